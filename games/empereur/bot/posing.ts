import { ARTILLERY, CAVALRY, INFANTRY } from '../content/types.ts';
import { holdChance, rallyOdds, shockOdds, type Toll } from '../odds.ts';
import { valueAt } from '../rules/fire/coverage.ts';
import { includesDirection, shockArc } from '../rules/formations/poses.ts';
import { defenceValue } from '../rules/formations/values.ts';
import { around, directionTo, distance, fieldOf, nextHex, terrainAt } from '../rules/ground/field.ts';
import { DIRECTIONS, OFF } from '../rules/ground/hexes.ts';
import { waysBetween } from '../rules/ground/sight.ts';
import { pileAt, touch } from '../rules/piles/board.ts';
import { COLUMN, DISORDERED, inOrder, LINE, other, SQUARE } from '../rules/state.ts';
import { Balance } from './balance.ts';
import { sparesTests } from '../rules/options/walls.ts';
import { ownGates } from './gates.ts';
import type { Danger } from './danger.ts';
import { type Goal, goalWorth, PATIENCE } from './goals.ts';
import { FAR, marchCosts, rideCosts } from './ground.ts';
import { whim } from './mind.ts';
import type { Way } from './reach.ts';
import {
  breakCost,
  DISORDER_STEP,
  goneCost,
  isFoot,
  prizesOf,
  type Scene,
  sheetOf,
  stepCost,
  type Target,
} from './scene.ts';
import type { Script } from './scripts.ts';
import { MOST_FIRE, shockMeans } from './tables.ts';
import { strayCost } from './tether.ts';

/** What a pose is worth, part by part; a script says what each part counts. */
export interface Terms {
  goal: number;
  press: number;
  fire: number;
  shock: number;
  cover: number;
  risk: number;
  /** Standing where the enemy is the stronger all around. */
  alone: number;
  flank: number;
  square: number;
  home: number;
  /** What counts the same for every script: the way there, friends beside it, guns alone. */
  rest: number;
}

const NO_TERMS: Terms = {
  goal: 0,
  press: 0,
  fire: 0,
  shock: 0,
  cover: 0,
  risk: 0,
  alone: 0,
  flank: 0,
  square: 0,
  home: 0,
  rest: 0,
};

/** How much of itself a unit expects to lose where the enemy is twice as strong as can be borne. */
const ALONE = 0.22;
/** So many points of movement from the enemy nobody is reached in a turn. */
const SAFE = 8;

/** What a toll costs a side, in points. */
export function tollCost(scene: Scene, side: number, toll: Toll): number {
  const lasting = Math.min(1, scene.turnsLeft / 3);
  return (
    toll.steps * (scene.stepWorth[side] as number) +
    toll.breaks * (scene.strainWorth[side] as number) +
    toll.disordered * DISORDER_STEP * lasting
  );
}

/** Judges poses on a scene in which those who have been placed already stand where they will. */
export class Posing {
  readonly scene: Scene;
  readonly danger: Danger;
  readonly balance: Balance;
  readonly goals: ReadonlyMap<number, Goal>;
  readonly placed = new Set<number>();
  readonly #prizes: ReadonlyMap<number, number>;
  /** What each place is worth to whoever takes it. */
  readonly places = new Map<number, number>();
  readonly #strikes = new Map<string, number>();
  readonly #fields = new Map<number, readonly Uint8Array[]>();
  /** By which friends are still to come. */
  readonly #gates: ReadonlySet<number>;
  /** Hexes over which friendly guns fire at somebody. */
  readonly #lanes = new Set<number>();

  constructor(danger: Danger, goals: ReadonlyMap<number, Goal>) {
    this.scene = danger.scene;
    this.danger = danger;
    this.balance = new Balance(danger.scene);
    this.goals = goals;
    this.#gates = ownGates(this.scene);
    const { side } = this.scene;
    const prizes = prizesOf(this.scene);
    this.#prizes = new Map(prizes.filter(({ holder }) => holder !== side).map(({ hex, points }) => [hex, points]));
    for (const { hex, points } of prizes) this.places.set(hex, points);
  }

