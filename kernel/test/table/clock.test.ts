import { describe, expect, it } from 'vitest';
import { Clocks, correspondence } from '../../src/table-door.ts';
import { act, clash, loaded, must, muster, opened, playOn, rolling, textOf, type TinyTable, wholeOf } from './help.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const blitz = { perTurn: MINUTE, bank: 0 };
const banked = { perTurn: 10_000, bank: MINUTE };

function left(table: TinyTable, seat: number): [turn: number, bank: number, running: boolean] {
  const clock = table.show(-1).clocks?.[seat];
  if (clock === undefined) throw new Error('there is no clock');
  return [clock.turn, clock.bank, clock.running];
}

describe('clocks', { timeout: 60_000 }, () => {
  it('are not there unless the charter says so', () => {
    const table = opened();
    expect(table.show(0).clocks).toBeNull();
    expect(table.untilFall()).toBeNull();
    expect(table.tick(1e12)).toEqual({ ok: true });
    expect(table.entries).toEqual([]);
  });

  it('run for all who are waited for in a fork, at once', () => {
    const table = opened({ clock: banked });
    act(table, 1, ['pick', 0], 4000);
    expect([0, 1, 2].map((seat) => left(table, seat))).toEqual([0, 1, 2].map(() => [6000, MINUTE, true]));
    act(table, 1, ['done'], 5000);
    act(table, 0, ['pick', 0], 8000);
    expect(left(table, 0)).toEqual([2000, MINUTE, true]);
    expect(left(table, 1)).toEqual([5000, MINUTE, false]);
    expect(left(table, 2)).toEqual([2000, MINUTE, true]);
  });

  it('take the time of the turn first, then the bank', () => {
    const table = opened({ clock: banked });
    muster(table);
    act(table, 0, ['march', 1, 2], 9000);
    expect(left(table, 0)).toEqual([1000, MINUTE, true]);
    act(table, 0, ['march', 1, 1], 14_000);
    // The turn went to blue; green and blue have their own time.
    expect(left(table, 0)).toEqual([0, MINUTE - 4000, false]);
    expect(left(table, 1)).toEqual([10_000, MINUTE, true]);
    expect(left(table, 2)).toEqual([10_000, MINUTE, false]);
  });

  it('begin a turn afresh whenever a seat comes to be waited for, but not its bank', () => {
    const table = opened({ clock: banked });
    muster(table);
    act(table, 0, ['rest'], 15_000);
    act(table, 1, ['rest'], 16_000);
    act(table, 2, ['rest'], 17_000);
    expect(left(table, 0)).toEqual([10_000, MINUTE - 5000, true]);
  });

  it('stop for the mover while another is asked in a window or alone in a fork', () => {
    const table = opened({ clock: banked });
    clash(table);
    act(table, 0, ['tactic', 1], 1000);
    act(table, 0, ['done'], 2000);
    act(table, 1, ['tactic', 1], 30_000);
    expect(left(table, 0)).toEqual([8000, MINUTE, false]);
    expect(left(table, 1)).toEqual([0, MINUTE - 20_000, true]);
  });

  it('fall at the limit exactly, and not a millisecond before', () => {
    const table = opened({ clock: blitz });
    muster(table, [1, 1, 1], 10);
    expect(table.untilFall()).toBe(MINUTE);
    must(table.tick(10 + MINUTE - 1));
    expect(table.result).toBeNull();
    expect(table.entries).toHaveLength(6);
    must(table.tick(10 + MINUTE));
    expect(table.result).toEqual({ winners: [1, 2], reason: 'time' });
    expect(table.entries.at(-1)).toMatchObject({ seat: 0, act: ['!timeout'], after: MINUTE });
    expect(table.log.at(-1)?.fact).toEqual({ fact: 'kernel.time', seat: 0 });
    expect(table.untilFall()).toBeNull();
  });

  it('fall at the end of turn and bank together', () => {
    const table = opened({ clock: banked });
    muster(table);
    act(table, 0, ['march', 1, 2], 15_000);
    expect(table.untilFall()).toBe(MINUTE - 5000);
    must(table.tick(15_000 + MINUTE - 5001));
    expect(table.result).toBeNull();
    must(table.tick(15_000 + MINUTE - 5000));
    expect(table.result?.reason).toBe('time');
  });

  it('do not fall twice', () => {
    const table = opened({ clock: blitz });
    muster(table);
    must(table.tick(MINUTE));
    const before = wholeOf(table);
    expect(table.tick(2 * MINUTE)).toEqual({ ok: true });
    expect(wholeOf(table)).toBe(before);
  });

  it('count days for correspondence', () => {
    expect(correspondence(3, 14)).toEqual({ perTurn: 3 * DAY, bank: 14 * DAY });
    expect(correspondence(2)).toEqual({ perTurn: 2 * DAY, bank: 0 });
    const table = opened({ clock: correspondence(3, 1) });
    muster(table);
    act(table, 0, ['rest'], 3 * DAY + 1);
    expect(left(table, 0)).toEqual([0, DAY - 1, false]);
    must(table.tick(7 * DAY));
    expect(table.result).toBeNull();
    must(table.tick(7 * DAY + 1));
    expect(table.result).toEqual({ winners: [0, 2], reason: 'time' });
  });

  it('are the same when the file is loaded, at every entry', () => {
    const table = opened({ clock: { perTurn: 30_000, bank: 900_000 } });
    const dice = rolling('clocks');
    const pictures = [table.show(-1).clocks];
    let now = 0;
    for (let i = 0; i < 60; i++) {
      now = playOn(table, 1, dice, now, 1 + dice.below(20_000));
      pictures.push(table.show(-1).clocks);
    }
    const text = textOf(table);
    for (const [upTo, clocks] of pictures.entries()) {
      const again = loaded(text, { upTo, now: 5_000_000 });
      expect(again.show(-1).clocks).toEqual(clocks);
    }
    expect(loaded(text).untilFall()).toBe(table.untilFall());
  });

  it('go on from where they were when the table was loaded, by the clock of the new host', () => {
    const table = opened({ clock: blitz });
    muster(table);
    act(table, 0, ['march', 1, 2], 20_000);
    const again = loaded(textOf(table), { now: 1_000_000 });
    must(again.tick(1_000_000 + 39_999));
    expect(again.result).toBeNull();
    must(again.tick(1_000_000 + 40_000));
    expect(again.result?.reason).toBe('time');
    expect(loaded(textOf(again)).result).toEqual(again.result);
  });

  it('do not run backwards when the host’s clock does', () => {
    const table = opened({ clock: blitz, now: 50_000 });
    muster(table, [1, 1, 1], 50_000);
    act(table, 0, ['march', 1, 2], 40_000);
    expect(left(table, 0)).toEqual([MINUTE, 0, true]);
    expect(table.entries.at(-1)?.after).toBe(0);
  });

  it('are held by the seat, not by what it plays: a bot in the chair runs on', () => {
    const table = opened({ clock: banked });
    muster(table);
    must(table.reseat(0, { kind: 'bot', name: 'Bot' }, 7000));
    expect(left(table, 0)).toEqual([3000, MINUTE, true]);
  });
});

