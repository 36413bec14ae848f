import { isTextApart } from '../actions.ts';
import type { Fact, Tell } from '../facts.ts';
import type { Game } from '../game.ts';
import type { Kind } from '../procedure.ts';
import type { State } from '../state.ts';
import { DONE, type Done } from './types.ts';
import { only, type Seat } from '../seats.ts';

/** What people may say to each other at a table of this game. Bots read and speak the same. */
export interface Talk {
  /** Keys of the catalogues (`facts`, `say/<phrase>`), each with how many numbers it takes. */
  readonly phrases: { readonly [phrase: string]: number };
  /** What the numbers of a phrase are: things of the game by their kind. A sentence calls them by it: `{{power}}`. */
  readonly kinds?: { readonly [phrase: string]: readonly string[] };
  /** So many characters of their own, where the game allows it. */
  readonly free?: number;
}

export const FREE = 'text';
const CONTROL = /[^\P{Cc}\n]|\p{Cs}/u;

/** What somebody says, as a fact for those it is meant for; or why it cannot be said. */
export function saidBy(
  talk: Talk | undefined,
  seat: Seat,
  seats: number,
  words: readonly unknown[],
  countOf: (kind: string) => number | null = () => null,
): Fact | string {
  const [audience, phrase, ...args] = words;
  if (talk === undefined) return 'this game has no words between players';
  if (typeof audience !== 'string' || typeof phrase !== 'string') return 'say to whom, and what';
  const to = audience === '' ? [] : audience.split(' ').map(Number);
  if (to.some((one) => !Number.isInteger(one) || one < 0 || one >= seats)) return 'there is no such player';
  // Audiences are not told with a fact; but who else has heard it is worth knowing.
  const heard = to.length === 0 ? {} : { to: only(seat, ...to), heard: to };
  if (phrase === FREE) {
    const [text] = args;
    const isApart = isTextApart(text) && talk.free !== undefined;
    const fits = typeof text === 'string' && text !== '' && text.length <= (talk.free ?? 0);
    if (isApart) return { fact: 'kernel.said', seat, phrase, text, ...heard };
    if (!fits || text !== text.normalize('NFC') || CONTROL.test(text)) return `at most ${talk.free ?? 0} characters`;
    return { fact: 'kernel.said', seat, phrase, text, ...heard };
  }
  const takes = Object.hasOwn(talk.phrases, phrase) ? talk.phrases[phrase] : undefined;
  if (takes !== args.length || !args.every((arg) => Number.isSafeInteger(arg)))
    return `nobody says "${phrase.slice(0, 40)}"`;
  const numbers = args as number[];
  const named: { [kind: string]: number } = {};
  for (const [i, kind] of (talk.kinds?.[phrase] ?? []).entries()) {
    const thing = numbers[i] ?? -1;
    const count = countOf(kind);
    if (thing < 0 || (count !== null && thing >= count)) return `there is no ${kind} ${thing}`;
    named[kind] = thing;
  }
  return { ...named, fact: 'kernel.said', seat, phrase, numbers, ...heard };
}

/** Somebody speaks at a table: it is told, or refused. */
export function say<G extends Kind>(
  { talk, domains }: Game<G>,
  state: Readonly<State<G['state']>>,
  { seat, seats, args }: { readonly seat: Seat; readonly seats: number; readonly args: readonly unknown[] },
  tell: Tell,
): Done {
  const said = saidBy(talk, seat, seats, args, (kind) => domains[kind]?.(state) ?? null);
  if (typeof said === 'string') return { ok: false, refused: 'malformed', detail: said };
  tell(said);
  return DONE;
}
