import { describe, expect, test } from 'vitest';
import { foreseen, supporters } from '../rules/combat/clash.ts';
import { emptyGroup } from '../rules/movement/cost.ts';
import { A, CAN, CAV, content, E, type Field, GCAV, INF, land, N, P, R, sea, table, type Table } from './war-table.ts';

const MOVES = ['move', 'march', 'sail'];

/** One group marches, everybody else stays: then the battles come. */
function attack(field: Field, by: number, from: string, to: string): Table {
  const t = table(field).act(by, 'from', land(from)).act(by, 'takeAll').act(by, 'march', land(to));
  for (let ask = t.asked(); ask !== null && MOVES.includes(ask.prompt); ask = t.asked())
    t.act(ask.power, ask.prompt === 'move' ? 'done' : 'halt');
  return t;
}

/** Whatever comes before this question is answered with the first that is offered. */
function until(t: Table, prompt: string): Table {
  for (let ask = t.asked(); ask !== null && ask.prompt !== prompt; ask = t.asked())
    t.act(ask.power, ...(t.offers(ask.power)[0] as [string, number, number]));
  return t;
}

const thrown = (t: Table) => t.told('thrown')[0];

describe('before Paris', () => {
  const field: Field = {
    order: 'ANERP',
    lands: { lyonnais: { A: 'IIIIICCGGGGG' }, paris: { N: 'ICG' } },
    moves: [0, 40, 0, 0, 0],
    dice: [3],
  };

  test('[CON 11.2#10, CON 11.8#1, CON 11.8#2, CON 11.8#3] her own defend with 5 more; she falls, and Society moves', () => {
    const t = attack(field, A, 'lyonnais', 'paris');
    expect(t.told('battle')).toMatchObject([{ land: land('paris'), power: A, attackers: [A], defenders: [N] }]);
    expect(thrown(t)).toMatchObject({ land: land('paris'), attack: 19, defence: 10, result: 'tactical' });
    const society = [...t.s.society];
    until(t, 'nothing');
    expect([t.s.capitalBy[N], t.told('captured')]).toMatchObject([A, [{ power: A, other: N, land: land('paris') }]]);
    expect(t.s.society).toEqual([Number(society[0]) - 1, Number(society[1]) + 1]);
    // Nobody is forced to anything by the fall of Paris.
    expect(t.s.forced).toBe(-1);
  });

  test('[CON 11.8#4] who holds her does not have them', () => {
    const lands = { lyonnais: { A: 'IIIII' }, paris: { E: 'II' } };
    const t = attack({ ...field, lands }, A, 'lyonnais', 'paris');
    expect(thrown(t)).toMatchObject({ attack: 5, defence: 2 });
  });

  test('[CON 11.10#1] inside the Coalition a capital changes hands without Society', () => {
    const lands = { lyonnais: { A: 'IIIIIIIIII' }, paris: { E: 'I' } };
    const t = attack({ ...field, lands }, A, 'lyonnais', 'paris');
    t.s.capitalBy[N] = E;
    const society = [...t.s.society];
    until(t, 'nothing');
    expect([t.s.capitalBy[N], t.s.society]).toEqual([A, society]);
  });

  test('[CON 11.8#2] a friend of the holder takes nothing from him', () => {
    const lands = { lyonnais: { A: 'IIIIIIIIII' }, paris: { N: 'I' } };
    const t = attack({ ...field, lands, pacts: ['AE'] }, A, 'lyonnais', 'paris');
    t.s.capitalBy[N] = E;
    until(t, 'nothing');
    expect([t.s.capitalBy[N], t.told('captured')]).toEqual([E, []]);
  });

  test('[CON 11.6#3] nobody is pursued into a capital; [CON 11.4#2] home is the nearest of all', () => {
    const lands = { belgique: { A: 'IIIIICCC' }, nord: { N: 'II' }, paris: { N: 'I' } };
    const t = until(attack({ ...field, lands, moves: [9, 40, 0, 0, 0] }, A, 'belgique', 'nord'), 'follow');
    expect(t.told('retreated')).toMatchObject([{ land: land('paris') }]);
    expect(t.why(A, 'pursue', land('paris'))).toMatchObject({ reason: 'mainCapital' });
    expect(t.why(A, 'pursue', land('belgique'))).toMatchObject({ reason: 'noneFled' });
  });
});

