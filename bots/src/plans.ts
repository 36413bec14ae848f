import {
  type Action,
  copy,
  type Dice,
  fillHoles,
  type Game,
  includes,
  type Kind,
  type Offer,
  type Seat,
  type State,
} from '@bivouac/kernel';
import { type Guide, type Prepared, prepare, Referee } from '@bivouac/kernel/guide';

/** An action carried through to its end: a card, then the marker, then the field. */
export interface WholeAction {
  readonly actions: readonly Action[];
  /** What the position is worth afterwards, on the state it was tried on. */
  readonly value: number;
  /** Whether it brought something new to light: then one try says little. */
  readonly chancy: boolean;
}

/** A plan with the position that it led to. */
export interface Tried<G extends Kind> extends WholeAction {
  readonly after: Referee<G>;
}

/** Whether a plan is worth judging. */
type Wanted = (actions: readonly Action[]) => boolean;

const ALL: Wanted = () => true;

/** More choices than this inside one decision are not all followed: the rest takes each question's first candidate. */
const MOST_PLANS = 160;
/** More decisions in a row than this do not belong to one action: two sides are going back and forth. */
const MOST_ACTIONS = 40;
/** Answers of somebody else that are compared, at the most. */
const MOST_OF_ONE = 6;
/** Choices one after the other inside an action that are thought through. */
const DEEPEST = 2;
/** Questions to others that one action may raise, at the most. */
const MOST_ANSWERS = 200;

/** What a bot tries things out with: a game, its guide, the seat it plays, dice for holes. */
export class Workbench<G extends Kind> {
  readonly guide: Guide<G>;
  readonly seat: Seat;
  /** Counts the positions that were judged. */
  readonly #counter: { iterations: number };
  readonly #prepared: Prepared<G>;
  readonly #dice: Dice;
  /** Whether everybody is expected to answer well inside an action, or with what comes to mind first. */
  readonly #shrewd: boolean;

  constructor(game: Game<G>, guide: Guide<G>, seat: Seat, dice: Dice, counter = { iterations: 0 }, shrewd = false) {
    this.#shrewd = shrewd;
    this.#prepared = prepare(game);
    this.guide = guide;
    this.seat = seat;
    this.#dice = dice;
    this.#counter = counter;
  }

  /** Every way to act on these offers that is wanted, each carried through to the end of the action and judged. */
  plans(state: State<G['state']>, offers: readonly Offer[], wanted: Wanted = ALL): Tried<G>[] {
    const found: Tried<G>[] = [];
    this.#follow(state, null, offers, [], found, wanted);
    return found;
  }

