import type { Field, NationsContent, Point } from '../../content/types.ts';
import { at, type Box, boundsOf, boxAround, line, overlap, pen } from '@bivouac/kit/geometry';
import { crown, hachures, isThicket, type Keep, reed, scatter, shade, Strokes } from '@bivouac/kit/ground';
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

const [RIVER, HILL, FOREST] = [0, 1, 2];

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
        trees.push(...scatter(field.polygon, keep, { spacing: 8, inset: 9 }, random).filter(isThicket));
        break;
      case HILL:
        for (const p of scatter(field.polygon, keep, { spacing: 42, inset: 24 }, random)) {
          heights.add(p, hachures(p, { rx: 19 + random() * 7, ry: 9 + random() * 5, turn: random() - 0.5 }, random));
        }
        break;
      case RIVER:
        for (const p of scatter(field.polygon, keep, { spacing: 25, inset: 10 }, random)) reeds.add(p, reed(p));
        break;
      default:
        for (const p of scatter(field.polygon, keep, { spacing: 40, inset: 18 }, random))
          furrows.add(p, furrow(p, random));
    }
  }
  for (const { area } of content.map.woods) {
    trees.push(...scatter(area, { clear: [], lines: [] }, { spacing: 6.5, inset: 1 }, random));
  }
  trees.sort((a, b) => a.y - b.y);
  for (const tree of trees) {
    const r = 3 + random() * 1.2;
    crowns.add(tree, crown(tree, r));
    shades.add(tree, shade(tree, r));
  }
  for (const { x, y } of content.map.heights)
    heights.add(at(x, y), hachures(at(x, y), { rx: 27, ry: 17, turn: random() - 0.5 }, random));
  return {
    hachures: heights.paths,
    crowns: crowns.paths,
    shades: shades.paths,
    reeds: reeds.paths,
    furrows: furrows.paths,
  };
}
