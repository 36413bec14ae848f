import type { BoardSpeech } from '@bivouac/kit';
import { mixed, type ShockGuess, type Toll } from '../odds.ts';
import { say } from './words.ts';

/** One row of the table of shocks, as likely as it is that what lies unseen leads to it. */
export interface GuessedRow {
  readonly ratio: string;
  readonly chance: number;
  readonly attackers: Toll;
  readonly defenders: Toll;
}

/** A guess by rows of the table, the likeliest first: what an imagined pile consists of matters to nobody else. */
export function rowsOf({ cases }: ShockGuess): readonly GuessedRow[] {
  const ratios = [...new Set(cases.map(({ odds }) => odds.odds))];
  return ratios
    .map((ratio): GuessedRow => {
      const those = cases.filter(({ odds }) => odds.odds === ratio);
      const chance = those.reduce((sum, one) => sum + one.chance, 0);
      const mean = (side: 'attackers' | 'defenders') =>
        mixed(those.map((one) => [one.chance / chance, one.odds[side]] as const));
      return { ratio, chance, attackers: mean('attackers'), defenders: mean('defenders') };
    })
    .sort((one, two) => two.chance - one.chance);
}

/** What the defence may come to, from the least to the most. */
export function defenceIn(speech: Pick<BoardSpeech, 'of'>, { cases }: ShockGuess): string {
  const sums = cases.map(({ odds }) => odds.sums.defence);
  const [least, most] = [Math.min(...sums), Math.max(...sums)];
  return least === most ? String(least) : say(speech, 'fromTo', { least, most });
}
