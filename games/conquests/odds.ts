import type { Battle } from './rules/combat/battle-vars.ts';
import { clashOf, foreseen } from './rules/combat/clash.ts';
import { ATTACK, type Clash, DEFENCE, dieOf, fighters, type ForceRow, forceRows, sumOf } from './rules/combat/force.ts';
import { lossOf, type ResultId, resultIds, type ResultRow, resultOf } from './rules/combat/table.ts';
import { type Group, sizeOf } from './rules/movement/cost.ts';
import type { Board } from './rules/state.ts';

/** One face of the die: what it adds, both sums, the result, and how many units the beaten side loses. */
export interface Face {
  readonly die: number;
  readonly added: number;
  readonly attack: number;
  readonly defence: number;
  readonly result: ResultId;
  readonly losses: number;
}

/** A combat before its die: both sums line by line, its six outcomes, and the chance of each result. */
export interface CombatOdds {
  readonly rows: readonly [attack: readonly ForceRow[], defence: readonly ForceRow[]];
  readonly sums: readonly [attack: number, defence: number];
  readonly faces: readonly Face[];
  readonly chances: Readonly<Record<ResultId, number>>;
  /** That the attacker has the ground afterwards. */
  readonly won: number;
  /** Units that each side may be expected to lose by the result, retreats apart. */
  readonly expectedLosses: readonly [attack: number, defence: number];
}

function unitsOf(clash: Clash, side: 0 | 1): number {
  return clash.sea >= 0 ? clash.fleets[side].reduce((sum, count) => sum + count, 0) : sizeOf(clash.troops[side]);
}

/** CON 11.7#4: against a garrison alone a lead of 1 point wins, and costs nobody anything. */
function isWalkover(clash: Clash, row: ResultRow): boolean {
  return row.won === 'attack' && fighters(clash, DEFENCE).length === 0;
}

/** CON 11.2, 11.3.2: exact, for nothing but the die is left to chance once cards are declared. */
export function oddsOf(b: Board, clash: Clash): CombatOdds {
  const rows = [forceRows(b, clash, ATTACK), forceRows(b, clash, DEFENCE)] as const;
  const sums = [sumOf(rows[0]), sumOf(rows[1])] as const;
  const table = dieOf(clash);
  const chances = Object.fromEntries(resultIds.map((id) => [id, 0])) as Record<ResultId, number>;
  const losses: [number, number] = [0, 0];
  let won = 0;
  const faces = table.map((added, at): Face => {
    const attack = sums[0] + added;
    const row = resultOf(attack, sums[1]);
    const beaten = row.won === 'attack' ? DEFENCE : ATTACK;
    const lost = isWalkover(clash, row) ? 0 : lossOf(row, unitsOf(clash, beaten));
    chances[row.id] += 1 / table.length;
    losses[beaten] += lost / table.length;
    if (row.won === 'attack') won += 1 / table.length;
    return { die: at + 1, added, attack, defence: sums[1], result: row.id, losses: lost };
  });
  return { rows, sums, faces, chances, won, expectedLosses: losses };
}

/** The odds of a battle that has begun, with the cards that lie on the table. */
export function battleOdds(b: Board, battle: Battle): CombatOdds {
  return oddsOf(b, clashOf(b, battle));
}

/** What a march into a land would bring, without cards and with all the support there could be; null without a fight. */
export function marchOdds(b: Board, land: number, power: number, group: Group): CombatOdds | null {
  const clash = foreseen(b, land, power, group);
  return clash === null ? null : oddsOf(b, clash);
}
