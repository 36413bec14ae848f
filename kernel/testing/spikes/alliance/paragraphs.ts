import type { Paragraph } from '../../../src/index.ts';

export const paragraphs: readonly Paragraph[] = [
  {
    id: 'SPA 1',
    title: { en: 'The course of play', fr: 'Déroulement' },
    clauses: [
      { en: 'Four turns.', fr: 'Quatre tours.' },
      {
        en: 'Each power receives four FG and a card, Napoleon two.',
        fr: 'Chaque puissance reçoit quatre FG et une carte, Napoléon deux.',
      },
      { en: 'Napoleon wins with three capitals.', fr: 'Napoléon gagne avec trois capitales.' },
    ],
  },
  {
    id: 'SPA 2',
    title: { en: 'Advisers', fr: 'Les conseillers' },
    clauses: [
      {
        en: 'Each power in turn may send an adviser to one of three positions.',
        fr: 'Chaque puissance peut envoyer un conseiller sur l’une des trois positions.',
      },
      {
        en: 'In the order of the positions each may act once.',
        fr: 'Dans l’ordre des positions, chacun peut agir une fois.',
      },
    ],
  },
  {
    id: 'SPA 3',
    title: { en: 'Declaring an alliance', fr: 'Déclarer une alliance' },
    clauses: [
      {
        en: 'With powers of the coalition outside the alliance, in touch with one’s own troops.',
        fr: 'Avec des puissances coalisées hors alliance, au contact de ses troupes.',
      },
      {
        en: 'Three FG for each member, shared by whoever wants; Austria does not pay for itself.',
        fr: 'Trois FG par membre, partagés par qui le veut ; l’Autriche ne paie pas pour elle-même.',
      },
      { en: 'Each member plays a card, openly.', fr: 'Chaque membre joue une carte, ouvertement.' },
      {
        en: 'Austria may play for others, inside or outside the alliance; its twos count double.',
        fr: 'L’Autriche peut jouer pour d’autres, membre ou non ; ses deux comptent double.',
      },
      {
        en: 'If a member refuses, or money or cards are lacking, nothing is paid or discarded.',
        fr: 'Si un membre refuse, ou si l’argent ou les cartes manquent, rien n’est payé ni défaussé.',
      },
      {
        en: 'A forced ally owes three points; then it is free.',
        fr: 'Un allié forcé doit trois points ; il est alors libéré.',
      },
      {
        en: 'Each ally shows the initiator one card.',
        fr: 'Chaque allié montre une carte à l’initiateur.',
      },
    ],
  },
  {
    id: 'SPA 4',
    title: { en: 'Forcing, freeing, calling off', fr: 'Forcer, libérer, annuler' },
    clauses: [
      {
        en: 'Napoleon forces a power outside the alliance for three points and five FG.',
        fr: 'Napoléon force une puissance hors alliance pour trois points et cinq FG.',
      },
      {
        en: 'The coalition frees it for two points and four FG, given by whoever wants.',
        fr: 'La coalition la libère pour deux points et quatre FG, donnés par qui le veut.',
      },
      {
        en: 'Napoleon calls an alliance off for a point and two FG a member, not the same one in two turns running.',
        fr: 'Napoléon annule une alliance pour un point et deux FG par membre, pas la même deux tours de suite.',
      },
      { en: 'Both last for two turns.', fr: 'Les deux durent deux tours.' },
      {
        en: 'Former friends in one place are parted; the initiator says where to.',
        fr: 'D’anciens amis réunis sont séparés ; l’initiateur choisit où.',
      },
      {
        en: 'An alliance that outlasts its diplomacy phase counts for its initiator.',
        fr: 'Une alliance qui passe sa phase de diplomatie compte pour son initiateur.',
      },
    ],
  },
  {
    id: 'SPA 5',
    title: { en: 'Moves and combats', fr: 'Mouvements et combats' },
    clauses: [
      { en: 'Two moves of a unit for each power.', fr: 'Deux mouvements d’unité par puissance.' },
      {
        en: 'Units and a die each, three more at home; the beaten lose a unit.',
        fr: 'Unités et un dé, trois de plus chez soi ; le battu perd une unité.',
      },
      {
        en: 'Allies beaten together vote on whose it is; the initiator breaks a tie.',
        fr: 'Des alliés battus ensemble votent ; l’initiateur départage.',
      },
      { en: 'They retreat, or are lost.', fr: 'Ils reculent, ou sont perdus.' },
      {
        en: 'A capital taken by Napoleon makes its nation his forced ally at once.',
        fr: 'Une capitale prise par Napoléon fait aussitôt de sa nation un allié forcé.',
      },
      {
        en: 'It turns on its former allies where they stand together, before the other combats.',
        fr: 'Elle se retourne contre ses anciens alliés là où ils sont réunis, avant les autres combats.',
      },
    ],
  },
  {
    id: 'SPA 6',
    title: { en: 'The penalty', fr: 'La pénalité' },
    clauses: [
      {
        en: 'After turn two the coalition loses a unit; if they do not agree whose, Prussia decides.',
        fr: 'Après le tour deux, la coalition perd une unité ; en cas de désaccord, la Prusse décide.',
      },
    ],
  },
];
