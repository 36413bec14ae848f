import { type RecordedMatch, recordMatch } from '@bivouac/kernel/testing';
import { game } from '../position.ts';

const leipzig = { scenario: 'leipzig', seats: [[0], [1]] };

export const MATCHES: readonly RecordedMatch[] = [
  { ...leipzig, name: 'beginner', options: {}, seed: 'Wachau' },
  { ...leipzig, name: 'advanced', options: { advanced: true }, seed: 'Möckern' },
  { ...leipzig, name: 'two-games', options: { twoGames: true }, seed: 'Probstheida' },
];

export const record = (match: RecordedMatch): string => recordMatch(game, match);
