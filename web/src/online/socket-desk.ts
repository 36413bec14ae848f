import { DEEDS, factsOf, type GameFacts, QUESTIONS, type WireCall } from '@bivouac/host';
import type { Charter, Done } from '@bivouac/kernel/table';
import { packOfItsTime } from '../matches/pack.ts';
import type { NoTable, OpenedTable, TableDesk } from '../worker/protocol.ts';
import { takeDown } from '../worker/take-down.ts';
import { api } from './api.ts';
import type { SocketLine } from './socket-line.ts';

const NOT_HERE: Done = { ok: false, refused: 'unknownSeat' };

/** What the page must know of the game, by the rules that the match was begun with: they are in the page. */
async function opened(charter: Charter): Promise<OpenedTable | NoTable> {
  const pack = await packOfItsTime(charter, null);
  const game = await takeDown(charter.game, pack);
  if (game === null) return { ok: false, why: 'unknown' };
  const facts: GameFacts = game.use((known) => factsOf(known));
  return { ok: true, game: facts, kind: 'online', hasFile: true, pack };
}

type Carried = Pick<TableDesk, WireCall>;

/** The calls that go over the line as they are. */
function carried(line: SocketLine): Carried {
  const names: readonly WireCall[] = [...DEEDS, ...QUESTIONS];
  const calls: Partial<Record<WireCall, (...args: readonly unknown[]) => Promise<unknown>>> = {};
  for (const name of names) calls[name] = (...args) => line.ask(name, args);
  // A stamp is always sent: none is null.
  calls.act = (action, stamp) => line.ask('act', [action, stamp ?? null]);
  calls.run = (actions, stamp) => line.ask('run', [actions, stamp ?? null]);
  return calls as object as Carried;
}

/**
 * A table on a server, as the page knows tables: the same desk as that of the worker. What is done at one screen alone
 * (handing over, asking openly, trying out) has no place on it.
 */
export function socketDesk(table: string, line: SocketLine, first: () => Promise<Charter>): TableDesk {
  return {
    ...carried(line),
    open: async () => opened(await first()),
    eyes: async () => NOT_HERE,
    openly: async () => NOT_HERE,
    ready: async () => undefined,
    rest: async () => undefined,
    botThoughts: async () => null,
    tryFrom: () => Promise.reject(new Error('a match on a server is not tried out')),
    readIn: () => Promise.reject(new Error('a server reads no files')),
    fileText: async () => {
      const answer = await api.file(table);
      return answer.ok ? answer.value.text : null;
    },
  };
}
