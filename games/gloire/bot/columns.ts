import { entrenchFault } from '../rules/actions/entrench.ts';
import { adjacentTo } from '../rules/pieces/map.ts';
import { isPeace } from '../rules/campaign/peace.ts';
import { countersAt, hasStrength, outsideAt, pieces, townsOf } from '../rules/pieces/pieces.ts';
import { edgesWaitedAt } from '../rules/movement/ready.ts';
import { hasChief, mayForce, withinLimits } from '../rules/pieces/stack.ts';
import { type Board, OFF, other } from '../rules/state.ts';
import { stepsBetween } from '../beliefs/ground.ts';
import { ownOf } from './beliefs.ts';
import { isGarrison } from './garrisons.ts';
import type { Outlook } from './outlook.ts';
import { type Pile, pileOf } from './piles.ts';
import { canSetOut, type Muster, type Roster, rosterAt } from './stacks.ts';
import { type Ways, waysOf, wayTo } from './ways.ts';

/** Somewhere that a column may end its march. */
export interface Goal {
  readonly town: number;
  readonly forced: boolean;
  /** Whether it digs in where it is instead. */
  readonly digs: boolean;
  /** The column as it stands there. */
  readonly pile: Pile;
  /** Towns that score which fall to it on the way. */
  readonly taken: readonly number[];
  /** The way there, the end included. */
  readonly way: readonly number[];
}

/** Troops that march as one. */
export interface Column {
  readonly town: number;
  readonly edge: number;
  /** In the order in which they are named: whoever leads them first. */
  readonly slots: readonly number[];
  /** The first of them is to stay. */
  readonly goals: readonly Goal[];
}

/** All columns of a side, and what stands for the rest of this movement phase. */
export interface Columns {
  readonly columns: readonly Column[];
  readonly fixed: readonly Pile[];
}

export function columnsOf(o: Outlook, side: number, power: number): Columns {
  const { b } = o;
  const own = ownOf(b, pieces(b), side);
  const columns: Column[] = [];
  const fixed: Pile[] = [];
  const targets = targetsOf(o, side);
  const add = (muster: Muster) => {
    const used = new Set<number>();
    for (const slots of divided(rosterAt(b, muster), (slot) => isGarrison(b, slot))) {
      if (!canSetOut(b, muster, slots)) continue;
      const pile = pileOf(b, own, side, muster.town, slots, true);
      columns.push({ town: muster.town, edge: muster.edge, slots, goals: goalsOf(o, muster, slots, pile, targets) });
      for (const slot of slots) used.add(slot);
    }
    return used;
  };
  for (const town of townsOf(b, side)) {
    const used = add({ power, side, town, edge: OFF, free: false });
    const rest = countersAt(b, town, side).filter((slot) => !used.has(slot));
    if (rest.length > 0) fixed.push(pileOf(b, own, side, town, rest, true));
  }
  for (const edge of edgesWaitedAt(b, side)) {
    add({ power, side, town: b.content.map.edges[edge]?.town ?? OFF, edge, free: false });
  }
  return { columns, fixed };
}

/**
 * The least that can march by itself: the commander in chief with the best corps and the guns, each general with one
 * corps, every other corps alone. Those of a camp who have the same goal march together all the same.
 */
function divided(
  { chiefs, generals, foot: all, horse: riders, guns, cadres }: Roster,
  stays: (slot: number) => boolean,
): readonly (readonly number[])[] {
  const foot = all.filter((slot) => !stays(slot));
  const horse = riders.filter((slot) => !stays(slot));
  const [best, ...corps] = foot;
  const led = chiefs.length > 0;
  const staff = [...chiefs];
  const infantry = led || best === undefined ? corps : [best, ...corps];
  const found: number[][] = [];
  for (const general of generals) {
    const own = infantry.shift();
    if (own !== undefined) found.push([general, own]);
    else if (led) staff.push(general);
    else if (found[0] !== undefined) found[0].push(general);
    else found.push([general]);
  }
  if (led) found.unshift([...staff, ...(best === undefined ? [] : [best]), ...guns, ...cadres]);
  else found[0]?.push(...guns);
  for (const slot of [...infantry, ...horse]) found.push([slot]);
  return found;
}

