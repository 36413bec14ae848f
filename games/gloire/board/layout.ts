import type { Language } from '@bivouac/kernel';
import { at, type Box, boundsOf, boxAround, contains, crossesBox, overlap, type Point } from '@bivouac/kit/geometry';
import type { GloireContent, Town } from '../content/types.ts';
import { type Way, waysOf } from './map/way-lines.ts';

/** The sheet around the map: neat line, letters and numbers of the grid, towns that roads lead to. */
export const MARGIN = 44;

/** A closed stack: it stands on its town, and no name lies under it. */
export const PILE = { width: 27, height: 20 } as const;

/** Whether a name stands beside its town, or above or below it: two stacks stand the other way. */
export type NameSide = 'beside' | 'over';

export interface TownLayout {
  readonly name: Point;
  readonly nameBox: Box;
  readonly side: NameSide;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** How much of a place a town is: what walls it has, and how many main roads meet there. */
export type Rank = 'fortress' | 'city' | 'market' | 'village';

export function rankOf(content: GloireContent, town: Town): Rank {
  if (town.fortress !== null) return 'fortress';
  const roads = town.links.filter((link) => content.map.links[link]?.kind === 'road').length;
  return roads >= 4 ? 'city' : roads >= 1 ? 'market' : 'village';
}

export const nameSizes: { readonly [rank in Rank]: number } = { fortress: 9.6, city: 9.4, market: 9, village: 8.8 };

/** How wide a letter is about, to the size of its type: capitals set wide apart, roman, italic. */
export const letterWidths: { readonly [rank in Rank]: number } = {
  fortress: 0.84,
  city: 0.56,
  market: 0.48,
  village: 0.43,
};

/** What is written on the map: towns of one name are told apart by where they lie. */
export const mapName = (town: Town, language: Language): string => town.name[language].replace(/ \(.*\)$/, '');

type Place = readonly [dx: number, dy: number, anchor: TownLayout['anchor'], side: NameSide, taste: number];

const [HALF, TALL] = [PILE.width / 2, PILE.height / 2];

/** Where a name may stand from its town, the most natural first. */
const PLACES: readonly Place[] = [0, 9, -9, 18, -18].flatMap(placesAside).sort((one, two) => one[4] - two[4]);

function placesAside(aside: number): readonly Place[] {
  const far = Math.abs(aside) / 3;
  return [
    [aside, TALL + 11, 'middle', 'over', far],
    [aside, -TALL - 7.5, 'middle', 'over', 3 + far],
    [aside, TALL + 18, 'middle', 'over', 14 + far],
    [aside, -TALL - 15, 'middle', 'over', 16 + far],
    [HALF + 6, 3 + aside * 0.7, 'start', 'beside', 3 + 2 * far],
    [-HALF - 6, 3 + aside * 0.7, 'end', 'beside', 5 + 2 * far],
    [HALF - 2 + aside * 0.3, TALL + 12, 'start', 'over', 8 + far],
    [-HALF + 2 + aside * 0.3, TALL + 12, 'end', 'over', 8 + far],
    [HALF - 2 + aside * 0.3, -TALL - 8, 'start', 'over', 10 + far],
    [-HALF + 2 + aside * 0.3, -TALL - 8, 'end', 'over', 10 + far],
  ];
}

interface Choice extends TownLayout {
  readonly fine: number;
}

/** A line that a name should not lie on. */
interface Hindrance {
  readonly line: readonly Point[];
  readonly bounds: Box;
  readonly fine: number;
}

interface Nearby {
  readonly rooms: readonly Box[];
  readonly ways: readonly Hindrance[];
  readonly others: readonly number[];
}

const NEAR = 84;
const ROUNDS = 4;
/** What it costs a name to lie where it should not. */
const FINES = { name: 900, room: 2.4, road: 7, track: 4, river: 5, outside: 5000 } as const;

const known = new WeakMap<GloireContent, Map<Language, readonly TownLayout[]>>();

/** Where the name of each town stands, found once for a pack and a language. */
export function layoutOf(content: GloireContent, language: Language): readonly TownLayout[] {
  const byLanguage = known.get(content) ?? new Map<Language, readonly TownLayout[]>();
  known.set(content, byLanguage);
  const layout = byLanguage.get(language) ?? layOut(content, language);
  byLanguage.set(language, layout);
  return layout;
}

export const roomOf = ({ x, y }: Point): Box => boxAround(x, y, PILE.width, PILE.height);

/** Everybody takes the best place that the others leave, and looks again when they have moved. */
function layOut(content: GloireContent, language: Language): readonly TownLayout[] {
  const { towns } = content.map;
  const hindrances = hindrancesOf(content, waysOf(content));
  const near = towns.map((_, i) => nearbyOf(content, i, hindrances));
  const chosen: (Choice | null)[] = towns.map(() => null);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, town] of towns.entries()) {
      const now = chosen[i];
      // Later rounds are for names that lie on others.
      if (now && now.fine < FINES.name) continue;
      const around = near[i] ?? { rooms: [], ways: [], others: [] };
      const names = around.others.flatMap((other) => chosen[other]?.nameBox ?? []);
      chosen[i] = bestPlace(content, town, language, around, names);
    }
  }
  return chosen.flatMap((one) => one ?? []);
}

