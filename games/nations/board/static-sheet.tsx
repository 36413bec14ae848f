import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

/** How long the map must rest before it is drawn sharply at its new size, in milliseconds. */
const REST = 160;

/**
 * The printed sheet as a layer of its own below the map's viewport. It follows the viewport's group, but moving it
 * draws nothing anew: the browser only shifts what it has drawn, and draws it sharply again once it rests.
 */
export function StaticSheet({
  width,
  height,
  anchor,
  children,
}: {
  readonly width: number;
  readonly height: number;
  /** Something directly inside the group that the viewport moves. */
  readonly anchor: RefObject<SVGGElement | null>;
  readonly children: ReactNode;
}) {
  const sheet = useRef<SVGSVGElement>(null);

  useEffect(() => {
    const group = anchor.current?.parentElement;
    const svg = sheet.current;
    if (group === null || group === undefined || svg === null) return undefined;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      const [x = 0, y = 0, k = 1] =
        (group.getAttribute('transform') ?? '').match(/-?\d+(\.\d+)?(e-?\d+)?/g)?.map(Number) ?? [];
      svg.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${k})`;
      svg.style.willChange = 'transform';
      clearTimeout(rest);
      rest = setTimeout(() => {
        svg.style.willChange = 'auto';
      }, REST);
    };
    follow();
    const watcher = new MutationObserver(follow);
    watcher.observe(group, { attributes: true, attributeFilter: ['transform'] });
    return () => {
      watcher.disconnect();
      clearTimeout(rest);
    };
  }, [anchor]);

  return (
    <svg
      ref={sheet}
      className="nat-static"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
