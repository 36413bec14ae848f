import type { Fact } from '../facts.ts';
import { only, type Seat } from '../seats.ts';

/** What people may say to each other at a table of this game. Bots read and speak the same. */
export interface Talk {
  /** Keys of the catalogues (`facts`, `say/<phrase>`), each with how many numbers it takes. */
  readonly phrases: { readonly [phrase: string]: number };
  /** So many characters of their own, where the game allows it. */
  readonly free?: number;
}

export const FREE = 'text';
const CONTROL = /[^\P{Cc}\n]|\p{Cs}/u;

/** What somebody says, as a fact for those it is meant for; or why it cannot be said. */
export function saidBy(talk: Talk | undefined, seat: Seat, seats: number, words: readonly unknown[]): Fact | string {
  const [audience, phrase, ...args] = words;
  if (talk === undefined) return 'this game has no words between players';
  if (typeof audience !== 'string' || typeof phrase !== 'string') return 'say to whom, and what';
  const to = audience === '' ? [] : audience.split(' ').map(Number);
  if (to.some((one) => !Number.isInteger(one) || one < 0 || one >= seats)) return 'there is no such player';
  const heard = to.length === 0 ? {} : { to: only(seat, ...to) };
  if (phrase === FREE) {
    const [text] = args;
    const fits = typeof text === 'string' && text !== '' && text.length <= (talk.free ?? 0);
    if (!fits || text !== text.normalize('NFC') || CONTROL.test(text)) return `at most ${talk.free ?? 0} characters`;
    return { fact: 'kernel.said', seat, phrase, text, ...heard };
  }
  const takes = Object.hasOwn(talk.phrases, phrase) ? talk.phrases[phrase] : undefined;
  if (takes !== args.length || !args.every((arg) => Number.isSafeInteger(arg)))
    return `nobody says "${phrase.slice(0, 40)}"`;
  return { fact: 'kernel.said', seat, phrase, numbers: args as number[], ...heard };
}
