import { useMemo } from 'react';
import type { Offer, Thing } from '@bivouac/kernel';
import type { AnyBoard } from '../board/boards.ts';
import { useTable, useTools } from '../page/table-context.ts';

/** What a board is given to say something with. */
export type Given = Parameters<NonNullable<AnyBoard['offerWords']>>[0];

/** What whoever looks on sees of the table, as boards want it; null while the screen changes hands. */
export function useGiven(): Given | null {
  const { speech } = useTools();
  const look = useTable((state) => state.look);
  const content = useTable((state) => state.opened?.game.content);
  return useMemo(() => {
    if (look === null) return null;
    const { viewer, showing } = look;
    const { view } = showing;
    const holds = (power: number): boolean => viewer >= 0 && view.holder[power] === viewer;
    return { content, view, viewer, eyes: { viewer, holder: view.holder, holds }, speech };
  }, [look, content, speech]);
}

/** How offers and things are called at this table: some names depend on who looks, and only the board knows them. */
export interface Wording {
  offer(offer: Offer): string;
  thing(thing: Thing): string;
}

export function useWording(): Wording {
  const { board, speech } = useTools();
  const given = useGiven();
  return useMemo(
    () => ({
      offer: (offer) => (given === null ? null : board?.offerWords?.(given, offer)) ?? speech.offer(offer),
      thing: (thing) => (given === null ? null : board?.thingName?.(given, thing)) ?? speech.name(thing.kind, thing.id),
    }),
    [given, board, speech],
  );
}
