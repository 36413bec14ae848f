export type * from './bot.ts';
export * from './levels.ts';
export { random } from './random.ts';
