import './counters.css';
import type { Thing } from '@bivouac/kernel';
import type { CSSProperties, PointerEvent, ReactNode } from 'react';
import { overlap } from '../geometry.ts';
import { useBoardTable, useTargetProps } from '../lit/board-table.tsx';
import type { Target } from '../lit/lighting.ts';
import type { Size } from '../map/map-moves.ts';
import { type Stack, stackBox, type Standing } from './stacking.ts';
import { type OpenStack, useOpenStack } from './use-open-stack.ts';

/** What a game says of one of its counters; how it is opened, lit, pointed at and moved is the same for all games. */
export interface CounterLook {
  readonly target: Target;
  /** What it is called, for those who do not see it. */
  readonly label: string;
  readonly thing: Thing;
  readonly face: ReactNode;
  /** Whether it is the one that is being acted with. */
  readonly chosen?: boolean;
  /** The corners of the ring that lights it: round counters have round rings. */
  readonly round?: number;
}

interface CounterLayerProps<C extends Standing> {
  readonly stacks: readonly Stack<C>[];
  readonly look: (counter: C) => CounterLook;
  /** What can be pressed of a counter, with its name. */
  readonly sizeOf: (counter: C) => Size;
}

/** An enlarged counter is at least this wide on the screen, however small the map is; but never beyond reason. */
const COMFORTABLE = 50;
const [LEAST, MOST] = [1.5, 3.6];

function enlargementFor(counter: SVGGraphicsElement, width: number, scale: number): number {
  const onScreen = (counter.getScreenCTM()?.a ?? 1) / scale;
  return Math.max(LEAST, Math.min(MOST, COMFORTABLE / (width * scale * Math.max(onScreen, 0.01))));
}

/**
 * The counters on the map, a flat list in a fixed order: a counter that goes to another place slides there. The stack
 * pointed at is enlarged, and those it would run into step back.
 */
export function CounterLayer<C extends Standing>({ stacks, look, sizeOf }: CounterLayerProps<C>) {
  const [open, setOpen] = useOpenStack();
  const opened = stacks.find(({ place }) => place === open?.place);
  const openBox = opened === undefined ? null : stackBox(opened, open?.by ?? 1, sizeOf);
  const counters = stacks
    .flatMap((stack) => stack.counters.map((standing) => ({ stack, standing })))
    .sort((a, b) => (a.standing.key < b.standing.key ? -1 : 1));
  return (
    <g className={openBox === null ? 'kit-counters' : 'kit-counters opened'}>
      {counters.map(({ stack, standing }) => (
        <Counter
          key={standing.key}
          place={stack.place}
          isAlone={stack.counters.length === 1}
          x={stack.x + standing.x * (stack === opened ? (open?.by ?? 1) : 1)}
          y={stack.y + standing.y * (stack === opened ? (open?.by ?? 1) : 1)}
          scale={standing.scale}
          by={stack === opened ? (open?.by ?? 1) : 1}
          isPinned={stack === opened && open?.pinned === true}
          isBehind={openBox !== null && stack !== opened && overlap(stackBox(stack, 1, sizeOf), openBox) > 0}
          size={sizeOf(standing)}
          look={look(standing)}
          onOpen={setOpen}
        />
      ))}
    </g>
  );
}

interface CounterProps {
  readonly place: number;
  readonly isAlone: boolean;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** How much it is enlarged. */
  readonly by: number;
  readonly isPinned: boolean;
  readonly isBehind: boolean;
  readonly size: Size;
  readonly look: CounterLook;
  readonly onOpen: (opened: OpenStack | null) => void;
}

function Counter(props: CounterProps) {
  const { place, isAlone, x, y, scale, by, isPinned, isBehind, size, look, onOpen } = props;
  const { lit, shown } = useBoardTable();
  const targetProps = useTargetProps();
  const { target, label, thing, face, chosen = false, round = 5 } = look;
  const hit = targetProps(target, label, thing);
  const style: CSSProperties = { transform: `translate(${x}px, ${y}px) scale(${scale * by})` };
  const classes = ['kit-counter'];
  if (lit.has(target)) classes.push('lit');
  if (isBehind) classes.push('behind');
  if (chosen) classes.push('chosen');
  if (shown?.kind === thing.kind && shown.id === thing.id) classes.push('shown');
  // A finger has no hover: its first tap opens a stack of several, the next one takes what it shows.
  const opensFirst = (event: PointerEvent) => event.pointerType === 'touch' && by === 1 && !isAlone;
  const open = (counter: SVGGraphicsElement, pinned = false) => {
    if (by === 1) onOpen({ place, by: enlargementFor(counter, size.width, scale), pinned });
    else if (pinned) onOpen({ place, by, pinned });
  };
  const close = () => {
    if (!isPinned) onOpen(null);
  };
  return (
    <g
      className={classes.join(' ')}
      style={style}
      onPointerEnter={(event) => (event.pointerType === 'touch' ? undefined : open(event.currentTarget))}
      onPointerLeave={(event) => (event.pointerType === 'touch' ? undefined : close())}
      onPointerDown={(event) => {
        if (opensFirst(event)) event.currentTarget.setAttribute('data-opening', '');
        else event.currentTarget.removeAttribute('data-opening');
      }}
      onClickCapture={(event) => {
        if (!event.currentTarget.hasAttribute('data-opening')) return;
        event.currentTarget.removeAttribute('data-opening');
        event.stopPropagation();
        open(event.currentTarget, true);
      }}
      onClick={(event) => {
        if (!lit.has(target)) open(event.currentTarget, true);
      }}
    >
      <Ring size={size} round={round} />
      {face}
      <rect
        {...hit}
        x={-size.width / 2}
        y={-size.height / 2}
        width={size.width}
        height={size.height}
        className="kit-hit"
        onFocus={(event) => {
          hit.onFocus(event);
          open(event.currentTarget);
        }}
        onBlur={() => {
          hit.onBlur();
          close();
        }}
      />
    </g>
  );
}

/** The ring around a counter that is lit, chosen, focused or pointed at by the log. */
function Ring({ size, round }: { readonly size: Size; readonly round: number }) {
  const [width, height] = [size.width + 7, size.height + 7];
  return <rect className="kit-ring" x={-width / 2} y={-height / 2} width={width} height={height} rx={round} />;
}
