import { at, line, pen, type Point, short } from '@bivouac/kit/geometry';
import { centreAt, type MapFrame, SIZE } from './frame.ts';
import { cellsOf, hexOf, keyAt } from './lattice.ts';

export interface Buildings {
  readonly houses: readonly string[];
  readonly gardens: readonly string[];
  readonly churches: readonly Point[];
}

const COUNTS: Readonly<Record<string, number>> = { village: 17, farm: 5, chateau: 7 };

/** A house: a small block, a little askew. */
function house({ x, y }: Point, random: () => number): string {
  const [w, h] = [5.5 + random() * 5, 3.6 + random() * 2.2];
  const turn = (Math.floor(random() * 3) * 60 + (random() - 0.5) * 16) * (Math.PI / 180);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const corner = (dx: number, dy: number) => at(x + dx * cos - dy * sin, y + dx * sin + dy * cos);
  return line([corner(-w / 2, -h / 2), corner(w / 2, -h / 2), corner(w / 2, h / 2), corner(-w / 2, h / 2)], true);
}

/** Houses stand around the middle of their hex, where the street is, and leave the counters in it to be seen. */
export function buildingsOf(frame: MapFrame): Buildings {
  const built: { houses: string[]; gardens: string[]; churches: Point[] } = { houses: [], gardens: [], churches: [] };
  for (const cell of cellsOf(frame)) {
    const kind = frame.field.terrain[hexOf(frame, cell)]?.id ?? 'clear';
    const count = COUNTS[kind];
    if (count === undefined) continue;
    const centre = centreAt(frame, cell.column, cell.row);
    const random = pen(keyAt(centre) + 11);
    const places: Point[] = [];
    for (let i = 0; i < count * 9 && places.length < count; i++) {
      const [angle, away] = [random() * 2 * Math.PI, SIZE * (0.22 + Math.sqrt(random()) * 0.6)];
      const p = at(centre.x + Math.cos(angle) * away, centre.y + Math.sin(angle) * away * 0.92);
      if (places.every((q) => Math.hypot(p.x - q.x, p.y - q.y) > 9)) places.push(p);
    }
    built.houses.push(places.map((p) => house(p, random)).join(''));
    built.gardens.push(blob(centre, kind === 'village' ? SIZE * 0.92 : SIZE * 0.6, random));
    if (kind === 'village') built.churches.push(at(centre.x + 3, centre.y - 4));
  }
  return built;
}

/** The gardens around a village: a wash with a soft edge. */
function blob({ x, y }: Point, r: number, random: () => number): string {
  const points = Array.from({ length: 9 }, (_, i) => {
    const [angle, away] = [(i / 9) * 2 * Math.PI, r * (0.86 + random() * 0.18)];
    return at(x + Math.cos(angle) * away, y + Math.sin(angle) * away);
  });
  const mid = (a: Point, b: Point) => at((a.x + b.x) / 2, (a.y + b.y) / 2);
  const [first = at(x, y)] = points;
  const start = mid(points.at(-1) ?? first, first);
  let path = `M${short(start.x)} ${short(start.y)}`;
  for (const [i, p] of points.entries()) {
    const next = mid(p, points[(i + 1) % points.length] ?? first);
    path += `Q${short(p.x)} ${short(p.y)} ${short(next.x)} ${short(next.y)}`;
  }
  return `${path}Z`;
}
