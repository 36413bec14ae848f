import { conscript, grognard, nonces } from '@bivouac/bots';
import { type Action, fastDice, keyedDice, sameAction, StateDice } from '@bivouac/kernel';
import { isFault, newState, prepare, Referee, seatingFor, viewOf } from '@bivouac/kernel/guide';
import { conquestsWorkshop } from '@bivouac/conquests/workshop';
import { describe, expect, test } from 'vitest';
import { conquestsGuide } from '@bivouac/conquests/bot';
import { conquestsGame, europe } from '@bivouac/conquests';

const game = conquestsGame(europe);
const guide = conquestsGuide(europe);

/** Lets bots play so many actions, and looks on at each. */
function playOn(seats: number, actions: number, look: (seat: number) => void): number {
  const powers = seatingFor(game, 'short', seats);
  if (powers === null) throw new Error(`no seating for ${seats}`);
  const state = newState(game, { scenario: 'short', options: {}, seats: powers }, keyedDice('bot', nonces(seats)));
  if (isFault(state)) throw new Error(state.fault);
  const referee = new Referee(prepare(game), state).start();
  let played = 0;
  for (; played < actions && !referee.finished; played++) {
    const [seat = 0] = referee.waiting();
    const offers = referee.offers(seat);
    const view = viewOf(game, referee.state, seat);
    const before = JSON.stringify(view);
    const chosen = guide.candidates(view, seat, offers);
    expect(chosen.length).toBeGreaterThan(0);
    for (const one of chosen) expect(offers).toContain(one);
    // Marches are tried out on a copy: what the bot was shown stays as it is.
    expect(JSON.stringify(view)).toBe(before);
    look(seat);
    const bot = seat % 2 === 0 ? grognard : conscript;
    const dice = new StateDice(fastDice(`bot ${played}`));
    const act = bot.choose({ game, guide, view, seat, offers, dice });
    expect(referee.play(seat, act).ok).toBe(true);
  }
  return played;
}

describe('computer players', () => {
  for (const seats of [2, 3, 4, 5]) {
    test(`play a turn with ${seats} seats: what they think of is on offer, and nothing they see is changed`, () => {
      const asked = new Set<number>();
      const played = playOn(seats, 60, (seat) => asked.add(seat));
      expect(played).toBe(60);
      expect(asked.size).toBe(seats);
    });
  }

  test('a guide says the same of a view and of a state imagined from it', () => {
    const powers = seatingFor(game, 'short', 5);
    if (powers === null) throw new Error('no seating for 5');
    const state = newState(game, { scenario: 'short', options: {}, seats: powers }, keyedDice('same', nonces(5)));
    if (isFault(state)) throw new Error(state.fault);
    const referee = new Referee(prepare(game), state).start();
    for (let seat = 0; seat < 5; seat++) {
      const view = viewOf(game, referee.state, seat);
      expect(guide.evaluate(view, seat)).toBeCloseTo(guide.evaluate(referee.state, seat), 9);
    }
  });

  test('Grognard blunders in no position of the suite: capitals, walls, alliances to declare, to join and to refuse', () => {
    const blunders = conquestsWorkshop(europe).suite.flatMap((position) => {
      const { id, seat, good, bad } = position;
      const referee = new Referee(prepare(game), position.state());
      const longest = Math.max(...[...good, ...bad].map((line) => line.length));
      const did: Action[] = [];
      while (did.length < longest && referee.waiting().includes(seat)) {
        const offers = referee.offers(seat);
        const dice = new StateDice(fastDice(`${id} ${did.length}`));
        const act = grognard.choose({ game, guide, view: viewOf(game, referee.state, seat), seat, offers, dice });
        did.push(act);
        if (!referee.play(seat, act).ok) break;
      }
      const is = (line: readonly Action[]) =>
        line.every((action, at) => did[at] !== undefined && sameAction(action, did[at]));
      const failed = bad.length > 0 ? bad.some(is) : !good.some(is);
      return failed ? [`${id}: ${JSON.stringify(did)}`] : [];
    });
    expect(blunders).toEqual([]);
  });
});
