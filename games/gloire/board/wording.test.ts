import type { BoardSpeech } from '@bivouac/kit';
import { expect, test } from 'vitest';
import { germany1813 } from '../content/index.ts';
import { momentsOf, speech } from './testing/positions.ts';
import { speechFor } from './wording.ts';
import { say } from './words.ts';

test('names are put into sentences by whoever knows how they melt: “une pile d’Eisleben”', () => {
  const [moment] = momentsOf('luetzen', 'melt', 1);
  if (moment === undefined) throw new Error('there is no game');
  const melting: BoardSpeech = {
    ...speech,
    of: ({ fr }, holes = {}) => fr.replace('de {{place}}', `d’${String(holes['place'])}`),
  };
  const own = speechFor({ content: germany1813, s: moment.referee.state.game }, melting);
  expect(say(own, 'stackFrom', { place: 'Eisleben' })).toBe('Une pile d’Eisleben');
});
