import type { Paragraph } from '@bivouac/kernel';

/** Movement, stacking, forced marches and stragglers: GLO 5. */
export const movement: readonly Paragraph[] = [
  {
    id: 'GLO 5.1',
    title: { en: 'Movement allowances', fr: 'Potentiels de mouvement' },
    clauses: [
      { en: 'Leaders have 8 movement points.', fr: 'Les chefs ont 8 PM.' },
      { en: 'Cavalry units have 8 movement points.', fr: 'Les unités de cavalerie ont 8 PM.' },
      { en: 'Cavalry decoys have 8 movement points.', fr: 'Les leurres de cavalerie ont 8 PM.' },
      { en: 'Infantry units have 6 movement points.', fr: 'Les unités d’infanterie ont 6 PM.' },
      { en: 'Infantry decoys have 6 movement points.', fr: 'Les leurres d’infanterie ont 6 PM.' },
      { en: 'Artillery reserves have 6 movement points.', fr: 'Les réserves d’artillerie ont 6 PM.' },
    ],
  },
  {
    id: 'GLO 5.2',
    title: { en: 'Cost of a connection', fr: 'Coût d’une connexion' },
    clauses: [
      {
        en: 'Connections are of several kinds, each with its cost in the terrain effects table.',
        fr: 'Les connexions sont de plusieurs types, chacun avec son coût dans la Table des effets du terrain.',
      },
      {
        en: 'Whoever goes from town to town pays the cost of each connection.',
        fr: 'Qui va de case en case paie le coût de chaque connexion.',
      },
      {
        en: 'Two towns are adjacent if a passable connection joins them.',
        fr: 'Deux cases sont adjacentes si une connexion franchissable les relie.',
      },
    ],
  },
  {
    id: 'GLO 5.3',
    title: { en: 'Moving a force', fr: 'Déplacer une Force' },
    clauses: [
      {
        en: 'A unit may spend all its movement points, some or none.',
        fr: 'Une unité peut dépenser tous ses PM, une partie ou aucun.',
      },
      { en: 'Movement points left over are lost.', fr: 'Les PM non dépensés sont perdus.' },
      {
        en: 'A player moves as many of his units as his command points allow.',
        fr: 'Un joueur déplace autant d’unités que ses PC le permettent.',
      },
      { en: 'Units move singly or in stacks.', fr: 'Les unités se déplacent seules ou en piles.' },
      { en: 'The player chooses the order.', fr: 'Le joueur choisit l’ordre.' },
      { en: 'One move ends before the next begins.', fr: 'Un mouvement s’achève avant que le suivant commence.' },
      {
        en: 'A Force that enters a town with enemy units has ended its movement for the turn.',
        fr: 'Une Force qui entre dans une case où se trouvent des unités ennemies a fini son mouvement pour ce tour.',
      },
      {
        en: 'Decoys alone do not stop a Force that enters their town.',
        fr: 'Des leurres seuls n’arrêtent pas une Force qui entre dans leur case.',
      },
      {
        en: 'It is for the enemy to say that a stack is nothing but decoys.',
        fr: 'C’est à l’adversaire de dire qu’une pile n’est faite que de leurres.',
      },
      {
        en: 'An overrun (8.4) can carry a Force beyond.',
        fr: 'Un passage en force (8.4) peut porter une Force au-delà.',
      },
      {
        en: 'A great river is crossed only by a bridge or a pontoon.',
        fr: 'Un fleuve ne se franchit que par un pont ou un pont de bateaux.',
      },
      {
        en: 'A river can be crossed on any of its connections, by a ford.',
        fr: 'Une rivière se franchit sur chacune de ses connexions, à gué.',
      },
    ],
  },
  {
    id: 'GLO 5.4',
    title: { en: 'Stacking', fr: 'L’empilement' },
    clauses: [
      { en: 'Any number of units may stand in one town.', fr: 'Une case peut contenir un nombre illimité d’unités.' },
      {
        en: 'A moving stack has at most three units of infantry and cavalry together.',
        fr: 'Une pile en mouvement compte au plus trois unités d’infanterie et de cavalerie.',
      },
      {
        en: 'At most two units of a moving stack may be infantry.',
        fr: 'Deux unités au plus d’une pile en mouvement peuvent être d’infanterie.',
      },
      {
        en: 'Decoys count as units of their kind in a moving stack.',
        fr: 'Dans une pile en mouvement, les leurres comptent comme des unités de leur type.',
      },
      {
        en: 'Artillery reserves do not count in a moving stack.',
        fr: 'Dans une pile en mouvement, les réserves d’artillerie ne comptent pas.',
      },
      { en: 'Leaders do not count in a moving stack.', fr: 'Dans une pile en mouvement, les chefs ne comptent pas.' },
      {
        en: 'Each moving stack is activated and paid for by itself.',
        fr: 'Chaque pile en mouvement est activée et payée à part.',
      },
      {
        en: 'A stack moves at the pace of its slowest unit.',
        fr: 'Une pile se déplace à la vitesse de son unité la plus lente.',
      },
      {
        en: 'All units of a moving stack start from the same town.',
        fr: 'Toutes les unités d’une pile en mouvement partent de la même case.',
      },
      {
        en: 'A moving stack leaves nobody behind on its way.',
        fr: 'Une pile en mouvement ne laisse personne en route.',
      },
      { en: 'A moving stack takes nobody up on its way.', fr: 'Une pile en mouvement ne ramasse personne en route.' },
      {
        en: 'A stack that splits before moving pays for each part that acts: 1, or 0 with a leader, or 2.',
        fr: 'Une pile qui se scinde avant de bouger paie pour chaque partie qui agit : 1 PC, 0 avec un chef, ou 2.',
      },
    ],
  },
  {
    id: 'GLO 5.5.1',
    title: { en: 'Concentration', fr: 'La concentration' },
    clauses: [
      {
        en: 'A stack with the commander in chief of an army may move beyond the limits of 5.4: a concentration.',
        fr: 'Une pile avec le commandant en chef d’une armée peut dépasser les limites de 5.4 : une concentration.',
      },
      {
        en: 'A subordinate general is not enough for a concentration.',
        fr: 'Un général subordonné ne suffit pas pour une concentration.',
      },
      {
        en: 'A concentration may lose stragglers (5.5.3).',
        fr: 'Une concentration peut perdre des traînards (5.5.3).',
      },
    ],
  },
  {
    id: 'GLO 5.5.2',
    title: { en: 'Forced march', fr: 'La marche forcée' },
    clauses: [
      {
        en: 'A unit or stack with a line of communication to a general may make a forced march.',
        fr: 'Une unité ou une pile qui a une LdC vers un général peut faire une marche forcée.',
      },
      {
        en: 'A forced march is allowed even if that general has no line to his commander in chief.',
        fr: 'La marche forcée est permise même si ce général n’a pas de LdC vers son commandant en chef.',
      },
      { en: 'A forced march adds 2 movement points.', fr: 'La marche forcée ajoute 2 PM.' },
      {
        en: 'A forced march is declared before the move begins.',
        fr: 'Une marche forcée se déclare avant le début du mouvement.',
      },
      { en: 'A forced march may lose stragglers (5.5.3).', fr: 'Une marche forcée peut perdre des traînards (5.5.3).' },
      {
        en: 'A unit is fatigued from the end of its forced march.',
        fr: 'Une unité est fatiguée dès la fin de sa marche forcée.',
      },
    ],
  },
  {
    id: 'GLO 5.5.3',
    title: { en: 'Losing stragglers', fr: 'Perdre des traînards' },
    clauses: [
      {
        en: 'After a concentration or a forced march each unit of the stack throws one die on the forced-march table.',
        fr: 'Après une concentration ou une marche forcée, un dé par unité de la pile, sur la Table des marches forcées.',
      },
      {
        en: 'The table says how many strength points straggle.',
        fr: 'La table donne le nombre de PF perdus en traînards.',
      },
      {
        en: 'A concentration that was also a forced march costs two throws a unit.',
        fr: 'Une concentration qui est aussi une marche forcée coûte deux jets par unité.',
      },
      {
        en: 'What the table takes is noted as stragglers (/), which can come back.',
        fr: 'Ce que prend la table est noté en traînards (/), donc récupérable.',
      },
    ],
  },
  {
    id: 'GLO 5.5.4',
    title: { en: 'Recovering stragglers', fr: 'Récupérer des traînards' },
    clauses: [
      {
        en: 'A unit that has not moved for a whole turn may recover stragglers.',
        fr: 'Une unité qui n’a pas bougé de tout un tour peut récupérer des traînards.',
      },
      {
        en: 'A unit that took any action in that turn recovers no stragglers.',
        fr: 'Une unité qui a effectué une action pendant ce tour ne récupère pas de traînards.',
      },
      {
        en: 'A unit that reacted (6.5) in that turn recovers no stragglers.',
        fr: 'Une unité qui a réagi (6.5) pendant ce tour ne récupère pas de traînards.',
      },
      { en: 'A die of 1 to 4 brings back 1 strength point.', fr: 'Un dé de 1 à 4 rend 1 PF.' },
      { en: 'A die of 5 or 6 brings back 2 strength points.', fr: 'Un dé de 5 ou 6 rend 2 PF.' },
      { en: 'Only stragglers come back, never losses.', fr: 'Seuls des traînards reviennent, jamais des pertes.' },
    ],
  },
];
