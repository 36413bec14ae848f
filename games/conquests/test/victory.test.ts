import { describe, expect, test } from 'vitest';
import { judging, verdictOf } from '../rules/victory/judging.ts';
import { bestOf, pointsOf, reached } from '../rules/victory/points.ts';
import { changeOfAge } from '../rules/turn/age.ts';
import { drawing } from '../rules/turn/drawing.ts';
import { penalty } from '../rules/turn/penalty.ts';
import { shipsAt, unitsAt } from '../rules/map/troops.ts';
import type { ConquestsState } from '../rules/state.ts';
import { A, cardWith, E, europe, idWith, land, match, N, P, type Position, R, sea, table } from '../testing/table.ts';

const nothing = { berlin: { P: 'I' }, vienne: { A: 'I' }, londres: { E: 'I' }, moscou: { R: 'I' }, nord: { N: 'I' } };
const levels =
  (society: readonly [number, number], morale: readonly number[], more?: (s: ConquestsState) => void) =>
  (s: ConquestsState) => {
    s.society = [...society];
    s.morale = [...morale];
    more?.(s);
  };
const low = [5, 5, 5, 5, 5];
const judge = (wanted: Position) => table(wanted, judging, {});
const rowOf = (wanted: Position) => {
  const found = verdictOf(table(wanted, penalty, { power: -1 }).board);
  return found === null ? null : [found.row.winner, found.row.degree, found.winners];
};

describe('CON 12, 14: cards', () => {
  test('[CON 12#1, CON 12#2, CON 12#3, CON 12#4] two each, four for Napoleon, no limit; then the new order', () => {
    const hand = Array.from({ length: 12 }, (_, skip) => idWith(1, 'money', undefined, skip));
    const { s } = table({ order: 'REAPN', advisers: { initiative: '.N' }, hands: { A: hand } }, drawing, {});
    expect([N, A, E, R, P].map((power) => s.hands[power]?.is.length)).toEqual([4, 14, 2, 2, 2]);
    expect(s.order).toEqual([N, R, E, A, P]);
    expect(s.space.every((one) => one === -1)).toBe(true);
  });

  test('[CON 14#4] ruling 45: a nation that is out is dealt no cards of the second age', () => {
    const also = (s: ConquestsState) => {
      s.turn = 3;
      s.out[E] = 1;
    };
    const t = table({ scenario: 'campaign', also }, changeOfAge, {});
    expect([N, A, E, R, P].map((power) => t.s.hands[power]?.is.length)).toEqual([8, 4, 0, 4, 4]);
    expect(t.told('dealtCards').map(({ power }) => power)).toEqual([A, R, P]);
  });

  test('[CON 12#5] an empty pile is made of the discards', () => {
    const { s } = table(
      {
        also: (one) => {
          one.spent[0] = one.pile[0] ?? { is: [], seen: [] };
          one.spent[0].seen.fill(0x3fffffff);
          one.pile[0] = { is: [], seen: [] };
        },
      },
      drawing,
      {},
    );
    expect(s.hands[N]?.is.length).toBe(4);
    expect(s.spent[0]?.is).toEqual([]);
    expect(s.pile[0]?.is.length).toBeGreaterThan(0);
  });

  test('[CON 14#1, CON 14#2, CON 14#3, CON 14#4] two of different types are kept, one of each by Napoleon; then the second age is dealt', () => {
    const [first, same, other] = [
      cardWith(1, 'money', 2).card,
      cardWith(1, 'money', 2, 1).card,
      cardWith(1, 'society', 1).card,
    ];
    const backs = [first, same, other].map((one) => europe.cards[one]?.back);
    const french = [0, 1, 2, 3, 4].map(
      (back) => europe.cards.find((one) => one.deck === 0 && one.age === 1 && one.back === back)?.id ?? '',
    );
    const ids = [...new Set([first, same, other])].map((one) => europe.cards[one]?.id ?? '');
    const played = table(
      { scenario: 'campaign', hands: { A: ids, N: french }, also: (s) => (s.turn = 3) },
      changeOfAge,
      {},
    );
    played.act(A, 'keep', first);
    const left = played.offers(A, 'keep').map(([one]) => one);
    for (const [i, one] of [first, same, other].entries())
      expect(left.includes(one)).toBe(one !== first && backs[i] !== backs[0]);
    played.act(A, 'done');
    for (const id of french)
      played.act(
        N,
        'keep',
        europe.cards.findIndex((one) => one.id === id),
      );
    const { s } = played;
    expect(s.age).toBe(2);
    expect(s.hands[A]?.is).toContain(first);
    expect([N, A, E, R, P].map((power) => s.hands[power]?.is.length)).toEqual([5 + 8, 1 + 4, 4, 4, 4]);
    expect(s.hands[E]?.is.every((one) => europe.cards[one]?.age === 2)).toBe(true);
    expect(s.pile[1]?.is.every((one) => europe.cards[one]?.age === 2)).toBe(true);
    expect(s.later.every(({ is }) => is.length === 0)).toBe(true);
  });
});

