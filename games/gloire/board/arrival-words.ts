import type { BoardSpeech } from '@bivouac/kit';
import type { Arrival } from '../content/types.ts';
import { say } from './words.ts';

function whereWords(speech: BoardSpeech, { at }: Arrival): string {
  switch (at.kind) {
    case 'town':
      return speech.name('town', at.town);
    case 'edge':
      return say(speech, 'byEdge', { edge: speech.name('edge', at.edge) });
    case 'points':
      return say(speech, 'pointsFor', { points: at.points, nation: speech.name('nation', at.nation) });
    default:
      return at satisfies never;
  }
}

/** A reinforcement in words: who comes, and where. */
export function arrivalWords(speech: BoardSpeech, arrival: Arrival): string {
  const who = [
    ...arrival.forces.map(({ unit, points }) => `${speech.name('unit', unit)}${points > 0 ? ` ${points}` : ''}`),
    ...arrival.leaders.map((leader) => speech.name('leader', leader)),
  ];
  const where = whereWords(speech, arrival);
  return who.length === 0 ? where : `${who.join(', ')} · ${where}`;
}
