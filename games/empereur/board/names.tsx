import { memo } from 'react';
import type { EmpereurContent } from '../content/types.ts';
import { centreOf, frameOf, SIZE } from './map/frame.ts';

/** Names of villages and heights, over the counters: whoever stands there does not hide where he stands. */
export const PlaceNames = memo(function PlaceNames({
  content,
  scenario,
}: {
  readonly content: EmpereurContent;
  readonly scenario: number;
}) {
  const frame = frameOf(content, scenario);
  return (
    <g className="emp-names" aria-hidden="true">
      {frame.field.map.places
        .filter(({ hex }) => frame.field.inPlay[hex] === true)
        .map(({ name, hex }) => {
          const { x, y } = centreOf(frame, hex);
          return (
            <text key={hex} x={x} y={y + SIZE * 1.02}>
              {name}
            </text>
          );
        })}
    </g>
  );
});
