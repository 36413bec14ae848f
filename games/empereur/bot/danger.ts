import { ARTILLERY, CAVALRY, INFANTRY } from '../content/types.ts';
import { holdChance } from '../odds.ts';
import { valueAt } from '../rules/fire/coverage.ts';
import { frontOf, includesDirection, takenFrom } from '../rules/formations/poses.ts';
import { defenceValue } from '../rules/formations/values.ts';
import { directionTo, distance, levelAt, nextHex, terrainAt } from '../rules/ground/field.ts';
import { DIRECTIONS, OFF } from '../rules/ground/hexes.ts';
import { lineBetween } from '../rules/ground/sight.ts';
import { pileAt } from '../rules/piles/board.ts';
import { DISORDERED, inOrder, LINE, other, SQUARE } from '../rules/state.ts';
import { sparesTests } from '../rules/options/walls.ts';
import { marchCosts, rideCosts } from './ground.ts';
import { breakCost, isFoot, moraleOf, pilesOf, type Scene, sheetOf, stepCost, type Target } from './scene.ts';
import { MOST_FIRE, shockMeans } from './tables.ts';

interface Shot {
  readonly value: number;
  readonly away: number;
  readonly guns: boolean;
  readonly enters: readonly number[];
}

/** An enemy that may come: foot that assaults, or horse that charges. */
export interface Comer {
  readonly unit: number;
  readonly hex: number;
  readonly power: number;
  /** Of each step, as it attacks. */
  readonly value: number;
  readonly moves: number;
  readonly costs: Uint8Array;
  /** How many of our piles it could turn on: it cannot attack them all. */
  readonly share: number;
}

/** How much of an enemy is still to be feared elsewhere who has our foot before him. */
const HELD = 0.4;

/** What the enemy could do to whoever stands where, looked up hex by hex and kept while a plan is made. */
export class Danger {
  readonly scene: Scene;
  readonly enemies: readonly Target[];
  readonly own: readonly Target[];
  readonly #shots = new Map<number, readonly Shot[]>();
  readonly feet: readonly Comer[];
  readonly horse: readonly Comer[];
  readonly #morale = new Map<number, number>();
  readonly #held = new Map<number, boolean>();
  /** By hex, the enemy on top. */
  readonly #top: ReadonlyMap<number, number>;

  constructor(scene: Scene) {
    this.scene = scene;
    this.enemies = pilesOf(scene, other(scene.side));
    this.own = pilesOf(scene, scene.side);
    this.#top = new Map(this.enemies.map(({ hex, top }) => [hex, top]));
    this.feet = this.#comers(INFANTRY);
    this.horse = this.#comers(CAVALRY);
  }

