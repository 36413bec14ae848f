import { useMemo } from 'react';
import type { EmpereurContent } from '../../content/types.ts';
import { chainOf, UNIT_RADIUS } from '../../rules/command/chain.ts';
import { isOut } from '../../rules/command/out.ts';
import { reachOf } from '../../rules/command/radius.ts';
import { DEFENCE } from '../../rules/command/state.ts';
import { chiefOf, tacticOf, toLineOf } from '../../rules/command/tactics.ts';
import { nextHex } from '../../rules/ground/field.ts';
import { DIRECTIONS } from '../../rules/ground/hexes.ts';
import type { EmpereurState } from '../../rules/state.ts';
import { centreOf, cornerOf, hexesOf, type MapFrame, SIZE } from '../map/frame.ts';
import { useTable } from '../table.ts';
import { Hex, Note } from './hex.tsx';

const SIDES = [0, 1] as const;

/** EMP XVII.2#1: the hexes in which a side's units are within reach of a chief who can command them. */
export function commandReach(content: EmpereurContent, s: EmpereurState, side: number): ReadonlySet<number> {
  const { corps, army } = chainOf(content, s.scenario);
  const chiefs = [army[side] ?? -1, ...(corps[side] ?? [])].filter((leader) => (s.chiefHex[leader] ?? -1) >= 0);
  const within = new Set<number>();
  for (const leader of chiefs) {
    const reach = reachOf({ content, s }, side, s.chiefHex[leader] as number, UNIT_RADIUS);
    reach.forEach((far, hex) => {
      if (far >= 0) within.add(hex);
    });
  }
  return within;
}

/** EMP XVII.3#14: the sides of hexes that a corps which defends does not cross, as a path; empty where there is no line. */
export function defenceLine(content: EmpereurContent, s: EmpereurState, frame: MapFrame, leader: number): string {
  const front = s.command?.orders?.front[leader] ?? -1;
  if (front < 0 || tacticOf(s, leader) !== DEFENCE) return '';
  const enemy = 1 - (content.leaders[leader]?.side ?? 0);
  const isBeyond = (hex: number) => toLineOf({ content, s }, enemy, hex) < front;
  return hexesOf(frame)
    .filter((hex) => !isBeyond(hex))
    .flatMap((hex) => {
      const centre = centreOf(frame, hex);
      return DIRECTIONS.filter((direction) => {
        const next = nextHex(frame.field, hex, direction);
        return next >= 0 && frame.field.inPlay[next] === true && isBeyond(next);
      }).map((direction) => {
        const [a, b] = [cornerOf(centre, direction, SIZE), cornerOf(centre, direction + 1, SIZE)];
        return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
      });
    })
    .join('');
}

function DefenceLine({ leader }: { readonly leader: number }) {
  const { content, s, frame } = useTable();
  const d = useMemo(() => defenceLine(content, s, frame, leader), [content, s, frame, leader]);
  return d === '' ? null : <path className={`emp-defence side-${content.leaders[leader]?.side ?? 0}`} d={d} />;
}

/** What is known of command: how far chiefs reach, who is out of it, and where corps that defend have their lines. */
export function CommandReach() {
  const { content, s, holds } = useTable();
  const own = SIDES.filter((side) => holds(side));
  const sides = own.length > 0 ? own : SIDES;
  return (
    <>
      {sides.map((side) =>
        [...commandReach(content, s, side)].map((hex) => (
          <Hex key={`${side} ${hex}`} hex={hex} of={`emp-wash side-${side}`} />
        )),
      )}
      {s.hex.map((hex, unit) =>
        hex >= 0 && isOut(s, unit) ? (
          <Note key={unit} hex={hex} side={content.units[unit]?.side ?? 0} at={0} words="!" />
        ) : null,
      )}
      {content.leaders.map(({ id }, leader) => (
        <DefenceLine key={id} leader={leader} />
      ))}
    </>
  );
}

/** The line that whoever is on the march may not cross. */
export function OwnLine() {
  const { content, s, movers } = useTable();
  const [unit] = movers;
  return unit === undefined ? null : <DefenceLine leader={chiefOf({ content, s }, unit)} />;
}
