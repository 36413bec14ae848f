import { around, CORPS, foeOf, type Side, SMALL, type SuiteFile } from './kinds.ts';

/** The last march of the game: an empty town that scores lies one march away, and whoever does not go there has wasted it. */
const prizes: readonly (readonly [side: Side, from: string, place: string])[] = [
  ['french', 'kamenz', 'bautzen'],
  ['french', 'reichenbach-lusatia', 'goerlitz'],
  ['french', 'haynau', 'liegnitz'],
  ['french', 'lissa-silesia', 'breslau'],
  ['french', 'potsdam', 'berlin'],
  ['french', 'dobrilugk', 'luckau'],
  ['coalition', 'schmiedefeld', 'bautzen'],
  ['coalition', 'lauban', 'goerlitz'],
  ['coalition', 'neumarkt', 'liegnitz'],
  ['coalition', 'grimma', 'leipzig'],
  ['coalition', 'weissig', 'dresden'],
  ['coalition', 'golssen', 'luckau'],
];

export const taking: readonly SuiteFile[] = prizes.map(([side, from, place]) => ({
  id: `take ${place} (${side})`,
  theme: 'take',
  why: `The last march of the game, and nobody stands in ${place}, which scores: it is there for the taking.`,
  seat: side,
  position: around(side, { [from]: `${CORPS[side]}:6` }, {}, control(side, place)),
  moves: [`${side} force ${from}`, `${side} pick ${CORPS[side]}`, `${side} normal`],
  good: [[`step ${place}`]],
  bad: [],
}));

function control(side: Side, place: string) {
  return { first: false, left: 0, phase: 'movement', control: { [place]: foeOf(side) } } as const;
}

/** The enemy has the last march, and stands beside a town that scores: its only garrison must not walk off. */
const posts: readonly (readonly [side: Side, place: string, enemy: string, others: string])[] = [
  ['french', 'bautzen', 'loebau', 'hoyerswerda kamenz reichenbach-lusatia schmiedefeld'],
  ['french', 'goerlitz', 'lauban', 'ostritz reichenbach-lusatia waldau'],
  ['french', 'luckau', 'golssen', 'calau dobrilugk luebben'],
  ['french', 'liegnitz', 'neumarkt', 'goldberg haynau lueben'],
  ['coalition', 'bautzen', 'kamenz', 'hoyerswerda loebau reichenbach-lusatia schmiedefeld'],
  ['coalition', 'goerlitz', 'reichenbach-lusatia', 'ostritz lauban waldau'],
  ['coalition', 'berlin', 'potsdam', 'altlandsberg koepenick selchow spandau'],
  ['coalition', 'breslau', 'lissa-silesia', 'gnichwitz jordansmuehl trebnitz'],
];

export const holding: readonly SuiteFile[] = posts.map(([side, place, enemy, others]) => ({
  id: `hold ${place} (${side})`,
  theme: 'hold',
  why: `The enemy has the last march, and stands beside ${place}: whoever walks off gives its points away.`,
  seat: side,
  position: around(
    side,
    { [place]: `${CORPS[side]}:8` },
    { [enemy]: `${SMALL[foeOf(side)]}:3` },
    { first: true, left: 0, phase: 'movement', control: { [place]: side } },
  ),
  moves: [],
  good: [],
  bad: others
    .split(' ')
    .flatMap((town) =>
      ['normal', 'forced'].map((how) => [`force ${place}`, `pick ${CORPS[side]}`, how, `step ${town}`]),
    ),
}));
