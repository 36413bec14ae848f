import { describe, expect, test, vi } from 'vitest';
import { canonical, copy, fastDice, fillHoles, PUBLIC, type State, StateDice } from '@bivouac/kernel';
import { type Saved, Table } from '@bivouac/kernel/table';
import { tiny } from '@bivouac/kernel/testing';
import { Logbook, matchText, Timeline } from '../src/index.ts';

/** A match of the tiny game with things taken back, every position of it, and some tables saved on the way. */
function played() {
  for (let n = 0; ; n++) {
    const seats = tiny.seatings[0]?.map((powers) => ({ name: '', kind: 'person' as const, powers })) ?? [];
    const opening = { scenario: 'ring', options: {}, seats, clock: null, nonces: [], seed: `past ${n}`, every: 16 };
    const table = Table.open(tiny, opening, 0);
    if (!(table instanceof Table)) throw new Error(table.fault);
    const dice = new StateDice(fastDice(n));
    const states: State<unknown>[] = [copy(table.state)];
    const saves: Saved[] = [];
    while (table.result === null) {
      const seat = dice.pick(table.waiting());
      const offers = table.decision(seat)?.offers ?? [];
      const done = dice.below(6) === 0 ? table.undo(seat, 0) : table.act(seat, fillHoles(dice.pick(offers), dice), 0);
      if (!done.ok) continue;
      states.push(copy(table.state));
      if (table.length % 50 === 0) saves.push(copy(table.save()));
    }
    if (table.length > 150) return { table, states, saves };
  }
}

describe('the past of a match', () => {
  const { table, states, saves } = played();
  const rows = table.rowsSince(-1);
  const past = (kept: readonly Saved[]) => ({
    charter: table.charter,
    seed: table.save().seed,
    length: () => rows.length - 1,
    rows: async (from: number, to: number) => rows.slice(from, to + 1),
    savedBefore: async (no: number) => kept.findLast((saved) => saved.no <= no) ?? null,
  });

  test.each([
    ['with tables saved on the way', saves],
    ['from its entries alone', []],
  ])('is what it was, forwards, backwards and anywhere, %s', async (_, kept) => {
    const timeline = new Timeline(tiny, past(kept));
    const places = [...states.keys()];
    for (const at of [...places.toReversed(), ...places, 3, states.length - 1, 70]) {
      expect(canonical(await timeline.stateAt(at))).toBe(canonical(states[at]));
    }
    expect(await timeline.stateAt(states.length)).toBeNull();
    expect(await timeline.stateAt(-1)).toBeNull();
  });

  test('plays few entries again for each step back, however far apart the saved tables are', async () => {
    const timeline = new Timeline(tiny, past([]));
    const again = vi.spyOn(Table.prototype, 'enterAgain');
    const counts = [];
    for (let at = timeline.length; at >= 0; at--) {
      again.mockClear();
      await timeline.stateAt(at);
      counts.push(again.mock.calls.length);
    }
    again.mockRestore();
    // The first look at a match is no step back.
    expect(Math.max(...counts.slice(1))).toBeLessThanOrEqual(16);
  });

  test('tells each viewer of the log what the table tells him', () => {
    const book = new Logbook(rows.slice(0, 30));
    for (const viewer of [PUBLIC, 0, 1]) expect(book.since(viewer, 0).length).toBeGreaterThan(0);
    book.add(rows.slice(30));
    for (const viewer of [PUBLIC, 0, 1]) {
      const { log, entries } = table.show(viewer);
      expect(book.since(viewer, 0)).toEqual(log);
      for (const since of [1, 5, entries - 3, entries, entries + 1]) {
        expect(book.since(viewer, since)).toEqual(table.show(viewer, since).log);
      }
    }
  });

  test('is a file again from what a store keeps', () => {
    expect(matchText(table.save(), rows)).toContain('"end"');
    expect(matchText(saves[0] as Saved, rows.slice(0, 60))).toContain('{"open":{"entries":59}}');
  });
});
