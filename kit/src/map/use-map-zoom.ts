import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { select } from 'd3-selection';
import { zoom, type ZoomBehavior, zoomIdentity } from 'd3-zoom';
import type { Point } from '../ink.ts';
import {
  bringIntoSight,
  bringOneIntoSight,
  fitTransform,
  type KeyMove,
  keepInFrame,
  type Size,
  startTransform,
  type Transform,
} from './map-moves.ts';

type Zoom = ZoomBehavior<HTMLDivElement, unknown>;

const CLOSEST = 8;
/** What must be read from afar is drawn at most so much larger: more, and it would cover its neighbours. */
export const MOST_GROWN = 2.3;
/** From here on, in multiples of what is legible, the least things that are named can be named too. */
const CLOSE = 1.9;
/** How long the map must rest before it is drawn sharply at its new size, in milliseconds. */
const REST = 140;
/** A finger needs things larger than a pointer does, and so does whoever holds a small screen. */
const FINGER = 1.7;
const SMALL_FRAME = 480;

/** The part of the frame that nothing lies over, by its padding: there the whole map stands. */
interface Room extends Size {
  readonly left: number;
  readonly top: number;
}

function roomOf(frame: HTMLElement): Room {
  const { paddingLeft, paddingTop, paddingRight, paddingBottom } = getComputedStyle(frame);
  const [left, top] = [Number.parseFloat(paddingLeft) || 0, Number.parseFloat(paddingTop) || 0];
  const width = frame.clientWidth - left - (Number.parseFloat(paddingRight) || 0);
  const height = frame.clientHeight - top - (Number.parseFloat(paddingBottom) || 0);
  return { left, top, width: Math.max(1, width), height: Math.max(1, height) };
}

/** Where the map stands, as seen from the corner of the room, and back. */
const inRoom = ({ x, y, k }: Transform, { left, top }: Room): Transform => ({ x: x - left, y: y - top, k });
const inFrame = ({ x, y, k }: Transform, { left, top }: Room): Transform => ({ x: x + left, y: y + top, k });

/** How near the map must be at first: a pointer finds its way on the whole map, a finger must be able to press. */
const legibleIn = ({ width }: Size, legible: number, afar: number): number =>
  width < SMALL_FRAME || window.matchMedia('(pointer: coarse)').matches ? legible * FINGER : afar;

/** A line of words more or less under the map is no reason to move it: what is about to be pressed would slip away. */
const LINES = 90;

const isAnotherFrame = (before: Size, now: Size): boolean =>
  Math.abs(before.width - now.width) > 1 || Math.abs(before.height - now.height) > LINES;

/**
 * Moves the sheet without drawing anything anew: while it moves, the browser only shifts (and stretches) what it has
 * drawn. Once it rests at another size, the sheet is given that size, and is drawn sharply.
 */
