import { describe, expect, test } from 'vitest';
import { A, E, type Field, INF, land, N, P, R, sea, table, type Table } from './war-table.ts';

/** Everybody stays where he is: the battles come. */
function fight(t: Table): Table {
  for (
    let ask = t.asked();
    ask?.prompt === 'move' || ask?.prompt === 'march' || ask?.prompt === 'sail';
    ask = t.asked()
  )
    t.act(ask.power, ask.prompt === 'move' ? 'done' : 'halt');
  return t;
}

function march(t: Table, by: number, from: string, to: string): Table {
  return t.act(by, 'from', land(from)).act(by, 'takeAll').act(by, 'march', land(to));
}

function attack(field: Field, by: number, from: string, to: string): Table {
  return fight(march(table(field), by, from, to));
}

const french = { moves: [30, 0, 0, 0, 0], dice: [3] } as const;
const rows = (t: Table, side: 'attackRows' | 'defenceRows') =>
  Object.fromEntries(
    ((t.told('thrown')[0]?.[side] ?? []) as { id: string; points: number }[]).map(({ id, points }) => [id, points]),
  );

describe('rulings on movement', () => {
  test('ruling 101: an ally’s unit counts among the two that stay behind', () => {
    // Alone, two that came cannot go on: one would stay behind by itself.
    const alone = table({ order: 'ARNEP', lands: { boheme: { A: 'II' }, saxe: { N: 'I' } }, pacts: ['AR'] });
    expect(march(alone, A, 'boheme', 'saxe').asked()?.prompt).not.toBe('march');
    const joined = table({
      order: 'RANEP',
      lands: { boheme: { A: 'II' }, silesie: { R: 'I' }, saxe: { N: 'I' } },
      pacts: ['AR'],
    });
    march(joined, R, 'silesie', 'saxe');
    if (joined.asked()?.prompt === 'march') joined.act(R, 'halt');
    if (joined.asked()?.power === R) joined.act(R, 'done');
    joined.act(A, 'from', land('boheme')).act(A, 'takeAll').act(A, 'march', land('saxe'));
    joined.act(A, 'putDown', INF);
    expect(joined.may(A, 'march', land('westphalie'))).toBe(true);
  });

  test('ruling 102: each group that goes on pays 3 for every enemy it leaves behind', () => {
    const t = table({ lands: { boheme: { N: 'IIII' }, saxe: { P: 'I' } }, moves: [30, 0, 0, 0, 0] });
    march(t, N, 'boheme', 'saxe').act(N, 'putDown', INF).act(N, 'putDown', INF).act(N, 'putDown', INF);
    t.act(N, 'march', land('westphalie')).act(N, 'halt');
    expect(t.s.moves[N]).toBe(30 - 4 - (1 + 3));
    t.act(N, 'from', land('saxe')).act(N, 'take', INF).act(N, 'march', land('westphalie'));
    expect(t.s.moves[N]).toBe(30 - 4 - 2 * (1 + 3));
  });

  test('ruling 103: nobody goes on past a garrison', () => {
    const t = table({ lands: { toscane: { N: 'IIIII' } }, moves: [30, 0, 0, 0, 0] });
    march(t, N, 'toscane', 'rome');
    expect(t.may(N, 'march', land('naples'))).toBe(false);
    const empty = table({ lands: { piemont: { N: 'IIIII' } }, moves: [30, 0, 0, 0, 0] });
    expect(march(empty, N, 'piemont', 'toscane').may(N, 'march', land('rome'))).toBe(true);
  });

  test('[CON 16#5] ruling 104: an English frigate pays 1 for a free sea, with troops or among strangers 2 and more', () => {
    const paid = (english: string, there?: string) => {
      const seas = { 'mer-ligure': { E: english }, ...(there === undefined ? {} : { tyrrhenienne: { N: there } }) };
      const t = table({ order: 'ENARP', seas, moves: [0, 0, 9, 0, 0] });
      t.act(E, 'sailWith', 14).act(E, 'sail', sea('tyrrhenienne'));
      return 9 - Number(t.s.moves[E]);
    };
    expect([paid('F'), paid('F(I)'), paid('F', 'F'), paid('F', 'FF')]).toEqual([1, 2, 3, 4]);
  });

  test('ruling 105: no frigate takes an ally’s troops on board', () => {
    const t = table({
      order: 'EANRP',
      lands: { naples: { A: 'I', E: 'I' } },
      seas: { tyrrhenienne: { E: 'F' } },
      pacts: ['EA'],
    });
    t.act(E, 'sailWith', 14).act(E, 'load', INF, land('naples'));
    expect([t.at('naples', E), t.at('naples', A), t.offers(E, 'load')]).toEqual(['', 'I', []]);
  });

  test('rulings 106 and 107: who has entered engages; all ships there then are bound, and stay', () => {
    const seas = { 'mer-ligure': { N: 'F' }, tyrrhenienne: { E: 'FF', N: 'F' } };
    const t = table({ order: 'NEARP', seas, moves: [9, 0, 9, 0, 0] });
    // The first frigate lies in the Ligurian Sea, the second is there already and has entered nothing.
    expect(t.act(N, 'sailWith', 1).may(N, 'engage', E)).toBe(false);
    const u = table({ order: 'NEARP', seas, moves: [9, 0, 9, 0, 0] });
    u.act(N, 'sailWith', 0).act(N, 'sail', sea('tyrrhenienne')).act(N, 'engage', E);
    expect([u.s.engaged[0], u.s.engaged[1], u.s.engaged[14], u.s.engaged[15]]).toEqual([1, 1, 1, 1]);
    while (u.asked()?.power === N) u.act(N, u.asked()?.prompt === 'move' ? 'done' : 'halt');
    expect(u.offers(E, 'sailWith')).toEqual([]);
  });

  test('ruling 108: an ally goes through without asking', () => {
    const t = table({ order: 'ARNEP', lands: { boheme: { A: 'I' }, silesie: { R: 'I' } }, pacts: ['RA'] });
    march(t, A, 'boheme', 'silesie').act(A, 'march', land('posnanie'));
    expect([t.at('posnanie', A), t.at('silesie', R)]).toEqual(['I', 'I']);
  });

  test('[CON 9.4#7] ruling 109: Napoleon marches with his forced ally as one corps; other allies move their own', () => {
    const t = table({ lands: { saxe: { N: 'IC', P: 'G' } }, forced: 'P', moves: [2, 0, 0, 0, 0] });
    march(t, N, 'saxe', 'baviere');
    expect([t.at('baviere', N), t.at('baviere', P), t.s.moves[N], t.s.moves[P]]).toEqual(['IC', 'G', 0, 0]);
    const free = table({ order: 'ARNEP', lands: { boheme: { A: 'IC', R: 'G' } }, pacts: ['AR'] });
    expect(free.act(A, 'from', land('boheme')).offers(A, 'takeAlly')).toEqual([]);
  });

  test('[CON 9.4#10] ruling 110: a forced ally is not sent where even the best die loses; the same march by Napoleon’s own is free', () => {
    const field = (there: string): Field => ({
      lands: { saxe: { P: 'I' }, boheme: { A: there } },
      forced: 'P',
      moves: [9, 0, 0, 0, 0],
    });
    const sent = (there: string) =>
      table(field(there)).act(N, 'from', land('saxe')).act(N, 'takeAll').may(N, 'march', land('boheme'));
    // 1 infantry and the best die are 3: against 3 it may be sent, against 4 it may not.
    expect([sent('III'), sent('IIII')]).toEqual([true, false]);
    const own = table({ lands: { saxe: { N: 'I' }, boheme: { A: 'IIII' } }, forced: 'P', moves: [9, 0, 0, 0, 0] });
    expect(own.act(N, 'from', land('saxe')).act(N, 'takeAll').may(N, 'march', land('boheme'))).toBe(true);
  });

  test('ruling 111: points above 10 serve until the battles are over', () => {
    const t = table({ lands: { paris: { N: 'I' } }, moves: [17, 0, 0, 0, 0] });
    expect(t.s.moves[N]).toBe(17);
    fight(t);
    expect(t.s.moves[N]).toBe(10);
  });

  test('ruling 112: who goes on board beside an enemy pays and leaves two behind, as who marches off', () => {
    const aboard = (english: string, french = 'I') => {
      const lands = { naples: { E: english, N: french } };
      const t = table({ order: 'ENARP', lands, seas: { tyrrhenienne: { E: 'F' } }, moves: [0, 0, 9, 0, 0] });
      t.act(E, 'sailWith', 14);
      if (!t.may(E, 'load', INF, land('naples'))) return null;
      return 9 - Number(t.act(E, 'load', INF, land('naples')).s.moves[E]);
    };
    expect([aboard('II'), aboard('III'), aboard('III', 'II')]).toEqual([null, 1 + 3, 1 + 6]);
  });
});

