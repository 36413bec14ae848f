import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/index.ts';
import { loadMatch, Table, writeMatch } from '../../src/table-door.ts';
import { chargeSpike } from '../../testing/index.ts';
import type { Field } from '../../testing/spikes/charge/state.ts';

const LIMIT = 20_000;

/** The charge spike, where whoever charges or moves has twenty seconds for each question by its own rules. */
const game: Game<Field> = {
  ...chargeSpike,
  timed: ({ watch }) => watch === true,
  timeUp: ({ prompt }) => (prompt === 'spc.charge' || prompt === 'spc.move' ? ['done'] : null),
  watch: ({ stack }) => (stack.at(-1)?.proc === 'nowhere' ? null : LIMIT),
};

function open(of: Game<Field> = game, options = { watch: true }): Table<Field> {
  const seats = [0, 1].map((power) => ({ name: '', kind: 'person' as const, powers: [power] }));
  const table = Table.open(of, { scenario: 'field', options, seats, clock: null, nonces: [], seed: 'run' }, 0);
  if (!(table instanceof Table)) throw new Error(table.fault);
  return table;
}

/** Time passes as a host tells of it, second by second. */
function wait(table: Table<Field>, from: number, to: number): void {
  for (let now = from; now <= to; now += 1000) table.tick(now);
}

describe('time that the rules themselves set', () => {
  it('ends a movement without any clock, once for each question', () => {
    const table = open();
    expect(table.untilFall(5000)).toBe(LIMIT - 5000);
    wait(table, 1000, LIMIT - 1000);
    expect(table.decision(0)?.prompt).toBe('spc.charge');
    wait(table, LIMIT, LIMIT);
    expect([table.decision(0)?.prompt, table.untilFall(LIMIT)]).toEqual(['spc.move', LIMIT]);
    expect(table.result).toBeNull();
    wait(table, LIMIT + 1000, 2 * LIMIT);
    expect(table.decision(1)?.prompt).toBe('spc.charge');
  });

  it('is over before an action that comes too late', () => {
    const table = open();
    wait(table, 1000, LIMIT - 1000);
    expect(table.act(0, ['charge', 0], LIMIT + 500).ok).toBe(false);
    expect(table.decision(0)?.prompt).toBe('spc.move');
  });

  it('is in the file, and is replayed; nobody claims it before it is over', () => {
    const table = open();
    wait(table, 1000, 2 * LIMIT);
    const loaded = loadMatch(game, writeMatch(table.file(true)));
    if ('fault' in loaded) throw new Error(loaded.detail);
    expect(loaded.table.state).toEqual(table.state);
    expect(open().applyEntry({ seat: 0, act: ['!timeout'], after: LIMIT - 1 })).toMatchObject({ refused: 'timeLeft' });
  });

  it('costs nobody the match where nothing would be done for him, and nothing where it is not set', () => {
    const bare = open({ ...game, timeUp: () => null });
    wait(bare, 1000, 3 * LIMIT);
    expect([bare.result, bare.decision(0)?.prompt, bare.untilFall()]).toEqual([null, 'spc.charge', null]);
    const free = open({ ...game, watch: () => null });
    wait(free, 1000, 3 * LIMIT);
    expect([free.decision(0)?.prompt, free.untilFall()]).toEqual(['spc.charge', null]);
  });

  it('cannot be had again by taking the end of the movement back', () => {
    const table = open();
    wait(table, 1000, LIMIT);
    expect(table.undo(0, LIMIT + 1000)).toEqual({ ok: true });
    expect(table.decision(0)?.prompt).toBe('spc.charge');
    table.tick(LIMIT + 2000);
    expect(table.decision(0)?.prompt).toBe('spc.move');
  });
});
