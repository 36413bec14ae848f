import { bestKnownSlot, type Context, EVERYONE, type Procedure, procedure, type Reason } from '@bivouac/kernel';
import { ANY_MARKER, cardPlay, couldJump, eachTarget, payCard, playCard, playScout, powerOf } from './cards.ts';
import { canDraw, drawHidden, refillRow, replaceRow, takeOpen } from './deck.ts';
import { fighting } from './fight.ts';
import { layFault, layOut } from './lay.ts';
import { armiesOf, cardOf, countOf, isDone } from './queries.ts';
import { type Nations, other } from './state.ts';
import { clock } from './time.ts';

/** Two rounds, of one turn for each player, in which no open card was drawn (NAT 11.7#7) or nothing was done. */
const TWO_ROUNDS = 4;

interface TurnVars {
  /** Whether everything this side has was placed before the turn began: then all it does is move time. */
  spent: boolean;
}

export function newTurn(): TurnVars {
  return { spent: false };
}

/** NAT 11#4: in his first turn a player lays out an army card before he plays terrain, movement or scout cards. */
function mustOpen(c: Context<Nations>): boolean {
  return c.s.opened[c.s.active] !== true && c.s.turn <= 2;
}

/** Whether a card (or a pair of it) has anything to act on; a card without effect is not played. */
function hasEffect(c: Context<Nations>, card: number, wild: boolean): boolean {
  const power = powerOf(c.content, card, wild);
  if (power === null) return true;
  return eachTarget(c.content, c.s, c.s.active, power, couldJump(c, card, wild), () => true);
}

