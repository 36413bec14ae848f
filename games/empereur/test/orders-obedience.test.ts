import { describe, expect, test } from 'vitest';
import { hexOf } from '../content/testing/champ.ts';
import {
  ACCEPTED,
  ATTACK,
  blankOrder,
  DEFENCE,
  type Dispatch,
  LATE_TEST,
  MARCH,
  RETREAT,
  RIDING,
  WITHDRAWAL,
} from '../rules/command/state.ts';
import { noActivation } from '../rules/interactive/roster.ts';
import { INTERACTIVE, RADIUS, TACTICS } from '../rules/options/options.ts';
import { ordered } from './command-help.ts';
import {
  BLUE,
  CHIEF,
  chiefs,
  dispatched,
  ordersOf,
  riders,
  SECOND,
  tactic,
  twoCorps,
  until,
  WHITE,
} from './orders-help.ts';
import type { Played, Position } from './position.ts';

const FAR = { A: '2409 line 7' };
const h = (label: string) => hexOf(label, 30);
const order = (tactic: number) => ({ order: blankOrder(tactic) });

/** Blue and White defend, at the start of turn 2, with orders of turn 1 on their way. */
function waiting(dispatches: readonly Partial<Dispatch>[], wanted: Position = {}, given = {}): Played {
  return ordered(
    { corps: 'defence', Corps: 'defence', ...given },
    {
      at: FAR,
      chiefs,
      ...wanted,
      also(s) {
        s.command?.orders?.dispatches.push(...dispatches.map((one) => dispatched(one)));
        wanted.also?.(s);
      },
    },
  );
}

describe('EMP XVII.6: he obeys at once', () => {
  test('[EMP XVII.6#2, EMP XVII.6#3] nobody is told but his own side, which hears when', () => {
    const p = waiting([{ hex: h('0705') }], { dice: [3] });
    until(p, 2);
    expect(p.told('accepted')).toMatchObject([
      { leader: BLUE, tactic: ATTACK, die: 3, due: 3, to: 1, clause: 'EMP XVII.6#3' },
    ]);
    expect(riders(p)).toMatchObject([{ state: ACCEPTED, due: 3, hex: -1 }]);
  });

  test('[EMP XVII.3#4, EMP XVII.6#2] beside the army chief he needs no throw, whoever brings the order', () => {
    const p = waiting([{ hex: h('0705') }], { chiefs: { ...chiefs, chief: '0805' }, dice: [6] });
    until(p, 2);
    expect([p.dice, p.told('accepted')[0]?.['clause'], riders(p)[0]?.state]).toEqual([[6], 'EMP XVII.3#4', ACCEPTED]);
    // Without an army chief on the map he throws.
    const { chief: _, ...others } = chiefs;
    const alone = waiting([{ hex: h('0705') }], { chiefs: others, dice: [3] });
    expect([until(alone, 2).dice, riders(alone)[0]?.state]).toEqual([[], ACCEPTED]);
  });

  test('[EMP XVII.6#4] he hesitates: his own side hears that, and throws again in the next turn, not in this one', () => {
    const p = waiting([{ hex: h('0705') }], { dice: [4, 1, 1] });
    until(p, 2);
    expect(p.told('hesitates')).toMatchObject([{ leader: BLUE, die: 4, to: 1 }]);
    expect([riders(p)[0]?.state, riders(p)[0]?.due, p.dice]).toEqual([LATE_TEST, 3, [1, 1]]);
    until(p, 2, 1);
    expect(p.dice).toEqual([1, 1]);
    until(p, 3);
    expect([p.dice, p.told('accepted')[0]?.['due']]).toEqual([[1], 4]);
  });
});

