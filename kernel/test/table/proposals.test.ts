import { describe, expect, it } from 'vitest';
import { copy } from '../../src/index.ts';
import { act, loaded, must, muster, opened, textOf, THREE, TWO } from './help.ts';

function names(log: readonly { fact: { fact: string } }[]): string[] {
  return log.map(({ fact }) => fact.fact).filter((fact) => fact.startsWith('kernel.'));
}

describe('a draw', () => {
  it('is the result when everybody else accepts', () => {
    const table = opened();
    muster(table);
    must(table.propose(1, { kind: 'draw' }, 0));
    expect(table.show(0).proposal).toMatchObject({ by: 1, what: { kind: 'draw' } });
    must(table.answer(0, true, 0));
    expect(table.result).toBeNull();
    must(table.answer(2, true, 0));
    expect(table.result).toEqual({ winners: [], reason: 'agreed' });
    expect(table.waiting()).toEqual([]);
    expect(names(table.log)).toEqual(['kernel.proposed', 'kernel.accepted', 'kernel.accepted']);
  });

  it('needs the one other of two', () => {
    const table = opened({ seats: TWO });
    muster(table);
    must(table.propose(0, { kind: 'draw' }, 0));
    must(table.answer(1, true, 0));
    expect(table.result?.reason).toBe('agreed');
  });

  it('is off the table when one declines, and may be offered again', () => {
    const table = opened();
    muster(table);
    const before = copy(table.state);
    must(table.propose(1, { kind: 'draw' }, 0));
    must(table.answer(0, false, 0));
    expect(table.show(1).proposal).toBeNull();
    expect(table.answer(2, true, 0)).toEqual({ ok: false, refused: 'noProposal' });
    expect(table.state).toEqual(before);
    must(table.propose(2, { kind: 'draw' }, 0));
  });

  it('lapses when somebody plays on', () => {
    const table = opened();
    muster(table);
    must(table.propose(1, { kind: 'draw' }, 0));
    must(table.answer(2, true, 0));
    act(table, 0, ['rest']);
    expect(table.show(1).proposal).toBeNull();
    expect(table.answer(0, true, 0)).toEqual({ ok: false, refused: 'noProposal' });
    expect(table.log.at(-1)?.fact).toEqual({ fact: 'kernel.lapsed', kind: 'draw' });
  });

  it('stays when an action is refused', () => {
    const table = opened();
    muster(table);
    must(table.propose(1, { kind: 'draw' }, 0));
    table.act(0, ['march', 1, 5], 0);
    expect(table.show(0).proposal).not.toBeNull();
  });

  it('must be accepted by a bot too', () => {
    const table = opened({ seats: [...THREE.slice(0, 2), { name: 'Bot', kind: 'bot', powers: [2] }] });
    muster(table);
    must(table.propose(0, { kind: 'draw' }, 0));
    must(table.answer(1, true, 0));
    expect(table.result).toBeNull();
    must(table.answer(2, true, 0));
    expect(table.result).not.toBeNull();
  });

  it('is in the file with all that was said', () => {
    const table = opened();
    muster(table);
    must(table.propose(1, { kind: 'draw' }, 0));
    must(table.answer(0, false, 0));
    must(table.propose(2, { kind: 'draw' }, 0));
    must(table.answer(0, true, 0));
    const running = loaded(textOf(table));
    expect(running.show(1).proposal).toEqual(table.show(1).proposal);
    for (const each of [table, running]) must(each.answer(1, true, 0));
    expect(running.entries).toEqual(table.entries);
    expect(loaded(textOf(table)).result).toEqual({ winners: [], reason: 'agreed' });
  });
});

describe('what is shown of a proposal', () => {
  it('is not changed by what is said later: it is a picture, not the thing itself', () => {
    const table = opened();
    muster(table);
    must(table.propose(1, { kind: 'draw' }, 0));
    const seen = table.show(0);
    const before = copy(seen.proposal);
    must(table.answer(2, true, 0));
    expect(seen.proposal).toEqual(before);
  });

  it('of the seats is a picture too', () => {
    const table = opened();
    const seen = table.show(0);
    must(table.reseat(2, { kind: 'bot', name: 'Bot', level: 'keen' }, 0));
    expect(seen.seats).toEqual(THREE);
  });
});

describe('a pause', () => {
  it('is agreed by the people at the table, and ended by any of them', () => {
    const table = opened({ seats: [...THREE.slice(0, 2), { name: 'Bot', kind: 'bot', powers: [2] }] });
    must(table.propose(0, { kind: 'pause' }, 0));
    expect(table.paused).toBe(false);
    must(table.answer(1, true, 0));
    expect(table.paused).toBe(true);
    expect(table.show(-1).paused).toBe(true);
    expect(table.botToMove()).toBeNull();
    must(table.resume(1, 0));
    expect(table.paused).toBe(false);
    expect(table.botToMove()).toEqual({ seat: 2, level: '' });
    expect(names(table.log)).toEqual(['kernel.proposed', 'kernel.accepted', 'kernel.resumed']);
  });

  it('is refused by one who is against', () => {
    const table = opened();
    must(table.propose(0, { kind: 'pause' }, 0));
    must(table.answer(1, false, 0));
    expect(table.paused).toBe(false);
  });

  it('survives the file', () => {
    const table = opened();
    must(table.propose(0, { kind: 'pause' }, 0));
    for (const seat of [1, 2]) must(table.answer(seat, true, 0));
    const again = loaded(textOf(table));
    expect(again.paused).toBe(true);
    must(again.resume(2, 0));
    act(again, 0, ['pick', 1]);
  });
});
