import type { Context } from '../context.ts';
import type { Kind } from '../procedure.ts';
import type { Seats } from '../seats.ts';
import type { Veil } from '../veil.ts';

/**
 * The chosen act meets the truth. What was offered came from the seat's view (`sight: 'view'`); now these slots are
 * shown to whoever must see them, and the rules go on with what was really there.
 */
export function attempt<G extends Kind>(
  c: Context<G>,
  hidden: Veil,
  slots: readonly number[],
  witnesses: Seats,
  clause: string,
): number[] {
  const met = slots.map((slot) => c.show(hidden, slot, witnesses));
  c.tell?.({ fact: 'kernel.met', slots: [...slots], met, clause, to: witnesses });
  return met;
}
