import { describe, expect, test } from 'vitest';
import { fareOf } from '../rules/movement/cost.ts';
import { A, CAN, CAV, INF, land, N, P, R, table } from './war-table.ts';

const group = (inf: number, cav: number, can: number) => {
  const all = new Array<number>(25).fill(0);
  all.splice(0, 3, inf, cav, can);
  return all;
};

describe('what a march costs', () => {
  test.each([
    ['an infantry 1', 1, 0, 0, 1],
    ['a cavalry of one land 1', 0, 1, 0, 1],
    ['a gun 2', 0, 0, 1, 2],
    ['a cavalry and a gun 2', 0, 1, 1, 2],
    ['a corps 2', 1, 1, 1, 2],
    ['four corps 8', 4, 4, 4, 8],
    ['an infantry with a gun pays by itself', 1, 0, 1, 3],
    ['two cavalry with one gun', 0, 2, 1, 3],
  ])('[CON 10.1#1, CON 10.1#3, CON 10.1#4, CON 10.1#5, CON 15#1] %s', (_, inf, cav, can, points) => {
    expect(fareOf(group(inf, cav, can), 0).points).toBe(points);
  });

  test('[CON 10.1#2] a cavalry alone has every second land of its move free', () => {
    const t = table({ lands: { paris: { N: 'C' } }, moves: [3, 0, 0, 0, 0] });
    t.act(N, 'from', land('paris')).act(N, 'take', CAV);
    t.act(N, 'march', land('lyonnais'));
    expect(t.s.moves[N]).toBe(2);
    t.act(N, 'march', land('suisse'));
    expect(t.s.moves[N]).toBe(2);
    t.act(N, 'march', land('souabe'));
    expect(t.s.moves[N]).toBe(1);
    // The half that is left is lost with the end of the move (ruling 100).
    t.act(N, 'halt').act(N, 'from', land('souabe')).act(N, 'take', CAV).act(N, 'march', land('baviere'));
    expect(t.s.moves[N]).toBe(0);
    expect(t.at('baviere', N)).toBe('C');
  });
});

