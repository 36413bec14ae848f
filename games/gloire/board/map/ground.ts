import { at, type Box, boundsOf, overlap, pen, type Point } from '@bivouac/kit/geometry';
import { crown, hachures, isThicket, type Keep, reed, scatter, shade, Strokes } from '@bivouac/kit/ground';
import type { GloireContent, Range } from '../../content/types.ts';
import { layoutOf, roomOf } from '../layout.ts';
import { waysOf } from './way-lines.ts';

/** What the pen draws on the ground: mountains, hills, trees, marshes. */
export interface GroundInk {
  readonly mountains: readonly string[];
  readonly hills: readonly string[];
  readonly crowns: readonly string[];
  readonly shades: readonly string[];
  readonly reeds: readonly string[];
}

const known = new WeakMap<GloireContent, GroundInk>();

/** The ink of a pack, drawn once. */
export function groundInk(content: GloireContent): GroundInk {
  const ink = known.get(content) ?? drawGround(content);
  known.set(content, ink);
  return ink;
}

const reaches = (points: readonly Point[], area: Box): boolean => {
  const box = boundsOf(points);
  return overlap({ x: box.x - 9, y: box.y - 9, width: box.width + 18, height: box.height + 18 }, area) > 0;
};

/** Names and roads stay legible: heights keep away from them, as an engraver would. */
function keepClear(content: GloireContent, { area }: Range): Keep {
  const bounds = boundsOf(area);
  const { towns, rivers } = content.map;
  const around: Box = { x: bounds.x - 30, y: bounds.y - 30, width: bounds.width + 60, height: bounds.height + 60 };
  return {
    clear: [...layoutOf(content, 'en').map(({ nameBox }) => nameBox), ...towns.map(roomOf)].filter(
      (box) => overlap(box, around) > 0,
    ),
    lines: [...waysOf(content).map(({ line }) => line), ...rivers.map(({ line }) => line)].filter(
      (line) => line.length > 1 && reaches(line, bounds),
    ),
    by: { boxes: 6, lines: 6 },
  };
}

/** Which way a range runs: its heights lie along it. */
function runOf(area: readonly Point[]): number {
  const n = area.length;
  const mean = area.reduce((sum, p) => at(sum.x + p.x / n, sum.y + p.y / n), at(0, 0));
  let [xx, yy, xy] = [0, 0, 0];
  for (const p of area) {
    xx += (p.x - mean.x) ** 2;
    yy += (p.y - mean.y) ** 2;
    xy += (p.x - mean.x) * (p.y - mean.y);
  }
  return Math.atan2(2 * xy, xx - yy) / 2;
}

function drawGround(content: GloireContent): GroundInk {
  const random = pen(1813);
  const [mountains, hills, crowns, shades, reeds] = [1, 2, 3, 4, 5].map(() => new Strokes(110));
  const trees: Point[] = [];
  for (const range of content.map.ranges) {
    const keep = keepClear(content, range);
    const run = runOf(range.area);
    switch (range.kind) {
      case 'mountains':
        for (const p of scatter(range.area, keep, { spacing: 15, inset: 2 }, random)) {
          const shape = {
            rx: 12 + random() * 6,
            ry: 6.5 + random() * 3,
            turn: run + (random() - 0.5) * 0.7,
            apart: 3,
          };
          mountains?.add(p, hachures(p, shape, random));
        }
        break;
      case 'hills':
        for (const p of scatter(range.area, keep, { spacing: 25, inset: 5 }, random)) {
          const shape = { rx: 10 + random() * 5, ry: 5 + random() * 3, turn: run + (random() - 0.5) * 0.9, apart: 3.2 };
          hills?.add(p, hachures(p, shape, random));
        }
        break;
      case 'woods':
        trees.push(
          ...scatter(range.area, { ...keep, by: { boxes: 3, lines: 5 } }, { spacing: 6.4, inset: 2 }, random).filter(
            isThicket,
          ),
        );
        break;
      case 'marsh':
        for (const p of scatter(range.area, keep, { spacing: 17, inset: 4 }, random)) reeds?.add(p, reed(p));
        break;
      default:
        range.kind satisfies never;
    }
  }
  trees.sort((a, b) => a.y - b.y);
  for (const tree of trees) {
    const r = 2.3 + random() * 0.9;
    crowns?.add(tree, crown(tree, r));
    shades?.add(tree, shade(tree, r));
  }
  return {
    mountains: mountains?.paths ?? [],
    hills: hills?.paths ?? [],
    crowns: crowns?.paths ?? [],
    shades: shades?.paths ?? [],
    reeds: reeds?.paths ?? [],
  };
}
