import { type Charter, hashOf } from '@bivouac/kernel';

/** A bot's own dice come from the match and the number of entries before: so a match that was resumed goes on as it would have. */
export function botSeed({ commitment }: Pick<Charter, 'commitment'>, entries: number): string {
  return hashOf([commitment, entries]);
}