describe('EMP XVII.6: the throw of delay', () => {
  const late = (die: number, more: Partial<Dispatch> = {}) =>
    waiting([{ state: LATE_TEST, due: 2, ...more }], { dice: [die, 1, 1, 1] });

  test.each([
    [1, 3],
    [4, 3],
    [5, 4],
  ])('[EMP XVII.6#5] on %i it holds from turn %i, as its own side is told', (die, turn) => {
    const p = until(late(die), 2);
    expect(p.told('accepted')).toMatchObject([{ leader: BLUE, die, due: turn, to: 1 }]);
    expect([tactic(until(p, turn - 1)), tactic(until(p, turn))]).toEqual([DEFENCE, ATTACK]);
  });

  test('[EMP XVII.6#5] on 6 it is lost: nothing comes of it, and nothing is left of it', () => {
    const p = until(late(6), 2);
    expect(p.told('orderLost')).toMatchObject([{ leader: BLUE, die: 6, to: 1 }]);
    expect([riders(p), tactic(until(p, 5))]).toEqual([[], DEFENCE]);
  });

  test('[EMP XVII.6#4, EMP XVII.6#5] is made in the turn of his own side, for those who hesitated alone', () => {
    const white = waiting([{ state: LATE_TEST, due: 2, side: 1, from: 2, to: WHITE }], { dice: [6] });
    expect(until(white, 2).dice).toEqual([6]);
    expect([until(white, 2, 1).dice, riders(white)]).toEqual([[], []]);
    const accepted = waiting([{ state: ACCEPTED, due: 4 }], { dice: [6] });
    expect([until(accepted, 3).dice, riders(accepted).length]).toEqual([[6], 1]);
  });

  test('[EMP XVII.6#5] one lost order leaves the others on their way', () => {
    const others: Partial<Dispatch>[] = [
      { state: LATE_TEST, due: 2 },
      { number: 2, to: SECOND, state: LATE_TEST, due: 2 },
    ];
    const two = { ...twoCorps, chiefs: { chief: '0205', corps: '0805', second: '0809' } };
    const p = waiting(others, { ...two, dice: [6, 2] }, { second: 'defence' });
    expect(riders(until(p, 2)).map(({ to, state }) => [to, state])).toEqual([[SECOND, ACCEPTED]]);
  });
});

describe('EMP XVII.3: an order replaces the one before', () => {
  const two = { ...twoCorps, chiefs: { chief: '0205', corps: '0805', second: '0809' }, dice: [1, 1, 1, 1, 1] };

  test('[EMP XVII.3#4] also those that were still to come into force; not one of another corps, nor one on its way', () => {
    const p = waiting(
      [
        { number: 1, state: ACCEPTED, due: 4, ...order(RETREAT) },
        { number: 2, state: LATE_TEST, due: 3, ...order(RETREAT) },
        { number: 3, to: SECOND, state: ACCEPTED, due: 4, ...order(WITHDRAWAL) },
        { number: 4, hex: h('2505'), due: 2, ...order(RETREAT) },
        { number: 5, hex: h('0705'), sent: 1, ...order(ATTACK) },
      ],
      two,
      { second: 'defence' },
    );
    expect(riders(until(p, 2)).map(({ number }) => number)).toEqual([3, 4, 5]);
    expect([tactic(until(p, 3)), tactic(p, SECOND)]).toEqual([ATTACK, DEFENCE]);
  });

  test('[EMP XVII.3#4] what was sent later stays, and comes last', () => {
    const p = waiting(
      [
        { number: 2, state: ACCEPTED, sent: 2, due: 3, ...order(WITHDRAWAL) },
        { number: 1, hex: h('0705'), sent: 1, ...order(ATTACK) },
      ],
      { ...two },
      { second: 'defence' },
    );
    expect(riders(until(p, 2))).toHaveLength(2);
    expect(tactic(until(p, 3))).toBe(WITHDRAWAL);
    const other = waiting(
      [
        { number: 1, state: ACCEPTED, sent: 2, due: 2, ...order(WITHDRAWAL) },
        { number: 2, state: ACCEPTED, sent: 1, due: 2, ...order(ATTACK) },
      ],
      two,
      { second: 'defence' },
    );
    expect([tactic(other), riders(other)]).toEqual([WITHDRAWAL, []]);
  });
  test('[EMP XVII.3#4, EMP XVII.6#3] in the turn of his own side, and when it is due', () => {
    const p = waiting([
      { state: ACCEPTED, due: 3, ...order(ATTACK) },
      { side: 1, from: 2, to: WHITE, state: ACCEPTED, due: 2, ...order(ATTACK) },
    ]);
    expect([tactic(p), tactic(p, WHITE)]).toEqual([DEFENCE, DEFENCE]);
    until(p, 2, 1);
    expect([tactic(p), tactic(p, WHITE)]).toEqual([DEFENCE, ATTACK]);
    expect(p.told('inForce').at(-1)).toMatchObject({ leader: WHITE, tactic: ATTACK, to: 2, clause: 'EMP XVII.3#4' });
    expect(ordersOf(p).since[WHITE]).toBe(2);
  });
});

