import { type Ask, type Context, type Procedure, procedure, type Reason } from '@bivouac/kernel';
import {
  ANY_MARKER,
  couldJump,
  eachTarget,
  handWithout,
  jumpsOf,
  markerFault,
  moveFault,
  payments,
  type CardEffect,
  effectOf,
  stepsOf,
} from './cards.ts';
import { canDraw } from './deck.ts';
import { layFault } from './lay.ts';
import { armiesOf, cardOf, countOf, isDone } from './queries.ts';
import { type Nations, NOWHERE } from './state.ts';

/** One of the seven actions, thought out to the end: nothing has happened yet. */
export type TurnPlan =
  | { do: 'lay'; army: number }
  | { do: 'time'; card: number }
  | { do: 'remove'; card: number; wild: boolean; army: number; field: number }
  | { do: 'move'; card: number; wild: boolean; army: number; from: number; to: number }
  | { do: 'jump'; card: number; wild: boolean; army: number; from: number; to: number; second: number; pair: boolean }
  | { do: 'scout'; army: number; field: number }
  | { do: 'draw' }
  | { do: 'take'; card: number }
  | { do: 'replace' }
  | { do: 'end' };

interface Thought {
  power: number;
  card: number;
  wild: boolean;
  army: number;
  from: number;
  to: number;
}

export function newThought(power: number): Thought {
  return { power, card: NOWHERE, wild: false, army: NOWHERE, from: NOWHERE, to: NOWHERE };
}

/** Two rounds of one turn for each player. */
export const TWO_ROUNDS = 4;

/** NAT 11#4: in his first turn a player lays out an army card before he plays terrain, movement or scout cards. */
function mustOpen(c: Context<Nations>): boolean {
  return c.s.opened[c.s.active] !== true && c.s.turn <= 2;
}

/** Whether a card (or a pair of it) has anything to act on; a card without effect is not played. */
function hasEffect(c: Context<Nations>, card: number, wild: boolean): boolean {
  const effect = effectOf(c.content, card, wild);
  if (effect === null) return true;
  return eachTarget(c.content, c.s, c.s.active, effect, couldJump(c, card, wild), () => true);
}

function hasMarkers(c: Context<Nations>): boolean {
  return eachTarget(
    c.content,
    c.s,
    c.s.active,
    ANY_MARKER,
    () => false,
    () => true,
  );
}

/** NAT 11.7#7: from a hidden draw on, two rounds without an open one (ruling 25). */
function mayReplace(c: Context<Nations>): boolean {
  const { s, content } = c;
  return s.hiddenTurns >= TWO_ROUNDS && s.actionsLeft === content.actions && !s.did && !s.drew && s.row.is.length > 0;
}

/** NAT 11#3: the seven actions, as far as they are open. */
export function offerActions(c: Context<Nations>): void {
  const { s, content } = c;
  const side = s.active;
  const [first, end] = armiesOf(content, side);
  for (let army = first; army < end; army++) if (layFault(content, s, side, army) === null) c.offer('lay', army);
  const hand = s.hands[side]?.is ?? [];
  const closed = mustOpen(c);
  for (let card = 0; card < content.cardKinds.length; card++) {
    const count = countOf(hand, card);
    if (count === 0) continue;
    const isTime = cardOf(content, card).kind === 'time';
    if (!isTime && closed) continue;
    if (hasEffect(c, card, false)) c.offer('card', card);
    if (!isTime && count >= 2 && hasEffect(c, card, true)) c.offer('wild', card);
  }
  if ((s.scouts[side] as number) > 0 && !closed && hasMarkers(c)) c.offer('scout');
  if (canDraw(c)) c.offer('draw');
  for (let card = 0; card < content.cardKinds.length; card++) if (s.row.is.includes(card)) c.offer('take', card);
  if (mayReplace(c)) c.offer('replace');
  // NAT 11#7: with everything placed the turn may end at once; otherwise five actions are five.
  if (isDone(content, s, side)) c.offer('end');
}

