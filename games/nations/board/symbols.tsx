import type { Arm } from '@bivouac/kit';
import { unitTypes } from '../content/types.ts';

/** The arm of a kind of troops; null for those who lead all three. */
export const armOf = (unit: number): Arm | null => unitTypes[unit] ?? null;

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
