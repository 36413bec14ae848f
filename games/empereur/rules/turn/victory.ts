import type { EmpereurContent } from '../../content/types.ts';
import { victoryHexes } from '../begin.ts';
import { startSteps } from '../morale/losses.ts';
import { isDead, isPaid } from '../options/wounds.ts';
import { pileAt } from '../piles/board.ts';
import { sideOf } from '../piles/limits.ts';
import { type EmpereurState, GONE, inOrder, LEFT, other, SIDES } from '../state.ts';

/** Places belong to whoever stood there last in good order. */
export function takeHold(content: EmpereurContent, s: EmpereurState): void {
  for (const [i, hex] of victoryHexes(content, s.scenario).entries()) {
    const unit = pileAt(s, hex).find((one) => inOrder(s, one));
    if (unit !== undefined) s.held[i] = sideOf(content, unit);
  }
}

/** The points of each side for the places that it holds. */
export function placePoints(content: EmpereurContent, s: EmpereurState): [number, number] {
  const points: [number, number] = [0, 0];
  const hexes = victoryHexes(content, s.scenario);
  // EMP XVIII.5: after another deployment places may mean nothing.
  for (const place of s.eve?.losses === 1 ? [] : (content.scenarios[s.scenario]?.victory.places ?? [])) {
    for (const side of SIDES) {
      const held = place.hexes.filter((hex) => s.held[hexes.indexOf(hex)] === side).length;
      if (held >= place.least) points[side] += place.points[side];
    }
  }
  return points;
}

/** The points of each side: places held, enemy steps and units lost, enemy bodies without heart, leaders. */
export function pointsOf(content: EmpereurContent, s: EmpereurState): [number, number] {
  const victory = content.scenarios[s.scenario]?.victory;
  if (victory === undefined) return [0, 0];
  const points = placePoints(content, s);
  const start = startSteps(content, s.scenario);
  for (let unit = 0; unit < s.hex.length; unit++) {
    const enemy = other(sideOf(content, unit)) as 0 | 1;
    const left = s.hex[unit] === LEFT ? 0 : (s.steps[unit] as number);
    points[enemy] += victory.step * ((start[unit] as number) - left);
    // EMP VIII.9: whoever left the map counts as eliminated.
    if ((s.hex[unit] === GONE || s.hex[unit] === LEFT) && (start[unit] as number) > 0)
      points[enemy] += victory.gone[content.units[unit]?.arm ?? 0] ?? 0;
  }
  const bodies = content.scenarios[s.scenario]?.bodies ?? [];
  for (const [i, body] of bodies.entries()) {
    const enemy = other(body.side) as 0 | 1;
    if ((s.mood[i] as number) >= 1) points[enemy] += victory.demoralised;
    if ((s.mood[i] as number) >= 2) points[enemy] += victory.despair;
  }
  for (const [i, leader] of content.leaders.entries()) {
    if (isPaid(s, i)) points[other(leader.side) as 0 | 1] += leader.rank === 0 ? victory.armyLeader : victory.leader;
  }
  return points;
}

/** EMP XIV.5: the side whose sovereign has fallen, or -1. */
export function orphanedSide(content: EmpereurContent, s: EmpereurState): number {
  return content.leaders.find((leader, i) => leader.sovereign === true && isDead(s, i))?.side ?? -1;
}

/** The side whose army is in despair where that loses the battle, or -1. */
export function brokenSide(content: EmpereurContent, s: EmpereurState): number {
  const bodies = content.scenarios[s.scenario]?.bodies ?? [];
  const broken = bodies.find((body, i) => body.lost && s.mood[i] === 2);
  return broken?.side ?? -1;
}
