import { viewOf } from '@bivouac/kernel/table';
import { describe, expect, test } from 'vitest';
import { champLeaders } from '../content/testing/champ.ts';
import { empereurGame } from '../game.ts';
import { ATTACK, blankOrder, DEFENCE, MARCH, type Order, RESERVE, RETREAT } from '../rules/command/state.ts';
import { RADIUS, TACTICS, WRITTEN } from '../rules/options/options.ts';
import { type EmpereurState, GONE } from '../rules/state.ts';
import { ordered } from './command-help.ts';
import type { Played, Position } from './position.ts';

/** Each side has two corps: Blue’s chiefs attack and march, White’s retreat and are in reserve. */
const [BLUE, WHITE, BLUE2, WHITE2] = [1, 3, 4, 5];
const leaders = [
  ...champLeaders,
  ...champLeaders.flatMap((one) => (one.rank === 2 ? [{ ...one, id: `${one.id}2`, corps: [one.side * 2 + 1] }] : [])),
];
const at = { a: '2005 column 0', A: '2905 line 7' };
const chiefs = { corps: '2005', corps2: '2007', chief: '0205', Corps: '2905', Corps2: '2907', Chief: '3010' };
const LEVEL = RADIUS | TACTICS;

const orders = { corps: 'attack', corps2: 'march', Corps: 'retreat', Corps2: 'reserve' } as const;
const quiet = { corps: 'defence', corps2: 'defence', Corps: 'defence', Corps2: 'defence' } as const;

function battle(wanted: Position = {}, level = LEVEL, given: typeof orders | typeof quiet = orders): Played {
  return ordered(given, { leaders, at, chiefs, ...wanted }, level);
}
const standing = (p: Played, leader: number) => p.s.command?.orders?.standing[leader];
const seen = (p: Played, viewer: number, leader: number) =>
  viewOf(empereurGame(p.content), p.referee.state, viewer).game.command?.orders?.shown[leader];
const seat = (p: Played) => p.referee.waiting()[0];
/** On to the movement of a side. */
function until(p: Played, turn: number, side: number): Played {
  while (p.s.turn < turn || p.s.active !== side || p.s.phase !== 1) p.act('done');
  return p;
}

/** Chiefs whose orders say more in words. */
const worded =
  (...leaders: readonly number[]) =>
  (s: EmpereurState) => {
    for (const leader of leaders) Object.assign(s.command?.orders?.standing[leader] ?? {}, { text: 'By the mill.' });
  };

