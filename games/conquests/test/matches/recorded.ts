import { type RecordedMatch, recordMatch } from '@bivouac/kernel/testing';
import { europe } from '../../content/index.ts';
import { conquestsGame } from '../../game.ts';
import { seatings } from '../../rules/turn/seatings.ts';

export const game = conquestsGame(europe);

/** A match by chance of so many players. */
function match(scenario: 'short' | 'campaign', players: number, seed: string): RecordedMatch {
  const seats = seatings.find(({ length }) => length === players) ?? [];
  return { name: `${scenario}-${players}`, scenario, options: {}, seats, seed };
}

export const MATCHES: readonly RecordedMatch[] = [
  match('short', 2, 'Arcole'),
  match('short', 5, 'Marengo'),
  match('campaign', 3, 'Trafalgar'),
  match('campaign', 4, 'Wagram'),
];

export const record = (one: RecordedMatch): string => recordMatch(game, one);
