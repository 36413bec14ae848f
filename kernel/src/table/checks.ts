import { canonical } from '../json.ts';
import { type Hasher, hashOf, keyedHash } from '../hash.ts';
import type { State } from '../state.ts';
import type { Charter, Entry } from './types.ts';

/** So long is a check in a match file: enough to find a mistake, which is what it is for. */
const CHECK_LENGTH = 6;

/**
 * The checks of a match, entry by entry. They are keyed: whoever has the file of a running match, but not its seed,
 * cannot try out hidden cards until the check fits.
 *
 * Where the charter says `every`, each entry lengthens a chain of hashes, and one entry in so many has the whole
 * position in it; without it every entry has the position in its check, and there is no chain (files of format 1).
 */
export class Checks {
  readonly #key: string;
  readonly #every: number | null;
  readonly #hasher: Hasher;
  #head: string;

  constructor(charter: Charter, diceKey: string, hasher: Hasher = keyedHash, head = '') {
    // The charter is part of the key: whoever edits it breaks every check.
    this.#key = diceKey + hashOf(charter);
    this.#every = charter.every ?? null;
    this.#hasher = hasher;
    this.#head = head;
  }

  /** The last hash of the chain: it stands for all entries so far. Empty without a chain. */
  get head(): string {
    return this.#head;
  }

  /**
   * The check of the entry that follows `before` others, by the state it has led to. `known` is its check where the host
   * wrote it himself: then the position is not hashed again, which is most of the work.
   */
  add({ seat, act, after }: Entry, before: number, state: Readonly<State<unknown>>, known?: string): string {
    if (this.#every === null) return known ?? this.#ofPosition(before, [seat, act, after, state]);
    const whole = (before + 1) % this.#every === 0;
    const position = whole ? (known?.slice(CHECK_LENGTH) ?? this.#ofPosition(before, state)) : '';
    this.#head = this.#hasher(this.#key, `${this.#head} ${canonical([seat, act, after])} ${position}`);
    return this.#head.slice(0, CHECK_LENGTH) + position;
  }

  #ofPosition(before: number, what: unknown): string {
    return this.#hasher(this.#key, `${before} ${canonical(what)}`).slice(0, CHECK_LENGTH);
  }
}