/** Whether the side can do nothing at all, so that its turn is over. */
export function nothingLeft(c: Context<Nations>): boolean {
  if (canDraw(c) || c.s.row.is.length > 0) return false;
  return c.collect(() => offerActions(c)).length === 0;
}

/** Why one of the seven actions is not open. */
function actionFault(c: Context<Nations>, verb: string, thing: unknown): Reason | null {
  const { s, content } = c;
  switch (verb) {
    case 'lay':
      return typeof thing === 'number' && content.armies[thing] !== undefined
        ? layFault(content, s, s.active, thing)
        : null;
    case 'card':
    case 'wild':
      return cardFault(c, thing, verb === 'wild');
    case 'scout':
      if (mustOpen(c)) return { reason: 'firstLayOut', clause: 'NAT 11#4' };
      return (s.scouts[s.active] as number) > 0
        ? { reason: 'noMarker', clause: 'NAT 11.4#2' }
        : { reason: 'noScouts', clause: 'NAT 11.4#2' };
    case 'take':
      return { reason: 'notOpen', clause: 'NAT 11.7#1' };
    case 'draw':
      return { reason: 'noCards', clause: 'NAT 11.7#3' };
    case 'replace':
      return { reason: 'rowStays', clause: 'NAT 11.7#7' };
    case 'end':
      return { reason: 'actionsLeft', clause: 'NAT 11#1' };
    default:
      return null;
  }
}

function cardFault(c: Context<Nations>, card: unknown, wild: boolean): Reason | null {
  const { s, content } = c;
  if (typeof card !== 'number' || content.cardKinds[card] === undefined) return null;
  const { kind } = cardOf(content, card);
  const held = countOf(s.hands[s.active]?.is ?? [], card);
  const pairClause = kind === 'terrain' ? 'NAT 11.5#3' : 'NAT 11.5#1';
  if (held === 0) return { reason: 'notInHand', clause: wild ? pairClause : 'NAT 11#3' };
  if (wild && held < 2 && kind !== 'time') return { reason: 'noPair', clause: pairClause };
  if (kind === 'time') return wild ? { reason: 'noTimePair', clause: 'NAT 11.5#1' } : null;
  if (mustOpen(c)) return { reason: 'firstLayOut', clause: 'NAT 11#4' };
  return { reason: 'noEffect', clause: kind === 'move' ? 'NAT 11.3#1' : 'NAT 11.2#1' };
}

/** Which marker the card, the pair or the scout acts on. */
function markerAsk(
  prompt: string,
  clause: string,
  effectFor: (c: Context<Nations>, thought: Thought) => CardEffect | null,
  chosen: (c: Context<Nations>, thought: Thought) => ReturnType<Context<Nations>['go']>,
): Ask<Nations, Thought> {
  const mayJump = (c: Context<Nations>, { card, wild }: Thought) =>
    card === NOWHERE ? () => false : couldJump(c, card, wild);
  return {
    power: (_, { power }) => power,
    prompt,
    clause,
    about: (_, { card }) => (card === NOWHERE ? {} : { card }),
    offers(c, thought) {
      const effect = effectFor(c, thought);
      if (effect === null) return;
      eachTarget(c.content, c.s, c.s.active, effect, mayJump(c, thought), (army, field) => {
        c.offer('marker', army, field);
        return false;
      });
    },
    why(c, thought, [, army, field]) {
      const effect = effectFor(c, thought);
      return effect === null ? null : markerFault(c, effect, clause, army, field);
    },
    take: {
      marker(c, thought, army, from) {
        thought.army = army;
        thought.from = from;
        return chosen(c, thought);
      },
    },
  };
}

const cardEffect = (c: Context<Nations>, { card, wild }: Thought) => effectOf(c.content, card, wild);

/** A finished thought is a plan; its caller carries it out. */
function decided(c: Context<Nations>, plan: TurnPlan) {
  return c.return(plan);
}

/**
 * NAT 11: the active player thinks an action out: which card, which marker, where to. It is a private branch: nobody
 * learns of a card that was only thought of, and everything can be thought again until it is done.
 */
