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
    clauses: [
      {
        en: 'A body whose losses and disorder reach its threshold is demoralised.',
        fr: 'Un corps dont pertes et désordres atteignent le seuil est démoralisé.',
      },
      {
        en: 'Its units have 1 less morale.',
        fr: 'Ses unités perdent 1 de moral.',
      },
      {
        en: 'The first time, each of its units in order that has lost a step tests.',
        fr: 'La première fois, chacune de ses unités en ordre ayant perdu un pas teste.',
      },
    ],
  },
  {
    id: 'EMP XII.2',
    title: { en: 'Desperate army', fr: 'Armée désespérée' },
    clauses: [
      {
        en: 'At the second threshold it is desperate.',
        fr: 'Au second seuil, il est désespéré.',
      },
      {
        en: 'Its units have 2 less morale.',
        fr: 'Ses unités perdent 2 de moral.',
      },
      {
        en: 'The first time, all its units in order test.',
        fr: 'La première fois, toutes ses unités en ordre testent.',
      },
      {
        en: 'When a unit of a desperate body is disorganised, its neighbours of that body test, and so do those it comes to pass.',
        fr: 'Quand une unité d’un corps désespéré se désorganise, ses voisines du même corps testent, de même celles qu’elle approche en reculant.',
      },
    ],
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
    clauses: [
      {
        en: 'A leader has a combat bonus, a morale bonus and movement points.',
        fr: 'Un chef a un bonus de combat, un bonus de moral et des points de mouvement.',
      },
      {
        en: 'He moves alone, at the cost of infantry, or with a unit, but not both in one phase.',
        fr: 'Il se déplace seul, au coût de l’infanterie, ou avec une unité, mais pas les deux dans une phase.',
      },
    ],
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
