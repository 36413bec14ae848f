import { describe, expect, test } from 'vitest';
import { readContent, sayFault } from '../content/index.ts';
import { add, cut, type Edit, faultsAfter, saidAfter, set } from '../content/testing/spoil.ts';

/** What is wrong, the changes that make it so, and what must be said of it, once. */
type Case = readonly [string, readonly Edit[], string];

const leipzig = 'map.towns.list.leipzig';
const luetzen = 'scenarios.list.luetzen';
const bautzen = 'scenarios.list.bautzen';

const shapes: readonly Case[] = [
  ['a missing section', [cut('calendar')], 'mine.json: the pack: has no "calendar"; add "calendar"'],
  ['another format', [set('format', 'v0')], 'the pack: "format" is "v0"; write "bivouac-gloire-content-1"'],
  ['an unknown key', [set(`${leipzig}.terain`, 'hills')], '"leipzig": has an unknown key "terain"'],
  ['a missing key', [cut('leaders.list.ney.label')], 'leaders[2] "ney": has no "label"; add "label"'],
  ['no object', [set('units.list.fr-iii', 'III')], 'units[2]: is "III", not an object; give it the keys id, label,'],
  ['no list', [set('cards.list', {})], 'cards: "list" is {}, not a list; write it in [ ]'],
  ['half a translation', [cut('armies.list.french.name.fr')], 'armies[0] "french" name: has no "fr"; add "fr"'],
  ['one id for two', [set('leaders.list.ney.id', 'soult')], 'leaders[4] "soult": has the same id as leaders[2]'],
];

const origins: readonly Case[] = [
  ['a town without a source line', [cut(`${leipzig}.source`)], '"leipzig": has no "source"; say where it'],
  ['a leader without one', [cut('leaders.list.ney.source')], 'leaders[2] "ney": has no "source"; say where it comes'],
  ['half a card without one', [cut('cards.list.0.halves.1.source')], 'cards[0] "1" halves[1]: has no "source"'],
  ['a value without origin', [cut(`${leipzig}.from.geo`)], 'does not say where "geo" comes from; add "from": { "geo":'],
  ['an unknown source', [set(`${leipzig}.from.geo`, 'derived:atlas')], 'the origin of "geo" names no source: "atlas"'],
  ['an unknown status', [set(`${leipzig}.from.geo`, 'sure:gk')], 'the origin of "geo" is "sure:gk"; write "printed:"'],
  [
    'a corps that stands somewhere for no reason',
    [cut(`${luetzen}.forces.fr-iii.from.town`)],
    'scenarios[0] "luetzen" forces[0] "fr-iii": does not say where "town" comes from',
  ],
];

const board: readonly Case[] = [
  [
    'an unknown terrain',
    [set(`${leipzig}.terrain`, 'swamp')],
    '"terrain" is "swamp"; write plain, hills, woods, marsh or',
  ],
  ['a square off the grid', [set(`${leipzig}.square`, 'J9')], '"square" is "J9"; write a square from A1 to H6'],
  ['a town off the sheet', [set(`${leipzig}.at`, [9000, 0])], '"at" is [9000,0]; write [x, y] on the board of'],
  [
    'a link to nowhere',
    [set('map.links.list.leipzig--luetzen.id', 'leipzig--luetzn')],
    '"leipzig--luetzn": does not join two towns (GLO 5.2); write the ids of two towns with "--" between',
  ],
  [
    'a link over a river by nothing',
    [cut('map.links.list.leipzig--wurzen.crossing'), cut('map.links.list.leipzig--wurzen.river')],
    '"leipzig--wurzen": crosses the mulde by nothing (GLO 5.3); write "ford" as its crossing',
  ],
  [
    'a ford through the Elbe',
    [set('map.links.list.annaburg--jessen.crossing', 'ford')],
    '"annaburg--jessen": crosses the elbe by "ford" (GLO 5.3); write "bridge" or "boats"',
  ],
  [
    'a bridge over a brook',
    [set('map.links.list.leipzig--wurzen.crossing', 'bridge')],
    '"leipzig--wurzen": crosses the mulde by "bridge" (GLO 5.3); write "ford"',
  ],
  [
    'an edge without a town',
    [set('map.edges.list.weimar-erfurt.town', 'erfurt')],
    '"town" is "erfurt"; write the id of a town',
  ],
];

