import { type Context, copy, type Eyes, only } from '@bivouac/kernel';
import type { Empereur } from '../state.ts';
import { lettersIn } from './out.ts';
import { ordersIn } from './state.ts';
import type { Dispatch, Letter, Letters } from './state.ts';

/** EMP XVII.9#5: a courier has found his man, who reads at once; nobody throws for anything. */
export function deliver(c: Context<Empereur>, dispatch: Dispatch): void {
  const orders = ordersIn(c.s);
  orders.dispatches = orders.dispatches.filter((one) => one !== dispatch);
  const letter = lettersIn(c.s).mail.find(({ number }) => number === dispatch.number);
  // Whoever imagines the couriers of others imagines no letters for them.
  if (letter !== undefined) arrives(c, letter);
}

/** A letter is read. */
export function arrives(c: Context<Empereur>, letter: Letter): void {
  const { hands } = lettersIn(c.s);
  const { from, to, by, reader, text, relieves, number } = letter;
  letter.came = c.s.turn;
  const seat = c.seatOf(reader);
  c.disclose(only(seat));
  const clause = number === 0 ? 'EMP XVII.9#9' : 'EMP XVII.9#3';
  c.tell?.({ fact: 'letterCame', leader: from, text, clause, to: only(seat) });
  // EMP XVII.9#7: from now on the commander has his corps.
  if (relieves === 1 && hands[to] === reader) {
    hands[to] = by;
    c.tell?.({ fact: 'relieved', leader: to, clause: 'EMP XVII.9#7' });
  }
}

/** EMP XVII.9#9: everybody sees the letters that he wrote, and those that came to him: no others, nor that there are any. */
export function lettersView(letters: Letters, eyes: Eyes, isOwn: (leader: number) => boolean): Letters {
  return {
    hand: letters.hand,
    hands: letters.hands.slice(),
    sides: letters.sides.slice(),
    people: letters.people.slice(),
    wrote: letters.wrote.map((turn, leader) => (isOwn(leader) ? turn : 0)),
    mail: copy(letters.mail.filter(({ by, reader, came }) => eyes.holds(by) || (came > 0 && eyes.holds(reader)))),
  };
}

/** Whether a courier rides for the viewer: to all others he is a rider with a number. */
export function isWriter({ mail }: Letters, eyes: Eyes, { number }: Dispatch): boolean {
  return mail.some((letter) => letter.number === number && eyes.holds(letter.by));
}
