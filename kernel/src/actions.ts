import type { Dice } from './dice.ts';
import type { State } from './state.ts';

/** What an action is made of besides its verb: small numbers (places, units, cards) and short words. */
export type Arg = number | string;

/** An action: a verb and its arguments. `['march', 3, 17]` is short in a file, and has one spelling only. */
export type Action = readonly [verb: string, ...args: Arg[]];

/** The verbs of a game and what each takes. A `type`, not an `interface`: it is looked up by name. */
export type Verbs = { readonly [verb: string]: readonly Arg[] };

/** The verbs the kernel itself asks with: windows, agendas, picks, pots. Every game has them. */
export type KernelVerbs = {
  pass: readonly [];
  waive: readonly [];
  done: readonly [];
  pick: readonly [thing: number];
  allot: readonly [thing: number];
  step: readonly [place: number];
  settle: readonly [effect: number];
  pledge: readonly [what: number, amount: number];
  contribute: readonly [];
  withdraw: readonly [];
  stand: readonly [];
  refuse: readonly [];
  carry: readonly [];
  drop: readonly [];
};

/** An argument that the player fills in: a text of at most so many characters, or a whole number in a range. */
export type Hole = { readonly text: number } | { readonly from: number; readonly to: number };

/** What the referee offers: an action, or an action with holes. */
export type Offer = readonly [verb: string, ...args: (Arg | Hole)[]];

/** What an argument names (`place`, `unit`, `card`), `text` for words, `number` for a count. */
export type ArgKind = string;

export type KindsOf<T extends readonly Arg[]> = { readonly [I in keyof T]: ArgKind };
/** The arguments of an offer: as they are, or holes for the player to fill. */
export type Holey<T extends readonly Arg[]> = { readonly [I in keyof T]: T[I] | Hole };

/** For every verb, what each of its arguments names. */
export type Grammar<V extends Verbs> = { readonly [K in keyof V]: KindsOf<V[K]> };

type ArgsOf<T extends readonly ArgKind[]> = { readonly [I in keyof T]: T[I] extends 'text' ? string : number };

/** The verbs of a grammar: words where it says `text`, numbers for everything else. So a game writes them once. */
export type VerbsOf<G extends Grammar<Verbs>> = {
  readonly [K in keyof G]: ArgsOf<G[K]>;
};

export const kernelGrammar: Grammar<KernelVerbs> = {
  pass: [],
  waive: [],
  done: [],
  pick: ['thing'],
  allot: ['thing'],
  step: ['place'],
  settle: ['effect'],
  pledge: ['resource', 'number'],
  contribute: [],
  withdraw: [],
  stand: [],
  refuse: [],
  carry: [],
  drop: [],
};

const LONGEST_TEXT = 4000;

/** Whether this is an action at all, in a grammar: a known verb with the right number and kinds of arguments. */
export function malformation(grammar: Grammar<Verbs>, value: unknown): string | null {
  if (!Array.isArray(value) || value.length === 0) return 'an action is a list: a verb and its arguments';
  const verb: unknown = value[0];
  if (typeof verb !== 'string') return 'the verb of an action is a word';
  if (!Object.hasOwn(grammar, verb)) return `there is no verb "${verb.slice(0, 40)}"`;
  const kinds = grammar[verb];
  if (kinds === undefined) return `there is no verb "${verb.slice(0, 40)}"`;
  if (kinds.length !== value.length - 1) return `"${verb}" takes ${kinds.length} arguments, not ${value.length - 1}`;
  for (let i = 0; i < kinds.length; i++) {
    const arg: unknown = value[i + 1];
    const kind = kinds[i];
    if (kind === 'text') {
      if (typeof arg !== 'string' || arg.length > LONGEST_TEXT) return `argument ${i + 1} of "${verb}" is a text`;
    } else if (typeof arg !== 'number' || !Number.isSafeInteger(arg) || Object.is(arg, -0)) {
      return `argument ${i + 1} of "${verb}" is a whole number (${kind})`;
    }
  }
  return null;
}

const CONTROL = /[^\P{Cc}\n]|\p{Cs}/u;

/** Whether the words of a player may stand in a recorded action: no control characters but line ends, one spelling. */
function isDecentText(text: string, longest: number): boolean {
  return text.length <= longest && text === text.normalize('NFC') && !CONTROL.test(text);
}

/**
 * A text that is kept outside of the match stands in it as its salted hash: so it can be blanked later, and the match is
 * still the same. A player's own words have no control characters; a host refuses him such a one (`hasToken`).
 */
const MARK = '\u0001';
const HASH = /^[0-9a-f]{64}$/;

export const textApart = (hash: string): string => MARK + hash;

export const isTextApart = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(MARK) && HASH.test(value.slice(1));

export function fits(offered: Arg | Hole, arg: Arg): boolean {
  if (typeof offered !== 'object') return offered === arg;
  if ('text' in offered) return typeof arg === 'string' && (isTextApart(arg) || isDecentText(arg, offered.text));
  return Number.isInteger(arg) && (arg as number) >= offered.from && (arg as number) <= offered.to;
}

/** Whether an action is this offer, or fills its holes rightly. */
export function answers(offer: Offer, action: Action): boolean {
  if (offer.length !== action.length || offer[0] !== action[0]) return false;
  for (let i = 1; i < offer.length; i++) {
    const offered = offer[i];
    const arg = action[i];
    if (offered === undefined || arg === undefined || !fits(offered, arg)) return false;
  }
  return true;
}

export function isOffered(offers: readonly Offer[], action: Action): boolean {
  if (offers.includes(action)) return !hasHole(action);
  for (const offer of offers) if (answers(offer, action)) return true;
  return false;
}

export function hasHole(offer: Offer): boolean {
  for (let i = 1; i < offer.length; i++) if (typeof offer[i] === 'object') return true;
  return false;
}

/** How many things of each kind there are now: what an argument may name, offered or not. Kinds from 0 upwards. */
export type Domains<S> = { readonly [kind: ArgKind]: (state: State<S>) => number };

export function sameAction(a: Offer, b: Offer): boolean {
  return a.length === b.length && a.every((part, i) => JSON.stringify(part) === JSON.stringify(b[i]));
}

const IDLE_WORDS = ['', 'En avant', 'Tenez bon jusqu\u2019au soir', 'March to the guns'];

/** Below any safe integer: a die has at most 2^32 sides. */
function someBelow(n: number, dice: Dice): number {
  const word = 2 ** 32;
  return n <= word ? dice.below(n) : (dice.below(2 ** 21) * word + dice.below(word)) % n;
}

/** An offer without holes is an action; one with holes cannot be taken by a click. */
export function asAction(offer: Offer): Action | null {
  return hasHole(offer) ? null : (offer as Action);
}

/** Any action that answers an offer: holes are filled by chance. */
export function fillHoles(offer: Offer, dice: Dice): Action {
  if (!hasHole(offer)) return offer as Action;
  const args = offer.slice(1).map((part): Arg => {
    if (typeof part !== 'object') return part;
    return 'text' in part
      ? dice.pick(IDLE_WORDS).slice(0, part.text)
      : part.from + someBelow(part.to - part.from + 1, dice);
  });
  return [offer[0], ...args];
}
