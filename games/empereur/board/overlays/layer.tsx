import { useMemo } from 'react';
import { hasFront, directionsIn, frontOf } from '../../rules/formations/poses.ts';
import { boardOf, topAt } from '../../rules/piles/board.ts';
import { liveryOf } from '../livery.ts';
import { centreOf, cornerOf, hexesOf, SIZE } from '../map/frame.ts';
import { type EmpereurTable, useTable } from '../table.ts';
import { arcOf, fireMap, sightFrom } from './arcs.ts';
import { chargeMap } from './charges.ts';
import { CommandReach, OwnLine } from './command.tsx';
import { Hex, Note } from './hex.tsx';

const SIDES = [0, 1] as const;

/** The unit that is pointed at, or stands on the hex that is. */
function pointedUnit({ pointed, s }: EmpereurTable): number {
  if (pointed?.kind === 'unit') return (s.hex[pointed.id] ?? -1) >= 0 ? pointed.id : -1;
  return pointed?.kind === 'place' ? topAt(s, pointed.id) : -1;
}

/** What is asked of the map by a key, and what whoever is pointed at covers; drawn over the ground, pressed by nobody. */
export function OverlayLayer({ overlay }: { readonly overlay: string | null }) {
  return (
    <g className="emp-overlay" aria-hidden="true">
      {overlay === 'fire' ? <Fire /> : null}
      {overlay === 'sight' ? <Sight /> : null}
      {overlay === 'fronts' ? <Fronts /> : null}
      {overlay === 'charge' ? <Charges /> : null}
      {overlay === 'lines' ? <Lines /> : null}
      {overlay === 'command' ? <CommandReach /> : <OwnLine />}
      <PointedArc />
    </g>
  );
}

function Fire() {
  const { content, s } = useTable();
  const all = useMemo(() => fireMap(content, s), [content, s]);
  return all.map(({ hex, of }) => (
    <g key={hex}>
      {SIDES.map((side) => (of[side] > 0 ? <Hex key={side} hex={hex} of={`emp-wash side-${side}`} /> : null))}
      {SIDES.map((side) =>
        of[side] > 0 ? (
          <Note key={side} hex={hex} side={side} at={side === 0 ? -13 : 13} words={String(of[side])} />
        ) : null,
      )}
    </g>
  ));
}

function Sight() {
  const table = useTable();
  const { content, s, pointed, movers } = table;
  const unit = pointedUnit(table);
  const from =
    pointed?.kind === 'place' ? pointed.id : unit >= 0 ? (s.hex[unit] as number) : (s.hex[movers[0] ?? -1] ?? -1);
  const all = useMemo(() => sightFrom(content, s, from), [content, s, from]);
  return all.map(({ hex, blocker }) => (blocker >= 0 ? <Hex key={hex} hex={hex} of="emp-dark" /> : null));
}

/** A bar along each side of a hex that is somebody's front. */
function Fronts() {
  const { content, s, frame } = useTable();
  return [...boardOf(s).on].map(([hex, [top]]) => {
    const sheet = top === undefined ? undefined : content.units[top];
    if (top === undefined || sheet === undefined || !hasFront(s.form[top] as number)) return null;
    const centre = centreOf(frame, hex);
    const d = directionsIn(frontOf(s.form[top] as number, s.facing[top] as number))
      .map((direction) => {
        const [a, b] = [cornerOf(centre, direction, SIZE - 3), cornerOf(centre, direction + 1, SIZE - 3)];
        return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
      })
      .join('');
    return (
      <g key={hex}>
        <path className="emp-front-edge" d={d} />
        <path className="emp-front" d={d} stroke={liveryOf(sheet.side).ground} />
      </g>
    );
  });
}

function Charges() {
  const { content, s } = useTable();
  const sides = useMemo(() => chargeMap(content, s), [content, s]);
  return SIDES.map((side) =>
    [...sides[side]].map((hex) => <Hex key={`${side} ${hex}`} hex={hex} of={`emp-wash side-${side}`} />),
  );
}

/** EMP XV: where each side leaves the map, and how far off every hex is from there. */
function Lines() {
  const { frame } = useTable();
  return SIDES.map((side) => {
    const toLine = frame.field.toLine[side] ?? [];
    return hexesOf(frame)
      .filter((hex) => toLine[hex] === 0)
      .map((hex) => (
        <g key={`${side} ${hex}`}>
          <Hex hex={hex} of={`emp-line side-${side}`} />
          <Note hex={hex} side={side} at={0} words={liveryOf(side).letter} />
        </g>
      ));
  });
}

/** Arc, range and values of whoever is pointed at; what hides a hex of it is crossed out. */
function PointedArc() {
  const table = useTable();
  const { content, s, frame } = table;
  const unit = pointedUnit(table);
  const side = content.units[unit]?.side ?? 0;
  const arc = useMemo(() => (unit < 0 ? [] : arcOf(content, s, unit)), [content, s, unit]);
  const blockers = [...new Set(arc.flatMap(({ blocker }) => (blocker >= 0 ? [blocker] : [])))];
  return (
    <g data-clear="">
      {arc.map(({ hex, value, blocker }) => (
        <g key={hex}>
          <Hex hex={hex} of={value > 0 ? `emp-aim side-${side}` : 'emp-dark'} />
          {value > 0 && blocker < 0 ? <Note hex={hex} side={side} at={0} words={String(value)} /> : null}
        </g>
      ))}
      {blockers.map((hex) => {
        const { x, y } = centreOf(frame, hex);
        return <path key={hex} className="emp-blocker" d={`M${x - 9} ${y - 9}l18 18M${x + 9} ${y - 9}l-18 18`} />;
      })}
    </g>
  );
}
