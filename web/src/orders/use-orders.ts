import { useMemo } from 'react';
import type { Viewer } from '@bivouac/kernel';
import { useTable, useTools } from '../table/page/table-context.ts';
import { useGiven } from '../table/actions/wording.ts';
import { usePolicies } from './policy-list.tsx';
import { type Orders, type OrderSection, ordersOf, sectionsOf } from './order-lists.ts';

export interface SeatOrders {
  readonly viewer: Viewer;
  readonly sections: readonly OrderSection[];
  readonly standing: Orders;
}

/** How many standing orders whoever looks on has given; those of others are not in his view. */
export function useOrderCount(): number {
  return useTable(({ look }) => (look === null ? 0 : (look.showing.view.orders[look.viewer]?.length ?? 0)));
}

/** Whether whoever looks on may give standing orders now: his game has some, and the match is played on this page. */
export function useMayOrder(): boolean {
  const { board } = useTools();
  const may = useTable(
    ({ look, hold }) => look !== null && look.viewer >= 0 && hold === 'here' && look.showing.result === null,
  );
  const hasPolicies = usePolicies().length > 0;
  return may && (board?.orders !== undefined || hasPolicies);
}

/** The standing orders of whoever looks on, and what he may order; null where nothing can be ordered. */
export function useOrders(): SeatOrders | null {
  const { board } = useTools();
  const given = useGiven();
  return useMemo(() => {
    if (given === null || board?.orders === undefined) return null;
    const standing = ordersOf(given.view.orders[given.viewer] ?? []);
    return { viewer: given.viewer, standing, sections: sectionsOf(board.orders, given, standing) };
  }, [given, board]);
}
