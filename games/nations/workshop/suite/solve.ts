import { type Action, copy, type Game, type Offer, type Seat, type State } from '@bivouac/kernel';
import { prepare, Referee } from '@bivouac/kernel/guide';
import type { Nations, NationsState } from '../../rules/state.ts';

/**
 * Plays a position out in every way, for the last actions of a match, and says whether a seat can make sure to win. What
 * is drawn from the pile is whatever suits the seat `best`, or `worst`: a plan that loses with the best draws loses for
 * certain, one that wins with the worst wins for certain.
 */
export class Solver {
  readonly #game: Game<Nations>;
  readonly #seat: Seat;
  readonly #draws: 'best' | 'worst';
  /** Positions that can be looked at before it gives up. */
  readonly #most: number;
  readonly #known = new Map<string, boolean>();
  #looked = 0;

  constructor(game: Game<Nations>, seat: Seat, draws: 'best' | 'worst', most = 200_000) {
    this.#game = game;
    this.#draws = draws;
    this.#seat = seat;
    this.#most = most;
  }

  /** Whether the seat wins by this action, if it goes on as well as possible. */
  winsBy(state: State<NationsState>, seat: Seat, action: Offer): boolean {
    if (action[0] !== 'draw') return this.#wins(this.#after(state, seat, action));
    const kinds = [...new Set(state.game.deck.is.length > 0 ? state.game.deck.is : state.game.discard)];
    const wins = (card: number) => this.#wins(this.#after(withTop(state, card), seat, action));
    return this.#draws === 'best' ? kinds.some(wins) : kinds.every(wins);
  }

  /** Whether the seat wins from here, as well as possible. */
  wins(state: State<NationsState>): boolean {
    return this.#wins(new Referee(prepare(this.#game), copy(state)));
  }

  #after(state: State<NationsState>, seat: Seat, action: Offer): Referee<Nations> {
    const referee = new Referee(prepare(this.#game), copy(state));
    const done = referee.play(seat, action);
    if (!done.ok) throw new Error(`${JSON.stringify(action)} is not offered`);
    return referee;
  }

  #wins(referee: Referee<Nations>): boolean {
    const { state } = referee;
    if (state.result !== null) return state.result.winners.includes(this.#seat);
    const key = keyOf(state);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (++this.#looked > this.#most) throw new Error('too many positions to play out');
    const [asked = this.#seat] = referee.waiting();
    const mine = asked === this.#seat;
    const found = referee.offers(asked).some((offer) => this.winsBy(state, asked, offer) === mine) === mine;
    this.#known.set(key, found);
    return found;
  }
}

/** The same with this card on top of the pile. */
function withTop(state: State<NationsState>, card: number): State<NationsState> {
  const changed = copy(state);
  const { deck, discard } = changed.game;
  const pile = deck.is.length > 0 ? deck.is : discard;
  pile.splice(pile.indexOf(card), 1);
  if (pile === discard) {
    // The pile is made anew from the discards, and this one comes out on top.
    deck.is = [...discard, card];
    deck.seen = deck.is.map(() => 0);
    changed.game.discard = [];
  } else pile.push(card);
  return changed;
}

function keyOf({ stack, game }: State<NationsState>): string {
  const { deck: _, row, ...rest } = game;
  return JSON.stringify([stack.map(({ step, vars, fork }) => [step, vars, fork]), rest, row.is.length]);
}

/** A way to carry one action through: card, marker, field. */
export type Line = readonly Action[];

/** All that a seat can do now, each thought out to where it is done. */
export function plansOf(game: Game<Nations>, state: State<NationsState>, seat: Seat): Line[] {
  const referee = new Referee(prepare(game), state);
  return referee.offers(seat).flatMap((offer) => {
    const next = new Referee(prepare(game), copy(state));
    next.play(seat, offer);
    const action = offer as Action;
    if (!isThinking(next.state, seat)) return [[action]];
    return plansOf(game, next.state, seat).map((plan) => [action, ...plan]);
  });
}

/** Whether a seat is in the middle of an action. */
function isThinking({ result, holder, stack }: State<NationsState>, seat: Seat): boolean {
  if (result !== null) return false;
  const [branch] = stack.at(-1)?.fork ?? [];
  const thought = branch?.stack.at(-1);
  return branch !== undefined && holder[branch.power] === seat && thought !== undefined && thought.step !== 'action';
}
