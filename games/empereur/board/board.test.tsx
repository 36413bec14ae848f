import { PUBLIC } from '@bivouac/kernel';
import { prepare, Referee } from '@bivouac/kernel/table';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { auerstaedt1806 } from '../content/index.ts';
import { ARTILLERY } from '../content/types.ts';
import { fieldOf, nextHex } from '../rules/ground/field.ts';
import { HIDDEN } from '../rules/state.ts';
import empereurBoard from './index.tsx';
import { PlaceNames } from './names.tsx';
import { arcOf, sightFrom } from './overlays/arcs.ts';
import { isDestination } from './runs.ts';
import { game, type Moment, momentsOf, propsFor, speech } from './testing/positions.ts';

const { Board } = empereurBoard;

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
function* samples(seeds: readonly string[]): Generator<Moment> {
  const seen = new Set<string>();
  for (const seed of seeds) {
    for (const moment of momentsOf(seed, 700)) {
      const kind = [...new Set(moment.offers.map(([verb]) => verb))].sort().join(' ');
      if (seen.has(kind)) continue;
      seen.add(kind);
      yield moment;
    }
  }
}

test(
  'every offer of random positions is a lit thing with its words, or the first step of a march by destination',
  () => {
    const verbs = new Set<string>();
    for (const moment of samples(['a', 'b', 'c', 'e', 'f'])) {
      const props = propsFor(moment);
      const markup = renderToStaticMarkup(<Board {...props} />);
      for (const offer of moment.offers) {
        verbs.add(offer[0]);
        const run = props.runs?.find(({ target }) => target === `place ${String(Number(offer[1]))}`);
        const own = empereurBoard.offerWords?.(props, offer) ?? speech.offer(offer);
        const words = escaped(run !== undefined && offer[0] === 'step' ? run.words : own);
        const isThere = markup.includes(`aria-label="${words}"`) || markup.includes(`${words}</button>`);
        expect({ words, isThere }).toEqual({ words, isThere: true });
      }
      expect(markup).not.toMatch(/NaN|undefined|Infinity/);
    }
    expect(verbs.size).toBeGreaterThan(12);
  },
  SLOW,
);

test(
  'nobody but the one who is asked has anything lit, and whoever looks on sees no unit that lies below another',
  () => {
    let at = 0;
    for (const moment of samples(['d'])) {
      if (at++ > 8) break;
      const idle = renderToStaticMarkup(<Board {...propsFor(moment, 1 - moment.seat)} />);
      expect(litIn(idle)).toBe(0);
      const props = propsFor(moment, PUBLIC);
      const seen = renderToStaticMarkup(<Board {...props} />);
      for (const [unit, hex] of props.view.game.hex.entries()) {
        expect(seen.includes(`data-thing="unit ${unit}"`)).toBe(hex >= 0);
        if (hex === HIDDEN) expect(seen).not.toContain(`data-thing="unit ${unit}"`);
      }
    }
  },
  SLOW,
);

test(
  'a march by destination is played to its end as it was foretold, and costs what it says',
  () => {
    let marches = 0;
    for (const moment of momentsOf('march', 400)) {
      const props = propsFor(moment);
      const [run] = (props.runs ?? []).filter(({ target }) => target.startsWith('place ')).toReversed();
      if (run === undefined || !isDestination(run)) continue;
      const { referee, seat } = moment;
      const before = referee.state.game;
      const lead = before.band.findIndex((band, unit) => band !== 0 && (before.hex[unit] ?? -1) >= 0);
      const spent = before.spent[lead] ?? 0;
      const trial = new Referee(prepare(game), structuredClone(referee.state));
      let played = 0;
      for (const action of run.actions) {
        const offered = trial.offers(seat).some((offer) => JSON.stringify(offer) === JSON.stringify(action));
        if (!offered) break;
        trial.play(seat, action);
        played++;
      }
      // Fire may have stopped it on the way; a march that was not stopped ends where and as it said.
      if (played < run.actions.length || trial.state.game.band[lead] === 0) continue;
      const after = trial.state.game;
      if (after.form[lead] !== run.stand.form) continue;
      expect(after.hex[lead]).toBe(run.hex);
      expect((after.spent[lead] ?? 0) - spent).toBe(run.cost);
      expect(after.facing[lead]).toBe(run.stand.facing);
      marches++;
    }
    expect(marches).toBeGreaterThan(10);
  },
  SLOW,
);

