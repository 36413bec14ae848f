import { expect, test } from 'vitest';
import { champUnits, champLeaders } from '../content/testing/champ.ts';
import { forGuns } from '../rules/shock/blows.ts';
import { oddsRow, sumsOf } from '../rules/shock/power.ts';
import { testTables } from '../content/testing/tables.ts';
import { COLUMN, DISORDERED } from '../rules/state.ts';
import { type Played, position } from './position.ts';

/** The worked examples of the book that no other test plays as they are told. */

test('[EMP VII.5#3] leaving X under the fire of A, then Y under that of A and B: two shots, the second of both', () => {
  // A has X (0506) and Y (0606) before it, B has Y.
  const p = position({ at: { a: '0506 column 0', A: '0605 line 9', B: '0705 line 9' }, dice: [1, 1] });
  p.act('move', p.u('a')).act('step', p.h('0606')).act('step', p.h('0706'));
  const sorted = (units: unknown) => [...(units as number[])].sort((one, two) => one - two);
  expect(p.told('fired').map(({ firers, place }) => [place, sorted(firers)])).toEqual([
    [p.h('0506'), [p.u('A')]],
    [p.h('0606'), [p.u('A'), p.u('B')]],
  ]);
});

test('[EMP VIII.4#2] a value of 2 and 5 steps make 10', () => {
  const p = position({ at: { a: '0505 line 1 5', A: '0605 line 7' } });
  expect(sumsOf(p.content, p.s, [p.h('0505')], p.h('0605')).attack).toBe(10);
});

test('[EMP VIII.6#6] at four to one a die of 1 disorganises a lone battery taken from behind, and D+1 stays D+1', () => {
  const row = oddsRow(testTables.shock, 4, 1);
  const [, one] = row?.results[0] ?? [];
  expect(one).toMatchObject({ text: '1' });
  if (one === undefined) throw new Error('no result');
  expect(forGuns(one)).toEqual({ losses: 0, test: false, disorder: true, gone: false });
  const worse = row?.results.map(([, theirs]) => theirs).find(({ text }) => text === 'D+1');
  if (worse === undefined) throw new Error('no D+1');
  expect(forGuns(worse)).toMatchObject({ losses: 1, disorder: true });
  // Played: eight to two from behind, a die of 1.
  const p = position({ phase: 'shock', at: { a: '0505 line 1 4', X: '0605 battery 1' }, dice: [1] });
  p.act('assault', p.h('0605'));
  while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
  expect([p.s.form[p.u('X')], p.s.steps[p.u('X')]]).toEqual([DISORDERED, 2]);
});

const mayRally = (turn: number, since: number): boolean => {
  const p: Played = position({
    phase: 'rally',
    turn,
    turns: 12,
    at: { a: '0305 disordered 0', A: '1205 line 7' },
    also: (s) => {
      s.since[0] = since;
    },
  });
  return p.asked() === 'rally' && p.may('rally', p.u('a'));
};

test('[EMP XI.1#1] in turn 8 markers of 6 or less may rally', () => {
  expect([5, 6, 7, 8].map((since) => mayRally(8, since))).toEqual([true, true, false, false]);
});

test('[EMP XI.2#2] in turn 5 the markers 1, 2 and 3', () => {
  expect([1, 2, 3, 4, 5].map((since) => mayRally(5, since))).toEqual([true, true, true, false, false]);
});

test('[EMP V.7#2, EMP V.7#3] mixed order: the line on top fires, the column below attacks with 1 more, and it covers their flank', () => {
  const at = { a: '0505 line 1 4', b: '0505 column 0 4', A: '0605 line 7' };
  const p = position({ phase: 'offensive', at, dice: [1] });
  p.act('aim', p.h('0605'));
  expect(p.told('fired')[0]).toMatchObject({ firers: [p.u('a')], total: 4 });
  expect(sumsOf(p.content, p.s, [p.h('0505')], p.h('0605')).attack).toBe(4 * 2 + 4 * 3);
  expect(p.s.form[p.u('b')]).toBe(COLUMN);
});

test('[EMP XIV.4#1, EMP X.3#2] Napoleon gives 6, and a natural 12 fails all the same', () => {
  const leaders = champLeaders.map((one) => (one.id === 'chief' ? { ...one, morale: 6 } : one));
  const shot = (dice: readonly number[]) => {
    const units = champUnits.map((unit) => (unit.id === 'a' ? { ...unit, morale: 8 } : unit));
    const at = { a: '0605 line 7', A: '0505 line 1' };
    const p = position({ units, leaders, phase: 'defensive', at, chiefs: { chief: '0605' }, dice });
    p.act('aim', p.h('0605'));
    return p.told('tested')[0];
  };
  expect(shot([4, 6, 5])).toMatchObject({ morale: 14, held: true });
  expect(shot([4, 6, 6])).toMatchObject({ morale: 14, held: false });
});

test('[EMP XIV.6#1] a successor appears with a unit of his corps, an army leader with any of his side, never with the enemy', () => {
  const units = champUnits.map((unit) => (unit.id === 'b' ? { ...unit, corps: 1 } : unit));
  const leaders = champLeaders.map((one) => (one.rank === 0 ? { ...one, corps: [] } : one));
  const posts = (fallen: number) => {
    const p = position({
      units,
      leaders,
      phase: 'rally',
      active: 1,
      at: { a: '0805 line 1', b: '0205 line 1', c: '0305 line 1', A: '1205 line 7' },
      also: (s) => {
        s.chiefLost[fallen] = 1;
      },
    });
    expect(p.why('appoint', p.h('1205'))).toBe('notHisCorps');
    const offered = p.offers('appoint');
    p.act('appoint', offered[0] as number);
    expect(p.told('appointed')).toMatchObject([{ leader: fallen, place: offered[0] }]);
    return offered;
  };
  const h = (label: string) => position({}).h(label);
  expect(posts(1)).toEqual([h('0305'), h('0805')]);
  expect(posts(0)).toEqual([h('0205'), h('0305'), h('0805')]);
});
