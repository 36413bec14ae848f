import type { Action, Kind, State } from '@bivouac/kernel';
import type { Errors, Guide, Parts } from '@bivouac/kernel/guide';
import type { Bot, Considered, Seen } from './bot.ts';
import { imagined } from './imagined.ts';
import { KeptPlans } from './kept.ts';
import { obvious } from './obvious.ts';
import { type WholeAction, Workbench } from './plans.ts';
import { random } from './random.ts';

/** How a one-step player thinks. */
export interface OneStep extends Errors {
  /** Imagined states: all plans are tried on the first, and so many that depend on chance on the others too. */
  readonly states: number;
  readonly promising: number;
  /** Judges and errs like a novice, where the game knows how one does. */
  readonly novice?: boolean;
}

interface Judged {
  readonly plan: WholeAction;
  value: number;
}

/** A player that looks one action ahead, and takes the one after which it stands best. */
export function oneStep(id: string, how: OneStep): Bot {
  const plans = new KeptPlans();
  return {
    id,
    choose(seen) {
      const planned = plans.next(seen, mindOf(seen, how));
      if (planned !== null) return planned;
      const sure = obvious({ ...seen, guide: mindOf(seen, how) ?? null });
      if (sure !== null) return sure;
      if (seen.guide === undefined || seen.guide === null) return random.choose(seen);
      return think(seen, how).judged[0]?.plan.actions[0] ?? random.choose(seen);
    },
    explain(seen) {
      const { seat } = seen;
      if (seen.guide === undefined || seen.guide === null || seen.offers.length < 2) return [];
      const { judged, bench, states } = think(seen, how);
      const { guide } = bench;
      return bestByAction(judged).map(({ plan, value }): Considered => {
        const [action, ...then] = plan.actions;
        const parts = meanParts(states.map((state) => guide.parts(bench.played(state, plan.actions).state, seat)));
        return { action: action as Action, then, value, parts };
      });
    },
  };
}

/** What a guide tells such a player: a novice thinks of other things, where the game knows of which. */
function mindOf<G extends Kind>({ guide }: Seen<G>, { novice }: OneStep): Guide<G> | null | undefined {
  return novice === true && guide ? { ...guide, ...guide.novice } : guide;
}

interface Thought<G extends Kind> {
  /** The best first. */
  readonly judged: readonly Judged[];
  readonly bench: Workbench<G>;
  readonly states: readonly State<G['state']>[];
}

function think<G extends Kind>(seen: Seen<G>, how: OneStep): Thought<G> {
  const { game, guide, seat, offers, dice } = seen;
  if (guide === undefined || guide === null) throw new Error('nothing to think with');
  const errs = (how.novice === true ? guide.novice?.errs : undefined) ?? how;
  const bench = new Workbench(game, mindOf(seen, how) ?? guide, seat, dice);
  const first = imagined(seen);
  const judged = noticed(bench.plans(first, offers), errs, seen).map((plan): Judged => ({ plan, value: plan.value }));
  sort(judged);
  const states = [first];
  // A guide judges by what the seat knows, so only what depends on chance is worth a second look.
  for (const one of judged.filter(({ plan }) => plan.chancy).slice(0, how.promising)) {
    while (states.length < how.states) states.push(imagined(seen));
    for (const state of states.slice(1)) one.value += bench.retry(state, one.plan.actions);
    one.value /= states.length;
  }
  for (const one of judged) one.value += errs.misjudges * (dice.below(2001) / 1000 - 1);
  sort(judged);
  return { judged, bench, states };
}

function sort(judged: Judged[]): void {
  judged.sort((a, b) => b.value - a.value);
}

/** What the player thinks of at all; something always comes to mind. */
function noticed<G extends Kind>(
  plans: readonly WholeAction[],
  { overlooks }: Errors,
  { dice }: Seen<G>,
): readonly WholeAction[] {
  if (overlooks <= 0) return plans;
  const left = plans.filter(() => dice.below(100) >= overlooks);
  return left.length > 0 ? left : plans.slice(0, 1);
}

/** For each action the best way to go on. */
function bestByAction(judged: readonly Judged[]): Judged[] {
  const found = new Map<string, Judged>();
  for (const one of judged) {
    const key = JSON.stringify(one.plan.actions[0]);
    if (!found.has(key)) found.set(key, one);
  }
  return [...found.values()];
}

function meanParts(all: readonly Parts[]): Parts {
  const sum: Record<string, number> = {};
  for (const parts of all) {
    for (const [name, value] of Object.entries(parts)) sum[name] = (sum[name] ?? 0) + value / all.length;
  }
  return sum;
}
