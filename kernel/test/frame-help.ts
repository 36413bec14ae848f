import type { Ask } from '../src/index.ts';
import type { Toy, ToyContext } from './helpers.ts';

export type None = Record<string, never>;

export const note = (c: ToyContext, words: string): void => {
  c.s.notes.push(words);
};

/** A question to one power, whose only answer goes on at a step. */
export function asking(power: number, then: string): Ask<Toy, object> {
  return {
    power: () => power,
    prompt: 'ask',
    clause: 'T 1#1',
    offers: (c) => c.offer('done'),
    take: { done: (c) => c.go(then) },
  };
}

export const over = (c: ToyContext) => c.finish({ winners: [0], reason: 'points' });
