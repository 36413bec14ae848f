import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { copy, difference } from '../../src/index.ts';
import { type Care, HEARTBEAT, type Saved, Table, type TimedEntry, writeMatch } from '../../src/table-door.ts';
import { tiny } from '../../testing/index.ts';
import { anyCall, call } from './busy.ts';
import { act, longMatch, must, muster, opened, openingOf, rolling, type TinyTable, viewersOf, TWO } from './help.ts';

const clock = { perTurn: 60_000, bank: 3_600_000 };

/** Saved, sent through text as a store does it, and resumed with what has come since. */
function resumed(saved: Saved, tail: readonly TimedEntry[] = [], care: Care = {}): TinyTable {
  const table = Table.resume(tiny, JSON.parse(JSON.stringify(saved)) as Saved, tail, care);
  if (table instanceof Table) return table;
  throw new Error(JSON.stringify(table));
}

/** All that anybody gets to see, from an entry on as each counts them. */
function shown(table: TinyTable, since: readonly number[], now: number): object {
  const seen = viewersOf(table).map((viewer, i) => table.show(viewer, (since[i] ?? 0) + 1, now));
  return { seen, length: table.length, state: table.state, chain: table.chain, untilFall: table.untilFall(now) };
}

describe('a table that was saved and resumed', { timeout: 120_000 }, () => {
  it.each([
    ['three, clocks, chained', { clock, every: 16 }],
    ['two, clocks', { clock, seats: TWO }],
    ['three, no clocks, chained', { every: 3 }],
  ])('goes on exactly like the original, at any entry, whatever is done: %s', (name, orders) => {
    for (let n = 0; n < 4; n++) {
      const seed = `${name} ${n}`;
      const opening = { ...openingOf({ seed, ...orders }), ...('every' in orders ? { every: orders.every } : {}) };
      const table = Table.open(tiny, opening, 0);
      if (!(table instanceof Table)) throw new Error(table.fault);
      const dice = rolling(seed);
      let twin: TinyTable | null = null;
      let since: number[] = [];
      let now = 0;
      for (let i = 0; i < 260 && table.result === null; i++) {
        if (dice.below(9) === 0) {
          // From what was saved now, or from before with a tail.
          const saved = table.save();
          twin = resumed(saved);
          since = viewersOf(table).map((viewer) => table.show(viewer).entries);
        }
        now += dice.below(20_000);
        const it = anyCall(table, dice, now);
        const done = call(table, it);
        if (twin === null) continue;
        expect(call(twin, it)).toEqual(done);
        expect(difference(shown(twin, since, now + 7), shown(table, since, now + 7))).toBeNull();
      }
    }
  });

  it('with the entries since then is the same, undo and agreed undo across the seam included', () => {
    for (let n = 0; n < 8; n++) {
      const table = opened({ seed: `tail ${n}`, clock });
      const dice = rolling(`tail ${n}`);
      let now = 0;
      const saves: Saved[] = [];
      for (let i = 0; i < 150 && table.result === null; i++) {
        if (i % 10 === 0) saves.push(copy(table.save()));
        now += dice.below(9000);
        call(table, anyCall(table, dice, now));
      }
      for (const saved of saves) {
        const tail = table.rowsSince(saved.no).flatMap(({ entry, at }) => (entry === null ? [] : [{ ...entry, at }]));
        const none = viewersOf(table).map((viewer) => table.show(viewer).entries);
        for (const own of [true, false]) {
          const again = resumed(saved, tail, { own });
          expect(difference(shown(again, none, now), shown(table, none, now))).toBeNull();
          expect(difference(again.save(), table.save())).toBeNull();
        }
      }
    }
  });

  it('refuses a tail that does not belong to it, and a game that is another', () => {
    const table = opened();
    muster(table);
    const saved = table.save();
    const forged = { seat: 0, act: ['rest'] as const, after: 0, check: '000000', at: 0 };
    expect(Table.resume(tiny, saved, [forged])).toMatchObject({ fault: 'badCheck', entry: 7 });
    expect(Table.resume({ ...tiny, edition: '9' }, saved, [])).toMatchObject({ fault: 'otherEdition' });
  });

  it('can forget what a store has kept, and still take back what may be taken back', () => {
    const whole = longMatch(140, { clock });
    const lean = resumed(whole.save());
    const last = whole.show(0).entries;
    for (const table of [whole, lean]) must(table.propose(0, { kind: 'undo', entry: last - 90 }, 400_000));
    for (const table of [whole, lean]) for (const seat of [1, 2]) must(table.answer(seat, true, 400_000));
    expect(lean.state).toEqual(whole.state);
    const before = whole.show(1).entries;
    whole.forget(whole.length - 5);
    expect(whole.entries).toHaveLength(5);
    expect(whole.show(1).entries).toBe(before);
    expect(whole.state).toEqual(lean.state);
  });
});

