import type { Action } from '@bivouac/kernel';
import { INFANTRY, type Leader } from '../content/types.ts';
import { chainOf, CHIEF_RADIUS, UNIT_RADIUS } from '../rules/command/chain.ts';
import { paceOfLeader } from '../rules/command/radius.ts';
import { around, directionTo, distance } from '../rules/ground/field.ts';
import { paceOf } from '../rules/movement/costs.ts';
import { pileAt } from '../rules/piles/board.ts';
import { COLUMN, inOrder } from '../rules/state.ts';
import { Danger } from './danger.ts';
import { isFoot, type Scene, sheetOf } from './scene.ts';

function leaderOf({ content }: Scene, chief: number): Leader {
  return content.leaders[chief] as Leader;
}

function commands(scene: Scene, chief: number, unit: number): boolean {
  const leader = leaderOf(scene, chief);
  const sheet = sheetOf(scene, unit);
  return sheet.side === leader.side && (leader.rank === 0 || leader.corps.includes(sheet.corps));
}

/** Leaders who go along with a unit that leaves their hex: those of its own corps, if nobody better stays. */
export function escorts(scene: Scene, unit: number, chiefs: readonly number[]): number[] {
  const { s } = scene;
  const stay = pileAt(s, s.hex[unit] as number).some(
    (one) =>
      one !== unit && inOrder(s, one) && isFoot(scene, one) && (s.steps[one] as number) > (s.steps[unit] as number),
  );
  return stay || !inOrder(s, unit) ? [] : chiefs.filter((chief) => commands(scene, chief, unit));
}

/** What a leader is worth with the pile of a hex: those he helps, and how near the enemy is to them. */
function worthWith(scene: Scene, danger: Danger, chief: number, hex: number): number {
  const { s } = scene;
  let worth = 0;
  for (const unit of pileAt(s, hex)) {
    const good = inOrder(s, unit) ? 1 : 0.6;
    worth +=
      (commands(scene, chief, unit) ? 1 : 0.4) * good * (isFoot(scene, unit) ? 1 : 0.5) * (s.steps[unit] as number);
  }
  if (worth === 0) return danger.nearestComer(hex) <= 8 ? -4 : -1;
  const near = danger.nearestComer(hex);
  return worth * (near <= 3 ? 1.3 : near <= 8 ? 1.1 : 0.9);
}

/** EMP XVII.2: with a radius of command a chief is worth most where he holds his units in it; an army chief his chiefs. */
function hold(scene: Scene, chief: number, hex: number): number {
  const { content, s, field } = scene;
  if (s.command === undefined) return 0;
  const { chief: chiefs, superior } = chainOf(content, s.scenario);
  let worth = 0;
  for (let unit = 0; unit < s.hex.length; unit++) {
    const at = s.hex[unit] as number;
    if (at >= 0 && chiefs[unit] === chief && distance(field, at, hex) <= UNIT_RADIUS) worth += 1.5;
  }
  for (let one = 0; one < s.chiefHex.length; one++) {
    const at = s.chiefHex[one] as number;
    if (at >= 0 && superior[one] === chief && distance(field, at, hex) <= CHIEF_RADIUS) worth += 3;
  }
  return worth;
}

/** Where a leader who rides alone should be, and how he gets there; nothing if he is well where he is. */
export function rideOf(scene: Scene, chief: number, spent = 0): Action[] {
  const { content, s, field, side } = scene;
  const from = s.chiefHex[chief] as number;
  const points = paceOfLeader(scene, chief, s.chiefLost[chief] === 0 ? leaderOf(scene, chief).moves : 10) - spent;
  const danger = new Danger(scene);
  const cost = new Map([[from, 0]]);
  const before = new Map<number, number>();
  const open = [from];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    for (const to of around(field, at)) {
      const pace = paceOf(content, field, { arm: INFANTRY }, COLUMN, at, directionTo(field, at, to));
      if (typeof pace === 'string') continue;
      const price = (cost.get(at) ?? 0) + pace.cost;
      if (price > points || price >= (cost.get(to) ?? 99)) continue;
      if (pileAt(s, to).some((unit) => sheetOf(scene, unit).side !== side)) continue;
      cost.set(to, price);
      before.set(to, at);
      open.push(to);
    }
  }
  let best = from;
  let most = worthWith(scene, danger, chief, from) + hold(scene, chief, from) + 0.5;
  for (const hex of cost.keys()) {
    const worth = worthWith(scene, danger, chief, hex) + hold(scene, chief, hex);
    if (worth > most) [best, most] = [hex, worth];
  }
  const steps: Action[] = [];
  for (let at = best; at !== from; at = before.get(at) ?? from) steps.unshift(['step', at]);
  return steps;
}
