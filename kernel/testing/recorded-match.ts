import { fastDice, fillHoles, type Game, type Kind, type Options, StateDice } from '../src/index.ts';
import { Table, writeMatch } from '../src/table-door.ts';

/** A match that a game keeps as a file beside its tests, played by chance from a fixed seed. */
export interface RecordedMatch {
  readonly name: string;
  readonly scenario: string;
  readonly options: Options;
  /** The powers of each seat. */
  readonly seats: readonly (readonly number[])[];
  readonly seed: string;
}

const NAMES = ['Marie-Louise', 'Karl Philipp', 'Gebhard', 'Michael', 'Jean-Baptiste'];

/** Plays the match at a table, to its end, and gives its file. */
export function recordMatch<G extends Kind>(game: Game<G>, { scenario, options, seats, seed }: RecordedMatch): string {
  const players = seats.map((powers, i) => ({ name: NAMES[i] ?? `player ${i + 1}`, kind: 'person' as const, powers }));
  const nonces = players.map(({ name }) => `nonce of ${name}`);
  const table = Table.open(game, { scenario, options, seats: players, clock: null, seed, nonces }, 0);
  if (!(table instanceof Table)) throw new Error(table.fault);
  const dice = new StateDice(fastDice(`choices in ${seed}`));
  while (table.result === null) {
    const [seat = 0] = table.waiting();
    const offers = table.decision(seat)?.offers ?? [];
    const done = table.act(seat, fillHoles(dice.pick(offers), dice), 0);
    if (!done.ok) throw new Error(`refused: ${done.refused}`);
  }
  return writeMatch(table.file(true));
}
