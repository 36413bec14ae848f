import type { Action, Offer } from '@bivouac/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  type BoardTable,
  BoardTableProvider,
  CounterLayer,
  Hit,
  lightUp,
  MapViewport,
  placesIn,
} from '../src/index.ts';

/** What a game with hidden stacks in towns would bring: where they stand, and a face. The rest is the kit's. */
const towns = [
  { x: 100, y: 100, columns: 1 },
  { x: 300, y: 200, columns: 3 },
];

const offers: readonly Offer[] = [['march', 1]];

const table: BoardTable = {
  ...lightUp(offers, ([, column]) => [`column ${Number(column)}`]),
  speech: {
    language: 'fr',
    of: (words) => words.fr,
    name: (kind, id) => `${kind} ${String(id)}`,
    offer: ([verb, id]) => `${verb} ${Number(id)}`,
    fact: () => '',
  },
  pointed: null,
  shown: { kind: 'column', id: 2 },
  act: () => undefined,
  point: () => undefined,
};

const size = { width: 40, height: 30 };

const stacks = towns.map(({ x, y, columns }, place) => ({
  place,
  x,
  y,
  counters: placesIn(columns, { width: 90, height: 60 }, size, false).map((where, i) => ({
    ...where,
    key: `c${place} ${i}`,
    column: place + i,
  })),
}));

const markup = renderToStaticMarkup(
  <BoardTableProvider value={table}>
    <MapViewport
      width={400}
      height={300}
      label="Saxe"
      speech={table.speech}
      legible={0.5}
      sight={[]}
      ground={<path d="M0 0H400" />}
    >
      <CounterLayer
        stacks={stacks}
        sizeOf={() => size}
        look={({ column }) => ({
          target: `column ${column}`,
          label: `une colonne (${column})`,
          thing: { kind: 'column', id: column },
          face: <rect className="flag" />,
        })}
      />
    </MapViewport>
  </BoardTableProvider>,
);

const counters = markup.split(/class="kit-counter(?=[ "])/).slice(1);

test('every counter stands on the map with its face, lit ones as buttons with the words of their offer', () => {
  expect(counters).toHaveLength(4);
  expect(markup.split('class="flag"')).toHaveLength(5);
  const lit = markup.match(/<rect[^>]*data-lit="march"[^>]*>/g) ?? [];
  expect(lit).toHaveLength(1);
  expect(lit[0]).toContain('role="button"');
  expect(lit[0]).toContain('aria-label="march 1"');
  expect(markup).toContain('aria-label="une colonne (0)"');
});

test('a thing that a run leads to is a button with the words of the run, whether or not an offer names it', () => {
  const run = {
    thing: { kind: 'column', id: 0 },
    actions: [
      ['march', 1],
      ['march', 2],
    ] satisfies Action[],
    foreseen: null,
    look: 'usual' as const,
    way: [],
  };
  const far = { ...run, target: 'column 0', words: 'march far' };
  const near = { ...run, target: 'column 1', words: 'march all' };
  const runs = new Map([far, near].map((one) => [one.target, one]));
  const drawn = renderToStaticMarkup(
    <BoardTableProvider value={{ ...table, runs }}>
      <Hit of="column 0" name="une colonne (0)" thing={run.thing} />
      <Hit of="column 1" name="une colonne (1)" thing={run.thing} />
      <Hit of="column 3" name="une colonne (3)" thing={run.thing} />
    </BoardTableProvider>,
  );
  expect(drawn.match(/aria-label="[^"]*"|role="[^"]*"/g)).toEqual([
    'aria-label="march far"',
    'role="button"',
    'aria-label="march all"',
    'role="button"',
    'aria-label="une colonne (3)"',
    'role="img"',
  ]);
});

test('what the log points at is marked, and only that', () => {
  expect(counters.filter((one) => / shown"/.test(one.slice(0, 40)))).toHaveLength(1);
});

test('the map has a name, takes the focus, and can be moved without wheel and keys, in the language of the moment', () => {
  expect(markup).toMatch(/class="map-viewport" role="group" aria-label="Saxe" tabindex="0"/);
  for (const words of ['Plus près', 'Plus loin', 'Carte entière']) expect(markup).toContain(`aria-label="${words}"`);
  // What is printed is not read out; what lies on it is.
  expect(markup).toMatch(/<svg[^>]*aria-hidden="true"><path d="M0 0H400"/);
});
