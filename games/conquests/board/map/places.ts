import type { Point } from '@bivouac/kit/geometry';

/** A place too small for its name and pieces: where these stand instead, and how far the line to it goes. */
export interface Inset {
  readonly name: Point;
  readonly end: Point;
  /** A ring around the place itself. */
  readonly ring?: number;
}

export const insets: Readonly<Record<string, Inset>> = {
  malte: { name: { x: 762, y: 1092 }, end: { x: 744, y: 1082 }, ring: 9 },
  corse: { name: { x: 512, y: 866 }, end: { x: 530, y: 858 } },
};

/** How the name of a sea lies: moved, turned and bent off its place, over so wide an arc. */
export interface SeaArc {
  readonly dx?: number;
  readonly dy?: number;
  readonly turn?: number;
  readonly bend?: number;
  readonly wide?: number;
}

export const seaArcs: Readonly<Record<string, SeaArc>> = {
  'atl-hebrides': { dx: -70, dy: 10, turn: -40, bend: 14, wide: 180 },
  'mer-irlande': { dx: 3, dy: 0, turn: -78, wide: 120 },
  'mer-celtique': { dx: -30, dy: 16, turn: -8, bend: 10, wide: 140 },
  'manche-ouest': { dx: 22, dy: 2, turn: -14, wide: 110 },
  'manche-est': { dx: 44, dy: -34, turn: -52, wide: 130 },
  'atl-bretagne': { dx: -60, dy: 4, turn: -8, bend: 12, wide: 160 },
  'atl-gascogne': { dx: -18, dy: -6, turn: 8, bend: 10, wide: 180 },
  'atl-finisterre': { dx: -50, dy: -14, turn: -8, bend: 10, wide: 170 },
  'atl-portugal': { dx: -34, dy: 4, turn: -74, bend: 8, wide: 190 },
  'atl-cadix': { dx: -10, dy: 12, turn: 10, wide: 150 },
  'mer-nord-sud': { dx: 26, dy: -40, turn: -24, bend: 14, wide: 190 },
  'mer-nord-nord': { dx: -26, dy: -24, turn: -30, bend: 18, wide: 220 },
  'baltique-ouest': { dx: 30, dy: 6, turn: -22, bend: 8, wide: 190 },
  'baltique-est': { dx: 4, dy: 10, turn: -62, bend: 16, wide: 210 },
  gibraltar: { dx: 22, dy: 26, wide: 110 },
  baleares: { dx: 60, dy: -20, turn: -10, bend: 18, wide: 220 },
  'golfe-du-lion': { dx: 22, dy: 30, turn: 2, bend: 10, wide: 160 },
  'mer-ligure': { dx: 2, dy: 8, turn: -4, wide: 120 },
  tyrrhenienne: { dx: 14, dy: 10, turn: 24, bend: 16, wide: 190 },
  'canal-de-sicile': { dx: -34, dy: 46, turn: 8, bend: 8, wide: 180 },
  adriatique: { dx: 46, dy: 44, turn: 42, bend: 10, wide: 190 },
  ionienne: { dx: 10, dy: 30, turn: -8, bend: 20, wide: 200 },
  egee: { dx: 12, dy: 24, turn: 62, bend: 10, wide: 150 },
  bosphore: { dx: 34, dy: 22, turn: -6, wide: 100 },
  'mer-noire': { dx: 60, dy: 6, turn: 4, bend: 22, wide: 220 },
};
