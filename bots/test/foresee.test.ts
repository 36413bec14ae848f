import { fastDice, StateDice } from '@bivouac/kernel';
import { imagine, isFault, newState, prepare, Referee, viewOf } from '@bivouac/kernel/guide';
import { tiny } from '@bivouac/kernel/testing';
import { expect, test } from 'vitest';
import { foresee, grognard, marshalWith, questionName } from '../src/index.ts';
import { tinyGuide } from './tiny-guide.ts';
import { toy, toyGuide } from './toy.ts';

const bot = marshalWith({ iterations: 60 });
const SEAT = 2;
const seedAt = (entry: number) => `entry ${entry}`;
const diceOf = (seed: string) => new StateDice(fastDice(seed));

test('what was foreseen is what the bot answers when it is asked', () => {
  const state = newState(toy, { scenario: 'guns', options: {}, seats: [[0], [1]] }, fastDice('ahead'));
  if (isFault(state)) throw new Error(state.fault);
  const referee = new Referee(prepare(toy), state).start();
  const foreseen = new Map<string, unknown>();
  let hits = 0;
  for (let entry = 0; !referee.finished; entry++) {
    const [seat = 0] = referee.waiting();
    const seen = { game: toy, guide: toyGuide, view: viewOf(toy, referee.state, seat), seat };
    const offers = referee.offers(seat);
    const player = seat === 1 ? bot : grognard;
    const action = player.choose({ ...seen, offers, dice: diceOf(seedAt(entry)) });
    const name = questionName(bot.id, 1, seedAt(entry), seen.view);
    if (seat === 1 && foreseen.has(name)) {
      hits++;
      expect(foreseen.get(name)).toEqual(action);
    }
    const seeds = Array.from({ length: 8 }, (_, n) => seedAt(entry + n));
    const ahead = { ...seen, seat: 1, view: viewOf(toy, referee.state, 1), offers: [], dice: diceOf(`ahead ${entry}`) };
    const found = seat === 1 ? null : foresee(bot, ahead, seeds, 0);
    if (found !== null) foreseen.set(found.name, found.action);
    expect(referee.play(seat, action).ok).toBe(true);
  }
  // Each of the bot's two turns begins with a question that it could foresee.
  expect(hits).toBe(2);
});

test('what is foreseen does not depend on what the bot cannot know', () => {
  const state = newState(tiny, { scenario: 'ring', options: {}, seats: [[0], [1], [2]] }, fastDice('ahead'));
  if (isFault(state)) throw new Error(state.fault);
  const referee = new Referee(prepare(tiny), state).start();
  for (let entry = 0; entry < 30 && !referee.finished; entry++) {
    const [seat = 0] = referee.waiting();
    const view = viewOf(tiny, referee.state, SEAT);
    if (!referee.waiting().includes(SEAT)) {
      const guesses = ['one', 'two'].map((seed) => {
        const truth = imagine(tiny, view, SEAT, diceOf(seed));
        const seen = { game: tiny, guide: tinyGuide, view: viewOf(tiny, truth, SEAT), seat: SEAT, offers: [] };
        return foresee(bot, { ...seen, dice: diceOf('same') }, [seedAt(0), seedAt(1), seedAt(2)], 1);
      });
      expect(guesses[0]).toEqual(guesses[1]);
    }
    const dice = diceOf(`any ${entry}`);
    const own = viewOf(tiny, referee.state, seat);
    const act = grognard.choose({ game: tiny, guide: tinyGuide, view: own, seat, offers: referee.offers(seat), dice });
    expect(referee.play(seat, act).ok).toBe(true);
  }
});
