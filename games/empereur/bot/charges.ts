import { type Action, type Frame, type Offer, varsIn } from '@bivouac/kernel';
import { CAVALRY } from '../content/types.ts';
import { chargeOdds, type ShockOdds } from '../odds.ts';
import { chargeStep, chargeSteps, enemiesBefore, type Riding, WHEEL_COST, wheelings } from '../rules/charge/pace.ts';
import { ride } from '../rules/charge/ride.ts';
import { facingsAfter } from '../rules/formations/allowed.ts';
import { distance } from '../rules/ground/field.ts';
import { bandUnits, pileAt, touch } from '../rules/piles/board.ts';
import { CHARGED, GONE, has, LINE, other } from '../rules/state.ts';
import { Danger } from './danger.ts';
import { tollCost } from './posing.ts';
import { isHorse, prizesOf, type Scene } from './scene.ts';

/** A charge thought through: where it strikes, by which way, and what it is worth. */
interface Charge {
  readonly worth: number;
  readonly actions: readonly Action[];
}

interface Node {
  readonly riding: Riding;
  readonly facing: number;
  readonly risk: number;
  readonly actions: readonly Action[];
}

/** What a charge must promise: it leaves its horse blown, in line, among the enemy. */
const WORTHWHILE = 0.5;

function shockWorth(scene: Scene, odds: ShockOdds | null, prize: number): number {
  if (odds === null) return 0;
  const theirs = tollCost(scene, other(scene.side), odds.defenders) + odds.defenders.clears * 0.3 * prize;
  return theirs - tollCost(scene, scene.side, odds.attackers);
}

/** The enemy forms square where that is better for him. */
function strikeWorth(scene: Scene, units: readonly number[], from: number, hex: number, away: number): number {
  const odds = chargeOdds(scene.content, scene.s, units, from, hex, away);
  if (odds === null) return Number.NEGATIVE_INFINITY;
  const prize = prizesOf(scene).find((one) => one.hex === hex)?.points ?? 0;
  const stands = shockWorth(scene, odds.asIs, prize);
  if (odds.square === null) return stands;
  const { forms } = odds.square;
  const formed =
    forms * shockWorth(scene, odds.squared, prize) + (1 - forms) * (shockWorth(scene, odds.failed, prize) + 0.5);
  return Math.min(stands, formed);
}

/** Every way to ride from here, each as far as a place from which somebody can be struck. */
function bestRide(scene: Scene, danger: Danger, first: Riding, facing: number, away: number): Charge | null {
  const { s } = scene;
  const { units } = first;
  const [lead = 0] = units;
  const kept = units.map((unit) => [s.hex[unit], s.form[unit], s.facing[unit]] as [number, number, number]);
  for (const unit of units) {
    s.hex[unit] = GONE;
    s.form[unit] = LINE;
  }
  touch(s);
  const open: Node[] = [{ riding: first, facing, risk: 0, actions: [] }];
  const least = new Map<string, number>();
  const ends: Node[] = [];
  for (let node = open.shift(); node !== undefined; node = open.shift()) {
    const { riding } = node;
    for (const unit of units) s.facing[unit] = node.facing;
    const key = `${riding.at} ${node.facing} ${riding.wheels} ${riding.wheeled}`;
    const cost = riding.spent + 4 * node.risk;
    if (cost >= (least.get(key) ?? Number.POSITIVE_INFINITY)) continue;
    least.set(key, cost);
    if (pileAt(s, riding.at).length === 0) ends.push(node);
    for (const to of chargeSteps(scene, riding)) {
      const price = chargeStep(scene, riding, to);
      if (typeof price === 'string') continue;
      open.push({
        riding: { ...riding, at: to, spent: riding.spent + price, wheeled: false, started: true },
        facing: node.facing,
        risk: node.risk + danger.leaving(lead, riding.at) + danger.entering(lead, to),
        actions: [...node.actions, ['step', to]],
      });
    }
    for (const turned of wheelings(scene, riding)) {
      open.push({
        riding: { ...riding, spent: riding.spent + WHEEL_COST, wheels: riding.wheels + 1, wheeled: true },
        facing: turned,
        risk: node.risk,
        actions: [...node.actions, ['turn', turned]],
      });
    }
  }
  let best: Charge | null = null;
  for (const node of ends) {
    const { at } = node.riding;
    for (const unit of units) {
      s.hex[unit] = at;
      s.facing[unit] = node.facing;
    }
    for (const hex of enemiesBefore(scene, lead)) {
      const seen = Math.max(away, distance(scene.field, first.at, hex));
      const after = 0.5 * (danger.fireAt(lead, at, LINE, node.facing) + danger.assaultAt(lead, at, LINE, node.facing));
      const worth = strikeWorth(scene, units, at, hex, seen) - node.risk - after * scene.mind.fear;
      if (best === null || worth > best.worth) best = { worth, actions: [...node.actions, ['strike']] };
    }
  }
  for (const [i, unit] of units.entries()) [s.hex[unit], s.form[unit], s.facing[unit]] = kept[i] ?? [GONE, LINE, 1];
  touch(s);
  return best;
}

