import { describe, expect, test } from 'vitest';
import { champUnits } from '../content/testing/champ.ts';
import { atLiberty } from '../rules/command/tactics.ts';
import { ATTACK, blankOrder, DEFENCE, MARCH, RESERVE } from '../rules/command/state.ts';
import { fieldOf } from '../rules/ground/field.ts';
import { LEFT } from '../rules/state.ts';
import { ordered } from './command-help.ts';
import type { Played } from './position.ts';

/** Blue comes from the west, White's lines are in the east; both armies are far from each other unless a test says so. */
const chiefs = { corps: '0805', chief: '0205', Corps: '2405' };
const [BLUE, WHITE] = [1, 3];
const tactic = (p: Played, leader = BLUE) => p.s.command?.orders?.standing[leader]?.tactic;
const past = (p: Played, phase: number) => {
  while (p.s.phase < phase) p.act('done');
  return p;
};

describe('EMP XVII.3: attack', () => {
  const column = { a: '0805 column 0', b: '0804 column 0', c: '0806 column 0', d: '0803 column 0', A: '2405 line 7' };

  test('[EMP XVII.3#5, EMP XVII.3#32] a third of those in order, rounded up, go 4 hexes towards the enemy before the phase can end', () => {
    const p = ordered({ corps: 'attack' }, { at: column, chiefs });
    expect([p.may('done'), p.why('done')]).toEqual([false, 'duty']);
    p.act('move', p.u('a'));
    for (const hex of ['0905', '1005', '1105', '1205']) p.act('step', p.h(hex));
    p.act('done');
    // One of four is not a third, rounded up.
    expect(p.may('done')).toBe(false);
    p.act('move', p.u('b'));
    for (const hex of ['0904', '1004', '1104', '1204']) p.act('step', p.h(hex));
    p.act('done');
    expect(p.may('done')).toBe(true);
  });

  test('[EMP XVII.3#5] whoever is needed may not halt while he could go on; zigzag does not count', () => {
    const p = ordered({ corps: 'attack' }, { at: { a: '0805 column 0', A: '2405 line 7' }, chiefs });
    p.act('move', p.u('a')).act('step', p.h('0905'));
    expect([p.may('done'), p.why('done')]).toEqual([false, 'dutyMarch']);
    for (const hex of ['1005', '1105', '1205']) p.act('step', p.h(hex));
    expect(p.may('done')).toBe(true);
  });

  test('[EMP XVII.3#6] guns and units in disorder are not counted; whoever has an enemy in reach is engaged', () => {
    const guns = ordered({ corps: 'attack' }, { at: { x: '0805 limbered 0', A: '2405 line 7' }, chiefs });
    expect(guns.may('done')).toBe(true);
    const mob = ordered({ corps: 'attack' }, { at: { a: '0805 disordered 0', A: '2405 line 7' }, chiefs });
    expect(mob.may('done')).toBe(true);
    const close = ordered({ corps: 'attack' }, { at: { a: '1005 line 1', A: '1105 line 7' }, chiefs });
    expect(close.may('done')).toBe(true);
  });

  test('[EMP XVII.3#6] they fight by fire or by shock if they can: the shock phase does not end before', () => {
    const fight = () =>
      past(
        ordered(
          { corps: 'attack' },
          { at: { a: '1005 line 1', A: '1105 line 7' }, chiefs, dice: Array<number>(30).fill(3) },
        ),
        3,
      );
    const idle = past(fight(), 4);
    expect([idle.asked(), idle.may('done'), idle.why('done')]).toEqual(['assault', false, 'dutyFight']);
    const shot = fight().act('aim', idle.h('1105'));
    expect([shot.s.phase, shot.asked(), shot.may('done')]).toEqual([4, 'assault', true]);
  });
});

