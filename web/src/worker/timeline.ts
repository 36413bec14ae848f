import {
  copy,
  type Fact,
  type Game,
  includes,
  type Kind,
  type Logged,
  readLog,
  type Seat,
  type State,
  Table,
  type Viewer,
  viewOf,
} from '@bivouac/kernel';
import type { ChanceMoment, Position } from './protocol.ts';

/** Every position that a match has gone through, for replays: the same entries, applied to a second table. */
export class Timeline<G extends Kind> {
  readonly #game: Game<G>;
  readonly #match: Table<G>;
  readonly #again: Table<G>;
  readonly #states: State<G['state']>[];

  constructor(game: Game<G>, match: Table<G>) {
    const { charter, seed } = match.file(true);
    const again = Table.open(game, { ...charter, seed: seed ?? '' }, 0);
    if (!(again instanceof Table)) throw new Error(again.fault);
    this.#game = game;
    this.#match = match;
    this.#again = again;
    this.#states = [copy(again.state)];
  }

  catchUp(): void {
    if (this.#match.length < this.#states.length) return;
    for (const { entry, no } of this.#match.rowsSince(this.#states.length - 1)) {
      if (entry === null) continue;
      const done = this.#again.applyEntry(entry, entry.check);
      if (!done.ok) throw new Error(`entry ${no} cannot be played again: ${done.refused}`);
      this.#states.push(copy(this.#again.state));
    }
  }

  stateAt(at: number): State<G['state']> | null {
    return this.#states[at] ?? null;
  }

  /** The entries in which one of these facts was told, as each seat lived them. */
  chances(names: readonly string[]): ChanceMoment[] {
    return this.#match.seats.flatMap((_, seat) => {
      const byEntry = new Map<number, Fact[]>();
      for (const { at, fact } of readLog(this.#again.log, seat)) {
        if (at > 0 && names.includes(fact.fact)) byEntry.set(at, [...(byEntry.get(at) ?? []), fact]);
      }
      return [...byEntry].map(([at, facts]) => ({ at, seat, before: this.#viewBefore(at, seat), facts }));
    });
  }

  #viewBefore(at: number, seat: Seat): State<G['state']> {
    return viewOf(this.#game, this.#states[at - 1] as State<G['state']>, seat);
  }

  position(at: number, viewer: Viewer): Position {
    const place = Math.max(0, Math.min(at, this.#states.length - 1));
    const state = this.#states[place] as State<G['state']>;
    const log = readLog(
      this.#again.log.filter((line) => line.at <= place && mayRead(line, viewer)),
      viewer,
    );
    return {
      at: place,
      view: viewOf(this.#game, state, viewer),
      news: log.filter((line) => line.at === place).map(({ fact }) => fact),
      log,
      seat: this.#match.entries[place - 1]?.seat ?? null,
      result: state.result,
    };
  }
}

function mayRead({ fact }: Logged, viewer: Viewer): boolean {
  return fact.to === undefined || includes(fact.to, viewer);
}
