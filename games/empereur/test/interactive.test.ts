import { soak } from '@bivouac/kernel/soak';
import { describe, expect, test } from 'vitest';
import { champUnits } from '../content/testing/champ.ts';
import { melee } from '../content/testing/melee.ts';
import { empereurGame } from '../game.ts';
import { hasDefended, looseUnits } from '../rules/interactive/roster.ts';
import { ATTACKED, note, WAITING } from '../rules/state.ts';
import {
  activate,
  army,
  FOOT,
  HORSE,
  leader,
  LEADERS,
  playOut,
  round,
  THIRD,
  WHITE,
  WHITE2,
} from './interactive-help.ts';
import type { Played } from './position.ts';

const called = (p: Played) => p.told('activated').map(({ corps }) => corps);

describe('EMP XX, XXI.1: corps are activated in turns', () => {
  test('[EMP XX#1, EMP XXI.1#1, EMP XXI.1#2] whoever has more leaders begins, then the other, until none is left', () => {
    const p = round({ chiefs: { foot: '0205', horse: '0203', White: '1105' } });
    expect([p.asked(), p.s.active, p.offers('activate')]).toEqual(['activate', 0, [FOOT, HORSE]]);
    activate(p, FOOT);
    expect([p.asked(), p.offers('move')]).toEqual(['mover', [p.u('a'), p.u('b')]]);
    playOut(p);
    expect([p.s.active, p.offers('activate')]).toEqual([1, [WHITE]]);
    playOut(activate(p, WHITE));
    expect([p.s.active, p.offers('activate')]).toEqual([0, [HORSE]]);
    expect(called(p)).toEqual([FOOT, WHITE]);
    const white = round({ chiefs: { foot: '0205', White: '1105', White2: '1103' } });
    expect([white.s.active, white.offers('activate')]).toEqual([1, [WHITE, WHITE2]]);
  });

  test('[EMP XXI.1#3] whoever has fewer corps to activate may wait, the other may not', () => {
    const p = round({ chiefs: { foot: '0205', horse: '0203', White: '1105' } });
    expect([p.may('decline'), p.why('decline')]).toEqual([false, 'notFewer']);
    playOut(activate(p, FOOT));
    // One against one: nobody has fewer.
    expect(p.may('decline')).toBe(false);
    const q = round({ chiefs: { foot: '0205', horse: '0203', third: '0207', White: '1105' } });
    playOut(activate(q, FOOT));
    expect([q.s.active, q.may('decline')]).toEqual([1, true]);
    q.act('decline');
    expect([q.s.active, q.offers('activate'), q.may('decline')]).toEqual([0, [HORSE, THIRD], false]);
    playOut(activate(q, HORSE));
    expect([q.s.active, q.offers('activate')]).toEqual([1, [WHITE]]);
  });

  test('[EMP XXI.1#4] with as many on both sides the French choose who begins', () => {
    for (const side of [0, 1]) {
      const p = round();
      expect([p.asked(), p.referee.waiting()]).toEqual(['first', [0]]);
      p.act('lead', side);
      expect([p.asked(), p.referee.waiting()]).toEqual(['activate', [side]]);
    }
  });

  test('[EMP XXI.1#5] the army leader rides in any activation, but once a turn; others with their corps', () => {
    const p = round({ chiefs: { chief: '0306', foot: '0205', horse: '0203', White: '1105' } });
    activate(p, FOOT);
    expect(p.offers('ride')).toEqual([0, 1]);
    p.act('ride', 0).act('step', p.h('0307')).act('done');
    playOut(p);
    playOut(activate(p, WHITE));
    activate(p, HORSE);
    p.act('done');
    expect(p.offers('ride')).toEqual([2]);
    const late = round({ chiefs: { chief: '0306', foot: '0205', horse: '0203', White: '1105' } });
    playOut(activate(late, FOOT));
    playOut(activate(late, WHITE));
    activate(late, HORSE).act('done');
    expect(late.offers('ride')).toEqual([0, 2]);
  });

  test('[EMP XXI.1#6] the leader of a wing plays with one of his corps, and commands those who have no other', () => {
    const wing = [...LEADERS.slice(0, 3), leader('wing', 0, 1, [HORSE, THIRD]), ...LEADERS.slice(4)];
    const at = { a: '0205 column 0', h: '0203 column 0', e: '0207 column 0', A: '1105 column 6' };
    const chiefs = { foot: '0205', horse: '0203', wing: '0207', White: '1105' };
    const p = round({ pack: army({ leaders: wing }), at, chiefs });
    expect(p.offers('activate')).toEqual([FOOT, HORSE, THIRD]);
    activate(p, FOOT);
    expect(p.offers('ride')).toEqual([1]);
    const q = round({ pack: army({ leaders: wing }), at, chiefs });
    activate(q, THIRD);
    expect(q.offers('ride')).toEqual([3]);
    // Whose own leader has fallen is not under the wing's until he has a successor.
    const fallen = round({
      pack: army({ leaders: wing }),
      at,
      chiefs: { foot: '0205', wing: '0207', White: '1105' },
      also: (s) => {
        s.chiefLost[2] = 1;
      },
    });
    expect(fallen.offers('activate')).toEqual([FOOT, THIRD]);
  });

  test('[EMP XXI.1#7] units without command are played last, of both sides', () => {
    const p = round({ chiefs: { foot: '0205', White: '1105' } });
    p.act('lead', 0);
    expect(looseUnits(p, 0)).toEqual([p.u('h')]);
    playOut(activate(p, FOOT));
    expect(p.told('loose')).toEqual([]);
    activate(p, WHITE);
    while (p.told('loose').length === 0) p.act('done');
    expect([p.s.active, p.offers('charge')]).toEqual([0, [p.u('h')]]);
    while (p.told('loose').length === 1) p.act('done');
    expect([p.s.active, p.offers('move')]).toEqual([1, [p.u('C')]]);
    p.act('done');
    expect([p.s.turn, p.asked()]).toEqual([2, 'activate']);
  });

  test('a corps whose leader may come in this turn is activated with him', () => {
    const pack = army();
    const [battle] = pack.scenarios;
    const arrival = {
      turn: 1,
      side: 0,
      units: [champUnits.findIndex(({ id }) => id === 'e')],
      leaders: [3],
      hexes: [60],
    };
    if (battle === undefined) throw new Error('no battle');
    const p = round({
      pack: { ...pack, scenarios: [{ ...battle, arrivals: [arrival] }] },
      also: (s) => {
        s.hex[arrival.units[0] ?? 0] = WAITING;
        s.steps[arrival.units[0] ?? 0] = 4;
        s.chiefHex[3] = WAITING;
      },
    });
    // He is not on the map yet: as many leaders on both sides.
    expect(p.asked()).toBe('first');
    p.act('lead', 0);
    expect(p.offers('activate')).toEqual([FOOT, HORSE, THIRD]);
    activate(p, FOOT);
    expect(p.offers('arrive')).toEqual([]);
    playOut(p);
    playOut(activate(p, WHITE));
    activate(p, THIRD);
    expect(p.offers('arrive')).toEqual(arrival.units);
  });
});

