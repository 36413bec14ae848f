import { copy } from './json.ts';
import type { Eyes, Game } from './game.ts';
import type { Kind } from './procedure.ts';
import type { Viewer } from './seats.ts';
import type { Branch, Frame, StandingOrder, State } from './state.ts';

/**
 * What a seat, or the public, may know: a state of the same shape, in which what is hidden is not there. So the rules
 * that offer, explain and reckon odds run on a view as they do on the truth. Built by naming, never by deleting.
 */
export function viewOf<G extends Kind>(game: Game<G>, state: State<G['state']>, viewer: Viewer): State<G['state']> {
  const view: State<G['state']> = {
    of: state.of,
    seats: state.seats,
    holder: state.holder.slice(),
    // How often others have acted in private is theirs; the public sees what the least informed sees.
    stamp: state.stamp.map((n, seat) => (seat === viewer ? n : 0)),
    stack: state.stack.map((frame) => frameView(state, frame, viewer)),
    agenda: copy(state.agenda),
    nextItem: state.nextItem,
    orders: state.orders.map((orders, seat) => ordersView(orders, seat === viewer)),
    dice: { kind: 'hidden' },
    result: copy(state.result),
    game: game.view(state.game, eyesOf(state, viewer)),
  };
  // Set afterwards and not spread: a view is made for every question that is asked through the eyes of its seat.
  if (state.waived !== undefined) view.waived = copy(state.waived);
  return view;
}

function ordersView(orders: readonly StandingOrder[], isOwn: boolean): StandingOrder[] {
  return orders.length === 0 ? [] : copy(isOwn ? [...orders] : orders.filter(isOpen));
}

function isOpen({ open }: StandingOrder): boolean {
  return open === true;
}

export function eyesOf<S>(state: State<S>, viewer: Viewer): Eyes {
  const { holder } = state;
  return { viewer, holder, holds: (power) => viewer >= 0 && holder[power] === viewer };
}

function frameView<S>(state: State<S>, frame: Frame, viewer: Viewer): Frame {
  const { proc, step, vars, fork } = frame;
  const seen: Frame = { proc, step, vars: copy(vars) };
  if (fork !== undefined) seen.fork = fork.map((branch) => branchView(state, branch, viewer));
  return seen;
}

/** Another seat's branch shows only whether it is done, and how it began. */
function branchView<S>(state: State<S>, branch: Branch, viewer: Viewer): Branch {
  const { power, done, begun } = branch;
  if (state.holder[power] !== viewer) return { power, done, stack: [], begun: copy(begun), got: null };
  const stack = branch.stack.map((frame) => frameView(state, frame, viewer));
  return { power, done, stack, begun: copy(begun), got: copy(branch.got) };
}
