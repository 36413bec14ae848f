import { useTargetProps } from '@bivouac/kit';
import { BATTLE, LAYING } from '../rules/deployment/counters.ts';
import { ACROSS, DOWN, gridOf, SECTORS } from '../rules/deployment/grid.ts';
import { SIDES } from '../rules/state.ts';
import { liveryOf } from './livery.ts';
import { useTable } from './table.ts';
import { target } from './targets.ts';

/** From counter to counter in a square: half of its width, and its height with what is left free. */
const STEP = 58;
const ROW = 50;
/** So many find room beside each other in a square; more stand above one another. */
const BESIDE = 2;

/** The evening before (EMP XVIII): the field in squares, with the leaders of both sides, the enemy's face down. */
export function EveLayer() {
  const { s, frame } = useTable();
  if (s.eve === undefined || s.eve.stage === BATTLE) return null;
  const [wide, high] = [frame.width / ACROSS, frame.height / DOWN];
  return (
    <g className="emp-eve">
      {Array.from({ length: SECTORS }, (_, sector) => (
        <Square
          key={sector}
          sector={sector}
          at={{ x: (sector % ACROSS) * wide, y: Math.floor(sector / ACROSS) * high, wide, high }}
        />
      ))}
    </g>
  );
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

function Square({ sector, at: { x, y, wide, high } }: { readonly sector: number; readonly at: Box }) {
  const { lit, speech, frame } = useTable();
  const targetProps = useTargetProps();
  const of = target.sector(sector);
  const name = speech.name('sector', sector);
  const box = { x: x + 3, y: y + 3, width: wide - 6, height: high - 6, rx: 6 };
  return (
    <g>
      {lit.has(of) ? (
        <rect {...targetProps(of, name, { kind: 'sector', id: sector })} className="emp-sector lit" {...box} />
      ) : (
        <rect className="emp-sector" {...box} />
      )}
      <text
        className="emp-sector-name"
        transform={`translate(${x + 12} ${y + 30 * frame.grown}) scale(${frame.grown})`}
      >
        {name}
      </text>
      {SIDES.map((side) => (
        <Leaders key={side} side={side} sector={sector} x={x + wide / 2} y={y + high * (side === 0 ? 0.7 : 0.35)} />
      ))}
    </g>
  );
}

/** Who lies in a square: one's own by name, the enemy's by number alone until all are turned over. */
function Leaders(props: { readonly side: number; readonly sector: number; readonly x: number; readonly y: number }) {
  const { content, s, speech, frame } = useTable();
  const { side, sector, x, y } = props;
  const { leader } = gridOf(content, s.scenario);
  const known = content.corps.flatMap((one, corps) =>
    one.side === side && s.eve?.at[corps] === sector && (s.eve.stage === LAYING || s.eve.placed[corps] === 0)
      ? [content.leaders[leader[corps] ?? -1]?.label ?? '']
      : [],
  );
  const covered = s.eve?.stage === LAYING ? (s.eve.seen[side * SECTORS + sector] ?? 0) : 0;
  const labels = known.length > 0 ? known : Array.from({ length: covered }, () => '?');
  const { ground, ink, rim } = liveryOf(side);
  const rows = Math.ceil(labels.length / BESIDE);
  return labels.map((label, i) => {
    const row = Math.floor(i / BESIDE);
    const inRow = Math.min(BESIDE, labels.length - row * BESIDE);
    const across = x + ((i % BESIDE) - (inRow - 1) / 2) * STEP * 2 * frame.grown;
    const down = y + (row - (rows - 1) / 2) * ROW * frame.grown;
    return (
      <g
        key={`${label} ${i}`}
        className="emp-eve-leader"
        transform={`translate(${across} ${down}) scale(${frame.grown})`}
      >
        <title>{`${speech.name('side', side)} ${label}`}</title>
        <rect x={-STEP + 4} y={-22} width={2 * STEP - 8} height={44} rx={5} fill={ground} stroke={rim} />
        <text style={{ fill: ink }}>{label}</text>
      </g>
    );
  });
}
