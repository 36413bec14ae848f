import type { GloireContent } from '../content/types.ts';

/** What follows from a pack alone: made once for each, whoever asks. */
export function perPack<T>(make: (content: GloireContent) => T): (content: GloireContent) => T {
  const made = new WeakMap<GloireContent, { readonly value: T }>();
  // A match has one pack: it is found without looking it up.
  let asked: GloireContent | null = null;
  let answer: { readonly value: T } | null = null;
  return (content) => {
    if (asked === content && answer !== null) return answer.value;
    let known = made.get(content);
    if (known === undefined) {
      known = { value: make(content) };
      made.set(content, known);
    }
    asked = content;
    answer = known;
    return known.value;
  };
}
