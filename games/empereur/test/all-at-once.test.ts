import type { Options } from '@bivouac/kernel';
import { soak } from '@bivouac/kernel/soak';
import { describe, expect, test } from 'vitest';
import { champLeaders, champUnits, hexOf } from '../content/testing/champ.ts';
import { melee } from '../content/testing/melee.ts';
import type { EmpereurContent, Leader, Unit } from '../content/types.ts';
import { empereurGame } from '../game.ts';

/** Foot of both sides in two corps, horse in a third; every second unit of foot is light. */
const [FOOT, HORSE, WHITE, WHITE2, THIRD, WHITE3] = [0, 1, 2, 3, 4, 5];
const CORPS: Readonly<Record<string, number>> = {
  h: HORSE,
  i: HORSE,
  j: HORSE,
  C: WHITE2,
  D: WHITE2,
  e: THIRD,
  f: THIRD,
  H: WHITE3,
  I: WHITE3,
  J: WHITE3,
};
const LIGHT = ['a', 'b', 'e', 'A', 'B', 'D'];

const leader = (id: string, side: 0 | 1, rank: number, corps: readonly number[]): Leader => ({
  ...(champLeaders[0] as Leader),
  id,
  side,
  rank,
  corps,
});
const LEADERS = [
  leader('chief', 0, 0, [FOOT, HORSE, THIRD]),
  leader('foot', 0, 2, [FOOT]),
  leader('horse', 0, 2, [HORSE]),
  leader('third', 0, 2, [THIRD]),
  leader('Chief', 1, 0, [WHITE, WHITE2, WHITE3]),
  leader('White', 1, 2, [WHITE]),
  leader('White2', 1, 2, [WHITE2]),
  leader('White3', 1, 2, [WHITE3]),
];
const HOMES = ['0303', '0302', '0202', '0204', '0703', '0703', '0604', '0802'];

/** The crowded field of the tests with an army of several corps a side, and a reserve of White in its rear. */
function crowd(): EmpereurContent {
  const pack = melee(true, 7);
  const unit = (id: string) => champUnits.findIndex((one) => one.id === id);
  const reserve = { turn: 3, side: 1, units: [unit('J')], leaders: [], hexes: [hexOf('1003', 10)], placed: true };
  const corps = (id: string, side: 0 | 1) => ({ id, name: { en: id, fr: id }, side });
  const [blue, white] = [
    [FOOT, HORSE, THIRD],
    [WHITE, WHITE2, WHITE3],
  ];
  return {
    ...pack,
    corps: [...pack.corps, corps('third', 0), corps('white3', 1)],
    leaders: LEADERS,
    units: pack.units.map(
      (one): Unit => ({
        ...one,
        corps: CORPS[one.id] ?? one.corps,
        range: LIGHT.includes(one.id) ? 2 : one.range,
      }),
    ),
    scenarios: pack.scenarios.map((battle) => ({
      ...battle,
      time: [60, 90] as const,
      arrivals: [reserve],
      leaders: LEADERS.map((_, i) => ({ leader: i, hex: hexOf(HOMES[i] ?? '', 10) })),
      bodies: battle.bodies.map((body, i) => ({ ...body, corps: i === 0 ? blue : white })),
    })),
  };
}

const EVERYTHING: Options = {
  interactive: true,
  fatigue: true,
  rout: true,
  cavalry: true,
  guns: true,
  gunLosses: 2,
  walls: true,
  stragglers: true,
  uncertain: true,
  wounds: true,
};

describe('all options at once, on a crowded field of several corps', () => {
  const sets: readonly (readonly [string, Options])[] = [
    ['voltigeurs, the second level of command, a price for lateness', { voltigeurs: true, command: 2, watch: 2 }],
    ['skirmishers, written orders, a watch', { skirmishers: true, command: 4, watch: 1 }],
    ['skirmishers, tactical orders, the evening before', { skirmishers: true, command: 3, deployment: 1 }],
  ];
  test.each(sets)('%s: random battles keep every promise of the house', (_, more) => {
    const game = { ...empereurGame(crowd()), variants: [{ ...EVERYTHING, ...more }] };
    expect(soak(game, { games: 1, seed: 'all at once', every: 24 }).failures).toEqual([]);
  });
});
