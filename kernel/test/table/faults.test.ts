import { describe, expect, it } from 'vitest';
import { RulesFault } from '../../src/index.ts';
import { Table } from '../../src/table-door.ts';
import { tiny } from '../../testing/index.ts';
import {
  act,
  loaded,
  must,
  muster,
  opened,
  openingOf,
  playOn,
  rolling,
  textOf,
  withAsk,
  withAuto,
  wholeOf,
} from './help.ts';

/** Breaks, after having written and told a lot, whenever counter 1 stands on place 2. */
const faulty = withAuto(tiny, 'turn', 'settled', (old) => (c, vars, got) => {
  if (c.s.place[1] !== 2) return old(c, vars, got);
  c.s.coins = [9, 9, 9];
  c.s.place.fill(-1);
  c.tell?.({ fact: 'nonsense' });
  c.dice.d6();
  throw new RulesFault('place 2 was never thought of');
});

describe('rules that break', () => {
  it('refuse the action as a fault, with what they said, and nothing is lost', () => {
    const table = opened({ game: faulty, clock: { perTurn: 60_000, bank: 0 } });
    muster(table);
    must(table.propose(1, { kind: 'draw' }, 100));
    const before = wholeOf(table);
    expect(table.act(0, ['march', 1, 2], 5000)).toEqual({
      ok: false,
      refused: 'fault',
      detail: 'place 2 was never thought of',
    });
    expect(wholeOf(table)).toBe(before);
  });

  it('let play go on with something else, and the file is whole', () => {
    const table = opened({ game: faulty });
    muster(table);
    table.act(0, ['march', 1, 2], 0);
    act(table, 0, ['march', 0, 7]);
    must(table.undo(0, 0));
    act(table, 0, ['draw']);
    const again = loaded(textOf(table));
    expect(again.state).toEqual(table.state);
    for (const each of [table, again]) playOn(each, 1, rolling('on'));
    expect(again.state).toEqual(table.state);
  });

  it('may throw anything at all', () => {
    const game = withAuto(tiny, 'turn', 'settled', () => () => {
      // What a library might throw.
      // oxlint-disable-next-line typescript/only-throw-error
      throw 'a plain word';
    });
    const table = opened({ game });
    muster(table);
    expect(table.act(0, ['march', 1, 2], 0)).toEqual({ ok: false, refused: 'fault', detail: 'a plain word' });
  });

  it('that never come to an end are found out', () => {
    const game = withAuto(tiny, 'turn', 'settled', () => (c) => c.go('settled'));
    const table = opened({ game });
    muster(table);
    const before = wholeOf(table);
    expect(table.act(0, ['march', 1, 2], 0)).toMatchObject({
      refused: 'fault',
      detail: expect.stringMatching(/turn\.settled never/),
    });
    expect(wholeOf(table)).toBe(before);
  });

  it('that come to an end without a result are found out', () => {
    const game = withAuto(tiny, 'course', 'end', () => (c) => c.return());
    const table = opened({ game });
    muster(table);
    for (let i = 0; i < 35; i++) act(table, i % 3, ['rest']);
    expect(table.act(2, ['rest'], 0)).toMatchObject({
      refused: 'fault',
      detail: expect.stringMatching(/without a result/),
    });
    expect(table.waiting()).toEqual([2]);
  });

  it('that lead to a step which is not there are found out', () => {
    const game = withAuto(tiny, 'turn', 'settled', () => (c) => c.go('nowhere'));
    const table = opened({ game });
    muster(table);
    expect(table.act(0, ['march', 1, 2], 0)).toMatchObject({
      refused: 'fault',
      detail: expect.stringMatching(/no step turn\.nowhere/),
    });
  });

  it('in the file of a match are named by the entry that broke them', () => {
    const table = opened();
    muster(table);
    act(table, 0, ['march', 1, 2]);
    expect(() => loaded(textOf(table), { game: faulty })).toThrow(/refusedEntry.*"entry":7/);
  });

  it('in finding out whom they ask next are a fault of the action that led there', () => {
    const game = withAsk(tiny, 'turn', 'choose', (old) => ({
      power: (c, vars) => (c.s.place[1] === 2 ? 7 : old.power(c, vars)),
    }));
    const table = opened({ game });
    muster(table);
    const before = wholeOf(table);
    expect(table.act(0, ['march', 1, 2], 0)).toMatchObject({ refused: 'fault' });
    expect(wholeOf(table)).toBe(before);
  });

  it('in finding out what to offer next are a fault of the action that led there', () => {
    const game = withAsk(tiny, 'turn', 'choose', (old) => ({
      offers(c, vars) {
        if (c.s.place[1] === 2) throw new RulesFault('no idea what to offer');
        old.offers(c, vars);
      },
    }));
    const table = opened({ game });
    muster(table);
    const before = wholeOf(table);
    expect(table.act(0, ['march', 1, 2], 0)).toMatchObject({ refused: 'fault' });
    expect(wholeOf(table)).toBe(before);
  });

  it('in setting up are a fault of the setup, not an exception', () => {
    const game = withAuto(tiny, 'course', 'muster', () => () => {
      throw new RulesFault('no deck');
    });
    expect(Table.open(game, openingOf(), 0)).toEqual({ fault: expect.stringContaining('no deck') });
  });
});
