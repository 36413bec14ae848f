import { type Context, EVERYONE } from '@bivouac/kernel';
import { pileAt, touch, unitsAt } from './board.ts';
import { type Empereur, type EmpereurState, RECOILED, STANDING, unnote } from '../state.ts';

/** Units that were on the way come to stand, on top of whoever stands there, in their own order (EMP V.9). */
export function stackOnTop(s: EmpereurState, units: readonly number[]): void {
  const first = units[0];
  if (first === undefined) return;
  [...units, ...pileAt(s, s.hex[first] as number)].forEach((unit, rank) => {
    s.rank[unit] = rank;
  });
  for (const unit of units) s.band[unit] = STANDING;
  touch(s);
}

/** Units of a pile set out together: they are a band, in the order in which they lay. */
export function setOut(s: EmpereurState, units: readonly number[]): number {
  const band = s.nextBand++;
  for (const unit of units) s.band[unit] = band;
  touch(s);
  return band;
}

/** EMP V.9: one unit comes to lie on top of its pile. */
export function putOnTop(s: EmpereurState, unit: number): void {
  const pile = pileAt(s, s.hex[unit] as number);
  [unit, ...pile.filter((one) => one !== unit)].forEach((one, rank) => {
    s.rank[one] = rank;
  });
  touch(s);
}

/** A pile is taken apart or turned over: the enemy comes to see what lay below (EMP V). */
export function uncover(c: Context<Empereur>, hex: number): void {
  if (c.s.open === 0 && unitsAt(c.s, hex).length > 1) c.disclose(EVERYONE);
}

/** EMP VI.8#6: another enemy sets out, before whom cavalry would have to test again. */
export function forgetRecoils(s: EmpereurState): void {
  for (let unit = 0; unit < s.done.length; unit++) unnote(s, unit, RECOILED);
}
