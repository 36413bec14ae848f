import type { FileNames } from '../read.ts';
import cards from './cards.json' with { type: 'json' };
import forces from './forces.json' with { type: 'json' };
import map from './map.json' with { type: 'json' };
import pack from './pack.json' with { type: 'json' };
import scenarios from './scenarios.json' with { type: 'json' };
import tables from './tables.json' with { type: 'json' };

/** The pack is kept in several files; a pack of one file has the same sections. */
export const germany1813Pack = { ...pack, ...forces, map, cards, tables, scenarios };

export const germany1813Files: FileNames = {
  format: 'germany-1813/pack.json',
  sources: 'germany-1813/pack.json',
  campaign: 'germany-1813/pack.json',
  calendar: 'germany-1813/pack.json',
  map: 'germany-1813/map.json',
  armies: 'germany-1813/forces.json',
  units: 'germany-1813/forces.json',
  leaders: 'germany-1813/forces.json',
  cards: 'germany-1813/cards.json',
  tables: 'germany-1813/tables.json',
  scenarios: 'germany-1813/scenarios.json',
};
