import type { Thing } from '@bivouac/kernel';
import { useOpenStack, useTargetProps } from '@bivouac/kit';
import type { CSSProperties, ReactNode } from 'react';
import { isLeft } from '../rules/options/left-guns.ts';
import { isRouted } from '../rules/options/rout.ts';
import { boardOf } from '../rules/piles/board.ts';
import type { EmpereurState } from '../rules/state.ts';
import { Face, LeaderFace, type Plight } from './faces.tsx';
import { liveryOf } from './livery.ts';
import { centreOf, SIZE, WIDE } from './map/frame.ts';
import { leaderName, unitInWords } from './naming.ts';
import { type EmpereurTable, useTable } from './table.ts';
import { target } from './targets.ts';
import { say } from './words.ts';

interface Piece {
  readonly key: string;
  readonly hex: number;
  readonly unit: number;
  readonly leader: number;
  /** Its place in the pile from the top, or among the leaders of its hex; and how many of both there are. */
  readonly rank: number;
  readonly units: number;
  readonly leaders: number;
}

/** Whether there is anything to fan out: a leader beside one unit is to be seen as it is. */
const fansOut = ({ units, leaders }: Piece): boolean => units > 1 || leaders > 1;

/** Every counter and leader on the map, those at the bottom of their piles first. */
function piecesOf({ s }: EmpereurTable): readonly Piece[] {
  const pieces: Piece[] = [];
  const leaders = new Map<number, number[]>();
  for (const [leader, hex] of s.chiefHex.entries())
    if (hex >= 0) leaders.set(hex, [...(leaders.get(hex) ?? []), leader]);
  const hexes = new Set([...boardOf(s).on.keys(), ...leaders.keys()]);
  for (const hex of [...hexes].toSorted((a, b) => a - b)) {
    const units = boardOf(s).on.get(hex) ?? [];
    const chiefs = leaders.get(hex) ?? [];
    const counts = { units: units.length, leaders: chiefs.length };
    // EMP IV.6: skirmishers have a counter on each of their hexes.
    for (const [rank, unit] of units.entries())
      pieces.push({
        key: s.hex[unit] === hex ? `unit ${unit}` : `unit ${unit} too`,
        hex,
        unit,
        leader: -1,
        rank,
        ...counts,
      });
    for (const [rank, leader] of chiefs.entries()) {
      pieces.push({ key: `leader ${leader}`, hex, unit: -1, leader, rank, ...counts });
    }
  }
  return pieces.toSorted((a, b) => Number(a.leader >= 0) - Number(b.leader >= 0) || b.rank - a.rank || a.unit - b.unit);
}

/** How far each lower counter sticks out from under the one above it. */
const STEP = 4.5;
/** How far apart the counters of an open pile stand, and the leaders of a hex. */
const SPREAD = 66;
const CHIEFS = 30;
const CHIEFS_CLOSED = 9;

/** Which way an open pile fans: to the right, or where the sheet ends there, to the left. */
function wayOf({ frame }: EmpereurTable, { hex, units }: Piece): 1 | -1 {
  return centreOf(frame, hex).x + units * SPREAD > frame.width ? -1 : 1;
}

/** What is on top stays where it is, pointed at or not; the others come out from under it. */
function placeOf({ rank, leader }: Piece, isOpen: boolean, way: 1 | -1): { readonly x: number; readonly y: number } {
  // Strength stands at the right or lower end of a counter: a leader at the upper left never covers it.
  if (leader >= 0) return { x: -WIDE * 0.4 + rank * (isOpen ? CHIEFS : CHIEFS_CLOSED), y: -SIZE * 0.6 };
  return isOpen ? { x: way * rank * SPREAD, y: 0 } : { x: rank * STEP, y: -rank * STEP };
}

/** The counters: piles show their top and the edges of what lies below; a pile that is pointed at fans out. */
export function CountersLayer() {
  const table = useTable();
  const [open, setOpen] = useOpenStack();
  const pieces = piecesOf(table);
  const opened = pieces.find((piece) => piece.hex === open?.place && fansOut(piece));
  return (
    <g className="emp-counters">
      {opened === undefined ? null : <Tray piece={opened} />}
      <Bonds />
      {pieces.map((piece) => {
        const isOpen = piece.hex === opened?.hex;
        return (
          <Counter
            key={piece.key}
            piece={piece}
            isOpen={isOpen}
            isBehind={opened !== undefined && !isOpen && isNear(table, piece.hex, opened)}
            onOpen={(pinned) => setOpen({ place: piece.hex, by: 1, pinned })}
            onLeave={() => {
              if (open?.pinned !== true) setOpen(null);
            }}
            isPinned={open?.pinned === true}
          />
        );
      })}
    </g>
  );
}