describe('EMP XXI.2: the order of an activation', () => {
  test('[EMP XXI.2#1] the six phases, of the units in play alone', () => {
    const at = { a: '0505 line 1', h: '0403 column 0', A: '0605 line 7', C: '0604 line 7' };
    const p = round({ at, chiefs: { foot: '0505', horse: '0403', White: '0605' }, dice: [1, 1, 1, 1, 1, 1] });
    activate(p, FOOT);
    const phases: unknown[] = [];
    while (!['activate', 'first'].includes(p.asked())) p.act(p.may('done') ? 'done' : 'fire');
    phases.push(...p.told('phase').map(({ phase }) => phase));
    expect(phases).toEqual([0, 1, 2, 3, 4, 5]);
    // The horse had no part in it: it neither charged nor moved.
    expect(p.s.activation?.played[p.u('h')]).toBe(0);
    expect(p.s.activation?.played[p.u('a')]).toBe(2);
  });

  test('[EMP XXI.2#2] whoever activates attacks, the other fires defensively', () => {
    const at = { a: '0505 line 1', c: '0506 line 1', A: '0605 line 7', h: '0103 column 0' };
    const p = round({ at, chiefs: { foot: '0505', horse: '0103', White: '0605' }, dice: [1, 1] });
    activate(p, FOOT).act('done');
    expect([p.s.phase, p.referee.waiting(), p.offers('aim')]).toEqual([2, [1], [p.h('0505'), p.h('0506')]]);
    p.act('done').act('done');
    expect([p.s.phase, p.asked(), p.referee.waiting()]).toEqual([4, 'assault', [0]]);
  });

  test('ruling 500: who is not in play neither charges, fires, attacks, rallies nor gives up his order', () => {
    const at = { a: '0205 line 1', e: '0505 line 1', f: '0209 disordered 0', h: '0203 column 0', A: '0605 line 7' };
    const offered = (corps: number) => {
      const p = round({
        at,
        chiefs: { foot: '0205', third: '0505', horse: '0203', White: '0605' },
        turn: 4,
        dice: [1, 1, 1, 1, 1, 1],
      });
      activate(p, corps);
      const verbs = new Set<string>();
      for (let i = 0; i < 40 && !['activate', 'first'].includes(p.asked()); i++) {
        const mine = p.referee.waiting()[0] === 0;
        if (mine) for (const [verb] of p.referee.offers(0)) verbs.add(verb);
        p.act('done');
      }
      return ['charge', 'aim', 'assault', 'rally', 'scatter'].filter((verb) => verbs.has(verb));
    };
    expect(offered(FOOT)).toEqual([]);
    expect(offered(THIRD)).toEqual(['aim', 'assault', 'rally']);
    expect(offered(HORSE)).toEqual(['charge', 'scatter']);
  });

  test('ruling 501: a unit fires defensively once a turn, whoever is activated; and is attacked once', () => {
    const at = { a: '0504 line 1', e: '0605 line 3', A: '0604 line 7' };
    const p = round({ at, chiefs: { foot: '0504', third: '0605', White: '0604' }, dice: [1, 1, 1, 1, 1, 1, 1, 1] });
    activate(p, FOOT).act('done');
    expect(p.offers('aim')).toEqual([p.h('0504'), p.h('0605')]);
    p.act('aim', p.h('0504'));
    expect(hasDefended(p.s, 1, p.u('A'))).toBe(true);
    note(p.s, p.u('A'), ATTACKED);
    playOut(p);
    playOut(activate(p, WHITE));
    activate(p, THIRD).act('done');
    // No defensive fire is left to A: it is the turn of e to fire.
    expect([p.s.phase, p.offers('aim')]).toEqual([3, [p.h('0604')]]);
    p.act('done');
    expect(p.told('phase').at(-1)).not.toMatchObject({ phase: 2 });
    expect(p.asked()).not.toBe('assault');
  });

  test('a new turn begins with nobody played, nobody fired', () => {
    const p = round({ chiefs: { foot: '0205', White: '1105' }, at: { a: '0205 column 0', A: '1105 column 6' } });
    p.act('lead', 0);
    playOut(activate(p, FOOT));
    playOut(activate(p, WHITE));
    expect(p.s.turn).toBe(2);
    expect(p.s.activation?.played.every((one) => one === 0)).toBe(true);
    expect(p.s.activation?.last).toEqual([WHITE]);
  });
});

