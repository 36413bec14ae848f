import { describe, expect, test } from 'vitest';
import { activate, FOOT, playOut, round, THIRD, WHITE, WHITE2 } from './interactive-help.ts';
import type { Played } from './position.ts';

/** The interactive game, held against the book by somebody who had not written it. */
describe('EMP XXI.1, XXI.4: who begins, and who waits', () => {
  test('[EMP XXI.1#3, EMP XXI.4#1] ruling 503: who has fewer does not wait for an enemy who may not begin', () => {
    const last = (s: Played['s']) => {
      if (s.activation !== undefined) s.activation.last = [WHITE, WHITE2];
    };
    const p = round({ chiefs: { foot: '0205', White: '1105', White2: '1103' }, also: last });
    expect([p.s.active, p.offers('activate'), p.may('decline')]).toEqual([0, [FOOT], false]);
    // As soon as the turn has begun they may be called, and the right to wait is back.
    const q = round({ chiefs: { foot: '0205', third: '0207', White: '1105', White2: '1103' }, also: last });
    playOut(activate(q, THIRD));
    expect([q.s.active, q.offers('activate'), q.may('decline')]).toEqual([1, [WHITE, WHITE2], false]);
    playOut(q.act('activate', WHITE));
    expect([q.s.active, q.offers('activate')]).toEqual([0, [FOOT]]);
  });
});
