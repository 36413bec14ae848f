import { memo } from 'react';
import type { EmpereurContent } from '../content/types.ts';
import { centreOf, frameOf, SIZE } from './map/frame.ts';

/**
 * Names of villages and heights, over the counters: whoever stands there does not hide where he stands. From afar only
 * those are named that are fought for, or that a road leads to over the edge.
 */
export const PlaceNames = memo(function PlaceNames({
  content,
  scenario,
}: {
  readonly content: EmpereurContent;
  readonly scenario: number;
}) {
  const frame = frameOf(content, scenario);
  const prizes = new Set(frame.field.scenario.victory.places.flatMap(({ hexes }) => hexes));
  return (
    <g className="emp-names" aria-hidden="true">
      {frame.field.map.places
        .filter(({ hex }) => frame.field.inPlay[hex] === true)
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
