import { describe, expect, test } from 'vitest';
import { arrivalOf, arrivalOfLeader } from '../rules/arrivals/gates.ts';
import { BATTLE } from '../rules/deployment/counters.ts';
import { COLUMN, WAITING } from '../rules/state.ts';
import { corps, type EveOf, type Evening, evening, eveUnits, hexAt, leader } from './eve-help.ts';

/** Two corps of Blue's were laid in the west, one of White's in the lower right square. */
const laid = { chiefs: ['one', 'two', 'ONE'], lie: { one: 0, two: 4, ONE: 15 } };

function station(p: Evening, id: string, where: string): Evening {
  p.act('station', corps(id)).act('enter', hexAt(where));
  return p;
}

/** All that a corps has stand on these hexes, by unit. */
const stands = (p: Evening, ids: string) => Object.fromEntries(ids.split('').map((id) => [id, p.where(id)]));

describe('EMP XVIII.4: in turns', () => {
  test.each([0, 1])(
    '[EMP XVIII.4#3] side %i, who plays first in the battle, places a corps, then the other',
    (first) => {
      const p = evening({ ...laid, first });
      const own = ['one,two', 'ONE'];
      expect([p.seat(), p.named('station').join()]).toEqual([first, own[first]]);
      station(p, first === 0 ? 'one' : 'ONE', first === 0 ? '0101' : '1608').act('done');
      expect([p.seat(), p.named('station').join()]).toEqual([1 - first, own[1 - first]]);
      station(p, first === 0 ? 'ONE' : 'one', first === 0 ? '1608' : '0101').act('done');
      // Who has more corps places the rest of them.
      expect([p.seat(), p.named('station')]).toEqual([0, ['two']]);
      expect(p.why('station', corps('one'))).toBe('noStation');
      expect(p.s.active).toBe(0);
    },
  );

  test('[EMP XVIII.4#3] only those that were laid', () => {
    const p = evening({ chiefs: ['one', 'two', 'riders', 'ONE', 'TWO'], lie: { one: 0, two: 4, ONE: 15 } });
    p.suit().suit();
    expect(p.named('station')).toEqual(['one', 'two']);
  });

  test('[EMP XVIII.4#3] the turn ends with the last unit of a corps', () => {
    const p = station(evening(laid), 'two', '0103');
    p.place('c', '0103', 'line', 1);
    expect([p.seat(), p.asked()]).toEqual([0, 'deploy']);
    p.place('d', '0203', 'square');
    expect([p.seat(), p.asked()]).toEqual([1, 'station']);
  });

  test('[EMP XVIII.4#3] cavalry has a leader and a turn of its own', () => {
    const p = evening({ chiefs: ['one', 'riders', 'ONE'], lie: { one: 0, riders: 0, ONE: 15 } });
    expect(p.named('station')).toEqual(['one', 'riders']);
    station(p, 'riders', '0201');
    expect([p.s.chiefHex[leader('riders')], p.offers('arrive')]).toEqual([
      hexAt('0201'),
      ['h', 'i', 'j'].map((id) => p.u(id)),
    ]);
  });
});

describe('the staff draws up a corps', () => {
  const mustered = (where: string, wanted: EveOf = {}) => {
    const p = station(evening({ chiefs: ['one'], lie: { one: 0 }, ...wanted }), 'one', where);
    p.act('muster');
    return p;
  };

  test('[EMP XVIII.4#3, EMP XVIII.4#4] foot first, guns last, as near to the leader as may be, in column at the enemy', () => {
    const p = mustered('0201');
    // The nearest to 0201 are 0301 before it, 0102 and 0202 behind: the nearer the enemy the better.
    expect(stands(p, 'abx')).toEqual({ a: '0201', b: '0301', x: '0202' });
    expect(['a', 'b', 'x'].map((id) => [p.s.form[p.u(id)], p.s.facing[p.u(id)]])).toEqual([
      [COLUMN, 0],
      [COLUMN, 0],
      [COLUMN, 0],
    ]);
  });

  test('[EMP XVIII.4#3] what was placed by hand stays, and is not piled upon as long as there is room', () => {
    const p = station(evening({ chiefs: ['one'], lie: { one: 0 } }), 'one', '0201');
    p.place('b', '0201', 'line', 9).act('muster');
    expect(stands(p, 'abx')).toEqual({ a: '0301', b: '0201', x: '0202' });
    expect([p.s.form[p.u('b')], p.s.facing[p.u('b')]]).toEqual([0, 9]);
  });

  test('[EMP XVIII.4#3] who has no ground stays behind; in a crowd guns lie with foot', () => {
    // All of the square but 0101 and 0201 is water.
    const pond = ['..ww', 'wwww', ...new Array<string>(6).fill('....')].map((row) => row + '.'.repeat(12));
    const p = mustered('0101', { ground: pond });
    expect(stands(p, 'ab')).toEqual({ a: '0101', b: '0201' });
    expect([p.where('x'), p.s.rank[p.u('x')], p.s.rank[p.u('a')]]).toEqual(['0101', 0, 1]);
    const q = mustered('0101', { ground: ['ffww', ...pond.slice(1)].map((row) => row.padEnd(16, '.')) });
    expect([q.where('a'), q.where('b'), q.s.hex[q.u('x')], q.asked()]).toEqual(['0101', '0201', WAITING, 'declare']);
    expect([q.s.form[q.u('a')], q.s.facing[q.u('a')]]).toEqual([3, 0]);
  });

  test('[EMP XVIII.4#3] foot, horse and guns in this order, whatever order their sheet has them in', () => {
    const mixed = eveUnits.map((unit) => (unit.id === 'h' ? { ...unit, corps: 0 } : unit)).reverse();
    const p = mustered('0201', { units: mixed });
    expect(stands(p, 'bahx')).toEqual({ b: '0201', a: '0301', h: '0202', x: '0102' });
  });

  test('[EMP XVIII.4#3] White looks to the west', () => {
    const p = station(evening({ chiefs: ['ONE'], lie: { ONE: 3 }, first: 1 }), 'ONE', '1501');
    p.act('muster');
    expect(stands(p, 'ABX')).toEqual({ A: '1501', B: '1401', X: '1402' });
    expect(['A', 'B', 'X'].map((id) => p.s.facing[p.u(id)])).toEqual([6, 6, 6]);
  });
});

