import { distancesFrom } from '../../rules/pieces/map.ts';
import { type Board, OFF } from '../../rules/state.ts';

/** As far as the rival looks over the map, in movement points; what lies beyond is twice as far. */
const HORIZON = 24;

type Distances = Map<number, readonly number[]>;

/** The distances of the last map that was looked at: bridges, weather and frontiers change them, and nothing else does. */
let last: { readonly content: Board['content']; readonly key: string; readonly found: Distances } | null = null;

/** How far it is for infantry from a town to every other one, past whoever may stand there. */
export function distancesOn(b: Board): (from: number) => readonly number[] {
  const { broken, boats, weather, peace, scenario } = b.s;
  const key = [broken, boats, weather, peace, scenario].join(';');
  if (last === null || last.content !== b.content || last.key !== key) {
    last = { content: b.content, key, found: new Map() };
  }
  const { found } = last;
  return (from) => {
    let known = found.get(from);
    if (known === undefined) {
      known = distancesFrom(b, from, HORIZON, () => false).map((far) => (far === OFF ? 2 * HORIZON : far));
      found.set(from, known);
    }
    return known;
  };
}
