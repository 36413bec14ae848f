import type { Paragraph } from '@bivouac/kernel';

/** Terrain, scale, leaders, units and decoys: GLO 0 and GLO 1. */
export const pieces: readonly Paragraph[] = [
  {
    id: 'GLO 0.1',
    title: { en: 'Towns and connections', fr: 'Cases et connexions' },
    clauses: [
      {
        en: 'The map shows the region in which the campaign was fought.',
        fr: 'La carte montre la région où s’est jouée la campagne.',
      },
      {
        en: 'Counters stand in towns, never between them.',
        fr: 'Les pions se tiennent dans des cases, jamais entre elles.',
      },
      {
        en: 'Units and leaders move only along the connections that join towns.',
        fr: 'Unités et chefs ne se déplacent que par les connexions qui relient les cases.',
      },
      {
        en: 'Combat takes place inside one town, never from one town to another.',
        fr: 'On combat à l’intérieur d’une case, jamais d’une case à l’autre.',
      },
    ],
  },
  {
    id: 'GLO 0.2',
    title: { en: 'Scale', fr: 'Échelle' },
    clauses: [
      // The definitions stand under the heading of chapter 0, which has no number of its own.
      {
        en: 'All chance comes from one six-sided die, thrown once for each result.',
        fr: 'Tout hasard vient d’un seul dé à six faces, jeté une fois par résultat.',
      },
      {
        en: 'Strength points measure the infantry or cavalry of a unit, as its roster shows them.',
        fr: 'Le point de force (PF) mesure l’infanterie ou la cavalerie d’une unité, selon sa feuille de marque.',
      },
      {
        en: 'Movement points count what a move costs.',
        fr: 'Le point de mouvement (PM) compte ce que coûte un déplacement.',
      },
      {
        en: 'Command points count what an army may still set going.',
        fr: 'Le point de commandement (PC) compte ce qu’une armée peut encore mettre en branle.',
      },
      {
        en: 'A turn stands for a week or for a fortnight, as the campaign says.',
        fr: 'Un tour vaut une semaine ou une quinzaine, selon la campagne.',
      },
      {
        en: 'In Germany 1813 a turn is a fortnight: each month has two, Q1 and Q2.',
        fr: 'En Allemagne 1813, un tour vaut une quinzaine : chaque mois en compte deux, Q1 et Q2.',
      },
      {
        en: 'A marker on the calendar shows the turn being played.',
        fr: 'Un marqueur sur le calendrier indique le tour en cours.',
      },
      { en: 'One strength point is about 3,000 men.', fr: 'Un PF représente environ 3 000 combattants.' },
    ],
  },
  {
    id: 'GLO 1.1',
    title: { en: 'Leaders and their values', fr: 'Les chefs et leurs valeurs' },
    clauses: [
      // The Force is defined under the heading of chapter 1, which has no number of its own.
      {
        en: 'A Force is a combat unit or a stack of them, with or without leaders.',
        fr: 'Une Force est une unité de combat, ou une pile d’unités, avec ou sans chefs.',
      },
      { en: 'Leaders alone are not a Force.', fr: 'Des chefs sans unité ne forment pas une Force.' },
      {
        en: 'A leader is the commander in chief of an army or a general under him.',
        fr: 'Un chef est le commandant en chef d’une armée ou un général subordonné.',
      },
      { en: 'Each leader has a command value.', fr: 'Chaque chef a une valeur de commandement (VC).' },
      { en: 'Each leader has a rank of one to four stars.', fr: 'Chaque chef a un rang (RG), d’une à quatre étoiles.' },
      { en: 'Each leader has a tactical bonus.', fr: 'Chaque chef a un bonus tactique (BT).' },
      {
        en: 'The back of a leader shows nothing but the flag of his side.',
        fr: 'Le verso d’un chef ne montre que le drapeau de son camp.',
      },
    ],
  },
  {
    id: 'GLO 1.2.1',
    title: { en: 'Values of a combat unit', fr: 'Valeurs d’une unité de combat' },
    clauses: [
      {
        en: 'The artillery bonus is the guns that a unit of infantry or cavalry has with it.',
        fr: 'Le bonus d’artillerie (BA) représente les canons intégrés à une unité d’infanterie ou de cavalerie.',
      },
      {
        en: 'Cohesion stands for the quality of the troops and of their own commander together.',
        fr: 'La cohésion (CO) traduit à la fois la qualité des troupes et celle de leur chef direct.',
      },
      {
        en: 'The cavalry bonus of an infantry corps is about one brigade a point.',
        fr: 'Le bonus de cavalerie (BC) d’un corps d’infanterie vaut environ une brigade par point.',
      },
      {
        en: 'The cavalry bonus of a cavalry corps is about one division a point.',
        fr: 'Le bonus de cavalerie d’un corps de cavalerie vaut environ une division par point.',
      },
      {
        en: 'An artillery reserve has an artillery bonus and no other value.',
        fr: 'Une réserve d’artillerie n’a qu’un bonus d’artillerie, et aucune autre valeur.',
      },
      {
        en: 'The back of a unit shows nothing but the flag of its side.',
        fr: 'Le verso d’une unité ne montre que le drapeau de son camp.',
      },
    ],
  },
  {
    id: 'GLO 1.2.2',
    title: { en: 'Kinds of units, average cohesion', fr: 'Types d’unités, cohésion moyenne' },
    clauses: [
      {
        en: 'There are three types of combat unit: infantry, cavalry and artillery reserve.',
        fr: 'Il y a trois types d’unités de combat : infanterie, cavalerie et réserve d’artillerie.',
      },
      {
        en: 'An infantry unit is a corps or division that is mostly infantry.',
        fr: 'Une unité d’infanterie est un corps ou une division surtout composés de fantassins.',
      },
      {
        en: 'The guns and the horse of an infantry unit are its artillery and cavalry bonuses.',
        fr: 'Les canons et les cavaliers d’une unité d’infanterie sont ses bonus d’artillerie et de cavalerie.',
      },
      {
        en: 'A cavalry unit is a corps or division of cavalry alone.',
        fr: 'Une unité de cavalerie est un corps ou une division composés uniquement de cavaliers.',
      },
      {
        en: 'A cavalry unit may have horse artillery, shown as an artillery bonus.',
        fr: 'Une unité de cavalerie peut avoir de l’artillerie à cheval, sous forme de bonus d’artillerie.',
      },
      {
        en: 'A cavalry unit always has a cavalry bonus.',
        fr: 'Une unité de cavalerie a toujours un bonus de cavalerie.',
      },
      {
        en: 'An artillery reserve is the park of a whole army.',
        fr: 'Une réserve d’artillerie est le parc d’une armée entière.',
      },
      {
        en: 'The campaigns of the Danube, Poland and France have no artillery reserves.',
        fr: 'Les campagnes du Danube, de Pologne et de France n’ont pas de réserve d’artillerie.',
      },
      {
        en: 'A named unit is a corps, more rarely a division, known by its commander, number or title.',
        fr: 'Une unité identifiée est un corps, plus rarement une division, désigné par son chef, son numéro ou son titre.',
      },
      {
        en: 'A generic unit is a detachment: a brigade or a division known only by a number or a letter.',
        fr: 'Une unité générique est un détachement : brigade ou division que seul désigne un numéro ou une lettre.',
      },
      {
        en: 'Infantry detachments have numbers, cavalry detachments letters.',
        fr: 'Les détachements d’infanterie ont un numéro, ceux de cavalerie une lettre.',
      },
      { en: 'A detachment has an artillery bonus of 0.', fr: 'Un détachement a un bonus d’artillerie de 0.' },
      {
        en: 'Of detachments only those of cavalry have a cavalry bonus.',
        fr: 'Parmi les détachements, seuls ceux de cavalerie ont un bonus de cavalerie.',
      },
      {
        en: 'Detachments can be formed in play, from the strength of other units (6.1).',
        fr: 'On peut former des détachements en cours de partie, sur l’effectif d’autres unités (6.1).',
      },
      {
        en: 'The back of a detachment shows the flag of its side like that of any unit.',
        fr: 'Le verso d’un détachement montre le drapeau de son camp, comme celui de toute unité.',
      },
      {
        en: 'An independent detachment is given by the scenario, at its start or later, and taken from no unit.',
        fr: 'Un détachement indépendant est donné par le scénario, au départ ou en renfort, sans venir d’une unité.',
      },
      {
        en: 'An independent detachment may merge into any unit of its own type, infantry or cavalry.',
        fr: 'Un détachement indépendant peut s’intégrer à n’importe quelle unité de son type, infanterie ou cavalerie.',
      },
      {
        en: 'No merger may lift a unit above its starting strength.',
        fr: 'Aucune intégration ne peut porter une unité au-delà de son effectif de départ.',
      },
      {
        en: 'An independent detachment never merges into a unit of the Guard.',
        fr: 'Un détachement indépendant ne s’intègre jamais à une unité de la Garde.',
      },
      {
        en: 'An independent detachment that is eliminated is out for the rest of the scenario.',
        fr: 'Un détachement indépendant éliminé est retiré pour tout le reste du scénario.',
      },
      {
        en: 'An independent detachment that has given all its strength to other units is out for the rest of the scenario.',
        fr: 'Un détachement indépendant qui a cédé tout son effectif est retiré pour tout le reste du scénario.',
      },
      {
        en: 'The counter of an independent detachment that is out cannot serve for a new detachment.',
        fr: 'Le pion d’un détachement indépendant retiré ne peut pas servir à créer un nouveau détachement.',
      },
      {
        en: 'An independent detachment is always out of command.',
        fr: 'Un détachement indépendant est toujours non commandé.',
      },
      {
        en: 'The average cohesion of several units is the cohesion value with the most strength points behind it.',
        fr: 'La cohésion moyenne de plusieurs unités est la valeur de cohésion qui réunit le plus de PF.',
      },
      {
        en: 'Of two values with equal strength behind them the higher counts.',
        fr: 'Si deux valeurs réunissent autant de PF, la plus forte compte.',
      },
      {
        en: 'If the infantry unit of best cohesion is at least 2 above the average, the average rises by 1.',
        fr: 'Si l’unité d’infanterie de meilleure cohésion dépasse la moyenne d’au moins 2, la moyenne augmente de 1.',
      },
      {
        en: 'A cavalry unit of high cohesion does not raise the average.',
        fr: 'Une unité de cavalerie de forte cohésion ne relève pas la moyenne.',
      },
    ],
  },
  {
    id: 'GLO 1.2.3',
    title: { en: 'The roster sheet', fr: 'Feuille de marque et effectifs' },
    clauses: [
      {
        en: 'The strength of every unit stands on the roster of its side.',
        fr: 'L’effectif de chaque unité figure sur la feuille de marque de son camp.',
      },
      {
        en: 'Losses in combat are crossed off the roster (X).',
        fr: 'Les pertes au combat sont cochées d’un X sur la feuille de marque.',
      },
      { en: 'Stragglers are noted apart from losses (/).', fr: 'Les traînards sont notés à part des pertes, d’un /.' },
      {
        en: 'A unit with no strength left stays on the map until phase B of the next turn.',
        fr: 'Une unité sans PF reste sur la carte jusqu’à la phase B du tour suivant.',
      },
      {
        en: 'A unit without strength is saved if it receives replacements in phase A of that turn.',
        fr: 'Une unité sans PF est sauvée si elle reçoit des renforts en PF en phase A de ce tour.',
      },
      {
        en: 'A unit still without strength leaves the game in phase B of that turn.',
        fr: 'Une unité toujours sans PF quitte la partie en phase B de ce tour.',
      },
      {
        en: 'The roster also says to which army of which nation a unit belongs.',
        fr: 'La feuille de marque dit aussi à quelle armée de quelle nation appartient une unité.',
      },
    ],
  },
  {
    id: 'GLO 1.3',
    title: { en: 'What a decoy is', fr: 'Ce qu’est un leurre' },
    clauses: [
      {
        en: 'A decoy is a counter without troops, made to mislead the enemy.',
        fr: 'Un leurre est un pion sans troupes, fait pour tromper l’adversaire.',
      },
      {
        en: 'The scenario says how many decoys each player has.',
        fr: 'Le scénario dit de combien de leurres dispose chaque joueur.',
      },
      {
        en: 'There are infantry decoys and cavalry decoys.',
        fr: 'Il y a des leurres d’infanterie et des leurres de cavalerie.',
      },
      {
        en: 'The two kinds of decoy differ in their movement allowance and in nothing else.',
        fr: 'Les deux sortes de leurres ne diffèrent que par leur capacité de mouvement.',
      },
      {
        en: 'The back of a decoy shows the flag of its side like that of any unit.',
        fr: 'Le verso d’un leurre montre le drapeau de son camp, comme celui d’une unité.',
      },
    ],
  },
];
