import type { NationsContent } from './content/types.ts';
import { freeVillages } from './rules/lay.ts';
import { jumpsOf, mayEnter } from './rules/cards.ts';
import { couldEngage, couldSupport, missionArmy, missionValues } from './rules/score.ts';
import { enemiesInContact, fieldOf } from './rules/queries.ts';
import { CARD, MARKERS, MARKERS_PER_ARMY, NOWHERE, type NationsState, PLACED } from './rules/state.ts';

/** What the map can show on demand, from a view. */

/** Where an army stands or may yet stand: certain fields, and those one movement card away. */
export function standings(content: NationsContent, s: NationsState, army: number): { now: number[]; near: number[] } {
  switch (s.status[army] ?? NOWHERE) {
    case CARD:
      return { now: freeVillages(content, s, army), near: [] };
    case PLACED:
      return { now: [s.field[army] as number], near: [] };
    case MARKERS: {
      const slots = s.marker.slice(army * MARKERS_PER_ARMY, (army + 1) * MARKERS_PER_ARMY);
      const now = slots.filter((field) => field !== NOWHERE);
      const near = now.flatMap((field) => fieldOf(content, field).neighbours.filter((to) => mayEnter(s, army, to)));
      return { now, near: [...new Set(near)] };
    }
    default:
      return { now: [], near: [] };
  }
}

/** How many movement cards an army is away from a field, at the least; -1 if it cannot come there. */
export function distanceTo(content: NationsContent, s: NationsState, army: number, target: number): number {
  const { now } = standings(content, s, army);
  const moves = s.status[army] === MARKERS || s.status[army] === CARD;
  const best = new Map(now.map((field) => [field, 0]));
  // A step takes one card, a jump two: whatever is nearest is looked at first.
  for (let cards = 0; ; cards++) {
    const here = [...best].flatMap(([field, away]) => (away === cards ? [field] : []));
    if (here.includes(target)) return cards;
    if (!moves || cards > Math.max(NOWHERE, ...best.values())) return NOWHERE;
    for (const field of here) {
      for (const to of fieldOf(content, field).neighbours) if (s.stands[to] === NOWHERE) nearer(best, to, cards + 1);
      for (const to of jumpsOf(content, s, army, field)) nearer(best, to, cards + 2);
    }
  }
}

function nearer(best: Map<number, number>, field: number, cards: number): void {
  if (cards < (best.get(field) ?? Number.POSITIVE_INFINITY)) best.set(field, cards);
}

/** The missions (of those given) that an army can still reach, with the movement cards it takes. */
export function missionsInReach(
  content: NationsContent,
  s: NationsState,
  army: number,
  missions: readonly number[],
): { mission: number; moves: number }[] {
  const found = missions.map((mission) => ({
    mission,
    moves: distanceTo(content, s, army, content.missions[mission]?.field ?? NOWHERE),
  }));
  return found.filter(({ moves }) => moves >= 0).sort((a, b) => a.moves - b.moves);
}

/** Who touches whom: pairs of placed armies, French first. */
export function contacts(content: NationsContent, s: NationsState): [french: number, allied: number][] {
  return content.armies.flatMap(({ side }, army) =>
    side === 0 ? enemiesInContact(content, s, army).map((enemy): [number, number] => [army, enemy]) : [],
  );
}

/** How a mission would stand if the game were scored now. */
export interface MissionOutlook {
  mission: number;
  army: number;
  french: number;
  allied: number;
  /** Armies that could fight here or elsewhere, and are counted nowhere yet. */
  open: number[];
}

export function outlook(content: NationsContent, s: NationsState, missions: readonly number[]): MissionOutlook[] {
  const known: NationsState = { ...s, revealed: [...missions], fightsFor: s.status.map(() => NOWHERE) };
  const open: number[][] = missions.map(() => []);
  for (const mission of missions) {
    const holder = missionArmy(content, known, mission);
    if (holder !== NOWHERE) known.fightsFor[holder] = mission;
  }
  for (let army = 0; army < s.status.length; army++) {
    const choices = [...couldSupport(content, known, army), ...couldEngage(content, known, army)];
    if (choices.length === 1) known.fightsFor[army] = choices[0] as number;
    else for (const mission of choices) open[missions.indexOf(mission)]?.push(army);
  }
  return missions.map((mission, i) => ({
    mission,
    army: missionArmy(content, known, mission),
    ...missionValues(content, known, mission),
    open: open[i] ?? [],
  }));
}
