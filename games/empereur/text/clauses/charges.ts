import type { Paragraph } from '@bivouac/kernel';

/** Charges: EMP IX.1 to EMP IX.7. */
export const charges: readonly Paragraph[] = [
  {
    id: 'EMP IX.1',
    title: { en: 'Cavalry attacks by charging', fr: 'La cavalerie attaque en chargeant' },
    clauses: [
      {
        en: 'Cavalry attacks only by charging: it rides in the charge phase and fights in the shock phase.',
        fr: 'La cavalerie n’attaque qu’en chargeant : elle s’élance à la phase de charge et combat à la phase de choc.',
      },
      {
        en: 'Whoever declared a charge, even on the spot, does not move in the movement phase.',
        fr: 'Qui a déclaré une charge, même sur place, ne bouge pas à la phase de mouvement.',
      },
      {
        en: 'It goes into line for nothing, a column by the rule of line and column.',
        fr: 'Elle passe en ligne sans frais ; depuis la colonne, selon la règle du passage de colonne à ligne.',
      },
      {
        en: 'To defend itself it stands, countercharges, falls back or disorganises by choice.',
        fr: 'Pour se défendre, elle tient, contrecharge, se dérobe ou se désorganise par choix.',
      },
    ],
  },
  {
    id: 'EMP IX.2',
    title: { en: 'Moving in a charge', fr: 'Le mouvement de charge' },
    clauses: [
      {
        en: 'Charges are declared and ridden one after the other, without naming a target; units in disorder do not charge.',
        fr: 'Les charges se déclarent et s’exécutent l’une après l’autre, sans nommer de cible ; une unité désorganisée ne charge pas.',
      },
      {
        en: 'A charge makes at most two turns of 60°, one in a hex, at 2 points each; none is free.',
        fr: 'Une charge fait au plus deux pivots de 60°, un par hexagone, à 2 points chacun ; aucun n’est gratuit.',
      },
      {
        en: 'Village and forest cost 6 points, brush 4, difficult ground and farms 2.',
        fr: 'Village et forêt coûtent 6 points, taillis 4, terrain difficile et ferme 2.',
      },
      {
        en: 'Whoever starts in such ground first pays what it costs to cross it.',
        fr: 'Qui part d’un tel terrain paie d’abord le prix de sa traversée.',
      },
      {
        en: 'A stream costs 6 points, a slope 2, up or down.',
        fr: 'Un ruisseau coûte 6 points, une pente 2, à la montée comme à la descente.',
      },
      {
        en: 'In woods and towns too it is in line while it charges.',
        fr: 'En bois et en ville aussi, elle reste en ligne le temps de la charge.',
      },
      {
        en: 'It passes through cavalry that is not charging, within the limits of a pile, and through nobody else.',
        fr: 'Elle traverse la cavalerie qui ne charge pas, dans les limites d’empilement, et personne d’autre.',
      },
      {
        en: 'Ravines, marshes, châteaux and fieldworks are closed to a charge.',
        fr: 'Ravins, marais, châteaux et fortifications sont fermés à la charge.',
      },
      {
        en: 'It needs no sight of its target.',
        fr: 'Elle n’a pas besoin de voir sa cible.',
      },
      {
        en: 'Cavalry of one pile may charge together.',
        fr: 'Les cavaleries d’une même pile peuvent charger ensemble.',
      },
      {
        en: 'A leader in the pile may ride along, and then moves no more this turn.',
        fr: 'Un chef de la pile peut l’accompagner ; il ne bouge plus de ce tour.',
      },
      {
        en: 'Enemy cavalry may countercharge whoever starts in its front or rides into it; unless it is charged itself it may fall back instead.',
        fr: 'La cavalerie ennemie peut contrecharger qui part de son front ou y entre ; si elle n’est pas elle-même chargée, elle peut plutôt se dérober.',
      },
      {
        en: 'From the declaration on, before the first hex is left, infantry in danger may try to form square.',
        fr: 'Dès la déclaration, avant le premier hexagone, l’infanterie menacée peut tenter le carré.',
      },
      {
        en: 'The charger may disorganise by choice at any time, after the fight too, with the marker of the turn before.',
        fr: 'Qui charge peut se désorganiser par choix à tout moment, même après le combat, avec le marqueur du tour précédent.',
      },
      {
        en: 'A charge that reaches no enemy ends in disorder.',
        fr: 'Une charge qui n’atteint aucun ennemi finit désorganisée.',
      },
      {
        en: 'Whoever is stopped by something else, or finds its target gone, goes back into column, or into disorder if it likes.',
        fr: 'Arrêtée par autre chose, ou sa cible partie, elle revient en colonne, ou se désorganise si elle veut.',
      },
      {
        en: 'No test is needed to charge.',
        fr: 'Charger ne demande aucun test.',
      },
    ],
  },
  {
    id: 'EMP IX.3',
    title: { en: 'Fighting a charge', fr: 'Le combat de charge' },
    clauses: [
      {
        en: 'Charges are fought in the shock phase, with all that bears on a shock.',
        fr: 'Les charges se règlent à la phase de choc, avec tous ses modificateurs.',
      },
      {
        en: 'Before an empty hex there is no fight and no advance: back into column, or into disorder by choice.',
        fr: 'Devant un hexagone vide, ni combat ni avance : retour en colonne, ou désordre par choix.',
      },
      {
        en: 'So it is if fire has eliminated or disorganised the target.',
        fr: 'De même si le feu a éliminé ou désorganisé la cible.',
      },
      {
        en: 'Charged infantry loses one step more, but not in square, not adapted, and not by a result of 0.',
        fr: 'L’infanterie chargée perd un pas de plus, sauf en carré, en formation adaptée, ou sur un résultat de 0.',
      },
      {
        en: 'After the fight and the advance cavalry goes back into column, by the rule of line and column, or adapted.',
        fr: 'Après le combat et l’avance, la cavalerie revient en colonne, selon la règle du passage, ou en formation adaptée.',
      },
      {
        en: 'A hex with leaders alone is an empty one.',
        fr: 'Un hexagone où il n’y a que des chefs est vide.',
      },
    ],
  },
  {
    id: 'EMP IX.4',
    title: { en: 'Exploiting a charge', fr: 'Exploiter une charge' },
    clauses: [
      {
        en: 'If the shock disorganised or eliminated its target, cavalry may enter the hex, turn by 60° and attack another enemy before it.',
        fr: 'Si le choc a désorganisé ou éliminé sa cible, la cavalerie peut entrer dans l’hexagone, pivoter de 60° et attaquer un autre ennemi devant elle.',
      },
      {
        en: 'Infantry in order that would be attacked and sees it may try to form square before it enters.',
        fr: 'L’infanterie en ordre ainsi menacée, si elle la voit, peut tenter le carré avant son entrée.',
      },
      {
        en: 'If that enemy is to be attacked by others too, the cavalry adds its power to theirs.',
        fr: 'Si d’autres attaquent déjà cet ennemi, la cavalerie ajoute sa puissance à la leur.',
      },
      {
        en: 'After that it may enter the emptied hex, and exploits no further.',
        fr: 'Ensuite elle peut entrer dans l’hexagone vidé, sans nouvelle exploitation.',
      },
    ],
  },
  {
    id: 'EMP IX.5',
    title: { en: 'Combined charges', fr: 'Charges combinées' },
    clauses: [
      {
        en: 'Cavalry of several hexes may be announced as one combined charge on the same hex.',
        fr: 'Des cavaleries de plusieurs hexagones peuvent être annoncées en charge combinée sur un même hexagone.',
      },
      {
        en: 'No countercharge is made before all of them have ridden; it then meets them together.',
        fr: 'Nulle contrecharge avant que toutes aient fini ; elle les affronte alors ensemble.',
      },
      {
        en: 'Nobody needs it to fight in the same shock.',
        fr: 'Elle n’est pas nécessaire pour se battre dans le même choc.',
      },
      {
        en: 'Who parts from the others is combined no longer.',
        fr: 'Qui se sépare des autres n’est plus combiné.',
      },
    ],
  },
  {
    id: 'EMP IX.6',
    title: { en: 'Forming square', fr: 'Former le carré' },
    clauses: [
      {
        en: 'Infantry in order may try to form square at any moment of the enemy’s charge phase if it sees the charging cavalry and is not beside it.',
        fr: 'L’infanterie en ordre peut tenter le carré à tout moment de la phase de charge ennemie, si elle voit la cavalerie qui charge et ne lui est pas adjacente.',
      },
      {
        en: 'It tests its morale with all modifiers but flank and rear.',
        fr: 'Elle teste son moral avec tous les modificateurs, sauf flanc et arrière.',
      },
      {
        en: 'At three hexes or more the test has a bonus of 1, at two none.',
        fr: 'À trois hexagones ou plus, le test a un bonus de 1 ; à deux, aucun.',
      },
      {
        en: 'A charge seen only from two hexes on counts two.',
        fr: 'Une charge vue seulement à deux hexagones compte pour deux.',
      },
      {
        en: 'If it holds, it and all other infantry of the pile are in square at once.',
        fr: 'Si le test réussit, elle et les autres infanteries de la pile sont aussitôt en carré.',
      },
      {
        en: 'Guns of the pile may change their place in it for nothing; they keep formation and facing, and have no front all round.',
        fr: 'L’artillerie de la pile peut y changer de place gratuitement ; elle garde formation et orientation, sans front sur six hexagones.',
      },
      {
        en: 'Limbered guns are sheltered, wherever they lie.',
        fr: 'Attelée, elle est protégée, où qu’elle soit.',
      },
      {
        en: 'A battery on top fires at half value at cavalry and in full at others, loses a step if cavalry engages the pile, and has no bonus of the square; the cavalry’s shock is 1 all the same.',
        fr: 'Une batterie dessus tire à moitié sur la cavalerie et à plein sur le reste, perd un pas si la cavalerie engage la pile, et n’a pas le bonus du carré ; le choc de la cavalerie reste de 1.',
      },
      {
        en: 'A battery below takes part in the shock with the bonus of the square, and does not fire.',
        fr: 'Une batterie dessous participe au choc avec le bonus du carré, et ne tire pas.',
      },
      {
        en: 'If it fails, it is disorganised where it stands, and falls back only after the shock phase.',
        fr: 'Si le test échoue, elle est désorganisée sur place et ne recule qu’après la phase de choc.',
      },
      {
        en: 'In a pile the next one tests at -2; if one forms square, those who failed run at once.',
        fr: 'Dans une pile, la suivante teste à -2 ; si l’une forme le carré, celles qui ont échoué fuient aussitôt.',
      },
      {
        en: 'For charged infantry that is not in square every result but 0 and 0* costs one step more; the top unit bears both.',
        fr: 'Pour l’infanterie chargée hors carré, tout résultat autre que 0 ou 0* coûte un pas de plus ; l’unité du dessus les subit tous.',
      },
      {
        en: 'The example: 0 stays 0, 1 is 2, 1* is 2*, D is D+1, D+1 costs two steps.',
        fr: 'L’exemple : 0 reste 0, 1 devient 2, 1* devient 2*, D devient D+1, D+1 coûte deux pas.',
      },
    ],
  },
  {
    id: 'EMP IX.7',
    title: { en: 'Countercharge', fr: 'Contrecharge' },
    clauses: [
      {
        en: 'Cavalry of the other side may countercharge a unit that enters a hex of its front, or cavalry that declares its charge in one.',
        fr: 'La cavalerie adverse peut contrecharger une unité qui entre dans un hexagone de son front, ou une cavalerie qui y déclare sa charge.',
      },
      {
        en: 'It tests its morale; if it fails, nothing happens and the mover goes on.',
        fr: 'Elle teste son moral ; en cas d’échec rien ne se passe et l’unité continue.',
      },
      {
        en: 'If it holds, it goes into line and attacks by shock at once, without moving.',
        fr: 'En cas de succès, elle passe en ligne et attaque aussitôt au choc, sans bouger.',
      },
      {
        en: 'Cavalry of the active side may do so if an enemy falls back into its front, unless its own charge has still to be fought.',
        fr: 'La cavalerie du joueur en phase le peut si un ennemi recule dans son front, sauf si sa propre charge reste à régler.',
      },
      {
        en: 'Charged cavalry that did not countercharge its charger countercharges nobody else.',
        fr: 'Une cavalerie chargée qui n’a pas contrechargé ne contrecharge plus personne.',
      },
      {
        en: 'Infantry that is countercharged cannot form square.',
        fr: 'L’infanterie contrechargée ne peut former le carré.',
      },
      {
        en: 'A pile countercharges with those who hold, tested from the top at -2 for each failure; the others test if these are disorganised.',
        fr: 'Une pile contrecharge avec celles qui réussissent, testées du dessus à -2 par échec ; les autres testent si celles-ci sont désorganisées.',
      },
      {
        en: 'Neither opportunity fire nor fire of the countercharged comes before it.',
        fr: 'Ni feu d’opportunité ni feu de l’unité contrechargée ne la précède.',
      },
      {
        en: 'Several units may countercharge together, from several hexes.',
        fr: 'Plusieurs unités peuvent contrecharger ensemble, depuis plusieurs hexagones.',
      },
      {
        en: 'All units in the hex that is countercharged fight.',
        fr: 'Toutes les unités de l’hexagone contrechargé combattent.',
      },
      {
        en: 'Afterwards it stays in its hex in the formation it had; nobody advances, on either side.',
        fr: 'Ensuite elle reste dans son hexagone et reprend sa formation ; nul n’avance, d’un côté ni de l’autre.',
      },
      {
        en: 'Whatever comes of it, the move of the countercharged ends.',
        fr: 'Quelle qu’en soit l’issue, le mouvement de l’unité contrechargée s’arrête.',
      },
      {
        en: 'Cavalry that was charging goes back into column or adapted, and is done for this turn.',
        fr: 'La cavalerie qui chargeait revient en colonne ou adaptée ; son tour est fini.',
      },
      {
        en: 'Infantry that survives may still attack in the shock phase, and advance.',
        fr: 'L’infanterie qui survit peut encore attaquer à la phase de choc, et avancer.',
      },
      {
        en: 'It may try once for each occasion, as often as there are any; for that occasion it does not fall back.',
        fr: 'Un essai par occasion, sans limite d’occasions ; pour cette occasion elle ne se dérobe plus.',
      },
      {
        en: 'It cannot disorganise by choice after its countercharge.',
        fr: 'Elle ne peut se désorganiser par choix après sa contrecharge.',
      },
      {
        en: 'It is fought like any shock: infantry loses no step more by it than the table says.',
        fr: 'Elle se résout comme tout choc : l’infanterie n’y perd pas un pas de plus que ne dit la table.',
      },
    ],
  },
];
