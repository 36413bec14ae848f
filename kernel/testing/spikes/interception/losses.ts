import { attempt, type Context, EVERYONE, NOBODY } from '../../../src/index.ts';
import { type Campaign, countersAt, faceOf, isUnit, sideOf, TOWNS } from './state.ts';

/** Takes counters off the map. Their faces are shown: nobody has to remember what was claimed. */
export function remove(c: Context<Campaign>, counters: readonly number[], clause: string): void {
  attempt(c, c.s.face, counters, EVERYONE, clause);
  for (const counter of counters) {
    const town = c.s.place[counter] as number;
    c.s.place[counter] = -1;
    c.mark?.(`face:${c.s.face.is[counter]}`);
    c.tell?.({ fact: 'removed', counter, town, clause });
  }
}

/**
 * SPI 4: a stack has been met. Whether it is only decoys is looked up in truth, after the mover has chosen by what he
 * could see. True when it was, and is gone; otherwise its owner has had to say so much, which all may remember.
 */
export function unmask(c: Context<Campaign>, town: number, side: number): boolean {
  const { s } = c;
  const met = countersAt(s, town, side);
  if (met.some((counter) => isUnit(s, counter))) {
    s.proof[side * TOWNS + town] = 1;
    s.said.seen.fill(NOBODY);
    c.show(s.said, 0, EVERYONE);
    c.tell?.({ fact: 'held', town, side, clause: 'SPI 4#2' });
    return false;
  }
  remove(c, met, 'SPI 4#1');
  return true;
}

/** One point of loss for a unit that everybody has seen; at its last point it is gone. */
export function lose(c: Context<Campaign>, counter: number, clause: string): void {
  const { s } = c;
  const face = s.face.is[counter] as number;
  s.lost[face] = (s.lost[face] as number) + 1;
  c.tell?.({ fact: 'loss', counter, points: 1, clause });
  if (pointsOf(c, counter) <= 0) remove(c, [counter], clause);
}

/** The points a unit still has. */
export function pointsOf(c: Context<Campaign>, counter: number): number {
  return (faceOf(c.s, counter)?.strength ?? 0) - (c.s.lost[c.s.face.is[counter] as number] ?? 0);
}

/** Counters go from one town to another; what was said of the stack they leave no longer holds. */
export function shift(c: Context<Campaign>, counters: readonly number[], town: number): void {
  const { s } = c;
  for (const counter of counters) {
    s.proof[sideOf(counter) * TOWNS + (s.place[counter] as number)] = 0;
    s.place[counter] = town;
  }
}

/** A town held by one side alone is his. */
export function takeControl(c: Context<Campaign>, town: number): void {
  const here = [0, 1].filter((side) => countersAt(c.s, town, side).length > 0);
  const [side] = here;
  if (here.length === 1 && side !== undefined) c.s.control[town] = side;
}