/** EMP IV.6: what holds the two halves of skirmishers together: they are one unit. */
function Bonds() {
  const { content, s, frame } = useTable();
  return s.hex.map((hex, unit) => {
    const second = s.hex2?.[unit] ?? -1;
    if (hex < 0 || second < 0) return null;
    const [one, two] = [centreOf(frame, hex), centreOf(frame, second)];
    const { ground, rim } = liveryOf(content.units[unit]?.side ?? 0);
    const ends = { x1: one.x, y1: one.y, x2: two.x, y2: two.y };
    return (
      <g key={unit} className="emp-bond">
        <line {...ends} stroke={rim} strokeWidth={13} />
        <line {...ends} stroke={ground} strokeWidth={9} />
      </g>
    );
  });
}

/** The room that an open pile takes. */
function trayOf(table: EmpereurTable, piece: Piece) {
  const { x, y } = centreOf(table.frame, piece.hex);
  const way = wayOf(table, piece);
  const wide = Math.max(piece.units * SPREAD, piece.leaders * CHIEFS + 20) + 8;
  return { x: way === 1 ? x - 37 : x + 37 - wide, y: y - 40, width: wide, height: 78 };
}

/** Whether what stands on a hex would be covered by an open pile. */
function isNear(table: EmpereurTable, hex: number, piece: Piece): boolean {
  const here = centreOf(table.frame, hex);
  const { x, y, width, height } = trayOf(table, piece);
  return here.x > x - 26 && here.x < x + width + 26 && here.y > y - 24 && here.y < y + height + 24;
}

/** What an open pile lies on. */
function Tray({ piece }: { readonly piece: Piece }) {
  const table = useTable();
  return <rect className="emp-tray" {...trayOf(table, piece)} rx={8} />;
}

interface CounterProps {
  readonly piece: Piece;
  readonly isOpen: boolean;
  readonly isBehind: boolean;
  readonly isPinned: boolean;
  readonly onOpen: (pinned: boolean) => void;
  readonly onLeave: () => void;
}

function Counter({ piece, isOpen, isBehind, isPinned, onOpen, onLeave }: CounterProps) {
  const table = useTable();
  const { content, s, frame, lit, runs, speech, movers, shown } = table;
  const targetProps = useTargetProps();
  const { hex, unit, leader } = piece;
  const centre = centreOf(frame, hex);
  const { x, y } = placeOf(piece, isOpen, wayOf(table, piece));
  const own = unit >= 0 ? target.unit(unit) : target.leader(leader);
  const place = target.place(hex);
  // What stands on a lit hex is pressed for the hex.
  const of = lit.has(own) || !(lit.has(place) || runs?.has(place) === true) ? own : place;
  const self: Thing = unit >= 0 ? { kind: 'unit', id: unit } : { kind: 'leader', id: leader };
  const thing: Thing = of === place ? { kind: 'place', id: hex } : self;
  const label =
    unit >= 0
      ? unitInWords(content, s, speech, unit)
      : say(speech, 'leaderAt', { name: leaderName(content, s, speech, leader), place: speech.name('place', hex) });
  const hit = { ...targetProps(of, label, thing), 'data-thing': own };
  const classes = ['emp-counter', 'kit-counter'];
  if (lit.has(of)) classes.push('lit', lit.get(of)?.[0] ?? '');
  if (isBehind) classes.push('behind');
  if (movers.includes(unit)) classes.push('chosen');
  if (shown?.kind === self.kind && shown.id === self.id) classes.push('shown');
  const style: CSSProperties = { transform: `translate(${centre.x + x}px, ${centre.y + y}px)` };
  const fans = fansOut(piece);
  return (
    <g
      className={classes.join(' ')}
      style={style}
      data-at={hex}
      data-clear={movers.includes(unit) ? '' : undefined}
      // Said anew by each counter of an open pile: the one that is left has just closed it.
      onPointerEnter={(event) => (event.pointerType !== 'touch' && fans ? onOpen(isPinned) : undefined)}
      onPointerLeave={(event) => (event.pointerType === 'touch' ? undefined : onLeave())}
      onClickCapture={(event) => {
        // A finger has no hover: its first tap opens a pile of several, the next one takes what it shows.
        const isTouch = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch';
        if (!isTouch || !fans || isOpen) return;
        event.stopPropagation();
        onOpen(true);
      }}
    >
      <circle className="emp-ring" r={unit >= 0 ? 33 : 14} />
      {unit >= 0 ? (
        <UnitFace table={table} unit={unit} isOpen={isOpen} />
      ) : (
        <ChiefFace table={table} piece={piece} isOpen={isOpen} />
      )}
      <circle
        {...hit}
        // Those of an open pile touch: on the way from one to the next it stays open.
        r={unit >= 0 ? (isOpen ? SPREAD / 2 + 0.5 : 31) : 13}
        className="kit-hit"
        onFocus={(event) => {
          hit.onFocus(event);
          if (fans) onOpen(false);
        }}
        onBlur={() => {
          hit.onBlur();
          onLeave();
        }}
      />
      {unit >= 0 ? <Signs unit={unit} /> : null}
    </g>
  );
}

