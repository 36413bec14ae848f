import './map.css';
import type { Words } from '@bivouac/kernel';
import { Age, Grain, NeatLine, Sheet } from '@bivouac/kit';
import { line } from '@bivouac/kit/geometry';
import { memo } from 'react';
import type { EmpereurContent } from '../../content/types.ts';
import { perScenario } from '../../rules/per-pack.ts';
import { Foot } from './foot.tsx';
import { centreOf, cornersOf, type MapFrame, frameOf, hexesOf, MARGIN, WIDE } from './frame.ts';
import { growthOf } from './growth.ts';
import { buildingsOf } from './houses.ts';
import { Letterings } from './lettering.tsx';
import { reliefOf } from './relief.ts';
import { waysOf } from './ways.ts';

/** What the pen draws for a scenario: reckoned once, and the same at every visit. */
const inkOf = perScenario((content: EmpereurContent, scenario: number) => {
  const frame = frameOf(content, scenario);
  return {
    frame,
    relief: reliefOf(frame),
    growth: growthOf(frame),
    ways: waysOf(frame),
    buildings: buildingsOf(frame),
    grid: hexesOf(frame)
      .map((hex) => line(cornersOf(centreOf(frame, hex)), true))
      .join(''),
  };
});

interface PrintedProps {
  readonly content: EmpereurContent;
  readonly scenario: number;
  readonly language: keyof Words;
}

/** The field of battle as a staff map of the time: drawn once, whatever happens on it. */
export const PrintedField = memo(function PrintedField({ content, scenario, language }: PrintedProps) {
  const { frame, relief, growth, ways, buildings, grid } = inkOf(content, scenario);
  const { width, height } = frame;
  const sheet = { width, height, margin: MARGIN };
  const stains = [
    { x: width * 0.9, y: height * 0.2, rx: 150, ry: 130 },
    { x: width * 0.1, y: height * 0.7, rx: 120, ry: 140 },
  ];
  return (
    <g className="emp-printed" aria-hidden="true">
      <defs>
        <Grain />
        <clipPath id="emp-neat">
          <rect width={width} height={height} />
        </clipPath>
      </defs>
      <Sheet sheet={{ ...sheet, height: height + frame.foot }} />
      <g clipPath="url(#emp-neat)">
        <rect className="emp-valley" width={width} height={height} />
        {relief.heights.map((d, i) => (
          // The height is the number of its outline.
          // oxlint-disable-next-line react/no-array-index-key
          <path key={i} className={`emp-height level-${i + relief.lowest + 1}`} d={d} />
        ))}
        <path className="emp-shadow" d={relief.shadows} />
        <Strokes of="emp-furrow" paths={growth.furrows} />
        <path className="emp-wood" d={growth.woods} />
        <path className="emp-brush" d={growth.brush} />
        <path className="emp-marsh" d={growth.marsh} />
        <Strokes of="emp-hachure" paths={relief.slopes} />
        <Strokes of="emp-hachure dark" paths={relief.shaded} />
        <Strokes of="emp-garden" paths={buildings.gardens} />
        <Strokes of="emp-bank" paths={ways.streams} />
        <Strokes of="emp-bank wide" paths={ways.rivers} />
        <Strokes of="emp-water" paths={ways.streams} />
        <Strokes of="emp-water wide" paths={ways.rivers} />
        <path className="emp-ravine" d={ways.ravines} />
        <Strokes of="emp-road-edge" paths={ways.roads} />
        <Strokes of="emp-road" paths={ways.roads} />
        {ways.bridges.map(({ at, turn }) => (
          <path
            key={`${at.x} ${at.y}`}
            className="emp-bridge"
            d="M-9 -4.5q9 2.4 18 0M-9 4.5q9 -2.4 18 0"
            transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) rotate(${turn.toFixed(0)})`}
          />
        ))}
        <Strokes of="emp-rough" paths={growth.rough} />
        <Strokes of="emp-reed" paths={growth.reeds} />
        <Strokes of="emp-crown" paths={growth.crowns} />
        <Strokes of="emp-shade" paths={growth.shades} />
        <Strokes of="emp-house" paths={buildings.houses} />
        {buildings.churches.map(({ x, y }) => (
          <path
            key={`${x} ${y}`}
            className="emp-church"
            d={`M${x - 5} ${y + 4}v-7h7v-6l2.5 -4 2.5 4v13zM${x + 4.5} ${y - 13}v-6m-2 2.4h4`}
          />
        ))}
        <path className="emp-grid" d={grid} />
        <Letterings frame={frame} language={language} />
      </g>
      <Age sheet={sheet} stains={stains} />
      <NeatLine sheet={sheet} />
      <Numerals frame={frame} />
      <Foot
        frame={frame}
        name={content.maps[frame.field.scenario.map]?.name[language] ?? ''}
        battle={frame.field.scenario.name[language]}
        language={language}
      />
    </g>
  );
});

function Strokes({ of, paths }: { readonly of: string; readonly paths: readonly string[] }) {
  return paths.map((d) => <path key={d} className={of} d={d} />);
}

const two = (n: number): string => String(n + 1).padStart(2, '0');

/** Columns and rows, in the margin: two figures each make the name of a hex. */
function Numerals({ frame }: { readonly frame: MapFrame }) {
  const { column, row, columns, rows, field, height, width } = frame;
  const across = field.map.columns;
  return (
    <g className="emp-numerals">
      {Array.from({ length: columns }, (_, i) => column + i).flatMap((c) =>
        [-17, height + 17].map((y) => (
          <text key={`${c} ${y}`} x={centreOf(frame, row * across + c).x + ((row & 1) === 1 ? 0 : WIDE / 4)} y={y}>
            {two(c)}
          </text>
        )),
      )}
      {Array.from({ length: rows }, (_, i) => row + i).flatMap((r) =>
        [-17, width + 17].map((x) => (
          <text key={`${r} ${x}`} x={x} y={centreOf(frame, r * across + column).y}>
            {two(r)}
          </text>
        )),
      )}
    </g>
  );
}
