import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewTable } from '@bivouac/host';
import { type Dice, fastDice, StateDice } from '@bivouac/kernel';
import { startPostgres } from '../postgres/cluster.ts';
import { type Bundle, bundledServer, freePort, ServerProcess } from '../processes/server-process.ts';
import { databaseAt, examine, type Found } from './examine.ts';
import { type Acknowledged, playTables } from './seats.ts';

/** What a run of kills has found. */
export interface CrashReport extends Found {
  readonly kills: number;
  readonly acknowledged: number;
  /** The longest time from a kill until something was acknowledged at every table again, in milliseconds. */
  readonly slowestMs: number;
  /** And how much of such a time a process took to start, at most: the machine's share. */
  readonly slowestStartMs: number;
}

export interface CrashOrders {
  readonly store: 'sqlite' | 'postgres';
  readonly kills: number;
  readonly tables: number;
  readonly order: Omit<NewTable, 'promise'>;
  readonly seed: string;
  /** The server that is killed, where it has been bundled already. */
  readonly bundle?: Bundle;
  readonly progress?: (report: CrashReport) => void;
  /** Told when play went on late: how long the start took, and what each table was doing last. */
  readonly trouble?: (what: object) => void;
}

/** A server lives so long after everybody plays again, at most. */
const LONGEST_LIFE = 600;
/** A machine that does much else is no fault of the server's. */
const PATIENCE = 300_000;
const SLOW = 5_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Kills servers that people play at, over and over, and looks each time whether all that they were told is there. */
export async function crash(orders: CrashOrders): Promise<CrashReport> {
  const dice = new StateDice(fastDice(orders.seed));
  const dataFolder = mkdtempSync(join(tmpdir(), 'bivouac-crash-'));
  const bundle = orders.bundle ?? (await bundledServer());
  // It syncs as one in earnest does: what is acknowledged must be on the disk.
  const postgres = orders.store === 'postgres' ? await startPostgres({ durable: true }) : null;
  const databaseUrl = (await postgres?.database()) ?? null;
  const ports = await Promise.all((postgres === null ? [1] : [1, 2]).map(() => freePort()));
  const servers = ports.map((port) => new ServerProcess(bundle, { dataFolder, databaseUrl, port }));
  try {
    await Promise.all(servers.map((server) => server.start()));
    return await killAndLook(orders, { dataFolder, databaseUrl }, servers, dice);
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    await postgres?.stop();
    if (orders.bundle === undefined) bundle.remove();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function killAndLook(
  { kills, tables, order, progress, trouble }: CrashOrders,
  place: Parameters<typeof databaseAt>[0],
  servers: readonly ServerProcess[],
  dice: Dice,
): Promise<CrashReport> {
  let report: CrashReport = {
    kills: 0,
    acknowledged: 0,
    lost: 0,
    doubled: 0,
    wrong: 0,
    slowestMs: 0,
    slowestStartMs: 0,
  };
  let isOver = false;
  const told: Acknowledged[] = [];
  const lastTold = new Array<number>(tables).fill(0);
  const doing: string[] = lastTold.map(() => '');
  const addresses = servers.map(({ address }) => address);
  const playing = lastTold.map((_, i) => {
    const tell = (what: Acknowledged) => {
      told.push(what);
      lastTold[i] = performance.now();
    };
    const note = (what: string) => {
      doing[i] = `${Math.round(performance.now())} ${what}`;
    };
    return playTables({ order, addresses, dice, tell, note, isOver: () => isOver });
  });
  const since = async (moment: number): Promise<number> => {
    while (lastTold.some((at) => at < moment)) {
      if (performance.now() - moment > PATIENCE) throw new Error(`nobody could go on: ${doing.join('; ')}`);
      await pause(5);
    }
    return performance.now() - moment;
  };
  const db = databaseAt(place);
  try {
    await since(performance.now());
    for (let kill = 1; kill <= kills; kill++) {
      await pause((dice.below(1000) / 1000) * LONGEST_LIFE);
      const server = dice.pick(servers);
      const died = performance.now();
      await server.end('SIGKILL');
      await server.start();
      const started = performance.now() - died;
      const slow = await since(died);
      if (slow > SLOW) trouble?.({ kill, startedMs: Math.round(started), slowMs: Math.round(slow), doing: [...doing] });
      // Whoever is told meanwhile is looked at after the next kill.
      const count = told.length;
      const found = await examine(db, told.slice(report.acknowledged, count));
      report = {
        kills: kill,
        acknowledged: count,
        lost: report.lost + found.lost,
        doubled: report.doubled + found.doubled,
        wrong: report.wrong + found.wrong,
        slowestMs: Math.max(report.slowestMs, Math.round(slow)),
        slowestStartMs: Math.max(report.slowestStartMs, Math.round(started)),
      };
      progress?.(report);
    }
    isOver = true;
    await Promise.all(playing);
    return report;
  } finally {
    isOver = true;
    await db.destroy();
  }
}
