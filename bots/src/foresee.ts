import { type Action, fastDice, type Kind, type Seat, StateDice } from '@bivouac/kernel';
import { hashOf, prepare, Referee, viewOf } from '@bivouac/kernel/guide';
import type { Bot, Seen } from './bot.ts';
import { imagined } from './imagined.ts';
import { oneStep } from './one-step.ts';
import { random } from './random.ts';

/** A question that a bot expects, by its name, and what it will answer. */
export interface Foreseen {
  readonly name: string;
  readonly action: Action;
}

/** One name for one question: the same view, asked with the same seed, is answered in the same way. */
export function questionName(level: string, seat: Seat, seed: string, view: unknown): string {
  return hashOf([level, seat, seed, view]);
}

/**
 * What a bot will be asked next, as far as it can guess, and its answer: while the others decide there is time to think.
 * It imagines what they do, the likeliest at the first attempt, something else at later ones. `seeds` are those of the
 * next entries of the match, so that it thinks with the same dice as if it were asked. Null if it is not asked soon.
 */
export function foresee<G extends Kind>(
  bot: Bot,
  seen: Seen<G>,
  seeds: readonly string[],
  attempt: number,
): Foreseen | null {
  const { game, guide, seat, dice } = seen;
  const referee = new Referee(prepare(game), imagined(seen));
  const others = othersAt(attempt);
  for (const seed of seeds) {
    if (referee.finished) return null;
    const waiting = referee.waiting();
    const next = waiting.includes(seat) ? seat : waiting[0];
    if (next === undefined) return null;
    const asked = { game, guide: guide ?? null, view: viewOf(game, referee.state, next), seat: next };
    const offers = referee.offers(next);
    if (next === seat) {
      const action = bot.choose({ ...asked, offers, dice: new StateDice(fastDice(seed)) });
      return { name: questionName(bot.id, seat, seed, asked.view), action };
    }
    const mind = guide === undefined || guide === null ? random : others;
    if (!referee.play(next, mind.choose({ ...asked, offers, dice })).ok) return null;
  }
  return null;
}

/** How far off the others' judgement may be, more at each attempt: so they do something else now and then. */
const DOUBT = 0.2;

function othersAt(attempt: number): Bot {
  return oneStep('others', { states: 1, promising: 0, overlooks: 0, misjudges: DOUBT * attempt });
}
