import { describe, expect, it } from 'vitest';
import type { Frame, Seat } from '../../src/index.ts';
import { act, clash, loaded, must, opened, textOf, type TinyTable } from './help.ts';

/** What each power has chosen in its branch of the fork on top of the stack, -2 where it is done. */
function chosen(table: TinyTable): number[] {
  const fork = (table.state.stack.at(-1) as Frame).fork ?? [];
  return fork.map(({ done, stack }) => {
    const vars: { troop?: number; chosen?: number } | undefined = stack.at(-1)?.vars;
    return done ? -2 : (vars?.troop ?? vars?.chosen ?? -3);
  });
}

describe('undo inside a private branch', () => {
  it('takes back the own choice, and nobody else notices who does not hold the branch', () => {
    const table = opened();
    act(table, 0, ['pick', 1]);
    expect(chosen(table)).toEqual([1, -1, -1]);
    must(table.undo(0, 0));
    expect(chosen(table)).toEqual([-1, -1, -1]);
  });

  it('leaves standing what others chose privately before and after', () => {
    const table = opened();
    act(table, 1, ['pick', 0]);
    act(table, 0, ['pick', 1]);
    act(table, 2, ['pick', 1]);
    act(table, 1, ['pick', 1]);
    must(table.undo(0, 0));
    expect(chosen(table)).toEqual([-1, 1, 1]);
    // And those who chose meanwhile can take back theirs, in any order.
    must(table.undo(1, 0));
    expect(chosen(table)).toEqual([-1, 0, 1]);
    must(table.undo(2, 0));
    expect(chosen(table)).toEqual([-1, 0, -1]);
    must(table.undo(1, 0));
    expect(chosen(table)).toEqual([-1, -1, -1]);
    expect(table.undoBlocked(1)).toBe('nothing');
  });

  it('takes back being done, as long as nobody has noticed and answered it', () => {
    const table = opened();
    act(table, 0, ['pick', 1]);
    act(table, 0, ['done']);
    act(table, 1, ['pick', 0]);
    expect(table.waiting()).toEqual([1, 2]);
    must(table.undo(0, 0));
    expect(table.waiting()).toEqual([0, 1, 2]);
    expect(chosen(table)).toEqual([1, 0, -1]);
  });

  it('is blocked once another seat was seen to be done', () => {
    const table = opened();
    act(table, 0, ['pick', 1]);
    act(table, 1, ['pick', 0]);
    act(table, 1, ['done']);
    expect(table.undoBlocked(0)).toBe('other');
  });

  it('works in a clash of two as well, for either', () => {
    const table = opened();
    clash(table);
    act(table, 0, ['tactic', 2]);
    act(table, 1, ['tactic', 1]);
    act(table, 0, ['tactic', 0]);
    must(table.undo(1, 0));
    expect(chosen(table)).toEqual([0, -1]);
    must(table.undo(0, 0));
    expect(chosen(table)).toEqual([2, -1]);
    expect(table.undoBlocked(1)).toBe('other');
  });

  it('is replayed from the file, with the choices of the others where they were', () => {
    const table = opened();
    act(table, 0, ['pick', 1]);
    act(table, 1, ['pick', 0]);
    act(table, 2, ['pick', 1]);
    must(table.undo(0, 0));
    act(table, 0, ['pick', 0]);
    const again = loaded(textOf(table));
    expect(again.state).toEqual(table.state);
    expect(chosen(again)).toEqual([0, 0, 1]);
    for (const each of [table, again]) for (const seat of [0, 1, 2]) act(each, seat, ['done']);
    expect(again.state).toEqual(table.state);
    expect(table.state.game.face.is).toEqual([1, 0, 1, 0, 0, 1]);
  });

  it('does not tell the facts of the others once more', () => {
    const table = opened();
    clash(table);
    act(table, 0, ['tactic', 2]);
    act(table, 1, ['tactic', 1]);
    must(table.undo(0, 0));
    expect(table.log.filter(({ fact }) => fact.fact === 'chose')).toHaveLength(2);
  });

  it('leaves everybody a legal choice afterwards, whatever was taken back', () => {
    for (const seat of [0, 1] as Seat[]) {
      const table = opened();
      clash(table);
      act(table, 0, ['tactic', 2]);
      act(table, 1, ['tactic', 1]);
      must(table.undo(seat, 0));
      for (const each of [0, 1]) {
        if (each === seat) act(table, each, ['tactic', 0]);
        act(table, each, ['done']);
      }
      expect(table.log.some(({ fact }) => fact.fact === 'clash')).toBe(true);
    }
  });
});

describe('what others do in private', () => {
  /** Two tables that differ only in what seat 1 has done in its own branch. */
  function pair(): [TinyTable, TinyTable] {
    const tables: [TinyTable, TinyTable] = [opened(), opened()];
    for (const table of tables) act(table, 1, ['pick', 0]);
    return tables;
  }

  it('does not show in the view, the question, the waiting or the log of a seat', () => {
    const [quiet, busy] = pair();
    act(busy, 1, ['pick', 1]);
    const seen = ({ show }: { show: ReturnType<TinyTable['show']> }) => [
      show.view,
      show.decision,
      show.waiting,
      show.log,
    ];
    expect(seen({ show: busy.show(0) })).toEqual(seen({ show: quiet.show(0) }));
    expect(seen({ show: busy.show(-1) })).toEqual(seen({ show: quiet.show(-1) }));
  });

  it('does not show in anything a table shows: not how often somebody thought again either', () => {
    const [quiet, busy] = pair();
    act(busy, 1, ['pick', 1]);
    expect(busy.show(0)).toEqual(quiet.show(0));
  });

  it('does not show when it is taken back: no fact, no stamp', () => {
    const [quiet, busy] = pair();
    act(busy, 1, ['pick', 1]);
    must(busy.undo(1, 0));
    expect({ ...busy.show(0), entries: 0 }).toEqual({ ...quiet.show(0), entries: 0 });
  });

  it('does not make an open proposal lapse, which would tell that somebody acted', () => {
    const [quiet, busy] = pair();
    for (const table of [quiet, busy]) must(table.propose(0, { kind: 'draw' }, 0));
    act(busy, 1, ['pick', 1]);
    expect(busy.show(0).proposal).toEqual(quiet.show(0).proposal);
  });
});
