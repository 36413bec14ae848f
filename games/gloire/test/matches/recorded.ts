import { type RecordedMatch, recordMatch } from '@bivouac/kernel/testing';
import { germany1813 } from '../../content/index.ts';
import { gloireGame } from '../../game.ts';

export const game = gloireGame(germany1813);

const [sides = []] = game.seatings;
const everybody = game.seatings.reduce((most, seats) => (seats.length > most.length ? seats : most), sides);
const alone = game.seatings.find((seats) => seats.length === 1) ?? sides;

/** Every scenario once, and between them every way to play: openly and blind, alone, two and with partners. */
export const MATCHES: readonly RecordedMatch[] = [
  { name: 'luetzen', scenario: 'luetzen', options: { blind: 1, decoys: false }, seats: sides, seed: 'Großgörschen' },
  { name: 'bautzen', scenario: 'bautzen', options: { blind: 3, decoys: true }, seats: sides, seed: 'Preititz' },
  { name: 'spring', scenario: 'spring', options: { blind: 2, forceMarkers: true }, seats: alone, seed: 'Pläswitz' },
  { name: 'autumn', scenario: 'autumn', options: {}, seats: everybody, seed: 'Wartenburg' },
  { name: 'campaign', scenario: 'campaign', options: {}, seats: sides, seed: 'Trachenberg' },
];

export const record = (match: RecordedMatch): string => recordMatch(game, match);