describe('CON 8.4: before turn 4', () => {
  const lands = { berlin: { P: 'ICG' }, vienne: { A: 'ICG' }, londres: { E: 'I' } };
  test('[CON 8.4#7, CON 8.4#8] below 6 the Coalition loses a corps and a frigate; Prussia decides where they differ', () => {
    const played = table({ lands, seas: { 'manche-est': { E: 'F' } }, also: (s) => (s.society = [5, 5]) }, penalty, {
      power: -1,
    });
    played.act(A, 'target', P).act(E, 'target', P).act(R, 'target', P).act(P, 'target', A);
    expect(played.asked()).toEqual({ power: P, prompt: 'decideLoser' });
    played.act(P, 'target', A);
    expect(unitsAt(played.s, land('vienne'), A)).toBe(0);
    expect(unitsAt(played.s, land('berlin'), P)).toBe(3);
    const ship = played.offers(E, 'strikeShip')[0]?.[0] as number;
    played.act(E, 'strikeShip', ship);
    expect(shipsAt(played.s, sea('manche-est'), E)).toBe(0);
    const enough = table({ lands, also: (s) => (s.society = [5, 6]) }, penalty, { power: -1 });
    expect(enough.asked()).toBeNull();
  });

  test('[CON 8.4#9] below 5 Napoleon loses a frigate', () => {
    const played = table({ seas: { 'golfe-du-lion': { N: 'F' } }, also: (s) => (s.society = [4, 6]) }, penalty, {
      power: -1,
    });
    played.act(N, 'strikeShip', played.offers(N, 'strikeShip')[0]?.[0] as number);
    expect(shipsAt(played.s, sea('golfe-du-lion'), N)).toBe(0);
  });
});

