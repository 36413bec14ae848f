import type { Game, Kind } from '@bivouac/kernel';
import type { Guide } from '@bivouac/kernel/guide';
import type { tiny } from '@bivouac/kernel/testing';

type KindOf<T> = T extends Game<infer G extends Kind> ? G : never;
export type Tiny = KindOf<typeof tiny>;

/** A plain judgement of the tiny game: points first, then counters on the ring, cards and coins. */
export const tinyGuide: Guide<Tiny> = {
  evaluate(state, seat) {
    const parts = tinyGuide.parts(state, seat);
    return Object.values(parts).reduce((sum, part) => sum + part, 0);
  },
  parts({ game: s, holder }, seat) {
    const margin = (of: (power: number) => number) =>
      holder.reduce((sum, held, power) => sum + of(power) * (held === seat ? 1 : -0.5), 0);
    return {
      score: margin((power) => s.score[power] ?? 0),
      counters: margin((power) => [0, 1].filter((one) => s.place[power * 2 + one] !== -1).length),
      cards: 0.1 * margin((power) => s.hands[power]?.is.length ?? 0),
      coins: 0.2 * margin((power) => s.coins[power] ?? 0),
    };
  },
  words: {
    score: { en: 'points', fr: 'points' },
    counters: { en: 'counters', fr: 'pions' },
    cards: { en: 'cards', fr: 'cartes' },
    coins: { en: 'coins', fr: 'pièces' },
  },
  midway({ result, stack }) {
    const frame = stack[stack.length - 1];
    return result === null && !(frame?.proc === 'turn' && frame.step === 'choose');
  },
  candidates: (_, __, offers) => offers,
};