export const thinking: Procedure<Nations, Thought, TurnPlan> = procedure<Nations, Thought, TurnPlan>('thinking', {
  action: {
    power: (_, { power }) => power,
    prompt: 'action',
    clause: 'NAT 11#2',
    about: (c) => ({ left: c.s.actionsLeft }),
    offers: offerActions,
    why: (c, _, [verb, thing]) => actionFault(c, verb, thing),
    take: {
      lay: (c, _, army) => decided(c, { do: 'lay', army }),
      card(c, thought, card) {
        if (cardOf(c.content, card).kind === 'time') return decided(c, { do: 'time', card });
        return withCard(c, thought, card, false);
      },
      wild: (c, thought, card) => withCard(c, thought, card, true),
      scout: (c) => c.go('scout'),
      draw: (c) => decided(c, { do: 'draw' }),
      take: (c, _, card) => decided(c, { do: 'take', card }),
      replace: (c) => decided(c, { do: 'replace' }),
      end: (c) => decided(c, { do: 'end' }),
    },
  },
  /** NAT 11.2#1: which marker a terrain card takes off. NAT 11.2#3 needs no check: a last marker is an army by now. */
  remove: markerAsk('marker', 'NAT 11.2#1', cardEffect, (c, { card, wild, army, from }) =>
    decided(c, { do: 'remove', card, wild, army, field: from }),
  ),
  /** NAT 11.4#2: which one a scout takes off. */
  scout: markerAsk(
    'scoutMarker',
    'NAT 11.4#2',
    () => ANY_MARKER,
    (c, { army, from }) => decided(c, { do: 'scout', army, field: from }),
  ),
  /** NAT 11.3#1: which one a movement card moves. */
  move: markerAsk('marker', 'NAT 11.3#1', cardEffect, (c) => c.go('where')),
  where: {
    power: (_, { power }) => power,
    prompt: 'where',
    clause: 'NAT 11.3#2',
    offers(c, { card, wild, army, from }) {
      for (const field of stepsOf(c.content, c.s, army, from)) c.offer('to', field);
      if (!couldJump(c, card, wild)(army)) return;
      for (const field of jumpsOf(c.content, c.s, army, from)) c.offer('jump', field);
    },
    why(c, { army, from }, [verb, field]) {
      if (verb === 'to') return moveFault(c, army, from, field);
      return { reason: 'noJump', clause: 'NAT 11.3#9' };
    },
    take: {
      to: (c, { card, wild, army, from }, to) => decided(c, { do: 'move', card, wild, army, from, to }),
      jump(c, thought, to) {
        thought.to = to;
        return c.go('second');
      },
    },
  },
  /** NAT 11.3#9: a jump takes a second movement card, or a pair of them. */
  second: {
    power: (_, { power }) => power,
    prompt: 'secondCard',
    clause: 'NAT 11.3#9',
    offers(c, { card, wild, army }) {
      const rest = handWithout(c.s.hands[c.s.active]?.is ?? [], card, wild ? 2 : 1);
      const { cards, pairs } = payments(c.content, rest, army);
      for (const one of cards) c.offer('card', one);
      for (const one of pairs) c.offer('wild', one);
    },
    why: () => ({ reason: 'notForThisUnit', clause: 'NAT 11.3#3' }),
    take: {
      card: (c, thought, second) => jumpDecided(c, thought, second, false),
      wild: (c, thought, second) => jumpDecided(c, thought, second, true),
    },
  },
});

function jumpDecided(c: Context<Nations>, thought: Thought, second: number, pair: boolean) {
  const { card, wild, army, from, to } = thought;
  return decided(c, { do: 'jump', card, wild, army, from, to, second, pair });
}

function withCard(c: Context<Nations>, thought: Thought, card: number, wild: boolean) {
  thought.card = card;
  thought.wild = wild;
  return c.go(cardOf(c.content, card).kind === 'terrain' ? 'remove' : 'move');
}
