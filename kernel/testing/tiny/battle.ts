import {
  attempt,
  bestKnownSlot,
  type Context,
  during,
  EVERYONE,
  type Procedure,
  procedure,
  window,
} from '../../src/index.ts';
import { calls } from './register.ts';
import { AMBUSH, COUNTERS, DECOY, enemiesAt, neighbours, ownerOf, POWERS, type Tiny } from './state.ts';

export interface Entry {
  counter: number;
  place: number;
}

/** A counter is gone; those of its power next to it may panic, and so on. */
export function destroy(c: Context<Tiny>, counter: number, clause: string): void {
  const { s } = c;
  const place = s.place[counter] as number;
  s.place[counter] = -1;
  c.show(s.face, counter, EVERYONE);
  c.mark?.(s.face.is[counter] === DECOY ? 'counter:decoy' : 'counter:troop');
  c.tell?.({ fact: 'destroyed', counter, place, clause });
  for (let t = 0; t < COUNTERS; t++) {
    const near = neighbours(place).includes(s.place[t] as number) || s.place[t] === place;
    if (ownerOf(t) === ownerOf(counter) && s.place[t] !== -1 && near) {
      c.schedule(panic, { counter: t }, { owner: ownerOf(t), due: 'now' });
    }
  }
}

/** TINY 5: panic spreads to neighbours, one die each. */
export const panic: Procedure<Tiny, { counter: number }> = procedure<Tiny, { counter: number }>('panic', {
  test(c, { counter }) {
    if (c.s.place[counter] === -1) return c.return();
    const die = c.dice.d6();
    c.tell?.({ fact: 'panic', counter, die, clause: 'TINY 5#1' });
    if (die === 1) destroy(c, counter, 'TINY 5#2');
    return c.return();
  },
});

/** TINY 3: entering a place where enemies stand. Returns whether the counter is still there. */
export const entry: Procedure<Tiny, Entry, boolean> = procedure<Tiny, Entry, boolean>('entry', {
  react(c, vars) {
    return c.call(ambush, during({ ...vars }), 'meet');
  },
  meet(c, { counter, place }) {
    const { s } = c;
    const enemies = enemiesAt(s, place, ownerOf(counter));
    const faces = attempt(c, s.face, enemies, EVERYONE, 'TINY 3#2');
    for (const [i, enemy] of enemies.entries()) {
      for (let power = 0; power < POWERS; power++) s.lastSeen[power * COUNTERS + enemy] = s.turn;
      if (faces[i] === DECOY) destroy(c, enemy, 'TINY 3#3');
    }
    return c.settle('now', { by: 'owner', bound: COUNTERS * COUNTERS }, 'fight');
  },
  fight(c, { counter, place }) {
    const power = ownerOf(counter);
    if (c.s.place[counter] === -1) return c.return(false);
    const enemy = enemiesAt(c.s, place, power)[0];
    if (enemy === undefined) return c.return(true);
    const branches = [power, ownerOf(enemy)].map((side) => ({ power: side, vars: { power: side, chosen: -1 } }));
    return c.fork(tactics, branches, 'clash');
  },
  clash(c, { counter, place }) {
    const [mine = 0, theirs = 0] = c.results(tactics);
    const enemy = enemiesAt(c.s, place, ownerOf(counter))[0] as number;
    const face = attempt(c, c.s.face, [counter], EVERYONE, 'TINY 4#3')[0] as number;
    // TINY 4#2: each tactic beats the next one; alike, the die decides, and a decoy always loses.
    const lead = (theirs - mine + 3) % 3;
    const won = face !== DECOY && (lead === 0 ? c.dice.d6() > 3 : lead === 1);
    c.tell?.({ fact: 'clash', counter, enemy, mine, theirs, won, clause: 'TINY 4#2' });
    c.mark?.(`tactic:${mine}`);
    const winner = won ? ownerOf(counter) : ownerOf(enemy);
    c.s.score[winner] = (c.s.score[winner] as number) + 2;
    destroy(c, won ? enemy : counter, 'TINY 4#4');
    return c.settle('now', { by: 'owner', bound: COUNTERS * COUNTERS }, 'over');
  },
  over: (c, { counter }) => c.return(c.s.place[counter] !== -1),
});

/** TINY 4#1: both choose in secret, and may think again before they say so. */
export const tactics = procedure<Tiny, { power: number; chosen: number }, number>('tactics', {
  choose: {
    power: (_, vars) => vars.power,
    prompt: 'tiny.tactic',
    clause: 'TINY 4#1',
    offers(c, vars) {
      for (let kind = 0; kind < 3; kind++) if (kind !== vars.chosen) c.offer('tactic', kind);
      if (vars.chosen !== -1) c.offer('done');
    },
    take: {
      tactic(c, vars, kind) {
        vars.chosen = kind;
        c.tell?.({ fact: 'chose', kind, clause: 'TINY 4#1' });
        return c.go('choose');
      },
      done: (c, vars) => c.return(vars.chosen),
    },
  },
});

/** TINY 3#1: whoever stands where the counter arrives, and holds any card, may lay an ambush with the right one. */
export const ambush = window<Tiny, Entry>('ambush', {
  clause: 'TINY 3#1',
  prompt: 'tiny.ambush',
  may(c, { counter, place }) {
    const owners = enemiesAt(c.s, place, ownerOf(counter)).map(ownerOf);
    return [...new Set(owners)].filter((power) => (c.s.hands[power]?.is.length ?? 0) > 0);
  },
  offers(c, vars) {
    const hand = c.s.hands[vars.queue[0] ?? 0];
    if (hand?.is.includes(AMBUSH)) c.offer('play', AMBUSH);
  },
  take: {
    play(c, vars, card) {
      const hand = c.s.hands[c.actor];
      if (hand === undefined) return c.go('next');
      const slot = bestKnownSlot(hand, card);
      c.show(hand, slot, EVERYONE);
      hand.is.splice(slot, 1);
      hand.seen.splice(slot, 1);
      c.s.discard.push(card);
      c.mark?.(`card:${card}`);
      c.tell?.({ fact: 'ambushed', power: c.actor, ...vars.at, clause: 'TINY 3#1' });
      destroy(c, vars.at.counter, 'TINY 3#4');
      return c.unwind(calls.turn, 'acted');
    },
  },
});
