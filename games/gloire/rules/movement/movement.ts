import { type Procedure, procedure } from '@bivouac/kernel';
import { within } from '../cards/aims.ts';
import { halfOf, moment } from '../cards/moments.ts';
import { cardsAtPhase, cardsDuring, playable, playedNow, playing, playReason } from '../cards/playing.ts';
import { detach, rejoin } from '../actions/detachments.ts';
import { entrench } from '../actions/entrench.ts';
import { march } from './march.ts';
import { mustMoveAway } from './parting.ts';
import { outsideAt, slotOf, townsOf } from '../pieces/pieces.ts';
import { decides, leads, playersOf } from '../players/partners.ts';
import { edgesWaitedAt, readyAt, waitingAt } from './ready.ts';
import { planning } from './plan.ts';
import { rosterOf, senior } from '../players/sides.ts';
import { recoverStragglers } from './stragglers.ts';
import { type Board, type Ctx, type Gloire, MOVEMENT, OFF, other } from '../state.ts';

interface Movement {
  /** Where the stack that is being planned stands. */
  town: number;
  edge: number;
  /** Counters that must be activated now, since a detachment was made of them or taken back (GLO 6.1). */
  bound: number[];
  /** Whether an event card pays for the stack that is being planned. */
  free: boolean;
}

export const newMovement = (): Movement => ({ town: OFF, edge: OFF, bound: [], free: false });

/** GLO 2.B2: the movement phase of the active player, one stack after the other in any order. */
export const movement: Procedure<Gloire, Movement> = procedure<Gloire, Movement>('movement', {
  begin(c) {
    const { s } = c;
    s.phase = MOVEMENT;
    // Ruling 180: what was borne in a battle is no reason to be spared a point at a bridge.
    s.hurt.fill(0);
    s.player = senior(c, s.active);
    s.easyMarch.fill(OFF);
    s.freeStack.fill(OFF);
    // The active side plays its cards between its stacks.
    return c.call(cardsAtPhase, cardsDuring('phase', { side: other(s.active) }), 'next');
  },
  next: {
    power: (c) => decides(c, c.s.active),
    prompt: 'activate',
    clause: 'GLO 2.B2#2',
    offers(c) {
      const { active, player } = c.s;
      for (const town of townsOf(c, active)) {
        if (readyAt(c, town, active).some((slot) => leads(c, player, slot))) c.offer('force', town);
      }
      for (const edge of edgesWaitedAt(c, active)) {
        if (waitingAt(c, edge, active).some((slot) => leads(c, player, slot))) c.offer('enter', edge);
      }
      // Ruling 142: the cards of a side are its senior's.
      if (player === senior(c, active)) {
        for (const town of freeTowns(c)) c.offer('free', town);
        for (const event of playable(c, active, moment('move'))) c.offer('play', event);
      }
      if (!mustMoveAway(c)) c.offer('done');
    },
    why(c, _, [verb, town]) {
      const { active } = c.s;
      if (verb === 'done') return { reason: 'mustMoveAway', clause: 'GLO 1813.A.armistice#30' };
      if (verb === 'play') return playReason(c, active, moment('move'), [verb, town ?? 0]);
      if (typeof town !== 'number') return null;
      if (verb === 'free') return { reason: 'notFree', clause: 'GLO 1813.A.cards#13' };
      if (verb === 'enter') return { reason: 'nobodyWaits', clause: 'GLO 3.3#8' };
      if (outsideAt(c, town, active).length === 0) return { reason: 'nobodyThere', clause: 'GLO 2.B2#1' };
      if (outsideAt(c, town, other(active)).length > 0) return { reason: 'engaged', clause: 'GLO 8#1' };
      return { reason: 'allActed', clause: 'GLO 5.3#6' };
    },
    take: {
      force: (c, vars, town) => plan(c, vars, town, OFF),
      free: (c, vars, town) => plan(c, vars, town, OFF, true),
      enter: (c, vars, edge) => plan(c, vars, c.content.map.edges[edge]?.town ?? OFF, edge),
      play: (c, _, event) => c.call(playing, playedNow(c.s.active, event, moment('move')), 'next'),
      done: (c) => c.go(passOn(c) ? 'next' : 'recover'),
    },
  },
  planned(c, vars) {
    const [made] = c.results(planning);
    const { side, town, edge } = { side: c.s.active, town: vars.town, edge: vars.edge };
    if (made === null || made === undefined) {
      // Whoever has formed a detachment is activated: he may only think again how.
      return vars.bound.length > 0 ? think(c, vars) : c.go('next');
    }
    switch (made.do) {
      case 'march': {
        vars.bound = [];
        pay(c, vars, made.price);
        const at = { side, slots: made.slots, at: town, from: OFF, link: OFF, edge, forced: made.forced };
        return c.call(march, { ...at, spent: [0, 0, 0, 0], way: [] }, 'next');
      }
      case 'entrench':
        vars.bound = [];
        pay(c, vars, made.price);
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

/** Where the stack stands that an event card activates free of charge: towns near enough, with somebody to move. */
function freeTowns(b: Board): number[] {
  const { active, freeStack, player } = b.s;
  if (freeStack[active] === OFF) return [];
  const effect = halfOf(b, freeStack[active] as number)?.effect;
  if (effect?.kind !== 'free-stack') return [];
  return within(b, effect.town, effect.reach).filter((town) =>
    readyAt(b, town, active).some((slot) => leads(b, player, slot)),
  );
}

/** Ruling 163: partners move one after the other, the senior first. Whether there is another. */
function passOn({ s, content }: Ctx): boolean {
  const players = playersOf({ s, content }, s.active);
  const next = players[players.indexOf(s.player) + 1];
  if (next === undefined) return false;
  s.player = next;
  return true;
}

function plan(c: Ctx, vars: Movement, town: number, edge: number, free = false) {
  vars.town = town;
  vars.edge = edge;
  vars.free = free;
  vars.bound = [];
  return think(c, vars);
}

/** The private thinking about one stack. */
function think(c: Ctx, { town, edge, bound, free }: Movement) {
  const power = decides(c, c.s.active);
  const thought = { power, side: c.s.active, town, edge, slots: [...bound], payer: OFF, free };
  return c.fork(planning, [{ power, vars: thought }], 'planned');
}

/** GLO 4.5#4: a stack is paid for, and then it acts. */
function pay(c: Ctx, vars: Movement, price: readonly number[]): void {
  const { s } = c;
  if (vars.free) s.freeStack[s.active] = OFF;
  for (const [army, cost] of price.entries()) {
    if (cost === 0) continue;
    s.spent[army] = (s.spent[army] as number) + cost;
    const left = (s.command[army] as number) - s.spent[army];
    c.tell?.({ fact: 'paid', army, cost, left, clause: 'GLO 4.5#4', to: rosterOf(c, s.active) });
  }
}