function bestPlace(
  content: GloireContent,
  town: Town,
  language: Language,
  { rooms, ways }: Nearby,
  names: readonly Box[],
): Choice | null {
  const rank = rankOf(content, town);
  const size = nameSizes[rank];
  const width = mapName(town, language).length * size * letterWidths[rank] + 3;
  const sheet: Box = { x: 3, y: 3, width: content.map.width - 6, height: content.map.height - 6 };
  let best: Choice | null = null;
  for (const [dx, dy, anchor, side, taste] of PLACES) {
    if (best !== null && taste >= best.fine) break;
    const name = at(town.x + dx, town.y + dy);
    const left = anchor === 'start' ? name.x : anchor === 'end' ? name.x - width : name.x - width / 2;
    const nameBox: Box = { x: left, y: name.y - size * 0.76, width, height: size };
    let fine: number = taste;
    const inside = overlap(nameBox, sheet) >= nameBox.width * nameBox.height - 0.01;
    if (!inside) fine += FINES.outside;
    for (const other of names) if (overlap(other, nameBox) > 0) fine += FINES.name + overlap(other, nameBox);
    for (const room of rooms) fine += overlap(room, nameBox) * FINES.room;
    for (const way of ways) if (overlap(way.bounds, nameBox) > 0 && meets(way.line, nameBox)) fine += way.fine;
    if (best === null || fine < best.fine) best = { name, nameBox, side, anchor, fine };
  }
  return best;
}

const meets = (points: readonly Point[], box: Box): boolean =>
  points.some((b, i) => {
    const a = points[i - 1];
    return a !== undefined && crossesBox(a, b, box);
  });

/** A line has no width: its bounds have a little, so that they meet what it crosses. */
function hindrance(line: readonly Point[], fine: number): Hindrance {
  const { x, y, width, height } = boundsOf(line);
  return { line, fine, bounds: { x: x - 1, y: y - 1, width: width + 2, height: height + 2 } };
}

function hindrancesOf({ map }: GloireContent, ways: readonly Way[]): readonly Hindrance[] {
  const roads = map.links.flatMap(({ kind }, i) => {
    const line = ways[i]?.line ?? [];
    return line.length > 1 ? [hindrance(line, kind === 'road' ? FINES.road : FINES.track)] : [];
  });
  // A river is long: in short stretches most of it can be left out.
  const rivers = map.rivers.flatMap(({ line }) =>
    line.slice(1).flatMap((b, i) => {
      const a = line[i];
      return a === undefined ? [] : [hindrance([a, b], FINES.river)];
    }),
  );
  return [...roads, ...rivers];
}

function nearbyOf({ map: { towns } }: GloireContent, index: number, all: readonly Hindrance[]): Nearby {
  const town = towns[index];
  if (town === undefined) return { rooms: [], ways: [], others: [] };
  const around = boxAround(town.x, town.y, 2 * NEAR, 2 * NEAR);
  const others = towns.flatMap((other, i) => (i !== index && contains(around, other, NEAR) ? [i] : []));
  return {
    others,
    rooms: others.flatMap((other) => (towns[other] === undefined ? [] : [roomOf(towns[other])])),
    ways: all.filter(({ bounds }) => overlap(bounds, around) > 0),
  };
}

/** Where the stacks of both sides stand in a town: one on it, two beside or over each other, away from its name. */
export function pilePlace(town: Point, layout: TownLayout | undefined, side: number, isAlone: boolean): Point {
  if (isAlone) return at(town.x, town.y);
  const by = side === 0 ? -1 : 1;
  return layout?.side === 'beside' ? at(town.x, town.y + by * (TALL + 0.5)) : at(town.x + by * (HALF + 0.5), town.y);
}
