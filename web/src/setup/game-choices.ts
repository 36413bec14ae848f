import { useEffect, useState } from 'react';
import type { Seating } from '@bivouac/kernel';
import type { BriefingLine, SetupBundle, SetupOption } from '@bivouac/kit';
import { seatingsIn, setupFault } from '@bivouac/kernel/table';
import { findGame } from '@bivouac/shelf';
import { type ContentPack, entryWith } from '../matches/pack.ts';
import { loadBoard } from '../table/board/boards.ts';
import { optionsOf } from './plan.ts';
import { createWords, type Language, type Speech } from '@bivouac/words';

interface ScenarioNotes {
  readonly briefing: (scenario: string) => readonly BriefingLine[];
  readonly options: (scenario: string) => readonly SetupOption[];
  readonly recommended: (scenario: string) => readonly SetupBundle[];
}

/** What there is to choose about a game before it begins. */
export interface GameChoices {
  readonly game: string;
  readonly scenarios: readonly string[];
  /** What may be chosen: a name for what is switched on, `name=value` for what has another value than usual. */
  readonly options: readonly string[];
  /** Who may play what together in a scenario, fewest seats first. */
  readonly seatings: (scenario: string) => readonly Seating[];
  /** Whether it can be played with another content pack than its own. */
  readonly takesPacks: boolean;
  /** What the board tells of each scenario. */
  readonly notes: ScenarioNotes;
  readonly speech: Speech;
  /** Whether the game is played with these options by these people. */
  readonly isPlayable: (scenario: string, seats: Seating, options: readonly string[]) => boolean;
}

async function choicesOf(id: string, pack: ContentPack | null, language: Language): Promise<GameChoices | null> {
  const entry = await entryWith(findGame(id), pack);
  const [game, text, board] = await Promise.all([
    entry?.load?.(),
    entry?.text?.[language](),
    loadBoard(id).catch(() => null),
  ]);
  if (game === undefined) return null;
  return game.use((known) => {
    const { powers, grammar, scenarios, variants = [], content } = known;
    return {
      game: id,
      scenarios,
      options: [...new Set(variants.flatMap((variant) => Object.entries(variant).map(optionOf)))],
      seatings: (scenario) => seatingsIn(known, scenario || (scenarios[0] ?? '')).toSorted(byLength),
      notes: {
        briefing: (scenario) => board?.briefing?.(content, scenario) ?? [],
        options: (scenario) => board?.options?.(content, scenario) ?? [],
        recommended: (scenario) => board?.recommended?.(content, scenario) ?? [],
      },
      takesPacks: entry?.withContent !== undefined,
      isPlayable: (scenario, seats, options) =>
        setupFault(known, { scenario: scenario || (scenarios[0] ?? ''), options: optionsOf(options), seats }) === null,
      speech: createWords(language, { game: { id, powers, grammar }, text: text ?? null }),
    };
  });
}

const byLength = (one: Seating, two: Seating): number => one.length - two.length;

/** An option of a variant as one thing to choose. */
function optionOf([name, value]: readonly [string, unknown]): string {
  return value === true ? name : `${name}=${JSON.stringify(value)}`;
}

export function useGameChoices(game: string, pack: ContentPack | null, language: Language): GameChoices | null {
  const [choices, setChoices] = useState<GameChoices | null>(null);
  useEffect(() => {
    let wanted = true;
    void choicesOf(game, pack, language).then((found) => wanted && setChoices(found));
    return () => {
      wanted = false;
    };
  }, [game, pack, language]);
  return choices;
}
