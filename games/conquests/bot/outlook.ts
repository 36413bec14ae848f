import { capitalFor, capitalOf, controllerOf, neutralCapital } from '../rules/map/control.ts';
import { areFriends } from '../rules/map/relations.ts';
import { armAt, isThere, unitsAt } from '../rules/map/troops.ts';
import { CAN, CAV, GUARD_CAV, GUARD_INF, INF, KINDS, POWERS } from '../rules/state.ts';
import type { Scene } from './battles.ts';
import { landWorth, marchesBetween } from './ground.ts';
import type { Weights } from './weights.ts';

const STRIDE = POWERS * KINDS;

/** Force of what a power has on a land: units, guns twice, guards and corps one more (CON 11.2). */
export function forceAt({ s }: Pick<Scene, 's'>, land: number, power: number): number {
  const at = land * STRIDE + power * KINDS;
  const { troops } = s;
  const [inf, cav, can] = [armAt(s, land, power, INF), armAt(s, land, power, CAV), armAt(s, land, power, CAN)];
  const guards = (troops[at + GUARD_INF] as number) + (troops[at + GUARD_CAV] as number);
  return inf + cav + 2 * can + guards + Math.min(inf, cav, can);
}

/** By power and land: its force there. */
export function forcesOf(scene: Scene): number[][] {
  return Array.from({ length: POWERS }, (_, power) =>
    scene.content.map.lands.map((_, land) => (isThere(scene.s, land, power) ? forceAt(scene, land, power) : 0)),
  );
}

/** What foes beside its lands may take from each power; only those count who may still march. */
export function expectThreats(
  scene: Scene,
  w: Weights,
  forces: readonly (readonly number[])[],
  marches: readonly boolean[],
  values: number[],
): void {
  const { s, content } = scene;
  if (w.threat === 0) return;
  for (const [land, { neighbours, bastion }] of content.map.lands.entries()) {
    const owner = controllerOf(s, land);
    if (owner < 0) continue;
    const own = forces[owner]?.[land] ?? 0;
    const guarded = own + (bastion !== null && bastion.power === owner ? bastion.force : 0);
    let risk = 0;
    for (let foe = 0; foe < POWERS; foe++) {
      if (!marches[foe] || areFriends(s, foe, owner)) continue;
      let near = 0;
      for (const from of neighbours) near += forces[foe]?.[from] ?? 0;
      if (near === 0) continue;
      risk = Math.max(risk, Math.min(1, Math.max(0, (near + 1.5 - guarded) / 4)));
    }
    if (risk === 0) continue;
    const stake = landWorth(scene, owner, land, w.franc) + unitsAt(s, land, owner) * w.force;
    const capital = capitalFor(scene, land) === owner ? 1.6 : 1;
    values[owner] = (values[owner] ?? 0) - risk * stake * w.threat * capital;
  }
}

const FADES = 0.45;

/** What armies may expect of capitals that are within a few marches: nearer and stronger is better. */
export function expectGoals(scene: Scene, w: Weights, forces: readonly (readonly number[])[], values: number[]): void {
  const { s, content } = scene;
  const far = marchesBetween(content);
  for (const [goal, { bastion, capital }] of content.map.lands.entries()) {
    if (capital === null) continue;
    const holder = controllerOf(s, goal);
    const garrison = neutralCapital(scene, goal) >= 0 ? 2 : 0;
    for (let power = 0; power < POWERS; power++) {
      if (s.out[power] === 1 || holder === power || (holder >= 0 && areFriends(s, holder, power))) continue;
      let against = garrison;
      for (let foe = 0; foe < POWERS; foe++) if (!areFriends(s, foe, power)) against += forces[foe]?.[goal] ?? 0;
      if (bastion !== null && holder === bastion.power) against += bastion.force;
      let best = 0;
      for (const [land, force] of (forces[power] ?? []).entries()) {
        const marches = far[land]?.[goal] ?? Number.POSITIVE_INFINITY;
        if (force === 0 || marches > 4 || marches === 0) continue;
        const able = Math.min(1, force / (against + 1.5));
        best = Math.max(best, able * able * FADES ** (marches - 1));
      }
      const worth = landWorth(scene, power, goal, w.franc);
      const home = goal === capitalOf(scene, power) ? 1.5 : 1;
      values[power] = (values[power] ?? 0) + best * worth * w.approach * home;
    }
  }
}
