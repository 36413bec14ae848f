import { describe, expect, test } from 'vitest';
import { champLeaders } from '../content/testing/champ.ts';
import { ATTACK, blankOrder, DEFENCE, MARCH, RETREAT, WITHDRAWAL } from '../rules/command/state.ts';
import { LINE } from '../rules/state.ts';
import { ordered } from './command-help.ts';
import type { Played } from './position.ts';

/** Blue comes from the west, White's lines are in the east; both armies are far from each other unless a test says so. */
const chiefs = { corps: '0805', chief: '0205', Corps: '2405' };
const [CHIEF, BLUE, WHITE] = [0, 1, 3];
const tactic = (p: Played, leader = BLUE) => p.s.command?.orders?.standing[leader]?.tactic;
const past = (p: Played, phase: number) => {
  while (p.s.phase < phase) p.act('done');
  return p;
};

describe('EMP XVII.3: the staff', () => {
  const at = { a: '0805 column 0', A: '2405 line 7' };

  test('[EMP XVII.3#1, EMP XVII.3#30] orders are secret; a side gives as many a turn as it may', () => {
    const p = ordered({ corps: 'defence' }, { at, chiefs }).act('staff');
    expect(p.offers('order').length).toBe(5);
    p.act('order', BLUE, ATTACK);
    expect([p.offers('order'), p.why('order', BLUE, RETREAT)]).toEqual([[], 'noOrders']);
    p.act('done');
    expect(p.told('orderSent')[0]).toMatchObject({ leader: BLUE, tactic: ATTACK, to: 1 });
    const three = ordered(
      { corps: 'defence' },
      {
        at,
        chiefs,
        scenario: {
          orders: [2, 1],
          leaders: [
            { leader: 0, hex: 0 },
            { leader: 1, hex: 127 },
          ],
        },
      },
    );
    three.act('staff').act('order', BLUE, ATTACK);
    expect(three.may('order', BLUE, ATTACK)).toBe(false);
  });

  test('[EMP XVII.3#2, EMP XVII.3#3] chiefs need nobody near; the army chief has half his points', () => {
    const p = ordered({ corps: 'attack' }, { at, chiefs: { ...chiefs, corps: '2005' } });
    expect(p.s.command?.tied[BLUE]).toBe(0);
    const ride = (given: 'attack' | 'retreat') => {
      const one = ordered({ corps: given }, { at: { A: '2405 line 7' }, chiefs }).act('ride', CHIEF);
      let steps = 0;
      for (let to = 3; one.may('step', one.h(`${String(to).padStart(2, '0')}05`)); to++) {
        one.act('step', one.h(`${String(to).padStart(2, '0')}05`));
        steps++;
      }
      return steps;
    };
    expect([ride('attack'), ride('retreat')]).toEqual([6, 12]);
  });

  test('[EMP XVII.3#4] a chief beside the army chief accepts without a throw, for the next turn', () => {
    const p = ordered({ corps: 'defence' }, { at, chiefs: { ...chiefs, chief: '0805' }, dice: [6, 6, 6] });
    p.act('staff').act('order', BLUE, ATTACK).act('done');
    expect([p.dice.length, tactic(p)]).toEqual([3, DEFENCE]);
    while (p.s.turn === 2) p.act('done');
    while (p.s.active === 1) p.act('done');
    expect([p.s.turn, p.s.active, tactic(p)]).toEqual([3, 0, ATTACK]);
  });

  test('[EMP XVII.3#29] a march that has arrived, or whose end the enemy holds, becomes a defence', () => {
    const march = (goal: string) =>
      ordered(
        { corps: 'march' },
        { at, chiefs, also: (s) => void s.command?.orders?.standing.splice(BLUE, 1, blankOrder(MARCH, Number(goal))) },
      );
    const hex = (label: string) => String((Number(label.slice(2)) - 1) * 30 + Number(label.slice(0, 2)) - 1);
    expect([tactic(march(hex('0805'))), tactic(march(hex('2405'))), tactic(march(hex('1505')))]).toEqual([
      DEFENCE,
      DEFENCE,
      MARCH,
    ]);
  });

  test('[EMP XVII.3#31] a general retreat goes to all, and nothing else in that turn', () => {
    const leaders = champLeaders.map((one) =>
      one.id === 'Chief' ? { ...one, id: 'second', side: 0 as const, rank: 2, corps: [1] } : one,
    );
    const p = ordered(
      { corps: 'defence', second: 'defence' },
      { leaders, at, chiefs: { corps: '0805', chief: '0205', second: '0807' } },
    );
    p.act('staff').act('general');
    expect(p.offers('order')).toEqual([]);
    p.act('done');
    expect(p.s.command?.orders?.dispatches.map(({ to, order }) => [to, order.tactic])).toEqual([
      [1, RETREAT],
      [2, RETREAT],
    ]);
    p.act('staff');
    expect([p.offers('order'), p.may('general')]).toEqual([[], false]);
  });

  test('[EMP XVII.3#33] out of command a unit goes by the radius, but counts', () => {
    const p = ordered(
      { corps: 'march' },
      { at: { a: '1605 line 1', A: '1705 line 7' }, chiefs, dice: Array<number>(30).fill(1) },
    );
    expect(past(p, 3).offers('aim')).toContain(p.h('1705'));
    // Three units, two of them out of command: one must go, and it is enough.
    const far = { a: '0805 column 0', b: '1905 column 0', c: '1907 column 0', d: '1903 column 0', A: '2805 line 7' };
    const must = ordered({ corps: 'attack' }, { at: far, chiefs });
    must.act('move', must.u('a'));
    for (const hex of ['0905', '1005', '1105', '1205']) must.act('step', must.h(hex));
    expect(must.act('done').may('done')).toBe(true);
    expect(must.s.form[must.u('a')]).not.toBe(LINE);
  });

  test('[EMP XVII.3#28] each corps begins with an order of its player’s choice; without one it defends', () => {
    const p = ordered({ corps: 'attack', Corps: 'withdrawal' }, { at, chiefs });
    expect([tactic(p), tactic(p, WHITE)]).toEqual([ATTACK, WITHDRAWAL]);
  });
});
