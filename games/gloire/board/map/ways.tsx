import { curve, line, type Point, short } from '@bivouac/kit/geometry';
import type { GloireContent, Link, LinkKind } from '../../content/types.ts';
import { reachesOf } from './river-lines.ts';
import { type Way, waysOf } from './way-lines.ts';

/** Rivers with a darker bank. */
export function Rivers({ content }: { readonly content: GloireContent }) {
  const courses = content.map.rivers.flatMap((river) =>
    reachesOf(content, river).map(({ line: points, width }, i) => ({
      id: `${river.id} ${i}`,
      d: curve(points),
      width,
      great: river.great,
    })),
  );
  return (
    <g className="glo-ways">
      {courses.map(({ id, d, width }) => (
        <path key={id} className="glo-bank" d={d} strokeWidth={short(width + 1.8)} />
      ))}
      {courses.map(({ id, d, width }) => (
        <path key={id} className="glo-water" d={d} strokeWidth={short(width)} />
      ))}
      {courses.map(({ id, d, great }) =>
        great ? <path key={id} className="glo-glint" d={d} strokeWidth="1.2" /> : null,
      )}
    </g>
  );
}

/** Main roads as double lines, tracks as broken ones, passes with the teeth of a climb. */
export function Roads({ content }: { readonly content: GloireContent }) {
  const ways = waysOf(content);
  const of = (kind: LinkKind) =>
    content.map.links.flatMap((link, i) => {
      const points = ways[i]?.line ?? [];
      return link.kind === kind && points.length > 0 ? [{ id: link.id, d: curve(points), points }] : [];
    });
  const roads = of('road');
  return (
    <g className="glo-ways">
      {of('track').map(({ id, d }) => (
        <path key={id} className="glo-track" d={d} />
      ))}
      {of('pass').map(({ id, d, points }) => (
        <g key={id}>
          <path className="glo-track" d={d} />
          <path className="glo-teeth" d={teeth(points)} />
        </g>
      ))}
      {roads.map(({ id, d }) => (
        <path key={id} className="glo-road-edge" d={d} />
      ))}
      {roads.map(({ id, d }) => (
        <path key={id} className="glo-road" d={d} />
      ))}
      {content.map.edges.map(({ id, town, kind, x, y }) => {
        const from = content.map.towns[town];
        if (from === undefined) return null;
        const d = line([from, { x, y }]);
        return kind === 'road' ? (
          <g key={id}>
            <path className="glo-road-edge" d={d} />
            <path className="glo-road" d={d} />
          </g>
        ) : (
          <path key={id} className="glo-track" d={d} />
        );
      })}
    </g>
  );
}

/** Small teeth across a pass. */
function teeth(points: readonly Point[]): string {
  return points
    .slice(1, -1)
    .map((p, i) => {
      const [a, b] = [points[i] ?? p, points[i + 2] ?? p];
      const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      const [nx, ny] = [(-(b.y - a.y) / long) * 2.6, ((b.x - a.x) / long) * 2.6];
      return `M${short(p.x - nx)} ${short(p.y - ny)}L${short(p.x + nx)} ${short(p.y + ny)}`;
    })
    .join('');
}

/** Where ways meet rivers: the two parapets of a bridge, the dots of a ford, the oars of a place for boats. */
export function Crossings({ content }: { readonly content: GloireContent }) {
  const ways = waysOf(content);
  return content.map.links.map((link, i) => <CrossingMark key={link.id} link={link} way={ways[i]} />);
}

function CrossingMark({ link: { crossing }, way }: { readonly link: Link; readonly way: Way | undefined }) {
  if (crossing === 'none' || way?.crossing === null || way === undefined) return null;
  const { point, angle } = way.crossing;
  const turn = short((angle * 180) / Math.PI);
  const place = `translate(${short(point.x)} ${short(point.y)}) rotate(${turn})`;
  switch (crossing) {
    case 'bridge':
      return (
        <g transform={place}>
          <rect className="glo-bridge-deck" x="-3.4" y="-7" width="6.8" height="14" />
          <path className="glo-bridge" d="M-5.4 -8.6L-3.4 -6.4V6.4L-5.4 8.6M5.4 -8.6L3.4 -6.4V6.4L5.4 8.6" />
        </g>
      );
    case 'ford':
      return (
        <path
          className="glo-ford"
          transform={place}
          d="M-2.4 -4.4h0M2.4 -4.4h0M-2.4 0h0M2.4 0h0M-2.4 4.4h0M2.4 4.4h0"
        />
      );
    case 'boats':
      return <path className="glo-ferry" transform={place} d="M-4.5 -1.5Q0 4 4.5 -1.5ZM0 -1.5V-6.5M0 -6L3.6 -2.6H0" />;
    default:
      return crossing satisfies never;
  }
}
