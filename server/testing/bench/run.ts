import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Dice, fastDice, StateDice } from '@bivouac/kernel';
import { orderOf } from '../online/orders.ts';
import { Player } from '../online/player.ts';
import { actAt, BenchLine, type BenchTable } from './lines.ts';
import type { Usage } from './server.ts';

export interface RunOrders {
  readonly store: 'sqlite' | 'none';
  /** How many matches of each game. */
  readonly games: Readonly<Record<string, number>>;
  /** Those that are played all at once; the others are only measured alone. */
  readonly crowd: readonly string[];
  /** Actions a second, and for how many seconds. */
  readonly rate: number;
  readonly seconds: number;
  /** Games whose share of the processor is measured alone, for so many seconds each. */
  readonly alone: { readonly games: readonly string[]; readonly seconds: number };
  readonly say: (what: string) => void;
}

export interface Measured {
  readonly matches: number;
  readonly sockets: number;
  readonly actionsPerSecond: number;
  readonly p50ms: number;
  readonly p99ms: number;
  readonly cpuMsPerAction: number;
  readonly cpuMsPerActionOf: Readonly<Record<string, number>>;
  readonly kBPerMatch: number;
}

const SERVER = fileURLToPath(new URL('server.ts', import.meta.url));
/** So many tables one account lays: a server allows no more than fifty. */
const EACH = 40;
const AT_ONCE = 8;
const PATIENCE = 15_000;

class Host {
  readonly #child: ChildProcess;
  readonly address: string;

  private constructor(child: ChildProcess, address: string) {
    this.#child = child;
    this.address = address;
  }

  static async start(args: readonly string[]): Promise<Host> {
    const child = fork(SERVER, [...args], { execArgv: ['--expose-gc', '--import', 'tsx'] });
    const [{ address }] = (await once(child)) as [{ address: string }];
    return new Host(child, address);
  }

  async usage(): Promise<Usage> {
    const answer = once(this.#child);
    this.#child.send('usage');
    return (await answer)[0] as Usage;
  }

  async stop(): Promise<void> {
    const gone = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.send('stop');
    const patience = setTimeout(() => this.#child.kill('SIGKILL'), 20_000);
    await gone;
    clearTimeout(patience);
  }
}

const once = (child: ChildProcess): Promise<unknown[]> =>
  new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`the server ended (${code})`));
    child.once('exit', ended);
    child.once('message', (...said: unknown[]) => {
      child.off('exit', ended);
      resolve(said);
    });
  });

/** Lays the tables, sits two down at each, and connects them. */
async function company({ address }: Host, { games, say }: RunOrders): Promise<BenchTable[]> {
  const wanted = Object.entries(games).flatMap(([game, count]) => Array.from({ length: count }, () => game));
  const orders = new Map(
    await Promise.all(Object.keys(games).map(async (game) => [game, await orderOf(game)] as const)),
  );
  const tables: BenchTable[] = [];
  const layOne = async (game: string, [host, guest]: readonly [Player, Player]) => {
    const order = orders.get(game);
    if (order === undefined) return;
    const { table, link } = await host.lay(order);
    await guest.sit(table.id, link);
    await host.begin(table.id);
    const lines = await Promise.all([host, guest].map(({ cookie }) => BenchLine.open(address, table.id, cookie)));
    tables.push({ game, lines });
    if (tables.length % 200 === 0) say(`${tables.length} of ${wanted.length} tables`);
  };
  const pile = [...wanted];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let pair = [new Player(address), new Player(address)] as const, laid = 0; ; laid++) {
        const game = pile.pop();
        if (game === undefined) return;
        if (laid % EACH === 0) pair = [new Player(address), new Player(address)];
        await layOne(game, pair);
      }
    }),
  );
  return tables;
}

interface Load {
  readonly latencies: readonly number[];
  readonly seconds: number;
}

/** Actions at random moments, so many a second on the average, whether or not earlier ones have been answered. */
async function load(tables: readonly BenchTable[], rate: number, seconds: number, dice: Dice): Promise<Load> {
  const latencies: number[] = [];
  const open = new Set<Promise<void>>();
  const began = performance.now();
  const until = began + seconds * 1000;
  let next = began;
  while (performance.now() < until) {
    next += (-Math.log(1 - dice.below(1_000_000) / 1_000_000) / rate) * 1000;
    const wait = next - performance.now();
    // Also whoever is late lets the sockets be heard.
    await new Promise((resolve) => (wait > 0 ? setTimeout(resolve, wait) : setImmediate(resolve)));
    const acting = (async () => {
      // A match at which nobody can act now is passed over.
      for (let attempt = 0; attempt < 20; attempt++) {
        const taken = await actAt(dice.pick(tables), dice);
        if (taken === null) continue;
        latencies.push(taken);
        return;
      }
    })();
    open.add(acting);
    void acting.finally(() => open.delete(acting));
  }
  const took = (performance.now() - began) / 1000;
  // What is not answered by then never is.
  await Promise.race([Promise.all(open), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  return { latencies: latencies.toSorted((a, b) => a - b), seconds: took };
}

const at = (sorted: readonly number[], share: number): number =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
const tenths = (value: number): number => Math.round(value * 100) / 100;

/** One whole run, with a server of its own. */
export async function measure(orders: RunOrders): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-bench-'));
  writeFileSync(join(folder, 'index.html'), '<h1>Bivouac</h1>');
  mkdirSync(join(folder, 'data'));
  const host = await Host.start([folder, join(folder, 'data'), orders.store]);
  const dice = new StateDice(fastDice('bench online'));
  const { say, rate, seconds, alone } = orders;
  try {
    const empty = await host.usage();
    const tables = await company(host, orders);
    const crowd = tables.filter(({ game }) => orders.crowd.includes(game));
    // Every path has been walked before anything is measured.
    await load(crowd, rate, 5, dice);
    say(`${rate} actions a second for ${seconds} seconds, store ${orders.store}`);
    const before = await host.usage();
    const { latencies, seconds: took } = await load(crowd, rate, seconds, dice);
    const after = await host.usage();
    const cpuMsPerActionOf: Record<string, number> = {};
    for (const game of alone.games) {
      say(`${game} alone`);
      const own = tables.filter((table) => table.game === game && table.lines.every(({ isOver }) => !isOver));
      if (own.length === 0) continue;
      const since = await host.usage();
      const done = await load(own, Math.min(rate / 2, own.length * 4), alone.seconds, dice);
      const used = (await host.usage()).until - since.since;
      cpuMsPerActionOf[game] = tenths(used / Math.max(1, done.latencies.length));
    }
    for (const { lines } of tables) for (const line of lines) line.close();
    return {
      matches: tables.length,
      sockets: tables.length * 2,
      actionsPerSecond: Math.round(latencies.length / took),
      p50ms: at(latencies, 0.5),
      p99ms: at(latencies, 0.99),
      cpuMsPerAction: tenths((after.until - before.since) / Math.max(1, latencies.length)),
      cpuMsPerActionOf,
      kBPerMatch: Math.round((after.heap - empty.heap) / 1000 / tables.length),
    };
  } finally {
    await host.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
