import {
  allBut,
  bestKnownSlot,
  type Agreement,
  type Context,
  EVERYONE,
  only,
  pledgedSum,
  pledges,
  potProcedure,
  type Procedure,
  procedure,
  proposing,
} from '../../src/index.ts';
import { entry } from './battle.ts';
import { calls } from './register.ts';
import {
  COUNTERS,
  enemiesAt,
  FORCED,
  neighbours,
  ownerOf,
  PLACES,
  POWERS,
  SUPPLY,
  type Tiny,
  TRUCE_COST,
  TURNS,
  underTruce,
} from './state.ts';

const SLOW = 60_000;

/** TINY 6: a truce that all three may pay for together; it comes about whole or not at all. */
export const truce = potProcedure<Tiny, { by: number }>('truce', {
  clause: 'TINY 6#1',
  prompt: 'tiny.truce',
  needs: 'all',
  rounds: 2,
  members: (_, { by }) => [by, (by + 1) % POWERS, (by + 2) % POWERS],
  pledges(c, vars, member) {
    const room = TRUCE_COST - pledgedSum(vars.pot, 0);
    const purse = (c.s.coins[member] as number) - pledgedSum(vars.pot, 0, member);
    for (let n = 1; n <= Math.min(room, purse); n++) c.offer('pledge', 0, n);
  },
  enough: (_, __, pot) => pledgedSum(pot, 0) >= TRUCE_COST,
});

/** TINY 1: the course of play; first of all each power chooses in secret which of its counters is the troop. */
export const course = procedure<Tiny, Record<string, never>>('course', {
  muster(c) {
    c.shuffle(c.s.deck);
    const branches = [0, 1, 2].map((power) => ({ power, vars: { power, troop: -1 } }));
    return c.fork(muster, branches, 'mustered');
  },
  mustered(c) {
    for (const [power, troop] of c.results(muster).entries()) {
      c.s.face.is[power * 2] = troop === 0 ? 1 : 0;
      c.s.face.is[power * 2 + 1] = troop === 1 ? 1 : 0;
    }
    return c.go('turn');
  },
  turn: (c) => (c.s.turn > TURNS ? c.go('end') : c.call(turn, { wrote: false }, 'next')),
  next(c) {
    const { s } = c;
    s.active = (s.active + 1) % POWERS;
    if (s.active === 0) s.turn++;
    return c.settle('turn', { by: 'queue', bound: 100, turn: s.turn }, 'turn');
  },
  end(c) {
    const best = Math.max(...c.s.score);
    const winners = [...new Set(c.s.score.flatMap((score, power) => (score === best ? [c.seatOf(power)] : [])))];
    return c.finish({ winners: winners.length === c.seats ? [] : winners, reason: 'points', clause: 'TINY 7#1' });
  },
});

export const muster = procedure<Tiny, { power: number; troop: number }, number>('muster', {
  choose: {
    power: (_, vars) => vars.power,
    prompt: 'tiny.muster',
    clause: 'TINY 1#2',
    offers(c, vars) {
      for (const which of [0, 1]) if (which !== vars.troop) c.offer('pick', which);
      if (vars.troop !== -1) c.offer('done');
    },
    take: {
      pick(c, vars, which) {
        vars.troop = which;
        return c.go('choose');
      },
      done: (c, vars) => c.return(vars.troop),
    },
  },
});

/** TINY 7#2: supplies that were cut off come back two turns later. */
export const resupply = procedure<Tiny, { power: number }>('resupply', {
  arrive(c, { power }) {
    c.s.coins[power] = (c.s.coins[power] as number) + 1;
    c.tell?.({ fact: 'resupplied', power, clause: 'TINY 7#2' });
    return c.return();
  },
});

export interface TurnVars {
  wrote: boolean;
}

function reach(c: Context<Tiny>, counter: number, far: boolean): number[] {
  const { s } = c;
  const from = s.place[counter] as number;
  const near = neighbours(from);
  const places = far ? near.flatMap(neighbours).filter((place) => place !== from) : near;
  const power = ownerOf(counter);
  return places.filter((place) => enemiesAt(s, place, power).every((t) => !underTruce(s, power, ownerOf(t))));
}

function playFromHand(c: Context<Tiny>, card: number): void {
  const hand = c.s.hands[c.actor];
  if (hand === undefined) return;
  const slot = bestKnownSlot(hand, card);
  c.show(hand, slot, EVERYONE);
  hand.is.splice(slot, 1);
  hand.seen.splice(slot, 1);
  c.s.discard.push(card);
  c.mark?.(`card:${card}`);
}

