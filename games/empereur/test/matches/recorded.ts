import { type RecordedMatch, recordMatch } from '@bivouac/kernel/testing';
import { auerstaedt1806 } from '../../content/index.ts';
import { empereurGame } from '../../game.ts';

export const game = empereurGame(auerstaedt1806);

const seats = [[0], [1]];

/** Every battle once, with closed piles and with open ones. */
export const MATCHES: readonly RecordedMatch[] = [
  { name: 'mill', scenario: 'mill', options: { open: true }, seats, seed: 'Sonnenkuppe' },
  { name: 'bluecher', scenario: 'bluecher', options: {}, seats, seed: 'Spielberg' },
  { name: 'hassenhausen', scenario: 'hassenhausen', options: {}, seats, seed: 'Taugwitz' },
  { name: 'auerstaedt', scenario: 'auerstaedt', options: {}, seats, seed: 'Eckartsberga' },
];

export const record = (match: RecordedMatch): string => recordMatch(game, match);
