import { expect, test } from 'vitest';
import { champUnits } from '../content/testing/champ.ts';
import { sideTaken } from '../rules/formations/flanks.ts';
import { FLANK, FRONT } from '../rules/formations/poses.ts';
import { sumsOf } from '../rules/shock/power.ts';
import { pointsOf } from '../rules/turn/victory.ts';
import { CHARGED, COLUMN, DISORDERED, FOUGHT, GONE, LATE, LEFT, LINE, note } from '../rules/state.ts';
import { type Played, position } from './position.ts';

const BLUE_CORPS = 1;
const CORPS = 3;

/** Lets whoever runs take the first way that he is offered, without his leader. */
function run(p: Played): Played {
  while (p.asked() === 'retreat' || p.asked() === 'escort') {
    if (p.asked() === 'escort') p.act('done');
    else p.act('step', p.offers('step')[0] as number);
  }
  return p;
}

test('[EMP VIII.10#5] cavalry does not advance onto infantry that has advanced before it, nor the other way round', () => {
  const fight = () => {
    const p = position({
      columns: 14,
      phase: 'shock',
      at: { a: '0505 column 0 3', h: '0506 line 3 3', A: '0605 line 7 3' },
      dice: [6],
      also: (s) => note(s, 6, CHARGED),
    });
    return run(p.act('assault', p.h('0605')).act('attack'));
  };
  const foot = fight();
  expect(foot.offers('follow')).toEqual([foot.u('a'), foot.u('h')]);
  foot.act('follow', foot.u('a'));
  expect([foot.where('a'), foot.asked() === 'advance' && foot.may('follow', foot.u('h'))]).toEqual(['0605', false]);
  const horse = fight();
  horse.act('follow', horse.u('h'));
  expect(horse.where('h')).toBe('0605');
  expect(horse.asked() === 'advance' && horse.may('follow', horse.u('a'))).toBe(false);
});

test('[EMP XIV.5#6] whoever falls back over a lone leader endangers him, and drives him off', () => {
  const p = position({
    phase: 'offensive',
    at: { a: '0505 line 1', A: '0605 line 7' },
    chiefs: { corps: '0705' },
    dice: [4, 6, 5, 3],
  });
  p.act('aim', p.h('0605'));
  while (p.asked() === 'retreat')
    p.act('step', p.may('step', p.h('0705')) ? p.h('0705') : (p.offers('step')[0] as number));
  expect(p.told('spared')).toMatchObject([{ leader: BLUE_CORPS, die: 3 }]);
  expect(p.s.chiefHex[BLUE_CORPS]).not.toBe(p.h('0705'));
});

/** In a gorge A runs east, over guns in order and infantry whose square has failed. */
function gorge(steps: number, dice: readonly number[]): Played {
  const p = position({
    ground: ['............'],
    phase: 'offensive',
    at: { a: '0401 line 1', A: `0501 line 7 ${steps}`, B: '0601 disordered 6 3', X: '0601 battery 7' },
    dice,
    also: (s) => note(s, 12, LATE),
  });
  return run(p.act('aim', p.h('0501')));
}

test('[EMP X.1#1, EMP VIII.9#4] of a pile that is run over only those in order test', () => {
  const p = gorge(4, [4, 6, 5, 1, 1]);
  expect(p.told('tested').map(({ unit }) => unit)).toEqual([p.u('A'), p.u('X')]);
  expect(p.told('eliminated')).toEqual([]);
  expect([p.where('X'), p.where('A'), p.s.form[p.u('B')]]).toEqual(['0601', '0701', DISORDERED]);
});

test('[EMP V.1#2, EMP V.1#3] where there is no room those in order lose it, and those who had are pushed on, not lost', () => {
  const p = gorge(6, [4, 6, 5]);
  expect(p.told('eliminated')).toEqual([]);
  expect([p.s.form[p.u('X')], p.s.form[p.u('B')]]).toEqual([DISORDERED, DISORDERED]);
  expect(p.where('B') > '0601').toBe(true);
});

