import { type Hosted, HostedMatch } from '@bivouac/host';
import { levels } from '@bivouac/bots';
import type { Game, Kind } from '@bivouac/kernel';
import { HEARTBEAT, isFault, type Opening, type SeatInfo, setupFault, Table } from '@bivouac/kernel/table';
import type { AnyGame } from '@bivouac/shelf';
import { nativeHash } from '../native-hash.ts';
import type { SeatRow } from '../store/seats.ts';
import type { TableHead } from './head.ts';

/** How the server runs its tables: each row says the head of the chain, and positions are hashed by Node. */
export const CARE = { heartbeat: HEARTBEAT, heads: true, hasher: nativeHash } as const;

/** One entry in so many has the whole position in its check. */
const CHECKED = 16;
/** Of three or more, one who leaves does not end it for the others: a bot of this level goes on for him. */
export const HEIR = levels[1]?.id ?? levels[0].id;

/** What is wrong with an order for a table, in words for whoever sent it; null if it can be played. */
export function faultIn(game: AnyGame, order: Pick<TableHead, 'scenario' | 'options'>, seats: readonly number[][]) {
  return game.use((known) => setupFault(known, { ...order, seats }));
}

/** Opens the match of a table at which everybody sits. Names stay outside: seats have handles. */
export function beginMatch(
  game: AnyGame,
  head: TableHead,
  seats: readonly SeatRow[],
  seed: string,
  now: () => number,
): Hosted | { readonly fault: string } {
  const { scenario, options, clock } = head;
  const infos = seats.map(({ kind, handle, level, powers }): SeatInfo => {
    return kind === 'bot' ? { name: handle, kind, powers, level } : { name: handle, kind, powers };
  });
  const opening: Opening = {
    scenario,
    options,
    seats: infos,
    clock,
    nonces: seats.flatMap(({ nonce }) => nonce ?? []),
    seed,
    ...(seats.length < 3 ? {} : { leaving: { to: 'bot', level: HEIR } as const }),
    every: CHECKED,
    botDice: 'secret',
  };
  return game.use(<G extends Kind>(known: Game<G>): Hosted | { readonly fault: string } => {
    const table = Table.open(known, opening, now(), CARE);
    return isFault(table) ? table : new HostedMatch(known, table, { now });
  });
}
