import type { Army, NationsContent } from '../content/types.ts';
import { scoutsNeeded } from '../rules/lay.ts';
import { armyOf, enemiesInContact, markersLeft, strengthOf } from '../rules/queries.ts';
import { CARD, MARKERS, MARKERS_PER_ARMY, type NationsState, NOWHERE, PLACED } from '../rules/state.ts';
import { type Ground, groundOf } from './ground.ts';
import type { Weights } from './weights.ts';

/** How the armies stand and may come to stand by the end of the game, as far as the board shows it. */
export interface Prospects {
  readonly ground: Ground;
  /** Per army still to be placed: how likely it will stand where one of its markers is; 0 for the others. */
  readonly hold: Float64Array;
  /** What is left of that likelihood after so many steps. */
  readonly chances: Float64Array;
  /** Per army: the strength it will have left, and how likely it is still there. */
  readonly strength: Float64Array;
  readonly alive: Float64Array;
  /** Spaces of time left. */
  readonly left: number;
}

/** How much of the time that an army needs is left, from 0 to 1. */
export function timeFor(s: NationsState, w: Weights, side: number, left: number): number {
  const own = s.active === side ? s.actionsLeft * 0.4 : 0.6;
  const spaces = Math.max(0, left) + own;
  return spaces / (spaces + w.haste);
}

export function prospects(content: NationsContent, s: NationsState, w: Weights): Prospects {
  const ground = groundOf(content);
  const hold = new Float64Array(content.armies.length);
  const left = ground.end - s.time;
  const time = [timeFor(s, w, 0, left), timeFor(s, w, 1, left)];
  for (let army = 0; army < hold.length; army++) {
    const card = armyOf(content, army);
    const status = s.status[army];
    if (status === MARKERS) hold[army] = (time[card.side] as number) * holdOf(s, w, army);
    else if (status === CARD) hold[army] = (time[card.side] as number) * cardOdds(content, s, w, army, card);
  }
  const { strength, alive } = losses(content, s, w);
  return { ground, hold, chances: chancesOf(w.step), strength, alive, left };
}

/** Farther than this nobody is expected to go. */
const FAR = 5;

/** What is left of a likelihood after so many steps, by what each of them takes off: the few that are ever asked for. */
const known = new Map<number, Float64Array>();

function chancesOf(step: number): Float64Array {
  let chances = known.get(step);
  if (chances === undefined) known.set(step, (chances = Float64Array.from({ length: FAR }, (_, d) => step ** d)));
  return chances;
}

/** Where an unplaced army comes from: its markers, or the villages of its card. */
function originsOf(content: NationsContent, s: NationsState, army: number): readonly number[] {
  if (s.status[army] !== MARKERS) return armyOf(content, army).start;
  const from = army * MARKERS_PER_ARMY;
  return s.marker.slice(from, from + MARKERS_PER_ARMY).filter((field) => field !== NOWHERE);
}

/** The steps to a field from the nearest of some others. */
function stepsTo({ fields, steps }: Ground, origins: readonly number[], field: number): number {
  let best = FAR;
  for (let i = 0; i < origins.length; i++) {
    const d = steps[(origins[i] as number) * fields + field] as number;
    if (d < best) best = d;
  }
  return best;
}

/** How likely each army will stand on one of some fields, or beside it: `row * armies + army`, from 0 to 1. */
export interface Odds {
  readonly armies: number;
  readonly stand: Float64Array;
  /** Only for armies that are not placed yet: the others stand where they stand. */
  readonly beside: Float64Array;
}

export function oddsAt(content: NationsContent, s: NationsState, p: Prospects, fields: readonly number[]): Odds {
  const armies = s.status.length;
  const stand = new Float64Array(fields.length * armies);
  const beside = new Float64Array(fields.length * armies);
  for (let row = 0; row < fields.length; row++) {
    const there = s.stands[fields[row] as number] as number;
    if (there !== NOWHERE) stand[row * armies + there] = 1;
  }
  for (let army = 0; army < armies; army++) {
    const hold = p.hold[army] as number;
    if (hold === 0) continue;
    const origins = originsOf(content, s, army);
    for (let row = 0, at = army; row < fields.length; row++, at += armies) {
      const field = fields[row] as number;
      const d = stepsTo(p.ground, origins, field);
      if (s.stands[field] === NOWHERE && d < FAR) stand[at] = hold * (p.chances[d] as number);
      // Who is on the field itself must first step aside.
      beside[at] = hold * (p.chances[d === 0 ? 1 : d - 1] as number);
    }
  }
  return { armies, stand, beside };
}

/** How likely the likeliest of some armies will stand on the field of a row. */
export function likeliest({ armies, stand }: Odds, row: number, first: number, end: number): number {
  let best = 0;
  for (let army = first; army < end; army++) best = Math.max(best, stand[row * armies + army] as number);
  return best;
}

function holdOf(s: NationsState, w: Weights, army: number): number {
  return markersLeft(s, army) <= 2 ? w.holdTwo : w.holdThree;
}

/** An army still in hand: whether its date will come in time, and whether there are scouts for it. */
function cardOdds(content: NationsContent, s: NationsState, w: Weights, army: number, card: Army): number {
  let odds = w.holdCard;
  const date = content.dates[card.from];
  if (date !== undefined && s.dates <= card.from) odds *= 0.6;
  if (scoutsNeeded(content, s, army) > (s.scouts[card.side] as number)) odds *= 0.6;
  return odds;
}

/** What the fights still to come will cost the armies that touch each other now. */
function losses(content: NationsContent, s: NationsState, w: Weights): { strength: Float64Array; alive: Float64Array } {
  const armies = s.status.length;
  const strength = new Float64Array(armies);
  const alive = new Float64Array(armies);
  const fights = content.fightDays.length - s.fightsFought;
  for (let army = 0; army < armies; army++) {
    strength[army] = (strength[army] as number) + strengthOf(content, s, army);
    if (s.status[army] !== PLACED || fights <= 0) continue;
    const touched = enemiesInContact(content, s, army);
    for (const victim of touched) {
      strength[victim] = (strength[victim] as number) - (w.fights * fights) / touched.length;
    }
  }
  for (let army = 0; army < armies; army++) {
    const points = strength[army] as number;
    alive[army] = s.status[army] === PLACED ? Math.min(1, Math.max(0, points)) : 1;
    strength[army] = Math.max(0, points);
  }
  return { strength, alive };
}
