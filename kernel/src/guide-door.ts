/**
 * The door for bots, and for whoever thinks ahead of a position: what a game tells them, the networks that many games
 * have taught, and the referee to try things out with in a world of their own.
 */
export * from './begun.ts';
export { Council } from './council.ts';
export * from './experience.ts';
export type * from './guide.ts';
export * from './hash.ts';
export * from './imagine.ts';
export * from './match.ts';
export * from './network.ts';
export { type Prepared, prepare } from './prepare.ts';
export * from './referee.ts';
export * from './view.ts';
