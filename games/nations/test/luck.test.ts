import type { Fact } from '@bivouac/kernel';
import { viewOf } from '@bivouac/kernel/table';
import { describe, expect, test } from 'vitest';
import { luck, usefulCards } from '../luck.ts';
import { card, content, game, position } from './position.ts';

/** Ney has a marker on a field of each of two terrains; nobody else is on the board. */
const here = () => position({ markers: { ney: ['lindenthal', 'breitenfeld', 'podelwitz'] } });

describe('the luck of hidden draws', () => {
  test('a card is of use if it can act on a marker of one’s own', () => {
    const { referee, s } = here();
    const useful = usefulCards(content, s, 0);
    expect(useful.length).toBeGreaterThan(0);
    expect(useful).not.toContain(card('time'));
    const terrains = new Set(s.marker.filter((field) => field >= 0).map((field) => content.fields[field]?.terrain));
    const terrainCards = content.cardKinds.flatMap((kind, number) => (kind.kind === 'terrain' ? [number] : []));
    expect(terrainCards.filter((number) => useful.includes(number))).toEqual(
      content.cardKinds.flatMap((kind, number) =>
        kind.kind === 'terrain' && terrains.has(kind.terrain) ? [number] : [],
      ),
    );
    // The Allies have no marker: nothing is of use to them.
    expect(usefulCards(content, referee.state.game, 1)).toEqual([]);
  });

  test('what is expected is the share of useful cards among all that the player has not seen', () => {
    const { referee, s } = here();
    const before = viewOf(game, referee.state, 0);
    const useful = usefulCards(content, s, 0);
    const unseen = [...s.deck.is, ...(s.hands[1]?.is ?? [])];
    const share = unseen.filter((one) => useful.includes(one)).length / unseen.length;
    const drew = (number: number): Fact => ({ fact: 'drew', side: 0, card: number });
    const good = luck.read(content, { seat: 0, before, facts: [drew(useful[0] ?? 0)] });
    expect(good).toHaveLength(1);
    expect(good[0]?.actual).toBe(1);
    expect(good[0]?.expected).toBeCloseTo(share, 10);
    expect(good[0]?.variance).toBeCloseTo(share * (1 - share), 10);
    expect(luck.read(content, { seat: 0, before, facts: [drew(card('time'))] })[0]?.actual).toBe(0);
  });

  test('a card that the seat did not draw, or draws in which nothing could be of use, say nothing', () => {
    const { referee } = here();
    const before = viewOf(game, referee.state, 0);
    // The other's draw is told without its card.
    expect(luck.read(content, { seat: 0, before, facts: [{ fact: 'drew', side: 1 }] })).toEqual([]);
    expect(luck.read(content, { seat: 0, before, facts: [{ fact: 'drew', side: 1, card: 0 }] })).toEqual([]);
    const allied = viewOf(game, referee.state, 1);
    expect(luck.read(content, { seat: 1, before: allied, facts: [{ fact: 'drew', side: 1, card: 0 }] })).toEqual([]);
  });

  test('over all the cards that may come, luck and expectation are the same', () => {
    const { referee, s } = here();
    const before = viewOf(game, referee.state, 0);
    const unseen = [...s.deck.is, ...(s.hands[1]?.is ?? [])];
    let sum = 0;
    for (const one of unseen) {
      for (const { actual, expected } of luck.read(content, {
        seat: 0,
        before,
        facts: [{ fact: 'drew', side: 0, card: one }],
      })) {
        sum += actual - expected;
      }
    }
    expect(sum).toBeCloseTo(0, 8);
  });

  test('is told in both languages', () => {
    for (const words of [luck.title, luck.note]) {
      expect(words.en.trim()).not.toBe('');
      expect(words.fr).not.toMatch(/[^\u202f\u00a0][;:!?»]/);
      expect(words.fr).not.toContain("'");
    }
  });
});
