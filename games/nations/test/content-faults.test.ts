import type { Json } from '@bivouac/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readContent } from '../content/index.ts';
import { add, cut, type Edit, faultsAfter, saidAfter, set, spoilt } from '../content/testing/spoil.ts';

/** What is wrong, the changes that make it so, and what must be said of it, once. */
type Case = readonly [string, readonly Edit[], string];

const taucha = 'fields.list.taucha';

const shapes: readonly Case[] = [
  ['a missing section', [cut('counts')], 'the pack: has no "counts"; add "counts"'],
  ['another format', [set('format', 'v0')], 'the pack: "format" is "v0"; write "bivouac-nations-content-1"'],
  [
    'an unknown key',
    [set(`${taucha}.terrrain`, 'hill')],
    'fields[12] "Taucha": has an unknown key "terrrain"; remove it or correct it to one of id, name, terrain,',
  ],
  ['a missing key', [cut('armies.list.ney.strength')], 'armies[1] "Ney": has no "strength"; add "strength"'],
  ['no object', [set('armies.list.ney', 'Ney')], 'armies[1]: is "Ney", not an object; give it the keys id, side,'],
  ['no list', [set('deck.list', {})], 'deck: "list" is {}, not a list; write it in [ ]'],
  ['no text', [set('version', 1)], 'the pack: "version" is 1, not a text; write it in " "'],
  ['an empty text', [set(`${taucha}.name`, ' ')], '"name" is " ", not a text'],
  ['half a translation', [cut('armies.list.ney.note.fr')], 'armies[1] "Ney" note: has no "fr"; add "fr"'],
];

const board: readonly Case[] = [
  [
    'an unknown terrain',
    [set(`${taucha}.terrain`, 'swamp')],
    '"terrain" is "swamp"; write river, hill, forest or plain',
  ],
  ['an unknown district', [set(`${taucha}.district`, 'far')], '"district" is "far"; write north, south, west, east or'],
  [
    'too few fields',
    [
      ...['schoenefeld', 'paunsdorf', 'moelkau', 'reudnitz', 'stoetteritz'].map((id) =>
        cut(`fields.list.${id}.neighbours.sellerhausen`),
      ),
      cut('fields.list.sellerhausen'),
    ],
    'fields: lists 46 fields (NAT 1#1); list 47',
  ],
  [
    'a name twice',
    [set(`${taucha}.name`, 'Plösen')],
    'fields[12] "Plösen": has the same name as fields[11] (NAT 1#3); give every field its own',
  ],
  ['an id twice', [set('fields.list.leipzig.id', 'taucha')], 'fields[41] "Leipzig": has the same id as fields[12]'],
  [
    'a neighbour that is none',
    [add(`${taucha}.neighbours`, 'wurzen')],
    'fields[12] "Taucha": names a neighbour "wurzen"; write the id of a field',
  ],
  ['a neighbour twice', [add(`${taucha}.neighbours`, 'ploesen')], 'names "ploesen" twice; name it once'],
  ['a field beside itself', [add(`${taucha}.neighbours`, 'taucha')], 'is its own neighbour; remove "taucha"'],
  [
    'neighbours one way only',
    [cut(`${taucha}.neighbours.ploesen`)],
    'fields[11] "Plösen": has the neighbour "taucha", which does not have it (NAT 1#4); add "ploesen" to',
  ],
  [
    'neighbours without a border',
    [add(`${taucha}.neighbours`, 'radefeld'), add('fields.list.radefeld.neighbours', 'taucha')],
    'fields[0] "Radefeld": has the neighbour "taucha" without a common border (NAT 1#4); draw a common border',
  ],
  [
    'a border between no neighbours',
    [cut(`${taucha}.neighbours.ploesen`), cut('fields.list.ploesen.neighbours.taucha')],
    'fields[11] "Plösen": borders on "taucha", which is not its neighbour (NAT 1#4); make them neighbours',
  ],
  [
    'a field cut off',
    [
      set('fields.list.stoermthal.neighbours', []),
      ...['liebertwolkwitz', 'gueldengossa', 'grosspoesna'].map((id) => cut(`fields.list.${id}.neighbours.stoermthal`)),
    ],
    'fields[29] "Störmthal": cannot be reached from the first field; give it neighbours',
  ],
  ['a village outside', [set(`${taucha}.at`, [5, 5])], 'fields[12] "Taucha": has its "at" outside its "area"'],
  ['an outline missing', [cut(`${taucha}.area`)], 'fields[12] "Taucha": has no "area" while others have'],
  [
    'an outline that crosses itself',
    [set(`${taucha}.area`, '850,10 950,300 850,300 990,10 990,250')],
    'fields[12] "Taucha": has an "area" that crosses itself; mend its order',
  ],
  ['wild degrees', [set(`${taucha}.geo.lat`, 151)], 'fields[12] "Taucha" geo: "lat" is 151; write degrees'],
  ['a flag', [set(`${taucha}.illustrated`, 'yes')], '"illustrated" is "yes"; write true or false'],
];

