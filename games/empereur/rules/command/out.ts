import type { EmpereurContent } from '../../content/types.ts';
import type { EmpereurState } from '../state.ts';
import { COMMANDED, type Letters } from './state.ts';

/** Where a question of command is asked. */
export interface Asked {
  readonly content: EmpereurContent;
  readonly s: EmpereurState;
}

/** Whether a unit is out of command in this turn of its player (EMP XVII.2). */
export function isOut(s: EmpereurState, unit: number): boolean {
  return s.command !== undefined && s.command.out[unit] !== COMMANDED;
}

/** What a battle by letters keeps: whoever asks knows that it is one. */
export function lettersIn({ letters }: EmpereurState): Letters {
  return letters as Letters;
}