/** Those of a pile who could charge together. */
function troop(scene: Scene, unit: number): number[] {
  const { s } = scene;
  return pileAt(s, s.hex[unit] as number).filter(
    (one) =>
      isHorse(scene, one) && !has(s, one, CHARGED) && s.form[one] === s.form[unit] && s.facing[one] === s.facing[unit],
  );
}

interface Declared extends Charge {
  readonly facing: number;
  readonly units: readonly number[];
}

/** The best charge of the pile in which a unit lies, or null. */
export function chargeOf(scene: Scene, unit: number, units: readonly number[]): Declared | null {
  const { s } = scene;
  const danger = new Danger(scene);
  const at = s.hex[unit] as number;
  let best: Declared | null = null;
  for (const facing of facingsAfter(CAVALRY, s.form[unit] as number, s.facing[unit] as number, LINE)) {
    const first: Riding = { units, at, spent: 0, wheels: 0, wheeled: false, started: false };
    const found = bestRide(scene, danger, first, facing, 0);
    if (found !== null && (best === null || found.worth > best.worth)) best = { ...found, facing, units };
  }
  return best;
}

/** The charge phase: the best charge that is worth it, if any. */
export function declareChoice(scene: Scene, offers: readonly Offer[]): Offer | undefined {
  let best: Offer | undefined;
  let most = WORTHWHILE * (1 - 0.6 * scene.mind.drive) + scene.mind.boldness;
  for (const offer of offers) {
    const [verb, unit] = offer;
    if (verb !== 'charge' || typeof unit !== 'number') continue;
    const found = chargeOf(scene, unit, troop(scene, unit));
    if (found !== null && found.worth > most) [best, most] = [offer, found.worth];
  }
  return best ?? offers.find(([verb]) => verb === 'done');
}

/** A charge that has been declared: who rides along, the line, then step by step to where it strikes. */
export function rideChoice(scene: Scene, frame: Frame, offers: readonly Offer[]): Offer | undefined {
  const vars = varsIn(frame, ride);
  if (vars === null) return undefined;
  const { s } = scene;
  const units = bandUnits(s, vars.band);
  const [lead] = units;
  if (lead === undefined) return undefined;
  if (frame.step === 'muster') {
    const more = offers.find(([verb]) => verb === 'with');
    if (more !== undefined) return more;
    const found = chargeOf(scene, lead, units);
    return offers.find(([verb, facing]) => verb === 'line' && facing === found?.facing) ?? find(offers, 'line');
  }
  const now: Riding = {
    units,
    at: vars.at,
    spent: vars.spent,
    wheels: vars.wheels,
    wheeled: vars.wheeled === 1,
    started: vars.started === 1,
  };
  const found = bestRide(scene, new Danger(scene), now, s.facing[lead] as number, 3);
  const [next] = found?.actions ?? [];
  const wanted = offers.find(([verb, what]) => verb === next?.[0] && what === next[1]);
  // EMP IX.2: whoever finds nobody to strike loses his order; a bad shock may be worse.
  if (wanted === undefined || (found?.worth ?? -9) < -3) return find(offers, 'scatter') ?? offers[0];
  return wanted;
}

function find(offers: readonly Offer[], verb: string): Offer | undefined {
  return offers.find(([is]) => is === verb);
}
