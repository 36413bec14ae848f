import type { Game, Json, Kind, Options, Seating } from '@bivouac/kernel';
import { setupFault } from '@bivouac/kernel/table';
import { Problem } from './problem.ts';

/** Options of a game as they are typed: `decoys=false,blind=2`; a name alone is switched on. */
export function optionsIn(text: string | undefined): Options {
  const names = (text ?? '').split(',').filter((name) => name !== '');
  return Object.fromEntries(names.map(optionIn));
}

function optionIn(text: string): [name: string, value: Json] {
  const at = text.indexOf('=');
  if (at < 0) return [text, true];
  const value = text.slice(at + 1);
  if (value === 'true' || value === 'false') return [text.slice(0, at), value === 'true'];
  return [text.slice(0, at), /^\d{1,15}$/.test(value) ? Number(value) : value];
}

/** That a match can be set up so, or a sentence that says what the game has. */
export function checkSetup<G extends Kind>(game: Game<G>, scenario: string, options: Options, seats: Seating): void {
  const fault = setupFault(game, { scenario, options, seats });
  if (fault !== null) throw new Problem('usage', { say: 'noSetup', with: { fault } }, { game: game.id });
}
