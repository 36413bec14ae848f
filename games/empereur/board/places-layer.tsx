import { useTable } from './table.ts';
import { victoryHexes } from '../rules/begin.ts';
import { centreOf, SIZE } from './map/frame.ts';
import { liveryOf } from './livery.ts';

/** What each place counts, and the flag of whoever holds it. */
export function PlacesLayer() {
  const { content, s, frame } = useTable();
  const hexes = victoryHexes(content, s.scenario);
  const places = content.scenarios[s.scenario]?.victory.places ?? [];
  return (
    <g aria-hidden="true">
      {hexes.map((hex, i) => {
        const { x, y } = centreOf(frame, hex);
        const holder = s.held[i] ?? -1;
        const points = places.find((place) => place.hexes.includes(hex))?.points ?? [0, 0];
        const worth = points[0] === points[1] ? `${points[0]}` : `${points[0]}/${points[1]}`;
        const { ground, ink, rim } = liveryOf(Math.max(0, holder));
        return (
          <g key={hex} transform={`translate(${x + SIZE * 0.62} ${y - SIZE * 0.42})`}>
            <g className="emp-prize">
              <path className="emp-pole" d="M-8 14V-12" />
              <path
                className={holder < 0 ? 'emp-flag nobody' : 'emp-flag'}
                d="M-8 -12H11L7 -5.5L11 1H-8Z"
                {...(holder < 0 ? {} : { fill: ground, stroke: rim })}
              />
              <text x={0} y={-1.6} style={holder < 0 ? {} : { fill: ink }}>
                {worth}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
}
