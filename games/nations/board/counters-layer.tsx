import { type CSSProperties, type PointerEvent, useEffect, useRef, useState } from 'react';
import { fightingValue, terrainValue } from '../rules/score.ts';
import { strengthOf } from '../rules/queries.ts';
import { anyUnit } from '../content/types.ts';
import { ARMY, ArmyFace, MARKER, MarkerFace, PLATE } from './counters.tsx';
import { boxAround, overlap } from './geometry.ts';
import type { GoingOn } from './going-on.ts';
import { type Stack, type Standing, stacksOf } from './stacks.ts';
import { useTable, useTargetProps } from './table.tsx';
import { target } from './targets.ts';
import { say } from './words.ts';

/** An enlarged counter is at least this wide on the screen, however small the map is; but never beyond reason. */
const COMFORTABLE = 46;
const [LEAST, MOST] = [1.5, 3.2];

function enlargementFor(counter: SVGGraphicsElement, scale: number): number {
  const onScreen = (counter.getScreenCTM()?.a ?? 1) / scale;
  return Math.max(LEAST, Math.min(MOST, COMFORTABLE / (2 * MARKER * scale * Math.max(onScreen, 0.01))));
}

/** The stack that is enlarged; pinned, it stays so until something else is pressed. */
interface Opened {
  readonly field: number;
  readonly by: number;
  readonly pinned: boolean;
}

/** A pinned stack closes when anything but a counter is pressed, or with Escape. */
function useClosing(isPinned: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isPinned) return undefined;
    const onPress = (event: Event) => {
      if (!(event.target instanceof Element) || event.target.closest('.nat-counter') === null) latest.current();
    };
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') latest.current();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [isPinned]);
}

const stackBox = ({ x, y, counters }: Stack, by: number) => {
  const reach = counters.map((one) => ({
    x: Math.abs(one.x) + (PLATE / 2) * one.scale,
    y: Math.abs(one.y) + MARKER * one.scale,
  }));
  return boxAround(x, y, 2 * by * Math.max(...reach.map((r) => r.x)), 2 * by * Math.max(...reach.map((r) => r.y)));
};

/**
 * The counters on the map, a flat list in a fixed order: a counter that goes to another field slides there. The stack
 * pointed at is enlarged, and those it would run into step back.
 */
export function CountersLayer({ spread, going }: { readonly spread: boolean; readonly going: GoingOn }) {
  const { content, s } = useTable();
  const [open, setOpen] = useState<Opened | null>(null);
  useClosing(open?.pinned === true, () => setOpen(null));
  const stacks = stacksOf(content, s, spread);
  const opened = stacks.find(({ field }) => field === open?.field);
  const openBox = opened === undefined ? null : stackBox(opened, open?.by ?? 1);
  const counters = stacks
    .flatMap((stack) => stack.counters.map((standing) => ({ stack, standing })))
    .sort((a, b) => (a.standing.key < b.standing.key ? -1 : 1));
  return (
    <g className={openBox === null ? 'nat-counters' : 'nat-counters opened'}>
      {counters.map(({ stack, standing }) => (
        <Counter
          key={standing.key}
          stack={stack}
          standing={standing}
          by={stack === opened ? (open?.by ?? 1) : 1}
          isPinned={stack === opened && open?.pinned === true}
          isBehind={openBox !== null && stack !== opened && overlap(stackBox(stack, 1), openBox) > 0}
          isChosen={going.army === standing.army && (going.from === standing.field || standing.kind === 'army')}
          onOpen={setOpen}
        />
      ))}
    </g>
  );
}

interface CounterProps {
  readonly stack: Stack;
  readonly standing: Standing;
  /** How much it is enlarged. */
  readonly by: number;
  readonly isPinned: boolean;
  readonly isBehind: boolean;
  readonly isChosen: boolean;
  readonly onOpen: (opened: Opened | null) => void;
}

function Counter({ stack, standing, by, isPinned, isBehind, isChosen, onOpen }: CounterProps) {
  const { content, s, speech, lit, shown } = useTable();
  const targetProps = useTargetProps();
  const { army, field, kind } = standing;
  const name = speech.name('army', army);
  const unit = s.unit[army] ?? anyUnit;
  const key = kind === 'army' ? target.army(army) : target.marker(army, field);
  const strength = strengthOf(content, s, army);
  const label =
    kind === 'marker'
      ? say(speech, 'markerAt', { army: name, field: speech.name('field', field) })
      : say(speech, 'armyAt', {
          army: name,
          field: speech.name('field', field),
          unit: unit === anyUnit ? say(speech, 'allArms') : speech.name('unit', unit),
          strength: fightingValue(content, s, army),
        });
  const props = targetProps(key, label, { kind: 'army', id: army });
  const style: CSSProperties = {
    transform: `translate(${stack.x + standing.x * by}px, ${stack.y + standing.y * by}px) scale(${standing.scale * by})`,
  };
  const classes = ['nat-counter', kind];
  if (lit.has(key)) classes.push('lit');
  if (isBehind) classes.push('behind');
  if (isChosen) classes.push('chosen');
  if (shown?.kind === 'army' && shown.id === army) classes.push('shown');
  // A finger has no hover: its first tap opens a stack of several, the next one takes what it shows.
  const opensFirst = (event: PointerEvent) => event.pointerType === 'touch' && by === 1 && stack.counters.length > 1;
  const open = (counter: SVGGraphicsElement, pinned = false) => {
    if (by === 1) onOpen({ field, by: enlargementFor(counter, standing.scale), pinned });
    else if (pinned) onOpen({ field, by, pinned });
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
        if (!lit.has(key)) open(event.currentTarget, true);
      }}
    >
      <Ring kind={kind} side={content.armies[army]?.side ?? 0} />
      {kind === 'marker' ? (
        <MarkerFace content={content} army={army} unit={unit} name={name} />
      ) : (
        <ArmyFace
          content={content}
          army={army}
          unit={unit}
          name={name}
          strength={strength}
          lost={s.lost[army] ?? 0}
          ground={terrainValue(content, s, army)}
        />
      )}
      <rect
        {...props}
        {...faceBox(kind)}
        className="nat-hit"
        onFocus={(event) => {
          props.onFocus(event);
          open(event.currentTarget);
        }}
        onBlur={() => {
          props.onBlur();
          close();
        }}
      />
    </g>
  );
}

/** What can be pressed of a counter: its face with the plate of its name. */
function faceBox(kind: Standing['kind']) {
  const [width, height] = kind === 'army' ? [ARMY.width, ARMY.height + 6] : [PLATE, 2 * MARKER + 4];
  return { x: -width / 2, y: -height / 2, width, height };
}

/** The ring around a counter that is lit, chosen, focused or pointed at by the log. */
function Ring({ kind, side }: { readonly kind: Standing['kind']; readonly side: number }) {
  const [w, h] = kind === 'army' ? [ARMY.width + 12, ARMY.height + 14] : [2 * MARKER + 10, 2 * MARKER + 10];
  const round = side === 0 ? Math.min(w, h) / 2.2 : 5;
  return <rect className="nat-counter-ring" x={-w / 2} y={-h / 2} width={w} height={h} rx={round} />;
}
