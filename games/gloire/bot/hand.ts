import { halfOf, isOurs } from '../rules/cards/moments.ts';
import type { Board } from '../rules/state.ts';

/** How much an event card is worth keeping: for the halves that its owner can play. */
export function cardWorth(b: Board, card: number, side: number): number {
  let best = 0;
  for (const event of [2 * card, 2 * card + 1]) {
    const half = halfOf(b, event);
    if (half === undefined || !isOurs(half, side)) continue;
    if (half.armistice && b.s.usedEvent[card] === 1) continue;
    best = Math.max(best, worthOf(half.effect.kind));
  }
  return best;
}

type Kind = NonNullable<ReturnType<typeof halfOf>>['effect']['kind'];

function worthOf(kind: Kind): number {
  switch (kind) {
    case 'replacements':
    case 'grand-battery':
    case 'evade':
      return 3;
    case 'command':
    case 'confusion':
    case 'free-stack':
    case 'easy-march':
    case 'delay':
    case 'desertion':
    case 'leader-falls':
    case 'defection':
      return 2;
    default:
      return 1;
  }
}
