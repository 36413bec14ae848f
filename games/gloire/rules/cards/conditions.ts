import type { CardEffect } from '../../content/types.ts';
import { fixedCommand, movedTo } from '../campaign/peace.ts';
import { forceOf } from '../battle/battle-force.ts';
import { armiesOf } from '../command/lines.ts';
import { linkOf } from '../pieces/map.ts';
import {
  arrivalsOf,
  insideAt,
  isUp,
  leaderPiece,
  leaderSheet,
  outsideAt,
  scenarioOf,
  sideOfSlot,
  slotOf,
} from '../pieces/pieces.ts';
import { counts } from '../campaign/options.ts';
import { ABROAD, ARMISTICE, type Board, MOVEMENT, OFF, other, SIDES, SUPPLIED, WAR } from '../state.ts';
import { CLEAR, RAIN } from '../turn/weather.ts';
import type { Moment } from './moments.ts';

/** GLO 8.6#1: a fifth. */
const FIFTH = 5;

/** Whether a leader or unit is in play, as everybody knows: only what is on the map, or about to enter it, is secret. */
function isAbout(b: Board, piece: number): boolean {
  const slot = slotOf(b, piece);
  return slot === OFF || (b.s.place[slot] !== OFF && b.s.place[slot] !== ABROAD);
}

/** Reinforcements of a side that are due now or next turn, by their place in the scenario's list. */
export function expected(b: Board, side: number): number[] {
  const { s } = b;
  return arrivalsOf(scenarioOf(b)).flatMap((arrival, i) => {
    const due = s.due[i] as number;
    const soon = due !== OFF && due <= s.turn + 1 && s.arrived[i] === 0;
    return arrival.side === side && soon && counts(b, arrival.option) ? [i] : [];
  });
}

/** Leaders up to a rank who fought in a battle that cost their side a fifth of its strength, and are still there. */
export function exposed(b: Board, { battle }: Moment, side: number, rank: number): number[] {
  if (battle === null) return [];
  if (FIFTH * (battle.lost[side] as number) < (battle.base[side] as number)) return [];
  return battle.leaders.filter(
    (leader) =>
      b.content.leaders[leader]?.side === side &&
      leaderSheet(b, leader).rank <= rank &&
      (b.s.place[slotOf(b, leaderPiece(b, leader))] as number) >= 0,
  );
}

/** Armies of a side with full supply, or without (GLO 4.4). */
export function suppliedArmies(b: Board, side: number, full: boolean): number[] {
  return armiesOf(b, side).filter((army) => (b.s.supplied[army] === SUPPLIED) === full);
}

/** Whether the effect of an event can do anything now: from what everybody knows. */
export function isOpenTo(b: Board, effect: CardEffect, side: number, at: Moment): boolean {
  const { s } = b;
  const foe = other(side);
  const peace = s.peace === ARMISTICE;
  switch (effect.kind) {
    case 'worse-weather':
      return s.weather === CLEAR || s.weather === RAIN;
    case 'easy-march':
      return !peace && isAbout(b, leaderPiece(b, effect.leader));
    case 'harass-supply':
      return s.supplyRule && s.active === foe && suppliedArmies(b, foe, true).length > 0;
    case 'supplied':
      return s.active === side && suppliedArmies(b, side, false).length > 0;
    case 'hunt':
      return !peace;
    case 'spy':
      return s.blind > 1 && s.place.some((place, slot) => place >= 0 && sideOfSlot(b, slot) === foe && !isUp(b, slot));
    case 'command':
      return s.phase === MOVEMENT && s.active === side;
    case 'confusion':
      return s.active === foe && armiesOf(b, foe).some((army) => fixedCommand(b, army) === OFF);
    case 'defection':
      return (
        at.battle !== null && forceOf(b, at.battle, foe).includes(slotOf(b, effect.unit)) && s.points[effect.unit] !== 0
      );
    case 'desertion':
      return isAbout(b, effect.unit);
    case 'leader-falls':
      return exposed(b, at, foe, effect.rank).length > 0;
    case 'evade':
      return isAbout(b, leaderPiece(b, effect.leader)) && outsideAt(b, at.town, side).length > 0;
    case 'typhus':
      return s.siege.some((step, town) => step !== OFF && SIDES.some((one) => insideAt(b, town, one).length > 0));
    case 'free-boats':
      return (
        (s.boatsLeft[side] as number) > 0 &&
        s.boats.some((laid, link) => laid === OFF && linkOf(b, link).crossing === 'boats')
      );
    case 'delay':
      return expected(b, foe).length > 0;
    case 'armistice':
      return s.peace === WAR && s.armistice !== OFF && movedTo(s, s.armistice, effect.turns) !== s.armistice;
    case 'resumption':
      return peace && movedTo(s, s.resumption, effect.turns) !== s.resumption;
    case 'replacements':
    case 'grand-battery':
    case 'free-stack':
    case 'fog':
    case 'depot':
      return true;
    default:
      return effect satisfies never;
  }
}
