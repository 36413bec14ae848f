import type { Paragraph } from '@bivouac/kernel';

/** The day before the battle: EMP XVIII. */
export const deployment: readonly Paragraph[] = [
  {
    id: 'EMP XVIII',
    title: { en: 'The day before the battle', fr: 'La veille de la bataille' },
    clauses: [
      {
        en: 'Before the battle both players dispose their corps as they like, in place of its set-up.',
        fr: 'Avant la bataille, les deux joueurs disposent leurs corps à leur gré, au lieu du placement prévu.',
      },
    ],
  },
  {
    id: 'EMP XVIII.1',
    title: { en: 'The gridded map', fr: 'La carte quadrillée' },
    clauses: [
      {
        en: 'The map of the battle is divided into 16 equal squares, four by four.',
        fr: 'La carte de la bataille est divisée en 16 carrés égaux, quatre sur quatre.',
      },
      {
        en: 'Each player takes the leaders of the infantry corps that were there at the start of the battle, not those of cavalry corps or of the army.',
        fr: 'Chaque joueur prend les chefs des corps d’infanterie présents au début de la bataille, pas ceux de la cavalerie ni de l’armée.',
      },
    ],
  },
  {
    id: 'EMP XVIII.2',
    title: { en: 'Infantry corps enter', fr: 'Entrée des corps d’infanterie' },
    clauses: [
      {
        en: 'In turns each player lays a leader face down in one of the four squares of his edge of the map.',
        fr: 'À tour de rôle, chaque joueur pose un chef face cachée dans l’un des quatre carrés de son bord de carte.',
      },
      {
        en: 'Then, in turns, each either lays another one there or lets one go on to a square beside his, never diagonally.',
        fr: 'Puis, alternativement, chacun en pose un autre ou en avance un vers un carré voisin, jamais en diagonale.',
      },
      {
        en: 'No leader goes where an enemy is.',
        fr: 'Nul chef n’entre dans un carré occupé par l’ennemi.',
      },
      {
        en: 'A player has at most two corps of infantry in a square.',
        fr: 'Un joueur a au plus deux corps d’infanterie par carré.',
      },
      {
        en: 'This goes on as long as a player has leaders to lay.',
        fr: 'Cela se poursuit tant qu’un joueur a des chefs à placer.',
      },
    ],
  },
  {
    id: 'EMP XVIII.3',
    title: { en: 'Cavalry corps enter', fr: 'Entrée des corps de cavalerie' },
    clauses: [
      {
        en: 'A cavalry corps may be deployed and moved together with an infantry corps.',
        fr: 'Un corps de cavalerie peut se déployer et se déplacer avec un corps d’infanterie.',
      },
      {
        en: 'It does not count for the limit of two.',
        fr: 'Il ne compte pas dans la limite de deux.',
      },
    ],
  },
  {
    id: 'EMP XVIII.4',
    title: { en: 'Deploying the units', fr: 'Déployer les unités' },
    clauses: [
      {
        en: 'Who has laid all his corps may be content with his disposition; the other may then lay what he has left.',
        fr: 'Qui a posé tous ses corps peut décider que le dispositif lui convient ; l’autre peut alors poser ce qui lui reste.',
      },
      {
        en: 'Then the leaders are turned over.',
        fr: 'Puis les chefs sont retournés.',
      },
      {
        en: 'In turns each places the units of a corps from its leader on, as far as their points go, in any formation.',
        fr: 'À tour de rôle, chacun place les unités d’un corps à partir de son chef, selon leur potentiel, dans la formation voulue.',
      },
      {
        en: 'They stay in his square.',
        fr: 'Elles restent dans son carré.',
      },
      {
        en: 'They come no nearer than three hexes to an enemy unit, and do not fight.',
        fr: 'Elles n’approchent pas à moins de trois hexagones d’une unité ennemie, et ne combattent pas.',
      },
    ],
  },
  {
    id: 'EMP XVIII.5',
    title: { en: 'The battle begins', fr: 'La bataille commence' },
    clauses: [
      {
        en: 'When all are placed the battle begins by the usual rules.',
        fr: 'Le placement fini, la bataille commence selon les règles habituelles.',
      },
      {
        en: 'Corps that were not deployed come in as reinforcements, unless the battle says otherwise.',
        fr: 'Les corps non déployés arrivent en renfort, sauf indication contraire de la bataille.',
      },
      {
        en: 'The players may agree that losses alone decide.',
        fr: 'Les joueurs peuvent convenir que seules les pertes comptent.',
      },
    ],
  },
];
