import { askingFrame, type Frame, type Game, type Offer, type Seat, type State } from '@bivouac/kernel';
import type { GloireContent } from '../../content/types.ts';
import { type Gloire, type GloireState, OFF } from '../../rules/state.ts';
import { subjectOf } from './frames.ts';
import { Judge } from './judge.ts';
import { Planner } from './plans.ts';
import { Survey } from './survey.ts';

/** One decision: what is going on, what may be answered, and what is thought of the position. */
export interface Question {
  readonly frame: Frame | null;
  readonly offers: readonly Offer[];
  readonly survey: Survey;
  readonly judge: Judge;
  readonly planner: Planner;
}

type Thought = Pick<Question, 'survey' | 'judge' | 'planner'>;

/**
 * The last position thought about. Naming the units of a stack one by one changes nothing on the map: the same position
 * has the same thoughts, whoever asks.
 */
let last: { readonly game: Game<Gloire>; readonly key: string; readonly thought: Thought } | null = null;

export function questionOf(
  game: Game<Gloire>,
  view: State<GloireState>,
  seat: Seat,
  offers: readonly Offer[],
): Question {
  const frame = askingFrame(view, seat);
  const side = sideAsked(game.content, view, seat, frame);
  const key = JSON.stringify([seat, side, view.holder, view.game]);
  if (last === null || last.game !== game || last.key !== key) {
    const survey = new Survey(game, view, seat, side);
    const judge = new Judge(survey);
    last = { game, key, thought: { survey, judge, planner: new Planner(survey, judge) } };
  }
  return { frame, offers, ...last.thought };
}

/** For which side an answer is wanted: the seat's own, or for somebody who plays both the one that is asked. */
function sideAsked(
  { armies }: GloireContent,
  { holder, game }: State<GloireState>,
  seat: Seat,
  frame: Frame | null,
): number {
  const sides = new Set(armies.flatMap((army, power) => (holder[power] === seat ? [army.side] : [])));
  const [only = 0] = sides;
  if (sides.size === 1) return only;
  const { side, power } = subjectOf(frame);
  if (side !== OFF) return side;
  return armies[power]?.side ?? game.active;
}
