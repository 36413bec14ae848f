import type { BoardSpeech } from '@bivouac/kit';
import { KINDS } from '../rules/state.ts';

/** So many of each kind, in words: "2 infantry, 1 guns". */
export function unitsInWords(speech: Pick<BoardSpeech, 'name'>, counts: readonly number[]): string {
  return counts.flatMap((count, kind) => (count > 0 ? [`${count} ${speech.name('kind', kind)}`] : [])).join(', ');
}

/** The counts of one power in a group that lies power by power. */
export function ofPower(group: readonly number[], power: number): readonly number[] {
  return group.slice(power * KINDS, (power + 1) * KINDS);
}