describe('time over a reload', () => {
  const turn = { perTurn: 60_000, bank: 0 };

  function thinking(care: Care = { heartbeat: HEARTBEAT }): TinyTable {
    const table = Table.open(tiny, openingOf({ clock: turn }), 0, care);
    if (!(table instanceof Table)) throw new Error(table.fault);
    muster(table, [1, 1, 1], 0);
    return table;
  }

  it('is charged as far as the host ran, and the rest is given back in an entry', () => {
    const table = thinking();
    for (let now = 1000; now <= 50_000; now += 1000) must(table.tick(now));
    const again = resumed(table.save(), [], { heartbeat: HEARTBEAT, seen: 50_000 });
    expect(again.untilFall(50_500)).toBe(9500);
    must(again.tick(7_200_000));
    expect(again.result).toBeNull();
    expect(again.entries.at(-1)).toMatchObject({ seat: 0, act: ['!credit', 7_150_000], after: 7_200_000 });
    expect(again.untilFall(7_200_000)).toBe(10_000);
    expect(again.log.at(-1)?.fact).toEqual({ fact: 'kernel.credited', seconds: 7150 });
    must(again.tick(7_204_000));
    must(again.tick(7_208_000));
    must(again.tick(7_210_000));
    expect(again.result).toMatchObject({ reason: 'time', winners: [1, 2] });
  });

  it('is charged whole when the host was away for less than it may be', () => {
    const table = thinking();
    must(table.tick(4000));
    const again = resumed(table.save(), [], { heartbeat: HEARTBEAT, seen: 4000 });
    act(again, 0, ['rest'], 9000);
    expect(again.entries).toHaveLength(1);
    expect(again.entries[0]).toMatchObject({ after: 9000 });
  });

  it('is not lost to a clock that jumps ahead in the middle of a match, nor gained from one that jumps back', () => {
    const table = thinking();
    must(table.tick(3000));
    act(table, 0, ['rest'], 7_000_000);
    expect(table.result).toBeNull();
    expect(table.entries.at(-2)).toMatchObject({ act: ['!credit', 6_997_000] });
    act(table, 1, ['rest'], 6_000_000);
    expect(table.entries.at(-1)).toMatchObject({ after: 0 });
    expect(table.show(2, 0, 7_001_000).clocks?.[2]).toEqual({ turn: 59_000, bank: 0, running: true });
  });

  it('is in the file too: a match that is read in elsewhere goes on with the time that was left', () => {
    const table = thinking();
    for (let now = 1000; now <= 50_000; now += 1000) must(table.tick(now));
    const text = writeMatch(table.file(true));
    expect(text.endsWith('{"open":{"entries":6,"since":50000}}\n')).toBe(true);
  });

  it('cannot be given back by a player, nor more than has passed', () => {
    const table = thinking();
    expect(table.act(0, ['!credit', 5], 1000)).toMatchObject({ refused: 'malformed' });
    expect(table.applyEntry({ seat: 0, act: ['!credit', 500], after: 499 })).toMatchObject({ refused: 'malformed' });
    expect(table.untilFall()).toBe(60_000);
  });
});

describe('clocks', () => {
  it('tell nobody of an entry that he does not count: all he is shown is the same to the byte', () => {
    let private_ = 0;
    for (let n = 0; n < 30; n++) {
      const table = opened({ seed: `leak ${n}`, clock });
      const dice = rolling(`leak ${n}`);
      let now = 0;
      for (let i = 0; i < 80 && table.result === null; i++) {
        now += dice.below(8000);
        const before = viewersOf(table).map((viewer) => JSON.stringify(table.show(viewer, 0, now)));
        const counts = viewersOf(table).map((viewer) => table.show(viewer).entries);
        if (!call(table, anyCall(table, dice, now)).ok) continue;
        for (const [j, viewer] of viewersOf(table).entries()) {
          const after = table.show(viewer, 0, now);
          if (after.entries !== counts[j]) continue;
          expect(JSON.stringify(after)).toBe(before[j]);
          private_++;
        }
      }
    }
    expect(private_).toBeGreaterThan(300);
  });
});

describe('a chain of checks', () => {
  it('has the position in one entry of so many, and can be reckoned by a hash that the host hands in', () => {
    const native = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex');
    const opening = { ...openingOf(), every: 4 };
    const tables = [Table.open(tiny, opening, 0), Table.open(tiny, opening, 0, { hasher: native })] as TinyTable[];
    for (const table of tables) muster(table);
    const [one, other] = tables;
    expect(one?.entries.map(({ check }) => check.length)).toEqual([6, 6, 6, 12, 6, 6]);
    expect(other?.entries).toEqual(one?.entries);
    expect(one?.chain).toMatch(/^[0-9a-f]{64}$/);
    expect(other?.chain).toBe(one?.chain);
  });

  it('breaks at the entry that was changed, and at the position that is another', () => {
    const table = Table.open(tiny, { ...openingOf(), every: 4 }, 0) as TinyTable;
    muster(table);
    const before = table.save();
    act(table, 0, ['march', 1, 2]);
    act(table, 0, ['rest']);
    const tail = table.entries.slice(6).map((entry) => ({ ...entry, at: 0 }));
    expect(Table.resume(tiny, before, tail)).toBeInstanceOf(Table);
    const other = tail.map((entry, i) => (i === 0 ? { ...entry, act: ['march', 1, 0] as const } : entry));
    expect(Table.resume(tiny, before, other)).toMatchObject({ fault: 'badCheck', entry: 7 });
    const richer = copy(before);
    (richer.core.state.game as { coins: number[] }).coins[2] = 9;
    expect(Table.resume(tiny, richer, tail)).toMatchObject({ fault: 'badCheck', entry: 8 });
    expect(table.length).toBe(8);
  });
});