describe('clocks in a pause', { timeout: 60_000 }, () => {
  function paused(now: number): TinyTable {
    const table = opened({ clock: banked });
    muster(table);
    must(table.propose(1, { kind: 'pause' }, now));
    for (const seat of [0, 2]) must(table.answer(seat, true, now));
    return table;
  }

  it('stand still', () => {
    const table = paused(4000);
    expect(table.untilFall()).toBeNull();
    expect([0, 1, 2].map((seat) => left(table, seat)[2])).toEqual([false, false, false]);
    must(table.tick(1e9));
    expect(table.result).toBeNull();
    must(table.resume(0, 1e9));
    expect(left(table, 0)[1]).toBe(MINUTE);
    expect(table.untilFall()).not.toBeNull();
  });

  it('go on afterwards with what was left of the turn', () => {
    const table = paused(4000);
    must(table.resume(0, 1e9));
    expect(left(table, 0)).toEqual([6000, MINUTE, true]);
  });

  it('do not forget how long a seat was waited for', () => {
    const table = paused(50_000);
    must(table.resume(0, 1e9));
    act(table, 0, ['march', 1, 2], 1e9 + 15_000);
    // Fifty seconds before the pause and fifteen after it are more than a minute: TINY 2#7.
    expect(table.state.game.coins[0]).toBe(1);
  });

  it('do not take what happens in the pause for time', () => {
    const table = paused(4000);
    must(table.reseat(2, { kind: 'bot', name: 'Bot' }, 1e8));
    must(table.resume(0, 1e9));
    expect(left(table, 0)[1]).toBe(MINUTE);
    expect(loaded(textOf(table)).show(-1).clocks).toEqual(table.show(-1).clocks);
  });
});

