import { around, CORPS, foeOf, HOST, type Side, SMALL, type SuiteFile } from './kinds.ts';

/** All troops of the enemy are known elsewhere: a flag in a town that scores can only be a decoy, and goes when it is met. */
const bluffs: readonly (readonly [side: Side, from: string, place: string])[] = [
  ['french', 'kamenz', 'bautzen'],
  ['french', 'reichenbach-lusatia', 'goerlitz'],
  ['french', 'dobrilugk', 'luckau'],
  ['coalition', 'loebau', 'bautzen'],
  ['coalition', 'lauban', 'goerlitz'],
  ['coalition', 'neumarkt', 'liegnitz'],
];

export const unmasking: readonly SuiteFile[] = bluffs.map(([side, from, place]) => ({
  id: `unmask ${place} (${side})`,
  theme: 'decoys',
  why: `Everybody else of the enemy has been seen elsewhere: the flag in ${place} is a decoy, and the town is to be had.`,
  seat: side,
  position: around(
    side,
    { [from]: `${CORPS[side]}:6` },
    { [place]: 'foot' },
    {
      first: false,
      left: 0,
      phase: 'movement',
      options: {},
      control: { [place]: foeOf(side) },
      seen: side === 'french' ? 'wittgenstein ru-guard' : 'napoleon fr-old-guard',
    },
  ),
  moves: [`${side} force ${from}`, `${side} pick ${CORPS[side]}`, `${side} normal`],
  good: [[`step ${place}`]],
  bad: [],
}));

/** A small garrison of a fortress with a host before it: inside it holds out, outside it is lost (GLO 8.8). */
const garrisons: readonly (readonly [side: Side, town: string])[] = [
  ['french', 'torgau'],
  ['french', 'wittenberg'],
  ['french', 'glogau'],
  ['french', 'dresden'],
  ['coalition', 'leipzig'],
  ['coalition', 'spandau'],
];

export const sheltering: readonly SuiteFile[] = garrisons.map(([side, town]) => ({
  id: `inside ${town} (${side})`,
  theme: 'walls',
  why: 'Two points against a host: before the walls they are lost, and the town with them; behind them it takes a siege.',
  seat: side,
  position: around(
    side,
    { [town]: `${SMALL[side]}:2` },
    { [town]: HOST[foeOf(side)] },
    { first: false, left: 0, phase: 'combat', active: foeOf(side), control: { [town]: side } },
  ),
  moves: [],
  good: [['inside']],
  bad: [],
}));
