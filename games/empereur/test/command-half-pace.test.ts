import { describe, expect, test } from 'vitest';
import { champLeaders } from '../content/testing/champ.ts';
import { AT_HAND, HALF_PACE, HALTED, OUT_OF_REACH } from '../rules/command/state.ts';
import { commanded, ordered } from './command-help.ts';
import { type Played, position } from './position.ts';

const [CHIEF, BLUE] = [0, 1];
const tied = (p: Played, ...leaders: readonly number[]) => leaders.map((one) => p.s.command?.tied[one]);

describe('EMP XVII.2: chiefs out of reach', () => {
  const far = { corps: '1305', chief: '0205' };
  const quick = (moves: number) => champLeaders.map((one) => ({ ...one, moves }));
  const ride = (p: Played, leader: number, from: string) => {
    p.act('ride', leader);
    let gone = 0;
    for (
      let to = Number(from) + 100;
      p.asked() === 'ride' && p.may('step', p.h(String(to).padStart(4, '0')));
      to += 100
    ) {
      p.act('step', p.h(String(to).padStart(4, '0')));
      gone++;
    }
    return gone;
  };

  test('ruling 453: half of his points, rounded down; in reach all of them', () => {
    const leaders = quick(7);
    const at = { A: '2910 line 7' };
    expect(ride(commanded({ leaders, at, chiefs: far, dice: [1] }), BLUE, '1305')).toBe(3);
    expect(ride(commanded({ leaders, at, chiefs: { ...far, corps: '1205' } }), BLUE, '1205')).toBe(7);
  });

  test('[EMP XVII.3#3] half of an army chief’s points are rounded up', () => {
    const wanted = { leaders: quick(7), at: { A: '2910 line 7' }, chiefs: far };
    expect(ride(ordered({ corps: 'attack' }, wanted), CHIEF, '0205')).toBe(4);
  });

  test('[EMP XVII.2#4] he throws once a turn, as he is taken for a ride; who fails stays, and nobody takes him along', () => {
    const p = commanded({ at: { a: '1305 column 0', A: '2910 line 7' }, chiefs: far, dice: [5] });
    expect([...tied(p, BLUE), p.may('ride', BLUE)]).toEqual([OUT_OF_REACH, true]);
    p.act('ride', BLUE);
    expect([...tied(p, BLUE), p.may('ride', BLUE), p.why('ride', BLUE), p.dice]).toEqual([HALTED, false, 'tied', []]);
    expect(p.told('initiative')).toMatchObject([{ leader: BLUE, die: 5, passed: false }]);
    p.act('move', p.u('a'));
    expect([p.offers('bring'), p.s.chiefHex[BLUE]]).toEqual([[], p.h('1305')]);
  });

  test('ruling 453: on half pace he rides alone', () => {
    const p = commanded({ at: { a: '1305 column 0', A: '2910 line 7' }, chiefs: far, dice: [4] });
    p.act('ride', BLUE).act('step', p.h('1205')).act('step', p.h('1305')).act('done');
    expect([...tied(p, BLUE), p.may('ride', BLUE)]).toEqual([HALF_PACE, false]);
    p.act('move', p.u('a'));
    expect(p.offers('bring')).toEqual([]);
  });

  test('[EMP XVII.2#4] chiefs of corps throw: the chief of a wing out of reach stays where he is', () => {
    const wing = { ...(champLeaders[BLUE] as (typeof champLeaders)[0]), id: 'wing', rank: 1, corps: [0, 1] };
    const leaders = [...champLeaders, wing];
    const p = commanded({ leaders, at: { A: '2910 line 7' }, chiefs: { chief: '0205', wing: '1305', corps: '1405' } });
    expect([...tied(p, 4, BLUE), p.offers('ride')]).toEqual([OUT_OF_REACH, AT_HAND, [CHIEF, BLUE]]);
    expect(p.why('ride', 4)).toBe('tied');
  });

  test('[EMP XVII.2#4] a successor has an initiative of 2', () => {
    const tried = (lost: number) =>
      commanded({
        at: { A: '2910 line 7' },
        chiefs: far,
        dice: [3],
        also: (s) => void (s.chiefLost[BLUE] = lost),
      })
        .act('ride', BLUE)
        .asked();
    expect([tried(0), tried(1)]).toEqual(['ride', 'mover']);
  });

  test('[EMP XVII#2] without command everybody rides and goes along, however far from his chief', () => {
    const p = position({ columns: 30, at: { a: '1305 column 0', A: '2910 line 7' }, chiefs: far, turn: 2 });
    expect(p.offers('ride')).toEqual([CHIEF, BLUE]);
    p.act('move', p.u('a'));
    expect(p.offers('bring')).toEqual([BLUE]);
    expect(p.act('step', p.h('1405')).where('a')).toBe('1405');
  });
});
