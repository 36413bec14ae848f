import { PUBLIC } from '@bivouac/kernel';
import { imagine } from '@bivouac/kernel/table';
import { describe, expect, test } from 'vitest';
import { champLeaders } from '../content/testing/champ.ts';
import { empereurGame } from '../game.ts';
import {
  ATTACK,
  blankOrder,
  DEFENCE,
  type Dispatch,
  MARCH,
  NONE,
  RETREAT,
  WITHDRAWAL,
} from '../rules/command/state.ts';
import { RADIUS } from '../rules/options/options.ts';
import { GONE, WAITING } from '../rules/state.ts';
import { commanded, ordered } from './command-help.ts';
import {
  at,
  BLUE,
  BLUES,
  CHIEF,
  chiefs,
  courier,
  dice,
  field,
  ordersOf,
  view,
  WHITE,
  WHITES,
} from './command-seen-help.ts';
import { BLUE as BLUE_SEAT, byLetters, FIRST, ONE, SECOND, TWO, WHITE as WHITE_SEAT } from './letters-help.ts';
import type { Played, Position } from './position.ts';

/** A position that a viewer holds possible. */
const thought = (p: Played, viewer: number, seed?: string) =>
  imagine(empereurGame(p.content), view(p, viewer), viewer, dice(seed)).game;
const thoughtOrders = (p: Played, viewer: number, seed?: string) => ordersOf(thought(p, viewer, seed).command);

