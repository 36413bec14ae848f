import { describe, expect, test } from 'vitest';
import { champUnits, hexOf } from '../content/testing/champ.ts';
import { PENALTIES, VOLTIGEURS, WATCH } from '../rules/options/options.ts';
import { WAITING } from '../rules/state.ts';
import { timeUp, watchOf } from '../rules/time/watch.ts';
import { activate, after, army, FOOT, HORSE, lateness, LEADERS, moving, round, WHITE } from './interactive-help.ts';

const SECOND = 1000;

/** Time and its price where corps of several leaders, reserves and voltigeurs meet the watch. */
describe('EMP XIX: who pays for what', () => {
  test('[EMP XIX.1#2] a reserve that the mover brings out is placed by the enemy, at no price to the mover', () => {
    const D = champUnits.findIndex(({ id }) => id === 'D');
    const arrival = { turn: 3, side: 1, units: [D], leaders: [], hexes: [hexOf('0805', 12)], placed: true };
    const p = moving(PENALTIES, {
      at: { a: '0605 column 0', A: '1105 column 6' },
      chiefs: { corps: '0605', Corps: '1105' },
      scenario: { arrivals: [arrival] },
      also: (s) => {
        s.hex[D] = WAITING;
        s.steps[D] = 6;
      },
    });
    after(p, 10, 'move', p.u('a'));
    after(p, 5, 'step', p.h('0705'));
    expect([p.asked(), p.referee.waiting()]).toEqual(['arrived', [1]]);
    after(p, 500, 'line', 7);
    expect([p.where('D'), p.s.activation?.watch?.used, lateness(p, 'a')]).toEqual(['0805', 15 * SECOND, 0]);
  });

  test('[EMP XIX.2#2] the price is over, too, when the units are played without the leader whom they have lost', () => {
    const p = round(
      {
        chiefs: { White: '1105' },
        also: (s) => {
          s.chiefLost[LEADERS.findIndex(({ id }) => id === 'foot')] = 1;
          if (s.activation !== undefined) s.activation.late = [2, 0, 3, 0, 0];
        },
      },
      PENALTIES,
    );
    // His successor comes with the next turn only.
    expect([p.offers('activate'), lateness(p, 'a'), lateness(p, 'A')]).toEqual([[WHITE], -2, -3]);
    activate(p, WHITE);
    expect([lateness(p, 'a'), lateness(p, 'A')]).toEqual([-2, 0]);
    while (p.told('loose').length === 0) p.act('done');
    expect([p.s.active, lateness(p, 'a')]).toEqual([0, 0]);
  });

  test('[EMP XIX.2#1] ruling 507: two corps that go together pay both, whoever is on loan does not', () => {
    const at = { a: '0205 column 0', e: '0207 column 0', h: '0203 column 0', A: '1105 column 6' };
    const p = round({ at, chiefs: { foot: '0205', horse: '0203', third: '0207', White: '1105' } }, PENALTIES);
    p.act('activate', FOOT).act('join', HORSE).act('lend', p.u('e'));
    if (p.asked() === 'company') p.act('done');
    p.act('done');
    after(p, 271, 'move', p.u('e'));
    expect(['a', 'h', 'e'].map((id) => lateness(p, id))).toEqual([-1, -1, 0]);
  });

  test('ruling 506: voltigeurs who go out and come back in the movement are on the watch as marches are', () => {
    const at = { a: '0205 line 1', A: '1105 column 6' };
    const p = moving(PENALTIES | VOLTIGEURS, { at });
    after(p, 10, 'screen', p.u('a'));
    after(p, 60, 'post', Number(p.offers('post')[0]));
    expect(lateness(p, 'a')).toBe(-1);
    after(p, 30, 'done');
    expect([p.s.activation?.watch?.used, lateness(p, 'a')]).toEqual([100 * SECOND, -2]);
    // At the end of the rally phase nothing is counted.
    while (p.s.phase < 5 || p.asked() !== 'screens') p.act('done');
    after(p, 500, 'screen', p.u('a'));
    expect(p.s.activation?.watch?.used).toBe(100 * SECOND);
  });

  test('ruling 506: time over in the middle of sending out voltigeurs ends the movement; those who are out stay out', () => {
    const p = moving(WATCH | VOLTIGEURS, { at: { a: '0205 line 1', A: '1105 column 6' } });
    p.act('screen', p.u('a')).act('post', Number(p.offers('post')[0]));
    expect(watchOf(p.referee.state, 0)).toBe(60 * SECOND);
    expect(timeUp({ offers: p.referee.offers(0) })).toEqual(['halt']);
    p.act('halt');
    expect([p.asked(), p.referee.offers(0), p.s.screens?.length]).toEqual(['mover', [['done']], 1]);
  });

  test('ruling 506: of two corps that go together a desperate one brings its 15 seconds', () => {
    const pack = army();
    const [battle] = pack.scenarios;
    if (battle === undefined) throw new Error('no battle');
    const body = { side: 0, demoralised: 1000, despair: 2000, lost: false } as const;
    const bodies = [
      { ...body, corps: [FOOT] },
      { ...body, corps: [HORSE] },
    ];
    const p = round(
      {
        pack: { ...pack, scenarios: [{ ...battle, bodies }] },
        also: (s) => {
          s.mood = [0, 2];
          s.crossed = [0, 4];
        },
      },
      PENALTIES,
    );
    p.act('lead', 0).act('activate', FOOT).act('join', HORSE);
    if (p.asked() === 'company') p.act('done');
    expect(p.s.activation?.watch?.allowed).toBe(15 * SECOND);
  });
});
