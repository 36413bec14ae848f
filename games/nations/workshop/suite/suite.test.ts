import { copy, sameAction, type State } from '@bivouac/kernel';
import { prepare, Referee } from '@bivouac/kernel/guide';
import { describe as group, expect, test } from 'vitest';
import { leipzig } from '../../content/index.ts';
import { nationsGame } from '../../game.ts';
import type { NationsState } from '../../rules/state.ts';
import { describe } from './describe.ts';
import { readPosition } from './index.ts';
import { positions } from './positions/index.ts';
import { setUpPosition } from './setting.ts';
import { type Line, plansOf, Solver } from './solve.ts';

const game = nationsGame(leipzig);
const all = positions.map((file) => ({ file, position: readPosition(game, file) }));

/** The position before the last decision of a plan. */
function beforeLast(start: State<NationsState>, seat: number, plan: Line): State<NationsState> {
  const referee = new Referee(prepare(game), copy(start));
  for (const action of plan.slice(0, -1)) expect(referee.play(seat, action)).toEqual({ ok: true });
  return referee.state;
}

function wins(solver: Solver, start: State<NationsState>, seat: number, plan: Line): boolean {
  return solver.winsBy(beforeLast(start, seat, plan), seat, plan.at(-1) ?? ['']);
}

const among = (plans: readonly Line[], plan: Line) =>
  plans.some((one) => one.every((action, i) => sameAction(action, plan[i] ?? [''])));

test('there are at least fifty positions, for both sides and of every kind', () => {
  expect(all.length).toBeGreaterThanOrEqual(50);
  expect(new Set(positions.map(({ id }) => id)).size).toBe(positions.length);
  const themes = new Set(positions.map(({ theme }) => theme));
  for (const theme of ['set-up', 'laying-out', 'terrain', 'movement', 'chain', 'drawing', 'wild', 'time', 'scouts']) {
    expect(themes).toContain(theme);
  }
  for (const theme of ['fights', 'scoring', 'hand-limit', 'endgame', 'unit']) expect(themes).toContain(theme);
  for (const seat of [0, 1]) expect(all.filter(({ position }) => position.seat === seat).length).toBeGreaterThan(20);
});

test('every position asks its seat, and what is good or bad there can be done', () => {
  const faults = all.flatMap(({ file, position }) => {
    const { seat, good, bad } = position;
    const state = position.state();
    const plans = plansOf(game, state, seat);
    const found = [
      game.invariant?.(state.game) ?? null,
      new Referee(prepare(game), state).waiting().join() === String(seat) ? null : 'asks somebody else',
      good.length + bad.length > 0 ? null : 'has no answer',
      [...good, ...bad].every((plan) => plans.some((one) => among([plan], one))) ? null : 'wants what cannot be done',
      // Something else can be done: otherwise nothing is asked.
      plans.every((plan) => among(good, plan)) ? 'leaves no choice' : null,
    ];
    return found.flatMap((fault) => (fault === null ? [] : [`${file.id} ${fault}`]));
  });
  expect(faults).toEqual([]);
}, 60_000);

group('played out in every way', () => {
  const proven = all.filter(({ file: { proof } }) => proof === 'exact' || proof === 'certain');
  for (const { file, position } of proven) {
    test(`${file.id} (${file.proof})`, () => {
      const { seat, good, bad } = position;
      const start = position.state();
      const worst = new Solver(game, seat, 'worst', 400_000);
      expect(good.filter((plan) => !wins(worst, start, seat, plan))).toEqual([]);
      const best = new Solver(game, seat, 'best', 400_000);
      const others = file.proof === 'exact' ? plansOf(game, start, seat).filter((plan) => !among(good, plan)) : bad;
      expect(others.filter((plan) => wins(best, start, seat, plan))).toEqual([]);
    }, 60_000);
  }
});

test('a position can be put into words and made again', () => {
  const [first] = all.filter(({ file }) => file.theme === 'endgame');
  const state = first?.position.state();
  if (state === undefined) throw new Error('no such position');
  const again = setUpPosition(game, describe(leipzig, state.game)).state;
  const { deck: _, missions: __, ...rest } = again.game;
  expect(state.game).toMatchObject({ ...rest, extra: state.game.extra });
});

test('the solver knows luck from certainty', () => {
  const [taking] = all.filter(({ file }) => file.theme === 'drawing');
  if (taking === undefined) throw new Error('no such position');
  const { position } = taking;
  const state = position.state();
  expect(new Solver(game, position.seat, 'best').winsBy(state, position.seat, ['draw'])).toBe(true);
  expect(new Solver(game, position.seat, 'worst').winsBy(state, position.seat, ['draw'])).toBe(false);
});
