import { MOST_GROWN, type OpenStack, useOpenStack, useTargetProps } from '@bivouac/kit';
import type { Point } from '@bivouac/kit/geometry';
import type { CSSProperties } from 'react';
import { isMarked } from '../rules/fog/markers.ts';
import { COUNTER, Face, FlagOf } from './faces.tsx';
import { apartFrom } from './far-layout.ts';
import { PILE } from './layout.ts';
import { armyMark, flags } from './palette.ts';
import { conditionOf, knownStrength, type Pile, pilesOf } from './piles.ts';
import { seenIn, slotLabel } from './seen.ts';
import { type GloireTable, useTable } from './table.ts';
import { target } from './targets.ts';
import { kindOf } from './towns-layer.tsx';
import { say } from './words.ts';

/** An open counter is at least this wide on the screen, however small the map is; but never beyond reason. */
const COMFORTABLE = 58;
const [LEAST, MOST] = [1, 3.4];

function enlargementFor(pile: SVGGraphicsElement): number {
  // What is drawn larger from afar must not count: the sheet says how large the map is.
  const onScreen = (pile.ownerSVGElement ?? pile).getScreenCTM()?.a ?? 1;
  return Math.max(LEAST, Math.min(MOST, COMFORTABLE / (COUNTER.width * Math.max(onScreen, 0.01))));
}

const HERE: Point = { x: 0, y: 0 };

/** The stacks on the map; the one pointed at, or pinned, lies open. */
export function PilesLayer({ spread }: { readonly spread: boolean }) {
  const table = useTable();
  const [open, setOpen] = useOpenStack();
  const piles = pilesOf(table.b, table.speech.language);
  const opened = piles.find(({ place }) => place === open?.place);
  // From afar stacks are drawn so much larger that neighbours would cover each other: then they make room.
  const apart = apartFrom(piles);
  return (
    <g className="glo-piles">
      {piles.map((pile, i) => (
        <PileCover
          key={pile.place}
          pile={pile}
          apart={apart[i] ?? HERE}
          open={pile === opened ? open : null}
          onOpen={setOpen}
        />
      ))}
      {spread ? piles.map((pile) => <Fan key={pile.place} pile={pile} by={0.82} />) : null}
      {opened === undefined || open === null ? null : <Fan pile={opened} by={open.by} />}
    </g>
  );
}

/** What a stack is called, with all that is known of it. */
export function pileLabel({ b, speech }: GloireTable, { side, town, edge, slots, walled }: Pile): string {
  const where = town >= 0 ? speech.name('town', town) : speech.name('edge', edge);
  const known = slots.filter((slot) => (b.s.face.is[slot] ?? -1) >= 0).map((slot) => slotLabel(b, speech, slot));
  const parts = [say(speech, 'pileAt', { side: speech.name('player', side), place: where, count: slots.length })];
  if (known.length > 0) parts.push(known.join(', '));
  if (walled > 0) parts.push(say(speech, 'walled', { count: walled }));
  if (town >= 0 && isMarked(b, town, side)) parts.push(say(speech, 'marked'));
  return parts.join('; ');
}

interface PileCoverProps {
  readonly pile: Pile;
  /** How far it gives way to its neighbours where it is drawn largest. */
  readonly apart: Point;
  readonly open: OpenStack | null;
  readonly onOpen: (open: OpenStack | null) => void;
}