describe('in the northern ocean', () => {
  test('[CON 11.2#16, CON 11.4#9] frigates fight there as anywhere, and what they carry is no help', () => {
    const seas = { 'mer-irlande': { N: 'FFFF' }, 'atl-hebrides': { E: 'FF(II)' } };
    const t = table({ seas, moves: [40, 0, 9, 0, 0], dice: [3], order: 'NEARP' });
    for (let ship = 0; ship < 3; ship++) t.act(N, 'sailWith', ship).act(N, 'sail', sea('atl-hebrides')).act(N, 'halt');
    t.act(N, 'sailWith', 3).act(N, 'sail', sea('atl-hebrides')).act(N, 'engage', E);
    expect(t.s.engaged.filter((one) => one === 1)).toHaveLength(6);
    for (let ask = t.asked(); ask !== null && MOVES.includes(ask.prompt); ask = t.asked())
      t.act(ask.power, ask.prompt === 'move' ? 'done' : 'halt');
    expect(thrown(t)).toMatchObject({ sea: sea('atl-hebrides'), attack: 8, defence: 4, result: 'tactical' });
    expect(t.s.fought.filter((one) => one === 1)).toHaveLength(6);
    until(t, 'nothing');
    expect(t.told('retreatedShip').every(({ power }) => power === E)).toBe(true);
    expect(t.told('retreatedShip').length).toBeGreaterThan(0);
    expect(t.told('follow')).toEqual([]);
  });
});

describe('pursuit and advance [CON 11.6#1]', () => {
  const chase: Field = {
    order: 'NAERP',
    lands: { baviere: { N: 'IIIIIICCc' }, saxe: { P: 'III' }, posnanie: { P: 'I' }, berlin: { P: 'I' } },
    moves: [40, 0, 0, 0, 9],
    dice: [3, 3],
  };

  test('[CON 11.6#4] not where their own already stand; [CON 11.6#11] an advance goes to open lands beside, all or some', () => {
    const t = until(attack(chase, N, 'baviere', 'saxe'), 'follow');
    expect(t.asked()).toEqual({ power: N, prompt: 'follow' });
    expect(t.why(N, 'advance', land('posnanie'))).toMatchObject({ reason: 'notBeside' });
    expect(t.why(N, 'advance', land('berlin'))).toMatchObject({ reason: 'isHeld' });
    expect(t.why(N, 'pursue', land('berlin'))).toMatchObject({ reason: 'mainCapital' });
    t.act(N, 'advance', land('boheme'));
    expect(t.asked()).toEqual({ power: N, prompt: 'whoFollows' });
    expect(t.offers(N)).toEqual([['bringAll'], ['bring', N, INF], ['bring', N, CAV], ['bring', N, GCAV]]);
    t.act(N, 'bring', N, INF);
    expect(t.offers(N)).toEqual([['bring', N, INF], ['bring', N, CAV], ['bring', N, GCAV], ['done']]);
    t.act(N, 'done');
    expect([t.at('boheme', N), t.at('saxe', N)]).toEqual(['I', 'IIIIIICCc']);
    expect(t.told('advanced')).toMatchObject([{ power: N, from: land('saxe'), land: land('boheme') }]);
  });

  test('[CON 11.6#2, CON 11.6#5, CON 11.6#6, CON 11.6#10] horsemen alone pursue, each for 2, the guards for one more', () => {
    const lands = { baviere: { N: 'IIIIIICCc' }, saxe: { P: 'III' }, berlin: { A: 'I' } };
    const t = until(attack({ ...chase, lands }, N, 'baviere', 'saxe'), 'follow');
    const [refuge] = t.offers(N, 'pursue')[0] as [number];
    t.act(N, 'pursue', refuge);
    expect(t.offers(N)).toEqual([['bringAll'], ['bring', N, CAV], ['bring', N, GCAV]]);
    t.act(N, 'bring', N, CAV).act(N, 'bring', N, CAV).act(N, 'bring', N, GCAV);
    // All who can go: nobody is asked whether that was all.
    expect(t.told('pursued')).toMatchObject([{ power: N, from: land('saxe'), land: refuge }]);
    const rows = t.told('thrown')[1]?.['attackRows'] as { id: string; points: number }[];
    expect(rows.filter(({ id }) => id !== 'morale').reduce((sum, { points }) => sum + points, 0)).toBe(7);
    const morale = [...t.s.morale];
    until(t, 'nothing');
    expect([t.s.morale, t.told('thrown').length]).toEqual([morale, 2]);
  });

  test('[CON 11.6#1] without a horseman nobody follows; with one the victor may stay where he is', () => {
    const foot = { ...chase, lands: { baviere: { N: 'IIIIIIIII' }, saxe: { P: 'III' } } };
    expect(until(attack(foot, N, 'baviere', 'saxe'), 'follow').asked()).toBeNull();
    const stays = until(attack(chase, N, 'baviere', 'saxe'), 'follow').act(N, 'pass');
    expect([stays.at('saxe', N), stays.told('advanced'), stays.told('pursued'), stays.asked()]).toEqual([
      'IIIIIIICCc',
      [],
      [],
      null,
    ]);
  });

  test('[CON 11.6#1] nor after a minor victory, nor a defender who has won', () => {
    const minor: Field = { ...chase, lands: { baviere: { N: 'IIC' }, saxe: { P: 'II' } }, moves: [20, 0, 0, 0, 9] };
    const t = until(attack(minor, N, 'baviere', 'saxe'), 'follow');
    expect([thrown(t)?.['result'], t.asked()]).toEqual(['minor', null]);
    const lost: Field = { ...chase, lands: { baviere: { N: 'I' }, saxe: { P: 'IIIIC' } } };
    const u = until(attack(lost, N, 'baviere', 'saxe'), 'follow');
    expect([thrown(u)?.['result'], u.asked()]).toEqual(['trap', null]);
  });

  test('ruling 145: a garrison is no open land, an empty main capital is, and it falls', () => {
    // From Naples one could only go back to Rome, which has its garrison again: nobody is asked.
    const lands = { rome: { N: 'IIIIIICC' }, naples: { A: 'II' } };
    const t = until(attack({ ...chase, lands }, N, 'rome', 'naples'), 'follow');
    expect([t.asked(), t.at('rome', N), t.told('advanced')]).toEqual([null, '', []]);
    const vienna = until(
      attack({ ...chase, lands: { baviere: { N: 'IIIIIICC' }, boheme: { A: 'II' } } }, N, 'baviere', 'boheme'),
      'follow',
    );
    until(vienna.act(N, 'advance', land('vienne')).act(N, 'bringAll'), 'nothing');
    expect([vienna.s.capitalBy[A], vienna.s.forced, vienna.at('vienne', N)]).toEqual([N, A, 'IIIIIIICC']);
  });
});

