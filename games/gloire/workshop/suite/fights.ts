import { around, CORPS, foeOf, GENERAL, HOST, MARCHERS, type Side, SMALL, type SuiteFile } from './kinds.ts';

/** A few points beside a host, in the open, with nothing to be won: an attack only throws them away. */
const rash: readonly (readonly [side: Side, from: string, enemy: string])[] = [
  ['french', 'loebau', 'reichenbach-lusatia'],
  ['french', 'golssen', 'baruth'],
  ['french', 'haynau', 'goldberg'],
  ['french', 'weissig', 'schmiedefeld'],
  ['coalition', 'koenigsbrueck', 'hoyerswerda'],
  ['coalition', 'elsterwerda', 'grossenhain'],
  ['coalition', 'potsdam', 'spandau'],
  ['coalition', 'lauban', 'loewenberg'],
];

export const refraining: readonly SuiteFile[] = rash.map(([side, from, enemy]) => ({
  id: `leave ${enemy} alone (${side})`,
  theme: 'odds',
  why: `Three points against more than twenty with a general, for a town that is worth nothing: they would be run over.`,
  seat: side,
  position: around(
    side,
    { [from]: `${SMALL[side]}:3` },
    { [enemy]: HOST[foeOf(side)] },
    { first: false, left: 1, phase: 'movement' },
  ),
  moves: [],
  good: [],
  bad: [
    [`force ${from}`, `pick ${SMALL[side]}`, 'normal', `step ${enemy}`],
    [`force ${from}`, `pick ${SMALL[side]}`, 'forced', `step ${enemy}`],
  ],
}));

/** Eight points without a general are attacked by a host: the shorter the battle, the better. */
const outnumbered: readonly (readonly [side: Side, town: string])[] = [
  ['french', 'loebau'],
  ['french', 'haynau'],
  ['french', 'grossenhain'],
  ['coalition', 'kamenz'],
  ['coalition', 'hoyerswerda'],
  ['coalition', 'baruth'],
];

export const skirmishing: readonly SuiteFile[] = outnumbered.map(([side, town]) => ({
  id: `skirmish at ${town} (${side})`,
  theme: 'tactics',
  why: 'Eight points without a general against a host with one: a skirmish ends before he scores.',
  seat: side,
  position: around(
    side,
    { [town]: `${CORPS[side]}:8` },
    { [town]: MARCHERS[foeOf(side)] },
    { first: false, left: 1, phase: 'combat', active: foeOf(side) },
  ),
  moves: [],
  good: [['tactic careful']],
  bad: [],
}));

/** A general with next to nothing beside a host: he keeps out of its reach, and never goes in. */
const exposed: readonly (readonly [side: Side, from: string, enemy: string])[] = [
  ['french', 'koenigsbrueck', 'hoyerswerda'],
  ['french', 'weissig', 'schmiedefeld'],
  ['coalition', 'loebau', 'reichenbach-lusatia'],
  ['coalition', 'golssen', 'baruth'],
];

export const sparing: readonly SuiteFile[] = exposed.map(([side, from, enemy]) => ({
  id: `spare ${GENERAL[side]} at ${enemy}`,
  theme: 'leaders',
  why: 'A general with two points beside a host: beaten there he may be taken, and that scores.',
  seat: side,
  position: around(
    side,
    { [from]: `${SMALL[side]}:2 ${GENERAL[side]}` },
    { [enemy]: HOST[foeOf(side)].replace(` ${GENERAL[side]}`, '') },
    { first: false, left: 1, phase: 'movement' },
  ),
  moves: [`${side} force ${from}`, `${side} pick ${GENERAL[side]}`, `${side} pick ${SMALL[side]}`, `${side} normal`],
  good: [],
  bad: [[`step ${enemy}`]],
}));