describe('rulings on battles', () => {
  test('ruling 120: a frigate between two battles supports one of them, as its owner says', () => {
    const t = table({
      order: 'ENARP',
      lands: {
        toscane: { N: 'II' },
        naples: { N: 'II' },
        lombardie: { E: 'II' },
        sicile: { E: 'I' },
        rome: { E: 'II' },
      },
      seas: { tyrrhenienne: { E: 'F' } },
      moves: [0, 0, 20, 0, 0],
      dice: [3, 3],
    });
    march(t, E, 'lombardie', 'toscane');
    if (t.asked()?.prompt === 'march') t.act(E, 'halt');
    fight(march(t, E, 'rome', 'naples'));
    while (t.asked()?.prompt !== 'support') t.act(E, ...(t.offers(E)[0] as [string, number]));
    t.act(E, 'spare', 14);
    while (t.asked() !== null && t.told('thrown').length < 2)
      t.act(t.asked()?.power ?? 0, ...(t.offers(t.asked()?.power ?? 0)[0] as [string, number]));
    const supported = t
      .told('thrown')
      .map((one) => (one['attackRows'] as { id: string }[]).some(({ id }) => id === 'support'));
    expect(supported).toEqual([false, true]);
  });

  test('ruling 121: an ally’s frigate supports without his troops, and his Moral does not count', () => {
    const lands = { lombardie: { A: 'III' }, rome: { N: 'II' } };
    const field: Field = { order: 'ANERP', lands, seas: { tyrrhenienne: { E: 'F' } }, pacts: ['AE'], dice: [3] };
    const t = attack({ ...field, morale: [5, 5, 12, 5, 5] }, A, 'lombardie', 'rome');
    expect(rows(t, 'attackRows')).toEqual({ inf: 3, support: 1 });
  });

  test('ruling 123: an attacker who is silent cannot play after the defender', () => {
    const field: Field = {
      lands: { saxe: { N: 'III' }, boheme: { A: 'II' } },
      hands: { N: ['A1N27'], A: ['A1C07'] },
      kept: [1, 1, 0, 0, 0],
      ...french,
    };
    const t = attack(field, N, 'saxe', 'boheme');
    expect(t.asked()).toEqual({ power: N, prompt: 'attackCard' });
    t.act(N, 'pass');
    expect(t.asked()).toEqual({ power: A, prompt: 'defenceCard' });
    t.act(A, 'pass');
    expect(t.told('thrown')).toHaveLength(1);
  });

  test.each([
    ['two', 'II', 0],
    ['three', 'III', 1],
  ])('ruling 125: of %s units a third is lost to the victor’s choice', (_, there, lost) => {
    const t = attack(
      { lands: { saxe: { N: 'IIII' + 'I'.repeat(there.length - 2) }, boheme: { A: there } }, ...french },
      N,
      'saxe',
      'boheme',
    );
    expect(t.told('thrown')[0]?.['result']).toBe('tactical');
    expect(t.told('lostUnit')).toHaveLength(lost);
  });

  test('ruling 126: in a heroic defence the attacker chooses what he sacrifices', () => {
    const lands = { saxe: { N: 'IICC' }, boheme: { A: 'IIIIII' } };
    const t = attack({ lands, moves: [4, 0, 0, 0, 0], dice: [3] }, N, 'saxe', 'boheme');
    expect(t.told('thrown')[0]?.['result']).toBe('heroic');
    t.act(A, 'lose', N, INF);
    expect(t.asked()).toEqual({ power: N, prompt: 'retreatTerms' });
    t.act(N, 'sacrifice');
    expect([t.asked()?.power, t.asked()?.prompt]).toEqual([N, 'lose']);
  });

  test.each([
    [5, 3],
    [2, 0],
    [1, 1],
    [0, 0],
  ])('ruling 127: of %i francs the beaten keeps %i; the victor has his two', (had, left) => {
    const lands = { saxe: { N: 'III' }, boheme: { A: 'II' } };
    const t = attack({ lands, money: [5, had, 5, 5, 5], ...french }, N, 'saxe', 'boheme');
    expect(t.told('thrown')[0]?.['result']).toBe('minor');
    expect([t.s.money[N], t.s.money[A]]).toEqual([7, left]);
  });

  test('ruling 131: of two beaten allies one pays, the other sacrifices', () => {
    const lands = { saxe: { N: 'IIIII' }, boheme: { A: 'II', R: 'II' } };
    const t = attack({ lands, pacts: ['AR'], moves: [9, 4, 0, 0, 0], dice: [3] }, N, 'saxe', 'boheme');
    expect(t.told('thrown')[0]?.['result']).toBe('minor');
    t.act(A, 'entrust', A).act(R, 'entrust', A);
    expect([t.asked(), t.offers(A)]).toEqual([{ power: A, prompt: 'retreatTerms' }, [['pay'], ['sacrifice']]]);
    t.act(A, 'pay').act(A, 'retreat', land('vienne'));
    expect([t.asked(), t.offers(R)]).toEqual([{ power: R, prompt: 'retreatTerms' }, [['sacrifice']]]);
    t.act(R, 'sacrifice');
    expect(t.told('lostUnit')).toMatchObject([{ power: R }]);
  });

  test('rulings 132 and 133: home by land steps; neither a garrison nor a foreign empty capital is a refuge', () => {
    const t = attack({ lands: { saxe: { N: 'III' }, boheme: { A: 'II' } }, ...french }, N, 'saxe', 'boheme');
    t.act(A, 'sacrifice');
    expect(t.offers(A, 'retreat')).toEqual([[land('vienne')]]);
    // Rome has its garrison: the Austrians of Tuscany go to Lombardy; of Berlin, empty, nobody makes his refuge.
    const south = attack(
      { lands: { piemont: { N: 'III' }, toscane: { A: 'II' } }, ...french },
      N,
      'piemont',
      'toscane',
    );
    expect(south.act(A, 'sacrifice').offers(A, 'retreat')).toEqual([[land('lombardie')]]);
    // Berlin, empty, is as near to Vienna as Posen; and from Naples there is no way but by Rome and its garrison.
    const north = attack(
      { lands: { hanovre: { N: 'III' }, pomeranie: { A: 'II' } }, ...french },
      N,
      'hanovre',
      'pomeranie',
    );
    expect(north.act(A, 'sacrifice').offers(A, 'retreat')).toEqual([[land('hanovre')], [land('posnanie')]]);
    const field = { lands: { naples: { N: 'II' } }, seas: { ionienne: { E: 'F(III)' } }, dice: [2] };
    const naples = table({ ...field, order: 'ENARP', moves: [0, 0, 9, 0, 0] }).act(E, 'sailWith', 14);
    for (let n = 0; n < 3; n++) naples.act(E, 'unload', INF, land('naples'));
    expect(fight(naples).asked()?.prompt).toBe('breakOutToll');
  });

  test('rulings 134 and 135: the encircled pay for every land or lose a unit; on an island without ships they are lost', () => {
    const lands = {
      saxe: { N: 'IIIII' },
      boheme: { A: 'III' },
      baviere: { N: 'I' },
      vienne: { N: 'I' },
      hongrie: { N: 'I' },
      galicie: { N: 'I' },
      silesie: { N: 'I' },
    };
    const t = table({ lands, ...french }).act(N, 'from', land('saxe'));
    for (let n = 0; n < 4; n++) t.act(N, 'take', INF);
    fight(t.act(N, 'march', land('boheme')));
    expect(t.told('thrown')[0]?.['result']).toBe('minor');
    while (t.asked()?.prompt === 'breakOut') t.act(A, ...(t.offers(A)[0] as [string, number]));
    expect([t.asked()?.prompt, t.offers(A)]).toEqual(['breakOutToll', [['sacrifice']]]);
    const field = { lands: { sicile: { N: 'II' } }, seas: { tyrrhenienne: { E: 'F(III)' } }, dice: [3] };
    const lost = table({ ...field, order: 'ENARP', moves: [9, 0, 9, 0, 0] }).act(E, 'sailWith', 14);
    for (let n = 0; n < 3; n++) lost.act(E, 'unload', INF, land('sicile'));
    fight(lost);
    expect([lost.told('thrown')[0]?.['result'], lost.at('sicile', N), lost.at('sicile', E)]).toEqual([
      'tactical',
      '',
      'III',
    ]);
  });

  test('rulings 136 and 137: a garrison has no Moral and gains nothing; its victim loses as the result says', () => {
    const t = attack(
      { lands: { toscane: { N: 'I' } }, morale: [12, 5, 5, 5, 5], moves: [9, 0, 0, 0, 0], dice: [3] },
      N,
      'toscane',
      'rome',
    );
    expect([rows(t, 'attackRows'), rows(t, 'defenceRows')]).toEqual([{ inf: 1 }, { garrison: 2 }]);
    expect([t.told('thrown')[0]?.['result'], t.s.morale[N], t.told('recruited')]).toEqual(['trap', 11, []]);
    expect([t.at('rome', N), t.at('toscane', N)]).toEqual(['', '']);
  });

  test('[CON 8.5#1] the 2 points of a garrison are there only while no unit is', () => {
    const empty = attack({ lands: { toscane: { N: 'III' } }, ...french }, N, 'toscane', 'rome');
    expect(rows(empty, 'defenceRows')).toEqual({ garrison: 2 });
    const held = attack({ lands: { toscane: { N: 'III' }, rome: { A: 'I' } }, ...french }, N, 'toscane', 'rome');
    expect(rows(held, 'defenceRows')).toEqual({ inf: 1 });
  });

  test('ruling 138: of two nations of the Coalition before a neutral capital the second defends with the garrison', () => {
    const t = table({
      order: 'AENRP',
      lands: { lombardie: { A: 'III' }, naples: { E: 'II' } },
      moves: [0, 9, 9, 0, 0],
      dice: [3],
    });
    march(t, A, 'lombardie', 'rome');
    if (t.asked()?.power === A) t.act(A, t.asked()?.prompt === 'march' ? 'halt' : 'done');
    if (t.asked()?.power === A) t.act(A, 'done');
    fight(march(t, E, 'naples', 'rome'));
    expect(t.told('thrown')).toMatchObject([{ power: A }]);
    expect([rows(t, 'attackRows'), rows(t, 'defenceRows')]).toEqual([{ inf: 3 }, { inf: 2, garrison: 2 }]);
  });

  test('ruling 144: a pursuit has a die, and neither recruit nor support', () => {
    const lands = { piemont: { N: 'IIIIICC' }, toscane: { A: 'II' }, rome: { N: 'I' } };
    const field: Field = { lands, seas: { adriatique: { N: 'F' } }, moves: [20, 9, 0, 0, 0], dice: [3, 3] };
    const t = attack(field, N, 'piemont', 'toscane').act(N, 'recruit', A, INF);
    while (t.asked()?.power === A) t.act(A, ...(t.offers(A)[0] as [string, number]));
    t.act(N, 'pursue', land('lombardie')).act(N, 'bringAll');
    expect([t.told('thrown').length, t.told('recruited').length]).toEqual([2, 1]);
    expect(t.told('thrown')[1]?.['attackRows']).toEqual([
      { id: 'pursuers', points: 4 },
      { id: 'morale', points: 1 },
    ]);
  });

  test('ruling 145: an advance takes an empty enemy capital, and never a garrison', () => {
    const lands = { saxe: { N: 'IIIIIC' }, boheme: { A: 'II' } };
    const t = attack({ lands, ...french }, N, 'saxe', 'boheme').act(N, 'recruit', A, INF);
    while (t.asked()?.power === A) t.act(A, 'abandon');
    expect(t.may(N, 'advance', land('vienne'))).toBe(true);
    t.act(N, 'advance', land('vienne')).act(N, 'bringAll');
    expect([t.s.capitalBy[A], t.s.forced]).toEqual([N, A]);
    const south = attack(
      { lands: { piemont: { N: 'IIIIIC' }, toscane: { A: 'II' } }, ...french },
      N,
      'piemont',
      'toscane',
    );
    south.act(N, 'recruit', A, INF);
    while (south.asked()?.power === A) south.act(A, 'abandon');
    expect(south.why(N, 'advance', land('rome')).reason).toBe('garrison');
  });

  test('rulings 141 and 142: a capital falls after the battle; who has changed sides is attacked with his new friend', () => {
    const lands = { baviere: { N: 'IIIIIIIIIIIII' }, vienne: { A: 'I' }, boheme: { A: 'I', R: 'I' } };
    const t = attack({ lands, pacts: ['RA'], moves: [20, 0, 0, 0, 0], dice: [3] }, N, 'baviere', 'vienne');
    t.act(N, 'recruit', A, INF);
    const order = t.facts
      .map(({ fact }) => fact)
      .filter((fact) => ['thrown', 'captured', 'forcedAlly', 'turnedOn'].includes(fact));
    expect(order.slice(0, 4)).toEqual(['thrown', 'captured', 'forcedAlly', 'turnedOn']);
    // Austria, in Bohemia with her former ally, is the attacker at once.
    expect(t.told('battle')[1]).toMatchObject({ power: A, land: land('boheme'), attackers: [A], defenders: [R] });
  });

  test('ruling 149: the booty of a minor victory is between the two who stand for their sides', () => {
    const lands = { saxe: { N: 'IIIII' }, boheme: { A: 'II', R: 'II' } };
    const t = attack({ lands, pacts: ['AR'], ...french }, N, 'saxe', 'boheme');
    t.act(A, 'entrust', R).act(R, 'entrust', R);
    expect([t.s.money[N], t.s.money[A], t.s.money[R]]).toEqual([7, 5, 3]);
    expect([t.s.morale[A], t.s.morale[R]]).toEqual([5, 4]);
  });
});

