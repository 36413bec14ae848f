import type { Push } from '@bivouac/host';
import { type Change, withChanges } from '@bivouac/kernel/table';
import { expect, test } from 'vitest';
import { Steps } from '../src/edge/outgoing.ts';

/** What the other end makes of a frame. */
const received = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test('whoever is sent changes alone sees what there is, though the match goes on in the very objects that were sent', () => {
  const steps = new Steps();
  const places: (number | null)[] = [1, 2, 3];
  const inner: { [name: string]: unknown } = { flag: 'low', ridden: undefined, rows: [{ at: 1 }] };
  const push = { push: 'look', look: { places, inner }, length: 1 } as unknown as Push;
  let seen: unknown = received(steps.whole(push));
  const step = (): readonly Change[] => {
    const changes = steps.changes(push);
    seen = withChanges(seen, received(changes));
    expect(seen).toEqual(received(push));
    return changes;
  };
  expect(step()).toEqual([]);
  places[1] = 7;
  expect(step()).toEqual([[['look', 'places', 1], 7]]);
  inner['rows'] = [{ at: 1 }, { at: 2 }];
  inner['flag'] = undefined;
  step();
  // What was sent as a change is not what the match goes on with.
  (inner['rows'] as { at: number }[])[1] = { at: 5 };
  (inner['rows'] as { at: number }[]).push({ at: 9 });
  places.push(null);
  step();
  inner['ridden'] = { by: [0] };
  expect(step()).toEqual([[['look', 'inner', 'ridden'], { by: [0] }]]);
});
