import type { Language } from '@bivouac/kernel';
import { MOST_GROWN, pushedApart } from '@bivouac/kit';
import { at, type Box, boxAround, overlap, type Point } from '@bivouac/kit/geometry';
import { scenarioOf } from '../rules/pieces/pieces.ts';
import type { Board } from '../rules/state.ts';
import { letterWidths, mapName, nameSizes, PILE, rankOf } from './layout.ts';
import { type Pile, pilesOf } from './piles.ts';

/** The ring of a stack is part of it. */
const RING = 7;

/** How far stacks give way to each other where they are drawn largest. */
export const apartFrom = (piles: readonly Pile[]): readonly Point[] =>
  pushedApart(piles, (PILE.width + RING) * MOST_GROWN, (PILE.height + RING) * MOST_GROWN);

/** Where the stacks stand from afar, at their largest, each with its ring. */
export function farStacks(b: Board, language: Language): readonly Box[] {
  const piles = pilesOf(b, language);
  const apart = apartFrom(piles);
  const [width, height] = [(PILE.width + RING) * MOST_GROWN, (PILE.height + RING) * MOST_GROWN];
  return piles.map(({ x, y }, i) => boxAround(x + (apart[i]?.x ?? 0), y + (apart[i]?.y ?? 0), width, height));
}

/** A town that is named from afar. */
export interface FarName {
  readonly town: number;
  /** From the town to the middle of its name, as it is drawn where nothing is grown. */
  readonly by: Point;
  readonly width: number;
  /** What it brings, which stands before its name; null if it brings nothing. */
  readonly points: readonly number[] | null;
}

/** The room of a pennant before a name. */
export const PENNANT = 14;

/** Names from afar are all of one size. */
export const FAR_SIZE = nameSizes.city;
export const FAR_HEIGHT = FAR_SIZE + 1;

/** What it costs to lie on a stack, on another name, on another city, off the sheet. */
const FINES = { pile: 3, name: 3, spot: 0.3, outside: 9 } as const;
/** Whoever brings no points and would lie on something is left out. */
const ENOUGH = 60;

/** Where a name may stand, as the middle of its room seen from its town, in the map's units at its largest. */
function placesFor(width: number, height: number): readonly Point[] {
  const ring = ((PILE.height + RING) * MOST_GROWN) / 2;
  const beside = ((PILE.width + RING) * MOST_GROWN) / 2;
  return [12, ring + 1, 1.6 * ring].flatMap((gap) => {
    const up = gap + height / 2;
    const aside = Math.max(gap, gap > 12 ? beside + 1 : 0) + width / 2;
    return [
      at(0, up),
      at(0, -up),
      at(aside, 0),
      at(-aside, 0),
      at(width / 2 - 6, up),
      at(6 - width / 2, up),
      at(width / 2 - 6, -up),
      at(6 - width / 2, -up),
      at(aside, height),
      at(aside, -height),
      at(-aside, height),
      at(-aside, -height),
    ];
  });
}

/** Many roads meet there, but whoever looks at all of Germany looks for cities: these are named from nearer by. */
const SMALL_TOWNS: ReadonlySet<string> = new Set([
  'altlandsberg',
  'grossenhain',
  'koenigsbrueck',
  'luetzen',
  'spremberg',
  'wurzen',
]);

/**
 * Where cities and fortresses are named on the whole map, clear of the stacks of this position: fortresses and what brings
 * points first. Everything is laid out at its largest; drawn smaller, each shrinks towards its own place.
 */
export function farNames(b: Board, language: Language): readonly FarName[] {
  const { towns, width: wide, height: high } = b.content.map;
  const stacks = farStacks(b, language);
  const worth = new Map(scenarioOf(b).places.map(({ town, points }) => [town, points]));
  const wanted = towns.flatMap((town, i) => {
    const rank = rankOf(b.content, town);
    const points = worth.get(i) ?? null;
    const isCity = rank === 'city' && !SMALL_TOWNS.has(town.id);
    if (points === null && rank !== 'fortress' && !isCity) return [];
    const place = points !== null ? 0 : rank === 'fortress' ? 1 : 2;
    const letters = mapName(town, language).length * FAR_SIZE * letterWidths[rank === 'fortress' ? 'fortress' : 'city'];
    return [{ i, town, points, place, width: letters + 3 + (points === null ? 0 : PENNANT) }];
  });
  wanted.sort((one, two) => one.place - two.place);
  const spots = wanted.map(({ town }) => boxAround(town.x, town.y, 14, 14));
  const sheet: Box = { x: 0, y: 0, width: wide, height: high };
  const written: Box[] = [];
  return wanted.flatMap(({ i, town, points, width }) => {
    const [w, h] = [width * MOST_GROWN, FAR_HEIGHT * MOST_GROWN];
    let best: { readonly by: Point; readonly box: Box; readonly fine: number } | null = null;
    for (const [taste, by] of placesFor(w, h).entries()) {
      const box = boxAround(town.x + by.x, town.y + by.y, w, h);
      let fine = taste + (w * h - overlap(box, sheet)) * FINES.outside;
      for (const stack of stacks) fine += overlap(stack, box) * FINES.pile;
      for (const name of written) fine += overlap(name, box) * FINES.name;
      for (const spot of spots) fine += overlap(spot, box) * FINES.spot;
      if (best === null || fine < best.fine) best = { by, box, fine };
    }
    if (best === null || (points === null && best.fine > ENOUGH)) return [];
    written.push(best.box);
    return [{ town: i, by: at(best.by.x / MOST_GROWN, best.by.y / MOST_GROWN), width, points }];
  });
}
