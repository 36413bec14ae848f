import { type Faults, type OriginBook, type Origins, readSources } from '@bivouac/kernel/packs';

/** Where the values of the pack come from, and the source line of every town, unit, leader and half of a card. */
export interface GloireOrigins extends Origins {
  /** By what they are of: `units.fr-iii`, `cards.4.1`. */
  readonly lines: Readonly<Record<string, string>>;
}

/** The same while the pack is being read. */
export interface GloireOriginBook extends OriginBook {
  readonly lines: Map<string, string>;
}

export function openBook(faults: Faults, sources: unknown): GloireOriginBook {
  return { ...readSources(faults, sources), lines: new Map() };
}
