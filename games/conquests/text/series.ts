import type { Effect } from '../content/types-cards.ts';

/** What both languages need to join words. */

/** `a`, `a and b`, `a, b and c`. */
export function series(parts: readonly string[], and: string): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${and} ${last}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Alternatives; one that has the subject and the verb of the first goes on without the subject: "or loses 4 PM". */
export function alternatives(parts: readonly string[], or: string): string {
  const [first = '', ...rest] = parts;
  const verb = /^(.+?) (?:loses|perd|perdent) /.exec(first)?.[1];
  const short = rest.map((part) => (verb && part.startsWith(`${verb} `) ? part.slice(verb.length + 1) : part));
  return [first, ...short].join(or);
}

/** Where the others have the same effect for a fee, that fee: it is said shorter so. */
export function feeOfOthers(
  effect: Extract<Effect, { readonly kind: 'only' }>,
): { readonly fg: number; readonly pm: number } | null {
  const { when, then, otherwise } = effect;
  const plain = when.powers.length > 0 && when.holds < 0 && !when.allied;
  if (!plain || otherwise?.kind !== 'cost') return null;
  return JSON.stringify(otherwise.then) === JSON.stringify(then) ? otherwise : null;
}
