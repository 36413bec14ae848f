import type { Paragraph } from '@bivouac/kernel';

/** Shock: EMP VIII.1 to EMP VIII.10. */
export const shock: readonly Paragraph[] = [
  {
    id: 'EMP VIII.1',
    title: { en: 'Shock: who may be attacked', fr: 'Choc : qui peut être attaqué' },
    clauses: [
      {
        en: 'A unit is attacked by shock once a turn, by as many as can.',
        fr: 'Une unité n’est attaquée au choc qu’une fois par tour, par autant d’assaillants que possible.',
      },
      {
        en: 'Several attackers fight one shock together.',
        fr: 'Plusieurs assaillants livrent ensemble un seul choc.',
      },
      {
        en: 'Shock is never compulsory.',
        fr: 'Le choc n’est jamais obligatoire.',
      },
      {
        en: 'A unit that falls back may still be counter-charged.',
        fr: 'Une unité qui recule peut encore être contrechargée.',
      },
    ],
  },
  {
    id: 'EMP VIII.2',
    title: { en: 'Stacks in shock', fr: 'Les piles au choc' },
    clauses: [
      {
        en: 'A pile attacks together and defends together.',
        fr: 'Une pile attaque et se défend d’un bloc.',
      },
      {
        en: 'A line attacks one hex, though it has two before it.',
        fr: 'Une ligne attaque un seul hexagone, bien qu’elle en ait deux devant elle.',
      },
    ],
  },
  {
    id: 'EMP VIII.3',
    title: { en: 'Shock value', fr: 'Valeur de choc' },
    clauses: [
      {
        en: "The attacker's value changes with formation, hex side and the defender's ground, all added up.",
        fr: 'La valeur de l’attaquant varie selon sa formation, le côté d’hexagone et le terrain du défenseur, tout se cumule.',
      },
      {
        en: "The attacker's own ground changes nothing.",
        fr: 'Le terrain de l’attaquant ne change rien.',
      },
      {
        en: 'What counts is the formation in the hex from which he attacks.',
        fr: 'Ce qui compte est la formation dans l’hexagone d’où il attaque.',
      },
      {
        en: 'With a value of 0 nobody attacks.',
        fr: 'Avec une valeur de 0, on n’attaque pas.',
      },
      {
        en: 'An attacker with a value of 0 loses no steps.',
        fr: 'Un attaquant dont la valeur est 0 ne perd aucun pas.',
      },
      {
        en: 'A defender with a value of 0 is left out, shares retreat and elimination, and bears losses last.',
        fr: 'Un défenseur dont la valeur est 0 est ignoré, partage recul et élimination, et encaisse les pertes en dernier.',
      },
      {
        en: 'But cavalry that charges out of a wood or a town is worth 1.',
        fr: 'Mais la cavalerie qui charge depuis un bois ou une ville vaut 1.',
      },
    ],
  },
  {
    id: 'EMP VIII.4',
    title: { en: 'Shock power', fr: 'Puissance de choc' },
    clauses: [
      {
        en: 'Power is value times steps, and the powers of a side add up.',
        fr: 'La puissance est la valeur multipliée par les pas, et celles d’un camp s’additionnent.',
      },
      {
        en: 'The example: value 2 and 5 steps make 10.',
        fr: 'L’exemple : valeur 2 et 5 pas font 10.',
      },
    ],
  },
  {
    id: 'EMP VIII.5',
    title: { en: 'Hexes attacked from each formation', fr: 'Hexagones attaqués selon la formation' },
    clauses: [
      {
        en: 'A line attacks one of its two hexes, a column the one ahead, adapted infantry any.',
        fr: 'Une ligne attaque un de ses deux hexagones, une colonne celui d’en face, une infanterie adaptée n’importe lequel.',
      },
    ],
  },
  {
    id: 'EMP VIII.6',
    title: { en: 'Attack on flank or rear', fr: 'Attaque de flanc ou de dos' },
    clauses: [
      {
        en: "Taken in flank or rear, a defender's shock is halved, rounded up.",
        fr: 'Pris de flanc ou de dos, le défenseur voit son choc réduit de moitié, arrondi à l’entier supérieur.',
      },
      {
        en: 'Its morale is 2 lower in flank, 3 lower in the rear.',
        fr: 'Son moral perd 2 de flanc, 3 de dos.',
      },
      {
        en: 'One attacker from there is enough.',
        fr: 'Un seul assaillant venu de là suffit.',
      },
      {
        en: 'Nothing of it applies if a unit of the pile is taken in front.',
        fr: 'Rien de cela si une unité de la pile est attaquée de front.',
      },
      {
        en: 'Nor if a friend could attack the attacker, or the hex by which the shot comes in: the flank is protected.',
        fr: 'Ni si un ami peut attaquer l’assaillant, ou l’hexagone par où entre le tir : le flanc est protégé.',
      },
      {
        en: 'A battery alone taken so is disorganised by any result of 0 or 1.',
        fr: 'Une batterie seule ainsi prise est désorganisée par tout résultat de 0 ou 1.',
      },
      {
        en: "With infantry it is left out of the shock and shares the infantry's disorder or end.",
        fr: 'Avec de l’infanterie, elle est ignorée au choc et partage le désordre ou la fin de celle-ci.',
      },
      {
        en: 'Limbered guns and units in disorder protect no flank.',
        fr: 'Artillerie attelée et unités désorganisées ne protègent aucun flanc.',
      },
    ],
  },
  {
    id: 'EMP VIII.7',
    title: { en: 'Units that may not attack', fr: 'Unités privées d’attaque' },
    clauses: [
      {
        en: 'Disorder, squares, guns and cavalry in column do not attack.',
        fr: 'Désorganisés, carrés, artillerie et cavalerie en colonne n’attaquent pas.',
      },
      {
        en: 'Infantry that has fired may still attack.',
        fr: 'Une infanterie qui a tiré peut encore attaquer.',
      },
      {
        en: 'Guns of a pile that attacks give no opportunity fire.',
        fr: 'L’artillerie d’une pile qui attaque ne tire pas d’opportunité.',
      },
    ],
  },
  {
    id: 'EMP VIII.8',
    title: { en: 'Resolving shock', fr: 'Résoudre un choc' },
    clauses: [
      {
        en: 'The odds are rounded in favour of the defender.',
        fr: 'Le rapport est arrondi en faveur du défenseur.',
      },
      {
        en: 'A die, changed by leaders, gives both results from the table.',
        fr: 'Un dé, modifié par les chefs, donne les deux résultats de la table.',
      },
      {
        en: 'A number is steps lost by the top unit.',
        fr: 'Un nombre : des pas perdus par l’unité du dessus.',
      },
      {
        en: 'A star is a test of the pile, but not in a town.',
        fr: 'Une étoile : un test de la pile, sauf en ville.',
      },
      {
        en: 'D disorganises the pile and drives it back two hexes; D+1 costs a step as well.',
        fr: 'D désorganise la pile et la fait reculer de deux hexagones ; D+1 coûte aussi un pas.',
      },
      {
        en: 'E eliminates the pile.',
        fr: 'E élimine la pile.',
      },
      {
        en: 'Example 1: 14 and 15 against 12 is two to one.',
        fr: 'Exemple 1 : 14 et 15 contre 12 font deux contre un.',
      },
      {
        en: 'Example 2: four adapted steps into a forest have a power of 4.',
        fr: 'Exemple 2 : quatre pas adaptés contre une forêt ont une puissance de 4.',
      },
      {
        en: 'Example 3: eight steps in column over a bridge into difficult ground have 8 against 12: two to three.',
        fr: 'Exemple 3 : huit pas en colonne par un pont contre un terrain difficile ont 8 contre 12 : deux contre trois.',
      },
      {
        en: 'D or D+1 eliminates whoever was in disorder.',
        fr: 'D ou D+1 élimine qui était désorganisé.',
      },
    ],
  },
  {
    id: 'EMP VIII.9',
    title: { en: 'Disorganisation and retreat', fr: 'Désorganisation et recul' },
    clauses: [
      {
        en: 'Who is disorganised falls back two hexes away from the attack.',
        fr: 'Qui est désorganisé recule de deux hexagones à l’opposé de l’attaque.',
      },
      {
        en: 'In order: empty hexes towards the lines of communication, the same with friends, other empty ones, others with friends.',
        fr: 'Dans l’ordre : cases vides vers les lignes de communication, les mêmes avec des amis, autres cases vides, autres avec des amis.',
      },
      {
        en: 'The order is judged hex by hex; among equals the owner chooses.',
        fr: 'L’ordre se juge case par case ; à égalité, le joueur choisit.',
      },
      {
        en: 'Friends in order over whom they pass test at once.',
        fr: 'Les amis en ordre sur lesquels on passe testent aussitôt.',
      },
      {
        en: 'Hexes under fire are left under fire, but for those who caused the retreat.',
        fr: 'On quitte sous le feu les cases couvertes, sauf par ceux qui ont causé le recul.',
      },
      {
        en: 'Who is hemmed in is eliminated.',
        fr: 'Qui est cerné est éliminé.',
      },
      {
        en: 'Nobody retreats through the enemy.',
        fr: 'On ne recule pas à travers l’ennemi.',
      },
      {
        en: 'Where it cannot stop it goes one hex further.',
        fr: 'Là où elle ne peut s’arrêter, elle va une case plus loin.',
      },
      {
        en: 'Who leaves the map does not come back.',
        fr: 'Qui sort de la carte ne revient pas.',
      },
      {
        en: 'Whoever breaks in a town leaves it as well.',
        fr: 'Qui craque dans une ville la quitte aussi.',
      },
      {
        en: 'An empty hex is not attacked to gain ground.',
        fr: 'On n’attaque pas un hexagone vide pour gagner du terrain.',
      },
      {
        en: 'Of those who run together only the hemmed in are eliminated.',
        fr: 'De ceux qui fuient ensemble, seuls les encerclés sont éliminés.',
      },
    ],
  },
  {
    id: 'EMP VIII.10',
    title: { en: 'Advance after shock', fr: 'Avance après le choc' },
    clauses: [
      {
        en: 'Attackers may enter the hex that was emptied.',
        fr: 'Les assaillants peuvent entrer dans l’hexagone vidé.',
      },
      {
        en: 'They keep formation and facing unless the ground asks for another.',
        fr: 'Ils gardent formation et orientation, sauf si le terrain en impose une autre.',
      },
      {
        en: 'A defender does not advance.',
        fr: 'Un défenseur n’avance pas.',
      },
      {
        en: 'They go no further, and may be fired at on the way.',
        fr: 'Ils ne vont pas plus loin, et peuvent essuyer des tirs en chemin.',
      },
      {
        en: 'They keep to the rules of piles.',
        fr: 'Ils respectent les règles d’empilement.',
      },
    ],
  },
];
