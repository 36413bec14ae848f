import { describe, expect, it } from 'vitest';
import type { Action, Policy } from '../../src/index.ts';
import { loadMatch, Table, writeMatch } from '../../src/table-door.ts';
import { chargeSpike as game } from '../../testing/index.ts';
import type { Field } from '../../testing/spikes/charge/state.ts';
import { Clocks } from '../../src/table/clock.ts';

const PASSING: readonly Policy[] = [{ answer: ['pass'], open: true }];

function open(policies = true): Table<Field> {
  const seats = [0, 1].map((power) => ({ name: '', kind: 'person' as const, powers: [power] }));
  const table = Table.open(game, { scenario: 'field', options: {}, seats, clock: null, nonces: [], seed: 'run' }, 0);
  if (!(table instanceof Table)) throw new Error(table.fault);
  if (policies) for (const window of ['squares', 'countering', 'opportunity']) table.orders(1, window, PASSING, 0);
  return table;
}

/** Unit 0 charges straight ahead: hexes 15 and 22 lie before it. */
const RIDE: readonly Action[] = [
  ['charge', 0],
  ['step', 15],
  ['step', 22],
];

describe('a run', () => {
  it('is played to its end where nothing comes between: one entry, one undo', () => {
    const table = open();
    const before = table.show(0).entries;
    const start = structuredClone(table.state.game);
    expect(table.run(0, RIDE, 0)).toEqual({ ok: true });
    expect(table.state.game.hex[0]).toBe(22);
    expect(table.show(0).entries).toBe(before + 1);
    expect(
      new Set(
        table
          .show(0)
          .log.filter(({ fact }) => fact.fact === 'rode')
          .map(({ at }) => at),
      ).size,
    ).toBe(1);
    expect(table.undo(0, 0)).toEqual({ ok: true });
    expect(table.state.game).toEqual(start);
  });

  it('stops where somebody else is asked, and the rest of it is dropped', () => {
    const table = open(false);
    expect(table.run(0, RIDE, 0)).toEqual({ ok: true });
    expect(table.waiting()).toEqual([1]);
    expect(table.state.game.hex[0]).toBe(7);
  });

  it('stops where an action is not offered any more; the first must be', () => {
    const table = open();
    expect(
      table.run(
        0,
        [
          ['charge', 0],
          ['step', 15],
          ['step', 40],
          ['step', 22],
        ],
        0,
      ),
    ).toEqual({ ok: true });
    expect(table.state.game.hex[0]).toBe(15);
    expect(table.run(0, [['step', 40]], 0)).toMatchObject({ refused: 'notOffered' });
    expect(table.run(0, [], 0)).toMatchObject({ refused: 'malformed' });
    expect(table.run(0, [['!undo']], 0)).toMatchObject({ refused: 'malformed' });
  });

  it('is in the file, and goes back and forth like any action', () => {
    const table = open();
    table.run(0, RIDE, 0);
    table.act(0, ['scatter'], 0);
    const loaded = loadMatch(game, writeMatch(table.file(true)));
    if ('fault' in loaded) throw new Error(loaded.detail);
    expect(loaded.table.state).toEqual(table.state);
  });
});

describe('clocks that interrupts do not wind up', () => {
  const left = (clocks: Clocks) => clocks.show()?.map(({ turn }) => turn);

  it('leave mover and reactor what was left of their turns', () => {
    const clocks = new Clocks({ perTurn: 100, bank: 50, interrupts: 'same' }, 2);
    clocks.waitFor([0]);
    clocks.pass(30);
    clocks.waitFor([1], true);
    clocks.pass(20);
    clocks.waitFor([0]);
    expect(left(clocks)).toEqual([70, 80]);
    clocks.waitFor([1]);
    expect(left(clocks)).toEqual([70, 100]); // now it is his own turn
  });

  it('begin a turn each time without that rule, as ever', () => {
    const clocks = new Clocks({ perTurn: 100, bank: 50 }, 2);
    clocks.waitFor([0]);
    clocks.pass(30);
    clocks.waitFor([1], true);
    clocks.waitFor([0]);
    expect(left(clocks)).toEqual([100, 100]);
  });

  it('may end a movement instead of a match', () => {
    const timed: typeof game = {
      ...game,
      timeUp: ({ prompt }) => (prompt === 'spc.charge' || prompt === 'spc.move' ? ['done'] : null),
    };
    const seats = [0, 1].map((power) => ({ name: '', kind: 'person' as const, powers: [power] }));
    const clock = { perTurn: 1000, bank: 0 };
    const table = Table.open(timed, { scenario: 'field', options: {}, seats, clock, nonces: [], seed: 'run' }, 0);
    if (!(table instanceof Table)) throw new Error(table.fault);
    expect(table.decision(0)?.prompt).toBe('spc.charge');
    table.tick(1500);
    expect([table.result, table.decision(0)?.prompt]).toEqual([null, 'spc.move']);
    table.tick(3000);
    expect([table.result, table.decision(1)?.prompt]).toEqual([null, 'spc.charge']);
    const loaded = loadMatch(timed, writeMatch(table.file(true)));
    if ('fault' in loaded) throw new Error(loaded.detail);
    expect(loaded.table.state).toEqual(table.state);
  });
});
