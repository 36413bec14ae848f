import type { Game } from '@bivouac/kernel';
import type { Empereur } from '../../rules/state.ts';
import { readDrill } from './drill.ts';
import { drills } from './moves.ts';
import { settings } from './positions.ts';
import { type EmpereurPosition, readPosition } from './setting.ts';

export type { EmpereurPosition } from './setting.ts';

export function empereurSuite(game: Game<Empereur>): EmpereurPosition[] {
  return [...settings.map((setting) => readPosition(game, setting)), ...drills.map((drill) => readDrill(game, drill))];
}
