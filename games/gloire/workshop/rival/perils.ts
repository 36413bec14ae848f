import { cell } from '@bivouac/kernel';
import { townOf } from '../../rules/pieces/map.ts';
import { other } from '../../rules/state.ts';
import { type Force, together } from './force.ts';
import { opinion } from './opinion.ts';
import { type Group, type Scene, worthOf } from './scene.ts';
import type { Foe } from './survey.ts';

export const marchOf = (force: Force) => (force.cavalry && force.points <= 3 ? opinion.ride : opinion.march);

/** How much of an enemy stack is left to do anything else, if we fall on it. */
export function freedom({ fights }: Scene, { town, real }: Foe): number {
  return real * (1 - 0.8 * (fights.get(town)?.won ?? 0));
}

/** A stack: its battle now, what may befall it, and what it lacks. */
export function prospects(scene: Scene, group: Group): number {
  const { survey, fights } = scene;
  const { force, town } = group;
  if (survey.peace) return 0;
  const fight = fights.get(town);
  if (fight !== undefined) {
    // Behind walls the weaker side does not fight: it is besieged, which the town's own value knows.
    const walled = townOf(survey.b, town).fortress !== null;
    const weak = 2 * (survey.foes.get(town)?.mean.points ?? 0) < force.points;
    return walled && weak ? 0 : fight.worth;
  }
  let sum = 0;
  if (survey.foeTurns > 0) {
    if (force.points > 0) sum -= opinion.danger * danger(scene, group);
    else if (force.rank > 0 || force.reserve) sum -= exposure(scene, group);
  }
  if (force.points > 0 && force.rank === 0) sum -= unled(scene, group);
  return sum;
}

/** What the enemy could win by falling on a stack with all that is in reach of it. */
function danger(scene: Scene, { town, force }: Group): number {
  const { survey, groups, change } = scene;
  const far = survey.far(town);
  const near: Force[] = [];
  for (const foe of survey.troops) {
    if (cell(far, foe.town) > marchOf(foe.mean) || groups.has(foe.town)) continue;
    near.push(foe.mean);
  }
  if (near.length === 0) return 0;
  const attackers = joined(near);
  if (attackers.points < 0.35 * force.points) return 0;
  const helpers = [force];
  const shares = [1];
  for (const friend of groups.values()) {
    if (friend.town === town || cell(far, friend.town) > 2) continue;
    helpers.push(friend.force);
    shares.push(opinion.support);
  }
  const dug = change?.dug === true && change.town === town;
  const site = dug ? 'entrenched' : survey.site(town, survey.side);
  return Math.max(0, worthOf(scene, attackers, together(helpers, shares), site));
}

/** Leaders and guns without troops. */
function exposure({ survey }: Scene, { town, force }: Group): number {
  const far = survey.far(town);
  let near = 0;
  for (const foe of survey.troops) if (cell(far, foe.town) <= opinion.ride) near = Math.max(near, foe.real);
  return near * opinion.exposed * (force.rank + (force.reserve ? 2 : 0));
}

/** Troops with no general near (GLO 4.3). */
function unled({ survey, groups }: Scene, { town, force }: Group): number {
  const far = survey.far(town);
  for (const friend of groups.values()) if (friend.force.rank > 0 && cell(far, friend.town) <= 4) return 0;
  return force.points * opinion.leaderless;
}

/** The battles that we could offer next turn: the best ones count. */
export function chances(scene: Scene): number {
  const { survey, groups } = scene;
  if (survey.ownTurns === 0 || survey.peace) return 0;
  const found: number[] = [];
  for (const foe of survey.troops) {
    if (groups.has(foe.town)) continue;
    const far = survey.far(foe.town);
    const near: Force[] = [];
    for (const { town, force } of groups.values()) {
      if (force.points > 0 && cell(far, town) <= marchOf(force)) near.push(force);
    }
    if (near.length === 0) continue;
    const worth = worthOf(scene, joined(near), foe.mean, survey.site(foe.town, other(survey.side)));
    if (worth > 0) found.push(worth * foe.real);
  }
  found.sort((one, two) => two - one);
  return opinion.chance * ((found[0] ?? 0) + 0.5 * (found[1] ?? 0));
}

/** Those who could come together, the strongest for certain, the others less and less. */
function joined(forces: readonly Force[]): Force {
  const sorted = [...forces].sort((one, two) => two.points - one.points).slice(0, opinion.joining.length);
  return together(sorted, opinion.joining);
}
