import type { BoardTable } from '@bivouac/kit';
import { createContext, useContext } from 'react';
import type { NationsContent } from '../content/types.ts';
import type { NationsState } from '../rules/state.ts';
import type { Guess } from './guesses.tsx';

/** What every part of this board needs: the position as it is shown now, beside what every board has. */
export interface NationsTable extends BoardTable {
  readonly content: NationsContent;
  readonly s: NationsState;
  /** The side whose hand lies open at the bottom; -1 for whoever looks on. */
  readonly mine: number;
  /** Whether the match is over: then nobody is to play. */
  readonly over: boolean;
  /** What the viewer has pencilled beside missions that he does not know, and the way to the next mark. */
  readonly guesses: ReadonlyMap<number, Guess>;
  readonly guess: (mission: number) => void;
  /** Opens the table of the points, where there is one. */
  readonly standing?: () => void;
}

const TableContext = createContext<NationsTable | null>(null);

export const TableProvider = TableContext.Provider;

export function useTable(): NationsTable {
  const table = useContext(TableContext);
  if (table === null) throw new Error('this part of the board stands on no table');
  return table;
}
