import { describe, expect, test } from 'vitest';
import { CHARGED, note } from '../rules/state.ts';
import { type Position, position } from './position.ts';

const h = 6;

describe('EMP V: what the shock phase shows of a pile', () => {
  /** Whether the enemy comes to see what lay below when the phase begins. */
  const shown = (at: Readonly<Record<string, string>>) => {
    const p = position({ phase: 'offensive', at: { y: '0109 battery 1', F: '0309 line 7', ...at } });
    p.act('done');
    expect(p.referee.disclosure.dice).toBe(false);
    return p.referee.disclosure.shown !== 0;
  };

  test('[EMP V#2, EMP V.3#3] whoever lies under a top unit that cannot attack, with an enemy beside it', () => {
    expect(shown({ x: '0505 battery 1', a: '0505 line 1 4', A: '0605 line 7' })).toBe(true);
    expect(shown({ x: '0505 battery 1', a: '0505 line 1 4', A: '0705 line 7' })).toBe(false);
    expect(shown({ x: '0505 battery 1', a: '0505 line 1 4', b: '0605 line 7' })).toBe(false);
  });

  test('[EMP V#2] nobody under one who can, nor one who stands alone, nor the enemy’s', () => {
    expect(shown({ a: '0505 line 1 4', b: '0505 line 1 4', A: '0605 line 7' })).toBe(false);
    expect(shown({ a: '0505 line 1 4', b: '0505 column 2 4', A: '0605 line 7' })).toBe(false);
    expect(shown({ x: '0505 battery 1', A: '0605 line 7' })).toBe(false);
    expect(shown({ a: '0505 line 1', X: '0605 battery 7', A: '0605 line 7 4' })).toBe(false);
    // But where an enemy stands whom he cannot attack, it shows whether another one below can.
    expect(shown({ a: '0505 line 1 4', b: '0505 column 2 4', A: '0605 line 7', B: '0405 line 1' })).toBe(true);
  });
});

describe('EMP VIII.1, IX.2: who attacks whom', () => {
  const phase = (wanted: Position) =>
    position({ columns: 14, phase: 'shock', ...wanted, also: (s) => note(s, h, CHARGED) });

  test('[EMP VIII.1#2] an enemy is attacked once: whoever was left out of it does not attack him by himself', () => {
    const p = phase({
      at: { a: '0505 line 1', b: '0506 line 3', A: '0605 line 7', c: '0208 line 1', C: '0308 line 7' },
    });
    p.act('assault', p.h('0605'));
    expect(p.offers('spare')).toEqual([p.h('0505'), p.h('0506')]);
    p.act('spare', p.h('0506')).act('attack');
    expect([p.asked(), p.offers('assault')]).toEqual(['assault', [p.h('0308')]]);
    expect(p.why('assault', p.h('0605'))).toBe('noAssault');
  });

  test('[EMP IX.2#15] cavalry that has charged is not left out if it has nobody else to attack (ruling 205)', () => {
    const p = phase({ at: { h: '0505 line 1', a: '0506 line 3', A: '0605 line 7' } });
    expect([p.may('done'), p.why('done'), p.why('assault', p.h('0101'))]).toEqual([false, 'bound', 'noAssault']);
    p.act('assault', p.h('0605'));
    expect(p.offers('spare')).toEqual([p.h('0506')]);
  });

  test('[EMP IX.2#15] with two before it, it may be left out of one, and then owes the other', () => {
    const p = phase({ at: { h: '0505 line 1', a: '0506 line 3', A: '0605 line 7', B: '0504 line 7' } });
    p.act('assault', p.h('0605'));
    expect(new Set(p.offers('spare'))).toEqual(new Set([p.h('0505'), p.h('0506')]));
    p.act('spare', p.h('0505')).act('attack');
    expect([p.offers('assault'), p.may('done'), p.why('done')]).toEqual([[p.h('0504')], false, 'bound']);
  });

  test('[EMP IX.2#15] nor if its other enemy is attacked by others already', () => {
    const p = phase({
      at: { h: '0505 line 1', a: '0506 line 3', b: '0404 line 1', A: '0605 line 7', B: '0504 line 7' },
    });
    p.act('assault', p.h('0504')).act('spare', p.h('0505')).act('attack');
    expect([p.offers('assault'), p.may('done')]).toEqual([[p.h('0605')], false]);
    p.act('assault', p.h('0605'));
    expect(p.offers('spare')).toEqual([p.h('0506')]);
  });
});
