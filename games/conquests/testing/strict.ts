import type { Referee } from '@bivouac/kernel/table';
import { strict } from '@bivouac/kernel/testing';
import { europe } from '../content/index.ts';
import { invariant } from '../rules/invariant.ts';
import type { Conquests } from '../rules/state.ts';
import { english } from '../text/en.ts';
import { paragraphs } from '../text/paragraphs.ts';

export { imagining } from '@bivouac/kernel/testing';

const { heard, asked, refusal } = strict(english, paragraphs);
export { heard, refusal as soundReason };

/** Positions that were made with too few counters or with a card of the other deck: nothing is counted there. */
const uncounted = new WeakSet<Referee<Conquests>>();

/** What is asked can be said; and no counter, card or franc may be lost or made. */
export function soundTable(referee: Referee<Conquests>, beginning = false): void {
  const fault = uncounted.has(referee) ? null : invariant(europe, referee.state.game);
  if (fault !== null && beginning) uncounted.add(referee);
  if (fault !== null && !beginning) throw new Error(fault);
  asked(referee);
}