  #comers(arm: number): Comer[] {
    const { scene } = this;
    const { content, s } = scene;
    return this.enemies.flatMap(({ hex, units }) =>
      units.flatMap((unit) => {
        const sheet = sheetOf(scene, unit);
        if (sheet.arm !== arm || !inOrder(s, unit)) return [];
        const costs =
          arm === INFANTRY ? marchCosts(content, s.scenario, arm, hex) : rideCosts(content, s.scenario, hex);
        const moves = sheet.moves[1];
        const reached = this.own.filter((one) => (costs[one.hex] as number) <= moves + 1).length;
        const value = arm === INFANTRY ? sheet.shock + 1 : sheet.shock;
        const power = (s.steps[unit] as number) * value;
        return [{ unit, hex, power, value, moves, costs, share: 1 / (1 + 0.5 * Math.max(0, reached - 1)) }];
      }),
    );
  }

  morale(unit: number): number {
    let known = this.#morale.get(unit);
    if (known === undefined) {
      known = moraleOf(this.scene, unit);
      this.#morale.set(unit, known);
    }
    return known;
  }

  /** The shots that could fall on a hex from where the enemy stands. */
  shotsAt(hex: number): readonly Shot[] {
    let known = this.#shots.get(hex);
    if (known !== undefined) return known;
    const { content, s, field } = this.scene;
    const found: Shot[] = [];
    for (const enemy of this.enemies) {
      const sheet = sheetOf(this.scene, enemy.top);
      if (sheet.arm === CAVALRY) continue;
      const away = distance(field, enemy.hex, hex);
      if (away === 0 || away > sheet.range) continue;
      const value = valueAt(content, s, enemy.top, hex);
      if (value > 0)
        found.push({ value, away, guns: sheet.arm === ARTILLERY, enters: lineBetween(field, enemy.hex, hex).enters });
    }
    known = found;
    this.#shots.set(hex, known);
    return known;
  }

  /** Whoever has moved may hide or uncover others. */
  forget(): void {
    this.#shots.clear();
    this.#held.clear();
  }

  /** What fire of a total costs a unit on a hex, in points. */
  fireCost(unit: number, hex: number, form: number, total: number, taken: number): number {
    if (total <= 0) return 0;
    const { scene } = this;
    const at = Math.min(MOST_FIRE, total);
    const means = form === SQUARE ? scene.means.square : scene.means.fire;
    const lost = (means.losses[at] as number) * stepCost(scene, unit, 1);
    if (sparesTests(scene.content, scene.s, hex)) return lost;
    const morale = this.morale(unit) - (taken === 0 ? 0 : taken === 1 ? 2 : 3);
    return lost + (means.tests[at] as number) * (1 - holdChance(morale)) * breakCost(scene, unit);
  }

  /** EMP VII.5: leaving a hex under opportunity fire. */
  leaving(unit: number, hex: number): number {
    let total = 0;
    for (const { value, away, guns } of this.shotsAt(hex)) if (away <= (guns ? 2 : 1)) total += value;
    return this.fireCost(unit, hex, LINE, total, 0);
  }

  /** EMP IX.7: coming before enemy cavalry; EMP V.8: in disorder among friends, who then test. */
  entering(unit: number, hex: number): number {
    const { scene } = this;
    const { s, field } = scene;
    let cost = 0;
    if (s.form[unit] === DISORDERED) {
      let passing = 1;
      for (const one of pileAt(s, hex)) {
        if (one === unit || !inOrder(s, one)) continue;
        passing *= 1 - holdChance(this.morale(one));
        cost += passing * breakCost(scene, one);
      }
    }
    for (const { unit: rider, hex: at, power } of this.horse) {
      const direction = directionTo(field, at, hex);
      if (direction === OFF) continue;
      if (!includesDirection(frontOf(s.form[rider] as number, s.facing[rider] as number), direction)) continue;
      cost += 0.6 * this.#shockCost(unit, hex, power, this.#defence(unit, hex, s.form[unit] as number, false));
    }
    return cost;
  }

  /** The fire that may be expected on a pose: how much of it depends on how many others there are to shoot at. */
  fireAt(unit: number, hex: number, form: number, facing: number): number {
    let [total, taken] = [0, 0];
    for (const { value, enters } of this.shotsAt(hex)) {
      total += value;
      taken = Math.max(taken, takenFrom(form, facing, enters));
    }
    return this.fireCost(unit, hex, form, total, taken);
  }

  #defence(unit: number, hex: number, form: number, behind: boolean): number {
    const { scene } = this;
    const { s } = scene;
    const mine = defenceValue(sheetOf(scene, unit), form, true) * (s.steps[unit] as number);
    const others = pileAt(s, hex).reduce(
      (sum, one) =>
        one === unit
          ? sum
          : sum + defenceValue(sheetOf(scene, one), s.form[one] as number, true) * (s.steps[one] as number),
      0,
    );
    return (mine + others) / (behind ? 2 : 1);
  }

  /** What a shock of this power costs whoever it falls on. */
  #shockCost(unit: number, hex: number, attack: number, defence: number, behind = false): number {
    const { scene } = this;
    const { defender } = shockMeans(scene.means, attack, defence);
    const walls = terrainAt(scene.field, hex).walls;
    const tests = walls ? 0 : defender.tests * (1 - holdChance(this.morale(unit) - (behind ? 2 : 0)));
    const lost = defender.losses + defender.gone * (scene.s.steps[unit] as number);
    return (defender.breaks + tests) * breakCost(scene, unit) + lost * stepCost(scene, unit, 1);
  }

  /** What assaults in the enemy's next turn may cost: the likelier, the better they stand for him. */
  assaultAt(unit: number, hex: number, form: number, facing: number): number {
    const { scene } = this;
    const { field } = scene;
    const { shock } = terrainAt(field, hex);
    const powers: number[] = [];
    for (const { unit: foe, costs, moves, power, share } of this.feet) {
      const cost = costs[hex] as number;
      if (cost > moves + 1) continue;
      const near = (cost <= 2 ? 1 : cost <= moves ? 0.8 : 0.5) * (this.#isHeld(foe, hex) ? HELD : 1);
      const uphill = levelAt(field, hex) > levelAt(field, scene.s.hex[foe] as number) ? -1 : 0;
      const value = power + (shock + uphill) * (scene.s.steps[foe] as number);
      if (value > 0) powers.push(value * near * share);
    }
    if (powers.length === 0) return 0;
    powers.sort((one, two) => two - one);
    const attack = powers.slice(0, 3).reduce((sum, power) => sum + power, 0);
    const open = this.openFlank(unit, hex, form, facing);
    const risk = (behind: boolean) => {
      const defence = this.#defence(unit, hex, form, behind);
      const ratio = defence <= 0 ? 9 : attack / defence;
      const likely = ratio >= 3 ? 0.8 : ratio >= 2 ? 0.6 : ratio >= 1.4 ? 0.4 : ratio >= 0.95 ? 0.15 : 0.03;
      return likely * this.#shockCost(unit, hex, attack, defence, behind);
    };
    const trapped = this.trap(hex) * stepCost(scene, unit, scene.s.steps[unit] as number) * 0.5;
    return trapped + (1 - open) * risk(false) + open * risk(true);
  }

  /** Whether an enemy has foot of ours before him, elsewhere: he will not turn his back on it to go further. */
  #isHeld(foe: number, hex: number): boolean {
    const { s, field, side } = this.scene;
    const at = s.hex[foe] as number;
    if (distance(field, at, hex) <= 1) return false;
    let known = this.#held.get(at);
    if (known === undefined) {
      known = DIRECTIONS.some((direction) => {
        const near = nextHex(field, at, direction);
        if (near === OFF) return false;
        return pileAt(s, near).some(
          (one) => sheetOf(this.scene, one).side === side && isFoot(this.scene, one) && inOrder(s, one),
        );
      });
      this.#held.set(at, known);
    }
    return known;
  }

  /** How likely somebody takes it from flank or rear: 0 if all ways there are covered, blocked or too far. */
  openFlank(unit: number, hex: number, form: number, facing: number): number {
    const { scene } = this;
    const { s, field, side } = scene;
    const front = frontOf(form, facing);
    let most = 0;
    for (const direction of DIRECTIONS) {
      if (includesDirection(front, direction)) continue;
      const near = nextHex(field, hex, direction);
      if (near === OFF || pileAt(s, near).some((one) => sheetOf(scene, one).side === side)) continue;
      const reach = Math.max(
        0,
        ...this.feet.map(({ costs, moves }) => this.#reach(costs[near] as number, moves)),
        ...this.horse.map(({ costs, moves }) => this.#reach(costs[near] as number, moves - 1)),
      );
      if (reach <= most || this.isFronted(unit, near)) continue;
      most = reach;
    }
    return most;
  }

  #reach(cost: number, moves: number): number {
    return cost <= moves - 2 ? 0.7 : cost <= moves ? 0.4 : 0;
  }

  /** Whether a friend has a hex before him, so that nobody comes from there behind another (EMP VIII.6). */
  isFronted(unit: number, hex: number): boolean {
    const { scene } = this;
    const { s, field } = scene;
    for (const direction of DIRECTIONS) {
      const at = nextHex(field, hex, direction);
      if (at === OFF) continue;
      for (const one of pileAt(s, at)) {
        if (one === unit || sheetOf(scene, one).side !== scene.side || !inOrder(s, one)) continue;
        const back = (direction + 3) % 6;
        if (includesDirection(frontOf(s.form[one] as number, s.facing[one] as number), back)) return true;
      }
    }
    return false;
  }

  /** What horse may do in the enemy's next turn. */
  chargeAt(unit: number, hex: number, form: number): number {
    const { scene } = this;
    const { field } = scene;
    const terrain = terrainAt(field, hex);
    if (terrain.adapted || terrain.charge === 0) return 0;
    let attack = 0;
    let likely = 0;
    for (const { costs, moves, power, share } of this.horse) {
      const cost = costs[hex] as number;
      if (cost > moves) continue;
      attack = Math.max(attack, power);
      likely = Math.min(0.8, likely + 0.5 * share);
    }
    if (attack === 0) return 0;
    const sheet = sheetOf(scene, unit);
    const beside = pileAt(scene.s, hex).some((one) => one !== unit && sheetOf(scene, one).arm === INFANTRY);
    if (sheet.arm === INFANTRY && form === SQUARE) return 0.05 * likely;
    const defence = this.#defence(unit, hex, form, false);
    const struck = this.#shockCost(unit, hex, attack, defence) + stepCost(scene, unit, 1) * 0.7;
    if (sheet.arm === INFANTRY && form !== DISORDERED) return likely * (1 - holdChance(this.morale(unit) + 1)) * struck;
    if (sheet.arm === ARTILLERY && beside) return 0.3 * likely * struck;
    return likely * struck;
  }

  /** Whether enemy horse could charge somebody there in this turn or the next one. */
  horseNear(hex: number): boolean {
    return this.horse.some(({ costs, moves }) => (costs[hex] as number) <= moves + 2);
  }

  /** How many more of a broken unit's steps are lost because the ways out are the enemy's. */
  trap(hex: number): number {
    const { s, field, side } = this.scene;
    let free = 0;
    for (const direction of DIRECTIONS) {
      const near = nextHex(field, hex, direction);
      if (near === OFF || pileAt(s, near).some((one) => sheetOf(this.scene, one).side !== side)) continue;
      if (!this.#isFoes(near)) free++;
    }
    return free >= 3 ? 0 : free === 2 ? 0.15 : free === 1 ? 0.35 : 0.7;
  }

  /** Whether an enemy in order has a hex before him. */
  #isFoes(hex: number): boolean {
    const { s, field } = this.scene;
    return DIRECTIONS.some((direction) => {
      const at = nextHex(field, hex, direction);
      if (at === OFF) return false;
      const foe = this.#top.get(at);
      if (foe === undefined || !inOrder(s, foe)) return false;
      return includesDirection(frontOf(s.form[foe] as number, s.facing[foe] as number), (direction + 3) % 6);
    });
  }

  /** Points from the nearest enemy foot or horse in order to a hex. */
  nearestComer(hex: number): number {
    let least = 99;
    for (const { costs } of this.feet) least = Math.min(least, costs[hex] as number);
    for (const { costs } of this.horse) least = Math.min(least, costs[hex] as number);
    return least;
  }
}
