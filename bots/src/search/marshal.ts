import { type Action, fillHoles, type Kind, pickByShare } from '@bivouac/kernel';
import type { Parts } from '@bivouac/kernel/guide';
import type { Bot, Considered, Seen } from '../bot.ts';
import type { Budget } from '../levels.ts';
import { KeptPlans } from '../kept.ts';
import { obvious } from '../obvious.ts';
import { random } from '../random.ts';
import { decidesBeside, type Mix, SecretGame } from './secret.ts';
import { Spending } from './spending.ts';
import { type Method, think, type Thought, type Weighed, worthOf } from './think.ts';

const METHOD: Method = { lines: 8, checks: 2, round: 3, longest: 24 };

export function marshalWith(budget: Budget, method: Partial<Method> = {}): Bot {
  const how = { ...METHOD, ...method };
  const spending = <G extends Kind>({ guide }: Seen<G>, share = 1) =>
    new Spending(shareOf(budget, share), () => performance.now(), guide?.effort);
  const thought = <G extends Kind>(mind: Seen<G>) =>
    think(mind, how, spending(mind, mind.guide?.midway(mind.view) === true ? mind.guide.inside : 1));
  const mixOf = <G extends Kind>(mind: Seen<G>) => reckoned(mind) ?? new SecretGame(mind, spending(mind)).solve();
  const plans = new KeptPlans();
  return {
    id: 'marshal',
    choose(seen) {
      const mind = seasoned(seen);
      const planned = plans.next(seen, mind.guide);
      if (planned !== null) return planned;
      const sure = obvious(mind);
      if (sure !== null) return sure;
      if (seen.guide === undefined || seen.guide === null) return random.choose(seen);
      const found = decidesBeside(seen.view, seen.seat)
        ? drawn(mixOf(mind), seen)
        : thought(mind).weighed[0]?.line.plans[0]?.[0];
      return found ?? random.choose(seen);
    },
    explain(seen) {
      if (seen.guide === undefined || seen.guide === null || seen.offers.length < 2) return [];
      const mind = seasoned(seen);
      if (decidesBeside(seen.view, seen.seat)) return mixed(mixOf(mind));
      return considered(thought(mind), seen);
    },
  };
}

/** The mix that the game itself reckons; null where it does not. */
function reckoned<G extends Kind>({ guide, view, seat, offers, dice }: Seen<G>): Mix | null {
  const found = guide?.mix?.(view, seat, offers) ?? null;
  if (found === null) return null;
  return {
    choices: found.map(({ offer }) => [fillHoles(offer, dice)]),
    shares: found.map(({ share }) => share),
    values: found.map(({ value }) => value),
  };
}

function drawn<G extends Kind>({ choices, shares }: Mix, { dice }: Seen<G>): Action | undefined {
  return choices[pickByShare(shares, dice)]?.[0];
}

function shareOf(budget: Budget, share: number): Budget {
  return 'ms' in budget ? { ms: budget.ms * share } : { iterations: budget.iterations * share };
}

/** The same with the judgement of experience, where the game has one. */
function seasoned<G extends Kind>(seen: Seen<G>): Seen<G> {
  const { guide } = seen;
  return guide?.seasoned === undefined ? seen : { ...seen, guide: { ...guide, ...guide.seasoned } };
}

/** For each first action the best line that begins with it. */
function considered<G extends Kind>({ weighed, worlds, bench }: Thought<G>, { seat }: Seen<G>): Considered[] {
  const best = new Map<string, Weighed<G>>();
  for (const one of weighed) {
    const name = JSON.stringify(one.line.plans[0]?.[0]);
    if (!best.has(name)) best.set(name, one);
  }
  return [...best.values()].map((one) => {
    const [first = [], ...later] = one.line.plans;
    const [action, ...then] = first;
    const parts = meanParts(
      worlds.map((world) => {
        const referee = bench.on(world);
        for (const actions of one.line.plans) bench.playOn(referee, actions);
        return bench.guide.parts(referee.state, seat);
      }),
    );
    return { action: action as Action, then, later: later.flat(), value: worthOf(one), parts, tries: one.tries };
  });
}

/** Choices in secret, the one played most often first. */
function mixed({ choices, shares, values }: Mix): Considered[] {
  return choices
    .map(([action, ...then], i): Considered => {
      return { action: action as Action, then, value: values[i] ?? 0, parts: {}, share: shares[i] ?? 0 };
    })
    .sort((a, b) => (b.share ?? 0) - (a.share ?? 0));
}

function meanParts(all: readonly Parts[]): Parts {
  const sum: Record<string, number> = {};
  for (const parts of all) {
    for (const [name, value] of Object.entries(parts)) sum[name] = (sum[name] ?? 0) + value / all.length;
  }
  return sum;
}
