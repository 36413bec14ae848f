import { memo } from 'react';
import type { EmpereurContent } from '../content/types.ts';
import { nextHex } from '../rules/ground/field.ts';
import { centreOf, frameOf, SIZE } from './map/frame.ts';

/** The directions in which a name reaches into the next hex: south-west and south-east. */
const BELOW = [4, 5] as const;

/**
 * Names of villages and heights, over the counters: whoever stands there does not hide where he stands. A name that would
 * lie over a counter of the hexes below lies under it. From afar only those are named that are fought for, or that a road
 * leads to over the edge.
 */
export const PlaceNames = memo(function PlaceNames({
  content,
  scenario,
  taken,
  under = false,
}: {
  readonly content: EmpereurContent;
  readonly scenario: number;
  /** Where units stand. */
  readonly taken: ReadonlySet<number>;
  /** Whether these are the names under the counters, or those over them. */
  readonly under?: boolean;
}) {
  const frame = frameOf(content, scenario);
  const prizes = new Set(frame.field.scenario.victory.places.flatMap(({ hexes }) => hexes));
  return (
    <g className="emp-names" aria-hidden="true">
      {frame.field.map.places
        .filter(({ hex }) => frame.field.inPlay[hex] === true)
        .filter(({ hex }) => BELOW.some((way) => taken.has(nextHex(frame.field, hex, way))) === under)
        .map(({ name, hex }) => {
          const { x, y } = centreOf(frame, hex);
          return (
            <text key={hex} className={prizes.has(hex) ? 'main' : ''} x={x} y={y + SIZE * 0.97}>
              {name}
            </text>
          );
        })}
    </g>
  );
});
