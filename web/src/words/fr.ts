import type { Catalogue } from './catalogue.ts';

/** French words of the page. Narrow no-break spaces (\u202f) stand before ; ! ? and no-break ones (\u00a0) before a colon. */
export const fr: Catalogue = {
  pitch: 'Quatre wargames napoléoniens dans votre navigateur, toutes règles appliquées.',
  map: 'Carte d’état-major des environs de Leipzig, octobre 1813',
  switches: 'Langue et thème',
  language: 'Langue',
  dark: 'Thème sombre',
  tables: 'Les tables',
  tablesNote:
    'Les tables se dressent l’une après l’autre, livret par livret. Pour vous y asseoir, ni compte ni téléchargement.',
  building: 'En chantier',
  players: 'Joueurs',
  board: 'Plateau',
  rulebook: 'Règles',
  paragraphs_one: '{{count}} paragraphe',
  paragraphs_other: '{{count}} paragraphes',
  footer:
    'Les jeux et leurs livrets appartiennent à leurs auteurs et éditeurs. Les règles sont redites ici avec nos propres mots.',
  licence: 'Bivouac est un logiciel libre sous licence MIT.',
  games: {
    nations: {
      name: 'Bataille de Leipzig 1813',
      line: 'Quatre jours d’octobre autour de Leipzig. Napoléon a des missions secrètes, les armées entrent par des cartes, et presque chaque geste fait avancer l’horloge.',
      players: '2',
      board: '47 zones',
      picture: 'Zones du champ de bataille, marqueurs français ronds et alliés carrés',
    },
    gloire: {
      name: 'Jours de Gloire Campagne\u00a0: Allemagne 1813',
      line: 'Une campagne de ville en ville, jouée en aveugle\u00a0: on voit les colonnes, non qui y marche, ni lesquelles sont des leurres.',
      players: '2 ou plus',
      board: 'environ 350 villes reliées',
      picture: 'Villes entre Leipzig et Dresde reliées par des routes, avec des piles cachées',
    },
    empereur: {
      name: 'Vive l’Empereur\u202f!',
      line: 'Une bataille régiment par régiment\u00a0: formations et orientation, tir sur qui passe à portée, carrés, contre-charges, déroutes qui se propagent.',
      players: '2',
      board: 'hexagones de 250 mètres',
      picture: 'Hexagones avec une hauteur, un village et des régiments face à face',
    },
    conquests: {
      name: 'Les Conquêtes de Napoléon',
      line: 'L’Europe sur terre et sur mer, et ses cabinets\u00a0: conseillers à placer, 237 cartes à jouer, alliances à déclarer, à payer ou à forcer.',
      players: '2 à 5',
      board: 'l’Europe, terre et mer',
      picture: 'Carte de l’Europe avec ses capitales et ses flottes',
    },
  },
};
