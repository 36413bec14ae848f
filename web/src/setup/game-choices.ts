import { useEffect, useState } from 'react';
import { findGame } from '@bivouac/shelf';
import { createWords, type Language, type Speech } from '@bivouac/words';

/** What there is to choose about a game before it begins. */
export interface GameChoices {
  readonly game: string;
  readonly scenarios: readonly string[];
  readonly options: readonly string[];
  /** The powers of each seat, for each number of seats. */
  readonly seatings: readonly (readonly (readonly number[])[])[];
  readonly speech: Speech;
}

async function choicesOf(id: string, language: Language): Promise<GameChoices | null> {
  const entry = findGame(id);
  const [game, text] = await Promise.all([entry?.load?.(), entry?.text?.[language]()]);
  if (game === undefined) return null;
  return game.use(({ powers, grammar, scenarios, seatings, variants = [] }) => ({
    game: id,
    scenarios,
    options: [...new Set(variants.flatMap((variant) => Object.keys(variant)))],
    seatings,
    speech: createWords(language, { game: { id, powers, grammar }, text: text ?? null }),
  }));
}

export function useGameChoices(game: string, language: Language): GameChoices | null {
  const [choices, setChoices] = useState<GameChoices | null>(null);
  useEffect(() => {
    let wanted = true;
    void choicesOf(game, language).then((found) => wanted && setChoices(found));
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return choices;
}
