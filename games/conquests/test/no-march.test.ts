import { describe, expect, test } from 'vitest';
import { A, CAN, CAV, E, INF, land, N, P, R, sea, table, type Table } from './war-table.ts';

const why = (t: Table, power: number, ...action: [string, ...number[]]) => t.why(power, ...action).reason ?? '';
const verbs = (t: Table, power: number) => t.offers(power).map(([verb, ...args]) => [verb, ...args].join(' '));

describe('why a march is not offered', () => {
  test('[CON 10#1, CON 10#3, CON 10.4#1] nobody there, nobody who can pay, somebody else’s frigate', () => {
    const t = table({
      lands: { vienne: { N: 'G' }, saxe: { A: 'I' }, midi: { N: 'I' } },
      seas: { egee: { E: 'F', N: 'F' } },
      moves: [1, 9, 9, 9, 9],
    });
    expect([
      why(t, N, 'from', land('paris')),
      why(t, N, 'from', land('saxe')),
      why(t, N, 'from', land('vienne')),
    ]).toEqual(['nobodyThere', 'nobodyThere', 'cannotSetOut']);
    // Two points for a sea: one is not enough.
    expect([why(t, N, 'sailWith', 14), why(t, N, 'sailWith', 0)]).toEqual(['notYours', 'cannotSail']);
    expect(t.offers(N)).toEqual([['from', land('midi')], ['done']]);
  });

  test('[CON 10#1] without a point nobody is asked; in turn order', () => {
    const t = table({
      order: 'PNAER',
      lands: { berlin: { P: 'I' }, paris: { N: 'I' }, vienne: { A: 'I' } },
      moves: [0, 2, 0, 0, 2],
    });
    expect(t.asked()).toEqual({ power: P, prompt: 'move' });
    t.act(P, 'done');
    expect(t.asked()).toEqual({ power: A, prompt: 'move' });
    t.act(A, 'done');
    expect(t.asked()).toBeNull();
  });

  test('[CON 10.1#6, CON 10.1#11] with nobody in hand nobody marches; only to lands beside; only whom there is', () => {
    const t = table({ lands: { saxe: { N: 'IG' } }, moves: [9, 0, 0, 0, 0] }).act(N, 'from', land('saxe'));
    expect(verbs(t, N)).toEqual([`take ${INF}`, `take ${CAN}`, 'takeAll']);
    expect([why(t, N, 'march', land('boheme')), why(t, N, 'take', CAV)]).toEqual(['nobodyInHand', 'noSuchUnit']);
    t.act(N, 'take', INF);
    expect([why(t, N, 'march', land('vienne')), why(t, N, 'take', INF)]).toEqual(['notBeside', 'noSuchUnit']);
    t.act(N, 'take', CAN);
    expect(t.may(N, 'takeAll')).toBe(false);
    // Before it has marched there is nothing to put down, and no halt.
    expect(verbs(t, N).filter((verb) => !verb.startsWith('march'))).toEqual([]);
  });

  test('[CON 10.1#6] on the way units are put down, and those are not taken up again there', () => {
    const t = table({ lands: { saxe: { N: 'IICG' }, boheme: { N: 'I' } }, moves: [20, 0, 0, 0, 0] });
    t.act(N, 'from', land('saxe')).act(N, 'takeAll').act(N, 'march', land('boheme'));
    expect(verbs(t, N)).toContain(`take ${INF}`);
    expect(verbs(t, N).filter((verb) => verb.startsWith('putDown'))).toEqual([
      `putDown ${INF}`,
      `putDown ${CAV}`,
      `putDown ${CAN}`,
    ]);
    t.act(N, 'putDown', INF);
    expect([why(t, N, 'take', INF), t.may(N, 'takeAll')]).toEqual(['leftHere', false]);
    t.act(N, 'march', land('vienne'));
    expect([t.at('boheme', N), t.at('vienne', N)]).toEqual(['II', 'ICG']);
    // One alone in hand is not put down: it halts.
    const one = table({ lands: { saxe: { N: 'I' } }, moves: [20, 0, 0, 0, 0] })
      .act(N, 'from', land('saxe'))
      .act(N, 'takeAll')
      .act(N, 'march', land('boheme'));
    expect(verbs(one, N).filter((verb) => verb.startsWith('putDown') || verb === 'halt')).toEqual(['halt']);
  });

  test('ruling 100: a cavalry that has a land free keeps it when others are put down, and goes on without points', () => {
    const t = table({ lands: { baviere: { N: 'CI' } }, moves: [2, 0, 0, 0, 0] });
    t.act(N, 'from', land('baviere')).act(N, 'takeAll').act(N, 'march', land('saxe'));
    expect(t.s.moves[N]).toBe(0);
    t.act(N, 'putDown', INF).act(N, 'march', land('westphalie'));
    expect([t.at('saxe', N), t.at('westphalie', N), t.asked()?.prompt]).toEqual(['I', 'C', undefined]);
    const foot = table({ lands: { baviere: { N: 'II' } }, moves: [2, 0, 0, 0, 0] });
    foot.act(N, 'from', land('baviere')).act(N, 'takeAll').act(N, 'march', land('saxe'));
    expect(foot.asked()).toBeNull();
    const guard = table({ lands: { baviere: { N: 'c' } }, moves: [1, 0, 0, 0, 0] });
    guard
      .act(N, 'from', land('baviere'))
      .act(N, 'takeAll')
      .act(N, 'march', land('saxe'))
      .act(N, 'march', land('westphalie'));
    expect([guard.at('westphalie', N), guard.s.moves[N]]).toEqual(['c', 0]);
  });

  test('[CON 10.2#1, CON 10.2#2] two must stay with the enemy, and 3 points are paid for each of his units', () => {
    const t = table({ lands: { saxe: { N: 'III', P: 'I' } }, moves: [4, 0, 0, 0, 0] })
      .act(N, 'from', land('saxe'))
      .act(N, 'take', INF);
    expect([why(t, N, 'take', INF) !== '', t.may(N, 'march', land('boheme'))]).toEqual([true, true]);
    t.act(N, 'march', land('boheme'));
    expect([t.s.moves[N], t.told('marched')[0]?.clause]).toEqual([0, 'CON 10.2#2']);
    const poor = table({ lands: { saxe: { N: 'III', P: 'I' }, midi: { N: 'I' } }, moves: [3, 0, 0, 0, 0] });
    expect(why(poor, N, 'from', land('saxe'))).toBe('cannotSetOut');
    const plain = table({ lands: { saxe: { N: 'I' } }, moves: [1, 0, 0, 0, 0] })
      .act(N, 'from', land('saxe'))
      .act(N, 'takeAll')
      .act(N, 'march', land('boheme'));
    expect(plain.told('marched')[0]?.clause).toBe('CON 10.1#1');
  });

  test('[CON 10.1#10] nobody walks into a battle of others, unless an ally fights in it', () => {
    const lands = { saxe: { N: 'I', P: 'I' }, boheme: { A: 'I' } };
    const alone = table({ order: 'ANERP', lands, moves: [0, 9, 0, 0, 0] })
      .act(A, 'from', land('boheme'))
      .act(A, 'takeAll');
    expect(why(alone, A, 'march', land('saxe'))).toBe('notYourBattle');
    const allied = table({ order: 'ANERP', lands, pacts: ['AP'], moves: [0, 9, 0, 0, 0] })
      .act(A, 'from', land('boheme'))
      .act(A, 'takeAll');
    expect(allied.may(A, 'march', land('saxe'))).toBe(true);
  });

  test('[CON 9.4#7, CON 10.4#2] Napoleon takes his forced ally’s troops up and puts them down, with his own points', () => {
    const t = table({ lands: { saxe: { N: 'I', P: 'IC' } }, forced: 'P', moves: [9, 0, 0, 0, 4] }).act(
      N,
      'from',
      land('saxe'),
    );
    expect(verbs(t, N)).toEqual([`take ${INF}`, `takeAlly ${INF}`, `takeAlly ${CAV}`, 'takeAll']);
    t.act(N, 'takeAll').act(N, 'march', land('boheme'));
    expect(verbs(t, N).filter((verb) => verb.startsWith('putDown'))).toEqual([
      `putDown ${INF}`,
      `putDownAlly ${INF}`,
      `putDownAlly ${CAV}`,
    ]);
    t.act(N, 'putDownAlly', INF).act(N, 'march', land('vienne'));
    expect([t.at('boheme', P), t.at('vienne', P), t.at('vienne', N), t.s.moves[P]]).toEqual(['I', 'C', 'I', 4]);
  });
});

