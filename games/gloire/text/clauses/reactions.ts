import type { Paragraph } from '@bivouac/kernel';

/** Engineering, interception and march to the guns: GLO 6.4 and GLO 6.5. */
export const reactions: readonly Paragraph[] = [
  {
    id: 'GLO 6.4',
    title: { en: 'Bridges and pontoons', fr: 'Ponts et ponts de bateaux' },
    clauses: [
      {
        en: 'A Force of at least 3 strength points may destroy a bridge on a connection of its town.',
        fr: 'Une Force d’au moins 3 PF peut détruire un pont sur une connexion de sa case.',
      },
      { en: 'Destroying a bridge costs 2 movement points.', fr: 'Détruire un pont coûte 2 PM.' },
      {
        en: 'Destroying a bridge costs 3 movement points if an enemy unit is in the town beyond.',
        fr: 'Détruire un pont coûte 3 PM si une unité ennemie est dans la case d’en face.',
      },
      {
        en: 'A decoy beyond a bridge does not make its destruction dearer.',
        fr: 'Un leurre au-delà d’un pont n’augmente pas le coût de sa destruction.',
      },
      { en: 'Nobody moves over a destroyed bridge.', fr: 'Personne ne passe par un pont détruit.' },
      {
        en: 'No line of communication passes over a destroyed bridge.',
        fr: 'Aucune LdC ne passe par un pont détruit.',
      },
      {
        en: 'A Force beaten in an offensive or decisive battle that retreats over a bridge may try to destroy it.',
        fr: 'Une Force vaincue dans une bataille offensive ou décisive qui recule par un pont peut tenter de le détruire.',
      },
      {
        en: 'In retreat, on a 2 or a 4 the bridge is destroyed and nothing else happens.',
        fr: 'En recul, sur 2 ou 4, le pont est détruit sans autre effet.',
      },
      { en: 'In retreat, on a 6 the bridge stands.', fr: 'En recul, sur 6, le pont n’est pas détruit.' },
      {
        en: 'In retreat, on an odd die the bridge is destroyed and the Force loses 1 strength point more.',
        fr: 'En recul, sur un résultat impair, le pont est détruit et la Force perd 1 PF de plus.',
      },
      {
        en: 'Destroying a bridge in retreat takes effect at once and costs no movement points.',
        fr: 'Détruire un pont en recul a un effet immédiat et ne coûte pas de PM.',
      },
      {
        en: 'A unit of at least 3 strength points may repair a destroyed bridge on a connection of its town.',
        fr: 'Une unité d’au moins 3 PF peut réparer un pont détruit sur une connexion de sa case.',
      },
      {
        en: 'Repairing a bridge takes all movement points of the unit.',
        fr: 'Réparer un pont prend tous les PM de l’unité.',
      },
      {
        en: 'A bridge cannot be repaired with an enemy unit on the other side.',
        fr: 'On ne répare pas un pont si une unité ennemie est de l’autre côté.',
      },
      {
        en: 'A decoy on the other side does not prevent the repair of a bridge.',
        fr: 'Un leurre de l’autre côté n’empêche pas de réparer un pont.',
      },
      {
        en: 'Other units may use a repaired bridge at once.',
        fr: 'D’autres unités peuvent aussitôt emprunter le pont réparé.',
      },
      {
        en: 'A Force of at least 5 strength points may lay a pontoon on a connection of its town.',
        fr: 'Une Force d’au moins 5 PF peut poser un pont de bateaux sur une connexion de sa case.',
      },
      {
        en: 'A pontoon is laid where the map shows a ford on a great river.',
        fr: 'Un pont de bateaux se pose à l’emplacement d’un gué sur un fleuve.',
      },
      { en: 'Laying a pontoon takes all movement points of the Force.', fr: 'La pose prend tous les PM de la Force.' },
      {
        en: 'Laying a pontoon with an enemy unit on the other side costs the Force 1 strength point.',
        fr: 'Poser un pont de bateaux avec une unité ennemie de l’autre côté coûte 1 PF à la Force.',
      },
      {
        en: 'Laying a pontoon with a decoy on the other side costs no strength point.',
        fr: 'Poser un pont de bateaux avec un leurre de l’autre côté ne coûte pas de PF.',
      },
      { en: 'A pontoon can be used at once.', fr: 'Un pont de bateaux est utilisable aussitôt.' },
      {
        en: 'Each side has as many pontoons as the scenario says.',
        fr: 'Chaque camp a autant de ponts de bateaux que le dit le scénario.',
      },
      {
        en: 'A pontoon is taken up as a bridge is destroyed, and can then be laid elsewhere.',
        fr: 'Un pont de bateaux se démonte comme on détruit un pont, et peut ensuite être posé ailleurs.',
      },
      {
        en: 'Rivers are crossed without bridge or pontoon.',
        fr: 'Les rivières se franchissent sans pont ni pont de bateaux.',
      },
      {
        en: 'No engineering is done in a town that the enemy also occupies.',
        fr: 'Aucune opération de génie ne se fait dans une case occupée aussi par l’ennemi.',
      },
    ],
  },
  {
    id: 'GLO 6.5.1',
    title: { en: 'Interception', fr: 'L’interception' },
    clauses: [
      // The first three stand under the heading 6.5 and hold for both reactions.
      {
        en: 'In a player’s movement phase units of the other player may react.',
        fr: 'Pendant la phase de mouvement d’un joueur, les unités de l’autre peuvent réagir.',
      },
      {
        en: 'Distances of reactions are counted at the costs of infantry.',
        fr: 'Les distances de réaction se comptent aux coûts de l’infanterie.',
      },
      {
        en: 'The weather counts in distances of reactions, the dearer fords for instance.',
        fr: 'La météo compte dans les distances de réaction, par exemple le surcoût des gués.',
      },
      {
        en: 'A Force may try to intercept an enemy Force that enters an adjacent town in its movement.',
        fr: 'Une Force peut tenter d’intercepter une Force ennemie qui entre, en mouvement, dans une case adjacente.',
      },
      {
        en: 'There is no limit to the attempts in a turn: each occasion allows one.',
        fr: 'Le nombre de tentatives par tour est illimité : chaque occasion en permet une.',
      },
      {
        en: 'From one town only one Force tries to intercept.',
        fr: 'Depuis une même case, une seule Force peut tenter une interception.',
      },
      {
        en: 'Several Forces from different towns may try to intercept the same enemy Force.',
        fr: 'Plusieurs Forces de cases différentes peuvent tenter d’intercepter la même Force ennemie.',
      },
      {
        en: 'A Force with an enemy Force in its own town cannot intercept.',
        fr: 'Une Force qui a une Force ennemie dans sa propre case ne peut pas intercepter.',
      },
      {
        en: 'No Force can intercept into a town that a friendly Force already holds.',
        fr: 'On ne peut pas intercepter vers une case déjà tenue par une Force amie.',
      },
      {
        en: 'An interception succeeds with a die not above the command value of the Force’s highest-ranking leader.',
        fr: 'Une interception réussit avec un dé inférieur ou égal à la VC du chef de plus haut rang de la Force.',
      },
      { en: 'Of leaders of equal rank the best command value counts.', fr: 'À rang égal, la meilleure VC compte.' },
      { en: 'A Force without a leader has a command value of 1.', fr: 'Une Force sans chef a une VC de 1.' },
      { en: 'A Force without a leader that is in command adds 1.', fr: 'Une Force sans chef mais commandée ajoute 1.' },
      {
        en: 'A Force with a general that is in command adds 2 to his command value.',
        fr: 'Une Force avec un général, si elle est commandée, ajoute 2 à la VC de ce général.',
      },
      {
        en: 'The addition for a general cannot lift his value above that of the commander in chief.',
        fr: 'L’ajout accordé à un général ne peut porter sa VC au-delà de celle du commandant en chef.',
      },
      { en: 'A commander in chief adds nothing to his own.', fr: 'Un commandant en chef n’ajoute rien à la sienne.' },
      { en: 'A connection of 2 movement points adds 1 to the die.', fr: 'Une connexion à 2 PM ajoute 1 au dé.' },
      {
        en: 'The limits of 5.4 do not bind a move of interception.',
        fr: 'Les limites de 5.4 ne valent pas pour un mouvement d’interception.',
      },
      {
        en: 'A Force that succeeds may enter the town: the enemy’s movement is over.',
        fr: 'Une Force qui réussit peut entrer dans la case : le mouvement ennemi est terminé.',
      },
      {
        en: 'A Force that succeeds may instead go back one town: the enemy moves on as he likes.',
        fr: 'Une Force qui réussit peut aussi reculer d’une case : l’ennemi poursuit normalement.',
      },
      {
        en: 'After an interception there must be a battle, fought in the combat phase like any other.',
        fr: 'Après une interception, la bataille est obligatoire et se livre en phase de combat comme les autres.',
      },
      { en: 'The Force that intercepted is the defender in it.', fr: 'La Force qui a intercepté y est le défenseur.' },
      {
        en: 'Nobody marches to the guns of such a battle.',
        fr: 'Personne ne marche au canon vers une telle bataille.',
      },
      {
        en: 'In defensive terrain the Force that intercepted has the column of the defender in its favour.',
        fr: 'En terrain défensif, la Force qui intercepte bénéficie d’une colonne, comme défenseur.',
      },
      {
        en: 'In defensive terrain the Force that was intercepted, as attacker, is one column down.',
        fr: 'En terrain défensif, la Force interceptée, comme attaquant, subit une colonne de malus.',
      },
    ],
  },
  {
    id: 'GLO 6.5.2',
    title: { en: 'March to the guns', fr: 'La marche au son du canon' },
    clauses: [
      {
        en: 'Units of the player whose turn it is not may try to reach a battle marker.',
        fr: 'Les unités du joueur dont ce n’est pas le tour peuvent tenter de rejoindre un marqueur Bataille.',
      },
      {
        en: 'Only units 1 or 2 movement points from the battle may march to the guns.',
        fr: 'Seules des unités à 1 ou 2 PM de la bataille peuvent marcher au son du canon.',
      },
      {
        en: 'A march to the guns cannot pass through a town with an enemy Force.',
        fr: 'Une marche au son du canon ne traverse pas une case tenue par une Force ennemie.',
      },
      {
        en: 'Decoys alone do not bar a march to the guns.',
        fr: 'Des leurres seuls ne barrent pas une marche au son du canon.',
      },
      {
        en: 'A march to the guns succeeds with a die not above the command value of the Force’s highest-ranking leader.',
        fr: 'Une marche au son du canon réussit avec un dé inférieur ou égal à la VC du chef de plus haut rang de la Force.',
      },
      { en: 'Of leaders of equal rank the best command value counts.', fr: 'À rang égal, la meilleure VC compte.' },
      { en: 'A Force without a leader has a command value of 1.', fr: 'Une Force sans chef a une VC de 1.' },
      { en: 'A Force without a leader that is in command adds 1.', fr: 'Une Force sans chef mais commandée ajoute 1.' },
      {
        en: 'A Force with a general that is in command adds 2 to his command value.',
        fr: 'Une Force avec un général, si elle est commandée, ajoute 2 à la VC de ce général.',
      },
      {
        en: 'The addition for a general cannot lift his value above that of the commander in chief.',
        fr: 'L’ajout accordé à un général ne peut porter sa VC au-delà de celle du commandant en chef.',
      },
      { en: 'A commander in chief adds nothing to his own.', fr: 'Un commandant en chef n’ajoute rien à la sienne.' },
      {
        en: 'The kind of connection does not change the die of a march to the guns.',
        fr: 'Le type de connexion ne modifie pas le dé d’une marche au son du canon.',
      },
      {
        en: 'A Force that came 1 movement point takes part from the second round on.',
        fr: 'Une Force venue de 1 PM participe à partir de la deuxième séquence.',
      },
      {
        en: 'A Force that came 2 movement points takes part from the third round on.',
        fr: 'Une Force venue de 2 PM participe à partir de la troisième séquence.',
      },
      {
        en: 'If the battle is over before it can take part, a marching Force stays in its town.',
        fr: 'Si la bataille s’achève avant qu’elle puisse participer, la Force en marche reste dans sa case.',
      },
      {
        en: 'A Force marches to the guns once a turn.',
        fr: 'Une Force ne marche au son du canon qu’une fois par tour.',
      },
    ],
  },
];
