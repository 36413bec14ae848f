import { describe, expect, test } from 'vitest';
import { champLeaders } from '../content/testing/champ.ts';
import { DEFENCE, RESERVE } from '../rules/command/state.ts';
import { fieldOf } from '../rules/ground/field.ts';
import { ordered } from './command-help.ts';
import { BLUE, CHIEF, chiefs, clause, go, ordersOf, tactic, twoCorps, until, WHITE } from './orders-help.ts';
import type { Position } from './position.ts';

const LINE = 'EMP XVII.3#15';
const FAR = { A: '2405 line 7' };

/** Blue’s corps passes from its march to defence: the line is drawn as it stands now. */
function defence(at: Record<string, string>, wanted: Position = {}) {
  const p = ordered({ corps: 'march' }, { at: { ...FAR, ...at }, chiefs, ...wanted });
  return p.act('staff').act('shift', BLUE, DEFENCE).act('done');
}

describe('EMP XVII.3: the line of defence (ruling 456)', () => {
  test('[EMP XVII.3#14] lies before the foremost in order; of a mob alone before the foremost of it', () => {
    // White’s lines leave the map at 3006.
    const front = (at: Record<string, string>) => ordersOf(defence(at)).front[BLUE];
    const foremost = front({ a: '1006 column 0' });
    expect(foremost).toBe(19);
    expect([
      front({ a: '1006 column 0', b: '0906 column 0' }),
      front({ a: '1006 column 0', d: '1206 disordered 0' }),
      front({ d: '1006 disordered 0' }),
      front({ x: '3006 limbered 0', A: '2501 line 7' }),
      front({}),
    ]).toEqual([foremost, foremost, foremost, 0, -1]);
  });

  test('[EMP XVII.3#14] goes with the order: who attacks has none', () => {
    const p = ordered({ corps: 'reserve' }, { at: { ...FAR, a: '0806 column 0' }, chiefs });
    p.act('staff').act('shift', BLUE, DEFENCE).act('done');
    expect(ordersOf(p).front[BLUE]).toBeGreaterThan(0);
    p.act('staff').act('dare', BLUE, 0).act('done');
    until(p, 3);
    if (tactic(p) === 0) expect(ordersOf(p).front[BLUE]).toBe(-1);
  });

  test('[EMP XVII.3#15] White does not cross his, which looks west', () => {
    const p = ordered(
      { Corps: 'march' },
      {
        at: { a: '0805 column 0', A: '2005 column 6', B: '2007 column 6' },
        chiefs: { ...chiefs, Corps: '2005' },
        active: 1,
      },
    );
    p.act('staff').act('shift', WHITE, DEFENCE).act('done').act('move', p.u('A')).act('step', p.h('1905'));
    expect(clause(p, 'step', p.h('1805'))).toBe(LINE);
  });

  test('[EMP XVII.3#15, EMP XVII.3#33] binds nobody who is out of command', () => {
    // The chief is before his unit, which comes back to him: over the line, if it were bound.
    const over = (label: string) => {
      const p = ordered(
        { corps: 'defence' },
        {
          at: { a: `${label} column 0`, ...FAR },
          chiefs: { ...chiefs, chief: '2809', corps: '1205' },
          also: (s) => void s.command?.orders?.front.fill(30, BLUE, BLUE + 1),
        },
      );
      p.act('move', p.u('a'));
      return [p.s.command?.out[0], p.offers('step').length > 0];
    };
    expect([over('1005'), over('0405')]).toEqual([
      [0, false],
      [1, true],
    ]);
  });

  test('[EMP XVII.3#15] holds back whoever would go with one who may', () => {
    const p = ordered(
      { corps: 'defence', second: 'attack' },
      {
        ...twoCorps,
        at: { a: '0805 column 0 2', c: '0805 column 0 2', ...FAR },
        chiefs: { chief: '0205', corps: '0805', second: '0805' },
        also: (s) => void s.command?.orders?.front.fill(30, BLUE, BLUE + 1),
      },
    );
    expect(clause(go(p, 'c a'), 'step', p.h('0905'))).toBe(LINE);
    const alone = ordered(
      { corps: 'defence', second: 'attack' },
      { ...twoCorps, at: { c: '0805 column 0 2', ...FAR }, chiefs: { chief: '0205', corps: '0805', second: '0805' } },
    );
    expect(go(alone, 'c').may('step', alone.h('0905'))).toBe(true);
  });
});

