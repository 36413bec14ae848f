import { expect, test } from 'vitest';
import { fastDice, type Game, procedure, StateDice } from '@bivouac/kernel';
import { newState, isFault, prepare, Referee } from '@bivouac/kernel/table';
import { conquestsGame } from '../game.ts';
import { draw } from '../rules/cards/decks.ts';
import { combat } from '../rules/combat/index.ts';
import { movement } from '../rules/movement/index.ts';
import { invariant } from '../rules/invariant.ts';
import { type Conquests, POWERS } from '../rules/state.ts';
import { content } from './war-table.ts';

/** Ten rounds of movement and combat from the set-up of 1795, with points and cards for everybody. */
const war = procedure<Conquests, Record<string, never>>('course', {
  moving(c) {
    c.s.moves = [20, 12, 14, 12, 12];
    c.s.kept = [2, 1, 1, 1, 1];
    if (c.s.turn === 2) c.s.pact = [0, 1, 0, 1, 1];
    if (c.s.turn === 2) c.s.pactBy[0] = 3;
    for (let power = 0; power < POWERS; power++) draw(c, power, 3, 'CON 12#1');
    return c.call(movement, {}, 'fighting');
  },
  fighting: (c) => c.call(combat, {}, 'over'),
  over(c) {
    c.s.turn++;
    return c.s.turn > 8 ? c.finish({ winners: [], reason: 'points' }) : c.go('moving');
  },
});

test('random wars end, and no counter is lost', () => {
  let actions = 0;
  for (let n = 0; n < 6; n++) {
    const game: Game<Conquests> = { ...conquestsGame(content), first: war };
    const seats = [[0], [1], [2], [3], [4]];
    const state = newState(game, { scenario: content.scenarios[0]?.id ?? '', options: {}, seats }, fastDice(`g${n}`));
    if (isFault(state)) throw new Error(state.fault);
    const prepared = prepare(game);
    const referee = new Referee(prepared, state, {}).start();
    const dice = new StateDice(fastDice(`p${n}`));
    while (!referee.finished) {
      const [seat] = referee.waiting();
      if (seat === undefined) throw new Error('nobody');
      let offers = referee.offers(seat);
      if (offers.length === 0) throw new Error(`no offers ${JSON.stringify(state.stack)}`);
      if (offers.length > 1 && dice.below(3) > 0)
        offers = offers.filter(([verb]) => verb !== 'done' && verb !== 'pass');
      const answer = referee.play(seat, dice.pick(offers));
      if (!answer.ok) throw new Error(JSON.stringify(answer));
      const fault = invariant(content, referee.state.game);
      if (fault !== null) throw new Error(fault);
      if (++actions > 20_000) throw new Error('it does not end');
    }
  }
  expect(actions).toBeGreaterThan(0);
});
