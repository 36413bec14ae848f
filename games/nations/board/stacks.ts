import type { NationsContent } from '../content/types.ts';
import { MARKERS_PER_ARMY, NOWHERE, type NationsState, PLACED } from '../rules/state.ts';
import { MARKER, PLATE } from './counters.tsx';
import { type Box, boxAround } from './geometry.ts';
import { layoutOf } from './layout.ts';

/** A counter on the map and where it stands. */
export interface Standing {
  readonly key: string;
  readonly kind: 'marker' | 'army';
  readonly army: number;
  readonly field: number;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Stack {
  readonly field: number;
  readonly x: number;
  readonly y: number;
  readonly counters: readonly Standing[];
}

const CELL = { width: PLATE + 3, height: 2 * MARKER + 8 } as const;

/** How many columns make the largest counters in a room. */
function gridFor(count: number, room: Box): { readonly columns: number; readonly scale: number } {
  let best = { columns: 1, scale: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const scale = Math.min(1, room.width / (columns * CELL.width), room.height / (rows * CELL.height));
    if (scale > best.scale + 0.001) best = { columns, scale };
  }
  return best;
}

/** The stacks of a position: counters side by side in the room of their field, beside its name. */
export function stacksOf(content: NationsContent, s: NationsState, spread: boolean): readonly Stack[] {
  const layout = layoutOf(content);
  const byField = new Map<number, { army: number; slot: number }[]>();
  for (const [slot, field] of s.marker.entries()) {
    if (field === NOWHERE) continue;
    const there = byField.get(field) ?? [];
    there.push({ army: Math.floor(slot / MARKERS_PER_ARMY), slot });
    byField.set(field, there);
  }
  const stacks: Stack[] = [];
  for (const [field, markers] of byField) {
    const room = layout[field]?.room ?? boxAround(0, 0, 60, 40);
    const grid = gridFor(markers.length, room);
    const columns = spread ? Math.min(3, markers.length) : grid.columns;
    const scale = spread ? 1.12 : grid.scale;
    const rows = Math.ceil(markers.length / columns);
    const [x, y] = [room.x + room.width / 2, room.y + room.height / 2];
    const counters = markers.map(({ army, slot }, i): Standing => {
      const row = Math.floor(i / columns);
      const inRow = row === rows - 1 ? markers.length - row * columns : columns;
      return {
        key: `m${slot}`,
        kind: 'marker',
        army,
        field,
        x: ((i % columns) - (inRow - 1) / 2) * CELL.width * scale,
        y: (row - (rows - 1) / 2) * CELL.height * scale,
        scale,
      };
    });
    stacks.push({ field, x, y, counters });
  }
  for (const [army, status] of s.status.entries()) {
    const field = s.field[army] ?? NOWHERE;
    if (status !== PLACED || field === NOWHERE) continue;
    const room = layout[field]?.room ?? boxAround(0, 0, 60, 40);
    const [x, y] = [room.x + room.width / 2, room.y + room.height / 2];
    const counters: Standing[] = [
      {
        key: `a${army}`,
        kind: 'army',
        army,
        field,
        x: 0,
        y: 0,
        scale: Math.min(1.28, room.width / 66, room.height / 56),
      },
    ];
    stacks.push({ field, x, y, counters });
  }
  return stacks.sort((a, b) => a.field - b.field);
}
