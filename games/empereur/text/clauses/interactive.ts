import type { Paragraph } from '@bivouac/kernel';

/** Activation by corps: EMP XX to EMP XXI.6. */
export const interactive: readonly Paragraph[] = [
  {
    id: 'EMP XX',
    title: { en: 'Interactive play', fr: 'Jeu par activations' },
    clauses: [
      {
        en: 'The players play in turns, one army corps after the other.',
        fr: 'Les joueurs jouent à tour de rôle, un corps d’armée après l’autre.',
      },
    ],
  },
  {
    id: 'EMP XXI.1',
    title: { en: 'Corps activate in turn', fr: 'Activation alternée des corps' },
    clauses: [
      {
        en: 'Whoever has more corps leaders on the map begins: he activates a corps, its leader and its units.',
        fr: 'Celui qui a le plus de chefs de corps sur la carte commence : il active un corps, son chef et ses unités.',
      },
      {
        en: 'When it has been played, the other player does the same, and so on until no corps is left to activate.',
        fr: 'Une fois ce corps joué, l’autre joueur fait de même, et ainsi de suite jusqu’au dernier corps.',
      },
      {
        en: 'A player may decline if he has fewer corps still to activate than the enemy.',
        fr: 'Un joueur peut refuser s’il lui reste moins de corps à activer qu’à l’ennemi.',
      },
      {
        en: 'With as many corps on both sides the French player chooses who activates first.',
        fr: 'À égalité de corps, le joueur français choisit qui active le premier.',
      },
      {
        en: 'The army leader may be played with any corps.',
        fr: 'Le chef d’armée peut être joué avec n’importe quel corps.',
      },
      {
        en: 'The leader of a wing plays with one of his corps.',
        fr: 'Un chef d’aile joue avec l’un de ses corps.',
      },
      {
        en: 'Units without command are played last.',
        fr: 'Les unités non commandées sont jouées en dernier.',
      },
    ],
  },
  {
    id: 'EMP XXI.2',
    title: { en: 'Phases of an activation', fr: 'Phases d’une activation' },
    clauses: [
      {
        en: 'A corps that is activated goes through the six phases of a turn: charges, movement, defensive fire of the other player, offensive fire, shock, rally.',
        fr: 'Un corps activé passe par les six phases d’un tour : charges, mouvement, feu défensif de l’autre joueur, feu offensif, choc, ralliement.',
      },
      {
        en: 'Whoever activates is the attacker, the other the defender; they change with every activation.',
        fr: 'Celui qui active est l’attaquant, l’autre le défenseur ; les rôles changent à chaque activation.',
      },
    ],
  },
  {
    id: 'EMP XXI.3',
    title: { en: 'Limited time', fr: 'Temps compté' },
    clauses: [
      {
        en: 'A player has a limited time to move the units that are activated, which every battle gives.',
        fr: 'Un joueur dispose d’un temps limité pour déplacer les unités activées, indiqué pour chaque bataille.',
      },
      {
        en: 'When it is over he stops moving this corps at once, and play goes on to another one.',
        fr: 'Une fois ce temps écoulé, il cesse aussitôt les déplacements de ce corps, et l’on passe à un autre.',
      },
      {
        en: 'What his opponent does meanwhile is not charged to him.',
        fr: 'Ce que fait entre-temps son adversaire ne lui est pas compté.',
      },
      {
        en: 'With the rule on time and penalties he may exceed it, at the price of morale.',
        fr: 'Avec la règle du temps de jeu, il peut le dépasser, au prix d’une pénalité de moral.',
      },
    ],
  },
  {
    id: 'EMP XXI.4',
    title: { en: 'Never twice in a row', fr: 'Jamais deux fois de suite' },
    clauses: [
      {
        en: 'The very last corps activated in a turn, whoever’s it is, may not be the first one of the next turn.',
        fr: 'Le tout dernier corps activé d’un tour, quel que soit son camp, ne peut être le premier du tour suivant.',
      },
    ],
  },
  {
    id: 'EMP XXI.5',
    title: { en: 'Cavalry corps join in', fr: 'Concours d’un corps de cavalerie' },
    clauses: [
      {
        en: 'A cavalry corps may be activated together with another corps, of infantry or cavalry.',
        fr: 'Un corps de cavalerie peut être activé avec un autre corps, d’infanterie ou de cavalerie.',
      },
      {
        en: 'Both are then played together and may attack together.',
        fr: 'Les deux sont alors joués ensemble et peuvent attaquer ensemble.',
      },
      {
        en: 'Two corps have somewhat more time than one.',
        fr: 'Deux corps ont un peu plus de temps qu’un seul.',
      },
    ],
  },
  {
    id: 'EMP XXI.6',
    title: { en: 'Units on loan', fr: 'Unités prêtées' },
    clauses: [
      {
        en: 'Up to two units of other corps may be lent to a corps and activated with it.',
        fr: 'Jusqu’à deux unités d’autres corps peuvent être prêtées à un corps et activées avec lui.',
      },
      {
        en: 'They are not activated again with their own corps in that turn.',
        fr: 'Elles ne sont pas réactivées avec leur propre corps à ce tour.',
      },
    ],
  },
];