function PileCover({ pile, apart, open, onOpen }: PileCoverProps) {
  const table = useTable();
  const { lit, runs, shown, mine, going } = table;
  const targetProps = useTargetProps();
  const { place, side, town, edge, x, y } = pile;
  const own = town >= 0 ? target.pile(side, town) : target.edge(edge);
  // What may be entered is taken by its stack too: it lies over the town.
  const isLit = (one: string): boolean => lit.has(one) || runs.has(one);
  const key = !isLit(own) && town >= 0 && isLit(target.town(town)) ? target.town(town) : own;
  const thing = town >= 0 ? { kind: kindOf(lit.get(key)), id: town } : { kind: 'edge', id: edge };
  const gathered = going.gathering;
  const isChosen =
    gathered !== null
      ? side === mine && (gathered.edge >= 0 ? gathered.edge === edge : gathered.town === town)
      : going.march !== null && going.march.slots.some((slot) => pile.slots.includes(slot));
  const classes = ['kit-counter', 'glo-pile'];
  if (isLit(key)) classes.push('lit');
  if (isChosen) classes.push('chosen');
  if (shown?.kind === thing.kind && shown.id === thing.id) classes.push('shown');
  const hit = targetProps(key, pileLabel(table, pile), thing);
  const share = (by: number) => (by / (MOST_GROWN - 1)).toFixed(2);
  const style: CSSProperties & Record<`--${string}`, string> = {
    transform: `translate(${x}px, ${y}px)`,
    '--apart-x': `${share(apart.x)}px`,
    '--apart-y': `${share(apart.y)}px`,
  };
  const show = (from: SVGGraphicsElement, pinned: boolean) => onOpen({ place, by: enlargementFor(from), pinned });
  const hide = () => {
    if (open !== null && !open.pinned) onOpen(null);
  };
  return (
    <g
      className={classes.join(' ')}
      style={style}
      onPointerEnter={(event) => (event.pointerType === 'touch' ? undefined : show(event.currentTarget, false))}
      onPointerLeave={(event) => (event.pointerType === 'touch' ? undefined : hide())}
      onClick={(event) => {
        if (!isLit(key)) show(event.currentTarget, true);
      }}
    >
      <g className="glo-grow">
        <rect
          className="kit-ring"
          x={-PILE.width / 2 - 3.5}
          y={-PILE.height / 2 - 3.5}
          width={PILE.width + 7}
          height={PILE.height + 7}
          rx={side === 0 ? 9 : 3}
        />
        <Cover pile={pile} />
        <rect
          {...hit}
          className="kit-hit"
          x={-PILE.width / 2 - 2}
          y={-PILE.height / 2 - 2}
          width={PILE.width + 4}
          height={PILE.height + 4}
          onFocus={(event) => {
            hit.onFocus(event);
            show(event.currentTarget, false);
          }}
          onBlur={() => {
            hit.onBlur();
            hide();
          }}
        />
      </g>
    </g>
  );
}

const EDGES = 3;

