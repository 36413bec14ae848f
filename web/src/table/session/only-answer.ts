import { type Action, asAction, type Offer, type Seat, type Viewer } from '@bivouac/kernel';
import type { SeatInfo } from '@bivouac/kernel/table';
import { personsOf } from './eyes.ts';

/** What is asked, of whom, and who looks on. */
interface Asked {
  readonly showing: {
    readonly seats: readonly SeatInfo[];
    readonly proposal: unknown;
    readonly decision: { readonly offers: readonly Offer[] } | null;
  };
  readonly viewer: Viewer;
  readonly person: Seat | null;
}

/** What declines, ends or goes back is said by the player himself: nothing would be seen to happen. */
const OWN = new Set(['pass', 'waive', 'cancel', 'done', 'halt', 'end', 'stay', 'resign']);

/**
 * The only answer that there is, where it need not be asked for: one person among bots, who learn nothing from it, and
 * an answer that leads on, or that ends what the game says ends itself. Null where there is a choice.
 */
export function onlyAnswer({ showing, viewer, person }: Asked, endsItself = false): Action | null {
  if (person !== viewer || personsOf(showing.seats).length !== 1 || showing.proposal !== null) return null;
  const [first, ...more] = showing.decision?.offers ?? [];
  if (first === undefined || more.length > 0 || (OWN.has(first[0]) && !endsItself)) return null;
  return asAction(first);
}