  /** The terms of a pose; the unit is lifted from the board meanwhile. */
  terms(unit: number, way: Way): Terms {
    const { scene, danger } = this;
    const { s } = scene;
    const { hex, form, facing } = way;
    const sheet = sheetOf(scene, unit);
    if (form === DISORDERED) return this.#broken(unit, way);
    const goal = this.goals.get(unit);
    const here = (this.#prizes.get(hex) ?? 0) * (sheet.arm === ARTILLERY ? 0.2 : 0.9);
    const made = goal === undefined ? 0 : goalWorth(scene, goal, unit, hex);
    const kept = [s.hex[unit], s.form[unit], s.facing[unit]] as [number, number, number];
    s.hex[unit] = hex;
    s.form[unit] = form;
    s.facing[unit] = facing;
    const fire = this.#fire(unit, hex);
    [s.hex[unit], s.form[unit], s.facing[unit]] = kept;
    return {
      goal: Math.max(made, here),
      press: this.#press(unit, hex),
      // Guns stay where they are well placed, and fire in both sides' turns.
      fire: (sheet.arm === ARTILLERY ? 2.4 : 1.6) * fire,
      shock: sheet.arm === INFANTRY ? this.#strike(unit, way) : sheet.arm === CAVALRY ? this.#menace(unit, hex) : 0,
      cover: -1.4 * danger.fireAt(unit, hex, form, facing),
      risk: -this.#screened(unit, hex) * this.#peril(unit, way),
      alone: -this.#alone(unit, hex),
      flank: -0.25 * danger.openFlank(unit, hex, form, facing),
      square: form === SQUARE ? 1 : 0,
      home: -this.#home(hex) / 10,
      rest: this.#rest(unit, way),
    };
  }

  #peril(unit: number, { hex, form, facing }: Way): number {
    return this.danger.assaultAt(unit, hex, form, facing) + this.danger.chargeAt(unit, hex, form);
  }

