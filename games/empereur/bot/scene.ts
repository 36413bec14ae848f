import { copy, fastDice, StateDice } from '@bivouac/kernel';
import { ARTILLERY, CAVALRY, type EmpereurContent, INFANTRY, type Unit } from '../content/types.ts';
import { imagine } from '../imagine.ts';
import { testOdds } from '../odds.ts';
import { strainOf } from '../rules/army/mood.ts';
import { victoryHexes } from '../rules/begin.ts';
import { type Field, fieldOf } from '../rules/ground/field.ts';
import { isLeft } from '../rules/options/left-guns.ts';
import { plays, ROUT } from '../rules/options/options.ts';
import { pileAt, touch } from '../rules/piles/board.ts';
import { DISORDERED, type EmpereurState, other } from '../rules/state.ts';
import { pointsOf } from '../rules/turn/victory.ts';
import type { Mind } from './mind.ts';
import { type Means, meansOf } from './tables.ts';

/** A position as one side looks at it, on a copy of its own that it may push about. */
export interface Scene {
  readonly content: EmpereurContent;
  readonly s: EmpereurState;
  /** What is seen of it: `s` is one of the positions that this allows. */
  readonly seen: EmpereurState;
  readonly side: number;
  readonly mind: Mind;
  readonly field: Field;
  readonly means: Means;
  /** Points for a step of each side, and for a unit of it that loses its order. */
  readonly stepWorth: readonly [number, number];
  readonly strainWorth: readonly [number, number];
  /** Player turns of this side still to come, this one included. */
  readonly turnsLeft: number;
}

/** What loses the battle is worth so many points, and is felt from half-way on. */
const DESPAIR = 12;
const RAMP = 0.5;
/** What a step in disorder is worth less, while there are turns enough to miss it. */
export const DISORDER_STEP = 0.45;

/** From a view: whoever lies unseen is dealt once, always the same way for the same position. */
export function sceneOf(content: EmpereurContent, seen: EmpereurState, side: number, mind: Mind): Scene {
  const s = imagine(content, copy(seen), new StateDice(fastDice(`unseen ${seen.turn}`)));
  touch(s);
  const battle = content.scenarios[s.scenario];
  const step = battle?.victory.step ?? 1;
  const strains = [0, 1].map((one) => strainPrice(content, s, one)) as [number, number];
  const turns = (battle?.turns ?? s.turn) - s.turn + 1;
  return {
    content,
    s,
    seen,
    side,
    mind: pressed(mind, needOf(content, s, side, turns)),
    field: fieldOf(content, s.scenario),
    means: meansOf(content, s.scenario),
    stepWorth: [step + strains[0], step + strains[1]],
    strainWorth: strains,
    turnsLeft: Math.max(1, turns),
  };
}

/** From 0 to 1, how much a side must do something: it is behind, and the turns run out. */
function needOf(content: EmpereurContent, s: EmpereurState, side: number, turns: number): number {
  const battle = content.scenarios[s.scenario];
  const margin = battle?.victory.margin ?? 1;
  const points = pointsOf(content, s);
  const behind = points[other(side) as 0 | 1] - points[side as 0 | 1];
  if (behind <= 0) return 0;
  const late = 1 - (Math.max(1, turns) - 1) / Math.max(1, battle?.turns ?? 1);
  return Math.min(1, behind / margin) * (0.4 + 0.6 * late);
}

/** Whoever loses by waiting fears less, and goes nearer. */
function pressed(mind: Mind, need: number): Mind {
  return { ...mind, fear: mind.fear * (1 - 0.5 * need), drive: need, boldness: mind.boldness - 0.3 * need };
}

/** What one more point of strain costs a side: the nearer its thresholds, the more (EMP XII). */
function strainPrice(content: EmpereurContent, s: EmpereurState, side: number): number {
  const battle = content.scenarios[s.scenario];
  let price = 0;
  for (const body of battle?.bodies ?? []) {
    if (body.side !== side || body.despair <= 0) continue;
    const strain = strainOf(content, s, body);
    const stake = (body.lost ? DESPAIR : (battle?.victory.despair ?? 0)) + (battle?.victory.demoralised ?? 0);
    const reached = Math.min(1, strain / body.despair);
    price = Math.max(price, (stake / body.despair) * (RAMP + reached));
  }
  return price;
}

export function sheetOf({ content }: Pick<Scene, 'content'>, unit: number): Unit {
  return content.units[unit] as Unit;
}