const drawn: readonly Case[] = [
  [
    'a place off the board',
    [set('map.heights.0.at', [1001, 5])],
    '"at" is [1001,5]; write [x, y] on the board of 1000',
  ],
  [
    'a bad line',
    [set('map.rivers.elster.line', '1,2 3;4')],
    'map rivers[0] "White Elster": "line" is "1,2 3;4"; write at least 2 places "x,y x,y ..."',
  ],
  ['a bad size', [set('map.size', [1000])], 'map: "size" is [1000]; write [width, height] of the board'],
  ['twins on the map', [set('map.woods.1.id', 'tannenwald')], 'has the id "tannenwald" of another'],
];

const origins: readonly Case[] = [
  [
    'no origin',
    [cut('armies.from.strength')],
    'armies[0] "Napoleon": does not say where "strength" comes from; add "from": { "strength": "printed:<source>" }',
  ],
  ['an origin of nothing', [set('fields.from.height', 'printed:rulebook')], '"from" speaks of an unknown key "height"'],
  [
    'an origin without status',
    [set('fields.from.name', 'rulebook')],
    'fields: the origin of "name" is "rulebook"; write',
  ],
  ['a made-up status', [set('fields.from.name', 'guessed:rulebook')], 'the origin of "name" is "guessed:rulebook"'],
  ['an origin without source', [set('fields.from.name', 'printed:box')], 'the origin of "name" names no source: "box"'],
  ['an origin in no table', [set('map.from', 'printed:box')], 'map: "from" is "printed:box", not an object'],
  ['a source without licence', [cut('sources.stops.licence')], 'sources "stops": has no "licence"; add "licence"'],
  ['no table of sources', [set('sources', [])], 'sources: is [], not a table of sources'],
];

describe('a content pack is refused for', () => {
  test.each([...shapes, ...board, ...drawn, ...origins])('%s', (_what, edits, line) => {
    const said = saidAfter(...edits);
    expect(said.filter((one) => one.includes(line))).toHaveLength(1);
    for (const one of said) expect(one.startsWith('mine.json: ')).toBe(true);
  });

  test('everything that is wrong with it, at once', () => {
    const said = saidAfter(
      set('counts.chips', 7),
      set('armies.list.ney.start.0', 'nowhere'),
      set('missions.list.gohlis.french', 0),
      set(`${taucha}.terrain`, 'swamp'),
    );
    for (const entry of ['counts', 'armies[1] "Ney"', 'missions[0] "gohlis"', 'fields[12] "Taucha"']) {
      expect(said.some((one) => one.startsWith(`mine.json: ${entry}: `))).toBe(true);
    }
  });

  test('one thing once, though a whole section rests on it', () => {
    expect(faultsAfter(set('fields.from.name', 'printed:box'))).toHaveLength(1);
    expect(faultsAfter(cut('counts'))).toHaveLength(1);
    expect(readContent('a text', 'mine.json')).toHaveLength(1);
  });
});

describe('reading a content pack', () => {
  test('accepts the shipped one', () => {
    expect(saidAfter()).toEqual([]);
  });

  test('accepts one without outlines, whose fields it draws round', () => {
    const without: Edit = (pack) => {
      for (let i = 0; i < 47; i++) cut(`fields.list.${i}.area`)(pack);
    };
    const edge = set('fields.list.breitenfeld.edge', true);
    const origin = set('fields.list.breitenfeld.from.edge', 'derived:rulebook');
    const result = readContent(spoilt(without, edge, origin), 'mine.json');
    const breitenfeld = Array.isArray(result) ? undefined : result.fields[3];
    expect(breitenfeld?.edge).toBe(true);
    expect(breitenfeld?.polygon).toHaveLength(16);
  });

  test('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(Array.isArray(readContent(value, 'mine.json'))).toBe(true);
      }),
    );
  });

  test('never throws, whichever value is spoilt', () => {
    const paths: string[] = [];
    const walk = (value: Json, path: readonly string[]) => {
      if (path.length > 0) paths.push(path.join('.'));
      if (typeof value !== 'object' || value === null) return;
      for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key]);
    };
    walk(spoilt(), []);
    expect(paths.length).toBeGreaterThan(1000);
    const junk = fc.constantFrom<Json>(null, -1, 'x', [], {}, [null], true);
    fc.assert(
      fc.property(fc.constantFrom(...paths), junk, (path, value) => {
        const result = readContent(spoilt(set(path, value)), 'mine.json');
        expect(typeof result).toBe('object');
      }),
      { numRuns: 100 },
    );
  });
});
