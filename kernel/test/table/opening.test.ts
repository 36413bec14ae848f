import { describe, expect, it } from 'vitest';
import { commitment } from '../../src/index.ts';
import { hashOf, isFault, Table } from '../../src/table-door.ts';
import { tiny } from '../../testing/index.ts';
import { act, muster, opened, openingOf, THREE, TWO, wholeOf } from './help.ts';

describe('opening a table', () => {
  it('writes a charter with all that the match was begun with, and the hash of the seed', () => {
    const table = opened();
    expect(table.charter).toEqual({
      game: 'tiny',
      edition: '1',
      content: hashOf(tiny.content),
      scenario: 'ring',
      options: {},
      seats: THREE,
      clock: null,
      commitment: commitment('leipzig'),
      nonces: ['nonce 0', 'nonce 1', 'nonce 2'],
    });
    expect(JSON.stringify(table.show(0))).not.toContain('leipzig');
  });

  it('runs to the first decisions, with no entry yet', () => {
    const table = opened();
    expect(table.entries).toEqual([]);
    expect(table.waiting()).toEqual([0, 1, 2]);
    expect(table.decision(1)?.offers).toEqual([
      ['pick', 0],
      ['pick', 1],
    ]);
    expect(table.result).toBeNull();
    expect(table.paused).toBe(false);
  });

  it('gives the same match for the same seed and nonces, another for others', () => {
    expect(wholeOf(opened())).toBe(wholeOf(opened()));
    const deck = (seed: string) => opened({ seed }).state.game.deck.is;
    expect(deck('a')).not.toEqual(deck('b'));
    const other = Table.open(tiny, { ...openingOf(), nonces: ['nonce 0', 'nonce 1', 'another'] }, 0);
    expect(other instanceof Table && other.state.game.deck.is).not.toEqual(opened().state.game.deck.is);
  });

  it('lets one seat hold two powers', () => {
    const table = opened({ seats: TWO });
    expect(table.waiting()).toEqual([0, 1]);
    muster(table);
    expect(table.waiting()).toEqual([0]);
    act(table, 0, ['rest']);
    expect(table.waiting()).toEqual([1]);
    act(table, 1, ['rest']);
    expect(table.decision(1)?.power).toBe(2);
  });

  it.each([
    ['an unknown scenario', { ...openingOf(), scenario: 'square' }, /no scenario "square".*ring/],
    ['a power nobody holds', openingOf({ seats: THREE.slice(0, 2) }), /green must be held by one seat, not by 0/],
    ['a power held twice', openingOf({ seats: [...THREE, { name: 'X', kind: 'bot', powers: [2] }] }), /not by 2/],
    [
      'a power that is not there',
      openingOf({ seats: [...THREE, { name: 'X', kind: 'bot', powers: [3] }] }),
      /not have/,
    ],
    ['no seats', openingOf({ seats: [] }), /1 to 16 seats/],
  ])('says what is wrong with %s', (_, opening, fault) => {
    const table = Table.open(tiny, opening, 0);
    expect(isFault(table) && table.fault).toMatch(fault);
  });

  it('takes legal actions, and writes each down with a short check', () => {
    const table = opened();
    muster(table);
    act(table, 0, ['march', 1, 2]);
    expect(table.entries).toHaveLength(7);
    expect(table.entries.at(-1)).toEqual({
      seat: 0,
      act: ['march', 1, 2],
      after: 0,
      check: expect.stringMatching(/^[0-9a-f]{6}$/),
    });
    expect(table.state.game.place[1]).toBe(2);
  });

  it('keeps its own copy of an action, so that the caller may go on using the list', () => {
    const table = opened();
    muster(table);
    const action: [string, number, number] = ['march', 1, 2];
    act(table, 0, action);
    action[2] = 0;
    act(table, 0, ['draw']);
    for (const seat of [1, 2]) act(table, seat, ['rest']);
    act(table, 0, ['draw']);
    table.propose(0, { kind: 'undo', entry: 6 }, 0);
    for (const seat of [1, 2]) table.answer(seat, true, 0);
    expect(table.state.game.place[1]).toBe(2);
  });

  it('says which bot must move', () => {
    const table = opened({ seats: [...THREE.slice(0, 2), { name: 'Bot', kind: 'bot', level: 'keen', powers: [2] }] });
    expect(table.botToMove()).toEqual({ seat: 2, level: 'keen' });
    act(table, 2, ['pick', 0]);
    act(table, 2, ['done']);
    expect(table.botToMove()).toBeNull();
  });
});
