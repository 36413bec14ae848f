import { useEffect, useMemo, useState } from 'react';
import type { Logged } from '@bivouac/kernel';
import type { LookupTable } from '@bivouac/kit';
import { findGame } from '@bivouac/shelf';
import { createWords, type Language, type Speech } from '@bivouac/words';
import { useLanguage } from '../speech/use-language.ts';
import { type AnyBoard, loadBoard } from '../table/board/boards.ts';
import type { Position } from '../worker/protocol.ts';

const NONE: readonly LookupTable[] = [];

/** What is needed of a match to light what counts in it now. */
export interface Lighting {
  readonly board: AnyBoard | null;
  readonly content: unknown;
  readonly speech: Speech;
  readonly view: Position['view'] | null;
  readonly log: readonly Logged[];
}

/** The tables of the match that is looked at, with what counts now lit. */
export function useMatchTables({ board, content, speech, view, log }: Lighting): readonly LookupTable[] {
  return useMemo(
    () => board?.tables?.(content, speech, view === null ? null : { view, log }) ?? NONE,
    [board, content, speech, view, log],
  );
}

async function tablesOf(id: string, language: Language): Promise<readonly LookupTable[]> {
  const entry = findGame(id);
  const [game, text, board] = await Promise.all([entry?.load?.(), entry?.text?.[language](), loadBoard(id)]);
  if (game === undefined || board === null) return NONE;
  return game.use(({ powers, grammar, content }) => {
    const speech = createWords(language, { game: { id, powers, grammar }, text: text ?? null });
    return board.tables?.(content, speech, null) ?? NONE;
  });
}

/** The tables of a game, for whoever reads its rules without a match. */
export function useBookTables(game: string): readonly LookupTable[] {
  const language = useLanguage();
  const [tables, setTables] = useState(NONE);
  useEffect(() => {
    let wanted = true;
    tablesOf(game, language).then(
      (found) => wanted && setTables(found),
      // A reader without its tables still reads the rules.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return tables;
}
