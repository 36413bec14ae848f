import type { Context } from '@bivouac/kernel';
import { INFANTRY, type Unit } from '../../content/types.ts';
import type { Asked } from '../command/out.ts';
import { leadsBack, stray } from '../command/radius.ts';
import { placeFault, stepFault, stepsFreely } from '../command/tactics.ts';
import { coverers } from '../fire/coverage.ts';
import { changeCost } from '../formations/allowed.ts';
import { movesOf } from '../formations/values.ts';
import { OFF } from '../ground/hexes.ts';
import { mayAdvanceTo, steps } from '../movement/group.ts';
import { bandUnits } from '../piles/board.ts';
import { type Empereur, type EmpereurState, has, LINE, other, SPREAD } from '../state.ts';
import { closeUp, hexesOf, isSpread, spreadsOf, turnTo } from './skirmish.ts';

/** Who marches, and where. */
interface Loose {
  readonly units: readonly number[];
  readonly at: number;
}

/** EMP VI.3: whether they have the points for a change. */
function mayChange({ content, s }: Asked, units: readonly number[]): boolean {
  const left = units.map((unit) => movesOf(content.units[unit] as Unit, LINE) - (s.spent[unit] as number));
  return Math.min(...left) >= changeCost(INFANTRY);
}

/** EMP IV.6#3: the hexes on which skirmishers may close up; none for others. */
export function closings(asked: Asked, loose: Loose): number[] {
  const { units } = loose;
  const [first = 0] = units;
  if (!isSpread(asked.s, first) || !mayChange(asked, units)) return [];
  return hexesOf(asked.s, first).filter((hex) => mayClose(asked, units, hex) && mayEdge(asked, loose, hex));
}

/** EMP IV.6: light infantry spreads out, or closes up on one of its hexes, for the price of a change. */
export function offerSkirmish(c: Context<Empereur>, loose: Loose): void {
  const { units, at } = loose;
  for (const hex of closings(c, loose)) c.offer('close', hex);
  if (isSpread(c.s, units[0] ?? 0) || !mayChange(c, units)) return;
  // EMP XVII.3#15, XVII.3#22: not over a hex from which their order keeps them.
  for (const hex of spreadsOf(c.content, c.s, units, at))
    if (placeFault(c, units, at, hex) === null) c.offer('spread', hex);
}

/** Whoever spreads out in this phase and closes up beside where he stood has gone there. */
function isEdging({ s }: Asked, { units, at }: Loose, hex: number): boolean {
  return hex !== at && units.some((unit) => has(s, unit, SPREAD));
}

/** EMP XVII.2#7, XVII.3: as command would let him step there. */
function mayEdge(c: Asked, loose: Loose, hex: number): boolean {
  const { units, at } = loose;
  if (!isEdging(c, loose, hex)) return true;
  return units.every((unit) => leadsBack(c, unit, at, hex)) && stepFault(c, units, at, hex) === null;
}

/** EMP XVII.2#8, XVII.3#9: what a step would be to command. */
export function edges(c: Context<Empereur>, loose: Loose, hex: number): void {
  if (!isEdging(c, loose, hex)) return;
  stepsFreely(c, loose.units);
  stray(c.s, loose.units);
}

/** EMP IV.6#3: they close up on a hex. */
export function gather(c: Context<Empereur>, { units, at }: Loose): void {
  turnTo(c.s, units, at);
  for (const unit of units) {
    closeUp(c.s, unit);
    c.tell?.({ fact: 'closed', unit, place: at, clause: 'EMP IV.6#3' });
  }
}

/** The battle as it would be once they have closed up on a hex and paid for it. */
export function closedOn({ s }: Asked, units: readonly number[], hex: number): EmpereurState {
  const sketch: EmpereurState = { ...s, hex: s.hex.slice(), hex2: s.hex2?.slice() ?? [], spent: s.spent.slice() };
  for (const unit of units) {
    sketch.hex[unit] = hex;
    if (sketch.hex2 !== undefined) sketch.hex2[unit] = OFF;
    sketch.spent[unit] = (s.spent[unit] as number) + changeCost(INFANTRY);
  }
  return sketch;
}

/** EMP V.7#7: whether those who close up on a hex may stay there, or could go on from others of whom they were a part. */
function mayClose({ content, s }: Asked, units: readonly number[], hex: number): boolean {
  if (mayAdvanceTo({ content, s }, units, hex)) return true;
  const closed = { content, s: closedOn({ content, s }, units, hex) };
  return steps(closed, { units, at: hex, free: false, road: false, along: false }).length > 0;
}

/** EMP IV.6, ruling 421: who covers the other hex of skirmishers fires if nobody covers the first. */
export function leftBehind({ content, s }: Context<Empereur>, band: number): { hex: number; firers: number[] } {
  const [unit] = bandUnits(s, band);
  if (unit === undefined || !isSpread(s, unit)) return { hex: -1, firers: [] };
  const hex = s.hex2?.[unit] as number;
  return { hex, firers: coverers(content, s, other(s.active), hex) };
}
