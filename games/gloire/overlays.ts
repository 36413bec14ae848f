import { cell, UNKNOWN } from '@bivouac/kernel';
import { commandsOf, isCut, LINE, onMap, reachOf, unitStatus } from './rules/command/lines.ts';
import { adjacentTo, distancesFrom, isPassable, linkBetween, linkCost, townOf } from './rules/pieces/map.ts';
import {
  countersAt,
  decoyIn,
  hasStrength,
  leaderIn,
  leaderPiece,
  leaderSheet,
  outsideAt,
  pieces,
  slotOf,
  townsOf,
  unitIn,
} from './rules/pieces/pieces.ts';
import { readyAt } from './rules/movement/ready.ts';
import { priceOf } from './rules/command/price.ts';
import { commandValue, reactorsAt } from './rules/reactions/reaction.ts';
import { allowance, canCross, mayEnter, moverOf, type Spent, spend, spentBy } from './rules/pieces/stack.ts';
import { type Board, COMMANDED, OFF, other } from './rules/state.ts';

/** What the map can show on demand, from a view: the same rules as in truth, on what the viewer knows. */

/** A stack that could march: where it stands, what it has spent, how it goes. */
export interface Marcher {
  readonly slots: readonly number[];
  readonly at: number;
  readonly spent: Spent;
  readonly forced: boolean;
  readonly entering: boolean;
}

/** The movement points that the slowest of a stack has left. */
export function pointsLeft(b: Board, { slots, forced, entering }: Marcher, spent: Spent): number {
  return Math.min(...slots.map((slot) => allowance(b, slot, forced, entering) - spentBy(spent, moverOf(b, slot))));
}

/**
 * Where a stack could march, by town with the movement points that it would have left there. Towns with enemy flags are
 * reached but not passed: whether they hold it up is found out there (GLO 5.3#7).
 */
export function reachOfStack(b: Board, marcher: Marcher): ReadonlyMap<number, number> {
  const side =
    b.s.place[marcher.slots[0] ?? OFF] === undefined ? OFF : (marcher.slots[0] ?? 0) < b.s.frenchSlots ? 0 : 1;
  const found = new Map<number, number>();
  if (side === OFF || marcher.slots.length === 0) return found;
  const open: { readonly town: number; readonly spent: Spent; readonly left: number }[] = [
    { town: marcher.at, spent: marcher.spent, left: pointsLeft(b, marcher, marcher.spent) },
  ];
  while (open.length > 0) {
    open.sort((one, two) => one.left - two.left);
    const now = open.pop();
    if (now === undefined || (found.get(now.town) ?? OFF) >= now.left) continue;
    found.set(now.town, now.left);
    if (now.town !== marcher.at && outsideAt(b, now.town, other(side)).length > 0) continue;
    for (const near of new Set(townOf(b, now.town).neighbours)) {
      const link = linkBetween(b, now.town, near);
      if (link === OFF || !canCross(b, marcher.slots, now.spent, link, marcher)) continue;
      if (!mayEnter(b, side, marcher.slots, near)) continue;
      const spent = spend(b, now.spent, link);
      open.push({ town: near, spent, left: pointsLeft(b, marcher, spent) });
    }
  }
  found.delete(marcher.at);
  return found;
}

/** What of a town's counters could set out now, at an ordinary march. */
export function marcherAt(b: Board, town: number, side: number): Marcher {
  return { slots: readyAt(b, town, side), at: town, spent: [0, 0, 0, 0], forced: false, entering: false };
}

/** The line of communication of one unit: its command, the way to its leader, and what cuts it where it is cut. */
export interface Line {
  readonly unit: number;
  readonly town: number;
  readonly status: number;
  /** From the unit's town to the leader's; empty without a line. */
  readonly way: readonly number[];
  /** Towns whose enemies cut the shortest way to the nearest leader of its army. */
  readonly cut: readonly number[];
}

/** The way down a field of distances, from a town to where they are 0. */
function wayDown(b: Board, from: number, distances: readonly number[], closed: (town: number) => boolean): number[] {
  const way = [from];
  for (let town = from; distances[town] !== 0; ) {
    const next = townOf(b, town).neighbours.find((near, i) => {
      const link = cell(townOf(b, town).links, i);
      const far = cell(distances, near);
      if (far === OFF || !isPassable(b, link) || (far !== 0 && closed(near))) return false;
      return far + linkCost(b, link, 'infantry') === distances[town];
    });
    if (next === undefined) return [];
    way.push(next);
    town = next;
  }
  return way;
}

