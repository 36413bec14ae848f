import type { NewTable } from '@bivouac/host';
import { seatingsIn } from '@bivouac/kernel/table';
import { findGame } from '@bivouac/shelf';

export type Order = Omit<NewTable, 'promise'>;

/** A table of a game with so many seats: the first is whoever lays it, the others are free or bots. */
export async function orderOf(id: string, others: 'open' | 'bot' = 'open', seats = 2): Promise<Order> {
  const game = await findGame(id)?.load?.();
  if (game === undefined) throw new Error(`no game ${id}`);
  return game.use((known) => {
    const [scenario = ''] = known.scenarios;
    const seating = seatingsIn(known, scenario).find(({ length }) => length === seats) ?? [];
    const chairs = seating.map((powers, i) => ({
      kind: i === 0 ? ('me' as const) : others,
      level: 'conscript',
      powers,
    }));
    return { game: id, scenario, options: {}, clock: null, visibility: 'link' as const, seats: chairs };
  });
}
