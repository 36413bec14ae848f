import { Table } from '@bivouac/kernel/table';
import { tiny } from '@bivouac/kernel/testing';
import { describe, expect, test } from 'vitest';
import { BotRoom, HostedMatch, MatchHost, type Push, Thinker } from '../src/index.ts';

/** A clock that a test moves on: what waits is done when its time has come. */
class Hours {
  now = 0;
  readonly #waiting = new Set<{ readonly at: number; readonly what: () => void }>();

  get waiting(): number {
    return this.#waiting.size;
  }

  later = (ms: number, what: () => void): (() => void) => {
    const one = { at: this.now + ms, what };
    this.#waiting.add(one);
    return () => void this.#waiting.delete(one);
  };

  async pass(ms: number): Promise<void> {
    const end = this.now + ms;
    for (;;) {
      const [next] = [...this.#waiting].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.now = next.at;
      this.#waiting.delete(next);
      next.what();
      // What it led to is done before the time goes on.
      await new Promise((resolve) => setTimeout(resolve));
    }
    this.now = end;
  }
}

/** Two persons at the tiny game with three seconds each; `watched` if another host keeps the clocks. */
function timedHost(watched = false) {
  const hours = new Hours();
  const seats = (tiny.seatings[0] ?? []).map((powers) => ({ name: '', kind: 'person' as const, powers }));
  const clock = { bank: 3500, perTurn: 0 };
  const opening = { scenario: 'ring', options: {}, seats, clock, nonces: [], seed: 'clock', every: 16 };
  const table = Table.open(tiny, opening, 0, { heartbeat: 5000 });
  if (!(table instanceof Table)) throw new Error(table.fault);
  const signs: number[] = [];
  let kept = 0;
  const line = { desk: new BotRoom(async () => null), close: () => undefined, onFailure: () => undefined };
  const host = new MatchHost(new HostedMatch(tiny, table, { now: () => hours.now }), {
    thinker: new Thinker({ game: 'tiny', pack: null }, () => line),
    now: () => hours.now,
    keep: async () => {
      kept++;
      return null;
    },
    noteSeen: async () => void signs.push(hours.now),
    ...(watched ? {} : { later: hours.later }),
  });
  const pushes: Push[] = [];
  const connection = host.connect([0], 0, (push) => pushes.push(push));
  return { hours, table, host, connection, pushes, signs, keptTimes: () => kept };
}

describe('the host keeps the clocks', () => {
  test('a sign of life every second, and when somebody’s time is up all are told, though nobody asked', async () => {
    const { hours, table, pushes, signs, keptTimes } = timedHost();
    await hours.pass(3499);
    expect(signs).toEqual([1000, 2000, 3000]);
    expect(pushes).toHaveLength(1);
    expect(table.result).toBeNull();
    await hours.pass(30);
    expect(table.result).not.toBeNull();
    expect(keptTimes()).toBe(1);
    expect(pushes).toHaveLength(2);
    expect(pushes[1]).toMatchObject({ push: 'look', unasked: true, look: { showing: { result: { reason: 'time' } } } });
    // After the end nobody counts any more.
    await hours.pass(10_000);
    expect(hours.waiting).toBe(0);
    expect(keptTimes()).toBe(1);
  });

  test('the time of a deed begins anew; when the table is closed nothing waits any more', async () => {
    const { hours, table, host, connection, pushes } = timedHost();
    await hours.pass(900);
    expect(await connection.act(['pick', 0])).toEqual({ ok: true });
    expect(pushes.at(-1)).toMatchObject({ unasked: false });
    await hours.pass(1500);
    expect(hours.waiting).toBe(1);
    expect(table.result).toBeNull();
    await host.close();
    expect(hours.waiting).toBe(0);
    await hours.pass(60_000);
    expect(table.result).toBeNull();
  });

  test('of a match that is only looked at another host keeps them', async () => {
    const { hours, table, signs } = timedHost(true);
    await hours.pass(60_000);
    expect(signs).toEqual([]);
    expect(table.result).toBeNull();
  });
});