describe('EMP XVII.3: what a side may think of the other’s orders', () => {
  const seeds = Array.from({ length: 40 }, (_, i) => `thought ${i}`);

  test('[EMP XVII.8#1] any tactic that can be ordered in a battle, and no other', () => {
    const p = field();
    const thoughts = seeds.map((seed) => thoughtOrders(p, WHITES, seed).standing[BLUE]?.tactic);
    expect(new Set(thoughts)).toEqual(new Set([ATTACK, MARCH, DEFENCE, WITHDRAWAL, RETREAT]));
    // His own orders he knows.
    for (const seed of seeds) expect(thoughtOrders(p, WHITES, seed).standing[WHITE]).toEqual(blankOrder(ATTACK));
  });

  test('[EMP XVII.3#12, EMP XVII.3#14] a march has its end on the field, a defence its line, all else neither', () => {
    const ends = new Set<number>();
    const p = field({ scenario: { columns: [4, 20], rows: [2, 7] } });
    for (const seed of seeds) {
      const { standing, front } = thoughtOrders(p, WHITES, seed);
      const { tactic = NONE, goal = -1 } = standing[BLUE] ?? {};
      // The foremost of Blue is 22 hexes from where White’s lines leave: his corps may go one further.
      expect(front[BLUE]).toBe(tactic === DEFENCE ? 21 : -1);
      expect(goal >= 0).toBe(tactic === MARCH);
      if (tactic === MARCH) ends.add(goal);
    }
    expect(ends.size).toBeGreaterThan(2);
    // On a field of one hex there is but one end.
    const tiny = field({ scenario: { columns: [7, 7], rows: [4, 4] } });
    const only = seeds.map((seed) => thoughtOrders(tiny, WHITES, seed).standing[BLUE]);
    expect(only.filter((one) => one?.tactic === MARCH && one.goal !== 4 * 30 + 7)).toEqual([]);
    for (const goal of ends) {
      expect([goal % 30 >= 4, goal % 30 <= 20]).toEqual([true, true]);
      expect([Math.floor(goal / 30) >= 2, Math.floor(goal / 30) <= 7]).toEqual([true, true]);
    }
  });

  test('[EMP XVII.3#12] a corps that is still to come marches, as all know; where to it says as it comes', () => {
    const p = field({ also: (s) => void (s.chiefHex[BLUE] = WAITING) });
    for (const seed of seeds) expect(thoughtOrders(p, WHITES, seed).standing[BLUE]).toEqual(blankOrder(MARCH));
  });

  test('[EMP XVII.8#2] the order that was shown in this turn is the one that it has; in the next it may have another', () => {
    const order = { ...blankOrder(WITHDRAWAL, 33), text: 'Sans hâte.' };
    const shown = (turn: number) =>
      field({
        also: (s) => {
          const { orders } = s.command ?? {};
          if (orders !== undefined) [orders.shown[BLUE], orders.shownIn[BLUE]] = [order, turn];
        },
      });
    const known = (p: Played) =>
      new Set(seeds.map((seed) => thoughtOrders(p, WHITES, seed).standing[BLUE]?.tactic)).size;
    expect([known(shown(2)), known(shown(1))]).toEqual([1, 5]);
    expect(thoughtOrders(shown(2), WHITES).standing[BLUE]).toEqual(order);
    // Those who look on have not seen which one it was.
    const p = shown(2);
    const thoughts = seeds.map((seed) => thoughtOrders(p, PUBLIC, seed).standing[BLUE]?.tactic);
    expect(new Set(thoughts)).toEqual(new Set([ATTACK, MARCH, DEFENCE, WITHDRAWAL, RETREAT]));
  });

  const leaders = champLeaders.flatMap((one) =>
    one.id === 'Corps' ? [one, { ...one, side: 0 as const, id: 'second', corps: [1] }] : [one],
  );
  const rides = (order: Dispatch['order'], also: Position['also'] = () => {}) =>
    ordered(
      { corps: 'attack', second: 'attack' },
      {
        at,
        leaders,
        chiefs: { ...chiefs, second: '0807' },
        also: (s) => {
          s.command?.orders?.dispatches.push(courier({ order }));
          also(s);
        },
      },
    );

  test('[EMP XVII.5#1] a courier may ride from the army’s chief to any chief of a corps on the map, with any order', () => {
    const p = rides(blankOrder(ATTACK));
    const dispatches = seeds.map((seed) => thoughtOrders(p, WHITES, seed).dispatches[0]);
    expect(new Set(dispatches.map((one) => one?.to))).toEqual(new Set([BLUE, SECOND]));
    expect(new Set(dispatches.map((one) => one?.from))).toEqual(new Set([CHIEF]));
    expect(new Set(dispatches.map((one) => one?.order.tactic))).toEqual(
      new Set([ATTACK, MARCH, DEFENCE, WITHDRAWAL, RETREAT]),
    );
    for (const one of dispatches) expect((one?.order.goal ?? -1) >= 0).toBe(one?.order.tactic === MARCH);
    // His own courier he knows.
    expect(thoughtOrders(p, BLUES).dispatches).toEqual([courier({})]);
    const first = field({ also: (s) => void s.command?.orders?.dispatches.push(courier({ to: 0 })) });
    expect(thoughtOrders(first, BLUES).dispatches).toEqual([courier({ to: 0 })]);
  });

  test('[EMP XVII.5#1] not to one who is still to come; for one who has fallen he may ride on', () => {
    const to = (also: Position['also']) => {
      const p = rides(blankOrder(), also);
      return new Set(seeds.map((seed) => thoughtOrders(p, WHITES, seed).dispatches[0]?.to));
    };
    expect(to((s) => void (s.chiefHex[SECOND] = WAITING))).toEqual(new Set([BLUE]));
    const fallen = to((s) => {
      s.chiefHex[SECOND] = GONE;
      s.chiefHex[BLUE] = GONE;
    });
    expect(fallen).toEqual(new Set([BLUE, SECOND]));
  });

  test('[EMP XVII.9#1] by letters a rider carries no order: nobody thinks that anything comes into force', () => {
    const t = byLetters({ chiefs: { chief: '0105', corps: '2005' }, at: { a: '2004', b: '2006' } });
    t.until(BLUE_SEAT, 'mover').act('staff').act('letter', FIRST).act('words', 'Forward.').act('done');
    for (const viewer of [WHITE_SEAT, ONE, TWO]) {
      const { game } = imagine(t.game, t.seen(viewer), viewer, dice());
      const [one] = ordersOf(game.command).dispatches;
      expect([one?.order, one?.from]).toEqual([blankOrder(NONE), 0]);
      expect([FIRST, SECOND]).toContain(one?.to);
    }
  });

  test('[EMP XVII.2#3] the second level has nothing to guess', () => {
    const p = commanded({ at, chiefs }, RADIUS);
    expect(thought(p, WHITES).command).toEqual(view(p, WHITES).game.command);
  });
});
