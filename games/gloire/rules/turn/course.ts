import { EVERYONE, type Procedure, procedure } from '@bivouac/kernel';
import { declaring, isDeclared, isOver, newDeclaring, resume } from '../campaign/armistice.ts';
import { startOf } from './begin.ts';
import { shufflePile } from '../cards/deck.ts';
import { mayHide, mix } from '../fog/conceal.ts';
import { countersAt, decoyIn, pieces, scenarioOf, sideOfSlot, townsOf } from '../pieces/pieces.ts';
import { senior } from '../players/sides.ts';
import { type Board, type Ctx, DECOYS, DETACHMENTS, type Gloire, NO_POOL, OFF, SIDES } from '../state.ts';
import { turn } from './turn.ts';
import { finishGame } from '../victory/victory.ts';

type Nothing = Record<string, never>;

/** The course of a match: set-up, turns, score. */
export const course: Procedure<Gloire, Nothing> = procedure<Gloire, Nothing>('course', {
  /** GLO 1813.B.2#1. */
  pile(c) {
    shufflePile(c, 'GLO 1813.B.2#1');
    return c.go('mix');
  },
  /** GLO 1813.A.blind#4, #5: counters start face down, and their numbers tell nothing. */
  mix(c) {
    const { s } = c;
    if (s.blind > 1) {
      const start = startOf(c.content, scenarioOf(c), s.face.is.length);
      for (const side of SIDES) {
        const own = s.place.flatMap((_, slot) => (sideOfSlot(c, slot) === side ? [slot] : []));
        const standing = own.filter((slot) => s.place[slot] !== OFF && mayHide(c, slot));
        for (const inside of [0, 1]) {
          const group = standing.filter((slot) => s.inside[slot] === inside);
          mix(c, group, side);
          for (const slot of group) s.place[slot] = start[s.face.is[slot] as number] as number;
        }
        for (const pool of [DECOYS, DETACHMENTS]) {
          mix(
            c,
            own.filter((slot) => s.pool[slot] === pool),
            side,
          );
        }
      }
      faceUpLeaders(c);
      s.version++;
    }
    return c.go('decoys');
  },
  /** GLO 7.1#2: both place their decoys in secret. */
  decoys(c) {
    const sides = withDecoys(c);
    if (sides.length === 0) return c.go('turn');
    const branches = sides.map((side) => {
      const power = senior(c, side);
      return { power, vars: { power, side, placed: [] } };
    });
    return c.fork(placingDecoys, branches, 'placed');
  },
  placed(c) {
    const { s } = c;
    const lists = c.results(placingDecoys);
    for (const [i, side] of withDecoys(c).entries()) {
      const list = lists[i] ?? [];
      for (let at = 0; at < list.length; at += 2) {
        s.place[list[at] as number] = list[at + 1] as number;
        s.pool[list[at] as number] = NO_POOL;
      }
      s.version++;
      for (const town of townsOf(c, side)) {
        mix(
          c,
          countersAt(c, town, side).filter((slot) => s.inside[slot] === 0 && mayHide(c, slot)),
          side,
        );
      }
    }
    return c.go('turn');
  },
  turn: (c) => c.call(turn, {}, 'next'),
  /** GLO 2#1, 2#9: the marker goes on, until the last turn of the scenario has been played. */
  next(c) {
    const { lastTurn, armistice } = scenarioOf(c);
    if (c.s.turn >= lastTurn) return finishGame(c);
    c.s.turn++;
    if (isDeclared(c)) {
      if (armistice?.effects === true) return c.call(declaring, newDeclaring(), 'turn');
      // GLO 1813.A.armistice#2, ruling 126: without its effects the game ends with the turn that declares it.
      c.tell?.({ fact: 'declared', turn: c.s.turn, clause: 'GLO 1813.A.armistice#9' });
      return finishGame(c);
    }
    if (!isOver(c)) return c.go('turn');
    resume(c);
    return c.go('decoys');
  },
});

/** GLO 1813.A.blind#3: in option 2 leaders are face up. */
function faceUpLeaders(c: Ctx): void {
  if (c.s.blind !== 2) return;
  for (const [slot, place] of c.s.place.entries()) {
    if (place !== OFF && !mayHide(c, slot)) c.show(c.s.face, slot, EVERYONE);
  }
}

const withDecoys = (c: Ctx) => SIDES.filter((side) => heapOf(c, side, []).length > 0);

interface PlacingDecoys {
  power: number;
  side: number;
  /** A counter and its town, two numbers each. */
  placed: number[];
}

/** Decoys of a side that are not placed yet. */
function heapOf(b: Board, side: number, placed: readonly number[]): number[] {
  const { s } = b;
  const found: number[] = [];
  for (let slot = 0; slot < s.pool.length; slot++) {
    if (s.pool[slot] !== DECOYS || s.place[slot] !== OFF || sideOfSlot(b, slot) !== side) continue;
    if (!placed.some((one, i) => i % 2 === 0 && one === slot)) found.push(slot);
  }
  return found;
}

/** GLO 7.1#2: a decoy goes into any town that already holds counters of its side. */
export const placingDecoys: Procedure<Gloire, PlacingDecoys, number[]> = procedure<Gloire, PlacingDecoys, number[]>(
  'placingDecoys',
  {
    choose: {
      power: (_, vars) => vars.power,
      prompt: 'placeDecoy',
      clause: 'GLO 7.1#2',
      about: (c, vars) => ({ left: heapOf(c, vars.side, vars.placed).length }),
      offers(c, vars) {
        const kinds = new Set<string>();
        for (const slot of heapOf(c, vars.side, vars.placed)) {
          const arm = pieces(c).arm[decoyIn(c, slot)] ?? '';
          if (kinds.has(arm)) continue;
          kinds.add(arm);
          for (const town of townsOf(c, vars.side)) {
            const here = countersAt(c, town, vars.side).some((one) => c.s.inside[one] === 0);
            if (here) c.offer('decoy', slot, town);
          }
        }
        c.offer('done');
      },
      why: () => ({ reason: 'noForceThere', clause: 'GLO 7.1#2' }),
      take: {
        decoy(c, vars, slot, town) {
          vars.placed.push(slot, town);
          return heapOf(c, vars.side, vars.placed).length > 0 ? c.go('choose') : c.return(vars.placed);
        },
        done: (c, vars) => c.return(vars.placed),
      },
    },
  },
);
