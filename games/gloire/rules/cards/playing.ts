import { type Action, during, type Procedure, procedure, type Reason, window } from '@bivouac/kernel';
import type { CardHalf } from '../../content/types.ts';
import { pointsFor, refill, replacing } from '../reinforcements/replacements.ts';
import { senior } from '../players/sides.ts';
import { type Board, type Ctx, type Gloire } from '../state.ts';
import { aimsOf, type Target } from './aims.ts';
import { layAside } from './deck.ts';
import { carryOutEvent, closeRoster, type Played } from './effects.ts';
import { halfOf, isOurs, isTime, isTimely, type Moment, moment, whoMight } from './moments.ts';

/** The events that a side can play now from its hand, in the order of the cards. */
export function playable(b: Board, side: number, at: Moment): number[] {
  const found: number[] = [];
  for (const card of b.s.hands[side]?.is ?? []) {
    for (const event of [2 * card, 2 * card + 1]) if (canPlay(b, event, side, at)) found.push(event);
  }
  return found.sort((one, two) => one - two);
}

function canPlay(b: Board, event: number, side: number, at: Moment): boolean {
  const half = halfOf(b, event);
  return half !== undefined && isTimely(b, event, side, at) && aimsOf(b, half.effect, side, at).list.length > 0;
}

/** Why an event cannot be played now. */
export function playFault(b: Board, side: number, at: Moment, event: number): Reason | null {
  const half = halfOf(b, event);
  if (half === undefined) return null;
  if (!(b.s.hands[side]?.is ?? []).includes(event >> 1)) return { reason: 'notInHand', clause: 'GLO 1813.A.cards#11' };
  if (!isOurs(half, side)) return { reason: 'enemyColour', clause: 'GLO 1813.A.cards#6' };
  if (half.armistice && b.s.usedEvent[event >> 1] === 1) return { reason: 'usedAlready', clause: 'GLO 1813.A.cards#9' };
  if (half.armistice && b.s.armistice < 0) return { reason: 'noArmistice', clause: 'GLO 1813.A.cards#8' };
  if (!isTime(b, half, side, at)) return { reason: 'notItsMoment', clause: 'GLO 1813.A.cards#13' };
  return { reason: 'noUse', clause: 'GLO 1813.A.cards#13' };
}

/** GLO 1813.A.cards#7, #13: an event is played, aimed, and carried out. */
export const playing: Procedure<Gloire, Played> = procedure<Gloire, Played>('playing', {
  lay(c, vars) {
    const { side, event, at } = vars;
    const { effect, armistice } = half(c, event);
    layAside(c, side, event >> 1);
    if (armistice) c.s.usedEvent[event >> 1] = 1;
    c.mark?.(`event:${event}`);
    c.tell?.({ fact: 'event', side, event, clause: 'GLO 1813.A.cards#7' });
    const { at: kind, list, told } = aimsOf(c, effect, side, at);
    const [target, another] = list;
    if (kind !== 'nothing' && (!told || another !== undefined)) return c.go('aim');
    if (target !== undefined) vars.target = target;
    return c.go('carryOut');
  },
  aim: {
    power: (c, vars) => senior(c, vars.side),
    prompt: 'aim',
    clause: 'GLO 1813.A.cards#13',
    about: (_, vars) => ({ event: vars.event }),
    offers(c, { side, event, at }) {
      const { at: kind, list } = aimsOf(c, half(c, event).effect, side, at);
      for (const target of list) offer(c, kind, target);
    },
    why: () => ({ reason: 'notATarget', clause: 'GLO 1813.A.cards#13' }),
    take: {
      aimTown: aimed,
      aimArmy: aimed,
      aimLink: aimed,
      aimLeader: aimed,
      aimNation: aimed,
      aimArrival: aimed,
    },
  },
  carryOut(c, vars) {
    const { effect } = half(c, vars.event);
    if (effect.kind !== 'replacements') return carryOutEvent(c, vars, effect);
    // On one's own roster, and unseen (ruling 91).
    const { side, target } = vars;
    closeRoster(c, side);
    const power = senior(c, side);
    const left = pointsFor(c, target, effect.points);
    return c.fork(replacing, [{ power, vars: { power, side, left, given: [], only: [...effect.units] } }], 'refilled');
  },
  refilled(c) {
    const [units = []] = c.results(replacing);
    for (const unit of units) refill(c, unit);
    c.s.version++;
    return c.return();
  },
});