/** Why one of the seven actions is not open. */
function actionFault(c: Context<Nations>, verb: string, thing: unknown): Reason | null {
  const { s, content } = c;
  const hand = s.hands[s.active]?.is ?? [];
  switch (verb) {
    case 'lay':
      return typeof thing === 'number' && content.armies[thing] !== undefined
        ? layFault(content, s, s.active, thing)
        : null;
    case 'card':
    case 'wild': {
      if (typeof thing !== 'number' || content.cardKinds[thing] === undefined) return null;
      const wanted = verb === 'wild' ? 2 : 1;
      if (countOf(hand, thing) < wanted)
        return { reason: 'notInHand', clause: wanted === 2 ? 'NAT 11.5#1' : 'NAT 11#3' };
      const isTime = cardOf(content, thing).kind === 'time';
      if (isTime) return verb === 'wild' ? { reason: 'noTimePair', clause: 'NAT 11.5#1' } : null;
      if (mustOpen(c)) return { reason: 'firstLayOut', clause: 'NAT 11#4' };
      return { reason: 'noEffect', clause: cardOf(content, thing).kind === 'move' ? 'NAT 11.3#1' : 'NAT 11.2#1' };
    }
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

/** NAT 11.7#7: two rounds in which cards were drawn, but no open one. */
function mayReplace(c: Context<Nations>): boolean {
  const { s, content } = c;
  return s.hiddenTurns >= TWO_ROUNDS && s.actionsLeft === content.actions && !s.did && !s.drew && s.row.is.length > 0;
}

function offerActions(c: Context<Nations>): void {
  const { s, content } = c;
  const side = s.active;
  const done = isDone(content, s, side);
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
  if (done) c.offer('end');
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

/** NAT 11: a turn of five actions. */
export const turn: Procedure<Nations, TurnVars> = procedure<Nations, TurnVars>('turn', {
  begin(c, vars) {
    const { s, content } = c;
    s.turn++;
    s.actionsLeft = content.actions;
    s.did = false;
    s.drew = false;
    s.drewOpen = false;
    c.tell?.({ fact: 'turn', side: s.active, turn: s.turn, clause: 'NAT 11#1' });
    vars.spent = isDone(content, s, s.active);
    if (!vars.spent) return c.go('choose');
    // NAT 11#8: with everything placed before, the turn is one space of time.
    s.did = true;
    return c.call(clock, { spaces: 1 }, 'tidy');
  },
  choose: {
    power: (c) => c.s.active,
    prompt: 'action',
    clause: 'NAT 11#2',
    about: (c) => ({ left: c.s.actionsLeft }),
    offers: offerActions,
    why: (c, _, [verb, thing]) => actionFault(c, verb, thing),
    take: {
      lay(c, _, army) {
        c.s.did = true;
        return c.call(layOut, { army, chosen: [] }, 'acted');
      },
      card(c, _, card) {
        c.s.did = true;
        if (cardOf(c.content, card).kind !== 'time') return c.call(playCard, cardPlay(card, false), 'acted');
        payCard(c, card, 1);
        c.tell?.({ fact: 'timePlayed', clause: 'NAT 11.6#2' });
        return c.call(clock, { spaces: 1 }, 'acted');
      },
      wild(c, _, card) {
        c.s.did = true;
        c.mark?.(`wild:${card}`);
        return c.call(playCard, cardPlay(card, true), 'acted');
      },
      scout(c) {
        c.s.did = true;
        return c.call(playScout, { army: -1 }, 'acted');
      },
      draw(c) {
        c.s.drew = true;
        drawHidden(c, c.s.active);
        return c.go('acted');
      },
      take(c, _, card) {
        c.s.drew = true;
        c.s.drewOpen = true;
        takeOpen(c, c.s.active, card);
        return c.go('acted');
      },
      replace(c) {
        replaceRow(c);
        c.mark?.('replace');
        c.s.hiddenTurns = 0;
        return c.go('choose');
      },
      end: (c) => c.go('tidy'),
    },
  },
  acted(c) {
    const { s } = c;
    s.actionsLeft--;
    if (s.actionsLeft <= 0) return c.go('tidy');
    return nothingLeft(c) ? c.go('tidy') : c.go('choose');
  },
  /** NAT 11.7#5: at most eight cards at the end of the turn. */
  tidy(c) {
    const { s, content } = c;
    const held = (s.hands[s.active]?.is.length ?? 0) + (s.scouts[s.active] as number);
    if (held > content.handLimit) return c.go('surplus');
    refillRow(c);
    return c.call(fighting, {}, 'rest');
  },
  surplus: {
    power: (c) => c.s.active,
    prompt: 'surplus',
    clause: 'NAT 11.7#6',
    about: (c) => ({
      over: (c.s.hands[c.s.active]?.is.length ?? 0) + (c.s.scouts[c.s.active] as number) - c.content.handLimit,
    }),
    offers(c) {
      const hand = c.s.hands[c.s.active]?.is ?? [];
      for (let card = 0; card < c.content.cardKinds.length; card++) if (hand.includes(card)) c.offer('discard', card);
      if ((c.s.scouts[c.s.active] as number) > 0) c.offer('discardScout');
    },
    why: () => ({ reason: 'notInHand', clause: 'NAT 11.7#6' }),
    take: {
      discard(c, _, card) {
        const { s } = c;
        const hand = s.hands[s.active];
        if (hand === undefined) return c.go('tidy');
        const slot = bestKnownSlot(hand, card);
        c.show(hand, slot, EVERYONE);
        hand.is.splice(slot, 1);
        hand.seen.splice(slot, 1);
        s.discard.push(card);
        c.tell?.({ fact: 'discarded', side: s.active, card, clause: 'NAT 11.7#6' });
        return c.go('tidy');
      },
      discardScout(c) {
        const { s } = c;
        s.scouts[s.active] = (s.scouts[s.active] as number) - 1;
        c.tell?.({ fact: 'scoutReturned', side: s.active, clause: 'NAT 11.7#6' });
        return c.go('tidy');
      },
    },
  },
  /** What the turn leaves behind for the rules that look at several turns. */
  rest(c) {
    const { s } = c;
    s.hiddenTurns = s.drewOpen ? 0 : s.drew || s.hiddenTurns > 0 ? s.hiddenTurns + 1 : 0;
    s.idleTurns = s.did ? 0 : s.idleTurns + 1;
    s.active = other(s.active);
    // Ruling: when nobody has done anything but draw for two rounds, time passes by itself, once a round.
    const passes = s.idleTurns >= TWO_ROUNDS && s.idleTurns % 2 === 0;
    return passes ? c.call(clock, { spaces: 1 }, 'waited') : c.return();
  },
  /** Time that passed by itself may have brought a fight. */
  waited: (c) => c.call(fighting, {}, 'over'),
  over: (c) => c.return(),
});

/** Whether the side can do nothing at all any more, so that its turn is over early. */
function nothingLeft(c: Context<Nations>): boolean {
  if (canDraw(c) || c.s.row.is.length > 0) return false;
  return c.collect(() => offerActions(c)).length === 0;
}
