import { type Eyes, type Offer, type Pledge, type State, varsOf } from '@bivouac/kernel';
import type { BoardSpeech } from '@bivouac/kit';
import type { Effect } from '../content/types-cards.ts';
import { effectAt } from '../rules/cards/effects.ts';
import { playCard } from '../rules/cards/playing.ts';
import { attackCard, defenceCard } from '../rules/combat/cards.ts';
import { combatOptions } from '../rules/combat/options.ts';
import { alliance, allianceShare, cardAs, freeing, freeingShare, MONEY } from '../rules/diplomacy/pots.ts';
import type { Board, ConquestsState } from '../rules/state.ts';
import { effectText } from '../text/effects.ts';
import { say } from './words.ts';

/** What words about offers rest on: the pack, what is going on, and whose question it is. */
export interface Spoken {
  readonly content: Board['content'];
  readonly view: State<ConquestsState>;
  readonly eyes: Eyes;
}

/** A part of the card that is being played: its effect, and what is paid for it. */
interface PartOfCard {
  readonly effect: Effect;
  readonly fg: number;
  readonly pm: number;
}

/** CON 17.2.4#1: one of the uses of a card in this combat; else a part of the effect that leaves a choice. */
function partOf({ content, view }: Spoken, part: number): PartOfCard | null {
  const b: Board = { content, s: view.game };
  const combat = varsOf(view.stack, attackCard) ?? varsOf(view.stack, defenceCard);
  if (combat !== null) {
    const { battle, side, card, tab } = combat.at;
    return combatOptions(b, battle, side, combat.queue[0] ?? 0, card, tab)[part] ?? null;
  }
  const played = varsOf(view.stack, playCard);
  const effect = played === null ? null : effectAt(b, played);
  const chosen = effect?.kind === 'either' ? effect.effects[part] : undefined;
  return chosen === undefined ? null : { effect: chosen, fg: 0, pm: 0 };
}

function partWords(given: Spoken, speech: BoardSpeech, part: number): string | null {
  const found = partOf(given, part);
  if (found === null) return null;
  const { effect, fg, pm } = found;
  const words = speech.of(effectText(effect, given.content.map.regions));
  const price = [...(fg > 0 ? [`${fg} FG`] : []), ...(pm > 0 ? [`${pm} PM`] : [])].join(', ');
  return price === '' ? words : `${words} (${price})`;
}

/** CON 9.3, 9.5: what one click gives, for all powers of whoever is asked. */
function sharesOf({ content, view, eyes }: Spoken): readonly Pledge[] {
  const b: Board = { content, s: view.game };
  const treaty = varsOf(view.stack, alliance);
  const liberation = varsOf(view.stack, freeing);
  const own = (treaty ?? liberation)?.waits.filter((power) => eyes.holds(power)) ?? [];
  if (treaty !== null) return own.flatMap((power) => allianceShare(b, treaty.terms, treaty.pot, power) ?? []);
  if (liberation === null) return [];
  // The first of them gives all that is missing: nothing is left for the others.
  return own.map((power) => freeingShare(b, liberation.pot, power)).find((share) => share !== null) ?? [];
}

function shareWords(given: Spoken, speech: BoardSpeech): string {
  const shares = sharesOf(given);
  const francs = shares.reduce((sum, [what, amount]) => (what === MONEY ? sum + amount : sum), 0);
  const cards = shares.flatMap(([what]) => (what === MONEY ? [] : [speech.name('card', what - cardAs(0))]));
  const what = [...(francs > 0 ? [`${francs} FG`] : []), ...cards].join(', ');
  return what === '' ? say(speech, 'shareNothing') : say(speech, 'share', { what });
}

/** The words of a tab that is offered, or of a part of it: what it does, which the catalogues do not know. */
export function offerWords(given: Spoken, speech: BoardSpeech, [verb, first, tab]: Offer): string | null {
  if (verb === 'contribute') return shareWords(given, speech);
  if (typeof first !== 'number') return null;
  if (verb === 'choose') return partWords(given, speech, first);
  if (verb !== 'play' || typeof tab !== 'number') return null;
  const { content } = given;
  const found = content.cards[first]?.tabs[tab];
  if (found === undefined) return null;
  return say(speech, 'playTab', {
    card: speech.name('card', first),
    domain: speech.name('domain', found.domain),
    effect: speech.of(effectText(found.effect, content.map.regions)),
  });
}

/** The speech of the page with this game's own words for offers. */
export function speechFor(given: Spoken, speech: BoardSpeech): BoardSpeech {
  return {
    language: speech.language,
    of: (words, holes) => speech.of(words, holes),
    name: (kind, id) => speech.name(kind, id),
    offer: (offer) => offerWords(given, speech, offer) ?? speech.offer(offer),
    fact: (fact) => speech.fact(fact),
  };
}
