import type { CardKind, NationsContent } from '../content/types.ts';
import { ArmSymbol, type BoardSpeech } from '@bivouac/kit';
import { hachures } from '@bivouac/kit/ground';
import { terrains, unitTypes } from '../content/types.ts';
import { at, pen, short } from '@bivouac/kit/geometry';
import { armOf } from './symbols.tsx';
import { say } from './words.ts';

/** Faces of the action cards, all drawn: a hundred units wide and a hundred and forty high. */

const waves = [40, 52, 64, 76, 88].map((y) => `M14 ${y}q9 -8 18 0t18 0t18 0t18 0`).join('');

const furrows = [0, 1, 2, 3, 4, 5]
  .map((i) => `M${14 + i * 3} ${94 - i * 11}H${86 - i * 3}M${50 + (i - 2.5) * 15} 96L${50 + (i - 2.5) * 7} 40`)
  .join('');

const heights =
  hachures(at(50, 60), { rx: 33, ry: 21, turn: -0.2 }, pen(91)) +
  hachures(at(31, 88), { rx: 14, ry: 8, turn: 0.2 }, pen(92));

/** By terrain; the forest is drawn tree by tree. */
const scenes: readonly string[] = [waves, heights, '', furrows];

const trees = [
  [26, 52],
  [44, 46],
  [63, 50],
  [78, 58],
  [34, 66],
  [53, 64],
  [70, 72],
  [24, 80],
  [43, 84],
  [60, 86],
  [78, 86],
] as const;

function TerrainScene({ terrain }: { readonly terrain: number }) {
  return (
    <>
      <rect className={`nat-card-ground ${terrains[terrain] ?? ''}`} x="10" y="30" width="80" height="70" rx="3" />
      {terrains[terrain] === 'forest' ? (
        trees.map(([x, y]) => (
          <g key={`${x} ${y}`}>
            <path className="nat-card-stem" d={`M${x} ${y + 7}v5`} />
            <circle className="nat-card-tree" cx={x} cy={y} r="8.5" />
            <path className="nat-card-tree-shade" d={`M${x + 1} ${y - 8.4}a8.5 8.5 0 0 1 0 16.8a14 14 0 0 0 0 -16.8`} />
          </g>
        ))
      ) : (
        <path className={`nat-card-scene ${terrains[terrain] ?? ''}`} d={scenes[terrain]} />
      )}
    </>
  );
}

/** The small clock of cards that move time. */
export function ClockMark({ x, y, r = 8 }: { readonly x: number; readonly y: number; readonly r?: number }) {
  return (
    <g className="nat-clock-mark" transform={`translate(${x} ${y})`}>
      <circle r={r} />
      <path d={`M0 ${short(-r * 0.62)}V0L${short(r * 0.45)} ${short(r * 0.3)}`} />
    </g>
  );
}

function Watch() {
  return (
    <g className="nat-watch" transform="translate(50 68)">
      <path d="M0 -38v6M-5 -42a5 5 0 1 1 10 0a5 5 0 1 1 -10 0" />
      <circle r="31" />
      <circle r="26" />
      {Array.from({ length: 12 }, (_, i) => (
        <path key={i} d={`M0 -24V${i % 3 === 0 ? -18 : -21}`} transform={`rotate(${i * 30})`} />
      ))}
      <path className="hand" d="M0 4V-19M-3 2L12 8" />
    </g>
  );
}

/** The arm a card moves; of two each is shortened. */
function armName(speech: BoardSpeech, unit: number, isShort: boolean): string {
  const name = say(speech, unitTypes[unit] ?? 'infantry');
  return isShort ? `${name.slice(0, 3)}.` : name;
}

function face(kind: CardKind, speech: BoardSpeech) {
  switch (kind.kind) {
    case 'terrain':
      return (
        <>
          <TerrainScene terrain={kind.terrain} />
          <text className="nat-card-title" x="50" y="20">
            {say(speech, terrains[kind.terrain] ?? 'plain')}
          </text>
        </>
      );
    case 'move':
      return (
        <>
          {kind.units.map((unit, i) => {
            const y = kind.units.length === 1 ? 66 : 50 + i * 38;
            return (
              <g key={unit}>
                <rect className="nat-card-arm" x="20" y={y - 16} width="60" height="32" rx="3" />
                <ArmSymbol arm={armOf(unit)} x={50} y={y} size={1.7} ink="#f7f0de" />
              </g>
            );
          })}
          <text className="nat-card-title move" x="44" y="20">
            {kind.units.map((unit) => armName(speech, unit, kind.units.length > 1)).join(' · ')}
          </text>
          <ClockMark x={86} y={15} />
        </>
      );
    case 'time':
      return (
        <>
          <Watch />
          <text className="nat-card-title" x="50" y="20">
            {say(speech, 'time')}
          </text>
        </>
      );
    default:
      return kind satisfies never;
  }
}

export function CardFace({
  content,
  card,
  speech,
}: {
  readonly content: NationsContent;
  readonly card: number;
  readonly speech: BoardSpeech;
}) {
  const kind = content.cardKinds[card];
  if (kind === undefined) return <CardBack />;
  return (
    <svg className={`nat-card-svg ${kind.kind}`} viewBox="0 0 100 112" aria-hidden="true">
      <rect className="nat-card-paper" x="1.5" y="1.5" width="97" height="109" rx="7" />
      <rect className="nat-card-frame" x="5" y="5" width="90" height="102" rx="4" />
      {face(kind, speech)}
    </svg>
  );
}

export function ScoutFace({ speech }: { readonly speech: BoardSpeech }) {
  return (
    <svg className="nat-card-svg scout" viewBox="0 0 100 112" aria-hidden="true">
      <rect className="nat-card-paper" x="1.5" y="1.5" width="97" height="109" rx="7" />
      <rect className="nat-card-frame" x="5" y="5" width="90" height="102" rx="4" />
      <g className="nat-spyglass" transform="translate(50 66) rotate(-28)">
        <rect x="-36" y="-8" width="26" height="16" rx="2" />
        <rect x="-10" y="-6" width="24" height="12" rx="1.5" />
        <rect x="14" y="-4.5" width="20" height="9" rx="1" />
      </g>
      <text className="nat-card-title" x="46" y="20">
        {say(speech, 'scout')}
      </text>
      <ClockMark x={86} y={15} />
    </svg>
  );
}

export function CardBack() {
  return (
    <svg className="nat-card-svg back" viewBox="0 0 100 112" aria-hidden="true">
      <rect className="nat-card-paper" x="1.5" y="1.5" width="97" height="109" rx="7" />
      <rect className="nat-card-lattice" x="8" y="8" width="84" height="96" rx="3" />
      <path className="nat-card-lattice" d="M8 8L92 104M92 8L8 104M50 8L92 56L50 104L8 56Z" />
      <circle className="nat-card-seal" cx="50" cy="56" r="17" />
      <text className="nat-card-seal-text" x="50" y="62">
        1813
      </text>
    </svg>
  );
}
