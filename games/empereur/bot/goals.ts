import { ARTILLERY, CAVALRY, INFANTRY } from '../content/types.ts';
import { distance, terrainAt } from '../rules/ground/field.ts';
import { inOrder, onMap, other } from '../rules/state.ts';
import type { Danger } from './danger.ts';
import { FAR, marchCosts } from './ground.ts';
import { type Prize, prizesOf, type Scene, sheetOf } from './scene.ts';

/** What a unit is to make for, or to stay at. */
export interface Goal {
  readonly hex: number;
  /** What is gained by being there in order at the end, in points. */
  readonly points: number;
  /** Whether it is ours, and lost as soon as nobody stands there. */
  readonly guards: boolean;
  /** Points of movement from each hex to it. */
  readonly costs: Uint8Array;
}

/** A turn later is worth so much less. */
export const PATIENCE = 0.82;
/** What a place that was ours is still worth to whoever has left it. */
const LEFT_OPEN = 0.35;
/** What whoever comes after the first counts, as long as more are needed there. */
const FURTHER = 0.45;
/** Horse takes places, and holds them badly. */
const HORSE = 0.5;
/** Turns within which an enemy may take a place that is left to itself. */
const SOON = 3;
/** How much of an enemy is still to be feared at a place who has as many of ours between him and it. */
const BARRED = 0.15;
/** By so many turns he comes later. */
const DETOUR = 2;
/** Around an enemy, who goes with him. */
const COMPANY = 3;

/** A place, and how many steps it takes to win or to keep it. */
interface Task {
  readonly prize: Prize;
  readonly guards: boolean;
  readonly need: number;
  /** From 0 to 1: how soon it must be seen to. */
  readonly urgency: number;
  given: number;
}

const turnsTo = (scene: Scene, unit: number, hex: number): number => {
  const { content, s } = scene;
  const sheet = sheetOf(scene, unit);
  const cost = marchCosts(content, s.scenario, sheet.arm, hex)[s.hex[unit] as number] as number;
  return cost >= FAR ? FAR : cost / sheet.moves[1];
};

/** Foot of ours that is free to meet somebody: in order, and not the garrison of a place. */
function fieldArmy({ content, s, side }: Scene, ours: readonly Prize[]): number[] {
  const posted = new Set(ours.map(({ hex }) => hex));
  return s.hex.flatMap((hex, unit) => {
    const sheet = content.units[unit];
    const isFree = sheet?.side === side && sheet.arm === INFANTRY && onMap(s, unit) && inOrder(s, unit);
    return isFree && !posted.has(hex) ? [unit] : [];
  });
}

/** Steps in order of the foot that goes with an enemy. */
function companyOf({ content, s, field }: Scene, enemy: number): number {
  const { side } = content.units[enemy] ?? { side: 0 };
  return s.hex.reduce((sum, at, unit) => {
    const sheet = content.units[unit];
    if (at < 0 || sheet?.side !== side || sheet.arm === ARTILLERY || !inOrder(s, unit)) return sum;
    return distance(field, at, s.hex[enemy] as number) <= COMPANY ? sum + (s.steps[unit] as number) : sum;
  }, 0);
}

/**
 * From 0 to 1, how far the way of an enemy to a place is open: whoever must first pass as many of ours as go with him is
 * no reason to leave a regiment behind. Horse rides round foot.
 */
function openness(scene: Scene, enemy: number, place: number, army: readonly number[], company: number): number {
  const { content, s } = scene;
  const { arm } = sheetOf(scene, enemy);
  if (arm === CAVALRY) return 1;
  const costs = marchCosts(content, s.scenario, arm, s.hex[enemy] as number);
  const way = costs[place] as number;
  const between = army.reduce((sum, unit) => {
    const at = s.hex[unit] as number;
    const nearer = (costs[at] as number) < way;
    const onTheWay = (marchCosts(content, s.scenario, arm, at)[place] as number) < way;
    return nearer && onTheWay ? sum + (s.steps[unit] as number) : sum;
  }, 0);
  return 1 - (1 - BARRED) * Math.min(1, between / Math.max(1, company));
}

/**
 * What threatens each place of ours: every enemy is counted once, most for the place to which he is nearest. So a few
 * riders do not tie down a regiment for each village.
 */
function threats(scene: Scene, ours: readonly Prize[]): { steps: number; soonest: number }[] {
  const { s, side } = scene;
  const found = ours.map(() => ({ steps: 0, soonest: FAR }));
  const army = fieldArmy(scene, ours);
  for (let unit = 0; unit < s.hex.length; unit++) {
    const sheet = sheetOf(scene, unit);
    if (!onMap(s, unit) || sheet.side === side || sheet.arm === ARTILLERY || !inOrder(s, unit)) continue;
    const turns = ours.map(({ hex }) => turnsTo(scene, unit, hex));
    const likely = turns.map((one) => (one > SOON ? 0 : (1 / (0.5 + one)) ** 2));
    const all = likely.reduce((sum, one) => sum + one, 0);
    if (all === 0) continue;
    const steps = (s.steps[unit] as number) * (sheet.arm === INFANTRY ? 1 : HORSE);
    const company = companyOf(scene, unit);
    found.forEach((one, i) => {
      const open = openness(scene, unit, ours[i]?.hex ?? 0, army, company);
      one.steps += (open * steps * (likely[i] as number)) / all;
      const turn = (turns[i] as number) + DETOUR * (1 - open);
      if ((likely[i] as number) / all > 0.2) one.soonest = Math.min(one.soonest, turn);
    });
  }
  return found;
}

