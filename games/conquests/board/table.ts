import type { BoardTable } from '@bivouac/kit';
import { createContext, useContext } from 'react';
import type { Board } from '../rules/state.ts';
import type { GoingOn } from './going-on.ts';

export interface Previewed {
  readonly power: number;
  readonly card: number;
  readonly tab: number;
}

/** What every part of this board needs: the position as it is shown now, beside what every board has. */
export interface ConquestsTable extends BoardTable {
  readonly b: Board;
  /** The powers whose cards the viewer may see as his own. */
  readonly mine: readonly number[];
  readonly going: GoingOn;
  /** The tab of a card in hand that is pointed at, and whose it is. */
  readonly previewed: Previewed | null;
  readonly preview: (tab: Previewed | null) => void;
}

const TableContext = createContext<ConquestsTable | null>(null);

export const TableProvider = TableContext.Provider;

export function useTable(): ConquestsTable {
  const table = useContext(TableContext);
  if (table === null) throw new Error('this part of the board stands on no table');
  return table;
}