describe('EMP XVII.3: march', () => {
  const at = { a: '0805 line 1', b: '0806 line 1', A: '0905 line 7', B: '0906 line 7' };

  test('[EMP XVII.3#7, EMP XVII.3#9] in column only, but for one unit a turn', () => {
    const p = ordered({ corps: 'march' }, { at: { a: '0805 line 1', b: '0807 line 1' }, chiefs });
    p.act('move', p.u('a')).act('step', p.h('0905')).act('done');
    p.act('move', p.u('b'));
    expect(p.offers('step')).toEqual([]);
    expect(p.why('step', p.h('0907'))).toBe('orderColumn');
    p.act('column', 0);
    expect(p.offers('step').length).toBeGreaterThan(0);
  });

  test('[EMP XVII.3#8, EMP XVII.3#9] no attack, neither by fire nor by shock; one unit is free of it', () => {
    const p = past(ordered({ corps: 'march' }, { at, chiefs, dice: Array<number>(40).fill(1) }), 3);
    expect(p.asked()).toBe('aim');
    p.act('aim', p.h('0905'));
    // The first to fire was the exception of this turn: the other one neither fires nor attacks.
    expect(p.s.phase === 3 ? p.offers('aim') : []).toEqual([]);
    past(p, 4);
    const free = atLiberty(p, [p.u('a'), p.u('b')]);
    expect(free).toHaveLength(1);
  });

  test('[EMP XVII.3#8] not even in defence, while opportunity fire is allowed', () => {
    const p = ordered(
      { Corps: 'march' },
      { at: { a: '0805 line 1', A: '0905 line 7', B: '0906 line 7' }, chiefs, dice: Array<number>(40).fill(1) },
    );
    past(p, 2);
    expect(p.asked()).toBe('aim');
    expect(p.offers('aim')).toContain(p.h('0805'));
    p.act('aim', p.h('0805'));
    expect(p.told('fired').at(-1)?.['firers']).toHaveLength(1);
    const moving = ordered(
      { Corps: 'march' },
      { at: { a: '0805 line 1', A: '0905 line 7', B: '0804 line 8' }, chiefs, dice: Array<number>(40).fill(1) },
    );
    moving.act('move', moving.u('a')).act('back', Number(moving.s.hex[moving.u('a')]) - 1);
    expect(moving.told('fired')[0]?.['firers']).toHaveLength(2);
  });

  test('[EMP XVII.3#10] cavalry on the march does not charge nor give up its order, but for the one that is free', () => {
    const p = ordered({ corps: 'march' }, { at: { h: '0805 column 0', i: '0807 column 0', A: '1105 line 7' }, chiefs });
    p.act('charge', p.u('h')).act('line', 1);
    if (p.asked() === 'brace') p.act('pass');
    p.act('scatter', p.u('h'));
    while (p.asked() !== 'declare') {
      const [to] = p.offers('step');
      if (to === undefined) p.act('done');
      else p.act('step', Number(to));
    }
    expect([p.may('charge', p.u('i')), p.may('scatter', p.u('i'))]).toEqual([false, false]);
    expect(p.why('charge', p.u('i'))).toBe('orderPeace');
  });

  test('[EMP XVII.3#11, EMP XVII.3#26] it passes to attack or defence at once; cavalry to and fro', () => {
    const p = ordered({ corps: 'march' }, { at: { a: '0805 column 0', A: '2405 line 7' }, chiefs });
    p.act('staff').act('shift', BLUE, ATTACK).act('done');
    expect([tactic(p), p.may('done')]).toEqual([ATTACK, false]);
    const back = ordered({ corps: 'attack' }, { at: { a: '0805 column 0', A: '2405 line 7' }, chiefs }).act('staff');
    expect(back.offers('shift')).toEqual([]);
    const horse = ordered({ corps: 'attack' }, { at: { h: '0805 column 0', A: '2405 line 7' }, chiefs });
    horse.act('done').act('staff').act('shift', BLUE, MARCH).act('goal', horse.h('1205')).act('done');
    expect(tactic(horse)).toBe(MARCH);
  });

  test('[EMP XVII.3#12] who comes in with his corps marches, and must say where to', () => {
    const p = ordered(
      { corps: 'march' },
      {
        at: { a: '0805 column 0', A: '2405 line 7' },
        chiefs,
        also: (s) => {
          s.command?.orders?.standing.splice(BLUE, 1, blankOrder(MARCH));
        },
      },
    );
    expect([p.may('done'), p.why('done')]).toEqual([false, 'dutyGoal']);
    p.act('staff').act('bound', BLUE).act('goal', p.h('1505')).act('done');
    expect([p.may('done'), p.s.command?.orders?.standing[BLUE]?.goal]).toEqual([true, p.h('1505')]);
  });
});

