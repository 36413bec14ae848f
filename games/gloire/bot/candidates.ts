import { ByProcedure, type Offer, type Seat, type State } from '@bivouac/kernel';
import type { GloireContent } from '../content/types.ts';
import { adjacentTo } from '../rules/pieces/map.ts';
import { withdrawing } from '../rules/actions/withdrawal.ts';
import { aftermath } from '../rules/battle/aftermath.ts';
import { overrun } from '../rules/battle/overrun.ts';
import { suffering } from '../rules/battle/suffering.ts';
import { choosing } from '../rules/battle/tactics.ts';
import { declaring } from '../rules/campaign/armistice.ts';
import { keeping } from '../rules/cards/deck.ts';
import { playing } from '../rules/cards/playing.ts';
import { leadersCaught } from '../rules/command/leaders.ts';
import { decoysBack } from '../rules/fog/decoys.ts';
import { marking } from '../rules/fog/markers.ts';
import { type March, march } from '../rules/movement/march.ts';
import { type Planning, planning } from '../rules/movement/plan.ts';
import { writing } from '../rules/players/notes.ts';
import { interception } from '../rules/reactions/interception.ts';
import { reacting } from '../rules/reactions/reaction.ts';
import { arrivals } from '../rules/reinforcements/arrivals.ts';
import { replacing } from '../rules/reinforcements/replacements.ts';
import { walls } from '../rules/sieges/walls.ts';
import { placingDecoys } from '../rules/turn/course.ts';
import { countersAt, decoyIn, hasStrength, leaderIn, sheetOf, unitIn } from '../rules/pieces/pieces.ts';
import { type GloireState, OFF, other } from '../rules/state.ts';
import { goalsOf } from './goals.ts';
import { groundOf, stepsBetween } from '../beliefs/ground.ts';
import { type Asked, askedOf, only } from './asked.ts';
import { ordered } from './commander.ts';
import { cardWorth } from './hand.ts';
import { pointsOfStack, stacksAt } from './stacks.ts';
import { tacticsAsked } from './tactic.ts';
import type { Weights } from './weights.ts';

/** The offers worth thinking about, the likeliest first. */
export function candidates(
  content: GloireContent,
  weights: Weights,
  state: State<GloireState>,
  seat: Seat,
  offers: readonly Offer[],
): readonly Offer[] {
  if (offers.length <= 1) return offers;
  const asked = askedOf(content, weights, state, seat, offers);
  if (asked === null) return offers;
  const found = ordered(asked) ?? worthThinking(asked);
  return found.length > 0 ? found : offers.slice(0, 1);
}

const AIMS = 5;
const SOME = 6;

const refuges = (asked: Asked): readonly Offer[] => best(asked.offers, (offer) => refuge(asked, offer), 3);
const nothingMore = ({ offers }: Asked): readonly Offer[] => only(offers, 'done');

const thoughts = new ByProcedure<Asked, readonly Offer[]>()
  .on(planning, stack)
  .on(march, step)
  .on(reacting, reactors)
  .on(suffering, (asked) => best(asked.offers, ([, unit]) => spared(asked, unit), 1))
  .on(placingDecoys, (asked, { placed }) => best(asked.offers, (offer) => bluff(asked, offer, placed), 1))
  .on(decoysBack, (asked) => best(asked.offers, (offer) => bluff(asked, offer, []), 1))
  .on(replacing, (asked) => best(asked.offers, ([verb, unit]) => (verb === 'replace' ? wanting(asked, unit) : -1), 1))
  .on(keeping, (asked) => best(asked.offers, ([, card]) => -cardWorth(asked.b, Number(card), asked.side), 1))
  .on(interception, engages)
  .on(choosing, tactics)
  .on(withdrawing, (asked) => {
    const { offers } = asked;
    return [...only(offers, 'pass'), ...best(without(offers, 'pass'), (offer) => refuge(asked, offer), 3)];
  })
  .on(aftermath, refuges)
  .on(overrun, refuges)
  .on(leadersCaught, refuges)
  .on(arrivals, refuges)
  .on(declaring, refuges)
  .on(walls, behindWalls)
  .on(writing, nothingMore)
  .on(marking, nothingMore)
  .on(playing, ({ offers }) => offers.slice(0, AIMS));

function worthThinking(asked: Asked): readonly Offer[] {
  return thoughts.to(asked.frame, asked) ?? asked.offers.slice(0, SOME);
}

function without(offers: readonly Offer[], verb: string): readonly Offer[] {
  return offers.filter((offer) => offer[0] !== verb);
}

/** The best of some offers, as far as they are worth anything to compare. */
function best(offers: readonly Offer[], worth: (offer: Offer) => number, most: number): readonly Offer[] {
  return offers
    .map((offer) => ({ offer, value: worth(offer) }))
    .sort((one, two) => two.value - one.value)
    .slice(0, most)
    .map(({ offer }) => offer);
}

/** Fewer than this do not dig: they would be driven out all the same. */
const TO_DIG = 6;

