import type { Paragraph } from '@bivouac/kernel';

/** Fortified towns and sieges: GLO 8.8. */
export const sieges: readonly Paragraph[] = [
  {
    id: 'GLO 8.8',
    title: { en: 'Fortified towns and sieges', fr: 'Villes fortifiées et sièges' },
    clauses: [
      {
        en: 'A fortified town belongs to the player who has a combat unit in it.',
        fr: 'Une ville fortifiée appartient au joueur qui a une unité de combat dans la case.',
      },
      {
        en: 'An empty one is taken at once by a unit that enters.',
        fr: 'Inoccupée, elle est prise aussitôt par une unité qui y entre.',
      },
      {
        en: 'A Force attacked in a fortified town may fight outside the walls.',
        fr: 'Une Force attaquée dans une ville fortifiée peut combattre hors des murs.',
      },
      {
        en: 'A Force outside the walls has the modifiers of defensive terrain and no more.',
        fr: 'Une Force hors des murs n’a que les modificateurs du terrain défensif.',
      },
      { en: 'A Force outside the walls cannot be besieged.', fr: 'Une Force hors des murs ne peut pas être assiégée.' },
      {
        en: 'A Force outside the walls retreats if it is beaten.',
        fr: 'Une Force hors des murs fait retraite si elle est vaincue.',
      },
      {
        en: 'A Force attacked in a fortified town may go inside the walls.',
        fr: 'Une Force attaquée dans une ville fortifiée peut s’abriter dans les murs.',
      },
      {
        en: 'A Force inside the walls has the modifiers of a fortified town if it is attacked.',
        fr: 'Une Force dans les murs a les modificateurs de la ville fortifiée si on l’attaque.',
      },
      {
        en: 'The defender chooses between inside and outside before the combat is fought.',
        fr: 'Le défenseur choisit entre dedans et dehors avant la résolution du combat.',
      },
      {
        en: 'Against a Force inside, the attacker chooses between assault and siege.',
        fr: 'Contre une Force dans les murs, l’attaquant choisit entre assaut et siège.',
      },
      {
        en: 'An assault is fought like any battle, with the modifiers of the table.',
        fr: 'Un assaut se livre comme une bataille, avec les modificateurs de la table.',
      },
      {
        en: 'Assault and siege need a unit that is no detachment.',
        fr: 'Assaut et siège demandent une unité qui ne soit pas un détachement.',
      },
      {
        en: 'Assault and siege need a unit that is not cavalry.',
        fr: 'Assaut et siège demandent une unité qui ne soit pas de la cavalerie.',
      },
      {
        en: 'Assault and siege need a unit that is no decoy.',
        fr: 'Assaut et siège demandent une unité qui ne soit pas un leurre.',
      },
      {
        en: 'Without such a unit the attacker can only mask the town.',
        fr: 'Sans une telle unité, l’attaquant peut seulement masquer la ville.',
      },
      {
        en: 'One named unit and one detachment find room inside.',
        fr: 'Une unité identifiée et un détachement trouvent place dans les murs.',
      },
      {
        en: 'Units in excess may go freely to an adjacent town without enemies.',
        fr: 'Les unités en excès peuvent se replier librement vers une case adjacente sans ennemis.',
      },
      {
        en: 'Units in excess that go to an adjacent town cannot be intercepted.',
        fr: 'Les unités en excès qui se replient ne peuvent pas être interceptées.',
      },
      {
        en: 'S1: a siege begins with a marker Siege 1 in the combat phase.',
        fr: 'S1 : un siège commence par un marqueur Siège 1, en phase de combat.',
      },
      {
        en: 'S2: the besieger throws a die at once, and on 5 or 6 the town falls.',
        fr: 'S2 : l’assiégeant jette aussitôt un dé ; sur 5 ou 6, la ville tombe.',
      },
      {
        en: 'S2: on 1 to 4 the marker is turned to Siege 2 and the siege goes on.',
        fr: 'S2 : sur 1 à 4, le marqueur passe à Siège 2 et le siège continue.',
      },
      {
        en: 'S3: in the combat phase of the next turn the town falls on 2 to 6.',
        fr: 'S3 : à la phase de combat du tour suivant, la ville tombe sur 2 à 6.',
      },
      {
        en: 'S3: on a 1 the siege goes on, and S3 is repeated each turn.',
        fr: 'S3 : sur 1, le siège continue, et S3 se répète à chaque tour.',
      },
      {
        en: 'When the town falls, the Force inside is eliminated.',
        fr: 'Quand la ville tombe, la Force assiégée est éliminée.',
      },
      {
        en: 'When the town falls, the leaders inside are captured and leave the game.',
        fr: 'Quand la ville tombe, les chefs assiégés sont capturés et retirés du jeu.',
      },
      {
        en: 'The siege die is lowered by 1 unless the besieger has more than twice the besieged in strength points.',
        fr: 'On retire 1 au dé de siège si l’assiégeant n’a pas plus du double des PF de l’assiégé.',
      },
      {
        en: 'Only the strength points of infantry units count for this doubling.',
        fr: 'Seuls les PF des unités d’infanterie comptent pour ce double.',
      },
      // The book says here that the siege goes on with a die of 1 to 5: RULINGS 118.
      {
        en: 'A siege that began by an interception stays at Siege 1 if the town does not fall.',
        fr: 'Un siège commencé par une interception reste à Siège 1 si la ville ne tombe pas.',
      },
      {
        en: 'A siege begun by an interception goes to Siege 2 only in the besieger’s own next turn.',
        fr: 'Un siège commencé par une interception ne passe à Siège 2 qu’au prochain tour de jeu de l’assiégeant.',
      },
      {
        en: 'A town that is only masked bears a siege marker as in S1.',
        fr: 'Une ville seulement masquée porte un marqueur siège comme en S1.',
      },
      { en: 'A mask makes no progress: no die is thrown.', fr: 'Un masque ne progresse pas : on ne jette pas de dé.' },
      { en: 'A mask may last for ever.', fr: 'Un masque peut durer indéfiniment.' },
      {
        en: 'A mask becomes a siege when the besieger has a unit fit for one.',
        fr: 'Un masque devient un siège quand l’assiégeant a une unité qui le permet.',
      },
      {
        en: 'A Force besieged or masked leaves only by a sortie.',
        fr: 'Une Force assiégée ou masquée ne sort que par une sortie.',
      },
      { en: 'A sortie is a fight against the besieger.', fr: 'Une sortie est un combat contre l’assiégeant.' },
      {
        en: 'The siege ends if the besieger is driven from the town by the garrison, with or without help.',
        fr: 'Le siège cesse si l’assiégeant est chassé de la case par la garnison, aidée ou non.',
      },
      {
        en: 'A friendly Force that comes into the town adds its strength points to those of the garrison.',
        fr: 'Une Force amie qui parvient dans la case ajoute ses PF à ceux de la garnison.',
      },
      { en: 'Garrison and relief add their bonuses as well.', fr: 'Garnison et secours cumulent aussi leurs bonus.' },
      {
        en: 'Garrison and relief together attack the whole besieging Force.',
        fr: 'Garnison et secours attaquent ensemble la totalité de la Force assiégeante.',
      },
      {
        en: 'In a sortie with relief the terrain counts as defensive.',
        fr: 'Lors d’une sortie secourue, le terrain compte comme défensif.',
      },
      {
        en: 'A garrison that sallies does not make it a flank attack.',
        fr: 'Une garnison qui sort n’en fait pas une attaque de flanc.',
      },
      {
        en: 'Nobody marches to the guns to help a garrison.',
        fr: 'Personne ne marche au son du canon pour aider une garnison.',
      },
      {
        en: 'A siege that is taken up again next turn starts at S1.',
        fr: 'Un siège repris au tour suivant recommence en S1.',
      },
    ],
  },
];