function half(b: Board, event: number): CardHalf {
  return halfOf(b, event) as CardHalf;
}

function aimed(c: Ctx, vars: Played, target: number) {
  vars.target = target;
  return c.go('carryOut');
}

function offer(c: Ctx, kind: Target, target: number): void {
  switch (kind) {
    case 'nothing':
      return;
    case 'town':
      return c.offer('aimTown', target);
    case 'army':
      return c.offer('aimArmy', target);
    case 'link':
      return c.offer('aimLink', target);
    case 'leader':
      return c.offer('aimLeader', target);
    case 'nation':
      return c.offer('aimNation', target);
    case 'arrival':
      return c.offer('aimArrival', target);
    default:
      return kind satisfies never;
  }
}

type Windowed = Exclude<Moment['when'], 'move' | 'reaction'>;

const promptOf: Readonly<Record<Windowed, string>> = {
  phase: 'cardsAtPhase',
  command: 'cardsAtCommand',
  attacked: 'cardsWhenAttacked',
  battle: 'cardsAtBattle',
  sequence: 'cardsAtSequence',
  after: 'cardsAfterBattle',
};

/** A window for event cards. Whoever plays one can be answered: then all are asked again, the other side first. */
function cardWindow(when: Windowed) {
  return window<Gloire, Moment>(`cards.${when}`, {
    clause: 'GLO 1813.A.cards#11',
    prompt: promptOf[when],
    again: true,
    // Who can but pass is asked as whoever holds a card: at one screen all pass on the common view.
    apart: true,
    may: whoMight,
    about: (_, { at }) => ({ town: at.battle?.town ?? at.town }),
    offers(c, { at }) {
      for (const event of playable(c, sideOf(c, c.actor), at)) c.offer('play', event);
    },
    why: (c, { at }, action) => playReason(c, sideOf(c, c.actor), at, action),
    take: {
      play(c, vars, event) {
        vars.at.last = c.actor;
        return c.call(playing, playedNow(sideOf(c, c.actor), event, vars.at), 'answer');
      },
    },
    steps: {
      answer(c, { at, queue }) {
        const might = whoMight(c, at);
        queue.splice(
          0,
          queue.length,
          ...might.filter((one) => one !== at.last),
          ...might.filter((one) => one === at.last),
        );
        return c.go('next');
      },
    },
  });
}

export function playedNow(side: number, event: number, at: Moment): Played {
  return { side, event, target: -1, at };
}

export function playReason(b: Board, side: number, at: Moment, [verb, event]: Action): Reason | null {
  return verb === 'play' && typeof event === 'number' ? playFault(b, side, at, event) : null;
}

function sideOf({ content }: Board, power: number): number {
  return content.armies[power]?.side ?? 0;
}

/** Ruling 127: at the beginning of each phase; and at moments that cards name. Standing orders pass each by its name. */
export const cardsAtPhase = cardWindow('phase');
export const cardsAtCommand = cardWindow('command');
export const cardsWhenAttacked = cardWindow('attacked');
export const cardsAtBattle = cardWindow('battle');
export const cardsAtSequence = cardWindow('sequence');
export const cardsAfterBattle = cardWindow('after');

export const cardWindows = [
  cardsAtPhase,
  cardsAtCommand,
  cardsWhenAttacked,
  cardsAtBattle,
  cardsAtSequence,
  cardsAfterBattle,
];

/** The vars to open a window for cards with. */
export function cardsDuring(when: Windowed, more: Partial<Moment> = {}) {
  return during(moment(when, more));
}
