/**
 * What a table costs: memory, saving and resuming, and what of an action the check takes.
 * `node --expose-gc --import tsx tools/table/measure.ts [games/gloire/test/matches/campaign.bivouac]`
 */
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Game, type Kind, toldTo } from '@bivouac/kernel';
import { type Care, loadMatch, readMatch, type Saved, Table, writeMatch } from '@bivouac/kernel/table';
import { HostedMatch, lastRows, MemoryStore, tailOf, Timeline } from '@bivouac/host';
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
});

/** What opening a match costs: what is read, played and sent, from the last time it was saved whole. */
await taken?.use(async (game) => {
  for (const upTo of [10, 300, 1000, entries.length - 1]) {
    const store = new MemoryStore<{ id: string; revision: number; changed: number }>();
    const head = { id: 'm', revision: 0, changed: 0 };
    const table = play(game, { every: 16, upTo: Math.floor(upTo / 64) * 64 });
    const saved = table.save();
    for (const { seat, act } of entries.slice(table.length, upTo)) table.act(seat, act, 0);
    await store.begin(head);
    await store.append(head, { rows: table.rowsSince(-1), saved, seen: null });
    const open = async () => {
      const kept = await store.load('m');
      if (kept === null || kept.saved === null) throw new Error('the match is gone');
      const older = (from: number, to: number) => store.rows('m', from, to);
      const rows = await lastRows(kept.tail, kept.saved.no + 1, charter.seats.length, older);
      const resumed = Table.resume(game, kept.saved, tailOf(kept.tail), { own: true });
      if (!(resumed instanceof Table)) throw new Error(resumed.detail);
      const hosted = new HostedMatch(game, resumed, { rows, older, now: () => 0 });
      return { rows: rows.length, look: hosted.look(0, null, hosted.logPoint(0).since) };
    };
    const times: number[] = [];
    for (let n = 0; n < 9; n++) {
      const from = performance.now();
      await open();
      times.push(performance.now() - from);
    }
    const { rows, look } = await open();
    const log = Math.round(JSON.stringify(look.showing.log).length / 1000);
    const sent = Math.round(JSON.stringify(look).length / 1000);
    say(`opened at entry ${upTo}: rows, log sent, all sent, time`, `${rows}, ${log} kB, ${sent} kB, ${median(times)}`);
  }
});

/** The replay of the whole match: its memory, and each step back. */
await taken?.use(async (game) => {
  const saves: string[] = [];
  const table = play(game, { every: 16, upTo: 0 });
  for (const { seat, act } of entries) {
    table.act(seat, act, 0);
    if (table.length % 256 === 0) saves.push(JSON.stringify(table.save()));
  }
  const rows = table.rowsSince(-1);
  const before = collect();
  const timeline = new Timeline(game, {
    charter: table.charter,
    seed: seed ?? '',
    length: () => rows.length - 1,
    rows: async (from, to) => rows.slice(from, to + 1),
    savedBefore: async (no) => JSON.parse(saves[Math.floor(no / 256) - 1] ?? 'null') as Saved | null,
  });
  // The processor's own time: on a busy machine the clock says more of the others than of a step.
  const times: number[] = [];
  for (let at = entries.length; at >= 0; at--) {
    const from = process.cpuUsage();
    await timeline.position(at, 0);
    const { user, system } = process.cpuUsage(from);
    times.push((user + system) / 1000);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const share = (part: number) => `${(sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(1)} ms`;
  say('replay, each step back: median, 99 of 100, longest', [0.5, 0.99, 1].map(share).join(', '));
  say('replay, memory after all steps', `${((collect() - before) / 1e6).toFixed(1)} MB`);
  say('log of a seat: whole', `${Math.round(JSON.stringify(table.show(0).log).length / 1000)} kB`);
  const steps = rows.map(({ facts }) => JSON.stringify(toldTo(facts, 0)).length);
  say('log of a seat: what a step sends, mean', `${Math.round(steps.reduce((a, b) => a + b, 0) / steps.length)} B`);
  void timeline;
});
