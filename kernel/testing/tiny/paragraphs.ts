import type { Paragraph } from '../../src/index.ts';

export const paragraphs: readonly Paragraph[] = [
  {
    id: 'TINY 1',
    title: { en: 'The course of play', fr: 'Déroulement' },
    clauses: [
      {
        en: 'Three powers take their turns in order, twelve times.',
        fr: 'Trois camps jouent à tour de rôle, douze fois.',
      },
      {
        en: 'Each first chooses in secret which counter is its troop.',
        fr: 'Chacun choisit d’abord en secret quel pion est sa troupe.',
      },
    ],
  },
  {
    id: 'TINY 2',
    title: { en: 'A turn', fr: 'Le tour' },
    clauses: [
      { en: 'Two actions a turn, or rest.', fr: 'Deux actions par tour, ou repos.' },
      { en: 'Only your own counters on the ring move.', fr: 'Seuls vos pions encore en jeu se déplacent.' },
      { en: 'A march goes to a neighbouring place.', fr: 'Une marche mène à une case voisine.' },
      { en: 'Drawing takes the top card, unseen by others.', fr: 'Piocher prend la carte du dessus, sans la montrer.' },
      {
        en: 'Two counters in one place may regroup: nobody else knows which is which.',
        fr: 'Deux pions réunis peuvent être mêlés à l’insu des autres.',
      },
      { en: 'One letter a turn, to the next power alone.', fr: 'Une lettre par tour, au seul camp suivant.' },
      { en: 'Whoever takes more than a minute loses a coin.', fr: 'Plus d’une minute coûte une pièce.' },
      { en: 'A forced march goes two places.', fr: 'Une marche forcée mène deux cases plus loin.' },
    ],
  },
  {
    id: 'TINY 3',
    title: { en: 'Entering a held place', fr: 'Entrer dans une case tenue' },
    clauses: [
      {
        en: 'A holder of cards there may play an ambush.',
        fr: 'Qui tient la case et des cartes peut tendre une embuscade.',
      },
      { en: 'The counters there are turned up.', fr: 'Les pions présents sont révélés.' },
      { en: 'Decoys are removed.', fr: 'Les leurres sont retirés.' },
      {
        en: 'An ambushed counter is removed, and the action ends.',
        fr: 'Le pion surpris est retiré et l’action prend fin.',
      },
    ],
  },
  {
    id: 'TINY 4',
    title: { en: 'Clash', fr: 'Le choc' },
    clauses: [
      { en: 'Both sides choose a tactic in secret.', fr: 'Chaque camp choisit une tactique en secret.' },
      {
        en: 'A tactic beats the next one; alike, a die decides; a decoy loses.',
        fr: 'Une tactique bat la suivante; à égalité, le dé tranche; un leurre perd.',
      },
      { en: 'The attacker is turned up.', fr: 'L’attaquant est révélé.' },
      {
        en: 'The loser is removed, the winner scores two.',
        fr: 'Le perdant est retiré, le vainqueur marque deux points.',
      },
    ],
  },
  {
    id: 'TINY 5',
    title: { en: 'Panic', fr: 'La panique' },
    clauses: [
      { en: 'Friends beside a lost counter test.', fr: 'Les amis voisins d’un pion perdu testent.' },
      { en: 'On a one they are lost too, and so on.', fr: 'Sur un 1 ils sont perdus aussi, et ainsi de suite.' },
    ],
  },
  {
    id: 'TINY 6',
    title: { en: 'Truce', fr: 'La trêve' },
    clauses: [
      { en: 'Three coins, shared as the three agree.', fr: 'Trois pièces, réparties d’un commun accord.' },
      { en: 'All or nothing.', fr: 'Tout ou rien.' },
      { en: 'Nobody enters a place held by a partner.', fr: 'On n’entre pas chez un partenaire.' },
    ],
  },
  {
    id: 'TINY 7',
    title: { en: 'The end', fr: 'La fin' },
    clauses: [
      { en: 'The highest score wins.', fr: 'Le plus haut score gagne.' },
      {
        en: 'A coin comes back two turns after supply was played.',
        fr: 'Une pièce revient deux tours après un ravitaillement.',
      },
    ],
  },
];
