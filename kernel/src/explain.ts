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

/** More actions than this are not tried for one explanation. */
const MOST_TRIES = 4000;

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
    const reason = view.whyNot(seat, action);
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

/** Every action that would name this thing, offered or not: what somebody who points at it could mean. */
function* actionsOn<G extends Kind>(view: Referee<G>, seat: Seat, thing: Thing): Generator<Action> {
  let tries = 0;
  for (const verb of view.verbsAsked(seat)) {
    const kinds: readonly ArgKind[] = view.prepared.grammar[verb] ?? [];
    if (!kinds.includes(thing.kind)) continue;
    for (const args of argumentsOf(view, kinds)) {
      if (!kinds.some((kind, i) => kind === thing.kind && args[i] === thing.id)) continue;
      if (tries++ >= MOST_TRIES) return;
      yield [verb, ...args];
    }
  }
}

function* argumentsOf<G extends Kind>(view: Referee<G>, kinds: readonly ArgKind[]): Generator<Arg[]> {
  const [kind, ...rest] = kinds;
  if (kind === undefined) {
    yield [];
    return;
  }
  const many = view.prepared.game.domains[kind]?.(view.state) ?? 0;
  for (const others of argumentsOf(view, rest)) for (let id = 0; id < many; id++) yield [id, ...others];
}