test('[EMP XII.2#4] despair spreads to units of its own body only', () => {
  const units = champUnits.map((unit) => (unit.id === 'B' ? { ...unit, corps: 3 } : unit));
  const bodies = [
    { side: 1 as const, corps: [2], demoralised: 1000, despair: 2000, lost: false },
    { side: 1 as const, corps: [3], demoralised: 1000, despair: 2000, lost: false },
  ];
  const p = position({
    phase: 'offensive',
    units,
    scenario: { bodies },
    at: { a: '0505 line 1', A: '0605 line 7', B: '0606 line 7 4', C: '0606 line 7 4' },
    dice: [4, 6, 5, 1, 1],
    also: (s) => {
      s.mood = [2, 0];
    },
  });
  run(p.act('aim', p.h('0605')));
  const tested = p.told('tested').map(({ unit }) => unit);
  expect(tested.slice(0, 2)).toEqual([p.u('A'), p.u('C')]);
  expect(tested).not.toContain(p.u('B'));
});

test('[EMP XIV.5#2] a leader is in danger when his guns are taken, and when his last unit loses its order once more', () => {
  const taken = position({
    phase: 'shock',
    at: { a: '0505 column 0', X: '0605 disordered 6' },
    chiefs: { Corps: '0605' },
    dice: [6],
  });
  taken.act('assault', taken.h('0605'));
  expect([taken.s.hex[taken.u('X')], taken.s.chiefHex[CORPS]]).toEqual([GONE, GONE]);
  const shot = position({
    phase: 'offensive',
    at: { a: '0505 line 1', A: '0605 disordered 6' },
    chiefs: { Corps: '0605' },
    dice: [4, 6, 6, 6],
  });
  shot.act('aim', shot.h('0605'));
  expect([shot.s.hex[shot.u('A')], shot.s.chiefHex[CORPS]]).toEqual([GONE, GONE]);
});

test('[EMP VIII.8#10] D eliminates whoever was in disorder, and his leader may fall with him', () => {
  const p = position({
    phase: 'shock',
    at: { a: '0505 column 0', A: '0605 disordered 6 2' },
    chiefs: { Corps: '0605' },
    dice: [2, 6],
  });
  p.act('assault', p.h('0605'));
  expect(p.told('shock')[0]).toMatchObject({ defender: 'D' });
  expect([p.s.hex[p.u('A')], p.s.chiefHex[CORPS]]).toEqual([GONE, GONE]);
});

test('[EMP IX.7#13] cavalry whose charge was stopped falls on nobody else in that turn', () => {
  const met = (bits: number) => {
    const p = position({
      columns: 14,
      phase: 'offensive',
      at: { a: '0505 line 1', A: '0605 line 1 4', h: '0706 column 4' },
      dice: [6, 6, 6],
      also: (s) => note(s, 6, bits),
    });
    p.act('aim', p.h('0605'));
    while (p.asked() === 'retreat')
      p.act('step', p.may('step', p.h('0705')) ? p.h('0705') : (p.offers('step')[0] as number));
    return p.asked() === 'horse';
  };
  expect([met(0), met(CHARGED), met(CHARGED | FOUGHT)]).toEqual([true, false, true]);
});

test('[EMP IX.2#7] a charge rides through cavalry that has lost its order, though it charged before', () => {
  const through = (pose: string) => {
    const p = position({
      phase: 'charge',
      at: { h: '0305 column 0 3', i: `0405 ${pose} 3`, A: '0805 line 7' },
      also: (s) => note(s, 7, CHARGED),
    });
    p.act('charge', p.u('h')).act('line', 1);
    return p.may('step', p.h('0405'));
  };
  expect([through('disordered 6'), through('line 1')]).toEqual([true, false]);
});