describe('what allies share', () => {
  const lands = { saxe: { N: 'IIIIIIII' }, boheme: { A: 'IG', R: 'C' }, hongrie: { P: 'I' } };
  const field: Field = { lands, ...french, moves: [30, 0, 0, 0, 0] };

  test('[CON 9.2#4] the highest Morale of those in the battle, not of an ally elsewhere', () => {
    const t = attack({ ...field, pacts: ['ARP'], morale: [5, 6, 5, 9, 14] }, N, 'saxe', 'boheme');
    // 9 against 5: two points, not the three of Prussia's 14.
    expect(rows(t, 'defenceRows')['morale']).toBe(2);
  });

  test('[CON 9.2#5] a corps of two nations counts one point more, of strangers none', () => {
    const t = attack({ ...field, pacts: ['AR'] }, N, 'saxe', 'boheme');
    expect(rows(t, 'defenceRows')).toEqual({ inf: 1, cav: 1, can: 2, corps: 1 });
    const alone = attack({ ...field, lands: { saxe: { N: 'IIIIIIII' }, boheme: { A: 'IG' } } }, N, 'saxe', 'boheme');
    expect(rows(alone, 'defenceRows')).toEqual({ inf: 1, can: 2 });
  });

  test('[CON 9.2#6] one ally’s card strengthens the whole side', () => {
    const south: Field = {
      lands: { piemont: { N: 'IIII' }, toscane: { A: 'II', E: 'I' } },
      pacts: ['AE'],
      hands: { E: ['A1C07'] },
      kept: [0, 0, 1, 0, 0],
      ...french,
    };
    const t = attack(south, N, 'piemont', 'toscane');
    const [card = 0, tab = 0] = (t.offers(E, 'play')[0] ?? []) as number[];
    t.act(E, 'play', card, tab);
    while (t.told('thrown').length === 0) t.act(E, ...(t.offers(E)[0] as [string, number]));
    expect(rows(t, 'defenceRows')).toEqual({ inf: 3, cards: 2 });
  });
});
