import type { Paragraph } from '@bivouac/kernel';

/** Command: EMP XVII to EMP XVII.9. */
export const command: readonly Paragraph[] = [
  {
    id: 'EMP XVII',
    title: { en: 'Five levels of command', fr: 'Cinq niveaux de commandement' },
    clauses: [
      {
        en: 'Command is played at one of five levels, on which the players agree before the battle.',
        fr: 'Le commandement se joue à l’un de cinq niveaux, dont les joueurs conviennent avant la bataille.',
      },
      {
        en: 'Each level is played with the rules of those below it.',
        fr: 'Chaque niveau se joue avec les règles des niveaux inférieurs.',
      },
    ],
  },
  {
    id: 'EMP XVII.1',
    title: { en: 'Level 1: wounded leaders', fr: 'Niveau 1 : chefs blessés' },
    clauses: [
      {
        en: 'When a leader is lost, a second die says for how many turns, from 1 to 5, he is away.',
        fr: 'Quand un chef est éliminé, un second dé dit pour combien de tours, de 1 à 5, il est absent.',
      },
      {
        en: 'On a 6 he is gone for good.',
        fr: 'Sur un 6, il est perdu pour de bon.',
      },
      {
        en: 'He counts for the enemy’s points if he is only wounded, too, but once.',
        fr: 'Même blessé il compte pour les points ennemis, mais une seule fois.',
      },
    ],
  },
  {
    id: 'EMP XVII.2',
    title: { en: 'Level 2: command radius', fr: 'Niveau 2 : rayon de commandement' },
    clauses: [
      {
        en: 'To move, a unit must be within 6 hexes of its chief, by a way on which no enemy stands, whatever the ground that is not closed.',
        fr: 'Pour bouger, une unité doit être à 6 hexagones au plus de son chef, par un chemin libre d’ennemis, quel que soit le terrain s’il n’est pas infranchissable.',
      },
      {
        en: 'That is judged as the charge phase begins, and holds for the whole turn of the player.',
        fr: 'On en juge au début de la phase de charge, et cela vaut pour tout le tour du joueur.',
      },
      {
        en: 'A chief must be within 10 hexes of the one above him to move; his units, and chiefs, obey him wherever he is held.',
        fr: 'Un chef doit être à 10 hexagones au plus de son supérieur pour bouger ; ses unités et ses chefs lui obéissent même s’il est retenu.',
      },
      {
        en: 'A corps chief who is too far throws for his initiative: on it or less he has half of his points, above it he stays where he is.',
        fr: 'Un chef de corps trop éloigné tente son initiative : à cette valeur ou moins il a la moitié de ses points, au-dessus il ne bouge pas.',
      },
      {
        en: 'An army chief always moves and commands: up to 3 units of any corps within 6 hexes himself. A wing chief commands no unit himself.',
        fr: 'Un chef d’armée bouge et commande toujours : lui-même jusqu’à 3 unités de n’importe quel corps à 6 hexagones. Un chef d’aile n’en commande aucune lui-même.',
      },
      {
        en: 'Units without a chief of their own that begin within reach of one are his for the whole battle.',
        fr: 'Les unités sans chef propre qui commencent à portée d’un chef sont à lui pour toute la bataille.',
      },
      {
        en: 'Out of command a unit leaves its hex only to come back towards its chief, and stays out of command for this turn; in disorder it goes towards its lines as ever.',
        fr: 'Hors commandement, une unité ne quitte son hexagone que pour revenir vers son chef, et reste hors commandement ce tour-ci ; désorganisée, elle va vers ses lignes comme toujours.',
      },
      {
        en: 'If it moves in good order it neither fires nor attacks in this turn, but for opportunity fire and countercharges.',
        fr: 'Si elle bouge en bon ordre, elle ne tire ni n’attaque de tout le tour, sauf tir d’opportunité et contre-charge.',
      },
      {
        en: 'Where it stands it may turn, change formation, fire and attack; and it advances after combat.',
        fr: 'Sur place elle peut s’orienter, changer de formation, tirer et attaquer ; et elle avance après combat.',
      },
      {
        en: 'Its cavalry charges only what it has beside it; it countercharges and falls back as ever.',
        fr: 'Sa cavalerie ne charge qu’au contact ; elle contre-charge et recule avant combat comme toujours.',
      },
      {
        en: 'In the first turn all units and chiefs are commanded.',
        fr: 'Au premier tour, toutes les unités et tous les chefs sont commandés.',
      },
    ],
  },
  {
    id: 'EMP XVII.3',
    title: { en: 'Level 3: tactical orders', fr: 'Niveau 3 : ordres tactiques' },
    clauses: [
      {
        en: 'The army chief gives secret orders to the chiefs of corps, who have their units carry them out.',
        fr: 'Le chef d’armée donne des ordres secrets aux chefs de corps, qui les font exécuter par leurs unités.',
      },
      {
        en: 'A chief need no longer be within 10 hexes of the one above him to move.',
        fr: 'Un chef n’est plus tenu d’être à 10 hexagones de son supérieur pour bouger.',
      },
      {
        en: 'The army chief has half of his points, rounded up; all of them when his army is demoralised, or when half of his corps (rounded up) retreat.',
        fr: 'Le chef d’armée n’a que la moitié de ses points, arrondie au-dessus ; tous si son armée est démoralisée, ou si la moitié de ses corps (arrondi au-dessus) bat en retraite.',
      },
      {
        en: 'An order that was received comes into force in the next turn and replaces the one before; a chief in the hex of the army chief accepts it without a throw.',
        fr: 'Un ordre reçu entre en vigueur au tour suivant et remplace le précédent ; un chef qui est dans l’hexagone du chef d’armée l’accepte sans jet.',
      },
      {
        en: 'Attack: at least a third (rounded up) of the units in order, guns left out, advance 4 hexes towards the enemy, as far as their points allow.',
        fr: 'Attaque : au moins un tiers (arrondi au-dessus) des unités en ordre, artillerie exclue, avance de 4 hexagones vers l’ennemi, dans la limite de ses points.',
      },
      {
        en: 'They engage him, by fire or shock, if they can; guns act freely, and units in disorder do not count.',
        fr: 'Elles l’engagent au feu ou au choc, si possible ; l’artillerie agit librement, et les unités désorganisées ne comptent pas.',
      },
      {
        en: 'March: units move in column, adapted or limbered only.',
        fr: 'Marche : les unités ne se déplacent qu’en colonne, adaptées ou attelées.',
      },
      {
        en: 'They attack neither by fire nor by shock, not even in defence; opportunity fire alone is allowed.',
        fr: 'Elles n’attaquent ni au feu ni au choc, même en défense ; seul le tir d’opportunité est permis.',
      },
      {
        en: 'One unit a turn, of its player’s choice, acts as it likes.',
        fr: 'Une unité par tour, au choix du joueur, agit comme elle veut.',
      },
      {
        en: 'They do not give up their order by choice, nor leave the map.',
        fr: 'Elles ne se désorganisent pas volontairement, et ne sortent pas de la carte.',
      },
      {
        en: 'It can be changed to attack or defence at once, without throw or penalty; the new order then holds in full.',
        fr: 'Elle peut être changée aussitôt en attaque ou en défense, sans jet ni pénalité ; le nouvel ordre vaut alors pleinement.',
      },
      {
        en: 'A corps that comes onto the field has an order of march for nothing; its destination is named when its chief comes in.',
        fr: 'Un corps qui entre sur le terrain a un ordre de marche gratuit ; sa destination est nommée à l’entrée de son chef.',
      },
      {
        en: 'Defence: the chief moves at most 2 hexes a turn, and never nearer to the enemy’s lines of communication.',
        fr: 'Défense : le chef ne bouge que de 2 hexagones par tour, sans jamais se rapprocher des lignes de communication ennemies.',
      },
      {
        en: 'As it comes into force a line is drawn one hex before its foremost units, towards the enemy’s lines of communication.',
        fr: 'Dès son entrée en vigueur, on trace une ligne à un hexagone devant ses unités les plus avancées, vers les lignes de communication ennemies.',
      },
      {
        en: 'Its units do not cross that line, not even to advance after combat.',
        fr: 'Ses unités ne franchissent pas cette ligne, même pour avancer après combat.',
      },
      {
        en: 'Withdrawal: the chief falls back 2 or 3 hexes a turn towards his lines of communication, neither more nor less.',
        fr: 'Repli : le chef recule de 2 ou 3 hexagones par tour vers ses lignes de communication, ni plus ni moins.',
      },
      {
        en: 'At least half of the units in order (rounded down) do so, too, if they can; otherwise all of them act freely.',
        fr: 'Au moins la moitié des unités en ordre (arrondi au-dessous) en fait autant, si possible ; pour le reste, toutes agissent librement.',
      },
      {
        en: 'Retreat: all units go in column, adapted, limbered or in disorder at least 3 hexes a turn towards their lines, if they can.',
        fr: 'Retraite : toutes les unités vont en colonne, adaptées, attelées ou désorganisées d’au moins 3 hexagones par tour vers leurs lignes, si possible.',
      },
      {
        en: 'They do not attack; opportunity fire is allowed.',
        fr: 'Elles n’attaquent pas ; le tir d’opportunité est permis.',
      },
      {
        en: 'Two units a turn act as they like.',
        fr: 'Deux unités par tour agissent comme elles veulent.',
      },
      {
        en: 'It is the only order by which units leave the map by choice.',
        fr: 'C’est le seul ordre qui permet de sortir volontairement de la carte.',
      },
      {
        en: 'Reserve: only from the start of the battle; the corps stays at least 6 hexes from every enemy.',
        fr: 'Réserve : seulement au début de la bataille ; le corps reste à 6 hexagones au moins de tout ennemi.',
      },
      {
        en: 'It does not attack; opportunity fire alone is allowed.',
        fr: 'Il n’attaque pas ; seul le tir d’opportunité est permis.',
      },
      {
        en: 'It can be changed to defence at once; and it becomes one as soon as a unit ends its move within less than 5 hexes of an enemy.',
        fr: 'Elle peut être changée aussitôt en défense ; et elle le devient dès qu’une unité termine son mouvement à moins de 5 hexagones d’un ennemi.',
      },
      {
        en: 'A reserve that gets a new order in the second half of the battle is fresh for this turn and two more: its side has 1 more on the die of a shock in which all its units are.',
        fr: 'Une réserve qui reçoit un nouvel ordre dans la seconde moitié de la bataille est fraîche ce tour et les deux suivants : son camp gagne 1 au dé d’un choc où toutes ses unités le sont.',
      },
      {
        en: 'A corps of cavalry passes from attack to march, and back, at any time.',
        fr: 'Un corps de cavalerie passe de l’attaque à la marche, et inversement, à tout moment.',
      },
      {
        en: 'Where there is a wing chief the order goes to him first, and on in the next turn; he gives none himself, but may pass one on to the other corps of his wing.',
        fr: 'S’il existe un chef d’aile, l’ordre passe d’abord par lui, et repart au tour suivant ; il n’en donne pas, mais peut en transmettre un aux autres corps de son aile.',
      },
      {
        en: 'Each corps begins with an order that its player chooses.',
        fr: 'Chaque corps commence avec un ordre au choix du joueur.',
      },
      {
        en: 'A corps whose order is fulfilled or has become impossible defends; it is never without one.',
        fr: 'Un corps dont l’ordre est rempli ou devenu impossible défend ; il n’est jamais sans ordre.',
      },
      {
        en: 'Orders a turn: the French 3, the English 2, the Prussians 1 until 1807 and 2 later, all others 1, unless the battle says otherwise.',
        fr: 'Ordres par tour : les Français 3, les Anglais 2, les Prussiens 1 jusqu’en 1807 et 2 après, tous les autres 1, sauf indication de la bataille.',
      },
      {
        en: 'A general retreat goes to all corps at once, past wing chiefs and whatever the number; then no other order is given in that turn.',
        fr: 'Une retraite générale va à tous les corps à la fois, sans passer par les chefs d’aile et quel que soit le nombre ; aucun autre ordre n’est alors donné ce tour-là.',
      },
      {
        en: 'Distances are counted as the crow flies, not along the way.',
        fr: 'Les distances se comptent à vol d’oiseau, non en chemin parcouru.',
      },
      {
        en: 'A unit out of command goes by the rules of the radius and not by its order, but counts among the units of its corps.',
        fr: 'Une unité hors commandement suit la règle du rayon et non son ordre, mais compte parmi les unités de son corps.',
      },
      {
        en: 'A unit in disorder is no part of its corps for orders, but for a retreat.',
        fr: 'Une unité désorganisée ne fait pas partie de son corps pour les ordres, sauf pour la retraite.',
      },
      {
        en: 'In an attack cavalry that may not charge in this turn does not count among the third.',
        fr: 'Dans une attaque, la cavalerie qui ne peut charger ce tour ne compte pas dans le tiers.',
      },
    ],
  },
  {
    id: 'EMP XVII.4',
    title: { en: 'Level 4: written orders', fr: 'Niveau 4 : ordres rédigés' },
    clauses: [
      {
        en: 'An order is written out: a tactic as at the third level, and whatever else may help, in words.',
        fr: 'Un ordre est rédigé : une tactique comme au troisième niveau, et en toutes lettres tout ce qui peut être utile.',
      },
      {
        en: 'It may have an objective, a place or an enemy corps, and an hour until which it holds.',
        fr: 'Il peut avoir un objectif, un lieu ou un corps ennemi, et une heure jusqu’à laquelle il vaut.',
      },
      {
        en: 'It may have a second order for success, which follows when the objective is reached.',
        fr: 'Il peut avoir un ordre secondaire en cas de réussite, qui suit quand l’objectif est atteint.',
      },
      {
        en: 'A chief carries out the first order for at least three turns.',
        fr: 'Un chef exécute l’ordre primaire au moins trois tours.',
      },
      {
        en: 'From the fourth turn on, or when its hour is over, he may take it for a failure and go on to the second order for that, without penalty.',
        fr: 'À partir du quatrième tour, ou l’heure passée, il peut le tenir pour un échec et passer à l’ordre secondaire prévu, sans pénalité.',
      },
      {
        en: 'An order of defence has no second order for success.',
        fr: 'Un ordre de défense n’a pas d’ordre secondaire de réussite.',
      },
      {
        en: 'Where an order is fulfilled or cannot be carried out and nothing follows, the corps defends until it has another.',
        fr: 'Si un ordre est rempli ou inapplicable et que rien ne suit, le corps défend jusqu’à en recevoir un autre.',
      },
      {
        en: 'Who wants to change it before throws for his initiative, with its penalty.',
        fr: 'Qui veut en changer avant tente son initiative, avec sa pénalité.',
      },
    ],
  },
  {
    id: 'EMP XVII.5',
    title: { en: 'Couriers', fr: 'Les estafettes' },
    clauses: [
      {
        en: 'Orders go by couriers with numbers, from the army chief to the chief they are for.',
        fr: 'Les ordres vont par estafettes numérotées, du chef d’armée au chef destinataire.',
      },
      {
        en: 'Orders are written, carried and thrown for in the movement phase.',
        fr: 'Les ordres sont rédigés, portés et testés pendant la phase de mouvement.',
      },
      {
        en: 'A courier has 12 points a turn, uses all of them and comes as near to his chief as he can, at the cost of cavalry in column.',
        fr: 'Une estafette a 12 points par tour, les emploie tous et s’approche au plus près de son chef, au coût de la cavalerie en colonne.',
      },
      {
        en: 'He keeps more than 2 hexes from every enemy unit.',
        fr: 'Elle reste à plus de 2 hexagones de toute unité ennemie.',
      },
      {
        en: 'Within 5 hexes of his chief he may come nearer to an enemy than that.',
        fr: 'À 5 hexagones ou moins de son chef, elle peut s’approcher davantage d’un ennemi.',
      },
      {
        en: 'There may be any number of couriers; when one finds his chief, his obedience is thrown for.',
        fr: 'Le nombre d’estafettes n’est pas limité ; quand l’une trouve son chef, on teste l’obéissance de celui-ci.',
      },
      {
        en: 'Where there is a wing chief the courier goes to him first and rides on in the next turn.',
        fr: 'S’il existe un chef d’aile, l’estafette va d’abord vers lui et repart au tour suivant.',
      },
      {
        en: 'An enemy unit that comes within 2 hexes of a courier drives him off, hex by hex away from it, as the enemy chooses; he is never destroyed.',
        fr: 'Une unité ennemie qui passe à 2 hexagones d’une estafette la repousse, hexagone par hexagone, à l’opposé et au choix de l’ennemi ; elle n’est jamais détruite.',
      },
    ],
  },
  {
    id: 'EMP XVII.6',
    title: { en: 'Obedience and delay', fr: 'Obéissance et retard' },
    clauses: [
      {
        en: 'How readily a chief obeys is on his counter: 4 on average for the French, 3 for their enemies.',
        fr: 'La promptitude d’un chef à obéir figure sur son pion : 4 en moyenne pour les Français, 3 pour les Coalisés.',
      },
      {
        en: 'When an order comes to him a die is thrown: at his obedience or less he accepts it.',
        fr: 'Quand un ordre lui parvient, on jette un dé : à son obéissance ou moins il l’accepte.',
      },
      {
        en: 'Then his old order holds for this turn, and the new one from the next.',
        fr: 'Alors l’ancien ordre vaut ce tour-ci, et le nouveau dès le suivant.',
      },
      {
        en: 'Otherwise the old one holds for this turn and the next, in which a throw of delay is made.',
        fr: 'Sinon l’ancien vaut ce tour-ci et le suivant, où l’on fait un jet de retard.',
      },
      {
        en: 'Delay, whatever his obedience: on 1 to 4 the order holds from the turn after, on 5 one turn later, on 6 it is lost.',
        fr: 'Retard, quelle que soit son obéissance : de 1 à 4 l’ordre vaut dès le tour d’après, sur 5 un tour plus tard, sur 6 il est perdu.',
      },
    ],
  },
  {
    id: 'EMP XVII.7',
    title: { en: 'Acting on one’s own initiative', fr: 'Agir de sa propre initiative' },
    clauses: [
      {
        en: 'Instead of the order he has, also one of defence by default, a chief of a corps may follow his own plan: a throw for his initiative.',
        fr: 'Au lieu de l’ordre qu’il a, même une défense par défaut, un chef de corps peut suivre son propre plan : un jet sous son initiative.',
      },
      {
        en: 'The throw takes effect only in the next turn, whatever it gives.',
        fr: 'Le jet, quel qu’il soit, n’a d’effet qu’au tour suivant.',
      },
      {
        en: 'Initiative is 5 for an excellent chief, 4 for a good one, 3 on average, 2 for a poor one.',
        fr: 'L’initiative est de 5 pour un excellent chef, 4 pour un bon, 3 en moyenne, 2 pour un médiocre.',
      },
      {
        en: 'On his initiative or less he may do it.',
        fr: 'À son initiative ou moins, il y est autorisé.',
      },
      {
        en: 'It is done after orders were received; the old tactic goes on in this turn.',
        fr: 'Cela vient après la réception des ordres ; l’ancienne tactique continue ce tour-ci.',
      },
      {
        en: 'Success: the new tactic holds from the next turn, in which the morale of his units is 1 lower.',
        fr: 'Réussite : la nouvelle tactique vaut dès le tour suivant, où le moral de ses unités baisse de 1.',
      },
      {
        en: 'Failure: the old tactic goes on, and the morale of his units is 2 lower in the next turn.',
        fr: 'Échec : l’ancienne tactique continue, et le moral de ses unités baisse de 2 au tour suivant.',
      },
      {
        en: 'At the second level it lets a chief who is out of reach move at half his points.',
        fr: 'Au deuxième niveau, elle permet à un chef hors de portée de bouger de la moitié de ses points.',
      },
      {
        en: 'A wing chief does not use it to change the order of one of his corps.',
        fr: 'Un chef d’aile ne s’en sert pas pour modifier l’ordre d’un de ses corps.',
      },
    ],
  },
  {
    id: 'EMP XVII.8',
    title: { en: 'Contesting an order', fr: 'Contester un ordre' },
    clauses: [
      {
        en: 'An order is not shown to the enemy unless he contests it.',
        fr: 'Un ordre n’est montré à l’ennemi que s’il le conteste.',
      },
      {
        en: 'Then it must be shown to him.',
        fr: 'Il faut alors le lui montrer.',
      },
      {
        en: 'In return one may ask to see the order of one of his corps.',
        fr: 'En échange on peut demander à voir l’ordre d’un de ses corps.',
      },
      {
        en: 'What is unclear is agreed on, or decided by a throw under the chief’s initiative.',
        fr: 'Une ambiguïté se règle d’un commun accord, ou par un jet sous l’initiative du chef.',
      },
    ],
  },
  {
    id: 'EMP XVII.9',
    title: { en: 'Level 5: free letters', fr: 'Niveau 5 : messages libres' },
    clauses: [
      {
        en: 'Orders and messages are written freely; what they say is ruled by nothing.',
        fr: 'Ordres et messages s’écrivent librement ; rien n’en règle le contenu.',
      },
      {
        en: 'The first two levels of command are played with it.',
        fr: 'On y joue les deux premiers niveaux de commandement.',
      },
      {
        en: 'Couriers carry them at the pace of levels 3 and 4.',
        fr: 'Des estafettes les portent, à la vitesse des niveaux 3 et 4.',
      },
      {
        en: 'The number of orders is limited as at level 3.',
        fr: 'Le nombre d’ordres est limité comme au niveau 3.',
      },
      {
        en: 'There is no test of obedience or initiative.',
        fr: 'Il n’y a de test ni d’obéissance ni d’initiative.',
      },
      {
        en: 'Each player acts as he thinks fit, whether he follows an order or not.',
        fr: 'Chaque joueur agit comme il l’entend, qu’il suive un ordre ou non.',
      },
      {
        en: 'His commander may replace him.',
        fr: 'Son commandant peut le remplacer.',
      },
      {
        en: 'A letter says who writes to whom, when, from where to where, and what.',
        fr: 'Une lettre dit qui écrit à qui, quand, d’où et vers où, et quoi.',
      },
      {
        en: 'Players tell each other nothing but by letter, unless their counters are on the same hex.',
        fr: 'Les joueurs ne se disent rien autrement que par lettre, sauf si leurs pions sont sur la même case.',
      },
      {
        en: 'Whoever wants something explained may ride to the other and ask.',
        fr: 'Qui veut une explication peut galoper jusqu’à l’autre et la demander.',
      },
    ],
  },
];
