import { describe, expect, test } from 'vitest';
import { readContent, sayFault } from '../content/index.ts';
import { add, cut, type Edit, saidAfter, set } from '../content/testing/spoil.ts';

/** What is wrong, the changes that make it so, and what must be said of it, once. */
type Case = readonly [string, readonly Edit[], string];

const lodi = 'cards.list.A1N14';

const shapes: readonly Case[] = [
  ['a missing section', [cut('deal')], 'mine.json: the pack: has no "deal"; add "deal"'],
  ['another format', [set('format', 'v0')], '"format" is "v0"; write "bivouac-conquests-content-1"'],
  ['no object', [set('spaces.list.finance-1', 3)], 'europe/board.json: spaces[5]: is 3, not an object'],
  ['a value without origin', [cut('prices.from')], 'prices: does not say where "inf" comes from'],
  ['a section without reason', [cut('setUps.note')], 'europe/set-ups.json: setUps: has no "note"; add "note"'],
];

const board: readonly Case[] = [
  [
    'a border of one side',
    [set('map.lands.list.corse.lands', ['paris'])],
    '"corse": touches lands[0] "paris", which does',
  ],
  [
    'an unknown neighbour',
    [set('map.lands.list.malte.seas', ['tethys'])],
    '"malte": "seas" names "tethys"; write the id',
  ],
  [
    'two capitals of one power',
    [set('map.lands.list.saxe.capital', 'main')],
    'is a main capital of no power (CON 11.8)',
  ],
  [
    'a coast for Austria',
    [add('map.lands.list.hongrie.seas', 'adriatique')],
    'a home land of austria touches a sea (CON 17.2.4)',
  ],
  [
    'a fourth zone in the Channel',
    [add('map.regions.list.manche.seas', 'mer-celtique')],
    'has 3 places (CON 17.1); give it 2',
  ],
  [
    'Corsica in France',
    [add('map.regions.list.france.lands', 'corse')],
    'is not Napoleon’s home lands without Corsica (CON 13.2)',
  ],
  ['a counter too many', [set('setUps.list.austria.reserve.inf', 6)], 'uses 13 INF of 12 in the box (CON 3.1)'],
  [
    'troops at sea',
    [set('setUps.list.england.units.manche-est.inf', 1)],
    'has troops at sea (CON 4.1); place frigates only',
  ],
  ['troops abroad', [set('setUps.list.prussia.units.berlin.at', 'saxe')], 'begins in "saxe", which is not a home land'],
  ['a pool of 15', [set('deal.pool.finance', 1)], 'deal pool: has 15 cards (CON 4.1); let the backs add up to 16'],
  ['a missing space', [cut('spaces.list.society-3')], 'spaces: has no "society-3" (CON 3.4); add what it gives'],
  [
    'two cavalry at once',
    [set('spaces.list.military-1.military.most.cav', 2)],
    'two of a kind that comes one at a time (CON 8.6.2)',
  ],
  [
    'a bonus beyond the track',
    [set('tracks.morale.bonuses.list.napoleon-16.level', 40)],
    '"level" is 40; write a whole number from 1 to 16',
  ],
];

const cards: readonly Case[] = [
  [
    'a mistyped effect',
    [set(`${lodi}.society`, 'socity 1')],
    '"A1N14" society: "socity 1" has "socity" where money, morale',
  ],
  ['an effect that breaks off', [set(`${lodi}.society`, 'society')], '"society" breaks off after "society" (CON 3.6)'],
  ['a word too many', [set(`${lodi}.morale`, 'morale 1 now')], '"morale 1 now" does not understand "now" (CON 3.6)'],
  ['an unknown region', [set(`${lodi}.military`, 'force 2 land at gaul')], 'names no region: "gaul"'],
  [
    'two tabs',
    [cut(`${lodi}.society`)],
    '"A1N14": has 2 tabs (CON 3.6); give it an effect in three of the five domains',
  ],
  ['a back without its tab', [set(`${lodi}.back`, 'finance')], 'has no tab of its back, finance (CON 3.6)'],
  ['an effect under another domain', [set(`${lodi}.society`, 'morale 1')], 'has "morale" under society (CON 3.6)'],
  ['a card too dear', [set(`${lodi}.society`, 'society 2')], '"A1N14" society: is worth 6 FG; make it worth 2 to 4'],
  [
    'a tab for zone and combat',
    [set(`${lodi}.military`, 'moves 6 or combatMoves 4')],
    'can be played in a zone or in a combat (CON 8.6.4)',
  ],
  [
    'diplomacy without a point',
    [set('cards.list.A1C50.diplomacy', 'lookObjective')],
    'gives no diplomacy point (CON 17.2.3)',
  ],
  [
    'three diplomacy points',
    [set('cards.list.A1C08.diplomacy', 'diplomacy 3')],
    'gives 3 diplomacy points (CON 9.1); write 1 or 2',
  ],
  [
    'a Division of the Coalition',
    [set('cards.list.A1C05.military', 'division 8')],
    'is a Division of the Coalition (CON 17.2.4)',
  ],
  [
    'guard horse in age 1',
    [set('cards.list.A1N35.military', 'guard 1 cav')],
    'makes guard cavalry in the first age (CON 15)',
  ],
  [
    'cheap units on a yellow back',
    [set('cards.list.A1C11.military', 'enrol')],
    'enrols at the wrong price (CON 17.2.4)',
  ],
  [
    'harm without its symbol',
    [cut('cards.list.A1N57.symbol')],
    '"A1N57" morale: harms without the symbol of its victim (CON 17.2.2)',
  ],
  ['harm to one’s own', [set('cards.list.A1N57.morale', 'harm napoleon morale 1')], 'harms its own side (CON 17.2.2)'],
  ['a card too few', [cut(lodi)], 'cards: there are 236 (CON 3.6); the box has 237: add or remove some'],
  [
    'no look at an objective',
    [set('cards.list.A1C50.diplomacy', 'diplomacy 1')],
    '0 cards look at a secret objective (CON 17.2.3)',
  ],
];

const goals: readonly Case[] = [
  ['an objective of Napoleon', [set('objectives.list.O01.nation', 'napoleon')], '"O01": is for Napoleon (CON 13.1)'],
  ['half a short objective', [cut('objectives.list.O01.main.short')], '"O01": is half in the short game (CON 13.1)'],
  [
    'an unknown condition',
    [set('objectives.list.O02.secondary.campaign.kind', 'luck')],
    '"kind" is "luck" (CON 13.1); write all, any, control',
  ],
  [
    'a place said twice',
    [set('objectives.list.O13.main.short.own', 'home')],
    'does not say where, once; give it one of',
  ],
  [
    'powers that nobody counts',
    [set('victory.list.campaign-france.winner', 'those')],
    'speaks of powers that nothing counts (CON 13.2.2)',
  ],
];

describe.each([
  ['shape and origin', shapes],
  ['map, set-up and board', board],
  ['cards', cards],
  ['objectives and victory', goals],
] as const)('a fault of %s', (_, cases) => {
  test.each(cases)('%s', (_name, edits, said) => {
    const found = saidAfter(...edits);
    expect(found.filter((line) => line.includes(said))).toHaveLength(1);
  });
});

test('what is no pack at all is said so', () => {
  const result = readContent([], 'mine.json');
  expect(Array.isArray(result) && result.map(sayFault)).toEqual([
    expect.stringContaining('mine.json: the pack: is [], not an object; give it the keys format, id'),
  ]);
});
