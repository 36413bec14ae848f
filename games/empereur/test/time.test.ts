import type { Offer } from '@bivouac/kernel';
import { soak } from '@bivouac/kernel/soak';
import { loadMatch, Table, writeMatch } from '@bivouac/kernel/table';
import { describe, expect, test } from 'vitest';
import { melee } from '../content/testing/melee.ts';
import { auerstaedt1806 } from '../content/index.ts';
import { empereurGame } from '../game.ts';
import { noActivation } from '../rules/interactive/roster.ts';
import { chosen, INTERACTIVE, optionFault, PENALTIES, WATCH } from '../rules/options/options.ts';
import type { EmpereurState } from '../rules/state.ts';
import { timeUp, watchOf, wind } from '../rules/time/watch.ts';
import { after, lateness, moving } from './interactive-help.ts';
import type { Played } from './position.ts';

const SECOND = 1000;

describe('EMP XIX: time and its price', () => {
  test('[EMP XIX.1#1, EMP XIX.2#1] 30 seconds too many, or a part of them, cost all units of the corps 1 of morale', () => {
    const p = moving(PENALTIES);
    expect(p.s.activation?.watch).toEqual({ used: 0, allowed: 60 * SECOND, over: 0 });
    after(p, 60, 'move', p.u('a'));
    expect(lateness(p, 'a')).toBe(0);
    after(p, 1, 'step', p.h('0305'));
    expect([lateness(p, 'a'), lateness(p, 'b'), lateness(p, 'A')]).toEqual([-1, -1, 0]);
    after(p, 29, 'done');
    expect(lateness(p, 'b')).toBe(-1);
    after(p, 1, 'done');
    expect([lateness(p, 'b'), p.told('late').length]).toEqual([-2, 2]);
    // Nothing ends by itself: the price is all.
    expect(p.may('halt')).toBe(false);
  });

  test('[EMP XIX.1#2, EMP XXI.3#3] only the movement of its own player is on the watch, not what the enemy does', () => {
    const p = moving(PENALTIES, {
      at: { a: '0405 column 0', h: '0409 column 0', A: '1105 line 7', H: '0605 column 6' },
    });
    // Charges come before the movement.
    expect(p.s.phase).toBe(0);
    after(p, 50, 'done');
    expect(p.s.activation?.watch?.used).toBe(0);
    after(p, 10, 'move', p.u('a')).act('step', p.h('0505'));
    expect([p.asked(), p.referee.waiting()]).toEqual(['horse', [1]]);
    let used = 10 * SECOND;
    for (let i = 0; i < 6 && p.s.phase === 1; i++) {
      const [seat] = p.referee.waiting();
      const isMine = seat === 0 && ['march', 'mover'].includes(p.asked());
      const verb = p.may('pass') ? 'pass' : 'done';
      if (!p.may(verb)) break;
      after(p, 40, verb);
      if (isMine) used += 40 * SECOND;
      expect(p.s.activation?.watch?.used).toBe(used);
    }
    // Defensive fire, offensive fire and all that follows: no time is counted.
    while (p.asked() !== 'activate') after(p, 100, p.may('done') ? 'done' : 'fire');
    expect(p.s.activation?.late?.[0]).toBe(Math.ceil(Math.max(0, used - 60 * SECOND) / (30 * SECOND)));
  });

  test('[EMP XIX.2#2] the price is over when the corps is played again', () => {
    const p = moving(PENALTIES);
    after(p, 91, 'done');
    while (p.asked() !== 'activate') p.act('done');
    expect([p.s.active, lateness(p, 'a')]).toEqual([1, -2]);
    p.act('activate', 2);
    while (p.s.turn === 1) p.act('done');
    // White was the last corps, so that Blue begins; the price lasts until then.
    expect([p.s.turn, p.offers('activate'), lateness(p, 'a')]).toEqual([2, [0], -2]);
    p.act('activate', 0);
    expect(lateness(p, 'a')).toBe(0);
  });

  test('[EMP XIX.3#1, EMP XIX.3#2, EMP XIX.3#3] a desperate corps has 15 seconds, and pays for every 15 more', () => {
    const despair = (s: EmpereurState) => {
      s.mood = [2, 0];
    };
    const p = moving(PENALTIES, { also: despair });
    expect(p.s.activation?.watch?.allowed).toBe(15 * SECOND);
    after(p, 46, 'move', p.u('a'));
    expect(lateness(p, 'a')).toBe(-3);
    const better = moving(PENALTIES, {
      also: (s) => {
        s.mood = [1, 2];
      },
    });
    expect(better.s.activation?.watch?.allowed).toBe(60 * SECOND);
    // The watch alone knows no despair.
    expect(moving(WATCH, { also: despair }).s.activation?.watch?.allowed).toBe(60 * SECOND);
  });
});

