import { type Next, picking, pickMany, type Procedure, procedure, proposing, type Reason } from '@bivouac/kernel';
import { coalition, ENGLAND, NAPOLEON } from '../../content/types.ts';
import { DIPLOMACY, diplomacyCards, diplomacyOf, diplomacyPoints } from '../cards/effects.ts';
import { discard } from '../cards/decks.ts';
import { playCard, playing } from '../cards/playing.ts';
import { playable, tabFault } from '../cards/usable.ts';
import { areAdjacent, membersOf } from '../map/relations.ts';
import type { Board, Conquests, Ctx } from '../state.ts';
import { buyCard, canBuy } from '../zones/zone.ts';
import { payMoney } from '../zones/tracks.ts';
import {
  endPact,
  forceAlly,
  freeForced,
  isForcedOpenToEnd,
  isOpenToEnd,
  makePact,
  maskOf,
  noteRefusal,
  wasJustCalledOff,
} from './pacts.ts';
import { alliance, costOf, freeing, payCards, payCardsTogether, payFrancs, PRICES, settled } from './pots.ts';

/** What an adviser in Diplomacy, or Stockholm, does: one act. */
export interface Embassy {
  by: number;
  /** `zone`: anything; `stockholm`: only an alliance may be begun; `answer`: only called off (CON 8.5). */
  where: 'zone' | 'stockholm' | 'answer';
  target: number;
  parties: number[];
  /** Points that are still to be paid with cards, and for what. */
  due: number;
  then: 'forced' | 'calledOff';
}

export function embassy(by: number, where: Embassy['where']): Embassy {
  return { by, where, target: -1, parties: [], due: 0, then: 'forced' };
}

/** Whom a power of the Coalition could ask: everybody else of it; one of them must be beside its troops (CON 9.3). */
function partners(b: Board, by: number): number[] {
  return coalition.filter((power) => power !== by && b.s.out[power] === 0);
}

function declareFault(b: Board, by: number): Reason | null {
  if (by === NAPOLEON) return { reason: 'onlyCoalition', clause: 'CON 9.3#1' };
  const near = partners(b, by).some((power) => areAdjacent(b, by, power));
  return near ? null : { reason: 'noPartner', clause: 'CON 9.3#7' };
}

function purseFault(b: Board, francs: number, points: number, clause: string): Reason | null {
  if ((b.s.money[NAPOLEON] as number) < francs) return { reason: 'tooDear', clause };
  return diplomacyPoints(b, NAPOLEON) < points ? { reason: 'tooFewPoints', clause } : null;
}

/** CON 9.4: why Napoleon cannot force this nation. */
export function forceFault(b: Board, by: number, power: number): Reason | null {
  const { s } = b;
  if (by !== NAPOLEON) return { reason: 'onlyNapoleon', clause: 'CON 9.4#1' };
  if (power === ENGLAND || !(coalition as readonly number[]).includes(power) || s.out[power] === 1) {
    return { reason: 'neverEngland', clause: 'CON 9.4#6' };
  }
  if (s.pact[power] !== 0) return { reason: 'inAlliance', clause: 'CON 9.4#1' };
  if (s.forced === power && s.forcedSince === s.turn) return { reason: 'forcedAlready', clause: 'CON 9.4#9' };
  if (!areAdjacent(b, NAPOLEON, power)) return { reason: 'notAdjacent', clause: 'CON 9.4#2' };
  return purseFault(b, PRICES.forcing.francs, PRICES.forcing.points, 'CON 9.4#4');
}

/** CON 9.5: why Napoleon cannot call this alliance off. */
export function callOffFault(b: Board, by: number, pact: number): Reason | null {
  if (by !== NAPOLEON) return { reason: 'onlyNapoleon', clause: 'CON 9.5#4' };
  const members = membersOf(b.s, pact);
  if (members.length === 0) return { reason: 'noAlliance', clause: 'CON 9.5#2' };
  if (!isOpenToEnd(b.s, pact)) return { reason: 'tooLate', clause: 'CON 8.5#10' };
  if (wasJustCalledOff(b.s, members)) return { reason: 'notTwice', clause: 'CON 9.5#6' };
  const { francs, points } = PRICES.callingOff;
  return purseFault(b, francs * members.length, points * members.length, 'CON 9.5#2');
}

