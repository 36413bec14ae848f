import type { Action, Arg, Offer } from '../actions.ts';
import type { Context } from '../context.ts';
import type { Kind } from '../procedure.ts';
import type { Power } from '../seats.ts';
import type { StandingOrder } from '../state.ts';

/** A standing order as a player gives it: one of several for a window, used as often as it fits. */
export interface Policy {
  /** An answer, or the beginning of one: `['square']` is any square that is offered, the first that fits. */
  readonly answer: Action;
  /** When it is meant: the name of a condition of the window, and what it needs. Always, if it is not said. */
  readonly when?: Action;
  /** For this power alone, where a seat holds several. */
  readonly power?: Power;
  /** Known to all: no secret, so that acting on it tells nobody anything and bars no undo. */
  readonly open?: boolean;
}

/** What a condition says of an offer in a window: from what its power may know; of a public policy, from public things. */
export type Condition<G extends Kind, V> = (c: Context<G>, vars: V, offer: Offer, args: readonly Arg[]) => boolean;

export type Conditions<G extends Kind, V> = { readonly [name: string]: Condition<G, V> };

/** What can be ordered for a window beyond one exact answer. */
export interface PolicyRules {
  readonly conditions: readonly string[];
  readonly open: boolean;
}

/** More policies for one window than anybody would write. */
const MOST_POLICIES = 20;

/** The first of a power's policies that fits, and the offer that it means. */
export function fittingPolicy<G extends Kind, V>(
  c: Context<G>,
  vars: V,
  orders: readonly StandingOrder[],
  offers: readonly Offer[],
  conditions: Conditions<G, V>,
): { readonly order: StandingOrder; readonly answer: Action } | null {
  for (const order of orders) {
    if (order.always !== true) continue;
    const meant = offers.find((offer) => {
      if (!order.answer.every((part, i) => offer[i] === part)) return false;
      const [name, ...args] = order.when ?? [];
      return name === undefined || conditions[name]?.(c, vars, offer, args) === true;
    });
    if (meant !== undefined && meant.every((part) => typeof part !== 'object'))
      return { order, answer: meant as Action };
  }
  return null;
}

/** Policies as somebody sent them, as orders for a window; or what is wrong with them. */
export function readPolicies(
  value: unknown,
  window: string,
  rules: PolicyRules,
  verbs: { readonly [verb: string]: readonly string[] },
): StandingOrder[] | string {
  if (!Array.isArray(value) || value.length > MOST_POLICIES) return `policies are a list of at most ${MOST_POLICIES}`;
  const orders: StandingOrder[] = [];
  for (const one of value as unknown[]) {
    const order = readPolicy(one, window, rules, verbs);
    if (typeof order === 'string') return order;
    orders.push(order);
  }
  return orders;
}

function readPolicy(
  value: unknown,
  window: string,
  rules: PolicyRules,
  verbs: { readonly [verb: string]: readonly string[] },
): StandingOrder | string {
  if (typeof value !== 'object' || value === null) return 'a policy has an answer';
  const { answer, when, power, open } = value as { [key: string]: unknown };
  if (!isWords(answer)) return 'the answer of a policy is a verb and its arguments, or the first of them';
  const kinds = Object.hasOwn(verbs, answer[0]) ? verbs[answer[0]] : undefined;
  if (kinds === undefined || kinds.length < answer.length - 1)
    return `there is no answer "${answer[0].slice(0, 40)}" like that`;
  if (when !== undefined && (!isWords(when) || !rules.conditions.includes(when[0]))) {
    return `conditions for "${window}" are: ${rules.conditions.join(', ') || 'none'}`;
  }
  if (power !== undefined && !Number.isInteger(power)) return 'the power of a policy is a number';
  if (open === true && !rules.open) return `"${window}" turns on what is hidden: no policy for it can be public`;
  return {
    window,
    answer: [...answer],
    always: true,
    ...(when === undefined ? {} : { when: [...when] }),
    ...(power === undefined ? {} : { power: power as Power }),
    ...(open === true ? { open: true } : {}),
  };
}

function isWords(value: unknown): value is [string, ...Arg[]] {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false;
  return value.every((part) => typeof part === 'string' || Number.isSafeInteger(part));
}
