import type { Offer } from '@bivouac/kernel';
import type { BoardSpeech } from '@bivouac/kit';
import type { Board } from '../rules/state.ts';
import { effectText } from '../text/effects.ts';
import { say } from './words.ts';

/** The words of a tab that is offered: its domain and its effect, which the catalogues do not know. */
export function offerWords({ content }: Pick<Board, 'content'>, speech: BoardSpeech, offer: Offer): string | null {
  const [verb, card, tab] = offer;
  if (verb !== 'play' || typeof card !== 'number' || typeof tab !== 'number') return null;
  const found = content.cards[card]?.tabs[tab];
  if (found === undefined) return null;
  return say(speech, 'playTab', {
    card: speech.name('card', card),
    domain: speech.name('domain', found.domain),
    effect: speech.of(effectText(found.effect, content.map.regions)),
  });
}

/** The speech of the page with this game's own words for offers. */
export function speechFor(b: Pick<Board, 'content'>, speech: BoardSpeech): BoardSpeech {
  return {
    language: speech.language,
    of: (words) => speech.of(words),
    name: (kind, id) => speech.name(kind, id),
    offer: (offer) => offerWords(b, speech, offer) ?? speech.offer(offer),
    fact: (fact) => speech.fact(fact),
  };
}