describe('EMP XVII.3: defence', () => {
  const at = { a: '0805 column 0', b: '1005 column 0', A: '2405 line 7' };

  test('[EMP XVII.3#13] the chief moves 2 hexes at most, and never nearer to the enemy’s lines', () => {
    const p = ordered({ corps: 'defence' }, { at, chiefs });
    p.act('ride', BLUE);
    expect(p.may('step', p.h('0905'))).toBe(false);
    expect(p.why('step', p.h('0905'))).toBe('orderChief');
    p.act('step', p.h('0705')).act('step', p.h('0605'));
    expect(p.may('step', p.h('0505'))).toBe(false);
  });

  test('[EMP XVII.3#14, EMP XVII.3#15] nobody crosses the line one hex before the foremost unit', () => {
    const p = ordered({ corps: 'attack' }, { at, chiefs });
    p.act('staff').act('dare', BLUE, DEFENCE).act('done');
    const q = ordered({ corps: 'march' }, { at, chiefs });
    q.act('staff').act('shift', BLUE, DEFENCE).act('done').act('move', q.u('b'));
    q.act('step', q.h('1105'));
    expect(q.may('step', q.h('1205'))).toBe(false);
    expect(q.why('step', q.h('1205'))).toBe('orderLine');
  });

  test('[EMP XVII.3#15] nor to advance after combat', () => {
    const fight = (order: 'defence' | 'attack', front: number) => {
      const p = ordered(
        { corps: order },
        { at: { a: '1005 line 1', A: '1105 line 7 1' }, chiefs, phase: 'shock', dice: Array<number>(30).fill(6) },
      );
      const { orders } = p.s.command ?? {};
      if (orders !== undefined) orders.front[BLUE] = front;
      p.act('assault', p.h('1105'));
      return p;
    };
    // The hex that was emptied is as far from White's lines as this; the line lies one hex further off.
    const sample = fight('attack', -1);
    const toLine = (fieldOf(sample.content, 0).toLine[1]?.[sample.h('1105')] ?? 0) + 1;
    expect(fight('attack', -1).may('follow', 0)).toBe(true);
    expect(fight('defence', toLine).asked()).toBe('advance');
    expect(fight('defence', toLine).may('follow', 0)).toBe(false);
  });
});

describe('EMP XVII.3: withdrawal and retreat', () => {
  const at = { a: '1005 column 6', b: '1006 column 6', c: '1004 column 6', A: '2405 line 7' };
  const far = { corps: '1005', chief: '0205', Corps: '2405' };

  test('[EMP XVII.3#16] the chief falls back 2 or 3 hexes, neither more nor less', () => {
    const p = ordered({ corps: 'withdrawal' }, { at: { A: '2405 line 7' }, chiefs: far });
    expect([p.may('done'), p.why('done')]).toEqual([false, 'dutyChief']);
    p.act('ride', BLUE).act('step', p.h('0905'));
    expect(p.may('done')).toBe(false);
    p.act('step', p.h('0805'));
    expect(p.may('done')).toBe(true);
    p.act('step', p.h('0705'));
    expect(p.may('step', p.h('0605'))).toBe(false);
    p.act('done');
    expect(p.may('done')).toBe(true);
  });

  test('[EMP XVII.3#17] half of the units in order, rounded down, fall back as well', () => {
    const p = ordered({ corps: 'withdrawal' }, { at, chiefs: far });
    p.act('ride', BLUE).act('step', p.h('0905')).act('step', p.h('0805')).act('done');
    expect([p.may('done'), p.why('done')]).toEqual([false, 'duty']);
    p.act('move', p.u('a')).act('step', p.h('0905')).act('step', p.h('0805')).act('done');
    expect(p.may('done')).toBe(true);
  });

  test('[EMP XVII.3#18, EMP XVII.3#20] all go 3 hexes towards their lines, but for two', () => {
    const p = ordered({ corps: 'retreat' }, { at, chiefs: far });
    expect(p.may('done')).toBe(false);
    p.act('move', p.u('a'));
    for (const hex of ['0905', '0805', '0705']) p.act('step', p.h(hex));
    p.act('done');
    expect(p.may('done')).toBe(true);
    const short = ordered({ corps: 'retreat' }, { at, chiefs: far });
    for (const [id, hex] of [
      ['a', '0905'],
      ['b', '0906'],
    ] as const)
      short.act('move', short.u(id)).act('step', short.h(hex)).act('done');
    short.act('move', short.u('c')).act('step', short.h('0904'));
    expect(short.may('done')).toBe(false);
  });

  test('[EMP XVII.3#18, EMP XVII.3#34] units in disorder go, too: for a retreat they are part of their corps', () => {
    const mob = { a: '1005 disordered 0', b: '1006 disordered 0', c: '1004 disordered 0', A: '2405 line 7' };
    expect(ordered({ corps: 'retreat' }, { at: mob, chiefs: far }).may('done')).toBe(false);
    expect(ordered({ corps: 'attack' }, { at: mob, chiefs: far }).may('done')).toBe(true);
  });

  test('[EMP XVII.3#19] they do not attack, but for those two', () => {
    const near = {
      a: '1005 line 1',
      b: '1006 line 1',
      c: '1007 line 1',
      A: '1105 line 7',
      B: '1106 line 7',
      C: '1107 line 7',
    };
    const p = ordered(
      { corps: 'retreat' },
      { at: near, chiefs: far, phase: 'offensive', dice: Array<number>(60).fill(1) },
    );
    expect(atLiberty(p, [p.u('a'), p.u('b'), p.u('c')])).toHaveLength(2);
    for (let i = 0; i < 3 && p.s.phase === 3 && p.offers('aim').length > 0; i++) {
      p.act('aim', Number(p.offers('aim')[0]));
      if (p.asked() === 'gather') p.act('fire');
    }
    const fired = new Set(p.told('fired').flatMap((fact) => fact['firers'] as number[]));
    expect(fired.size).toBe(2);
  });

  test('[EMP XVII.3#21, EMP XVII.3#10] it alone leads off the map, by the lines of communication', () => {
    const edge = { a: '0106 column 6', A: '2405 line 7' };
    const p = ordered({ corps: 'retreat' }, { at: edge, chiefs: { ...far, corps: '0206' } });
    p.act('move', p.u('a')).act('depart');
    expect(p.s.hex[p.u('a')]).toBe(LEFT);
    const stays = ordered({ corps: 'march' }, { at: edge, chiefs: { ...far, corps: '0206' } }).act('move', p.u('a'));
    expect([stays.may('depart'), stays.why('depart')]).toEqual([false, 'noDeparture']);
  });
});