export const isFoot = (scene: Pick<Scene, 'content'>, unit: number): boolean => sheetOf(scene, unit).arm === INFANTRY;
export const isHorse = (scene: Pick<Scene, 'content'>, unit: number): boolean => sheetOf(scene, unit).arm === CAVALRY;
export const isGuns = (scene: Pick<Scene, 'content'>, unit: number): boolean => sheetOf(scene, unit).arm === ARTILLERY;

/** What it costs a side that a unit with so many steps loses its order; one that had none is gone. */
export function breakCost(scene: Scene, unit: number, steps: number = scene.s.steps[unit] as number): number {
  const { side } = sheetOf(scene, unit);
  const lasting = Math.min(1, scene.turnsLeft / 3);
  // EMP XVI.5: a rout is bad for longer, but nobody is gone.
  if (scene.s.form[unit] === DISORDERED && plays(scene.s, ROUT) && !isLeft(scene.s, unit))
    return lasting * 2 * DISORDER_STEP * steps;
  if (scene.s.form[unit] === DISORDERED) return stepCost(scene, unit, steps) + goneCost(scene, unit);
  const guns = isGuns(scene, unit) ? 0.6 : 0;
  return scene.strainWorth[side] + lasting * (DISORDER_STEP * steps + guns);
}

export function stepCost(scene: Scene, unit: number, steps: number): number {
  return scene.stepWorth[sheetOf(scene, unit).side] * steps;
}

/** More for a unit that is eliminated, by its arm. */
export function goneCost({ content, s }: Scene, unit: number): number {
  return content.scenarios[s.scenario]?.victory.gone[content.units[unit]?.arm ?? 0] ?? 0;
}

/** The morale with which a unit would test now, from the front. */
export function moraleOf({ content, s }: Scene, unit: number): number {
  return testOdds(content, s, unit).morale;
}

/** A pile of the enemy as a target. */
export interface Target {
  readonly hex: number;
  readonly top: number;
  readonly units: readonly number[];
  readonly morale: number;
  readonly stepWorth: number;
  readonly breakCost: number;
}

/** The piles of a side, each with what it would cost to be hit. */
export function pilesOf(scene: Scene, side: number): Target[] {
  const { content, s } = scene;
  const hexes = new Set<number>();
  for (let unit = 0; unit < s.hex.length; unit++) {
    if ((s.hex[unit] as number) >= 0 && content.units[unit]?.side === side) hexes.add(s.hex[unit] as number);
  }
  return [...hexes].flatMap((hex) => {
    const units = pileAt(s, hex);
    const [top] = units;
    if (top === undefined) return [];
    const stepWorth = (scene.stepWorth[side] as number) + ((s.steps[top] as number) === 1 ? goneCost(scene, top) : 0);
    return [{ hex, top, units, morale: moraleOf(scene, top), stepWorth, breakCost: breakCost(scene, top) }];
  });
}

/** A hex that counts: what changes for a side if it takes it, or if it loses one that it holds. */
export interface Prize {
  readonly hex: number;
  readonly points: number;
  readonly holder: number;
}

/** By hex what it is worth now, reckoned place by place: some count only with others, or only for one side. */
export function prizesOf({ content, s, side }: Pick<Scene, 'content' | 's' | 'side'>): Prize[] {
  const hexes = victoryHexes(content, s.scenario);
  const worth = new Map<number, number>();
  for (const place of content.scenarios[s.scenario]?.victory.places ?? []) {
    const holders = place.hexes.map((hex) => s.held[hexes.indexOf(hex)] as number);
    const count = (by: number) => holders.filter((holder) => holder === by).length;
    const [mine, theirs] = [count(side), count(other(side))];
    const [forMe, forThem] = [place.points[side as 0 | 1], place.points[other(side) as 0 | 1]];
    const open = holders.length - theirs;
    for (const [i, hex] of place.hexes.entries()) {
      const holder = holders[i] as number;
      // Whoever holds it keeps what it brings him, and keeps the other from it.
      const kept = mine >= place.least ? forMe / (mine - place.least + 1) : (0.3 * forMe) / place.least;
      const denied = theirs < place.least ? forThem / (place.least - theirs) / Math.max(1, open) : 0;
      const won = mine < place.least ? forMe / (place.least - mine) : 0;
      const broken = theirs >= place.least && holder === other(side) ? forThem / (theirs - place.least + 1) : 0;
      worth.set(hex, (worth.get(hex) ?? 0) + (holder === side ? kept + denied : won + broken));
    }
  }
  return hexes.map((hex, i) => ({ hex, points: worth.get(hex) ?? 0, holder: s.held[i] as number }));
}