function plightOf(s: EmpereurState, unit: number): Plight {
  if (isLeft(s, unit)) return 'left';
  return isRouted(s, unit) ? 'routed' : undefined;
}

function UnitFace({
  table,
  unit,
  isOpen,
}: {
  readonly table: EmpereurTable;
  readonly unit: number;
  readonly isOpen: boolean;
}) {
  const { content, s, speech } = table;
  const sheet = content.units[unit];
  if (sheet === undefined) return null;
  const [form, facing, below] = [s.form[unit] as number, s.facing[unit] as number, s.below[unit] as number];
  const plight = plightOf(s, unit);
  const backs = isOpen ? 0 : Math.min(2, below);
  return (
    <>
      {Array.from({ length: backs }, (_, i) => backs - i).map((i) => (
        <g key={i} className="emp-back" transform={`translate(${i * STEP} ${-i * STEP})`}>
          <Face sheet={{ ...sheet, label: '' }} form={form} facing={facing} steps={null} />
        </g>
      ))}
      <Face
        sheet={sheet}
        form={form}
        facing={facing}
        steps={s.steps[unit] as number}
        since={s.since[unit] as number}
        plight={plight}
        ribbon={plight === undefined ? '' : say(speech, plight === 'left' ? 'ribbonLeft' : 'ribbonRouted')}
      />
      {below > 0 ? (
        <text className="emp-below" x={22} y={-20}>
          +{below}
        </text>
      ) : null}
    </>
  );
}

/** Of several leaders on a hex the first says how many there are; side by side each has his name, over or under him. */
function ChiefFace({
  table: { content, s },
  piece: { leader, leaders, rank },
  isOpen,
}: {
  readonly table: EmpereurTable;
  readonly piece: Piece;
  readonly isOpen: boolean;
}): ReactNode {
  const sheet = content.leaders[leader];
  if (sheet === undefined) return null;
  const first = leaders > 1 ? `${sheet.label} +${leaders - 1}` : sheet.label;
  const label = isOpen ? sheet.label : rank === 0 ? first : '';
  const above = isOpen && rank % 2 === 1;
  return <LeaderFace side={sheet.side} label={label} lost={s.chiefLost[leader] !== 0} above={above} />;
}

const signs = [
  { of: (_: EmpereurState, unit: number) => target.top(unit), x: -22, y: 25, d: 'M-5 3L0 -4L5 3Z' },
  { of: (_: EmpereurState, unit: number) => target.scatter(unit), x: 22, y: 25, d: 'M-4 -4L4 4M4 -4L-4 4' },
  // A whole pile falls back before the enemy: its top unit has the sign.
  {
    of: (s: EmpereurState, unit: number) => (s.rank[unit] === 0 ? target.recoil(s.hex[unit] as number) : ''),
    x: 0,
    y: 25,
    d: 'M-5 -3L0 4L5 -3Z',
  },
  {
    of: (_: EmpereurState, unit: number) => target.screen(unit),
    x: 0,
    // Strength stands at the lower end of a counter.
    y: -26,
    d: 'M-6.5 1a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0M-1.5 -2a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0M3.5 1a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0',
  },
] as const;

/** Small signs on a counter: to the top of its pile, out of its order by choice, back before the enemy, voltigeurs. */
function Signs({ unit }: { readonly unit: number }) {
  const { lit, s } = useTable();
  const targetProps = useTargetProps();
  return signs.map(({ of, x, y, d }) =>
    lit.has(of(s, unit)) ? (
      <g key={d} className="emp-sign" transform={`translate(${x} ${y})`}>
        <circle {...targetProps(of(s, unit), '', { kind: 'unit', id: unit })} r={9} className="emp-sign-hit" />
        <path d={d} />
      </g>
    ) : null,
  );
}
