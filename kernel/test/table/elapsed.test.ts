import { describe, expect, it } from 'vitest';
import { tiny } from '../../testing/index.ts';
import { act, loaded, must, muster, opened, textOf, withTake } from './help.ts';

describe('the time that an action took', () => {
  it('reaches the rules: more than a minute costs a coin [TINY 2#7]', () => {
    const table = opened();
    muster(table, [1, 1, 1], 1000);
    act(table, 0, ['march', 1, 2], 61_000);
    expect(table.state.game.coins[0]).toBe(2);
    act(table, 0, ['march', 1, 1], 61_000 + 60_001);
    expect(table.state.game.coins[0]).toBe(1);
    expect(table.log.at(-1)?.fact).toMatchObject({ fact: 'dawdled', power: 0, clause: 'TINY 2#7' });
  });

  it('is counted from when the seat was asked, whatever happened at the table meanwhile', () => {
    const table = opened();
    muster(table);
    must(table.propose(1, { kind: 'draw' }, 20_000));
    must(table.answer(2, false, 40_000));
    must(table.order(1, 'ambush', ['pass'], 50_000));
    table.act(0, ['march', 1, 7], 55_000);
    act(table, 0, ['march', 1, 2], 60_001);
    expect(table.state.game.coins[0]).toBe(1);
  });

  it('is each seat’s own in a fork', () => {
    const took: [seat: number, elapsed: number][] = [];
    const game = withTake(tiny, ['muster', 'choose', 'pick'], (old) => (c, vars, ...args) => {
      took.push([c.seatOf(c.actor), c.elapsed]);
      return old(c, vars, ...args);
    });
    const table = opened({ game });
    act(table, 0, ['pick', 1], 30_000);
    act(table, 1, ['pick', 1], 50_000);
    act(table, 0, ['pick', 0], 55_000);
    act(table, 2, ['pick', 0], 56_000);
    expect(took).toEqual([
      [0, 30_000],
      [1, 50_000],
      [0, 25_000],
      [2, 56_000],
    ]);
  });

  it('is in the file, and the replay loses the same coin', () => {
    const table = opened();
    muster(table);
    act(table, 0, ['march', 1, 2], 60_001);
    const again = loaded(textOf(table));
    expect(again.entries.at(-1)?.after).toBe(60_001);
    expect(again.state.game.coins).toEqual([1, 2, 2]);
  });

  it('is kept when the action is played again for somebody’s undo', () => {
    const table = opened();
    muster(table);
    act(table, 0, ['march', 1, 2], 60_001);
    act(table, 0, ['march', 1, 1], 60_002);
    must(table.undo(0, 60_003));
    expect(table.state.game.coins[0]).toBe(1);
    must(table.undo(0, 60_004));
    expect(table.state.game.coins[0]).toBe(2);
  });

  it('is not recorded for a game in which time means nothing, without clocks', () => {
    const { timed: _, ...untimed } = tiny;
    const table = opened({ game: untimed });
    muster(table);
    act(table, 0, ['march', 1, 2], 90_000);
    expect(table.entries.at(-1)?.after).toBe(0);
    expect(table.state.game.coins[0]).toBe(2);
  });

  it('is recorded for the clocks alone, and kept from the rules of such a game', () => {
    const { timed: _, ...untimed } = tiny;
    const table = opened({ game: untimed, clock: { perTurn: 1e6, bank: 0 } });
    muster(table);
    act(table, 0, ['march', 1, 2], 90_000);
    expect(table.entries.at(-1)?.after).toBe(90_000);
    expect(table.state.game.coins[0]).toBe(2);
  });
});
