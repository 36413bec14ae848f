/** Globals that every place a match runs in has: browsers, their workers, and Node. */
declare function structuredClone<T>(value: T): T;
/** For bots that have so much time to think; the check of rooms keeps it out of the kernel and of the rules. */
declare const performance: { now(): number };
