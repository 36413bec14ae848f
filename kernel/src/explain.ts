import { type Action, type Arg, type ArgKind, fits } from './actions.ts';
import type { Kind, Reason } from './procedure.ts';
import type { Referee } from './referee.ts';
import type { Seat } from './seats.ts';

/** Something on the board that a player points at. */
export interface Thing {
  readonly kind: ArgKind;
  readonly id: number;
}

/** What can be said about pointing at a thing: it can be acted on, or the reasons why not, the most frequent first. */
export type Explanation =
  | { readonly can: true; readonly offers: number }
  | { readonly can: false; readonly reasons: readonly Reason[] };

/** About as many actions are tried for one verb and one place in it. */
const MOST_TRIES = 400;

/** Why a thing on the board cannot be acted on now (or that it can), from the seat's view alone. */
export function explainThing<G extends Kind>(referee: Referee<G>, seat: Seat, thing: Thing): Explanation {
  const view = referee.viewer === null ? referee.through(seat) : referee;
  if (view.finished) return { can: false, reasons: [{ reason: 'kernel.finished' }] };
  const offers = view.offers(seat);
  if (offers.length === 0) return { can: false, reasons: [{ reason: 'kernel.notYourTurn' }] };
  const { grammar } = view.prepared;
  const named = offers.filter((offer) => {
    const kinds = grammar[offer[0]] ?? [];
    return kinds.some((kind, i) => kind === thing.kind && fits(offer[i + 1] ?? '', thing.id));
  });
  if (named.length > 0) return { can: true, offers: named.length };
  const count = new Map<string, { reason: Reason; times: number }>();
  for (const action of actionsOn(view, seat, thing)) {
    const reason = view.reasonAgainst(seat, action);
    if (reason === null) continue;
    const key = `${reason.reason} ${reason.clause ?? ''}`;
    const known = count.get(key);
    if (known === undefined) count.set(key, { reason, times: 1 });
    else known.times++;
  }
  const reasons = [...count.values()].sort((a, b) => b.times - a.times).map(({ reason }) => reason);
  const clause = view.decision(seat)?.clause ?? '';
  return { can: false, reasons: reasons.length > 0 ? reasons : [{ reason: 'kernel.notAsked', clause }] };
}

/**
 * Actions that would name this thing, offered or not: what somebody who points at it could mean. The thing stays in its
 * place, and of the other arguments an even sample is tried: a unit on a field of a thousand hexes is explained as soon
 * as one on a small map.
 */
function* actionsOn<G extends Kind>(view: Referee<G>, seat: Seat, thing: Thing): Generator<Action> {
  for (const verb of view.verbsAsked(seat)) {
    const kinds: readonly ArgKind[] = view.prepared.grammar[verb] ?? [];
    const sizes = kinds.map((kind) => view.prepared.game.domains[kind]?.(view.state) ?? 0);
    for (const [place, kind] of kinds.entries()) {
      if (kind !== thing.kind || thing.id < 0 || thing.id >= (sizes[place] ?? 0)) continue;
      const free = sizes.map((size, i) => (i === place ? 1 : size));
      const all = free.reduce((product, size) => product * size, 1);
      const stride = Math.max(1, Math.floor(all / MOST_TRIES));
      for (let at = 0; at < all; at += stride) yield [verb, ...argumentsAt(free, place, thing.id, at)];
    }
  }
}

/** The arguments with this number, counted through all domains; one of them is the thing itself. */
function argumentsAt(sizes: readonly number[], place: number, id: number, number: number): Arg[] {
  let left = number;
  return sizes.map((size, i) => {
    const arg = left % size;
    left = Math.floor(left / size);
    return i === place ? id : arg;
  });
}
