import { liveryOf } from './livery.ts';
import { centreOf, SIZE } from './map/frame.ts';
import { useTable } from './table.ts';
import { say } from './words.ts';

/** EMP XVII.5: couriers on their way, by their numbers; to whom they ride only their own side sees. */
export function CouriersLayer() {
  const { s, frame, speech } = useTable();
  const riding = (s.command?.orders?.dispatches ?? []).filter(({ hex }) => hex >= 0);
  return (
    <g>
      {riding.map(({ number, side, hex, to }) => {
        const { x, y } = centreOf(frame, hex);
        const { ground, ink, rim } = liveryOf(side);
        const chief = to >= 0 ? (s.chiefHex[to] ?? -1) : -1;
        const end = chief >= 0 && chief !== hex ? centreOf(frame, chief) : null;
        return (
          <g key={`${side} ${number}`} className="emp-courier">
            {end === null ? null : <path className="emp-courier-way" d={`M${x} ${y}L${end.x} ${end.y}`} />}
            <g transform={`translate(${x - SIZE * 0.55} ${y + SIZE * 0.4})`}>
              <title>{say(speech, 'courierNumber', { number })}</title>
              <circle r={11} fill={ground} stroke={rim} strokeWidth={2} />
              <text textAnchor="middle" y={4.5} fontSize={13} fontWeight={700} fill={ink}>
                {number}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
}
