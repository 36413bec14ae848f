import { allBut, type Context, EVERYONE, only, type Procedure, procedure } from '../../../src/index.ts';
import { combat, contact } from './combat.ts';
import { diplomacy } from './diplomacy.ts';
import { losing } from './losing.ts';
import { friends, parting, present } from './relations.ts';
import {
  addTroops,
  ALL_PLACES,
  backOf,
  coalition,
  handOf,
  MOVES,
  NAPOLEON,
  nationOf,
  neighbours,
  type Pact,
  type PactState,
  PENALTY_TURN,
  POSITIONS,
  powersOf,
  PRUSSIA,
  troopsAt,
  TURNS,
} from './state.ts';

const INCOME = 4;
const CAPITALS_TO_WIN = 3;

/** SPA 1#2 (CON 12): two cards for Napoleon, one for the others. */
function supply(c: Context<Pact>, power: number): void {
  const { s } = c;
  s.money[power] = (s.money[power] as number) + INCOME;
  const seat = c.seatOf(power);
  for (let n = power === NAPOLEON ? 2 : 1; n > 0; n--) {
    if (s.deck.is.length === 0) {
      while (s.discard.is.length > 0) c.move(s.discard, 0, s.deck, EVERYONE);
      c.shuffle(s.deck);
    }
    if (s.deck.is.length === 0) return;
    const card = c.draw(s.deck, handOf(s, power), only(seat));
    c.tell?.({ fact: 'drew', power, card, clause: 'SPA 1#2', to: only(seat) });
    c.tell?.({ fact: 'drew', power, back: backOf(card), clause: 'SPA 1#2', to: allBut(seat) });
  }
}

function capitals(s: PactState): number {
  return ALL_PLACES.filter((place) => nationOf(s, place) >= 0 && s.control[place] === NAPOLEON).length;
}

/** SPA 1: the course of play. */
export const course = procedure<Pact, Record<string, never>>('course', {
  deal(c) {
    c.shuffle(c.s.deck);
    return c.go('supply');
  },
  supply(c) {
    c.tell?.({ fact: 'turn', turn: c.s.turn, clause: 'SPA 1#1' });
    for (const power of powersOf(c.s)) supply(c, power);
    return c.go('advisers');
  },
  advisers(c) {
    c.s.advisers = [];
    return c.call(stationing, { asked: 0 }, 'diplomacy');
  },
  diplomacy: (c) => c.call(diplomacy, { at: 0, target: -1, parties: [], shy: [] }, 'part'),
  part: (c) => c.call(parting, { place: 0, power: 0 }, 'moves'),
  moves: (c) => c.call(movement, { power: 0, left: MOVES }, 'combat'),
  combat: (c) => c.call(combat, {}, 'penalty'),
  // SPA 6#1 (CON 8.3): after the second turn the coalition loses a unit; if they do not agree whose, Prussia says.
  penalty(c) {
    const candidates = coalition(c.s).filter((power) => ALL_PLACES.some((place) => troopsAt(c.s, power, place) > 0));
    if (c.s.turn !== PENALTY_TURN || candidates.length === 0) return c.go('lapse');
    const voters = candidates.filter((power) => power !== c.s.forced);
    return c.call(losing, { candidates, voters, decider: PRUSSIA, clause: 'SPA 6#1' }, 'penalised');
  },
  penalised(c) {
    const victim = c.result(losing);
    const most = (a: number, b: number) => (troopsAt(c.s, victim, b) > troopsAt(c.s, victim, a) ? b : a);
    addTroops(c.s, victim, ALL_PLACES.reduce(most), -1);
    c.tell?.({ fact: 'penalised', power: victim, clause: 'SPA 6#1' });
    return c.go('lapse');
  },
  lapse: (c) => c.settle('turnEnd', { by: 'queue', bound: 100, turn: c.s.turn }, 'separate'),
  separate: (c) => c.call(parting, { place: 0, power: 0 }, 'next'),
  next(c) {
    if (c.s.turn >= TURNS || capitals(c.s) >= CAPITALS_TO_WIN) return c.go('end');
    c.s.turn++;
    return c.go('supply');
  },
  end(c) {
    const won = capitals(c.s) >= CAPITALS_TO_WIN;
    const powers = won ? [NAPOLEON] : coalition(c.s);
    const degree = !won ? 'points' : capitals(c.s) > CAPITALS_TO_WIN ? 'strategic' : 'tactical';
    return c.finish({ powers, degree, reason: 'capitals', clause: 'SPA 1#3' });
  },
});

function asked(c: Context<Pact>, vars: { asked: number }): number {
  return (c.s.turn - 1 + vars.asked) % c.s.money.length;
}

/** SPA 2#1: each power in turn may send an adviser, as long as there is a position. */
export const stationing: Procedure<Pact, { asked: number }> = procedure<Pact, { asked: number }>('stationing', {
  next: (c, vars) => (vars.asked < c.s.money.length && c.s.advisers.length < POSITIONS ? c.go('station') : c.return()),
  station: {
    power: asked,
    prompt: 'spa.station',
    open: true,
    clause: 'SPA 2#1',
    offers(c) {
      c.offer('station');
      c.offer('pass');
    },
    take: {
      station(c, vars) {
        c.s.advisers.push(asked(c, vars));
        c.tell?.({ fact: 'stationed', power: asked(c, vars), clause: 'SPA 2#1' });
        vars.asked++;
        return c.go('next');
      },
      pass(c, vars) {
        vars.asked++;
        return c.go('next');
      },
    },
  },
});

interface Movement {
  power: number;
  left: number;
}

/** SPA 5#1: each power in turn moves units, one place at a time. */
export const movement: Procedure<Pact, Movement> = procedure<Pact, Movement>('movement', {
  next(c, vars) {
    const none = ALL_PLACES.every((place) => troopsAt(c.s, vars.power, place) === 0);
    if (vars.left > 0 && !none) return c.go('move');
    vars.power++;
    vars.left = MOVES;
    return vars.power < c.s.money.length ? c.go('next') : c.return();
  },
  move: {
    power: (_, vars) => vars.power,
    prompt: 'spa.move',
    open: true,
    clause: 'SPA 5#1',
    about: (_, vars) => ({ left: vars.left }),
    offers(c, vars) {
      for (const from of ALL_PLACES) {
        if (troopsAt(c.s, vars.power, from) === 0) continue;
        for (const to of neighbours(from)) c.offer('move', from, to);
      }
      c.offer('done');
    },
    take: {
      move(c, vars, from, to) {
        addTroops(c.s, vars.power, from, -1);
        addTroops(c.s, vars.power, to, 1);
        c.tell?.({ fact: 'moved', power: vars.power, from, place: to, clause: 'SPA 5#1' });
        arrive(c, vars.power, to);
        vars.left--;
        return c.go('next');
      },
      done(c, vars) {
        vars.left = 0;
        return c.go('next');
      },
    },
  },
});

/** Where somebody hostile stands, or a foreign capital is entered, there will be a battle; else the place is taken. */
function arrive(c: Context<Pact>, power: number, place: number): void {
  const { s } = c;
  const owner = s.control[place] as number;
  const held = present(s, place).some((other) => !friends(s, power, other));
  const capital = nationOf(s, place) >= 0 && !friends(s, power, owner);
  if (held || capital) contact(c, place, power, 'combat');
  else if (!friends(s, power, owner)) s.control[place] = power;
}