describe('what a march would meet [CON 11.2#1]', () => {
  const group = (inf: number) => {
    const all = emptyGroup();
    all[N * 5 + INF] = inf;
    return all;
  };
  const look = (field: Field, at: string) => foreseen({ s: table(field).s, content }, land(at), N, group(2));

  test('nobody, a garrison, strangers with their allies’ ships, friends who already stand there', () => {
    expect(look({}, 'saxe')).toBeNull();
    expect(look({ lands: { saxe: { P: 'I' } }, forced: 'P' }, 'saxe')).toBeNull();
    expect(look({}, 'rome')).toMatchObject({ garrison: true, support: [0, 0], cards: [0, 0], pursuit: false, sea: -1 });
    expect(look({ lands: { rome: { A: 'I' } } }, 'rome')).toMatchObject({ garrison: false });
    const seas = { tyrrhenienne: { N: 'F', E: 'FF', R: 'F' } };
    expect(look({ lands: { naples: { E: 'I' } }, seas }, 'naples')).toMatchObject({ support: [1, 2] });
    expect(look({ lands: { naples: { E: 'I' } }, seas, pacts: ['RE'] }, 'naples')).toMatchObject({ support: [1, 3] });
    const both = look({ lands: { naples: { E: 'IG', P: 'I', N: 'C' } }, forced: 'P' }, 'naples');
    expect([both?.troops[0]?.[N * 5 + INF], both?.troops[0]?.[N * 5 + CAV], both?.troops[0]?.[P * 5 + INF]]).toEqual([
      2, 1, 1,
    ]);
    expect([both?.troops[1]?.[E * 5 + INF], both?.troops[1]?.[E * 5 + CAN], both?.troops[1]?.[P * 5 + INF]]).toEqual([
      1, 1, 0,
    ]);
  });

  test('[CON 11.2#7] frigates support that have not fought, beside the land', () => {
    const t = table({ seas: { tyrrhenienne: { N: 'FF' }, egee: { N: 'F' } } });
    expect(supporters({ s: t.s, content }, land('naples'), [N])).toEqual([0, 1]);
    t.s.fought[0] = 1;
    expect(supporters({ s: t.s, content }, land('naples'), [N])).toEqual([1]);
    expect(supporters({ s: t.s, content }, land('naples'), [A])).toEqual([]);
    expect(supporters({ s: t.s, content }, land('vienne'), [N, A, R])).toEqual([]);
  });
});
