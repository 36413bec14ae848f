import type { Paragraph } from '@bivouac/kernel';

/** Retreat, allies, pursuit, capitals: CON 11.4 to CON 11.10. */
export const aftermath: readonly Paragraph[] = [
  {
    id: 'CON 11.4',
    title: { en: 'Retreat and encirclement', fr: 'Retraite et encerclement' },
    clauses: [
      {
        en: 'A retreat goes to a neighbouring land that is free, one’s own or an ally’s.',
        fr: 'Une retraite se fait vers un territoire voisin libre, contrôlé ou allié.',
      },
      {
        en: 'Of these it goes to the one nearest to the capital of who retreats.',
        fr: 'Parmi ceux-ci, vers le plus proche de la capitale de qui retraite.',
      },
      {
        en: 'Where several are equally near, troops may be dispersed among them.',
        fr: 'Si plusieurs sont aussi proches, on peut y disperser les troupes.',
      },
      {
        en: 'A retreat is paid in movement points like a march, unless the result says otherwise.',
        fr: 'Une retraite se paie en PM comme une marche, sauf si le résultat en dispose autrement.',
      },
      {
        en: 'Troops may retreat on board a frigate of their nation in a neighbouring sea, paying 1 point a unit.',
        fr: 'On peut retraiter sur une frégate de sa nation dans une mer voisine, à 1 PM par unité.',
      },
      {
        en: 'Troops without such a land are encircled: they cross other lands to the nearest one that will do.',
        fr: 'Sans un tel territoire, on est encerclé : on en traverse d’autres jusqu’au plus proche qui convienne.',
      },
      {
        en: 'For each land they enter, encircled troops pay their march or lose a unit.',
        fr: 'Pour chaque territoire où elles entrent, des troupes encerclées paient leur marche ou perdent une unité.',
      },
      {
        en: 'Encircled troops lose a unit for each unit of a power that is no ally in the lands they cross.',
        fr: 'Des troupes encerclées perdent une unité par unité non alliée présente dans les territoires traversés.',
      },
      {
        en: 'Frigates retreat by the same rules, from sea to sea.',
        fr: 'Les frégates retraitent selon les mêmes règles, de mer en mer.',
      },
    ],
  },
  {
    id: 'CON 11.5',
    title: { en: 'Allies in battle', fr: 'Des alliés au combat' },
    clauses: [
      {
        en: 'The force of allied powers in a battle is added up.',
        fr: 'Les forces des puissances alliées présentes s’additionnent.',
      },
      {
        en: 'Where allies do not agree, the one who began the alliance decides.',
        fr: 'En cas de désaccord entre alliés, l’initiateur de l’alliance décide.',
      },
      {
        en: 'One of the allies gains or loses the Morale.',
        fr: 'Un seul des alliés gagne ou perd le Moral.',
      },
      {
        en: 'Units to be lost or recruited may be those of any ally in the battle.',
        fr: 'Les unités perdues ou recrutées peuvent être celles de n’importe quel allié présent.',
      },
      {
        en: 'One ally plays the one prize card.',
        fr: 'Un seul allié joue l’unique carte de prime.',
      },
      {
        en: 'Each nation pays its own retreat, a forced ally too.',
        fr: 'Chaque nation paie sa propre retraite, l’allié forcé aussi.',
      },
      {
        en: 'With a forced ally at his side it is Napoleon who decides.',
        fr: 'Avec un allié forcé à ses côtés, c’est Napoléon qui décide.',
      },
    ],
  },
  {
    id: 'CON 11.6',
    title: { en: 'Pursuit and advance after combat', fr: 'Poursuite et avance après combat' },
    clauses: [
      {
        en: 'After a strategic or tactical victory an attacker with a cavalry left may pursue or advance.',
        fr: 'Après une victoire stratégique ou tactique, l’attaquant qui a encore une cavalerie peut poursuivre ou avancer.',
      },
      {
        en: 'Pursuit goes to a land into which the beaten have retreated, without paying.',
        fr: 'La poursuite se fait, sans payer, vers un territoire où les vaincus ont retraité.',
      },
      {
        en: 'Nobody pursues into a main capital.',
        fr: 'On ne poursuit pas dans une capitale principale.',
      },
      {
        en: 'Nobody pursues into a land that other enemies of his held already.',
        fr: 'On ne poursuit pas dans un territoire que d’autres ennemis tenaient déjà.',
      },
      { en: 'Only cavalry pursues.', fr: 'Seule la cavalerie poursuit.' },
      {
        en: 'Each pursuing cavalry counts 2 force points.',
        fr: 'Chaque cavalerie qui poursuit compte pour 2 PF.',
      },
      {
        en: 'The gap of Morale counts as it is after the battle.',
        fr: 'L’écart de Moral compte tel qu’il est après le combat.',
      },
      {
        en: 'There is one pursuit at most, even if the beaten have dispersed.',
        fr: 'Il n’y a qu’une poursuite, même si les vaincus se sont dispersés.',
      },
      {
        en: 'No combat effect counts in a pursuit.',
        fr: 'Aucun effet de combat ne compte dans une poursuite.',
      },
      {
        en: 'Only losses and retreats follow from it: no Morale, no card, no recruit, no further pursuit or advance.',
        fr: 'Seules en découlent pertes et retraites : ni Moral, ni carte, ni recrue, ni autre poursuite ou avance.',
      },
      {
        en: 'An advance takes some or all of the victor’s units, without paying, to one neighbouring land that is free, his own or an ally’s.',
        fr: 'Une avance mène, sans payer, tout ou partie des unités du vainqueur dans un territoire voisin libre, contrôlé ou allié.',
      },
    ],
  },
  {
    id: 'CON 11.7',
    title: { en: 'Taking a neutral capital', fr: 'Prendre une capitale neutre' },
    clauses: [
      {
        en: 'A neutral capital without units is defended by a garrison of 2 force points.',
        fr: 'Une capitale neutre sans unité est défendue par une garnison de 2 PF.',
      },
      {
        en: 'While a power has units there, there is no garrison and its 2 points do not count.',
        fr: 'Tant qu’une puissance y a des unités, il n’y a pas de garnison et ses 2 PF ne comptent pas.',
      },
      {
        en: 'When its occupiers leave, the garrison is back.',
        fr: 'Quand ses occupants partent, la garnison revient.',
      },
      {
        en: 'Against a garrison alone a lead of 1 force point wins, and brings the capital and 1 Morale, nothing else.',
        fr: 'Contre une garnison seule, 1 PF d’avance suffit et donne la capitale et 1 Moral, rien d’autre.',
      },
      {
        en: 'There is no pursuit and no advance after taking it.',
        fr: 'Il n’y a ni poursuite ni avance après sa prise.',
      },
      {
        en: 'An attacker who does not win suffers the result as an attacker does; the capital stays neutral.',
        fr: 'L’attaquant qui ne gagne pas subit le résultat comme tout attaquant ; la capitale reste neutre.',
      },
      {
        en: 'What the capital gives is had from the next turn on.',
        fr: 'L’avantage de la capitale s’obtient à partir du tour suivant.',
      },
      {
        en: 'If two powers that are not allied come to it in one turn, the first is the attacker.',
        fr: 'Si deux puissances non alliées y viennent le même tour, la première est l’attaquant.',
      },
      {
        en: 'The second defends together with the garrison and adds its 2 force points.',
        fr: 'La seconde défend avec la garnison et ajoute ses 2 PF.',
      },
      {
        en: 'That battle has all the results of a battle, and its winner has the capital.',
        fr: 'Ce combat a tous les résultats d’un combat, et son vainqueur a la capitale.',
      },
      {
        en: 'The garrison cannot be taken as a loss.',
        fr: 'La garnison ne peut pas servir de perte.',
      },
    ],
  },
  {
    id: 'CON 11.8',
    title: { en: 'Taking a main capital', fr: 'Prendre une capitale principale' },
    clauses: [
      {
        en: 'Its 5 force points count only if a unit of its own nation defends it.',
        fr: 'Ses 5 PF ne comptent que si une unité de sa propre nation la défend.',
      },
      {
        en: 'The side that takes a main capital gains 1 Society.',
        fr: 'Le camp qui prend une capitale principale gagne 1 Société.',
      },
      {
        en: 'The side that loses it loses 1 Society.',
        fr: 'Le camp qui la perd perd 1 Société.',
      },
      {
        en: 'An invader who defends it has no 5 points.',
        fr: 'L’envahisseur qui la défend n’a pas ces 5 PF.',
      },
      {
        en: 'When Napoleon takes the capital of a Coalition nation, it becomes his forced ally at once and free of charge.',
        fr: 'Quand Napoléon prend la capitale d’une nation coalisée, elle devient aussitôt, et sans frais, son alliée forcée.',
      },
      {
        en: 'England never becomes his ally, even if London falls.',
        fr: 'L’Angleterre ne devient jamais son alliée, même si Londres tombe.',
      },
      {
        en: 'Such a forced alliance ends with the next turn.',
        fr: 'Cette alliance forcée prend fin avec le tour suivant.',
      },
      {
        en: 'The nation leaves the alliance it was in, and stands by Napoleon in the battles still to come.',
        fr: 'La nation quitte l’alliance dont elle était et se range avec Napoléon dans les combats à venir.',
      },
      {
        en: 'Where its troops stand with a former ally and no battle was due, they attack him at once.',
        fr: 'Là où ses troupes côtoient un ancien allié sans combat prévu, elles l’attaquent aussitôt.',
      },
      {
        en: 'Who holds the capital of another nation gets 5 francs at the beginning of each turn.',
        fr: 'Qui tient la capitale d’une autre nation reçoit 5 FG au début de chaque tour.',
      },
      {
        en: 'The nation that lost it pays its holder up to 2 movement points at the beginning of each turn.',
        fr: 'La nation qui l’a perdue paie à son détenteur jusqu’à 2 PM au début de chaque tour.',
      },
    ],
  },
];

/** What the book prints after its paragraph 12: CON 11.9, CON 11.10. */
export const lastOfCombat: readonly Paragraph[] = [
  {
    id: 'CON 11.9',
    title: { en: 'Malta', fr: 'Malte' },
    clauses: [
      {
        en: 'Malta adds 3 force points to a defence in which an English unit takes part, and to no other.',
        fr: 'Malte ajoute 3 PF à une défense où participe une unité anglaise, et à nulle autre.',
      },
    ],
  },
  {
    id: 'CON 11.10',
    title: { en: 'Battles inside the Coalition', fr: 'Combats entre Coalisés' },
    clauses: [
      {
        en: 'A nation of the Coalition that enters the land of another one without an alliance fights it.',
        fr: 'Une nation coalisée qui entre chez une autre sans alliance la combat.',
      },
      {
        en: 'Members of one alliance do not fight each other.',
        fr: 'Les membres d’une même alliance ne se combattent pas.',
      },
    ],
  },
];