describe('EMP XXI.4 to XXI.6', () => {
  test('[EMP XXI.4#1] the last corps of a turn does not begin the next one, unless there is no other', () => {
    const last = (corps: readonly number[]) => (s: Played['s']) => {
      if (s.activation !== undefined) s.activation.last = [...corps];
    };
    const p = round({ chiefs: { foot: '0205', horse: '0203', White: '1105' }, also: last([HORSE]) });
    expect([p.offers('activate'), p.why('activate', HORSE)]).toEqual([[FOOT], 'wasLast']);
    playOut(activate(p, FOOT));
    playOut(activate(p, WHITE));
    expect(p.offers('activate')).toEqual([HORSE]);
    // One each: the other one begins, and nobody is asked.
    const one = round({ chiefs: { foot: '0205', White: '1105' }, also: last([FOOT]) });
    expect([one.asked(), one.s.active, one.offers('activate')]).toEqual(['activate', 1, [WHITE]]);
    const alone = round({ chiefs: { foot: '0205' }, also: last([FOOT]) });
    expect([alone.s.active, alone.offers('activate')]).toEqual([0, [FOOT]]);
  });

  test('[EMP XXI.5#1, EMP XXI.5#2] a cavalry corps goes with another corps, and both attack together', () => {
    const at = { a: '0505 line 1', h: '0403 column 0', e: '0207 column 0', A: '0605 line 7' };
    const chiefs = { foot: '0505', horse: '0403', third: '0207', White: '0605' };
    const p = round({ at, chiefs });
    p.act('activate', FOOT);
    expect([p.asked(), p.offers('join'), p.why('join', THIRD)]).toEqual(['company', [HORSE], 'noJoin']);
    p.act('join', HORSE);
    expect(p.offers('join')).toEqual([]);
    p.act('done');
    expect([p.s.phase, p.offers('charge')]).toEqual([0, [p.u('h')]]);
    p.act('done');
    expect(p.offers('move')).toEqual([p.u('a'), p.u('h')]);
    playOut(p);
    expect(p.s.activation?.called.slice(0, 2)).toEqual([1, 1]);
    // The other way round: the cavalry is called, and any corps goes with it.
    const q = round({ at, chiefs });
    q.act('activate', HORSE);
    expect(q.offers('join')).toEqual([FOOT, THIRD]);
  });

  test('[EMP XXI.5#2] a shock of both corps adds them up', () => {
    const at = { a: '0605 line 1', h: '0404 column 0', A: '0705 line 7' };
    const sum = (joined: boolean) => {
      const p = round({ at, chiefs: { foot: '0605', horse: '0404', White: '0705' }, dice: [3, 3, 3, 3, 3, 3, 3] });
      p.act('activate', FOOT);
      if (joined) p.act('join', HORSE);
      if (p.asked() === 'company') p.act('done');
      if (joined) p.act('charge', p.u('h')).act('line', 11);
      for (let i = 0; i < 30 && p.told('shock').length === 0; i++) {
        const wanted = ['pass', 'strike', 'attack', 'assault', 'step', 'done'].find(
          (verb) => p.offers(verb).length > 0,
        );
        const [first] = p.offers(wanted ?? 'done');
        if (typeof first === 'number')
          p.act(wanted ?? 'done', wanted === 'step' ? p.h(p.may('step', p.h('0604')) ? '0604' : '0504') : first);
        else p.act(wanted ?? 'done');
      }
      return p.told('shock')[0]?.['attack'];
    };
    expect([Number(sum(false)), Number(sum(true)) > Number(sum(false))]).toEqual([12, true]);
  });

  test('[EMP XXI.6#1, EMP XXI.6#2] two units on loan at most, which are not played again with their own corps', () => {
    const at = { a: '0205 column 0', c: '0208 column 0', e: '0203 column 0', f: '0202 column 0', A: '1105 column 6' };
    const chiefs = { foot: '0205', third: '0203', White: '1105' };
    const p = round({ at: { ...at, h: '0108 column 0' }, chiefs });
    p.act('activate', FOOT);
    expect(p.offers('lend')).toEqual([p.u('e'), p.u('f'), p.u('h')]);
    p.act('lend', p.u('e')).act('lend', p.u('h'));
    expect([p.asked(), p.told('lent').length]).not.toEqual(['company', 1]);
    expect([p.s.phase, p.offers('charge')]).toEqual([0, [p.u('h')]]);
    p.act('done');
    expect(p.offers('move')).toEqual([p.u('a'), p.u('c'), p.u('e'), p.u('h')]);
    playOut(p);
    playOut(activate(p, WHITE));
    activate(p, THIRD);
    expect(p.offers('move')).toEqual([p.u('f')]);
  });
});

describe('the interactive game as a whole', () => {
  test('random battles keep every promise of the house', () => {
    const game = { ...empereurGame(melee(true)), variants: [{ interactive: true }] };
    expect(soak(game, { games: 4, seed: 'interactive', every: 12 }).failures).toEqual([]);
  });
});
