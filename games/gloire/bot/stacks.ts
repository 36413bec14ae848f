import { isSamePlayer, leads } from '../rules/players/partners.ts';
import { decoyIn, isCavalry, isGuns, leaderIn, leaderSheet, pieces, unitIn, unitOf } from '../rules/pieces/pieces.ts';
import { readyAt, waitingAt } from '../rules/movement/ready.ts';
import { waysToPay } from '../rules/command/price.ts';
import { isChief, mayEnter } from '../rules/pieces/stack.ts';
import { type Board, OFF } from '../rules/state.ts';

/** Where a stack is put together: a town or an edge, by whom, and whether a card pays for it. */
export interface Muster {
  readonly power: number;
  readonly side: number;
  readonly town: number;
  readonly edge: number;
  readonly free: boolean;
}

/** What there is to put a stack together from, each list the best first. */
export interface Roster {
  readonly chiefs: readonly number[];
  readonly generals: readonly number[];
  readonly foot: readonly number[];
  readonly horse: readonly number[];
  readonly guns: readonly number[];
  readonly cadres: readonly number[];
  readonly decoys: readonly number[];
}

export function rosterAt(b: Board, { power, side, town, edge }: Muster): Roster {
  const all = { chiefs: [], generals: [], foot: [], horse: [], guns: [], cadres: [], decoys: [] } as {
    [kind in keyof Roster]: number[];
  };
  const ready = edge === OFF ? readyAt(b, town, side) : waitingAt(b, edge, side);
  const arms = new Set<string>();
  for (const slot of ready) {
    if (!leads(b, power, slot)) continue;
    const unit = unitIn(b, slot);
    if (leaderIn(b, slot) !== OFF) (isChief(b, slot) ? all.chiefs : all.generals).push(slot);
    else if (unit === OFF) {
      // Two decoys of a kind are the same to their owner, and only one of them is offered.
      const arm = pieces(b).arm[decoyIn(b, slot)] ?? '';
      if (!arms.has(arm)) all.decoys.push(slot);
      arms.add(arm);
    } else if (isGuns(b, slot)) all.guns.push(slot);
    else if ((b.s.points[unit] as number) <= 0) all.cadres.push(slot);
    else if (isCavalry(b, slot)) all.horse.push(slot);
    else all.foot.push(slot);
  }
  const points = (slot: number) => b.s.points[unitIn(b, slot)] as number;
  const rank = (slot: number) => leaderSheet(b, leaderIn(b, slot)).rank;
  all.foot.sort((one, two) => points(two) - points(one));
  all.horse.sort((one, two) => points(two) - points(one));
  all.generals.sort((one, two) => rank(two) - rank(one));
  all.chiefs.sort((one, two) => rank(two) - rank(one));
  return all;
}

/** GLO 5.4#2, #3: a stack without its commander in chief. */
const FOOT = 2;
const ALL = 3;
/** Ways to put a stack together that are thought of, at the most. */
const STACKS = 4;

/**
 * The stacks worth thinking about, each in the order in which it is named: everybody behind the commander in chief, a
 * general with a corps or two, a corps by itself, cavalry, a decoy. Only those that somebody can pay for.
 */
export function stacksAt(b: Board, muster: Muster): readonly (readonly number[])[] {
  const { chiefs, generals, foot, horse, guns, cadres, decoys } = rosterAt(b, muster);
  const found: (readonly number[])[] = [];
  const known = new Set<string>();
  const add = (...lists: (readonly number[])[]) => {
    const stack = lists.flat();
    const name = stack.join();
    if (stack.length === 0 || known.has(name) || !canSetOut(b, muster, stack)) return;
    known.add(name);
    found.push(stack);
  };
  const corps = [...foot.slice(0, FOOT), ...horse].slice(0, ALL);
  const [chief] = chiefs;
  const troops = foot.length + horse.length;
  if (chief !== undefined && troops > 0) {
    add(chiefs, generals, foot, horse, guns, cadres);
    if (troops > corps.length) add([chief], corps, guns);
  }
  if (generals.length > 0 && troops > 0) {
    const whole = troops <= corps.length && chief === undefined;
    add(whole ? generals : generals.slice(0, 1), corps, chief === undefined ? guns : []);
    if (corps.length > 1) add(generals.slice(0, 1), corps.slice(0, 1));
  }
  if (corps.length > 1) add(corps);
  add(foot.slice(0, 1));
  add(horse.slice(0, 1));
  if (foot.length > 1) add(foot.slice(-1));
  if (troops === 0) add(chiefs, generals);
  if (troops === 0 && guns.length > 0) add(chiefs, generals, guns);
  add(decoys.slice(0, 1));
  return found.slice(0, STACKS);
}

/** Whether a stack can be paid for by this player, or enters where it may (GLO 4.5, 3.3#9). */
export function canSetOut(b: Board, { power, side, town, edge, free }: Muster, stack: readonly number[]): boolean {
  if (edge !== OFF) return mayEnter(b, side, stack, town);
  if (free) return true;
  return waysToPay(b, stack).some((payer) => payer === OFF || isSamePlayer(b, payer, power));
}

/** The infantry and cavalry points of a stack. */
export function pointsOfStack(b: Board, stack: readonly number[]): number {
  let sum = 0;
  for (const slot of stack) {
    const unit = unitIn(b, slot);
    if (unit !== OFF && unitOf(b, unit).type !== 'artillery') sum += b.s.points[unit] as number;
  }
  return sum;
}
