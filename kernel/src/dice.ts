import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Where a match's chance stands. `keyed` is for real matches: nobody can foretell it without the key, and whoever has
 * the key can check it. `fast` is for imagination. `hidden` is what a view says: no chance is to be had from it.
 */
export type DiceState =
  | { kind: 'keyed'; key: string; at: number }
  | { kind: 'fast'; words: number[] }
  | { kind: 'hidden' };

/** All that is random in a game comes from here. */
export interface Dice {
  /** A whole number from 0 to n-1, each as likely as the next. */
  below(n: number): number;
  d6(): number;
  twoD6(): number;
  /** Shuffles in place. */
  shuffle(list: number[]): void;
  pick<T>(list: readonly T[]): T;
}

const WORDS = 2 ** 32;

/** Dice that read and write their state in place, so that it is always inside the JSON. */
export class StateDice implements Dice {
  readonly #state: DiceState;
  /** The last block of the keyed stream: eight words; only a cache. */
  #block: DataView | null = null;
  #blockAt = -1;

  constructor(state: DiceState) {
    this.#state = state;
  }

  below(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > WORDS) throw new RangeError(`a die of ${n} sides`);
    // Words beyond the last whole multiple of n are thrown away: otherwise the low results would come too often.
    const limit = WORDS - (WORDS % n);
    let word = this.#word();
    while (word >= limit) word = this.#word();
    return word % n;
  }

  d6(): number {
    return this.below(6) + 1;
  }

  twoD6(): number {
    return this.d6() + this.d6();
  }

  shuffle(list: number[]): void {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const item = list[i] as number;
      list[i] = list[j] as number;
      list[j] = item;
    }
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('nothing to pick from');
    return list[this.below(list.length)] as T;
  }

  #word(): number {
    const state = this.#state;
    switch (state.kind) {
      case 'fast':
        return sfc32(state.words);
      case 'keyed':
        return this.#keyedWord(state);
      case 'hidden':
        throw new Error('a view has no dice: imagine a state from it first');
      default:
        return state satisfies never;
    }
  }

  #keyedWord(state: { key: string; at: number }): number {
    const blockAt = Math.floor(state.at / 8);
    if (this.#block === null || this.#blockAt !== blockAt) {
      const bytes = hmac(sha256, hexToBytes(state.key), utf8ToBytes(`bivouac dice ${blockAt}`));
      this.#block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      this.#blockAt = blockAt;
    }
    const word = this.#block.getUint32((state.at % 8) * 4);
    state.at++;
    return word;
  }
}

/** Chris Doty-Humphrey's small fast counting generator; its four words are plain integers in the state. */
function sfc32(w: number[]): number {
  const [a = 0, b = 0, c = 0, counter = 0] = w;
  const sum = (a + b + counter) | 0;
  w[0] = b ^ (b >>> 9);
  w[1] = (c + (c << 3)) | 0;
  w[2] = (((c << 21) | (c >>> 11)) + sum) | 0;
  w[3] = (counter + 1) | 0;
  return sum >>> 0;
}

/** A fast generator from any word: the same word gives the same dice. */
export function fastDice(seed: string | number): DiceState {
  const bytes = sha256(utf8ToBytes(`bivouac imagination ${seed}`));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { kind: 'fast', words: [view.getInt32(0), view.getInt32(4), view.getInt32(8), view.getInt32(12)] };
}

/** A fast generator that goes its own way from another one: cheap, for a search that branches. */
export function forkDice(dice: Dice): DiceState {
  const word = () => dice.below(WORDS) | 0;
  return { kind: 'fast', words: [word(), word(), word(), word()] };
}

const FINE = 2 ** 20;

/** Which of some things comes up, each as often as its share says; the shares add up to one. */
export function pickByShare(shares: readonly number[], dice: Dice): number {
  let at = dice.below(FINE) / FINE;
  for (const [i, share] of shares.entries()) {
    at -= share;
    if (at < 0) return i;
  }
  return shares.length - 1;
}

/** What is published before the first roll: it binds the dealer to his seed without telling it. */
export function commitment(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`bivouac seed ${seed}`)));
}

/** The key of a match's dice: no seat, and not the dealer alone, can choose it. */
export function diceKey(seed: string, nonces: readonly string[]): string {
  const parts = [`bivouac key ${seed}`, ...nonces].map((part) => sha256(utf8ToBytes(part)));
  return bytesToHex(sha256(concatBytes(...parts)));
}

export function keyedDice(seed: string, nonces: readonly string[]): DiceState {
  return { kind: 'keyed', key: diceKey(seed, nonces), at: 0 };
}
