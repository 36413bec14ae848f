import type { Paragraph } from '@bivouac/kernel';

/** Time and its price: EMP XIX. */
export const time: readonly Paragraph[] = [
  {
    id: 'EMP XIX.1',
    title: { en: 'Time allowed', fr: 'Temps accordé' },
    clauses: [],
  },
  {
    id: 'EMP XIX.2',
    title: { en: 'Price of lateness', fr: 'Prix du retard' },
    clauses: [],
  },
  {
    id: 'EMP XIX.3',
    title: { en: 'A desperate army’s time', fr: 'Le temps d’une armée désespérée' },
    clauses: [],
  },
];
