import type { Offer, Thing } from '@bivouac/kernel';
import type { BoardSpeech } from '@bivouac/kit';
import { arrivalsOf, scenarioOf } from '../rules/pieces/pieces.ts';
import type { Board } from '../rules/state.ts';
import { arrivalWords } from './arrival-words.ts';
import { seenIn, slotName } from './seen.ts';
import { say } from './words.ts';

/** What an offer says to whoever looks: which counter is which depends on him, so no catalogue has the names. */
export function offerWords(b: Board, speech: BoardSpeech, offer: Offer): string | null {
  const [verb, first, ...rest] = offer;
  if (typeof first !== 'number') return null;
  switch (verb) {
    case 'decoy': {
      const seen = seenIn(b, first);
      const arm = say(speech, seen.kind === 'decoy' && seen.arm === 'cavalry' ? 'armHorse' : 'armFoot');
      return say(speech, 'decoyTo', { arm, town: speech.name('town', rest[0]) });
    }
    case 'aimArrival': {
      const arrival = arrivalsOf(scenarioOf(b))[first];
      return arrival === undefined ? null : arrivalWords(speech, arrival);
    }
    case 'pick':
    case 'slip':
      return speech.offer([verb, slotName(b, speech, first), ...rest]);
    case 'allot':
      return speech.offer([verb, speech.name('unit', first), ...rest]);
    default:
      return null;
  }
}

/** What a thing is called, where its name depends on who looks. */
export function thingName(b: Board, speech: BoardSpeech, { kind, id }: Thing): string | null {
  return kind === 'thing' || kind === 'slot' ? slotName(b, speech, id) : null;
}

/** Speech that has these names. */
export function speechFor(b: Board, speech: BoardSpeech): BoardSpeech {
  return {
    language: speech.language,
    of: (words, holes) => speech.of(words, holes),
    name: (kind, id) =>
      typeof id === 'number' ? (thingName(b, speech, { kind, id }) ?? speech.name(kind, id)) : speech.name(kind, id),
    offer: (offer) => offerWords(b, speech, offer) ?? speech.offer(offer),
    fact: (fact) => speech.fact(fact),
  };
}
