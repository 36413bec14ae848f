import type { Kind, State } from '@bivouac/kernel';
import type { Seen } from '../bot.ts';
import { imagined } from '../imagined.ts';
import { Workbench } from '../plans.ts';
import type { Quickness } from './hunches.ts';
import { type Line, Run } from './run.ts';
import { Sequel } from './sequel.ts';
import type { Spending } from './spending.ts';

/** How a searcher divides its work. */
export interface Method {
  /** The share of the budget for what others do after the own run: the rest is for thinking the own run through. */
  readonly replies: number;
  readonly quickness: Quickness;
  /** Runs of others, and the own ones between them, that are played on after the own. */
  readonly runs: number;
  /** Lines whose sequel is looked at, at the most. */
  readonly lines: number;
  /** Worlds in which a line is checked while it is thought of, and all in all with those that decide. */
  readonly checks: number;
  readonly worlds: number;
}

/** A line with what it turned out to be worth. */
export interface Weighed<G extends Kind> {
  readonly line: Line<G>;
  sum: number;
  /** In how many worlds its sequel was played. */
  tries: number;
}

export interface Thought<G extends Kind> {
  /** The best first. */
  readonly weighed: readonly Weighed<G>[];
  readonly worlds: readonly State<G['state']>[];
  readonly bench: Workbench<G>;
}

export function worthOf<G extends Kind>({ sum, tries, line }: Weighed<G>): number {
  return tries === 0 ? line.value : sum / tries;
}

/** More lines than this are never followed at one length. */
const WIDEST = 400;

/** Thinks a decision through: the own run first, then what the others make of its best lines. */
export function think<G extends Kind>(seen: Seen<G>, method: Method, spending: Spending): Thought<G> {
  const { game, guide, view, seat, offers, dice } = seen;
  if (guide === undefined || guide === null) throw new Error('nothing to think with');
  const bench = new Workbench(game, guide, seat, dice, spending, true);
  const first = imagined(seen);
  const worlds = Array.from({ length: method.worlds }, () => imagined(seen));
  const sequel = new Sequel(seen, method.quickness, spending);
  const plans = bench.plans(first, offers);
  const now = guide.evaluate(first, seat);
  for (const plan of plans) sequel.note(plan, now);
  const apart = guide.apart?.(view) === true;
  const run = new Run(sequel, bench, plans, worlds.slice(0, method.checks), apart ? 1 : guide.ahead);
  // One line straight ahead shows what a line costs here; the budget says how many are followed side by side.
  const before = spending.spent;
  const found = new Set(run.think(1, method.lines));
  const cost = Math.max(spending.spent - before, Number.EPSILON);
  const width = Math.min(WIDEST, Math.floor((spending.left * (1 - method.replies)) / cost) + 1);
  // What looks best on the way may crowd out what is best in the end: so a few are followed before many are.
  for (const one of [Math.round(Math.sqrt(width)), width])
    for (const line of run.think(one, method.lines)) found.add(line);
  const lines = run.best([...found], method.lines);
  const weighed = lines.map((line): Weighed<G> => ({ line, sum: 0, tries: 0 }));
  if (!apart && (lines.some(({ hazy }) => hazy) || method.runs > 0))
    weigh(sequel, worlds.slice(method.checks), weighed, method);
  return { weighed, worlds, bench };
}

/** Plays the sequel of lines in one world after another; the worse half drops out again and again. */
function weigh<G extends Kind>(
  sequel: Sequel<G>,
  worlds: readonly State<G['state']>[],
  weighed: Weighed<G>[],
  { runs }: Method,
): void {
  let left = weighed;
  for (const [n, world] of worlds.entries()) {
    for (const one of left) {
      one.sum += sequel.of(one.line, world, runs);
      one.tries++;
    }
    left = [...left].sort((a, b) => worthOf(b) - worthOf(a));
    if (n % 3 === 2) left = left.slice(0, Math.max(2, left.length >> 1));
  }
  weighed.sort((a, b) => b.tries - a.tries || worthOf(b) - worthOf(a));
}
