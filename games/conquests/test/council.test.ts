import { describe, expect, test } from 'vitest';
import { A, CAV, E, type Field, INF, land, N, P, R, sea, table, type Table } from './war-table.ts';

/** One group marches, everybody else stays: then the battles come. */
function attack(field: Field, by: number, from: string, to: string): Table {
  const t = table(field).act(by, 'from', land(from)).act(by, 'takeAll').act(by, 'march', land(to));
  for (let ask = t.asked(); ask?.prompt === 'move' || ask?.prompt === 'march'; ask = t.asked())
    t.act(ask.power, ask.prompt === 'move' ? 'done' : 'halt');
  return t;
}

const victory: Field = {
  order: 'ARNEP',
  lands: { boheme: { A: 'IIIIC', R: 'IIIIC' }, saxe: { N: 'ICI' } },
  pacts: ['RA'],
  moves: [0, 20, 0, 20, 0],
  dice: [3],
};

/** Austria and Russia march on Saxony together and win there. */
function inSaxony(field: Field): Table {
  const t = table(field).act(A, 'from', land('boheme')).act(A, 'takeAll').act(A, 'march', land('saxe'));
  t.act(A, 'halt').act(A, 'done').act(R, 'from', land('boheme')).act(R, 'takeAll').act(R, 'march', land('saxe'));
  for (let ask = t.asked(); ask?.prompt === 'move' || ask?.prompt === 'march'; ask = t.asked())
    t.act(ask.power, ask.prompt === 'move' ? 'done' : 'halt');
  return t;
}

describe('allies in council (ruling 130)', () => {
  test('[CON 11.5#3] who agree are not asked again, in whatever order they speak', () => {
    const t = inSaxony(victory);
    expect([t.asked()?.prompt, t.referee.waiting()]).toEqual(['entrust', [A, R]]);
    t.act(R, 'entrust', A).act(A, 'entrust', A);
    expect([t.asked()?.prompt, t.s.morale[A]]).toEqual(['recruit', 5]);
    t.act(A, 'recruit', N, CAV).act(R, 'recruit', N, CAV);
    expect([t.s.morale[A], t.s.morale[R], t.at('saxe', A)]).toEqual([6, 5, 'IIIICC']);
    expect(t.told('named')).toMatchObject([{ power: R, other: A }]);
  });

  test('[CON 11.5#2] the initiator chooses only among what was named', () => {
    const t = inSaxony(victory);
    t.act(R, 'entrust', R).act(A, 'entrust', R);
    t.act(A, 'recruit', N, CAV).act(R, 'recruit', N, INF);
    expect(t.referee.waiting()).toEqual([R]);
    expect(t.offers(R, 'recruit')).toEqual([
      [N, INF],
      [N, CAV],
    ]);
    t.act(R, 'recruit', N, CAV);
    expect(t.at('saxe', R)).toContain('CC');
  });

  test('[CON 11.5#5] the allies say who plays the one card: another than the one who gains the Morale', () => {
    const t = inSaxony({ ...victory, hands: { A: ['A1C03'], R: ['A1C11'] } });
    t.act(A, 'entrust', A).act(R, 'entrust', A).act(A, 'recruit', N, CAV).act(R, 'recruit', N, CAV);
    expect([t.asked()?.prompt, t.referee.waiting()]).toEqual(['prizePlayer', [A, R]]);
    t.act(A, 'entrust', A).act(R, 'entrust', R).act(R, 'entrust', R);
    expect(t.asked()).toEqual({ power: R, prompt: 'prize' });
    t.act(R, 'pass');
    expect(t.asked()?.prompt).not.toBe('prize');
    expect([t.s.morale[A], t.s.morale[R]]).toEqual([6, 5]);
  });

  test('[CON 11.5#2] an initiator who is not in the battle still settles what the others dispute', () => {
    const lands = { saxe: { N: 'IIIIIIIII' }, boheme: { A: 'II', R: 'II' }, berlin: { P: 'I' } };
    const t = attack({ lands, pacts: ['PAR'], moves: [40, 2, 0, 0, 0], dice: [3] }, N, 'saxe', 'boheme');
    expect(t.referee.waiting()).toEqual([A, R]);
    t.act(A, 'entrust', R).act(R, 'entrust', A);
    expect(t.referee.waiting()).toEqual([P]);
    t.act(P, 'entrust', R);
    expect(t.asked()).toEqual({ power: N, prompt: 'recruit' });
  });

  test('[CON 11.5#4] of frigates too the allies name the one that is lost', () => {
    const t = table({
      order: 'NERAP',
      seas: { 'mer-ligure': { N: 'FFFFFFF' }, 'golfe-du-lion': { E: 'FF', R: 'F' } },
      pacts: ['ER'],
      moves: [40, 0, 0, 0, 0],
      dice: [3],
    });
    // All seven sail to the Gulf of Lion, and engage there.
    for (let ship = 0; ship < 6; ship++) t.act(N, 'sailWith', ship).act(N, 'sail', sea('golfe-du-lion')).act(N, 'halt');
    t.act(N, 'sailWith', 6).act(N, 'sail', sea('golfe-du-lion')).act(N, 'engage', E);
    for (let ask = t.asked(); ask?.prompt === 'move' || ask?.prompt === 'sail'; ask = t.asked())
      t.act(ask.power, ask.prompt === 'move' ? 'done' : 'halt');
    expect([t.asked()?.prompt, t.referee.waiting()]).toEqual(['entrust', [E, R]]);
    t.act(E, 'entrust', E).act(R, 'entrust', E);
    // Napoleon, alone on his side, takes the first of two; the other one is the allies’ choice.
    t.act(N, 'loseShip', 14);
    expect([t.asked()?.prompt, t.referee.waiting()]).toEqual(['loseShip', [E, R]]);
    t.act(E, 'loseShip', 24).act(R, 'loseShip', 15);
    expect([t.referee.waiting(), t.offers(E, 'loseShip')]).toEqual([[E], [[15], [24]]]);
    t.act(E, 'loseShip', 24);
    expect(t.told('lostShip')).toMatchObject([{ ship: 14 }, { ship: 24 }]);
  });
});
