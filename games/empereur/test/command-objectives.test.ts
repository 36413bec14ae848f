import { describe, expect, test } from 'vitest';
import { champLeaders } from '../content/testing/champ.ts';
import {
  ATTACK,
  blankOrder,
  DEFENCE,
  MARCH,
  type Order,
  RESERVE,
  RETREAT,
  WITHDRAWAL,
} from '../rules/command/state.ts';
import { RADIUS, TACTICS, WRITTEN } from '../rules/options/options.ts';
import { WAITING } from '../rules/state.ts';
import { ordered } from './command-help.ts';
import type { Played, Position } from './position.ts';

const [CHIEF, BLUE, GENERAL, WHITE] = [0, 1, 2, 3];
const LEVEL = RADIUS | TACTICS | WRITTEN;
const chiefs = { corps: '0805', chief: '0205', Corps: '2405', Chief: '2805' };
const at = { a: '0905 column 0', b: '0906 column 0', A: '2405 line 7', B: '2505 line 7' };
const hex = (label: string) => (Number(label.slice(2)) - 1) * 30 + Number(label.slice(0, 2)) - 1;
const standing = (p: Played, leader = BLUE) => p.s.command?.orders?.standing[leader];

/** A corps of Blue with a written order, as turn 4 of Blue begins. */
function written(order: Partial<Order>, wanted: Position = {}, since = 3, leader = BLUE, level = LEVEL): Played {
  return ordered(
    { corps: 'defence', Corps: 'defence' },
    {
      at,
      chiefs,
      turn: 4,
      turns: 8,
      ...wanted,
      also: (s) => {
        const { orders } = s.command ?? {};
        if (orders === undefined) return;
        orders.standing[leader] = { ...blankOrder(ATTACK), ...order };
        orders.since[leader] = since;
        wanted.also?.(s);
      },
    },
    level,
  );
}

describe('EMP XVII.4: whether an order has done what it is about', () => {
  const follows = { then: WITHDRAWAL, thenGoal: 7, otherwise: RETREAT, otherwiseGoal: 8, text: 'Then back.' };
  const done = (order: Partial<Order>, wanted: Position = {}) =>
    standing(written({ ...follows, ...order }, wanted))?.tactic === WITHDRAWAL;

  test('[EMP XVII.4#3] the place of an attack or a march is taken when one of the corps stands there: one is enough', () => {
    expect([done({ goal: hex('0906') }), done({ goal: hex('0907') })]).toEqual([true, false]);
    expect([done({ tactic: MARCH, goal: hex('0906') }), done({ tactic: MARCH, goal: hex('0907') })]).toEqual([
      true,
      false,
    ]);
    // The corner of the field can be a place as any other.
    expect(done({ goal: 0 }, { at: { ...at, a: '0101 column 0' } })).toBe(true);
    // Not when others of its side are there, nor the enemy.
    const leaders = [
      ...champLeaders,
      { ...(champLeaders[BLUE] as (typeof champLeaders)[0]), id: 'second', corps: [1] },
    ];
    expect(done({ goal: hex('2405') })).toBe(false);
    expect(done({ goal: hex('0805') }, { leaders, chiefs: { ...chiefs, second: '0805' } })).toBe(false);
  });

  test('[EMP XVII.4#3] a march has arrived with its chief, an attack has not', () => {
    expect([done({ tactic: MARCH, goal: hex('0805') }), done({ goal: hex('0805') })]).toEqual([true, false]);
    expect([done({ tactic: MARCH, goal: hex('0705') }), done({ tactic: MARCH, goal: hex('0706') })]).toEqual([
      false,
      false,
    ]);
  });

  test('[EMP XVII.4#2] without a place or an enemy an order is about nothing that could be reached', () => {
    expect([done({}), done({ tactic: MARCH })]).toEqual([false, false]);
    const gone = { ...chiefs, corps: '0805' };
    // A chief who is off the map stands nowhere: that is not where his march was to go.
    expect(done({ tactic: MARCH }, { chiefs: gone, also: (s) => void (s.chiefHex[BLUE] = -1) })).toBe(false);
  });

  test('[EMP XVII.4#6] whoever defends or is in reserve has no success, wherever he is', () => {
    for (const tactic of [DEFENCE, RESERVE]) {
      for (const goal of [hex('0905'), hex('0805')]) {
        const p = written({ ...follows, then: ATTACK, tactic, goal, foe: -1 });
        expect([tactic, standing(p)?.tactic]).toEqual([tactic, tactic]);
      }
      const beaten = written({ ...follows, then: ATTACK, tactic, foe: WHITE }, { at: { a: '0905 column 0' } });
      expect([tactic, standing(beaten)?.tactic]).toEqual([tactic, tactic]);
    }
  });

  test('[EMP XVII.4#3, EMP XVII.4#7] whoever withdraws or retreats has done it when his chief stands at its place', () => {
    for (const tactic of [WITHDRAWAL, RETREAT]) {
      const after = (goal: string, then = ATTACK) =>
        standing(written({ ...follows, then, tactic, goal: hex(goal) }))?.tactic;
      expect([after('0805'), after('0705'), after('0805', -1)]).toEqual([ATTACK, tactic, DEFENCE]);
      // One of the corps may have stood there from the start.
      expect(after('0905')).toBe(tactic);
      expect(standing(written({ ...follows, then: ATTACK, tactic }))?.tactic).toBe(tactic);
    }
  });

  test('ruling 463: a corps is beaten when none of it is left on the field and none is still to come', () => {
    expect(done({ foe: WHITE })).toBe(false);
    expect(done({ foe: WHITE }, { at: { a: '0905 column 0' } })).toBe(true);
    expect(done({ foe: WHITE }, { at: { a: '0905 column 0', A: '2405 disordered 7' } })).toBe(false);
    const comes = (id: 'A' | 'c') =>
      done({ foe: WHITE }, { at: { a: '0905 column 0' }, also: (s) => void (s.hex[id === 'A' ? 11 : 2] = WAITING) });
    expect([comes('A'), comes('c')]).toEqual([false, true]);
    // Not the corps of the first leader of the list, who commands nobody.
    expect(done({ foe: CHIEF }, { at: { a: '0905 column 0' } })).toBe(true);
  });

  test('ruling 463: an enemy corps in the corner of the field is not beaten', () => {
    expect(done({ foe: WHITE }, { at: { a: '0905 column 0', A: '0101 line 7' } })).toBe(false);
  });
});

