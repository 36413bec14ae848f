import type { Action, Seat } from '@bivouac/kernel';
import { isWorkable, type Work, workFault } from '../rules/actions/engineering.ts';
import { isPeace } from '../rules/campaign/peace.ts';
import { waysToPay } from '../rules/command/price.ts';
import type { March } from '../rules/movement/march.ts';
import { readyAt } from '../rules/movement/ready.ts';
import { farEnd, townOf } from '../rules/pieces/map.ts';
import { countersAt, decoyIn, isGuns, townsOf, unitIn } from '../rules/pieces/pieces.ts';
import { isSamePlayer, leads } from '../rules/players/partners.ts';
import { type Board, OFF, other } from '../rules/state.ts';
import { stepsBetween } from '../beliefs/ground.ts';
import { outlookOf } from './evaluate.ts';
import { isGarrison } from './garrisons.ts';
import { type Outlook, pileAt, turnsLeft } from './outlook.ts';
import { spread, waysOf, wayTo } from './ways.ts';
import type { Weights } from './weights.ts';

/** Work for somebody whom no order sends off: at a bridge, or a decoy that follows the front. */
export interface Chore {
  readonly town: number;
  readonly slots: readonly number[];
  /** What is done at the bridge; null for a decoy that marches. */
  readonly work: Action | null;
  readonly way: readonly number[];
}

/** The next chore of whoever is asked; null where there is none, or for a beginner, who has no eye for them. */
export function choreOf(b: Board, w: Weights, seat: Seat, side: number, power: number): Chore | null {
  if (w.chores === 0 || isPeace(b)) return null;
  const o = outlookOf(b, w, seat, side);
  for (const town of townsOf(b, side)) {
    const ready = readyAt(b, town, side).filter((slot) => leads(b, power, slot) && canPay(b, slot, power));
    if (ready.length === 0) continue;
    const found = bridgeWork(o, side, town, ready) ?? follow(o, side, town, ready);
    if (found !== null) return found;
  }
  return null;
}

function canPay(b: Board, slot: number, power: number): boolean {
  return waysToPay(b, [slot]).some((payer) => payer === OFF || isSamePlayer(b, payer, power));
}

const WORKS = ['destroy', 'repair', 'pontoon'] as const satisfies readonly Work[];

function bridgeWork(o: Outlook, side: number, town: number, ready: readonly number[]): Chore | null {
  const { b } = o;
  const strength = (slot: number) => (unitIn(b, slot) === OFF ? 0 : (b.s.points[unitIn(b, slot)] as number));
  const [slot] = ready
    .filter((one) => unitIn(b, one) !== OFF && !isGuns(b, one) && !isGarrison(b, one))
    .sort((one, two) => strength(two) - strength(one));
  if (slot === undefined) return null;
  const slots = [slot];
  const march: March = {
    side,
    slots,
    at: town,
    from: OFF,
    link: OFF,
    edge: OFF,
    forced: false,
    spent: [0, 0, 0, 0],
    way: [],
  };
  for (const link of townOf(b, town).links) {
    if (!isWorkable(b, link)) continue;
    const beyond = farEnd(b, link, town);
    for (const work of WORKS) {
      if (workFault(b, march, work, link) !== null) continue;
      const wanted = work === 'destroy' ? isBarrier(o, side, town, beyond) : opensWay(o, side, town, beyond);
      if (wanted) return { town, slots, work: [work, link], way: [] };
    }
  }
  return null;
}

/** How near an enemy must be to a bridge to count, and how much stronger than those who wait for him behind it. */
const NEAR = 3;
const TOO_STRONG = 1.5;

/** The strongest enemy who stands beyond a bridge, not far from it. */
function enemyBeyond(o: Outlook, side: number, town: number, beyond: number): number {
  const foes = o.piles[side === 0 ? 1 : 0].filter(
    (pile) => pile.town !== town && stepsBetween(o.ground, pile.town, beyond) <= NEAR,
  );
  return Math.max(0, ...foes.map(({ points }) => points));
}

/** Whether a bridge to a town that scores is better gone: only the enemy would use it, and he is too strong for those behind it. */
function isBarrier(o: Outlook, side: number, town: number, beyond: number): boolean {
  const { worth } = o.ground;
  const own = pileAt(o, side, town)?.points ?? 0;
  const scores = (worth[0][town] as number) + (worth[1][town] as number) > 0;
  if (!scores || enemyBeyond(o, side, town, beyond) < TOO_STRONG * own) return false;
  return !o.piles[side === 0 ? 0 : 1].some(
    (pile) => pile.points >= 1 && stepsBetween(o.ground, pile.town, beyond) < stepsBetween(o.ground, pile.town, town),
  );
}

/** How far beyond a bridge a town is worth it, and how much of a detour the bridge must save. */
const WORTH_IT = 5;
const SAVED = 4;
const ALL_ROUND = 14;

/** Whether a bridge would lead to a town that scores and is not ours, which it is far to by any other way. */
function opensWay(o: Outlook, side: number, town: number, beyond: number): boolean {
  const { b, ground } = o;
  if (turnsLeft(b) === 0 || countersAt(b, beyond, other(side)).length > 0) return false;
  const own = pileAt(o, side, town)?.points ?? 0;
  if (enemyBeyond(o, side, town, beyond) > own) return false;
  const round = spread(b, { from: town, pace: ALL_ROUND, mover: 'infantry', barred: () => false });
  return ground.places.some((place) => {
    if (o.control[place] === side) return false;
    const far = stepsBetween(ground, beyond, place);
    const cost = round.cost[place] as number;
    return far <= WORTH_IT && (cost === OFF || cost > far + SAVED);
  });
}

/** A decoy looks likeliest so far from the enemy: near enough to matter, too far to be entered by chance. */
const PLAUSIBLE = 2;
/** What a march must bring it nearer to that. */
const WORTH_MARCHING = 2;

/** A decoy that the front has left behind, or come too near, marches where it may be taken for a corps (GLO 7.1#3). */
function follow(o: Outlook, side: number, town: number, ready: readonly number[]): Chore | null {
  const { b } = o;
  if (b.s.blind === 1) return null;
  const slot = ready.find((one) => decoyIn(b, one) !== OFF);
  if (slot === undefined) return null;
  const way = decoyWay(o, side, slot, town);
  return way.length === 0 ? null : { town, slots: [slot], work: null, way };
}

/** The way that a decoy takes from a town; none where it stands well. */
export function decoyWay(o: Outlook, side: number, slot: number, from: number): readonly number[] {
  const { b, ground } = o;
  const foes = o.piles[side === 0 ? 1 : 0].filter(({ points }) => points >= 1);
  const oddity = (town: number) => {
    const near = Math.min(...foes.map((pile) => stepsBetween(ground, pile.town, town)));
    const company = countersAt(b, town, side).some((one) => one !== slot) ? 1 : 0;
    return Math.abs(near - PLAUSIBLE) + company;
  };
  if (foes.length === 0) return [];
  const ways = waysOf(b, { side, slots: [slot], from, forced: false, entering: false });
  let [best, least] = [OFF, oddity(from) - WORTH_MARCHING];
  for (const town of ways.towns) {
    if (countersAt(b, town, other(side)).length > 0) continue;
    const odd = oddity(town);
    if (odd < least || (odd === least && best === OFF)) [best, least] = [town, odd];
  }
  return best === OFF ? [] : wayTo(ways, from, best);
}
