import type { Action, Offer, Seat } from '@bivouac/kernel';
import { Table, writeMatch } from '@bivouac/kernel/table';
import { leipzig, type Nations, nationsGame } from '@bivouac/nations';

const SEATS = [
  { name: '', kind: 'person', powers: [0] },
  { name: '', kind: 'person', powers: [1] },
] as const;

/** What fills the map comes first: armies take the field, and the clock goes on so that the late ones come too. */
function choose(offers: readonly Offer[]): Offer | undefined {
  const time = leipzig.cardKinds.findIndex(({ kind }) => kind === 'time');
  const orders: readonly ((offer: Offer) => boolean)[] = [
    ([verb]) => ['lay', 'village', 'district', 'keep', 'reveal'].includes(verb),
    ([verb, card]) => (verb === 'card' || verb === 'take') && card === time,
    ([verb]) => ['draw', 'take', 'discard'].includes(verb),
  ];
  for (const wanted of orders) {
    const found = offers.find(wanted);
    if (found !== undefined) return found;
  }
  return offers[0];
}

function countersOn(table: Table<Nations>): number {
  const { marker, field } = table.show(-1).view.game;
  return [...marker, ...field].filter((at) => at >= 0).length;
}

export interface Crowded {
  readonly text: string;
  readonly counters: number;
}

/** A match of two persons that stops where the most counters stand on the map and Napoleon is to act. */
export function crowdedMatch(seed: string): Crowded {
  const game = nationsGame(leipzig);
  const open = () => {
    const table = Table.open(
      game,
      { scenario: 'leipzig', options: {}, seats: SEATS, clock: null, seed, nonces: [] },
      0,
    );
    if (!(table instanceof Table)) throw new Error(table.fault);
    return table;
  };
  const played: { readonly seat: Seat; readonly action: Action }[] = [];
  let best = { length: 0, counters: 0 };
  const table = open();
  while (table.result === null) {
    const [seat = 0] = table.waiting();
    const counters = countersOn(table);
    if (seat === 0 && counters > best.counters) best = { length: played.length, counters };
    const offer = choose(table.decision(seat)?.offers ?? []);
    if (offer === undefined) break;
    const action = offer as Action;
    const done = table.act(seat, action, 0);
    if (!done.ok) throw new Error(`refused: ${done.refused}`);
    played.push({ seat, action });
  }
  const again = open();
  for (const { seat, action } of played.slice(0, best.length)) again.act(seat, action, 0);
  return { text: writeMatch(again.file(true)), counters: best.counters };
}
