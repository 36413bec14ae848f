import type { Words } from '@bivouac/kernel';
import type { NationsMap } from '../../content/types.ts';
import { MARGIN } from '../layout.ts';

type Language = keyof Words;

/** The sheet: paper, grain, stains of age. */
export function Sheet({ map }: { readonly map: NationsMap }) {
  const all = { x: -MARGIN, y: -MARGIN, width: map.width + 2 * MARGIN, height: map.height + 2 * MARGIN };
  return <rect className="nat-sheet" {...all} />;
}

interface StainProps {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

/** A stain: faint within, darker at its rim. Rings, not a gradient: see `Patterns`. */
function Stain({ x, y, rx, ry }: StainProps) {
  return [1, 0.97, 0.93, 0.86].map((size) => (
    <ellipse key={size} className="nat-stain" cx={x} cy={y} rx={rx * size} ry={ry * size} />
  ));
}

const BROWN_STEPS = 14;

/** Paper browns from its edges: frames one inside the other, each fainter. */
function Browning({
  x,
  y,
  width,
  height,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}) {
  const wide = width / 7 / BROWN_STEPS;
  return Array.from({ length: BROWN_STEPS }, (_, i) => (
    <rect
      key={i}
      className="nat-brown"
      x={x + (i + 0.5) * wide}
      y={y + (i + 0.5) * wide}
      width={width - (2 * i + 1) * wide}
      height={height - (2 * i + 1) * wide}
      rx={i * wide}
      strokeWidth={wide + 0.4}
      strokeOpacity={Math.round(240 * (1 - i / BROWN_STEPS) ** 2) / 1000}
    />
  ));
}

export function Age({ map }: { readonly map: NationsMap }) {
  const all = { x: -MARGIN, y: -MARGIN, width: map.width + 2 * MARGIN, height: map.height + 2 * MARGIN };
  return (
    <g pointerEvents="none">
      <Stain x={map.width * 0.83} y={map.height * 0.13} rx={120} ry={104} />
      <Stain x={map.width * 0.12} y={map.height * 0.74} rx={90} ry={98} />
      <rect {...all} fill="url(#nat-grain)" />
      <Browning {...all} />
    </g>
  );
}

/** The neat line: a fine line, a scale of alternating bars, a heavy line outside. */
export function NeatLine({ map }: { readonly map: NationsMap }) {
  const { width, height } = map;
  const bars: string[] = [];
  for (let x = 0; x < width; x += 100) bars.push(`M${x} -5h50M${x} ${height + 5}h50`);
  for (let y = 0; y < height; y += 100) bars.push(`M-5 ${y}v50M${width + 5} ${y}v50`);
  return (
    <g fill="none">
      <path
        className="nat-margin"
        fillRule="evenodd"
        d={`M${-MARGIN} ${-MARGIN}H${width + MARGIN}V${height + MARGIN}H${-MARGIN}ZM0 0V${height}H${width}V0Z`}
      />
      <rect className="nat-neat fine" x="0" y="0" width={width} height={height} />
      <path className="nat-neat bar" d={bars.join('')} />
      <rect className="nat-neat fine" x="-10" y="-10" width={width + 20} height={height + 20} />
      <rect
        className="nat-neat heavy"
        x={-MARGIN + 4}
        y={-MARGIN + 4}
        width={width + 2 * MARGIN - 8}
        height={height + 2 * MARGIN - 8}
      />
    </g>
  );
}

const titles: { readonly [language in Language]: readonly [string, string, string] } = {
  en: ['PLAN', 'of the Country round', '14 to 19 October 1813'],
  fr: ['PLAN', 'des environs de', 'du 14 au 19 octobre 1813'],
};

/** The title in its cartouche. */
export function Cartouche({ x, y, language }: { readonly x: number; readonly y: number; readonly language: Language }) {
  const [plan, of, dates] = titles[language];
  return (
    <g className="nat-cartouche" transform={`translate(${x} ${y})`}>
      <path
        className="nat-cartouche-plate"
        d="M-84 -48Q-90 -48 -90 -42V50Q-90 56 -84 56H84Q90 56 90 50V-42Q90 -48 84 -48H16Q8 -48 0 -57Q-8 -48 -16 -48Z"
      />
      <path
        className="nat-cartouche-line"
        d="M-80 -43H-14Q-7 -43 0 -50Q7 -43 14 -43H80Q85 -43 85 -38V46Q85 51 80 51H-80Q-85 51 -85 46V-38Q-85 -43 -80 -43Z"
      />
      <path className="nat-cartouche-line" d="M-66 -29H-30M30 -29H66" />
      <text className="nat-title small" y="-26">
        {plan}
      </text>
      <text className="nat-title of" y="-12">
        {of}
      </text>
      <text className="nat-title large" y="7">
        LEIPZIG
      </text>
      <text className="nat-title of" y="22">
        {dates}
      </text>
      <Scale x={-52} y={38} />
    </g>
  );
}

/** A wind rose that points north. */
export function Compass({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) {
  const ray = (turn: number, length: number, className: string) => (
    <g key={`${turn} ${className}`} transform={`rotate(${turn})`}>
      <path className="nat-ray dark" d={`M0 0L0 ${-length}L${length * 0.17} ${-length * 0.22}Z`} />
      <path className="nat-ray light" d={`M0 0L0 ${-length}L${-length * 0.17} ${-length * 0.22}Z`} />
    </g>
  );
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="nat-ring" r={r * 0.66} />
      <circle className="nat-ring" r={r * 0.6} />
      {[45, 135, 225, 315].map((turn) => ray(turn, r * 0.58, 'short'))}
      {[0, 90, 180, 270].map((turn) => ray(turn, r * (turn === 0 ? 1.06 : 0.88), 'long'))}
      <text className="nat-title of" y={-r * 1.14}>
        N
      </text>
    </g>
  );
}

/** How far it is: the fields are about 140 units apart, two kilometres on the ground. */
function Scale({ x, y }: { readonly x: number; readonly y: number }) {
  const unit = 48;
  return (
    <g transform={`translate(${x} ${y})`}>
      {[0, 1, 2, 3].map((i) => (
        <rect
          key={i}
          className={i % 2 === 0 ? 'nat-scale dark' : 'nat-scale light'}
          x={(i * unit) / 2}
          y="0"
          width={unit / 2}
          height="5"
        />
      ))}
      {[0, 1, 2].map((i) => (
        <text key={i} className="nat-scale-figure" x={i * unit} y="-3">
          {i}
        </text>
      ))}
      <text className="nat-scale-figure" x={unit * 2 + 14} y="6">
        km
      </text>
    </g>
  );
}
