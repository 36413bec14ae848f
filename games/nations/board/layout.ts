import type { Field, NationsContent, Point } from '../content/types.ts';
import { at, type Box, boxAround, contains, distanceToLine, isInside, overlap, pointsOf } from '@bivouac/kit/geometry';
import { roomIn } from '@bivouac/kit/rooms';

/** Where things stand in a field: its name, and the room for counters, so that neither covers the other. */
export interface FieldLayout {
  readonly name: Point;
  readonly nameBox: Box;
  /** The middle of the room for counters, and how large it is. */
  readonly room: Box;
}

export const NAME_SIZE = 18;
/** The sheet around the map: neat line and the names of the towns that roads lead to. */
export const MARGIN = 34;

/** The sign of the terrain before each name. */
export const SIGN_WIDTH = 16;

/** How wide a name is about in the italic of the map, with its sign. */
export const nameWidth = (name: string): number => name.length * NAME_SIZE * 0.43 + SIGN_WIDTH + 6;

const ROOMS: readonly (readonly [width: number, height: number])[] = [
  [112, 86],
  [104, 78],
  [112, 60],
  [96, 72],
  [88, 66],
  [100, 52],
  [80, 60],
  [72, 54],
  [64, 48],
];

/** Where a name may stand from its village, the nearest first: a good place soon found spares looking at the others. */
const NAME_PLACES = [19, -15, 30, -26, 42, -38, 54]
  .flatMap((dy) => [0, -14, 14, -28, 28, -42, 42].map((dx) => [dx, dy] as const))
  .sort(([ax, ay], [bx, by]) => Math.hypot(ax, ay) - Math.hypot(bx, by));

/** A room larger than this is not better. */
const LARGEST_ROOM = 9000;

const known = new WeakMap<NationsContent, readonly FieldLayout[]>();

/** The layout of every field, found once for a pack. */
export function layoutOf(content: NationsContent): readonly FieldLayout[] {
  let layout = known.get(content);
  if (layout === undefined) {
    const alone = content.fields.map((field) => layOutField(content, field));
    layout = alone.map((one, i) => keepClearOfAll(content, one, i, alone));
    known.set(content, layout);
  }
  return layout;
}

/** Tries the name under, above and beside the village, and takes what leaves the most room for counters. */
function layOutField(content: NationsContent, field: Field): FieldLayout {
  const width = nameWidth(field.name);
  const sheet = sheetOf(content);
  let best: { readonly score: number; readonly layout: FieldLayout } | null = null;
  for (const [dx, dy] of NAME_PLACES) {
    const name = at(field.x + dx, field.y + dy);
    const nameBox = boxAround(name.x, name.y - 5, width, NAME_SIZE + 2);
    // What costs more to find out comes later, and not where even the largest room would not make this the best place.
    const cannotWin = (fine: number) => best !== null && LARGEST_ROOM - fine <= best.score;
    const strays = Math.hypot(dx, dy) * 22;
    if (cannotWin(strays)) continue;
    const outside = pointsOf(nameBox).filter((p) => !isInside(field.polygon, p) || !contains(sheet, p)).length;
    if (cannotWin(strays + outside * 700)) continue;
    const crossing = content.map.rivers.reduce(
      (sum, { line }) => sum + Math.max(0, 12 - distanceToLine(line, at(name.x, name.y - 5))),
      0,
    );
    const fine = strays + outside * 700 + crossing * 40;
    if (cannotWin(fine)) continue;
    const room = roomBeside(field, [nameBox], sheet);
    const score = Math.min(room.width * room.height, LARGEST_ROOM) - fine;
    if (best === null || score > best.score) best = { score, layout: { name, nameBox, room } };
  }
  return best?.layout ?? { name: at(field.x, field.y), nameBox: boxAround(0, 0, 0, 0), room: boxAround(0, 0, 0, 0) };
}

/** A name may reach into the next field: its counters then keep clear of it too. */
function keepClearOfAll(
  content: NationsContent,
  layout: FieldLayout,
  index: number,
  all: readonly FieldLayout[],
): FieldLayout {
  const field = content.fields[index];
  const meets = all.map(({ nameBox }) => nameBox).filter((box) => overlap(box, layout.room) > 0);
  if (field === undefined || meets.length === 0) return layout;
  return { ...layout, room: roomBeside(field, [layout.nameBox, ...meets], sheetOf(content)) };
}

const sheetOf = ({ map }: NationsContent): Box => ({ x: 4, y: 4, width: map.width - 8, height: map.height - 8 });

/** The room for counters of a field; where none fits, above or below its name. */
function roomBeside({ polygon, x, y }: Field, names: readonly Box[], sheet: Box): Box {
  const own = names[0] ?? boxAround(x, y, 0, 0);
  return (
    roomIn({ outline: polygon, near: { x, y }, clearOf: names, sheet, sizes: ROOMS }) ??
    boxAround(x, own.y > y ? own.y - 26 : own.y + 46, 60, 44)
  );
}
