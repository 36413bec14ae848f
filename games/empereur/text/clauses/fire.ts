import type { Paragraph } from '@bivouac/kernel';

/** Fire: EMP VII.1 to EMP VII.10. */
export const fire: readonly Paragraph[] = [
  {
    id: 'EMP VII.1',
    title: { en: 'Fire value', fr: 'Valeur de feu' },
    clauses: [
      {
        en: 'The fire of infantry does not fall with its losses.',
        fr: 'Le feu de l’infanterie ne baisse pas avec ses pertes.',
      },
      {
        en: 'The fire of artillery is halved when it has lost one of its two steps, rounded up.',
        fr: 'Le feu de l’artillerie est réduit de moitié quand elle a perdu un de ses deux pas, arrondi à l’entier supérieur.',
      },
      {
        en: 'Formation and ground change it; a value of 0 does not fire.',
        fr: 'Formation et terrain le modifient ; une valeur de 0 ne tire pas.',
      },
    ],
  },
  {
    id: 'EMP VII.2',
    title: { en: 'Range', fr: 'Portée' },
    clauses: [
      {
        en: 'A unit fires through its front only; infantry at one hex, guns up to their range.',
        fr: 'Une unité ne tire que par son front : l’infanterie à un hexagone, l’artillerie jusqu’à sa portée.',
      },
      {
        en: 'Opportunity fire reaches one hex for infantry, two for guns.',
        fr: 'Le feu d’opportunité porte à un hexagone pour l’infanterie, deux pour l’artillerie.',
      },
    ],
  },
  {
    id: 'EMP VII.3',
    title: { en: 'Resolving fire', fr: 'Résoudre un tir' },
    clauses: [
      {
        en: 'All who fire at a hex add up their values for one die.',
        fr: 'Tous ceux qui tirent sur un hexagone additionnent leurs valeurs pour un seul dé.',
      },
      {
        en: 'The table gives the steps that the target loses; any loss calls for a test.',
        fr: 'La table donne les pas perdus par la cible ; toute perte entraîne un test.',
      },
      {
        en: 'A star costs no step, but calls for a test.',
        fr: 'Une étoile ne coûte pas de pas, mais entraîne un test.',
      },
      {
        en: 'In a town or château nobody tests after fire.',
        fr: 'En ville ou dans un château, on ne teste pas après un tir.',
      },
    ],
  },
  {
    id: 'EMP VII.4',
    title: { en: 'Offensive and defensive fire', fr: 'Feu offensif, feu défensif' },
    clauses: [
      {
        en: "A unit fires once in the enemy's turn and once in its own.",
        fr: 'Une unité tire une fois au tour de l’adversaire et une fois au sien.',
      },
    ],
  },
  {
    id: 'EMP VII.5',
    title: { en: 'Opportunity fire', fr: 'Feu d’opportunité' },
    clauses: [
      {
        en: 'Infantry and guns fire at whoever moves out of a hex they cover, before he has left it.',
        fr: 'Infanterie et artillerie tirent sur qui sort d’un hexagone qu’elles couvrent, avant qu’il l’ait quitté.',
      },
      {
        en: 'Turning and changing formation draw no fire.',
        fr: 'Pivoter ou changer de formation n’attire aucun tir.',
      },
      {
        en: 'There is no limit to such shots, one for each hex left.',
        fr: 'Ces tirs ne sont pas limités : un par hexagone quitté.',
      },
      {
        en: 'Those who made it run do not fire at it, nor do units engaged in a shock.',
        fr: 'Ceux qui l’ont fait fuir ne tirent pas sur elle, ni les unités engagées dans un choc.',
      },
      {
        en: 'Who is in flight takes the losses without a test.',
        fr: 'Qui recule encaisse les pertes sans tester.',
      },
      {
        en: 'Units that leave together are fired at once.',
        fr: 'Des unités qui sortent ensemble n’essuient qu’un tir.',
      },
      {
        en: 'The target is met in the formation and facing that it has as it leaves; if it breaks, it falls back from that hex.',
        fr: 'La cible est touchée dans la formation et l’orientation qu’elle a en sortant ; si elle craque, elle recule depuis cet hexagone.',
      },
      {
        en: 'Units that leave for different hexes are fired at one by one.',
        fr: 'Des unités qui partent vers des hexagones différents subissent un tir chacune.',
      },
    ],
  },
  {
    id: 'EMP VII.6',
    title: { en: 'Line of sight', fr: 'Ligne de visée' },
    clauses: [
      {
        en: 'Sight is taken from centre to centre.',
        fr: 'La visée va de centre à centre.',
      },
      {
        en: 'A line exactly between front and flank counts as front.',
        fr: 'Une ligne exactement entre front et flanc compte comme venant du front.',
      },
      {
        en: 'A line exactly between flank and rear counts as flank.',
        fr: 'Une ligne exactement entre flanc et arrière compte comme venant du flanc.',
      },
    ],
  },
  {
    id: 'EMP VII.7',
    title: { en: 'What blocks sight', fr: 'Ce qui masque la vue' },
    clauses: [
      {
        en: 'Forest, brush, town and château hide what lies behind them, not what stands in them.',
        fr: 'Forêt, taillis, ville et château masquent ce qui est derrière eux, non ce qui s’y trouve.',
      },
      {
        en: 'Marsh and difficult ground hide nothing.',
        fr: 'Marais et terrain difficile ne masquent rien.',
      },
      {
        en: 'A unit hides what lies behind its hex, whosever it is and whatever the height.',
        fr: 'Une unité masque ce qui est derrière son hexagone, quels que soient son camp et la hauteur.',
      },
      {
        en: 'A slope line hides, unless firer or target is immediately on top of it.',
        fr: 'Une ligne de dénivellation masque, sauf si le tireur ou la cible est juste au-dessus.',
      },
      {
        en: 'Ground that falls and rises again does not hide one rim from the other.',
        fr: 'Un terrain qui descend puis remonte ne masque pas un bord à l’autre.',
      },
      {
        en: 'A ravine never hides.',
        fr: 'Un ravin ne masque jamais.',
      },
      {
        en: 'A line exactly between two hexes is free if one of them is.',
        fr: 'Une ligne exactement entre deux hexagones est libre si l’un des deux l’est.',
      },
      {
        en: 'Such a line runs along their common side.',
        fr: 'Une telle ligne suit leur côté commun.',
      },
      {
        en: 'The ten hexes of the example are seen or hidden as it says.',
        fr: 'Les dix hexagones de l’exemple sont vus ou masqués comme il le dit.',
      },
      {
        en: 'All this hides whoever is behind it from higher ground too.',
        fr: 'Tout cela masque aussi à qui se trouve plus haut.',
      },
    ],
  },
  {
    id: 'EMP VII.8',
    title: { en: 'Recording losses', fr: 'Noter les pertes' },
    clauses: [
      {
        en: "Losses are marked off a unit's steps as they come, for both to see.",
        fr: 'Les pertes se déduisent des pas de l’unité au fur et à mesure, au vu des deux joueurs.',
      },
    ],
  },
  {
    id: 'EMP VII.9',
    title: { en: 'Morale test after fire', fr: 'Test de moral après un tir' },
    clauses: [
      {
        en: 'A failed test disorganises the unit, or eliminates it if it was disorganised, and it falls back two hexes.',
        fr: 'Un test manqué désorganise l’unité, ou l’élimine si elle l’était déjà, et elle recule de deux hexagones.',
      },
      {
        en: 'If the top unit was eliminated, the one below tests without a malus for it.',
        fr: 'Si l’unité du dessus est éliminée, celle du dessous teste sans malus pour cela.',
      },
      {
        en: 'Nobody advances after fire.',
        fr: 'On n’avance pas après un tir.',
      },
    ],
  },
  {
    id: 'EMP VII.10',
    title: { en: 'Fire at a square', fr: 'Tirer sur un carré' },
    clauses: [
      {
        en: 'The die is 1 higher against infantry in square.',
        fr: 'Le dé gagne 1 contre une infanterie en carré.',
      },
    ],
  },
];
