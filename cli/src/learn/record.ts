import { nonces, oneStep } from '@bivouac/bots';
import {
  type Dice,
  type Errors,
  begun,
  fastDice,
  type Game,
  type Guide,
  keyedDice,
  type Kind,
  type Schooling,
  playedAgain,
  type State,
  StateDice,
  viewOf,
} from '@bivouac/kernel';

/** The positions of one game as one of its seats saw them, in order, and what the game was worth in the end. */
export interface Story {
  readonly role: number;
  /** The numbers of each position, one after the other. */
  readonly numbers: Float32Array;
  /** What the judgement made of each. */
  readonly judged: readonly number[];
  readonly worth: number;
}

/** Lessons are of two players. */
const SEATS = [0, 1];

/**
 * Plays a game of quick one-step players against each other, and tells it as each seat saw it. Most of them err a
 * little, each in his own measure: so positions come up that good players avoid, and it is learnt why.
 */
export function storiesOf<G extends Kind>(
  game: Game<G>,
  lesson: Schooling<G>,
  minds: readonly Guide<G>[],
  scenario: string,
  seed: string,
): Story[] {
  const chance = new StateDice(fastDice(`${seed} players`));
  const bots = SEATS.map(() => oneStep('learner', player(chance, lesson.errs)));
  const guides = SEATS.map(() => chance.pick(minds));
  const powers = game.seatings.find((all) => all.length === SEATS.length);
  if (powers === undefined) throw new Error(`${game.id} is not played by two`);
  const setup = { scenario, options: {}, seats: powers };
  const referee = begun(game, setup, keyedDice(seed, nonces(SEATS.length)));
  const told = new Telling(lesson);
  for (let n = 0; !referee.finished; n++) {
    const [seat = 0] = referee.waiting();
    const dice = new StateDice(fastDice(`${seed} ${n}`));
    const guide = guides[seat] as Guide<G>;
    const view = viewOf(game, referee.state, seat);
    const act = bots[seat]?.choose({ game, guide, view, seat, offers: referee.offers(seat), dice });
    if (act === undefined || !referee.play(seat, act).ok) throw new Error(`${game.id} ${seed}: a wrong action`);
    if (!referee.finished && !guide.midway(referee.state)) told.note(referee.state);
  }
  return told.stories(referee.state);
}

/**
 * The stories of a match that was kept in a file. It may have been played with other values of the pack, as long as it
 * can be played to its end with these; null if it cannot.
 */
export function storiesOfMatch<G extends Kind>(
  game: Game<G>,
  guide: Guide<G>,
  lesson: Schooling<G>,
  text: string,
): Story[] | null {
  const told = new Telling(lesson);
  const after = (state: State<G['state']>) => {
    if (!guide.midway(state)) told.note(state);
  };
  const end = playedAgain(game, text, { after });
  return end === null ? null : told.stories(end);
}

/** What each seat saw of a game, position by position. */
class Telling<G extends Kind> {
  readonly #lesson: Schooling<G>;
  readonly #seen: { readonly numbers: Float32Array[]; readonly judged: number[] }[];
  readonly #into: Float64Array;

  constructor(lesson: Schooling<G>) {
    this.#lesson = lesson;
    this.#seen = SEATS.map(() => ({ numbers: [], judged: [] }));
    this.#into = new Float64Array(lesson.inputs);
  }

  note(state: State<G['state']>): void {
    for (const [seat, { numbers, judged }] of this.#seen.entries()) {
      judged.push(this.#lesson.describe(state, seat, this.#into));
      numbers.push(Float32Array.from(this.#into));
    }
  }

  stories(end: State<G['state']>): Story[] {
    const { inputs } = this.#lesson;
    const worth = this.#lesson.worth(end);
    return this.#seen.map(({ numbers, judged }, seat) => {
      const all = new Float32Array(numbers.length * inputs);
      for (const [i, one] of numbers.entries()) all.set(one, i * inputs);
      return { role: this.#lesson.role(end, seat), numbers: all, judged, worth };
    });
  }
}

function player(chance: Dice, { overlooks, misjudges }: Errors) {
  const careful = chance.below(10) < 3;
  const most = careful ? { overlooks: 0, misjudges: 0 } : { overlooks, misjudges };
  return {
    states: 1,
    promising: 0,
    overlooks: chance.below(most.overlooks + 1),
    misjudges: (most.misjudges * chance.below(9)) / 8,
  };
}
