import type { Offer, Thing } from '@bivouac/kernel';
import { useTable, useTools } from './table-context.ts';

/** How offers and things are called at this table: some names depend on who looks, and only the board knows them. */
export interface Wording {
  offer(offer: Offer): string;
  thing(thing: Thing): string;
}

export function useWording(): Wording {
  const { board, speech } = useTools();
  const look = useTable((state) => state.look);
  const content = useTable((state) => state.opened?.game.content);
  const given = () => {
    if (look === null) return null;
    const { viewer, showing } = look;
    const { view } = showing;
    const holds = (power: number) => viewer >= 0 && view.holder[power] === viewer;
    return { content, view, viewer, eyes: { viewer, holder: view.holder, holds }, speech };
  };
  return {
    offer(offer) {
      const seen = given();
      return (seen === null ? null : board?.offerWords?.(seen, offer)) ?? speech.offer(offer);
    },
    thing(thing) {
      const seen = given();
      return (seen === null ? null : board?.thingName?.(seen, thing)) ?? speech.name(thing.kind, thing.id);
    },
  };
}
