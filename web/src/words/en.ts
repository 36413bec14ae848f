/** English words of the page. French must have the same keys: `fr.ts` is checked against this shape. */
export const en = {
  pitch: 'Four Napoleonic wargames in your browser, with every rule enforced.',
  map: 'Staff map of the country around Leipzig, October 1813',
  switches: 'Language and theme',
  language: 'Language',
  dark: 'Dark theme',
  tables: 'The tables',
  tablesNote:
    'The tables are being laid, one rulebook at a time. You will need no account and no download to sit down.',
  building: 'Being built',
  players: 'Players',
  board: 'Board',
  rulebook: 'Rulebook',
  paragraphs_one: '{{count}} paragraph',
  paragraphs_other: '{{count}} paragraphs',
  footer:
    'The games and their rulebooks belong to their authors and publishers. The rules are retold here in our own words.',
  licence: 'Bivouac is free software under the MIT licence.',
  games: {
    nations: {
      name: 'Battle of the Nations 1813',
      line: 'Four days of October around Leipzig. Napoleon has secret missions, armies enter by cards, and nearly every deed moves the clock on.',
      players: '2',
      board: '47 areas',
      picture: 'Areas of the battlefield with round French and square Allied markers',
    },
    gloire: {
      name: 'Jours de Gloire Campagne: Germany 1813',
      line: 'A campaign from town to town, played blind: you see the columns, not who marches in them, nor which are decoys.',
      players: '2 or more',
      board: 'about 350 linked towns',
      picture: 'Towns between Leipzig and Dresden joined by roads, with hidden stacks',
    },
    empereur: {
      name: 'Vive l’Empereur!',
      line: 'A battle regiment by regiment: formations and facing, fire at whoever crosses your front, squares, counter-charges, routs that spread.',
      players: '2',
      board: 'hexes of 250 metres',
      picture: 'Hexes with a height, a village, and regiments facing each other',
    },
    conquests: {
      name: 'The Conquests of Napoleon',
      line: 'Europe by land and sea, and its cabinets: advisers to place, 237 cards to play, alliances to declare, to buy or to force.',
      players: '2 to 5',
      board: 'Europe, land and sea',
      picture: 'Map of Europe with capitals and fleets',
    },
  },
} as const;
