import {
  type Bench,
  type Dice,
  fastDice,
  fillHoles,
  type Game,
  type Kind,
  type Options,
  StateDice,
} from '@bivouac/kernel';
import { isFault, newState, prepare, Referee } from '@bivouac/kernel/table';

/** Something that takes steps: one step is asking what is legal, choosing at random, and doing it. */
export interface Contestant {
  readonly name: string;
  /** How long it takes until it is compiled, in milliseconds of the processor, where the usual time is too short. */
  readonly warmUp?: number;
  /** Takes at least so many steps, beginning new matches as needed; how many it took. */
  run(steps: number): number;
}

/** A game as the kernel plays it in a search: fast dice, nobody to tell facts to. Its first scenario, if none is named. */
export function gameContestant<G extends Kind>(game: Game<G>, bench: Bench = {}, options: Options = {}): Contestant {
  const { scenario = game.scenarios[0], warmUp } = bench;
  const dice = new StateDice(fastDice(`bench ${game.id}`));
  const [seats] = game.seatings;
  if (scenario === undefined || seats === undefined) throw new Error(`${game.id} has no scenario or no seating`);
  const prepared = prepare(game);
  let matches = 0;
  return {
    name: game.id,
    ...(warmUp === undefined ? {} : { warmUp }),
    run(steps) {
      let taken = 0;
      while (taken < steps) {
        const state = newState(game, { scenario, options, seats }, fastDice(`${game.id} ${matches++ % 64}`));
        if (isFault(state)) throw new Error(state.fault);
        taken += playOut(new Referee(prepared, state).start(), dice);
      }
      return taken;
    },
  };
}

function playOut<G extends Kind>(referee: Referee<G>, dice: Dice): number {
  let steps = 0;
  for (; !referee.finished; steps++) {
    const seat = dice.pick(referee.waiting());
    const played = referee.play(seat, fillHoles(dice.pick(referee.offers(seat)), dice));
    if (!played.ok) throw new Error(`an offer was refused: ${played.refused}`);
  }
  return steps;
}
