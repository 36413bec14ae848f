import type { FileNames } from '../read.ts';
import board from './board.json' with { type: 'json' };
import cards1c from './cards-1-coalition.json' with { type: 'json' };
import cards1n from './cards-1-napoleon.json' with { type: 'json' };
import cards2c from './cards-2-coalition.json' with { type: 'json' };
import cards2n from './cards-2-napoleon.json' with { type: 'json' };
import goals from './goals.json' with { type: 'json' };
import map from './map.json' with { type: 'json' };
import pack from './pack.json' with { type: 'json' };
import setUps from './set-ups.json' with { type: 'json' };

const decks = [cards1n, cards1c, cards2n, cards2c];

/** The pack is kept in several files; a pack of one file has the same sections. */
export const europePack = {
  ...pack,
  ...board,
  ...goals,
  map,
  setUps,
  cards: { from: cards1n.from, note: cards1n.note, list: decks.flatMap(({ list }) => list as readonly unknown[]) },
};

export const europeFiles: FileNames = {
  format: 'europe/pack.json',
  sources: 'europe/pack.json',
  map: 'europe/map.json',
  setUps: 'europe/set-ups.json',
  deal: 'europe/pack.json',
  prices: 'europe/pack.json',
  spaces: 'europe/board.json',
  tracks: 'europe/board.json',
  cards: 'europe/cards-*.json',
  objectives: 'europe/goals.json',
  scenarios: 'europe/pack.json',
  victory: 'europe/goals.json',
};
