import { overlap, type Point, short } from '@bivouac/kit/geometry';
import { contested } from '../rules/battle/contested.ts';
import { scenarioOf } from '../rules/pieces/pieces.ts';
import { OFF } from '../rules/state.ts';
import { layoutOf, type TownLayout } from './layout.ts';
import { waysOf } from './map/way-lines.ts';
import { flags } from './palette.ts';
import { useTable } from './table.ts';

/** What has become of the map: bridges down and laid, works, sieges, towns that count, battles to come. */
export function MarksLayer() {
  return (
    <g aria-hidden="true" pointerEvents="none">
      <Bridges />
      <Works />
      <Pennants />
      <Swords />
    </g>
  );
}

function Bridges() {
  const { b } = useTable();
  const ways = waysOf(b.content);
  return b.content.map.links.map(({ id }, link) => {
    const at = ways[link]?.crossing;
    if (at === null || at === undefined) return null;
    const place = `translate(${short(at.point.x)} ${short(at.point.y)}) rotate(${short((at.angle * 180) / Math.PI)})`;
    const side = b.s.boats[link] ?? OFF;
    if (side !== OFF) {
      return (
        <g key={id} transform={place} className="glo-boats">
          {[-5, 0, 5].map((y) => (
            <path key={y} d={`M-5 ${y}q5 3 10 0q-5 -3 -10 0Z`} fill={flags[side === 0 ? 0 : 1].ground} />
          ))}
          <path className="glo-boats-deck" d="M0 -8V8" />
        </g>
      );
    }
    return b.s.broken[link] === 1 ? (
      <g key={id} transform={place}>
        <path className="glo-broken under" d="M-5.5 -5.5L5.5 5.5M5.5 -5.5L-5.5 5.5" />
        <path className="glo-broken" d="M-5.5 -5.5L5.5 5.5M5.5 -5.5L-5.5 5.5" />
      </g>
    ) : null;
  });
}

/** Entrenchments: a zigzag before the town, in the colour and with the letter of whoever dug. */
function Works() {
  const { b } = useTable();
  const { fallsFrom } = b.content.campaign.siege;
  return b.content.map.towns.map(({ id, x, y }, town) => {
    const side = b.s.entrenched[town] ?? OFF;
    const step = b.s.siege[town] ?? OFF;
    if (side === OFF && step === OFF) return null;
    return (
      <g key={id} transform={`translate(${x} ${y})`}>
        {side === OFF ? null : (
          <path
            className="glo-works"
            stroke={flags[side === 0 ? 0 : 1].ground}
            d="M-16 13l4 -4l4 4l4 -4l4 4l4 -4l4 4l4 -4l4 4"
          />
        )}
        {step === OFF ? null : (
          <g transform="translate(15 -13)" className="glo-siege">
            <circle r="6.4" />
            <text y="2.8">{`${step + 1}/${fallsFrom.length + 1}`}</text>
          </g>
        )}
      </g>
    );
  });
}

const PENNANT = 14;

/** Beyond the name on the side away from the town, or on the other one where it would hide another town’s name. */
export function pennantX(layout: readonly TownLayout[], town: number, isLeft: boolean): number {
  const box = layout[town]?.nameBox ?? { x: 0, y: 0, width: 0, height: 0 };
  const [left, right] = [box.x - PENNANT, box.x + box.width + 1];
  const hides = (x: number) =>
    layout.some(
      ({ nameBox }, other) =>
        other !== town && overlap(nameBox, { x, y: box.y - 3, width: PENNANT - 1, height: box.height + 6 }) > 0,
    );
  const [first, second] = isLeft ? [left, right] : [right, left];
  return hides(first) && !hides(second) ? second : first;
}

/** A pennant where a town brings points: the colour of whoever holds it, and what it is worth to him. */
function Pennants() {
  const { b, speech } = useTable();
  const layout = layoutOf(b.content, speech.language);
  return scenarioOf(b).places.map(({ town, points }) => {
    const { nameBox: box, anchor } = layout[town] ?? {};
    if (box === undefined) return null;
    const x = pennantX(layout, town, anchor === 'end');
    return <Pennant key={town} at={{ x, y: box.y + 2 }} town={town} points={points} />;
  });
}

interface PennantProps {
  readonly at: Point;
  readonly town: number;
  readonly points: readonly number[];
  readonly far?: boolean;
}

export function Pennant({ at, town, points, far = false }: PennantProps) {
  const { b } = useTable();
  const side = b.s.control[town] ?? OFF;
  const worth = side === OFF ? Math.max(...points) : points[side === 0 ? 0 : 1];
  const flag = side === OFF ? null : flags[side === 0 ? 0 : 1];
  return (
    <g className={`glo-pennant ${far ? 'far' : 'near'}`} transform={`translate(${short(at.x)} ${short(at.y)})`}>
      <path d="M0 8V-5" className="glo-pole" />
      <path d="M0 -5H12L9 -1L12 3H0Z" fill={flag?.ground ?? '#e9dfc4'} stroke="#1b140b" strokeWidth="0.5" />
      <text x="5" y="1.6" style={{ fill: flag?.ink ?? '#1b140b' }}>
        {worth}
      </text>
    </g>
  );
}

/** Crossed swords where both sides stand in the field. */
function Swords() {
  const { b } = useTable();
  return contested(b).map((town) => {
    const { x = 0, y = 0 } = b.content.map.towns[town] ?? {};
    return (
      <g key={town} transform={`translate(${x} ${y - 19})`} className="glo-swords">
        <circle r="8.5" />
        <path d="M-5 5L5 -5M-5 -5L5 5M-5.6 2L-2 5.6M5.6 2L2 5.6" />
      </g>
    );
  });
}
