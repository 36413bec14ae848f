import type { CardEffect } from '../../content/types.ts';
import { forceOf } from '../battle/battle-force.ts';
import { armiesOf, onMap } from '../command/lines.ts';
import { adjacentTo, distancesFrom, linkOf, townOf } from '../pieces/map.ts';
import {
  countersAt,
  decoyIn,
  hasStrength,
  isCavalry,
  isGuns,
  isUp,
  leaderPiece,
  outsideAt,
  slotOf,
  strengthOf,
  townsOf,
  unitIn,
  unitOf,
} from '../pieces/pieces.ts';
import { readyAt } from '../movement/ready.ts';
import { takersFor } from '../reinforcements/replacements.ts';
import { type Board, OFF, other } from '../state.ts';
import { expected, exposed, suppliedArmies } from './conditions.ts';
import type { Moment } from './moments.ts';

/** GLO 6.4#17: it takes so many points to lay a bridge of boats. */
const TO_LAY = 5;

export type Target = 'nothing' | 'town' | 'army' | 'link' | 'leader' | 'nation' | 'arrival';

/**
 * What an event is aimed at, by what lies open and what is one's own: nothing to aim at, no play. `told` where everybody can tell what there
 * is to choose from: only then a choice of one is no question, for that there is none would say something.
 */
export interface Aims {
  readonly at: Target;
  readonly list: readonly number[];
  readonly told: boolean;
}

const itself = (able: boolean): Aims => ({ at: 'nothing', list: able ? [OFF] : [], told: true });
const openly = (at: Target, list: readonly number[]): Aims => ({ at, list, told: true });
const secretly = (at: Target, list: readonly number[]): Aims => ({ at, list, told: false });

/** Towns so many movement points of infantry from a town. */
export function within(b: Board, town: number, reach: number): number[] {
  const distance = distancesFrom(b, town, reach, () => false);
  const found: number[] = [];
  for (let near = 0; near < distance.length; near++) if (distance[near] !== OFF) found.push(near);
  return found;
}

export function isPrey(b: Board, slot: number): boolean {
  const unit = unitIn(b, slot);
  if (unit === OFF) return decoyIn(b, slot) !== OFF;
  return unitOf(b, unit).detachment && unitOf(b, unit).type === 'cavalry' && hasStrength(b, slot);
}

/** Towns beside own cavalry where an enemy counter is, or may be, a decoy or a detachment of cavalry. */
function huntingGrounds(b: Board, side: number): number[] {
  const found = new Set<number>();
  for (const town of townsOf(b, side)) {
    if (!outsideAt(b, town, side).some((slot) => isCavalry(b, slot) && hasStrength(b, slot))) continue;
    for (const near of adjacentTo(b, town)) {
      const prey = outsideAt(b, near, other(side)).some((slot) => !isUp(b, slot) || isPrey(b, slot));
      if (prey) found.add(near);
    }
  }
  return [...found].sort((one, two) => one - two);
}

/** Links where a Force of the side could lay a bridge of boats. */
function crossings(b: Board, side: number): number[] {
  const found = new Set<number>();
  for (const town of townsOf(b, side)) {
    if (countersAt(b, town, other(side)).length > 0 || strengthOf(b, outsideAt(b, town, side)) < TO_LAY) continue;
    for (const link of townOf(b, town).links) {
      if (linkOf(b, link).crossing === 'boats' && b.s.boats[link] === OFF) found.add(link);
    }
  }
  return [...found].sort((one, two) => one - two);
}

/** Where a Force that is attacked could go: free of enemy counters, and not where they came from. */
function refuges(b: Board, { town, came }: Moment, side: number): number[] {
  return adjacentTo(b, town).filter((near) => near !== came && countersAt(b, near, other(side)).length === 0);
}

/** Whether a leader is in a town, or may be, for all that lies open. */
function mayBeAt(b: Board, leader: number, town: number, side: number): boolean {
  const slot = slotOf(b, leaderPiece(b, leader));
  if (slot !== OFF && isUp(b, slot)) return b.s.place[slot] === town;
  return outsideAt(b, town, side).some((one) => !isUp(b, one));
}

/** What a side can aim an event at now. */
export function aimsOf(b: Board, effect: CardEffect, side: number, at: Moment): Aims {
  const foe = other(side);
  switch (effect.kind) {
    case 'worse-weather':
    case 'confusion':
    case 'defection':
    case 'desertion':
    case 'typhus':
    case 'fog':
    case 'armistice':
    case 'resumption':
      return itself(true);
    case 'easy-march':
      return itself(onMap(b, slotOf(b, leaderPiece(b, effect.leader))));
    case 'harass-supply':
      return openly('army', suppliedArmies(b, foe, true));
    case 'supplied':
      return openly('army', suppliedArmies(b, side, false));
    case 'command':
      return openly('army', armiesOf(b, side));
    case 'hunt':
      return secretly('town', huntingGrounds(b, side));
    case 'spy':
      return secretly(
        'town',
        townsOf(b, foe).filter((town) => countersAt(b, town, foe).some((slot) => !isUp(b, slot))),
      );
    case 'replacements': {
      const list = effect.nations.filter((nation) => takersFor(b, side, nation, effect.units).length > 0);
      return { at: 'nation', list, told: effect.nations.length === 1 };
    }
    case 'grand-battery':
      return itself(at.battle !== null && forceOf(b, at.battle, side).some((slot) => isGuns(b, slot)));
    case 'leader-falls':
      return openly('leader', exposed(b, at, foe, effect.rank));
    case 'evade':
      return secretly('town', mayBeAt(b, effect.leader, at.town, foe) ? refuges(b, at, side) : []);
    case 'free-stack':
      return itself(within(b, effect.town, effect.reach).some((town) => readyAt(b, town, side).length > 0));
    case 'free-boats':
      return secretly('link', crossings(b, side));
    case 'depot':
      return itself(
        within(b, effect.town, effect.reach).some((town) =>
          countersAt(b, town, side).some(
            (slot) => unitIn(b, slot) !== OFF && (b.s.stragglers[unitIn(b, slot)] as number) > 0,
          ),
        ),
      );
    case 'delay':
      return openly('arrival', expected(b, foe));
    default:
      return effect satisfies never;
  }
}