/** What columns march towards: enemies, the strongest first, and towns that score and are not ours. */
function targetsOf(o: Outlook, side: number): readonly number[] {
  const foes = [...o.piles[side === 0 ? 1 : 0]].sort((one, two) => two.points - one.points).slice(0, ENEMIES);
  const towns = o.ground.places.filter((town) => o.control[town] !== side);
  return [...new Set([...foes.map(({ town }) => town), ...towns])];
}

const ENEMIES = 6;

function goalsOf(o: Outlook, muster: Muster, slots: readonly number[], pile: Pile, targets: readonly number[]): Goal[] {
  const { b, ground } = o;
  const { side, town: from, edge } = muster;
  const marchers = { side, slots, from, forced: false, entering: edge !== OFF };
  const ways = waysOf(b, marchers);
  const foe = other(side);
  const ends = new Set<number>();
  for (const town of ways.towns) {
    const scores = (ground.worth[0][town] as number) + (ground.worth[1][town] as number) > 0;
    if (scores || countersAt(b, town, side).length > 0 || outsideAt(b, town, foe).length > 0) ends.add(town);
    else if (adjacentTo(b, town).some((near) => outsideAt(b, near, foe).length > 0)) ends.add(town);
  }
  for (const target of targets) {
    let [best, least] = [OFF, stepsBetween(ground, from, target)];
    for (const town of ways.towns) {
      const far = stepsBetween(ground, town, target);
      if (far >= least || outsideAt(b, town, foe).length > 0) continue;
      [best, least] = [town, far];
    }
    if (best !== OFF) ends.add(best);
  }
  const stay: Goal = { town: from, forced: false, digs: false, pile, taken: [], way: [] };
  const goals = [stay, ...[...ends].map((town) => goalOf(o, muster, slots, pile, ways, town, false))];
  if (edge === OFF && pile.points > 0 && withinLimits(b, slots) && mayForce(b, slots) && !isPeace(b)) {
    const farther = waysOf(b, { ...marchers, forced: true });
    for (const town of farther.towns) {
      const prize = o.control[town] !== side && ground.places.includes(town);
      if (!prize || ways.cost[town] !== OFF || outsideAt(b, town, foe).length > 0) continue;
      goals.push(goalOf(o, muster, slots, pile, farther, town, true));
    }
  }
  const digging = { ...muster, slots: [...slots], payer: OFF };
  if (edge === OFF && entrenchFault(b, digging) === null) goals.push({ ...stay, digs: true });
  return goals;
}

function goalOf(
  o: Outlook,
  { side, town: from }: Muster,
  slots: readonly number[],
  pile: Pile,
  ways: Ways,
  end: number,
  forced: boolean,
): Goal {
  const { b, ground } = o;
  const way = wayTo(ways, from, end);
  const troops = slots.some((slot) => hasStrength(b, slot));
  const taken = way.filter((town) => {
    if (!troops || o.control[town] === side || countersAt(b, town, other(side)).length > 0) return false;
    return (ground.worth[0][town] as number) + (ground.worth[1][town] as number) > 0;
  });
  const last = ways.before[end] ?? OFF;
  const moved: Pile = {
    ...pile,
    town: end,
    fresh: 0,
    force: forced ? pile.force / 2 : pile.force,
    origins: pile.points > 0 && last !== OFF ? [{ town: last, points: pile.points }] : [],
  };
  return { town: end, forced, digs: false, pile: moved, taken, way };
}

/** The stacks in which columns of one camp march to one goal, each in the order in which its counters are named. */
export function inStacks(b: Board, columns: readonly Column[]): readonly (readonly number[])[] {
  const stacks: number[][] = [];
  let left = [...columns].sort((one, two) => Number(hasChief(b, two.slots)) - Number(hasChief(b, one.slots)));
  while (left.length > 0) {
    const [first, ...others] = left;
    const slots = [...(first?.slots ?? [])];
    const led = hasChief(b, slots);
    left = others.filter((column) => {
      if (!led && !withinLimits(b, [...slots, ...column.slots])) return true;
      slots.push(...column.slots);
      return false;
    });
    stacks.push(slots);
  }
  return stacks;
}
