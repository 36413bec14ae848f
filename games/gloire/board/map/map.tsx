import type { Words } from '@bivouac/kernel';
import { Age, Compass, Grain, NeatLine, Sheet } from '@bivouac/kit';
import { memo } from 'react';
import type { GloireContent } from '../../content/types.ts';
import { MARGIN } from '../layout.ts';
import { Cartouche } from './furniture.tsx';
import { EdgeNames, RangeNames, RegionNames, RiverNames } from './labels.tsx';
import { Names, Places } from './places.tsx';
import { Frontier, GridLines, GridMarks, Terrain } from './terrain.tsx';
import { Crossings, Rivers, Roads } from './ways.tsx';

interface PrintedMapProps {
  readonly content: GloireContent;
  readonly language: keyof Words;
}

/** Everything printed on the map: drawn once for a pack and a language, whatever happens on it. */
export const PrintedMap = memo(function PrintedMap({ content, language }: PrintedMapProps) {
  const { width, height, scale } = content.map;
  const sheet = { width, height, margin: MARGIN };
  const stains = [
    { x: width * 0.9, y: height * 0.22, rx: 170, ry: 150 },
    { x: width * 0.07, y: height * 0.55, rx: 120, ry: 132 },
    { x: width * 0.52, y: height * 0.93, rx: 140, ry: 90 },
  ];
  return (
    <g className="glo-printed" aria-hidden="true">
      <defs>
        <Grain />
      </defs>
      <Sheet sheet={sheet} />
      <RegionNames content={content} language={language} />
      <GridLines content={content} />
      <Frontier content={content} />
      <Terrain content={content} />
      <Rivers content={content} />
      <Roads content={content} />
      <Crossings content={content} />
      <Places content={content} />
      <RangeNames content={content} language={language} />
      <RiverNames content={content} language={language} />
      <Names content={content} language={language} />
      <Age sheet={sheet} stains={stains} />
      <NeatLine sheet={sheet} />
      <GridMarks content={content} />
      <EdgeNames content={content} language={language} />
      <Cartouche x={146} y={1316} language={language} scale={scale} />
      <Compass x={1790} y={1330} r={44} letter="glo-title of" />
    </g>
  );
});
