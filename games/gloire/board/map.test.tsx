import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { germany1813 } from '../content/index.ts';
import { overlap } from '@bivouac/kit/geometry';
import { layoutOf } from './layout.ts';
import { PrintedMap } from './map/map.tsx';
import { waysOf } from './map/way-lines.ts';
import { pennantX } from './marks-layer.tsx';

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

test('no pennant of a town that scores lies over the name of another, in either language', () => {
  for (const language of ['en', 'fr'] as const) {
    const layout = layoutOf(germany1813, language);
    const towns = new Set(germany1813.scenarios.flatMap(({ places }) => places.map(({ town }) => town)));
    const hidden = [...towns].filter((town) => {
      const { nameBox: box, anchor } = layout[town] ?? {};
      if (box === undefined) return false;
      const flag = { x: pennantX(layout, town, anchor === 'end'), y: box.y - 3, width: 13, height: box.height + 6 };
      return layout.some(({ nameBox }, other) => other !== town && overlap(nameBox, flag) > 0);
    });
    expect(hidden.map((town) => germany1813.map.towns[town]?.id)).toEqual([]);
  }
});
