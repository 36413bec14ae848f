import type { BoardTable, Run } from '@bivouac/kit';
import { createContext, useContext } from 'react';
import type { Board } from '../rules/state.ts';
import type { GoingOn } from './going-on.ts';

/** What every part of this board needs: the position as it is shown now, beside what every board has. */
export interface GloireTable extends BoardTable {
  readonly b: Board;
  /** The side whose staff looks at the map. */
  readonly mine: number;
  readonly going: GoingOn;
  readonly prompt: string;
  readonly runs: ReadonlyMap<string, Run>;
}

const TableContext = createContext<GloireTable | null>(null);

export const TableProvider = TableContext.Provider;

export function useTable(): GloireTable {
  const table = useContext(TableContext);
  if (table === null) throw new Error('this part of the board stands on no table');
  return table;
}