/** A closed stack: flag and number of pieces; of one's own, strength and armies; of the enemy's, what is known. */
function Cover({ pile: { side, town, slots, walled } }: { readonly pile: Pile }) {
  const { b, mine } = useTable();
  const { ground, ink, rim } = flags[side === 0 ? 0 : 1];
  const { points, all } = knownStrength(b, slots);
  const [w, h] = [PILE.width, PILE.height];
  const round = side === 0 ? 6 : 1.5;
  const armies = [...new Set(slots.flatMap((slot) => armiesIn(b, slot)))].slice(0, 4);
  const acted = side === mine && slots.every((slot) => b.s.acted[slot] === 1) && b.s.active === side;
  const stars = Math.max(0, ...slots.map((slot) => rankIn(b, slot)));
  // Two figures and a fourth star would run into each other.
  const isMany = slots.length > 9;
  const figure = all || points > 0 ? `${points}${all ? '' : '+'}` : '?';
  return (
    <g className="glo-cover" aria-hidden="true">
      {Array.from({ length: Math.min(EDGES, slots.length - 1) }, (_, i) => (
        <rect
          key={i}
          className="glo-pile-edge"
          x={-w / 2 + (i + 1) * 1.3}
          y={-h / 2 - (i + 1) * 1.5}
          width={w}
          height={h}
          rx={round}
          fill={ground}
        />
      )).reverse()}
      <rect x={-w / 2} y={-h / 2} width={w} height={h} rx={round} fill={ground} stroke={rim} strokeWidth="1.5" />
      <rect className="glo-face-edge" x={-w / 2 - 0.9} y={-h / 2 - 0.9} width={w + 1.8} height={h + 1.8} rx={round} />
      <FlagOf side={side} x={-6.4} y={-1.6} size={0.78} />
      <text className="glo-count" x={isMany ? -7.4 : -6.2} y={h / 2 - 2.2} fontSize={isMany ? 5.2 : 6.2} fill={ink}>
        {slots.length > 1 ? `×${slots.length}` : ''}
      </text>
      <text className="glo-figure" x="6.4" y={stars > 0 ? 3 : 4.6} fontSize={figure.length > 2 ? 9.5 : 12.5} fill={ink}>
        {figure}
      </text>
      {stars > 0 ? (
        <text className="glo-count" x="6.2" y={h / 2 - 1.6} fontSize={stars > 3 ? 4 : 5.4} fill={ink}>
          {'★'.repeat(stars)}
        </text>
      ) : null}
      {armies.map((army, i) => (
        <rect
          key={army}
          x={-w / 2 + 2.2 + (i * (w - 4.4)) / armies.length}
          y={-h / 2 + 1.1}
          width={(w - 4.4) / armies.length}
          height="2"
          fill={armyMark(b.content, army).colour}
        />
      ))}
      {acted ? <rect className="glo-acted" x={-w / 2} y={-h / 2} width={w} height={h} rx={round} /> : null}
      {town >= 0 && isMarked(b, town, side) ? (
        <g className="glo-marker" transform={`translate(${w / 2 - 1} ${-h / 2 - 1})`}>
          <path d="M-5 -4.5H5V3L0 5.5L-5 3Z" />
          <text y="2">F</text>
        </g>
      ) : null}
      {walled > 0 ? (
        <path className="glo-walled" d={`M${-w / 2 - 2} ${h / 2 + 2}v-4h3v2h3v-2h3v2h3v-2h3v2h3v-2h3v2h3v-2h3v4z`} />
      ) : null}
    </g>
  );
}

function armiesIn(b: GloireTable['b'], slot: number): readonly number[] {
  const seen = seenIn(b, slot);
  return (seen.kind === 'unit' || seen.kind === 'leader') && seen.army >= 0 ? [seen.army] : [];
}

function rankIn(b: GloireTable['b'], slot: number): number {
  const seen = seenIn(b, slot);
  return seen.kind === 'leader' ? seen.rank : 0;
}

const GAP = 3;

/** An open stack: its counters side by side above the town, and clear of its name if there is room. */
function Fan({ pile, by }: { readonly pile: Pile; readonly by: number }) {
  const { b, mine } = useTable();
  const { slots, side } = pile;
  // Nothing but backs: the number on the stack says as much.
  if (slots.every((slot) => seenIn(b, slot).kind === 'hidden')) return null;
  const columns = Math.min(slots.length, slots.length > 8 ? 5 : 4);
  const rows = Math.ceil(slots.length / columns);
  const [w, h] = [(COUNTER.width + GAP) * by, (COUNTER.height + GAP) * by];
  const { width, height } = b.content.map;
  const high = rows * h;
  // Above the stack, or below it near the upper edge of the sheet; never off the sheet to the left or right.
  const top =
    pile.y - PILE.height / 2 - 8 - high < 0 ? pile.y + PILE.height / 2 + 8 : pile.y - PILE.height / 2 - 8 - high;
  const left = Math.min(Math.max(pile.x - (columns * w) / 2, 2), width - columns * w - 2);
  return (
    <g className="glo-fan" pointerEvents="none" aria-hidden="true">
      <rect
        className="glo-fan-sheet"
        x={left - 3}
        y={Math.min(top, height - high) - 3}
        width={columns * w + 6}
        height={high + 6}
        rx="4"
      />
      {slots.map((slot, i) => (
        <g
          key={slot}
          transform={`translate(${left + w * ((i % columns) + 0.5)} ${Math.min(top, height - high) + h * (Math.floor(i / columns) + 0.5)}) scale(${by})`}
        >
          <Face b={b} seen={seenIn(b, slot)} side={side} condition={conditionOf(b, slot, mine)} />
        </g>
      ))}
    </g>
  );
}
