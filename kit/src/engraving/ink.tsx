import { at, line, type Point, pen, type Wood, short, trees as treesOf } from './strokes.ts';

/** Trees of a wood: a crown with its shadow on the right, as on engraved maps. */
export function Trees({
  wood,
  seed,
  size = 3.4,
}: {
  readonly wood: Wood;
  readonly seed: number;
  readonly size?: number;
}) {
  const places = treesOf(wood, pen(seed));
  const crowns = places.map((p) => crown(p, size)).join('');
  const shades = places.map((p) => shade(p, size)).join('');
  return (
    <g>
      <path className="map-crown" d={crowns} />
      <path className="map-shade" d={shades} />
    </g>
  );
}

const crown = ({ x, y }: Point, r: number): string =>
  `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;

const shade = ({ x, y }: Point, r: number): string =>
  `M${short(x + r * 0.2)} ${short(y - r)}a${r} ${r} 0 0 1 0 ${2 * r}a${r * 1.6} ${r * 1.6} 0 0 0 0 ${-2 * r}M${short(x)} ${short(y + r)}v${short(r * 0.7)}`;

/** A village: a handful of houses along its street. */
export function Houses({
  place,
  seed,
  count = 6,
}: {
  readonly place: Point;
  readonly seed: number;
  readonly count?: number;
}) {
  const random = pen(seed);
  const houses = Array.from({ length: count }, (_, i) => {
    const x = place.x + (i - count / 2) * 4.2 + random() * 2;
    const y = place.y + (i % 2 === 0 ? -3.4 : 1.6) + random() * 1.5;
    const [w, h] = [2.6 + random() * 1.6, 2.2 + random()];
    return line([at(x, y), at(x + w, y), at(x + w, y + h), at(x, y + h)], true);
  });
  return <path className="map-house" d={houses.join('')} />;
}

export type Side = 'france' | 'prussia' | 'russia' | 'austria' | 'sweden' | 'england';

/** A body of troops on an old map: a block of its colour; a diagonal marks cavalry. */
export function Block({
  place,
  turn,
  side,
  horse,
}: {
  readonly place: Point;
  readonly turn: number;
  readonly side: Side;
  readonly horse?: boolean;
}) {
  return (
    <g transform={`translate(${short(place.x)} ${short(place.y)}) rotate(${short(turn)})`} className={`troops ${side}`}>
      <rect x="-10" y="-3.5" width="20" height="7" />
      {horse ? <path d="M-10 3.5 10 -3.5" /> : null}
    </g>
  );
}
