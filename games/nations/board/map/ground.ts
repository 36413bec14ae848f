import type { Field, NationsContent, Point } from '../../content/types.ts';
import {
  at,
  type Box,
  boundsOf,
  boxAround,
  contains,
  distanceToLine,
  isInside,
  line,
  overlap,
  pen,
  short,
} from '@bivouac/kit/geometry';
import { layoutOf } from '../layout.ts';

/**
 * What the pen draws on the ground of the fields: heights, trees, meadows, furrows. Each kind is many paths of a small
 * part of the map: a browser that draws a part anew then leaves out those that lie elsewhere.
 */
export interface GroundInk {
  readonly hachures: readonly string[];
  readonly crowns: readonly string[];
  readonly shades: readonly string[];
  readonly reeds: readonly string[];
  readonly furrows: readonly string[];
}

const PART = 130;

/** Strokes gathered by the part of the map that they lie in. */
class Strokes {
  readonly #parts = new Map<string, string>();

  add({ x, y }: Point, stroke: string): void {
    const part = `${Math.floor(x / PART)} ${Math.floor(y / PART)}`;
    this.#parts.set(part, (this.#parts.get(part) ?? '') + stroke);
  }

  get paths(): readonly string[] {
    return [...this.#parts.values()];
  }
}

interface Keep {
  readonly clear: readonly Box[];
  readonly lines: readonly (readonly Point[])[];
}

const [RIVER, HILL, FOREST] = [0, 1, 2];

/** A height as the period drew it: rings of short strokes that run down the slope. */
export function hachures(centre: Point, rx: number, ry: number, turn: number, random: () => number): string {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const on = (angle: number, scale: number): Point => {
    const [x, y] = [Math.cos(angle) * rx * scale, Math.sin(angle) * ry * scale];
    return at(centre.x + x * cos - y * sin, centre.y + x * sin + y * cos);
  };
  const [first, second] = [random() * 6, random() * 6];
  const edge = (angle: number): number => 1 + 0.13 * Math.sin(2 * angle + first) + 0.08 * Math.sin(3 * angle + second);
  let path = '';
  const rings: readonly (readonly [number, number])[] = [
    [0.34, 0.62],
    [0.68, 1],
  ];
  for (const [inner, outer] of rings) {
    const strokes = Math.round(((rx + ry) * outer * Math.PI) / 4);
    for (let i = 0; i < strokes; i++) {
      const angle = ((i + random() * 0.5) / strokes) * 2 * Math.PI;
      const reach = outer - (outer - inner) * random() * 0.4;
      path += line([on(angle, inner * edge(angle)), on(angle, reach * edge(angle))]);
    }
  }
  return path;
}

const crown = ({ x, y }: Point, r: number): string =>
  `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 1 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 1 ${short(-2 * r)} 0`;

const shade = ({ x, y }: Point, r: number): string =>
  `M${short(x + r * 0.15)} ${short(y - r)}a${short(r)} ${short(r)} 0 0 1 0 ${short(2 * r)}a${short(r * 1.7)} ${short(r * 1.7)} 0 0 0 0 ${short(-2 * r)}M${short(x)} ${short(y + r)}v${short(r * 0.7)}`;

/** Scattered places inside an outline that keep clear of names, villages, roads and rivers. */
function scatter(
  area: readonly Point[],
  keep: Keep,
  spacing: number,
  inset: number,
  random: () => number,
): readonly Point[] {
  const bounds = boundsOf(area);
  const found: Point[] = [];
  const tries = Math.round((bounds.width * bounds.height) / (spacing * spacing)) * 3;
  for (let i = 0; i < tries; i++) {
    const p = at(bounds.x + random() * bounds.width, bounds.y + random() * bounds.height);
    if (!isInside(area, p) || distanceToLine(area, p, true) < inset) continue;
    if (keep.clear.some((box) => contains(box, p, 5)) || keep.lines.some((way) => distanceToLine(way, p) < 8)) continue;
    if (found.every((q) => Math.hypot(p.x - q.x, p.y - q.y) > spacing)) found.push(p);
  }
  return found;
}

/** Trees stand in clumps, with clearings between them. */
const isThicket = ({ x, y }: Point): boolean =>
  Math.sin(x * 0.062 + Math.sin(y * 0.045) * 1.7) + Math.sin(y * 0.071 + Math.sin(x * 0.038) * 1.9) > -0.35;

/** A tuft of reeds on wet ground: a short line of water and three blades. */
const reed = ({ x, y }: Point): string =>
  `M${short(x - 6)} ${short(y)}h12M${short(x - 2.5)} ${short(y - 1)}l-1.5 -5M${short(x)} ${short(y - 1)}v-6.5M${short(x + 2.5)} ${short(y - 1)}l1.5 -5`;

/** A few furrows of a ploughed field. */
function furrow({ x, y }: Point, random: () => number): string {
  const angle = Math.floor(random() * 4) * 0.8 + random() * 0.2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const length = 9 + random() * 5;
  return [-6, -2, 2, 6]
    .map((off) => {
      const [cx, cy] = [x - sin * off, y + cos * off];
      return line([at(cx - cos * length, cy - sin * length), at(cx + cos * length, cy + sin * length)]);
    })
    .join('');
}

/** A way farther off than this does not matter to what grows in a field. */
const grown = ({ x, y, width, height }: Box): Box => ({ x: x - 9, y: y - 9, width: width + 18, height: height + 18 });

function keepClear(content: NationsContent, field: Field, index: number): Keep {
  const { nameBox } = layoutOf(content)[index] ?? { nameBox: boxAround(0, 0, 0, 0) };
  const { rivers, roads, towns, heights } = content.map;
  return {
    clear: [
      nameBox,
      boxAround(field.x, field.y, 34, 24),
      ...towns.map(({ area }) => boundsOf(area)),
      ...heights.map(({ x, y }) => boxAround(x, y, 56, 40)),
    ],
    lines: [...rivers, ...roads]
      .map((way) => way.line)
      .filter((way) => overlap(grown(boundsOf(way)), boundsOf(field.polygon)) > 0),
  };
}

const known = new WeakMap<NationsContent, GroundInk>();

/** The ink of a pack, drawn once. */
export function groundInk(content: NationsContent): GroundInk {
  const ink = known.get(content) ?? drawGround(content);
  known.set(content, ink);
  return ink;
}

function drawGround(content: NationsContent): GroundInk {
  const random = pen(1813);
  const [heights, crowns, shades] = [new Strokes(), new Strokes(), new Strokes()];
  const [reeds, furrows] = [new Strokes(), new Strokes()];
  const trees: Point[] = [];
  for (const [i, field] of content.fields.entries()) {
    const keep = keepClear(content, field, i);
    switch (field.terrain) {
      case FOREST:
        trees.push(...scatter(field.polygon, keep, 8, 9, random).filter(isThicket));
        break;
      case HILL:
        for (const p of scatter(field.polygon, keep, 42, 24, random)) {
          heights.add(p, hachures(p, 19 + random() * 7, 9 + random() * 5, random() - 0.5, random));
        }
        break;
      case RIVER:
        for (const p of scatter(field.polygon, keep, 25, 10, random)) reeds.add(p, reed(p));
        break;
      default:
        for (const p of scatter(field.polygon, keep, 40, 18, random)) furrows.add(p, furrow(p, random));
    }
  }
  for (const { area } of content.map.woods) {
    trees.push(...scatter(area, { clear: [], lines: [] }, 6.5, 1, random));
  }
  trees.sort((a, b) => a.y - b.y);
  for (const tree of trees) {
    const r = 3 + random() * 1.2;
    crowns.add(tree, crown(tree, r));
    shades.add(tree, shade(tree, r));
  }
  for (const { x, y } of content.map.heights) heights.add(at(x, y), hachures(at(x, y), 27, 17, random() - 0.5, random));
  return {
    hachures: heights.paths,
    crowns: crowns.paths,
    shades: shades.paths,
    reeds: reeds.paths,
    furrows: furrows.paths,
  };
}