describe('EMP XVII.4: what follows', () => {
  const order = { goal: hex('0905'), foe: -1, until: 6, then: WITHDRAWAL, thenGoal: 7, text: 'Then back to the wood.' };

  test('[EMP XVII.4#3] the second order with its place and the words, and nothing after it', () => {
    const p = written({ ...order, otherwise: RETREAT, otherwiseGoal: 9 });
    expect(standing(p)).toEqual({ ...blankOrder(WITHDRAWAL, 7), text: order.text });
    expect(p.told('fulfilled')).toEqual([
      { fact: 'fulfilled', leader: BLUE, tactic: ATTACK, clause: 'EMP XVII.4#3', to: 1 },
    ]);
    expect(p.told('inForce')).toMatchObject([{ leader: BLUE, tactic: WITHDRAWAL, clause: 'EMP XVII.3#4', to: 1 }]);
    expect(p.s.command?.orders?.since[BLUE]).toBe(4);
  });

  test('[EMP XVII.4#7] where nothing follows he defends by himself, and waits', () => {
    const p = written({ ...order, then: -1, thenGoal: -1, otherwise: RETREAT });
    expect(standing(p)).toEqual({ ...blankOrder(DEFENCE), text: order.text });
    expect(p.told('inForce')).toMatchObject([{ leader: BLUE, tactic: DEFENCE, clause: 'EMP XVII.3#29' }]);
  });

  test('[EMP XVII.4#3] each side’s as its own turn begins; White’s orders wait for White’s', () => {
    const blue = written({ goal: hex('2405'), then: RETREAT }, {}, 3, WHITE);
    expect([standing(blue, WHITE)?.tactic, blue.told('fulfilled')]).toEqual([ATTACK, []]);
    const white = written({ goal: hex('2405'), then: RETREAT }, { active: 1 }, 3, WHITE);
    expect(standing(white, WHITE)?.tactic).toBe(RETREAT);
    expect(white.told('fulfilled')).toMatchObject([{ leader: WHITE, to: 2 }]);
  });

  test('[EMP XVII.4#1] at the third level nothing is written, and an attack goes on', () => {
    const p = written(order, {}, 3, BLUE, RADIUS | TACTICS);
    expect([standing(p)?.tactic, p.told('fulfilled')]).toEqual([ATTACK, []]);
  });
});

