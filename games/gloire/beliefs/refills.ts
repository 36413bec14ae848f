import { arrivalsOf, type Pieces, scenarioOf, unitOf } from '../rules/pieces/pieces.ts';
import { type Board, OFF, other } from '../rules/state.ts';
import { traceOf } from './traces.ts';

/** What the watching side last knew a unit to have: what it saw, or what it began with; half of what it may have, if nothing is known. */
export function lastKnown({ s, content }: Board, table: Pieces, watcher: number, unit: number): number {
  const seen = s.lastPoints[watcher * table.all + unit] as number;
  if (seen !== OFF) return seen;
  const first = s.initial[unit] as number;
  return first > 0 ? first : maximumOf(content, s.sheet, unit) / 2;
}

function maximumOf(content: Board['content'], sheet: number, unit: number): number {
  return content.units[unit]?.sheets[sheet]?.maximum ?? 0;
}

/**
 * The replacements that a unit of the enemy may be expected to have taken since it was last known. How many come to
 * which nation is public, who takes them is not (GLO 3.3#11): whoever lacks more has more of them.
 */
export function refillsOf(b: Board, table: Pieces, watcher: number, unit: number): number {
  const lacking = lackOf(b, table, watcher, unit);
  if (lacking <= 0) return 0;
  const { s, content } = b;
  const since = s.lastTurn[watcher * table.all + unit] as number;
  const nations = unitOf(b, unit).nations;
  let sum = 0;
  for (const [i, { at }] of arrivalsOf(scenarioOf(b)).entries()) {
    if (at.kind !== 'points' || s.arrived[i] !== 1 || !nations.includes(at.nation)) continue;
    if (since !== OFF && (s.due[i] as number) <= since) continue;
    let all = 0;
    for (const one of table.of[watcher === 0 ? 1 : 0]) {
      if (one < table.units && unitOf(b, one).nations.includes(at.nation)) all += lackOf(b, table, watcher, one);
    }
    sum += (at.points * lacking) / all;
  }
  const turns = Math.max(1, s.turn - (since === OFF ? scenarioOf(b).firstTurn - 1 : since));
  return Math.min(sum, lacking, content.campaign.replacements.perUnit * turns);
}

/** The points that a unit could take, as far as is known. */
function lackOf(b: Board, table: Pieces, watcher: number, unit: number): number {
  const { side, type, detachment } = unitOf(b, unit);
  if (side !== other(watcher) || type === 'artillery' || detachment) return 0;
  if (traceOf(b, table, watcher, unit) === null) return 0;
  const points = lastKnown(b, table, watcher, unit);
  return points <= 0 ? 0 : Math.max(0, maximumOf(b.content, b.s.sheet, unit) - points);
}
