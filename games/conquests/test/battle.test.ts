import { describe, expect, test } from 'vitest';
import { forceOf, moraleForce, type Clash, forceRows } from '../rules/combat/force.ts';
import { lossOf, RESULTS, resultOf } from '../rules/combat/table.ts';
import { A, CAN, CAV, content, E, type Field, INF, land, N, R, sea, table, type Table } from './war-table.ts';

/** Napoleon comes from Bavaria to Bohemia with these, and the Austrians are there. */
function bohemia(french: string, austrians: string, die: number, more: Partial<Field> = {}): Table {
  const { lands, ...rest } = more;
  const t = table({
    moves: [40, 0, 0, 0, 0],
    dice: [die],
    ...rest,
    lands: { baviere: { N: french }, boheme: { A: austrians }, ...lands },
  });
  return march(t, N, 'baviere', 'boheme');
}

function march(t: Table, power: number, from: string, to: string): Table {
  t.act(power, 'from', land(from)).act(power, 'takeAll').act(power, 'march', land(to));
  while (t.asked()?.prompt === 'move' || t.asked()?.prompt === 'march')
    t.act(t.asked()?.power ?? 0, t.asked()?.prompt === 'move' ? 'done' : 'halt');
  return t;
}

const thrown = (t: Table) => t.told('thrown')[0];

