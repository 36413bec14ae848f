import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { germany1813 } from '../content/index.ts';
import { PrintedMap } from './map/map.tsx';
import { waysOf } from './map/way-lines.ts';

const { map } = germany1813;
const printed = { en: draw('en'), fr: draw('fr') };

function draw(language: 'en' | 'fr'): string {
  return renderToStaticMarkup(
    <svg>
      <PrintedMap content={germany1813} language={language} />
    </svg>,
  );
}

test('the map has the name of every town, and every square of the grid', () => {
  for (const { name, fortress } of map.towns) {
    const words = name.en.replace(/ \(.*\)$/, '');
    expect(printed.en).toContain(`>${fortress === null ? words : words.toUpperCase()}<`);
  }
  for (const mark of [...map.grid.columns, ...map.grid.rows]) expect(printed.en).toContain(`>${mark}<`);
  expect(printed.fr).toContain('DRESDE<');
  expect(printed.en).not.toMatch(/NaN|undefined|Infinity/);
});

test('every crossing is drawn where its way meets its river, and no other way gets wet feet', () => {
  for (const [i, { id, crossing }] of map.links.entries()) {
    expect({ id, crosses: waysOf(germany1813)[i]?.crossing !== null }).toEqual({ id, crosses: crossing !== 'none' });
  }
  const marks = (name: string) => printed.en.split(`class="${name}"`).length - 1;
  const count = (kind: string) => map.links.filter(({ crossing }) => crossing === kind).length;
  // One more of each kind but boats stands in the key of the cartouche.
  expect(marks('glo-bridge')).toBe(count('bridge') + 1);
  expect(marks('glo-ford')).toBe(count('ford') + 1);
  expect(marks('glo-ferry')).toBe(count('boats'));
});

test('nothing on the sheet costs more than it must: no gradient, no filter, ink in small parts', () => {
  expect(printed.en).not.toMatch(/<(linear|radial)Gradient|<filter| filter=/);
  const longest = Math.max(...[...printed.en.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d?.length ?? 0));
  expect(longest).toBeLessThan(20_000);
});