/** CON 9.5: why the Coalition cannot free the forced ally. */
function freeFault(b: Board, by: number): Reason | null {
  if (by === NAPOLEON) return { reason: 'onlyCoalition', clause: 'CON 9.5#3' };
  if (b.s.forced < 0) return { reason: 'nobodyForced', clause: 'CON 9.5#3' };
  if (!isForcedOpenToEnd(b.s)) return { reason: 'tooLate', clause: 'CON 8.5#10' };
  return wasJustCalledOff(b.s, [NAPOLEON, b.s.forced]) ? { reason: 'notTwice', clause: 'CON 9.5#6' } : null;
}

function actFault(b: Board, vars: Embassy, verb: string, what: unknown, tab: unknown): Reason | null {
  const { by, where } = vars;
  const begins = verb === 'declare' || verb === 'force';
  const ends = verb === 'callOff' || verb === 'free';
  if ((where === 'stockholm' && !begins && verb !== 'pass' && verb !== 'buy') || (where === 'answer' && !ends)) {
    return { reason: 'notHere', clause: 'CON 8.5#9' };
  }
  if (verb === 'declare') return declareFault(b, by);
  if (verb === 'force') return typeof what === 'number' ? forceFault(b, by, what) : null;
  if (verb === 'callOff') return typeof what === 'number' ? callOffFault(b, by, what) : null;
  if (verb === 'free') return freeFault(b, by);
  if (verb === 'play') return tabFault(b, by, DIPLOMACY, what, tab);
  return verb === 'buy' && !canBuy(b, by) ? { reason: 'tooDear', clause: 'CON 8#5' } : null;
}

/** CON 9.3: with whom. Said openly. */
export const partnering = pickMany<Conquests, { by: number }>('partnering', {
  clause: 'CON 9.3#2',
  prompt: 'partners',
  power: (_, at) => at.by,
  from(c, at, picked) {
    // As long as nobody beside the initiator is among them, only such a one may be picked.
    const all = partners(c, at.by);
    const near = all.filter((power) => areAdjacent(c, at.by, power));
    return picked.some((power) => near.includes(power)) ? all : near;
  },
  count: (c, at) => [1, partners(c, at.by).length],
});

function spend(c: Ctx, vars: Embassy, francs: number, points: number, clause: string): Next {
  payMoney(c, NAPOLEON, francs, clause);
  vars.due = points;
  return c.go('pay');
}

