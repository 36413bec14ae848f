import { describe, expect, it } from 'vitest';
import { act, clash, must, muster, opened } from './help.ts';

describe('stamps', () => {
  it('let an action in if it answers what the client saw', () => {
    const table = opened();
    muster(table);
    const stamp = table.decision(0)?.stamp;
    expect(table.act(0, ['march', 1, 2], 0, stamp)).toEqual({ ok: true });
  });

  it('make an action stale that answers an earlier question, legal though it is', () => {
    const table = opened();
    muster(table);
    const stamp = table.decision(0)?.stamp;
    act(table, 0, ['write', 'Tenez bon']);
    expect(table.act(0, ['march', 1, 2], 0, stamp)).toEqual({ ok: false, refused: 'stale' });
  });

  it('do not care what others do in private', () => {
    const table = opened();
    clash(table);
    const stamp = table.decision(0)?.stamp;
    act(table, 1, ['tactic', 2]);
    act(table, 1, ['tactic', 0]);
    expect(table.decision(0)?.stamp).toBe(stamp);
    expect(table.act(0, ['tactic', 1], 0, stamp)).toEqual({ ok: true });
  });

  it('say not your turn, rather than stale, to whom nothing is asked', () => {
    const table = opened();
    muster(table);
    expect(table.act(1, ['rest'], 0, 0)).toEqual({ ok: false, refused: 'notYourTurn' });
  });

  it('never run backwards: a stamp from a time that was taken back is stale', () => {
    const table = opened();
    muster(table);
    const before = table.decision(0)?.stamp;
    act(table, 0, ['march', 1, 2]);
    const undone = table.decision(0)?.stamp;
    must(table.undo(0, 0));
    expect(table.act(0, ['rest'], 0, before)).toEqual({ ok: false, refused: 'stale' });
    expect(table.act(0, ['rest'], 0, undone)).toEqual({ ok: false, refused: 'stale' });
    // Nor does doing something else afterwards bring an old stamp back.
    act(table, 0, ['march', 0, 7]);
    expect(table.act(0, ['rest'], 0, undone)).toEqual({ ok: false, refused: 'stale' });
    expect(table.act(0, ['rest'], 0, table.decision(0)?.stamp)).toEqual({ ok: true });
  });

  it('are stale after an agreed undo too', () => {
    const table = opened();
    muster(table);
    act(table, 0, ['draw']);
    const undone = table.decision(0)?.stamp;
    must(table.propose(0, { kind: 'undo', entry: 5 }, 0));
    for (const seat of [1, 2]) must(table.answer(seat, true, 0));
    expect(table.act(0, ['draw'], 0, undone)).toEqual({ ok: false, refused: 'stale' });
  });
});
