import { waysOut } from '../rules/morale/ways.ts';
import { pileAt } from '../rules/piles/board.ts';
import type { Fight } from './fights.ts';
import { centreOf } from './map/frame.ts';
import { useTable } from './table.ts';

/** EMP VIII.9: where those who are fired at or attacked would fall back to, and whoever attacks if he fails. */
export function RetreatsLayer({ fight }: { readonly fight: Fight | null }) {
  const { content, s } = useTable();
  if (fight === null || (fight.kind !== 'volley' && fight.kind !== 'shock')) return null;
  const from = fight.kind === 'shock' ? fight.piles : fight.odds.parts.map(({ unit }) => s.hex[unit] as number);
  const ways = (at: number, blows: readonly number[]) => {
    const units = pileAt(s, at);
    if (units.length === 0) return [];
    return waysOut(content, s, { units, at, passed: [at], from: blows, wished: [] }).map((to) => ({ at, to }));
  };
  const all = [
    ...ways(fight.hex, from),
    ...(fight.kind === 'shock' ? from.flatMap((at) => ways(at, [fight.hex])) : []),
  ];
  return (
    <g className="emp-retreats" aria-hidden="true">
      {all
        .filter(({ to }) => to >= 0)
        .map(({ at, to }) => (
          <Arrow key={`${at} ${to}`} at={at} to={to} />
        ))}
    </g>
  );
}

function Arrow({ at, to }: { readonly at: number; readonly to: number }) {
  const { frame } = useTable();
  const [a, b] = [centreOf(frame, at), centreOf(frame, to)];
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return (
    <path
      d="M30 -4H50V-10L64 0L50 10V4H30Z"
      transform={`translate(${a.x.toFixed(1)} ${a.y.toFixed(1)}) rotate(${turn.toFixed(0)})`}
    />
  );
}
