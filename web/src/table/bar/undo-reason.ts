import type { Logged } from '@bivouac/kernel';
import type { Speech } from '@bivouac/words';
import type { AnyBoard } from '../board/boards.ts';
import type { Look } from '../../worker/protocol.ts';

/** What came to light last, by the board's own words: “a card was drawn”. */
function whatCame(log: readonly Logged[], unveils: NonNullable<AnyBoard['unveils']>) {
  const last = log.at(-1)?.at;
  const facts = log.filter(({ at }) => at === last).map(({ fact }) => fact.fact);
  const found = facts.find((fact) => unveils[fact] !== undefined);
  return found === undefined ? undefined : unveils[found];
}

/** Why nothing can be taken back, by the name of the thing; null where something can be, or nothing was done. */
export function undoReason({ showing }: Look, speech: Speech, board: AnyBoard | null): string | null {
  const barrier = showing.undoBlocked;
  if (barrier === null) return null;
  if (barrier === 'dice' || barrier === 'shown') {
    const words = whatCame(showing.log, board?.unveils ?? {});
    if (words !== undefined) return speech.of(words);
  }
  return speech.barrier(barrier);
}
