import { line, pen, short } from '@bivouac/kit/geometry';

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
 * Paper, washes and hatchings. Patterns only: a filter would be reckoned anew at every step of a moving map, and Chromium
 * draws everything under an SVG gradient anew whenever anything on the page is painted.
 */
export function Patterns() {
  return (
    <defs>
      <pattern id="nat-grain" width={TILE} height={TILE} patternUnits="userSpaceOnUse">
        <path className="nat-fibre dark" d={fibres(110, 7, 9)} />
        <path className="nat-fibre light" d={fibres(90, 11, 12)} />
        <path className="nat-fibre dark" d={fibres(120, 5, 0.8)} />
        <path className="nat-chain" d={chainLines} />
      </pattern>
      <pattern id="nat-reduced" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V6" stroke="#fdf8ea" strokeWidth="2.4" strokeOpacity="0.42" />
        <path d="M3 0V6" stroke="#1a140c" strokeWidth="1.2" strokeOpacity="0.32" />
      </pattern>
      {['french', 'allied', 'both'].map((side, i) => (
        <pattern
          key={side}
          id={`nat-near-${side}`}
          width="12"
          height="12"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${i === 0 ? 45 : -45})`}
        >
          <path className={`nat-hatch ${side}`} d="M0 0V12" />
          {side === 'both' ? <path className="nat-hatch french" d="M6 0V12" /> : null}
        </pattern>
      ))}
    </defs>
  );
}
