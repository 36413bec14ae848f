import { type Procedure, procedure } from '@bivouac/kernel';
import { detach, rejoin } from './detachments.ts';
import { entrench } from './entrench.ts';
import { march } from './march.ts';
import { outsideAt, slotOf, townsOf } from './pieces.ts';
import { type Plan, planning, readyAt, waitingAt } from './plan.ts';
import { rosterOf, senior } from './sides.ts';
import { recoverStragglers } from './stragglers.ts';
import { type Ctx, type Gloire, MOVEMENT, OFF, other } from './state.ts';

interface Movement {
  /** Where the stack that is being planned stands. */
  town: number;
  edge: number;
  /** Counters that must be activated now, since a detachment was made of them or taken back (GLO 6.1). */
  bound: number[];
}

export const newMovement = (): Movement => ({ town: OFF, edge: OFF, bound: [] });

/** GLO 2.B2: the movement phase of the active player, one stack after the other in any order. */
export const movement: Procedure<Gloire, Movement> = procedure<Gloire, Movement>('movement', {
  begin(c) {
    c.s.phase = MOVEMENT;
    return c.go('next');
  },
  next: {
    power: (c) => senior(c, c.s.active),
    prompt: 'activate',
    clause: 'GLO 2.B2#2',
    sight: 'view',
    offers(c) {
      const { active } = c.s;
      for (const town of townsOf(c, active)) {
        if (readyAt(c, town, active).length > 0) c.offer('force', town);
      }
      for (let edge = 0; edge < c.content.map.edges.length; edge++) {
        if (waitingAt(c, edge, active).length > 0) c.offer('enter', edge);
      }
      c.offer('done');
    },
    why(c, _, [verb, town]) {
      const { active } = c.s;
      if (typeof town !== 'number') return null;
      if (verb === 'enter') return { reason: 'nobodyWaits', clause: 'GLO 3.3#8' };
      if (outsideAt(c, town, active).length === 0) return { reason: 'nobodyThere', clause: 'GLO 2.B2#1' };
      if (outsideAt(c, town, other(active)).length > 0) return { reason: 'engaged', clause: 'GLO 8#1' };
      return { reason: 'allActed', clause: 'GLO 5.3#6' };
    },
    take: {
      force: (c, vars, town) => plan(c, vars, town, OFF),
      enter: (c, vars, edge) => plan(c, vars, c.content.map.edges[edge]?.town ?? OFF, edge),
      done: (c) => c.go('recover'),
    },
  },
  planned(c, vars, got) {
    const [made] = got as unknown as (Plan | null)[];
    const { side, town, edge } = { side: c.s.active, town: vars.town, edge: vars.edge };
    if (made === null || made === undefined) {
      // Whoever has formed a detachment is activated: he may only think again how.
      return vars.bound.length > 0 ? think(c, vars) : c.go('next');
    }
    switch (made.do) {
      case 'march': {
        vars.bound = [];
        pay(c, made.price);
        const at = { side, slots: made.slots, at: town, from: OFF, link: OFF, edge, forced: made.forced };
        return c.call(march, { ...at, spent: [0, 0, 0, 0], way: [] }, 'next');
      }
      case 'entrench':
        vars.bound = [];
        pay(c, made.price);
        entrench(c, made.slots, town);
        return c.go('next');
      case 'detach':
        vars.bound = made.slots;
        detach(c, made.unit, made.counter, made.points);
        return think(c, vars);
      case 'rejoin':
        vars.bound = made.slots.filter((slot) => slot !== slotOf(c, made.from));
        rejoin(c, made.from, made.unit, made.points);
        return think(c, vars);
      default:
        return made satisfies never;
    }
  },
  /** GLO 2.B2#7, rulings 7 and 8: whoever has not stirred for a turn recovers, at the end of the phase. */
  recover(c) {
    recoverStragglers(c);
    return c.return();
  },
});

function plan(c: Ctx, vars: Movement, town: number, edge: number) {
  vars.town = town;
  vars.edge = edge;
  vars.bound = [];
  return think(c, vars);
}

/** The private thinking about one stack. */
function think(c: Ctx, { town, edge, bound }: Movement) {
  const power = senior(c, c.s.active);
  const thought = { power, side: c.s.active, town, edge, slots: [...bound], payer: OFF };
  return c.fork(planning, [{ power, vars: thought }], 'planned');
}

/** GLO 4.5#4: a stack is paid for, and then it acts. */
function pay(c: Ctx, price: readonly number[]): void {
  const { s } = c;
  for (const [army, cost] of price.entries()) {
    if (cost === 0) continue;
    s.spent[army] = (s.spent[army] as number) + cost;
    const left = (s.command[army] as number) - s.spent[army];
    c.tell?.({ fact: 'paid', army, cost, left, clause: 'GLO 4.5#4', to: rosterOf(c, s.active) });
  }
}
