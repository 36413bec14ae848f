import { describe, expect, test } from 'vitest';
import { readContent, sayFault } from '../content/index.ts';
import { add, cut, type Edit, saidAfter, set, spoilt } from '../content/testing/spoil.ts';

/** What is wrong, the changes that make it so, and what must be said of it, once. */
type Case = readonly [string, readonly Edit[], string];

const mill = 'scenarios.list.mill';
const bluecher = 'scenarios.list.bluecher';
const battle = 'scenarios.list.hassenhausen';

const shapes: readonly Case[] = [
  ['a missing section', [cut('leaders')], 'mine.json: the pack: has no "leaders"; add "leaders"'],
  ['another format', [set('format', 'v0')], 'the pack: "format" is "v0"; write "bivouac-empereur-content-1"'],
  ['three sides', [add('sides', { id: 'saxon', name: 'Saxe' })], 'the pack: "sides" has 3 of them; write two'],
  ['an unknown key', [set('units.list.25e.moral', 9)], 'units[0] "25e": has an unknown key "moral"; remove it or'],
  ['a missing key', [cut('units.list.25e.label')], 'units-*.json: units[0] "25e": has no "label"; add "label"'],
  ['no object', [set('corps.list.gudin', 3)], 'corps.json: corps[0]: is 3, not an object; give it the keys id, side'],
  ['no list', [set('units.list', 3)], 'units-*.json: units: "list" is 3, not a list; write it in [ ]'],
  ['half a translation', [cut('units.list.art3.name.fr')], 'units[4] "art3" name: has no "fr"; add "fr"'],
  ['one id for two', [set('units.list.85e.id', '25e')], 'units[1] "25e": has the same id as units[0]; give it its own'],
  ['a unit without a source line', [cut('units.list.25e.source')], 'units[0] "25e": has no "source"; say where it'],
  ['a value without origin', [cut('tables.from')], 'tables: does not say where "fire" comes from; add "from": {'],
  [
    'an unknown source',
    [set('map.from.levels', 'derived:atlas')],
    'map: the origin of "levels" names no source: "atlas"; add it to "sources"',
  ],
];

const advanced: readonly Case[] = [
  [
    'one number for the watch',
    [set(`${mill}.time`, [180])],
    '"mill": "time" is [180]; write two whole numbers of 1 to 3600',
  ],
  [
    'orders below none',
    [set(`${mill}.orders`, [2, -1])],
    '"mill": "orders" is [2,-1]; write two whole numbers of 0 to 99',
  ],
];

const tables: readonly Case[] = [
  [
    'a trait that there is not',
    [set('tables.terrains.farm.traits', ['muddy'])],
    'tables.json: terrains[1]: "traits" has "muddy"; write some of adapted, blocks, walls, refuge, hampers',
  ],
  ['two costs', [set('tables.terrains.farm.cost', [1, 2])], 'terrains[1]: "cost" is [1,2]; write a list of 3 whole'],
  ['seven dice', [cut('tables.fire.rows.7')], 'tables fire: "rows" has 7 rows; write eight, for dice from 0 to 7'],
  [
    'a short row of fire',
    [set('tables.fire.rows.2', '- - 1')],
    'tables fire: the row of die 2 is "- - 1"; write 12 cells: -, * or steps',
  ],
  [
    'columns that fall',
    [set('tables.fire.from', [1, 2, 3, 4, 6, 5, 7, 9, 11, 13, 16, 19])],
    'let the columns begin at 1 and rise',
  ],
  [
    'a result of shock that there is not',
    [set('tables.shock.1:1', 'D/0 D/0* 1*/0* 1*/1 1/1* 0*/X')],
    'tables shock "1:1": "X" is no result; write one of 0, 1, 0*, 1*, D, D+1, E',
  ],
  [
    'five results of shock',
    [set('tables.shock.1:1', 'D/0 D/0* 1*/0* 1*/1 1/1*')],
    'tables shock "1:1": has 5 results; write six pairs like "1*/D"',
  ],
  [
    'odds that fall',
    [set('tables.shock.1:2b', 'D/0 D/0* 1*/0* 1*/1 1/1* 0*/D')],
    'tables shock "1:2b": is no ratio (EMP VIII.8); write odds like "3:2"',
  ],
  ['a full hex', [set('tables.limits.foot', 0)], '"foot" is 0 (EMP V.1); write a whole number from 1 to 20'],
];

