import { other } from '../rules/state.ts';
import { below } from './clash.ts';
import { outlined } from './evaluate.ts';
import { pendingOf, swingOf } from './fights.ts';
import { type Outcome, outcomesOf } from './outcomes.ts';
import type { Outlook } from './outlook.ts';
import { bestReply, type Hint } from './replies.ts';

/** How far a game may still stray from what is expected of its last march, in points. */
const STRAYS = 4;
/** What it is worth to win rather than to lose, in points; and what a point of the margin counts beside. */
const WINNING = 12;
const MARGIN = 0.15;
/** GLO 9#17: nobody has won who is not ahead by more. */
const DRAWN = 2.5;

/** Asks what comes of the last march of a game but one: how the battles of a side end, and what the enemy answers. */
export class Foresight {
  readonly #side: number;
  /** By the number of an outcome, what was last answered to it. */
  readonly #hints: Hint[] = [];

  constructor(side: number) {
    this.#side = side;
  }

  /**
   * What a position is worth to the side that has just marched, and has paid so many points for it. Answers like those to
   * others are tried first: what looks good then, and better than something, is thought through again from the beginning.
   */
  worth(o: Outlook, cost: number, better: number): number {
    const outcomes = outcomesOf(o);
    const value = this.#meanOf(outcomes, cost, false);
    return value > better ? this.#meanOf(outcomes, cost, true) : value;
  }

  #meanOf(outcomes: readonly Outcome[], cost: number, anew: boolean): number {
    let sum = 0;
    for (const [i, { chance, o, points }] of outcomes.entries()) {
      const answer = bestReply(o, other(this.#side), anew ? null : (this.#hints[i] ?? null));
      this.#hints[i] = answer.hint;
      sum += chance * this.#chances(answer.o, points - cost);
    }
    return sum;
  }

  /** What the last position of a game is worth, whose last battles are still to be fought. */
  #chances(o: Outlook, won: number): number {
    const { parts } = outlined(o, this.#side);
    const margin = won + (parts['points'] ?? 0) + (parts['battles'] ?? 0);
    let strays = STRAYS ** 2;
    for (const battle of pendingOf(o)) strays += battle.won * (1 - battle.won) * swingOf(o, battle) ** 2;
    const width = Math.sqrt(strays);
    const winning = (below((margin - DRAWN) / width) + below((margin + DRAWN) / width)) / 2;
    return WINNING * winning + MARGIN * margin;
  }
}
