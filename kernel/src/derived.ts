/** A value that follows from the state and is dear to compute: kept beside it, never in it. */
export interface Derived<S extends object, T> {
  (state: S): T;
  fresh(state: S): T;
}

/**
 * Keeps what `compute` gives for each state until `version` says something else. The version is a number in the state
 * that the rules raise whenever they change what the value rests on; the soak compares kept and fresh values.
 */
export function derived<S extends object, T>(version: (state: S) => number, compute: (state: S) => T): Derived<S, T> {
  const kept = new WeakMap<S, { at: number; value: T }>();
  const read = (state: S): T => {
    const at = version(state);
    const known = kept.get(state);
    if (known !== undefined && known.at === at) return known.value;
    const value = compute(state);
    kept.set(state, { at, value });
    return value;
  };
  return Object.assign(read, { fresh: compute });
}
