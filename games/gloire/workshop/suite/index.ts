import type { Action, Game, Seat, State } from '@bivouac/kernel';
import type { GloireContent } from '../../content/types.ts';
import type { Gloire, GloireState } from '../../rules/state.ts';
import { chores } from './chores.ts';
import { refraining, skirmishing, sparing } from './fights.ts';
import { sheltering, unmasking } from './hidden.ts';
import type { SuiteFile } from './kinds.ts';
import { holding, taking } from './places.ts';
import { linkCalled, setUpPosition, slotCalled, townCalled, unitCalled } from './setting.ts';

export interface GloirePosition {
  readonly id: string;
  readonly theme: string;
  readonly why: string;
  readonly seat: Seat;
  state(): State<GloireState>;
  readonly good: readonly (readonly Action[])[];
  readonly bad: readonly (readonly Action[])[];
}

export const files: readonly SuiteFile[] = [
  ...taking,
  ...holding,
  ...refraining,
  ...skirmishing,
  ...sparing,
  ...unmasking,
  ...sheltering,
  ...chores,
];

export function gloireSuite(game: Game<Gloire>): GloirePosition[] {
  return files.map((file) => readPosition(game, file));
}

const seatOf = (side: string): Seat => (side === 'french' ? 0 : 1);

/** A position of the suite with everything in numbers. */
export function readPosition(game: Game<Gloire>, file: SuiteFile): GloirePosition {
  const { id, theme, why, seat, position, moves, good, bad } = file;
  const begun = () => setUpPosition(game, position);
  const { game: s } = begun().state;
  const plans = (list: readonly (readonly string[])[]) =>
    list.map((plan) => plan.map((words) => actionOf(game.content, s, words)));
  return {
    id,
    theme,
    why,
    seat: seatOf(seat),
    state() {
      const referee = begun();
      for (const words of moves) {
        const [side = '', ...rest] = words.split(' ');
        const done = referee.play(seatOf(side), actionOf(game.content, referee.state.game, rest.join(' ')));
        if (!done.ok) throw new Error(`${id}: ${words} is not offered`);
      }
      return referee.state;
    },
    good: plans(good),
    bad: plans(bad),
  };
}

/** GLO 8.2#1. */
const WORKS = ['destroy', 'repair', 'pontoon'];
const TACTICS: { readonly [name: string]: number } = { careful: 1 };

/** An action in words: a verb, and a town, a counter, a bridge or a tactic by its name; detachments with their points. */
function actionOf(content: GloireContent, s: GloireState, words: string): Action {
  const [verb = '', name, second = '', points] = words.split(' ');
  if (name === undefined) return [verb];
  if (verb === 'detach' || verb === 'rejoin') {
    return [verb, unitCalled(content, name), unitCalled(content, second), Number(points)];
  }
  if (WORKS.includes(verb)) return [verb, linkCalled(content, name)];
  if (verb === 'pick') return [verb, slotCalled(content, s, name)];
  return [verb, verb === 'tactic' ? (TACTICS[name] ?? 0) : townCalled(content, name)];
}
