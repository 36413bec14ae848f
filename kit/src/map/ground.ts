/** What a pen draws on the ground of a map: heights, trees, reeds. All of it deterministic. */
import { at, type Box, boundsOf, contains, distanceToLine, isInside, line, type Point, short } from '../geometry.ts';

/**
 * Strokes gathered by the part of the map that they lie in: many paths of a small part each, so that a browser that
 * draws a part anew leaves out those that lie elsewhere.
 */
export class Strokes {
  readonly #parts = new Map<string, string>();
  readonly #size: number;

  constructor(size = 130) {
    this.#size = size;
  }

  add({ x, y }: Point, stroke: string): void {
    const part = `${Math.floor(x / this.#size)} ${Math.floor(y / this.#size)}`;
    this.#parts.set(part, (this.#parts.get(part) ?? '') + stroke);
  }

  get paths(): readonly string[] {
    return [...this.#parts.values()];
  }
}

export interface HeightShape {
  readonly rx: number;
  readonly ry: number;
  /** In radians. */
  readonly turn: number;
  /** Units of the outline to a stroke. */
  readonly apart?: number;
}

const RINGS: readonly (readonly [inner: number, outer: number])[] = [
  [0.34, 0.62],
  [0.68, 1],
];

/** A height as the period drew it: rings of short strokes that run down the slope. */
export function hachures(centre: Point, { rx, ry, turn, apart = 4 }: HeightShape, random: () => number): string {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const on = (angle: number, scale: number): Point => {
    const [x, y] = [Math.cos(angle) * rx * scale, Math.sin(angle) * ry * scale];
    return at(centre.x + x * cos - y * sin, centre.y + x * sin + y * cos);
  };
  const [first, second] = [random() * 6, random() * 6];
  const edge = (angle: number): number => 1 + 0.13 * Math.sin(2 * angle + first) + 0.08 * Math.sin(3 * angle + second);
  let path = '';
  for (const [inner, outer] of RINGS) {
    const strokes = Math.round(((rx + ry) * outer * Math.PI) / apart);
    for (let i = 0; i < strokes; i++) {
      const angle = ((i + random() * 0.5) / strokes) * 2 * Math.PI;
      const reach = outer - (outer - inner) * random() * 0.4;
      path += line([on(angle, inner * edge(angle)), on(angle, reach * edge(angle))]);
    }
  }
  return path;
}

/** The round crown of a tree. */
export const crown = ({ x, y }: Point, r: number): string =>
  `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 1 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 1 ${short(-2 * r)} 0`;

/** Its shady side, and its trunk. */
export const shade = ({ x, y }: Point, r: number): string =>
  `M${short(x + r * 0.15)} ${short(y - r)}a${short(r)} ${short(r)} 0 0 1 0 ${short(2 * r)}a${short(r * 1.7)} ${short(r * 1.7)} 0 0 0 0 ${short(-2 * r)}M${short(x)} ${short(y + r)}v${short(r * 0.7)}`;

/** Trees stand in clumps, with clearings between them. */
export const isThicket = ({ x, y }: Point): boolean =>
  Math.sin(x * 0.062 + Math.sin(y * 0.045) * 1.7) + Math.sin(y * 0.071 + Math.sin(x * 0.038) * 1.9) > -0.35;

/** A tuft of reeds on wet ground: a short line of water and three blades. */
export const reed = ({ x, y }: Point): string =>
  `M${short(x - 6)} ${short(y)}h12M${short(x - 2.5)} ${short(y - 1)}l-1.5 -5M${short(x)} ${short(y - 1)}v-6.5M${short(x + 2.5)} ${short(y - 1)}l1.5 -5`;

/** What must not be drawn over. */
export interface Keep {
  readonly clear: readonly Box[];
  readonly lines: readonly (readonly Point[])[];
  /** How far from boxes and lines. */
  readonly by?: { readonly boxes: number; readonly lines: number };
}

const BY = { boxes: 5, lines: 8 } as const;

export interface Scattering {
  readonly spacing: number;
  /** How far from the outline. */
  readonly inset: number;
}

/** Scattered places inside an outline that keep clear of names, villages, roads and rivers. */
export function scatter(
  area: readonly Point[],
  { clear, lines, by = BY }: Keep,
  { spacing, inset }: Scattering,
  random: () => number,
): readonly Point[] {
  const bounds = boundsOf(area);
  const found: Point[] = [];
  const tries = Math.round((bounds.width * bounds.height) / (spacing * spacing)) * 3;
  for (let i = 0; i < tries; i++) {
    const p = at(bounds.x + random() * bounds.width, bounds.y + random() * bounds.height);
    if (!isInside(area, p) || distanceToLine(area, p, true) < inset) continue;
    if (clear.some((box) => contains(box, p, by.boxes)) || lines.some((way) => distanceToLine(way, p) < by.lines)) {
      continue;
    }
    if (found.every((q) => Math.hypot(p.x - q.x, p.y - q.y) > spacing)) found.push(p);
  }
  return found;
}
