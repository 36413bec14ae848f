import { describe, expect, test } from 'vitest';
import type { Condition } from '../content/index.ts';
import { NO_LIMIT } from '../content/index.ts';
import { corpsOf, countOf, frigatesOf, holds } from '../rules/victory/conditions.ts';
import { judging, winnersBy } from '../rules/victory/judging.ts';
import { bestOf, pointsOf, totalOf } from '../rules/victory/points.ts';
import type { ConquestsState } from '../rules/state.ts';
import { A, E, europe, land, N, P, type Position, R, table } from '../testing/table.ts';
import { region } from '../testing/typed.ts';
import { looking } from './procedures.ts';

const board = (position: Position = {}) => table(position, looking, {}).board;
const least = (atLeast: number, atMost = NO_LIMIT) => ({ atLeast, atMost });
const all = [A, E, R, P];

/** For which nations of the Coalition a condition holds. */
function whose(condition: Condition, position: Position): number[] {
  const b = board(position);
  return all.filter((self) => holds(b, condition, { self, those: [] }));
}

describe('what is counted for objectives and victory tables [CON 13.1#1]', () => {
  const position: Position = {
    lands: {
      vienne: { A: 'ICG' },
      saxe: { A: 'IICCGG' },
      rome: { A: 'I' },
      boheme: { A: 'I', P: 'I' },
      madrid: { N: 'I' },
    },
    seas: { adriatique: { A: 'F' }, egee: { A: 'F', R: 'F' }, 'baltique-est': { A: 'F' } },
    also: (s) => {
      s.won[A] = 2;
      s.made[A] = 3;
      s.money[A] = 7;
    },
  };
  const count = (what: Parameters<typeof countOf>[1], where = -1) => countOf(board(position), what, A, where);

  test('victories, alliances begun, francs', () => {
    expect([count('victories'), count('alliances'), count('money')]).toEqual([2, 3, 7]);
  });

  test('lands held alone, those abroad, those of a region', () => {
    expect([count('lands'), count('lands', region('italie')), count('lands', region('espagne'))]).toEqual([3, 1, 0]);
    expect([count('foreignLands'), count('foreignLands', region('autriche'))]).toEqual([2, 0]);
    expect(count('neutralCapitals')).toBe(1);
  });

  test('seas held alone, frigates wherever they are', () => {
    expect([count('seas'), count('seas', region('baltique')), count('seas', region('mediterranee'))]).toEqual([
      2, 1, 1,
    ]);
    expect([count('frigates'), count('frigates', region('mediterranee'))]).toEqual([3, 2]);
    expect(frigatesOf(board(position), R)).toBe(1);
  });

  test('corps of one’s own, and units on land', () => {
    expect([count('corps'), count('units'), count('units', region('italie'))]).toEqual([3, 11, 1]);
    const many = { saxe: { P: 'IIIIICCCCCGGGGG' } };
    expect(corpsOf(board({ lands: many }), P)).toBe(5);
    expect(corpsOf(board({ lands: { saxe: { P: 'IC' }, silesie: { P: 'G' } } }), P)).toBe(0);
  });
});

