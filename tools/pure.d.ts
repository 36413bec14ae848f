/** Globals that every place a match runs in has: browsers, their workers, and Node. */
declare function structuredClone<T>(value: T): T;
