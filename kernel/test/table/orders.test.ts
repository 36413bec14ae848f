import { describe, expect, it } from 'vitest';
import { AMBUSH } from '../../testing/tiny/state.ts';
import { act, lastFor, loaded, must, muster, textOf, type TinyTable, withTopCard } from './help.ts';

/** Blue holds an ambush; red is about to march into it. */
function beforeTheAmbush(): TinyTable {
  const table = withTopCard(AMBUSH);
  muster(table, [1, 0, 1]);
  act(table, 0, ['rest']);
  act(table, 1, ['draw']);
  act(table, 1, ['rest']);
  act(table, 2, ['rest']);
  act(table, 0, ['march', 1, 2]);
  return table;
}

describe('a standing order at the table', () => {
  it('answers a window without asking, and tells its own seat alone', () => {
    const table = beforeTheAmbush();
    must(table.order(1, 'ambush', ['play', AMBUSH], 0));
    act(table, 0, ['march', 1, 3]);
    expect(table.state.game.place[1]).toBe(-1);
    expect(table.state.game.discard).toEqual([AMBUSH]);
    const ordered = (viewer: number) => table.show(viewer).log.filter(({ fact }) => fact.fact === 'kernel.ordered');
    expect(ordered(1)).toHaveLength(1);
    for (const viewer of [-1, 0, 2]) expect(ordered(viewer)).toEqual([]);
  });

  it('is its seat’s secret', () => {
    const table = beforeTheAmbush();
    must(table.order(1, 'ambush', ['play', AMBUSH], 0));
    expect(table.show(1).view.orders[1]).toHaveLength(1);
    for (const viewer of [-1, 0, 2]) expect(table.show(viewer).view.orders).toEqual([[], [], []]);
  });

  it('to pass lets the others through', () => {
    const table = beforeTheAmbush();
    must(table.order(1, 'ambush', ['pass'], 0));
    act(table, 0, ['march', 1, 3]);
    expect(table.waiting()).toEqual([0, 1]);
    expect(table.decision(1)?.prompt).toBe('tiny.tactic');
  });

  it('asks after all when its answer is not on offer', () => {
    const table = beforeTheAmbush();
    must(table.order(1, 'ambush', ['play', 2], 0));
    act(table, 0, ['march', 1, 3]);
    expect(table.decision(1)?.prompt).toBe('tiny.ambush');
  });

  it('is replaced by another, and taken back by none', () => {
    const table = beforeTheAmbush();
    must(table.order(1, 'ambush', ['pass'], 0));
    must(table.order(1, 'ambush', ['play', AMBUSH], 0));
    expect(table.state.orders[1]).toEqual([{ window: 'ambush', answer: ['play', AMBUSH] }]);
    must(table.order(1, 'ambush', null, 0));
    expect(table.state.orders[1]).toEqual([]);
    act(table, 0, ['march', 1, 3]);
    expect(table.decision(1)?.prompt).toBe('tiny.ambush');
  });

  it('is recorded, and works the same when the file is replayed', () => {
    const table = beforeTheAmbush();
    must(table.order(1, 'ambush', ['play', AMBUSH], 0));
    act(table, 0, ['march', 1, 3]);
    expect(table.entries.map(({ act: done }) => done)).toContainEqual(['!order', 'ambush', 'play', AMBUSH]);
    const again = loaded(textOf(table));
    expect(again.state).toEqual(table.state);
    expect(again.log).toEqual(table.log);
  });

  it('that was given in another time still stands after going far back to it', () => {
    const table = beforeTheAmbush();
    must(table.order(1, 'ambush', ['pass'], 0));
    act(table, 0, ['march', 1, 3]);
    const entry = lastFor(table, 0);
    act(table, 0, ['tactic', 0]);
    must(table.propose(0, { kind: 'undo', entry }, 0));
    for (const seat of [1, 2]) must(table.answer(seat, true, 0));
    expect(table.state.orders[1]).toEqual([{ window: 'ambush', answer: ['pass'] }]);
  });

  it('in an undoable action makes it one that shows something', () => {
    const table = beforeTheAmbush();
    must(table.order(1, 'ambush', ['play', AMBUSH], 0));
    act(table, 0, ['march', 1, 3]);
    expect(table.undoBlocked(0)).toMatch(/dice|shown/);
  });
});
