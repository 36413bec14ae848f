import type { Paragraph } from '@bivouac/kernel';

/** Shock: EMP VIII.1 to EMP VIII.10. */
export const shock: readonly Paragraph[] = [
  {
    id: 'EMP VIII.1',
    title: { en: 'Shock: who may be attacked', fr: 'Choc : qui peut être attaqué' },
    clauses: [],
  },
  {
    id: 'EMP VIII.2',
    title: { en: 'Stacks in shock', fr: 'Les piles au choc' },
    clauses: [],
  },
  {
    id: 'EMP VIII.3',
    title: { en: 'Shock value', fr: 'Valeur de choc' },
    clauses: [],
  },
  {
    id: 'EMP VIII.4',
    title: { en: 'Shock power', fr: 'Puissance de choc' },
    clauses: [],
  },
  {
    id: 'EMP VIII.5',
    title: { en: 'Hexes attacked from each formation', fr: 'Hexagones attaqués selon la formation' },
    clauses: [],
  },
  {
    id: 'EMP VIII.6',
    title: { en: 'Attack on flank or rear', fr: 'Attaque de flanc ou de dos' },
    clauses: [],
  },
  {
    id: 'EMP VIII.7',
    title: { en: 'Units that may not attack', fr: 'Unités privées d’attaque' },
    clauses: [],
  },
  {
    id: 'EMP VIII.8',
    title: { en: 'Resolving shock', fr: 'Résoudre un choc' },
    clauses: [],
  },
  {
    id: 'EMP VIII.9',
    title: { en: 'Disorganisation and retreat', fr: 'Désorganisation et recul' },
    clauses: [],
  },
  {
    id: 'EMP VIII.10',
    title: { en: 'Advance after shock', fr: 'Avance après le choc' },
    clauses: [],
  },
];
