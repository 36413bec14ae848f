import { nonces, oneStep } from '@bivouac/bots';
import { type Dice, fastDice, type Game, keyedDice, type Kind, type State, StateDice } from '@bivouac/kernel';
import type { Errors, Guide, Schooling } from '@bivouac/kernel/guide';
import { begun, playedAgain, seatingFor, seatingsIn, viewOf } from '@bivouac/kernel/table';

/** The positions of one game as one of its seats saw them, in order, and what the game was worth in the end. */
export interface Story {
  readonly role: number;
  /** The numbers of each position, one after the other. */
  readonly numbers: Float32Array;
  /** What the judgement made of each. */
  readonly judged: readonly number[];
  readonly worth: number;
}

/**
 * Plays a game of quick one-step players against each other, and tells it as each seat saw it. Most of them err a
 * little, each in his own measure: so positions come up that good players avoid, and it is learnt why. There is a seat for
 * each role, where the scenario is played so; else its first seating.
 */
export function storiesOf<G extends Kind>(
  game: Game<G>,
  lesson: Schooling<G>,
  minds: readonly Guide<G>[],
  scenario: string,
  seed: string,
): Story[] {
  const chance = new StateDice(fastDice(`${seed} players`));
  const seats = seatingFor(game, scenario, lesson.roles) ?? seatingsIn(game, scenario)[0] ?? [];
  const bots = seats.map(() => oneStep('learner', player(chance, lesson.errs)));
  const guides = seats.map(() => chance.pick(minds));
  const setup = { scenario, options: {}, seats };
  const referee = begun(game, setup, keyedDice(seed, nonces(seats.length)));
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
  /** By seat. */
  readonly #seen: { readonly numbers: Float32Array[]; readonly judged: number[] }[] = [];
  readonly #into: Float64Array;

  constructor(lesson: Schooling<G>) {
    this.#lesson = lesson;
    this.#into = new Float64Array(lesson.inputs);
  }

  note(state: State<G['state']>): void {
    for (let seat = 0; seat < state.seats; seat++) this.#seen[seat] ??= { numbers: [], judged: [] };
    for (const [seat, { numbers, judged }] of this.#seen.entries()) {
      judged.push(this.#lesson.describe(state, seat, this.#into));
      numbers.push(Float32Array.from(this.#into));
    }
  }

  stories(end: State<G['state']>): Story[] {
    const { inputs } = this.#lesson;
    return this.#seen.map(({ numbers, judged }, seat) => {
      const all = new Float32Array(numbers.length * inputs);
      for (const [i, one] of numbers.entries()) all.set(one, i * inputs);
      const role = this.#lesson.role(end, seat);
      return { role, numbers: all, judged, worth: this.#lesson.worth(end, role) };
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
