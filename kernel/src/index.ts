/** The door for rules, and for everybody who reads what they say: state, procedures, decisions, facts, words. */
export type * from './about.ts';
export * from './actions.ts';
export * from './clauses.ts';
export type { Context, Settling } from './context.ts';
export * from './derived.ts';
export * from './dice.ts';
export type { Thing } from './explain.ts';
export * from './facts.ts';
export * from './frames.ts';
export type * from './game.ts';
export type * from './guided-turn.ts';
export * from './json.ts';
export * from './luck.ts';
export { attempt } from './mechanisms/attempt.ts';
export * from './mechanisms/pick.ts';
export type { Condition, Conditions, Policy, PolicyRules } from './mechanisms/policy.ts';
export * from './mechanisms/pot.ts';
export * from './mechanisms/window.ts';
export * from './procedure.ts';
export type { Decision } from './referee.ts';
export * from './refusal.ts';
export * from './seats.ts';
export type * from './state.ts';
export type * from './text.ts';
export * from './veil.ts';
// Hosts and bots have doors of their own, `/table` and `/guide`; whoever has not moved over yet still finds them here.
export * from './guide-door.ts';
export * from './table-door.ts';
