import { Grain } from '@bivouac/kit';

/** Paper and hatchings: patterns only, for the reason that the kit gives for its grain. */
export function Patterns() {
  return (
    <defs>
      <Grain />
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
