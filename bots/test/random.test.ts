import { fastDice, isOffered, type Offer, StateDice } from '@bivouac/kernel';
import { begun, viewOf } from '@bivouac/kernel/guide';
import { tiny } from '@bivouac/kernel/testing';
import { expect, test } from 'vitest';
import { levelOf, levels, random } from '../src/index.ts';

const begin = (seed: string) => begun(tiny, { scenario: 'ring', options: {}, seats: [[0], [1], [2]] }, fastDice(seed));

/** A whole game of bots that see their views alone; what they chose. */
function playedBy(seed: string): { chosen: string[]; finished: boolean } {
  const referee = begin('the same match');
  const dice = new StateDice(fastDice(seed));
  const chosen: string[] = [];
  for (let n = 0; n < 2000 && !referee.finished; n++) {
    for (const seat of referee.waiting()) {
      // Who was asked together with others may have been answered for by what the first of them did.
      if (!referee.waiting().includes(seat)) continue;
      const offers = referee.offers(seat);
      const action = random.choose({ game: tiny, view: viewOf(tiny, referee.state, seat), seat, offers, dice });
      expect(isOffered(offers, action)).toBe(true);
      expect(referee.play(seat, action)).toEqual({ ok: true });
      chosen.push(JSON.stringify(action));
      if (referee.finished) break;
    }
  }
  return { chosen, finished: referee.finished };
}

test('the random bot brings a whole game to its end with legal actions', () => {
  expect(playedBy('a').finished).toBe(true);
});

test('the same dice choose the same, other dice something else', () => {
  expect(playedBy('a')).toEqual(playedBy('a'));
  expect(playedBy('a').chosen).not.toEqual(playedBy('b').chosen);
});

test('every offer is chosen about as often as the others, and holes are filled', () => {
  const offers: readonly Offer[] = [['pass'], ['pick', 1], ['write', { text: 5 }], ['bid', { from: 2, to: 4 }]];
  const dice = new StateDice(fastDice('often'));
  const referee = begin('view');
  const count: Record<string, number> = {};
  for (let n = 0; n < 4000; n++) {
    const seen = { game: tiny, view: viewOf(tiny, referee.state, 0), seat: 0, offers, dice };
    const action = random.choose(seen);
    expect(isOffered(offers, action)).toBe(true);
    count[action[0]] = (count[action[0]] ?? 0) + 1;
  }
  expect(Object.keys(count).sort()).toEqual(['bid', 'pass', 'pick', 'write']);
  for (const times of Object.values(count)) expect(Math.abs(times - 1000)).toBeLessThan(150);
});

test('levels have one id and one title each, in both languages', () => {
  expect(new Set(levels.map(({ id }) => id)).size).toBe(levels.length);
  for (const level of levels) {
    expect(levelOf(level.id)).toBe(level);
    expect(level.title.en).not.toBe('');
    expect(level.title.fr).not.toBe('');
  }
  expect(levelOf('general')).toBeNull();
});