const pieces: readonly Case[] = [
  [
    'cavalry without horses',
    [set('units.list.fr-cav-1.sheets.autumn.cavalry', 0)],
    'units[17] "fr-cav-1": is cavalry without a cavalry bonus (GLO 1.2.2); write one',
  ],
  [
    'a detachment with guns',
    [set('units.list.fr-d1.sheets.autumn.artillery', 1)],
    '"fr-d1": is a detachment with an artillery bonus (GLO 1.2.2); write 0',
  ],
  [
    'an artillery reserve of infantry',
    [set('units.list.fr-artillery.sheets.autumn.cohesion', 4)],
    '"fr-artillery": is an artillery reserve with more than an artillery bonus (GLO 1.2.1)',
  ],
  [
    'a French unit of Prussians',
    [set('units.list.fr-iii.nations', ['prussian'])],
    '"fr-iii": is of a nation of the other side; correct its nations or its side',
  ],
  [
    'five stars',
    [set('leaders.list.ney.sheets.spring.rank', 5)],
    '"rank" is 5 (GLO 1.1); write a whole number from 1 to 4',
  ],
  [
    'an army under a stranger',
    [set('armies.list.silesia.commander', 'bernadotte')],
    'armies[3] "silesia": is commanded by bernadotte, who is not of it (GLO 4.1)',
  ],
];

const aids: readonly Case[] = [
  [
    'a table that falls',
    [set('tables.combat.cells.22', '2 2 2 3 3 3 4 4 5 6 7 8 9* 13* 12*')],
    'tables combat: falls somewhere in',
  ],
  [
    'a cell that is no number',
    [set('tables.artillery.cells.0', '0 0 0 0 0 1 x')],
    'tables artillery: a cell is "x"; write',
  ],
  [
    'defensive ground that is none',
    [set('tables.combat.defensive.defenderColumns', 0)],
    'does not move the columns by one (GLO 6.5.1)',
  ],
  [
    'reconnaissance without 3 to 4 points',
    [set('tables.reconnaissance.columns', [1, 2, 5, 7])],
    'tables reconnaissance: has no column of 3 to 4 points (GLO 6.3)',
  ],
  [
    'weather of another world',
    [set('tables.weather.results', 'hail')],
    'a result is "hail" (GLO 3.1); write clear, rain,',
  ],
  [
    'a card of three halves',
    [cut('cards.list.0.halves.1')],
    'cards[0] "1": has 1 halves (GLO 1813.A.cards); write two',
  ],
  [
    'an unknown event',
    [set('cards.list.0.halves.0.effect', { kind: 'plague' })],
    '"kind" is "plague"; write worse-weather,',
  ],
  [
    'an armistice half that does not say so',
    [cut('cards.list.10.halves.0.armistice')],
    'cards[10] "11" halves[0]: does not agree with its effect about the armistice (GLO 1813.A.cards)',
  ],
];