const ground: readonly Case[] = [
  [
    'a short row of letters',
    [set('map.terrain.3', '...')],
    'map.json: map: "terrain" has a row 4 of 3 signs; write 29',
  ],
  ['a row of heights less', [cut('map.levels.28')], 'map: "levels" has 28 rows; write 29 rows of 40, as in "terrain"'],
  [
    'an unknown letter',
    [set('map.terrain.28', '...................................z....')],
    'map: "terrain" has "z" in row 29; write . a d m c v f b',
  ],
  [
    'a height that is none',
    [set('map.levels.28', '1111111110000000011111110000001111223x33')],
    'map: "levels" has "x" in row 29; write 0 1 2',
  ],
  ['a road that jumps', [add('map.sides.road', '0101-0301')], 'map sides "road": "0101-0301" joins hexes that are no'],
  [
    'a stream off the map',
    [add('map.sides.stream', '4101-4001')],
    '"stream" is "4101"; write a hex like "0101", up to',
  ],
  [
    'a bridge on dry land',
    [add('map.sides.bridge', '2211-2212')],
    'map sides "bridge": a bridge at 2212 crosses no water (EMP III.5); draw the water or remove it',
  ],
  ['a place nowhere', [set('map.places.Poppel.hex', 'Poppel')], 'map places[2]: "hex" is "Poppel"; write a hex like'],
];

const forces: readonly Case[] = [
  [
    'an unknown side',
    [set('corps.list.gudin.side', 'saxon')],
    'corps[0] "gudin": "side" is "saxon"; write the id of a',
  ],
  [
    'an unknown corps',
    [set('units.list.25e.corps', 'ney')],
    'units[0] "25e": "corps" is "ney"; write the id of a corps',
  ],
  [
    'a corps of the enemy',
    [set('units.list.25e.corps', 'arnim')],
    'units[0] "25e": belongs to a corps of the enemy, "arnim" (EMP XIV.1); name a corps of its own side',
  ],
  [
    'an arm that there is not',
    [set('units.list.25e.arm', 'navy')],
    '"arm" is "navy"; write infantry, cavalry or artill',
  ],
  ['too many steps', [set('units.list.25e.steps', 12)], '"steps" is 12 (EMP III.1); write a whole number from 1 to 9'],
  ['cavalry that fires', [set('units.list.ch1.fire', 2)], 'is cavalry that fires (EMP III.1); write 0 as its fire and'],
  ['cavalry in line', [set('units.list.ch1.moves', [5, 10])], 'is cavalry that moves in line (EMP IV.7); write 0 for'],
  [
    'guns that reach three hexes',
    [set('units.list.art3.range', 3)],
    'artillery with a range of 3 (EMP III.1); write 5',
  ],
  [
    'guns without defence',
    [set('units.list.art3.shock', 0)],
    'is artillery that cannot defend itself (EMP IV.12); write',
  ],
  [
    'a battery that walks',
    [set('units.list.art3.moves', [2, 5])],
    'is a battery that moves (EMP IV.12); write 0 for the',
  ],
  [
    'infantry with rifles',
    [set('units.list.25e.range', 4)],
    'is infantry with a range of 4 (EMP III.1); write 1, light',
  ],
  [
    'infantry without muskets',
    [set('units.list.25e.fire', 0)],
    'units[0] "25e": has no fire (EMP III.1); write 1 or more',
  ],
  [
    'a leader of the enemy',
    [set('leaders.list.gudin.corps', ['schmettau'])],
    'leaders[1] "gudin": commands "schmettau" of the enemy (EMP XIV.1); name his own',
  ],
  [
    'a leader of nobody',
    [set('leaders.list.gudin.corps', [])],
    'leaders[1] "gudin": commands nobody (EMP XIV.1); name',
  ],
  ['an unknown rank', [set('leaders.list.gudin.rank', 'king')], '"rank" is "king"; write army, wing or corps'],
];

const setUp: readonly Case[] = [
  [
    'an unknown unit',
    [set(`${mill}.units.30e.unit`, '31e')],
    '"mill" units[0]: "unit" is "31e"; write the id of a unit',
  ],
  ['no stretch', [set(`${mill}.columns`, ['19', '06'])], '"columns" is no stretch of the map; write two of 01 to 40'],
  ['no time of day', [set(`${mill}.clock`, 'noon')], '"mill": "clock" is "noon"; write a time like "12:30"'],
  [
    'a unit outside the battle',
    [set(`${mill}.units.30e.hex`, '2313')],
    '"mill" units[0]: 2313 lies outside the battle (EMP III.5); choose one from column 6 to 19, or play on more',
  ],
  [
    'a unit twice',
    [add(`${mill}.units`, { unit: '30e', hex: '1722', form: 'column', facing: 6 })],
    'names "30e" again',
  ],
  [
    'a unit that comes though it is there',
    [set(`${bluecher}.arrivals.1.units`, ['111e', '25e'])],
    '"bluecher" arrivals[1]: names "25e" again; name everybody once',
  ],
  [
    'a line that looks at a side',
    [set(`${mill}.units.ir25.facing`, 2)],
    '"mill" units[3]: faces 2 in line (EMP IV.1); lines, batteries and squares face odd numbers',
  ],
  [
    'a line in a village',
    [set(`${battle}.units.85e.form`, 'line'), set(`${battle}.units.85e.facing`, 7)],
    '"hassenhausen" units[0]: is in line in village (EMP IV.0); write "adapted"',
  ],
  [
    'a battery in a village',
    [set(`${battle}.units.art3.hex`, '2313')],
    'is in line in village (EMP IV.0); write "column"',
  ],
  [
    'too many in a hex',
    [set(`${mill}.units.17e.hex`, '1624')],
    '"mill" units: on 1624 hold more steps than a hex has room for (EMP V.1); put one elsewhere',
  ],
  ['horse with foot', [set(`${battle}.units.ch1.hex`, '2413')], 'on 2413 are horse with foot or guns (EMP V.2); put'],
  [
    'a pile that looks two ways',
    [set(`${mill}.units.art1.hex`, '1624'), set(`${mill}.units.art1.facing`, 0)],
    'on 1624 face different ways (EMP V.7)',
  ],
  [
    'both sides in a hex',
    [set(`${bluecher}.units.kr8.hex`, '2411')],
    '"bluecher" units: of both sides stand on 2411 (EMP V.1); put one elsewhere',
  ],
  [
    'a leader among enemies',
    [set(`${mill}.leaders.morand.hex`, '1026')],
    '"mill" leaders[0]: stands among enemies; put',
  ],
];

