import type { Context } from '@bivouac/kernel';
import { OFF } from '../ground/hexes.ts';
import { isOccupied } from '../piles/board.ts';
import { type Empereur, type Screen } from '../state.ts';
import { maySkirmish, mostScreens, screenHex, screensOf, sideOfScreen } from './screens.ts';

function recall(c: Context<Empereur>, gone: readonly Screen[], clause: string): void {
  const { s } = c;
  if (s.screens === undefined || gone.length === 0) return;
  s.screens = s.screens.filter((one) => !gone.includes(one));
  for (const unit of new Set(gone.map((one) => one.unit))) {
    c.mark?.('voltigeurs recalled');
    c.tell?.({ fact: 'recalled', unit, clause });
  }
}

/** EMP XVI.1#18: voltigeurs go with their unit: as it turns they turn with it. */
function follow(c: Context<Empereur>): void {
  const { s } = c;
  for (const one of screensOf(s)) {
    const facing = s.facing[one.unit] as number;
    const by = facing - one.facing;
    one.facing = facing;
    if (by % 2 === 0) one.direction = (((one.direction + by / 2) % 6) + 6) % 6;
  }
}

/**
 * EMP XVI.1: after every step, turn and change: those who may not be where they are now go back to their units, and where
 * those of both sides meet, both do.
 */
export function settleScreens(c: Context<Empereur>): void {
  const { s } = c;
  if (s.screens === undefined || s.screens.length === 0) return;
  follow(c);
  const asked = { content: c.content, s };
  const count = new Map<number, number>();
  const gone = s.screens.filter((one) => {
    if (!maySkirmish(asked, one.unit, one.direction)) return true;
    const before = count.get(one.unit) ?? 0;
    count.set(one.unit, before + 1);
    return before >= mostScreens(asked, one.unit);
  });
  recall(c, gone, 'EMP XVI.1#15');
  const met = s.screens.filter((one) =>
    screensOf(s).some(
      (other) =>
        sideOfScreen(asked, other) !== sideOfScreen(asked, one) && screenHex(asked, other) === screenHex(asked, one),
    ),
  );
  recall(c, met, 'EMP XVI.1#14');
}

/** EMP XVI.1#16: at the end of a movement phase those who share a hex with a unit go back. */
export function clearScreens(c: Context<Empereur>): void {
  const { s } = c;
  if (s.screens === undefined) return;
  settleScreens(c);
  const crowded = s.screens.filter((one) => {
    const hex = screenHex({ content: c.content, s }, one);
    return hex === OFF || isOccupied(s, hex);
  });
  recall(c, crowded, 'EMP XVI.1#16');
}

/** A new phase: all may fire again. */
export function readyScreens(c: Context<Empereur>): void {
  settleScreens(c);
  for (const one of screensOf(c.s)) one.fired = 0;
}

export function recallOne(c: Context<Empereur>, unit: number, hex: number): void {
  const asked = { content: c.content, s: c.s };
  recall(
    c,
    screensOf(c.s).filter((one) => one.unit === unit && screenHex(asked, one) === hex),
    'EMP XVI.1#9',
  );
}
