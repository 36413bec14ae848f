import {
  type Action,
  copy,
  type Dice,
  fillHoles,
  type Game,
  isAt,
  type Offer,
  type Seat,
  type State,
} from '@bivouac/kernel';
import { imagine, prepare, Referee } from '@bivouac/kernel/guide';
import { thinking } from '../../rules/plan.ts';
import { ALLIED, FRENCH, type Nations, type NationsState } from '../../rules/state.ts';
import { handWorth } from './hand-worth.ts';
import { judge } from './judge.ts';
import { type Aim, aimsOf } from './known.ts';
import { type Budget, budgets } from './pace.ts';
import { opinion } from './opinion.ts';

/** What the rival is given: what its seat sees and is offered, and chance of its own. */
interface Given {
  readonly game: Game<Nations>;
  readonly view: State<NationsState>;
  readonly seat: Seat;
  readonly offers: readonly Offer[];
  readonly dice: Dice;
}

/** How often a hidden draw is tried out, and how many positions are looked at for one decision before it stops branching. */
const DRAWS = 6;
const POSITIONS = 900;

/**
 * A one-step player of its own, written from the rulebook alone: something for the levels to be measured against. It
 * carries every action through to its end, card, marker and field, and takes the one whose position it likes best.
 */
export const rival = {
  id: 'rival',
  choose({ game, view, seat, offers, dice }: Given): Action {
    const [only] = offers;
    if (only === undefined) throw new Error('the rival is asked, and offered nothing');
    if (offers.length === 1) return fillHoles(only, dice);
    const side = view.holder[FRENCH] === seat ? FRENCH : ALLIED;
    const mind = new Mind(game, seat, side, view);
    const world = imagine(game, view, seat, dice);
    let best = only;
    let most = Number.NEGATIVE_INFINITY;
    for (const offer of offers) {
      const value =
        offer[0] === 'draw' || offer[0] === 'district' ? mind.average(offer, dice) : mind.after(world, seat, offer);
      if (value <= most) continue;
      best = offer;
      most = value;
    }
    return fillHoles(best, dice);
  },
};

/** One decision being thought about. */
class Mind {
  readonly #game: Game<Nations>;
  readonly #seat: Seat;
  readonly #side: number;
  readonly #view: State<NationsState>;
  readonly #aims: readonly Aim[];
  /** Set up: Napoleon's missions change under his eyes, and are read anew from each position. */
  readonly #settled: boolean;
  readonly #judged = new Map<string, number>();
  #positions = 0;

  constructor(game: Game<Nations>, seat: Seat, side: number, view: State<NationsState>) {
    this.#game = game;
    this.#seat = seat;
    this.#side = side;
    this.#view = view;
    this.#aims = aimsOf(game.content, view.game, side);
    this.#settled = view.game.turn > 0;
  }

  /** What comes by chance is tried several times. */
  average(offer: Offer, dice: Dice): number {
    let sum = 0;
    for (let i = 0; i < DRAWS; i++) {
      sum += this.after(imagine(this.#game, this.#view, this.#seat, dice), this.#seat, offer);
    }
    return sum / DRAWS;
  }

  after(world: State<NationsState>, seat: Seat, offer: Offer): number {
    const referee = new Referee(prepare(this.#game), copy(world));
    const done = referee.play(seat, offer);
    if (!done.ok) return Number.NEGATIVE_INFINITY;
    this.#positions++;
    return this.#goOn(referee);
  }

  /** The end of what was begun: its own choices are made as well as it can, those of the other side as badly for it. */
  #goOn(referee: Referee<Nations>): number {
    const { state } = referee;
    if (isOver(state)) return this.#value(state);
    const [asked = this.#seat] = referee.waiting();
    const offers = referee.offers(asked);
    const [first] = offers;
    if (first === undefined) return this.#value(state);
    if (offers.length === 1 || this.#positions > POSITIONS) return this.after(state, asked, first);
    const values = offers.map((offer) => this.after(state, asked, offer));
    return asked === this.#seat ? Math.max(...values) : Math.min(...values);
  }

  #value({ result, game }: State<NationsState>): number {
    const sign = this.#side === FRENCH ? 1 : -1;
    if (result !== null) {
      const [french = 0, allied = 0] = result.scores ?? [];
      const won = result.winners.length === 0 ? 0 : result.winners.includes(this.#seat) ? 1 : -1;
      return opinion.win * won + sign * (french - allied);
    }
    const { content } = this.#game;
    const aims = this.#settled ? this.#shown(game) : aimsOf(content, game, this.#side);
    const budget = budgets(content, game);
    const worth = handWorth(content, game, this.#side, budget[this.#side] as Budget);
    return sign * this.#board(game, aims, budget) + worth;
  }

  /** Many cards do the same to the board: it is judged once. */
  #board(s: NationsState, aims: readonly Aim[], budget: readonly [Budget, Budget]): number {
    const { marker, stands, lost, points, scouts, time, active, actionsLeft } = s;
    const key = [
      aims.map(({ field, hidden }) => (hidden ? -field : field)),
      marker,
      stands,
      lost,
      points,
      scouts,
      time,
      active,
      actionsLeft,
    ].join(';');
    let value = this.#judged.get(key);
    if (value === undefined) {
      value = judge(this.#game.content, s, aims, budget);
      this.#judged.set(key, value);
    }
    return value;
  }

  /** Napoleon knows which of his missions he has shown meanwhile; what Schwarzenberg imagined to be shown is no news. */
  #shown(s: NationsState): readonly Aim[] {
    if (this.#side === ALLIED || s.revealed.length === this.#view.game.revealed.length) return this.#aims;
    return aimsOf(this.#game.content, s, this.#side);
  }
}

/** Whether nothing that was begun is left to be done: the match is over, or somebody thinks of a new action. */
function isOver({ result, stack }: State<NationsState>): boolean {
  if (result !== null) return true;
  const [branch] = stack.at(-1)?.fork ?? [];
  return isAt(branch?.stack.at(-1), thinking, thinking.first);
}
