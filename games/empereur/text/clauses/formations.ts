import type { Paragraph } from '@bivouac/kernel';

/** Formations of infantry: EMP IV.0 to EMP IV.6. */
export const formations: readonly Paragraph[] = [
  {
    id: 'EMP IV.0',
    title: { en: 'Formations of each arm', fr: 'Les formations de chaque arme' },
    clauses: [
      {
        en: 'A unit is in one formation at a time: infantry in line, column, square, adapted or disorganised.',
        fr: 'Une unité n’a qu’une formation à la fois : l’infanterie est en ligne, en colonne, en carré, adaptée ou désorganisée.',
      },
      {
        en: 'Artillery is limbered, in battery or disorganised.',
        fr: 'L’artillerie est attelée, en batterie ou désorganisée.',
      },
      {
        en: 'Cavalry is in column, in line while it charges, adapted or disorganised.',
        fr: 'La cavalerie est en colonne, en ligne le temps d’une charge, adaptée ou désorganisée.',
      },
    ],
  },
  {
    id: 'EMP IV.1',
    title: { en: 'Infantry in line', fr: 'Infanterie : la ligne' },
    clauses: [
      {
        en: 'A line looks at a corner of its hex and fronts the two hexes beside it.',
        fr: 'Une ligne regarde un angle de son hexagone et a pour front les deux hexagones qui le bordent.',
      },
      {
        en: 'A line does not cross a stream.',
        fr: 'Une ligne ne franchit pas de ruisseau.',
      },
      {
        en: 'It shares a hex with guns if they have two hexes of front in common.',
        fr: 'Elle partage un hexagone avec des canons s’ils ont deux hexagones de front en commun.',
      },
      {
        en: 'It fires at one hex, at its full value.',
        fr: 'Elle tire à un hexagone, à sa pleine valeur.',
      },
      {
        en: 'Attacked from flank or rear, its shock is halved, rounded up.',
        fr: 'Attaquée de flanc ou de dos, son choc est réduit de moitié, arrondi à l’entier supérieur.',
      },
      {
        en: 'It moves with the points of its line side, and its shock is the normal one.',
        fr: 'Elle se déplace avec les points de sa face ligne, et son choc est normal.',
      },
    ],
  },
  {
    id: 'EMP IV.2',
    title: { en: 'Infantry in column', fr: 'Infanterie : la colonne' },
    clauses: [
      {
        en: 'A column looks at a side of its hex and fronts three hexes in defence.',
        fr: 'Une colonne regarde un côté de son hexagone et défend un front de trois hexagones.',
      },
      {
        en: 'It attacks and fires only straight ahead, whatever the phase.',
        fr: 'Elle n’attaque et ne tire que droit devant elle, quelle que soit la phase.',
      },
      {
        en: 'It moves only straight ahead.',
        fr: 'Elle n’avance que droit devant elle.',
      },
      {
        en: 'Its shock is one higher when it attacks.',
        fr: 'Son choc gagne 1 quand elle attaque.',
      },
      {
        en: 'Attacked from flank or rear, its shock is halved, rounded up.',
        fr: 'Attaquée de flanc ou de dos, son choc est réduit de moitié, arrondi à l’entier supérieur.',
      },
      {
        en: 'It shares a hex with guns if they have two hexes of front in common.',
        fr: 'Elle partage un hexagone avec des canons s’ils ont deux hexagones de front en commun.',
      },
      {
        en: 'It moves with all the points of its column side, and its first turn by 60° in a hex is free.',
        fr: 'Elle dispose de tous les points de sa face colonne, et sa première rotation de 60° dans un hexagone est gratuite.',
      },
    ],
  },
  {
    id: 'EMP IV.3',
    title: { en: 'Infantry in adapted formation', fr: 'Infanterie : la formation adaptée' },
    clauses: [
      {
        en: 'Infantry is adapted in town, château, forest and brush.',
        fr: 'L’infanterie est adaptée en ville, château, forêt et taillis.',
      },
      {
        en: 'It fronts all six hexes.',
        fr: 'Son front couvre les six hexagones.',
      },
      {
        en: 'Its fire is worth 1.',
        fr: 'Son feu vaut 1.',
      },
      {
        en: 'Its shock is the normal one, in attack and defence.',
        fr: 'Son choc est normal, en attaque comme en défense.',
      },
      {
        en: 'In a town or château it does not test its morale after fire or shock.',
        fr: 'En ville ou dans un château, elle ne teste pas son moral après un tir ou un choc.',
      },
      {
        en: 'Taking the formation and leaving it costs nothing.',
        fr: 'La prendre ou la quitter ne coûte rien.',
      },
      {
        en: 'In a town or a forest it shares its hex with limbered guns.',
        fr: 'En ville ou en forêt, elle partage son hexagone avec de l’artillerie attelée.',
      },
      {
        en: 'Infantry in disorder does not take the formation.',
        fr: 'L’infanterie désorganisée ne prend pas cette formation.',
      },
    ],
  },
  {
    id: 'EMP IV.4',
    title: { en: 'Infantry in square', fr: 'Infanterie : le carré' },
    clauses: [
      {
        en: 'A square stands on clear ground, farms or difficult ground only.',
        fr: 'Un carré ne se forme qu’en terrain clair, ferme ou terrain difficile.',
      },
      {
        en: 'It fronts all six hexes.',
        fr: 'Son front couvre les six hexagones.',
      },
      {
        en: 'It has 1 movement point.',
        fr: 'Il dispose d’un point de mouvement.',
      },
      {
        en: 'It defends at its normal shock against cavalry and at half against infantry, rounded up.',
        fr: 'Il se défend à son choc normal contre la cavalerie, à la moitié contre l’infanterie, arrondie à l’entier supérieur.',
      },
      {
        en: 'It does not attack by shock.',
        fr: 'Il n’attaque pas au choc.',
      },
      {
        en: 'Its fire is that of the line less 2, at least 1.',
        fr: 'Son feu est celui de la ligne moins 2, au moins 1.',
      },
      {
        en: 'Its morale is 2 higher against cavalry.',
        fr: 'Son moral gagne 2 contre la cavalerie.',
      },
      {
        en: 'Other infantry may cross a square, but not stay in it out of square.',
        fr: 'D’autres infanteries peuvent traverser un carré, mais pas y rester dans une autre formation.',
      },
      {
        en: 'Cavalry never crosses a square.',
        fr: 'La cavalerie ne traverse jamais un carré.',
      },
      {
        en: 'Attacked by infantry and cavalry together it defends at half, and the cavalry’s shock is 1.',
        fr: 'Attaqué à la fois par de l’infanterie et de la cavalerie, il défend à moitié, et le choc de la cavalerie est de 1.',
      },
      {
        en: 'It shares its hex with guns, limbered or in battery.',
        fr: 'Il partage son hexagone avec de l’artillerie, attelée ou en batterie.',
      },
      {
        en: 'Infantry that comes into a square may stay if it forms square there as well.',
        fr: 'Une infanterie qui entre dans un carré peut y rester si elle s’y met en carré à son tour.',
      },
    ],
  },
  {
    id: 'EMP IV.5',
    title: { en: 'Disorganised infantry', fr: 'Infanterie : la désorganisation' },
    clauses: [
      {
        en: 'Disorganised infantry fronts all six hexes.',
        fr: 'L’infanterie désorganisée fait front des six côtés.',
      },
      {
        en: 'It falls back two hexes when it is disorganised.',
        fr: 'Elle recule de deux hexagones au moment où elle se désorganise.',
      },
      {
        en: 'It does not attack by shock.',
        fr: 'Elle n’attaque pas au choc.',
      },
      {
        en: 'It may move, with the points of the column, only towards its lines of communication.',
        fr: 'Elle peut se déplacer, avec les points de la colonne, mais seulement vers ses lignes de communication.',
      },
      {
        en: 'Its fire and its shock are worth 1.',
        fr: 'Son feu et son choc valent 1.',
      },
      {
        en: 'Its morale is 2 lower.',
        fr: 'Son moral perd 2.',
      },
      {
        en: 'Disorganised a second time, it is eliminated.',
        fr: 'Désorganisée une seconde fois, elle est éliminée.',
      },
      {
        en: 'It shares no hex with units in order.',
        fr: 'Elle ne partage pas d’hexagone avec une unité en ordre.',
      },
    ],
  },
  {
    id: 'EMP IV.6',
    title: { en: 'Light infantry skirmishing', fr: 'Infanterie légère : les tirailleurs' },
    clauses: [
      {
        en: 'Only light infantry, which has a range of two, may skirmish.',
        fr: 'Seule l’infanterie légère, de portée 2, peut se mettre en tirailleurs.',
      },
      {
        en: 'On clear, farm or difficult ground alone, where no formation is asked for; in marsh only where a battle says so.',
        fr: 'Seulement en terrain clair, ferme ou difficile, là où aucune formation n’est obligatoire ; dans les marais, seulement si une bataille le dit.',
      },
      {
        en: 'It stands like a line astride two hexes.',
        fr: 'Elle se place comme une ligne, à cheval sur deux hexagones.',
      },
      {
        en: 'Both hexes are of that ground; a slope may run between them, no stream, ravine or anything else.',
        fr: 'Les deux hexagones sont de ce terrain ; une dénivellation peut passer entre eux, mais ni ruisseau, ni ravin, ni autre chose.',
      },
      {
        en: 'The change draws neither opportunity fire nor a countercharge; but who skirmishes and takes another formation in the same movement phase draws both.',
        fr: 'Ce changement n’entraîne ni tir d’opportunité ni contrecharge ; mais qui passe en tirailleurs puis dans une autre formation à la même phase de mouvement s’y expose.',
      },
      {
        en: 'It fronts three hexes, with two of flank and three of rear, and fires at full value at one hex from its front.',
        fr: 'Front sur trois hexagones, deux de flanc et trois de dos ; elle tire à pleine valeur à un hexagone de son front.',
      },
      {
        en: 'At two hexes it fires with 2 less, at least 1; opportunity fire reaches one hex. In any other formation light infantry fires at one hex like all infantry.',
        fr: 'À deux hexagones, elle tire à 2 de moins, au moins 1 ; le tir d’opportunité porte à un hexagone. Dans toute autre formation, l’infanterie légère tire à un hexagone comme les autres.',
      },
      {
        en: 'A shock against it is fought as if it defended each hex; if half of it is disorganised, all of it is.',
        fr: 'Le choc contre elle se livre comme si elle défendait chaque hexagone ; si la moitié est désorganisée, elle l’est toute.',
      },
      {
        en: 'Its value of shock is halved in any case.',
        fr: 'Sa valeur de choc est diminuée de moitié en toute circonstance.',
      },
      {
        en: 'Its flanks are never protected by friends.',
        fr: 'Ses flancs ne sont jamais protégés par des amis.',
      },
      {
        en: 'Fire at it has 1 less on the die.',
        fr: 'Tout tir contre elle se fait à 1 de moins au dé.',
      },
      {
        en: 'All else is as for a line.',
        fr: 'Le reste se fait comme pour la ligne.',
      },
    ],
  },
];
