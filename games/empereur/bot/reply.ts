import { ARTILLERY, CAVALRY, INFANTRY } from '../content/types.ts';
import { holdChance } from '../odds.ts';
import { frontOf, includesDirection } from '../rules/formations/poses.ts';
import { defenceValue, halved } from '../rules/formations/values.ts';
import { levelAt, nextHex, terrainAt } from '../rules/ground/field.ts';
import { DIRECTIONS, OFF } from '../rules/ground/hexes.ts';
import { pileAt } from '../rules/piles/board.ts';
import { DISORDERED, onMap, SQUARE } from '../rules/state.ts';
import type { Comer, Danger } from './danger.ts';
import { breakCost, goneCost, moraleOf, type Scene, sheetOf, stepCost } from './scene.ts';
import { shockMeans, type Share } from './tables.ts';

/** What the enemy may be expected to do next: who is struck, by whom, and what both lose by it. */
export interface Blow {
  readonly hex: number;
  readonly by: readonly number[];
  readonly worth: number;
}

/** An enemy does not attack for less. */
const WORTHWHILE = 0.15;
/** He does not always see it, nor does it always come off: shots on the way, tests, other plans. */
const LIKELY = 0.7;

interface Place {
  readonly hex: number;
  readonly units: readonly number[];
  readonly prize: number;
  /** The hexes beside it from which it can be struck. */
  readonly from: readonly { readonly at: number; readonly behind: boolean; readonly more: number }[];
}

/**
 * The enemy's next turn, reckoned in the mean: every regiment and every troop of horse of his strikes once, where most is
 * won by it, together with those who come to the same place. So nobody is feared twice, and whoever stands where three
 * can fall on him is seen to stand there.
 */
export class Reply {
  readonly #scene: Scene;
  readonly #danger: Danger;
  readonly #prizes: ReadonlyMap<number, number>;

  constructor(scene: Scene, danger: Danger, prizes: ReadonlyMap<number, number>) {
    this.#scene = scene;
    this.#danger = danger;
    this.#prizes = prizes;
  }

