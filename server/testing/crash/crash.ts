import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createInterface } from 'node:readline';
import { loadMatch, type Saved } from '@bivouac/kernel/table';
import { tiny } from '@bivouac/kernel/testing';
import { matchText } from '@bivouac/host';
import { deeds } from '../../src/store/deeds.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Acknowledged } from './matches.ts';

/** What a run of kills has found. */
export interface CrashReport {
  readonly kills: number;
  readonly acknowledged: number;
  /** Entries that were acknowledged and are not kept, or not under their number. */
  readonly lost: number;
  /** Requests that stand in a match more than once. */
  readonly doubled: number;
  /** Matches with a gap, a wrong check or a wrong head of the chain. */
  readonly wrong: number;
  /** The longest time from a start to the first acknowledged entry, in milliseconds. */
  readonly slowestMs: number;
}

export interface CrashOrders {
  readonly file: string;
  readonly kills: number;
  readonly tables: number;
  /** A number from 0 to 1, for the moment of each kill. */
  readonly chance: () => number;
  readonly progress?: (kill: number, acknowledged: number) => void;
}

/** A player lives so long after its first entry, at most. */
const LONGEST_LIFE = 600;
const player = fileURLToPath(new URL('player.ts', import.meta.url));

/** Starts the player, and kills it at a random moment of its play; what it was told by then. */
async function killedPlayer({ file, tables, chance }: CrashOrders): Promise<{ told: Acknowledged[]; startMs: number }> {
  const began = Date.now();
  const args = ['--import', 'tsx', player, file, String(tables), String(chance())];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const told: Acknowledged[] = [];
  let startMs = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    if (told.length === 0) {
      startMs = Date.now() - began;
      setTimeout(() => child.kill('SIGKILL'), chance() * LONGEST_LIFE);
    }
    // A line that the kill cut short was not told.
    if (line.endsWith('}')) told.push(JSON.parse(line) as Acknowledged);
  }
  if (child.exitCode !== null) throw new Error(`the player ended by itself (${child.exitCode}): ${errors}`);
  return { told, startMs };
}

interface Found {
  readonly lost: number;
  readonly doubled: number;
  readonly wrong: number;
}

/** Reads the database as the next program would, and compares it with what was told. */
async function examine(file: string, told: readonly Acknowledged[]): Promise<Found> {
  const db = openSqlite(file);
  let [lost, doubled, wrong] = [0, 0, 0];
  for (const { match, no, rid } of told) {
    const found = await db.selectFrom('entry').select('no').where('match', '=', match).where('rid', '=', rid).execute();
    if (found.length > 1) doubled++;
    if (found.length === 0 || (await deeds.answered(db, match, rid)) !== no) lost++;
  }
  for (const match of new Set(told.map((one) => one.match))) {
    const rows = await deeds.rows(db, match, 0, Number.MAX_SAFE_INTEGER);
    const saved: Saved | null = await deeds.savedBefore(db, match, Number.MAX_SAFE_INTEGER);
    const isWhole = saved !== null && rows.every(({ no }, i) => no === i);
    const loaded = saved === null ? null : loadMatch(tiny, matchText(saved, rows));
    const isRight = loaded !== null && !('fault' in loaded) && loaded.table.chain === rows.at(-1)?.head;
    if (!isWhole || !isRight) wrong++;
  }
  await db.destroy();
  return { lost, doubled, wrong };
}

/** Kills a program that plays, over and over, and looks each time whether all that it was told is there. */
export async function crash(orders: CrashOrders): Promise<CrashReport> {
  let report: CrashReport = { kills: 0, acknowledged: 0, lost: 0, doubled: 0, wrong: 0, slowestMs: 0 };
  for (let kill = 1; kill <= orders.kills; kill++) {
    const { told, startMs } = await killedPlayer(orders);
    const { lost, doubled, wrong } = await examine(orders.file, told);
    report = {
      kills: kill,
      acknowledged: report.acknowledged + told.length,
      lost: report.lost + lost,
      doubled: report.doubled + doubled,
      wrong: report.wrong + wrong,
      slowestMs: Math.max(report.slowestMs, startMs),
    };
    orders.progress?.(kill, report.acknowledged);
  }
  return report;
}