test('[EMP IX.2#16] a charge whose target gives way before the blow may end in good order', () => {
  const p = position({
    columns: 14,
    phase: 'charge',
    at: { h: '0305 column 0', H: '0505 column 6', A: '1205 line 7' },
  });
  p.act('charge', p.u('h')).act('line', 1);
  expect(p.may('done')).toBe(false);
  p.act('step', p.h('0405')).act('scatter', p.u('H'));
  run(p);
  if (p.asked() === 'horse') p.act('done');
  expect(p.asked()).toBe('charge');
  expect(p.may('done')).toBe(true);
  p.act('done');
  expect(p.asked()).toBe('reform');
  expect(p.may('scatter', p.u('h'))).toBe(true);
  p.act('column', 0);
  expect([p.where('h'), p.s.form[p.u('h')]]).toEqual(['0405', COLUMN]);
});

test('[EMP IV.2#6, EMP IV.11#7, EMP IV.12#9] a column shares its hex with guns, which count in defence, limbered or not', () => {
  const defence = (pose: string) => {
    const p = position({ at: { a: '0505 column 0', A: '0605 column 6 4', X: `0605 ${pose}` } });
    return sumsOf(p.content, p.s, [p.h('0505')], p.h('0605')).defence;
  };
  expect([defence('limbered 6'), defence('battery 7')]).toEqual([10, 10]);
});

test('[EMP V.5#3] a shot from behind falls on the top unit, guns too', () => {
  const p = position({
    phase: 'offensive',
    at: { a: '0505 line 1', X: '0605 battery 1', A: '0605 column 0 4' },
    dice: [6, 1, 1],
  });
  p.act('aim', p.h('0605'));
  expect(p.told('losses')).toMatchObject([{ unit: p.u('X') }]);
  expect(p.told('tested')[0]).toMatchObject({ unit: p.u('X'), why: ['rear'] });
});

test('[EMP VI.1#9] through friends within the limits; horse through horse alone', () => {
  const may = (there: string) => {
    const mover = there.startsWith('h') ? 'i' : 'a';
    const at = { [mover]: '0305 column 0 3', [there[0] as string]: `0405 column 0 ${there.slice(1)}` };
    const p = position({ at });
    p.act('move', p.u(mover));
    return p.may('step', p.h('0405'));
  };
  expect([may('b7'), may('b8'), may('h4'), may('h5')]).toEqual([true, false, true, false]);
  const mixed = position({ at: { h: '0305 column 0 3', b: '0405 column 0 3' } });
  mixed.act('move', mixed.u('h'));
  expect(mixed.why('step', mixed.h('0405'))).toBe('horseAndFoot');
});

test('[EMP VI.1#10] a square changes formation for its one point and goes on with what is left of the other', () => {
  const p = position({ at: { a: '0305 square 1', A: '1205 line 7' } });
  p.act('move', p.u('a')).act('column', 0);
  for (const hex of ['0405', '0505', '0605', '0705', '0805']) p.act('step', p.h(hex));
  // Six points of the column, one of them for the change.
  expect([p.where('a'), p.offers('step')]).toEqual(['0805', []]);
});

test('[EMP VII.5#7] under opportunity fire the pose counts in which it leaves; who breaks falls back from that hex', () => {
  const at = { a: '0605 column 6', A: '0705 line 7' };
  const p = position({ at, dice: [6, 6, 5], lines: [['0101'], ['1206']] });
  // It turns its back on the line that fires, and is taken in the rear.
  p.act('move', p.u('a')).act('step', p.h('0505'));
  expect(p.told('tested')[0]?.['why']).toContain('rear');
  run(p);
  expect(p.told('retreated')).toHaveLength(2);
  expect(p.told('marched')).toEqual([]);
  expect([p.s.form[p.u('a')], p.where('a').slice(0, 2) < '06']).toEqual([DISORDERED, true]);
});

