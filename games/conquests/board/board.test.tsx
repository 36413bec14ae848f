import { PUBLIC } from '@bivouac/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import conquestsBoard from './index.tsx';
import { type Moment, momentsOf, propsFor, speech } from './testing/positions.ts';
import { speechFor } from './wording.ts';

const { Board } = conquestsBoard;

/** The whole map is written out for every position. */
const SLOW = 60_000;

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const litIn = (markup: string): number => markup.split('data-lit=').length - 1;

/** Positions worth drawing: the first of every set of verbs that the referee asks with. */
function* samples(seeds: readonly string[], seats = 5): Generator<Moment> {
  const seen = new Set<string>();
  for (const seed of seeds) {
    for (const moment of momentsOf(seed, 1500, seats)) {
      const kind = [...new Set(moment.offers.map(([verb]) => verb))].sort().join(' ');
      if (seen.has(kind)) continue;
      seen.add(kind);
      yield moment;
    }
  }
}

test(
  'every offer of random positions is a lit thing with its words, and nothing else is lit',
  () => {
    const verbs = new Set<string>();
    for (const moment of samples(['a', 'b'])) {
      const props = propsFor(moment);
      const said = speechFor(props, speech);
      const markup = renderToStaticMarkup(<Board {...props} />);
      for (const offer of moment.offers) {
        verbs.add(offer[0]);
        const words = escaped(said.offer(offer));
        const isThere = markup.includes(`aria-label="${words}"`) || markup.includes(`>${words}<`);
        expect({ words, isThere }).toEqual({ words, isThere: true });
      }
      expect(markup).not.toMatch(/NaN|undefined|Infinity|Effect \d/);
    }
    expect(verbs.size).toBeGreaterThan(30);
  },
  SLOW,
);

test(
  'nobody but the one who is asked has anything lit',
  () => {
    let at = 0;
    for (const moment of samples(['d'])) {
      if (at++ > 10) break;
      const others = moment.referee.waiting();
      const idle = [0, 1, 2, 3, 4].find((seat) => !others.includes(seat)) ?? PUBLIC;
      expect(litIn(renderToStaticMarkup(<Board {...propsFor(moment, idle)} />))).toBe(0);
    }
  },
  SLOW,
);

test(
  'whoever looks on sees the faces of nobody’s cards, and how many there are by their backs',
  () => {
    let at = 0;
    for (const moment of samples(['e'])) {
      if (at++ > 8) break;
      const markup = renderToStaticMarkup(<Board {...propsFor(moment, PUBLIC)} />);
      expect(markup).not.toContain('data-thing="tab ');
      const counts = moment.referee.state.game.hands.map(({ is }) => is.length);
      for (const count of counts) expect(markup).toContain(`Cards: ${count}`);
    }
  },
  SLOW,
);

test(
  'every overlay can be drawn in every kind of position',
  () => {
    let at = 0;
    for (const moment of samples(['h'])) {
      const overlay = conquestsBoard.overlays[at++ % conquestsBoard.overlays.length];
      const markup = renderToStaticMarkup(<Board {...propsFor(moment)} overlay={overlay?.id ?? null} />);
      expect(markup).not.toMatch(/NaN|undefined|Infinity/);
      if (overlay?.id === 'victory') expect(markup).toContain('con-bar-track');
    }
    expect(at).toBeGreaterThan(conquestsBoard.overlays.length);
  },
  SLOW,
);

test('every stack and frigate on the map is told in words', () => {
  const [moment] = momentsOf('f', 60);
  if (moment === undefined) throw new Error('there is no position');
  const markup = renderToStaticMarkup(<Board {...propsFor(moment)} />);
  const { troops, ship } = moment.referee.state.game;
  let stacks = 0;
  for (let at = 0; at < troops.length; at += 5) if (troops.slice(at, at + 5).some((count) => count > 0)) stacks++;
  expect(markup.split('data-thing="stack ').length - 1).toBe(stacks);
  expect(markup.split('data-thing="ship ').length - 1).toBe(ship.filter((sea) => sea >= 0).length);
});

test('the verdict adds up each nation’s lines', () => {
  const { Verdict } = conquestsBoard;
  if (Verdict === undefined) throw new Error('there is no verdict');
  const [moment] = momentsOf('g', 1);
  if (moment === undefined) throw new Error('there is no position');
  const markup = renderToStaticMarkup(<Verdict {...propsFor(moment)} />);
  const rows = markup.split('<tr>').slice(2);
  const figures = rows.map((row) => [...row.matchAll(/figure">(?:<b>)?(-?\d+)/g)].map(([, n]) => Number(n)));
  const total = figures.pop() ?? [];
  expect(total).toEqual([0, 1, 2, 3, 4].map((power) => figures.reduce((sum, row) => sum + (row[power] ?? 0), 0)));
});
