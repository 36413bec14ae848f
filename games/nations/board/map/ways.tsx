import type { Language } from '@bivouac/kernel';
import type { Line, NationsContent, Point } from '../../content/types.ts';
import { along, type Box, boundsOf, contains, curve, distanceToLine, lengthOf, short } from '@bivouac/kit/geometry';
import { layoutOf, MARGIN } from '../layout.ts';

/** Rivers with their banks, then roads as double lines. */
export function Ways({ content }: { readonly content: NationsContent }) {
  const { rivers, roads } = content.map;
  const courses = rivers.map(({ id, line, width }) => ({ id, width, d: curve(line) }));
  const ways = roads.map(({ id, line, width }) => ({ id, width, d: curve(line) }));
  return (
    <g className="nat-ways">
      {courses.map(({ id, d, width }) => (
        <path key={id} className="nat-bank" d={d} strokeWidth={width + 4.4} />
      ))}
      {courses.map(({ id, d, width }) => (
        <path key={id} className="nat-water" d={d} strokeWidth={width + 1.6} />
      ))}
      {courses.map(({ id, d, width }) => (
        <path key={id} className="nat-glint" d={d} strokeWidth={width * 0.28} />
      ))}
      {ways.map(({ id, d, width }) => (
        <path key={id} className="nat-road-edge" d={d} strokeWidth={width + 3} />
      ))}
      {ways.map(({ id, d, width }) => (
        <path key={id} className="nat-road" d={d} strokeWidth={width + 0.9} />
      ))}
    </g>
  );
}

const RIVER_NAME = 15;
const LETTER = RIVER_NAME * 0.98;

interface Stretch {
  readonly points: readonly Point[];
  readonly score: number;
}

/** The straightest stretch of a river on which its name can be written without meeting another name. */
function stretchFor(river: Line, width: number, taken: readonly Box[], sheet: Box): readonly Point[] {
  const whole = lengthOf(river.line);
  let best: Stretch | null = null;
  for (let from = 14; from + width < whole - 8; from += 7) {
    const stops = Array.from({ length: 13 }, (_, i) => along(river.line, from + (width * i) / 12));
    const points = stops.map(({ point }) => point);
    const [first, last] = [points[0], points[points.length - 1]];
    if (!first || !last) continue;
    const bent = Math.max(...points.map((p) => distanceToLine([first, last], p)));
    const upright = Math.abs(last.y - first.y) / (Math.abs(last.x - first.x) + 1);
    const hits = points.filter((p) => taken.some((box) => contains(box, p, 11)) || !contains(sheet, p, -12)).length;
    const score = hits * 40 + bent * 4 + Math.min(upright, 6) * 4;
    if (best === null || score < best.score) best = { points, score };
  }
  const points = best?.points ?? river.line;
  const [first, middle, last] = [points[0], points[Math.floor(points.length / 2)], points[points.length - 1]];
  if (!first || !middle || !last) return points;
  return first.x > last.x ? [last, middle, first] : [first, middle, last];
}

type Stretches = ReadonlyMap<string, readonly Point[]>;
const known = new WeakMap<NationsContent, Map<Language, Stretches>>();

/** Where each river is named, found once for a pack and a language. */
function stretchesOf(content: NationsContent, language: Language): Stretches {
  const byLanguage = known.get(content) ?? new Map<Language, Stretches>();
  known.set(content, byLanguage);
  const found = byLanguage.get(language);
  if (found !== undefined) return found;
  const { width, height, rivers, towns } = content.map;
  const taken = [...layoutOf(content).map(({ nameBox }) => nameBox), ...towns.map(({ area }) => boundsOf(area))];
  const made = new Map(
    rivers.map((river) => {
      const long = river.name[language].length * LETTER;
      return [river.id, stretchFor(river, long, taken, { x: 0, y: 0, width, height })];
    }),
  );
  byLanguage.set(language, made);
  return made;
}

/** The names of rivers, letter-spaced along their course. */
export function RiverNames({ content, language }: { readonly content: NationsContent; readonly language: Language }) {
  const stretches = stretchesOf(content, language);
  return (
    <g>
      {content.map.rivers.map((river) => {
        const name = river.name[language].toUpperCase();
        const points = stretches.get(river.id) ?? river.line;
        return (
          <g key={river.id}>
            <path id={`nat-river-${river.id}`} d={curve(points)} fill="none" />
            <text className="nat-river-name" fontSize={RIVER_NAME} dy={short(-river.width / 2 - 5)}>
              <textPath href={`#nat-river-${river.id}`} startOffset="50%" textAnchor="middle">
                {name}
              </textPath>
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Where the roads go: towns named in the margin of the sheet. */
export function RoadEnds({ content, language }: { readonly content: NationsContent; readonly language: Language }) {
  const { width, height, roads } = content.map;
  return (
    <g>
      {roads.map(({ id, name, line }) => {
        const end = line[line.length - 1];
        if (!end) return null;
        const out = MARGIN * 0.5;
        const turn = end.x <= 0 ? -90 : end.x >= width ? 90 : 0;
        const x = end.x <= 0 ? -out : end.x >= width ? width + out : end.x;
        const y = end.y <= 0 ? -out : end.y >= height ? height + out : end.y;
        return (
          <text key={id} className="nat-road-end" transform={`translate(${short(x)} ${short(y)}) rotate(${turn})`}>
            {name[language]}
          </text>
        );
      })}
    </g>
  );
}
