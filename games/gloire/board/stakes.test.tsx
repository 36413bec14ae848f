import { expect, test } from 'vitest';
import { germany1813 } from '../content/index.ts';
import { foresee } from './foresee.ts';
import { notes } from './notes.ts';
import { stakesOf } from './stakes.ts';
import { tables } from './tables.ts';
import { momentsOf, propsFor, speech } from './testing/positions.ts';

const DEAR = ['fight', 'assault', 'besiege', 'overrun', 'battle', 'forced', 'normal', 'tactic', 'blow', 'sortie'];

test('whatever cannot be taken back says its odds or its price, wherever it is offered', () => {
  const met = new Set<string>();
  for (const seed of ['p', 'q', 'r']) {
    for (const moment of momentsOf('spring', seed, 600)) {
      const props = propsFor(moment);
      for (const offer of moment.offers) {
        const [verb] = offer;
        if (!DEAR.includes(verb) || met.has(`${verb} ${seed}`)) continue;
        const words = foresee(props, offer);
        // A fight against nothing but decoys, or with an unknown enemy fought out, has no odds to tell.
        if (words === null && (verb === 'fight' || verb === 'battle')) continue;
        expect({ verb, words }).toEqual({ verb, words: expect.stringMatching(/\d|straggle/) });
        met.add(`${verb} ${seed}`);
      }
    }
  }
  const verbs = new Set([...met].map((one) => one.split(' ')[0]));
  for (const verb of ['normal', 'forced', 'tactic']) expect(verbs).toContain(verb);
}, 60_000);

test('[GLO 9#4] a decisive tactic never puts less at stake than a covering one', () => {
  const [moment] = momentsOf('luetzen', 'stakes', 1);
  if (moment === undefined) throw new Error('nobody was asked');
  const b = { content: germany1813, s: propsFor(moment).view.game };
  const { decisive } = germany1813.campaign.victory;
  expect(stakesOf(b, 4)[1]).toBe(decisive);
  expect(stakesOf(b, 1)[1]).toBeLessThanOrEqual(stakesOf(b, 4)[1]);
  expect(stakesOf(b, 4)[0]).toBeGreaterThanOrEqual(stakesOf(b, 1)[0]);
});

test('the tables are those of the pack, each with a clause; the last throw lights its row and its column', () => {
  const all = tables(germany1813, speech, null);
  expect(all.map(({ id }) => id)).toEqual([
    'tableCombat',
    'tableGuns',
    'tablePursuit',
    'forced',
    'reconnaissance',
    'weather',
    'terrain',
  ]);
  for (const { rows, head } of all) for (const { cells } of rows) expect(cells).toHaveLength(head.length - 1);
  const { combat } = germany1813.tables;
  const [first] = all;
  expect(first?.rows.map(({ cells }) => cells[0])).toEqual(
    combat.cells[0]?.map(({ points, test: star }) => (points === 0 && !star ? '–' : `${points}${star ? '*' : ''}`)),
  );
  for (const moment of momentsOf('spring', 'p', 600)) {
    const { view } = propsFor(moment);
    const log = [
      { at: 1, fact: { fact: 'turn', turn: view.game.turn } },
      { at: 2, fact: { fact: 'weather', die: 1, weather: 0 } },
    ];
    const weather = tables(germany1813, speech, { view, log }).find(({ id }) => id === 'weather');
    const added = germany1813.calendar[view.game.turn]?.weather ?? 0;
    const { lowest, results } = germany1813.tables.weather;
    const row = Math.min(Math.max(1 + added - lowest, 0), results.length - 1);
    expect(weather?.lit).toEqual({ row });
    return;
  }
});

test('every scenario has a briefing in both languages, and its own options', () => {
  for (const { id, options } of germany1813.scenarios) {
    const lines = notes.briefing?.(germany1813, id) ?? [];
    expect(lines).toHaveLength(5);
    for (const { words } of lines) {
      expect(words.en.length).toBeGreaterThan(8);
      expect(`${words.en} ${words.fr}`).not.toMatch(/undefined|object/);
      expect(words.fr).not.toBe('');
    }
    expect(notes.options?.(germany1813, id)).toHaveLength(options.length);
  }
  expect(germany1813.scenarios.some(({ options }) => options.length === 3)).toBe(true);
});