class Sheet {
  now: Transform = { x: 0, y: 0, k: 1 };
  readonly #sheet: HTMLElement;
  readonly #map: Size;
  /** Pixels to a unit from which on all that is printed can be read. */
  readonly #legible: () => number;
  #drawnAt = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(sheet: HTMLElement, map: Size, legible: () => number) {
    this.#sheet = sheet;
    this.#map = map;
    this.#legible = legible;
  }

  move(to: Transform): void {
    this.now = to;
    clearTimeout(this.#rest);
    if (this.#drawnAt === 0) this.#draw();
    else if (to.k !== this.#drawnAt) this.#rest = setTimeout(() => this.#draw(), REST);
    // Whole pixels: a drawing that is shifted by a fraction of one is blurred, and costs more.
    const stretch = to.k === this.#drawnAt ? '' : ` scale(${to.k / this.#drawnAt})`;
    this.#sheet.style.transform = `translate(${Math.round(to.x)}px, ${Math.round(to.y)}px)${stretch}`;
  }

  #draw(): void {
    const { x, y, k } = this.now;
    this.#drawnAt = k;
    this.#sheet.style.width = `${this.#map.width * k}px`;
    this.#sheet.style.height = `${this.#map.height * k}px`;
    this.#sheet.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    this.#tellHowFar(k);
  }

  /** From afar style sheets leave out what cannot be read, and draw larger (`--map-grow`) what must be; details come close by. */
  #tellHowFar(k: number): void {
    const legible = this.#legible();
    this.#sheet.toggleAttribute('data-far', k < legible * 0.97);
    this.#sheet.toggleAttribute('data-close', k >= legible * CLOSE);
    this.#sheet.style.setProperty('--map-grow', Math.max(1, Math.min(MOST_GROWN, legible / k)).toFixed(2));
  }

  close(): void {
    clearTimeout(this.#rest);
  }
}

interface MapZoomOrders {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly sheet: RefObject<HTMLDivElement | null>;
  readonly width: number;
  readonly height: number;
  readonly legible: number;
  readonly afar: number;
  readonly first: number;
  readonly sight: readonly Point[];
  readonly focus: Point | null;
}

interface Moving {
  readonly frame: HTMLDivElement;
  readonly zoom: Zoom;
  readonly sheet: Sheet;
}

/** Drag, wheel, pinch and keys on a frame; the way to move the map that it returns never changes. */
export function useMapZoom({
  frame,
  sheet,
  width,
  height,
  legible,
  afar,
  first,
  sight,
  focus,
}: MapZoomOrders): (move: KeyMove) => void {
  const moving = useRef<Moving | null>(null);
  /** Whether the player has moved the map: until then it finds its place anew at every change of size. */
  const moved = useRef(false);
  const start = useRef({ legible, first, afar, sight });
  useEffect(() => {
    start.current = { legible, first, afar, sight };
  });

  // Where to go is told as seen from the corner of the room.
  const go = useMemo(() => {
    const map: Size = { width, height };
    return (to: Transform): void => {
      const now = moving.current;
      if (now === null) return;
      const room = roomOf(now.frame);
      const { x, y, k } = inFrame(keepInFrame(to, room, map), room);
      now.zoom.transform(select(now.frame), zoomIdentity.translate(x, y).scale(k));
    };
  }, [width, height]);

  useLayoutEffect(() => {
    const [div, inner] = [frame.current, sheet.current];
    if (div === null || inner === null) return undefined;
    const map: Size = { width, height };
    const moves = new Sheet(inner, map, () => start.current.legible);
    const made: Zoom = zoom<HTMLDivElement, unknown>()
      .extent((): [[number, number], [number, number]] => {
        const { left, top, width: wide, height: high } = roomOf(div);
        return [
          [left, top],
          [left + wide, top + high],
        ];
      })
      .translateExtent([
        [0, 0],
        [width, height],
      ])
      // Buttons on the map are pressed, not dragged; the rest is what d3 does of itself.
      .filter(
        (event: MouseEvent) =>
          (!event.ctrlKey || event.type === 'wheel') &&
          !event.button &&
          !(event.target instanceof Element && event.target.closest('.map-tools') !== null),
      )
      // A click that wavers a little is still a click.
      .clickDistance(6)
      .on('zoom', ({ transform, sourceEvent }: { transform: Transform; sourceEvent: unknown }) => {
        if (sourceEvent instanceof Event) moved.current = true;
        moves.move({ x: transform.x, y: transform.y, k: transform.k });
      });
    moving.current = { frame: div, zoom: made, sheet: moves };
    select(div).call(made).on('dblclick.zoom', null);
    let last: Size = { width: 0, height: 0 };
    const settle = () => {
      const size = roomOf(div);
      const whole = fitTransform(size, map);
      made.scaleExtent([whole.k, whole.k * CLOSEST]);
      const { first: near, afar: least, sight: points } = start.current;
      const isAnother = isAnotherFrame(last, size);
      last = size;
      if (!moved.current && isAnother) go(startTransform(size, map, legibleIn(size, near, least), points));
      else go({ ...inRoom(moves.now, size), k: Math.max(moves.now.k, whole.k) });
    };
    settle();
    const watcher = new ResizeObserver(settle);
    watcher.observe(div);
    return () => {
      watcher.disconnect();
      moves.close();
      select(div).on('.zoom', null);
      moving.current = null;
    };
  }, [frame, sheet, width, height, go]);

  const [focusX, focusY] = [focus?.x, focus?.y];
  useEffect(() => {
    const now = moving.current;
    if (now === null || focusX === undefined || focusY === undefined) return;
    const room = roomOf(now.frame);
    const at = inRoom(now.sheet.now, room);
    const to = bringIntoSight(at, room, { width, height }, { x: focusX, y: focusY });
    if (to !== null) go(to);
  }, [focusX, focusY, width, height, go]);

  // A new question: if nothing that it lights is in sight, the map goes there.
  const places = sight.map(({ x, y }) => `${x} ${y}`).join();
  useEffect(() => {
    const now = moving.current;
    if (now === null || places === '') return;
    const room = roomOf(now.frame);
    const to = bringOneIntoSight(inRoom(now.sheet.now, room), room, { width, height }, start.current.sight);
    if (to !== null) go(to);
  }, [places, width, height, go]);

  return useMemo(
    () => (move: KeyMove) => {
      const now = moving.current;
      if (now === null) return;
      const div = select(now.frame);
      moved.current = true;
      switch (move.kind) {
        case 'pan':
          now.zoom.translateBy(div, move.x / now.sheet.now.k, move.y / now.sheet.now.k);
          return;
        case 'zoom':
          now.zoom.scaleBy(div, move.by);
          return;
        case 'fit':
          go(fitTransform(roomOf(now.frame), { width, height }));
      }
    },
    [go, width, height],
  );
}
