import { describe, expect, test } from 'vitest';
import { champLeaders, hexOf } from '../content/testing/champ.ts';
import {
  ACCEPTED,
  ATTACK,
  blankOrder,
  DEFENCE,
  MARCH,
  RESERVE,
  RETREAT,
  RIDING,
  WITH_WING,
  WITHDRAWAL,
} from '../rules/command/state.ts';
import { RADIUS, TACTICS, WRITTEN } from '../rules/options/options.ts';
import { ordered } from './command-help.ts';
import {
  BLUE,
  CHIEF,
  chiefs,
  clause,
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
const two: Position = { ...twoCorps, at: FAR, chiefs: { chief: '0205', corps: '0805', second: '0809', Corps: '2405' } };
const [ORDERS, FIRM, DARE, SHIFT] = ['EMP XVII.3#30', 'EMP XVII.4#4', 'EMP XVII.7#1', 'EMP XVII.3#11'];

/** The staff of Blue with two corps, and with so many orders a turn. */
const desk = (orders = 1, wanted: Position = {}, given = {}, level = RADIUS | TACTICS): Played =>
  ordered(
    { corps: 'defence', second: 'defence', ...given },
    { ...two, scenario: { orders: [orders, 1] }, ...wanted },
    level,
  );
const sit = (...given: Parameters<typeof desk>) => desk(...given).act('staff');

describe('EMP XVII.3: how many orders', () => {
  test.each([
    [1, 1],
    [2, 2],
    [3, 2],
  ])('[EMP XVII.3#30] of %i a turn two corps get %i, one each', (orders, sent) => {
    const p = sit(orders).act('order', BLUE, ATTACK);
    expect(clause(p, 'order', BLUE, RETREAT)).toBe(ORDERS);
    if (sent > 1) p.act('order', SECOND, ATTACK);
    expect(clause(p, 'order', SECOND, ATTACK)).toBe(ORDERS);
    p.act('done');
    expect(riders(p).map(({ to }) => to)).toEqual([BLUE, SECOND].slice(0, sent));
    expect(ordersOf(p).sent).toEqual([sent, 0]);
  });

  test('[EMP XVII.3#30] those sent before in this turn count; in the next one they do not', () => {
    const p = sit(2).act('order', BLUE, ATTACK).act('done').act('staff');
    p.act('order', SECOND, ATTACK);
    expect(p.offers('order')).toEqual([]);
    p.act('done').act('staff');
    expect(p.offers('order')).toEqual([]);
    p.act('done');
    expect(until(p, 3).act('staff').offers('order').length).toBe(10);
  });

  test('[EMP XVII.3#1, EMP XVII.3#30] only the army chief sends them, and only to chiefs who are on the map', () => {
    const { chief: _, ...others } = two.chiefs ?? {};
    const headless = sit(3, { chiefs: others });
    expect([headless.offers('order'), headless.may('general')]).toEqual([[], false]);
    // His corps chiefs still have their own will.
    expect(headless.offers('dare').length).toBe(8);
    const { second: __, ...some } = two.chiefs ?? {};
    const p = sit(3, { chiefs: some });
    expect([new Set(p.offers('order')), new Set(p.offers('dare'))]).toEqual([new Set([BLUE]), new Set([BLUE])]);
    p.act('general').act('done');
    expect(riders(p).map(({ to }) => to)).toEqual([BLUE]);
  });

  test('[EMP XVII.3#22, EMP XVII.3#30] every tactic but a reserve', () => {
    const p = sit();
    expect([ATTACK, MARCH, DEFENCE, WITHDRAWAL, RETREAT, RESERVE].map((one) => p.may('order', BLUE, one))).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  test('[EMP XVII.3#1] without anybody of theirs on the map a side has no staff', () => {
    const p = ordered({ corps: 'defence' }, { at: FAR, chiefs: { Corps: '2405' } });
    expect([p.may('staff'), clause(p, 'staff')]).toEqual([false, 'EMP XVII.8#1']);
    expect(ordered({ corps: 'defence' }, { at: FAR, chiefs: { corps: '0805' } }).may('staff')).toBe(true);
    expect(ordered({ corps: 'defence' }, { at: FAR, chiefs }, RADIUS).may('staff')).toBe(false);
  });
});

describe('EMP XVII.3: a general retreat', () => {
  test('[EMP XVII.3#31] is none after an order of this turn, written or sent, however many there may be', () => {
    const p = sit(3).act('order', BLUE, ATTACK);
    expect(clause(p, 'general')).toBe(ORDERS);
    p.act('done').act('staff');
    expect(clause(p, 'general')).toBe(ORDERS);
  });

  test('[EMP XVII.3#31] costs none of the orders, but leaves none for this turn; the next one has all', () => {
    const p = sit(1).act('general');
    expect([clause(p, 'general'), clause(p, 'order', BLUE, ATTACK)]).toEqual([ORDERS, ORDERS]);
    p.act('done').act('staff');
    expect([clause(p, 'general'), clause(p, 'order', BLUE, ATTACK), ordersOf(p).sent]).toEqual([
      ORDERS,
      ORDERS,
      [0, 0],
    ]);
    expect(until(p.act('done'), 3).act('staff').may('general')).toBe(true);
  });

  test('[EMP XVII.3#31] goes past the chief of a wing, unlike any other order', () => {
    const leaders = champLeaders.map((one) => {
      if (one.id === 'Chief') return { ...one, id: 'wing', side: 0 as const, rank: 1, corps: [0] };
      return one;
    });
    const wing = {
      leaders,
      units: twoCorps.units,
      chiefs: { chief: '0205', wing: '0705', corps: '2005', Corps: '2405' },
    };
    const p = desk(1, wing).act('staff').act('general').act('done');
    expect(riders(p)).toMatchObject([{ to: BLUE, via: -1, state: RIDING, from: CHIEF, side: 0, sent: 2 }]);
    const order = desk(1, wing).act('staff').act('order', BLUE, RETREAT).act('done');
    expect(riders(order)).toMatchObject([{ to: BLUE, via: SECOND, state: WITH_WING }]);
  });
});

describe('EMP XVII.3: what needs no courier', () => {
  test('[EMP XVII.3#11] a change is noted once for each corps, and holds as soon as the desk is left', () => {
    const p = sit(1, {}, { corps: 'march', second: 'march' }).act('shift', BLUE, ATTACK);
    expect([clause(p, 'shift', BLUE, DEFENCE), p.may('shift', SECOND, DEFENCE), tactic(p)]).toEqual([
      SHIFT,
      true,
      MARCH,
    ]);
    p.act('done');
    expect([tactic(p), tactic(p, SECOND)]).toEqual([ATTACK, MARCH]);
    expect(clause(p.act('staff'), 'shift', SECOND, RETREAT)).toBe(SHIFT);
  });

  test('[EMP XVII.7#1] a chief plans anything but what he does already, once a turn', () => {
    const p = sit();
    expect(p.may('dare', BLUE, DEFENCE)).toBe(false);
    p.act('dare', BLUE, ATTACK);
    expect([clause(p, 'dare', BLUE, RETREAT), p.may('dare', SECOND, RETREAT)]).toEqual([DARE, true]);
    // That is no order of the army chief's.
    expect([p.may('order', BLUE, RETREAT), p.may('general')]).toEqual([true, true]);
  });

  test('[EMP XVII.3#12] where a march goes is written once, and for none that has a destination or goes over to another order', () => {
    const goalless = (leader: number, goal = -1) => ({
      also: (s: Played['s']) => void s.command?.orders?.standing.splice(leader, 1, blankOrder(MARCH, goal)),
    });
    const p = sit(1, goalless(SECOND));
    expect(p.offers('bound')).toEqual([SECOND]);
    p.act('bound', SECOND).act('goal', h('1509'));
    expect(clause(p, 'bound', SECOND)).toBe(SHIFT);
    p.act('done').act('staff');
    expect(p.offers('bound')).toEqual([]);
    expect([ordersOf(p).standing[SECOND]?.goal, ordersOf(p).standing[BLUE]?.goal]).toEqual([h('1509'), -1]);
    expect(sit(1, goalless(BLUE, 0)).offers('bound')).toEqual([]);
    expect(sit(1, goalless(BLUE)).act('shift', BLUE, ATTACK).offers('bound')).toEqual([]);
  });

  test('[EMP XVII.3#12] an ordered march has its destination with it: any hex that is played on, and no other', () => {
    const p = sit(1, { scenario: { orders: [1, 1], columns: [1, 28], rows: [2, 8] } }).act('order', BLUE, MARCH);
    expect(p.asked()).toBe('marchGoal');
    expect(p.referee.decision(0)?.about).toEqual({ leader: BLUE });
    const refused = ['0203', '2909', '1505', '0103', '3009', '0202', '0210'].map((one) => p.why('goal', h(one)));
    expect(refused).toEqual(['', '', '', 'notOnField', 'notOnField', 'notOnField', 'notOnField']);
    expect(clause(p, 'goal', h('0103'))).toBe('EMP XVII.3#12');
    p.act('goal', h('1505')).act('done');
    expect(riders(p)[0]?.order).toMatchObject({ tactic: MARCH, goal: h('1505') });
  });
});

describe('EMP XVII.3: what a wing chief passes on (ruling 473)', () => {
  const [WING, NEXT] = [2, 3];
  const leaders = champLeaders.map((one) => {
    if (one.id === 'Chief') return { ...one, id: 'wing', side: 0 as const, rank: 1, corps: [0, 1] };
    return one.id === 'Corps' ? { ...one, id: 'next', side: 0 as const, corps: [1] } : one;
  });
  const wing: Position = {
    leaders,
    at: { A: '2909 line 7' },
    chiefs: { chief: '0205', wing: '0705', corps: '1005', next: '1007' },
    dice: [1, 1, 1, 1],
  };
  const passing = (more: Position = {}) => ordered({ corps: 'defence', next: 'defence' }, { ...wing, ...more });

  test('[EMP XVII.3#27] the same order, once to each of the others, by a courier of its own in the next turn', () => {
    const p = passing().act('staff').act('order', BLUE, ATTACK).act('done').act('staff');
    expect([p.offers('relay'), clause(p, 'relay', BLUE)]).toEqual([[NEXT], SHIFT]);
    p.act('relay', NEXT);
    expect(p.offers('relay')).toEqual([]);
    p.act('done');
    expect(riders(p)).toMatchObject([
      { number: 1, to: BLUE },
      { number: 0, to: NEXT, from: WING, via: WING, state: WITH_WING, sent: 2, due: 3, order: { tactic: ATTACK } },
    ]);
    // Neither does the one come back to the first, nor a second one to the other; it is no order of the army chief's.
    expect([p.act('staff').offers('relay'), ordersOf(p).sent]).toEqual([[], [1, 0]]);
    p.act('done');
    // Nobody of White's can tell by the number of the next courier that there will be one more.
    expect(ordersOf(p).next).toBe(2);
    expect(riders(until(p, 3)).map(({ to, state }) => [to, state])).toEqual([
      [BLUE, ACCEPTED],
      [NEXT, ACCEPTED],
    ]);
    expect([riders(p).map(({ number }) => number), ordersOf(p).next]).toEqual([[1, 2], 3]);
    expect(p.act('staff').offers('relay')).toEqual([]);
  });

  test('[EMP XVII.3#27] not one that has left him, nor one of another wing, nor to a corps of none', () => {
    const relays = (one: Parameters<typeof dispatched>[0], more: Position = {}) =>
      passing({ ...more, also: (s) => void s.command?.orders?.dispatches.push(dispatched(one)) })
        .act('staff')
        .offers('relay');
    expect(relays({ via: WING, state: WITH_WING, due: 9 })).toEqual([NEXT]);
    expect(relays({ hex: h('0805'), state: RIDING, due: 9 })).toEqual([]);
    expect(relays({ hex: h('0605'), via: WING, state: RIDING, due: 9 })).toEqual([]);
    expect(relays({ via: CHIEF, state: WITH_WING, due: 9 })).toEqual([]);
    const alone = leaders.map((one) =>
      one.id === 'next' ? { ...one, corps: [1] } : one.id === 'wing' ? { ...one, corps: [0] } : one,
    );
    expect(relays({ via: WING, state: WITH_WING, due: 9 }, { leaders: alone })).toEqual([]);
  });

  test('[EMP XVII.3#27] of several that wait with him the first; whoever has one there gets none besides', () => {
    const third = [...leaders.slice(0, 4), { ...(leaders[3] as (typeof leaders)[0]), id: 'third', corps: [1] }];
    const p = ordered(
      { corps: 'defence', next: 'defence', third: 'defence' },
      {
        ...wing,
        leaders: third,
        chiefs: { ...wing.chiefs, third: '1009' },
        also: (s) =>
          void s.command?.orders?.dispatches.push(
            dispatched({ via: WING, state: WITH_WING, due: 9, order: blankOrder(RETREAT) }),
            dispatched({ number: 2, to: NEXT, via: WING, state: WITH_WING, due: 9 }),
          ),
      },
    ).act('staff');
    expect(p.offers('relay')).toEqual([4]);
    p.act('relay', 4).act('done');
    expect(riders(p).at(-1)).toMatchObject({ to: 4, order: { tactic: RETREAT } });
  });
});

describe('EMP XVII.3: first orders', () => {
  /** Before the battle: both staffs write, Blue first here, and neither sees what the other does. */
  function before(wanted: Position = {}): Played {
    const p = ordered(
      {},
      { ...two, ...wanted, also: (s) => void Object.assign(s.command?.orders ?? {}, { opened: 0 }) },
    );
    while (p.asked() !== 'openings') p.act('done');
    return p;
  }

  test('[EMP XVII.3#28] one for each corps that is there, a reserve as well; without one it defends', () => {
    const p = before();
    expect(p.offers('order').length).toBe(12);
    expect(p.may('order', BLUE, RESERVE)).toBe(true);
    p.act('order', BLUE, RESERVE);
    expect([new Set(p.offers('order')), clause(p, 'order', BLUE, ATTACK)]).toEqual([
      new Set([SECOND]),
      'EMP XVII.3#28',
    ]);
    p.act('done').act('order', WHITE, ATTACK).act('done');
    expect([tactic(p), tactic(p, SECOND), tactic(p, WHITE)]).toEqual([RESERVE, DEFENCE, ATTACK]);
    expect(ordersOf(p).opened).toBe(1);
  });

  test('[EMP XVII.3#12, EMP XVII.3#28] a march with its destination; who is still to come marches, and has none yet', () => {
    const { second: _, ...some } = two.chiefs ?? {};
    const arrivals = [{ turn: 9, side: 0, units: [], leaders: [SECOND], hexes: [0] }];
    const p = before({ chiefs: some, scenario: { arrivals } });
    expect(new Set(p.offers('order'))).toEqual(new Set([BLUE]));
    p.act('order', BLUE, MARCH);
    expect([p.asked(), p.referee.decision(0)?.about]).toEqual(['marchGoal', { leader: BLUE }]);
    p.act('goal', h('1505'));
    expect(p.asked()).toBe('openings');
    p.act('done').act('done');
    expect(ordersOf(p).standing[BLUE]).toMatchObject({ tactic: MARCH, goal: h('1505') });
    expect(ordersOf(p).standing[SECOND]).toMatchObject({ tactic: MARCH, goal: -1 });
  });
});

describe('EMP XVII.4: an order is written out', () => {
  const LEVEL = RADIUS | TACTICS | WRITTEN;
  const write = (tactic = ATTACK, wanted: Position = {}) =>
    sit(1, { turns: 6, chiefs: { ...two.chiefs, chief: '0805' }, ...wanted }, {}, LEVEL).act('order', BLUE, tactic);
  const sealed = (p: Played) => riders(p.act('seal').act('done'))[0]?.order;

  test('[EMP XVII.4#2, EMP XVII.4#3] objective, success and failure have each their own place', () => {
    const p = write();
    expect([p.asked(), p.referee.decision(0)?.about]).toEqual(['compose', { leader: BLUE }]);
    p.act('success', DEFENCE).act('goal', 0).act('failure', WITHDRAWAL).act('goal', h('0305'));
    expect(p.why('goal', h('0306'))).toBe('isWritten');
    expect(sealed(p)).toMatchObject({
      goal: -1,
      then: DEFENCE,
      thenGoal: 0,
      otherwise: WITHDRAWAL,
      otherwiseGoal: h('0305'),
    });
    const plain = write().act('goal', 0);
    expect(plain.why('goal', 0)).toBe('isWritten');
    expect(sealed(plain)).toMatchObject({ goal: 0, thenGoal: -1, otherwiseGoal: -1 });
  });

  test('[EMP XVII.4#1, EMP XVII.4#2] each part is written once', () => {
    const p = write().act('hour', 4).act('words', 'By the left.').act('foe', WHITE);
    expect(p.offers('foe')).toEqual([]);
    p.act('success', RETREAT).act('failure', DEFENCE);
    expect(['foe', 'hour', 'words', 'success', 'failure'].map((verb) => p.offers(verb))).toEqual([[], [], [], [], []]);
    expect(sealed(p)).toMatchObject({ until: 4, text: 'By the left.', foe: WHITE, then: RETREAT, otherwise: DEFENCE });
  });

  test('[EMP XVII.4#2] the enemy corps is one of his that is there, and belongs to the objective', () => {
    expect(write().offers('foe')).toEqual([WHITE]);
    expect(write().act('success', DEFENCE).offers('foe')).toEqual([]);
    const white = ordered(
      { Corps: 'defence' },
      { at: FAR, chiefs: { Chief: '2405', Corps: '2305', corps: '0805' }, active: 1 },
      LEVEL,
    );
    expect(white.act('staff').act('order', WHITE, ATTACK).offers('foe')).toEqual([BLUE]);
    const { Corps: _, ...blue } = two.chiefs ?? {};
    expect(write(ATTACK, { chiefs: { ...blue, chief: '0805' } }).offers('foe')).toEqual([]);
  });

  test('[EMP XVII.4#2] the hour is a later turn of this battle', () => {
    const p = write();
    expect([2, 3, 6, 7].map((turn) => p.why('hour', turn))).toEqual(['isWritten', '', '', 'isWritten']);
    expect(write(ATTACK, { turns: 3, turn: 3 }).offers('hour')).toEqual([]);
    expect(write(ATTACK, { turns: 3, turn: 2 }).offers('hour')).toHaveLength(1);
  });

  test('[EMP XVII.4#1, EMP XVII.3#12] a march to the corner of the map has its destination', () => {
    const p = write(MARCH).act('goal', 0);
    expect([p.may('seal'), p.offers('success').length]).toEqual([true, 5]);
  });

  test('[EMP XVII.3#11, EMP XVII.4#1] what a corps passes to by itself is not written out', () => {
    const p = sit(1, {}, { corps: 'march' }, LEVEL).act('shift', BLUE, ATTACK);
    expect(p.asked()).toBe('staff');
    expect(clause(p, 'giveUp', BLUE)).toBe(FIRM);
    const plan = sit(1, {}, {}, LEVEL).act('dare', BLUE, ATTACK);
    expect(plan.asked()).toBe('compose');
  });
});
