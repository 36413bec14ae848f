import type { Paragraph } from '@bivouac/kernel';

/** Command: EMP XVII to EMP XVII.9. */
export const command: readonly Paragraph[] = [
  {
    id: 'EMP XVII',
    title: { en: 'Five levels of command', fr: 'Cinq niveaux de commandement' },
    clauses: [
      {
        en: 'Command is played at one of five levels, on which the players agree before the battle.',
        fr: 'Le commandement se joue à l’un de cinq niveaux, dont les joueurs conviennent avant la bataille.',
      },
      {
        en: 'Each level is played with the rules of those below it.',
        fr: 'Chaque niveau se joue avec les règles des niveaux inférieurs.',
      },
    ],
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
    clauses: [
      {
        en: 'To move, a unit must be within 6 hexes of its chief, by a way on which no enemy stands, whatever the ground that is not closed.',
        fr: 'Pour bouger, une unité doit être à 6 hexagones au plus de son chef, par un chemin libre d’ennemis, quel que soit le terrain s’il n’est pas infranchissable.',
      },
      {
        en: 'That is judged as the charge phase begins, and holds for the whole turn of the player.',
        fr: 'On en juge au début de la phase de charge, et cela vaut pour tout le tour du joueur.',
      },
      {
        en: 'A chief must be within 10 hexes of the one above him to move; his units, and chiefs, obey him wherever he is held.',
        fr: 'Un chef doit être à 10 hexagones au plus de son supérieur pour bouger ; ses unités et ses chefs lui obéissent même s’il est retenu.',
      },
      {
        en: 'A corps chief who is too far throws for his initiative: on it or less he has half of his points, above it he stays where he is.',
        fr: 'Un chef de corps trop éloigné tente son initiative : à cette valeur ou moins il a la moitié de ses points, au-dessus il ne bouge pas.',
      },
      {
        en: 'An army chief always moves and commands: up to 3 units of any corps within 6 hexes himself. A wing chief commands no unit himself.',
        fr: 'Un chef d’armée bouge et commande toujours : lui-même jusqu’à 3 unités de n’importe quel corps à 6 hexagones. Un chef d’aile n’en commande aucune lui-même.',
      },
      {
        en: 'Units without a chief of their own that begin within reach of one are his for the whole battle.',
        fr: 'Les unités sans chef propre qui commencent à portée d’un chef sont à lui pour toute la bataille.',
      },
      {
        en: 'Out of command a unit leaves its hex only to come back towards its chief, and stays out of command for this turn; in disorder it goes towards its lines as ever.',
        fr: 'Hors commandement, une unité ne quitte son hexagone que pour revenir vers son chef, et reste hors commandement ce tour-ci ; désorganisée, elle va vers ses lignes comme toujours.',
      },
      {
        en: 'If it moves in good order it neither fires nor attacks in this turn, but for opportunity fire and countercharges.',
        fr: 'Si elle bouge en bon ordre, elle ne tire ni n’attaque de tout le tour, sauf tir d’opportunité et contre-charge.',
      },
      {
        en: 'Where it stands it may turn, change formation, fire and attack; and it advances after combat.',
        fr: 'Sur place elle peut s’orienter, changer de formation, tirer et attaquer ; et elle avance après combat.',
      },
      {
        en: 'Its cavalry charges only what it has beside it; it countercharges and falls back as ever.',
        fr: 'Sa cavalerie ne charge qu’au contact ; elle contre-charge et recule avant combat comme toujours.',
      },
      {
        en: 'In the first turn all units and chiefs are commanded.',
        fr: 'Au premier tour, toutes les unités et tous les chefs sont commandés.',
      },
    ],
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
];
