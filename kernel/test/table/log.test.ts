import { describe, expect, it } from 'vitest';
import { canonical, PUBLIC, UNKNOWN } from '../../src/index.ts';
import { tiny } from '../../testing/index.ts';
import { act, clash, lastFor, longMatch, must, muster, opened, viewersOf, withAuto } from './help.ts';

describe('the log of a seat', () => {
  it('has what everybody may know, and what it alone may know', () => {
    const table = opened();
    muster(table);
    const card = table.state.game.deck.is.at(-1);
    act(table, 0, ['draw']);
    const drew = (viewer: number) => table.show(viewer).log.map(({ fact }) => fact);
    expect(drew(0)).toEqual([{ fact: 'drew', power: 0, card, clause: 'TINY 2#4' }]);
    for (const viewer of [PUBLIC, 1, 2]) {
      expect(drew(viewer)).toEqual([{ fact: 'drew', power: 0, clause: 'TINY 2#4' }]);
    }
  });

  it('has a letter for its writer and its reader alone', () => {
    const table = opened();
    muster(table);
    act(table, 0, ['write', 'Marchons']);
    const read = (viewer: number) => JSON.stringify(table.show(viewer)).includes('Marchons');
    expect([PUBLIC, 0, 1, 2].map(read)).toEqual([false, true, true, false]);
  });

  it('has what is told inside a private branch for the seat of that branch', () => {
    const table = opened();
    clash(table);
    act(table, 1, ['tactic', 2]);
    const read = (viewer: number) => table.show(viewer).log.filter(({ fact }) => fact.fact === 'chose');
    expect(read(1)).toEqual([{ at: lastFor(table, 1), fact: { fact: 'chose', kind: 2, clause: 'TINY 4#1' } }]);
    for (const viewer of [PUBLIC, 0, 2]) expect(read(viewer)).toEqual([]);
  });

  it('never tells who else may know something', () => {
    const table = longMatch(100);
    expect(table.log.some(({ fact }) => fact.to !== undefined)).toBe(true);
    for (const viewer of viewersOf(table)) {
      for (const { fact } of table.show(viewer).log) expect(fact).not.toHaveProperty('to');
    }
  });

  it('is read from an entry on, and says which entry brought each fact', () => {
    const table = opened();
    muster(table);
    act(table, 0, ['march', 1, 2]);
    act(table, 0, ['march', 1, 1]);
    const last = lastFor(table, 0);
    expect(table.show(0).log.map(({ at }) => at)).toEqual([last - 1, last]);
    expect(table.show(0, last).log.map(({ at }) => at)).toEqual([last]);
    expect(table.show(0, last + 1).log).toEqual([]);
    expect(table.log.map(({ at }) => at)).toEqual([7, 8]);
    expect(table.entries[6]?.act).toEqual(['march', 1, 2]);
  });

  it('counts entries without gaps from which others could tell what was done in private', () => {
    const table = opened();
    clash(table);
    for (const kind of [0, 1, 2]) act(table, 1, ['tactic', kind]);
    const before = [PUBLIC, 0, 2].map((viewer) => lastFor(table, viewer));
    act(table, 1, ['tactic', 0]);
    expect([PUBLIC, 0, 2].map((viewer) => lastFor(table, viewer))).toEqual(before);
    act(table, 1, ['done']);
    expect([PUBLIC, 0, 2].map((viewer) => lastFor(table, viewer))).toEqual(before.map((n) => n + 1));
  });

  it('tells what happened in setting up apart from what the first entry brought', () => {
    const game = withAuto(tiny, 'course', 'muster', (old) => (c, vars, got) => {
      c.tell?.({ fact: 'dealt' });
      return old(c, vars, got);
    });
    const table = opened({ game });
    expect(table.log).toEqual([{ at: 0, fact: { fact: 'dealt' } }]);
  });
});

describe('what is shown', () => {
  it('has a question for the seat that must decide, and none for the public', () => {
    const table = opened();
    muster(table);
    expect(table.show(0).decision?.prompt).toBe('tiny.turn');
    for (const viewer of [PUBLIC, 1, 2]) expect(table.show(viewer).decision).toBeNull();
    for (const viewer of viewersOf(table)) expect(table.show(viewer).waiting).toEqual([0]);
  });

  it('has the own cards and faces, and nothing of the others but how many', () => {
    const table = opened();
    muster(table);
    act(table, 0, ['draw']);
    const hand = (viewer: number) => table.show(viewer).view.game.hands[0]?.is;
    expect(hand(0)).toEqual(table.state.game.hands[0]?.is);
    for (const viewer of [PUBLIC, 1, 2]) expect(hand(viewer)).toEqual([UNKNOWN]);
    expect(table.show(1).view.game.face.is).toEqual([UNKNOWN, UNKNOWN, 0, 1, UNKNOWN, UNKNOWN]);
    expect(table.show(PUBLIC).view.game.face.is).toEqual([UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN]);
  });

  it('never has the dice, the seed or the key', () => {
    const table = longMatch(80);
    const { dice } = table.state;
    const key = dice.kind === 'keyed' ? dice.key : '';
    expect(key).toHaveLength(64);
    for (const viewer of viewersOf(table)) {
      const shown = table.show(viewer);
      expect(shown.view.dice).toEqual({ kind: 'hidden' });
      expect(canonical(shown)).not.toContain(key);
      expect(canonical(shown)).not.toContain('"long ');
    }
  });

  it('is plain JSON', () => {
    const table = longMatch(80, { clock: { perTurn: 1e6, bank: 0 } });
    must(table.propose(0, { kind: 'draw' }, 80_000));
    for (const viewer of viewersOf(table)) {
      const shown = table.show(viewer);
      expect(JSON.parse(JSON.stringify(shown))).toEqual(shown);
    }
  });

  it('says how the match ended', () => {
    const table = opened();
    must(table.resign(1, 0));
    for (const viewer of viewersOf(table)) {
      expect(table.show(viewer)).toMatchObject({ result: { winners: [0, 2] }, waiting: [], decision: null });
    }
  });

  it('cannot be used to reach into the match', () => {
    const table = opened();
    muster(table);
    const before = canonical(table.state);
    const shown = table.show(0);
    shown.view.game.coins[0] = 99;
    shown.view.stack.length = 0;
    shown.view.holder[0] = 2;
    expect(canonical(table.state)).toBe(before);
    expect(table.act(0, ['rest'], 0)).toEqual({ ok: true });
  });
});
