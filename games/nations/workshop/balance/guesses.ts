import { parseArgs } from 'node:util';
import { grognard, nonces } from '@bivouac/bots';
import { fastDice, keyedDice, knows, type State, StateDice } from '@bivouac/kernel';
import { imagine, isFault, newState, prepare, Referee, viewOf } from '@bivouac/kernel/guide';
import { leipzig, nationsGame, type NationsState } from '../../index.ts';
import { nationsGuide } from '../../bot.ts';

/**
 * How well the Allies guess Napoleon's secret missions in games of Grognards, beside blind guessing:
 * `npx tsx games/nations/workshop/balance/guesses.ts --games 100 --seed 1`.
 */
const { values } = parseArgs({
  options: { games: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
});
const games = Number(values.games);
if (!Number.isInteger(games) || games < 1)
  throw new Error(`--games takes a whole number from 1, not "${values.games}"`);

const ALLIED_SEAT = 1;
/** Guesses at each turn. */
const TRIES = 20;

const game = nationsGame(leipzig);
const guide = nationsGuide(leipzig);
const dice = new StateDice(fastDice(`${values.seed} guesses`));
const right = { blind: 0, guessed: 0, all: 0 };

/** Guesses what the Allies do not know, and counts what is right. */
function guessFrom(truth: State<NationsState>): void {
  const view = viewOf(game, truth, ALLIED_SEAT);
  const secret = [...truth.game.missions.is.keys()].filter((slot) => !knows(truth.game.missions, slot, ALLIED_SEAT));
  for (let i = 0; i < TRIES; i++) {
    const dream = imagine(game, view, ALLIED_SEAT, dice);
    const blind = [...dream.game.missions.is];
    guide.guess?.(dream, ALLIED_SEAT, dice);
    for (const slot of secret) {
      right.all++;
      if (blind[slot] === truth.game.missions.is[slot]) right.blind++;
      if (dream.game.missions.is[slot] === truth.game.missions.is[slot]) right.guessed++;
    }
  }
}

function play(seed: string): void {
  const setup = { scenario: game.scenarios[0] ?? '', options: {}, seats: [[0], [1]] };
  const state = newState(game, setup, keyedDice(seed, nonces(2)));
  if (isFault(state)) throw new Error(state.fault);
  const referee = new Referee(prepare(game), state).start();
  let turn = 0;
  for (let n = 0; !referee.finished; n++) {
    const [seat = 0] = referee.waiting();
    if (seat === ALLIED_SEAT && referee.state.game.turn !== turn) {
      turn = referee.state.game.turn;
      guessFrom(referee.state);
    }
    const seen = { game, guide, view: viewOf(game, referee.state, seat), seat, offers: referee.offers(seat) };
    const played = referee.play(seat, grognard.choose({ ...seen, dice: new StateDice(fastDice(`${seed} ${n}`)) }));
    if (!played.ok) throw new Error(played.refused);
  }
}

for (let number = 0; number < games; number++) play(`${values.seed} ${number}`);
const percent = (count: number) => `${((100 * count) / right.all).toFixed(1)} %`;
console.log(`${right.all} guesses: ${percent(right.guessed)} right, blindly ${percent(right.blind)}`);
