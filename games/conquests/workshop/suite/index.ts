import type { Action, Game, Seat, State } from '@bivouac/kernel';
import type { Conquests, ConquestsState } from '../../rules/state.ts';
import type { SuiteFile } from './file.ts';
import { files } from './positions.ts';
import { landCalled, powerOf, setUpPosition } from './setting.ts';

export { files } from './positions.ts';

export interface ConquestsPosition {
  readonly id: string;
  readonly theme: string;
  readonly why: string;
  readonly seat: Seat;
  state(): State<ConquestsState>;
  readonly good: readonly (readonly Action[])[];
  readonly bad: readonly (readonly Action[])[];
}

export function conquestsSuite(game: Game<Conquests>): ConquestsPosition[] {
  return files.map((file) => readPosition(game, file));
}

/** A position of the suite with everything in numbers; seats are nations. */
function readPosition(game: Game<Conquests>, file: SuiteFile): ConquestsPosition {
  const { id, theme, why, seat, position, moves, good, bad } = file;
  const plans = (list: readonly (readonly string[])[]) =>
    list.map((plan) => plan.map((words) => actionOf(game, words)));
  return {
    id,
    theme,
    why,
    seat: powerOf(seat),
    state() {
      const referee = setUpPosition(game, position);
      for (const words of moves) {
        const [nation = '', ...rest] = words.split(' ');
        const done = referee.play(powerOf(nation), actionOf(game, rest.join(' ')));
        if (!done.ok) throw new Error(`${id}: ${words} is not offered`);
      }
      return referee.state;
    },
    good: plans(good),
    bad: plans(bad),
  };
}

/** An action in words: a verb, and a land, a nation or a number. */
function actionOf({ content }: Game<Conquests>, words: string): Action {
  const [verb = '', name] = words.split(' ');
  if (name === undefined) return [verb];
  if (/^\d+$/.test(name)) return [verb, Number(name)];
  return [verb, name.length === 1 ? powerOf(name) : landCalled(content, name)];
}
