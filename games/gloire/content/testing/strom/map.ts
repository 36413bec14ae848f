import type { Crossing, Edge, GloireMap, Link, LinkKind, Terrain, Town } from '../../types.ts';

/**
 * A made-up country of twelve towns for tests. A great river, the Strom, runs from north to south: Dorn, Eich and Lohn
 * lie on its western bank, Furt and Glau on the eastern one. Kahl lies beyond a border.
 */
const TOWNS: readonly (readonly [id: string, terrain: Terrain, walls: boolean])[] = [
  ['aue', 'plain', false],
  ['brand', 'plain', false],
  ['calau', 'plain', false],
  ['dorn', 'hills', false],
  ['eich', 'plain', true],
  ['furt', 'plain', false],
  ['glau', 'plain', false],
  ['hain', 'woods', false],
  ['ilm', 'plain', false],
  ['jahn', 'plain', false],
  ['kahl', 'plain', false],
  ['lohn', 'mountains', false],
];

const LINKS: readonly (readonly [a: string, b: string, kind: LinkKind, crossing: Crossing])[] = [
  ['aue', 'brand', 'road', 'none'],
  ['aue', 'calau', 'road', 'none'],
  ['brand', 'calau', 'track', 'none'],
  ['brand', 'dorn', 'road', 'none'],
  ['calau', 'eich', 'road', 'ford'],
  ['dorn', 'eich', 'track', 'none'],
  ['dorn', 'furt', 'road', 'boats'],
  ['eich', 'glau', 'road', 'bridge'],
  ['furt', 'glau', 'road', 'none'],
  ['furt', 'hain', 'road', 'none'],
  ['glau', 'ilm', 'road', 'ford'],
  ['hain', 'ilm', 'track', 'none'],
  ['hain', 'jahn', 'road', 'none'],
  ['ilm', 'jahn', 'road', 'none'],
  ['calau', 'lohn', 'pass', 'none'],
  ['lohn', 'kahl', 'road', 'none'],
  ['kahl', 'ilm', 'road', 'none'],
  ['lohn', 'glau', 'track', 'bridge'],
];

/** Edges of the map, by the town they lead to. */
const EDGES: readonly string[] = ['aue', 'jahn'];

const ids = TOWNS.map(([id]) => id);
const indexOf = (id: string) => ids.indexOf(id);

const links: Link[] = LINKS.map(([a, b, kind, crossing]) => ({
  id: `${a}-${b}`,
  a: indexOf(a),
  b: indexOf(b),
  kind,
  crossing,
  river: crossing === 'none' ? -1 : 0,
  frontier: a === 'kahl' || b === 'kahl',
  km: 20,
}));

const edges: Edge[] = EDGES.map((town, i) => ({
  id: `to-${town}`,
  town: indexOf(town),
  side: i === 0 ? 'west' : 'east',
  name: { en: town, fr: town },
  kind: 'road',
  x: 0,
  y: 0,
}));

const named = (id: string) => `${id.charAt(0).toUpperCase()}${id.slice(1)}`;

const towns: Town[] = TOWNS.map(([id, terrain, walls], town) => {
  const joined = links.flatMap((link, i) => (link.a === town || link.b === town ? [i] : []));
  return {
    id,
    name: { en: named(id), fr: named(id) },
    printed: named(id),
    square: 'A1',
    x: 10 * (town % 4),
    y: 10 * Math.floor(town / 4),
    lat: 51,
    lon: 13,
    country: 'saxony',
    terrain,
    defensive: terrain !== 'plain',
    fortress: walls ? { named: 1, detachments: 1, siegeDie: 0 } : null,
    links: joined,
    neighbours: joined.map((i) => (links[i]?.a === town ? (links[i]?.b ?? 0) : (links[i]?.a ?? 0))),
    edges: edges.flatMap((edge, i) => (edge.town === town ? [i] : [])),
  };
});

export const stromMap: GloireMap = {
  width: 40,
  height: 30,
  scale: 1,
  grid: { columns: ['A'], rows: ['1'], x: [0, 40], y: [0, 30] },
  towns,
  links,
  edges,
  rivers: [{ id: 'strom', name: { en: 'Strom', fr: 'Strom' }, line: [], great: true, width: 4 }],
  borders: [],
  ranges: [],
  regions: [],
};
