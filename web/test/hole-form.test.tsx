import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HoleForm } from '../src/table/actions/hole-form.tsx';

const form = (
  offer: readonly [string, { from: number; to: number }],
  nameAt: (place: number) => ((id: number) => string) | null,
) =>
  renderToStaticMarkup(
    <HoleForm offer={offer} words="Objective" nameAt={nameAt} onFill={() => undefined} onCancel={() => undefined} />,
  );

test('a thing to be chosen by its number is chosen by its name; a bare number is typed', () => {
  const named = form(['goal', { from: 169, to: 171 }], () => (id) => `hex ${id - 168}`);
  expect([...named.matchAll(/<option value="(\d+)"[^>]*>([^<]*)/g)].map(([, value, words]) => [value, words])).toEqual([
    ['169', 'hex 1'],
    ['170', 'hex 2'],
    ['171', 'hex 3'],
  ]);
  const bare = form(['bid', { from: 2, to: 5 }], () => null);
  expect(bare).toMatch(/<input type="number" min="2" max="5"/);
  expect(bare).not.toContain('<select');
});
