/** A value that follows from the state and is dear to compute: kept beside it, never in it. */
export interface Derived<S extends object, T> {
  (state: S): T;
  fresh(state: S): T;
}

/**
 * Keeps what `compute` gives for each state until `version` says something else. The version is a number in the state
 * that the rules raise whenever they change what the value rests on; the soak compares kept and fresh values. Where the
 * next value is cheaper to make from the last one than from nothing, `update` makes it: it may change the last one, which
 * nobody is given any more.
 */
export function derived<S extends object, T>(
  version: (state: S) => number,
  compute: (state: S) => T,
  update: (state: S, last: T) => T = compute,
): Derived<S, T> {
  const kept = new WeakMap<S, Kept<T>>();
  // Rules ask about one state many times in a row: that one is found without looking it up.
  let asked: S | null = null;
  let answer: Kept<T> | null = null;
  const read = (state: S): T => {
    const at = version(state);
    if (asked !== state || answer === null) {
      asked = state;
      answer = kept.get(state) ?? null;
      if (answer === null) {
        answer = { at, value: compute(state) };
        kept.set(state, answer);
      }
    }
    if (answer.at !== at) {
      answer.value = update(state, answer.value);
      answer.at = at;
    }
    return answer.value;
  };
  return Object.assign(read, { fresh: compute });
}

interface Kept<T> {
  at: number;
  value: T;
}
