import type { EmpereurContent } from '../content/types.ts';

/** What follows from a scenario of a pack alone: made once for each, whoever asks. */
export function perScenario<T>(
  make: (content: EmpereurContent, scenario: number) => T,
): (content: EmpereurContent, scenario: number) => T {
  const made = new WeakMap<EmpereurContent, T[]>();
  // A match has one pack and one scenario: they are found without looking them up.
  let asked: EmpereurContent | null = null;
  let askedFor = -1;
  let answer: { readonly value: T } | null = null;
  return (content, scenario) => {
    if (asked === content && askedFor === scenario && answer !== null) return answer.value;
    let known = made.get(content);
    if (known === undefined) {
      known = [];
      made.set(content, known);
    }
    const value = known[scenario] ?? make(content, scenario);
    known[scenario] = value;
    asked = content;
    askedFor = scenario;
    answer = { value };
    return value;
  };
}
