import type { Paragraph } from '@bivouac/kernel';

/** Armies, lines of communication, supply, command points: GLO 4. */
export const command: readonly Paragraph[] = [
  {
    id: 'GLO 4.1',
    title: { en: 'Armies and their commanders', fr: 'Les armées et leurs commandants' },
    clauses: [
      { en: 'Each player has one army or several.', fr: 'Chaque joueur a une ou plusieurs armées.' },
      { en: 'Each army has a commander in chief.', fr: 'Chaque armée a un commandant en chef.' },
      { en: 'An army may have generals under him.', fr: 'Une armée peut avoir des généraux subordonnés.' },
      {
        en: 'The roster says to which army each general and each unit belongs.',
        fr: 'La feuille de marque dit à quelle armée appartient chaque général et chaque unité.',
      },
    ],
  },
  {
    id: 'GLO 4.2',
    title: { en: 'Leaders caught alone or replaced', fr: 'Chefs isolés ou remplacés' },
    clauses: [
      // The book sends the reader to 8.6 for the encirclement; it stands in 8.5 and 8.7.
      {
        en: 'Leaders are neither killed nor captured, but for encirclement (8.5) and sieges (8.8).',
        fr: 'Les chefs ne sont ni tués ni capturés, sauf encerclement (8.5) et siège (8.8).',
      },
      {
        en: 'A scenario may take a leader out in a given turn, and then says who replaces him and how.',
        fr: 'Un scénario peut retirer un chef à un tour donné ; il dit alors comment il est remplacé.',
      },
      {
        en: 'A leader of rank 4 alone in a town that the enemy enters goes at once to the nearest friendly unit.',
        fr: 'Un chef de rang 4 seul dans une case où entre l’ennemi rejoint aussitôt l’unité amie la plus proche.',
      },
      {
        en: 'If several units are equally near, that leader chooses.',
        fr: 'Si plusieurs unités sont aussi proches, ce chef choisit.',
      },
      {
        en: 'A leader of rank 3 alone in a town that the enemy enters is taken off the map at once.',
        fr: 'Un chef de rang 3 seul dans une case où entre l’ennemi est aussitôt retiré de la carte.',
      },
      {
        en: 'A leader of rank 3 taken off like that comes back the next turn as a reinforcement.',
        fr: 'Un chef de rang 3 ainsi retiré revient au tour suivant, en renfort.',
      },
      {
        en: 'He comes back with the commander in chief of his army or in its supply source, as his player chooses.',
        fr: 'Il revient dans la case du commandant en chef de son armée ou à sa source d’approvisionnement, au choix.',
      },
      {
        en: 'A leader of rank 1 or 2 alone in a town that the enemy enters is eliminated at once.',
        fr: 'Un chef de rang 1 ou 2 seul dans une case où entre l’ennemi est aussitôt éliminé.',
      },
    ],
  },
  {
    id: 'GLO 4.3',
    title: { en: 'Lines of communication and command', fr: 'Ligne de communication et commandement' },
    clauses: [
      {
        en: 'A unit is in command if it has a line of communication to the commander in chief of its army.',
        fr: 'Une unité est commandée si elle a une ligne de communication (LdC) vers le commandant en chef de son armée.',
      },
      {
        en: 'A unit is in command by a line to a general of its army who himself has a line to the commander in chief.',
        fr: 'Une unité est commandée par une LdC vers un général de son armée lui-même relié au commandant en chef.',
      },
      {
        en: 'Leaders of another army of the same side do not command a unit.',
        fr: 'Les chefs d’une autre armée du même camp ne commandent pas une unité.',
      },
      { en: 'A line of communication is at most 4 movement points long.', fr: 'Une LdC ne dépasse pas 4 PM.' },
      {
        en: 'A line is cut by enemy units in any town through which it passes.',
        fr: 'Une LdC est coupée par des unités ennemies dans une des cases qu’elle traverse.',
      },
      {
        en: 'A line is cut by enemy decoys in any town through which it passes.',
        fr: 'Une LdC est coupée par des leurres ennemis dans une des cases qu’elle traverse.',
      },
      {
        en: 'The length of a line is counted at the costs of infantry.',
        fr: 'La longueur d’une LdC se compte aux coûts de l’infanterie.',
      },
      {
        en: 'The weather counts in the length of a line, the dearer fords for instance.',
        fr: 'La météo compte dans la longueur d’une LdC, par exemple le surcoût des gués.',
      },
      {
        en: 'A line cannot pass where infantry cannot, as over a great river without a bridge.',
        fr: 'Une LdC ne passe pas où l’infanterie ne passe pas, comme un fleuve sans pont.',
      },
    ],
  },
  {
    id: 'GLO 4.4',
    title: { en: 'Supply', fr: 'Le ravitaillement' },
    clauses: [
      {
        en: 'An army is in supply if its commander in chief has a line of communication to its supply source.',
        fr: 'Une armée est ravitaillée si son commandant en chef a une LdC vers sa source d’approvisionnement.',
      },
      {
        en: 'The campaign says which town is the source of each army.',
        fr: 'La campagne indique la case source de chaque armée.',
      },
      {
        en: 'A line of supply may be of any length.',
        fr: 'Une ligne de ravitaillement peut avoir n’importe quelle longueur.',
      },
      {
        en: 'Enemy units in a town through which it passes cut a line of supply.',
        fr: 'Des unités ennemies dans une case traversée coupent une ligne de ravitaillement.',
      },
      {
        en: 'Terrain in the towns does not matter to a line of supply.',
        fr: 'Le terrain des cases ne compte pas pour une ligne de ravitaillement.',
      },
      {
        en: 'A line of supply cannot cross what is impassable.',
        fr: 'Une ligne de ravitaillement ne franchit pas ce qui est infranchissable.',
      },
      {
        en: 'An army out of supply has half its command points that turn, rounded up.',
        fr: 'Une armée non ravitaillée n’a que la moitié de ses PC ce tour-là, arrondie au supérieur.',
      },
      {
        en: 'Supply is checked in each administrative phase.',
        fr: 'Le ravitaillement se vérifie à chaque phase administrative.',
      },
      {
        en: 'Supply is checked for each army of a side separately.',
        fr: 'Le ravitaillement se vérifie séparément pour chaque armée d’un camp.',
      },
      {
        en: 'If nothing but a lone decoy cuts its line of supply, an army has two thirds of its command points, rounded up.',
        fr: 'Si seul un leurre isolé coupe sa ligne, une armée a les deux tiers de ses PC, arrondis au supérieur.',
      },
      {
        en: 'The owner of a lone decoy that cuts a line of supply must reveal it.',
        fr: 'Le propriétaire d’un leurre isolé qui coupe une ligne de ravitaillement doit le révéler.',
      },
      {
        en: 'A decoy that cut a line of supply is out at once, and never returns.',
        fr: 'Un leurre qui a coupé une ligne de ravitaillement est éliminé aussitôt et ne revient jamais.',
      },
      {
        en: 'By agreement the game is played without supply: all armies are then always in supply.',
        fr: 'D’un commun accord, on joue sans ravitaillement : toutes les armées sont alors toujours ravitaillées.',
      },
    ],
  },
  {
    id: 'GLO 4.5',
    title: { en: 'Command points', fr: 'Les points de commandement' },
    clauses: [
      {
        en: 'Each army has one die plus the command value of its commander in chief in command points.',
        fr: 'Chaque armée a pour PC un dé plus la VC de son commandant en chef.',
      },
      {
        en: 'Command points last for one turn: none are kept.',
        fr: 'Les PC ne valent que pour un tour : aucun n’est conservé.',
      },
      {
        en: 'Each army spends only its own command points: none pass to another army.',
        fr: 'Chaque armée ne dépense que ses propres PC : aucun ne passe à une autre armée.',
      },
      { en: 'A Force is paid for before it moves.', fr: 'Une Force est payée avant de bouger.' },
      {
        en: 'Once activated, a Force may take as many actions as its movement points allow.',
        fr: 'Une fois activée, une Force agit autant que ses PM le permettent.',
      },
      {
        en: 'Actions of an activated Force cost movement points, not command points.',
        fr: 'Les actions d’une Force activée coûtent des PM, pas des PC.',
      },
      {
        en: 'Activating a commander in chief with the units stacked with him is free.',
        fr: 'Activer un commandant en chef et les unités empilées avec lui est gratuit.',
      },
      {
        en: 'Activating a general who has a line to his commander in chief, with the units stacked with him, is free.',
        fr: 'Activer un général qui a une LdC vers son commandant en chef, et les unités empilées avec lui, est gratuit.',
      },
      {
        en: 'Activating a general without such a line, with the units stacked with him, costs 1.',
        fr: 'Activer un général sans cette LdC, et les unités empilées avec lui, coûte 1 PC.',
      },
      {
        en: 'Activating a Force without a general that has a line to its commander in chief costs 1 command point.',
        fr: 'Activer une Force sans général qui a une LdC vers son commandant en chef coûte 1 PC.',
      },
      {
        en: 'Activating a Force with neither a general nor such a line costs 2 command points.',
        fr: 'Activer une Force sans général ni LdC vers son commandant en chef coûte 2 PC.',
      },
      {
        en: 'Building an entrenchment costs 2 command points, in command or not.',
        fr: 'Construire un retranchement coûte 2 PC, que l’unité soit commandée ou non.',
      },
      {
        en: 'In blind play what an army has spent stays hidden from the enemy.',
        fr: 'En aveugle, les dépenses de PC restent cachées à l’adversaire.',
      },
      {
        en: 'The account of command points is kept all the same, and can be shown when a game is disputed.',
        fr: 'Le compte des PC est tenu malgré tout, et peut être montré en cas de contestation.',
      },
    ],
  },
  {
    id: 'GLO 4.6',
    title: { en: 'Units out of command', fr: 'Unités hors commandement' },
    clauses: [
      {
        en: 'A unit whose only line is to a general cut off from his commander in chief has 1 movement point less.',
        fr: 'Une unité dont la seule LdC mène à un général coupé de son commandant en chef a 1 PM de moins.',
      },
      {
        en: 'A unit whose only line is to a general cut off cannot form a detachment.',
        fr: 'Une unité dont la seule LdC mène à un général coupé ne peut pas créer de détachement.',
      },
      {
        en: 'A unit whose only line is to a general cut off may make a forced march.',
        fr: 'Une unité dont la seule LdC mène à un général coupé peut faire une marche forcée.',
      },
      {
        en: 'A unit without a line to any general has 1 movement point less.',
        fr: 'Une unité sans LdC vers aucun général a 1 PM de moins.',
      },
      {
        en: 'A unit without a line to any general cannot make a forced march.',
        fr: 'Une unité sans LdC vers aucun général ne peut pas faire de marche forcée.',
      },
      {
        en: 'A unit without a line to any general cannot form a detachment.',
        fr: 'Une unité sans LdC vers aucun général ne peut pas créer de détachement.',
      },
      {
        en: 'A unit without a line to any general cannot begin a siege.',
        fr: 'Une unité sans LdC vers aucun général ne peut pas entreprendre de siège.',
      },
      {
        en: 'Independent detachments always count as out of command.',
        fr: 'Les détachements indépendants comptent toujours comme non commandés.',
      },
    ],
  },
];
