import type { GuidedStep } from '@bivouac/kernel';
import type { Empereur } from '../rules/state.ts';
import { along, at, by, to } from './script.ts';

/** The French march up to the Sonnenberg: chapters IV, V, VI and XIV of the book. */
export const march: readonly GuidedStep<Empereur>[] = [
  {
    title: { en: 'The mill, noon', fr: 'Le moulin, midi' },
    words: {
      en: 'You lead the French: two regiments, a pair of batteries and Morand, at Sonnendorf. Three Prussian regiments and their guns hold the other bank of the brook. A hex is 250 metres, a turn half an hour. Flags on the map are worth points to whoever stood there last; every step the enemy loses is a point more. In six turns it is counted.',
      fr: 'Vous menez les Français\u00a0: deux régiments, deux batteries et Morand, à Sonnendorf. Trois régiments prussiens et leurs canons tiennent l’autre rive du ruisseau. Un hexagone fait 250 mètres, un tour une demi-heure. Les drapeaux de la carte rapportent des points à qui s’y est tenu le dernier\u202f; chaque pas perdu par l’ennemi en vaut un de plus. Dans six tours, on compte.',
    },
    look: at('1426'),
  },
  {
    title: { en: 'What a counter shows', fr: 'Ce que montre un pion' },
    words: {
      en: 'Its shape is its formation: a column is long and pointed, a line broad, a square has corners, disorder breaks the outline. The pale band is its front, the large figure its steps, some 300 men each. Point at any unit: you see where it can fire, and which hexes are hidden from it.',
      fr: 'Sa forme est sa formation\u00a0: une colonne est longue et pointue, une ligne large, un carré a des coins, la désorganisation brise le contour. La bande claire est le front, le grand chiffre les pas, de quelque 300 hommes chacun. Survolez une unité\u00a0: on voit où elle peut tirer, et ce qui lui est caché.',
    },
    look: at('1624'),
  },
  {
    title: { en: 'A player’s turn', fr: 'Le tour d’un joueur' },
    words: {
      en: 'It goes from left to right in the bar over the map: charges, movement, fire of the enemy, your fire, shock, rally. You have no cavalry here, so movement comes first. Choose the 30e de ligne.',
      fr: 'Il va de gauche à droite dans la barre au-dessus de la carte\u00a0: charges, mouvement, feu de l’ennemi, votre feu, choc, ralliement. Vous n’avez pas de cavalerie ici\u00a0: le mouvement vient d’abord. Choisissez le 30e de ligne.',
    },
    action: by('move', '30e'),
    look: at('1624'),
  },
  {
    title: { en: 'A leader', fr: 'Un chef' },
    words: {
      en: 'Morand stands with it. A leader adds to the morale of those around him and to the die in an attack, and may fall in it. Take him along.',
      fr: 'Morand est avec lui. Un chef ajoute au moral de ceux qui l’entourent et au dé d’un assaut, et peut y tomber. Emmenez-le.',
    },
    action: along('morand'),
  },
  {
    title: { en: 'Facing', fr: 'L’orientation' },
    words: {
      en: 'One goes only where one’s front points: a column straight ahead, a line to either side of its corner. A column turns once for nothing before each step. The Sonnenberg lies to the south-west: press that arrow.',
      fr: 'On n’avance que vers son front\u00a0: une colonne droit devant elle, une ligne de part et d’autre de son angle. Une colonne pivote une fois sans frais avant chaque pas. Le Sonnenberg est au sud-ouest\u00a0: pressez cette flèche.',
    },
    action: ['turn', 8],
  },
  {
    title: { en: 'Movement points', fr: 'Les points de mouvement' },
    words: {
      en: 'A French column has 6 points; open ground costs 1, a wood 2, a climb 1 more. In a game of your own you click where the march is to end, and the page finds the way, its price, and who may fire at you at which step. Here, take the first step; the rest of the way up follows by itself.',
      fr: 'Une colonne française a 6 points\u202f; le terrain dégagé en coûte 1, un bois 2, une montée 1 de plus. Dans vos parties, cliquez où la marche doit finir\u00a0: la page trouve le chemin, son prix, et qui pourra vous tirer dessus à chaque pas. Ici, faites le premier pas\u202f; la suite de la montée se fait d’elle-même.',
    },
    action: to('step', '1625'),
    then: [to('step', '1526'), ['turn', 6], to('step', '1426')],
    look: at('1625'),
  },
  {
    title: { en: 'Formations', fr: 'Les formations' },
    words: {
      en: 'The flag on the Sonnenberg is yours. A column marches and assaults, but a line fires with twice its value. The buttons under the map say what each change costs, or why it is closed. Form line, facing west-north-west, towards the brook.',
      fr: 'Le drapeau du Sonnenberg est à vous. Une colonne marche et donne l’assaut, mais une ligne tire avec une valeur double. Les boutons sous la carte disent ce que coûte chaque changement, ou pourquoi il est fermé. Formez la ligne, face à l’ouest-nord-ouest, vers le ruisseau.',
    },
    action: ['line', 5],
    then: [['done']],
    look: at('1426'),
  },
  {
    title: { en: 'The second regiment', fr: 'Le second régiment' },
    words: {
      en: 'Units march one after the other, and each must be done before the next begins. Choose the 17e: it comes down through the guns to the foot of the height. Friends may be passed; at the end of a march at most a few units share a hex, and of such a pile the enemy sees the top alone.',
      fr: 'Les unités marchent l’une après l’autre, chacune terminant avant la suivante. Choisissez le 17e\u00a0: il descend à travers les canons jusqu’au pied de la hauteur. On peut dépasser des amis\u202f; à la fin d’une marche, quelques unités au plus partagent un hexagone, et d’une telle pile l’ennemi ne voit que le dessus.',
    },
    action: by('move', '17e'),
    then: [['turn', 8], to('step', '1723'), to('step', '1624'), to('step', '1625'), to('step', '1526'), ['done']],
    look: at('1722'),
  },
  {
    title: { en: 'Guns', fr: 'Les canons' },
    words: {
      en: 'Guns move limbered, and fire in battery, far but ahead only. Choose them; they go forward to Sonnendorf.',
      fr: 'Les canons se déplacent attelés et tirent en batterie, loin mais devant eux seulement. Choisissez-les\u202f; ils avancent à Sonnendorf.',
    },
    action: by('move', 'art1'),
    then: [['turn', 8], to('step', '1624')],
    look: at('1723'),
  },
  {
    title: { en: 'Into battery', fr: 'En batterie' },
    words: {
      en: 'Unlimber them towards the west-south-west, to cover the crossing. Guns in battery that have turned may not go on in the same turn.',
      fr: 'Mettez-les en batterie vers l’ouest-sud-ouest, pour couvrir le passage. Une batterie qui a pivoté n’avance plus dans le même tour.',
    },
    action: ['line', 7],
    then: [['done']],
    look: at('1624'),
  },
  {
    title: { en: 'The movement ends', fr: 'Le mouvement prend fin' },
    words: {
      en: 'All have marched: end the movement. Nobody is in range, so fire and shock go by, and it is the Prussians’ turn. Watch the map: a regiment comes down with its general, and over the brook.',
      fr: 'Tous ont marché\u00a0: mettez fin au mouvement. Personne n’est à portée\u00a0: feu et choc passent, et c’est le tour des Prussiens. Regardez la carte\u00a0: un régiment descend avec son général et passe le ruisseau.',
    },
    action: ['done'],
  },
];
