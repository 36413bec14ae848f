import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../soak/sample.ts';
import type { Offer } from '../../src/index.ts';

const marches = (n: number): Offer[] => Array.from({ length: n }, (_, i): Offer => ['march', i]);

describe('the offers that the soak plays out at one moment', () => {
  it('are all of them where they are few', () => {
    const offers: Offer[] = [...marches(47), ['done']];
    expect(sampleOf(offers, 5)).toEqual(offers);
  });

  it('have every verb among them, and do not grow with the list', () => {
    const offers: Offer[] = [['rest', 1], ...marches(900), ['rest', 2], ['done']];
    for (let round = 0; round < 40; round++) {
      const sample = sampleOf(offers, round);
      expect(new Set(sample.map(([verb]) => verb))).toEqual(new Set(['march', 'rest', 'done']));
      expect(sample.length).toBeLessThanOrEqual(48 + 3);
    }
  });

  it('are others each time, until every one has had its turn', () => {
    const offers: Offer[] = [['done'], ...marches(500)];
    const seen = new Set<Offer>();
    for (let round = 0; round < 11; round++) for (const offer of sampleOf(offers, round)) seen.add(offer);
    expect(seen.size).toBe(offers.length);
  });
});