describe('why a frigate does not', () => {
  test('[CON 10.3#1, CON 10.3#2, CON 10.3#3] only to the next sea, only from and to its shores, only what there is', () => {
    const t = table({
      lands: { naples: { N: 'IC' }, paris: { N: 'I' } },
      seas: { tyrrhenienne: { N: 'F(G)' } },
      moves: [9, 0, 0, 0, 0],
    }).act(N, 'sailWith', 0);
    expect([
      why(t, N, 'sail', sea('egee')),
      why(t, N, 'load', INF, land('paris')),
      why(t, N, 'unload', CAN, land('paris')),
    ]).toEqual(['notBeside', 'notBeside', 'notBeside']);
    expect([why(t, N, 'load', CAN, land('naples')), why(t, N, 'unload', INF, land('naples'))]).toEqual([
      'noSuchUnit',
      'noSuchUnit',
    ]);
    expect([why(t, N, 'engage', E), t.may(N, 'halt')]).toEqual(['notEntered', false]);
    t.act(N, 'load', INF, land('naples'));
    expect([t.s.moves[N], t.at('naples', N), why(t, N, 'unload', CAN, land('naples'))]).toEqual([8, 'C', 'hasLoaded']);
    t.act(N, 'load', CAV, land('naples'));
    expect(why(t, N, 'load', INF, land('naples'))).toBe('holdIsFull');
  });

  test('[CON 10.3#8, CON 10#3] who has landed somebody takes nobody up; each costs a point', () => {
    const t = table({
      lands: { naples: { N: 'I' } },
      seas: { tyrrhenienne: { N: 'F(GI)' } },
      moves: [2, 0, 0, 0, 0],
    }).act(N, 'sailWith', 0);
    t.act(N, 'unload', CAN, land('naples'));
    expect([t.s.moves[N], t.at('naples', N), why(t, N, 'load', INF, land('naples'))]).toEqual([1, 'IG', 'hasLanded']);
    expect(why(t, N, 'sail', sea('mer-ligure'))).toBe('tooFewMoves');
    t.act(N, 'unload', INF, land('naples'));
    expect([t.at('naples', N), t.asked()]).toEqual(['IIG', null]);
  });

  test('[CON 10.3#9, CON 10.3#12, CON 11#4, CON 11.10#2] engaging: after entering, strangers who are there, once a sea; then one stays', () => {
    const seas = { 'mer-ligure': { N: 'FF' }, tyrrhenienne: { E: 'F(I)', R: 'F', A: 'F' } };
    const t = table({ order: 'NEARP', seas, forced: 'A', lands: { naples: { E: 'I' } }, moves: [20, 0, 20, 0, 0] });
    t.act(N, 'sailWith', 0).act(N, 'sail', sea('tyrrhenienne'));
    expect([why(t, N, 'engage', P), why(t, N, 'engage', A)]).toEqual(['notHere', 'isFriend']);
    t.act(N, 'engage', E);
    expect(t.told('engaged')).toMatchObject([{ power: N, sea: sea('tyrrhenienne'), target: E }]);
    t.act(N, 'sailWith', 1).act(N, 'sail', sea('tyrrhenienne'));
    expect(why(t, N, 'engage', R)).toBe('engagedOnce');
    t.act(N, 'halt').act(N, 'done').act(E, 'sailWith', 14);
    // She may still land whom she carries, but neither sail nor take anybody up.
    expect([why(t, E, 'sail', sea('mer-ligure')), why(t, E, 'load', INF, land('naples'))]).toEqual([
      'isEngaged',
      'isEngaged',
    ]);
    t.act(E, 'unload', INF, land('naples'));
    expect(t.at('naples', E)).toBe('II');
  });

  test('[CON 10.2#6] ruling 112: going on board beside an enemy costs as much as marching off', () => {
    const t = table({
      lands: { naples: { N: 'III', A: 'I' } },
      seas: { tyrrhenienne: { N: 'F' } },
      moves: [4, 0, 0, 0, 0],
    }).act(N, 'sailWith', 0);
    t.act(N, 'load', INF, land('naples'));
    expect([t.s.moves[N], t.at('naples', N)]).toEqual([0, 'II']);
    const two = table({
      lands: { naples: { N: 'II', A: 'I' } },
      seas: { tyrrhenienne: { N: 'F' } },
      moves: [20, 0, 0, 0, 0],
    }).act(N, 'sailWith', 0);
    expect(why(two, N, 'load', INF, land('naples'))).toBe('twoMustStay');
  });
});
