import type { Action } from '@bivouac/kernel';
import { ARTILLERY, type Unit } from '../content/types.ts';
import { changeCost } from '../rules/formations/allowed.ts';
import { movesOf } from '../rules/formations/values.ts';
import { directionTo } from '../rules/ground/field.ts';
import {
  changes,
  type Group,
  mayAdapt,
  mayStay,
  poseAfter,
  standsAlong,
  type Stepping,
  steps,
  turnCost,
  turns,
} from '../rules/movement/group.ts';
import { pileAt, touch } from '../rules/piles/board.ts';
import { facingFault } from '../rules/piles/limits.ts';
import { ADAPTED, COLUMN, DISORDERED, GONE, LINE, SQUARE } from '../rules/state.ts';
import type { Scene } from './scene.ts';

/** A pose that units can come to, how, and what the way may cost them under fire. */
export interface Way {
  readonly hex: number;
  readonly form: number;
  readonly facing: number;
  readonly risk: number;
  readonly spent: number;
  /** May the move end here; most poses of a way may. */
  readonly rests: boolean;
  /** Whether anything must be done to come to it. */
  readonly moves: boolean;
  readonly actions: readonly Action[];
}

interface Node {
  readonly at: number;
  readonly form: number;
  readonly facing: number;
  readonly spent: number;
  readonly free: boolean;
  readonly road: boolean;
  /** 1 along a road, 0 not, -1 as it stands. */
  readonly along: number;
  readonly over: boolean;
  readonly risk: number;
  readonly before: Node | null;
  readonly action: Action | null;
}

/** How a march stands when it is looked at: at its beginning, or in its middle. */
export interface Standing {
  readonly units: readonly number[];
  readonly at: number;
  readonly free: boolean;
  readonly road: boolean;
  readonly along: number;
  readonly over: boolean;
}

/** What it may cost to leave a hex, and to come to one, in points. */
export interface Perils {
  leaving(hex: number): number;
  entering(hex: number): number;
}

const MOST = 24;

/**
 * All poses that units can come to with the points they have, each by the way on which fewest shots fall. The rules'
 * own functions are asked on the scene's copy, from which the units are lifted meanwhile.
 */
export function waysOf(scene: Scene, standing: Standing, perils: Perils): Way[] {
  const { s } = scene;
  const { units } = standing;
  const kept = units.map((unit) => ({
    unit,
    hex: s.hex[unit] as number,
    form: s.form[unit] as number,
    facing: s.facing[unit] as number,
    spent: s.spent[unit] as number,
  }));
  for (const unit of units) s.hex[unit] = GONE;
  touch(s);
  const ways = search(scene, standing, perils);
  for (const { unit, hex, form, facing, spent } of kept) {
    s.hex[unit] = hex;
    s.form[unit] = form;
    s.facing[unit] = facing;
    s.spent[unit] = spent;
  }
  touch(s);
  return ways;
}

function search(scene: Scene, standing: Standing, perils: Perils): Way[] {
  const { s } = scene;
  const [lead = 0] = standing.units;
  const first: Node = {
    at: standing.at,
    form: s.form[lead] as number,
    facing: s.facing[lead] as number,
    spent: Math.max(...standing.units.map((unit) => s.spent[unit] as number)),
    free: standing.free,
    road: standing.road,
    along: standing.along,
    over: standing.over,
    risk: 0,
    before: null,
    action: null,
  };
  const base = first.spent;
  const buckets: Node[][] = [[first]];
  const least = new Map<number, number>();
  const best = new Map<number, Node>();
  for (let at = 0; at < buckets.length; at++) {
    const bucket = buckets[at] ?? [];
    // What costs nothing is put at the end of the bucket that is being worked on.
    for (let i = 0; i < bucket.length; i++) {
      const node = bucket[i] as Node;
      const pose = (node.at * 5 + node.form) * 12 + node.facing;
      const key = pose * 4 + (node.free ? 1 : 0) + (node.over ? 2 : 0);
      if (node.risk >= (least.get(key) ?? Number.POSITIVE_INFINITY)) continue;
      least.set(key, node.risk);
      const known = best.get(pose);
      if (known === undefined || node.risk < known.risk) best.set(pose, node);
      if (node.over) continue;
      for (const next of onward(scene, standing.units, node, perils)) {
        const cost = next.spent - base;
        if (cost > MOST) continue;
        (buckets[cost] ??= []).push(next);
      }
    }
    for (let next = at + 1; next < buckets.length; next++) buckets[next] ??= [];
  }
  return [...best.values()].map((node) => new Reached(node, mayRest(scene, standing.units, node)));
}

