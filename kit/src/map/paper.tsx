import './paper.css';
import { line, pen, short } from '../ink.ts';
import type { Size } from './map-moves.ts';

/** A sheet with its map on it: the map begins at 0 0, the margin lies around it. */
export interface SheetSize extends Size {
  readonly margin: number;
}

const boxOf = ({ width, height, margin }: SheetSize) => ({
  x: -margin,
  y: -margin,
  width: width + 2 * margin,
  height: height + 2 * margin,
});

const TILE = 240;

/** The fibres and specks of laid paper, as one tile of strokes. */
function fibres(count: number, seed: number, length: number): string {
  const random = pen(seed);
  let path = '';
  for (let i = 0; i < count; i++) {
    const [x, y, angle] = [random() * TILE, random() * TILE, random() * Math.PI];
    const long = length * (0.3 + random());
    path += `M${short(x)} ${short(y)}q${short(Math.cos(angle) * long * 0.5 + random() * 2)} ${short(Math.sin(angle) * long * 0.5)} ${short(Math.cos(angle) * long)} ${short(Math.sin(angle) * long)}`;
  }
  return path;
}

const chainLines = line([
  { x: 0, y: 0 },
  { x: 0, y: TILE },
]);

/**
 * The grain of the paper, to be put among the definitions of a map. A pattern: a filter would be reckoned anew at every
 * step of a moving map, and Chromium draws everything under an SVG gradient anew whenever anything is painted.
 */
export function Grain() {
  return (
    <pattern id="paper-grain" width={TILE} height={TILE} patternUnits="userSpaceOnUse">
      <path className="paper-fibre dark" d={fibres(110, 7, 9)} />
      <path className="paper-fibre light" d={fibres(90, 11, 12)} />
      <path className="paper-fibre dark" d={fibres(120, 5, 0.8)} />
      <path className="paper-chain" d={chainLines} />
    </pattern>
  );
}

export function Sheet({ sheet }: { readonly sheet: SheetSize }) {
  return <rect className="paper-sheet" {...boxOf(sheet)} />;
}

export interface StainPlace {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

/** A stain: faint within, darker at its rim. Rings, not a gradient: see `Grain`. */
function Stain({ x, y, rx, ry }: StainPlace) {
  return [1, 0.97, 0.93, 0.86].map((size) => (
    <ellipse key={size} className="paper-stain" cx={x} cy={y} rx={rx * size} ry={ry * size} />
  ));
}

const BROWN_STEPS = 14;

/** Paper browns from its edges: frames one inside the other, each fainter. Square ones, for round corners leave gaps. */
function Browning({ sheet }: { readonly sheet: SheetSize }) {
  const { x, y, width, height } = boxOf(sheet);
  const wide = width / 7 / BROWN_STEPS;
  return Array.from({ length: BROWN_STEPS }, (_, i) => (
    <rect
      key={i}
      className="paper-brown"
      x={x + (i + 0.5) * wide}
      y={y + (i + 0.5) * wide}
      width={width - (2 * i + 1) * wide}
      height={height - (2 * i + 1) * wide}
      strokeWidth={wide + 0.4}
      strokeOpacity={Math.round(240 * (1 - i / BROWN_STEPS) ** 2) / 1000}
    />
  ));
}

/** What the years have done to the sheet: stains, grain, brown edges. */
export function Age({ sheet, stains }: { readonly sheet: SheetSize; readonly stains: readonly StainPlace[] }) {
  return (
    <g pointerEvents="none">
      {stains.map((stain) => (
        <Stain key={`${stain.x} ${stain.y}`} {...stain} />
      ))}
      <rect {...boxOf(sheet)} fill="url(#paper-grain)" />
      <Browning sheet={sheet} />
    </g>
  );
}

/** The neat line: a fine line, a scale of alternating bars, a heavy line outside. */
export function NeatLine({ sheet }: { readonly sheet: SheetSize }) {
  const { width, height, margin } = sheet;
  const bars: string[] = [];
  for (let x = 0; x < width; x += 100) bars.push(`M${x} -5h50M${x} ${height + 5}h50`);
  for (let y = 0; y < height; y += 100) bars.push(`M-5 ${y}v50M${width + 5} ${y}v50`);
  return (
    <g fill="none">
      <path
        className="paper-margin"
        fillRule="evenodd"
        d={`M${-margin} ${-margin}H${width + margin}V${height + margin}H${-margin}ZM0 0V${height}H${width}V0Z`}
      />
      <rect className="paper-neat fine" x="0" y="0" width={width} height={height} />
      <path className="paper-neat bar" d={bars.join('')} />
      <rect className="paper-neat fine" x="-10" y="-10" width={width + 20} height={height + 20} />
      <rect
        className="paper-neat heavy"
        x={-margin + 4}
        y={-margin + 4}
        width={width + 2 * margin - 8}
        height={height + 2 * margin - 8}
      />
    </g>
  );
}

interface CompassProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** The look of the letter. */
  readonly letter: string;
}

/** A wind rose that points north. */
export function Compass({ x, y, r, letter }: CompassProps) {
  const ray = (turn: number, length: number, name: string) => (
    <g key={`${turn} ${name}`} transform={`rotate(${turn})`}>
      <path className="paper-ray dark" d={`M0 0L0 ${-length}L${length * 0.17} ${-length * 0.22}Z`} />
      <path className="paper-ray light" d={`M0 0L0 ${-length}L${-length * 0.17} ${-length * 0.22}Z`} />
    </g>
  );
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="paper-ring" r={r * 0.66} />
      <circle className="paper-ring" r={r * 0.6} />
      {[45, 135, 225, 315].map((turn) => ray(turn, r * 0.58, 'short'))}
      {[0, 90, 180, 270].map((turn) => ray(turn, r * (turn === 0 ? 1.06 : 0.88), 'long'))}
      <text className={letter} y={-r * 1.14}>
        N
      </text>
    </g>
  );
}

interface ScaleBarProps {
  readonly x: number;
  readonly y: number;
  /** How long a mark is on the map, and what is written at each. */
  readonly unit: number;
  readonly figures: readonly (string | number)[];
  /** What is counted, and the look of the figures. */
  readonly of: string;
  readonly figure: string;
}

/** How far it is: bars, dark and light in turn, two to a mark. */
export function ScaleBar({ x, y, unit, figures, of, figure }: ScaleBarProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {Array.from({ length: 2 * (figures.length - 1) }, (_, i) => (
        <rect
          key={i}
          className={i % 2 === 0 ? 'paper-scale dark' : 'paper-scale light'}
          x={(i * unit) / 2}
          y="0"
          width={unit / 2}
          height="5"
        />
      ))}
      {figures.map((words, i) => (
        <text key={words} className={figure} x={i * unit} y="-3">
          {words}
        </text>
      ))}
      <text className={figure} x={unit * (figures.length - 1) + 14} y="6">
        {of}
      </text>
    </g>
  );
}
