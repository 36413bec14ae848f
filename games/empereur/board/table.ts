import type { Offer, State } from '@bivouac/kernel';
import type { BoardTable } from '@bivouac/kit';
import { createContext, useContext } from 'react';
import type { EmpereurContent } from '../content/types.ts';
import type { EmpereurState } from '../rules/state.ts';
import type { GoingOn } from './going-on.ts';
import type { MapFrame } from './map/frame.ts';

/** What every part of this board needs: the position as it is shown now, beside what every board has. */
export interface EmpereurTable extends BoardTable {
  readonly content: EmpereurContent;
  readonly s: EmpereurState;
  /** The position as it is, whatever of it is shown so far. */
  readonly view: State<EmpereurState>;
  readonly frame: MapFrame;
  readonly going: GoingOn;
  /** The units that act now. */
  readonly movers: readonly number[];
  /** How an offer is called here. */
  readonly wordsOf: (offer: Offer) => string;
  /** What an offer would bring, in words. */
  readonly foresee: (offer: Offer) => string | null;
  /** What a turn or a change of formation costs, or null. */
  readonly priceOf: (offer: Offer) => number | null;
  /** Whether a side's piles are open to whoever looks. */
  readonly holds: (side: number) => boolean;
}

const TableContext = createContext<EmpereurTable | null>(null);

export const TableProvider = TableContext.Provider;

export function useTable(): EmpereurTable {
  const table = useContext(TableContext);
  if (table === null) throw new Error('this part of the board stands on no table');
  return table;
}
