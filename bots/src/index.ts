export * from './arena/contestant.ts';
export * from './arena/match.ts';
export * from './arena/stopping.ts';
export * from './arena/tally.ts';
export type * from './bot.ts';
export * from './levels.ts';
export { type OneStep, oneStep } from './one-step.ts';
export { random } from './random.ts';
export { marshalWith } from './search/marshal.ts';
