import { expect, test } from 'vitest';
import type { Fact, FactName, FactOf, GameText, Section } from '../src/index.ts';
import { procedure } from '../src/index.ts';

/** A game that declares what it tells. */
interface Telling {
  readonly state: { notes: string[] };
  readonly verbs: { rest: readonly [] };
  readonly content: null;
  readonly facts: { marched: { town: number; why?: string }; rained: null };
}

const told: FactOf<Telling>[] = [
  { fact: 'marched', town: 3, clause: 'T 1#1' },
  { fact: 'rained' },
  // @ts-expect-error: nobody declared it
  { fact: 'snowed' },
  // @ts-expect-error: a march names its town
  { fact: 'marched' },
  // @ts-expect-error: rain is all there is to say
  { fact: 'rained', town: 3 },
  // @ts-expect-error: by its number
  { fact: 'marched', town: 'Leipzig' },
];

test('a fact is one of those that the game declares, with its details, or does not compile', () => {
  expect(told).toHaveLength(6);
});

test('a catalogue without words for a fact does not compile', () => {
  const whole: Section<FactName<Telling>> = { marched: 'They marched to {{town}}.', rained: 'Rain.' };
  // @ts-expect-error: nobody says that it rained
  const lacking: Section<FactName<Telling>> = { marched: 'They marched to {{town}}.' };
  // @ts-expect-error: in a whole catalogue too
  const text: GameText<FactName<Telling>>['facts'] = { rained: 'Rain.' };
  expect(Object.keys({ ...lacking, ...text })).toEqual(Object.keys(whole));
});

test('rules tell what their game declares and what the kernel says; whoever declares nothing tells anything', () => {
  const wet = procedure<Telling, Record<string, never>>('wet', {
    pour(c) {
      c.tell?.({ fact: 'rained' });
      c.tell?.({ fact: 'kernel.ordered', window: 'rain' });
      // @ts-expect-error: nobody declared it
      c.tell?.({ fact: 'snowed' });
      return c.return();
    },
  });
  expect(wet.first).toBe('pour');
  const any: Fact = { fact: 'whatever', of: 'it' };
  expect(any['of']).toBe('it');
});
