export type Arm = 'infantry' | 'artillery' | 'cavalry';

/** The arms by the signs of the period: crossed belts, a diagonal, a gun. */
const signs: { readonly [arm in Arm]: string } = {
  infantry: 'M-9 -6L9 6M-9 6L9 -6',
  artillery: 'M-10 1.5L5 -2.2L6 0.8L-3.5 3.2M-5 -0.2a4.2 4.2 0 1 0 0.1 0M-1 5.5L-9.5 6.5',
  cavalry: 'M-9 6L9 -6',
};
const star = 'M0 -8L2.2 -2.6L8 -2.3L3.5 1.4L5 7L0 3.9L-5 7L-3.5 1.4L-8 -2.3L-2.2 -2.6Z';

interface ArmSymbolProps {
  /** Without one arm all three are led: a star. */
  readonly arm: Arm | null;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  readonly ink: string;
}

export function ArmSymbol({ arm, x = 0, y = 0, size = 1, ink }: ArmSymbolProps) {
  const place = `translate(${x} ${y}) scale(${size})`;
  if (arm === null) return <path d={star} transform={place} fill={ink} />;
  return (
    <g transform={place} fill="none" stroke={ink} strokeWidth="1.9" strokeLinecap="round" strokeLinejoin="round">
      {arm === 'artillery' ? null : <rect x="-9" y="-6" width="18" height="12" strokeWidth="1.5" />}
      <path d={signs[arm]} />
    </g>
  );
}

interface PlateNameProps {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly fill: string;
}

/** Long names are set narrower, so that every name fits its plate. */
export function PlateName({ name, x, y, width, size, fill }: PlateNameProps) {
  const natural = name.length * size * 0.53;
  return (
    <text
      className="kit-plate-name"
      x={x}
      y={y}
      fontSize={size}
      fill={fill}
      {...(natural > width ? { textLength: width, lengthAdjust: 'spacingAndGlyphs' } : {})}
    >
      {name}
    </text>
  );
}
