import { useTargetProps } from '@bivouac/kit';
import type { EmpereurContent } from '../content/types.ts';
import { BATTLE, LAYING } from '../rules/deployment/counters.ts';
import { gridOf, SECTORS } from '../rules/deployment/grid.ts';
import { type EmpereurState, SIDES } from '../rules/state.ts';
import { boxOfSquare, PLATE, platesIn } from './eve-plates.ts';
import { liveryOf } from './livery.ts';
import { useTable } from './table.ts';
import { target } from './targets.ts';

const isOver = ({ eve }: EmpereurState): boolean => eve === undefined || eve.stage === BATTLE;

const squares = Array.from({ length: SECTORS }, (_, sector) => sector);

/** The evening before (EMP XVIII): the field in squares, to be pressed where one may be chosen. */
export function EveLayer() {
  const { s } = useTable();
  return isOver(s) ? null : (
    <g className="emp-eve">
      {squares.map((sector) => (
        <Square key={sector} sector={sector} />
      ))}
    </g>
  );
}

/** What the squares are called and who lies there, the enemy's face down: over names and counters, to be read. */
export function EveNames() {
  const { s, speech, frame } = useTable();
  return isOver(s) ? null : (
    <g className="emp-eve">
      {squares.map((sector) => {
        const { x, y } = boxOfSquare(frame, sector);
        return (
          <g key={sector}>
            <text
              className="emp-sector-name"
              transform={`translate(${x + 12} ${y + 30 * frame.grown}) scale(${frame.grown})`}
            >
              {speech.name('sector', sector)}
            </text>
            {SIDES.map((side) => (
              <Leaders key={side} side={side} sector={sector} />
            ))}
          </g>
        );
      })}
    </g>
  );
}

function Square({ sector }: { readonly sector: number }) {
  const { lit, speech, frame } = useTable();
  const targetProps = useTargetProps();
  const of = target.sector(sector);
  const { x, y, wide, high } = boxOfSquare(frame, sector);
  const box = { x: x + 3, y: y + 3, width: wide - 6, height: high - 6, rx: 6 };
  return lit.has(of) ? (
    <rect
      {...targetProps(of, speech.name('sector', sector), { kind: 'sector', id: sector })}
      className="emp-sector lit"
      {...box}
    />
  ) : (
    <rect className="emp-sector" {...box} />
  );
}

/** Who lies in a square, as far as whoever looks may know: one's own by name, the enemy's by number alone until all are turned over. */
function labelsIn(content: EmpereurContent, s: EmpereurState, side: number, sector: number): readonly string[] {
  const { leader } = gridOf(content, s.scenario);
  const known = content.corps.flatMap((one, corps) =>
    one.side === side && s.eve?.at[corps] === sector && (s.eve.stage === LAYING || s.eve.placed[corps] === 0)
      ? [content.leaders[leader[corps] ?? -1]?.label ?? '']
      : [],
  );
  const covered = s.eve?.stage === LAYING ? (s.eve.seen[side * SECTORS + sector] ?? 0) : 0;
  return known.length > 0 ? known : Array.from({ length: covered }, () => '?');
}

function Leaders({ side, sector }: { readonly side: number; readonly sector: number }) {
  const { content, s, speech, frame } = useTable();
  const { ground, ink, rim } = liveryOf(side);
  const labels = labelsIn(content, s, side, sector);
  const places = platesIn(frame, s, sector, labels.length);
  return labels.map((label, i) => (
    <g
      key={`${label} ${i}`}
      className="emp-eve-leader"
      transform={`translate(${places[i]?.x ?? 0} ${places[i]?.y ?? 0}) scale(${frame.grown})`}
    >
      <title>{`${speech.name('side', side)} ${label}`}</title>
      <rect {...PLATE} rx={5} fill={ground} stroke={rim} />
      <text style={{ fill: ink }}>{label}</text>
    </g>
  ));
}
