import type { Action, KernelVerbs, Verbs } from './actions.ts';
import type { Context } from './context.ts';
import type { Json } from './json.ts';
import type { PolicyRules } from './mechanisms/policy.ts';
import type { Power } from './seats.ts';

/** The types of one game: its state, its verbs, its content. */
export interface Kind {
  readonly state: object;
  readonly verbs: Verbs;
  readonly content: unknown;
  /** What the rules tell, by name, with the details of each; without it facts are not checked. */
  readonly facts?: Facts;
}

/** The facts of a game with their details, null where the name says all: a `type`, for it is looked up by name. */
export type Facts = { readonly [fact: string]: object | null };

declare const nextBrand: unique symbol;
/** What every step returns, so that none forgets to say what comes next: made by `c.go`, `c.call`, `c.return` ... */
export interface Next {
  readonly [nextBrand]: true;
}

/** Why something cannot be done: a key of the catalogues, its clause, and what the sentence needs. */
export interface Reason {
  readonly reason: string;
  readonly clause?: string;
  readonly args?: { readonly [name: string]: string | number };
}

/**
 * A step that does its automatic work and says what comes next. `got` is what the procedure that has just returned gave,
 * or after a fork one value a branch: it means something only in the step that is resumed. (Declared as a method, so
 * that procedures with different vars can stand in one list.)
 */
export type AutoStep<G extends Kind, V, R = unknown> = {
  bivarianceHack(c: Context<G, R>, vars: V, got: Json): Next;
}['bivarianceHack'];

type TakersOf<G extends Kind, V, Spoken extends Verbs, R> = {
  readonly [K in keyof Spoken]?: {
    bivarianceHack(c: Context<G, R>, vars: V, ...args: Spoken[K]): Next;
  }['bivarianceHack'];
};

/** What each verb of a question does: the game's own verbs and the kernel's may stand side by side. */
export type Takers<G extends Kind, V, R = unknown> = TakersOf<G, V, G['verbs'], R> | TakersOf<G, V, KernelVerbs, R>;

/** A step that asks one power to choose among the legal actions. */
export interface Ask<G extends Kind, V, R = unknown> {
  power(c: Context<G>, vars: V): Power;
  /**
   * Where the question is put openly to several at once: all who are asked, from public things; `power` is then the
   * first of them. Each answers when he likes, and what he does is seen by all; `c.actor` says who it is. Going back to
   * the question asks the others on. A seat with several of them is asked for the first one.
   */
  powers?(c: Context<G>, vars: V): readonly Power[];
  /**
   * Whether it rests on public things alone, as placing and moving do: people at one screen are then asked on the common
   * view. A question with `powers` always does so, as far as its offers do. `apart`: some of its answers do, others rest
   * on what is hidden, as cards in hand: the first kind can be given on the common view, the others by who looks at his
   * own things.
   */
  readonly open?: boolean | 'apart';
  /** The key of the question in the catalogues, and what the sentence needs. */
  readonly prompt: string;
  about?(c: Context<G>, vars: V): { readonly [name: string]: string | number };
  /** The clause the decision rests on. */
  readonly clause: string;
  /** Where that depends on what the question is about, as with effects that are due. */
  cites?(vars: V): string;
  /**
   * `view`: offers are computed from the seat's own view, so that they cannot tell what the seat cannot know; the
   * chosen act then meets the truth (an *attempt*) and may be cut short.
   */
  readonly sight?: 'view';
  /** Calls `c.offer` for each legal action. */
  offers(c: Context<G>, vars: V): void;
  /** What each verb does. */
  readonly take: Takers<G, V, R>;
  /** Why an action that is not offered is not; refusals and explanations both read it. Never asked of an offer. */
  why?(c: Context<G>, vars: V, action: Action): Reason | null;
  /** Set by `window`: the name under which standing orders know this question. */
  readonly window?: string;
  /** Set by `window`: what can be ordered for it beyond one exact answer. */
  readonly policies?: PolicyRules;
}

export type Step<G extends Kind, V, R = unknown> = AutoStep<G, V, R> | Ask<G, V, R>;

/** What the kernel's own verbs do, where a mechanism asks for any game. */
export function kernelTakers<G extends Kind, V, R = unknown>(take: TakersOf<G, V, KernelVerbs, R>): Takers<G, V, R> {
  return take;
}

declare const kindBrand: unique symbol;
declare const varsBrand: unique symbol;
declare const resultBrand: unique symbol;
/**
 * A procedure by its name, with the types of what it remembers (`V`) and gives back (`R`): all that is needed to call it,
 * to unwind to it and to read its frames. Procedures that need each other meet in a file of signatures, the register of
 * their game, instead of importing each other.
 */
export interface Signature<G extends Kind, V extends object, R = unknown> {
  readonly name: string;
  /** Where it begins; a signature without steps leaves that to whoever wrote the procedure. */
  readonly first?: string;
  readonly [kindBrand]?: (kind: G) => void;
  // As a method, so that signatures with different vars can stand in one list.
  readonly [varsBrand]?: { bivarianceHack(vars: V): void }['bivarianceHack'];
  readonly [resultBrand]?: R;
}

/** Named steps that read in the order of the paragraph; the first one begins. */
export interface Procedure<G extends Kind, V extends object, R = unknown> extends Signature<G, V, R> {
  readonly first: string;
  readonly steps: { readonly [step: string]: Step<G, V, R> };
}

export type AnyProcedure<G extends Kind> = Procedure<G, never>;

/** Names a procedure whose steps are written elsewhere, with `procedure(signature, steps)`. */
export function signature<G extends Kind, V extends object, R = unknown>(name: string): Signature<G, V, R> {
  return { name };
}

export function procedure<G extends Kind, V extends object, R = unknown>(
  named: string | Signature<G, V, R>,
  steps: { readonly [step: string]: Step<G, V, R> },
): Procedure<G, V, R> {
  const name = typeof named === 'string' ? named : named.name;
  const first = Object.keys(steps)[0];
  if (first === undefined) throw new Error(`procedure ${name} has no steps`);
  return { name, first, steps };
}
