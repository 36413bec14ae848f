import type { Paragraph } from '@bivouac/kernel';

/** Scoring, winning and the advanced game: NAT 18 to NAT 21. The chapter of tips holds no rules. */
export const scoring: readonly Paragraph[] = [
  {
    id: 'NAT 18',
    title: { en: 'Scoring the missions', fr: 'Le décompte des missions' },
    clauses: [
      {
        en: 'Each mission is compared on its own.',
        fr: 'Chaque mission se compare séparément.',
      },
      {
        en: 'The French value of a mission is the strength of the French army on its field and of those supporting it.',
        fr: 'La valeur française d’une mission réunit la force de l’armée française sur sa zone et de ses soutiens.',
      },
      // The books ask for a French army adjacent to the mission army; the publisher's answer drops that (next but one).
      {
        en: 'A French army supports when an Allied army touches both it and the army on the mission field.',
        fr: 'Une armée française soutient si une armée alliée touche à la fois cette armée et celle de la mission.',
      },
      {
        en: 'Without an enemy that touches both, a French army does not support, even beside the mission army.',
        fr: 'Sans ennemi qui touche les deux, une armée française ne soutient pas, même voisine de l’armée de mission.',
      },
      // Publisher's answer.
      {
        en: 'So a French army supports even from beyond an Allied army that lies between it and the mission army.',
        fr: 'Une armée française soutient donc même par-delà une armée alliée qui la sépare de l’armée de mission.',
      },
      // EN and FR differ: "may possibly have to decide" in English, "will have to decide" in French.
      {
        en: 'A French army that could support several missions supports one, as Napoleon decides.',
        fr: 'Une armée française qui pourrait soutenir plusieurs missions n’en soutient qu’une, au choix de Napoléon.',
      },
      // EN and FR differ: the French book adds that these armies bear a wooden figure; no rule puts one on them.
      {
        en: 'The Allied value is the strength of the Allied armies that touch the French army on the mission field.',
        fr: 'La valeur alliée est la force des armées alliées qui touchent l’armée française de la zone de mission.',
      },
      {
        en: 'An Allied army that touches only a supporting army does not count.',
        fr: 'Une armée alliée qui ne touche qu’une armée de soutien ne compte pas.',
      },
      // Publisher's answer.
      {
        en: 'An Allied army between two French armies on mission fields fights only one of them.',
        fr: 'Une armée alliée entre deux armées françaises sur des zones de mission ne combat que l’une d’elles.',
      },
      {
        en: 'Napoleon fulfils the mission if his value is at least that of the Allies; a tie is his.',
        fr: 'Napoléon remplit la mission si sa valeur atteint au moins celle des Alliés ; l’égalité est pour lui.',
      },
    ],
  },
  {
    id: 'NAT 19',
    title: { en: 'Who wins', fr: 'Qui gagne' },
    clauses: [
      {
        en: 'Napoleon scores the French points of every mission fulfilled.',
        fr: 'Napoléon marque les points français de chaque mission remplie.',
      },
      {
        en: 'Schwarzenberg scores the Allied points of every mission in which his value is higher.',
        fr: 'Schwarzenberg marque les points alliés de chaque mission où sa valeur est supérieure.',
      },
      {
        en: 'He also scores them when no French army stands on the mission field.',
        fr: 'Il les marque aussi quand aucune armée française n’est sur la zone de mission.',
      },
      {
        en: 'These points are added to those scored for placing armies.',
        fr: 'Ces points s’ajoutent à ceux des armées placées.',
      },
      {
        en: 'To win, Napoleon needs more points than Schwarzenberg.',
        fr: 'Pour gagner, Napoléon doit avoir plus de points que Schwarzenberg.',
      },
      // Both books leave this unsaid; it is the other half of the clause before.
      {
        en: 'Otherwise Schwarzenberg wins.',
        fr: 'Sinon, Schwarzenberg gagne.',
      },
    ],
  },
  {
    id: 'NAT 20',
    title: { en: 'Two games with sides swapped', fr: 'Deux parties, camps échangés' },
    clauses: [
      {
        en: 'As an alternative the players play a second game with the sides swapped.',
        fr: 'En variante, les joueurs jouent une seconde partie en échangeant leurs camps.',
      },
      {
        en: 'The French score of the first game is kept, marked by the grey cannon.',
        fr: 'Le score français de la première partie est conservé, marqué par le canon gris.',
      },
      {
        en: 'The higher of the two French scores wins.',
        fr: 'Le vainqueur est celui dont le score français est le plus élevé.',
      },
      { en: 'Equal scores leave no winner.', fr: 'Deux scores égaux ne donnent aucun vainqueur.' },
    ],
  },
  {
    id: 'NAT 21',
    title: { en: 'Advanced game: terrain values', fr: 'Règles avancées : la valeur du terrain' },
    clauses: [
      {
        en: 'The advanced game keeps all the rules and adds terrain values.',
        fr: 'Les règles avancées gardent toutes les règles et y ajoutent la valeur du terrain.',
      },
      {
        en: 'The terrain an army stands on changes its strength by a value that depends on its unit type.',
        fr: 'Le terrain où se trouve une armée modifie sa force d’une valeur qui dépend de son type d’unité.',
      },
      {
        en: 'The values stand in a table open to both players.',
        fr: 'Les valeurs figurent dans un tableau que les deux joueurs peuvent consulter.',
      },
      {
        en: 'An army placed receives the terrain value of its field as a marker.',
        fr: 'Une armée placée reçoit, sous forme de marqueur, la valeur de terrain de sa zone.',
      },
      {
        en: 'Terrain values count when the game is scored.',
        fr: 'La valeur du terrain compte au décompte final.',
      },
      {
        en: 'They may raise or lower the strength of an army.',
        fr: 'Elle peut augmenter ou diminuer la force d’une armée.',
      },
    ],
  },
];
