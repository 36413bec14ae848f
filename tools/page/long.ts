import { germany1813, gloireGame } from '@bivouac/gloire';
import { fastDice, fillHoles, type Offer, StateDice } from '@bivouac/kernel';
import { type SeatInfo, Table, writeMatch } from '@bivouac/kernel/table';

/** What only lets the others go on. */
const IDLE = new Set(['done', 'pass', 'cancel', 'detach', 'rejoin', 'entrench', 'destroy']);

export interface Long {
  readonly text: string;
  readonly entries: number;
}

/** The whole campaign of gloire between two persons who march about by chance, so many entries of it. */
export function longMatch(seed: string, most: number): Long {
  const game = gloireGame(germany1813);
  const powers = game.seatings.find(({ length }) => length === 2) ?? [];
  const seats = powers.map((held): SeatInfo => ({ name: '', kind: 'person', powers: held }));
  const table = Table.open(game, { scenario: 'campaign', options: {}, seats, clock: null, seed, nonces: [] }, 0);
  if (!(table instanceof Table)) throw new Error(table.fault);
  const dice = new StateDice(fastDice(seed));
  const pick = (offers: readonly Offer[]): Offer => {
    const liked = offers.filter(([verb]) => !IDLE.has(verb));
    return dice.pick(liked.length > 0 && dice.below(8) > 0 ? liked : offers);
  };
  while (table.result === null && table.length < most) {
    const [seat = 0] = table.waiting();
    const done = table.act(seat, fillHoles(pick(table.decision(seat)?.offers ?? []), dice), 0);
    if (!done.ok) throw new Error(`refused: ${done.refused}`);
  }
  return { text: writeMatch(table.file(true)), entries: table.length };
}