/** The enemies in order who stand at a place or close to it. */
function holders({ content, s, side, field }: Scene, hex: number): number {
  return s.hex.reduce((sum, at, unit) => {
    if (at < 0 || content.units[unit]?.side !== other(side) || !inOrder(s, unit)) return sum;
    const away = distance(field, at, hex);
    return sum + (away <= 1 ? 1 : away <= 3 ? 0.5 : 0) * (s.steps[unit] as number);
  }, 0);
}

function tasksOf(scene: Scene): Task[] {
  const { side, field } = scene;
  const prizes = prizesOf(scene).filter(({ points }) => points > 0);
  const ours = prizes.filter(({ holder }) => holder === side);
  const threat = threats(scene, ours);
  return prizes.map((prize): Task => {
    const at = ours.indexOf(prize);
    if (at < 0) return { prize, guards: false, need: 1 + 1.3 * holders(scene, prize.hex), urgency: 1, given: 0 };
    const { steps, soonest } = threat[at] ?? { steps: 0, soonest: FAR };
    const need = steps * (terrainAt(field, prize.hex).walls ? 0.5 : 0.8);
    const urgency = soonest <= 1 ? 1 : soonest <= 2 ? 0.6 : soonest <= SOON ? 0.3 : 0;
    return { prize, guards: true, need, urgency: soonest > scene.turnsLeft ? 0 : urgency, given: 0 };
  });
}

/** Who makes for which place: the greatest worth first, nobody for two, and to no place more than it takes. */
export function goalsOf(danger: Danger, units: readonly number[]): Map<number, Goal> {
  const { scene } = danger;
  const { content, s } = scene;
  const tasks = tasksOf(scene);
  const goals = new Map<number, Goal>();
  const able = units.filter((unit) => inOrder(s, unit) && sheetOf(scene, unit).arm !== ARTILLERY);
  const share = ({ given, need, urgency }: Task) =>
    urgency * (given === 0 ? (need > 0 ? 1 : 0) : given < need ? FURTHER : 0);
  const left = garrisons(scene, tasks, units);
  for (;;) {
    let best: { unit: number; task: Task; worth: number } | null = null;
    for (const unit of able) {
      if (goals.has(unit)) continue;
      const kind = sheetOf(scene, unit).arm === CAVALRY ? HORSE : 1;
      const post = left.get(unit);
      for (const task of tasks) {
        const given = post === undefined || post === task || post.given > 0 ? 0 : lossOf(post);
        const worth = kind * share(task) * task.prize.points * nearness(scene, unit, task.prize.hex) - given;
        if (worth > 0.01 && (best === null || worth > best.worth)) best = { unit, task, worth };
      }
    }
    if (best === null) return hoped(goals, tasks);
    const { unit, task } = best;
    const { arm } = sheetOf(scene, unit);
    goals.set(unit, {
      hex: task.prize.hex,
      points: task.prize.points * share(task),
      guards: task.guards,
      costs: marchCosts(content, s.scenario, arm, task.prize.hex),
    });
    task.given += (s.steps[unit] as number) * (arm === CAVALRY ? HORSE : 1);
  }
}

/** Who alone keeps a place that is threatened: as long as nobody else is told off for it, he gives it up by going. */
function garrisons({ s }: Scene, tasks: readonly Task[], units: readonly number[]): Map<number, Task> {
  const found = new Map<number, Task>();
  for (const task of tasks) {
    if (!task.guards || task.need <= 0) continue;
    const [only, ...others] = units.filter((unit) => s.hex[unit] === task.prize.hex && inOrder(s, unit));
    if (only !== undefined && others.length === 0) found.set(only, task);
  }
  return found;
}

const lossOf = ({ urgency, prize }: Task): number => urgency * (1 - LEFT_OPEN) * prize.points;

/** Whoever makes for a place with too few hopes for less of it. */
function hoped(goals: ReadonlyMap<number, Goal>, tasks: readonly Task[]): Map<number, Goal> {
  const chance = new Map(
    tasks.map(({ prize, guards, given, need }) => [prize.hex, guards ? 1 : Math.min(1, Math.max(0.2, given / need))]),
  );
  return new Map(
    [...goals].map(([unit, goal]) => [unit, { ...goal, points: goal.points * (chance.get(goal.hex) ?? 1) }]),
  );
}

function nearness(scene: Scene, unit: number, hex: number): number {
  const turns = turnsTo(scene, unit, hex);
  return turns >= FAR || turns > scene.turnsLeft ? 0 : PATIENCE ** turns;
}

/** What being in a hex is worth for whoever has this goal. */
export function goalWorth(scene: Scene, goal: Goal, unit: number, hex: number): number {
  if (hex === goal.hex) return goal.points;
  const cost = goal.costs[hex] as number;
  if (cost >= FAR) return 0;
  const turns = Math.max(0.5, cost / sheetOf(scene, unit).moves[1]);
  // Whoever walks off what he guards finds the enemy there when he comes back.
  if (goal.guards) return LEFT_OPEN * goal.points * PATIENCE ** turns;
  // In the last turn only being there counts.
  if (turns > scene.turnsLeft - 1) return 0.1 * goal.points * PATIENCE ** turns;
  return goal.points * PATIENCE ** turns;
}