describe('marches', () => {
  test('[CON 10.1#6] the book: a cavalry, a gun and an infantry meet on the way to European Turkey for 5 points', () => {
    const t = table({
      order: 'RNAEP',
      lands: { transylvanie: { R: 'C' }, 'moldavie-valachie': { R: 'G' }, bulgarie: { R: 'I' } },
      moves: [0, 0, 0, 5, 0],
    });
    t.act(R, 'from', land('transylvanie')).act(R, 'take', CAV).act(R, 'march', land('moldavie-valachie'));
    t.act(R, 'take', CAN).act(R, 'march', land('bulgarie'));
    t.act(R, 'take', INF).act(R, 'march', land('istanbul'));
    expect(t.s.moves[R]).toBe(0);
    expect(t.told('marched').map(({ cost }) => cost)).toEqual([1, 2, 2]);
  });

  test('[CON 10#1, CON 10#2] powers move one after the other, then battles are fought', () => {
    const t = table({
      order: 'PNAER',
      lands: { saxe: { N: 'III' }, paris: { N: 'I' }, berlin: { P: 'I' } },
      moves: [1, 0, 0, 0, 1],
    });
    expect(t.asked()).toEqual({ power: P, prompt: 'move' });
    t.act(P, 'from', land('berlin')).act(P, 'take', INF).act(P, 'march', land('saxe'));
    // Nothing is fought yet: Napoleon moves first.
    expect(t.told('thrown')).toHaveLength(0);
    expect(t.asked()?.power).toBe(N);
    t.act(N, 'done');
    expect(t.told('thrown')).toHaveLength(1);
  });

  test('[CON 10#3] a march that cannot be paid is refused', () => {
    const t = table({ lands: { paris: { N: 'IG' } }, moves: [1, 0, 0, 0, 0] });
    t.act(N, 'from', land('paris'));
    expect(t.why(N, 'take', CAN)).toEqual({ reason: 'tooFewMoves', clause: 'CON 10#3' });
    t.act(N, 'take', INF).act(N, 'march', land('nord'));
    expect([t.at('nord', N), t.s.moves[N]]).toEqual(['I', 0]);
  });

  test('[CON 10#4] at most 10 points are kept', () => {
    const t = table({ lands: { paris: { N: 'I' } }, moves: [17, 8, 0, 0, 0] });
    t.act(N, 'done');
    expect(t.s.moves).toEqual([10, 8, 0, 0, 0]);
  });

  test('[CON 10.1#7, CON 10.1#8, CON 11#2] entering a land of strangers stops and brings a battle', () => {
    const t = table({ lands: { baviere: { N: 'I' }, boheme: { A: 'III' } }, moves: [9, 0, 0, 0, 0], dice: [1] });
    t.act(N, 'from', land('baviere')).act(N, 'take', INF).act(N, 'march', land('boheme'));
    // It is another question: this group goes no further.
    expect(t.told('contact')).toMatchObject([{ power: N, land: land('boheme') }]);
    expect(t.offers(N, 'march')).toEqual([]);
    expect(t.told('battle')).toMatchObject([{ power: N, attackers: [N], defenders: [A] }]);
  });

  test('[CON 10.1#9, CON 11.10#2] allies cross and share lands', () => {
    const lands = { vienne: { A: 'I' }, galicie: { R: 'I' } };
    const t = table({ order: 'RANEP', lands, pacts: ['RA'], moves: [0, 0, 0, 4, 0] });
    t.act(R, 'from', land('galicie'))
      .act(R, 'take', INF)
      .act(R, 'march', land('boheme'))
      .act(R, 'march', land('vienne'));
    t.act(R, 'march', land('baviere')).act(R, 'halt').act(R, 'done');
    expect([t.at('baviere', R), t.told('battle')]).toEqual(['I', []]);
  });

  test('[CON 10.1#10] a land in which two powers face each other is closed to a third', () => {
    const lands = { saxe: { P: 'II' }, baviere: { N: 'I' }, boheme: { A: 'I' } };
    const t = table({ order: 'NAPER', lands, moves: [1, 3, 0, 0, 0] });
    t.act(N, 'from', land('baviere')).act(N, 'take', INF).act(N, 'march', land('saxe'));
    t.act(A, 'from', land('boheme')).act(A, 'take', INF);
    expect(t.why(A, 'march', land('saxe'))).toEqual({ reason: 'notYourBattle', clause: 'CON 10.1#10' });
    const friends = table({ order: 'NAPER', lands, pacts: ['PA'], moves: [1, 3, 0, 0, 0] });
    friends.act(N, 'from', land('baviere')).act(N, 'take', INF).act(N, 'march', land('saxe'));
    friends.act(A, 'from', land('boheme')).act(A, 'take', INF);
    expect(friends.may(A, 'march', land('saxe'))).toBe(true);
  });

  test('[CON 10.1#11] nobody marches over water', () => {
    const t = table({ lands: { nord: { N: 'I' } } });
    t.act(N, 'from', land('nord')).act(N, 'take', INF);
    expect(t.why(N, 'march', land('londres'))).toEqual({ reason: 'notBeside', clause: 'CON 10.1#11' });
  });

  test('[CON 10.1#12] a garrison ends the move of who enters', () => {
    const t = table({ lands: { toscane: { N: 'IIII' } }, moves: [9, 0, 0, 0, 0], dice: [6] });
    t.act(N, 'from', land('toscane')).act(N, 'takeAll').act(N, 'march', land('rome'));
    expect(t.asked()).toEqual(null);
    expect(t.told('thrown')).toHaveLength(1);
  });
});