const course: readonly Case[] = [
  [
    'a line of communication in the middle',
    [set(`${mill}.lines.french`, ['1820'])],
    '"mill" lines "french": 1820 is not at the edge (EMP XV); name a hex at the edge of the battle',
  ],
  [
    'no line of communication',
    [set(`${mill}.lines.french`, [])],
    '"mill" lines "french": is empty (EMP XV); name a hex',
  ],
  ['who comes after the end', [set(`${bluecher}.arrivals.0.turn`, 6)], 'comes in turn 6 of 5 (EMP XIII); let it come'],
  ['who comes by no hex', [set(`${bluecher}.arrivals.0.hexes`, [])], 'arrivals[0]: comes by no hex (EMP XIII); name a'],
  ['who comes from the air', [set(`${bluecher}.arrivals.0.hexes`, ['2008'])], 'arrivals[0]: 2008 is not at the edge'],
  ['who comes for the enemy', [set(`${bluecher}.arrivals.0.side`, 'french')], '"hs4" is of the enemy; let it come for'],
  [
    'a body of the enemy',
    [set(`${mill}.bodies.0.corps`, ['oranien'])],
    '"mill" bodies[0]: counts "oranien" of the enemy (EMP XII); name its own',
  ],
  [
    'despair first',
    [set(`${mill}.bodies.0.despair`, 5)],
    'bodies[0]: despairs at 5, demoralised at 6 (EMP XII.2); let',
  ],
  [
    'a threshold out of reach',
    [set(`${mill}.bodies.0.demoralised`, 14), set(`${mill}.bodies.0.despair`, 15)],
    'bodies[0]: is demoralised at 14 of 13 steps (EMP XII.1); write less',
  ],
  ['a place elsewhere', [set(`${mill}.victory.places.0.hexes`, ['2313'])], 'victory places[0]: 2313 lies outside the'],
  ['more hexes than there are', [set(`${mill}.victory.places.0.least`, 2)], 'places[0]: "least" is 2; write 1'],
  [
    'a hex held for nothing',
    [set(`${mill}.victory.held.0.hex`, '1023')],
    'held[0]: 1023 counts for nobody; name a hex',
  ],
  ['nothing to win by', [set(`${mill}.victory.margin`, 0)], '"mill" victory: "margin" is 0; write a whole number from'],
];

describe.each([
  ['shapes and sources', shapes],
  ['tables', tables],
  ['ground', ground],
  ['forces', forces],
  ['set-up', setUp],
  ['course', course],
  ['advanced game', advanced],
])('what is wrong with a pack: %s', (_, cases) => {
  test.each(cases)('%s', (_what, edits, wanted) => {
    const said = saidAfter(...edits);
    expect(said.filter((line) => line.includes(wanted))).toHaveLength(1);
  });
});

test('what is no pack at all says so', () => {
  const faults = readContent('a pack', 'mine.json');
  expect(Array.isArray(faults) ? faults.map(sayFault) : []).toEqual([
    'mine.json: the pack: is "a pack", not an object; give it the keys format, id, version, name, sources, sides, tables, map, corps, units, leaders, scenarios',
  ]);
});

test('a battle may give the seconds of the watch and the orders of each side', () => {
  const read = readContent(spoilt(set(`${mill}.time`, [120, 200]), set(`${mill}.orders`, [3, 1])), 'mine.json');
  const found = 'scenarios' in read ? read.scenarios.find(({ id }) => id === 'mill') : undefined;
  expect([found?.time, found?.orders]).toEqual([
    [120, 200],
    [3, 1],
  ]);
});
