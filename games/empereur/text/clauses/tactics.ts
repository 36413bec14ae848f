import type { Paragraph } from '@bivouac/kernel';

/** Tactical options of the advanced game: EMP XVI.1 to EMP XVI.9. */
export const tactics: readonly Paragraph[] = [
  {
    id: 'EMP XVI.1',
    title: { en: 'Option: voltigeurs', fr: 'Option : les voltigeurs' },
    clauses: [
      {
        en: 'Any infantry may send out voltigeurs, and infantry alone. They are not played with the skirmishers of IV.6.',
        fr: 'Toute infanterie peut déployer des voltigeurs, et elle seule. On ne joue pas en même temps les tirailleurs de IV.6.',
      },
      {
        en: 'They stand in a hex like infantry in line, with two hexes of front.',
        fr: 'Ils sont disposés dans l’hexagone comme une infanterie en ligne, avec deux hexagones de front.',
      },
      {
        en: 'Line infantry has one out in column or adapted, two in line.',
        fr: 'L’infanterie de ligne en déploie un en colonne ou adaptée, deux en ligne.',
      },
      {
        en: 'Light infantry, which has a range of two, has three.',
        fr: 'L’infanterie légère, de portée 2, en déploie trois.',
      },
      {
        en: 'Squares, militia and disorganised units have none, and nobody more than he has steps left.',
        fr: 'Un carré, une milice ou une unité désorganisée n’en a aucun, et nul n’en a plus qu’il ne lui reste de pas.',
      },
      {
        en: 'Losses cost voltigeurs: line infantry at its second level has none, light infantry two, at the third one.',
        fr: 'Les pertes coûtent des voltigeurs : l’infanterie de ligne au niveau B n’en a plus, la légère deux, et un seul au niveau C.',
      },
      {
        en: 'They go to a free hex of the front into which their unit can fire, light infantry to any hex beside it, on any ground that lets it pass.',
        fr: 'Ils vont dans un hexagone libre du front où leur unité peut tirer, la légère dans tout hexagone adjacent, sur tout terrain où l’on peut aller.',
      },
      {
        en: 'Only the top unit of a pile sends them out, and they stop no line of sight.',
        fr: 'Seule l’unité supérieure d’une pile en déploie, et ils n’arrêtent pas la vue.',
      },
      {
        en: 'They go out for nothing, once in the movement phase and once at the end of the rally phase; in the movement phase they are called back at will.',
        fr: 'Ils se déploient sans frais, une fois à la phase de mouvement et une fois à la fin de la phase de ralliement ; à la phase de mouvement on les rappelle à volonté.',
      },
      {
        en: 'They fire at a hex of their front beside them for 1, which nothing changes; several at one target for 1 in all.',
        fr: 'Ils tirent à 1, que rien ne modifie, sur un hexagone adjacent de leur front ; plusieurs sur une même cible, à 1 en tout.',
      },
      {
        en: 'One of them, and no more, adds his 1 to a regular shot.',
        fr: 'Un seul d’entre eux ajoute son 1 à un tir régulier.',
      },
      {
        en: 'A shot at a unit beyond voltigeurs is worth 1 less, once however many there are; a shot of 1 is not changed.',
        fr: 'Un tir sur une unité au-delà de voltigeurs vaut 1 de moins, une seule fois quel qu’en soit le nombre ; un tir de 1 n’est pas modifié.',
      },
      {
        en: 'They are no unit: they draw no opportunity fire and cannot be attacked by shock.',
        fr: 'Ce ne sont pas des unités : ils n’attirent pas de tir d’opportunité et ne peuvent être attaqués au choc.',
      },
      {
        en: 'They never share a hex with an enemy; beside enemy cavalry they go back at once without firing; where those of both sides meet, both go back.',
        fr: 'Ils ne partagent jamais un hexagone avec un ennemi ; à côté d’une cavalerie ennemie ils rentrent aussitôt sans tirer ; là où ceux des deux camps se rencontrent, tous rentrent.',
      },
      {
        en: 'They go back when a unit enters their hex, or when they cannot follow their own.',
        fr: 'Ils rentrent quand une unité entre dans leur hexagone, ou quand ils ne peuvent suivre la leur.',
      },
      {
        en: 'With a friendly unit in their hex they do not fire, and go back at the end of the movement phase if it is still there.',
        fr: 'Avec une unité amie dans leur hexagone ils ne tirent pas, et rentrent à la fin de la phase de mouvement si elle y est encore.',
      },
      {
        en: 'Enemy infantry or guns that come into their hex out of their front are fired at before; not if its own voltigeurs have driven them off.',
        fr: 'Une infanterie ou une artillerie ennemie qui entre dans leur hexagone en quittant leur front essuie d’abord leur tir ; non si ses propres voltigeurs les ont chassés.',
      },
      {
        en: 'They move with their unit, at every hex and every turn.',
        fr: 'Ils bougent avec leur unité, à chaque hexagone et à chaque pivot.',
      },
    ],
  },
  {
    id: 'EMP XVI.2',
    title: { en: 'Option: losses of artillery', fr: 'Option : pertes de l’artillerie' },
    clauses: [
      {
        en: 'System A: of every loss by gunfire a battery bears half.',
        fr: 'Système A : de chaque perte due au tir de l’artillerie, une batterie n’encaisse que la moitié.',
      },
      {
        en: 'With half a loss it acts as before, but it tests; the second half costs a step.',
        fr: 'Avec une demi-perte elle agit comme avant, mais elle teste ; la seconde moitié coûte un pas.',
      },
      {
        en: 'Over infantry it bears half of the first loss, and the infantry all the others.',
        fr: 'Au-dessus d’une infanterie, elle encaisse la moitié de la première perte, et l’infanterie toutes les autres.',
      },
      {
        en: 'System B: a die for every loss of a battery: on 1 to 3 it counts, on 4 to 6 it is ignored, but it tests.',
        fr: 'Système B : un dé par perte d’une batterie : de 1 à 3 elle compte, de 4 à 6 elle est ignorée, mais elle teste.',
      },
      {
        en: 'Over infantry it throws for the first loss, and the infantry bears all the others.',
        fr: 'Au-dessus d’une infanterie, elle jette le dé pour la première perte, et l’infanterie encaisse toutes les autres.',
      },
      {
        en: 'Limbered guns bear losses as usual.',
        fr: 'L’artillerie attelée encaisse normalement.',
      },
      {
        en: 'In mixed fire it holds if guns make up at least half of the total; else the loss is whole. A shock changes nothing.',
        fr: 'En tir mixte, cela vaut si l’artillerie compte pour au moins la moitié du total ; sinon la perte est entière. Le choc n’y change rien.',
      },
    ],
  },
  {
    id: 'EMP XVI.3',
    title: { en: 'Option: retreat of artillery', fr: 'Option : recul de l’artillerie' },
    clauses: [
      {
        en: 'Limbered guns that are disorganised fall back as usual.',
        fr: 'L’artillerie attelée qui se désorganise recule comme d’habitude.',
      },
      {
        en: 'A battery that is disorganised stays where it is for the rest of that turn, with its marker.',
        fr: 'Une batterie qui se désorganise reste sur place jusqu’à la fin de ce tour, avec son marqueur.',
      },
      {
        en: 'For the other units of its hex it is as if it had gone: they take no account of it.',
        fr: 'Pour les autres unités de l’hexagone, c’est comme si elle avait reculé : elles n’en tiennent pas compte.',
      },
      {
        en: 'An enemy who enters its hex eliminates it, without a fight.',
        fr: 'Un ennemi qui entre dans son hexagone l’élimine, sans combat.',
      },
      {
        en: 'So does whoever has attacked a battery alone and disorganised it, if he advances into its hex.',
        fr: 'De même celui qui a attaqué une batterie seule et l’a désorganisée, s’il avance dans son hexagone.',
      },
      {
        en: 'From the movement phase of the next turn on it is a disorganised unit like any other, limbered, and may fall back.',
        fr: 'À partir de la phase de mouvement du tour suivant, c’est une unité désorganisée comme une autre, attelée, libre de se retirer.',
      },
    ],
  },
  {
    id: 'EMP XVI.4',
    title: { en: 'Option: light, line and heavy cavalry', fr: 'Option : cavalerie légère, de ligne, lourde' },
    clauses: [
      {
        en: 'Cavalry with 10 movement points or more is light, with 9 line, with 8 or fewer heavy.',
        fr: 'Une cavalerie de 10 points de mouvement ou plus est légère, de 9 de ligne, de 8 ou moins lourde.',
      },
      {
        en: 'Light cavalry needs no test to fall back before the enemy, as often as it likes.',
        fr: 'La cavalerie légère se dérobe sans test, autant de fois qu’elle veut.',
      },
      {
        en: 'From a charge of enemy cavalry nobody falls back, as ever.',
        fr: 'Devant la charge d’une cavalerie ennemie, nul ne se dérobe, comme toujours.',
      },
      {
        en: 'A charge of light cavalry may turn three times.',
        fr: 'Une charge de cavalerie légère peut pivoter trois fois.',
      },
      {
        en: 'Light cavalry adds 1 to the die of a shock against disorganised units.',
        fr: 'La cavalerie légère ajoute 1 au dé d’un choc contre des unités désorganisées.',
      },
      {
        en: 'Line cavalry tests to fall back.',
        fr: 'La cavalerie de ligne teste pour se dérober.',
      },
      {
        en: 'It adds 1 to the die against light cavalry, and takes 1 from it when light cavalry countercharges it.',
        fr: 'Elle ajoute 1 au dé contre la cavalerie légère, et en retire 1 quand la légère la contrecharge.',
      },
      {
        en: 'Its charge may turn twice.',
        fr: 'Sa charge peut pivoter deux fois.',
      },
      {
        en: 'Heavy cavalry adds 1 to the die of any shock but against heavy cavalry, be it mixed with light.',
        fr: 'La cavalerie lourde ajoute 1 au dé de tout choc, sauf contre de la cavalerie lourde, même mêlée de légère.',
      },
      {
        en: 'When it is countercharged, 1 is taken from the die instead.',
        fr: 'Quand elle est contrechargée, on retire au contraire 1 au dé.',
      },
      {
        en: 'Heavy cavalry tests to fall back.',
        fr: 'La cavalerie lourde teste pour se dérober.',
      },
      {
        en: 'Its charge may turn once, by 60 degrees.',
        fr: 'Sa charge ne peut pivoter qu’une fois, de 60 degrés.',
      },
      {
        en: 'No cavalry charges two turns in a row: in the turn between it may move and countercharge, and a countercharge counts for nothing here.',
        fr: 'Nulle cavalerie ne charge deux tours de suite : le tour d’après, elle peut bouger et contrecharger, et une contrecharge ne compte pas ici.',
      },
      {
        en: 'Light cavalry may charge an enemy who, as he moves or charges, comes beside an empty hex of its front: an opportunity charge at two hexes.',
        fr: 'La cavalerie légère peut charger un ennemi qui, en bougeant ou en chargeant, arrive à côté d’un hexagone vide de son front : charge d’opportunité, à deux hexagones.',
      },
      {
        en: 'It tests; if it holds it takes the line and enters that hex, the enemy fires at it first if he looks that way, and then it is a countercharge like any other.',
        fr: 'Elle teste ; si elle tient, elle se met en ligne et entre dans cet hexagone, l’ennemi tire d’abord s’il regarde de ce côté, puis c’est une contrecharge comme une autre.',
      },
      {
        en: 'When a charge is over, but not a countercharge, its cavalry may disorganise by choice: it falls back two hexes, or as many as it likes within the movement points that it had left when the charge came home.',
        fr: 'À la fin d’une charge, mais pas d’une contrecharge, la cavalerie peut se désorganiser par choix : elle recule de deux hexagones, ou d’autant qu’elle veut dans la limite des points qui lui restaient quand la charge a abouti.',
      },
      {
        en: 'The example: light cavalry that has used 4 of its 10 points may fall back by 6.',
        fr: 'L’exemple : une cavalerie légère qui a dépensé 4 de ses 10 points peut reculer de 6.',
      },
    ],
  },
  {
    id: 'EMP XVI.5',
    title: { en: 'Option: rout', fr: 'Option : la déroute' },
    clauses: [
      {
        en: 'A disorganised unit that is disorganised again by fire or shock is routed instead of eliminated; a rally that fails does not rout it.',
        fr: 'Une unité désorganisée qui l’est encore une fois par le tir ou le choc est en déroute au lieu d’être éliminée ; un ralliement raté ne la met pas en déroute.',
      },
      {
        en: 'Its marker is replaced by two markers of the present turn plus 2.',
        fr: 'Son marqueur est remplacé par deux marqueurs égaux au tour en cours plus 2.',
      },
      {
        en: 'The example: disorganised again in turn 4, it gets two markers 6 and rallies in turn 8 at the earliest.',
        fr: 'L’exemple : désorganisée de nouveau au tour 4, elle reçoit deux marqueurs 6 et ne peut se rallier qu’à partir du tour 8.',
      },
      {
        en: 'Instead of two hexes it falls back with all its movement points, towards its line of communication.',
        fr: 'Au lieu de deux hexagones, elle recule de tout son potentiel de mouvement, vers sa ligne de communication.',
      },
      {
        en: 'It does so again whenever it fails to rally.',
        fr: 'Elle recommence chaque fois qu’elle rate un ralliement.',
      },
      {
        en: 'Its morale is 3 lower.',
        fr: 'Son moral baisse de 3.',
      },
      {
        en: 'Its fire is 0.',
        fr: 'Sa valeur de feu est 0.',
      },
      {
        en: 'Its shock is 0.',
        fr: 'Sa valeur de choc est 0.',
      },
      {
        en: 'It fronts all six hexes, and moves as usual, but only towards its line of communication.',
        fr: 'Elle a pour front les six hexagones voisins et bouge normalement, mais seulement vers sa ligne de communication.',
      },
      {
        en: 'When an enemy comes into one of these hexes it falls back with all its points, towards its line of communication, else anywhere over free hexes; if it cannot, it is eliminated.',
        fr: 'Quand un ennemi entre dans l’un de ces hexagones, elle recule de tout son mouvement vers sa ligne de communication, à défaut n’importe où par des hexagones libres ; si elle ne peut pas, elle est éliminée.',
      },
      {
        en: 'It routs every unit over which it passes, at once and without a test.',
        fr: 'Elle met en déroute toute unité sur laquelle elle passe, aussitôt et sans test.',
      },
      {
        en: 'Whoever passes over a routed unit is routed, too.',
        fr: 'Qui passe sur une unité en déroute est en déroute à son tour.',
      },
      {
        en: 'A routed unit that rallies is in good order at once.',
        fr: 'Une unité en déroute qui se rallie revient aussitôt en bon ordre.',
      },
    ],
  },
  {
    id: 'EMP XVI.6',
    title: { en: 'Option: morale behind walls', fr: 'Option : le moral à l’abri des murs' },
    clauses: [
      {
        en: 'In a town morale is 2 higher, up to 11, and units test there like elsewhere after fire and shock.',
        fr: 'En ville, le moral gagne 2, jusqu’à 11, et l’on y teste comme ailleurs après un tir ou un choc.',
      },
      {
        en: 'In a château or a fortified farm it is 3 higher, up to 11.',
        fr: 'Dans un château ou une ferme fortifiée, il gagne 3, jusqu’à 11.',
      },
    ],
  },
  {
    id: 'EMP XVI.7',
    title: { en: 'Option: stragglers return', fr: 'Option : retour des égarés' },
    clauses: [
      {
        en: 'In its rally phase a unit in order that has lost steps, has a leader with it, has not moved and is out of the enemy’s fire may test its morale: if it holds, it gets back a step.',
        fr: 'À sa phase de ralliement, une unité en ordre qui a subi des pertes, avec un chef, qui n’a pas bougé et que nul tir ennemi n’atteint, peut tester son moral : si elle tient, elle récupère un pas.',
      },
      {
        en: 'One step a turn, up to what it began with; whoever was eliminated does not come back.',
        fr: 'Un pas par tour, jusqu’à l’effectif de départ ; qui a été éliminé ne revient pas.',
      },
    ],
  },
  {
    id: 'EMP XVI.8',
    title: { en: 'Option: uncertain demoralisation', fr: 'Option : démoralisation incertaine' },
    clauses: [
      {
        en: 'Where thresholds go by corps, a corps that has come within 5 of its threshold throws two dice: the threshold less 5 plus the dice is the new one.',
        fr: 'Là où les seuils vont par corps, un corps arrivé à 5 points de son seuil jette deux dés : le seuil moins 5 plus les dés donne le nouveau.',
      },
      {
        en: 'The example: with 30, at 25; a 6 makes 31, a 9 makes 34.',
        fr: 'L’exemple : pour 30, à 25 ; un 6 donne 31, un 9 donne 34.',
      },
    ],
  },
  {
    id: 'EMP XVI.9',
    title: { en: 'Option: fatigue', fr: 'Option : la fatigue' },
    clauses: [
      {
        en: 'At the end of its player’s turn a corps takes a point of fatigue if one of its units has moved by more than half of its points, rounded up.',
        fr: 'À la fin du tour de son joueur, un corps prend un point de fatigue si l’une de ses unités a bougé de plus de la moitié de ses points, arrondie au-dessus.',
      },
      {
        en: 'Not for guns and cavalry of a corps of infantry, guns of a corps of cavalry, and disorganised units.',
        fr: 'Cela ne vaut ni pour l’artillerie et la cavalerie d’un corps d’infanterie, ni pour l’artillerie d’un corps de cavalerie, ni pour les unités désorganisées.',
      },
      {
        en: 'A unit that keeps to a road may spend one point more than half.',
        fr: 'Une unité qui suit une route peut dépenser un point de plus que la moitié.',
      },
      {
        en: 'A corps takes a point, besides, if one of its units has attacked by shock; not for cavalry of a corps of infantry. Fire, and being shot at or attacked, tires nobody.',
        fr: 'Un corps prend en outre un point si l’une de ses unités a attaqué au choc ; la cavalerie d’un corps d’infanterie ne compte pas. Le tir, ou subir un tir ou un assaut, ne fatigue personne.',
      },
      {
        en: 'A corps none of whose units has moved or attacked recovers a point.',
        fr: 'Un corps dont aucune unité n’a bougé ni attaqué récupère un point.',
      },
      {
        en: 'It recovers two if, besides, none of its units was a target of the defensive fire of this turn.',
        fr: 'Il en récupère deux si, de plus, aucune de ses unités n’a été la cible du tir défensif de ce tour.',
      },
      {
        en: 'Fatigue is counted by corps, and never falls below 0.',
        fr: 'La fatigue se compte par corps, et ne descend jamais sous 0.',
      },
      {
        en: 'The count goes by fives: a fifth point turns four under the chief into one upon him, and with a point less he is back at four.',
        fr: 'Le compte se fait par cinq : un cinquième point change les quatre sous le chef en un sur lui, et avec un de moins il revient à quatre.',
      },
      {
        en: 'Morale of all its units: nothing up to 4 points; 1 less from 5, 2 from 10, 3 from 15, 4 from 20.',
        fr: 'Moral de toutes ses unités : rien jusqu’à 4 points ; 1 de moins à 5, 2 à 10, 3 à 15, 4 à 20.',
      },
      {
        en: 'The chief of an army may form a provisional corps of a part of one corps, whose fatigue is counted by itself.',
        fr: 'Le chef d’une armée peut former un corps provisoire avec une partie d’un corps, dont la fatigue se compte à part.',
      },
      {
        en: 'One such corps a side and a battle.',
        fr: 'Un seul par camp et par bataille.',
      },
    ],
  },
];
