import type { Action } from '@bivouac/kernel';

/** One action further on a way: where it leads, and what the whole way costs from there on back. */
export interface Stage<S> {
  readonly at: S;
  readonly action: Action;
  readonly cost: number;
}

/** The cheapest way to a place: the actions that lead there, and every place on it, the first one first. */
export interface Road<S> {
  readonly at: S;
  readonly cost: number;
  readonly actions: readonly Action[];
  readonly way: readonly S[];
}

/** More places than any map has: a game whose places have no end is a fault, not a long wait. */
const MOST = 20_000;

/**
 * The cheapest way from a place to every other that can be reached: towns and links, hexes with a facing, land and sea.
 * `key` tells places apart (a hex and a facing: `${hex} ${facing}`), `onward` says what one action leads to, with the
 * cost of all the way to there. Of two ways that cost the same the one with fewer actions is taken, then the first.
 */
export function roadsFrom<S>(
  start: S,
  key: (at: S) => string | number,
  onward: (road: Road<S>) => readonly Stage<S>[],
): ReadonlyMap<string | number, Road<S>> {
  const found = new Map<string | number, Road<S>>();
  const open: Road<S>[] = [{ at: start, cost: 0, actions: [], way: [start] }];
  while (open.length > 0 && found.size < MOST) {
    const road = takeCheapest(open);
    const here = key(road.at);
    if (found.has(here)) continue;
    found.set(here, road);
    for (const { at, action, cost } of onward(road)) {
      if (found.has(key(at))) continue;
      open.push({ at, cost, actions: [...road.actions, action], way: [...road.way, at] });
    }
  }
  found.delete(key(start));
  return found;
}

function takeCheapest<S>(open: Road<S>[]): Road<S> {
  let best = 0;
  for (const [i, road] of open.entries()) {
    const than = open[best] as Road<S>;
    if (road.cost < than.cost || (road.cost === than.cost && road.actions.length < than.actions.length)) best = i;
  }
  return open.splice(best, 1)[0] as Road<S>;
}
