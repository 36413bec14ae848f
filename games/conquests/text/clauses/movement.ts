import type { Paragraph } from '@bivouac/kernel';

/** Moving by land and by sea: CON 10 to CON 10.4. */
export const movement: readonly Paragraph[] = [
  {
    id: 'CON 10',
    title: { en: 'Moving troops', fr: 'Déplacer les troupes' },
    clauses: [
      {
        en: 'In turn order each power makes all its moves, and then the next one does.',
        fr: 'Dans l’ordre du tour, chaque puissance fait tous ses mouvements, puis la suivante.',
      },
      {
        en: 'No battle is fought before every power has moved.',
        fr: 'Aucun combat n’est livré avant que toutes les puissances aient bougé.',
      },
      {
        en: 'A unit may cross any number of territories, as long as movement points are spent for each.',
        fr: 'Une unité franchit autant de territoires que l’on veut, tant que des PM sont dépensés pour chacun.',
      },
      {
        en: 'At most 10 movement points are kept for the next turn.',
        fr: 'On garde au plus 10 PM pour le tour suivant.',
      },
      {
        en: 'Points that are left after moving can pay for retreats of the same turn.',
        fr: 'Les PM qui restent après le mouvement peuvent payer des retraites du même tour.',
      },
    ],
  },
  {
    id: 'CON 10.1',
    title: { en: 'Moves by land', fr: 'Mouvements par terre' },
    clauses: [
      { en: 'An infantry pays 1 movement point a territory.', fr: 'Une infanterie paie 1 PM par territoire.' },
      {
        en: 'A cavalry on its own pays 1 movement point for each two territories of one move, or part of two.',
        fr: 'Une cavalerie seule paie 1 PM pour chaque paire, même entamée, de territoires d’un même mouvement.',
      },
      { en: 'A gun pays 2 movement points a territory.', fr: 'Un canon paie 2 PM par territoire.' },
      {
        en: 'A cavalry and a gun that move together pay 2 movement points for both.',
        fr: 'Une cavalerie et un canon qui vont ensemble paient 2 PM pour les deux.',
      },
      {
        en: 'A corps of one infantry, one cavalry and one gun pays 2 movement points for the three.',
        fr: 'Un corps d’une infanterie, d’une cavalerie et d’un canon paie 2 PM pour les trois.',
      },
      {
        en: 'Units that meet on the way go on together, and pay together from there on.',
        fr: 'Des unités qui se rejoignent en route continuent ensemble et paient ensemble à partir de là.',
      },
      {
        en: 'A move ends in a land with units of a power that is no ally, unless it outflanks them.',
        fr: 'Un mouvement s’arrête dans un territoire où se trouve une puissance non alliée, sauf débordement.',
      },
      {
        en: 'Entering a land with units of a power that is no ally brings a battle there.',
        fr: 'Entrer dans un territoire où se trouve une puissance non alliée y provoque un combat.',
      },
      {
        en: 'Allies cross each other’s lands and stop in them without a battle.',
        fr: 'Des alliés traversent leurs territoires et s’y arrêtent sans combat.',
      },
      {
        en: 'A land in which two powers face each other may be entered only by an ally of one of them.',
        fr: 'Un territoire où deux puissances s’affrontent n’est ouvert qu’à un allié de l’une d’elles.',
      },
      {
        en: 'Land units march only over borders between lands; no strait is crossed without ships.',
        fr: 'Les troupes ne marchent que par les frontières terrestres ; aucun détroit ne se passe sans navires.',
      },
      {
        en: 'A neutral capital with its garrison ends the move of who enters it.',
        fr: 'Une capitale neutre avec sa garnison arrête le mouvement de qui y entre.',
      },
    ],
  },
  {
    id: 'CON 10.2',
    title: { en: 'Outflanking and refusing battle', fr: 'Débordement et refus de combat' },
    clauses: [
      {
        en: 'Who has entered a land of the enemy goes on only if at least 2 units of his side stay there.',
        fr: 'Qui est entré chez l’ennemi ne continue que s’il y laisse au moins 2 unités de son camp.',
      },
      {
        en: 'To go on, he pays 3 movement points for each enemy unit in that land.',
        fr: 'Pour continuer, il paie 3 PM par unité ennemie présente dans ce territoire.',
      },
      {
        en: 'To that he adds what the units that go on pay for their march.',
        fr: 'Il y ajoute le coût de marche des unités qui continuent.',
      },
      {
        en: 'Those who stay behind fight there in the combat phase.',
        fr: 'Celles qui restent y combattent pendant la phase de combat.',
      },
      { en: 'There is no outflanking at sea.', fr: 'Il n’y a pas de débordement en mer.' },
      {
        en: 'Units that begin their move beside an enemy in one land leave it on the same terms: 2 units stay.',
        fr: 'Des unités qui commencent dans un territoire avec un ennemi le quittent aux mêmes conditions : 2 y restent.',
      },
      {
        en: 'Who refuses battle so pays the march and 3 movement points for each enemy unit there.',
        fr: 'Qui refuse ainsi le combat paie sa marche et 3 PM par unité ennemie présente.',
      },
      { en: 'A corps counts as three units in all this.', fr: 'Un corps d’armée compte ici pour trois unités.' },
    ],
  },
  {
    id: 'CON 10.3',
    title: { en: 'Moves by sea', fr: 'Mouvements par mer' },
    clauses: [
      {
        en: 'A frigate pays 2 movement points for each sea it enters, with troops on board or without.',
        fr: 'Une frégate paie 2 PM pour chaque mer où elle entre, chargée ou non.',
      },
      {
        en: 'Taking a unit on board costs 1 movement point, whatever it is.',
        fr: 'Embarquer une unité coûte 1 PM, quelle qu’elle soit.',
      },
      {
        en: 'Landing a unit costs 1 movement point, whatever it is.',
        fr: 'Débarquer une unité coûte 1 PM, quelle qu’elle soit.',
      },
      {
        en: 'Each frigate of a power that is no ally in the sea entered costs 1 movement point more.',
        fr: 'Chaque frégate non alliée dans la mer où l’on entre coûte 1 PM de plus.',
      },
      {
        en: 'An English frigate without troops pays 1 movement point for a sea without strangers’ frigates.',
        fr: 'Une frégate anglaise sans troupes paie 1 PM pour une mer sans frégate étrangère.',
      },
      {
        en: 'A frigate may enter or cross an occupied sea without a battle.',
        fr: 'Une frégate peut entrer dans une mer occupée ou la traverser sans combat.',
      },
      {
        en: 'A frigate that has taken troops on board this turn lands none this turn.',
        fr: 'Une frégate qui a embarqué ce tour ne débarque pas ce tour.',
      },
      {
        en: 'A frigate that has landed troops this turn takes none on board this turn.',
        fr: 'Une frégate qui a débarqué ce tour n’embarque pas ce tour.',
      },
      {
        en: 'Having ended a frigate’s move among strangers, its owner may decide on a battle with one of them.',
        fr: 'Son mouvement fini parmi des étrangers, le propriétaire d’une frégate peut décider d’en combattre un.',
      },
      {
        en: 'The battle is with one nation, or with all the nations of one alliance there.',
        fr: 'Le combat vise une nation, ou toutes les nations d’une même alliance présentes.',
      },
      {
        en: 'Such a battle cannot be avoided but by the effect of a card.',
        fr: 'Seul l’effet d’une carte permet d’éviter ce combat.',
      },
      {
        en: 'Frigates that are engaged leave their sea no more before the combat phase.',
        fr: 'Les frégates engagées ne quittent plus leur mer avant la phase de combat.',
      },
      {
        en: 'A frigate that nobody has engaged may leave when its power moves.',
        fr: 'Une frégate que personne n’a engagée peut partir quand sa puissance bouge.',
      },
      {
        en: 'An engaged frigate whose power has still to move may land its troops.',
        fr: 'Une frégate engagée dont la puissance doit encore bouger peut débarquer ses troupes.',
      },
    ],
  },
  {
    id: 'CON 10.4',
    title: { en: 'Moving a forced ally', fr: 'Déplacer un allié forcé' },
    clauses: [
      {
        en: 'A forced ally moves its own troops in its own turn, with its own movement points.',
        fr: 'L’allié forcé déplace ses troupes à son tour, avec ses propres PM.',
      },
      {
        en: 'In his turn Napoleon may move the forced ally’s troops as well, with his own movement points.',
        fr: 'À son tour, Napoléon peut aussi déplacer les troupes de l’allié forcé, avec ses propres PM.',
      },
      {
        en: 'Where both are beaten together, Napoleon chooses which units are lost.',
        fr: 'S’ils sont battus ensemble, Napoléon choisit les unités perdues.',
      },
      {
        en: 'Where both are beaten together, Napoleon chooses where both retreat to.',
        fr: 'S’ils sont battus ensemble, Napoléon choisit les lieux de retraite des deux.',
      },
      {
        en: 'Napoleon sends no troops of the forced ally into a battle that they would lose whatever the die.',
        fr: 'Napoléon n’envoie pas les troupes de l’allié forcé dans un combat perdu quel que soit le dé.',
      },
    ],
  },
];
