import { memo } from 'react';
import { at, Block, curve, hachures, Houses, line, pen, type Point, type Side, Trees } from '@bivouac/kit/engraving';
import { hills, leipzig, on, rivers, roads, size, towns, villages, woods } from './leipzig.ts';

const city = on(leipzig);

/** Where the armies stood on the morning of 18 October: bearings (degrees from north) and distances from the city. */
const bodies: readonly (readonly [side: Side, bearing: number, away: number, horse?: boolean])[] = [
  ['france', 187, 84],
  ['france', 170, 92],
  ['france', 150, 62],
  ['france', 120, 92, true],
  ['france', 100, 84],
  ['france', 78, 78],
  ['france', 26, 62],
  ['france', 322, 40, true],
  ['austria', 183, 124],
  ['austria', 170, 128],
  ['austria', 157, 134, true],
  ['russia', 145, 118],
  ['prussia', 133, 142],
  ['austria', 108, 142],
  ['russia', 97, 146],
  ['russia', 74, 132, true],
  ['prussia', 64, 122],
  ['sweden', 55, 108],
  ['russia', 44, 100],
  ['prussia', 8, 88],
  ['russia', 346, 86, true],
];

function standing(bearing: number, away: number): Point {
  const angle = (bearing * Math.PI) / 180;
  return at(city.x + Math.sin(angle) * away * 1.25, city.y - Math.cos(angle) * away);
}

/** The old town: its ring of ramparts, and streets inside. */
function City() {
  const ring = Array.from({ length: 16 }, (_, i) => {
    const r = i % 2 === 0 ? 17 : 13;
    return at(city.x + Math.cos((i * Math.PI) / 8) * r, city.y + Math.sin((i * Math.PI) / 8) * r);
  });
  return (
    <g>
      <path className="map-rampart" d={line(ring, true)} />
      <path
        className="map-house"
        d={`M${city.x - 8} ${city.y - 8}h6v6h-7zM${city.x + 1} ${city.y - 9}h6l2 6h-8zM${city.x - 9} ${city.y + 1}h7v7h-4zM${city.x + 1} ${city.y + 1}h8l-2 6h-6z`}
      />
      <text className="map-city" x={city.x} y={city.y + 31} textAnchor="middle">
        LEIPZIG
      </text>
    </g>
  );
}

function Name({
  text,
  place,
  side = 'right',
  className,
}: {
  readonly text: string;
  readonly place: Point;
  readonly side?: 'right' | 'left' | 'under' | undefined;
  readonly className: string;
}) {
  const anchors = { right: 'start', left: 'end', under: 'middle' } as const;
  const dx = { right: 15, left: -16, under: 0 }[side];
  return (
    <text className={className} x={place.x + dx} y={place.y + (side === 'under' ? 16 : 4)} textAnchor={anchors[side]}>
      {text}
    </text>
  );
}

/** The header of the page: a staff map of the battlefield, drawn by code from true positions. */
export const LeipzigMap = memo(function LeipzigMap({ label }: { readonly label: string }) {
  const random = pen(1813);
  const courses = rivers.map(({ course, name, wide }) => ({ d: curve(course.map(on)), name, wide }));
  const ways = roads.map((road) => curve(road.map(on)));
  return (
    <svg
      className="map"
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <path className="map-hachure" d={hills.map((hill) => hachures(hill, random)).join('')} />
      {courses.map(({ d, wide }) => (
        <path key={d} className={wide ? 'map-bank wide' : 'map-bank'} d={d} />
      ))}
      {courses.map(({ d, wide }) => (
        <path key={d} className={wide ? 'map-water wide' : 'map-water'} d={d} />
      ))}
      {woods.map((wood, i) => (
        <Trees key={`${wood.centre.x}`} wood={wood} seed={i + 1} />
      ))}
      {ways.map((d) => (
        <path key={d} className="map-road-edge" d={d} />
      ))}
      {ways.map((d) => (
        <path key={d} className="map-road" d={d} />
      ))}
      {courses.map(({ d, name }, i) =>
        name ? (
          <g key={name}>
            <path id={`river-${i}`} d={d} fill="none" />
            <text className="map-river-name" dy="-5">
              <textPath href={`#river-${i}`} startOffset="22%">
                {name}
              </textPath>
            </text>
          </g>
        ) : null,
      )}
      {[...villages, ...towns].map(([name, place], i) => (
        <Houses key={name} place={on(place)} seed={i + 40} count={i < villages.length ? 6 : 9} />
      ))}
      {bodies.map(([side, bearing, away, horse]) => (
        <Block
          key={`${side} ${bearing}`}
          place={standing(bearing, away)}
          turn={bearing}
          side={side}
          horse={horse === true}
        />
      ))}
      <City />
      {villages.map(([name, place, side]) => (
        <Name key={name} className="map-village" text={name} place={on(place)} side={side} />
      ))}
      {towns.map(([name, place, side]) => (
        <Name key={name} className="map-town" text={name} place={on(place)} side={side} />
      ))}
    </svg>
  );
});
