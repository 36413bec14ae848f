import { describe, expect, test } from 'vitest';
import { scripts } from './scripts.ts';

describe('what happens while nobody listens', () => {
  test.each(Object.keys(scripts))('is what happens while somebody does: %s', (name) => {
    const unheard = scripts[name]?.({ unheard: true });
    expect(unheard?.facts).toEqual([]);
    expect(unheard?.referee.state).toEqual(scripts[name]?.({}).referee.state);
  });
});
