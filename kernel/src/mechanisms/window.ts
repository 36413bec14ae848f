import { isOffered } from '../actions.ts';
import type { Context } from '../context.ts';
import { type Ask, type Kind, type Next, type Procedure, procedure, type Step, type Takers } from '../procedure.ts';
import { EVERYONE, only, type Power } from '../seats.ts';
import { type Conditions, fittingPolicy } from './policy.ts';

const PASS = ['pass'] as const;
/** A policy that would act for ever in a window that asks again is nobody's wish: after so often, people are asked. */
const MOST_ACTS = 50;

type Fitting = NonNullable<ReturnType<typeof fittingPolicy>>;

/** What a window remembers: the moment it was opened for, and who is still to be asked, in order. */
export interface WindowVars<V extends object> {
  at: V;
  queue: Power[];
  /** Those whose standing order has acted in this window: from then on they are asked. */
  ordered: Power[];
  /** How often policies have acted in it. */
  acts?: number;
  /** Those who have reacted, in a window that says so (`finish`). */
  reacted?: Power[];
}

export interface WindowSpec<G extends Kind, V extends object> {
  readonly clause: string;
  readonly prompt: string;
  /** Who might react, in order, found from public things alone: that somebody is asked must not tell what he holds. */
  may(c: Context<G>, at: V): readonly Power[];
  /** The reactions; passing is always added. */
  offers(c: Context<G>, vars: WindowVars<V>): void;
  /** What each reaction does. It ends with `c.go('next')` (the others are asked), `c.return(...)` or `c.unwind(...)`. */
  readonly take: Takers<G, WindowVars<V>>;
  /** Whether somebody who has reacted is asked again, until he passes. */
  readonly again?: boolean;
  /** An order that names a place or a piece is for that one: wherever its answer is not on offer, it means to pass. */
  readonly elsewhere?: 'pass';
  /** What policies for it may turn on (`when`): kinds, units, odds, distances. */
  readonly conditions?: Conditions<G, WindowVars<V>>;
  /** Whether policies for it may be public: its offers and conditions follow from public things. */
  readonly open?: boolean;
  /** Whether people at one screen may pass on the common view, and look at their own things only to react. */
  readonly apart?: boolean;
  /**
   * What a pass may rest on for a while, from public things: then `waive` passes until this changes. "During this charge"
   * is the charger; "until it is near" is the charger and the class of his distance.
   */
  lasting?(c: Context<G>, at: V): string;
  /** In a window that asks again: who has reacted goes on by `done`, who has not declines by `pass`. */
  readonly finish?: 'done';
  readonly sight?: 'view';
  readonly about?: (c: Context<G>, vars: WindowVars<V>) => { readonly [name: string]: string | number };
  why?: NonNullable<Ask<G, WindowVars<V>>['why']>;
  /** Further steps that the reactions need. */
  readonly steps?: { readonly [step: string]: Step<G, WindowVars<V>> };
}

/** The vars to open a window with. */
export function during<V extends object>(at: V): WindowVars<V> {
  return { at, queue: [], ordered: [] };
}

/**
 * A moment at which others may react: each in order, with a pass. A seat's standing order answers for it, as far as
 * its answer is on offer. Returns what a reaction returned, or null when all have passed.
 */
