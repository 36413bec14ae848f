import { type Context, type Procedure, procedure } from '@bivouac/kernel';
import type { Mission, NationsContent } from '../content/types.ts';
import { armiesOf, armyOf, enemiesInContact, fieldOf, strengthOf } from './queries.ts';
import { ALLIED, FRENCH, NOWHERE, type Nations, type NationsState, PLACED } from './state.ts';

function missionOf(content: NationsContent, mission: number): Mission {
  return content.missions[mission] as Mission;
}

/** The French army on the field of a mission, or NOWHERE. */
export function missionArmy(content: NationsContent, s: NationsState, mission: number): number {
  const army = s.stands[missionOf(content, mission).field] as number;
  return army !== NOWHERE && armyOf(content, army).side === FRENCH ? army : NOWHERE;
}

/** Whether two placed armies of opposite sides touch. */
function touch(content: NationsContent, s: NationsState, a: number, b: number): boolean {
  return fieldOf(content, s.field[a] as number).neighbours.includes(s.field[b] as number);
}

/** NAT 18#3 to 18#5: the missions a French army could support: an enemy touches both it and the mission's army. */
export function couldSupport(content: NationsContent, s: NationsState, army: number): number[] {
  if (s.status[army] !== PLACED || armyOf(content, army).side !== FRENCH) return [];
  // An army on a mission field fights for that mission, and for no other.
  if (s.revealed.some((mission) => missionArmy(content, s, mission) === army)) return [];
  const enemies = enemiesInContact(content, s, army);
  return s.revealed.filter((mission) => {
    const holder = missionArmy(content, s, mission);
    return holder !== NOWHERE && enemies.some((enemy) => touch(content, s, enemy, holder));
  });
}

/** NAT 18#7 to 18#9: the missions whose French army an Allied army touches: it fights for one of them. */
export function couldEngage(content: NationsContent, s: NationsState, army: number): number[] {
  if (s.status[army] !== PLACED || armyOf(content, army).side !== ALLIED) return [];
  return s.revealed.filter((mission) => {
    const holder = missionArmy(content, s, mission);
    return holder !== NOWHERE && touch(content, s, army, holder);
  });
}

/** NAT 21: what the ground adds to an army, in the advanced game. */
export function terrainValue(content: NationsContent, s: NationsState, army: number): number {
  if (!s.advanced || s.status[army] !== PLACED) return 0;
  const { terrain } = fieldOf(content, s.field[army] as number);
  return content.terrainValue[s.unit[army] as number]?.[terrain] ?? 0;
}

/** The strength that counts when the game is scored. */
export function fightingValue(content: NationsContent, s: NationsState, army: number): number {
  return Math.max(0, strengthOf(content, s, army) + terrainValue(content, s, army));
}

/** NAT 18#2, 18#7: what each side brings to a mission. */
export function missionValues(
  content: NationsContent,
  s: NationsState,
  mission: number,
): { french: number; allied: number } {
  let french = 0;
  let allied = 0;
  for (let army = 0; army < s.status.length; army++) {
    if (s.fightsFor[army] !== mission || s.status[army] !== PLACED) continue;
    if (armyOf(content, army).side === FRENCH) french += fightingValue(content, s, army);
    else allied += fightingValue(content, s, army);
  }
  return { french, allied };
}

/** The next army of a side that must choose among several missions. */
function undecided(c: Context<Nations>, side: number): { army: number; missions: number[] } | null {
  const { s, content } = c;
  const [first, end] = armiesOf(content, side);
  for (let army = first; army < end; army++) {
    if (s.fightsFor[army] !== NOWHERE) continue;
    const missions = side === FRENCH ? couldSupport(content, s, army) : couldEngage(content, s, army);
    if (missions.length > 1) return { army, missions };
  }
  return null;
}

/** NAT 18, 19: scoring. */
export const scoring: Procedure<Nations, Record<string, never>> = procedure<Nations, Record<string, never>>('scoring', {
  /** Armies on mission fields, and those with a single mission to fight for, have no choice. */
  assign(c) {
    const { s, content } = c;
    c.tell?.({ fact: 'scoring', clause: 'NAT 17#1' });
    s.fightsFor.fill(NOWHERE);
    for (const mission of s.revealed) {
      const holder = missionArmy(content, s, mission);
      if (holder !== NOWHERE) s.fightsFor[holder] = mission;
    }
    for (let army = 0; army < s.status.length; army++) {
      const french = couldSupport(content, s, army);
      const allied = couldEngage(content, s, army);
      const [mission, ...others] = [...french, ...allied];
      if (mission === undefined || others.length > 0) continue;
      s.fightsFor[army] = mission;
      if (french.length > 0) c.tell?.({ fact: 'supports', army, mission, clause: 'NAT 18#3' });
      else c.tell?.({ fact: 'engages', army, mission, clause: 'NAT 18#7' });
    }
    return c.go('french');
  },
  french: (c) => c.go(undecided(c, FRENCH) === null ? 'allied' : 'support'),
  /** NAT 18#6: Napoleon decides first. */
  support: {
    power: () => FRENCH,
    prompt: 'support',
    clause: 'NAT 18#6',
    about: (c) => ({ army: undecided(c, FRENCH)?.army ?? 0 }),
    offers(c) {
      const next = undecided(c, FRENCH);
      for (const mission of next?.missions ?? []) c.offer('support', next?.army ?? 0, mission);
    },
    why: () => ({ reason: 'noSupport', clause: 'NAT 18#4' }),
    take: {
      support(c, _, army, mission) {
        c.s.fightsFor[army] = mission;
        c.tell?.({ fact: 'supports', army, mission, clause: 'NAT 18#6' });
        return c.go('french');
      },
    },
  },
  allied: (c) => c.go(undecided(c, ALLIED) === null ? 'compare' : 'engage'),
  /** NAT 18#9: an Allied army between two of them fights only one. */
  engage: {
    power: () => ALLIED,
    prompt: 'engage',
    clause: 'NAT 18#9',
    about: (c) => ({ army: undecided(c, ALLIED)?.army ?? 0 }),
    offers(c) {
      const next = undecided(c, ALLIED);
      for (const mission of next?.missions ?? []) c.offer('engage', next?.army ?? 0, mission);
    },
    why: () => ({ reason: 'noContact', clause: 'NAT 18#7' }),
    take: {
      engage(c, _, army, mission) {
        c.s.fightsFor[army] = mission;
        c.tell?.({ fact: 'engages', army, mission, clause: 'NAT 18#9' });
        return c.go('allied');
      },
    },
  },
  compare(c) {
    const { s, content } = c;
    for (const [i, mission] of s.revealed.entries()) {
      const { french, allied } = missionValues(content, s, mission);
      const held = missionArmy(content, s, mission) !== NOWHERE;
      const fulfilled = held && french >= allied;
      const { french: reward, allied: penalty } = missionOf(content, mission);
      s.outcome[i] = fulfilled ? 1 : -1;
      const side = fulfilled ? FRENCH : ALLIED;
      const points = fulfilled ? reward : penalty;
      s.points[side] = (s.points[side] as number) + points;
      c.mark?.(fulfilled ? `fulfilled:${mission}` : `failed:${mission}`);
      const clause = fulfilled ? 'NAT 19#1' : held ? 'NAT 19#2' : 'NAT 19#3';
      const how = fulfilled ? 'yes' : held ? 'beaten' : 'empty';
      c.tell?.({ fact: 'mission', mission, fulfilled, how, french, allied, side, points, clause });
    }
    return c.return();
  },
});
