import type { Paragraph } from '@bivouac/kernel';

/** Sequence of play, weather and reinforcements: GLO 2 and GLO 3. */
export const sequence: readonly Paragraph[] = [
  {
    id: 'GLO 2',
    title: { en: 'Order of a turn', fr: 'Ordre d’un tour' },
    clauses: [
      { en: 'The scenario fixes the number of turns.', fr: 'Le scénario fixe le nombre de tours.' },
      {
        en: 'A turn has four parts in this order: A events, B first player, C second player, D end.',
        fr: 'Un tour a quatre parties, dans cet ordre : A événements, B premier joueur, C second joueur, D fin.',
      },
      { en: 'Phase A begins with the weather.', fr: 'La phase A commence par la météo.' },
      {
        en: 'After the weather come replacements of leaders, where the scenario has any.',
        fr: 'Après la météo viennent les remplacements de chefs prévus par le scénario.',
      },
      {
        en: 'After the leaders it is settled who is the first player of the turn.',
        fr: 'Après les chefs, on détermine le premier joueur du tour.',
      },
      {
        en: 'After that reinforcements are set up in their towns and replacements go into their units.',
        fr: 'Ensuite, on place les renforts dans leurs cases et on intègre les renforts en PF.',
      },
      {
        en: 'A player’s turn has four phases in this order: administration, movement, march to the guns, combat.',
        fr: 'Le tour d’un joueur a quatre phases, dans cet ordre : administrative, mouvement, marche au son du canon, combat.',
      },
      {
        en: 'Part C is the same four phases for the second player, with roles exchanged.',
        fr: 'La partie C reprend ces quatre phases pour le second joueur, rôles inversés.',
      },
      {
        en: 'Part D ends the turn: the turn marker goes on by one space.',
        fr: 'La partie D clôt le tour : le marqueur de tour avance d’une case.',
      },
    ],
  },
  {
    id: 'GLO 2.B1',
    title: { en: 'Administrative phase', fr: 'La phase administrative' },
    clauses: [
      {
        en: 'First the active player puts back the decoys that return to him.',
        fr: 'Le joueur actif commence par replacer les leurres qui lui reviennent.',
      },
      // "The others may be moved (see 7.1)": RULINGS 31.
      {
        en: 'His decoys on the map may be moved later in the turn, as 7.1 says.',
        fr: 'Ses leurres déjà sur la carte pourront être déplacés, selon 7.1.',
      },
      {
        en: 'The active player turns his revealed units face down again.',
        fr: 'Le joueur actif retourne face cachée ses unités révélées.',
      },
      {
        en: 'The active player may put stacks under Force markers.',
        fr: 'Le joueur actif peut regrouper des piles sous des marqueurs Force.',
      },
      {
        en: 'The active player takes his units without strength off the map for good.',
        fr: 'Le joueur actif retire définitivement ses unités sans PF.',
      },
      {
        en: 'The active player checks lines of communication and command for all his leaders and units.',
        fr: 'Le joueur actif vérifie les lignes de communication et le commandement de ses chefs et de ses unités.',
      },
      {
        en: 'The active player checks the supply of his armies.',
        fr: 'Le joueur actif vérifie le ravitaillement de ses armées.',
      },
      { en: 'Last he determines the command points of each army.', fr: 'Il détermine enfin les PC de chaque armée.' },
      {
        en: 'The command points of each army are kept on a track.',
        fr: 'Les PC de chaque armée sont suivis sur un compteur.',
      },
    ],
  },
  {
    id: 'GLO 2.B2',
    title: { en: 'Movement phase', fr: 'La phase de mouvement' },
    clauses: [
      {
        en: 'The active player spends command points to activate his units.',
        fr: 'Le joueur actif dépense des PC pour activer ses unités.',
      },
      {
        en: 'The active player takes moves and actions in whatever order he likes.',
        fr: 'Le joueur actif enchaîne mouvements et actions dans l’ordre de son choix.',
      },
      {
        en: 'Moves, detachments, entrenchments, reconnaissance, engineering and entering reinforcements belong here.',
        fr: 'Mouvements, détachements, retranchements, reconnaissances, génie et entrée des renforts se font ici.',
      },
      {
        en: 'Reinforcements that enter by a connection cost no command points.',
        fr: 'Les renforts qui entrent par une connexion ne coûtent aucun PC.',
      },
      { en: 'The other player may try to react (6.5.1).', fr: 'L’autre joueur peut tenter de réagir (6.5.1).' },
      {
        en: 'Units that made a forced march check for stragglers in this phase.',
        fr: 'Les unités qui ont fait une marche forcée vérifient dans cette phase si elles perdent des traînards.',
      },
      {
        en: 'Units that neither moved nor acted may recover stragglers in this phase.',
        fr: 'Les unités qui n’ont ni bougé ni agi peuvent récupérer des traînards dans cette phase.',
      },
    ],
  },
  {
    id: 'GLO 2.B3',
    title: { en: 'March-to-the-guns phase', fr: 'La phase de marche au canon' },
    clauses: [
      {
        en: 'A battle marker is put in each town where units of both sides stand together.',
        fr: 'On pose un marqueur Bataille dans chaque case où se trouvent des unités des deux camps.',
      },
      {
        en: 'Units of the other player that are one or two movement points away may try to go there.',
        fr: 'Les unités de l’autre joueur situées à un ou deux PM peuvent tenter de s’y rendre.',
      },
      {
        en: 'Nobody has to march to the guns: units try only if their player wishes.',
        fr: 'La marche au canon n’est pas obligatoire : une unité ne la tente que si son joueur le souhaite.',
      },
      {
        en: 'The active player’s own units do not march to the guns.',
        fr: 'Les unités du joueur actif ne marchent pas au son du canon.',
      },
    ],
  },
  {
    id: 'GLO 2.B4',
    title: { en: 'Combat phase', fr: 'La phase de combat' },
    clauses: [
      {
        en: 'Units of both sides in the same town fight in this phase.',
        fr: 'Les unités des deux camps qui occupent la même case se battent dans cette phase.',
      },
      { en: 'Combat cannot be declined.', fr: 'On ne peut pas refuser le combat.' },
    ],
  },
  {
    id: 'GLO 3.1',
    title: { en: 'Weather', fr: 'La météo' },
    clauses: [
      {
        en: 'At the start of each turn one die with its modifiers gives the weather of that turn from the weather table.',
        fr: 'Au début de chaque tour, un dé et ses modificateurs donnent le temps du tour sur la Table Météo.',
      },
      {
        en: 'The weather holds for the whole turn and is shown on the map.',
        fr: 'Ce temps vaut pour tout le tour et il est indiqué sur la carte.',
      },
      { en: 'Clear weather has no effect.', fr: 'Le temps clair n’a pas d’effet.' },
      { en: 'Rain: units and leaders have 1 movement point less.', fr: 'Pluie : unités et chefs ont 1 PM de moins.' },
      {
        en: 'Rain: crossing a river by a ford costs 1 movement point more.',
        fr: 'Pluie : passer une rivière à gué coûte 1 PM de plus.',
      },
      { en: 'Rain: pursuit dice are lowered by 1.', fr: 'Pluie : −1 au dé de poursuite.' },
      { en: 'Mud: infantry has 1 movement point less.', fr: 'Boue : l’infanterie a 1 PM de moins.' },
      {
        en: 'Mud: cavalry and leaders have 2 movement points less.',
        fr: 'Boue : la cavalerie et les chefs ont 2 PM de moins.',
      },
      {
        en: 'Mud: an artillery reserve has 3 movement points less.',
        fr: 'Boue : la réserve d’artillerie a 3 PM de moins.',
      },
      { en: 'Mud: there is no pursuit.', fr: 'Boue : pas de poursuite.' },
      {
        en: 'Mud: crossing a river by a ford costs 1 movement point more.',
        fr: 'Boue : passer une rivière à gué coûte 1 PM de plus.',
      },
      { en: 'Mud: forced-march dice are raised by 2.', fr: 'Boue : +2 au dé de marche forcée.' },
      { en: 'Snow: units and leaders have 1 movement point less.', fr: 'Neige : unités et chefs ont 1 PM de moins.' },
      {
        en: 'Snow: each battle has one round less, but at least one.',
        fr: 'Neige : chaque bataille compte une séquence de moins, mais au moins une.',
      },
      { en: 'Snow: forced-march dice are raised by 1.', fr: 'Neige : +1 au dé de marche forcée.' },
      { en: 'Snow: artillery dice are lowered by 1.', fr: 'Neige : −1 au dé d’artillerie.' },
      { en: 'Snow: pursuit dice are lowered by 1.', fr: 'Neige : −1 au dé de poursuite.' },
    ],
  },
  {
    id: 'GLO 3.2',
    title: { en: 'Who plays first', fr: 'Qui joue en premier' },
    clauses: [
      {
        en: 'While Napoleon is on the map, the French player says each turn whether he is first or second.',
        fr: 'Tant que Napoléon est sur la carte, le joueur français décide à chaque tour s’il est premier ou second.',
      },
      {
        en: 'Without Napoleon dice decide who has that choice, each with the value of its side’s highest commander in chief.',
        fr: 'Sans Napoléon, les dés désignent qui choisit, modifiés par la VC du commandant en chef de plus haut rang du camp.',
      },
      {
        en: 'If several commanders in chief of a side share the highest rank, the best command value counts.',
        fr: 'Si plusieurs commandants en chef d’un camp ont ce rang, la meilleure VC compte.',
      },
    ],
  },
  {
    id: 'GLO 3.3',
    title: { en: 'Reinforcements', fr: 'Les renforts' },
    clauses: [
      {
        en: 'Reinforcements are new units, or strength points for units in play (replacements).',
        fr: 'Les renforts sont des unités nouvelles ou des PF destinés aux unités en jeu.',
      },
      {
        en: 'The scenario says where, in a town or by a connection, and in which turn they come.',
        fr: 'Le scénario dit où ils arrivent, dans une case ou par une connexion, et à quel tour.',
      },
      {
        en: 'Where the scenario says so, a die decides whether they come late.',
        fr: 'Quand le scénario le prévoit, un dé décide s’ils arrivent en retard.',
      },
      {
        en: 'Reinforcements that come in a town are set up there in phase A of their turn.',
        fr: 'Les renforts qui arrivent dans une case y sont placés en phase A de leur tour.',
      },
      {
        en: 'Nobody may occupy a town in the turn in which enemy reinforcements come there.',
        fr: 'Il est interdit d’occuper une case au tour où des renforts ennemis y arrivent.',
      },
      {
        en: 'A Force that stands in such a town all the same must go to a neighbouring town.',
        fr: 'Une Force qui s’y trouve malgré tout doit gagner une case voisine.',
      },
      {
        en: 'If there are several such towns, its owner chooses which.',
        fr: 'S’il y en a plusieurs, son propriétaire choisit laquelle.',
      },
      {
        en: 'Reinforcements that come by a connection enter by it in their owner’s movement phase.',
        fr: 'Les renforts qui arrivent par une connexion entrent par elle dans la phase de mouvement de leur joueur.',
      },
      { en: 'Entering by a connection costs no command points.', fr: 'Entrer par une connexion ne coûte aucun PC.' },
      {
        en: 'Units that enter by a connection cannot make a forced march that turn.',
        fr: 'Les unités qui entrent par une connexion ne peuvent pas faire de marche forcée ce tour-là.',
      },
      {
        en: 'Replacements may go to any unit in command.',
        fr: 'Les renforts en PF vont à n’importe quelle unité commandée.',
      },
      { en: 'A unit out of command receives no replacements.', fr: 'Une unité non commandée n’en reçoit pas.' },
      {
        en: 'Replacements make good losses: crosses are rubbed out, not stragglers.',
        fr: 'Les renforts en PF compensent des pertes : on efface des croix, pas des traînards.',
      },
      {
        en: 'No unit receives more than one replacement point a turn.',
        fr: 'Aucune unité ne reçoit plus d’un PF de renfort par tour.',
      },
      {
        en: 'Replacements never lift a unit above its starting strength.',
        fr: 'Les renforts en PF ne portent jamais une unité au-delà de son effectif initial.',
      },
      {
        en: 'Replacements that no unit can take wait for the next turn, and so on.',
        fr: 'Les renforts en PF qu’aucune unité ne peut recevoir attendent le tour suivant, et ainsi de suite.',
      },
      {
        en: 'Replacements cannot be held back: while a unit in command has losses, they go in at once.',
        fr: 'Les renforts en PF ne se retiennent pas : si une unité commandée a des pertes, ils sont intégrés aussitôt.',
      },
    ],
  },
];
