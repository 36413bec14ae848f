import { CAVALRY, type EmpereurContent, INFANTRY, type Unit } from '../content/types.ts';
import { gapsOf } from '../rules/charge/answers.ts';
import { footToForm, nearestCharge } from '../rules/charge/threat.ts';
import { facingsAfter } from '../rules/formations/allowed.ts';
import { frontOf, includesDirection } from '../rules/formations/poses.ts';
import { directionTo, fieldOf } from '../rules/ground/field.ts';
import { PLAIN } from '../rules/morale/modifiers.ts';
import { isLight } from '../rules/options/cavalry.ts';
import { pileAt } from '../rules/piles/board.ts';
import { CHARGED, DISORDERED, type EmpereurState, LINE, SQUARE } from '../rules/state.ts';
import { failChances, testOdds } from './morale.ts';
import { withPose } from './pose.ts';
import { type ShockOdds, shockOdds } from './shock.ts';

/** EMP IX.6: seen from so far, a square is easier to form. */
const FAR = 3;

/** A square before its dice. */
export interface SquareOdds {
  /** The infantry that tests, from the top down. */
  readonly foot: readonly number[];
  /** The chance that exactly so many fail: none, one, and so on to all. */
  readonly failed: readonly number[];
  /** That somebody forms. */
  readonly forms: number;
}

/** EMP IX.6: a pile that tries to form square against a charge so many hexes away (by itself: the nearest one). */
export function squareOdds(content: EmpereurContent, s: EmpereurState, hex: number, away?: number): SquareOdds {
  const far = away ?? nearestCharge(content, s, hex);
  const foot = footToForm(content, s, hex);
  const tested = foot.map((unit) => ({ unit, steps: s.steps[unit] as number }));
  const failed = failChances(content, s, tested, { ...PLAIN, more: far >= FAR ? 1 : 0 });
  return { foot, failed, forms: foot.length === 0 ? 0 : 1 - (failed.at(-1) ?? 0) };
}

/** The line in which cavalry at a hex has another one before it. */
export function lineTowards(content: EmpereurContent, s: EmpereurState, from: number, to: number): number | null {
  const direction = directionTo(fieldOf(content, s.scenario), from, to);
  if (direction < 0) return null;
  return (
    facingsAfter(CAVALRY, DISORDERED, 0, LINE).find((one) => includesDirection(frontOf(LINE, one), direction)) ?? null
  );
}

/** A charge that has come to the hex before its enemy, whatever he does. */
export interface ChargeOdds {
  /** He stands as he does now. */
  readonly asIs: ShockOdds | null;
  /** He tries to form square: how likely, and the shock against the square and against those who failed. */
  readonly square: SquareOdds | null;
  readonly squared: ShockOdds | null;
  readonly failed: ShockOdds | null;
}

/** EMP IX: these cavalrymen charge an enemy's hex from the one beside it; `away` is how far he sees them come from. */
export function chargeOdds(
  content: EmpereurContent,
  s: EmpereurState,
  units: readonly number[],
  from: number,
  hex: number,
  away = FAR,
): ChargeOdds | null {
  const facing = lineTowards(content, s, from, hex);
  if (facing === null) return null;
  const there = withPose(s, units, { hex: from, form: LINE, facing });
  there.done = s.done.slice();
  for (const unit of units) there.done[unit] = (s.done[unit] as number) | CHARGED;
  const asIs = shockOdds(content, there, [from], hex);
  const foot = pileAt(s, hex).filter((unit) => (content.units[unit] as Unit).arm === INFANTRY);
  const square = foot.length > 0 && away >= 2 ? squareOdds(content, s, hex, away) : null;
  if (square === null || square.foot.length === 0) return { asIs, square: null, squared: null, failed: null };
  const turned = (form: number, who: readonly number[]) => {
    const after = { ...there, form: there.form.slice() };
    for (const unit of who) after.form[unit] = form;
    return shockOdds(content, after, [from], hex);
  };
  return { asIs, square, squared: turned(SQUARE, square.foot), failed: turned(DISORDERED, square.foot) };
}

/** A countercharge before its dice: for each group of a pile that may hold, how likely, and the shock it would fight. */
export interface CounterOdds {
  readonly holds: number;
  readonly cases: readonly {
    readonly units: readonly number[];
    readonly chance: number;
    readonly shock: ShockOdds | null;
  }[];
}

/** EMP IX.7: the cavalry of a hex countercharges whoever has come to a hex before it. */
export function counterOdds(content: EmpereurContent, s: EmpereurState, hex: number, at: number): CounterOdds {
  return meetingOdds(content, s, pileAt(s, hex), { hex, facing: lineTowards(content, s, hex, at) }, at);
}

/** EMP XVI.4: the light cavalry of a hex rides out at an enemy two hexes away: by the first hex that leads to him. */
export function pounceOdds(content: EmpereurContent, s: EmpereurState, hex: number, at: number): CounterOdds {
  const [gap] = gapsOf({ content, s }, hex, at);
  if (gap === undefined) return { holds: 0, cases: [] };
  const light = pileAt(s, hex).filter((unit) => isLight(content, s, unit));
  return meetingOdds(content, s, light, gap, at);
}

/** These units test one after the other; those who hold fight from a hex, in line. */
function meetingOdds(
  content: EmpereurContent,
  s: EmpereurState,
  pile: readonly number[],
  { hex, facing }: { readonly hex: number; readonly facing: number | null },
  at: number,
): CounterOdds {
  let groups: { units: number[]; chance: number; failed: number }[] = [{ units: [], chance: 1, failed: 0 }];
  for (const unit of pile) {
    groups = groups.flatMap(({ units, chance, failed }) => {
      const { holds } = testOdds(content, s, unit, { ...PLAIN, failed });
      return [
        { units: [...units, unit], chance: chance * holds, failed },
        { units, chance: chance * (1 - holds), failed: failed + 1 },
      ];
    });
  }
  const cases = groups
    .filter(({ units }) => units.length > 0 && facing !== null)
    .map(({ units, chance }) => {
      const there = withPose(s, units, { hex, form: LINE, facing: facing ?? 1 });
      return { units, chance, shock: shockOdds(content, there, [hex], at, units) };
    });
  return { holds: cases.reduce((sum, { chance }) => sum + chance, 0), cases };
}