describe('force', () => {
  test('[CON 11.2#1, CON 11.2#2, CON 11.2#3, CON 11.2#4] units and corps, line by line', () => {
    const t = bohemia('IICGG', 'I', 3);
    expect(thrown(t)?.['attackRows']).toEqual([
      { id: 'inf', points: 2 },
      { id: 'cav', points: 1 },
      { id: 'can', points: 4 },
      { id: 'corps', points: 1 },
    ]);
    expect(thrown(t)).toMatchObject({ attack: 8, defence: 1, result: 'strategic' });
  });

  test('[CON 15#6, CON 15#7] guards count 1 more, and serve in a corps', () => {
    const t = bohemia('icG', 'IIIIIII', 3);
    expect(thrown(t)?.['attackRows']).toEqual([
      { id: 'inf', points: 1 },
      { id: 'cav', points: 1 },
      { id: 'can', points: 2 },
      { id: 'guard', points: 2 },
      { id: 'corps', points: 1 },
    ]);
  });

  test('[CON 11.2#5, CON 11.5#1, CON 9.2#5] allies are added up and form corps together', () => {
    const lands = { saxe: { N: 'IIIIIIII' }, boheme: { A: 'CG', R: 'I' } };
    const t = march(table({ lands, pacts: ['AR'], moves: [40, 0, 0, 0, 0], dice: [3] }), N, 'saxe', 'boheme');
    expect(thrown(t)?.['defenceRows']).toEqual([
      { id: 'inf', points: 1 },
      { id: 'cav', points: 1 },
      { id: 'can', points: 2 },
      { id: 'corps', points: 1 },
    ]);
  });

  test('[CON 11.2#6] a frigate beside the land adds 1', () => {
    const seas = { 'mer-noire': { R: 'F' }, adriatique: { R: 'F' } };
    const lands = { bulgarie: { A: 'III' }, 'moldavie-valachie': { R: 'I' } };
    const t = march(
      table({ order: 'RNAEP', lands, seas, moves: [0, 0, 0, 9, 0], dice: [3] }),
      R,
      'moldavie-valachie',
      'bulgarie',
    );
    expect(thrown(t)?.['attackRows']).toEqual([
      { id: 'inf', points: 1 },
      { id: 'support', points: 1 },
    ]);
    expect(t.s.ship.filter((at) => at === sea('mer-noire'))).toHaveLength(1);
  });

  test('[CON 11.2#10, CON 11.8#1] a defender in his capital adds 5', () => {
    const t = march(
      table({ lands: { baviere: { N: 'IIII' }, vienne: { A: 'I' } }, moves: [9, 0, 0, 0, 0], dice: [3] }),
      N,
      'baviere',
      'vienne',
    );
    expect(thrown(t)).toMatchObject({ attack: 4, defence: 6, result: 'heroic' });
  });

  test('[CON 11.8#1, CON 11.8#4] nobody else does', () => {
    const lands = { baviere: { A: 'II' }, vienne: { N: 'I' } };
    const t = table({ order: 'ANERP', lands, moves: [0, 9, 0, 0, 0], dice: [3] });
    march(t, A, 'baviere', 'vienne');
    expect(thrown(t)).toMatchObject({ attack: 2, defence: 1, result: 'minor' });
  });

  test('[CON 11.9#1, CON 16#7] Malta adds 3 to the English', () => {
    const clash = (power: number): Clash => {
      const troops = new Array<number>(25).fill(0);
      troops[power * 5] = 1;
      return {
        land: land('malte'),
        sea: -1,
        troops: [new Array<number>(25).fill(0), troops],
        fleets: [[], []],
        support: [0, 0],
        cards: [0, 0],
        garrison: false,
        pursuit: false,
      };
    };
    const { s } = table({});
    expect(forceOf({ s, content }, clash(E), 1)).toBe(4);
    expect(forceRows({ s, content }, clash(E), 1)[1]).toEqual({ id: 'malta', points: 3, clause: 'CON 11.9#1' });
    expect(forceOf({ s, content }, clash(R), 1)).toBe(1);
  });

  test('[CON 11.2#11, CON 11.2#12] the book: Moral 12 gains 2 over 9, 1 over 10, 3 over 3', () => {
    expect([moraleForce(12, 9), moraleForce(12, 10), moraleForce(12, 3)]).toEqual([2, 1, 3]);
    expect([moraleForce(9, 12), moraleForce(9, 9), moraleForce(9, 8)]).toEqual([0, 0, 1]);
  });

  test('[CON 9.2#4, CON 11.2#13] of allies the best Moral counts, of those in the battle', () => {
    const lands = { saxe: { N: 'IIII' }, boheme: { A: 'I', R: 'I' }, vienne: { P: 'I' } };
    const one = { lands, pacts: ['ARP'], moves: [40, 0, 0, 0, 0], dice: [3] };
    const t = march(table({ ...one, morale: [5, 4, 1, 8, 15] }), N, 'saxe', 'boheme');
    expect(thrown(t)?.['defenceRows']).toContainEqual({ id: 'morale', points: 2 });
  });

  test.each([
    [1, -1],
    [2, 0],
    [3, 0],
    [4, 1],
    [5, 1],
    [6, 2],
  ])('[CON 11.2#14] a die of %i adds %i on land', (die, added) => {
    expect(thrown(bohemia('III', 'III', die))).toMatchObject({ die, added, attack: 3 + added, defence: 3 });
  });

  test.each([
    [1, -1],
    [2, -1],
    [3, 0],
    [4, 0],
    [5, 1],
    [6, 1],
  ])('[CON 11.2#16, CON 11.2#17] a die of %i adds %i at sea, where a frigate is worth 2', (die, added) => {
    const seas = { tyrrhenienne: { E: 'F' }, 'mer-ligure': { N: 'F' } };
    const t = table({ seas, moves: [3, 0, 0, 0, 0], dice: [die] });
    t.act(N, 'sailWith', 0).act(N, 'sail', sea('tyrrhenienne')).act(N, 'engage', E);
    expect(thrown(t)).toMatchObject({ die, added, attack: 2 + added, defence: 2 });
  });
});

