import { PUBLIC } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import {
  ACCEPTED,
  ATTACK,
  blankOrder,
  DEFENCE,
  type Dispatch,
  HALTED,
  NONE,
  type Orders,
  OUT,
  RETREAT,
  RIDING,
  SECRET,
  tactics,
  WITH_WING,
} from '../rules/command/state.ts';
import { commanded } from './command-help.ts';
import {
  at,
  BLUE,
  BLUES,
  CHIEF,
  chiefs,
  commandOf,
  courier,
  field,
  ordersOf,
  seenOrders,
  view,
  WHITE,
  WHITES,
} from './command-seen-help.ts';
import { BLUE as BLUE_SEAT, byLetters, ONE, SECOND, TWO, WHITE as WHITE_SEAT } from './letters-help.ts';
import type { Played } from './position.ts';

describe('EMP XVII.3, XVII.8: what a side sees of the other’s command', () => {
  /** Two battles in which only this is different: whoever is not Blue sees the same, and Blue himself sees the difference. */
  type Secret = (orders: Orders, p: Played) => void;
  const secrets: Readonly<Record<string, Secret>> = {
    'the tactic of a corps': ({ standing }) => void standing.splice(BLUE, 1, blankOrder(RETREAT)),
    'where it is to go': ({ standing }) => void standing.splice(BLUE, 1, blankOrder(ATTACK, 40)),
    'what was written to its chief': ({ standing }) =>
      void standing.splice(BLUE, 1, { ...blankOrder(ATTACK), text: 'Par la droite.', foe: WHITE, until: 4 }),
    'since when it has its order': ({ since }) => void (since[BLUE] = 2),
    'where its line of defence lies': ({ front }) => void (front[BLUE] = 11),
    'what its morale suffers from its chief’s own plan': ({ fine }) => void (fine[BLUE] = -2),
    'when it suffers it': ({ fined }) => void (fined[BLUE] = 3),
    'what it suffers in the turn before that': ({ fineBefore }) => void (fineBefore[BLUE] = -1),
    'how long it is fresh out of reserve': ({ fresh }) => void (fresh[BLUE] = 5),
    'whether its chief has tried his initiative': ({ dared }) => void (dared[BLUE] = 1),
    'which of its units has used its liberty': ({ acts }, p) => void (acts[p.u('a')] = 1),
    'from where the way of a unit is counted': ({ from }, p) => void (from[p.u('a')] = 77),
    'from where the way of its chief is counted': ({ chiefFrom }) => void (chiefFrom[BLUE] = 77),
    'how many orders have been sent': ({ sent }) => void (sent[BLUES] = 1),
    'whether a general retreat was ordered': ({ general }) => void (general[BLUES] = 1),
    'an order that waits to come into force': ({ dispatches }) =>
      void dispatches.push(courier({ hex: -1, state: ACCEPTED })),
  };
  for (const [what, change] of Object.entries(secrets)) {
    test(`[EMP XVII.3#1] the enemy and those who look on do not see ${what}`, () => {
      const [plain, other] = [field({}, {}), field({}, {})];
      change(ordersOf(other.s.command), other);
      for (const viewer of [WHITES, PUBLIC]) expect(view(other, viewer)).toEqual(view(plain, viewer));
      // White has no orders in it: Blue sees all that there is.
      expect(view(other, BLUES).game.command).toEqual(other.s.command);
      expect(view(other, BLUES).game.command).not.toEqual(view(plain, BLUES).game.command);
    });
  }

  test('[EMP XVII.5#1, EMP XVII.8#1] of a courier all see the number and the hex; nobody of the enemy for whom he rides, nor what he carries', () => {
    const rides = (values: Partial<Dispatch>) =>
      field({ also: (s) => void s.command?.orders?.dispatches.push(courier(values)) });
    const plain = rides({});
    const others: readonly Partial<Dispatch>[] = [
      { to: 7 },
      { from: 7 },
      { via: 7, state: WITH_WING },
      { sent: 2 },
      { order: { ...blankOrder(DEFENCE, 33), text: 'Halt.' } },
    ];
    for (const other of others.map(rides)) {
      for (const viewer of [WHITES, PUBLIC]) expect(view(other, viewer)).toEqual(view(plain, viewer));
      expect(seenOrders(other, BLUES).dispatches).toEqual(ordersOf(other.s.command).dispatches);
    }
    // In the corner of the field he is seen as anywhere.
    expect(seenOrders(rides({ hex: 0 }), WHITES).dispatches).toMatchObject([{ hex: 0, to: -1 }]);
    // EMP XVII.5#3: and that he has ridden in this turn: where corps are activated one by one he does not ride again.
    const unknown = { from: -1, to: -1, via: -1, sent: 0, due: 2, order: blankOrder(SECRET) };
    for (const viewer of [WHITES, PUBLIC])
      expect(seenOrders(plain, viewer).dispatches).toEqual([
        { number: 3, side: BLUES, hex: 100, state: RIDING, ...unknown },
      ]);
  });

  test('[EMP XVII.8#1] that a corps has an order is no secret, nor that the leader of an army has none', () => {
    const { standing } = seenOrders(field(), WHITES);
    expect([CHIEF, BLUE].map((leader) => standing[leader])).toEqual([blankOrder(NONE), blankOrder(SECRET)]);
    // Of what he does not know a viewer is told what stands for nothing: no line, no start, nothing done.
    const { front, from, chiefFrom } = seenOrders(
      field({
        also: (s) => {
          s.command?.orders?.front.fill(4);
          s.command?.orders?.from.fill(4);
          s.command?.orders?.chiefFrom.fill(4);
        },
      }),
      WHITES,
    );
    expect([front[BLUE], front[WHITE], from[0], chiefFrom[BLUE]]).toEqual([-1, expect.any(Number), -1, -1]);
  });

  test('[EMP XVII.8#2] what was shown stays before the eyes of both sides, and of nobody else', () => {
    const p = field({
      also: (s) => {
        const { orders } = s.command ?? {};
        if (orders !== undefined) [orders.shown[WHITE], orders.shownIn[WHITE]] = [blankOrder(RETREAT), 2];
      },
    });
    expect([BLUES, WHITES, PUBLIC].map((viewer) => seenOrders(p, viewer).shown[WHITE]?.tactic)).toEqual([
      RETREAT,
      RETREAT,
      NONE,
    ]);
  });

  test('[EMP XVII.2#3] how leaders are tied all can reckon; who is out of command his own side knows alone', () => {
    const [plain, other] = [0, 1].map((out) =>
      commanded({ at, chiefs, also: (s) => void s.command?.tied.splice(BLUE, 1, out === 0 ? 0 : HALTED) }),
    );
    if (plain === undefined || other === undefined) throw new Error('no battles');
    commandOf(other).tied[BLUE] = HALTED;
    expect([BLUES, WHITES, PUBLIC].map((viewer) => view(other, viewer).game.command?.tied[BLUE])).toEqual([
      HALTED,
      HALTED,
      HALTED,
    ]);
    commandOf(plain).out[plain.u('A')] = OUT;
    expect([BLUES, WHITES, PUBLIC].map((viewer) => view(plain, viewer).game.command?.out[plain.u('A')])).toEqual([
      0,
      OUT,
      0,
    ]);
    // The second level has no orders, and a view of it neither.
    expect(view(plain, BLUES).game.command?.orders).toBeUndefined();
  });

  test('[EMP XVII.3#1] a secret order is none of the orders that there are, nor is it none', () => {
    expect(new Set([SECRET, NONE, ...tactics.keys()]).size).toBe(tactics.length + 2);
  });

  test('[EMP XVII.3#1] whoever scribbles over his view changes nothing of the battle', () => {
    const scribble = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, inner] of Object.entries(value)) {
        if (typeof inner === 'object') scribble(inner);
        else Reflect.set(value, key, 99);
      }
    };
    const p = field({ also: (s) => void s.command?.orders?.dispatches.push(courier({})) });
    const before = JSON.stringify(p.s.command);
    for (const viewer of [BLUES, WHITES, PUBLIC]) scribble(view(p, viewer).game.command);
    expect(JSON.stringify(p.s.command)).toBe(before);
  });
});

