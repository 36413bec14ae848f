import type { Action } from '@bivouac/kernel';
import { type Road, roadsFrom, type Stage } from '@bivouac/kit';
import type { EmpereurContent, Unit } from '../content/types.ts';
import { chargeStep, chargeSteps, WHEEL_COST, wheelings } from '../rules/charge/pace.ts';
import type { Ride } from '../rules/charge/ride.ts';
import { directionTo, fieldOf } from '../rules/ground/field.ts';
import { type Group, mayStay, poseAfter, standsAlong, steps, turnCost, turns } from '../rules/movement/group.ts';
import { groupOf, type March } from '../rules/movement/march.ts';
import { type Riding, rides } from '../rules/movement/rides.ts';
import { bandUnits, pileAt } from '../rules/piles/board.ts';
import { facingFault } from '../rules/piles/limits.ts';
import { ARTILLERY } from '../content/types.ts';
import { type EmpereurState, LINE } from '../rules/state.ts';

/** A hex and how one stands in it, on the way. */
export interface Stand {
  readonly at: number;
  readonly form: number;
  readonly facing: number;
  /** Whether one may stay so. */
  readonly rests: boolean;
}

interface Halt extends Stand {
  readonly spent: number;
  readonly free: boolean;
  readonly road: boolean;
  readonly along: boolean;
  readonly over: boolean;
}

export type Way = Road<Stand>;

/** A position whose movers can be posed anew, without touching the one it was made from. */
function sketchOf(s: EmpereurState): EmpereurState {
  return { ...s, form: s.form.slice(), facing: s.facing.slice(), spent: s.spent.slice() };
}

const step = (to: number): Action => ['step', to];
const turn = (facing: number): Action => ['turn', facing];

/** Every hex and facing that a march can come to without another change of formation (EMP VI.1-7), by the cheapest way. */
export function marchReach(content: EmpereurContent, s: EmpereurState, vars: March): readonly Way[] {
  const sketch = sketchOf(s);
  const asked = { content, s: sketch };
  const field = fieldOf(content, s.scenario);
  const group = groupOf({ content, s }, vars);
  const { units } = group;
  const [lead] = units;
  if (lead === undefined || vars.over === 1) return [];
  // Units that stand differently go together step by step only.
  if (units.some((unit) => s.form[unit] !== s.form[lead] || s.facing[unit] !== s.facing[lead])) return [];
  const start = Math.max(...units.map((unit) => s.spent[unit] as number));
  const pose = ({ form, facing, spent }: Halt) => {
    for (const unit of units) {
      sketch.form[unit] = form;
      sketch.facing[unit] = facing;
      sketch.spent[unit] = spent;
    }
  };
  const groupAt = ({ at, free, road, along }: Halt): Group => ({ units, at, free, road, along });
  const isBattery = (form: number) => (content.units[lead] as Unit).arm === ARTILLERY && form === LINE;
  const restsAt = (halt: Halt): boolean => {
    pose(halt);
    if (!mayStay(asked, units, halt.at)) return false;
    const all = [...units, ...pileAt(sketch, halt.at)];
    return halt.over || facingFault(content, sketch, all) === null || turns(asked, groupAt(halt)).length === 0;
  };
  const resting = (halt: Halt): Halt => ({ ...halt, rests: restsAt(halt) });
  const onward = ({ at: halt }: Road<Halt>): Stage<Halt>[] => {
    if (halt.over) return [];
    const found: Stage<Halt>[] = [];
    const now = groupAt(halt);
    pose(halt);
    const ahead = steps(asked, now).map((one) => {
      const direction = directionTo(field, halt.at, one.to);
      return { one, next: poseAfter(asked, lead, one, direction, false) };
    });
    const turning = turns(asked, now).map((facing) => ({ facing, cost: turnCost(asked, now, facing) ?? 0 }));
    for (const { one, next } of ahead) {
      const spent = halt.spent + one.cost;
      const road = halt.road && one.road;
      const to = resting({ ...halt, ...next, at: one.to, spent, free: true, road, along: one.road });
      found.push({ at: to, action: step(one.to), cost: spent - start });
    }
    for (const { facing, cost } of turning) {
      const spent = halt.spent + cost;
      const along = standsAlong(field, halt.at, halt.form, facing);
      const to = resting({ ...halt, facing, spent, free: false, along, over: isBattery(halt.form) });
      found.push({ at: to, action: turn(facing), cost: spent - start });
    }
    return found;
  };
  const first: Halt = {
    at: vars.at,
    form: s.form[lead] as number,
    facing: s.facing[lead] as number,
    spent: start,
    free: group.free,
    road: group.road,
    along: group.along,
    over: false,
    rests: true,
  };
  const key = ({ at, form, facing, free, road }: Halt) =>
    ((at * 5 + form) * 12 + facing) * 4 + (free ? 2 : 0) + (road ? 1 : 0);
  return [...roadsFrom(first, key, onward).values()].filter(({ at }) => at.rests);
}

interface Gallop extends Stand {
  readonly spent: number;
  readonly wheels: number;
  readonly wheeled: boolean;
  readonly started: boolean;
}

/** Where a charge can ride to (EMP IX.2), by the cheapest way. */
export function chargeReach(
  content: EmpereurContent,
  s: EmpereurState,
  vars: Ride,
  units: readonly number[] = bandUnits(s, vars.band),
): readonly Way[] {
  const sketch = sketchOf(s);
  const asked = { content, s: sketch };
  const [lead] = units;
  if (lead === undefined) return [];
  const onward = ({ at: now }: Road<Gallop>): Stage<Gallop>[] => {
    const riding = { units, ...now };
    for (const unit of units) sketch.facing[unit] = now.facing;
    const ahead = chargeSteps(asked, riding).flatMap((to) => {
      const cost = chargeStep(asked, riding, to);
      if (typeof cost === 'string') return [];
      const at = { ...now, at: to, spent: now.spent + cost, started: true, wheeled: false };
      return [{ at, action: step(to), cost: at.spent - vars.spent }];
    });
    const round = wheelings(asked, riding).map((facing) => {
      const at = { ...now, facing, spent: now.spent + WHEEL_COST, wheels: now.wheels + 1, wheeled: true };
      return { at, action: turn(facing), cost: at.spent - vars.spent };
    });
    return [...ahead, ...round];
  };
  const first: Gallop = {
    at: vars.at,
    form: LINE,
    facing: s.facing[lead] as number,
    spent: vars.spent,
    wheels: vars.wheels,
    wheeled: vars.wheeled === 1,
    started: vars.started === 1,
    rests: true,
  };
  const key = ({ at, facing, wheels, wheeled }: Gallop) => ((at * 12 + facing) * 4 + wheels) * 2 + (wheeled ? 1 : 0);
  return [...roadsFrom(first, key, onward).values()];
}

/** Where a leader who rides alone can come to (EMP XIV.2). */
export function leaderReach(content: EmpereurContent, s: EmpereurState, vars: Riding): readonly Way[] {
  const sketch = { ...s, chiefHex: s.chiefHex.slice() };
  const onward = ({ at: { at }, cost: spent }: Way): Stage<Stand>[] => {
    sketch.chiefHex[vars.chief] = at;
    return rides({ content, s: sketch }, { chief: vars.chief, spent: vars.spent + spent }).map(({ to, cost }) => ({
      at: { at: to, form: 0, facing: 0, rests: true },
      action: step(to),
      cost: spent + cost,
    }));
  };
  const first = { at: s.chiefHex[vars.chief] as number, form: 0, facing: 0, rests: true };
  return [...roadsFrom<Stand>(first, ({ at }) => at, onward).values()];
}
