import { describe, expect, test } from 'vitest';
import { marchOdds } from '../odds.ts';
import { emptyGroup } from '../rules/movement/cost.ts';
import { content, land, N, table } from './war-table.ts';

const group = (inf: number, cav: number, can: number) => {
  const all = emptyGroup();
  all.splice(N * 5, 3, inf, cav, can);
  return all;
};

describe('odds of a combat', () => {
  test('[CON 11.2#14] three against three: the six faces in their order, exactly', () => {
    const { s } = table({ lands: { boheme: { A: 'III' } } });
    const odds = marchOdds({ s, content }, land('boheme'), N, group(3, 0, 0));
    expect(odds?.faces.map(({ result }) => result)).toEqual([
      'uncertain',
      'uncertain',
      'uncertain',
      'minor',
      'minor',
      'tactical',
    ]);
    expect(odds?.won).toBeCloseTo(1 / 2);
    expect(odds?.chances.tactical).toBeCloseTo(1 / 6);
    expect(odds?.expectedLosses).toEqual([0, 1 / 6]);
  });

  test('they read the rows of the combat itself', () => {
    const { s } = table({ lands: { vienne: { A: 'I' } } });
    const odds = marchOdds({ s, content }, land('vienne'), N, group(1, 1, 1));
    expect(odds?.rows[0].map(({ id, points }) => [id, points])).toEqual([
      ['inf', 1],
      ['cav', 1],
      ['can', 2],
      ['corps', 1],
    ]);
    expect(odds?.rows[1].map(({ id, points }) => [id, points])).toEqual([
      ['inf', 1],
      ['capital', 5],
    ]);
    expect(odds?.sums).toEqual([5, 6]);
  });

  test('[CON 11.7#4] a garrison that is beaten costs nobody a unit', () => {
    const { s } = table({});
    const odds = marchOdds({ s, content }, land('rome'), N, group(3, 0, 0));
    expect(odds?.won).toBeCloseTo(5 / 6);
    expect(odds?.expectedLosses).toEqual([0, 0]);
  });

  test('nobody there is no fight', () => {
    const { s } = table({});
    expect(marchOdds({ s, content }, land('saxe'), N, group(1, 0, 0))).toBeNull();
  });
});
