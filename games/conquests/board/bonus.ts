import type { BoardSpeech } from '@bivouac/kit';
import type { Bonus } from '../content/types.ts';
import { say } from './words.ts';

/** What a space or a level gives, as short as a board prints it: "2 FG, 1 INF". */
export function bonusWords(speech: Pick<BoardSpeech, 'of'>, bonus: Bonus): string {
  const { fg, pm, cards, morale, inf, cav, can, frg, guardInf, guardCav } = bonus;
  const parts: string[] = [];
  const add = (n: number, what: string) => {
    if (n > 0) parts.push(`${n} ${what}`);
  };
  add(fg, 'FG');
  add(pm, 'PM');
  if (cards > 0) parts.push(cards === 1 ? say(speech, 'bonusCard') : say(speech, 'bonusCards', { n: cards }));
  add(morale, say(speech, 'morale'));
  add(inf, 'INF');
  add(cav, 'CAV');
  add(can, 'CAN');
  add(frg, 'FRG');
  if (guardInf + guardCav > 0) parts.push(say(speech, 'bonusGuard', { n: guardInf + guardCav }));
  return parts.join(', ');
}
