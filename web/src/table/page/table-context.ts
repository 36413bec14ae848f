import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand';
import type { Action } from '@bivouac/kernel';
import type { Speech } from '@bivouac/words';
import type { AnyBoard } from '../board/boards.ts';
import type { TableSession } from '../session/session.ts';
import type { TableState } from '../session/table-state.ts';

export interface TableTools {
  readonly session: TableSession;
  readonly speech: Speech;
  /** Null for a game without a board of its own. */
  readonly board: AnyBoard | null;
  /** The action that a lesson is about. */
  readonly marked?: Action | null;
  /** What stands over the question, of a table with people far apart. */
  readonly banner?: ReactNode;
}

export const TableContext = createContext<TableTools | null>(null);

export function useTools(): TableTools {
  const tools = useContext(TableContext);
  if (tools === null) throw new Error('this piece stands outside a table');
  return tools;
}

export function useTable<T>(select: (state: TableState) => T): T {
  return useStore(useTools().session.store, select);
}
