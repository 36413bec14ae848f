import { expect, test } from 'vitest';
import { incomeOverlay, reachOf, retreatOf, seaReachOf } from '../overlays.ts';
import { emptyGroup } from '../rules/movement/cost.ts';
import { A, content, land, N, sea, table } from './war-table.ts';

function units(inf: number, cav: number): number[] {
  const group = emptyGroup();
  group.splice(N * 5, 2, inf, cav);
  return group;
}

test('[CON 10.1#1, CON 10.1#7] how far an infantry comes: it passes no enemy', () => {
  const { s } = table({ lands: { paris: { N: 'I' }, 'alsace-lorraine': { A: 'I' } }, moves: [2, 0, 0, 0, 0] });
  const reach = reachOf({ s, content }, N, land('paris'), units(1, 0));
  expect(reach.get(land('alsace-lorraine'))).toBe(1);
  expect(reach.get(land('rhenanie'))).toBeUndefined();
  expect(reach.get(land('suisse'))).toBe(0);
  expect(reach.has(land('souabe'))).toBe(false);
});

test('[CON 10.1#2] a cavalry comes twice as far', () => {
  const { s } = table({ lands: { paris: { N: 'C' } }, moves: [1, 0, 0, 0, 0] });
  const reach = reachOf({ s, content }, N, land('paris'), units(0, 1));
  expect([reach.get(land('lyonnais')), reach.get(land('suisse')), reach.get(land('tyrol-styrie'))]).toEqual([
    0,
    0,
    undefined,
  ]);
});

test('[CON 10.3#4] seas cost more among strangers', () => {
  const { s } = table({ seas: { 'mer-ligure': { N: 'F' }, tyrrhenienne: { E: 'F' } }, moves: [4, 0, 0, 0, 0] });
  const reach = seaReachOf({ s, content }, N, 0);
  expect([reach.get(sea('tyrrhenienne')), reach.get(sea('golfe-du-lion'))]).toEqual([1, 2]);
});

test('[CON 11.4#2] retreats and incomes', () => {
  const { s } = table({ lands: { boheme: { A: 'I' }, rome: { N: 'I' }, vienne: { N: 'I' }, paris: { N: 'I' } } });
  expect(retreatOf({ s, content }, A, land('boheme'))).not.toContain(land('vienne'));
  const income = incomeOverlay({ s, content });
  expect([land('rome'), land('vienne'), land('paris'), land('saxe')].map((one) => income[one]?.francs)).toEqual([
    2, 5, 1, 0,
  ]);
});
