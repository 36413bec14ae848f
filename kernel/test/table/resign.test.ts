import { describe, expect, it } from 'vitest';
import { hashOf } from '../../src/table-door.ts';
import { tiny } from '../../testing/index.ts';
import { act, loaded, must, muster, opened, textOf, TWO } from './help.ts';

describe('resigning', () => {
  it('gives the match to the other of two', () => {
    const table = opened({ seats: TWO });
    muster(table);
    must(table.resign(1, 0));
    expect(table.result).toEqual({ winners: [0], reason: 'resigned' });
    expect(table.log.at(-1)?.fact).toEqual({ fact: 'kernel.resigned', seat: 1 });
  });

  it('gives it to both others of three', () => {
    const table = opened();
    muster(table);
    must(table.resign(0, 0));
    expect(table.result).toEqual({ winners: [1, 2], reason: 'resigned' });
    expect(table.waiting()).toEqual([]);
    expect(table.decision(0)).toBeNull();
  });

  it('goes by the rules of the game where they say who wins then', () => {
    const table = opened({ game: { ...tiny, beaten: (_, loser) => [(loser + 1) % 3] } });
    must(table.resign(2, 0));
    expect(table.result?.winners).toEqual([0]);
  });

  it('is possible at any moment: not in turn, in a fork, in a pause', () => {
    const asleep = opened();
    muster(asleep);
    must(asleep.resign(2, 0));
    const forked = opened();
    act(forked, 0, ['pick', 1]);
    must(forked.resign(0, 0));
    const paused = opened();
    must(paused.propose(0, { kind: 'pause' }, 0));
    for (const seat of [1, 2]) must(paused.answer(seat, true, 0));
    must(paused.resign(1, 0));
    for (const table of [asleep, forked, paused]) expect(table.result?.reason).toBe('resigned');
  });

  it('ends the file with result and hash, and reveals the seed', () => {
    const table = opened();
    muster(table);
    expect(table.file(false)).toMatchObject({ seed: null, end: null });
    must(table.resign(0, 0));
    const file = table.file(false);
    expect(file.seed).toBe('leipzig');
    expect(file.end).toEqual({ result: { winners: [1, 2], reason: 'resigned' }, hash: hashOf(table.state) });
    expect(loaded(textOf(table)).result).toEqual(table.result);
  });
});
