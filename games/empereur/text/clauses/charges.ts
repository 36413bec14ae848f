import type { Paragraph } from '@bivouac/kernel';

/** Charges: EMP IX.1 to EMP IX.7. */
export const charges: readonly Paragraph[] = [
  {
    id: 'EMP IX.1',
    title: { en: 'Cavalry attacks by charging', fr: 'La cavalerie attaque en chargeant' },
    clauses: [],
  },
  {
    id: 'EMP IX.2',
    title: { en: 'Moving in a charge', fr: 'Le mouvement de charge' },
    clauses: [],
  },
  {
    id: 'EMP IX.3',
    title: { en: 'Fighting a charge', fr: 'Le combat de charge' },
    clauses: [],
  },
  {
    id: 'EMP IX.4',
    title: { en: 'Exploiting a charge', fr: 'Exploiter une charge' },
    clauses: [],
  },
  {
    id: 'EMP IX.5',
    title: { en: 'Combined charges', fr: 'Charges combinées' },
    clauses: [],
  },
  {
    id: 'EMP IX.6',
    title: { en: 'Forming square', fr: 'Former le carré' },
    clauses: [],
  },
  {
    id: 'EMP IX.7',
    title: { en: 'Countercharge', fr: 'Contrecharge' },
    clauses: [],
  },
];
