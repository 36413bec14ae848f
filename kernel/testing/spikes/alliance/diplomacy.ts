import {
  allBut,
  bestKnownSlot,
  type Context,
  only,
  type Procedure,
  procedure,
  proposing,
  type Reason,
} from '../../../src/index.ts';
import { alliance, freeing, pay } from './pots.ts';
import { discard, endAlliance, forceAlly, makeAlliance, members } from './relations.ts';
import {
  CARDS,
  cardsOf,
  coalition,
  handOf,
  inTouch,
  NAPOLEON,
  type Pact,
  type PactState,
  pointsOf,
  POWERS,
  PRICES,
  worth,
} from './state.ts';

/** SPA 3#1: powers of the coalition outside the alliance, in touch with the initiator's troops. */
function partners(s: PactState, by: number): number[] {
  if (by === NAPOLEON || s.allied[by] === 1) return [];
  return coalition(s).filter((power) => power !== by && s.allied[power] === 0 && inTouch(s, by, power));
}

/** With whom one may declare an alliance, one bit a power: said in one word, so that it is one click. */
function partnerships(s: PactState, by: number): number[] {
  const open = maskOf(partners(s, by));
  return Array.from({ length: 1 << POWERS }, (_, mask) => mask).filter((mask) => mask > 0 && (mask & ~open) === 0);
}

function purseFault(s: PactState, price: { money: number; points: number; clause: string }): Reason | null {
  const { money, points, clause } = price;
  if ((s.money[NAPOLEON] as number) < money) return { reason: 'spa.tooDear', clause };
  return pointsOf(s, NAPOLEON) < points ? { reason: 'spa.tooFewPoints', clause } : null;
}

function maskOf(powers: readonly number[]): number {
  return powers.reduce((mask, power) => mask | (1 << power), 0);
}

function callOffPrice(s: PactState): { money: number; points: number; clause: string } {
  const count = members(s).length;
  const { money, points, clause } = PRICES.callingOff;
  return { money: money * count, points: points * count, clause };
}

/** Why an act of diplomacy is not open to this power; null when it is. */
function fault(s: PactState, by: number, verb: string, target: number): Reason | null {
  switch (verb) {
    case 'pass':
      return null;
    case 'declare':
      return partnerships(s, by).includes(target) ? null : { reason: 'spa.noPartner', clause: 'SPA 3#1' };
    case 'free':
      if (by === NAPOLEON) return { reason: 'spa.notNapoleon', clause: 'SPA 4#2' };
      return s.forced !== -1 ? null : { reason: 'spa.nobodyForced', clause: 'SPA 4#2' };
    case 'force':
      if (by !== NAPOLEON) return { reason: 'spa.onlyNapoleon', clause: 'SPA 4#1' };
      if (!coalition(s).includes(target) || target === s.forced || s.allied[target] === 1 || !inTouch(s, by, target)) {
        return { reason: 'spa.cannotForce', clause: 'SPA 4#1' };
      }
      return purseFault(s, PRICES.forcing);
    case 'callOff':
      if (by !== NAPOLEON) return { reason: 'spa.onlyNapoleon', clause: 'SPA 4#3' };
      if (members(s).length === 0) return { reason: 'spa.noAlliance', clause: 'SPA 4#3' };
      if (s.calledOff === maskOf(members(s)) && s.calledOffIn === s.turn - 1) {
        return { reason: 'spa.notTwice', clause: 'SPA 4#3' };
      }
      return purseFault(s, callOffPrice(s));
    default:
      return { reason: 'spa.notNow', clause: 'SPA 2#2' };
  }
}

/** SPA 4#1, 4#3: Napoleon pays alone, card by card; he could pay before he began, so nothing can fail. */
export const spending: Procedure<Pact, { points: number; clause: string }> = procedure<
  Pact,
  { points: number; clause: string }
>('spending', {
  // He had enough; but whoever imagines the rest of his hand may give him less than he owes.
  next: (c, vars) => (vars.points > 0 && handOf(c.s, NAPOLEON).is.length > 0 ? c.go('card') : c.return()),
  card: {
    power: () => NAPOLEON,
    prompt: 'spa.spend',
    clause: 'SPA 4#1',
    about: (_, vars) => ({ points: vars.points }),
    offers(c) {
      for (const card of CARDS) if (cardsOf(c.s, NAPOLEON, card) > 0) c.offer('discard', card);
    },
    take: {
      discard(c, vars, card) {
        discard(c, NAPOLEON, card, vars.clause);
        vars.points -= worth(NAPOLEON, card);
        return c.go('next');
      },
    },
  },
});

export interface Diplomacy {
  /** The position whose turn it is. */
  at: number;
  /** Whom Napoleon forces, or who is to be in the alliance that is proposed. */
  target: number;
  parties: number[];
  /** Allies that have still to show a card. */
  shy: number[];
}

function spend(c: Context<Pact>, price: { money: number; points: number; clause: string }, resume: string) {
  const { money, points, clause } = price;
  c.s.money[NAPOLEON] = (c.s.money[NAPOLEON] as number) - money;
  c.tell?.({ fact: 'paid', power: NAPOLEON, amount: money, clause });
  return c.call(spending, { points, clause }, resume);
}

function diplomat(c: Context<Pact>, vars: Diplomacy): number {
  return c.s.advisers[vars.at] ?? 0;
}