  blows(): Blow[] {
    const places = this.#places();
    return [...this.#greedy(places, this.#danger.feet, INFANTRY), ...this.#greedy(places, this.#danger.horse, CAVALRY)];
  }

  #places(): Place[] {
    const { s, content, side, field } = this.#scene;
    const hexes = new Set<number>();
    for (let unit = 0; unit < s.hex.length; unit++)
      if (onMap(s, unit) && content.units[unit]?.side === side) hexes.add(s.hex[unit] as number);
    return [...hexes].map((hex) => {
      const units = pileAt(s, hex);
      const { shock } = terrainAt(field, hex);
      const from = DIRECTIONS.flatMap((direction) => {
        const at = nextHex(field, hex, direction);
        if (at === OFF || pileAt(s, at).some((one) => sheetOf(this.#scene, one).side === side)) return [];
        const faced = units.some((unit) =>
          includesDirection(frontOf(s.form[unit] as number, s.facing[unit] as number), direction),
        );
        const behind = !faced && !this.#danger.isFronted(units[0] ?? -1, at);
        const more = shock + (levelAt(field, hex) > levelAt(field, at) ? content.tables.sides.up.shock : 0);
        return [{ at, behind, more }];
      });
      return { hex, units, prize: this.#prizes.get(hex) ?? 0, from };
    });
  }

  #greedy(places: readonly Place[], comers: readonly Comer[], arm: number): Blow[] {
    const free = new Set(comers);
    const found: Blow[] = [];
    const open = new Map(places.map((place) => [place, this.#best(place, free, arm)] as const));
    for (;;) {
      let best: Blow | null = null;
      let where: Place | null = null;
      for (const [place, blow] of open)
        if (blow !== null && (best === null || blow.worth > best.worth)) [best, where] = [blow, place];
      if (best === null || where === null || best.worth < WORTHWHILE) return found;
      found.push({ ...best, worth: LIKELY * best.worth });
      open.delete(where);
      const { by } = best;
      for (const comer of free) if (by.includes(comer.unit)) free.delete(comer);
      for (const [place, blow] of open)
        if (blow?.by.some((unit) => by.includes(unit)) === true) open.set(place, this.#best(place, free, arm));
    }
  }

  #best(place: Place, free: ReadonlySet<Comer>, arm: number): Blow | null {
    return arm === INFANTRY ? this.#assault(place, free) : this.#charge(place, free);
  }

  /** Foot from up to three hexes, ten steps in each, those from behind first. */
  #assault(place: Place, free: ReadonlySet<Comer>): Blow | null {
    const { s } = this.#scene;
    const used = new Set<number>();
    const sides: { behind: boolean; power: number; units: number[] }[] = [];
    const spots = [...place.from].sort((one, two) => Number(two.behind) - Number(one.behind) || two.more - one.more);
    for (const { at, behind, more } of spots) {
      let [steps, power] = [0, 0];
      const units: number[] = [];
      for (const { unit, costs, moves, value } of free) {
        if (used.has(unit) || (costs[at] as number) > moves || steps + (s.steps[unit] as number) > 10) continue;
        const strength = Math.max(0, value + more) * (s.steps[unit] as number);
        if (strength === 0) continue;
        units.push(unit);
        steps += s.steps[unit] as number;
        power += strength;
      }
      if (units.length === 0) continue;
      for (const unit of units) used.add(unit);
      sides.push({ behind, power, units });
      if (sides.length === 3) break;
    }
    if (sides.length === 0) return null;
    const by = sides.flatMap(({ units }) => units);
    const power = sides.reduce((sum, one) => sum + one.power, 0);
    const behind = sides.some((one) => one.behind);
    return { hex: place.hex, by, worth: this.#shock(place, by, power, behind, true) };
  }

  #charge(place: Place, free: ReadonlySet<Comer>): Blow | null {
    const { scene } = this.#danger;
    const { s, field } = scene;
    const terrain = terrainAt(field, place.hex);
    if (terrain.adapted || terrain.charge === 0) return null;
    const foot = place.units.filter((unit) => sheetOf(scene, unit).arm === INFANTRY && s.form[unit] !== DISORDERED);
    if (foot.some((unit) => s.form[unit] === SQUARE)) return null;
    let best: Blow | null = null;
    for (const { unit, costs, moves, power } of free) {
      const spot = place.from.find(({ at }) => (costs[at] as number) <= moves - 1);
      if (spot === undefined) continue;
      const struck = this.#shock(place, [unit], power, spot.behind, false);
      // Foot forms square in time, more often than not, and then the horse has ridden in vain.
      const forms = foot.length === 0 ? 0 : holdChance(moraleOf(scene, foot[0] ?? 0) + 1);
      const worth = (1 - forms) * struck - forms * 0.4;
      if (best === null || worth > best.worth) best = { hex: place.hex, by: [unit], worth };
    }
    return best;
  }

  /** What a shock is worth to whoever strikes: what his enemy loses by it, less what he does. */
  #shock({ hex, units, prize }: Place, by: readonly number[], power: number, behind: boolean, byFoot: boolean): number {
    const scene = this.#scene;
    const { s } = scene;
    const defence = units.reduce((sum, unit) => {
      const sheet = sheetOf(scene, unit);
      const value = defenceValue(sheet, s.form[unit] as number, byFoot);
      const ignored = behind && sheet.arm === ARTILLERY ? 0 : behind ? halved(value) : value;
      return sum + ignored * (s.steps[unit] as number);
    }, 0);
    const { attacker, defender } = shockMeans(scene.means, power, defence);
    const walls = terrainAt(scene.field, hex).walls;
    const [top = 0] = units;
    const fallen = ({ breaks, tests }: Share, morale: number) => breaks + tests * (1 - holdChance(morale));
    const lost = walls ? defender.breaks : fallen(defender, moraleOf(scene, top) - (behind ? 2 : 0));
    const steps = units.reduce((sum, unit) => sum + stepCost(scene, unit, s.steps[unit] as number), 0);
    const broken = units.reduce((sum, unit) => sum + breakCost(scene, unit) + goneCost(scene, unit), 0);
    const ours =
      lost * (broken + this.#danger.trap(hex) * steps + 0.5 * prize) +
      defender.gone * steps +
      defender.losses * stepCost(scene, top, 1);
    const [lead = 0] = by;
    const theirs =
      fallen(attacker, moraleOf(scene, lead)) * by.reduce((sum, unit) => sum + breakCost(scene, unit), 0) +
      attacker.gone * by.reduce((sum, unit) => sum + stepCost(scene, unit, s.steps[unit] as number), 0) +
      attacker.losses * stepCost(scene, lead, 1);
    return ours - 0.9 * theirs;
  }

  /** What the enemy's turn costs in all. */
  cost(): number {
    return this.blows().reduce((sum, { worth }) => sum + worth, 0);
  }
}