describe('EMP XVII.8: an order is contested', () => {
  test('[EMP XVII.8#1] either side may contest any corps of the enemy that has a chief on the map, and no one else', () => {
    expect(battle().offers('contest')).toEqual([WHITE, WHITE2]);
    expect(battle({ active: 1 }).offers('contest')).toEqual([BLUE, BLUE2]);
    const fallen = battle({ also: (s) => void (s.chiefHex[WHITE] = GONE) });
    expect([fallen.offers('contest'), fallen.why('contest', WHITE)]).toEqual([[WHITE2], 'noStaff']);
  });

  test('[EMP XVII.8#1] until then it is not shown: that it is contested everybody hears, what it says the other side alone', () => {
    const p = battle();
    expect([0, 1].map((viewer) => seen(p, viewer, WHITE))).toEqual([blankOrder(), blankOrder()]);
    p.act('contest', WHITE2);
    expect(p.told('contested')).toMatchObject([{ leader: WHITE2, clause: 'EMP XVII.8#1' }]);
    expect(p.told('contested')[0]?.to).toBeUndefined();
    expect(p.told('orderShown')).toMatchObject([{ leader: WHITE2, tactic: RESERVE, to: 1 }]);
    expect([seen(p, 0, WHITE2)?.tactic, seen(p, 0, WHITE)?.tactic]).toEqual([RESERVE, -1]);
  });

  test('[EMP XVII.8#2, EMP XVII.4#1] it is shown whole: objective, hour, what follows and the words', () => {
    const order: Order = {
      ...blankOrder(ATTACK, 44),
      foe: BLUE,
      until: 5,
      then: DEFENCE,
      thenGoal: 45,
      otherwise: RETREAT,
      otherwiseGoal: 46,
      text: 'Take the mill, then wait.',
    };
    const p = battle({ also: (s) => void s.command?.orders?.standing.splice(WHITE, 1, order) }, LEVEL | WRITTEN);
    expect(JSON.stringify(viewOf(empereurGame(p.content), p.referee.state, 0))).not.toContain('the mill');
    p.act('contest', WHITE);
    expect(seen(p, 0, WHITE)).toEqual(order);
    expect(p.told('orderShown')).toMatchObject([{ leader: WHITE, tactic: ATTACK, text: order.text, written: true }]);
    // What was shown stays as it was when the order changes.
    p.act('done').act('done');
    const now = standing(p, WHITE);
    if (now !== undefined) now.goal = 99;
    expect(seen(p, 0, WHITE)?.goal).toBe(44);
  });

  test('[EMP XVII.8#3] in return the other side sees one order of a corps of its choice, or none', () => {
    const p = battle().act('contest', WHITE);
    expect([seat(p), p.offers('demand'), p.why('demand', WHITE)]).toEqual([1, [BLUE, BLUE2], 'isShown']);
    p.act('demand', BLUE2);
    expect([seat(p), p.asked(), p.offers('demand')]).toEqual([0, 'settleOrder', []]);
    expect(p.why('demand', BLUE)).toBe('isShown');
    expect(p.told('orderShown')[1]).toMatchObject({ leader: BLUE2, tactic: MARCH, written: false, to: 2 });
    expect([seen(p, 1, BLUE2)?.tactic, seen(p, 1, BLUE)?.tactic]).toEqual([MARCH, -1]);
    const none = battle({ active: 1 }).act('contest', BLUE);
    expect(seat(none)).toBe(0);
    const white = battle({ active: 1 }).act('contest', BLUE).act('demand', WHITE2);
    expect(white.told('orderShown')).toMatchObject([
      { leader: BLUE, to: 2 },
      { leader: WHITE2, to: 1 },
    ]);
    none.act('done');
    expect([seat(none), none.asked(), none.told('orderShown').length]).toEqual([1, 'settleOrder', 1]);
  });

  test('ruling 462: one order a turn, by each side; in the next turn again', () => {
    const p = battle({}, LEVEL, quiet).act('contest', WHITE).act('demand', BLUE).act('done');
    expect([p.offers('contest'), p.why('contest', WHITE2)]).toEqual([[], 'noStaff']);
    // What was shown in return needs not to be contested by White in this turn; nor is it shown in return again.
    until(p, 2, 1);
    expect(p.offers('contest')).toEqual([BLUE2]);
    p.act('contest', BLUE2);
    expect(p.offers('demand')).toEqual([WHITE2]);
    p.act('done').act('done');
    expect(p.offers('contest')).toEqual([]);
    until(p, 3, 0);
    expect(p.offers('contest')).toEqual([WHITE, WHITE2]);
  });

  test('[EMP XVII.8#4] the sides agree, and nothing changes; or a die under his initiative decides', () => {
    const settled = (die: number, ...how: ('done' | 'dispute')[]) => {
      const p = battle({ dice: [die], also: worded(WHITE) })
        .act('contest', WHITE)
        .act('done');
      for (const one of how) p.act(one);
      return p;
    };
    const agreed = settled(6, 'done');
    expect([standing(agreed, WHITE)?.tactic, agreed.dice, agreed.asked()]).toEqual([RETREAT, [6], 'mover']);
    // His initiative is 4 (ruling 451).
    const kept = settled(4, 'dispute');
    expect([standing(kept, WHITE)?.tactic, kept.told('disputed')[0]?.['passed'], kept.asked()]).toEqual([
      RETREAT,
      true,
      'mover',
    ]);
    const lost = settled(5, 'dispute');
    expect(standing(lost, WHITE)).toEqual(blankOrder(DEFENCE));
    expect([lost.told('disputed')[0]?.['passed'], lost.asked(), seen(lost, 0, WHITE)]).toEqual([
      false,
      'mover',
      blankOrder(DEFENCE),
    ]);
    // All others go on as they were ordered.
    expect([BLUE, BLUE2, WHITE2].map((one) => standing(lost, one)?.tactic)).toEqual([ATTACK, MARCH, RESERVE]);
  });

  test('[EMP XVII.8#4] ruling 462: where nothing is said in words nothing is unclear, and nobody throws', () => {
    const p = battle({ dice: [6] })
      .act('contest', WHITE)
      .act('done');
    expect([p.asked(), p.may('dispute'), p.why('dispute')]).toEqual(['settleOrder', false, 'isPlain']);
    p.act('done');
    expect([standing(p, WHITE)?.tactic, p.dice]).toEqual([RETREAT, [6]]);
  });

  test('[EMP XVII.8#4, EMP XVII.3#25] a reserve that has misunderstood its order got no new one: it is not fresh by it', () => {
    const p = battle({ turn: 5, dice: [5], also: worded(WHITE2) })
      .act('contest', WHITE2)
      .act('done')
      .act('dispute');
    expect([standing(p, WHITE2)?.tactic, p.s.command?.orders?.fresh[WHITE2]]).toEqual([DEFENCE, 0]);
  });

  test('[EMP XIV.6#4, EMP XVII.8#4] a successor’s initiative is 2', () => {
    const after = (die: number) =>
      standing(
        battle({
          dice: [die],
          also: (s) => {
            worded(WHITE)(s);
            s.chiefLost[WHITE] = 1;
          },
        })
          .act('contest', WHITE)
          .act('done')
          .act('dispute'),
        WHITE,
      )?.tactic;
    expect([after(2), after(3)]).toEqual([RETREAT, DEFENCE]);
  });
});
