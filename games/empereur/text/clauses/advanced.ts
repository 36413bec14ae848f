import type { Paragraph } from '@bivouac/kernel';

/** The advanced game: EMP XVII to EMP XXI.6. */
export const advanced: readonly Paragraph[] = [
  {
    id: 'EMP XVII',
    title: { en: 'Five levels of command', fr: 'Cinq niveaux de commandement' },
    clauses: [],
  },
  {
    id: 'EMP XVII.1',
    title: { en: 'Level 1: wounded leaders', fr: 'Niveau 1 : chefs blessés' },
    clauses: [
      {
        en: 'When a leader is lost, a second die says for how many turns, from 1 to 5, he is away.',
        fr: 'Quand un chef est éliminé, un second dé dit pour combien de tours, de 1 à 5, il est absent.',
      },
      {
        en: 'On a 6 he is gone for good.',
        fr: 'Sur un 6, il est perdu pour de bon.',
      },
      {
        en: 'He counts for the enemy’s points if he is only wounded, too, but once.',
        fr: 'Même blessé il compte pour les points ennemis, mais une seule fois.',
      },
    ],
  },
  {
    id: 'EMP XVII.2',
    title: { en: 'Level 2: command radius', fr: 'Niveau 2 : rayon de commandement' },
    clauses: [],
  },
  {
    id: 'EMP XVII.3',
    title: { en: 'Level 3: tactical orders', fr: 'Niveau 3 : ordres tactiques' },
    clauses: [],
  },
  {
    id: 'EMP XVII.4',
    title: { en: 'Level 4: written orders', fr: 'Niveau 4 : ordres rédigés' },
    clauses: [],
  },
  {
    id: 'EMP XVII.5',
    title: { en: 'Couriers', fr: 'Les estafettes' },
    clauses: [],
  },
  {
    id: 'EMP XVII.6',
    title: { en: 'Obedience and delay', fr: 'Obéissance et retard' },
    clauses: [],
  },
  {
    id: 'EMP XVII.7',
    title: { en: 'Acting on one’s own initiative', fr: 'Agir de sa propre initiative' },
    clauses: [],
  },
  {
    id: 'EMP XVII.8',
    title: { en: 'Contesting an order', fr: 'Contester un ordre' },
    clauses: [],
  },
  {
    id: 'EMP XVII.9',
    title: { en: 'Level 5: free letters', fr: 'Niveau 5 : messages libres' },
    clauses: [],
  },
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
