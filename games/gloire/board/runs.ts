import { type Action, type Offer, varsOf } from '@bivouac/kernel';
import { type Given, type Road, roadsFrom, type Run } from '@bivouac/kit';
import { pointsLeft, type Marcher } from '../overlays.ts';
import { movement } from '../rules/movement/movement.ts';
import { joiners, type Planning, planning, waysToPayFor } from '../rules/movement/plan.ts';
import { adjacentTo, linkBetween } from '../rules/pieces/map.ts';
import { outsideAt } from '../rules/pieces/pieces.ts';
import { canCross, isChief, mayEnter, type Spent, spend } from '../rules/pieces/stack.ts';
import { type Board, type Gloire, OFF, other } from '../rules/state.ts';
import { goingOn } from './going-on.ts';
import { marchForeseen, stackForeseen } from './march-foreseen.ts';
import { seenIn, slotName } from './seen.ts';
import { target } from './targets.ts';
import { say } from './words.ts';

/** Where a stack would stand on its way, and what it would have spent. */
interface Stand {
  readonly town: number;
  readonly spent: Spent;
}

export const has = (offers: readonly Offer[], verb: string): boolean => offers.some(([one]) => one === verb);

export const boardOf = ({ content, view }: Pick<Given<Gloire>, 'content' | 'view'>): Board => ({
  content,
  s: view.game,
});

export const sideOf = ({ content, eyes }: Pick<Given<Gloire>, 'content' | 'eyes'>): number =>
  content.armies.find((_, power) => eyes.holds(power))?.side ?? 0;

/**
 * The cheapest roads of a stack, by the points that its slowest has left at their ends. Towns with enemy flags are
 * reached but not passed: whether they hold it up is found out there (GLO 5.3#7).
 */
export function roadsOf(b: Board, side: number, marcher: Marcher): ReadonlyMap<string | number, Road<Stand>> {
  const full = pointsLeft(b, marcher, marcher.spent);
  const start: Stand = { town: marcher.at, spent: marcher.spent };
  return roadsFrom(
    start,
    ({ town }) => town,
    ({ at }) => {
      if (at !== start && outsideAt(b, at.town, other(side)).length > 0) return [];
      return adjacentTo(b, at.town).flatMap((town) => {
        const link = linkBetween(b, at.town, town);
        if (!canCross(b, marcher.slots, at.spent, link, marcher) || !mayEnter(b, side, marcher.slots, town)) return [];
        const spent = spend(b, at.spent, link);
        const action: Action = ['step', town];
        return [{ at: { town, spent }, action, cost: full - pointsLeft(b, marcher, spent) }];
      });
    },
  );
}

/** What a click does now beyond a single offer: all of a stack is taken, a counter is left out, a stack marches. */
export function runs(given: Given<Gloire>, offers: readonly Offer[]): readonly Run[] {
  if (has(offers, 'force') || has(offers, 'enter')) return gatherings(given, offers);
  const { march, gathering } = goingOn(given.view);
  if (gathering !== null && has(offers, 'cancel') && varsOf(given.view.stack, planning) !== null) {
    return [...leavingOut(given), ...marches(given, offers)];
  }
  return march !== null && has(offers, 'step') ? marchesOn(given, march, []) : [];
}

/** The stack of a town or an edge as it is planned at first: nobody is in it yet. */
function freshPlan({ view }: Given<Gloire>, place: Pick<Planning, 'town' | 'edge'>, free: boolean): Planning {
  const { active, player } = view.game;
  return { ...place, power: player, side: active, slots: [], payer: OFF, free };
}

/** All that can go together and be paid for, in the order in which they are picked: whoever leads them first. */
export function allThatGo(b: Board, plan: Planning, wanted: (slot: number) => boolean): readonly number[] {
  const picked = pickedOf(b, plan, wanted);
  if (waysToPayFor(b, { ...plan, slots: picked }).length > 0) return picked;
  // Whoever's army cannot pay stays.
  const broke = new Set(
    picked.filter((slot) => waysToPayFor(b, { ...plan, slots: [...plan.slots, slot] }).length === 0),
  );
  return pickedOf(b, plan, (slot) => wanted(slot) && !broke.has(slot));
}

function pickedOf(b: Board, plan: Planning, wanted: (slot: number) => boolean): number[] {
  const slots = [...plan.slots];
  for (;;) {
    const may = joiners(b, { ...plan, slots }).filter(wanted);
    const next = may.find((slot) => isChief(b, slot)) ?? may.find((slot) => leads(b, slot)) ?? may[0];
    if (next === undefined) return slots;
    slots.push(next);
  }
}

const leads = (b: Board, slot: number): boolean => seenIn(b, slot).kind === 'leader';

const picks = (slots: readonly number[]): Action[] => slots.map((slot) => ['pick', slot]);