/** A pose of the search: its actions are put together only for the few that are taken. */
class Reached implements Way {
  readonly hex: number;
  readonly form: number;
  readonly facing: number;
  readonly risk: number;
  readonly spent: number;
  readonly rests: boolean;
  readonly moves: boolean;
  readonly #node: Node;

  constructor(node: Node, rests: boolean) {
    this.hex = node.at;
    this.form = node.form;
    this.facing = node.facing;
    this.risk = node.risk;
    this.spent = node.spent;
    this.rests = rests;
    this.moves = node.before !== null;
    this.#node = node;
  }

  get actions(): readonly Action[] {
    const actions: Action[] = [];
    for (let one: Node | null = this.#node; one !== null; one = one.before)
      if (one.action !== null) actions.push(one.action);
    return actions.reverse();
  }
}

function pose(scene: Scene, units: readonly number[], node: Node): Group {
  const { s } = scene;
  for (const unit of units) {
    s.form[unit] = node.form;
    s.facing[unit] = node.facing;
    s.spent[unit] = node.spent;
  }
  return { units, at: node.at, free: node.free, road: node.road, along: isAlong(scene, node) };
}

function isAlong({ field }: Scene, { along, form, facing, at }: Node): boolean {
  return along >= 0 ? along === 1 : standsAlong(field, at, form, facing);
}

function mayRest(scene: Scene, units: readonly number[], node: Node): boolean {
  pose(scene, units, node);
  const { content, s } = scene;
  if (!mayStay(scene, units, node.at)) return false;
  // EMP V.7-8: who can turn no more may stay badly turned, but the pile is muddled by it and tests: nobody plans that.
  return facingFault(content, s, [...units, ...pileAt(s, node.at)]) === null || node.before === null;
}

/** A turn or another formation: the march is where it was. */
function onTheSpot(node: Node, change: Pick<Node, 'form' | 'facing' | 'spent' | 'over' | 'action'>): Node {
  const { form, facing, spent, over, action } = change;
  const { at, road, risk } = node;
  return { at, form, facing, spent, free: false, road, along: -1, over, risk, before: node, action };
}

function onward(scene: Scene, units: readonly number[], node: Node, perils: Perils): Node[] {
  const group = pose(scene, units, node);
  const { s, content, field } = scene;
  const [lead = 0] = units;
  const sheet = content.units[lead] as Unit;
  const found: Node[] = [];
  const walk = (step: Stepping, back: boolean) => {
    const direction = directionTo(field, node.at, step.to);
    const next = poseAfter(scene, lead, step, direction, back);
    found.push({
      at: step.to,
      form: next.form,
      facing: next.facing,
      spent: node.spent + step.cost,
      free: true,
      road: node.road && step.road,
      along: step.road ? 1 : 0,
      over: false,
      risk: node.risk + perils.leaving(node.at) + perils.entering(step.to),
      before: node,
      action: [back ? 'back' : 'step', step.to],
    });
  };
  for (const step of steps(scene, group)) walk(step, false);
  for (const step of steps(scene, group, true)) walk(step, true);
  const battery = sheet.arm === ARTILLERY && node.form === LINE;
  for (const facing of turns(scene, group)) {
    const spent = node.spent + (turnCost(scene, group, facing) ?? 0);
    found.push(onTheSpot(node, { form: node.form, facing, spent, over: battery, action: ['turn', facing] }));
  }
  if (node.form === DISORDERED) return found;
  const change = (form: number, facing: number, action: Action) => {
    const spent = node.spent + (form === ADAPTED ? 0 : changeCost(sheet.arm));
    const over = units.some((unit) => spent >= movesOf(content.units[unit] as Unit, form));
    found.push(onTheSpot(node, { form, facing, spent, over, action }));
  };
  for (const facing of changes(scene, group, LINE)) change(LINE, facing, ['line', facing]);
  for (const facing of changes(scene, group, COLUMN)) change(COLUMN, facing, ['column', facing]);
  const [square] = changes(scene, group, SQUARE);
  if (square !== undefined) change(SQUARE, square, ['square']);
  if (mayAdapt(scene, group)) change(ADAPTED, s.facing[lead] as number, ['adapt']);
  return found;
}
