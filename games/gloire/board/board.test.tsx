import { hasHole, type Offer, PUBLIC, UNKNOWN } from '@bivouac/kernel';
import { viewOf } from '@bivouac/kernel/guide';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import { germany1813 } from '../content/index.ts';
import { scenarioOf } from '../rules/pieces/pieces.ts';
import gloireBoard from './index.tsx';
import { splitOf } from './detachments.tsx';
import { fillings } from './offers.tsx';
import { game, type Moment, momentsOf, propsFor, speech } from './testing/positions.ts';
import { speechFor } from './wording.ts';

const { Board } = gloireBoard;

// The printed map is the same in every position, and writing it out a hundred times takes minutes: it has a test below.
// Whatever ran before in the same process has loaded the real one already: what is loaded is forgotten first, and again
// afterwards.
vi.hoisted(() => vi.resetModules());
vi.mock('./map/map.tsx', () => ({ PrintedMap: () => null }));
afterAll(() => {
  vi.resetModules();
});

const SLOW = 120_000;

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const litIn = (markup: string): number => markup.split('data-lit=').length - 1;

/** Positions worth drawing: the first of every set of verbs that the referee asks with. */
function* samples(scenario: string, seed: string, most: number): Generator<Moment> {
  const seen = new Set<string>();
  for (const moment of momentsOf(scenario, seed, most)) {
    const kind = [moment.prompt, ...new Set(moment.offers.map(([verb]) => verb))].sort().join(' ');
    if (seen.has(kind)) continue;
    seen.add(kind);
    yield moment;
  }
}

const isSplit = ([verb]: Offer): boolean => verb === 'detach' || verb === 'rejoin';

/** The actions that the control for detachments comes to, by all choices of unit, counter and size of an offer. */
function chosenBySplit(offers: readonly Offer[], [verb, unit, counter, size]: Offer): unknown[] {
  const some = offers.filter(([word]) => word === verb);
  const { from, to } = typeof size === 'object' && 'from' in size ? size : { from: 1, to: 0 };
  return Array.from({ length: to - from + 1 }, (_, i) => {
    const chosen = { unit: Number(unit), counter: Number(counter), points: from + i };
    return splitOf(some, chosen).action;
  });
}

test(
  'every offer of played positions is a lit thing with its words, and only who is asked has any',
  () => {
    const verbs = new Set<string>();
    let drawn = 0;
    for (const moment of samples('bautzen', 'p', 450)) {
      const props = propsFor(moment);
      const markup = renderToStaticMarkup(<Board {...props} />);
      const spoken = speechFor({ content: germany1813, s: props.view.game }, speech);
      for (const offer of moment.offers) {
        verbs.add(offer[0]);
        const wanted = hasHole(offer) ? (fillings(offer) ?? []).map(({ action }) => action) : [offer];
        if (isSplit(offer)) {
          expect(chosenBySplit(moment.offers, offer)).toEqual(wanted);
          continue;
        }
        for (const one of wanted) {
          const words = escaped(spoken.offer(one));
          const isThere = markup.includes(`aria-label="${words}"`) || markup.includes(`>${words}<`);
          expect({ words, isThere }).toEqual({ words, isThere: true });
        }
      }
      // All detachments have one button between them, and so have those that come back.
      const split = moment.offers.filter(isSplit);
      const buttons = new Set(split.map(([verb]) => verb)).size;
      expect(litIn(markup)).toBeGreaterThanOrEqual(moment.offers.length - split.length + buttons);
      if (drawn % 6 === 0) {
        expect(litIn(renderToStaticMarkup(<Board {...propsFor(moment, 1 - moment.seat)} />))).toBe(0);
      }
      drawn++;
    }
    for (const verb of ['decoy', 'force', 'pick', 'normal', 'step', 'tactic', 'done'])
      expect([...verbs]).toContain(verb);
  },
  SLOW,
);