describe('outflanking and refusing battle', () => {
  const saxony = { lands: { baviere: { N: 'IIIICCCCGGGG' }, saxe: { P: 'I' } }, moves: [17, 0, 0, 0, 0] } as const;

  test('[CON 10.2#1, CON 10.2#2, CON 10.2#3, CON 10.2#8] the book: four corps into Saxony, three on to Berlin, for 8 and 9', () => {
    const t = table(saxony);
    t.act(N, 'from', land('baviere')).act(N, 'takeAll').act(N, 'march', land('saxe'));
    expect(t.s.moves[N]).toBe(9);
    expect(t.why(N, 'march', land('berlin'))).toEqual({ reason: 'twoMustStay', clause: 'CON 10.2#1' });
    t.act(N, 'putDown', INF);
    expect(t.may(N, 'march', land('berlin'))).toBe(false);
    t.act(N, 'putDown', CAV).act(N, 'putDown', CAN).act(N, 'march', land('berlin'));
    expect(t.s.moves[N]).toBe(0);
    expect(t.told('marched')[1]).toMatchObject({ cost: 9, clause: 'CON 10.2#2' });
  });

  test('[CON 10.2#4] those who stay fight there', () => {
    const t = table({ ...saxony, dice: [3] });
    t.act(N, 'from', land('baviere')).act(N, 'takeAll').act(N, 'march', land('saxe'));
    t.act(N, 'putDown', INF).act(N, 'putDown', CAV).act(N, 'putDown', CAN).act(N, 'march', land('berlin'));
    expect(t.at('saxe', N)).toBe('ICG');
    // Berlin is empty: two places wait, and Napoleon says which comes first (CON 11#6).
    t.act(N, 'settle', Number(t.offers(N, 'settle')[0]?.[0]));
    expect(t.told('battle')[0]).toMatchObject({ land: land('saxe'), attackers: [N], defenders: [P] });
  });

  test('[CON 10.2#6, CON 10.2#7] who is attacked leaves on the same terms', () => {
    const lands = { saxe: { P: 'IIII' }, baviere: { N: 'I' } };
    const t = table({ order: 'NPAER', lands, moves: [1, 0, 0, 0, 5] });
    t.act(N, 'from', land('baviere')).act(N, 'take', INF).act(N, 'march', land('saxe'));
    t.act(P, 'from', land('saxe')).act(P, 'take', INF).act(P, 'take', INF);
    expect(t.why(P, 'take', INF).reason).toBe('tooFewMoves');
    t.act(P, 'march', land('berlin'));
    expect([t.s.moves[P], t.at('berlin', P), t.at('saxe', P)]).toEqual([0, 'II', 'II']);
  });
});

describe('a forced ally', () => {
  const lands = { posnanie: { P: 'ICG' }, varsovie: { R: 'I' }, saxe: { N: 'I' } };

  test('[CON 9.4#7, CON 10.4#1, CON 10.4#2] is moved by Napoleon with his points, and by itself with its own', () => {
    const t = table({ order: 'NPAER', lands, forced: 'P', moves: [2, 0, 0, 0, 1] });
    t.act(N, 'from', land('posnanie')).act(N, 'takeAlly', INF).act(N, 'march', land('pomeranie')).act(N, 'halt');
    expect([t.s.moves[N], t.s.moves[P], t.at('pomeranie', P)]).toEqual([1, 1, 'I']);
    t.act(N, 'done').act(P, 'from', land('pomeranie')).act(P, 'take', INF).act(P, 'march', land('posnanie'));
    expect([t.s.moves[N], t.s.moves[P], t.at('posnanie', P)]).toEqual([1, 0, 'ICG']);
  });

  test('[CON 9.4#10, CON 10.4#5] is not sent where it would lose whatever the die', () => {
    const strong = { ...lands, varsovie: { R: 'IIIIII' } };
    const t = table({ lands: strong, forced: 'P', moves: [9, 0, 0, 0, 0] });
    t.act(N, 'from', land('posnanie')).act(N, 'takeAlly', INF);
    expect(t.why(N, 'march', land('varsovie'))).toEqual({ reason: 'sureToLose', clause: 'CON 10.4#5' });
    // With the whole corps 5 and 2 of the die: not below 6.
    t.act(N, 'takeAll');
    expect(t.may(N, 'march', land('varsovie'))).toBe(true);
  });

  test('an enemy’s troops are nobody’s to move', () => {
    const t = table({ lands, moves: [9, 0, 0, 0, 0] });
    expect(t.why(N, 'from', land('posnanie')).reason).toBe('nobodyThere');
  });
});
