import {
  type Action,
  copy,
  type Dice,
  fillHoles,
  type Game,
  type Guide,
  includes,
  type Kind,
  type Offer,
  type Prepared,
  prepare,
  Referee,
  type Seat,
  type State,
} from '@bivouac/kernel';

/** An action carried through to its end: a card, then the marker, then the field. */
export interface Plan {
  readonly actions: readonly Action[];
  /** What the position is worth afterwards, on the state it was tried on. */
  value: number;
  /** Whether it brought something new to light: then one try says little. */
  readonly chancy: boolean;
}

/** More choices than this inside one decision are not all followed: the rest takes each question's first candidate. */
const MOST_PLANS = 160;
/** Questions to others that one action may raise, at the most. */
const MOST_ANSWERS = 200;

/** What a bot tries things out with: a game, its guide, the seat it plays, dice for holes. */
export class Workbench<G extends Kind> {
  readonly #prepared: Prepared<G>;
  readonly #guide: Guide<G>;
  readonly #seat: Seat;
  readonly #dice: Dice;
  #found: Plan[] = [];

  constructor(game: Game<G>, guide: Guide<G>, seat: Seat, dice: Dice) {
    this.#prepared = prepare(game);
    this.#guide = guide;
    this.#seat = seat;
    this.#dice = dice;
  }

  /** Every way to act on these offers, each carried through to the end of the action and judged. */
  plans(state: State<G['state']>, offers: readonly Offer[]): Plan[] {
    this.#found = [];
    this.#follow(state, offers, []);
    return this.#found;
  }

  #follow(state: State<G['state']>, offers: readonly Offer[], before: readonly Action[]): void {
    const all = this.#guide.candidates(state, this.#seat, offers);
    const wanted = this.#found.length < MOST_PLANS ? all : all.slice(0, 1);
    for (const offer of wanted) {
      const action = fillHoles(offer, this.#dice);
      const referee = new Referee(this.#prepared, copy(state));
      const played = this.#act(referee, action);
      if (played === null) continue;
      const actions = [...before, action];
      const mine = played.chancy ? [] : this.#questions(referee);
      if (mine.length > 0) this.#follow(referee.state, mine, actions);
      else this.#found.push({ actions, value: this.#worth(referee), chancy: played.chancy });
    }
  }

  /** What the actions of a plan are worth on another state; a step that is not possible there ends it early. */
  retry(state: State<G['state']>, actions: readonly Action[]): number {
    const referee = this.played(state, actions);
    return this.#worth(referee);
  }

  /** The position after the actions of a plan. */
  played(state: State<G['state']>, actions: readonly Action[]): Referee<G> {
    const referee = new Referee(this.#prepared, copy(state));
    for (const action of actions) if (this.#act(referee, action) === null) break;
    return referee;
  }

  #worth(referee: Referee<G>): number {
    return this.#guide.evaluate(referee.state, this.#seat);
  }

  /** The offers to this seat inside an action that is still going on. */
  #questions(referee: Referee<G>): readonly Offer[] {
    return this.#guide.midway(referee.state) ? referee.offers(this.#seat) : [];
  }

  /** Acts, and lets others answer what they are asked before the action is over. */
  #act(referee: Referee<G>, action: Action): { chancy: boolean } | null {
    const seat = this.#seat;
    if (!referee.play(seat, action).ok) return null;
    let chancy = newsFor(referee, seat);
    for (let n = 0; n < MOST_ANSWERS && this.#guide.midway(referee.state); n++) {
      if (referee.offers(seat).length > 0) break;
      const [next] = referee.waiting();
      if (next === undefined) break;
      const [answer] = this.#guide.candidates(referee.state, next, referee.offers(next));
      if (answer === undefined) break;
      referee.play(next, fillHoles(answer, this.#dice));
      chancy = chancy || newsFor(referee, seat);
    }
    return { chancy };
  }
}

function newsFor<G extends Kind>({ disclosure }: Referee<G>, seat: Seat): boolean {
  return disclosure.dice || includes(disclosure.shown, seat);
}
