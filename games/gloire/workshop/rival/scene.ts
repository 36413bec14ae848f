import { cell } from '@bivouac/kernel';
import { MOVEMENT, OFF } from '../../rules/state.ts';
import { type Clash, clashOf, type Site } from './clash.ts';
import { type Force, together } from './force.ts';
import { opinion } from './opinion.ts';
import type { Foe, Survey } from './survey.ts';

/** Something that is thought of: these counters stand there, towns have been taken, works thrown up. */
export interface Change {
  readonly slots: readonly number[];
  readonly town: number;
  readonly taken?: readonly number[];
  /** After a forced march: half the strength counts (GLO 8.5). */
  readonly worn?: boolean;
  readonly dug?: boolean;
}

export interface Group {
  readonly town: number;
  readonly slots: readonly number[];
  readonly force: Force;
}

/** A position that is thought of. */
export interface Scene {
  readonly survey: Survey;
  readonly change: Change | null;
  readonly groups: ReadonlyMap<number, Group>;
  /** What may be expected in the towns where both sides stand. */
  readonly fights: ReadonlyMap<number, Clash>;
  /** By town, how much of a stack is still to be had for another town: those of both sides. */
  readonly busy: Map<number, number>;
  /** Battles that have been reckoned, in all scenes of a survey. */
  readonly known: Map<string, Clash>;
}

export function sceneOf(survey: Survey, change: Change | null, known: Map<string, Clash>): Scene {
  const groups = groupsOf(survey, change);
  const fights = new Map<number, Clash>();
  if (!survey.peace) {
    for (const group of groups.values()) {
      const foe = survey.foes.get(group.town);
      if (foe !== undefined && group.force.points > 0)
        fights.set(group.town, fightOf(survey, groups, group, foe, change, known));
    }
  }
  return { survey, change, groups, fights, busy: new Map(), known };
}

function groupsOf({ groups, force }: Survey, change: Change | null): ReadonlyMap<number, Group> {
  const found = new Map<number, Group>();
  for (const [town, slots] of groups) {
    const stay = change === null ? slots : slots.filter((slot) => !change.slots.includes(slot));
    if (stay.length > 0) found.set(town, { town, slots: stay, force: force(stay) });
  }
  if (change === null || change.town < 0) return found;
  const here = found.get(change.town)?.slots ?? [];
  const slots = [...here, ...change.slots].sort((one, two) => one - two);
  const all = force(slots);
  found.set(change.town, {
    town: change.town,
    slots,
    force: change.worn === true ? { ...all, counted: all.counted / 2 } : all,
  });
  return found;
}

/** A battle in a town where both stand; for whoever comes first, with others who can still march there. */
function fightOf(
  survey: Survey,
  groups: ReadonlyMap<number, Group>,
  own: Group,
  foe: Foe,
  change: Change | null,
  known: Map<string, Clash>,
): Clash {
  const { b, side } = survey;
  const attacking = b.s.active === side;
  // Once somebody is there everybody judges for himself: otherwise all would count on the others.
  const first = change?.town === own.town && survey.force(survey.groups.get(own.town) ?? []).points === 0;
  const joining = attacking && first && b.s.phase === MOVEMENT ? joinersOf(survey, groups, own.town, change) : [];
  const links = new Set(own.slots.map((slot) => b.s.came[slot]).filter((link) => link !== OFF));
  const flank = links.size > 1 || joining.length > 0;
  // Whoever goes first must carry the battle: he may not count on more than his own strength again.
  const others = together(joining, opinion.joining.slice(1));
  const share = opinion.trust * Math.min(1, own.force.points / Math.max(1, others.points));
  const force = joining.length === 0 ? own.force : together([own.force, others], [1, share]);
  const key = `${own.town} ${keyOf(force)} ${flank}`;
  let clash = known.get(key);
  if (clash === undefined) {
    clash = attacking ? survey.attack(force, foe, flank) : survey.defence(force, foe, survey.site(own.town, side));
    known.set(key, clash);
  }
  return clash;
}

/** Stacks that have not stirred yet and could come to a battle, the strongest first. */
function joinersOf(
  survey: Survey,
  groups: ReadonlyMap<number, Group>,
  town: number,
  change: Change | null,
): readonly Force[] {
  const { b } = survey;
  const far = survey.far(town);
  const found: Force[] = [];
  for (const group of groups.values()) {
    if (group.town === town || cell(far, group.town) > opinion.march || survey.foes.has(group.town)) continue;
    const fresh = group.slots.filter((slot) => b.s.acted[slot] === 0 && change?.slots.includes(slot) !== true);
    const force = survey.force(fresh);
    if (force.points >= 3) found.push(force);
  }
  return found.sort((one, two) => two.points - one.points).slice(0, opinion.joining.length - 1);
}

/** What an attack would be worth to whoever makes it. */
export function worthOf({ survey, known }: Scene, own: Force, foe: Force, site: Site): number {
  const key = `${keyOf(own)}|${keyOf(foe)}|${site}`;
  let clash = known.get(key);
  if (clash === undefined) {
    clash = clashOf(survey.content, own, foe, site);
    known.set(key, clash);
  }
  return clash.worth;
}

const keyOf = ({ points, counted, cohesion, tactical, rank, guns }: Force) =>
  `${points.toFixed(1)} ${counted.toFixed(1)} ${cohesion.toFixed(1)} ${tactical.toFixed(1)} ${rank} ${guns.toFixed(0)}`;
