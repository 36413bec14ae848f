import { describe, expect, test } from 'vitest';
import { grammar } from '../rules/state.ts';

describe('what an action is about', () => {
  const nameable = [
    'army',
    'arrival',
    'card',
    'edge',
    'event',
    'leader',
    'link',
    'nation',
    'slot',
    'tactic',
    'town',
    'unit',
  ];

  test('is something that the page can name or show on the map, a number, or words', () => {
    const kinds = [...new Set(Object.values(grammar).flat())].sort();
    expect(kinds.filter((kind) => !['number', 'text', ...nameable].includes(kind))).toEqual([]);
  });

  test('every aim of a card has its own kind', () => {
    const aims = Object.entries(grammar).filter(([verb]) => verb.startsWith('aim'));
    expect(aims.map(([verb, kinds]) => `${verb} ${kinds.join()}`.toLowerCase())).toEqual(
      aims.map(([verb]) => `${verb} ${verb.slice('aim'.length)}`.toLowerCase()),
    );
  });
});