describe('conditions of objectives and victory tables [CON 13.1#1]', () => {
  const lands = { vienne: { A: 'I' }, berlin: { P: 'I' }, rome: { A: 'I' }, madrid: { A: 'I', E: 'I' } };

  test('all of several, any of several', () => {
    const rome: Condition = { kind: 'control', by: 'self', at: { kind: 'lands', lands: [land('rome')] }, ...least(1) };
    const berlin: Condition = {
      kind: 'control',
      by: 'self',
      at: { kind: 'lands', lands: [land('berlin')] },
      ...least(1),
    };
    expect(whose({ kind: 'any', of: [rome, berlin] }, { lands })).toEqual([A, P]);
    expect(whose({ kind: 'all', of: [rome, berlin] }, { lands })).toEqual([]);
    expect(whose({ kind: 'all', of: [rome] }, { lands })).toEqual([A]);
  });

  test('control: by oneself, by Napoleon, by any one of the Coalition; a shared land is nobody’s', () => {
    const control = (by: 'self' | 'napoleon' | 'coalition', atLeast: number, atMost = NO_LIMIT): Condition => ({
      kind: 'control',
      by,
      at: { kind: 'lands', lands: [land('vienne'), land('berlin'), land('rome'), land('madrid')] },
      ...least(atLeast, atMost),
    });
    expect(whose(control('self', 2), { lands })).toEqual([A]);
    expect(whose(control('self', 0, 1), { lands })).toEqual([E, R, P]);
    expect(whose(control('coalition', 3), { lands })).toEqual(all);
    expect(whose(control('coalition', 4), { lands })).toEqual([]);
    expect(whose(control('napoleon', 0, 0), { lands })).toEqual(all);
    // Who is out of the game holds nothing for the others.
    const also = (s: ConquestsState) => {
      s.out[P] = 1;
    };
    expect(whose(control('coalition', 3), { lands, also })).toEqual([]);
  });

  test('control of one’s own capital, of one’s home, of the seas of a region', () => {
    const at = (where: { kind: 'ownCapital' } | { kind: 'ownHome' }, atLeast: number): Condition => ({
      kind: 'control',
      by: 'self',
      at: where,
      ...least(atLeast),
    });
    const home = { vienne: { A: 'I' }, boheme: { A: 'I' }, berlin: { A: 'I' }, silesie: { P: 'I' } };
    expect(whose(at({ kind: 'ownCapital' }, 1), { lands: home })).toEqual([A]);
    expect(whose(at({ kind: 'ownHome' }, 2), { lands: home })).toEqual([A]);
    expect(whose(at({ kind: 'ownHome' }, 1), { lands: home })).toEqual([A, P]);
    const baltic: Condition = {
      kind: 'control',
      by: 'self',
      at: { kind: 'region', region: region('baltique') },
      ...least(2),
    };
    const seas = { 'baltique-est': { R: 'F' }, 'baltique-ouest': { R: 'F' } };
    expect(whose(baltic, { seas })).toEqual([R]);
    expect(whose(baltic, { seas: { ...seas, 'baltique-ouest': { P: 'F' } } })).toEqual([]);
    expect(whose({ ...baltic, ...least(0, 1) }, { seas })).toEqual([A, E, P]);
  });

  test('levels: one’s own, Napoleon’s, the Coalition’s, of each nation still in play', () => {
    const also = (s: ConquestsState) => {
      s.morale = [9, 8, 7, 8, 3];
      s.society = [6, 4];
      s.out[P] = 1;
    };
    const morale = (of: 'self' | 'napoleon' | 'each', atLeast: number): Condition => ({
      kind: 'level',
      track: 'morale',
      of,
      ...least(atLeast),
    });
    expect(whose(morale('self', 8), { also })).toEqual([A, R]);
    expect(whose(morale('napoleon', 9), { also })).toEqual(all);
    expect(whose(morale('napoleon', 10), { also })).toEqual([]);
    expect(whose(morale('each', 7), { also })).toEqual(all);
    expect(whose(morale('each', 8), { also })).toEqual([]);
    const society = (of: 'coalition' | 'napoleon' | 'self', atLeast: number): Condition => ({
      kind: 'level',
      track: 'society',
      of,
      ...least(atLeast),
    });
    expect(whose(society('coalition', 4), { also })).toEqual(all);
    expect(whose(society('coalition', 5), { also })).toEqual([]);
    expect(whose(society('self', 5), { also })).toEqual([]);
    expect(whose(society('napoleon', 6), { also })).toEqual(all);
  });

  test('those who stand together in a land, and their levels', () => {
    const paris = land('paris');
    const condition: Condition = {
      kind: 'all',
      of: [
        { kind: 'together', land: paris, ...least(2, 2) },
        { kind: 'level', track: 'morale', of: 'those', ...least(8) },
      ],
    };
    const there = { paris: { A: 'I', R: 'I' } };
    const high = (morale: number[]) => (s: ConquestsState) => {
      s.morale = morale;
    };
    expect(whose(condition, { lands: there, also: high([0, 8, 1, 8, 1]) })).toEqual(all);
    expect(whose(condition, { lands: there, also: high([0, 8, 1, 7, 1]) })).toEqual([]);
    expect(whose(condition, { lands: { paris: { A: 'I' } }, also: high([0, 8, 1, 8, 1]) })).toEqual([]);
    expect(whose(condition, { lands: { paris: { A: 'I', R: 'I', P: 'I' } }, also: high([9, 9, 9, 9, 9]) })).toEqual([]);
  });

  test('sums over the Coalition', () => {
    const also = (s: ConquestsState) => {
      s.won = [9, 1, 2, 0, 0];
    };
    const won = (atLeast: number): Condition => ({
      kind: 'count',
      what: 'victories',
      of: 'coalition',
      region: -1,
      ...least(atLeast),
    });
    expect(whose(won(3), { also })).toEqual(all);
    expect(whose(won(4), { also })).toEqual([]);
    expect(whose({ kind: 'count', what: 'victories', of: 'self', region: -1, ...least(2) }, { also })).toEqual([E]);
  });

  test('the highest of the Coalition: alone, or with others where the card says so', () => {
    const also = (s: ConquestsState) => {
      s.morale = [20, 7, 7, 5, 9];
      s.won = [9, 2, 1, 0, 0];
      s.out[P] = 1;
    };
    expect(whose({ kind: 'highest', what: 'morale', shared: true }, { also })).toEqual([A, E, P]);
    expect(whose({ kind: 'highest', what: 'morale', shared: false }, { also })).toEqual([P]);
    expect(whose({ kind: 'highest', what: 'victories', shared: false }, { also })).toEqual([A]);
  });

  test('Society ahead of Napoleon’s, an ally, a forced ally, presence', () => {
    const also = (s: ConquestsState) => {
      s.society = [4, 6];
    };
    expect(whose({ kind: 'lead', by: 2 }, { also })).toEqual(all);
    expect(whose({ kind: 'lead', by: 3 }, { also })).toEqual([]);
    expect(whose({ kind: 'allied', with: 1 }, { pacts: ['AR'] })).toEqual([A, R]);
    expect(whose({ kind: 'allied', with: 2 }, { pacts: ['AR'] })).toEqual([]);
    expect(whose({ kind: 'allied', with: 2 }, { pacts: ['ARP'] })).toEqual([A, R, P]);
    expect(whose({ kind: 'forced', is: true }, { forced: 'P' })).toEqual([P]);
    expect(whose({ kind: 'forced', is: false }, { forced: 'P' })).toEqual([A, E, R]);
    const rome: Condition = { kind: 'present', at: { kind: 'region', region: region('italie') } };
    expect(whose(rome, { lands: { rome: { A: 'I', N: 'I' }, naples: { E: 'I' }, paris: { R: 'I' } } })).toEqual([A, E]);
  });

  test('[CON 13.2.2#2] Paris for two turns: the turn of its capture counts, and whoever loses it begins anew', () => {
    const held: Condition = { kind: 'heldFor', land: land('paris'), turns: 2 };
    const since = (turns: number) => (s: ConquestsState) => {
      s.parisFor[A] = turns;
    };
    expect(whose(held, { lands: { paris: { A: 'I' } }, also: since(2) })).toEqual([A]);
    expect(whose(held, { lands: { paris: { A: 'I' } }, also: since(1) })).toEqual([]);
    expect(whose(held, { lands: { paris: { A: 'I', E: 'I' } }, also: since(2) })).toEqual([]);
    const everywhere = {
      lyonnais: { N: 'I' },
      vienne: { A: 'I' },
      londres: { E: 'I' },
      moscou: { R: 'I' },
      berlin: { P: 'I' },
    };
    const judged = table({ lands: { ...everywhere, paris: { A: 'I' } }, also: since(1) }, judging, {});
    expect(judged.s.parisFor).toEqual([0, 2, 0, 0, 0]);
    const lost = table({ lands: { ...everywhere, paris: { E: 'I' } }, also: since(1) }, judging, {});
    expect(lost.s.parisFor).toEqual([0, 0, 1, 0, 0]);
  });
});

