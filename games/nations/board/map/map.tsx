import type { Words } from '@bivouac/kernel';
import { memo } from 'react';
import type { NationsContent } from '../../content/types.ts';
import { Age, Compass, NeatLine, Sheet } from '@bivouac/kit';
import { MARGIN } from '../layout.ts';
import { Cartouche } from './furniture.tsx';
import { Patterns } from './paper.tsx';
import { Details, Names, Towns, Villages } from './places.tsx';
import { Borders, Terrain } from './terrain.tsx';
import { RiverNames, RoadEnds, Ways } from './ways.tsx';

/** Everything printed on the map: drawn once for a pack and a language, whatever happens on it. */
export const PrintedMap = memo(function PrintedMap({
  content,
  language,
}: {
  readonly content: NationsContent;
  readonly language: keyof Words;
}) {
  const { width, height } = content.map;
  const sheet = { width, height, margin: MARGIN };
  const stains = [
    { x: width * 0.83, y: height * 0.13, rx: 120, ry: 104 },
    { x: width * 0.12, y: height * 0.74, rx: 90, ry: 98 },
  ];
  return (
    <g className="nat-printed" aria-hidden="true">
      <Patterns />
      <Sheet sheet={sheet} />
      <Terrain content={content} />
      <Ways content={content} />
      <Borders content={content} />
      <Villages content={content} />
      <Towns content={content} />
      <Age sheet={sheet} stains={stains} />
      <NeatLine sheet={sheet} />
      <RoadEnds content={content} language={language} />
      <Cartouche x={102} y={908} language={language} />
      <Compass x={946} y={56} r={34} letter="nat-title of" />
    </g>
  );
});

/** The names on the map, apart: they lie over whatever lights the fields. */
export const PrintedNames = memo(function PrintedNames({
  content,
  language,
}: {
  readonly content: NationsContent;
  readonly language: keyof Words;
}) {
  return (
    <g className="nat-printed" aria-hidden="true" pointerEvents="none">
      <Details content={content} language={language} />
      <RiverNames content={content} language={language} />
      <Names content={content} />
    </g>
  );
});