/** SPA 2#2 (CON 8.7): in the order of the positions, one act each. */
export const diplomacy: Procedure<Pact, Diplomacy> = procedure<Pact, Diplomacy>('diplomacy', {
  next(c, vars) {
    if (vars.at < c.s.advisers.length) return c.go('act');
    // SPA 4#6: what was not called off by now has succeeded.
    if (c.s.fresh === 1) {
      c.s.fresh = 0;
      c.s.successes[c.s.initiator] = (c.s.successes[c.s.initiator] as number) + 1;
      c.tell?.({ fact: 'succeeded', power: c.s.initiator, clause: 'SPA 4#6' });
    }
    return c.return();
  },
  act: {
    power: (c, vars) => diplomat(c, vars),
    prompt: 'spa.act',
    clause: 'SPA 2#2',
    offers(c, vars) {
      const by = diplomat(c, vars);
      const open = (verb: string, target = -1) => fault(c.s, by, verb, target) === null;
      c.offer('pass');
      for (const mask of partnerships(c.s, by)) c.offer('declare', mask);
      if (open('free')) c.offer('free');
      for (const power of coalition(c.s)) if (open('force', power)) c.offer('force', power);
      if (open('callOff')) c.offer('callOff');
    },
    why: (c, vars, [verb, target]) => fault(c.s, diplomat(c, vars), verb, typeof target === 'number' ? target : -1),
    take: {
      pass: (c) => c.go('done'),
      declare(c, vars, mask) {
        const by = diplomat(c, vars);
        vars.parties = [by, ...coalition(c.s).filter((power) => (mask & (1 << power)) !== 0)];
        return c.go('propose');
      },
      free: (c, vars) => c.call(freeing, proposing({ by: diplomat(c, vars) }), 'freed'),
      force(c, vars, power) {
        vars.target = power;
        return spend(c, PRICES.forcing, 'forced');
      },
      callOff: (c) => spend(c, callOffPrice(c.s), 'calledOff'),
    },
  },
  propose(c, vars) {
    const by = diplomat(c, vars);
    c.tell?.({ fact: 'proposed', parties: [...vars.parties], clause: 'SPA 3#1' });
    if (vars.parties.includes(c.s.forced)) c.tell?.({ fact: 'dearer', power: c.s.forced, clause: 'SPA 3#6' });
    return c.call(alliance, proposing({ by, parties: [...vars.parties] }), 'answered');
  },
  // All or nothing: the pot says whether it came about, and only then is anything paid (SPA 3#5).
  answered(c, vars) {
    const { made, pot } = c.result(alliance);
    const by = diplomat(c, vars);
    if (!made) {
      c.mark?.('alliance:failed');
      c.tell?.({ fact: 'allianceFailed', by, clause: 'SPA 3#5' });
      return c.go('done');
    }
    pay(c, pot, 'SPA 3#2');
    if (vars.parties.includes(c.s.forced)) {
      c.s.forced = -1;
      c.tell?.({ fact: 'freed', clause: 'SPA 3#6' });
    }
    makeAlliance(c, vars.parties, by);
    vars.shy = vars.parties.filter((power) => power !== by);
    return c.go('courtesy');
  },
  courtesy(c, vars) {
    while (vars.shy.length > 0 && handOf(c.s, vars.shy[0] ?? 0).is.length === 0) vars.shy.shift();
    return vars.shy.length > 0 ? c.go('show') : c.go('done');
  },
  // SPA 3#7 (CON 9.2): each ally lets the initiator look at one card, and nobody else.
  show: {
    power: (_, vars) => vars.shy[0] ?? 0,
    prompt: 'spa.show',
    clause: 'SPA 3#7',
    offers(c, vars) {
      for (const card of CARDS) if (cardsOf(c.s, vars.shy[0] ?? 0, card) > 0) c.offer('show', card);
    },
    take: {
      show(c, vars, card) {
        const ally = vars.shy.shift() ?? 0;
        const insiders = [c.seatOf(ally), c.seatOf(diplomat(c, vars))];
        const hand = handOf(c.s, ally);
        c.show(hand, bestKnownSlot(hand, card), only(...insiders));
        c.tell?.({ fact: 'showed', power: ally, card, clause: 'SPA 3#7', to: only(...insiders) });
        c.tell?.({ fact: 'showed', power: ally, clause: 'SPA 3#7', to: allBut(...insiders) });
        return c.go('courtesy');
      },
    },
  },
  freed(c) {
    const { made, pot } = c.result(freeing);
    c.mark?.(made ? 'freed' : 'freeing:failed');
    if (made) {
      pay(c, pot, 'SPA 4#2');
      c.s.forced = -1;
      c.tell?.({ fact: 'freed', clause: 'SPA 4#2' });
    }
    return c.go('done');
  },
  forced(c, vars) {
    c.mark?.('forced');
    forceAlly(c, vars.target, 'SPA 4#1');
    return c.go('done');
  },
  calledOff(c) {
    c.mark?.('calledOff');
    c.s.calledOff = maskOf(members(c.s));
    c.s.calledOffIn = c.s.turn;
    endAlliance(c, 'SPA 4#3');
    return c.go('done');
  },
  done(c, vars) {
    vars.at++;
    return c.go('next');
  },
});