test(
  'nobody reads what a face-down counter is: neither its name nor its strength is on the enemy’s board',
  () => {
    let [looked, hidden] = [0, 0];
    for (const moment of samples('autumn', 'q', 120)) {
      if (looked++ > 6) break;
      for (const viewer of [1 - moment.seat, PUBLIC]) {
        const props = propsFor(moment, viewer);
        const markup = renderToStaticMarkup(<Board {...props} />);
        const { face, place } = props.view.game;
        const truth = moment.referee.state.game.face.is;
        for (const [slot, piece] of truth.entries()) {
          if (face.is[slot] !== UNKNOWN || (place[slot] ?? -1) < 0) continue;
          const unit = germany1813.units[piece];
          // Corps with their general's name: others are parts of each other, as I Corps is of II Corps.
          if (unit?.name.en.includes('(') === true) {
            expect({ unit: unit.id, read: markup.includes(escaped(unit.name.en)) }).toEqual({
              unit: unit.id,
              read: false,
            });
            hidden++;
          }
        }
      }
    }
    expect(hidden).toBeGreaterThan(20);
  },
  SLOW,
);

test(
  'neither side sees the tactic of the other before both have chosen',
  () => {
    for (const moment of momentsOf('bautzen', 'p', 3000)) {
      if (moment.prompt !== 'tactic' || moment.seat !== 0) continue;
      const [offer] = moment.offers;
      if (offer === undefined) throw new Error('no tactic is offered');
      const before = renderToStaticMarkup(<Board {...propsFor(moment, 1)} />);
      const answer = moment.referee.play(0, ['tactic', Number(offer[1])]);
      expect(answer.ok).toBe(true);
      const after = renderToStaticMarkup(<Board {...propsFor(moment, 1)} />);
      expect(after).toBe(before);
      expect(after).toContain('A secret tactic');
      return;
    }
    throw new Error('no battle was fought');
  },
  SLOW,
);

test(
  'every overlay can be drawn in many kinds of position',
  () => {
    let at = 0;
    for (const moment of samples('autumn', 'l', 130)) {
      const overlay = gloireBoard.overlays[at++ % gloireBoard.overlays.length];
      const markup = renderToStaticMarkup(<Board {...propsFor(moment)} overlay={overlay?.id ?? null} />);
      expect(markup).toContain('gloire-board');
      expect(markup).not.toMatch(/NaN|undefined|Infinity/);
    }
    expect(at).toBeGreaterThan(gloireBoard.overlays.length);
  },
  SLOW,
);

test('overlays have a key each that neither the page nor the map uses', () => {
  const keys = gloireBoard.overlays.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const taken of ['u', 'p', 'n', 'l', 'r', 'a', 'b', 'f']) expect(keys).not.toContain(taken);
});

test('the verdict adds up', () => {
  const { Verdict } = gloireBoard;
  if (Verdict === undefined) throw new Error('there is no verdict');
  const [moment] = momentsOf('luetzen', 'm', 1);
  if (moment === undefined) throw new Error('there is no game');
  const view = viewOf(game, moment.referee.state, 0);
  view.game.battlePoints = [3, 1];
  view.game.capturePoints = [0, 2];
  const [place] = scenarioOf({ s: view.game, content: germany1813 }).places;
  if (place === undefined) throw new Error('nothing scores');
  view.game.siege[place.town] = 0;
  const markup = renderToStaticMarkup(<Verdict {...propsFor(moment)} view={view} />);
  const figures = [...markup.matchAll(/<td class="figure">(-?\d+|–)<\/td>/g)].map(([, figure]) => Number(figure) || 0);
  const towns = figures.length / 2 - 5;
  expect(towns).toBeGreaterThan(3);
  const sum = (all: readonly number[]) => all.reduce((so, one) => so + one, 0);
  for (const side of [0, 1]) {
    const own = figures.filter((_, i) => i % 2 === side);
    expect(sum(own.slice(0, towns))).toBe(own[towns]);
    expect(sum(own.slice(towns, -1))).toBe(own.at(-1));
  }
  expect(sum(figures.slice(0, 2 * towns))).toBeGreaterThan(0);
  // A town under siege counts otherwise, which its line says.
  expect(markup.match(/\(besieged\)/g)).toHaveLength(1);
});