describe('EMP XXI.3: limited time', () => {
  test('[EMP XXI.3#1, EMP XXI.5#3] every battle gives its time, and more of it for two corps', () => {
    expect(moving(WATCH, { time: [45, 70] }).s.activation?.watch?.allowed).toBe(45 * SECOND);
    for (const { time } of auerstaedt1806.scenarios) {
      if (time !== undefined) expect(time[1]).toBeGreaterThan(time[0]);
    }
    const p = moving(WATCH, { time: [45, 70] });
    const both = { ...noActivation(p.content), corps: [0, 1] };
    wind(p.content, p.s, both);
    expect(both).toMatchObject({ watch: { used: 0, allowed: 70 * SECOND, over: 0 } });
  });

  test('[EMP XXI.3#2] halted, a corps moves no more and goes on to its fire', () => {
    const p = moving(WATCH);
    expect(p.may('halt')).toBe(true);
    p.act('move', p.u('a')).act('step', p.h('0305')).act('halt');
    expect([p.s.hex[p.u('a')], p.offers('move'), p.offers('ride'), p.may('done')]).toEqual([p.h('0305'), [], [], true]);
    p.act('done');
    expect(p.told('phase').map(({ phase }) => phase)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(p.asked()).toBe('activate');
  });

  test('[EMP XXI.3#2] who may not rest where he is goes on until he may', () => {
    // Friends in disorder are passed, not shared (EMP V.8).
    const at = { a: '0205 column 0 4', b: '0305 disordered 0 4', A: '1105 column 6' };
    const p = moving(WATCH, { at });
    p.act('move', p.u('a')).act('step', p.h('0305')).act('halt');
    expect([p.may('done'), p.may('halt'), p.offers('step').length > 0]).toEqual([false, false, true]);
    p.act('step', Number(p.offers('step')[0]));
    expect(p.referee.offers(0)).toEqual([['done']]);
  });

  test('[EMP XXI.3#4] with the price of lateness nobody is halted', () => {
    const p = moving(PENALTIES);
    after(p, 1000, 'move', p.u('a'));
    expect([p.may('halt'), p.offers('step').length > 0]).toEqual([false, true]);
  });

  test('[EMP XXI.3#2] at a table time ends the movement by itself, whatever its clocks; the file has it', () => {
    const game = empereurGame(auerstaedt1806);
    const seats = [0, 1].map((power) => ({ name: '', kind: 'person' as const, powers: [power] }));
    const orders = { options: { interactive: true, watch: 1 }, seats, clock: null, nonces: [], seed: 'watch' };
    const table = Table.open(game, { scenario: 'mill', ...orders }, 0);
    if (!(table instanceof Table)) throw new Error(table.fault);
    expect(table.act(0, ['lead', 0], 1000).ok).toBe(true);
    const [, corps = 0] = table.decision(0)?.offers.find(([verb]) => verb === 'activate') ?? [];
    expect(table.act(0, ['activate', Number(corps)], 2000).ok).toBe(true);
    if (table.decision(0)?.prompt === 'company') table.act(0, ['done'], 2000);
    expect(table.decision(0)?.prompt).toBe('mover');
    const allowed = table.state.game.activation?.watch?.allowed ?? 0;
    expect([allowed, table.untilFall(2000)]).toEqual([allowed, allowed]);
    for (let now = 3000; now < 12_000; now += 1000) table.tick(now);
    const [, unit = 0] = table.decision(0)?.offers.find(([verb]) => verb === 'move') ?? [];
    expect(table.act(0, ['move', Number(unit)], 12_000).ok).toBe(true);
    // What was used before is not given again for the next question.
    expect(table.untilFall(12_000)).toBe(allowed - 10_000);
    for (let now = 13_000; now < 2000 + allowed; now += 1000) table.tick(now);
    expect(table.state.game.phase).toBe(1);
    table.tick(2000 + allowed);
    expect([table.state.game.phase > 1 || table.state.game.activation?.watch?.over === 1, table.result]).toEqual([
      true,
      null,
    ]);
    const loaded = loadMatch(game, writeMatch(table.file(true)));
    if ('fault' in loaded) throw new Error(loaded.detail);
    expect(loaded.table.state).toEqual(table.state);
  });
});

describe('EMP XXI.3: what is left on the watch', () => {
  const left = (p: Played, seat = 0) => watchOf(p.referee.state, seat);

  test('[EMP XXI.3#1, EMP XXI.3#3] of the time for his own movement, for its player alone', () => {
    const p = moving(WATCH);
    expect([p.asked(), left(p), left(p, 1)]).toEqual(['mover', 60 * SECOND, null]);
    after(p, 10, 'move', p.u('a'));
    expect([p.asked(), left(p)]).toEqual(['march', 50 * SECOND]);
    after(p, 20, 'done');
    // A leader who rides is on the watch, too.
    after(p, 5, 'ride', 1);
    expect([p.asked(), left(p)]).toEqual(['ride', 25 * SECOND]);
    after(p, 40, 'done');
    expect(left(p)).toBe(0);
    // The movement is over: nobody is on the watch in what follows, nor while a corps is chosen.
    p.act('halt');
    if (p.asked() !== 'activate') p.act('done');
    expect([p.asked(), left(p), left(p, 1)]).toEqual(['activate', null, null]);
  });

  test('[EMP XXI.3#2] a movement that was halted has nothing left, whatever it has used', () => {
    const at = { a: '0205 column 0 4', b: '0305 disordered 0 4', A: '1105 column 6' };
    const p = moving(WATCH, { at });
    p.act('move', p.u('a')).act('step', p.h('0305')).act('halt');
    expect([p.asked(), left(p)]).toEqual(['march', 0]);
  });

  test('[EMP XXI.3#3, EMP XXI.3#4] not while the enemy answers, not before the movement, not without the watch', () => {
    const at = { a: '0405 column 0', h: '0409 column 0', A: '1105 line 7', H: '0605 column 6' };
    const p = moving(WATCH, { at });
    expect([p.asked(), left(p)]).toEqual(['declare', null]);
    p.act('done').act('move', p.u('a')).act('step', p.h('0505'));
    expect([p.asked(), left(p), left(p, 1)]).toEqual(['horse', null, null]);
    expect([left(moving(PENALTIES)), left(moving(0))]).toEqual([null, null]);
    expect([moving(0).s.activation?.watch, moving(0).s.activation?.late]).toEqual([undefined, undefined]);
  });

  test('[EMP XXI.3#2] the watch has no price: who is late loses his time, not his morale', () => {
    const p = moving(WATCH);
    after(p, 100, 'move', p.u('a'));
    expect([p.told('late'), lateness(p, 'a')]).toEqual([[], 0]);
  });

  test('[EMP XXI.3#2] when it runs out the movement halts; where that was done already it ends', () => {
    const decision = (...offers: Offer[]) => ({ offers });
    expect(timeUp(decision(['move', 3], ['done'], ['halt']))).toEqual(['halt']);
    expect(timeUp(decision(['move', 3], ['done']))).toEqual(['done']);
    expect(timeUp(decision(['step', 3]))).toBeNull();
  });
});

describe('the watch as an option', () => {
  test('[EMP XIX.1#3] goes with the interactive game alone', () => {
    expect(optionFault({ watch: 1 })).toMatch(/goes with "interactive"/);
    expect(optionFault({ interactive: true, watch: 3 })).toMatch(/1 \(it ends a movement\) or 2/);
    expect([optionFault({ interactive: true, watch: 2 }), chosen({ interactive: true, watch: 2 })]).toEqual([
      null,
      INTERACTIVE | PENALTIES,
    ]);
  });

  test('random battles keep every promise of the house', () => {
    for (const watch of [1, 2]) {
      const game = { ...empereurGame(melee(true)), variants: [{ interactive: true, watch }] };
      expect(soak(game, { games: 2, seed: 'watch', every: 12 }).failures).toEqual([]);
    }
  });
});
