import type { Paragraph } from '@bivouac/kernel';

/** The advanced game: EMP XVIII to EMP XXI.6. */
export const advanced: readonly Paragraph[] = [
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
  {
    id: 'EMP XX',
    title: { en: 'Interactive play', fr: 'Jeu par activations' },
    clauses: [],
  },
  {
    id: 'EMP XXI.1',
    title: { en: 'Corps activate in turn', fr: 'Activation alternée des corps' },
    clauses: [],
  },
  {
    id: 'EMP XXI.2',
    title: { en: 'Phases of an activation', fr: 'Phases d’une activation' },
    clauses: [],
  },
  {
    id: 'EMP XXI.3',
    title: { en: 'Limited time', fr: 'Temps compté' },
    clauses: [],
  },
  {
    id: 'EMP XXI.4',
    title: { en: 'Never twice in a row', fr: 'Jamais deux fois de suite' },
    clauses: [],
  },
  {
    id: 'EMP XXI.5',
    title: { en: 'Cavalry corps join in', fr: 'Concours d’un corps de cavalerie' },
    clauses: [],
  },
  {
    id: 'EMP XXI.6',
    title: { en: 'Units on loan', fr: 'Unités prêtées' },
    clauses: [],
  },
];
