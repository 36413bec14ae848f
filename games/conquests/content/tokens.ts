import { either } from '@bivouac/kernel/packs';

/** The words of a typed effect, taken one after the other. */
export interface Tokens {
  readonly more: () => boolean;
  readonly isNumber: () => boolean;
  readonly word: () => string;
  readonly number: () => number;
  /** The next word, which must be one of these. */
  readonly one: <T extends string>(words: readonly T[]) => T;
  /** Takes the next word if it is this one. */
  readonly take: (word: string) => boolean;
  /** What has not been taken. */
  readonly rest: () => string;
}

export function tokensOf(text: string, wrong: (problem: string) => never): Tokens {
  const words = text.split(/\s+/).filter((word) => word !== '');
  let at = 0;
  const next = () => words[at];
  const word = () => {
    const found = next() ?? wrong(`breaks off after "${text}"`);
    at += 1;
    return found;
  };
  return {
    more: () => at < words.length,
    isNumber: () => /^\d+$/.test(next() ?? ''),
    word,
    number: () => {
      const found = word();
      return /^\d{1,2}$/.test(found) ? Number(found) : wrong(`has "${found}" where a number belongs`);
    },
    one: (known) => {
      const found = word();
      return known.find((one) => one === found) ?? wrong(`has "${found}" where ${either(known)} belongs`);
    },
    take: (known) => {
      const found = next() === known;
      if (found) at += 1;
      return found;
    },
    rest: () => words.slice(at).join(' '),
  };
}