/** A click on a stack takes all of it that can go. */
function gatherings(given: Given<Gloire>, offers: readonly Offer[]): Run[] {
  const { speech } = given;
  const b = boardOf(given);
  return offers.flatMap(([verb, id]) => {
    if ((verb !== 'force' && verb !== 'enter') || typeof id !== 'number') return [];
    const edge = verb === 'enter' ? id : OFF;
    const town = verb === 'enter' ? (b.content.map.edges[id]?.town ?? OFF) : id;
    const slots = allThatGo(b, freshPlan(given, { town, edge }, false), () => true);
    if (slots.length === 0) return [];
    const place = edge === OFF ? speech.name('town', town) : speech.name('edge', edge);
    const run: Run = {
      target: edge === OFF ? target.pile(sideOf(given), town) : target.edge(edge),
      thing: edge === OFF ? { kind: 'town', id: town } : { kind: 'edge', id: edge },
      actions: [[verb, id], ...picks(slots)],
      words: say(speech, 'takeStack', { place, count: slots.length }),
      foreseen: edge === OFF ? stackForeseen(given, b, slots) : null,
      look: 'usual',
      way: [],
    };
    return [run];
  });
}

/** A click on a counter that was chosen leaves it out: the stack is thought of anew without it. */
function leavingOut(given: Given<Gloire>): Run[] {
  const b = boardOf(given);
  const plan = varsOf(given.view.stack, planning);
  const move = varsOf(given.view.stack, movement);
  if (plan === null || move === null) return [];
  const { town, edge, free, slots } = plan;
  const again: Action[] =
    move.bound.length > 0 ? [] : [edge !== OFF ? ['enter', edge] : free ? ['free', town] : ['force', town]];
  return slots.flatMap((slot) => {
    // Whoever a detachment was made of must go now (GLO 6.1).
    if (move.bound.includes(slot)) return [];
    const bound = { ...plan, slots: [...move.bound] };
    const stay = pickedOf(b, bound, (one) => one !== slot && slots.includes(one)).slice(bound.slots.length);
    const run: Run = {
      target: target.slot(slot),
      thing: { kind: 'thing', id: slot },
      actions: [['cancel'], ...again, ...picks(stay)],
      words: say(given.speech, 'leaveOut', { name: slotName(b, given.speech, slot) }),
      foreseen: null,
      look: 'usual',
      way: [],
    };
    return [run];
  });
}

/** Every town that the chosen stack can march to, at an ordinary march or else at a forced one. */
function marches(given: Given<Gloire>, offers: readonly Offer[]): Run[] {
  const b = boardOf(given);
  const plan = varsOf(given.view.stack, planning);
  if (plan === null || !has(offers, 'normal')) return [];
  const at: Marcher = planned(b, plan, false);
  const usual = marchesOn(given, at, [['normal']]);
  const near: Run[] =
    plan.edge === OFF
      ? []
      : [{ ...runTo(given, b, at, { town: plan.town, actions: [['normal']], way: [plan.town] }), look: 'usual' }];
  if (!has(offers, 'forced')) return [...near, ...usual];
  const reached = new Set(usual.map(({ target: one }) => one));
  const forced = marchesOn(given, { ...at, forced: true }, [['forced']]).filter(({ target: one }) => !reached.has(one));
  return [...near, ...usual, ...forced];
}

/** The stack that is being planned, as it would set out. */
export function planned(b: Board, { slots, town, edge }: Planning, forced: boolean): Marcher {
  const cost = edge === OFF ? null : b.content.tables.terrain.links[b.content.map.edges[edge]?.kind ?? 'road'];
  const spent: Spent = cost === null ? [0, 0, 0, 0] : [cost.infantry, cost.cavalry, cost.artillery, cost.leader];
  return { slots, at: town, spent, forced, entering: edge !== OFF };
}

/** A run to each town that a stack can reach; one step alone is an offer of its own. */
function marchesOn(given: Given<Gloire>, marcher: Marcher, before: readonly Action[]): Run[] {
  const b = boardOf(given);
  const roads = roadsOf(b, sideOf(given), marcher);
  return [...roads.values()].flatMap(({ at, actions, way }) =>
    before.length + actions.length < 2
      ? []
      : [
          runTo(given, b, marcher, {
            town: at.town,
            actions: [...before, ...actions],
            way: way.map(({ town }) => town),
            spent: at.spent,
          }),
        ],
  );
}

interface Leg {
  readonly town: number;
  readonly actions: readonly Action[];
  readonly way: readonly number[];
  readonly spent?: Spent;
}

function runTo(given: Given<Gloire>, b: Board, marcher: Marcher, { town, actions, way, spent }: Leg): Run {
  const { speech } = given;
  const left = pointsLeft(b, marcher, spent ?? marcher.spent);
  const cost = pointsLeft(b, marcher, marcher.spent) - left;
  return {
    target: target.town(town),
    thing: { kind: 'town', id: town },
    actions,
    words: say(speech, marcher.forced ? 'forceTo' : 'marchTo', { town: speech.name('town', town) }),
    foreseen: marchForeseen(given, b, marcher, { way, cost, left }),
    look: marcher.forced ? 'dear' : 'usual',
    way,
  };
}