/** GLO 4.3: the lines of all units of a side, as they are now. */
export function linesOf(b: Board, side: number): readonly Line[] {
  const commands = commandsOf(b);
  const found: Line[] = [];
  for (const town of townsOf(b, side)) {
    for (const slot of countersAt(b, town, side)) {
      const unit = unitIn(b, slot);
      if (unit === OFF || !onMap(b, slot)) continue;
      const status = unitStatus(b, unit, commands);
      const leaders = commands[cell(b.s.armyOf, unit)]?.leaders ?? [];
      const ways = leaders.flatMap(({ leader, reach, linked }) => {
        if (!linked || reach[town] === OFF) return [];
        const place = cell(b.s.place, slotOf(b, leaderPiece(b, leader)));
        const way = wayDown(b, town, reach, (near) => near !== place && isCut(b, near, side));
        return way.length === 0 ? [] : [way];
      });
      const [way = []] = ways.sort((one, two) => one.length - two.length);
      const lost = status !== COMMANDED;
      found.push({
        unit,
        town,
        status,
        way: lost ? [] : way,
        cut: lost
          ? cutsOf(
              b,
              town,
              side,
              leaders.map((one) => one.leader),
            )
          : [],
      });
    }
  }
  return found;
}

/** The towns with enemies on the shortest way to the nearest of these leaders, were nobody there. */
function cutsOf(b: Board, town: number, side: number, leaders: readonly number[]): readonly number[] {
  let nearest: readonly number[] = [];
  let least = LINE + 1;
  for (const leader of leaders) {
    const place = cell(b.s.place, slotOf(b, leaderPiece(b, leader)));
    if (place < 0) continue;
    const distances = distancesFrom(b, place, LINE, () => false);
    const far = cell(distances, town);
    if (far === OFF || far >= least) continue;
    least = far;
    nearest = wayDown(b, town, distances, () => false);
  }
  return nearest.slice(1).filter((one) => isCut(b, one, side));
}

/** Towns from which a line of at most four points leads to some leader of the side who has one to his chief. */
export function commandedTowns(b: Board, side: number): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [army, { leaders }] of commandsOf(b).entries()) {
    if (b.content.armies[army]?.side !== side) continue;
    for (const { leader, linked } of leaders) {
      if (!linked) continue;
      for (const [town, far] of reachOf(b, leaderPiece(b, leader)).entries()) if (far !== OFF) found.add(town);
    }
  }
  return found;
}

/** The line of supply of an army from its chief to a source, as far as the viewer knows (GLO 4.4). */
export interface SupplyLine {
  readonly army: number;
  readonly way: readonly number[];
  /** Towns on it with flags of which nobody knows whether they are decoys. */
  readonly doubtful: readonly number[];
}

/** GLO 4.4: the way with the fewest flags on it, around towns where units are known to stand; null where there is none. */
export function supplyLine(b: Board, army: number, chief: number): SupplyLine | null {
  const { side = 0, supply = [] } = b.content.armies[army] ?? {};
  const from = chief === OFF ? OFF : (b.s.place[slotOf(b, leaderPiece(b, chief))] ?? OFF);
  if (from < 0) return null;
  const held = (town: number) => outsideAt(b, town, other(side)).some((slot) => hasStrength(b, slot));
  const flags = (town: number) =>
    outsideAt(b, town, other(side)).some((slot) => b.s.face.is[slot] === UNKNOWN || decoyIn(b, slot) !== OFF) ? 1 : 0;
  const cost = new Map([[from, 0]]);
  const before = new Map<number, number>();
  const queue = [from];
  for (let town = queue.shift(); town !== undefined; town = queue.shift()) {
    const { links, neighbours } = townOf(b, town);
    for (const [i, near] of neighbours.entries()) {
      // A town of doubt costs far more than a detour.
      const sum = (cost.get(town) ?? 0) + 1 + 1000 * flags(near);
      if (!isPassable(b, cell(links, i)) || held(near) || sum >= (cost.get(near) ?? Number.POSITIVE_INFINITY)) continue;
      cost.set(near, sum);
      before.set(near, town);
      queue.push(near);
    }
  }
  const [source] = supply
    .filter((town) => cost.has(town))
    .sort((one, two) => (cost.get(one) ?? 0) - (cost.get(two) ?? 0));
  if (source === undefined) return null;
  const way = [source];
  for (let town = before.get(source); town !== undefined; town = before.get(town)) way.unshift(town);
  return { army, way, doubtful: way.slice(1).filter((town) => flags(town) === 1) };
}

