import { ARTILLERY, type EmpereurContent, type ShockResult, type Unit } from '../content/types.ts';
import { leaderCombat } from '../rules/army/leaders.ts';
import { byHorseAlone, gunsBeforeSquare, underCharge } from '../rules/charge/impact.ts';
import { horseBonus } from '../rules/options/cavalry.ts';
import { leftGuns } from '../rules/options/left-guns.ts';
import { PLAIN } from '../rules/morale/modifiers.ts';
import { pileAt } from '../rules/piles/board.ts';
import { oddsRow, type Sums, sumsOf } from '../rules/shock/power.ts';
import { forGuns } from '../rules/shock/blows.ts';
import { DISORDERED, type EmpereurState } from '../rules/state.ts';
import { sparesTests } from '../rules/options/walls.ts';
import { mixed, NO_TOLL, type Toll, tollOf } from './toll.ts';

type Result = Pick<ShockResult, 'losses' | 'test' | 'disorder' | 'gone'>;

/** One face of the die of a shock, with the leaders' bonus: both results as the table writes them. */
export interface ShockFace {
  readonly die: number;
  readonly attacker: string;
  readonly defender: string;
  readonly tolls: readonly [attackers: Toll, defenders: Toll];
}

/** A shock before its die: sums by part, the row of the table, all outcomes, and what may be expected. */
export interface ShockOdds {
  readonly sums: Sums;
  readonly odds: string;
  readonly bonus: number;
  readonly faces: readonly ShockFace[];
  readonly attackers: Toll;
  readonly defenders: Toll;
  /** Units that lie unseen under the defender's top unit. */
  readonly unseen: number;
}

/** EMP IV.13: guns in disorder, alone: they are lost without a die. */
function areAbandoned(content: EmpereurContent, s: EmpereurState, pile: readonly number[]): boolean {
  return pile.every((unit) => (content.units[unit] as Unit).arm === ARTILLERY && s.form[unit] === DISORDERED);
}

/** The toll of one pile by one result; nobody tests behind walls. */
function suffered(
  content: EmpereurContent,
  s: EmpereurState,
  hex: number,
  counts: readonly number[],
  result: Result,
  how: { readonly taken: number; readonly horse: boolean; readonly bears: boolean },
  only: readonly number[] | null = null,
): Toll {
  const pile = only ?? pileAt(s, hex);
  const units = [...counts, ...pile.filter((unit) => !counts.includes(unit))];
  const walls = sparesTests(content, s, hex);
  const { losses, test, disorder, gone } = result;
  const blow = { units, losses: how.bears ? losses : 0, test: test && !walls, disorder, gone };
  return tollOf(content, s, blow, { ...PLAIN, taken: how.taken, horse: how.horse });
}

/**
 * EMP VIII.8: the shock of these piles against a hex, exact for what is seen. Null where nobody would fight. `fighting`
 * are those of the attackers who have a part in it, where it is not all (EMP IX.7#7).
 */
export function shockOdds(
  content: EmpereurContent,
  s: EmpereurState,
  piles: readonly number[],
  hex: number,
  fighting: readonly number[] | null = null,
): ShockOdds | null {
  const pile = pileAt(s, hex);
  const [top] = pile;
  const left = top === undefined ? leftGuns(s, hex) : [];
  if (top === undefined && left.length === 0) return null;
  const sums = sumsOf(content, s, piles, hex);
  const row = oddsRow(content.tables.shock, sums.attack, sums.defence);
  const unseen = top === undefined ? 0 : (s.below[top] as number);
  if (areAbandoned(content, s, pile)) {
    const steps = [...pile, ...left].reduce((sum, unit) => sum + (s.steps[unit] as number), 0);
    const defenders = { steps, breaks: 1, clears: 1, disordered: 0 };
    return { sums, odds: '', bonus: 0, faces: [], attackers: NO_TOLL, defenders, unseen };
  }
  if (row === undefined || sums.attack === 0) return null;
  const bonus =
    leaderCombat(content, s, piles, sums.attackers) -
    leaderCombat(content, s, [hex], sums.defenders) +
    horseBonus(content, s, {
      attackers: fighting ?? sums.attackers.map(({ unit }) => unit),
      defenders: sums.defenders.map(({ unit }) => unit),
      counter: fighting !== null,
    });
  const countsOf = (side: readonly { unit: number; value: number }[]) =>
    side.filter(({ value }) => value > 0).map(({ unit }) => unit);
  const striking = countsOf(sums.attackers);
  const horse = byHorseAlone(content, striking);
  const weight = (at: number) =>
    striking.reduce((sum, unit) => sum + (s.hex[unit] === at ? (s.steps[unit] as number) : 0), 0);
  const heaviest = Math.max(...piles.map(weight));
  const bearer = piles.find((at) => weight(at) === heaviest);
  const battery = gunsBeforeSquare(content, s, striking, hex);
  const faces = [1, 2, 3, 4, 5, 6].map((thrown): ShockFace => {
    const die = Math.max(1, Math.min(6, thrown + bonus));
    const [mine, theirs] = row.results[die - 1] as readonly [ShockResult, ShockResult];
    const tolls = piles.map((at): readonly [number, Toll] => {
      const counts = striking.filter((unit) => s.hex[unit] === at);
      const only = fighting?.filter((unit) => s.hex[unit] === at) ?? null;
      return [1, suffered(content, s, at, counts, mine, { taken: 0, horse: false, bears: at === bearer }, only)];
    });
    const plain = sums.gunsAlone ? forGuns(theirs) : theirs;
    const result = fighting === null ? underCharge(content, s, striking, hex, plain) : plain;
    const own = suffered(content, s, hex, countsOf(sums.defenders), result, { taken: sums.taken, horse, bears: true });
    const struck = battery >= 0 && !result.gone ? { ...own, steps: own.steps + 1 } : own;
    return { die, attacker: mine.text, defender: theirs.text, tolls: [allOf(tolls), struck] };
  });
  return {
    sums,
    odds: `${row.attacker}:${row.defender}`,
    bonus,
    faces,
    attackers: mixed(faces.map(({ tolls }) => [1 / 6, tolls[0]])),
    defenders: mixed(faces.map(({ tolls }) => [1 / 6, tolls[1]])),
    unseen,
  };
}

/** Several piles at once: steps add up, and one that breaks is enough. */
function allOf(tolls: readonly (readonly [number, Toll])[]): Toll {
  const sum = mixed(tolls);
  const none = (part: 'breaks' | 'clears') => tolls.reduce((chance, [, toll]) => chance * (1 - toll[part]), 1);
  const clears = tolls.reduce((chance, [, toll]) => chance * toll.clears, 1);
  return { steps: sum.steps, disordered: sum.disordered, breaks: 1 - none('breaks'), clears };
}