test('every unit on the map is told in words: name, strength, formation, facing, place', () => {
  const [moment] = momentsOf('words', 3);
  if (moment === undefined) throw new Error('there is no position');
  const markup = renderToStaticMarkup(<Board {...propsFor(moment, PUBLIC)} />);
  expect(markup).toContain('30e de ligne, 6 steps, column, facing west, at Sonnendorf (1624)');
  const units = moment.referee.state.game.hex.filter((hex) => hex >= 0).length;
  expect(markup.split('data-thing="unit ').length - 1).toBe(units);
});

test('whoever is pointed at shows what it covers, and what hides the rest is a hex between', () => {
  const [moment] = momentsOf('words', 3, 'auerstaedt');
  if (moment === undefined) throw new Error('there is no position');
  const props = propsFor(moment, PUBLIC);
  const { content } = props;
  const s = props.view.game;
  for (const [unit, hex] of s.hex.entries()) {
    for (const { hex: aimed, value, blocker } of hex < 0 ? [] : arcOf(content, s, unit)) {
      expect(aimed).not.toBe(hex);
      // What can be fired at is in sight; what is hidden is hidden by something else than the two.
      if (value > 0) expect(blocker).toBe(-1);
      if (blocker >= 0) expect(blocker).not.toBe(aimed);
    }
  }
  const [first] = s.hex.filter((hex) => hex >= 0);
  const seen = sightFrom(content, s, first ?? -1);
  expect(seen.some(({ blocker }) => blocker >= 0)).toBe(true);
  expect(seen.some(({ blocker }) => blocker < 0)).toBe(true);
});

test('an enemy that cannot be chosen to march is said to be the enemy\u2019s, and guns go into battery', () => {
  const [first] = momentsOf('words', 1);
  if (first === undefined) throw new Error('there is no position');
  const props = propsFor(first);
  const enemy = props.view.game.hex.findIndex(
    (hex, unit) => hex >= 0 && props.content.units[unit]?.side !== first.seat,
  );
  expect(empereurBoard.whyNot?.(props, props.offers, { kind: 'unit', id: enemy })?.words).toBe(
    'it is the enemy\u2019s',
  );
  const guns = props.content.units.findIndex(
    ({ arm, side }, unit) => arm === ARTILLERY && side === first.seat && (props.view.game.hex[unit] ?? -1) >= 0,
  );
  first.referee.play(first.seat, ['move', guns]);
  const offers = first.referee.offers(first.seat);
  const moved = propsFor({ referee: first.referee, offers, seat: first.seat });
  const battery = offers.find(([verb]) => verb === 'line');
  expect(battery && empereurBoard.offerWords?.(moved, battery)).toMatch(/^In battery facing /);
});

test('the name of a place lies over the counter that stands there, and under one of the hexes below it', () => {
  const place = auerstaedt1806.maps[0]?.places.find(({ name }) => name === 'Sonnendorf');
  if (place === undefined) throw new Error('there is no Sonnendorf');
  const namedIn = (taken: readonly number[], under: boolean) =>
    renderToStaticMarkup(
      <PlaceNames content={auerstaedt1806} scenario={0} taken={new Set(taken)} under={under} />,
    ).includes('Sonnendorf');
  const below = nextHex(fieldOf(auerstaedt1806, 0), place.hex, 4);
  expect([namedIn([place.hex], false), namedIn([place.hex], true)]).toEqual([true, false]);
  expect([namedIn([below], false), namedIn([below], true)]).toEqual([false, true]);
});
