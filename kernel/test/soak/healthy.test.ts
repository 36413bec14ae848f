import { describe, expect, it } from 'vitest';
import { setupsOf, soak, someAction } from '../../soak/index.ts';
import { tiny } from '../../testing/index.ts';
import type { TinyState } from '../../testing/tiny/state.ts';
import { untimed } from './help.ts';

describe('the soak of a healthy game', { timeout: 60_000 }, () => {
  it('finds nothing in 200 games, and comes to everything in them', () => {
    const report = soak(tiny, { games: 200, seed: 'healthy' });
    expect(report).toMatchObject({ game: 'tiny', games: 200, failures: [], unreached: [] });
    expect(report.steps).toBeGreaterThan(20_000);
  });

  it('finds nothing when every action is searched', () => {
    expect(soak(tiny, { games: 4, seed: 'searched', every: 1 }).failures).toEqual([]);
  });

  it('finds nothing where time does not count, and silence is compared with silence', () => {
    expect(soak(untimed(tiny), { games: 4, seed: 'silence', every: 1 }).failures).toEqual([]);
  });

  it('plays every scenario with every seating', () => {
    expect(setupsOf(tiny).map(({ seats }) => seats.length)).toEqual([3, 2, 2, 2]);
    expect(setupsOf({ ...tiny, scenarios: ['ring', 'square'] })).toHaveLength(8);
  });
});

describe('a report', { timeout: 60_000 }, () => {
  it('is the same for the same seed, and another for another', () => {
    const report = (seed: string) => soak(tiny, { games: 6, seed });
    expect(report('a')).toEqual(report('a'));
    expect(report('a').steps).not.toBe(report('b').steps);
  });

  it('is the same for the same failure', () => {
    const sick = { ...tiny, invariant: (s: { turn: number }) => (s.turn > 3 ? 'a fourth turn' : null) };
    const report = () => soak(sick, { games: 6, seed: 'a' });
    expect(report()).toEqual(report());
    expect(report().failures).not.toEqual([]);
  });

  it('names a game that fails again when the run is cut short after it', () => {
    const sick = { ...tiny, invariant: (s: TinyState) => (s.score[2] === 6 ? 'six' : null) };
    const [first] = soak(sick, { games: 200, seed: 'again', mostFailures: 1 }).failures;
    expect(first?.game).toBeGreaterThan(0);
    expect(first).toMatchObject({ property: 'sound states', detail: 'six' });
    const again = soak(sick, { games: (first?.game ?? 0) + 1, seed: 'again' });
    expect(again.failures).toEqual([first]);
  });

  it('stops after so many failing games', () => {
    const sick = { ...tiny, invariant: () => 'always' };
    expect(soak(sick, { games: 20, seed: 'a', mostFailures: 3 })).toMatchObject({ games: 3 });
    expect(soak(sick, { games: 20, seed: 'a' }).failures).toHaveLength(5);
  });

  it('is led by whoever chooses for the seats, by what they see and are offered', () => {
    const led = { seats: new Set<number>(), times: 0 };
    const { steps, failures } = soak(tiny, {
      games: 4,
      seed: 'led',
      lead: ({ seat, offers, dice }) => {
        led.seats.add(seat);
        led.times++;
        return someAction(offers, dice);
      },
    });
    expect(failures).toEqual([]);
    expect(led.seats).toEqual(new Set([0, 1, 2]));
    // Most actions, and still some at random.
    expect(led.times / steps).toBeGreaterThan(0.8);
    expect(led.times).toBeLessThan(steps);
  });

  it('says how far it is', () => {
    const seen: number[] = [];
    soak(tiny, { games: 3, seed: 'a', progress: (games) => seen.push(games) });
    expect(seen).toEqual([1, 2, 3]);
  });

  it('plays only the setups it is given', () => {
    const sick = { ...tiny, invariant: () => 'always' };
    const [setup] = setupsOf(tiny).filter(({ seats }) => seats.length === 2);
    const { failures } = soak(sick, { games: 4, seed: 'a', ...(setup === undefined ? {} : { setups: [setup] }) });
    expect(failures.map(({ seats }) => seats)).toEqual([2, 2, 2, 2]);
  });
});

describe('what was never reached', { timeout: 60_000 }, () => {
  it('names the clauses of questions, and none that random play cannot come to', () => {
    const { unreached } = soak(tiny, { games: 0, seed: 'none' });
    expect(unreached).toContain('TINY 6#1');
    // No question rests on these: the first is a definition, the second is cited by refusals.
    expect(unreached).not.toContain('TINY 1#1');
    expect(unreached).not.toContain('TINY 2#2');
  });

  it('is listed: cards and counters that never came up', () => {
    const game = { ...tiny, reachable: [...(tiny.reachable ?? []), 'card:joker'] };
    expect(soak(game, { games: 12, seed: 'reached' }).unreached).toContain('card:joker');
  });

  it('is nearly everything when nothing was played', () => {
    const { unreached, games } = soak(tiny, { games: 0, seed: 'none' });
    expect(games).toBe(0);
    expect(unreached).toContain('card:0');
    expect(unreached).toContain('TINY 6#1');
    expect(unreached.length).toBeGreaterThan(tiny.reachable?.length ?? 0);
  });

  it('counts what happened, not what was offered', () => {
    const { unreached } = soak(tiny, { games: 1, seed: 'one' });
    expect(unreached.filter((thing) => thing.startsWith('tactic:'))).not.toEqual([]);
  });
});
