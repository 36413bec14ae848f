import { UNKNOWN } from '@bivouac/kernel';
import { ArmSymbol, PlateName } from '@bivouac/kit';
import type { Board } from '../rules/state.ts';
import { armyMark, flags } from './palette.ts';
import type { SeenCounter } from './seen.ts';

/** A counter lying open. */
export const COUNTER = { width: 34, height: 27 } as const;

const [X, Y] = [-COUNTER.width / 2, -COUNTER.height / 2];
const shapeOf = (side: number) => (side === 0 ? { rx: 8, ry: 8 } : { rx: 1.5, ry: 1.5 });
const box = { x: X, y: Y, width: COUNTER.width, height: COUNTER.height };

export interface Condition {
  /** Has acted, marched to exhaustion, is without orders. */
  readonly acted: boolean;
  readonly tired: boolean;
  readonly cutOff: boolean;
}

interface FaceProps {
  readonly b: Board;
  readonly seen: SeenCounter;
  readonly side: number;
  readonly condition: Condition;
}

/** One counter: round corners for the French, square ones for the Coalition; states change outline and pattern. */
export function Face({ b, seen, side, condition }: FaceProps) {
  const shape = shapeOf(side);
  const rim = seen.kind === 'hidden' ? flags[side === 0 ? 0 : 1] : seen.nation;
  return (
    <g className="glo-face" aria-hidden="true">
      <rect className="glo-drop" {...box} x={X + 1.2} y={Y + 1.6} {...shape} />
      <rect {...box} {...shape} fill={rim.ground} />
      {condition.tired ? <rect {...box} {...shape} fill="url(#glo-tired)" /> : null}
      <rect
        {...box}
        {...shape}
        fill="none"
        stroke={condition.cutOff ? rim.ink : rim.rim}
        strokeWidth="2"
        {...(condition.cutOff ? { strokeDasharray: '4 2.4' } : {})}
      />
      <rect
        className="glo-face-edge"
        x={X - 1.2}
        y={Y - 1.2}
        width={COUNTER.width + 2.4}
        height={COUNTER.height + 2.4}
        {...shape}
      />
      <Inside b={b} seen={seen} side={side} />
      {condition.acted ? <rect className="glo-acted" {...box} {...shape} /> : null}
    </g>
  );
}

function Inside({ b, seen, side }: Omit<FaceProps, 'condition'>) {
  switch (seen.kind) {
    case 'hidden':
      return <FlagOf side={side} size={1.5} />;
    case 'decoy':
      return (
        <>
          <rect
            x={X + 3}
            y={Y + 3}
            width={COUNTER.width - 6}
            height={COUNTER.height - 6}
            rx="2"
            fill="none"
            stroke={seen.nation.ink}
            strokeWidth="1"
            strokeDasharray="2 2"
          />
          <ArmSymbol arm={seen.arm} x={-5} y={1} size={0.8} ink={seen.nation.ink} />
          <text className="glo-figure" x="10.5" y="7" fontSize="17" fill={seen.nation.ink}>
            ?
          </text>
        </>
      );
    case 'unit':
      return (
        <>
          <Plate b={b} label={seen.label} army={seen.army} rim={seen.nation.rim} />
          <text className="glo-letter" x={X + 5.4} y="12.2" fontSize="5.8" fill={seen.nation.ink}>
            {seen.nation.letter}
          </text>
          <ArmSymbol arm={seen.arm} x={-5.5} y={2.2} size={0.68} ink={seen.nation.ink} />
          {seen.guard ? (
            <path
              d="M0 -3L.9 -.9L3 -.8L1.3 .6L1.9 2.7L0 1.5L-1.9 2.7L-1.3 .6L-3 -.8L-.9 -.9Z"
              transform="translate(-12.6 2)"
              fill={seen.nation.ink}
            />
          ) : null}
          <text
            className="glo-figure"
            x="10.4"
            y="11.2"
            fontSize={seen.points > 9 ? 13.5 : 15.5}
            fill={seen.nation.ink}
          >
            {seen.arm === 'artillery' ? '' : seen.points === UNKNOWN ? '?' : seen.points}
          </text>
        </>
      );
    case 'leader':
      return (
        <>
          <Plate b={b} label={seen.label} army={seen.army} rim={seen.nation.rim} />
          <text className="glo-letter" x="0" y="3.6" fontSize="7.6" fill={seen.nation.ink}>
            {'★'.repeat(seen.rank)}
          </text>
          <text className="glo-figure" x={X + 7} y="11.4" fontSize="9" fill={seen.nation.ink}>
            {seen.command}
          </text>
          <path
            d="M-5.5 10.5L4.5 5.5M-4.4 7.4L-2.6 11.2"
            stroke={seen.nation.ink}
            strokeWidth="1.1"
            fill="none"
            strokeLinecap="round"
          />
          <text className="glo-figure" x={-X - 7} y="11.4" fontSize="9" fill={seen.nation.ink}>
            +{seen.tactical}
          </text>
        </>
      );
    default:
      return seen satisfies never;
  }
}

interface PlateProps {
  readonly b: Board;
  readonly label: string;
  readonly army: number;
  readonly rim: string;
}

/** The name, with the colour and the letter of the army. */
function Plate({ b, label, army, rim }: PlateProps) {
  const mark = armyMark(b.content, army);
  const short = mark.letter.length > 1 ? 5.4 : 6.4;
  return (
    <>
      <rect
        className="glo-plate-name"
        x={X + 2.4}
        y={Y + 1.8}
        width={COUNTER.width - 4.8}
        height="9.2"
        rx="1.4"
        stroke={rim}
      />
      <rect x={X + 2.9} y={Y + 2.3} width="8" height="8.2" rx="1" fill={mark.colour} />
      <text className="glo-letter" x={X + 6.9} y={Y + 8.7} fontSize={short} fill={mark.ink}>
        {mark.letter}
      </text>
      <PlateName name={label} x={4} y={Y + 8.9} width={COUNTER.width - 15.5} size={7.6} fill="#1b140b" />
    </>
  );
}

/** The flag of a side: a tricolour, or the eagle's cross; with its letter, so that nobody needs the colours. */
export function FlagOf({
  side,
  size = 1,
  x = 0,
  y = 0,
}: {
  readonly side: number;
  readonly size?: number;
  readonly x?: number;
  readonly y?: number;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-6.6 -6.2V6.8" stroke="#f6ecd0" strokeWidth="1.1" strokeLinecap="round" />
      {side === 0 ? (
        <>
          <rect x="-6" y="-5.8" width="4" height="8" fill="#2d63b8" />
          <rect x="-2" y="-5.8" width="4" height="8" fill="#fdfaf0" />
          <rect x="2" y="-5.8" width="4" height="8" fill="#c22a26" />
        </>
      ) : (
        <>
          <rect x="-6" y="-5.8" width="12" height="8" fill="#fdfaf0" />
          <path d="M-6 -1.8H6M0 -5.8V2.2" stroke="#1b140b" strokeWidth="1.9" />
        </>
      )}
      <rect x="-6" y="-5.8" width="12" height="8" fill="none" stroke="#1b140b" strokeWidth="0.5" />
    </g>
  );
}