describe('EMP XVII.3: reserve', () => {
  const at = { a: '1005 column 0', A: '1705 line 7' };

  test('[EMP XVII.3#22] it keeps 6 hexes from every enemy, and is ordered only at the start', () => {
    const p = ordered({ corps: 'reserve' }, { at, chiefs });
    p.act('move', p.u('a')).act('step', p.h('1105'));
    expect(p.may('step', p.h('1205'))).toBe(false);
    expect(p.why('step', p.h('1205'))).toBe('orderApart');
    const desk = ordered({ corps: 'attack' }, { at, chiefs }).act('staff');
    expect(desk.may('order', BLUE, RESERVE)).toBe(false);
  });

  test('[EMP XVII.3#23] it does not attack', () => {
    const guns = { at: { x: '1005 battery 1', A: '1605 line 7' }, chiefs, phase: 'offensive' as const };
    expect(ordered({ corps: 'attack' }, guns).offers('aim')).toHaveLength(1);
    const p = ordered({ corps: 'reserve' }, guns);
    expect([p.asked(), p.offers('aim')]).toEqual(['aim', []]);
  });

  test('[EMP XVII.3#24] it defends at once if its player likes, and by itself with an enemy nearer than 5', () => {
    const p = ordered({ corps: 'reserve' }, { at, chiefs });
    p.act('staff').act('shift', BLUE, DEFENCE).act('done');
    expect(tactic(p)).toBe(DEFENCE);
    const near = ordered({ corps: 'reserve' }, { at: { a: '1005 column 0', A: '1405 line 7' }, chiefs });
    expect(tactic(near.act('done'))).toBe(DEFENCE);
    const apart = ordered({ corps: 'reserve' }, { at: { a: '1005 column 0', A: '1505 line 7' }, chiefs });
    expect(tactic(apart.act('done'))).toBe(RESERVE);
  });

  test('[EMP XVII.3#25] with a new order in the second half it is fresh for three turns', () => {
    const until = (turn: number) => {
      const p = ordered({ corps: 'reserve' }, { at, chiefs, turn, turns: 6 });
      p.act('staff').act('shift', BLUE, DEFENCE).act('done');
      return p.s.command?.orders?.fresh[BLUE];
    };
    expect([until(2), until(5)]).toEqual([0, 7]);
  });

  test('[EMP XVII.3#25] fresh troops have 1 on the die of shock, if all of their side in the fight are', () => {
    const fight = (fresh: number, more: Readonly<Record<string, string>> = {}, side = BLUE) => {
      const p = ordered(
        { corps: 'attack' },
        {
          at: { a: '1005 line 1', A: '1105 line 7', ...more },
          chiefs,
          phase: 'shock',
          turn: 5,
          dice: [3, 1, 1, 1, 1, 1, 1],
        },
      );
      const { orders } = p.s.command ?? {};
      if (orders !== undefined) orders.fresh[side] = fresh;
      p.act('assault', p.h('1105'));
      if (p.asked() === 'attackers') p.act('attack');
      return Number(p.told('shock')[0]?.['die']);
    };
    const plain = fight(0);
    expect([fight(4), fight(5), fight(7)]).toEqual([plain, plain + 1, plain + 1]);
    expect(fight(7, {}, WHITE)).toBe(plain - 1);
    // Guns of another corps in the same fight are not fresh: no bonus.
    const units = champUnits.map((unit) => (unit.id === 'b' ? { ...unit, corps: 1 } : unit));
    const mixed = ordered(
      { corps: 'attack' },
      {
        units,
        at: { a: '1005 line 1', b: '1104 line 9', A: '1105 line 7' },
        chiefs,
        phase: 'shock',
        turn: 5,
        dice: [3, 1, 1, 1, 1, 1, 1],
      },
    );
    const { orders } = mixed.s.command ?? {};
    if (orders !== undefined) orders.fresh[BLUE] = 7;
    mixed.act('assault', mixed.h('1105'));
    if (mixed.asked() === 'attackers') mixed.act('attack');
    expect(mixed.told('shock')[0]?.['die']).toBe(plain);
  });
});
