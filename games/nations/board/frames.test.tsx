import { viewOf } from '@bivouac/kernel/guide';
import { expect, test } from 'vitest';
import type { NationsState } from '../rules/state.ts';
import { framesOf } from './frames.ts';
import { game, momentsOf, newsFor } from './testing/positions.ts';

const visible = ({ status, lost, marker, stands, points, time, dates }: NationsState) => ({
  status,
  lost,
  // Which of an army's places a marker holds is nobody's concern.
  marker: marker.map((_, i) => marker.slice(i - (i % 3), i - (i % 3) + 3).sort((a, b) => a - b)[i % 3]),
  stands,
  points,
  time,
  dates,
});

test('playing the news on the board as it was leads to the board as it is', () => {
  let played = 0;
  for (const { referee, news, before } of momentsOf('frames', { advanced: true })) {
    const now = viewOf(game, referee.state, 1).game;
    const frames = framesOf(viewOf(game, before, 1).game, newsFor(news, 1), now);
    const last = frames[frames.length - 1];
    if (last === undefined) continue;
    const scored = news.some(({ fact }) => fact === 'mission' || fact === 'point' || fact === 'scoutTaken');
    if (!scored) expect(visible(last.state)).toEqual(visible(now));
    expect(visible(last.state).marker).toEqual(visible(now).marker);
    played++;
  }
  expect(played).toBeGreaterThan(50);
});

test('what another viewer saw is never shown: hands and missions are those of the view of now', () => {
  for (const { referee, news, before } of momentsOf('hand-over')) {
    const french = viewOf(game, before, 0).game;
    const allied = viewOf(game, referee.state, 1).game;
    for (const { state } of framesOf(french, newsFor(news, 1), allied)) {
      expect(state.hands).toBe(allied.hands);
      expect(state.missions).toBe(allied.missions);
      expect(state.second).toBe(allied.second);
      expect(state.deck).toBe(allied.deck);
    }
  }
});
