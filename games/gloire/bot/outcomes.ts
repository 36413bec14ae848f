import { townOf } from '../rules/pieces/map.ts';
import { other } from '../rules/state.ts';
import { stepsBetween } from '../beliefs/ground.ts';
import { type Pending, pendingOf, prizeOf } from './fights.ts';
import { type Outlook, pileAt } from './outlook.ts';
import { merged, type Pile, thinned } from './piles.ts';

/** One way in which the battles may end that are about to be fought. */
export interface Outcome {
  readonly chance: number;
  /** How both stand then: the beaten have gone back. */
  readonly o: Outlook;
  /** Victory points that the attacker has won by it. */
  readonly points: number;
}

/** What is as sure as this is taken for certain. */
const SURE = 0.88;

/**
 * How the battles may end that the side is about to fight that is up; the chances add up to one. The biggest of them is
 * thought of as won and as not won; of all others the likelier end is taken.
 */
export function outcomesOf(o: Outlook): readonly Outcome[] {
  const pending = [...pendingOf(o)].sort((one, two) => stakeOf(two) - stakeOf(one));
  let found: Outcome[] = [{ chance: 1, o, points: 0 }];
  for (const [i, battle] of pending.entries()) {
    const open = i === 0 && battle.won < SURE && battle.won > 1 - SURE;
    found = found.flatMap((before): Outcome[] => {
      if (!open) {
        const after = ended(before.o, battle, battle.won > 0.5);
        return [{ ...before, o: after, points: before.points + expectedPoints(o, battle) }];
      }
      return [true, false].map((won) => ({
        chance: before.chance * (won ? battle.won : 1 - battle.won),
        o: ended(before.o, battle, won),
        points: before.points + pointsIf(o, battle, won),
      }));
    });
  }
  return found;
}

function stakeOf({ own, foe }: Pending): number {
  return Math.min(own.points, foe.points);
}

function pointsOfLosses({ b }: Outlook, { clash }: Pending): number {
  return (clash.foeLoss - clash.ownLoss) / b.content.campaign.victory.lossesPerPoint;
}

function expectedPoints(o: Outlook, battle: Pending): number {
  const { won, lost } = battle.clash;
  return (won - lost) * prizeOf(o, battle.clash) + pointsOfLosses(o, battle);
}

function pointsIf(o: Outlook, battle: Pending, won: boolean): number {
  const { clash } = battle;
  const prize = prizeOf(o, clash);
  const share = won ? 1 : -clash.lost / Math.max(0.01, 1 - clash.won);
  return share * prize + pointsOfLosses(o, battle);
}

/** The position after a battle: the beaten one, or an attacker who has not won, goes back; losses are what is expected. */
function ended(o: Outlook, { town, own, foe, clash }: Pending, won: boolean): Outlook {
  const attacker = thinned(own, clash.ownLoss);
  const defender = thinned(foe, clash.foeLoss);
  const { side } = own;
  const goes = won ? defender : attacker;
  const stays = won ? attacker : defender;
  const barred = won ? own.origins.map((origin) => origin.town) : [];
  const [origin] = own.origins;
  const to = !won && origin !== undefined ? origin.town : refuge(o, goes, barred);
  const piles = [0, 1].map((one) => {
    const all = o.piles[one === 0 ? 0 : 1].filter((pile) => pile.town !== town);
    if (stays.side === one) return [...all, { ...stays, origins: [] }];
    const there = all.find((pile) => pile.town === to);
    const moved: Pile = { ...goes, town: to, origins: [] };
    if (there === undefined) return [...all, moved];
    return [...all.filter((pile) => pile !== there), merged(to, [there, moved])];
  });
  let { control } = o;
  if (won && control[town] !== side) {
    control = [...control];
    (control as number[])[town] = side;
  }
  return { ...o, piles: [piles[0] ?? [], piles[1] ?? []], control };
}

/** Where the beaten go: to friends, away from enemies. */
function refuge(o: Outlook, { side, town }: Pile, barred: readonly number[]): number {
  let [best, most] = [town, Number.NEGATIVE_INFINITY];
  for (const exit of townOf(o.b, town).neighbours) {
    if (pileAt(o, other(side), exit) !== undefined || barred.includes(exit)) continue;
    let near = 8;
    for (const foe of o.piles[side === 0 ? 1 : 0]) {
      if (foe.points >= 1) near = Math.min(near, stepsBetween(o.ground, foe.town, exit));
    }
    const worth = near + 0.4 * Math.min(10, pileAt(o, side, exit)?.points ?? 0);
    if (worth > most) [best, most] = [exit, worth];
  }
  return best;
}
