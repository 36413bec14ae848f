import { copy, type Game, type Kind, PUBLIC, type Seat, type State } from '@bivouac/kernel';
import { prepare, Referee, type Row, type Table, viewOf } from '@bivouac/kernel/table';
import type { Look } from './hosted.ts';
import { countThings, personAsked } from './look-at.ts';
import type { LogPage } from './logbook.ts';

/** A moment of the past that whoever looks on is shown in place of now. */
export interface Moment<G extends Kind> {
  readonly state: State<G['state']>;
  /** How many entries the public counted by then. */
  readonly entries: number;
  readonly page: LogPage;
}

/**
 * What everybody may see of a match as it stood at a moment, for those who are shown it later. Clocks, proposals and what
 * is decided now have no place in it.
 */
export function lookBack<G extends Kind>(game: Game<G>, table: Table<G>, { state, entries, page }: Moment<G>): Look {
  const referee = new Referee(prepare(game), copy(state));
  const waiting = state.result === null ? referee.waiting() : [];
  const view = viewOf(game, state, PUBLIC);
  const seats = copy(table.seats);
  return {
    showing: {
      charter: table.charter,
      seats,
      view,
      decision: null,
      waiting,
      log: page.log,
      entries,
      clocks: null,
      paused: false,
      proposal: null,
      undoBlocked: 'nothing',
      result: state.result,
    },
    since: page.since,
    viewer: PUBLIC,
    bot: null,
    person: personAsked(waiting, seats, PUBLIC),
    openly: 'no',
    things: countThings(game, view),
    time: null,
  };
}

/**
 * Up to which row somebody who looks on may see: what is older than a moment, and nothing of the turn that is being
 * played, that is of the last entries of those who are waited for.
 */
export function lastSeen(rows: readonly Row[], until: number, waiting: readonly Seat[]): number {
  let last = rows.length - 1;
  while (last > 0) {
    const seat = rows[last]?.entry?.seat;
    if (seat === undefined || !waiting.includes(seat)) break;
    last--;
  }
  while (last > 0 && (rows[last]?.at ?? 0) > until) last--;
  return rows[last]?.no ?? 0;
}
