import { describe, expect, it } from 'vitest';
import { copy } from '../../src/index.ts';
import { AMBUSH } from '../../testing/tiny/state.ts';
import { act, clash, loaded, must, muster, opened, textOf, type TinyTable, TWO, withTopCard } from './help.ts';

/** The position without its stamps, which never run backwards. */
function position(table: TinyTable): object {
  return { ...copy(table.state), stamp: [] };
}

/** Blue holds an ambush, and red has marched into its counter: blue is asked. */
function withAmbush(): TinyTable {
  const table = withTopCard(AMBUSH);
  muster(table, [1, 0, 1]);
  act(table, 0, ['rest']);
  act(table, 1, ['draw']);
  act(table, 1, ['rest']);
  act(table, 2, ['rest']);
  act(table, 0, ['march', 1, 2]);
  act(table, 0, ['march', 1, 3]);
  return table;
}

describe('undo', () => {
  it('takes back the last action, and is an entry and a fact of its own', () => {
    const table = opened();
    muster(table);
    const before = position(table);
    act(table, 0, ['march', 1, 2]);
    expect(table.undoBlocked(0)).toBeNull();
    must(table.undo(0, 0));
    expect(position(table)).toEqual(before);
    expect(table.entries.map(({ act: done }) => done[0]).slice(-2)).toEqual(['march', '!undo']);
    expect(table.log.at(-1)).toEqual({ at: 8, fact: { fact: 'kernel.undone', seat: 0 } });
    expect(table.decision(0)?.about).toEqual({ actions: 2 });
  });

  it('goes back action by action, as far as nothing came out, and then forward again', () => {
    const table = opened();
    muster(table);
    const before = position(table);
    act(table, 0, ['write', 'En avant']);
    act(table, 0, ['march', 1, 2]);
    act(table, 0, ['march', 1, 1]);
    const after = position(table);
    for (let i = 0; i < 3; i++) must(table.undo(0, 0));
    expect(position(table)).toEqual(before);
    for (const action of [['write', 'En avant'] as const, ['march', 1, 2] as const, ['march', 1, 1] as const]) {
      act(table, 0, action);
    }
    expect(position(table)).toEqual(after);
  });

  it('goes back over the end of the own turn, before the next seat has acted', () => {
    const table = opened();
    muster(table);
    act(table, 0, ['rest']);
    expect(table.waiting()).toEqual([1]);
    must(table.undo(0, 0));
    expect(table.waiting()).toEqual([0]);
  });

  it('is blocked by dice', () => {
    const table = opened();
    muster(table);
    act(table, 0, ['march', 0, 1]);
    act(table, 0, ['regroup', 1]);
    expect(table.undoBlocked(0)).toBe('dice');
    expect(table.undo(0, 0)).toEqual({ ok: false, refused: 'undoBlocked', by: 'dice' });
  });

  it('is blocked by what was shown', () => {
    const table = opened();
    muster(table);
    act(table, 0, ['draw']);
    expect(table.undo(0, 0)).toEqual({ ok: false, refused: 'undoBlocked', by: 'shown' });
  });

  it('does not reach back over a barrier by taking back what came after it', () => {
    const table = opened({ seats: TWO });
    muster(table);
    act(table, 0, ['draw']);
    act(table, 0, ['march', 1, 2]);
    must(table.undo(0, 0));
    expect(table.undoBlocked(0)).toBe('shown');
  });

  it('is blocked by what another seat has done since', () => {
    const table = opened();
    muster(table);
    act(table, 0, ['rest']);
    act(table, 1, ['march', 2, 2]);
    expect(table.undo(0, 0)).toEqual({ ok: false, refused: 'undoBlocked', by: 'other' });
    expect(table.undoBlocked(1)).toBeNull();
  });

  it('is open again when the other seat has taken its own action back', () => {
    const table = opened();
    muster(table);
    act(table, 0, ['rest']);
    act(table, 1, ['march', 2, 2]);
    must(table.undo(1, 0));
    expect(table.undoBlocked(0)).toBeNull();
    must(table.undo(0, 0));
    expect(table.waiting()).toEqual([0]);
  });

  it('has nothing to take back before the seat has acted', () => {
    const table = opened();
    expect(table.undo(0, 0)).toEqual({ ok: false, refused: 'undoBlocked', by: 'nothing' });
    act(table, 1, ['pick', 0]);
    act(table, 1, ['done']);
    expect(table.undoBlocked(0)).toBe('nothing');
    expect(table.show(-1).undoBlocked).toBe('nothing');
  });

  it('closes a window again that the action opened, until it was answered', () => {
    const table = withAmbush();
    expect(table.waiting()).toEqual([1]);
    must(table.undo(0, 0));
    expect(table.waiting()).toEqual([0]);
    expect(table.state.game.place[1]).toBe(2);
    act(table, 0, ['march', 1, 3]);
    act(table, 1, ['play', AMBUSH]);
    expect(table.undoBlocked(0)).toBe('other');
    expect(table.undoBlocked(1)).toMatch(/dice|shown/);
  });

  it('is blocked for both by the joining of secret choices', () => {
    const table = opened();
    clash(table);
    act(table, 0, ['tactic', 0]);
    act(table, 0, ['done']);
    act(table, 1, ['tactic', 0]);
    act(table, 1, ['done']);
    expect(table.undoBlocked(1)).toMatch(/dice|shown/);
    expect(table.undoBlocked(0)).toBe('other');
  });

  it('is replayed from the file like any other entry', () => {
    const table = opened();
    muster(table);
    act(table, 0, ['march', 1, 2]);
    must(table.undo(0, 0));
    act(table, 0, ['march', 0, 7]);
    must(table.undo(0, 0));
    act(table, 0, ['draw']);
    const again = loaded(textOf(table));
    expect(again.state).toEqual(table.state);
    expect(again.log).toEqual(table.log);
    expect(again.undoBlocked(0)).toBe('shown');
    // Also between an action and its taking back.
    const between = loaded(textOf(table), { upTo: 7 });
    expect(between.state.game.place[1]).toBe(2);
    must(between.undo(0, 0));
    expect(between.state.game.place[1]).toBe(1);
  });

  it('does not take back a standing order that another seat gave since', () => {
    const table = opened();
    muster(table);
    act(table, 0, ['march', 1, 2]);
    must(table.order(1, 'ambush', ['pass'], 0));
    must(table.undo(0, 0));
    expect(table.state.orders[1]).toEqual([{ window: 'ambush', answer: ['pass'] }]);
  });

  it('does not bring back a standing order that was withdrawn since', () => {
    const table = opened();
    muster(table);
    must(table.order(1, 'ambush', ['pass'], 0));
    act(table, 0, ['march', 1, 2]);
    must(table.order(1, 'ambush', null, 0));
    must(table.undo(0, 0));
    expect(table.state.orders[1]).toEqual([]);
  });
});
