import { viewOf } from '@bivouac/kernel/table';
import { soak } from '@bivouac/kernel/soak';
import { describe, expect, test } from 'vitest';
import { melee } from '../content/testing/melee.ts';
import { empereurGame } from '../game.ts';
import { ATTACK, blankOrder, DEFENCE, MARCH, type Order, RETREAT, WITHDRAWAL } from '../rules/command/state.ts';
import { chosen, RADIUS, TACTICS, WRITTEN } from '../rules/options/options.ts';
import { ordered } from './command-help.ts';
import type { Played, Position } from './position.ts';

const [BLUE, WHITE] = [1, 3];
const chiefs = { corps: '0805', chief: '0205', Corps: '2405' };
const at = { a: '0905 column 0', A: '2405 line 7' };
const LEVEL = RADIUS | TACTICS | WRITTEN;
const standing = (p: Played) => p.s.command?.orders?.standing[BLUE];

/** A corps with a written order that came into force in this turn, at the start of turn 4. */
function written(order: Partial<Order>, since: number, wanted: Position = {}): Played {
  return ordered(
    { corps: 'attack' },
    {
      at,
      chiefs,
      turn: 4,
      turns: 8,
      ...wanted,
      also: (s) => {
        const { orders } = s.command ?? {};
        if (orders === undefined) return;
        orders.standing[BLUE] = { ...blankOrder(ATTACK), ...order };
        orders.since[BLUE] = since;
      },
    },
    LEVEL,
  );
}

describe('EMP XVII.4: written orders', () => {
  test('[EMP XVII#2, EMP XVII.4#1, EMP XVII.4#2] tactic, objective, hour and words, secret from the enemy', () => {
    expect(chosen({ command: 4 })).toBe(LEVEL);
    const p = ordered({ corps: 'defence' }, { at, chiefs: { ...chiefs, chief: '0805' } }, LEVEL);
    p.act('staff').act('order', BLUE, ATTACK).act('goal', p.h('1505')).act('hour', 5).act('words', 'Par la droite.');
    expect([p.offers('goal'), p.why('goal', p.h('1605'))]).toEqual([[], 'isWritten']);
    p.act('foe', WHITE).act('success', DEFENCE).act('failure', WITHDRAWAL).act('seal').act('done');
    const [dispatch] = p.s.command?.orders?.dispatches ?? [];
    const said = { tactic: ATTACK, goal: p.h('1505'), foe: WHITE, until: 5, then: DEFENCE, otherwise: WITHDRAWAL };
    expect(dispatch?.order).toMatchObject({ ...said, text: 'Par la droite.' });
    const seen = JSON.stringify(viewOf(empereurGame(p.content), p.referee.state, 1));
    expect(seen).not.toContain('Par la droite');
  });

  test('[EMP XVII.4#1] a march is sealed only with its destination', () => {
    const p = ordered({ corps: 'defence' }, { at, chiefs }, LEVEL).act('staff').act('order', BLUE, MARCH);
    expect([p.may('seal'), p.why('seal')]).toEqual([false, 'isWritten']);
    expect(p.act('goal', p.h('1505')).may('seal')).toBe(true);
  });

  test('[EMP XVII.4#3] the objective is taken: what is to follow comes into force', () => {
    const goal = 4 * 30 + 8;
    expect(standing(written({ goal, then: WITHDRAWAL, thenGoal: 7 }, 3))).toMatchObject({
      tactic: WITHDRAWAL,
      goal: 7,
    });
    expect(standing(written({ goal: goal + 1, then: WITHDRAWAL }, 3))).toMatchObject({ tactic: ATTACK });
    // An enemy corps that is off the field is beaten.
    expect(standing(written({ foe: WHITE, then: DEFENCE }, 3, { at: { a: '0905 column 0' } }))?.tactic).toBe(DEFENCE);
    expect(standing(written({ foe: WHITE, then: DEFENCE }, 3))?.tactic).toBe(ATTACK);
  });

  test('[EMP XVII.4#4, EMP XVII.4#5] three turns it holds; from the fourth on, or after its hour, it may have failed', () => {
    const early = written({ otherwise: RETREAT }, 2).act('staff');
    expect([early.may('giveUp', BLUE), early.why('giveUp', BLUE)]).toEqual([false, 'tooFirm']);
    const p = written({ otherwise: RETREAT }, 1).act('staff').act('giveUp', BLUE).act('done');
    expect([standing(p)?.tactic, p.told('dared')]).toEqual([RETREAT, []]);
    expect(written({ otherwise: RETREAT, until: 3 }, 3).act('staff').may('giveUp', BLUE)).toBe(true);
    expect(written({}, 1).act('staff').may('giveUp', BLUE)).toBe(false);
  });

  test('[EMP XVII.4#6] a defence has nothing to do when it succeeds', () => {
    const p = ordered({ corps: 'attack' }, { at, chiefs }, LEVEL).act('staff').act('order', BLUE, DEFENCE);
    expect([p.offers('success'), p.offers('failure').length]).toEqual([[], 5]);
  });

  test('[EMP XVII.4#7] fulfilled, and nothing follows: the corps defends', () => {
    expect(standing(written({ goal: 4 * 30 + 8 }, 3))?.tactic).toBe(DEFENCE);
  });

  test('[EMP XVII.4#8] before that only his initiative changes it, at its price', () => {
    const p = written({ otherwise: RETREAT }, 3, { dice: [1] })
      .act('staff')
      .act('dare', BLUE, DEFENCE)
      .act('seal')
      .act('done');
    expect([standing(p)?.tactic, p.s.command?.orders?.fine[BLUE]]).toEqual([ATTACK, -1]);
  });

  test('random battles with written orders keep every promise of the house', () => {
    const game = { ...empereurGame(melee(true)), variants: [{ command: 4 }] };
    expect(soak(game, { games: 1, seed: 'written', every: 10 }).failures).toEqual([]);
  });
});