describe('EMP XVIII.5: the battle begins', () => {
  test('[EMP XVIII.5#1] with the first turn of whoever plays first', () => {
    const p = evening({ chiefs: ['one', 'ONE'], lie: { one: 0, ONE: 15 }, first: 1 });
    station(p, 'ONE', '1608').act('muster');
    station(p, 'one', '0101').act('muster');
    expect([p.eve.stage, p.s.turn, p.s.active, p.seat(), p.asked()]).toEqual([BATTLE, 1, 1, 1, 'declare']);
    expect(stands(p, 'ax')).toEqual({ a: '0101', x: '0102' });
  });

  test('[EMP XVIII.5#2] who was left in hand, or not placed, comes in where his lines of communication leave the map', () => {
    const p = evening({ chiefs: ['one', 'two', 'riders', 'ONE'], lie: { one: 0, two: 4, ONE: 15 } });
    station(p, 'one', '0101').place('a', '0101', 'column', 0).act('done');
    station(p, 'ONE', '1608').act('muster');
    station(p, 'two', '0103').act('muster');
    const asked = { content: p.content, s: p.s };
    expect(p.eve.stage).toBe(BATTLE);
    for (const id of ['b', 'x', 'e', 'h']) {
      expect([id, p.s.hex[p.u(id)], arrivalOf(asked, p.u(id))?.hexes]).toEqual([id, WAITING, [hexAt('0105')]]);
    }
    expect([arrivalOf(asked, p.u('a')), arrivalOf(asked, p.u('c'))]).toEqual([null, null]);
    expect(arrivalOf(asked, p.u('E'))?.hexes).toEqual([hexAt('1605')]);
    expect([p.s.chiefHex[leader('riders')], arrivalOfLeader(asked, leader('riders'))?.hexes]).toEqual([
      WAITING,
      [hexAt('0105')],
    ]);
    expect(arrivalOfLeader(asked, leader('one'))).toBeNull();
  });

  test('ruling 515: leaders of the army and of wings stand with a leader of their side, as their player likes', () => {
    const p = evening({
      chiefs: ['chief', 'wing', 'one', 'two', 'Chief', 'ONE'],
      lie: { one: 0, two: 4, ONE: 15 },
    });
    station(p, 'two', '0203').act('done');
    station(p, 'ONE', '1608').act('done');
    station(p, 'one', '0101').act('done');
    expect([p.seat(), p.asked(), p.hexes()]).toEqual([0, 'chiefPost', ['0101', '0203']]);
    expect(p.why('enter', hexAt('1608'))).toBe('noStation');
    p.act('enter', hexAt('0203'));
    expect([p.seat(), p.asked(), p.hexes()]).toEqual([0, 'chiefPost', ['0101', '0203']]);
    p.act('enter', hexAt('0101'));
    expect([p.seat(), p.asked(), p.hexes()]).toEqual([1, 'chiefPost', ['1608']]);
    p.act('enter', hexAt('1608'));
    expect(['chief', 'wing', 'Chief'].map((id) => p.s.chiefHex[leader(id)])).toEqual(
      ['0203', '0101', '1608'].map(hexAt),
    );
    expect(p.eve.stage).toBe(BATTLE);
  });

  test('ruling 515: an army leader nobody of whose corps was deployed comes in as a reinforcement', () => {
    const p = evening({ chiefs: ['chief', 'one', 'Chief', 'ONE'], lie: { one: 0 } });
    p.suit();
    p.suit();
    station(p, 'one', '0101').act('done').act('enter', hexAt('0101'));
    const asked = { content: p.content, s: p.s };
    expect([p.eve.stage, p.s.chiefHex[leader('Chief')], arrivalOfLeader(asked, leader('Chief'))?.hexes]).toEqual([
      BATTLE,
      WAITING,
      [hexAt('1605')],
    ]);
  });
});
