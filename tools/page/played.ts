import { grognard } from '@bivouac/bots';
import { fastDice, type Seat, type SeatInfo, StateDice, Table, writeMatch } from '@bivouac/kernel';
import { leipzig, type Nations, nationsGame } from '@bivouac/nations';
import { nationsGuide } from '@bivouac/nations/bot';

const SEATS: readonly SeatInfo[] = [
  { name: '', kind: 'person', powers: [0] },
  { name: '', kind: 'bot', level: 'grognard', powers: [1] },
];

/** A match that two grognards played well, up to the moment that is wanted; the Allies stay the computer. */
export function playedMatch(seed: string, isEnough: (table: Table<Nations>, seat: Seat) => boolean): string {
  const game = nationsGame(leipzig);
  const guide = nationsGuide(leipzig);
  const opening = { scenario: 'leipzig', options: {}, seats: SEATS, clock: null, seed, nonces: [] };
  const table = Table.open(game, opening, 0);
  if (!(table instanceof Table)) throw new Error(table.fault);
  const dice = new StateDice(fastDice(seed));
  while (table.result === null) {
    const [seat = 0] = table.waiting();
    if (isEnough(table, seat)) break;
    const { view, decision } = table.show(seat);
    const offers = decision?.offers ?? [];
    const done = table.act(seat, grognard.choose({ game, guide, view, seat, offers, dice }), 0);
    if (!done.ok) throw new Error(`refused: ${done.refused}`);
  }
  return writeMatch(table.file(true));
}
