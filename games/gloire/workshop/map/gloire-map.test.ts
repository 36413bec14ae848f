import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { buildMap, wrongBanks } from './build.ts';
import { type Facts, loadFacts } from './data.ts';
import { ends, propose } from './propose.ts';

const facts = loadFacts();
const shipped: unknown = JSON.parse(
  readFileSync(new URL('../../content/germany-1813/map.json', import.meta.url), 'utf8'),
);

test('the shipped map is what the script makes of the data: nobody changed it by hand', () => {
  expect(JSON.parse(JSON.stringify(buildMap(facts)))).toEqual(shipped);
});

describe('the proposal', () => {
  const { links, notes } = propose(facts);
  const ids = new Set(links.map(({ id }) => id));

  test('has every stretch of every road of history, and no road over another', () => {
    const missing = facts.roads.flatMap(({ id, towns }) =>
      towns.slice(1).flatMap((town, i) => (ids.has(ends(`${towns[i]}--${town}`).id) ? [] : [`${id} ${town}`])),
    );
    expect(missing).toEqual([]);
    expect(notes).toEqual([]);
  });

  test('obeys the corrections', () => {
    const { add, drop, kind, bridges } = facts.corrections;
    expect(add.filter(({ link }) => !ids.has(ends(link).id))).toEqual([]);
    expect(drop.filter(({ link }) => ids.has(ends(link).id))).toEqual([]);
    const wrong = kind.filter((one) => links.find(({ id }) => id === ends(one.link).id)?.kind !== one.kind);
    expect(wrong).toEqual([]);
    const dry = bridges.filter(({ link }) => !links.some((one) => one.id === link && one.great));
    expect(dry).toEqual([]);
  });

  test('runs along no bank that is drawn on the wrong side', () => {
    expect(wrongBanks(facts)).toEqual([]);
  });

  test('finds another way when a link is dropped', () => {
    const [first] = links.filter(({ road, a, b }) => road === '' && a === 'belzig' && b === 'treuenbrietzen');
    expect(first?.id).toBe('belzig--treuenbrietzen');
    const without: Facts = {
      ...facts,
      corrections: {
        ...facts.corrections,
        drop: [...facts.corrections.drop, { link: 'belzig--treuenbrietzen', why: 'a test' }],
      },
    };
    const again = propose(without).links;
    expect(again.some(({ id }) => id === 'belzig--treuenbrietzen')).toBe(false);
    expect(again.filter(({ a, b }) => a === 'belzig' || b === 'belzig').length).toBeGreaterThanOrEqual(2);
  });
});
