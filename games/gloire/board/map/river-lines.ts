import { along, distanceToLine, lengthOf, type Point } from '@bivouac/kit/geometry';
import type { GloireContent, River } from '../../content/types.ts';

/** A piece of a river, as wide as it is there. */
export interface Reach {
  readonly line: readonly Point[];
  readonly width: number;
}

/** So far from where it rises a river has its whole width, in so many steps. */
const RISES = 36;
const STEPS = 6;
/** A river that comes so near to another, or to the edge of the sheet, does not end there. */
const MEETS = 6;

const widthOf = ({ great, width }: River): number => (great ? 7 : 1 + width * 1.15);

/** Whether a river begins or ends here for the eye: inland, and not in another one. */
function isFree({ map }: GloireContent, river: River, end: Point): boolean {
  const { width, height, rivers } = map;
  if (Math.min(end.x, end.y, width - end.x, height - end.y) < MEETS) return false;
  return rivers.every((other) => other === river || distanceToLine(other.line, end) > MEETS + widthOf(other) / 2);
}

/** The points of a line from one distance along it to another. */
function part(line: readonly Point[], from: number, to: number): readonly Point[] {
  const inner: Point[] = [];
  let gone = 0;
  for (const [i, point] of line.entries()) {
    const before = line[i - 1];
    if (before !== undefined) gone += Math.hypot(point.x - before.x, point.y - before.y);
    if (gone > from + 0.5 && gone < to - 0.5) inner.push(point);
  }
  return [along(line, from).point, ...inner, along(line, to).point];
}

/** The course of a river in pieces: it rises thin, and grows; nowhere does it end as if it had been cut. */
export function reachesOf(content: GloireContent, river: River): readonly Reach[] {
  const { line } = river;
  const [first, last] = [line[0], line.at(-1)];
  const whole = lengthOf(line);
  const width = widthOf(river);
  if (first === undefined || last === undefined || whole < 3 * RISES) return [{ line, width }];
  const head = isFree(content, river, first) ? RISES : 0;
  const tail = isFree(content, river, last) ? RISES : 0;
  const share = (step: number): number => width * (0.2 + (0.8 * (step + 0.5)) / STEPS);
  const step = RISES / STEPS;
  const rising = Array.from(
    { length: head > 0 ? STEPS : 0 },
    (_, i): Reach => ({
      line: part(line, i * step, (i + 1) * step),
      width: share(i),
    }),
  );
  const ending = Array.from(
    { length: tail > 0 ? STEPS : 0 },
    (_, i): Reach => ({
      line: part(line, whole - (i + 1) * step, whole - i * step),
      width: share(i),
    }),
  );
  const body = head + tail === 0 ? line : part(line, head, whole - tail);
  return [...rising, { line: body, width }, ...ending];
}