describe('time cannot be gained', { timeout: 60_000 }, () => {
  it('by ending a turn and taking that back', () => {
    const table = opened({ clock: banked });
    muster(table);
    act(table, 0, ['rest'], 9000);
    must(table.undo(0, 9000));
    expect(left(table, 0)).toEqual([1000, MINUTE, true]);
  });

  it('by doing something and taking it back, where thinking long costs: TINY 2#7', () => {
    const table = opened();
    muster(table);
    act(table, 0, ['march', 0, 7], 50_000);
    must(table.undo(0, 50_000));
    act(table, 0, ['march', 1, 2], 70_000);
    expect(table.state.game.coins[0]).toBe(1);
  });

  it('by thinking long about what comes next, and then taking back what was done before', () => {
    const table = opened({ clock: banked });
    muster(table);
    act(table, 0, ['march', 1, 2], 5000);
    must(table.undo(0, 45_000));
    expect(left(table, 0)).toEqual([0, MINUTE - 35_000, true]);
  });

  it('by that, where thinking long costs: TINY 2#7', () => {
    const table = opened();
    muster(table);
    act(table, 0, ['march', 0, 7], 5000);
    must(table.undo(0, 50_000));
    act(table, 0, ['march', 1, 2], 62_000);
    expect(table.state.game.coins[0]).toBe(1);
  });

  it('by another: whoever ran out first loses, even if nobody looked at the clock in time', () => {
    const table = opened({ clock: { perTurn: 1000, bank: 5000 } });
    for (const [seat, now] of [
      [0, 500],
      [2, 500],
      [1, 3000],
    ] as const) {
      act(table, seat, ['pick', seat === 1 ? 0 : 1], now);
      act(table, seat, ['done'], now);
    }
    act(table, 0, ['march', 1, 2], 3000);
    act(table, 0, ['march', 1, 3], 3000);
    expect(table.untilFall()).toBe(4000);
    must(table.tick(3000 + 10_000));
    expect(table.entries.at(-1)).toMatchObject({ seat: 1, act: ['!timeout'] });
  });

  it('by acting after one’s time has run out, because nobody looked at the clock', () => {
    const table = opened({ clock: blitz });
    muster(table);
    table.act(0, ['rest'], MINUTE + 5000);
    expect(table.result).toEqual({ winners: [1, 2], reason: 'time' });
  });

  it('or lost by the host’s clock going back and forth', () => {
    const table = opened({ clock: blitz, now: 50_000 });
    muster(table, [1, 1, 1], 50_000);
    act(table, 0, ['march', 1, 2], 10_000);
    act(table, 0, ['write', 'x'], 50_000);
    expect(left(table, 0)).toEqual([MINUTE, 0, true]);
  });
});

describe('the clocks alone', { timeout: 60_000 }, () => {
  it('fall for whoever has nothing left, now or within a time', () => {
    const clocks = new Clocks({ perTurn: 100, bank: 50 }, 3);
    clocks.waitFor([0, 2]);
    expect(clocks.fallen()).toEqual([]);
    expect(clocks.fallen(149)).toEqual([]);
    expect(clocks.fallen(150)).toEqual([0, 2]);
    clocks.pass(150);
    expect(clocks.fallen()).toEqual([0, 2]);
    expect(clocks.untilFall()).toBe(0);
  });

  it('put back what was saved', () => {
    const clocks = new Clocks({ perTurn: 100, bank: 50 }, 2);
    clocks.waitFor([0]);
    const saved = clocks.save();
    clocks.pass(120);
    expect(clocks.waited(0)).toBe(120);
    clocks.restore(saved);
    expect(clocks.show()?.[0]).toEqual({ turn: 100, bank: 50, running: true });
    expect(clocks.waited(0)).toBe(0);
  });

  it('never fall where there are none', () => {
    const clocks = new Clocks(null, 2);
    clocks.waitFor([0, 1]);
    clocks.pass(1e9);
    expect(clocks.fallen()).toEqual([]);
    expect(clocks.untilFall()).toBeNull();
    expect(clocks.waited(1)).toBe(1e9);
  });
});