describe('CON 13: victory', () => {
  test('[CON 13#2] without a land, or at Moral 0, a nation is out and leaves the map', () => {
    const { s } = judge({
      lands: { ...nothing, saxe: { A: 'I' } },
      seas: { 'baltique-est': { R: 'F' } },
      also: levels([0, 0], [5, 0, 5, 5, 5], (one) => {
        one.troops.fill(0, land('moscou') * 25, land('moscou') * 25 + 25);
      }),
    });
    expect(s.out).toEqual([0, 1, 0, 1, 0]);
    expect(unitsAt(s, land('saxe'), A)).toBe(0);
    expect(shipsAt(s, sea('baltique-est'), R)).toBe(0);
  });

  test('[CON 13.1#2] the main objective for the nation on the card, the secondary for others', () => {
    const card = europe.objectives.find(({ id, nation }) => id === 'O23' && nation === P);
    expect(card).toBeDefined();
    // O23: the highest Moral of the Coalition (8 or more) for Prussia; for others simply Moral 8.
    const lead = levels([0, 0], [5, 9, 5, 5, 8]);
    const prussia = judge({ lands: nothing, objectives: { P: 'O23' }, also: lead });
    expect(reached(prussia.board, P)).toBe(false);
    const england = judge({ lands: nothing, objectives: { E: 'O23' }, also: levels([0, 0], [5, 9, 8, 5, 5]) });
    expect(reached(england.board, E)).toBe(true);
  });

  const france = Object.fromEntries(
    (europe.map.homes[N] ?? [])
      .filter((at) => europe.map.lands[at]?.id !== 'corse')
      .map((at) => [europe.map.lands[at]?.id ?? '', { N: 'I' }]),
  );
  const K = { berlin: { P: 'I' }, vienne: { A: 'I' }, londres: { E: 'I' }, moscou: { R: 'I' } };

  test('[CON 13.2.1#1, CON 13#4] short: the Coalition in Paris, or with three neutral capitals', () => {
    const paris = { ...K, paris: { A: 'I', R: 'I' }, nord: { N: 'I' } };
    expect(rowOf({ lands: paris, pacts: ['AR'], also: levels([0, 8], [5, 7, 7, 7, 7]) })).toEqual([
      'coalition',
      'strategic',
      [A, E, R, P],
    ]);
    expect(rowOf({ lands: paris, pacts: ['AR'], also: levels([0, 7], [5, 7, 7, 7, 7]) })).toBeNull();
    expect(rowOf({ lands: paris, pacts: ['AR'], also: levels([0, 8], [5, 7, 7, 7, 6]) })).toBeNull();
    const capitals = { ...K, nord: { N: 'I' }, madrid: { E: 'I' }, rome: { A: 'I' }, stockholm: { R: 'I' } };
    expect(rowOf({ lands: capitals, also: levels([0, 8], [5, 7, 7, 7, 7]) })).toEqual([
      'coalition',
      'tactical',
      [A, E, R, P],
    ]);
    const ended = judge({ lands: capitals, also: levels([0, 8], [5, 7, 7, 7, 7]) });
    expect(ended.referee.state.result).toMatchObject({ degree: 'tactical' });
  });

  test('[CON 13.2.1#2] short: a nation alone in Paris, or with three neutral capitals', () => {
    expect(
      rowOf({ lands: { ...K, paris: { A: 'I' }, nord: { N: 'I' } }, also: levels([0, 7], [5, 6, 5, 5, 5]) })?.slice(
        0,
        1,
      ),
    ).toEqual(['self']);
    expect(
      rowOf({ lands: { ...K, paris: { A: 'I' }, nord: { N: 'I' } }, also: levels([0, 7], [5, 5, 9, 9, 9]) }),
    ).toBeNull();
    expect(
      rowOf({
        lands: { ...K, nord: { N: 'I' }, madrid: { E: 'I' }, rome: { E: 'I' }, istanbul: { E: 'I' } },
        also: levels([0, 0], low),
      }),
    ).toMatchObject(['self', expect.any(String), [E]]);
  });

  test('[CON 13.2.1#3, CON 13.2.1#4] short: Napoleon', () => {
    const { vienne: _, ...others } = K;
    const vienna = { ...others, boheme: { A: 'I' }, paris: { N: 'I' }, vienne: { N: 'I' }, rome: { N: 'I' } };
    expect(rowOf({ lands: vienna, also: levels([8, 0], [10, 5, 5, 5, 5]) })).toEqual(['napoleon', 'strategic', [N]]);
    expect(rowOf({ lands: vienna, also: levels([8, 0], [9, 5, 5, 5, 5]) })).toBeNull();
    const { londres: __, ...noLondon } = K;
    expect(
      rowOf({
        lands: { ...noLondon, ecosse: { E: 'I' }, paris: { N: 'I' }, londres: { N: 'I' } },
        also: levels([8, 0], low),
      }),
    ).toEqual(['napoleon', 'strategic', [N]]);
    expect(rowOf({ lands: { ...K, ...france }, also: levels([7, 0], [10, 5, 5, 5, 5]) })).toEqual([
      'napoleon',
      'tactical',
      [N],
    ]);
    expect(
      rowOf({
        lands: { ...K, paris: { N: 'I' }, madrid: { N: 'I' }, rome: { N: 'I' }, istanbul: { N: 'I' } },
        also: levels([8, 0], [10, 5, 5, 5, 5]),
      }),
    ).toEqual(['napoleon', 'tactical', [N]]);
  });

  test('[CON 13.2.2#1, CON 13.2.2#2] campaign: the Coalition and single nations', () => {
    const c = { scenario: 'campaign' as const };
    const paris = (letters: string) => ({
      ...K,
      nord: { N: 'I' },
      paris: Object.fromEntries(letters.split('').map((one) => [one, 'I'])),
    });
    expect(rowOf({ ...c, lands: paris('AERP'), pacts: ['AERP'], also: levels([0, 9], [5, 8, 8, 8, 8]) })).toEqual([
      'coalition',
      'strategic',
      [A, E, R, P],
    ]);
    expect(rowOf({ ...c, lands: paris('AER'), pacts: ['AER'], also: levels([0, 10], [5, 9, 9, 9, 1]) })).toEqual([
      'coalition',
      'strategic',
      [A, E, R, P],
    ]);
    expect(rowOf({ ...c, lands: paris('AE'), pacts: ['AE'], also: levels([0, 11], [5, 10, 10, 1, 1]) })).toMatchObject([
      'those',
      expect.any(String),
      [A, E],
    ]);
    const two = (turns: number) =>
      levels([0, 9], [5, 8, 5, 5, 5], (s) => {
        s.parisFor[A] = turns;
      });
    expect(rowOf({ ...c, lands: paris('A'), also: two(2) })?.slice(0, 1)).toEqual(['self']);
    expect(rowOf({ ...c, lands: paris('A'), also: two(1) })).toBeNull();
    const four = {
      ...K,
      nord: { N: 'I' },
      madrid: { E: 'I' },
      rome: { A: 'I' },
      stockholm: { R: 'I' },
      istanbul: { R: 'I' },
    };
    expect(rowOf({ ...c, lands: four, also: levels([0, 11], [5, 9, 9, 9, 9]) })).toEqual([
      'coalition',
      'tactical',
      [A, E, R, P],
    ]);
  });

  test('[CON 13.2.2#3, CON 13.2.2#4] campaign: Napoleon', () => {
    const c = { scenario: 'campaign' as const };
    const home = {
      boheme: { A: 'I' },
      silesie: { P: 'I' },
      ukraine: { R: 'I' },
      irlande: { E: 'I' },
      paris: { N: 'I' },
    };
    expect(
      rowOf({ ...c, lands: { ...home, moscou: { N: 'I' }, berlin: { N: 'I' } }, also: levels([8, 0], low) }),
    ).toEqual(['napoleon', 'strategic', [N]]);
    expect(
      rowOf({
        ...c,
        lands: { ...home, berlin: { N: 'I' }, vienne: { N: 'I' }, rome: { N: 'I' }, madrid: { N: 'I' } },
        also: levels([8, 0], low),
      }),
    ).toEqual(['napoleon', 'strategic', [N]]);
    expect(
      rowOf({
        ...c,
        lands: { ...home, londres: { N: 'I' }, galles: { N: 'I' }, ecosse: { N: 'I' } },
        also: levels([8, 0], low),
      }),
    ).toEqual(['napoleon', 'strategic', [N]]);
    expect(rowOf({ ...c, lands: { ...K, ...france }, also: levels([12, 0], [13, 5, 5, 5, 5]) })).toEqual([
      'napoleon',
      'tactical',
      [N],
    ]);
    expect(
      rowOf({
        ...c,
        lands: {
          ...K,
          paris: { N: 'I' },
          madrid: { N: 'I' },
          rome: { N: 'I' },
          istanbul: { N: 'I' },
          stockholm: { N: 'I' },
        },
        also: levels([8, 0], [10, 5, 5, 5, 5]),
      }),
    ).toEqual(['napoleon', 'tactical', [N]]);
  });

  test('[CON 13.2.2#5] at once: a nation alone, then the Coalition, then Napoleon', () => {
    const lands = {
      ...K,
      paris: { N: 'I' },
      nord: { N: 'I' },
      madrid: { E: 'I' },
      rome: { E: 'I' },
      stockholm: { E: 'I' },
    };
    const london = { ...france, berlin: { P: 'I' }, vienne: { A: 'I' }, moscou: { R: 'I' }, londres: { E: 'I' } };
    expect(rowOf({ lands: { ...london, ...lands }, also: levels([8, 8], [10, 7, 7, 7, 7]) })?.slice(0, 1)).toEqual([
      'self',
    ]);
    const shared = { ...london, ...lands, rome: { A: 'I' } };
    expect(rowOf({ lands: shared, also: levels([8, 8], [10, 7, 7, 7, 7]) })?.slice(0, 1)).toEqual(['coalition']);
    expect(rowOf({ lands: shared, also: levels([8, 8], [10, 7, 7, 7, 6]) })?.slice(0, 1)).toEqual(['napoleon']);
  });

  test('[CON 13#5, CON 13.2.3#1, CON 13.2.3#2, CON 13.2.3#3, CON 13.2.3#4, CON 13.2.3#5, CON 13.1#5] points after the last turn', () => {
    const goal = levels([6, 4], [7, 8, 5, 5, 5], (s) => {
      s.turn = 3;
      s.won[N] = 2;
      s.made[N] = 1;
      s.money[N] = 11;
      s.money[A] = 4;
    });
    const lands = { ...K, paris: { N: 'ICG' }, madrid: { N: 'I' }, nord: { N: 'I' } };
    const played = judge({ lands, seas: { 'golfe-du-lion': { N: 'FF' } }, objectives: { A: 'O23' }, also: goal });
    expect(pointsOf(played.board, N)).toEqual({
      objective: 0,
      capitals: 10,
      neutral: 5,
      lands: 4,
      alliances: 3,
      society: 6,
      morale: 7,
      victories: 6,
      corps: 1,
      frigates: 2,
      money: 2,
    });
    expect(pointsOf(played.board, A)).toMatchObject({
      objective: 10,
      capitals: 10,
      lands: 1,
      morale: 8,
      society: 0,
      money: 0,
    });
    const { result } = played.referee.state;
    expect(result).toMatchObject({ powers: [N], reason: 'points' });
    expect(result?.scores?.[N]).toBe(46);
    const early = judge({ lands, also: levels([6, 4], low) });
    expect(early.told('points')).toEqual([]);
  });

  test('[CON 13.2.3#1] equal points: a nation of the Coalition before Napoleon, and with its like', () => {
    expect(bestOf([30, 30, 20, 30, 1], [0, 0, 0, 0, 0])).toEqual([A, R]);
    expect(bestOf([30, 29, 20, 10, 40], [0, 0, 0, 0, 1])).toEqual([N]);
  });

  test('[CON 3.6#3] from a whole match nobody learns a face that he has not seen', () => {
    const { referee } = match();
    expect(referee.through(-1).state.game.hands.every(({ is }) => is.every((one) => one < 0))).toBe(true);
  });
});
