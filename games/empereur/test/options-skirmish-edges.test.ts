import { describe, expect, test } from 'vitest';
import { hexesOf, isSpread, spreadsOf } from '../rules/options/skirmish.ts';
import { pileAt } from '../rules/piles/board.ts';
import { a, field, light } from './skirmish-help.ts';

const b = 1;
const units = light.map((unit) => (unit.id === 'b' ? { ...unit, range: 2 } : unit));
const loose = (wanted: Parameters<typeof field>[0]) => field({ units, ...wanted });
const NORTH = { a: '0505 line 3 4' };
const pair = { at: NORTH, spread: { [a]: '0605' } } as const;

describe('EMP IV.6: where two halves may lie', () => {
  test.each([
    ['north', 3, ['0405', '0605']],
    ['north-west', 5, ['0406', '0504']],
    ['south-west', 7, ['0506', '0404']],
    ['north-east', 1, ['0404', '0506']],
  ])('[EMP IV.6#3] a line that looks %s spreads to its flanks', (_, facing, flanks) => {
    const p = loose({ at: { a: `0505 line ${facing} 4` } });
    expect(p.act('move', a).offers('spread')).toEqual(flanks.map((label) => p.h(label)));
  });

  test('[EMP IV.6#3] in the first hex of the map as well as in any other', () => {
    const p = loose({ at: { a: '0201 line 9 4' }, spread: { [a]: '0101' } });
    expect([isSpread(p.s, a), hexesOf(p.s, a), pileAt(p.s, 0)]).toEqual([true, [1, 0], [a]]);
  });

  test('[EMP IV.6#1] guns in battery have no loose order, however far they fire', () => {
    const p = loose({ at: { x: '0505 battery 3' } });
    expect(spreadsOf(p.content, p.s, [p.u('x')], p.h('0505'))).toEqual([]);
  });

  test('[EMP IV.6#12] neither half leaves the map: along its edge the march has one way', () => {
    // Every second row lies half a hex further east: north-east of 1404 there is nothing.
    const east = loose({ at: { a: '1304 line 3 4' }, spread: { [a]: '1404' } }).act('move', a);
    expect(east.offers('step')).toEqual([east.h('1303')]);
    const west = loose({ at: { a: '1404 line 3 4' }, spread: { [a]: '1304' } }).act('move', a);
    expect(west.offers('step')).toEqual([west.h('1403')]);
  });

  test('[EMP IV.6#12] ruling 421: the first half may pass over friends, the second over nobody', () => {
    const may = (friend: string, to: string) => {
      const p = loose({ ...pair, at: { ...NORTH, c: `${friend} line 3 4` } });
      return p.act('move', a).may('step', p.h(to));
    };
    // North-east of 0505 and 0605 lie 0504 and 0604.
    expect([may('0909', '0504'), may('0504', '0504'), may('0604', '0504')]).toEqual([true, true, false]);
  });

  test('[EMP V.7#7] who lies on skirmishers looks the way they do', () => {
    const joins = (facing: number) => {
      const p = loose({ ...pair, at: { ...NORTH, b: `0506 line ${facing} 4` } });
      p.s.facing[b] = facing;
      return spreadsOf(p.content, p.s, [b], p.h('0505')).map((hex) => hex === p.h('0605'));
    };
    expect([joins(3), joins(9)]).toEqual([[true], []]);
  });
});
