import { useTargetProps } from '@bivouac/kit';
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { nextHex } from '../rules/ground/field.ts';
import type { EmpereurState } from '../rules/state.ts';
import { hexInWords } from './describe.ts';
import { type MapFrame, outlineOf, SIZE } from './map/frame.ts';
import { useTable } from './table.ts';
import { target } from './targets.ts';

/**
 * Two columns of three keys where the left hand lies, by their place on the keyboard whatever is printed on them: W E go
 * north-west and north-east, S D west and east, Z X south-west and south-east.
 */
const directions: { readonly [code: string]: number } = { KeyD: 0, KeyE: 1, KeyW: 2, KeyS: 3, KeyZ: 4, KeyX: 5 };

const onHex = '[data-at], [data-thing^="place "], [data-thing^="pose "], [data-thing^="turn "]';

/** The hex that something on the map stands for. */
function hexUnder(element: Element, s: EmpereurState, movers: readonly number[]): number {
  const thing = element.closest(onHex);
  const at = thing?.closest('[data-at]')?.getAttribute('data-at');
  if (at !== null && at !== undefined) return Number(at);
  const [kind, id] = (thing?.getAttribute('data-thing') ?? '').split(' ');
  // Arrows on the rim of a hex belong to whoever turns there.
  if (kind === 'turn') return s.hex[movers[0] ?? -1] ?? -1;
  return kind === undefined || id === undefined || kind === '' ? -1 : Number(id);
}

/** What can have the focus in a hex: what is lit before what only has a name. */
function thingIn(root: HTMLElement, hex: number): HTMLElement | SVGElement | null {
  const all = [
    ...root.querySelectorAll<SVGElement>(`[data-thing="place ${hex}"], [data-at="${hex}"] > [data-thing]`),
  ].filter((one) => !one.classList.contains('emp-cursor'));
  return all.find((one) => one.dataset['lit'] !== undefined) ?? all[0] ?? null;
}

interface HexKeys {
  /** Where the keys have gone to, if nothing else is there that could have the focus; or -1. */
  readonly cursor: number;
  /** The hex that was gone to last: the map brings it into sight. */
  readonly gone: number;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Six keys go from hex to hex, over lit ones and dark ones. */
export function useHexKeys(
  root: RefObject<HTMLElement | null>,
  frame: MapFrame,
  s: EmpereurState,
  movers: readonly number[],
): HexKeys {
  const [place, setPlace] = useState({ cursor: -1, gone: -1 });
  useEffect(() => {
    if (place.cursor >= 0) root.current?.querySelector<SVGElement>('.emp-cursor')?.focus({ preventScroll: true });
  }, [root, place]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const direction = directions[event.code];
    const board = root.current;
    if (direction === undefined || board === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const from = event.target instanceof Element ? hexUnder(event.target, s, movers) : -1;
    if (from < 0) return;
    event.preventDefault();
    event.stopPropagation();
    const hex = nextHex(frame.field, from, direction);
    if (hex < 0) return;
    const there = thingIn(board, hex);
    there?.focus({ preventScroll: true });
    setPlace({ cursor: there === null ? hex : -1, gone: hex });
  };
  return { ...place, onKeyDown };
}

/** The hex that keys have gone to: its ground in words, for whoever does not see it. */
export function HexCursor({ hex }: { readonly hex: number }) {
  const { content, s, speech, frame } = useTable();
  const targetProps = useTargetProps();
  if (hex < 0) return null;
  const name = `${speech.name('place', hex)}: ${hexInWords(content, s, speech, hex)}`;
  return (
    <polygon
      {...targetProps(target.place(hex), name, { kind: 'place', id: hex })}
      className="emp-cursor"
      points={outlineOf(frame, hex, SIZE - 2)}
    />
  );
}
