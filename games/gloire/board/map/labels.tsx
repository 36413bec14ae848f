import type { Language } from '@bivouac/kernel';
import {
  along,
  at,
  type Box,
  boundsOf,
  boxAround,
  contains,
  curve,
  lengthOf,
  overlap,
  type Point,
  short,
} from '@bivouac/kit/geometry';
import type { GloireContent, River } from '../../content/types.ts';
import { layoutOf, MARGIN, roomOf } from '../layout.ts';

interface LabelsProps {
  readonly content: GloireContent;
  readonly language: Language;
}

const RIVER_NAME = 8.4;
const GREAT_NAME = 11;

/** The stretch of a river that is straightest and freest of names, as three points from left to right. */
function stretchFor(river: River, width: number, taken: readonly Box[], sheet: Box): readonly Point[] | null {
  const whole = lengthOf(river.line);
  let best: { readonly points: readonly Point[]; readonly fine: number } | null = null;
  for (let from = 6; from + width < whole - 4; from += 6) {
    const points = Array.from({ length: 9 }, (_, i) => along(river.line, from + (width * i) / 8).point);
    const [first, middle, last] = [points[0], points[4], points[8]];
    if (!first || !middle || !last) continue;
    const bent = Math.hypot(middle.x - (first.x + last.x) / 2, middle.y - (first.y + last.y) / 2);
    const upright = Math.abs(last.y - first.y) / (Math.abs(last.x - first.x) + 1);
    const hits = points.filter((p) => taken.some((box) => contains(box, p, 6)) || !contains(sheet, p, -8)).length;
    const fine = hits * 30 + bent * 4 + Math.min(upright, 5) * 5;
    if (best === null || fine < best.fine)
      best = { points: first.x > last.x ? [last, middle, first] : [first, middle, last], fine };
  }
  return best === null || best.fine > 110 ? null : best.points;
}

const takenBy = ({ content, language }: LabelsProps): readonly Box[] => [
  ...layoutOf(content, language).map(({ nameBox }) => nameBox),
  ...content.map.towns.map(roomOf),
];

/** The names of rivers, letter-spaced along their course. */
export function RiverNames(props: LabelsProps) {
  const { content, language } = props;
  const { width, height, rivers } = content.map;
  const taken = takenBy(props);
  return rivers.map((river) => {
    const size = river.great ? GREAT_NAME : RIVER_NAME;
    const name = river.name[language].toUpperCase();
    const points = stretchFor(river, name.length * size * 0.98, taken, { x: 0, y: 0, width, height });
    if (points === null) return null;
    return (
      <g key={river.id}>
        <path id={`glo-river-${river.id}`} d={curve(points)} fill="none" />
        <text className="glo-river-name" fontSize={size} dy={short(-1.6 - river.width * 0.9)}>
          <textPath href={`#glo-river-${river.id}`} startOffset="50%" textAnchor="middle">
            {name}
          </textPath>
        </text>
      </g>
    );
  });
}

const RANGE_NAME = 9;

/** The first free place in or near a range for its name; without one it stays unwritten. */
function rangePlace(area: readonly Point[], width: number, taken: readonly Box[]): Point | null {
  const { x, y, width: wide, height: high } = boundsOf(area);
  const steps = [0.5, 0.38, 0.62, 0.25, 0.75, 0.12, 0.88];
  for (const v of steps) {
    for (const u of steps) {
      const place = at(x + wide * u, y + high * v);
      if (!taken.some((box) => overlap(box, boxAround(place.x, place.y - 3, width, RANGE_NAME + 2)) > 0)) return place;
    }
  }
  return null;
}

/** The names of mountains, heaths and marshes. */
export function RangeNames(props: LabelsProps) {
  const { content, language } = props;
  const taken = [...takenBy(props)];
  return content.map.ranges.map(({ id, name, area, kind }) => {
    const words = name[language];
    const width = words.length * RANGE_NAME * 0.62;
    const place = rangePlace(area, width, taken);
    if (place === null) return null;
    taken.push(boxAround(place.x, place.y - 3, width, RANGE_NAME + 2));
    return (
      <text key={id} className={`glo-range-name ${kind}`} x={short(place.x)} y={short(place.y)} fontSize={RANGE_NAME}>
        {words}
      </text>
    );
  });
}

/** Countries, in wide faint capitals under everything. */
export function RegionNames({ content, language }: LabelsProps) {
  return content.map.regions.map(({ id, name, x, y }) => (
    <text key={id} className="glo-region" x={x} y={y}>
      {name[language].toUpperCase()}
    </text>
  ));
}

/** Where the roads go that leave the sheet: towns named in the margin. */
export function EdgeNames({ content, language }: LabelsProps) {
  const { width, height, edges } = content.map;
  const out = MARGIN * 0.3;
  return edges.map(({ id, name, side, x, y }) => {
    const places = {
      north: [Math.min(Math.max(x, 30), width - 30), -out, 0],
      south: [Math.min(Math.max(x, 30), width - 30), height + out, 0],
      west: [-out, y, -90],
      east: [width + out, y, 90],
    } as const;
    const [px, py, turn] = places[side];
    return (
      <text key={id} className="glo-edge-name" transform={`translate(${short(px)} ${short(py)}) rotate(${turn})`}>
        {name[language]}
      </text>
    );
  });
}
