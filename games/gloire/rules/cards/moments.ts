import type { CardHalf } from '../../content/types.ts';
import type { Battle } from '../battle/battle-force.ts';
import { scenarioOf } from '../pieces/pieces.ts';
import { senior } from '../players/sides.ts';
import { type Board, FRENCH, OFF, other } from '../state.ts';
import { isOpenTo } from './conditions.ts';

/**
 * A moment at which event cards may be played (ruling 127): the beginning of a phase; between two stacks of one's own
 * movement phase; before command dice; when an enemy Force has come in; when a battle, or a round of it, begins; when it
 * is over; an interception.
 */
export interface Moment {
  when: 'phase' | 'move' | 'command' | 'attacked' | 'battle' | 'sequence' | 'after' | 'reaction';
  /** The one side that may play now, or OFF for both. */
  side: number;
  /** Where somebody is attacked, and where the attacker came from. */
  town: number;
  came: number;
  battle: Battle | null;
  /** Who has played a card last, at this moment, or OFF: he is asked again last. */
  last: number;
}

export function moment(when: Moment['when'], more: Partial<Moment> = {}): Moment {
  return { when, side: OFF, town: OFF, came: OFF, battle: null, last: OFF, ...more };
}

/** An event is half a card: two numbers to a card. */
export function halfOf({ content }: Board, event: number): CardHalf | undefined {
  return content.cards[event >> 1]?.halves[event % 2 === 0 ? 0 : 1];
}

/** GLO 1813.A.cards#4 to #6: one's own colour, or neutral ground. */
export function isOurs({ camp }: CardHalf, side: number): boolean {
  return camp === 'neutral' || camp === (side === FRENCH ? 'french' : 'coalition');
}

/** GLO 1813.A.cards#11 to #13: whether a half names this moment. */
export function isTime({ s }: Board, { time }: CardHalf, side: number, at: Moment): boolean {
  switch (at.when) {
    case 'phase':
      return time === 'any' || (time === 'own' && side === s.active);
    case 'move':
      return time === 'any' || time === 'own' || time === 'move';
    case 'command':
    case 'attacked':
    case 'battle':
    case 'sequence':
    case 'after':
    case 'reaction':
      return time === at.when;
    default:
      return at.when satisfies never;
  }
}

/** Whether a side could use this event now, as far as everybody can tell. */
export function isTimely(b: Board, event: number, side: number, at: Moment): boolean {
  const half = halfOf(b, event);
  if (half === undefined || !isOurs(half, side) || !isTime(b, half, side, at)) return false;
  if ((b.content.calendar[b.s.turn]?.number ?? 0) < half.from) return false;
  // GLO 1813.A.cards#9: an armistice event once; the other half of its card is free of that (#10).
  if (half.armistice && b.s.usedEvent[event >> 1] === 1) return false;
  return isOpenTo(b, half.effect, side, at);
}

/** Both halves of these cards. */
export function eventsOf(cards: readonly number[]): number[] {
  return cards.flatMap((card) => [2 * card, 2 * card + 1]);
}

/** Whether a card of the pile that nobody has seen played could be in a hand of this side and be of use now. */
function mightPlay(b: Board, side: number, at: Moment): boolean {
  if (at.side === other(side) || (b.s.hands[side]?.is.length ?? 0) === 0) return false;
  for (const card of scenarioOf(b).deck) {
    if (b.s.aside.is.includes(card)) continue;
    if (isTimely(b, 2 * card, side, at) || isTimely(b, 2 * card + 1, side, at)) return true;
  }
  return false;
}

/** GLO 1813.A.cards#12, ruling 127: who is asked, the active side first, from public things alone. */
export function whoMight(b: Board, at: Moment): number[] {
  const { active } = b.s;
  return [active, other(active)].filter((side) => mightPlay(b, side, at)).map((side) => senior(b, side));
}