describe('EMP XVII.3: a march is over', () => {
  const marching = (goal: string, wanted: Position = {}, more = {}) =>
    ordered(
      { corps: 'march' },
      {
        at: { a: '0905 column 0', ...FAR },
        chiefs,
        ...wanted,
        also: (s) => void s.command?.orders?.standing.splice(BLUE, 1, { ...blankOrder(MARCH, h(goal)), ...more }),
      },
    );

  test.each([
    ['its chief is there', '0805', DEFENCE],
    ['the enemy holds its end', '2409', DEFENCE],
    ['but its unit is there', '0905', MARCH],
    ['it is still on the way', '1505', MARCH],
  ] as const)('[EMP XVII.3#29] %s', (_, goal, now) => {
    const p = marching(goal);
    expect(tactic(p)).toBe(now);
    if (now === DEFENCE) expect(p.told('inForce')).toMatchObject([{ leader: BLUE, clause: 'EMP XVII.3#29', to: 1 }]);
  });

  test('[EMP XVII.3#29] no other order ends so, and the enemy’s march ends in his turn', () => {
    const attack = ordered(
      { corps: 'attack', Corps: 'march' },
      {
        at: FAR,
        chiefs,
        also(s) {
          s.command?.orders?.standing.splice(BLUE, 1, blankOrder(ATTACK, h('0805')));
          s.command?.orders?.standing.splice(WHITE, 1, blankOrder(MARCH, h('2405')));
        },
      },
    );
    expect([tactic(attack), tactic(attack, WHITE)]).toEqual([ATTACK, MARCH]);
    expect(tactic(until(attack, 2, 1), WHITE)).toBe(DEFENCE);
  });

  test('[EMP XVII.4#3, EMP XVII.3#29] what is written to follow comes when its chief is there; not when the enemy is', () => {
    const follows = { then: WITHDRAWAL };
    expect(tactic(marching('0805', {}, follows))).toBe(MARCH);
    expect(tactic(marching('2409', {}, follows))).toBe(DEFENCE);
  });
});

describe('EMP XVII.7: his own plan', () => {
  const dared = (die: number, more: Position = {}) =>
    ordered(
      { corps: 'defence', second: 'defence' },
      {
        ...twoCorps,
        at: { a: '0805 line 1', c: '0809 line 1', ...FAR },
        chiefs: { chief: '0205', corps: '0805', second: '0809' },
        dice: [die],
        ...more,
      },
    )
      .act('staff')
      .act('dare', BLUE, RETREAT)
      .act('done');

  test('[EMP XVII.7#4, EMP XVII.7#6, EMP XVII.7#7] his side is told what he threw, and whether he may', () => {
    expect(dared(4).told('dared')).toMatchObject([
      { leader: BLUE, tactic: RETREAT, die: 4, passed: true, clause: 'EMP XVII.7#6', to: 1 },
    ]);
    expect(dared(5).told('dared')).toMatchObject([{ die: 5, passed: false, clause: 'EMP XVII.7#7', to: 1 }]);
  });

  test('[EMP XVII.7#2, EMP XVII.7#5, EMP XVII.7#6] it needs no courier, and comes into force in the next turn', () => {
    const p = dared(4);
    expect(riders(p)).toMatchObject([
      { number: 0, hex: -1, from: BLUE, to: BLUE, via: -1, state: ACCEPTED, sent: 2, due: 3 },
    ]);
    expect([tactic(p), tactic(until(p, 3)), tactic(p, SECOND)]).toEqual([DEFENCE, RETREAT, DEFENCE]);
  });

  test('[EMP XVII.7#7] if he fails nothing is on its way', () => {
    expect([riders(dared(5)), tactic(until(dared(5), 3))]).toEqual([[], DEFENCE]);
  });

  test('[EMP XVII.7#1] once a turn: in the next he may try again', () => {
    const p = dared(5);
    expect(p.act('staff').offers('dare')).not.toContain(BLUE);
    p.act('done');
    expect(until(p, 3).act('staff').offers('dare')).toContain(BLUE);
  });

  test('[EMP XVII.7#6, EMP XVII.7#7] the price is his own units’, not those of another corps', () => {
    const morale = (unit: string) => {
      const [hex] = [unit === 'a' ? '2005' : '2009'];
      const p = ordered(
        { corps: 'defence', second: 'defence' },
        {
          ...twoCorps,
          at: { [unit]: `${hex} line 1`, X: `2705 battery 7`, Y: '2709 battery 7' },
          chiefs: { chief: '0205', corps: '0805', second: '0809' },
          phase: 'defensive',
          turn: 3,
          dice: [6, 6, 1, 1, 1, 1],
          also: (s) => {
            const { orders } = s.command ?? {};
            if (orders !== undefined) [orders.fine[BLUE], orders.fined[BLUE]] = [-2, 3];
          },
        },
      );
      p.act('aim', Number(p.offers('aim')[0]));
      if (p.asked() === 'gather') p.act('fire');
      return Number(p.told('tested')[0]?.['morale']);
    };
    expect(morale('c') - morale('a')).toBe(2);
  });
});