describe('EMP XVII.9: what the people of a side see of each other’s couriers', () => {
  test('[EMP XVII.9#9] a chief of a corps sees what is out of command on his side, and no letter of others', () => {
    const t = byLetters({ chiefs: { chief: '0105', corps: '2005' }, at: { a: '2004', b: '2006' } });
    t.until(ONE, 'mover').act('staff').act('letter', SECOND).act('words', 'To the left!').act('done');
    const out = t.s.command?.out ?? [];
    out[0] = OUT;
    // White's units are none of the side of Blue's chiefs.
    out[11] = OUT;
    const seen = (viewer: number) => t.seen(viewer).game.command;
    expect([BLUE_SEAT, ONE, TWO, WHITE_SEAT].map((viewer) => seen(viewer)?.out[11])).toEqual([0, 0, 0, OUT]);
    expect([BLUE_SEAT, ONE, TWO, WHITE_SEAT].map((viewer) => seen(viewer)?.out[0])).toEqual([OUT, OUT, OUT, 0]);
    // Not even his commander knows for whom the courier of a corps rides.
    expect([BLUE_SEAT, ONE, TWO, WHITE_SEAT].map((viewer) => seen(viewer)?.orders?.dispatches[0]?.to)).toEqual([
      -1,
      SECOND,
      -1,
      -1,
    ]);
  });
});