test('[EMP VIII.6#8] limbered guns and units in disorder protect no flank', () => {
  // b takes A in the flank; whoever stands at 0706 has b before him or not.
  const taken = (friend: Readonly<Record<string, string>>) => {
    const p = position({ at: { a: '0604 line 9', A: '0605 line 7', ...friend } });
    return sideTaken(p.content, p.s, [p.u('A')], p.h('0705'));
  };
  const [alone, line, team, mob] = [
    taken({ b: '0705 line 7' }),
    taken({ b: '0705 line 7', B: '0805 line 7' }),
    taken({ b: '0705 line 7', X: '0805 limbered 6' }),
    taken({ b: '0705 line 7', B: '0805 disordered 6' }),
  ];
  expect(alone).toBeGreaterThanOrEqual(FLANK);
  expect([line, team, mob]).toEqual([FRONT, alone, alone]);
});

test('[EMP VIII.7#2] who has fired may attack in the same turn', () => {
  const p = position({ phase: 'offensive', at: { a: '0505 line 1', A: '0605 line 7' }, dice: [1] });
  p.act('aim', p.h('0605'));
  expect(p.asked()).toBe('assault');
  p.act('assault', p.h('0605'));
  expect(p.told('shock')).toHaveLength(1);
});

test('[EMP VIII.7#3] guns of a pile that attacks do not fire at those who run past', () => {
  const shots = (attacks: boolean) => {
    const guns = attacks ? '0505 battery 1' : '0506 battery 1';
    const p = position({
      columns: 14,
      phase: 'shock',
      at: { x: guns, a: '0505 line 1 8', A: '0605 line 7 6' },
      dice: [6, 1, 1],
    });
    p.act('assault', p.h('0605'));
    run(p);
    expect(p.told('shock')[0]).toMatchObject({ defender: 'D' });
    return p.told('fired').length > 0;
  };
  expect([shots(true), shots(false)]).toEqual([false, true]);
});

test('[EMP VIII.9#10] whoever breaks in a town leaves it', () => {
  const p = position({
    ground: [
      '............',
      '............',
      '............',
      '............',
      '.....v......',
      '............',
      '............',
    ],
    phase: 'shock',
    at: { a: '0505 column 0', b: '0604 line 9', c: '0606 line 5', A: '0605 adapted 6 2' },
    dice: [2],
  });
  p.act('assault', p.h('0605')).act('attack');
  expect(p.told('shock')[0]?.['defender']).toMatch(/^D/);
  run(p);
  expect([p.where('A') === '0605', p.s.form[p.u('A')]]).toEqual([false, DISORDERED]);
});

test('[EMP VIII.9#11] nobody attacks an empty hex', () => {
  const p = position({
    phase: 'shock',
    at: { a: '0505 line 1', b: '0305 line 1', A: '0605 line 7', B: '0305 line 7' },
  });
  expect(p.offers('assault')).toEqual([p.h('0605')]);
});

test('[EMP XI.4#3] a leader may go along with a unit that fails to rally', () => {
  const p = position({
    phase: 'rally',
    turn: 5,
    at: { a: '0605 disordered 6', A: '1205 line 7' },
    chiefs: { corps: '0605' },
    dice: [6, 6],
  });
  p.act('rally', p.u('a'));
  expect(p.asked()).toBe('escort');
  p.act('bring', BLUE_CORPS);
  while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
  expect(p.s.chiefHex[BLUE_CORPS]).toBe(p.s.hex[p.u('a')]);
  expect(p.where('a')).not.toBe('0605');
});

test('[EMP VIII.9#9, EMP XV#2] who has left the map counts as eliminated, guns included', () => {
  const p = position({ at: { A: '0605 line 7', X: '0606 battery 7' } });
  const points = (hex: number) => {
    p.s.hex[p.u('X')] = hex;
    p.s.steps[p.u('X')] = hex === GONE ? 0 : 2;
    return pointsOf(p.content, p.s)[0];
  };
  expect(points(LEFT)).toBe(points(GONE));
  expect(p.s.form[p.u('A')]).toBe(LINE);
});
