import { useCallback, useMemo } from 'react';
import type { Offer } from '@bivouac/kernel';
import { useTable, useTools } from '../page/table-context.ts';
import { type OfferLines, offerLines } from './offer-lines.ts';
import { useGiven, useWording } from './wording.ts';

/** What ends something for good, and what would be left unused by it, where the board can say so. */
export function useEnds(): (offer: Offer) => { readonly what: string; readonly unused: readonly string[] } | null {
  const { board, marked } = useTools();
  const given = useGiven();
  return useCallback(
    // A lesson leads on by what it says itself.
    (offer) => (given === null || marked !== undefined ? null : (board?.ends?.(given, offer) ?? null)),
    [board, given, marked],
  );
}

/** The answers of the question of now in their places, for the list and for the keys. */
export function useOfferLines(offers: readonly Offer[]): OfferLines {
  const { session, speech } = useTools();
  const wording = useWording();
  const ends = useEnds();
  const prompt = useTable(({ look }) => look?.showing.decision?.prompt ?? '');
  const window = useTable(({ look }) => look?.showing.decision?.window);
  const windows = useTable(({ opened }) => opened?.game.windows);
  return useMemo(() => {
    const isWindow = window !== undefined && windows?.[window] !== undefined;
    const say = (offer: Offer): string =>
      isWindow && (offer[0] === 'pass' || offer[0] === 'waive')
        ? speech.order(window, offer)
        : (ends(offer)?.what ?? wording.offer(offer));
    return offerLines({ offers, prompt, isWindow }, { say, isEnd: (offer) => ends(offer) !== null }, session.numbers);
    // The wording follows from what is given to the board, as do the ends.
  }, [offers, prompt, window, windows, session, speech, wording, ends]);
}
