import './map-viewport.css';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { BoardSpeech } from '../contract.ts';
import type { Point } from '../ink.ts';
import { keyMove } from './map-moves.ts';
import { MapTools } from './map-tools.tsx';
import { useMapZoom } from './use-map-zoom.ts';

export interface MapViewportProps {
  /** The size of the map in its own units: what both layers are drawn in. */
  readonly width: number;
  readonly height: number;
  /** What the map is called, for those who do not see it. */
  readonly label: string;
  readonly speech: Pick<BoardSpeech, 'of'>;
  /** The least pixels to a unit at which counters can be read; a finger and a small screen get more. */
  readonly legible: number;
  /**
   * The least at which the whole map can still be used, for a board that draws less from afar: below `legible` its sheet
   * has the attribute `data-far`, and `--map-grow` says how much larger counters and names of cities are drawn.
   */
  readonly afar?: number;
  /** How near the map of a phone stands at first, if that is not `legible`. */
  readonly first?: number;
  /** What matters now: the map opens on it where it is too large to be read as a whole. */
  readonly sight: readonly Point[];
  /** A point of the map to bring into sight; null leaves the map where it is. */
  readonly focus?: Point | null;
  /** What is printed on the sheet, in SVG: a layer of its own, which nothing that happens on the map draws anew. */
  readonly ground: ReactNode;
  /** What lies on the sheet, in SVG. */
  readonly children: ReactNode;
}

/** A map that can be dragged, wheeled and pinched, and moved by keys while it has the focus: arrows, + and -, F. */
export function MapViewport(props: MapViewportProps) {
  const {
    width,
    height,
    label,
    speech,
    legible,
    afar = legible,
    first = legible,
    sight,
    focus = null,
    ground,
    children,
  } = props;
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const move = useMapZoom({ frame, sheet, width, height, legible, afar, first, sight, focus });

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { clientWidth, clientHeight } = event.currentTarget;
    const found = keyMove(event.key, { width: clientWidth, height: clientHeight });
    if (found === null) return;
    event.preventDefault();
    event.stopPropagation();
    move(found);
  };

  const layer = { viewBox: `0 0 ${width} ${height}`, className: 'map-layer' };
  return (
    // A map is moved by keys, so it takes the focus; what lies on it has roles of its own.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div ref={frame} className="map-viewport" role="group" aria-label={label} tabIndex={0} onKeyDown={onKeyDown}>
      <div ref={sheet} className="map-sheet">
        <svg {...layer} aria-hidden="true">
          {ground}
        </svg>
        <svg {...layer}>{children}</svg>
      </div>
      <MapTools speech={speech} onZoom={(by) => move({ kind: 'zoom', by })} onWhole={() => move({ kind: 'fit' })} />
    </div>
  );
}