/** Counter by counter, one of the stacks worth thinking about; then how it marches. */
function stack({ b, seat, offers }: Asked, vars: Planning): readonly Offer[] {
  const picked = vars.slots;
  const found: Offer[] = [];
  let whole = false;
  for (const one of stacksAt(b, vars)) {
    if (!picked.every((slot, i) => one[i] === slot)) continue;
    const next = one[picked.length];
    if (next === undefined) whole = true;
    else {
      const offer = offers.find(([verb, slot]) => verb === 'pick' && slot === next);
      if (offer !== undefined && !found.includes(offer)) found.push(offer);
    }
  }
  if (found.length === 0) whole = picked.length > 0;
  const marches = only(offers, 'normal');
  if (whole && marches.length === 0) {
    const payers = only(offers, 'payer');
    if (payers.length > 0) return [...found, ...payers.slice(0, 1)];
  }
  if (whole) {
    const leads = (forced: boolean) => {
      const marchers = { side: vars.side, slots: picked, from: vars.town, forced, entering: vars.edge !== OFF };
      return goalsOf(b, seat, marchers).ends.size > 0;
    };
    if (leads(false)) found.unshift(...marches);
    if (leads(true)) found.push(...only(offers, 'forced'));
    if (pointsOfStack(b, picked) >= TO_DIG) found.push(...only(offers, 'entrench'));
    if (found.length === 0) found.push(...marches);
  }
  // Whoever cannot go as he was thought of goes with whoever is offered.
  return found.length > 0 ? found : without(offers, 'cancel').slice(0, 1);
}

/** The next town on a way to an end worth thinking of; there, the halt. */
function step({ b, seat, offers }: Asked, vars: March): readonly Offer[] {
  const from = vars.way[0] ?? vars.at;
  const { side, slots, forced } = vars;
  const { ends, next } = goalsOf(b, seat, { side, slots, from, forced, entering: vars.edge !== OFF });
  const onward = next.get(vars.at) ?? [];
  const found: Offer[] = [];
  if (ends.has(vars.at)) found.push(...only(offers, 'done'));
  for (const town of onward) {
    for (const offer of offers) {
      if ((offer[0] === 'step' || offer[0] === 'scout') && offer[1] === town) found.push(offer);
    }
  }
  return found.length > 0 ? found : only(offers, 'done');
}

/** Who reacts: all troops of the town with their leaders; decoys stay. */
function reactors({ b, offers }: Asked, { slots }: { slots: readonly number[] }): readonly Offer[] {
  const next = offers.find(([verb, slot]) => {
    if (verb !== 'pick' || typeof slot !== 'number') return false;
    return decoyIn(b, slot) === OFF && (leaderIn(b, slot) !== OFF || unitIn(b, slot) !== OFF);
  });
  if (next !== undefined) return [next];
  const done = only(offers, 'done');
  return done.length > 0 || slots.length > 0 ? done : only(offers, 'cancel');
}

/** Nobody steps back from a town that scores. */
function engages({ b, side, offers }: Asked, { from }: { from: number }): readonly Offer[] {
  const worth = groundOf(b.content, b.s.scenario).worth[side === 0 ? 0 : 1][from] as number;
  return worth > 0 ? only(offers, 'engage') : offers.slice(0, 3);
}

/** The tactics that are nearly as good as the best, by the tables. A beginner thinks of all. */
function tactics(asked: Asked): readonly Offer[] {
  const found = asked.weights.odds === 0 ? [] : tacticsAsked(asked);
  if (found.length === 0) return asked.offers;
  const most = found[0]?.value ?? 0;
  return found.filter(({ value }) => value > most - NEARLY).map(({ offer }) => offer);
}

/** In points. */
const NEARLY = 0.6;

/** Who bears a point with the least harm: the biggest, and of these the poorest. */
function spared({ b }: Asked, unit: Offer[number] | undefined): number {
  if (typeof unit !== 'number') return 0;
  return (b.s.points[unit] as number) - 0.3 * sheetOf(b, unit).cohesion;
}

/** Where a decoy does most: with small stacks near the enemy; a little by chance, so that nobody can count on it. */
function bluff({ b, side, offers }: Asked, [verb, slot, town]: Offer, placed: readonly number[]): number {
  if (verb !== 'decoy' || typeof town !== 'number') return -10;
  const ground = groundOf(b.content, b.s.scenario);
  let near = 30;
  for (let enemy = 0; enemy < b.s.place.length; enemy++) {
    const place = b.s.place[enemy] as number;
    if (place < 0 || enemy < b.s.frenchSlots === (side === 0)) continue;
    near = Math.min(near, stepsBetween(ground, place, town));
  }
  const here = countersAt(b, town, side);
  // How one's own counters happen to be mixed is a secret, and chance enough.
  const lot =
    (here.reduce((sum, one) => sum + (b.s.face.is[one] as number), Number(slot)) * 7 + offers.length * 3) % 11;
  const there = placed.filter((one, i) => i % 2 === 1 && one === town).length;
  const shut = here.some((one) => b.s.inside[one] === 1) || b.s.siege[town] !== OFF;
  return -0.3 * near - 0.2 * here.length + 0.2 * lot - 2 * there - (shut ? 3 : 0);
}

function wanting({ b }: Asked, unit: Offer[number] | undefined): number {
  if (typeof unit !== 'number') return -1;
  const { maximum, cohesion } = sheetOf(b, unit);
  return maximum - (b.s.points[unit] as number) + 0.5 * cohesion;
}

/** Where to go back to: away from the enemy, to friends; the other answers as they stand. */
function refuge({ b, side }: Asked, [verb, first, second]: Offer): number {
  const town = verb === 'slip' ? second : first;
  if (typeof town !== 'number' || verb === 'blow') return 5;
  let sum = 0;
  for (const near of [town, ...adjacentTo(b, town)]) {
    const weight = near === town ? 1 : 0.4;
    sum += weight * countersAt(b, near, side).filter((slot) => hasStrength(b, slot)).length;
    sum -= 1.5 * weight * countersAt(b, near, other(side)).length;
  }
  return sum;
}

function behindWalls(asked: Asked): readonly Offer[] {
  const { offers, b } = asked;
  const picks = only(offers, 'pick');
  if (picks.length > 0) {
    return best(picks, ([, slot]) => (typeof slot === 'number' && hasStrength(b, slot) ? 1 : 0), 1);
  }
  return only(offers, 'slip').length > 0 ? best(offers, (offer) => refuge(asked, offer), 2) : offers;
}