  /** What it costs to stand where the enemy is the stronger all around. */
  #alone(unit: number, hex: number): number {
    const { scene } = this;
    const odds = this.balance.odds(unit, hex, this.placed);
    if (odds === 0) return 0;
    const steps = stepCost(scene, unit, scene.s.steps[unit] as number);
    return ALONE * odds * steps * (isFoot(scene, unit) ? 1 : 0.45);
  }

  /** What reaches guns through the foot beside them. */
  #screened(unit: number, hex: number): number {
    const { scene } = this;
    if (sheetOf(scene, unit).arm !== ARTILLERY) return 1;
    const foot = this.#footBeside(unit, hex);
    return foot >= 2 ? 0.3 : foot === 1 ? 0.55 : 1;
  }

  #footBeside(unit: number, hex: number): number {
    const { s, field, side } = this.scene;
    return [hex, ...around(field, hex)].filter((near) =>
      pileAt(s, near).some(
        (one) => one !== unit && isFoot(this.scene, one) && sheetOf(this.scene, one).side === side && inOrder(s, one),
      ),
    ).length;
  }

  /** Whoever has lost his order keeps out of reach and no further, where he rallies best (EMP XI), and off the map's edge. */
  #broken(unit: number, way: Way): Terms {
    const { scene, danger } = this;
    const { content, s, field } = scene;
    const { hex, facing } = way;
    const near = danger.nearestComer(hex);
    const kept = s.hex[unit] as number;
    s.hex[unit] = hex;
    const { holds } = rallyOdds(content, s, unit);
    s.hex[unit] = kept;
    const refuge = terrainAt(field, hex).refuge ? 0.5 : 0;
    const steps = stepCost(scene, unit, s.steps[unit] as number);
    // EMP VIII.9, XI.4: a rally that fails runs two hexes towards the line of communication, and off the map.
    const edge = this.#home(hex) <= 2 && refuge === 0 ? 0.6 * (1 - holds) * steps : 0;
    return {
      ...NO_TERMS,
      cover: -1.4 * danger.fireAt(unit, hex, DISORDERED, facing),
      risk: -(danger.assaultAt(unit, hex, DISORDERED, facing) + danger.chargeAt(unit, hex, DISORDERED)),
      rest: 0.5 * steps * holds + refuge - edge - 0.12 * Math.max(0, SAFE - near) - 0.04 * way.spent - way.risk,
    };
  }

  score(unit: number, way: Way, terms: Terms, script: Script): number {
    const { mind, s } = this.scene;
    const fear = mind.fear;
    // Guns that fire at nobody have no reason to stay.
    const idle = terms.fire === 0 && sheetOf(this.scene, unit).arm === ARTILLERY;
    const stays = way.moves || idle ? 0 : script.stay;
    let sum = terms.goal * script.goal + terms.press * (script.press + 1.5 * mind.drive) + terms.fire * script.fire;
    sum += terms.shock * script.shock + terms.square * script.square + terms.home * script.home;
    sum += terms.cover * script.cover * Math.max(0.5, fear);
    sum +=
      terms.risk * script.risk * fear +
      terms.alone * script.alone * fear +
      terms.flank * script.flank * fear +
      terms.rest +
      stays;
    if (mind.misjudges > 0) sum += mind.misjudges * (2 * whim(s.turn, unit, way.hex, way.form, way.facing) - 1);
    return sum;
  }

  /** A unit stands where it is meant to: from now on the others reckon with it. */
  place(unit: number, { hex, form, facing }: Pick<Way, 'hex' | 'form' | 'facing'>): void {
    const { s } = this.scene;
    s.hex[unit] = hex;
    s.form[unit] = form;
    s.facing[unit] = facing;
    s.rank[unit] = -1 - this.placed.size;
    touch(s);
    this.placed.add(unit);
    this.#strikes.clear();
    this.danger.forget();
    if (sheetOf(this.scene, unit).arm === ARTILLERY && form === LINE) this.#openLanes(unit, hex);
  }

  /** Batteries that stand where they fire from are not masked by those who move before them. */
  keepLanes(units: readonly number[]): void {
    const { s } = this.scene;
    for (const unit of units) {
      if (sheetOf(this.scene, unit).arm === ARTILLERY && s.form[unit] === LINE)
        this.#openLanes(unit, s.hex[unit] as number);
    }
  }

  #openLanes(unit: number, hex: number): void {
    const { content, s } = this.scene;
    for (const target of this.danger.enemies) {
      if (valueAt(content, s, unit, target.hex) <= 0) continue;
      const [way] = waysBetween(content, s.scenario, hex, target.hex);
      for (const between of way ?? []) this.#lanes.add(between);
    }
  }

  /** The best shot from where it stands now, in points. */
  #fire(unit: number, hex: number): number {
    const { scene, danger } = this;
    const { content, s, field, means } = scene;
    const sheet = sheetOf(scene, unit);
    if (sheet.arm === CAVALRY) return 0;
    let best = 0;
    let second = 0;
    for (const target of danger.enemies) {
      if (distance(field, hex, target.hex) > sheet.range) continue;
      const value = Math.min(MOST_FIRE, valueAt(content, s, unit, target.hex));
      if (value <= 0) continue;
      const worth = shotWorth(scene, means, target, value);
      if (worth > best) [best, second] = [worth, best];
      else second = Math.max(second, worth);
    }
    return best + 0.15 * second;
  }

  /** What horse could charge in its next turn from here: it is not there to be shot at, but to be feared. */
  #menace(unit: number, hex: number): number {
    const { scene, danger } = this;
    const { content, s, means } = scene;
    const costs = rideCosts(content, s.scenario, hex);
    const sheet = sheetOf(scene, unit);
    const power = sheet.shock * (s.steps[unit] as number);
    let best = 0;
    for (const target of danger.enemies) {
      const cost = costs[target.hex] as number;
      const terrain = terrainAt(scene.field, target.hex);
      if (cost > sheet.moves[1] || cost < 2 || terrain.adapted || terrain.charge === 0) continue;
      const foot = isFoot(scene, target.top) && s.form[target.top] !== DISORDERED;
      if (foot && s.form[target.top] === SQUARE) continue;
      const defence = target.units.reduce(
        (sum, one) => sum + defenceValue(sheetOf(scene, one), s.form[one] as number, false) * (s.steps[one] as number),
        0,
      );
      const { defender, attacker } = shockMeans(means, power, defence);
      const falls = defender.breaks + defender.tests * (1 - holdChance(target.morale));
      const fails = attacker.breaks + attacker.tests * (1 - holdChance(danger.morale(unit)));
      const gain = falls * target.breakCost + defender.losses * target.stepWorth - fails * breakCost(scene, unit);
      best = Math.max(best, (foot ? 1 - holdChance(target.morale + 1) : 1) * gain);
    }
    return 0.4 * best;
  }

  /** The best assault from this pose, with those friends who stand ready beside the same enemy. */
  #strike(unit: number, { hex, form, facing }: Way): number {
    const { scene, danger } = this;
    const { field } = scene;
    const sheet = sheetOf(scene, unit);
    const arc = shockArc(sheet.arm, form, facing);
    let best = 0;
    for (const target of danger.enemies) {
      const direction = directionTo(field, hex, target.hex);
      if (direction === OFF || !includesDirection(arc, direction)) continue;
      const key = `${unit} ${hex} ${form} ${target.hex}`;
      let worth = this.#strikes.get(key);
      if (worth === undefined) {
        worth = this.#assault(unit, { hex, form, facing }, target);
        this.#strikes.set(key, worth);
      }
      best = Math.max(best, worth);
    }
    return best;
  }

  #assault(unit: number, pose: Pick<Way, 'hex' | 'form' | 'facing'>, target: Target): number {
    const { scene } = this;
    const { content, s } = scene;
    const friends = around(fieldOf(content, s.scenario), target.hex).filter(
      (at) => at !== pose.hex && pileAt(s, at).some((one) => this.placed.has(one) && inOrder(s, one)),
    );
    const alone = friends.length === 0 ? 0 : Math.max(0, this.#worthOf(friends, target));
    const kept = { hex: s.hex[unit] as number, form: s.form[unit] as number, facing: s.facing[unit] as number };
    s.hex[unit] = pose.hex;
    s.form[unit] = pose.form;
    s.facing[unit] = pose.facing;
    touch(s);
    const together = this.#worthOf([...friends, pose.hex], target);
    s.hex[unit] = kept.hex;
    s.form[unit] = kept.form;
    s.facing[unit] = kept.facing;
    touch(s);
    return Math.max(0, together - alone);
  }

  #worthOf(piles: readonly number[], target: Target): number {
    return assaultWorth(this.scene, piles, target.hex, this.places.get(target.hex) ?? 0);
  }

  #press(unit: number, hex: number): number {
    const { scene, danger } = this;
    const { content, s } = scene;
    const sheet = sheetOf(scene, unit);
    const moves = Math.max(1, sheet.moves[1]);
    let fields = this.#fields.get(sheet.arm);
    if (fields === undefined) {
      fields = danger.enemies.map((enemy) => marchCosts(content, s.scenario, sheet.arm, enemy.hex));
      this.#fields.set(sheet.arm, fields);
    }
    let best = 0;
    for (const [i, enemy] of danger.enemies.entries()) {
      const cost = fields[i]?.[hex] ?? FAR;
      if (cost >= FAR) continue;
      const weak = s.form[enemy.top] === DISORDERED ? 1.2 : 1;
      const near = sheet.arm === INFANTRY ? cost : Math.max(3, cost);
      best = Math.max(best, weak * PATIENCE ** (near / moves));
    }
    if (sheet.arm === CAVALRY) return 0.4 * best + 0.6 * this.#behindFoot(unit, hex);
    // Guns that see nobody do nothing: they follow the fight.
    return sheet.arm === ARTILLERY ? 1.7 * best + 0.8 * this.#behindFoot(unit, hex) : best;
  }

  /** Horse and guns keep close to the foot that fights. */
  #behindFoot(unit: number, hex: number): number {
    const { scene, danger } = this;
    const { s, field, side } = scene;
    let best = 0;
    for (const target of danger.own) {
      if (target.top === unit || sheetOf(scene, target.top).side !== side || !isFoot(scene, target.top)) continue;
      const at = s.hex[target.top] as number;
      if (at < 0 || !inOrder(s, target.top)) continue;
      const near = Math.max(0, distance(field, at, hex) - 2);
      best = Math.max(best, PATIENCE ** (near / 2) * PATIENCE ** (danger.nearestComer(at) / 6));
    }
    return best;
  }

  #home(hex: number): number {
    return this.scene.field.toLine[this.scene.side]?.[hex] ?? 0;
  }

  /** Whether foot there has guns beside it that the enemy could reach, and that nobody else looks after. */
  #guardsGuns(unit: number, hex: number): boolean {
    const { danger, scene } = this;
    return danger.own.some(({ top }) => {
      const at = scene.s.hex[top] as number;
      if (at < 0 || sheetOf(scene, top).arm !== ARTILLERY || distance(scene.field, at, hex) > 1) return false;
      return (danger.horseNear(at) || danger.nearestComer(at) <= 6) && this.#footBeside(unit, at) === 0;
    });
  }

  /** Friends close by, but no crowd; guns that are not alone; lanes of fire that stay open; a way under few shots. */
  #rest(unit: number, { hex, form, risk }: Way): number {
    const { scene, danger } = this;
    const { s, field, side } = scene;
    const sheet = sheetOf(scene, unit);
    let [beside, foot] = [0, 0];
    for (const direction of DIRECTIONS) {
      const near = nextHex(field, hex, direction);
      if (near === OFF) continue;
      for (const one of pileAt(s, near)) {
        if (one === unit || sheetOf(scene, one).side !== side || !inOrder(s, one)) continue;
        beside++;
        if (sheetOf(scene, one).arm === INFANTRY) foot++;
      }
    }
    const stack = pileAt(s, hex).filter((one) => one !== unit && sheetOf(scene, one).side === side);
    if (stack.some((one) => sheetOf(scene, one).arm === INFANTRY)) foot++;
    let sum = -risk * (0.4 + 0.6 * scene.mind.fear) + 0.08 * Math.min(2, beside) - 0.1 * Math.max(0, beside - 3);
    sum -= 0.25 * stack.length + strayCost(scene, unit, hex);
    if (this.#gates.has(hex)) sum -= 2;
    if (sheet.arm === ARTILLERY && foot === 0 && danger.nearestComer(hex) <= 8) sum -= 0.6;
    if (sheet.arm !== ARTILLERY && this.#lanes.has(hex)) sum -= 0.35;
    if (sheet.arm === ARTILLERY && form === COLUMN && danger.shotsAt(hex).length > 0) sum -= 0.4;
    // A square does not march, and is half as strong against foot: it must be worth it.
    if (form === SQUARE) sum -= danger.horseNear(hex) ? 0.5 : 2;
    if (terrainAt(field, hex).walls && sheet.arm === INFANTRY) sum += 0.15;
    if (sheet.arm === INFANTRY && this.#guardsGuns(unit, hex)) sum += 1;
    return sum;
  }
}

/** What a shot of this value at a pile is worth by itself. */
export function shotWorth(scene: Scene, means: Scene['means'], target: Target, value: number): number {
  const { s } = scene;
  const table = s.form[target.top] === SQUARE ? means.square : means.fire;
  const at = Math.min(MOST_FIRE, value);
  const lost = (table.losses[at] as number) * target.stepWorth;
  if (sparesTests(scene.content, s, target.hex)) return lost;
  return lost + (table.tests[at] as number) * (1 - holdChance(target.morale)) * target.breakCost;
}

/** What an assault of these piles on a hex is worth: what it costs both, and a place that may be won by it. */
export function assaultWorth(scene: Scene, piles: readonly number[], hex: number, prize: number): number {
  const { content, s, side } = scene;
  const odds = shockOdds(content, s, piles, hex);
  if (odds === null) return Number.NEGATIVE_INFINITY;
  const gone = pileAt(s, hex).reduce((sum, unit) => sum + goneCost(scene, unit), 0);
  const theirs = tollCost(scene, other(side), odds.defenders) + odds.defenders.clears * (0.35 * gone + 0.5 * prize);
  return theirs - tollCost(scene, side, odds.attackers);
}
