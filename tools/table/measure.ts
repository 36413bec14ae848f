/**
 * What a table costs: memory, saving and resuming, and what of an action the check takes.
 * `node --expose-gc --import tsx tools/table/measure.ts [games/gloire/test/matches/campaign.bivouac]`
 */
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  type Care,
  type CheckedEntry,
  type Game,
  type Kind,
  loadMatch,
  readMatch,
  type Saved,
  Table,
  writeMatch,
} from '@bivouac/kernel';
import { findGame } from '@bivouac/shelf';

const [file = 'games/gloire/test/matches/campaign.bivouac'] = process.argv.slice(2);
const text = readFileSync(file, 'utf8');
const read = readMatch(text);
if ('fault' in read) throw new Error(read.detail);
const { charter, entries, seed } = read;
const taken = await findGame(charter.game)?.load?.();
const say = (what: string, figure: string) => console.log(`${what.padEnd(64)} ${figure}`);
const native = (key: string, what: string) => createHmac('sha256', key).update(what).digest('hex');
const collect = () => {
  for (let i = 0; i < 4; i++) globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};

function play<G extends Kind>(game: Game<G>, how: { every?: number; care?: Care; upTo?: number; known?: boolean }) {
  const { every: _, ...plain } = charter;
  const opening = { ...plain, seed: seed ?? '', ...(how.every === undefined ? {} : { every: how.every }) };
  const table = Table.open(game, opening, 0, how.care);
  if (!(table instanceof Table)) throw new Error(table.fault);
  for (const { seat, act, check } of entries.slice(0, how.upTo)) {
    const done = how.known === true ? table.applyEntry({ seat, act, after: 0 }, check) : table.act(seat, act, 0);
    if (!done.ok) throw new Error(`${JSON.stringify(act)}: ${done.refused}`);
  }
  return table;
}

function median(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  return `${(sorted[sorted.length >> 1] ?? 0).toFixed(2)} ms`;
}

function timed(what: () => void, runs = 9): string {
  const times = Array.from({ length: runs }, () => {
    const from = performance.now();
    what();
    return performance.now() - from;
  });
  return median(times);
}

taken?.use((game) => {
  say('entries', String(entries.length));
  play(game, { known: true });
  for (const upTo of [10, 300, 1000, entries.length]) {
    const before = collect();
    const kept = Array.from({ length: 10 }, () => {
      const table = play(game, { upTo, every: 16 });
      table.forget(table.length);
      return table;
    });
    const each = (collect() - before) / kept.length / 1000;
    say(`memory of a table after ${upTo} entries, what the store has forgotten`, `${Math.round(each)} kB`);
  }
  for (const upTo of [10, entries.length - 1]) {
    const table = play(game, { upTo, every: 16 });
    const saved = JSON.stringify(table.save());
    say(`saved at entry ${upTo}: size`, `${Math.round(saved.length / 1000)} kB`);
    say(
      `saved at entry ${upTo}: parse and resume`,
      timed(() => void Table.resume(game, JSON.parse(saved) as Saved, [])),
    );
    const file = writeMatch(table.file(true));
    say(
      `the same from its file, checked`,
      timed(() => void loadMatch(game, file), 3),
    );
  }
  const cost = (how: Parameters<typeof play>[1]) => {
    const times = Array.from({ length: 3 }, () => {
      const from = performance.now();
      play(game, how);
      return (performance.now() - from) / entries.length;
    });
    return Math.min(...times);
  };
  const none = cost({ known: true });
  const rows: [string, number][] = [
    ['the position in every check (before)', cost({})],
    ['the same, native hash', cost({ care: { hasher: native } })],
    ['a chain, the position in one check of 16', cost({ every: 16 })],
    ['the same, native hash', cost({ every: 16, care: { hasher: native } })],
  ];
  for (const [name, ms] of rows) {
    say(`an action, ${name}`, `${ms.toFixed(3)} ms, of it the check ${Math.round((1 - none / ms) * 100)} %`);
  }
  void (entries satisfies readonly CheckedEntry[]);
});
