import { fastDice, type Options, StateDice, Table, writeMatch } from '@bivouac/kernel';
import { game } from '../position.ts';

/** A match that is kept as a file beside this one, played by chance from a fixed seed. */
export interface Recorded {
  readonly name: string;
  readonly options: Options;
  readonly seed: string;
}

export const MATCHES: readonly Recorded[] = [
  { name: 'beginner', options: {}, seed: 'Wachau' },
  { name: 'advanced', options: { advanced: true }, seed: 'Möckern' },
  { name: 'two-games', options: { twoGames: true }, seed: 'Probstheida' },
];

const SEATS = [
  { name: 'Marie-Louise', kind: 'person', powers: [0] },
  { name: 'Karl Philipp', kind: 'person', powers: [1] },
] as const;

/** Plays the match at a table, to its end, and gives its file. */
export function record({ options, seed }: Recorded): string {
  const nonces = SEATS.map(({ name }) => `nonce of ${name}`);
  const table = Table.open(game, { scenario: 'leipzig', options, seats: SEATS, clock: null, seed, nonces }, 0);
  if (!(table instanceof Table)) throw new Error(table.fault);
  const dice = new StateDice(fastDice(`choices in ${seed}`));
  while (table.result === null) {
    const [seat = 0] = table.waiting();
    const offers = table.decision(seat)?.offers ?? [];
    const done = table.act(seat, dice.pick(offers), 0);
    if (!done.ok) throw new Error(`refused: ${done.refused}`);
  }
  return writeMatch(table.file(true));
}
