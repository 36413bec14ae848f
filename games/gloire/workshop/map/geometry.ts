/** A place on the sheet. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Sheet {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
  /** Units of the sheet to a kilometre. */
  readonly scale: number;
}

const KM_PER_DEGREE = 111.2;
/** The middle of the map: there the sheet is true in both directions. */
const MIDDLE = Math.cos((51.3 * Math.PI) / 180);

export function project(sheet: Sheet, lon: number, lat: number): Spot {
  return {
    x: (lon - sheet.west) * MIDDLE * KM_PER_DEGREE * sheet.scale,
    y: (sheet.north - lat) * KM_PER_DEGREE * sheet.scale,
  };
}

/** A line written "lon,lat lon,lat ...". */
export function projectLine(sheet: Sheet, written: string): readonly Spot[] {
  return written.split(' ').map((pair) => {
    const [lon = Number.NaN, lat = Number.NaN] = pair.split(',').map(Number);
    return project(sheet, lon, lat);
  });
}

export function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** How far a place lies from a stretch. */
export function fromStretch(place: Spot, a: Spot, b: Spot): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((place.x - a.x) * dx + (place.y - a.y) * dy) / length;
  const t = Math.max(0, Math.min(1, along));
  return distance(place, { x: a.x + t * dx, y: a.y + t * dy });
}

/** Where two stretches cross, or undefined. */
export function crossing(a: Spot, b: Spot, c: Spot, d: Spot): Spot | undefined {
  const [rx, ry, sx, sy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  const cross = rx * sy - ry * sx;
  if (cross === 0) return undefined;
  const t = ((c.x - a.x) * sy - (c.y - a.y) * sx) / cross;
  const u = ((c.x - a.x) * ry - (c.y - a.y) * rx) / cross;
  if (t <= 0 || t >= 1 || u < 0 || u >= 1) return undefined;
  return { x: a.x + t * rx, y: a.y + t * ry };
}

/** The places where a stretch crosses a line, from `a` to `b`. */
export function crossings(a: Spot, b: Spot, line: readonly Spot[]): readonly Spot[] {
  const found: Spot[] = [];
  for (let i = 1; i < line.length; i++) {
    const [c, d] = [line[i - 1], line[i]];
    const at = c && d ? crossing(a, b, c, d) : undefined;
    if (at) found.push(at);
  }
  return found.toSorted((p, q) => distance(a, p) - distance(a, q));
}

export function isInside(place: Spot, area: readonly Spot[]): boolean {
  let inside = false;
  area.forEach((a, i) => {
    const b = area[(i + 1) % area.length] ?? a;
    if (a.y > place.y === b.y > place.y) return;
    if (place.x < a.x + ((place.y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
  });
  return inside;
}

/** The angle between two directions from one place, in degrees. */
export function angle(at: Spot, a: Spot, b: Spot): number {
  const turn = Math.abs(Math.atan2(a.y - at.y, a.x - at.x) - Math.atan2(b.y - at.y, b.x - at.x));
  return (Math.min(turn, 2 * Math.PI - turn) * 180) / Math.PI;
}
