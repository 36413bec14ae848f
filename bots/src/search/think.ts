import type { Kind, State } from '@bivouac/kernel';
import type { Seen } from '../bot.ts';
import { imagined } from '../imagined.ts';
import { Workbench } from '../plans.ts';
import { type Line, Run } from './run.ts';
import { Sequel } from './sequel.ts';
import type { Spending } from './spending.ts';

/** How a searcher divides its work. */
export interface Method {
  /** Lines that are weighed against each other, at the most. */
  readonly lines: number;
  /** Worlds in which a line is checked while it is thought of. */
  readonly checks: number;
  /** Worlds in which lines are weighed before the worse half of them drops out, at the least and at the most. */
  readonly round: number;
  readonly longest: number;
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
/** Of a budget that goes further than one world, the share that is spent on finding lines in others. */
const FINDING = 0.6;
/** How often the worse half drops out. */
const ROUNDS = 3;

/**
 * Thinks a decision through. Lines are looked for in one imagined world, as many side by side as the budget allows, up
 * to a measure: beyond it a searcher finds little but what the judgement overrates. What more there is to spend goes
 * into other worlds, which suggest other lines, and into weighing the best lines of all in more worlds.
 */
export function think<G extends Kind>(seen: Seen<G>, method: Method, spending: Spending): Thought<G> {
  const { game, guide, view, seat, dice } = seen;
  if (guide === undefined || guide === null) throw new Error('nothing to think with');
  const bench = new Workbench(game, guide, seat, dice, spending, true);
  const first = imagined(seen);
  const worlds = Array.from({ length: method.checks + ROUNDS * method.round - 1 }, () => imagined(seen));
  const sequel = new Sequel(seen, spending);
  const apart = guide.apart?.(view) === true;
  const checks = worlds.slice(0, method.checks);
  const linesIn = (world: State<G['state']>) => {
    const before = spending.spent;
    const plans = bench.plans(world, seen.offers);
    const now = guide.evaluate(world, seat);
    for (const plan of plans) sequel.note(plan, now);
    const run = new Run(sequel, bench, plans, checks, apart ? 1 : guide.ahead);
    return { run, lines: linesOf(run, method, spending, before) };
  };
  const { run, lines: found } = linesIn(first);
  const others = apart ? 0 : Math.round((FINDING * spending.whole) / spending.world) - 1;
  for (let n = 0; n < others; n++) found.push(...linesIn(imagined(seen)).lines);
  const lines = run.best(unlike(found), method.lines);
  const weighed = lines.map((line): Weighed<G> => ({ line, sum: 0, tries: 0 }));
  if (!apart && lines.some(({ hazy }) => hazy)) {
    const further = worlds.slice(method.checks);
    weigh(sequel, (n) => (further[n] ??= imagined(seen)), weighed, method, spending);
  }
  return { weighed, worlds, bench };
}

/** The best lines of a run, for what one world may cost from the time that it was begun with. */
function linesOf<G extends Kind>(run: Run<G>, { lines }: Method, spending: Spending, begun: number): Line<G>[] {
  // One line straight ahead shows what a line costs here; the budget says how many are followed side by side.
  const before = spending.spent;
  const found = new Set(run.think(1, lines));
  const cost = Math.max(spending.spent - before, Number.EPSILON);
  const most = Math.max(0, Math.min(spending.left, begun + spending.world - spending.spent));
  const width = Math.min(WIDEST, Math.floor(most / cost) + 1);
  // What looks best on the way may crowd out what is best in the end: so a few are followed before many are.
  for (const one of [Math.round(Math.sqrt(width)), width]) for (const line of run.think(one, lines)) found.add(line);
  return [...found];
}

/** Without those that come to the same actions as another. */
function unlike<G extends Kind>(lines: readonly Line<G>[]): Line<G>[] {
  const found = new Map<string, Line<G>>();
  for (const line of lines) {
    const name = JSON.stringify(line.plans);
    if (!found.has(name)) found.set(name, line);
  }
  return [...found.values()];
}

/** Plays the sequel of lines in one world after another; the worse half drops out again and again. */
function weigh<G extends Kind>(
  sequel: Sequel<G>,
  world: (n: number) => State<G['state']>,
  weighed: Weighed<G>[],
  { round, longest }: Method,
  spending: Spending,
): void {
  let left = weighed;
  const before = spending.spent;
  const beyond = Math.min(spending.left, spending.whole - spending.world);
  let worlds = round;
  for (let n = 0; n < ROUNDS * worlds - 1; n++) {
    for (const one of left) {
      one.sum += sequel.of(one.line, world(n));
      one.tries++;
    }
    // The first world shows what one costs; with half as many lines each time all rounds cost twice the first.
    if (n === 0) {
      const cost = Math.max(spending.spent - before, Number.EPSILON);
      worlds = Math.min(longest, Math.max(round, Math.floor(beyond / (2 * cost))));
    }
    left = [...left].sort((a, b) => worthOf(b) - worthOf(a));
    if (n % worlds === worlds - 1) left = left.slice(0, Math.max(2, left.length >> 1));
  }
  weighed.sort((a, b) => b.tries - a.tries || worthOf(b) - worthOf(a));
}
