import { coalition, NAPOLEON } from '../../content/types.ts';
import type { Condition, Counted, Range, Subject, Where } from '../../content/types-goals.ts';
import { capitalOf, controllerOf, landsOf, seaControllerOf, seasOf } from '../map/control.ts';
import { membersOf } from '../map/relations.ts';
import { corpsAt, isThere, unitsAt } from '../map/troops.ts';
import { type Board, FIRST_SHIP, FLEETS, sideOf } from '../state.ts';

/** For whom a condition is looked at, and the powers that `together` has counted on the way. */
export interface Case {
  readonly self: number;
  those: number[];
}

const within = (count: number, { atLeast, atMost }: Range): boolean => count >= atLeast && count <= atMost;

export function subjects({ s }: Pick<Board, 's'>, who: Subject, self: number): number[] {
  if (who === 'self') return [self];
  return who === 'napoleon' ? [NAPOLEON] : coalition.filter((power) => s.out[power] === 0);
}

export function places(b: Board, at: Where, self: number): { lands: readonly number[]; seas: readonly number[] } {
  if (at.kind === 'lands') return { lands: at.lands, seas: [] };
  if (at.kind === 'ownCapital') return { lands: [capitalOf(b, self)], seas: [] };
  if (at.kind === 'ownHome') return { lands: b.content.map.homes[self] ?? [], seas: [] };
  return b.content.map.regions[at.region] ?? { lands: [], seas: [] };
}

/** Corps that a power forms on the map, no more than it has counters for (CON 15). */
export function corpsOf(b: Board, power: number): number {
  const formed = b.content.map.lands.reduce((sum, _, land) => sum + corpsAt(b.s, land, power), 0);
  return Math.min(formed, b.content.setUps[power]?.corps ?? formed);
}

/** Frigates on the map, in a region if one is named. */
export function frigatesOf({ s, content }: Board, power: number, region = -1): number {
  const named = content.map.regions[region];
  const from = FIRST_SHIP[power] as number;
  let count = 0;
  for (let ship = from; ship < from + (FLEETS[power] as number); ship++) {
    const sea = s.ship[ship] as number;
    if (sea >= 0 && (named === undefined || named.seas.includes(sea))) count++;
  }
  return count;
}

export function countOf(b: Board, what: Counted, power: number, region: number): number {
  const { s, content } = b;
  const named = content.map.regions[region];
  const here = (land: number) => named === undefined || named.lands.includes(land);
  switch (what) {
    case 'victories':
      return s.won[power] as number;
    case 'alliances':
      return s.made[power] as number;
    case 'lands':
      return landsOf(b, power).filter(here).length;
    case 'seas':
      return seasOf(b, power).filter((sea) => named === undefined || named.seas.includes(sea)).length;
    case 'foreignLands':
      return landsOf(b, power).filter((land) => here(land) && content.map.lands[land]?.home !== power).length;
    case 'neutralCapitals':
      return content.map.neutralCapitals.filter((land) => controllerOf(s, land) === power).length;
    case 'corps':
      return corpsOf(b, power);
    case 'frigates':
      return frigatesOf(b, power, region);
    case 'units':
      return content.map.lands.reduce((sum, _, land) => sum + (here(land) ? unitsAt(s, land, power) : 0), 0);
    case 'money':
      return s.money[power] as number;
    default:
      return what satisfies never;
  }
}

/** Whether a condition of an objective or a victory table holds now. */
export function holds(b: Board, condition: Condition, at: Case): boolean {
  const { s } = b;
  switch (condition.kind) {
    case 'all':
      return condition.of.every((one) => holds(b, one, at));
    case 'any':
      return condition.of.some((one) => holds(b, one, at));
    case 'control': {
      const who = subjects(b, condition.by, at.self);
      const { lands, seas } = places(b, condition.at, at.self);
      const held = lands.filter((land) => who.includes(controllerOf(s, land))).length;
      return within(held + seas.filter((sea) => who.includes(seaControllerOf(s, sea))).length, condition);
    }
    case 'level': {
      const { track, of } = condition;
      const level = (power: number) => (track === 'morale' ? s.morale[power] : s.society[sideOf(power)]) as number;
      if (of === 'each') return subjects(b, 'coalition', at.self).every((power) => within(level(power), condition));
      if (of === 'those') return at.those.every((power) => within(level(power), condition));
      if (of === 'coalition') return within(level(coalition[0] ?? 1), condition);
      return within(level(of === 'self' ? at.self : NAPOLEON), condition);
    }
    case 'count': {
      const who = subjects(b, condition.of, at.self);
      const sum = who.reduce((all, power) => all + countOf(b, condition.what, power, condition.region), 0);
      return within(sum, condition);
    }
    case 'highest': {
      const value = (power: number) => (condition.what === 'morale' ? s.morale[power] : s.won[power]) as number;
      const others = coalition.filter((power) => power !== at.self && s.out[power] === 0);
      return others.every((power) =>
        condition.shared ? value(at.self) >= value(power) : value(at.self) > value(power),
      );
    }
    case 'lead':
      return (s.society[1] as number) - (s.society[0] as number) >= condition.by;
    case 'present':
      return places(b, condition.at, at.self).lands.some((land) => isThere(s, land, at.self));
    case 'allied': {
      const pact = s.pact[at.self] as number;
      return pact !== 0 && membersOf(s, pact).length - 1 >= condition.with;
    }
    case 'forced':
      return (s.forced === at.self) === condition.is;
    case 'eliminated':
      return s.out[NAPOLEON] === 1;
    case 'together': {
      at.those = coalition.filter((power) => isThere(s, condition.land, power));
      return within(at.those.length, condition);
    }
    case 'heldFor':
      return controllerOf(s, condition.land) === at.self && (s.parisFor[at.self] as number) >= condition.turns;
    default:
      return condition satisfies never;
  }
}
