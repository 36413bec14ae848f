import type { Fact } from '@bivouac/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { germany1813 } from '../content/index.ts';
import { countersAt } from '../rules/pieces/pieces.ts';
import { SIDES } from '../rules/state.ts';
import { EventArt } from './event-art.tsx';
import gloireBoard from './index.tsx';
import { type Moment, momentsOf, newsFor, propsFor } from './testing/positions.ts';

const { Board } = gloireBoard;
vi.mock('./map/map.tsx', () => ({ PrintedMap: () => null }));

const SLOW = 120_000;

/** The first moment of a match at which one is offered what is looked for. */
function firstWith(isIt: (moment: Moment) => boolean): Moment {
  for (const moment of momentsOf('bautzen', 'p', 1500)) if (isIt(moment)) return moment;
  throw new Error('it did not come to that');
}

const escaped = (text: string): string => text.replaceAll("'", '&#x27;').replaceAll('"', '&quot;');

test(
  'an event that can be played is lit on its card, with what it does; the enemy sees nothing of it',
  () => {
    const moment = firstWith(({ offers }) => offers.some(([verb]) => verb === 'play'));
    const markup = renderToStaticMarkup(<Board {...propsFor(moment)} />);
    const enemy = renderToStaticMarkup(<Board {...propsFor(moment, 1 - moment.seat)} />);
    // They lie over the map, so they can be put away, even while one is asked.
    expect(markup).toMatch(/<button[^>]*aria-expanded="true"/);
    const events = moment.offers.flatMap(([verb, event]) => (verb === 'play' ? [Number(event)] : []));
    for (const event of events) {
      const card = germany1813.cards[event >> 1];
      expect(markup).toContain(`data-thing="event ${event}"`);
      for (const { title, text } of card?.halves ?? []) {
        expect(markup).toContain(escaped(title.en));
        expect(markup).toContain(escaped(text.en));
        expect(enemy).not.toContain(escaped(text.en));
      }
    }
  },
  SLOW,
);

test('every event of the pack has a picture, and no two kinds have the same', () => {
  const kinds = new Set(germany1813.cards.flatMap(({ halves }) => halves.map(({ effect }) => effect.kind)));
  const drawn = [...kinds].map((kind) => renderToStaticMarkup(<EventArt kind={kind} />));
  expect(new Set(drawn).size).toBe(kinds.size);
  expect(drawn.join('')).not.toMatch(/NaN|undefined/);
});

test(
  'whoever comes back to a battle finds its report whole: it is made from the log',
  () => {
    const told: Fact[] = [];
    for (const moment of momentsOf('bautzen', 'p', 3000)) {
      told.push(...newsFor(moment.news, moment.seat));
      if (!moment.news.some(({ fact }) => fact === 'morale' || fact === 'beaten')) continue;
      const log = told.map((fact) => ({ at: 1, fact }));
      const markup = renderToStaticMarkup(<Board {...propsFor(moment)} log={log} />);
      const [fire] = told.filter(({ fact }) => fact === 'fire');
      expect(fire).toBeDefined();
      expect(markup).toContain('glo-rounds');
      expect(renderToStaticMarkup(<Board {...propsFor(moment)} />)).not.toContain('glo-rounds');
      // A new march ends it.
      const later = [...log, { at: 2, fact: { fact: 'setOut', side: 0, town: 0, forced: false } }];
      expect(renderToStaticMarkup(<Board {...propsFor(moment)} log={later} />)).not.toContain('glo-rounds');
      return;
    }
    throw new Error('no battle was fought');
  },
  SLOW,
);

test(
  'a battle that begins does not show the dice of the one before it',
  () => {
    const moment = firstWith(({ prompt }) => prompt === 'tactic');
    const props = propsFor(moment);
    const told = (town: number) =>
      [
        { fact: 'battle', town, side: 0, kind: 'field' },
        { fact: 'tactics', french: 1, coalition: 1, rounds: 1 },
        { fact: 'fire', side: 0, round: 1, die: 6, added: 0, points: 1 },
        { fact: 'beaten', side: 1, town },
      ].map((fact) => ({ at: 1, fact }));
    const markup = renderToStaticMarkup(<Board {...props} log={told(0)} />);
    expect(markup).toContain('glo-battle');
    expect(markup).not.toContain('glo-rounds');
    expect(markup).not.toContain('Beaten');
  },
  SLOW,
);

test('the report of a battle that is over gives nobody a strength of 0 who has left the field', () => {
  const moment = firstWith(({ prompt }) => prompt === 'activate');
  const props = propsFor(moment);
  const empty = props.content.map.towns.findIndex((_, town) =>
    SIDES.every((side) => countersAt({ content: props.content, s: props.view.game }, town, side).length === 0),
  );
  const log = [
    { fact: 'battle', town: empty, side: 0, kind: 'field' },
    { fact: 'beaten', side: 1, town: empty, lost: [1, 2] },
  ].map((fact) => ({ at: 1, fact }));
  const markup = renderToStaticMarkup(<Board {...props} log={log} />);
  expect(markup.split('has left the field')).toHaveLength(3);
  expect(markup).not.toMatch(/glo-points">0/);
});
