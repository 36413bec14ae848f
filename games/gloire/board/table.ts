import type { Offer } from '@bivouac/kernel';
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
  /** What would happen if an offer were taken; null where there is nothing to add. */
  readonly foresee: (offer: Offer) => string | null;
  /** Opens the table of the points, where there is one. */
  readonly standing?: () => void;
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
