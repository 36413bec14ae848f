import type { Dice } from '@bivouac/kernel';
import { ARTILLERY, CAVALRY, type EmpereurContent, INFANTRY, type Unit } from './content/types.ts';
import { imagineCommand } from './rules/command/seen.ts';
import { imagineEve } from './rules/deployment/counters.ts';
import { isSpread } from './rules/options/skirmish.ts';
import { touch } from './rules/piles/board.ts';
import { ADAPTED, COLUMN, type EmpereurState, HIDDEN, LINE, SQUARE } from './rules/state.ts';

/** One position that a view allows: whoever is unseen is dealt under the top units of his side and kind. */
export function imagine(content: EmpereurContent, s: EmpereurState, dice: Dice): EmpereurState {
  if (s.eve !== undefined) imagineEve(content, s.scenario, s.eve, dice);
  deal(content, s, dice);
  // A line of defence lies before the units of a corps, wherever they are imagined.
  imagineCommand({ content, s }, dice);
  return s;
}

function deal(content: EmpereurContent, s: EmpereurState, dice: Dice): void {
  const unseen = s.hex.flatMap((hex, unit) => (hex === HIDDEN ? [unit] : []));
  if (unseen.length === 0) return;
  dice.shuffle(unseen);
  for (let top = 0; top < s.below.length; top++) {
    const sheet = content.units[top] as Unit;
    for (let rank = 1; rank <= (s.below[top] as number); rank++) {
      const at = pick(content, s, unseen, top, sheet);
      if (at < 0) break;
      const [unit = 0] = unseen.splice(at, 1);
      lay(content, s, unit, top, rank);
    }
    s.below[top] = 0;
  }
  touch(s);
}

/** Somebody of the same side who may share its hex; if it can be, one for whom there is room. */
function pick(content: EmpereurContent, s: EmpereurState, unseen: readonly number[], top: number, sheet: Unit): number {
  const fits = (unit: number) => {
    const one = content.units[unit] as Unit;
    if (isSpread(s, top) && !(one.arm === INFANTRY && one.range > 1)) return false;
    return one.side === sheet.side && (one.arm === CAVALRY) === (sheet.arm === CAVALRY);
  };
  const used = s.hex.reduce((sum, hex, unit) => sum + (hex === s.hex[top] ? (s.steps[unit] as number) : 0), 0);
  const limit = sheet.arm === CAVALRY ? content.tables.limits.horse : content.tables.limits.foot;
  const roomy = unseen.findIndex((unit) => fits(unit) && used + (s.steps[unit] as number) <= limit);
  return roomy >= 0 ? roomy : unseen.findIndex(fits);
}

/** Under the top unit in its formation, as far as its arm has it. */
function lay(content: EmpereurContent, s: EmpereurState, unit: number, top: number, rank: number): void {
  const guns = (content.units[unit] as Unit).arm === ARTILLERY;
  const form = s.form[top] as number;
  s.hex[unit] = s.hex[top] as number;
  s.band[unit] = s.band[top] as number;
  s.rank[unit] = (s.rank[top] as number) + rank;
  s.form[unit] = guns && form === SQUARE ? LINE : guns && form === ADAPTED ? COLUMN : form;
  s.facing[unit] = s.facing[top] as number;
  // EMP V.7#7: under skirmishers lie skirmishers, over the same two hexes.
  if (s.hex2 !== undefined) s.hex2[unit] = s.hex2[top] as number;
  s.since[unit] = s.since[top] as number;
  if (s.weary !== undefined) {
    s.weary.ridden[unit] = s.weary.ridden[top] as number;
    s.weary.road[unit] = s.weary.road[top] as number;
  }
  if (s.routed !== undefined) s.routed[unit] = s.routed[top] as number;
  s.spent[unit] = s.spent[top] as number;
}
