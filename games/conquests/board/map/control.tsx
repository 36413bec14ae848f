import './map.css';
import type { EuropeGeometry } from '../../content/geometry.ts';
import { type ConquestsMap, type Power, powerIds, powers } from '../../content/types.ts';

interface ControlProps {
  readonly map: ConquestsMap;
  readonly geometry: EuropeGeometry;
  /** By land and by sea: who controls it alone, or -1. */
  readonly lands: readonly (Power | -1)[];
  readonly seas: readonly (Power | -1)[];
}

/** Who controls what: a tint and a hatch of its own for each power, so that nobody has to tell colours apart. */
export function Control({ map, geometry, lands, seas }: ControlProps) {
  const held = [
    ...map.lands.map(({ id, home }, i) => ({ id, d: geometry.lands[id] ?? '', by: lands[i] ?? -1, home })),
    ...map.seas.map(({ id }, i) => ({ id, d: geometry.seas[id] ?? '', by: seas[i] ?? -1, home: -1 as const })),
  ];
  return (
    <g className="con-control" aria-hidden="true">
      <defs>
        {powers.map((power) => (
          <Hatch key={power} power={power} />
        ))}
      </defs>
      {held.map(({ id, d, by, home }) =>
        by === -1 ? null : (
          <g key={id} className={powerIds[by]}>
            <path className="con-tint" d={d} />
            {by === home ? null : <path d={d} fill={`url(#con-hatch-${powerIds[by]})`} />}
          </g>
        ),
      )}
    </g>
  );
}

const STEP = 9;

/** The direction of the strokes is the power's: no two are alike. */
const turns: readonly number[] = [45, 0, -45, 90, 20];

function Hatch({ power }: { readonly power: Power }) {
  const id = powerIds[power];
  return (
    <pattern
      id={`con-hatch-${id}`}
      width={STEP}
      height={STEP}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${turns[power] ?? 0})`}
    >
      <path className={`con-hatch ${id}`} d={`M0 0V${STEP}`} />
    </pattern>
  );
}
