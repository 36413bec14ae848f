import { describe, expect, it } from 'vitest';
import { copy, derived } from '../../src/index.ts';

interface Board {
  version: number;
  places: number[];
}

describe('derived knowledge', () => {
  function counting() {
    let computed = 0;
    const sum = derived<Board, number>(
      (board) => board.version,
      (board) => {
        computed++;
        return board.places.reduce((a, b) => a + b, 0);
      },
    );
    return { sum, computed: () => computed };
  }

  it('is computed once for a version', () => {
    const { sum, computed } = counting();
    const board = { version: 1, places: [1, 2, 3] };
    expect([sum(board), sum(board), sum(board)]).toEqual([6, 6, 6]);
    expect(computed()).toBe(1);
  });

  it('is computed again when the version changes, upwards or downwards', () => {
    const { sum, computed } = counting();
    const board = { version: 1, places: [1] };
    sum(board);
    board.places.push(5);
    board.version = 2;
    expect(sum(board)).toBe(6);
    board.places.pop();
    board.version = 1;
    expect(sum(board)).toBe(1);
    expect(computed()).toBe(3);
  });

  it('is kept for each state by itself: a copy knows nothing of the other', () => {
    const { sum, computed } = counting();
    const board = { version: 1, places: [1] };
    const other = copy(board);
    other.places[0] = 7;
    expect([sum(board), sum(other), sum(board)]).toEqual([1, 7, 1]);
    expect(computed()).toBe(2);
  });

  it('is stale when the rules forget to raise the version, and fresh shows it', () => {
    const { sum } = counting();
    const board = { version: 1, places: [1] };
    sum(board);
    board.places[0] = 9;
    expect(sum(board)).toBe(1);
    expect(sum.fresh(board)).toBe(9);
  });

  it('keeps values that are nothing', () => {
    let computed = 0;
    const nothing = derived<Board, null>(
      (board) => board.version,
      () => {
        computed++;
        return null;
      },
    );
    const board = { version: 0, places: [] };
    expect([nothing(board), nothing(board)]).toEqual([null, null]);
    expect(computed).toBe(1);
  });

  it('is brought up to date from its last value where the game says how, and made from nothing for another state', () => {
    const made: string[] = [];
    const seen = derived<Board, { places: number[] }>(
      (board) => board.version,
      (board) => {
        made.push('computed');
        return { places: [...board.places] };
      },
      (board, last) => {
        made.push(`updated from ${last.places.join()}`);
        last.places.splice(0, last.places.length, ...board.places);
        return last;
      },
    );
    const board = { version: 1, places: [1] };
    const other = copy(board);
    expect([seen(board).places, seen(other).places]).toEqual([[1], [1]]);
    board.places.push(2);
    board.version++;
    // Asking about one state in between must not mix the two up.
    expect([seen(other).places, seen(board).places, seen(other).places]).toEqual([[1], [1, 2], [1]]);
    expect(made).toEqual(['computed', 'computed', 'updated from 1']);
    expect(seen.fresh(board)).not.toBe(seen(board));
  });

  it('is not written into the state', () => {
    const { sum } = counting();
    const board = { version: 1, places: [1] };
    sum(board);
    expect(board).toEqual({ version: 1, places: [1] });
  });
});
