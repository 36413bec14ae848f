import type { Paragraph } from '@bivouac/kernel';

/** How armies come onto the board, and what time does: NAT 12 to NAT 14. */
export const placing: readonly Paragraph[] = [
  {
    id: 'NAT 12',
    title: { en: 'One army a field; armies of any type', fr: 'Une armée par zone ; armées de tout type' },
    clauses: [
      { en: 'A field holds one army at most.', fr: 'Une zone contient une armée au plus.' },
      {
        en: 'Markers of Napoleon and Schwarzenberg count as infantry, artillery and cavalry alike.',
        fr: 'Les marqueurs de Napoléon et de Schwarzenberg comptent comme infanterie, artillerie et cavalerie.',
      },
      {
        en: 'At the moment either of these armies is placed, its player must choose one unit type for it.',
        fr: 'Au moment où l’une de ces armées est placée, son joueur doit lui choisir un type d’unité.',
      },
    ],
  },
  {
    id: 'NAT 13',
    title: { en: 'Placing armies', fr: 'Placer les armées' },
    clauses: [
      {
        en: 'When only one marker of an army is left on the board, the army takes its place.',
        fr: 'Quand il ne reste sur le plateau qu’un marqueur d’une armée, l’armée prend sa place.',
      },
      {
        en: 'All markers on that field, of either side, are taken off the board.',
        fr: 'Tous les marqueurs de cette zone, des deux camps, sont retirés du plateau.',
      },
      {
        en: 'If this leaves another army with a single marker, that army must be placed too, and so on.',
        fr: 'Si une autre armée n’a plus alors qu’un marqueur, elle doit être placée aussi, et ainsi de suite.',
      },
      {
        en: 'The active player carries out these checks.',
        fr: 'C’est le joueur actif qui procède à ces vérifications.',
      },
      {
        en: 'Armies of the other player can be placed in this way.',
        fr: 'Des armées de l’adversaire peuvent être placées de la sorte.',
      },
      {
        en: 'Markers taken off lie face down beside the board.',
        fr: 'Les marqueurs retirés sont posés à l’envers à côté du plateau.',
      },
      // EN and FR differ, here and in the next two rewards: the French book writes "each army placed" without "own".
      {
        en: 'The active player scores one victory point for each of his own armies placed.',
        fr: 'Le joueur actif marque un point de victoire pour chacune de ses propres armées placées.',
      },
      {
        en: 'He takes a scout card for each of his own armies placed.',
        fr: 'Il prend une carte Éclaireur pour chacune de ses propres armées placées.',
      },
      {
        en: 'When the players hold all the scout cards, none is taken.',
        fr: 'Quand les joueurs ont tous les Éclaireurs en main, on n’en prend pas.',
      },
      {
        en: 'For an army of the other player nobody takes a scout card or scores.',
        fr: 'Pour une armée de l’adversaire, personne ne prend d’Éclaireur ni ne marque de point.',
      },
      {
        en: 'Each of his own armies placed moves the time indicator one space.',
        fr: 'Chacune de ses propres armées placées fait avancer l’indicateur de temps d’une case.',
      },
      {
        en: 'An army of the other player placed does not move the time indicator.',
        fr: 'Une armée de l’adversaire placée ne fait pas avancer l’indicateur de temps.',
      },
      // Ours: the books leave it open (ruling 31).
      {
        en: 'Of armies whose last markers share a field one is placed; the others are out, for nobody’s points or time.',
        fr: 'Si des armées ont leur dernier marqueur sur une même zone, une seule est placée ; les autres sont perdues.',
      },
    ],
  },
  {
    id: 'NAT 14',
    title: { en: 'The time bar', fr: 'La piste du temps' },
    clauses: [
      {
        en: 'Time moves one space for each movement, time or scout card played and each own army placed.',
        fr: 'Le temps avance d’une case par carte Mouvement, Temps ou Éclaireur jouée et par armée de son camp placée.',
      },
      {
        en: 'The fight dates, 16 and 18 October, are spaces of the bar and count as such.',
        fr: 'Les dates de combat, 16 et 18 octobre, sont des cases de la piste et comptent comme telles.',
      },
      // EN and FR differ: "passes" a date in English, "stops at" a date in French. A date skipped over still counts.
      {
        en: 'When the indicator comes to 15, 16, 17, 18 and 19 October, Napoleon reveals one mission card for each.',
        fr: 'Quand l’indicateur arrive aux 15, 16, 17, 18 et 19 octobre, Napoléon révèle une carte Mission par date.',
      },
      {
        en: 'He marks the field of the revealed mission with a soldier.',
        fr: 'Il marque d’un soldat la zone de la mission révélée.',
      },
      { en: '14 October reveals nothing.', fr: 'Le 14 octobre ne révèle rien.' },
      {
        en: 'On 16 and on 18 October the French and the Allied armies fight.',
        fr: 'Le 16 et le 18 octobre, les armées françaises et alliées se battent.',
      },
      // Ours: no book says what ends a game in which nobody advances time (ruling 9).
      {
        en: 'Once nobody has done anything but draw for two rounds, each such round moves time one space.',
        fr: 'Quand, deux tours de table durant, on n’a fait que piocher, chaque tour de table fait avancer le temps.',
      },
    ],
  },
];
