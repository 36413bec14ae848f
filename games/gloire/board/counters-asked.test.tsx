import { PUBLIC } from '@bivouac/kernel';
import { explainThing } from '@bivouac/kernel/table';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { slotOf } from '../rules/pieces/pieces.ts';
import { counterThing } from './choices.tsx';
import gloireBoard from './index.tsx';
import { momentsOf, propsFor, speech } from './testing/positions.ts';
import { target } from './targets.ts';

vi.mock('./map/map.tsx', () => ({ PrintedMap: () => null }));

test('a unit that may bear a loss or be made whole is asked about as itself: nobody is told that it is not in this battle', () => {
  const seen = new Set<string>();
  for (const moment of momentsOf('bautzen', 'b', 400)) {
    const units = moment.offers.flatMap(([verb, unit]) => (['allot', 'replace'].includes(verb) ? [Number(unit)] : []));
    if (units.length === 0) continue;
    const props = propsFor(moment);
    const b = { content: props.content, s: props.view.game };
    for (const unit of units) {
      const slot = slotOf(b, unit);
      if (slot < 0) continue;
      const thing = counterThing(b, moment.prompt, slot, target.unit(unit));
      expect(explainThing(moment.referee, moment.seat, thing).can).toBe(true);
      const name = gloireBoard.thingName?.(props, thing) ?? speech.name(thing.kind, thing.id);
      expect(name).toBe(speech.name('unit', unit));
      seen.add(moment.prompt);
    }
  }
  expect(seen).toContain('suffer');
});

test('whoever looks on is not told of command points that he cannot know', () => {
  let known = 0;
  for (const moment of momentsOf('luetzen', 'points', 30)) {
    if (moment.prompt !== 'activate') continue;
    for (const viewer of [moment.seat, PUBLIC]) {
      const markup = renderToStaticMarkup(<gloireBoard.Board {...propsFor(moment, viewer)} />);
      for (const [, left = '', total = ''] of markup.matchAll(/<\/i>([\d?]+)\/(\d+)<\/span>/g)) {
        if (left === '?') expect(viewer).toBe(PUBLIC);
        else {
          known++;
          expect(Number(left)).toBeLessThanOrEqual(Number(total));
        }
      }
    }
  }
  expect(known).toBeGreaterThan(0);
});
