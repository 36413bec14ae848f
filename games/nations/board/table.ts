import type { BoardTable } from '@bivouac/kit';
import { createContext, useContext } from 'react';
import type { NationsContent } from '../content/types.ts';
import type { NationsState } from '../rules/state.ts';

/** What every part of this board needs: the position as it is shown now, beside what every board has. */
export interface NationsTable extends BoardTable {
  readonly content: NationsContent;
  readonly s: NationsState;
  /** The side whose hand lies open at the bottom. */
  readonly mine: number;
  /** Whether the match is over: then nobody is to play. */
  readonly over: boolean;
}

const TableContext = createContext<NationsTable | null>(null);

export const TableProvider = TableContext.Provider;

export function useTable(): NationsTable {
  const table = useContext(TableContext);
  if (table === null) throw new Error('this part of the board stands on no table');
  return table;
}
