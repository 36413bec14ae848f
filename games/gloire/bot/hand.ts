import type { CardEffectKind } from '../content/types.ts';
import { halfOf, isOurs } from '../rules/cards/moments.ts';
import type { Board } from '../rules/state.ts';

/** How much an event card is worth keeping: for the halves that its owner can play. */
export function cardWorth(b: Board, card: number, side: number): number {
  let best = 0;
  for (const event of [2 * card, 2 * card + 1]) {
    const half = halfOf(b, event);
    if (half === undefined || !isOurs(half, side)) continue;
    if (half.armistice && b.s.usedEvent[card] === 1) continue;
    best = Math.max(best, WORTH[half.effect.kind] ?? 1);
  }
  return best;
}

/** What an event brings about, against others; what is not named is worth one. */
const WORTH: Readonly<Partial<Record<CardEffectKind, number>>> = {
  replacements: 3,
  'grand-battery': 3,
  evade: 3,
  command: 2,
  confusion: 2,
  'free-stack': 2,
  'easy-march': 2,
  delay: 2,
  desertion: 2,
  'leader-falls': 2,
  defection: 2,
};

/** Events that are worth playing as soon as the own side moves. */
const AT_ONCE: ReadonlySet<CardEffectKind> = new Set([
  'command',
  'free-stack',
  'depot',
  'replacements',
  'supplied',
  'harass-supply',
  'confusion',
  'hunt',
  'defection',
  'desertion',
  'delay',
]);

export function isTimely(b: Board, event: number): boolean {
  const half = halfOf(b, event);
  return half !== undefined && AT_ONCE.has(half.effect.kind);
}