export function window<G extends Kind, V extends object, R = unknown>(
  name: string,
  spec: WindowSpec<G, V>,
): Procedure<G, WindowVars<V>, R | null> {
  const current = (vars: WindowVars<V>): Power => vars.queue[0] ?? 0;
  const take: Record<string, unknown> = {};
  for (const [verb, handler] of Object.entries(spec.take)) {
    take[verb] = (c: Context<G>, vars: WindowVars<V>, ...args: unknown[]) => {
      if (spec.again !== true) vars.queue.shift();
      else if (spec.finish !== undefined) vars.reacted = [...(vars.reacted ?? []), c.actor];
      return (handler as (...all: unknown[]) => unknown)(c, vars, ...args);
    };
  }
  take['pass'] = (c: Context<G>, vars: WindowVars<V>) => {
    vars.queue.shift();
    return c.go('next');
  };
  if (spec.finish !== undefined) take['done'] = take['pass'];
  if (spec.lasting !== undefined) {
    take['waive'] = (c: Context<G>, vars: WindowVars<V>) => {
      c.waive(current(vars), name, spec.lasting?.(c, vars.at) ?? '');
      c.tell?.({ fact: 'kernel.waived', power: current(vars), window: name, clause: spec.clause });
      vars.queue.shift();
      return c.go('next');
    };
  }
  const offers = (c: Context<G>, vars: WindowVars<V>): void => {
    c.offer(spec.finish !== undefined && vars.reacted?.includes(current(vars)) === true ? 'done' : 'pass');
    if (spec.lasting !== undefined) c.offer('waive');
    spec.offers(c, vars);
  };
  const ask: Ask<G, WindowVars<V>> = {
    power: (_, vars) => current(vars),
    prompt: spec.prompt,
    clause: spec.clause,
    window: name,
    offers,
    take,
    ...(spec.apart === true ? { open: 'apart' as const } : {}),
    policies: { conditions: Object.keys(spec.conditions ?? {}), open: spec.open === true },
    ...(spec.sight === undefined ? {} : { sight: spec.sight }),
    ...(spec.why === undefined ? {} : { why: spec.why }),
    ...(spec.about === undefined ? {} : { about: spec.about }),
  };
  /** What a policy does stands in the log with its cause: for all, if it is public, and then it is no news to anybody. */
  const actOn = (c: Context<G>, vars: WindowVars<V>, power: Power, { order, answer }: Fitting): Next => {
    vars.acts = (vars.acts ?? 0) + 1;
    if (order.open !== true) c.disclose(EVERYONE);
    c.tell?.({
      fact: 'kernel.policy',
      power,
      window: name,
      answer: [...answer],
      ...(order.when === undefined ? {} : { when: [...order.when] }),
      ...(order.open === true ? {} : { to: only(c.seatOf(power)) }),
    });
    return c.takeNow(power, answer);
  };
  return procedure<G, WindowVars<V>, R | null>(name, {
    open(c, vars) {
      vars.queue = [...spec.may(c, vars.at)];
      c.probe?.(vars.queue, (other) => spec.may(other, vars.at));
      return c.go('next');
    },
    next(c, vars) {
      // A reaction may have changed who can still react: the moment is looked at again, from public things.
      const still = spec.may(c, vars.at);
      vars.queue = vars.queue.filter((one) => still.includes(one));
      const power = vars.queue[0];
      if (power === undefined) return c.return(null);
      if (spec.lasting !== undefined && c.hasWaived(power, name, spec.lasting(c, vars.at))) {
        vars.queue.shift();
        return c.go('next');
      }
      const orders = c.standingOrders(power, name);
      if (orders.length === 0) return c.go('ask');
      const policy = fittingPolicy(c, vars, orders, c.offersTo(power, ask, vars), spec.conditions ?? {});
      if (policy !== null && (vars.acts ?? 0) < MOST_ACTS) return actOn(c, vars, power, policy);
      const order = orders.find(({ always }) => always === undefined) ?? null;
      if (order === null || vars.ordered.includes(power)) return c.go('ask');
      const seat = c.seatOf(power);
      const fits = isOffered(c.offersTo(power, ask, vars), order.answer);
      if (!fits && spec.elsewhere !== 'pass') return c.go('ask');
      const answer = fits ? order.answer : PASS;
      // Acting on an order for ever, in a window that asks again, would be nobody's wish.
      vars.ordered.push(power);
      // That somebody need not be asked is news to the others.
      c.disclose(EVERYONE);
      c.tell?.({ fact: 'kernel.ordered', window: name, answer: [...answer], to: only(seat) });
      return c.takeNow(power, answer);
    },
    ask,
    ...spec.steps,
  });
}
