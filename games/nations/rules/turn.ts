import { bestKnownSlot, type Context, EVERYONE, type Procedure, procedure } from '@bivouac/kernel';
import { payCard } from './cards.ts';
import { drawHidden, refillRow, replaceRow, takeOpen } from './deck.ts';
import { fighting } from './fight.ts';
import { layOut } from './lay.ts';
import { placing } from './place.ts';
import { newThought, nothingLeft, type TurnPlan, thinking, TWO_ROUNDS } from './plan.ts';
import { isDone, markerSlot } from './queries.ts';
import { FRENCH, type Nations, NOWHERE, other } from './state.ts';
import { clock } from './time.ts';

type TurnVars = Record<string, never>;

/** How many cards the active player holds, scouts included, beyond what he may keep. */
function surplus({ s, content }: Context<Nations>): number {
  return (s.hands[s.active]?.is.length ?? 0) + (s.scouts[s.active] as number) - content.handLimit;
}

/** NAT 11: a turn of five actions. */
export const turn: Procedure<Nations, TurnVars> = procedure<Nations, TurnVars>('turn', {
  begin(c) {
    const { s, content } = c;
    s.turn++;
    s.actionsLeft = content.actions;
    s.did = false;
    s.drew = false;
    s.drewOpen = false;
    c.tell?.({ fact: 'turn', side: s.active, turn: s.turn, clause: 'NAT 11#1' });
    if (!isDone(content, s, s.active)) return c.go(nothingLeft(c) ? 'tidy' : 'choose');
    // With everything placed before, the turn is one space of time.
    s.did = true;
    return c.call(clock, { spaces: 1, clause: s.active === FRENCH ? 'NAT 11#8' : 'NAT 11#9' }, 'tidy');
  },
  choose(c) {
    const power = c.s.active;
    return c.fork(thinking, [{ power, vars: newThought(power) }], 'carryOut');
  },
  carryOut(c) {
    const [plan] = c.results(thinking);
    return plan === undefined ? c.go('tidy') : carryOut(c, plan);
  },
  /** A scout's work is done and its time has passed: an army may be down to its last marker. */
  scouted: (c) => c.call(placing, {}, 'acted'),
  acted(c) {
    const { s } = c;
    s.actionsLeft--;
    return c.go(s.actionsLeft <= 0 || nothingLeft(c) ? 'tidy' : 'choose');
  },
  /** NAT 11.7#5: at most eight cards at the end of the turn. */
  tidy(c) {
    if (surplus(c) > 0) return c.go('surplus');
    refillRow(c);
    return c.call(fighting, {}, 'rest');
  },
  surplus: {
    power: (c) => c.s.active,
    prompt: 'surplus',
    clause: 'NAT 11.7#6',
    about: (c) => ({ over: surplus(c) }),
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
    const passes = s.idleTurns >= TWO_ROUNDS && s.idleTurns % 2 === 0;
    return passes ? c.call(clock, { spaces: 1, clause: 'NAT 14#7' }, 'waited') : c.go('over');
  },
  /** Time that passed by itself may have brought a fight. */
  waited: (c) => c.call(fighting, {}, 'over'),
  over(c) {
    c.s.active = other(c.s.active);
    return c.return();
  },
});

/** Does what was planned; whatever follows from it comes before the next action. */
function carryOut(c: Context<Nations>, plan: TurnPlan) {
  const { s } = c;
  s.did ||= !['draw', 'take', 'replace', 'end'].includes(plan.do);
  switch (plan.do) {
    case 'lay':
      return c.call(layOut, { army: plan.army, chosen: [] }, 'acted');
    case 'time':
      payCard(c, plan.card, 1);
      c.tell?.({ fact: 'timePlayed', clause: 'NAT 11.6#2' });
      return c.call(clock, { spaces: 1 }, 'acted');
    case 'remove': {
      const { card, wild, army, field } = plan;
      pay(c, card, wild);
      s.marker[markerSlot(s, army, field)] = NOWHERE;
      c.tell?.({ fact: 'removed', army, field, card, wild, clause: wild ? 'NAT 11.5#3' : 'NAT 11.2#1' });
      return c.call(placing, {}, 'acted');
    }
    case 'move': {
      const { card, wild, army, from, to } = plan;
      pay(c, card, wild);
      s.marker[markerSlot(s, army, from)] = to;
      c.tell?.({ fact: 'moved', army, from, field: to, card, wild, clause: wild ? 'NAT 11.5#1' : 'NAT 11.3#2' });
      return c.call(clock, { spaces: 1 }, 'acted');
    }
    case 'jump':
      return jump(c, plan);
    case 'scout':
      s.scouts[s.active] = (s.scouts[s.active] as number) - 1;
      s.marker[markerSlot(s, plan.army, plan.field)] = NOWHERE;
      c.mark?.('scout:remove');
      c.tell?.({ fact: 'scouted', army: plan.army, field: plan.field, clause: 'NAT 11.4#2' });
      return c.call(clock, { spaces: 1 }, 'scouted');
    case 'draw':
      s.drew = true;
      drawHidden(c, s.active);
      return c.go('acted');
    case 'take':
      s.drew = true;
      s.drewOpen = true;
      takeOpen(c, s.active, plan.card);
      return c.go('acted');
    case 'replace':
      replaceRow(c);
      c.mark?.('replace');
      s.hiddenTurns = 0;
      return c.go('choose');
    case 'end':
      return c.go('tidy');
    default:
      return plan satisfies never;
  }
}

function pay(c: Context<Nations>, card: number, wild: boolean): void {
  if (wild) c.mark?.(`wild:${card}`);
  payCard(c, card, wild ? 2 : 1);
}

/** NAT 11.3#9: two cards, two actions, and one space of time for each card or pair (NAT 11.3#10, 11.5#2). */
function jump(c: Context<Nations>, plan: Extract<TurnPlan, { do: 'jump' }>) {
  const { s } = c;
  const { card, wild, army, from, to, second, pair } = plan;
  pay(c, card, wild);
  pay(c, second, pair);
  s.actionsLeft--;
  s.marker[markerSlot(s, army, from)] = to;
  c.mark?.('jump');
  c.tell?.({ fact: 'jumped', army, from, field: to, card, wild, second, pair, clause: 'NAT 11.3#9' });
  return c.call(clock, { spaces: 2 }, 'acted');
}
