import { expect, test } from 'vitest';
import { leaderCombat } from '../rules/army/leaders.ts';
import { leaderMorale } from '../rules/morale/modifiers.ts';
import { sumsOf } from '../rules/shock/power.ts';
import { position } from './position.ts';

const CHIEF = 0;

test('[EMP XIV.1#1, EMP XIV.4#3] of several leaders the highest in command counts', () => {
  const p = position({ at: { a: '0505 line 1' }, chiefs: { chief: '0505', corps: '0505' } });
  expect(leaderMorale(p.content, p.s, p.u('a'))).toBe(3);
  p.s.chiefHex[CHIEF] = -1;
  expect(leaderMorale(p.content, p.s, p.u('a'))).toBe(2);
});

test('[EMP XIV.4#1, EMP XIV.4#2] a leader helps whoever he commands in his hex, others by 1 at most', () => {
  const p = position({ at: { a: '0505 line 1', b: '0605 line 1' }, chiefs: { corps: '0505' } });
  expect(leaderMorale(p.content, p.s, p.u('a'))).toBe(2);
  expect(leaderMorale(p.content, p.s, p.u('b'))).toBe(0);
  const units = p.content.units.map((unit) => (unit.id === 'a' ? { ...unit, corps: 1 } : unit));
  expect(leaderMorale({ ...p.content, units }, p.s, p.u('a'))).toBe(1);
});

test('[EMP XIV.3#1, EMP XIV.3#2, EMP XIV.3#4] the example: +1 on the die in attack, -1 in defence; a malus the other way round', () => {
  const shockWith = (chiefs: Readonly<Record<string, string>>) => {
    const p = position({ phase: 'shock', at: { a: '0505 line 1', A: '0605 line 7' }, chiefs, dice: [3, 1, 1, 1, 1] });
    p.act('assault', p.h('0605'));
    return p.told('shock')[0]?.['die'];
  };
  expect(shockWith({})).toBe(3);
  expect(shockWith({ corps: '0505' })).toBe(4);
  expect(shockWith({ Corps: '0605' })).toBe(1);
  expect(shockWith({ Chief: '0605' })).toBe(4);
});

test('[EMP XIV.3#3] only for units that he commands, which the army leader does for all', () => {
  const p = position({ at: { a: '0505 line 1', A: '0605 line 7' }, chiefs: { corps: '0505' } });
  const units = p.content.units.map((unit) => (unit.id === 'a' ? { ...unit, corps: 1 } : unit));
  const pack = { ...p.content, units };
  const { attackers } = sumsOf(pack, p.s, [p.h('0505')], p.h('0605'));
  expect(leaderCombat(pack, p.s, [p.h('0505')], attackers)).toBe(0);
  p.s.chiefHex[CHIEF] = p.h('0505');
  expect(leaderCombat(pack, p.s, [p.h('0505')], attackers)).toBe(1);
});

test('[EMP XIV.1#2] a leader is no unit: alone he is no target, and hides nothing', () => {
  const p = position({ phase: 'offensive', at: { x: '0505 battery 1', A: '0805 line 7' }, chiefs: { Corps: '0605' } });
  expect(p.offers('aim')).toEqual([p.h('0805')]);
});

test('[EMP XIV.2#1] a leader rides his points and enters no enemy hex', () => {
  const p = position({ at: { A: '0605 line 7' }, chiefs: { corps: '0505' } });
  p.act('ride', 1);
  expect(p.offers('step')).toHaveLength(5);
  for (const to of ['0405', '0305', '0205', '0105']) p.act('step', p.h(to));
  p.act('done');
  expect(p.s.chiefHex[1]).toBe(p.h('0105'));
});

test('[EMP XIV.3#5] after a fight he may follow units of his hex into the hex they have won', () => {
  const p = position({
    phase: 'shock',
    at: { a: '0505 column 0 6', A: '0605 line 7 2' },
    chiefs: { corps: '0505' },
    dice: [6],
  });
  p.act('assault', p.h('0605'));
  while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
  expect(p.offers('bring')).toEqual([]);
  p.act('follow', p.u('a'));
  expect(p.offers('bring')).toEqual([1]);
  p.act('bring', 1);
  expect(p.s.chiefHex[1]).toBe(p.h('0605'));
});

test('[EMP XIV.3#5] ruling 21: he goes with those who run, or stays', () => {
  const broken = (along: boolean) => {
    const p = position({
      phase: 'offensive',
      at: { a: '0505 line 1', A: '0605 line 7 6' },
      chiefs: { Corps: '0605' },
      dice: [6, 6, 6],
    });
    p.act('aim', p.h('0605'));
    expect(p.asked()).toBe('escort');
    if (along) p.act('bring', 3);
    else p.act('done');
    while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
    return p;
  };
  const went = broken(true);
  expect(went.where('A')).not.toBe('0605');
  expect(went.s.chiefHex[3]).toBe(went.s.hex[went.u('A')]);
  const stayed = broken(false);
  expect(stayed.s.chiefHex[3]).toBe(stayed.h('0605'));
});

test('[EMP XIV.3#6, EMP XIV.2#3] in a charge he helps only if he rode in it, and then he moves no more', () => {
  const ridden = (bring: boolean) => {
    const p = position({
      columns: 14,
      phase: 'charge',
      at: { h: '0405 column 0', A: '0605 line 7 8' },
      chiefs: { chief: bring ? '0405' : '0505' },
      dice: [3],
    });
    p.act('charge', p.u('h'));
    if (bring) p.act('bring', 0);
    p.act('line', 1).act('pass').act('step', p.h('0505')).act('strike');
    expect([p.asked(), p.s.chiefHex[0], p.offers('ride')]).toEqual(['mover', p.h('0505'), bring ? [] : [0]]);
    p.act('done');
    while (p.asked() === 'aim') p.act('done');
    p.act('assault', p.h('0605'));
    return p.told('shock')[0]?.['die'];
  };
  expect([ridden(true), ridden(false)]).toEqual([4, 3]);
});
