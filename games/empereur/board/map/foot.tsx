import type { Words } from '@bivouac/kernel';
import { Compass, ScaleBar } from '@bivouac/kit';
import { at } from '@bivouac/kit/geometry';
import { crown, shade } from '@bivouac/kit/ground';
import { type MapFrame, MARGIN, WIDE } from './frame.ts';
import { bush } from './growth.ts';

/** Metres to a hex, as the series has it. */
const METRES = 250;

/** A sheet so much larger than a small one has its signs explained. */
const LARGE = 2;

interface FootProps {
  readonly frame: MapFrame;
  readonly name: string;
  readonly battle: string;
  readonly language: keyof Words;
}

/** The title, the signs, the scale and the rose, below the map: nothing of the ground is lost to them. */
export function Foot({ frame, name, battle, language }: FootProps) {
  const { width, height, foot, grown } = frame;
  const middle = height + MARGIN + foot / 2 - 8;
  const wide = width / grown;
  return (
    <g transform={`translate(0 ${middle.toFixed(1)}) scale(${grown.toFixed(3)})`}>
      <text className="emp-title" x={wide / 2} y={3}>
        {name.toUpperCase()}
      </text>
      <text className="emp-subtitle" x={wide / 2} y={19}>
        {battle}
      </text>
      <ScaleBar x={14} y={5} unit={WIDE / grown} figures={[0, METRES, 2 * METRES]} of="m" figure="emp-figure" />
      {grown > LARGE ? <Signs x={112} language={language} /> : null}
      <Compass x={wide - 34} y={5} r={19} letter="emp-letter" />
    </g>
  );
}

const words: { readonly [sign: string]: Words } = {
  wood: { en: 'wood', fr: 'bois' },
  brush: { en: 'scrub', fr: 'taillis' },
  village: { en: 'village', fr: 'village' },
  slope: { en: 'slope', fr: 'pente' },
};

/** The signs of a large sheet, for whoever has it on a wall. */
function Signs({ x, language }: { readonly x: number; readonly language: keyof Words }) {
  const trees = [at(-6, 0), at(2, -3), at(5, 3)];
  return (
    <g className="emp-signs" transform={`translate(${x} 0)`}>
      <g>
        <path className="emp-crown" d={trees.map((p) => crown(p, 4.2)).join('')} />
        <path className="emp-shade" d={trees.map((p) => shade(p, 4.2)).join('')} />
      </g>
      <g transform="translate(42 0)">
        <path className="emp-crown" d={[at(-7, 3), at(0, -2), at(7, 3)].map((p) => bush(p, 3.4)).join('')} />
      </g>
      <g transform="translate(86 0)">
        <path className="emp-house" d="M-8 -3h6v4h-6zM1 -5h5v4h-5zM0 2h7v4h-7z" />
      </g>
      <g transform="translate(130 0)">
        <path className="emp-hachure dark" d="M-10 -4l1 9M-6 -5l1 9M-2 -5l0 10M2 -5l0 9M6 -5l-1 9M10 -4l-1 9" />
      </g>
      {Object.values(words).map((word, i) => (
        <text key={word.en} className="emp-figure" x={[0, 42, 86, 130][i]} y={17}>
          {word[language]}
        </text>
      ))}
    </g>
  );
}