const setups: readonly Case[] = [
  [
    'a town that is not there',
    [set(`${luetzen}.forces.fr-iii.town`, 'erfurt')],
    '"town" is "erfurt"; write the id of a town',
  ],
  [
    'more men than boxes',
    [set(`${luetzen}.forces.fr-iii.points`, 30)],
    '"fr-iii": has 30 points (GLO 1.2.3); write at most 18',
  ],
  [
    'a corps of the other season',
    [set(`${luetzen}.forces.fr-iii.unit`, 'fr-xiv')],
    '"fr-xiv": is not on the score sheet of the scenario (GLO 1.2.3)',
  ],
  [
    'a corps in two places',
    [add(`${luetzen}.arrivals.0.forces`, { unit: 'fr-iv', points: 1 })],
    'scenarios[0] "luetzen": uses the unit "fr-iv" twice; use it once',
  ],
  [
    'both sides in a town without a siege',
    [cut(`${luetzen}.sieges.glogau`)],
    'scenarios[0] "luetzen": puts both sides into glogau (GLO 8); move one, or begin a siege there',
  ],
  [
    'a siege of an open town',
    [set(`${luetzen}.sieges.glogau.town`, 'luetzen')],
    'besieges luetzen, which is not fortified (GLO 8.8)',
  ],
  [
    'works in a fortress',
    [set(`${bautzen}.entrenched.bautzen.town`, 'dresden')],
    'entrenches dresden, which has walls (GLO 6.2); name an open town',
  ],
  [
    'works without anybody in them',
    [set(`${bautzen}.entrenched.bautzen.side`, 'french')],
    'entrenches french in bautzen, where it has nobody (GLO 6.2); place troops',
  ],
  [
    'an army without its chief',
    [cut(`${luetzen}.leaders.wittgenstein`)],
    'leaves the army "russo-prussian" without wittgenstein (GLO 4.1)',
  ],
  [
    'a broken bridge where there is none',
    [add(`${luetzen}.brokenBridges`, 'leipzig--luetzen')],
    'breaks a bridge on "leipzig--luetzen", which has none (GLO 6.4)',
  ],
  [
    'a detachment that nobody pays for',
    [cut(`${luetzen}.forces.fr-d7.army`)],
    'forces[10] "fr-d7": belongs to nobody, or to two (GLO 1.2.2)',
  ],
  [
    'a detachment better than its corps',
    [set('units.list.co-de.sheets.spring.cohesion', 6)],
    '"co-de": has more cohesion than the unit it was taken from (GLO 6.1)',
  ],
  [
    'help too late',
    [set(`${luetzen}.arrivals.0.turn`, 9)],
    'arrivals[0]: comes in turn 9 (GLO 3.3); write a turn from 3 to 5',
  ],
  [
    'help from nowhere',
    [cut(`${luetzen}.arrivals.0.edge`)],
    'arrivals[0]: arrives nowhere (GLO 3.3); write one of "town",',
  ],
  ['a card that does not exist', [add(`${luetzen}.deck`, 17)], '"deck" names 17; write the number of a card'],
];

const all = { shapes, origins, board, pieces, aids, setups };

describe.each(Object.entries(all))('%s', (_, cases) => {
  test.each(cases)('%s is found, with file, entry and remedy', (_name, edits, said) => {
    const found = saidAfter(...edits);
    expect(found.filter((line) => line.includes(said))).toHaveLength(1);
  });
});

test('faults name the file of their section', () => {
  expect(faultsAfter(set(`${leipzig}.terrain`, 'x')).map(({ file }) => file)).toEqual(['germany-1813/map.json']);
  expect(faultsAfter(set('leaders.list.ney.label', 1)).map(({ file }) => file)).toEqual(['germany-1813/forces.json']);
  expect(faultsAfter(set(`${luetzen}.number`, 'one')).map(({ file }) => file)).toEqual(['germany-1813/scenarios.json']);
});

test('a pack that is no pack is refused in one line', () => {
  const result = readContent([], 'mine.json');
  expect(Array.isArray(result) ? result.map(sayFault) : []).toEqual([
    expect.stringContaining('mine.json: the pack: is [], not an object; give it the keys format, id,'),
  ]);
});

test('the shipped pack has no fault', () => {
  expect(saidAfter()).toEqual([]);
});

test('whatever is taken away, the reader says what is wrong and does not fall over', () => {
  const paths = [
    'map',
    'armies',
    'units',
    'leaders',
    'cards',
    'tables',
    'campaign',
    'scenarios',
    'sources',
    'calendar',
  ];
  const missed = paths.flatMap((path) =>
    [cut(path), set(path, null), set(path, 3), set(path, {}), set(path, [])].flatMap((edit) =>
      faultsAfter(edit).length === 0 ? [path] : [],
    ),
  );
  expect(missed).toEqual([]);
});
