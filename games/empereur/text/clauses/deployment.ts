import type { Paragraph } from '@bivouac/kernel';

/** The day before the battle: EMP XVIII. */
export const deployment: readonly Paragraph[] = [
  {
    id: 'EMP XVIII',
    title: { en: 'The day before the battle', fr: 'La veille de la bataille' },
    clauses: [],
  },
  {
    id: 'EMP XVIII.1',
    title: { en: 'The gridded map', fr: 'La carte quadrillée' },
    clauses: [],
  },
  {
    id: 'EMP XVIII.2',
    title: { en: 'Infantry corps enter', fr: 'Entrée des corps d’infanterie' },
    clauses: [],
  },
  {
    id: 'EMP XVIII.3',
    title: { en: 'Cavalry corps enter', fr: 'Entrée des corps de cavalerie' },
    clauses: [],
  },
  {
    id: 'EMP XVIII.4',
    title: { en: 'Deploying the units', fr: 'Déployer les unités' },
    clauses: [],
  },
  {
    id: 'EMP XVIII.5',
    title: { en: 'The battle begins', fr: 'La bataille commence' },
    clauses: [],
  },
];
