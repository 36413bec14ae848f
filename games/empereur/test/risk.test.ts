import { expect, test } from 'vitest';
import { champUnits } from '../content/testing/champ.ts';
import { leaderCombat } from '../rules/army/leaders.ts';
import { leaderMorale } from '../rules/morale/modifiers.ts';
import { pointsOf } from '../rules/turn/victory.ts';
import { GONE } from '../rules/state.ts';
import { position } from './position.ts';

/** The leader of White's first corps. */
const CORPS = 3;
const crowd = { a: '0505 line 1', b: '0506 line 3', c: '0504 line 11', d: '0705 line 7', x: '0405 battery 1' };

test('[EMP XIV.5#1] two steps lost to one shot: on a 6 the leader falls, before the pile tests', () => {
  const shot = (die: number) => {
    const p = position({
      phase: 'offensive',
      at: { ...crowd, A: '0605 line 7' },
      chiefs: { Corps: '0605' },
      dice: [6, die, 1, 1],
    });
    p.act('aim', p.h('0605')).act('fire');
    return p;
  };
  const fallen = shot(6);
  expect(fallen.s.chiefHex[CORPS]).toBe(GONE);
  expect(fallen.s.chiefLost[CORPS]).toBe(1);
  expect(fallen.told('tested')[0]?.['why']).not.toContain('leader');
  const spared = shot(5);
  expect(spared.s.chiefHex[CORPS]).toBe(spared.h('0605'));
  expect(spared.told('tested')[0]?.['why']).toContain('leader');
});

test('[EMP XIV.5#2, EMP XIV.5#3, EMP XIV.3#7] his pile destroyed and the enemy in his hex: a die for each, then he gets away', () => {
  const fight = (dice: readonly number[]) => {
    const p = position({
      phase: 'shock',
      at: { a: '0505 column 0', A: '0605 line 7 1' },
      chiefs: { Corps: '0605' },
      dice,
    });
    // Morand's like gives White 2 on the die: 6 becomes 4, D+1 eliminates the last step.
    p.act('assault', p.h('0605'));
    return p;
  };
  const p = fight([6, 1, 1]);
  expect(p.s.hex[p.u('A')]).toBe(GONE);
  expect(p.s.chiefHex[CORPS]).toBe(p.h('0605'));
  p.act('follow', p.u('a'));
  expect(p.told('spared')).toHaveLength(2);
  expect(p.s.chiefHex[CORPS]).not.toBe(p.h('0605'));
  expect(p.s.chiefHex[CORPS]).toBeGreaterThan(0);
  expect(fight([6, 6]).s.chiefHex[CORPS]).toBe(GONE);
});

test('[EMP XIV.5#4] hemmed in by fronts on all sides he falls on 4 and more, else gets away two hexes', () => {
  const at = { ...crowd, e: '0604 line 9', f: '0606 line 5', A: '0605 line 7 1' };
  const fight = (die: number) => {
    const p = position({ phase: 'offensive', at, chiefs: { Corps: '0605' }, dice: [4, 1, die] });
    // The first die is for the heavy fire, the second for the pile that is lost.
    p.act('aim', p.h('0605')).act('fire');
    return p;
  };
  expect(fight(4).s.chiefHex[CORPS]).toBe(GONE);
  const lucky = fight(3);
  expect(lucky.s.chiefHex[CORPS]).toBeGreaterThan(0);
  expect(lucky.s.chiefHex[CORPS]).not.toBe(lucky.h('0605'));
});

test('[EMP XIV.5#5] a fallen leader is worth points to the enemy', () => {
  const p = position({ at: { A: '0605 line 7' } });
  const before = pointsOf(p.content, p.s)[0];
  p.s.chiefLost[CORPS] = 1;
  expect(pointsOf(p.content, p.s)[0] - before).toBe(3);
});

test('[EMP XIV.6#1, EMP XIV.6#2] at the start of the next turn a successor appears, worth 0 in combat and 1 to morale', () => {
  const p = position({
    phase: 'rally',
    active: 1,
    at: { a: '0305 line 1', A: '0805 line 7', B: '0905 line 7' },
    also: (s) => {
      s.chiefLost[CORPS] = 1;
    },
  });
  expect(p.asked()).toBe('appoint');
  expect(p.offers('appoint')).toEqual([p.h('0805'), p.h('0905')]);
  p.act('appoint', p.h('0905'));
  expect(p.s.chiefHex[CORPS]).toBe(p.h('0905'));
  expect(leaderMorale(p.content, p.s, p.u('B'))).toBe(1);
  expect(leaderCombat(p.content, p.s, [p.h('0905')], [{ unit: p.u('B'), value: 2 }])).toBe(0);
});

test('[EMP XIV.5#1] a leader who falls under the fire as a march sets out stays where he fell; his unit goes on', () => {
  const [BLUE] = [1];
  const units = champUnits.map((unit) => (unit.id === 'X' ? { ...unit, fire: 24 } : unit));
  const march = (die: number) => {
    const p = position({
      units,
      at: { a: '0505 column 6', X: '0605 battery 7' },
      chiefs: { corps: '0505' },
      dice: [6, die, 1, 1],
    });
    return p.act('move', p.u('a')).act('bring', BLUE).act('step', p.h('0405'));
  };
  const fallen = march(6);
  expect([fallen.where('a'), fallen.told('fell').length]).toEqual(['0405', 1]);
  expect([fallen.s.chiefHex[BLUE], fallen.s.chiefLost[BLUE]]).toEqual([GONE, 1]);
  const spared = march(5);
  expect([spared.where('a'), spared.s.chiefHex[BLUE]]).toEqual(['0405', spared.h('0405')]);
});
