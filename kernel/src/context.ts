import type { Action, Holey, KernelVerbs, Offer } from './actions.ts';
import type { Dice } from './dice.ts';
import type { TellOf } from './facts.ts';
import type { Json } from './json.ts';
import type { Ask, Kind, Next, Signature } from './procedure.ts';
import type { Power, Seat, Seats, Viewer } from './seats.ts';
import type { AgendaItem, Outcome, Result, StandingOrder } from './state.ts';
import type { Veil } from './veil.ts';

/** How the effects that are due come one after the other. */
export interface Settling {
  /**
   * Who says which comes first when several are due: a power, each one's owner in turn, or nobody: in the order they came
   * in (`queue`), or depth first, the newest before those that waited (`stack`).
   */
  readonly by: Power | 'owner' | 'queue' | 'stack';
  /** How many effects can come at the most, new ones included: the proof that it ends. */
  readonly bound: number;
  readonly turn?: number;
  /** Only what was scheduled since then (`c.scope`): what waited before is somebody else's to settle. */
  readonly scope?: number;
  /** The clause on which the order of effects rests: the question cites it. */
  readonly clause?: string;
}

/**
 * What the rules have in hand: the state, chance, and the ways to go on. Steps return what `go`, `call` ... give. `R` is
 * what the procedure that is running returns.
 */
export interface Context<G extends Kind, R = unknown> {
  /** The game's own part of the state. */
  readonly s: G['state'];
  readonly content: G['content'];
  readonly dice: Dice;
  readonly seats: number;
  /** The power whose action is being carried out, or who is being asked: in `offers`, `take`, `why` and `about`. */
  readonly actor: Power;
  /** Whose eyes this is: a seat or the public in a view, null at the table itself. */
  readonly viewer: Viewer | null;
  /** Milliseconds that the action took, where the match records them (games that declare `timed`). */
  readonly elapsed: number;
  /** Sends a fact to the log. Null in imagination: write `c.tell?.({ ... })`, and nothing is built there. */
  readonly tell: TellOf<G> | null;
  /** Notes that a card, unit or table row came into play: the soak lists what never did. Write `c.mark?.(...)`. */
  readonly mark: ((thing: string) => void) | null;

  seatOf(power: Power): Seat;
  /** Gives a power to another seat: sides that are swapped, a nation that changes hands. */
  hold(power: Power, seat: Seat): void;

  /** Goes to another step of this procedure. */
  go(step: string): Next;
  /** Begins another procedure; when it returns, this one goes on at `resume`. */
  call<V extends object>(proc: Signature<G, V>, vars: NoInfer<V>, resume: string): Next;
  /** Ends this procedure with a result for its caller. */
  return(value?: R & Json): Next;
  /** What the last procedure to return gave back, gone at the next question; `proc` only lends its result type. */
  result<T>(proc: Signature<G, never, T>): T;
  /** After a fork, what each of its branches gave back, in their order. */
  results<T>(proc: Signature<G, never, T>): readonly T[];
  /**
   * This very frame, for those it calls: `c.unwind(march, 'broken', vars.home)` ends what goes on above the march that
   * gave `home: c.here` away, whatever other marches there are.
   */
  readonly here: number;
  /**
   * Ends all that goes on above a frame of `proc`, which goes on at `step`: above the one that is meant by `home`, or else
   * the only one there is.
   */
  unwind(proc: Signature<G, never>, step: string, home?: number): Next;
  /** Begins private concurrent branches, one a power; when all are done, goes on at `resume` with their results. */
  fork<V extends object>(
    proc: Signature<G, V>,
    branches: readonly { power: Power; vars: NoInfer<V> }[],
    resume: string,
  ): Next;
  /** Ends the match: with the seats that win, or with the powers, whose seats then win. */
  finish(result: Result | Outcome): Next;

  /** Adds a legal action to the decision being offered. */
  offer<K extends keyof KernelVerbs>(verb: K, ...args: Holey<KernelVerbs[K]>): void;
  offer<K extends keyof G['verbs'] & string>(verb: K, ...args: Holey<G['verbs'][K]>): void;
  /** The offers that a function makes, without offering them. */
  collect(offering: () => void): readonly Offer[];

  /** Shows what is in a slot to some seats, and returns it. New information is a barrier to undo. */
  show(hidden: Veil, slot: number, to: Seats): number;
  /** Says that these seats learn something that lies in no veil ("one of them is a unit"): a barrier to undo. */
  disclose(to: Seats): void;
  /** Moves a thing from one veil to the end of another, where these seats also come to know it. */
  move(from: Veil, slot: number, to: Veil, known: Seats): number;
  /**
   * Draws what lies on top (at the end) of a pile whose backs are open: whatever comes to lie on top then shows its back
   * to everyone, which is a barrier to undo.
   */
  draw(pile: Veil, to: Veil, known: Seats): number;
  /** Shuffles a pile: nobody knows what lies where. */
  shuffle(pile: Veil): void;
  /** Deals new aliases: what these slots hold is mixed among them, and only `known` still know it. */
  conceal(hidden: Veil, slots: readonly number[], known: Seats): void;

  /** Puts an effect on the agenda. */
  schedule<V extends object>(
    effect: Signature<G, V>,
    vars: NoInfer<V>,
    when: { readonly owner: Power; readonly due: string; readonly turn?: number },
  ): void;
  /** Carries out all that is due at this moment, then goes on at `resume`. */
  settle(moment: string, how: Settling, resume: string): Next;
  readonly agenda: readonly AgendaItem[];
  /** A mark on the agenda: what is scheduled from now on can be settled, or forgotten, apart from what was there. */
  readonly scope: number;
  /** Takes everything off the agenda that was scheduled since a mark: it was to follow from something that is over. */
  forget(scope: number): void;
  /** Takes an item off the agenda and begins its effect. */
  begin(item: AgendaItem, resume: string): Next;

  /** The standing order of a power's seat for a window, if it gave one. */
  standingOrder(power: Power, window: string): StandingOrder | null;
  /** All that a power's seat has ordered for a window, in the order in which it is to be tried. */
  standingOrders(power: Power, window: string): readonly StandingOrder[];
  /** Whether a power has passed for as long as this is so; a pass that rested on something else is over. */
  hasWaived(power: Power, window: string, still: string): boolean;
  /** A power passes for as long as this is so. */
  waive(power: Power, window: string, still: string): void;
  /** Says that a window was looked at, and whom it found: the soak checks that only public things decided it. */
  readonly probe: ((found: readonly Power[], again: (c: Context<G>) => readonly Power[]) => void) | null;
  /** What this power would be offered by a question. */
  offersTo<V extends object>(power: Power, ask: Ask<G, V>, vars: V): readonly Offer[];
  /** Carries out an action that needs no asking (a standing order). */
  takeNow(power: Power, action: Action): Next;
}
