import { type Action, isOffered } from '../actions.ts';
import type { Prepared } from '../prepare.ts';
import type { Kind } from '../procedure.ts';
import { type Disclosure, Referee } from '../referee.ts';
import { type Played, RulesFault } from '../refusal.ts';
import { NOBODY, type Seat } from '../seats.ts';
import type { State } from '../state.ts';
import type { Moment } from './history.ts';
import type { Entry } from './types.ts';

/** A run as an entry says it: a list of actions that are played one after the other, and taken back together. */
export function runOf(actions: readonly Action[]): Action {
  return ['!run', JSON.stringify(actions)];
}

/** More actions than any run has. */
const LONGEST_RUN = 200;

function actionsIn(act: unknown): unknown[] | null {
  if (!Array.isArray(act) || act[0] !== '!run') return null;
  const actions = parsed(act[1]);
  if (!Array.isArray(actions) || actions.length === 0 || actions.length > LONGEST_RUN) return [null];
  return actions as unknown[];
}

/**
 * Plays what an entry says: an action, or a run of them as long as each is still offered and nothing came between: no
 * die, nothing shown, nobody else to decide. The first one must be offered. What is played is the same whenever it is
 * played again.
 */
export function playAct<G extends Kind>(
  referee: Referee<G>,
  seat: Seat,
  act: unknown,
  elapsed: number,
): { readonly played: Played; readonly disclosure: Disclosure } {
  const [first, ...rest] = actionsIn(act) ?? [act];
  const played = referee.play(seat, first, { elapsed });
  let isPrivate = played.ok && referee.disclosure.private;
  for (const action of played.ok ? rest : []) {
    const { dice, shown } = referee.disclosure;
    const waiting = referee.waiting();
    if (dice || shown !== NOBODY || waiting.length !== 1 || waiting[0] !== seat) break;
    if (!referee.play(seat, action).ok) break;
    isPrivate &&= referee.disclosure.private;
  }
  return { played, disclosure: { ...referee.disclosure, private: isPrivate } };
}

/** The position that these actions lead to from another, without telling anybody. */
export function playedAgain<G extends Kind>(
  prepared: Prepared<G>,
  from: State<G['state']>,
  actions: readonly Moment[],
): State<G['state']> {
  const referee = new Referee(prepared, from);
  for (const { seat, act, elapsed, entry, lost } of actions) {
    if (lost) continue;
    if (!playAct(referee, seat, act, elapsed).played.ok)
      throw new RulesFault(`entry ${entry + 1} cannot be played again`);
  }
  return referee.state;
}

/** Policies for a window, as JSON; where one of them is or was public, everybody hears of it (`isOpen`). */
export function givePolicies<G extends Kind>(
  referee: Referee<G>,
  seat: Seat,
  window: string,
  text: unknown,
): { readonly done: Played; readonly isOpen: boolean } {
  const hasOpen = () =>
    referee.state.orders[seat]?.some((order) => order.window === window && order.open === true) === true;
  const before = hasOpen();
  const done = referee.orderAll(seat, window, parsed(text));
  return { done, isOpen: before || hasOpen() };
}

/** Finds out whom the rules ask next and what they offer: if they fail there, the action that led there is at fault. */
export function checkNext<G extends Kind>(referee: Referee<G>): void {
  const waiting = referee.waiting();
  if (waiting.length === 0 && !referee.finished) throw new RulesFault('nobody has anything to decide');
  for (const seat of waiting) {
    if (referee.offers(seat).length === 0) throw new RulesFault(`seat ${seat} is asked and has nothing it may do`);
  }
}

/** Whether whoever is waited for only reacts to something. */
export function isInterrupt<G extends Kind>(referee: Referee<G>): boolean {
  return referee.waiting().some((seat) => referee.windowAsked(seat) !== null);
}

/** What is done for a seat whose time is up, if the game says so and it is offered. */
export function timeUpFor<G extends Kind>(referee: Referee<G>, seat: Seat): Action | null {
  const decision = referee.decision(seat);
  const act = decision === null ? null : (referee.prepared.game.timeUp?.(decision) ?? null);
  return act !== null && isOffered(referee.offers(seat), act) ? act : null;
}

/** How much of the time before an entry is given back by it. */
export function creditIn(act: Entry['act']): number {
  const [verb, ms] = Array.isArray(act) ? act : [];
  return verb === '!credit' && typeof ms === 'number' && ms > 0 ? ms : 0;
}

/** JSON that an entry carries, or null. */
function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? (JSON.parse(text) as unknown) : null;
  } catch {
    return null;
  }
}
