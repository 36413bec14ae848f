import type { Paragraph } from '@bivouac/kernel';

/** The advanced game: EMP XVI to EMP XXI.6. */
export const advanced: readonly Paragraph[] = [
  {
    id: 'EMP XVI.1',
    title: { en: 'Option: voltigeurs', fr: 'Option : les voltigeurs' },
    clauses: [],
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
    clauses: [],
  },
  {
    id: 'EMP XVI.4',
    title: { en: 'Option: light, line and heavy cavalry', fr: 'Option : cavalerie légère, de ligne, lourde' },
    clauses: [],
  },
  {
    id: 'EMP XVI.5',
    title: { en: 'Option: rout', fr: 'Option : la déroute' },
    clauses: [],
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
    clauses: [],
  },
  {
    id: 'EMP XVII',
    title: { en: 'Five levels of command', fr: 'Cinq niveaux de commandement' },
    clauses: [],
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
    clauses: [],
  },
  {
    id: 'EMP XVII.3',
    title: { en: 'Level 3: tactical orders', fr: 'Niveau 3 : ordres tactiques' },
    clauses: [],
  },
  {
    id: 'EMP XVII.4',
    title: { en: 'Level 4: written orders', fr: 'Niveau 4 : ordres rédigés' },
    clauses: [],
  },
  {
    id: 'EMP XVII.5',
    title: { en: 'Couriers', fr: 'Les estafettes' },
    clauses: [],
  },
  {
    id: 'EMP XVII.6',
    title: { en: 'Obedience and delay', fr: 'Obéissance et retard' },
    clauses: [],
  },
  {
    id: 'EMP XVII.7',
    title: { en: 'Acting on one’s own initiative', fr: 'Agir de sa propre initiative' },
    clauses: [],
  },
  {
    id: 'EMP XVII.8',
    title: { en: 'Contesting an order', fr: 'Contester un ordre' },
    clauses: [],
  },
  {
    id: 'EMP XVII.9',
    title: { en: 'Level 5: free letters', fr: 'Niveau 5 : messages libres' },
    clauses: [],
  },
  {
    id: 'EMP XVIII',
    title: { en: 'The day before the battle', fr: 'La veille de la bataille' },
    clauses: [],
  },
  {
    id: 'EMP XVIII.1',
    title: { en: 'The gridded map', fr: 'La carte quadrillée' },
    clauses: [],
  },
  {
    id: 'EMP XVIII.2',
    title: { en: 'Infantry corps enter', fr: 'Entrée des corps d’infanterie' },
    clauses: [],
  },
  {
    id: 'EMP XVIII.3',
    title: { en: 'Cavalry corps enter', fr: 'Entrée des corps de cavalerie' },
    clauses: [],
  },
  {
    id: 'EMP XVIII.4',
    title: { en: 'Deploying the units', fr: 'Déployer les unités' },
    clauses: [],
  },
  {
    id: 'EMP XVIII.5',
    title: { en: 'The battle begins', fr: 'La bataille commence' },
    clauses: [],
  },
  {
    id: 'EMP XIX.1',
    title: { en: 'Time allowed', fr: 'Temps accordé' },
    clauses: [],
  },
  {
    id: 'EMP XIX.2',
    title: { en: 'Price of lateness', fr: 'Prix du retard' },
    clauses: [],
  },
  {
    id: 'EMP XIX.3',
    title: { en: 'A desperate army’s time', fr: 'Le temps d’une armée désespérée' },
    clauses: [],
  },
  {
    id: 'EMP XX',
    title: { en: 'Interactive play', fr: 'Jeu par activations' },
    clauses: [],
  },
  {
    id: 'EMP XXI.1',
    title: { en: 'Corps activate in turn', fr: 'Activation alternée des corps' },
    clauses: [],
  },
  {
    id: 'EMP XXI.2',
    title: { en: 'Phases of an activation', fr: 'Phases d’une activation' },
    clauses: [],
  },
  {
    id: 'EMP XXI.3',
    title: { en: 'Limited time', fr: 'Temps compté' },
    clauses: [],
  },
  {
    id: 'EMP XXI.4',
    title: { en: 'Never twice in a row', fr: 'Jamais deux fois de suite' },
    clauses: [],
  },
  {
    id: 'EMP XXI.5',
    title: { en: 'Cavalry corps join in', fr: 'Concours d’un corps de cavalerie' },
    clauses: [],
  },
  {
    id: 'EMP XXI.6',
    title: { en: 'Units on loan', fr: 'Unités prêtées' },
    clauses: [],
  },
];
