import { expect, test } from 'vitest';
import { champ, champLeaders } from '../content/testing/champ.ts';
import type { Leader } from '../content/types.ts';
import { leaderCombat } from '../rules/army/leaders.ts';
import { DISORDERED, SQUARE } from '../rules/state.ts';
import { position } from './position.ts';

const chief = (id: string, rank: number, corps: readonly number[], combat: number): Leader => ({
  ...(champLeaders[0] as Leader),
  id,
  rank,
  corps,
  combat,
});

/** What these leaders, all in one hex with a, b and the horse h, give to those who fight there. */
function given(leaders: readonly Leader[], fighting: readonly string[], also: Record<string, string> = {}): number {
  const pack = champ({ leaders });
  const at = { a: '0505 line 1 2', b: '0505 line 1 2', c: '0606 line 1', A: '0707 line 7', ...also };
  const chiefs = Object.fromEntries(leaders.map(({ id }) => [id, '0505']));
  const p = position({ pack, at, chiefs });
  return leaderCombat(
    p.content,
    p.s,
    [p.h('0505')],
    fighting.map((id) => ({ unit: p.u(id), value: 2 })),
  );
}

test('[EMP XIV.1#3, EMP XIV.3#3] the highest in command counts, whether he helps or harms', () => {
  const [army, corps] = [chief('army', 0, [0, 1], -1), chief('corps', 2, [0], 3)];
  expect(given([corps], ['a'])).toBe(3);
  expect(given([army, corps], ['a'])).toBe(-1);
  expect(given([corps, army], ['a'])).toBe(-1);
});

test('[EMP XIV.1#2] a leader of a corps helps his own units alone, the commander in chief everybody of his side', () => {
  expect(given([chief('corps', 2, [1], 3)], ['a'])).toBe(0);
  expect(given([chief('army', 0, [], 2)], ['a'])).toBe(2);
  expect(given([{ ...chief('army', 0, [], 2), side: 1 }], ['a'])).toBe(0);
  // Nobody of those who fight stands in his hex.
  expect(given([chief('army', 0, [], 2)], ['c'])).toBe(0);
  expect(given([chief('army', 0, [], 2)], [])).toBe(0);
});

test('[EMP XIV.1#3] of equals the better one counts if both lead as many', () => {
  const [good, poor] = [chief('good', 2, [0], 2), chief('poor', 2, [0], 1)];
  expect(given([good, poor], ['a', 'b'])).toBe(2);
  expect(given([poor, good], ['a', 'b'])).toBe(2);
});

test('[EMP VI.8#7, EMP V.5#1] of a pile that falls back those who fail run, the others go in order, and a leader may go along', () => {
  const at = { a: '0405 column 0', H: '0605 column 6 2', I: '0605 column 6 2' };
  const p = position({ columns: 14, at, chiefs: { Corps: '0605' }, dice: [6, 6, 1, 1] });
  p.act('move', p.u('a')).act('step', p.h('0505'));
  p.act('recoil', p.h('0605'));
  while (p.asked() === 'retreat' || p.asked() === 'escort') {
    if (p.may('done')) p.act('done');
    else p.act('step', p.offers('step')[0] as number);
  }
  expect([p.s.form[p.u('H')] === DISORDERED, p.s.form[p.u('I')] === DISORDERED]).toEqual([true, false]);
  expect(p.asked()).toBe('recoil');
  expect(p.offers('bring')).toEqual([3]);
  p.act('bring', 3);
  expect(p.offers('bring')).toEqual([]);
  p.act('step', p.h('0705'));
  expect([p.where('I'), p.s.chiefHex[3]]).toEqual(['0705', p.h('0705')]);
  expect(p.offers('bring')).toEqual([]);
  p.act('done');
  expect(p.asked()).toBe('march');
});

test('[EMP IX.6#6] only where guns lie with the square is asked about their place, each unit once, and it may be left', () => {
  const charge = (pile: Record<string, string>) => {
    const at = { h: '0305 column 0', ...pile };
    const p = position({ phase: 'charge', at, dice: [1, 1, 1, 1] });
    return p.act('charge', p.u('h')).act('line', 1).act('brace', p.h('0605'));
  };
  const foot = charge({ A: '0605 line 7 3', B: '0605 line 7 3' });
  expect([foot.s.form[foot.u('A')], foot.s.form[foot.u('B')]]).toEqual([SQUARE, SQUARE]);
  expect(foot.asked()).not.toBe('arrange');
  const guns = charge({ A: '0605 line 7 3', X: '0605 battery 7' });
  expect(guns.asked()).toBe('arrange');
  expect(guns.offers('top')).toEqual([guns.u('X')]);
  const left = guns.act('done');
  expect([left.asked() === 'arrange', left.s.rank[left.u('X')]]).toEqual([false, 1]);
});

test('[EMP IX.6#1] several piles form square one after the other, each asked once', () => {
  const at = { h: '0505 column 0', A: '0805 line 7', B: '0803 line 7', C: '0807 line 7' };
  const p = position({ phase: 'charge', at, dice: [1, 1, 1, 1, 6, 6] });
  p.act('charge', p.u('h')).act('line', 1);
  const asked = [...p.offers('brace')];
  expect(asked).toContain(p.h('0805'));
  p.act('brace', p.h('0805'));
  expect(p.may('brace', p.h('0805'))).toBe(false);
  expect(p.offers('brace')).toEqual(asked.filter((hex) => hex !== p.h('0805')));
});
