import { anyUnit } from '../content/types.ts';

/** The arms by the signs of the period: crossed belts, a diagonal, a gun; a star where all three are led. */
const arms: readonly string[] = [
  'M-9 -6L9 6M-9 6L9 -6',
  'M-10 1.5L5 -2.2L6 0.8L-3.5 3.2M-5 -0.2a4.2 4.2 0 1 0 0.1 0M-1 5.5L-9.5 6.5',
  'M-9 6L9 -6',
];
const star = 'M0 -8L2.2 -2.6L8 -2.3L3.5 1.4L5 7L0 3.9L-5 7L-3.5 1.4L-8 -2.3L-2.2 -2.6Z';

export function ArmSymbol({
  unit,
  x = 0,
  y = 0,
  size = 1,
  ink,
}: {
  readonly unit: number;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  readonly ink: string;
}) {
  const place = `translate(${x} ${y}) scale(${size})`;
  if (unit === anyUnit) return <path d={star} transform={place} fill={ink} />;
  return (
    <g transform={place} fill="none" stroke={ink} strokeWidth="1.9" strokeLinecap="round" strokeLinejoin="round">
      {unit === 1 ? null : <rect x="-9" y="-6" width="18" height="12" strokeWidth="1.5" />}
      <path d={arms[unit]} />
    </g>
  );
}

/** A soldier on a mission field, with the points it brings. */
export function Flag({ x, y, points }: { readonly x: number; readonly y: number; readonly points: string }) {
  return (
    <g className="nat-flag" transform={`translate(${x} ${y})`}>
      <path className="nat-flag-pole" d="M0 10V-18" />
      <path className="nat-flag-cloth blue" d="M0 -18h8v17h-8z" />
      <path className="nat-flag-cloth white" d="M8 -18h11v17h-11z" />
      <path className="nat-flag-cloth red" d="M19 -18h8v17h-8z" />
      <text x="13.5" y="-4.5">
        {points}
      </text>
    </g>
  );
}
