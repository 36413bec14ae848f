import type { Paragraph } from '@bivouac/kernel';

/** Morale and rally: EMP X.1 to EMP XI.5. */
export const morale: readonly Paragraph[] = [
  {
    id: 'EMP X.1',
    title: { en: 'When morale is tested', fr: 'Quand tester le moral' },
    clauses: [
      {
        en: 'Morale is tested for losses by fire, a star, and friends in disorder who pass.',
        fr: 'On teste pour des pertes au feu, une étoile, des amis en désordre qui passent.',
      },
      {
        en: 'It is tested hex by hex, but for rallying.',
        fr: 'On teste par hexagone, sauf au ralliement.',
      },
      {
        en: 'Cavalry that counter-charges or falls back tests, and so does infantry that forms square before a charge.',
        fr: 'La cavalerie qui contrecharge ou se dérobe teste, de même l’infanterie qui se forme en carré devant une charge.',
      },
    ],
  },
  {
    id: 'EMP X.2',
    title: { en: 'How morale is tested', fr: 'Comment tester le moral' },
    clauses: [
      {
        en: 'Two dice not above the morale are a success.',
        fr: 'Deux dés qui ne dépassent pas le moral : succès.',
      },
      {
        en: 'Each pile throws for itself.',
        fr: 'Chaque pile lance pour elle.',
      },
      {
        en: 'Who fails is disorganised and falls back two hexes.',
        fr: 'Qui échoue est désorganisé et recule de deux hexagones.',
      },
      {
        en: 'Who was disorganised and fails is eliminated, except when rallying.',
        fr: 'Qui était désorganisé et échoue est éliminé, sauf au ralliement.',
      },
    ],
  },
  {
    id: 'EMP X.3',
    title: { en: 'Natural 2 and natural 12', fr: '2 et 12 naturels' },
    clauses: [
      {
        en: 'A natural 2 always holds.',
        fr: 'Un 2 naturel tient toujours.',
      },
      {
        en: 'A natural 12 always fails.',
        fr: 'Un 12 naturel échoue toujours.',
      },
    ],
  },
  {
    id: 'EMP X.4',
    title: { en: 'Modifiers to morale', fr: 'Modificateurs de moral' },
    clauses: [
      {
        en: 'Disorder costs 2, a square against cavalry alone gives 2.',
        fr: 'Le désordre coûte 2, le carré contre la seule cavalerie donne 2.',
      },
      {
        en: 'Rallying beside an enemy costs 1.',
        fr: 'Se rallier à côté d’un ennemi coûte 1.',
      },
      {
        en: 'A leader gives his bonus.',
        fr: 'Un chef donne son bonus.',
      },
      {
        en: 'Flank costs 2, rear 3.',
        fr: 'Le flanc coûte 2, le dos 3.',
      },
      {
        en: 'Each friend of the pile who failed before costs 2.',
        fr: 'Chaque ami de la pile qui a échoué avant coûte 2.',
      },
      {
        en: 'Losses cost what the table says; up to three steps at the start, nothing.',
        fr: 'Les pertes coûtent ce que dit la table ; rien pour qui a commencé à trois pas ou moins.',
      },
      {
        en: 'A demoralised army costs 1, a desperate one 2.',
        fr: 'Une armée démoralisée coûte 1, une armée désespérée 2.',
      },
      {
        en: 'The lists may say that losses do not touch the morale of an elite unit.',
        fr: 'Les feuilles d’armée peuvent dire que les pertes ne touchent pas le moral d’une unité d’élite.',
      },
    ],
  },
  {
    id: 'EMP XI.1',
    title: { en: 'Who may rally', fr: 'Qui peut se rallier' },
    clauses: [
      {
        en: 'A unit may rally when its marker is at least two turns old.',
        fr: 'Une unité peut se rallier quand son marqueur a au moins deux tours.',
      },
    ],
  },
  {
    id: 'EMP XI.2',
    title: { en: 'The rally test', fr: 'Le test de ralliement' },
    clauses: [
      {
        en: 'It tests with all modifiers, its own disorder included.',
        fr: 'Elle teste avec tous les modificateurs, dont son propre désordre.',
      },
      {
        en: 'Rallying is by choice, unit by unit.',
        fr: 'Le ralliement est facultatif, unité par unité.',
      },
    ],
  },
  {
    id: 'EMP XI.3',
    title: { en: 'A rally that succeeds', fr: 'Ralliement réussi' },
    clauses: [
      {
        en: 'If it holds, its owner chooses formation and facing as the ground allows.',
        fr: 'Si elle tient, son joueur choisit formation et orientation, selon le terrain.',
      },
    ],
  },
  {
    id: 'EMP XI.4',
    title: { en: 'A rally that fails', fr: 'Ralliement manqué' },
    clauses: [
      {
        en: 'If it fails, it falls back two hexes towards its lines, or to a wood or town within two hexes.',
        fr: 'Si elle échoue, elle recule de deux hexagones vers ses lignes, ou vers un bois ou une ville à deux hexagones au plus.',
      },
      {
        en: 'In a wood or town it need not go.',
        fr: 'Dans un bois ou une ville, elle reste si elle veut.',
      },
      {
        en: 'A leader who is with it may go along.',
        fr: 'Un chef qui l’accompagne peut partir avec elle.',
      },
      {
        en: 'Having made for the one it does not turn off towards the other.',
        fr: 'Ayant pris vers l’un, elle ne bifurque pas vers l’autre.',
      },
    ],
  },
  {
    id: 'EMP XI.5',
    title: { en: 'Disorganised units stacked together', fr: 'Unités désorganisées empilées' },
    clauses: [
      {
        en: 'When one of several in disorder rallies, the others fall back two hexes.',
        fr: 'Quand l’une de plusieurs désorganisées se rallie, les autres reculent de deux hexagones.',
      },
    ],
  },
];
