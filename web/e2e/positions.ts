import { type Fact, fastDice, type Offer, type Seat, StateDice } from '@bivouac/kernel';
import { Table, writeMatch } from '@bivouac/kernel/table';
import { leipzig, type Nations, nationsGame } from '@bivouac/nations';
import { groupOffers } from '../src/table/actions/offer-groups.ts';

const SEATS = [
  { name: '', kind: 'person', powers: [0] },
  { name: '', kind: 'person', powers: [1] },
] as const;

/** A match that stops just before an action worth seeing, and the number of that action in the list. */
export interface Before {
  readonly text: string;
  readonly seat: Seat;
  readonly number: number;
}

function open(seed: string): Table<Nations> {
  const game = nationsGame(leipzig);
  const opening = { scenario: 'leipzig', options: {}, seats: SEATS, clock: null, seed, nonces: [] };
  const table = Table.open(game, opening, 0);
  if (!(table instanceof Table)) throw new Error(table.fault);
  return table;
}

/** Cards are rather played than drawn: things happen sooner. */
const isBold = ([verb]: Offer): boolean => verb !== 'draw' && verb !== 'take';

const numberOf = (offers: readonly Offer[], wanted: Offer): number =>
  groupOffers(offers, ([verb]) => verb)
    .flatMap(({ lines }) => lines)
    .findIndex(({ offer }) => offer === wanted);

/** Plays matches by chance, one seed after the other, until an action brings about what is looked for. */
export function beforeNews(isIt: (news: readonly Fact[]) => boolean): Before {
  for (let match = 1; match <= 60; match++) {
    const table = open(`before ${match}`);
    const dice = new StateDice(fastDice(`before ${match}`));
    while (table.result === null) {
      const [seat = 0] = table.waiting();
      const offers = table.decision(seat)?.offers ?? [];
      const bold = offers.filter(isBold);
      const offer = dice.pick(bold.length > 0 && dice.below(5) > 0 ? bold : offers);
      const text = writeMatch(table.file(true));
      const entries = table.show(seat).entries;
      const done = table.act(seat, offer, 0);
      if (!done.ok) throw new Error(`refused: ${done.refused}`);
      const news = table.show(seat).log.filter(({ at }) => at > entries);
      if (isIt(news.map(({ fact }) => fact))) return { text, seat, number: numberOf(offers, offer) };
    }
  }
  throw new Error('no match brought it about');
}
