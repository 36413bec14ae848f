import { viewOf } from '@bivouac/kernel/guide';
import { expect, test } from 'vitest';
import { framesOf } from './frames.ts';
import { reportAfter } from './report.ts';
import { germany1813 } from '../content/index.ts';
import { game, momentsOf, newsFor } from './testing/positions.ts';

test('playing the news ends with the board as it is, and shows no face but those of now', () => {
  let [played, kept] = [0, 0];
  for (const { referee, news, before } of momentsOf('bautzen', 'p', 500)) {
    const old = viewOf(game, before, 1).game;
    const now = viewOf(game, referee.state, 0).game;
    const told = newsFor(news, 0);
    const frames = framesOf(old, told, now);
    for (const { state } of frames) {
      expect(state.face).toBe(now.face);
      expect(state.points).toBe(now.points);
      if (state.place !== now.place) kept++;
    }
    const last = frames[frames.length - 1];
    const moved = told.some(({ fact }) => fact === 'marched' || fact === 'retreated');
    if (last === undefined || !moved) continue;
    expect(last.state.place).toEqual(now.place);
    played++;
  }
  expect(played).toBeGreaterThan(30);
  expect(kept).toBeGreaterThan(0);
});

test('a battle report has every die that fell, the losses of both, and who was beaten', () => {
  let fought = 0;
  let report: ReturnType<typeof reportAfter> = null;
  let [dice, lost] = [0, 0];
  for (const { news } of momentsOf('bautzen', 'p', 2600)) {
    const told = newsFor(news, 0);
    for (const fact of told) {
      if (fact.fact === 'battle') [dice, lost] = [0, 0];
      if (fact.fact === 'fire' || fact.fact === 'guns' || fact.fact === 'morale') dice++;
      if (fact.fact === 'loss') lost += Number(fact['points']);
      report = reportAfter(germany1813, report, [fact]);
      if (fact.fact !== 'beaten' || report === null || report.tactics === null) continue;
      expect(report.throws.filter(({ kind }) => kind !== 'pursuit')).toHaveLength(dice);
      expect(report.lost[0] + report.lost[1]).toBe(lost);
      expect(report.beaten).toBe(fact['side']);
      fought++;
    }
    if (fought > 2) break;
  }
  expect(fought).toBeGreaterThan(0);
});
