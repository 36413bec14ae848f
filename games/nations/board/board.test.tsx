import { PUBLIC } from '@bivouac/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import nationsBoard from './index.tsx';
import { type Moment, momentsOf, propsFor, speech } from './testing/positions.ts';
import { positionsFor } from './testing/verbs.ts';

const { Board } = nationsBoard;

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

/** Positions worth drawing: the first few of every set of verbs that the referee asks with. */
function* samples(seeds: readonly string[], each: number): Generator<Moment> {
  const seen = new Map<string, number>();
  for (const [i, seed] of seeds.entries()) {
    for (const moment of momentsOf(seed, { advanced: i % 2 === 1 }, i !== 1)) {
      const kind = [...new Set(moment.offers.map(([verb]) => verb))].sort().join(' ');
      const times = seen.get(kind) ?? 0;
      seen.set(kind, times + 1);
      if (times < each) yield moment;
    }
  }
}

test(
  'every offer of random positions is a lit thing with its words, and nothing else is lit',
  () => {
    const verbs = new Set<string>();
    for (const moment of samples('abcdefghijklmnopqrst'.split(''), 1)) {
      const markup = renderToStaticMarkup(<Board {...propsFor(moment)} />);
      for (const offer of moment.offers) {
        verbs.add(offer[0]);
        const words = escaped(speech.offer(offer));
        const label = `aria-label="${words}"`;
        const isThere = markup.includes(label) || markup.includes(`>${words}<`);
        expect({ words, isThere }).toEqual({ words, isThere: true });
      }
      expect(litIn(markup)).toBeGreaterThanOrEqual(moment.offers.length);
      if (moment.offers.length === 0) expect(litIn(markup)).toBe(0);
    }
    expect(verbs.size).toBeGreaterThan(10);
  },
  SLOW,
);

test.each(Object.entries(positionsFor))(
  '%s is done on the board itself, by pressing the thing it names',
  (verb, at) => {
    const { referee } = at();
    const seat = referee.waiting().find((one) => referee.offers(one).some(([word]) => word === verb)) ?? 0;
    const offers = referee.offers(seat);
    const offered = offers.filter(([word]) => word === verb);
    expect(offered.length).toBeGreaterThan(0);
    const markup = renderToStaticMarkup(<Board {...propsFor({ referee, seat, offers })} />);
    for (const offer of offered) {
      // The thing is a button with the words of this very offer; a bare list of answers does not count.
      const words = escaped(speech.offer(offer)).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
      const button = new RegExp(`<[^>]*aria-label="${words}"[^>]*data-lit="${verb}"[^>]*>`).exec(markup)?.[0] ?? '';
      expect({ offer, isOnTheBoard: button !== '' && !button.includes('data-thing="other"') }).toEqual({
        offer,
        isOnTheBoard: true,
      });
    }
  },
);

test(
  'whoever looks on sees no hidden mission and no hidden card',
  () => {
    for (const moment of samples(['g'], 1)) {
      const { revealed, missions, hands, scouts } = moment.referee.state.game;
      for (const viewer of [1, PUBLIC]) {
        const markup = renderToStaticMarkup(<Board {...propsFor(moment, viewer)} />);
        for (const mission of missions.is) {
          expect(markup.includes(`data-thing="mission ${mission}"`)).toBe(revealed.includes(mission));
        }
        const unknown = hands.flatMap(({ seen }, side) =>
          seen.filter((by) => (viewer === PUBLIC ? (by & (1 << 29)) === 0 : side !== 1 && (by & 2) === 0)),
        );
        const shown = markup.split('nat-card-svg').length - 1;
        const backs = markup.split('nat-card-svg back').length - 1;
        if (viewer === 1) expect(backs).toBe(unknown.length + 1);
        expect(shown).toBeGreaterThanOrEqual(backs);
        expect((scouts[0] ?? 0) + (scouts[1] ?? 0)).toBeLessThanOrEqual(6);
      }
    }
  },
  SLOW,
);

test('whoever looks on has no hand of his own: both are another’s, and nothing of them is to be played', () => {
  const [moment] = samples(['g'], 1);
  if (moment === undefined) throw new Error('there is no game');
  const handsFor = (viewer: number) => {
    const markup = renderToStaticMarkup(<Board {...propsFor(moment, viewer)} />);
    return { own: markup.split('nat-own').length - 1, others: markup.split('class="nat-other"').length - 1 };
  };
  expect(handsFor(0)).toEqual({ own: 1, others: 1 });
  expect(handsFor(1)).toEqual({ own: 1, others: 1 });
  expect(handsFor(PUBLIC)).toEqual({ own: 0, others: 2 });
});

test(
  'nobody but the one who is asked has anything lit',
  () => {
    for (const moment of samples(['k'], 1)) {
      const markup = renderToStaticMarkup(<Board {...propsFor(moment, 1 - moment.seat)} />);
      expect(litIn(markup)).toBe(0);
    }
  },
  SLOW,
);

test(
  'every overlay can be drawn in every kind of position',
  () => {
    let at = 0;
    for (const moment of samples(['l'], 1)) {
      const overlay = nationsBoard.overlays[at++ % nationsBoard.overlays.length];
      const markup = renderToStaticMarkup(<Board {...propsFor(moment)} overlay={overlay?.id ?? null} />);
      expect(markup).toContain('nations-board');
      expect(markup).not.toMatch(/NaN|undefined|Infinity/);
    }
    expect(at).toBeGreaterThan(nationsBoard.overlays.length);
  },
  SLOW,
);

test('the verdict names every mission with its points', () => {
  const { Verdict } = nationsBoard;
  if (Verdict === undefined) throw new Error('there is no verdict');
  const moments = [...momentsOf('m')];
  const last = moments[moments.length - 1];
  if (last === undefined) throw new Error('there is no end');
  const markup = renderToStaticMarkup(<Verdict {...propsFor(last)} />);
  const { revealed, points } = last.referee.state.game;
  expect(revealed).toHaveLength(5);
  expect(markup.split('<tr').length - 1).toBe(revealed.length + 4);
  for (const side of points) expect(markup).toContain(`<td class="figure">${side}</td>`);
});

test('one marker is one marker, and after the end nobody is to play', () => {
  let ones = 0;
  let last: Moment | null = null;
  for (const moment of momentsOf('m')) {
    last = moment;
    const { marker } = moment.referee.state.game;
    if (ones > 3 || !marker.includes(-1)) continue;
    const markup = renderToStaticMarkup(<Board {...propsFor(moment)} />);
    ones += markup.split('1 marker on the map').length - 1;
    expect(markup).not.toMatch(/[^0-9]1 markers/);
  }
  expect(ones).toBeGreaterThan(0);
  if (last === null) throw new Error('there is no game');
  const props = propsFor(last);
  const result = { winners: [], reason: 'agreed' };
  const running = { ...props, view: { ...props.view, result: null } };
  expect(renderToStaticMarkup(<Board {...running} />)).toContain('to play');
  expect(renderToStaticMarkup(<Board {...props} view={{ ...props.view, result }} />)).not.toContain('to play');
}, 60_000);
