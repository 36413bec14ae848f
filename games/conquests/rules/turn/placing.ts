import { type Procedure, procedure, type Reason } from '@bivouac/kernel';
import { NAPOLEON } from '../../content/types.ts';
import type { Board, Conquests } from '../state.ts';
import { advisersOf } from './income.ts';

const MILITARY_ZONE = 4;

function placed({ s }: Pick<Board, 's'>, power: number): number {
  let count = 0;
  for (const one of s.space) if (one === power) count++;
  return count;
}

/** Advisers of a power in a zone. */
export function advisersIn({ s, content }: Board, power: number, zone: number): number {
  let count = 0;
  for (let space = 0; space < s.space.length; space++) {
    if (s.space[space] === power && content.spaces[space]?.zone === zone) count++;
  }
  return count;
}

/** CON 7: why an adviser cannot be put on a space. */
export function placeFault(b: Board, power: number, space: number): Reason | null {
  const at = b.content.spaces[space];
  if (at === undefined) return null;
  if (b.s.space[space] !== -1) return { reason: 'spaceTaken', clause: 'CON 7#1' };
  const most = power === NAPOLEON && at.zone === MILITARY_ZONE ? 2 : 1;
  return advisersIn(b, power, at.zone) < most ? null : { reason: 'oneAZone', clause: 'CON 7#4' };
}

function hasPlace(b: Board, power: number): boolean {
  for (let space = 0; space < b.content.spaces.length; space++) if (placeFault(b, power, space) === null) return true;
  return false;
}

/**
 * CON 7: the next to place, by turn order and round: everybody's first, everybody's second and so on; whoever has more
 * places the rest then. -1 when all are placed.
 */
export function nextToPlace(b: Board): number {
  let best = -1;
  let fewest = Number.POSITIVE_INFINITY;
  for (const power of b.s.order) {
    const count = placed(b, power);
    if (count >= fewest || b.s.out[power] === 1 || count >= advisersOf(b, power)) continue;
    // Ruling 150: every free space may lie in a zone where he is already; then his adviser stays at home.
    if (!hasPlace(b, power)) continue;
    best = power;
    fewest = count;
  }
  return best;
}

/** CON 7: one adviser each in turn order, until all stand on a space. */
export const placing: Procedure<Conquests, Record<string, never>> = procedure<Conquests, Record<string, never>>(
  'placing',
  {
    next: (c) => (nextToPlace(c) < 0 ? c.return() : c.go('place')),
    place: {
      power: (c) => Math.max(0, nextToPlace(c)),
      prompt: 'place',
      open: true,
      clause: 'CON 7#1',
      about: (c) => {
        const power = Math.max(0, nextToPlace(c));
        return { left: advisersOf(c, power) - placed(c, power) };
      },
      offers(c) {
        const power = nextToPlace(c);
        for (const [space] of c.content.spaces.entries()) {
          if (placeFault(c, power, space) === null) c.offer('place', space);
        }
      },
      why: (c, _, [verb, space]) =>
        verb === 'place' && typeof space === 'number' ? placeFault(c, nextToPlace(c), space) : null,
      take: {
        place(c, _, space) {
          const power = nextToPlace(c);
          c.s.space[space] = power;
          c.tell?.({ fact: 'placed', power, space, clause: 'CON 7#1' });
          return c.go('next');
        },
      },
    },
  },
);
