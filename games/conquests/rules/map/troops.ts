import { NAPOLEON } from '../../content/types.ts';
import {
  type Board,
  CAN,
  CAV,
  type ConquestsState,
  FIRST_SHIP,
  FLEETS,
  FRG,
  GUARD_CAV,
  GUARD_INF,
  IN_CONTINGENT,
  IN_RESERVE,
  INF,
  KINDS,
  POOLED,
  POWERS,
  shipOwner,
} from '../state.ts';

/** Units lie land by land, in a land power by power, of a power kind by kind. */
const STRIDE = POWERS * KINDS;

export function troopsAt(s: ConquestsState, land: number, power: number, kind: number): number {
  return s.troops[land * STRIDE + power * KINDS + kind] as number;
}

export function addTroops(s: ConquestsState, land: number, power: number, kind: number, count: number): void {
  const at = land * STRIDE + power * KINDS + kind;
  s.troops[at] = (s.troops[at] as number) + count;
}

/** Units of a power on a land, of whatever kind. */
export function unitsAt(s: ConquestsState, land: number, power: number): number {
  const at = land * STRIDE + power * KINDS;
  const { troops } = s;
  let sum = 0;
  for (let i = at; i < at + KINDS; i++) sum += troops[i] as number;
  return sum;
}

export function isThere(s: ConquestsState, land: number, power: number): boolean {
  const at = land * STRIDE + power * KINDS;
  const { troops } = s;
  for (let i = at; i < at + KINDS; i++) if (troops[i] !== 0) return true;
  return false;
}

export function isEmpty(s: ConquestsState, land: number): boolean {
  const at = land * STRIDE;
  const { troops } = s;
  for (let i = at; i < at + STRIDE; i++) if (troops[i] !== 0) return false;
  return true;
}

/** Infantry, guards among them; likewise cavalry. Guns have no guard. */
export function armAt(s: ConquestsState, land: number, power: number, arm: number): number {
  const guard = arm === INF ? GUARD_INF : arm === CAV ? GUARD_CAV : -1;
  return troopsAt(s, land, power, arm) + (guard < 0 ? 0 : troopsAt(s, land, power, guard));
}

/** Corps that a power forms by itself on a land (CON 15): INF, CAV and CAN, guards counted. */
export function corpsAt(s: ConquestsState, land: number, power: number): number {
  return Math.min(armAt(s, land, power, INF), armAt(s, land, power, CAV), armAt(s, land, power, CAN));
}

/** Powers with units on a land. */
export function presentAt(s: ConquestsState, land: number): number[] {
  const here: number[] = [];
  for (let power = 0; power < POWERS; power++) if (isThere(s, land, power)) here.push(power);
  return here;
}

/** Frigates of a power in a sea; with IN_RESERVE or IN_CONTINGENT those that lie there. */
export function shipsAt(s: ConquestsState, sea: number, power: number): number {
  let count = 0;
  const from = FIRST_SHIP[power] as number;
  const end = from + (FLEETS[power] as number);
  for (let ship = from; ship < end; ship++) if (s.ship[ship] === sea) count++;
  return count;
}

/** The first frigate of a power in a sea (or pool), or -1. */
export function shipIn(s: ConquestsState, sea: number, power: number): number {
  const from = FIRST_SHIP[power] as number;
  const end = from + (FLEETS[power] as number);
  for (let ship = from; ship < end; ship++) if (s.ship[ship] === sea) return ship;
  return -1;
}

/** Powers with frigates in a sea. */
export function sailingIn(s: ConquestsState, sea: number): number[] {
  const here: number[] = [];
  for (let power = 0; power < POWERS; power++) if (shipIn(s, sea, power) >= 0) here.push(power);
  return here;
}

/** Units aboard a frigate. */
export function aboard(s: ConquestsState, ship: number): number {
  let sum = 0;
  for (let kind = 0; kind < KINDS; kind++) sum += s.cargo[ship * KINDS + kind] as number;
  return sum;
}

/** What is left of a kind (frigates too) in the capital's reserve, and in the contingent. */
export function inReserve(s: ConquestsState, power: number, kind: number): number {
  return kind === FRG ? shipsAt(s, IN_RESERVE, power) : (s.reserve[power * POOLED + kind] as number);
}

export function inContingent(s: ConquestsState, power: number, kind: number): number {
  return kind === FRG ? shipsAt(s, IN_CONTINGENT, power) : (s.contingent[power * POOLED + kind] as number);
}

/** Takes land units out of a pool (negative: puts them back). */
export function takeReserve(s: ConquestsState, power: number, kind: number, count = 1): void {
  s.reserve[power * POOLED + kind] = (s.reserve[power * POOLED + kind] as number) - count;
}

export function takeContingent(s: ConquestsState, power: number, kind: number, count = 1): void {
  s.contingent[power * POOLED + kind] = (s.contingent[power * POOLED + kind] as number) - count;
}

/** CON 3.1, 11.3.1: a unit that is lost goes to the contingent, a guard back to the guards, wherever it stood. */
export function toContingent(s: ConquestsState, power: number, kind: number, count = 1): void {
  if (kind === GUARD_INF) s.guard[0] = (s.guard[0] as number) + count;
  else if (kind === GUARD_CAV) s.guard[1] = (s.guard[1] as number) + count;
  else takeContingent(s, power, kind, -count);
}

/** A land unit is lost. */
export function loseUnit(s: ConquestsState, land: number, power: number, kind: number): void {
  addTroops(s, land, power, kind, -1);
  toContingent(s, power, kind);
}

/** A frigate is lost with all that is aboard; whoever lets troops save themselves does so before. */
export function loseShip(s: ConquestsState, ship: number): void {
  const owner = shipOwner(ship);
  for (let kind = 0; kind < KINDS; kind++) {
    const count = s.cargo[ship * KINDS + kind] as number;
    if (count > 0) toContingent(s, owner, kind, count);
    s.cargo[ship * KINDS + kind] = 0;
  }
  s.ship[ship] = IN_CONTINGENT;
  s.loaded[ship] = 0;
  s.landed[ship] = 0;
  s.engaged[ship] = 0;
  s.fought[ship] = 0;
}

/** Whether a power has a land unit or a frigate on the map. */
export function isOnMap({ s, content }: Board, power: number): boolean {
  for (let land = 0; land < content.map.lands.length; land++) if (isThere(s, land, power)) return true;
  const from = FIRST_SHIP[power] as number;
  const end = from + (FLEETS[power] as number);
  for (let ship = from; ship < end; ship++) if ((s.ship[ship] as number) >= 0) return true;
  return false;
}

/** Guards are Napoleon's. */
export function kindsOf(power: number): number {
  return power === NAPOLEON ? KINDS : POOLED;
}
