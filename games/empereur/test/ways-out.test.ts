import { describe, expect, test } from 'vitest';
import { DISORDERED, GONE } from '../rules/state.ts';
import { type Played, type Position, position } from './position.ts';

/** A stands before a and is driven off by D: 18 to 6 is three to one, and a die of 4 is 0/D. */
function driven(wanted: Position): Played {
  const p = position({
    phase: 'shock',
    dice: [4],
    ...wanted,
    at: { a: '0505 column 0', A: '0605 line 7 3', ...wanted.at },
  });
  p.act('assault', p.h('0605'));
  if (p.asked() === 'attackers') p.act('attack');
  return p;
}

/** The hexes between which he who runs may choose. */
const ways = (p: Played) => [p.asked(), new Set(p.offers('step'))];
const hexes = (p: Played, ...labels: readonly string[]) => ['retreat', new Set(labels.map((label) => p.h(label)))];

const EAST = ['river 0605-0705', 'river 0605-0604', 'river 0605-0606'];

describe('EMP VIII.9: where those who run may go', () => {
  test('[EMP VIII.9#2] away from the attack, homewards', () => {
    const p = driven({});
    expect(ways(p)).toEqual(hexes(p, '0705', '0606'));
  });

  test('[EMP VIII.9#2] from an attack by two, away from both', () => {
    const p = driven({ at: { a: '0505 column 0 3', b: '0604 column 8 3', A: '0605 line 7 6' } });
    expect(p.told('retreated')[0]).toMatchObject({ place: p.h('0606') });
  });

  test('[EMP VIII.9#6, EMP VI.6#1] not over a river: where that leaves nothing else, past the attack', () => {
    const p = driven({ sides: EAST });
    expect(ways(p)).toEqual(hexes(p, '0504', '0506'));
  });

  test('[EMP VIII.9#6] nor is ground open that is closed to it', () => {
    // No guns go into a marsh.
    const ground = Array.from({ length: 10 }, (_, row) => ([3, 4, 5].includes(row) ? '......m.....' : '............'));
    const p = position({ ground, phase: 'shock', at: { a: '0505 line 1', X: '0605 battery 7' }, dice: [1] });
    p.act('assault', p.h('0605'));
    expect(p.told('retreated')[0]).toMatchObject({ place: p.h('0606') });
  });

  test('[EMP VIII.9#3] past the attack an empty hex comes before friends', () => {
    const enemies = { b: '0705 line 1', c: '0604 line 1', d: '0606 line 1' };
    const p = driven({ at: { ...enemies, B: '0504 line 1' } });
    expect(p.told('retreated')[0]).toMatchObject({ place: p.h('0506') });
    expect(p.told('tested')).toEqual([]);
  });

  test('[EMP VIII.9#6] hemmed in by water and enemies it is eliminated', () => {
    const p = driven({ sides: EAST, at: { b: '0504 line 1', c: '0506 line 1' } });
    expect(p.s.hex[p.u('A')]).toBe(GONE);
    expect(p.told('eliminated')).toMatchObject([{ clause: 'EMP VIII.9#6' }]);
  });

  test('[EMP XIV.5#3] with it the pile of its leader is destroyed, who may fall', () => {
    // The leader takes 2 from the die of the attack; then 6 is his own.
    const hemmed = { sides: EAST, at: { b: '0504 line 1', c: '0506 line 1' }, chiefs: { Corps: '0605' } };
    const fate = (die: number) => {
      const p = driven({ ...hemmed, dice: [6, die] });
      return (p.asked() === 'escort' ? p.act('done') : p).told('fell', 'spared');
    };
    expect([fate(6), fate(1)]).toMatchObject([[{ fact: 'fell', leader: 3 }], [{ fact: 'spared', leader: 3 }]]);
  });

  test('[EMP VIII.9#8, EMP V.8#2] after two hexes it goes on if friends in order stand there, who test', () => {
    // By the river there is no other way home than over B.
    const p = driven({
      sides: ['river 0605-0604', 'river 0605-0606', 'river 0705-0706'],
      at: { B: '0805 line 7 4' },
      dice: [4, 1, 1],
    });
    expect(p.told('tested').map(({ unit }) => unit)).toEqual([p.u('B')]);
    if (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
    expect([p.told('retreated').length, p.asked(), p.where('A') === '0805']).toEqual([3, 'advance', false]);
  });

  test('[EMP VIII.9#6] ruling 218: in a bend of the river it stays where it has come to, for the way it came by is open', () => {
    const bend = ['0805', '0704', '0706', '0604', '0606'].map((to) => `river 0705-${to}`);
    const p = driven({ sides: ['river 0605-0604', 'river 0605-0606', ...bend] });
    expect(p.asked()).toBe('advance');
    expect([p.where('A'), p.s.form[p.u('A')], p.told('retreated').length]).toEqual(['0705', DISORDERED, 1]);
  });
});

describe('EMP V.1, V.2: whom those who run drive before them', () => {
  const narrow = ['river 0605-0604', 'river 0605-0606'];
  const after = (at: Readonly<Record<string, string>>) => {
    const p = driven({ sides: narrow, at });
    while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
    return p;
  };

  test.each([
    ['EMP V.1#2', { B: '0705 line 7 6', C: '0705 line 7 4' }],
    ['EMP V.2#2', { H: '0705 column 6' }],
  ])('[%s] those in order lose it before they come, and run as well', (clause, at) => {
    const p = after(at);
    expect(p.told('overrun')).toMatchObject([{ place: p.h('0705'), clause }]);
    for (const id of Object.keys(at)) expect([p.s.form[p.u(id)], p.where(id) === '0705']).toEqual([DISORDERED, false]);
    expect(p.told('pushed')).toEqual([]);
  });

  test.each([
    ['EMP V.1#3', { B: '0705 disordered 6 6', C: '0705 disordered 6 4' }],
    ['EMP V.2#3', { H: '0705 disordered 6' }],
  ])('[%s] those who have lost it are pushed on, and lose nothing more', (clause, at) => {
    const p = after(at);
    expect(p.told('pushed')).toMatchObject([{ place: p.h('0705'), clause }]);
    expect(p.told('overrun', 'eliminated', 'tested')).toEqual([]);
    for (const id of Object.keys(at)) expect(p.where(id)).not.toBe('0705');
  });

  test('[EMP V.1#2] with room for all they run over them, who test', () => {
    const p = after({ B: '0705 line 7 6' });
    expect(p.told('overrun', 'pushed')).toEqual([]);
    expect(p.told('tested').map(({ unit }) => unit)).toEqual([p.u('B')]);
  });
});
