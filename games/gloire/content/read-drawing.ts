import { flag, places, type Reading, section, spot, whole, word, words } from '@bivouac/kernel/packs';
import type { DrawnLine, Label, Point, Range, River } from './types-map.ts';

export function readRivers(reading: Reading, value: unknown, size: Point): readonly River[] {
  return section(reading, 'rivers', value, { needed: ['id', 'name', 'great', 'width', 'line'] }).map(
    ({ entry, id, raw }): River => ({
      id,
      name: words(reading.faults, entry, raw, 'name'),
      great: flag(reading, entry, raw, 'great'),
      width: whole(reading.faults, entry, raw, 'width', [1, 6]),
      line: places(reading.faults, entry, raw, 'line', size, 2),
    }),
  );
}

export function readBorders(reading: Reading, value: unknown, size: Point): readonly DrawnLine[] {
  return section(reading, 'borders', value, { needed: ['id', 'name', 'line'] }).map(
    ({ entry, id, raw }): DrawnLine => ({
      id,
      name: words(reading.faults, entry, raw, 'name'),
      line: places(reading.faults, entry, raw, 'line', size, 2),
    }),
  );
}

export function readRanges(reading: Reading, value: unknown, size: Point): readonly Range[] {
  return section(reading, 'ranges', value, { needed: ['id', 'name', 'kind', 'area'] }).map(
    ({ entry, id, raw }): Range => ({
      id,
      name: words(reading.faults, entry, raw, 'name'),
      kind: word(reading, entry, raw, 'kind', ['mountains', 'hills', 'woods', 'marsh']),
      area: places(reading.faults, entry, raw, 'area', size, 3),
    }),
  );
}

export function readRegions(reading: Reading, value: unknown, size: Point): readonly Label[] {
  return section(reading, 'regions', value, { needed: ['id', 'name', 'at'] }).map(
    ({ entry, id, raw }): Label => ({
      id,
      name: words(reading.faults, entry, raw, 'name'),
      ...spot(reading.faults, entry, raw, 'at', size),
    }),
  );
}