/** TINY 2: two actions a turn. */
export const turn: Procedure<Tiny, TurnVars> = procedure<Tiny, TurnVars>(calls.turn, {
  begin(c) {
    c.s.actions = 2;
    return c.go('choose');
  },
  choose: {
    power: (c) => c.s.active,
    prompt: 'tiny.turn',
    clause: 'TINY 2#1',
    about: (c) => ({ actions: c.s.actions }),
    offers(c, vars) {
      const { s } = c;
      const power = s.active;
      c.offer('rest');
      for (let t = power * 2; t < power * 2 + 2; t++) {
        if (s.place[t] === -1) continue;
        for (const place of reach(c, t, false)) c.offer('march', t, place);
        if (s.hands[power]?.is.includes(FORCED)) c.offer('raid', t);
      }
      if (s.deck.is.length > 0) c.offer('draw');
      if (s.hands[power]?.is.includes(SUPPLY)) c.offer('play', SUPPLY);
      if ((s.truce[power] ?? 0) < s.turn) c.offer('propose');
      const first = s.place[power * 2] as number;
      if (first !== -1 && first === s.place[power * 2 + 1]) c.offer('regroup', first);
      if (!vars.wrote) c.offer('write', { text: 40 });
    },
    why(c, vars, [verb, a, b]) {
      const power = c.s.active;
      if (verb === 'march' && typeof a === 'number' && typeof b === 'number') {
        if (a < 0 || a >= COUNTERS || ownerOf(a) !== power) return { reason: 'tiny.notYours', clause: 'TINY 2#2' };
        if (c.s.place[a] === -1) return { reason: 'tiny.gone', clause: 'TINY 2#2' };
        if (!neighbours(c.s.place[a] as number).includes(b)) return { reason: 'tiny.tooFar', clause: 'TINY 2#3' };
        return reach(c, a, false).includes(b) ? null : { reason: 'tiny.truce', clause: 'TINY 6#3' };
      }
      if (verb === 'write') return vars.wrote ? { reason: 'tiny.oneLetter', clause: 'TINY 2#6' } : null;
      return { reason: 'tiny.notNow', clause: 'TINY 2#1' };
    },
    take: {
      rest: (c) => c.return(),
      march(c, _, counter, place) {
        return enter(c, counter, place);
      },
      raid(c, _, counter) {
        playFromHand(c, FORCED);
        return c.call(raid, { counter }, 'acted');
      },
      draw(c) {
        const { s } = c;
        const hand = s.hands[s.active];
        if (hand === undefined) return c.go('acted');
        const seat = c.seatOf(s.active);
        const card = c.move(s.deck, s.deck.is.length - 1, hand, only(seat));
        c.tell?.({ fact: 'drew', power: s.active, card, clause: 'TINY 2#4', to: only(seat) });
        c.tell?.({ fact: 'drew', power: s.active, clause: 'TINY 2#4', to: allBut(seat) });
        return c.go('acted');
      },
      play(c) {
        playFromHand(c, SUPPLY);
        c.s.coins[c.actor] = (c.s.coins[c.actor] as number) + 2;
        c.schedule(resupply, { power: c.actor }, { owner: c.actor, due: 'turn', turn: c.s.turn + 2 });
        return c.go('acted');
      },
      propose: (c) => c.call(truce, proposing({ by: c.s.active }), 'agreed'),
      regroup(c, _, place) {
        const power = c.s.active;
        const known = only(c.seatOf(power));
        c.conceal(c.s.face, [power * 2, power * 2 + 1], known);
        for (let p = 0; p < POWERS; p++) {
          for (const t of [power * 2, power * 2 + 1]) c.s.lastSeen[p * COUNTERS + t] = 0;
        }
        c.tell?.({ fact: 'regrouped', power, place, clause: 'TINY 2#5' });
        return c.go('acted');
      },
      write(c, vars, text) {
        vars.wrote = true;
        c.s.letters[c.s.active] = text;
        const to = only(c.seatOf(c.s.active), c.seatOf((c.s.active + 1) % POWERS));
        c.tell?.({ fact: 'wrote', from: c.s.active, text, clause: 'TINY 2#6', to });
        return c.go('choose');
      },
    },
  },
  agreed(c) {
    const { made, pot } = c.result(truce) satisfies Agreement;
    c.tell?.({ fact: 'truce', made, clause: 'TINY 6#2' });
    if (made) {
      for (const [member, , amount] of pledges(pot)) c.s.coins[member] = (c.s.coins[member] as number) - amount;
      for (let power = 0; power < POWERS; power++) c.s.truce[power] = c.s.turn + 1;
    }
    return c.go('acted');
  },
  acted(c) {
    return c.settle('now', { by: 'owner', bound: COUNTERS * COUNTERS }, 'settled');
  },
  settled(c) {
    const { s } = c;
    // TINY 2#7: whoever dawdles loses a coin.
    if (c.elapsed > SLOW && (s.coins[s.active] as number) > 0) {
      s.coins[s.active] = (s.coins[s.active] as number) - 1;
      c.tell?.({ fact: 'dawdled', power: s.active, clause: 'TINY 2#7' });
    }
    s.actions--;
    return s.actions > 0 ? c.go('choose') : c.return();
  },
});

function enter(c: Context<Tiny>, counter: number, place: number) {
  const { s } = c;
  s.place[counter] = place;
  c.tell?.({ fact: 'marched', counter, place, clause: 'TINY 2#3' });
  if (enemiesAt(s, place, ownerOf(counter)).length === 0) return c.go('acted');
  return c.call(entry, { counter, place }, 'acted');
}

/** TINY 2#8: a forced march goes two places, and only what the power itself knows tells it where. */
export const raid: Procedure<Tiny, { counter: number }> = procedure<Tiny, { counter: number }>('raid', {
  where: {
    power: (_, { counter }) => ownerOf(counter),
    prompt: 'tiny.raid',
    clause: 'TINY 2#8',
    sight: 'view',
    offers(c, { counter }) {
      for (const place of reach(c, counter, true)) c.offer('step', place);
      c.offer('done');
    },
    why: (c, { counter }, [verb, place]) =>
      verb === 'step' &&
      typeof place === 'number' &&
      place >= 0 &&
      place < PLACES &&
      !reach(c, counter, true).includes(place)
        ? { reason: 'tiny.tooFar', clause: 'TINY 2#8' }
        : null,
    take: {
      step(c, { counter }, place) {
        c.s.place[counter] = place;
        if (enemiesAt(c.s, place, ownerOf(counter)).length === 0) return c.return();
        return c.call(entry, { counter, place }, 'over');
      },
      done: (c) => c.return(),
    },
  },
  over: (c) => c.return(),
});