describe('EMP XVII.4: failure', () => {
  const may = (order: Partial<Order>, since: number) =>
    written({ goal: 0, ...order }, {}, since)
      .act('staff')
      .may('giveUp', BLUE);

  test('[EMP XVII.4#4, EMP XVII.4#5] in its first three turns no, in the fourth yes', () => {
    expect([4, 3, 2, 1].map((since) => may({ otherwise: RETREAT }, since))).toEqual([false, false, false, true]);
    expect(may({}, 1)).toBe(false);
  });

  test('[EMP XVII.4#5] in the turn of its hour it still holds, in the one after it has failed; without an hour it goes on', () => {
    expect([5, 4, 3].map((until) => may({ otherwise: RETREAT, until }, 3))).toEqual([false, false, true]);
    expect(may({ otherwise: RETREAT, until: 0 }, 3)).toBe(false);
    // The hour alone is no failure if there is nothing to go on to.
    expect(may({ until: 3 }, 3)).toBe(false);
  });

  test('[EMP XVII.4#2, EMP XVII.4#7] an order whose hour is over holds no longer: where nothing follows he defends', () => {
    const order = { goal: 0, text: 'By noon.' };
    const after = (until: number, more: Partial<Order> = {}) => written({ ...order, until, ...more });
    expect([4, 0].map((until) => standing(after(until))?.tactic)).toEqual([ATTACK, ATTACK]);
    const p = after(3);
    expect(standing(p)).toEqual({ ...blankOrder(DEFENCE), text: order.text });
    expect(p.told('inForce')).toMatchObject([{ leader: BLUE, tactic: DEFENCE, clause: 'EMP XVII.3#29', to: 1 }]);
    // What was written for a failure waits for his word; what follows success does not come of it.
    expect(standing(after(3, { otherwise: RETREAT }))?.tactic).toBe(ATTACK);
    expect(standing(after(3, { then: WITHDRAWAL }))?.tactic).toBe(DEFENCE);
    expect(after(3, { tactic: DEFENCE }).told('inForce')).toEqual([]);
  });

  test('[EMP XVII.4#5] he goes on to what was written for that, with its place, at no cost', () => {
    const p = written(
      { goal: 0, then: DEFENCE, thenGoal: 5, otherwise: WITHDRAWAL, otherwiseGoal: 8, text: 'Else back.' },
      {},
      1,
    );
    p.act('staff').act('giveUp', BLUE);
    expect(p.offers('giveUp')).toEqual([]);
    p.act('done');
    expect(standing(p)).toEqual({ ...blankOrder(WITHDRAWAL, 8), text: 'Else back.' });
    expect([p.s.command?.orders?.fine[BLUE], p.told('dared'), p.told('fulfilled')]).toEqual([0, [], []]);
  });

  test('[EMP XVII.3#29, EMP XVII.4#7] a march to where the enemy stands has failed: what was written for that follows at once', () => {
    const order = { tactic: MARCH, goal: hex('2405'), then: ATTACK, thenGoal: 5, text: 'Else back.' };
    const p = written({ ...order, otherwise: WITHDRAWAL, otherwiseGoal: 8 });
    expect(standing(p)).toEqual({ ...blankOrder(WITHDRAWAL, 8), text: order.text });
    expect(p.told('inForce')).toMatchObject([{ leader: BLUE, tactic: WITHDRAWAL, clause: 'EMP XVII.3#4', to: 1 }]);
    const nothing = written(order);
    expect(standing(nothing)).toEqual({ ...blankOrder(DEFENCE), text: order.text });
    expect(nothing.told('inForce')).toMatchObject([{ tactic: DEFENCE, clause: 'EMP XVII.3#29' }]);
  });

  test('[EMP XVII.4#5] leaders without an order of their own have nothing to give up', () => {
    const p = written({ goal: 0, otherwise: RETREAT }, {}, 1).act('staff');
    expect(p.offers('giveUp')).toEqual([BLUE]);
    expect([CHIEF, GENERAL, WHITE].map((one) => p.why('giveUp', one))).toEqual(['tooFirm', 'tooFirm', 'tooFirm']);
  });
});