describe('EMP XVII.3: a chief who defends', () => {
  test('[EMP XVII.3#13] rides 2 hexes about where he began, not nearer to the enemy’s lines', () => {
    const p = ordered({ corps: 'defence' }, { at: FAR, chiefs: { ...chiefs, corps: '0806' } }).act('ride', BLUE);
    expect(clause(p, 'step', p.h('0906'))).toBe('EMP XVII.3#13');
    p.act('step', p.h('0706')).act('step', p.h('0806'));
    // Back where he began he has his two hexes again, and still not nearer.
    expect([p.may('step', p.h('0906')), p.may('step', p.h('0706'))]).toEqual([false, true]);
  });

  test('[EMP XVII.3#13] along a line that is as far from them as he is he may', () => {
    const p = ordered({ corps: 'defence' }, { at: FAR, chiefs: { ...chiefs, corps: '0806' } }).act('ride', BLUE);
    const { toLine } = fieldOf(p.content, 0);
    const from = (hex: unknown) => (toLine[1]?.[Number(hex)] ?? 0) - (toLine[1]?.[p.h('0806')] ?? 0);
    // Of the six hexes about him one is nearer, and two are as near as he is.
    expect(
      p
        .offers('step')
        .map(from)
        .sort((one, two) => one - two),
    ).toEqual([0, 0, 1, 1, 1]);
  });

  test('[EMP XVII.3#13] White rides away from Blue’s lines; from the corner of the map as from elsewhere', () => {
    const p = ordered({ Corps: 'defence' }, { at: FAR, chiefs: { ...chiefs, Corps: '2006' }, active: 1 }).act(
      'ride',
      WHITE,
    );
    expect([p.may('step', p.h('1906')), p.may('step', p.h('2106'))]).toEqual([false, true]);
    const corner = ordered({ corps: 'defence' }, { at: FAR, chiefs: { ...chiefs, corps: '0101' } }).act('ride', BLUE);
    expect(corner.offers('step')).toEqual([]);
  });

  const brought = (given: Parameters<typeof ordered>[0], at = '0805', also?: Position['also']) => {
    const all = { chief: at, corps: at, Corps: '2405' };
    const p = ordered(given, { at: { ...FAR, a: `${at} column 0` }, chiefs: all, ...(also && { also }) });
    return p.act('move', p.u('a')).offers('bring');
  };

  test('[EMP XVII.3#13, EMP XVII.3#16, EMP XVII.3#3] nobody takes him along, nor one who withdraws, nor an army chief at half pace (ruling 455)', () => {
    expect(brought({ corps: 'attack' })).toEqual([BLUE]);
    expect(brought({ corps: 'defence' })).toEqual([]);
    expect(brought({ corps: 'withdrawal' })).toEqual([]);
    // Half of the corps retreat, and that is all of them: the army chief has nothing more to lead.
    expect(brought({ corps: 'retreat' })).toEqual([CHIEF, BLUE]);
  });
});

describe('EMP XVII.3: the pace of an army chief', () => {
  /** How many hexes a leader rides at most over open ground. */
  const pace = (given: Parameters<typeof ordered>[0], wanted: Position, who = CHIEF) => {
    const p = ordered(given, { at: FAR, chiefs, ...wanted }).act('ride', who);
    for (let hexes = 0; ; hexes++) {
      const east = Number(p.s.chiefHex[who]) + 1;
      if (!p.may('step', east)) return hexes;
      p.act('step', east);
    }
  };
  const two = { ...twoCorps, chiefs: { chief: '0205', corps: '0801', second: '0809' } };
  const third = champLeaders.map((one) =>
    one.id === 'Chief' || one.id === 'Corps' ? { ...one, side: 0 as const, rank: 2, corps: [1] } : one,
  );

  test('[EMP XVII.3#3] is half, rounded up; that of others is whole', () => {
    expect([pace({ corps: 'attack' }, {}), pace({ corps: 'attack' }, {}, BLUE)]).toEqual([6, 10]);
    const odd = champLeaders.map((one) => ({ ...one, moves: 11 }));
    expect(pace({ corps: 'attack' }, { leaders: odd })).toBe(6);
  });

  test('[EMP XVII.3#3] is whole when half of his corps, rounded up, retreat', () => {
    expect(pace({ corps: 'attack', second: 'retreat' }, two)).toBe(12);
    expect(pace({ corps: 'attack', second: 'attack' }, two)).toBe(6);
    const one = { leaders: third, chiefs: { chief: '0205', corps: '0801', Chief: '0809', Corps: '0808' } };
    expect(pace({ Corps: 'retreat' }, one)).toBe(6);
    expect(pace({ Corps: 'retreat', Chief: 'retreat' }, one)).toBe(12);
  });

  test('[EMP XVII.3#3] is half where he has no corps, and nobody can retreat', () => {
    const alone = { leaders: champLeaders.map((one) => (one.id === 'corps' ? { ...one, rank: 1 } : one)) };
    expect(pace({}, alone)).toBe(6);
  });

  test('[EMP XVII.3#3] is whole when his army is demoralised: all its bodies, and not the enemy’s (ruling 455)', () => {
    const body = (side: 0 | 1, corps: readonly number[]) => ({
      side,
      corps,
      demoralised: 1000,
      despair: 2000,
      lost: false,
    });
    const scenario = { bodies: [body(0, [0]), body(1, [2, 3]), body(0, [1])] };
    const ride = (mood: readonly number[], bodies = scenario) => {
      const leaders = Object.entries(chiefs).map(([id, at]) => ({
        leader: champLeaders.findIndex((one) => one.id === id),
        hex: (Number(at.slice(2)) - 1) * 30 + Number(at.slice(0, 2)) - 1,
      }));
      return pace({ corps: 'attack' }, { scenario: { ...bodies, leaders }, also: (s) => void (s.mood = [...mood]) });
    };
    expect([ride([1, 0, 2]), ride([1, 0, 0]), ride([0, 1, 0]), ride([0, 0, 0])]).toEqual([12, 6, 6, 6]);
    expect(ride([1], { bodies: [body(1, [2, 3])] })).toBe(6);
  });
});