/** What it would cost to set all of a stack marching, all armies together (GLO 4.5). */
export function stackPrice(b: Board, town: number, side: number): number {
  const slots = readyAt(b, town, side);
  const payer = b.content.armies.findIndex((army) => army.side === side && army.sheets.includes(b.s.sheet));
  return priceOf(b, slots, payer).reduce((sum, cost) => sum + cost, 0);
}

/** What the staff knows of an enemy piece: where it is or was last seen, how strong, and in which turn. */
export interface Report {
  readonly piece: number;
  readonly town: number;
  /** Strength points; UNKNOWN for leaders and where nobody counted. */
  readonly points: number;
  readonly turn: number;
  readonly now: boolean;
}

/** GLO 1813.A.blind: the enemy's pieces that lie open now, and for the others where they were last seen. */
export function reportsOn(b: Board, side: number): readonly Report[] {
  const { s } = b;
  const table = pieces(b);
  const found: Report[] = [];
  for (const piece of table.of[other(side) === 0 ? 0 : 1]) {
    if (piece >= table.units + table.leaders) continue;
    const slot = slotOf(b, piece);
    if (slot !== OFF) {
      if (cell(s.place, slot) < 0) continue;
      found.push({ piece, town: cell(s.place, slot), points: s.points[piece] ?? UNKNOWN, turn: s.turn, now: true });
      continue;
    }
    const at = side * table.all + piece;
    const town = cell(s.lastTown, at);
    if (town < 0) continue;
    found.push({ piece, town, points: cell(s.lastPoints, at), turn: cell(s.lastTurn, at), now: false });
  }
  return found;
}

/** The chance that a stack in one town intercepts whoever enters another: the same twice where it is known. */
export interface Watch {
  readonly from: number;
  readonly to: number;
  readonly least: number;
  readonly most: number;
}

const inSixths = (value: number): number => Math.min(6, Math.max(0, value)) / 6;

/** GLO 6.5.1#10, #17: what the own stacks could do against whoever enters a town beside them. */
export function ownWatches(b: Board, side: number): readonly Watch[] {
  return townsOf(b, side).flatMap((from) => {
    if (countersAt(b, from, other(side)).length > 0) return [];
    const slots = reactorsAt(b, { side, town: from, decoys: false });
    if (!slots.some((slot) => hasStrength(b, slot))) return [];
    const value = commandValue(b, slots);
    return watchedFrom(b, from, side).map((to) => {
      const chance = inSixths(value - farOff(b, from, to));
      return { from, to, least: chance, most: chance };
    });
  });
}

function watchedFrom(b: Board, from: number, side: number): readonly number[] {
  return adjacentTo(b, from).filter((to) => countersAt(b, to, side).length === 0);
}

const farOff = (b: Board, from: number, to: number): number =>
  linkCost(b, linkBetween(b, from, to), 'infantry') >= 2 ? 1 : 0;

/** The command value of a Force without leader, out of command (GLO 6.5.1#12). */
const LEAST = 1;

/**
 * What the enemy's flags could do against whoever enters a town beside them: from decoys or a lone brigade to the best
 * leader who may be among them.
 */
export function enemyWatches(b: Board, side: number): readonly Watch[] {
  const foe = other(side);
  const hidden = b.content.leaders.flatMap((leader, i) => {
    const sheet = leaderSheet(b, i);
    return leader.side === foe && sheet.rank > 0 && slotOf(b, leaderPiece(b, i)) === OFF ? [sheet.command + 2] : [];
  });
  return townsOf(b, foe).flatMap((from) => {
    if (countersAt(b, from, side).length > 0) return [];
    const there = outsideAt(b, from, foe).filter((slot) => b.s.dug[slot] === 0);
    const unknown = there.some((slot) => b.s.face.is[slot] === UNKNOWN);
    const force = there.some((slot) => hasStrength(b, slot));
    if (!unknown && !force) return [];
    const leaders = there.flatMap((slot) =>
      leaderIn(b, slot) === OFF ? [] : [leaderSheet(b, leaderIn(b, slot)).command],
    );
    const least = force ? Math.max(LEAST, ...leaders) : 0;
    // In command, a general has two more, but never more than five in this campaign's sheets.
    const most = Math.min(5, Math.max(2, ...leaders.map((value) => value + 2), ...(unknown ? hidden : [])));
    return watchedFrom(b, from, foe).map((to) => {
      const far = farOff(b, from, to);
      return { from, to, least: inSixths(least - far), most: inSixths(most - far) };
    });
  });
}