describe('EMP XVII.3: a turn of orders begins', () => {
  test('[EMP XVII.3#30, EMP XVII.3#31] what was sent, dared and done is counted anew in each turn of the side', () => {
    const all = { ...chiefs, Chief: '2705' };
    const p = ordered({ corps: 'defence', Corps: 'defence' }, { at: { a: '0805 column 0', ...FAR }, chiefs: all });
    p.act('staff').act('general').act('done');
    const orders = () => ordersOf(p);
    expect([orders().general, orders().begun]).toEqual([
      [1, 0],
      [2, 0],
    ]);
    p.act('ride', BLUE).act('step', h('0705')).act('done');
    until(p, 2, 1);
    // The enemy's turn leaves it as it is.
    expect([orders().general, orders().begun, orders().chiefFrom.slice(0, 2)]).toEqual([
      [1, 0],
      [2, 2],
      [h('0205'), h('0805')],
    ]);
    p.act('staff').act('order', WHITE, ATTACK).act('done');
    until(p, 3);
    expect([orders().general, orders().sent, orders().begun]).toEqual([
      [0, 0],
      [0, 1],
      [3, 2],
    ]);
    expect(orders().from[0]).toBe(p.s.hex[0]);
    expect(orders().chiefFrom[CHIEF]).toBe(p.s.chiefHex[CHIEF]);
    expect(riders(p).some(({ state }) => state === RIDING)).toBe(false);
  });

  test('[EMP XVII.3#30, EMP XX#1] where corps are activated one by one it begins once for all of them', () => {
    const p = ordered(
      { corps: 'defence', second: 'defence' },
      {
        ...twoCorps,
        phase: 'round',
        at: { a: '1005 column 6', c: '1009 column 6', A: '2909 line 7' },
        chiefs: { chief: '0207', corps: '1006', second: '1008' },
        also: (s) => {
          s.activation = noActivation(waiting([]).content);
        },
      },
      RADIUS | TACTICS | INTERACTIVE,
    );
    /** In each of Blue's activations of this turn: whether the staff still has its one order to give. */
    const seen: boolean[] = [];
    for (let i = 0; i < 200 && p.s.turn === 2; i++) {
      const [corps] = p.offers('activate');
      if (corps !== undefined) p.act('activate', Number(corps));
      else if (p.asked() === 'mover' && seen.length < p.told('activated').length) {
        const has = p.act('staff').may('order', SECOND, ATTACK);
        seen.push(has);
        (has ? p.act('order', SECOND, ATTACK) : p).act('done');
      } else p.act('done');
    }
    expect(seen).toEqual([true, false]);
  });
});
