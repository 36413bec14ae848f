import { at, line, type Point } from '../ink.ts';

export { at, curve, line, type Point, pen, short } from '../ink.ts';

export interface Hill {
  readonly centre: Point;
  readonly rx: number;
  readonly ry: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
}

/** A height as the period drew it: rings of short strokes that run down the slope. */
export function hachures({ centre, rx, ry, turn = 0 }: Hill, random: () => number): string {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const on = (angle: number, scale: number): Point => {
    const [x, y] = [Math.cos(angle) * rx * scale, Math.sin(angle) * ry * scale];
    return at(centre.x + x * cos - y * sin, centre.y + x * sin + y * cos);
  };
  const wobble = [random() * 6, random() * 6];
  const edge = (angle: number): number =>
    1 + 0.12 * Math.sin(2 * angle + (wobble[0] ?? 0)) + 0.08 * Math.sin(3 * angle + (wobble[1] ?? 0));
  let path = '';
  for (const [inner, outer] of [
    [0.38, 0.62],
    [0.66, 1],
  ] as const) {
    const strokes = Math.round(((rx + ry) * outer * Math.PI) / 5);
    for (let i = 0; i < strokes; i++) {
      const angle = ((i + random() * 0.5) / strokes) * 2 * Math.PI;
      const reach = outer - (outer - inner) * random() * 0.35;
      path += line([on(angle, inner * edge(angle)), on(angle, reach * edge(angle))]);
    }
  }
  return path;
}

export interface Wood {
  readonly centre: Point;
  readonly rx: number;
  readonly ry: number;
  readonly trees: number;
}

/** Places for the trees of a wood, the far ones first, so that near crowns overlap them. */
export function trees({ centre, rx, ry, trees: count }: Wood, random: () => number): readonly Point[] {
  return Array.from({ length: count }, () => {
    const angle = random() * 2 * Math.PI;
    const away = Math.sqrt(random());
    return at(centre.x + Math.cos(angle) * away * rx, centre.y + Math.sin(angle) * away * ry);
  }).sort((a, b) => a.y - b.y);
}