describe('the table', () => {
  test.each([
    ['more than twice', 9, 4, 'strategic'],
    ['just twice is not more', 8, 4, 'tactical'],
    ['2 more', 6, 4, 'tactical'],
    ['1 more', 5, 4, 'minor'],
    ['as much', 4, 4, 'uncertain'],
    ['1 less', 4, 5, 'uncertain'],
    ['2 less', 4, 6, 'heroic'],
    ['twice', 4, 8, 'trap'],
    ['the first that fits: a strategic victory by 1 point', 1, 0, 'strategic'],
    ['a trap by 1 point', 1, 2, 'trap'],
    ['ruling 124: nothing against nothing', 0, 0, 'trap'],
  ])(
    '[CON 11.3.1#3, CON 11.3.2a#1, CON 11.3.2b#1, CON 11.3.2c#1, CON 11.3.2d#1, CON 11.3.2e#1, CON 11.3.2f#1] %s',
    (_, attack, defence, result) => {
      expect(resultOf(attack, defence).id).toBe(result);
    },
  );

  test('[CON 11.3.2#1] exactly one result holds for every pair of sums', () => {
    for (let a = 0; a < 40; a++) for (let d = 0; d < 40; d++) expect(RESULTS.some((row) => row.fits(a, d))).toBe(true);
  });

  test('[CON 11.3.2a#5, CON 11.3.2b#4] half is rounded up, a third down', () => {
    const [strategic, tactical, minor] = RESULTS;
    if (strategic === undefined || tactical === undefined || minor === undefined) throw new Error('no rows');
    expect([5, 4, 1].map((units) => lossOf(strategic, units))).toEqual([3, 2, 1]);
    expect([5, 3, 2].map((units) => lossOf(tactical, units))).toEqual([1, 1, 0]);
    expect(lossOf(minor, 9)).toBe(0);
  });
});

