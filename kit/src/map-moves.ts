/** Where a map goes: plain geometry, apart from the browser. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Transform {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

/** The whole map in the frame, in its middle. */
export function fitTransform(frame: Size, map: Size): Transform {
  const k = Math.min(frame.width / map.width, frame.height / map.height);
  return { x: (frame.width - map.width * k) / 2, y: (frame.height - map.height * k) / 2, k };
}

/** How near to the edge something may be and still count as in sight. */
const MARGIN = 0.12;

/** Where the map must go so that a point of it is well in sight; null if it is already. */
export function bringIntoSight(
  now: Transform,
  frame: Size,
  point: { readonly x: number; readonly y: number },
): Transform | null {
  const x = now.x + point.x * now.k;
  const y = now.y + point.y * now.k;
  const isIn = (at: number, size: number) => at >= size * MARGIN && at <= size * (1 - MARGIN);
  if (isIn(x, frame.width) && isIn(y, frame.height)) return null;
  return { x: frame.width / 2 - point.x * now.k, y: frame.height / 2 - point.y * now.k, k: now.k };
}

export type KeyMove =
  | { readonly kind: 'pan'; readonly x: number; readonly y: number }
  | { readonly kind: 'zoom'; readonly by: number }
  | { readonly kind: 'fit' };

/** What a key does to the map: an eighth of the frame for an arrow. */
export function keyMove(key: string, frame: Size): KeyMove | null {
  const x = frame.width / 8;
  const y = frame.height / 8;
  switch (key) {
    case 'ArrowLeft':
      return { kind: 'pan', x, y: 0 };
    case 'ArrowRight':
      return { kind: 'pan', x: -x, y: 0 };
    case 'ArrowUp':
      return { kind: 'pan', x: 0, y };
    case 'ArrowDown':
      return { kind: 'pan', x: 0, y: -y };
    case '+':
    case '=':
      return { kind: 'zoom', by: 1.25 };
    case '-':
    case '_':
      return { kind: 'zoom', by: 0.8 };
    case 'f':
    case 'F':
    case '0':
      return { kind: 'fit' };
    default:
      return null;
  }
}