  /** Whoever has a referee of this state and no more use for it gives it away: so the last way needs no copy. */
  #follow(
    state: State<G['state']>,
    spare: Referee<G> | null,
    offers: readonly Offer[],
    before: readonly Action[],
    found: Tried<G>[],
    wanted: Wanted,
  ): void {
    const all = this.guide.candidates(state, this.seat, offers);
    const likely = found.length < MOST_PLANS ? all : all.slice(0, 1);
    for (const [i, offer] of likely.entries()) {
      const action = fillHoles(offer, this.#dice);
      const after = spare !== null && i === likely.length - 1 ? spare : this.on(state);
      const played = this.#act(after, action);
      if (played === null) continue;
      const actions = [...before, action];
      const mine = played.chancy ? [] : this.#questions(after);
      if (mine.length > 0 && actions.length < MOST_ACTIONS)
        this.#follow(after.state, after, mine, actions, found, wanted);
      else if (wanted(actions)) found.push(this.#judged(actions, after, played.chancy));
    }
  }

  /** The actions of a plan on another state, judged; null if they are not all possible there. */
  again(state: State<G['state']>, actions: readonly Action[]): Tried<G> | null {
    const after = this.on(state);
    let chancy = false;
    for (const action of actions) {
      const played = this.#act(after, action);
      if (played === null) return null;
      chancy = played.chancy;
    }
    return this.#judged(actions, after, chancy);
  }

  /** What the actions of a plan are worth on another state; a step that is not possible there ends it early. */
  retry(state: State<G['state']>, actions: readonly Action[]): number {
    return this.worth(this.played(state, actions));
  }

  /** The position after the actions of a plan. */
  played(state: State<G['state']>, actions: readonly Action[]): Referee<G> {
    const referee = this.on(state);
    this.playOn(referee, actions);
    return referee;
  }

  /** Plays actions, as far as they are possible. */
  playOn(referee: Referee<G>, actions: readonly Action[]): void {
    for (const action of actions) if (this.#act(referee, action) === null) break;
  }

  /** A referee for a copy of a state. */
  on(state: State<G['state']>): Referee<G> {
    return new Referee(this.#prepared, copy(state));
  }

  worth(referee: Referee<G>): number {
    this.#counter.iterations++;
    return this.guide.evaluate(referee.state, this.seat);
  }

  #judged(actions: readonly Action[], after: Referee<G>, chancy: boolean): Tried<G> {
    return { actions, value: this.worth(after), chancy, after };
  }

  /** The offers to this seat inside an action that is still going on. */
  #questions(referee: Referee<G>): readonly Offer[] {
    return this.guide.midway(referee.state) ? referee.offers(this.seat) : [];
  }

  /** Acts, and lets others answer what they are asked before the action is over. */
  #act(referee: Referee<G>, action: Action): { chancy: boolean } | null {
    const { seat } = this;
    if (!referee.play(seat, action).ok) return null;
    let chancy = newsFor(referee, seat);
    const depth = this.#depthOf(referee.state);
    for (let n = 0; n < MOST_ANSWERS && this.guide.midway(referee.state); n++) {
      if (referee.offers(seat).length > 0) break;
      const [next] = referee.waiting();
      const answer = next === undefined ? null : this.#answerOf(referee, next, depth);
      if (next === undefined || answer === null) break;
      referee.play(next, answer);
      chancy = chancy || newsFor(referee, seat);
    }
    return { chancy };
  }

  /** How many choices ahead somebody thinks who is asked inside an action. */
  #depthOf(state: State<G['state']>): number {
    return this.#shrewd && (this.guide.closing?.(state) ?? true) ? DEEPEST : 0;
  }

  /** What somebody answers inside an action: the best for him, as far as so many further choices ahead. */
  #answerOf(referee: Referee<G>, next: Seat, depth: number): Action | null {
    const answers = this.guide.candidates(referee.state, next, referee.offers(next)).slice(0, MOST_OF_ONE);
    const [first] = answers;
    if (first === undefined) return null;
    if (depth === 0 || answers.length === 1) return fillHoles(first, this.#dice);
    let best: Action | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const answer of answers) {
      const action = fillHoles(answer, this.#dice);
      const after = this.on(referee.state);
      if (!after.play(next, action).ok) continue;
      this.#goOn(after, depth - 1);
      this.#counter.iterations++;
      // In the middle of a game one answer is hardly better than another; at its end it may decide everything.
      if (!after.finished && best === null) return action;
      const worth = this.guide.evaluate(after.state, next);
      if (worth > most) [best, most] = [action, worth];
      if (!after.finished) break;
    }
    return best;
  }

  /** Everybody answers, until the action is over. */
  #goOn(referee: Referee<G>, depth: number): void {
    for (let n = 0; n < MOST_ANSWERS && this.guide.midway(referee.state); n++) {
      const [next] = referee.waiting();
      const answer = next === undefined ? null : this.#answerOf(referee, next, depth);
      if (next === undefined || answer === null) break;
      referee.play(next, answer);
    }
  }
}

function newsFor<G extends Kind>({ disclosure }: Referee<G>, seat: Seat): boolean {
  return disclosure.dice || includes(disclosure.shown, seat);
}
