import { useEffect, useState } from 'react';
import { findGame } from '@bivouac/shelf';
import { createWords, type Language } from '@bivouac/words';
import { keptMoments } from '../matches/moments.ts';
import { entryWith } from '../matches/pack.ts';
import type { MatchRecord } from '../matches/record.ts';
import { useLanguage } from '../speech/use-language.ts';
import { seatNames } from '../speech/use-speech.ts';

/** What a list says of a match: what only the words of its game can say is null until they are there. */
export interface Told {
  readonly title: string;
  readonly scenario: string | null;
  /** Who plays against whom. */
  readonly sides: string | null;
  /** How it ended, or where it stands. */
  readonly state: string | null;
}

/** The title alone: what is said before the words of the game are fetched. */
const titleOf = ({ game }: MatchRecord, language: Language): string => findGame(game)?.title[language] ?? game;

async function tell(match: MatchRecord, language: Language): Promise<Told> {
  const title = titleOf(match, language);
  const { summary, opening } = match;
  const entry = await entryWith(findGame(match.game), match.pack);
  const [game, text] = await Promise.all([entry?.load?.(), entry?.text?.[language]()]);
  if (game === undefined || summary === null) return { title, scenario: null, sides: null, state: null };
  return game.use(({ id, powers, grammar, scenarios }) => {
    const subject = { game: { id, powers, grammar }, text: text ?? null };
    const names = seatNames(createWords(language, subject), summary.seats, summary.holder);
    const speech = createWords(language, { ...subject, seats: names });
    const scenario = summary.scenario ?? opening?.scenario ?? '';
    const { result } = summary;
    return {
      title,
      scenario: scenarios.length > 1 && scenario !== '' ? speech.name('scenario', scenario) : null,
      sides: names.join(' – '),
      state: result === null ? (keptMoments()[match.id]?.words[language] ?? null) : speech.result(result),
    };
  });
}

/** What is to be said of some matches, in their order; their titles at once, the rest as soon as it is known. */
export function useTold(matches: readonly MatchRecord[]): readonly Told[] {
  const language = useLanguage();
  const [told, setTold] = useState<{ readonly of: readonly MatchRecord[]; readonly all: readonly Told[] } | null>(null);
  useEffect(() => {
    let wanted = true;
    void Promise.all(matches.map((match) => tell(match, language))).then(
      (all) => wanted && setTold({ of: matches, all }),
      // Words that cannot be fetched leave the titles.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [matches, language]);
  if (told?.of === matches) return told.all;
  return matches.map((match) => ({ title: titleOf(match, language), scenario: null, sides: null, state: null }));
}
