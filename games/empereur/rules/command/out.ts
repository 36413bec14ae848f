import type { EmpereurContent } from '../../content/types.ts';
import type { EmpereurState } from '../state.ts';
import { type Command, COMMANDED, type Letters, type Orders } from './state.ts';

/** Where a question of command is asked. */
export interface Asked {
  readonly content: EmpereurContent;
  readonly s: EmpereurState;
}

/** Whether a unit is out of command in this turn of its player (EMP XVII.2). */
export function isOut(s: EmpereurState, unit: number): boolean {
  return s.command !== undefined && s.command.out[unit] !== COMMANDED;
}

/** The orders of a battle that is played with them: whoever asks knows that it is. */
export function ordersIn({ command }: EmpereurState): Orders {
  return (command as Command).orders as Orders;
}

/** What a battle by letters keeps: whoever asks knows that it is one. */
export function lettersIn({ letters }: EmpereurState): Letters {
  return letters as Letters;
}
