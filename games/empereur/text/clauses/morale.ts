import type { Paragraph } from '@bivouac/kernel';

/** Morale and rally: EMP X.1 to EMP XI.5. */
export const morale: readonly Paragraph[] = [
  {
    id: 'EMP X.1',
    title: { en: 'When morale is tested', fr: 'Quand tester le moral' },
    clauses: [],
  },
  {
    id: 'EMP X.2',
    title: { en: 'How morale is tested', fr: 'Comment tester le moral' },
    clauses: [],
  },
  {
    id: 'EMP X.3',
    title: { en: 'Natural 2 and natural 12', fr: '2 et 12 naturels' },
    clauses: [],
  },
  {
    id: 'EMP X.4',
    title: { en: 'Modifiers to morale', fr: 'Modificateurs de moral' },
    clauses: [],
  },
  {
    id: 'EMP XI.1',
    title: { en: 'Who may rally', fr: 'Qui peut se rallier' },
    clauses: [],
  },
  {
    id: 'EMP XI.2',
    title: { en: 'The rally test', fr: 'Le test de ralliement' },
    clauses: [],
  },
  {
    id: 'EMP XI.3',
    title: { en: 'A rally that succeeds', fr: 'Ralliement réussi' },
    clauses: [],
  },
  {
    id: 'EMP XI.4',
    title: { en: 'A rally that fails', fr: 'Ralliement manqué' },
    clauses: [],
  },
  {
    id: 'EMP XI.5',
    title: { en: 'Disorganised units stacked together', fr: 'Unités désorganisées empilées' },
    clauses: [],
  },
];