/** CON 8.7, 9: an alliance is declared, forced or called off; or a card with another diplomatic effect; or one is bought. */
export const embassies: Procedure<Conquests, Embassy> = procedure<Conquests, Embassy>('embassy', {
  act: {
    power: (_, vars) => vars.by,
    prompt: 'diplomacy',
    open: 'apart',
    clause: 'CON 8.7#1',
    offers(c, vars) {
      const { by, where } = vars;
      const open = (verb: string, what = -1) => actFault(c, vars, verb, what, -1) === null;
      if (where !== 'answer') {
        if (open('declare')) c.offer('declare');
        for (const power of coalition) if (open('force', power)) c.offer('force', power);
      }
      if (where !== 'stockholm') {
        for (const pact of [1, 2]) if (open('callOff', pact)) c.offer('callOff', pact);
        if (open('free')) c.offer('free');
      }
      if (where === 'zone') for (const { card, tab } of playable(c, by, DIPLOMACY)) c.offer('play', card, tab);
      if (where !== 'answer' && canBuy(c, by)) c.offer('buy');
      c.offer('pass');
    },
    why: (c, vars, [verb, what, tab]) => actFault(c, vars, verb, what, tab),
    take: {
      declare: (c, vars) => c.call(partnering, picking({ by: vars.by }), 'propose'),
      force(c, vars, power) {
        vars.target = power;
        vars.then = 'forced';
        return spend(c, vars, PRICES.forcing.francs, PRICES.forcing.points, 'CON 9.4#5');
      },
      callOff(c, vars, pact) {
        const count = membersOf(c.s, pact).length;
        vars.target = pact;
        vars.then = 'calledOff';
        return spend(c, vars, PRICES.callingOff.francs * count, PRICES.callingOff.points * count, 'CON 9.5#2');
      },
      free(c, vars) {
        c.s.offeredIn[vars.by] = c.s.turn;
        return c.call(freeing, proposing({ by: vars.by }), 'freed');
      },
      play: (c, vars, card, tab) => c.call(playCard, playing(vars.by, card, tab), 'over'),
      buy(c, vars) {
        buyCard(c, vars.by, 'CON 8#5');
        return c.return();
      },
      pass: (c) => c.return(),
    },
  },
  propose(c, vars) {
    vars.parties = [vars.by, ...c.result(partnering)];
    c.s.offeredIn[vars.by] = c.s.turn;
    c.tell?.({ fact: 'proposed', power: vars.by, members: [...vars.parties], clause: 'CON 9.3#2' });
    return c.call(alliance, proposing({ by: vars.by, parties: [...vars.parties] }), 'answered');
  },
  // Only what has come about is paid; those who agreed without a card stay outside (CON 9.3).
  answered(c, vars) {
    const { pot } = c.result(alliance);
    const members = settled(c, { by: vars.by, parties: vars.parties }, pot);
    for (const power of vars.parties)
      if (power !== vars.by && !members.includes(power)) noteRefusal(c.s, vars.by, power);
    if (members.length === 0) {
      c.mark?.('alliance:failed');
      c.tell?.({ fact: 'allianceFailed', power: vars.by, clause: 'CON 9.3#4' });
      return c.return();
    }
    payFrancs(c, pot, costOf(members), 'CON 9.3#3');
    payCards(c, pot, members, 'CON 9.3#5');
    makePact(c, members, vars.by);
    return c.return();
  },
  freed(c, vars) {
    const { made, pot } = c.result(freeing);
    const { forced } = c.s;
    if (!made || forced < 0) {
      noteRefusal(c.s, vars.by, vars.by);
      c.tell?.({ fact: 'freeingFailed', clause: 'CON 9.5#3' });
      return c.return();
    }
    payFrancs(c, pot, PRICES.freeing.francs, 'CON 9.5#3');
    payCardsTogether(c, pot, PRICES.freeing.points, 'CON 9.5#3');
    c.s.calledOff[maskOf([NAPOLEON, forced])] = c.s.turn;
    c.mark?.('freed');
    freeForced(c, 'CON 9.5#3');
    return c.return();
  },
  pay: (c, vars) => (vars.due > 0 ? c.go('spend') : c.go(vars.then)),
  spend: {
    power: () => NAPOLEON,
    prompt: 'spendDiplomacy',
    clause: 'CON 9.4#4',
    about: (_, vars) => ({ points: vars.due }),
    offers(c) {
      for (const card of diplomacyCards(c, NAPOLEON)) c.offer('card', card);
    },
    take: {
      card(c, vars, card) {
        vars.due -= diplomacyOf(c, NAPOLEON, card);
        discard(c, NAPOLEON, card);
        c.tell?.({ fact: 'playedDiplomacy', power: NAPOLEON, card, clause: 'CON 9.4#4' });
        return c.go('pay');
      },
    },
  },
  forced(c, vars) {
    forceAlly(c, vars.target, true, 'CON 9.4#1');
    return c.return();
  },
  calledOff(c, vars) {
    c.s.calledOff[maskOf(membersOf(c.s, vars.target))] = c.s.turn;
    c.mark?.('calledOff');
    endPact(c, vars.target, 'CON 9.5#2');
    return c.return();
  },
  over: (c) => c.return(),
});
