import type { Context } from '../context.ts';
import { type Kind, kernelTakers, type Procedure, procedure, type Reason } from '../procedure.ts';
import { RulesFault } from '../refusal.ts';
import type { Power } from '../seats.ts';

/** Whose choice it is, and the words and the clause it rests on. */
export interface Choosing<G extends Kind, V> {
  readonly clause: string;
  readonly prompt: string;
  power(c: Context<G>, at: V): Power;
}

export interface PickVars<V extends object> {
  at: V;
  picked: number[];
}

/** The vars to begin a choice in small steps with. */
export function picking<V extends object>(at: V): PickVars<V> {
  return { at, picked: [] };
}

export interface PickSpec<G extends Kind, V extends object> extends Choosing<G, V> {
  /** What may be picked next, after what has been picked. */
  from(c: Context<G>, at: V, picked: readonly number[]): readonly number[];
  /** At least and at most how many. */
  count(c: Context<G>, at: V): readonly [least: number, most: number];
}

/** Some things out of several, one by one; returns them. */
export function pickMany<G extends Kind, V extends object>(
  name: string,
  spec: PickSpec<G, V>,
): Procedure<G, PickVars<V>, number[]> {
  const rest = (c: Context<G>, { at, picked }: PickVars<V>) =>
    spec.from(c, at, picked).filter((thing) => !picked.includes(thing));
  return procedure<G, PickVars<V>, number[]>(name, {
    next(c, vars) {
      const [least, most] = spec.count(c, vars.at);
      if (vars.picked.length >= most) return c.return(vars.picked);
      if (rest(c, vars).length === 0) {
        if (vars.picked.length >= least) return c.return(vars.picked);
        throw new RulesFault(`${name} wants ${least} things, and there are only ${vars.picked.length}`);
      }
      return c.go('pick');
    },
    pick: {
      power: (c, vars) => spec.power(c, vars.at),
      prompt: spec.prompt,
      clause: spec.clause,
      offers(c, vars) {
        for (const thing of rest(c, vars)) c.offer('pick', thing);
        if (vars.picked.length >= spec.count(c, vars.at)[0]) c.offer('done');
      },
      take: kernelTakers<G, PickVars<V>>({
        pick(c, vars, thing) {
          vars.picked.push(thing);
          return c.go('next');
        },
        done: (c, vars) => c.return(vars.picked),
      }),
    },
  });
}

export interface PathSpec<G extends Kind, V extends object> extends Choosing<G, V> {
  /** Where the path may go on to. */
  onward(c: Context<G>, at: V, path: readonly number[]): readonly number[];
  mayStop(c: Context<G>, at: V, path: readonly number[]): boolean;
  why?(c: Context<G>, at: V, path: readonly number[], place: number): Reason | null;
}

/** A way, place by place; returns it. */
export function pickPath<G extends Kind, V extends object>(
  name: string,
  spec: PathSpec<G, V>,
): Procedure<G, PickVars<V>, number[]> {
  return procedure<G, PickVars<V>, number[]>(name, {
    next(c, vars) {
      const ended = spec.onward(c, vars.at, vars.picked).length === 0;
      if (!ended) return c.go('step');
      if (spec.mayStop(c, vars.at, vars.picked)) return c.return(vars.picked);
      throw new RulesFault(`${name} has come to a place with no way on, and may not stop there`);
    },
    step: {
      power: (c, vars) => spec.power(c, vars.at),
      prompt: spec.prompt,
      clause: spec.clause,
      offers(c, vars) {
        for (const place of spec.onward(c, vars.at, vars.picked)) c.offer('step', place);
        if (spec.mayStop(c, vars.at, vars.picked)) c.offer('done');
      },
      take: kernelTakers<G, PickVars<V>>({
        step(c, vars, place) {
          vars.picked.push(place);
          return c.go('next');
        },
        done: (c, vars) => c.return(vars.picked),
      }),
      why(c, vars, action) {
        const place = action[1];
        if (action[0] !== 'step' || typeof place !== 'number') return null;
        return spec.why?.(c, vars.at, vars.picked, place) ?? null;
      },
    },
  });
}

export interface AllotSpec<G extends Kind, V extends object> extends Choosing<G, V> {
  /** How many points are to be shared out. */
  points(c: Context<G>, at: V): number;
  /** How many points each of these can still take, after what has been allotted (a thing stands once a point). */
  room(c: Context<G>, at: V, allotted: readonly number[]): readonly (readonly [thing: number, room: number])[];
}

/** Points shared out among things, one by one; returns the things, once for each point. */
export function allot<G extends Kind, V extends object>(
  name: string,
  spec: AllotSpec<G, V>,
): Procedure<G, PickVars<V>, number[]> {
  const open = (c: Context<G>, vars: PickVars<V>) => spec.room(c, vars.at, vars.picked).filter(([, room]) => room > 0);
  return procedure<G, PickVars<V>, number[]>(name, {
    next(c, vars) {
      const left = spec.points(c, vars.at) - vars.picked.length;
      return left <= 0 || open(c, vars).length === 0 ? c.return(vars.picked) : c.go('allot');
    },
    allot: {
      power: (c, vars) => spec.power(c, vars.at),
      prompt: spec.prompt,
      clause: spec.clause,
      about: (c, vars) => ({ left: spec.points(c, vars.at) - vars.picked.length }),
      offers(c, vars) {
        for (const [thing] of open(c, vars)) c.offer('allot', thing);
      },
      take: kernelTakers<G, PickVars<V>>({
        allot(c, vars, thing) {
          vars.picked.push(thing);
          return c.go('next');
        },
      }),
    },
  });
}
