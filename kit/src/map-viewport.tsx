import './map-viewport.css';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { select } from 'd3-selection';
import { zoom, type ZoomBehavior, zoomIdentity } from 'd3-zoom';
import { bringIntoSight, fitTransform, keyMove, type Size } from './map-moves.ts';

export interface MapViewportProps {
  /** The size of the map in its own units: what the SVG children are drawn in. */
  readonly width: number;
  readonly height: number;
  /** What the map is called, for those who do not see it. */
  readonly label: string;
  /** A point of the map to bring into sight; null leaves the map where it is. */
  readonly focus?: { readonly x: number; readonly y: number } | null;
  readonly children: ReactNode;
}

type Zoom = ZoomBehavior<SVGSVGElement, unknown>;

const CLOSEST = 8;

const sizeOf = (svg: SVGSVGElement): Size => ({ width: svg.clientWidth || 1, height: svg.clientHeight || 1 });

function moveTo(svg: SVGSVGElement, behaviour: Zoom, to: { x: number; y: number; k: number }): void {
  behaviour.transform(select(svg), zoomIdentity.translate(to.x, to.y).scale(to.k));
}

/**
 * A map that can be dragged, wheeled and pinched, and moved by keys while it has the focus: arrows, + and -, F fits it.
 * The transform is written straight to the group, so that moving the map renders nothing.
 */
export function MapViewport({ width, height, label, focus = null, children }: MapViewportProps) {
  const frame = useRef<SVGSVGElement>(null);
  const sheet = useRef<SVGGElement>(null);
  const behaviour = useRef<Zoom | null>(null);
  /** Whether the player has moved the map: until then it fits itself to every change of size. */
  const moved = useRef(false);

  useEffect(() => {
    const svg = frame.current;
    const group = sheet.current;
    if (svg === null || group === null) return undefined;
    const map: Size = { width, height };
    const made: Zoom = zoom<SVGSVGElement, unknown>()
      .extent((): [[number, number], [number, number]] => [
        [0, 0],
        [svg.clientWidth || 1, svg.clientHeight || 1],
      ])
      .translateExtent([
        [0, 0],
        [width, height],
      ])
      // A click that wavers a little is still a click.
      .clickDistance(6)
      .on('zoom', ({ transform, sourceEvent }: { transform: { toString(): string }; sourceEvent: unknown }) => {
        if (sourceEvent !== null && sourceEvent !== undefined) moved.current = true;
        group.setAttribute('transform', transform.toString());
      });
    behaviour.current = made;
    select(svg).call(made).on('dblclick.zoom', null);
    const fit = () => {
      const whole = fitTransform(sizeOf(svg), map);
      made.scaleExtent([whole.k, whole.k * CLOSEST]);
      if (!moved.current) moveTo(svg, made, whole);
    };
    fit();
    const watcher = new ResizeObserver(fit);
    watcher.observe(svg);
    return () => {
      watcher.disconnect();
      select(svg).on('.zoom', null);
    };
  }, [width, height]);

  const focusX = focus?.x;
  const focusY = focus?.y;
  useEffect(() => {
    const svg = frame.current;
    const made = behaviour.current;
    if (svg === null || made === null || focusX === undefined || focusY === undefined) return;
    const now = transformOf(sheet.current);
    const to = bringIntoSight(now, sizeOf(svg), { x: focusX, y: focusY });
    if (to === null) return;
    moved.current = true;
    moveTo(svg, made, to);
  }, [focusX, focusY]);

  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    const svg = frame.current;
    const made = behaviour.current;
    if (svg === null || made === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const move = keyMove(event.key, sizeOf(svg));
    if (move === null) return;
    event.preventDefault();
    event.stopPropagation();
    const map = select(svg);
    switch (move.kind) {
      case 'pan': {
        const { k } = transformOf(sheet.current);
        moved.current = true;
        made.translateBy(map, move.x / k, move.y / k);
        return;
      }
      case 'zoom':
        moved.current = true;
        made.scaleBy(map, move.by);
        return;
      case 'fit':
        moved.current = false;
        moveTo(svg, made, fitTransform(sizeOf(svg), { width, height }));
    }
  };

  return (
    // A map is moved by keys, so it takes the focus; what lies on it has roles of its own.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions
    <svg ref={frame} className="map-viewport" role="group" aria-label={label} tabIndex={0} onKeyDown={onKeyDown}>
      <g ref={sheet}>{children}</g>
    </svg>
  );
}

/** What the group is moved by now, read back from its attribute: the zoom behaviour is the only one who writes it. */
function transformOf(group: SVGGElement | null): { x: number; y: number; k: number } {
  const found = /translate\(([-\d.e]+),([-\d.e]+)\) scale\(([-\d.e]+)\)/.exec(group?.getAttribute('transform') ?? '');
  return { x: Number(found?.[1] ?? 0), y: Number(found?.[2] ?? 0), k: Number(found?.[3] ?? 1) };
}
