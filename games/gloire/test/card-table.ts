import type { GloireContent } from '../content/types.ts';
import { stromCampaign } from '../content/testing/strom/campaign.ts';
import { event } from '../content/testing/strom/cards.ts';
import type { GloireState } from '../rules/state.ts';
import { type Played, type Position, position } from './position.ts';

/** Puts the cards of these events into a hand, from wherever they lie. */
export function hold(s: GloireState, side: number, ...events: readonly number[]): void {
  for (const card of new Set(events.map((one) => one >> 1))) {
    for (const pile of [s.deck, s.aside, ...s.hands]) {
      const at = pile.is.indexOf(card);
      if (at < 0) continue;
      pile.is.splice(at, 1);
      pile.seen.splice(at, 1);
    }
    s.hands[side]?.is.push(card);
    s.hands[side]?.seen.push(1 << side);
  }
}

/** A position of the made-up campaign with event cards in the hands of the two sides. */
export function table(
  wanted: Omit<Position, 'pack'> & { readonly hands?: readonly [readonly number[], readonly number[]] },
  pack: GloireContent = stromCampaign,
): Played {
  const { hands = [[], []], also, ...rest } = wanted;
  return position({
    ...rest,
    pack,
    also(s) {
      hands.forEach((events, side) => hold(s, side, ...events));
      also?.(s);
    },
  });
}

/** Plays on with whatever ends things soonest, until something holds or the match is over. */
export function until(played: Played, done: (played: Played) => boolean): Played {
  for (let i = 0; !done(played) && !played.referee.finished; i++) {
    if (i > 5000) throw new Error('it never comes');
    const asked = played.asked();
    if (asked === null) break;
    const last = ['pass', 'done', 'first', 'stay', 'spare'].find((verb) => played.may(asked.seat, verb));
    const action = last === undefined ? played.offers(asked.seat)[0] : [last];
    played.act(asked.seat, ...(action as [string, ...number[]]));
  }
  return played;
}

/** Everybody lets his cards be until somebody is asked for something else. */
export function passCards(played: Played): Played {
  for (;;) {
    const asked = played.asked();
    if (asked === null || !asked.prompt.startsWith('cards')) return played;
    played.act(asked.seat, 'pass');
  }
}

/** Whether a side is offered this event now. */
export function canPlay(
  played: Played,
  side: number,
  kind: Parameters<typeof event>[0],
  camp?: 'french' | 'coalition',
): boolean {
  return played.may(side, 'play', event(kind, camp));
}

/** All let their cards be at the beginning of a phase. */
export function passPhase(played: Played): void {
  for (let asked = played.asked(); asked?.prompt === 'cardsAtPhase'; asked = played.asked())
    played.act(asked.seat, 'pass');
}
