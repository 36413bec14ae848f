import type { Language } from '@bivouac/kernel';
import { short } from '@bivouac/kit/geometry';
import { memo, useMemo } from 'react';
import type { Board } from '../rules/state.ts';
import { FAR_SIZE, farNames, PENNANT } from './far-layout.ts';
import { mapName, rankOf } from './layout.ts';
import { Pennant } from './marks-layer.tsx';
import { useTable } from './table.ts';

/** The names of cities and fortresses for the whole map: written where the stacks of the moment leave room. */
export function FarNames() {
  const { b, speech } = useTable();
  return <Written b={b} language={speech.language} />;
}

interface WrittenProps {
  readonly b: Board;
  readonly language: Language;
}

/** Pointing at something draws none of it anew. */
const Written = memo(function Written({ b, language }: WrittenProps) {
  const names = useMemo(() => farNames(b, language), [b, language]);
  return (
    <g className="glo-far glo-printed" aria-hidden="true" pointerEvents="none">
      {names.map(({ town, by, width, points }) => {
        const place = b.content.map.towns[town];
        if (place === undefined) return null;
        const words = mapName(place, language);
        const isFortress = rankOf(b.content, place) === 'fortress';
        const left = by.x - width / 2;
        return (
          <g key={place.id} transform={`translate(${short(place.x)} ${short(place.y)})`}>
            <g className="glo-grow">
              {points === null ? null : <Pennant at={{ x: left + 1, y: by.y }} town={town} points={points} far />}
              <text
                className={`glo-name far ${isFortress ? 'fortress' : 'city'}`}
                x={short(points === null ? by.x : by.x + PENNANT / 2)}
                y={short(by.y + FAR_SIZE * 0.3)}
                fontSize={FAR_SIZE}
                textAnchor="middle"
              >
                {isFortress ? words.toUpperCase() : words}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
});
