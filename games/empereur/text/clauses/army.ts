import type { Paragraph } from '@bivouac/kernel';

/** Army morale, reinforcements, leaders, lines: EMP XII to EMP XV. */
export const army: readonly Paragraph[] = [
  {
    id: 'EMP XII',
    title: { en: 'Morale of the whole army', fr: 'Le moral de l’armée entière' },
    clauses: [],
  },
  {
    id: 'EMP XII.1',
    title: { en: 'Demoralised army', fr: 'Armée démoralisée' },
    clauses: [],
  },
  {
    id: 'EMP XII.2',
    title: { en: 'Desperate army', fr: 'Armée désespérée' },
    clauses: [],
  },
  {
    id: 'EMP XIII',
    title: { en: 'Reinforcements', fr: 'Arrivée des renforts' },
    clauses: [],
  },
  {
    id: 'EMP XIV.1',
    title: { en: 'Ranks of leaders', fr: 'Les rangs des chefs' },
    clauses: [],
  },
  {
    id: 'EMP XIV.2',
    title: { en: 'Values and moves of a leader', fr: 'Valeurs et mouvement d’un chef' },
    clauses: [],
  },
  {
    id: 'EMP XIV.3',
    title: { en: 'Leaders in shock', fr: 'Le chef au choc' },
    clauses: [],
  },
  {
    id: 'EMP XIV.4',
    title: { en: 'Leaders and morale', fr: 'Le chef et le moral' },
    clauses: [],
  },
  {
    id: 'EMP XIV.5',
    title: { en: 'Loss of a leader', fr: 'Perte d’un chef' },
    clauses: [],
  },
  {
    id: 'EMP XIV.6',
    title: { en: 'Replacing a leader', fr: 'Remplacer un chef' },
    clauses: [],
  },
  {
    id: 'EMP XV',
    title: { en: 'Lines of communication', fr: 'Les lignes de communication' },
    clauses: [],
  },
];