describe('who has won [CON 13#4]', () => {
  const everywhere = {
    paris: { N: 'I' },
    vienne: { A: 'I' },
    londres: { E: 'I' },
    moscou: { R: 'I' },
    berlin: { P: 'I' },
  };

  test('[CON 13#2] who is out wins nothing, loses his frigates and is told so once', () => {
    const position: Position = {
      lands: { ...everywhere, silesie: { P: 'ICG' } },
      seas: { 'atl-hebrides': { P: 'F' } },
      also: (s) => {
        s.morale[P] = 0;
        s.out[E] = 1;
      },
    };
    const t = table(position, judging, {});
    expect(t.s.out).toEqual([0, 0, 1, 0, 1]);
    expect(t.told('eliminated')).toMatchObject([{ power: P }]);
    expect(t.s.ship.filter((at) => at >= 0)).toEqual([]);
    expect(totalOf(t.board, P)).toBe(0);
    const row = europe.victory.find(({ winner }) => winner === 'coalition');
    if (row === undefined) throw new Error('no row of the Coalition');
    const always = { ...row, condition: { kind: 'all', of: [] } } as const;
    expect(winnersBy(t.board, always)).toEqual([A, R]);
    expect(winnersBy(t.board, { ...always, winner: 'self' })).toEqual([A, R]);
    expect(winnersBy(t.board, { ...always, winner: 'napoleon' })).toEqual([N]);
    t.s.out[N] = 1;
    expect(winnersBy(t.board, { ...always, winner: 'napoleon' })).toEqual([]);
    expect(winnersBy(t.board, { ...always, winner: 'self', condition: { kind: 'any', of: [] } })).toEqual([]);
  });

  test('[CON 13.2.3#1, CON 13.1#5] at the end objectives are laid open, and everybody’s points are told', () => {
    const objective = europe.objectives.find(({ short, nation }) => short && nation === A)?.id ?? '';
    const t = table({ lands: everywhere, objectives: { A: objective }, also: (s) => (s.turn = 3) }, judging, {});
    expect(t.told('revealed')).toMatchObject([{ power: A, clause: 'CON 13.1#4' }]);
    expect(t.told('revealed')[0]?.['objective']).toBe(t.s.objective[A]?.is[0]);
    expect(t.told('points').map(({ power, points }) => [power, points])).toEqual(
      [N, A, E, R, P].map((power) => [power, totalOf(t.board, power)]),
    );
    expect(t.referee.state.result).toMatchObject({ reason: 'points', degree: 'points', clause: 'CON 13.2.3#1' });
    const early = table({ lands: everywhere, also: (s) => (s.turn = 2) }, judging, {});
    expect(early.told('points')).toEqual([]);
    const campaign = table({ lands: everywhere, scenario: 'campaign', also: (s) => (s.turn = 3) }, judging, {});
    expect(campaign.told('points')).toEqual([]);
  });

  test('[CON 13#4] an automatic victory names its row, its degree and who has won', () => {
    const lands = { ...everywhere, rome: { A: 'I' }, madrid: { A: 'I' }, stockholm: { A: 'I' } };
    const t = table({ lands, also: (s) => (s.turn = 1) }, judging, {});
    expect(t.told('victory')).toMatchObject([{ degree: 'strategic', powers: [A], clause: 'CON 13#4' }]);
    expect(t.referee.state.result).toMatchObject({ powers: [A], degree: 'strategic', clause: 'CON 13#4' });
  });

  test('[CON 13.2.3#2, CON 13.2.3#3] ten for each main capital, nothing for Napoleon’s objective', () => {
    const lands = { paris: { A: 'I' }, vienne: { A: 'I' }, rome: { A: 'I' } };
    const lines = pointsOf(board({ lands }), A);
    expect([lines.capitals, lines.neutral, lines.lands, lines.objective]).toEqual([20, 5, 3, 0]);
    expect(pointsOf(board({ lands }), N)).toMatchObject({ capitals: 0, objective: 0 });
  });

  test('ruling 44: at equal points a nation goes before Napoleon, nations share; who is out is not counted', () => {
    expect(bestOf([9, 9, 3, 9, 1], [0, 0, 0, 0, 0])).toEqual([A, R]);
    expect(bestOf([9, 8, 3, 2, 1], [0, 0, 0, 0, 0])).toEqual([N]);
    expect(bestOf([5, 8, 3, 2, 1], [0, 1, 0, 0, 0])).toEqual([N]);
    expect(bestOf([5, 5, 3, 2, 1], [0, 1, 0, 0, 0])).toEqual([N]);
  });
});
