import { diceKey } from '@bivouac/kernel';
import { type Charter, hashOf } from '@bivouac/kernel/table';

/**
 * A bot's own dice come from the match and the number of entries before: so a match that was resumed goes on as it would
 * have. Nobody can foretell them who does not know the seed, which comes out at the end; the bots cannot tell it from them.
 */
export function botSeed(
  { botDice, commitment, nonces }: Pick<Charter, 'botDice' | 'commitment' | 'nonces'>,
  seed: string,
  entries: number,
): string {
  return hashOf(botDice === 'secret' ? ['bots', diceKey(seed, nonces), entries] : [commitment, entries]);
}
