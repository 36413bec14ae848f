import { at, pen, type Point, short } from '@bivouac/kit/geometry';
import { crown, reed, shade, Strokes } from '@bivouac/kit/ground';
import { centreAt, type MapFrame, SIZE } from './frame.ts';
import { type Cell, cellsOf, hexOf, keyAt } from './lattice.ts';
import { rimsOf, smooth } from './outlines.ts';

/** What grows: where woods and brush lie, and the pen's work in them. */
export interface Growth {
  readonly woods: string;
  readonly brush: string;
  readonly marsh: string;
  readonly rough: readonly string[];
  readonly crowns: readonly string[];
  readonly shades: readonly string[];
  readonly reeds: readonly string[];
  readonly furrows: readonly string[];
}

/** A bush: half a crown on a short line of ground. */
export const bush = ({ x, y }: Point, r: number): string =>
  `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 0 1 ${short(2 * r)} 0zM${short(x - r * 1.5)} ${short(y)}h${short(r * 3)}`;

/** Broken ground: a few short strokes. */
const stones = ({ x, y }: Point): string =>
  `M${short(x - 4)} ${short(y + 2)}l3 -4 3 4M${short(x + 2)} ${short(y + 3)}l2.4 -3.4 2.6 3.4`;

/** Places in a hex, apart from each other, the far ones first: near crowns overlap them. */
function placesIn(centre: Point, count: number, spacing: number, reach = 0.86): readonly Point[] {
  const random = pen(keyAt(centre) + 7);
  const found: Point[] = [];
  for (let i = 0; i < count * 8 && found.length < count; i++) {
    const [angle, away] = [random() * 2 * Math.PI, Math.sqrt(random()) * SIZE * reach];
    const p = at(centre.x + Math.cos(angle) * away, centre.y + Math.sin(angle) * away);
    if (found.every((q) => Math.hypot(p.x - q.x, p.y - q.y) > spacing)) found.push(p);
  }
  return found.toSorted((a, b) => a.y - b.y);
}

/** How far ploughed land goes around villages and farms, in hexes. */
const PLOUGHED = 2;

/** A plot of furrows: parallel strokes at one of a few slants. */
function plot(centre: Point, random: () => number): string {
  const [slant, rows] = [Math.floor(random() * 6) * 30 + random() * 8, 4 + Math.floor(random() * 3)];
  const [cos, sin] = [Math.cos((slant * Math.PI) / 180), Math.sin((slant * Math.PI) / 180)];
  const half = 9 + random() * 5;
  let path = '';
  for (let i = 0; i < rows; i++) {
    const off = (i - (rows - 1) / 2) * 4;
    const [x, y] = [centre.x - sin * off, centre.y + cos * off];
    path += `M${short(x - cos * half)} ${short(y - sin * half)}L${short(x + cos * half)} ${short(y + sin * half)}`;
  }
  return path;
}

export function growthOf(frame: MapFrame): Growth {
  const { terrain, map } = frame.field;
  const cells = cellsOf(frame);
  const inside = new Set(cells.map(({ column, row }) => `${column} ${row}`));
  const kindOf = (cell: Cell) => terrain[hexOf(frame, cell)]?.id ?? 'clear';
  const regionOf = (kind: string) =>
    rimsOf(frame, cells, (cell) => inside.has(`${cell.column} ${cell.row}`) && kindOf(cell) === kind)
      .map(smooth)
      .join('');
  const [crowns, shades, reeds, rough, furrows] = [260, 260, 260, 260, 260].map((size) => new Strokes(size));
  const homes = cells.filter((cell) => ['village', 'farm', 'chateau'].includes(kindOf(cell)));
  const homely = (cell: Cell) =>
    homes.some((home) => Math.abs(home.row - cell.row) <= PLOUGHED && Math.abs(home.column - cell.column) <= PLOUGHED);
  for (const cell of cells) {
    const centre = centreAt(frame, cell.column, cell.row);
    const kind = kindOf(cell);
    if (kind === 'forest') {
      for (const p of placesIn(centre, 15, 8.5, 0.94)) {
        crowns?.add(centre, crown(p, 4.6));
        shades?.add(centre, shade(p, 4.6));
      }
    } else if (kind === 'brush') {
      for (const p of placesIn(centre, 11, 10)) crowns?.add(centre, bush(p, 3.4));
    } else if (kind === 'marsh') {
      for (const p of placesIn(centre, 7, 13)) reeds?.add(centre, reed(p));
    } else if (kind === 'difficult') {
      for (const p of placesIn(centre, 7, 13)) rough?.add(centre, stones(p));
    } else if (kind === 'clear' && homely(cell) && hasNoSlope(map.level, frame, cell)) {
      const random = pen(keyAt(centre) + 3);
      if (random() < 0.6) for (const p of placesIn(centre, 2, 30, 0.5)) furrows?.add(centre, plot(p, random));
    }
  }
  return {
    woods: regionOf('forest'),
    brush: regionOf('brush'),
    marsh: regionOf('marsh'),
    rough: rough?.paths ?? [],
    crowns: crowns?.paths ?? [],
    shades: shades?.paths ?? [],
    reeds: reeds?.paths ?? [],
    furrows: furrows?.paths ?? [],
  };
}

/** Whether the ground around a cell is level: nobody ploughs a slope. */
function hasNoSlope(level: readonly number[], frame: MapFrame, cell: Cell): boolean {
  const here = level[hexOf(frame, cell)];
  return [-1, 0, 1].every((dy) =>
    [-1, 0, 1].every((dx) => level[hexOf(frame, { column: cell.column + dx, row: cell.row + dy })] === here),
  );
}