describe('EMP XVII.3: reserve', () => {
  const reserve = (at: Record<string, string>, wanted: Position = {}) =>
    ordered({ corps: 'reserve' }, { at, chiefs: { ...chiefs, corps: '1005' }, ...wanted });

  test('[EMP XVII.3#22] goes no nearer than 6 hexes, nor along at 5; away from him it may (ruling 459)', () => {
    const near = { a: '1005 column 0', A: '1505 line 7' };
    const p = reserve(near).act('move', 0);
    // To 1004 and 1006 it is still 5, or nearer.
    expect(p.may('step', p.h('1105'))).toBe(false);
    expect(clause(p, 'step', p.h('1105'))).toBe('EMP XVII.3#22');
    const side = reserve({ a: '1005 column 2', A: '1505 line 7' }).act('move', 0);
    expect(side.offers('step').filter((hex) => Number(hex) % 30 >= 9)).toEqual([]);
    const away = reserve({ a: '1205 column 6', A: '1505 line 7' }).act('move', 0);
    // Still nearer than 6, but further than before.
    expect(away.act('step', away.h('1105')).may('step', away.h('1005'))).toBe(true);
  });

  test('[EMP XVII.3#22] holds back whoever would go with one who may', () => {
    const p = ordered(
      { corps: 'reserve', second: 'attack' },
      {
        ...twoCorps,
        at: { a: '1005 column 0 2', c: '1005 column 0 2', A: '1605 line 7' },
        chiefs: { chief: '0205', corps: '1005', second: '1005' },
      },
    );
    expect(clause(go(p, 'c a'), 'step', p.h('1105'))).toBe('EMP XVII.3#22');
  });

  test('[EMP XVII.3#22, EMP XVII.3#34] but a mob of its own goes home as ever', () => {
    const p = reserve({ d: '1005 disordered 0', A: '1205 line 7' }).act('move', 3);
    expect(p.offers('step').length).toBeGreaterThan(0);
  });

  test('[EMP XVII.3#24] defends as soon as one of its units is nearer than 5, in the enemy’s movement too (ruling 472)', () => {
    const enemy = { ...chiefs, corps: '1005', Corps: '1605' };
    const p = reserve({ a: '0905 column 0', b: '1005 column 0', A: '1605 column 6' }, { chiefs: enemy });
    expect(tactic(p)).toBe(RESERVE);
    while (p.s.active === 0 || p.s.phase !== 1) p.act('done');
    expect(tactic(p)).toBe(RESERVE);
    go(p, 'A', '1505', '1405').act('done').act('done');
    expect(tactic(p)).toBe(DEFENCE);
    // It was not its player’s will, and gives no bonus.
    expect(ordersOf(p).fresh[BLUE]).toBe(0);
  });

  test('[EMP XVII.3#25] fresh in the second half, by its player’s will and for three turns; no other order makes it so', () => {
    const fresh = (order: 'reserve' | 'march', turn: number, turns: number) => {
      const p = ordered({ corps: order }, { at: { a: '1005 column 0', A: '1705 line 7' }, chiefs, turn, turns });
      return ordersOf(p.act('staff').act('shift', BLUE, DEFENCE).act('done')).fresh[BLUE];
    };
    expect([fresh('reserve', 3, 6), fresh('reserve', 4, 6), fresh('reserve', 3, 5), fresh('reserve', 4, 5)]).toEqual([
      0, 6, 0, 6,
    ]);
    expect(fresh('march', 4, 6)).toBe(0);
    const near = reserve({ a: '1005 column 0', A: '1405 line 7' }, { turn: 5, turns: 6 }).act('done');
    expect([tactic(near), ordersOf(near).fresh[BLUE]]).toEqual([DEFENCE, 0]);
  });
});
