import type { EmpereurContent } from '../content/types.ts';
import { empereurGame } from '../game.ts';
import { type EmpereurPosition, empereurSuite } from './suite/index.ts';

/** What Vive l'Empereur! brings along to measure the bots with. */
export function empereurWorkshop(content: EmpereurContent): {
  readonly rivals: readonly never[];
  readonly suite: readonly EmpereurPosition[];
  readonly tuning: null;
  readonly lesson: null;
} {
  return { rivals: [], suite: empereurSuite(empereurGame(content)), tuning: null, lesson: null };
}