describe('results', () => {
  test('[CON 11.3.2a#2, CON 11.3.2a#3, CON 11.3.2a#5, CON 11.3.2a#6, CON 11.3.2a#7] the book: a strategic victory over a corps and two infantry with 1 point', () => {
    const t = bohemia('IIIIICCCCGGGG', 'IIICG', 3, { moves: [40, 1, 0, 0, 0] });
    expect(thrown(t)).toMatchObject({ result: 'strategic', defence: 7 });
    t.act(N, 'recruit', A, CAN);
    expect(t.at('boheme', N)).toBe('IIIIICCCCGGGGG');
    t.act(A, 'lose', A, INF).act(A, 'lose', A, INF);
    expect(t.at('boheme', A)).toBe('IC');
    // One point: the cavalry goes, the infantry is lost.
    t.act(A, 'take', CAV).act(A, 'retreat', land('vienne')).act(A, 'abandon');
    expect([t.at('boheme', A), t.at('vienne', A), t.s.moves[A]]).toEqual(['', 'C', 0]);
    expect([t.s.morale[N], t.s.morale[A]]).toEqual([6, 4]);
  });

  test('[CON 11.3.2b#2, CON 11.3.2b#4, CON 11.3.2b#5, CON 11.3.2b#6] the book: a tactical victory over the same', () => {
    const t = bohemia('IICCGG', 'IIICG', 3, { moves: [40, 1, 0, 0, 0] });
    expect(thrown(t)).toMatchObject({ result: 'tactical', attack: 10, defence: 7 });
    t.act(N, 'lose', A, CAN);
    expect(t.may(A, 'pay')).toBe(false);
    t.act(A, 'sacrifice').act(A, 'lose', A, INF).act(A, 'retreat', land('vienne'));
    expect([t.at('vienne', A), t.s.moves[A]]).toEqual(['IIC', 1]);
    expect([t.s.morale[N], t.s.morale[A]]).toEqual([6, 4]);
  });

  test('[CON 11.3.2c#2, CON 11.3.2c#3, CON 11.3.2c#4, CON 11.3.2c#5, CON 11.3.3#3] a minor victory takes 2 francs', () => {
    const t = bohemia('II', 'I', 3, { moves: [40, 1, 0, 0, 0], money: [5, 3, 0, 0, 0] });
    expect(thrown(t)?.['result']).toBe('minor');
    t.act(A, 'pay').act(A, 'retreat', land('vienne'));
    expect([t.s.money[N], t.s.money[A], t.s.moves[A], t.at('vienne', A)]).toEqual([7, 1, 0, 'I']);
    expect([t.s.morale[N], t.s.morale[A], t.s.won[N]]).toEqual([6, 4, 0]);
    const poor = bohemia('II', 'I', 3, { money: [5, 1, 0, 0, 0] });
    expect([poor.s.money[N], poor.s.money[A]]).toEqual([7, 1]);
  });

  test('[CON 11.3.2d#2, CON 11.3.2d#3, CON 11.3.2d#5, CON 11.3.2d#6, CON 11.3.2d#7, CON 11.3.3#2] a trap', () => {
    const t = bohemia('IIC', 'IIIIII', 3, { moves: [3, 0, 0, 0, 0] });
    expect(thrown(t)?.['result']).toBe('trap');
    t.act(A, 'recruit', N, CAV).act(N, 'abandon');
    expect([t.at('boheme', A), t.at('boheme', N)]).toEqual(['IIIIIIC', '']);
    expect([t.s.morale[N], t.s.morale[A], t.s.won[A]]).toEqual([4, 6, 1]);
    // Of three two are lost, the recruited one among them; the third did not pay.
    expect(t.told('lostUnit')).toHaveLength(2);
  });

  test('[CON 11.3.2e#2, CON 11.3.2e#4, CON 11.3.2e#5, CON 11.3.2e#6, CON 11.3.3#2] a heroic defence', () => {
    const t = bohemia('IIG', 'IIIIII', 3, { moves: [9, 0, 0, 0, 0] });
    expect(thrown(t)).toMatchObject({ result: 'heroic', attack: 4, defence: 6 });
    t.act(A, 'lose', N, CAN).act(N, 'sacrifice').act(N, 'retreat', land('baviere'));
    expect([t.at('baviere', N), t.s.morale[N], t.s.morale[A], t.s.won[A]]).toEqual(['I', 4, 6, 1]);
  });

  test('[CON 11.3.2f#2, CON 11.3.2f#3, CON 11.3.3#3] an uncertain battle', () => {
    const t = bohemia('II', 'II', 3, { moves: [2, 0, 0, 0, 0] });
    t.act(N, 'retreat', land('baviere'));
    expect([t.at('baviere', N), t.s.moves[N], t.s.morale[A], t.s.morale[N], t.s.won[A]]).toEqual(['II', 0, 6, 5, 0]);
  });

  test('[CON 11.3.1#1, CON 11.3.1#4, CON 11.3.3#1] units go to contingents, recruits come from one, and the victory is noted', () => {
    const t = bohemia('IIIII', 'I', 3);
    const [ours, theirs] = [t.s.contingent[0], t.s.contingent[3]];
    t.act(N, 'recruit', A, INF);
    expect([t.s.contingent[0], t.s.contingent[3]]).toEqual([Number(ours) - 1, Number(theirs) + 1]);
    expect([t.at('boheme', N), t.s.won]).toEqual(['IIIIII', [1, 0, 0, 0, 0]]);
  });

  test('[CON 11.3.1#5, CON 11#7] at sea nobody is recruited', () => {
    const seas = { tyrrhenienne: { E: 'F' }, 'mer-ligure': { N: 'FFF' } };
    const t = table({ seas, moves: [40, 0, 0, 0, 0], dice: [3] });
    for (const ship of [0, 1]) t.act(N, 'sailWith', ship).act(N, 'sail', sea('tyrrhenienne')).act(N, 'halt');
    t.act(N, 'sailWith', 2).act(N, 'sail', sea('tyrrhenienne')).act(N, 'engage', E);
    expect(thrown(t)).toMatchObject({ attack: 6, defence: 2, result: 'strategic' });
    t.act(N, 'loseShip', 14);
    expect([t.s.ship[14], t.s.ship.slice(0, 4)]).toEqual([
      -2,
      [sea('tyrrhenienne'), sea('tyrrhenienne'), sea('tyrrhenienne'), -2],
    ]);
  });
});
