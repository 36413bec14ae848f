import { ArmSymbol, type Nation, PlateName } from '@bivouac/kit';
import type { NationsContent } from '../content/types.ts';
import { nationOf } from './palette.ts';
import { armOf } from './symbols.tsx';

/** Half the size of a troop marker, and of an army. */
export const MARKER = 20;
export const ARMY = { width: 62, height: 48 } as const;
export const PLATE = 54;

interface CounterProps {
  readonly content: NationsContent;
  readonly army: number;
  readonly unit: number;
  readonly name: string;
}

const shapeOf = (side: number, r: number) => (side === 0 ? { rx: r, ry: r } : { rx: 2, ry: 2 });

/** A troop marker: round for the French, square for the Allies; letter and arm above, the general's name on its plate. */
export function MarkerFace({ content, army, unit, name }: CounterProps) {
  const nation = nationOf(content, army);
  const side = content.armies[army]?.side ?? 0;
  return (
    <g className="nat-face" aria-hidden="true">
      <rect
        className="nat-drop"
        x={-MARKER + 1.5}
        y={-MARKER + 2}
        width={2 * MARKER}
        height={2 * MARKER}
        {...shapeOf(side, MARKER)}
      />
      <rect
        className="nat-outline"
        x={-MARKER - 1.7}
        y={-MARKER - 1.7}
        width={2 * MARKER + 3.4}
        height={2 * MARKER + 3.4}
        {...shapeOf(side, MARKER + 1.7)}
      />
      <rect
        x={-MARKER}
        y={-MARKER}
        width={2 * MARKER}
        height={2 * MARKER}
        {...shapeOf(side, MARKER)}
        fill={nation.ground}
        stroke={nation.rim}
        strokeWidth="2.4"
      />
      <rect
        x={-MARKER + 2.6}
        y={-MARKER + 2.6}
        width={2 * MARKER - 5.2}
        height={2 * MARKER - 5.2}
        {...shapeOf(side, MARKER - 2.6)}
        fill="none"
        stroke={nation.ink}
        strokeOpacity="0.6"
        strokeWidth="0.8"
      />
      <text className="nat-letter" x="0" y="-8.5" fontSize="10.5" fill={nation.ink}>
        {nation.letter}
      </text>
      <ArmSymbol arm={armOf(unit)} y={0.6} size={0.95} ink={nation.ink} />
      <rect className="nat-plate" x={-PLATE / 2} y="9" width={PLATE} height="13.5" rx="2" stroke={nation.rim} />
      <PlateName name={name} x={0} y={19.4} width={PLATE - 5} size={11.4} fill="#1b140b" />
    </g>
  );
}

interface ArmyFaceProps extends CounterProps {
  readonly strength: number;
  readonly lost: number;
  /** Advanced game: what the ground adds or takes. */
  readonly ground?: number;
}

/** An army: its name on top, the arm in the middle, strength large at the bottom right, losses as pips. */
export function ArmyFace({ content, army, unit, name, strength, lost, ground = 0 }: ArmyFaceProps) {
  const nation = nationOf(content, army);
  const side = content.armies[army]?.side ?? 0;
  const { width, height } = ARMY;
  const [x, y] = [-width / 2, -height / 2];
  const round = side === 0 ? { rx: 15, ry: 15 } : { rx: 2.5, ry: 2.5 };
  return (
    <g className="nat-face army" aria-hidden="true">
      <rect className="nat-drop" x={x + 2} y={y + 3} width={width} height={height} {...round} />
      <rect className="nat-outline" x={x - 2} y={y - 2} width={width + 4} height={height + 4} {...round} />
      <rect x={x} y={y} width={width} height={height} {...round} fill={nation.ground} />
      {lost > 0 ? <rect x={x} y={y} width={width} height={height} {...round} fill="url(#nat-reduced)" /> : null}
      <rect
        className="nat-edge"
        x={x}
        y={y}
        width={width}
        height={height}
        {...round}
        fill="none"
        stroke={lost > 0 ? nation.ink : nation.rim}
        strokeWidth="3.2"
        {...(lost > 0 ? { strokeDasharray: '6 3' } : {})}
      />
      <rect
        className="nat-plate"
        x={x + 4}
        y={y - 3}
        width={width - 8}
        height="14"
        rx={side === 0 ? 7 : 1.5}
        stroke={nation.rim}
      />
      <PlateName name={name} x={0} y={y + 7.6} width={width - 16} size={11.6} fill="#1b140b" />
      <text className="nat-letter" x={x + 11} y={y + 24} fontSize="11" fill={nation.ink}>
        {nation.letter}
      </text>
      <ArmSymbol arm={armOf(unit)} x={-5} y={6} size={1.12} ink={nation.ink} />
      <Strength nation={nation} x={width / 2 - 12} y={height / 2 - 5} strength={strength} ground={ground} />
      {Array.from({ length: Math.min(lost, 6) }, (_, i) => (
        <circle key={i} className="nat-pip" cx={x + 10 + i * 7.5} cy={height / 2 - 4.5} r="3" />
      ))}
    </g>
  );
}

function Strength({
  nation,
  x,
  y,
  strength,
  ground,
}: {
  readonly nation: Nation;
  readonly x: number;
  readonly y: number;
  readonly strength: number;
  readonly ground: number;
}) {
  return (
    <>
      <text className="nat-strength" x={x} y={y} fontSize="24" fill={nation.ink} stroke={nation.ground}>
        {strength}
      </text>
      {ground === 0 ? null : (
        <g transform={`translate(${x + 8} ${y - 20})`}>
          <circle className="nat-ground" r="7" />
          <text className="nat-ground-value" y="3.4" fontSize="9.5">
            {ground > 0 ? `+${ground}` : `−${-ground}`}
          </text>
        </g>
      )}
    </>
  );
}
