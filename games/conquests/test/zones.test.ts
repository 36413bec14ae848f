import { describe, expect, test } from 'vitest';
import { incomeOf } from '../rules/turn/income.ts';
import { collecting } from './procedures.ts';
import { nextOrder } from '../rules/turn/drawing.ts';
import { placing } from '../rules/turn/placing.ts';
import { turn } from '../rules/turn/turn.ts';
import { unitsAt, troopsAt } from '../rules/map/troops.ts';
import { zone } from '../rules/zones/zone.ts';
import { A, cardWith, E, europe, idWith, land, N, P, R, table } from '../testing/table.ts';

const spaceOf = (zoneIs: number, place: number): number =>
  europe.spaces.findIndex((one) => one.zone === zoneIs && one.place === place);

describe('CON 6: income', () => {
  test('[CON 6#1, CON 5#3] none in the first turn, from the second on everybody', () => {
    const first = table({ lands: { vienne: { A: 'I' } } }, turn, {});
    expect(first.told('gained')).toEqual([]);
    const second = table({ lands: { vienne: { A: 'I' } }, also: (s) => (s.turn = 2) }, turn, {});
    expect(second.told('gained').length).toBe(5);
  });

  test('[CON 6#2, CON 6#3, CON 3.2#1, CON 3.4#2] 1 for each land and sea held alone, 3 at the least', () => {
    const { board } = table(
      {
        lands: { vienne: { A: 'I' }, boheme: { A: 'I' }, hongrie: { A: 'I' }, saxe: { P: 'I' } },
        seas: { 'baltique-est': { R: 'FF' }, 'manche-est': { E: 'F' } },
      },
      collecting,
      {},
    );
    expect(incomeOf(board, A)).toBe(3);
    expect(incomeOf(board, P)).toBe(3);
    const rich = table(
      {
        lands: { vienne: { A: 'I' }, boheme: { A: 'I' }, hongrie: { A: 'I' }, saxe: { A: 'C' } },
        seas: { adriatique: { A: 'F' } },
      },
      collecting,
      {},
    );
    expect(incomeOf(rich.board, A)).toBe(5);
    expect(rich.s.money[A]).toBe((europe.setUps[A]?.money ?? 0) + 5);
  });

  test('[CON 6#4, CON 17.3#2] what several hold pays nobody, allies too', () => {
    const lands = {
      vienne: { A: 'I' },
      boheme: { A: 'I', P: 'I' },
      hongrie: { A: 'I' },
      galicie: { A: 'I' },
      saxe: { A: 'I' },
    };
    expect(incomeOf(table({ lands, pacts: ['AP'] }, collecting, {}).board, A)).toBe(4);
  });

  test('[CON 6#5, CON 8.5#2, CON 6#6, CON 6#7] capitals: own 1, neutral 2, somebody else’s 5', () => {
    const { board } = table(
      { lands: { paris: { N: 'I' }, madrid: { N: 'I' }, vienne: { N: 'I' }, berlin: { P: 'I' }, moscou: { R: 'I' } } },
      collecting,
      {},
    );
    expect(incomeOf(board, N)).toBe(1 + 2 + 5);
    const fallen = table({ lands: { paris: { A: 'I' }, vienne: { A: 'I' } } }, collecting, {});
    expect(incomeOf(fallen.board, A)).toBe(6);
    const shared = table({ lands: { paris: { A: 'I', R: 'I' }, vienne: { A: 'I' } }, pacts: ['AR'] }, collecting, {});
    expect(incomeOf(shared.board, A)).toBe(3);
  });
});

describe('CON 7: placing', () => {
  test('[CON 7#1, CON 7#2] in turn order, three rounds, then Napoleon’s last two', () => {
    const played = table({ order: 'REAPN' }, placing, {});
    const who: number[] = [];
    for (let n = 0; n < 17; n++) {
      const power = played.asked()?.power ?? -1;
      who.push(power);
      const [first] = played.offers(power, 'place');
      played.act(power, 'place', first?.[0] as number);
    }
    expect(who).toEqual([R, E, A, P, N, R, E, A, P, N, R, E, A, P, N, N, N]);
    expect(played.s.space.filter((one) => one >= 0).length).toBe(17);
    expect(played.asked()).toBeNull();
  });

  test('[CON 7#3, CON 7#4, CON 8.6.1#1] any free space, one of a nation in a zone; Napoleon two in Military', () => {
    const played = table({ order: 'NREAP' }, placing, {});
    expect(played.offers(N, 'place').length).toBe(23);
    played.act(N, 'place', spaceOf(4, 2));
    played.act(R, 'place', spaceOf(4, 1));
    expect(played.why(E, 'place', spaceOf(4, 1))).toBe('spaceTaken');
    played.act(E, 'place', spaceOf(1, 3)).act(A, 'place', spaceOf(0, 1)).act(P, 'place', spaceOf(0, 2));
    expect(played.may(N, 'place', spaceOf(4, 3))).toBe(true);
    played.act(N, 'place', spaceOf(1, 1));
    expect(played.why(R, 'place', spaceOf(4, 4))).toBe('oneAZone');
    played
      .act(R, 'place', spaceOf(2, 1))
      .act(E, 'place', spaceOf(2, 2))
      .act(A, 'place', spaceOf(3, 1))
      .act(P, 'place', spaceOf(3, 2));
    expect(played.why(N, 'place', spaceOf(1, 2))).toBe('oneAZone');
  });
});

describe('CON 8: zones', () => {
  test('[CON 8#1, CON 8#2, CON 8.2#1, CON 8.2#2, CON 3.6#4, CON 3.6#5, CON 3.6#7, CON 8#4, CON 7#5] Finances: bonus, then one card for its francs', () => {
    const money = cardWith(1, 'money', 2);
    const hand = [europe.cards[money.card]?.id ?? ''];
    const played = table({ advisers: { finance: 'A.E' }, hands: { A: hand } }, zone, { zone: 1, at: -1 });
    const before = europe.setUps[A]?.money ?? 0;
    expect(played.s.money[A]).toBe(before + (europe.spaces[spaceOf(1, 1)]?.bonus.fg ?? 0));
    expect(played.asked()?.power).toBe(A);
    const held = played.s.money[A] as number;
    played.act(A, 'play', money.card, money.tab);
    expect(played.s.money[A]).toBe(held + 2);
    expect(played.s.spent[1]?.is).toEqual([money.card]);
    expect(played.s.hands[A]?.is).toEqual([]);
    expect(played.s.space[spaceOf(1, 1)]).toBe(-1);
    expect(played.asked()?.power).toBe(E);
  });

  test('[CON 7#6, CON 8#3] no adviser, no card; and only the domain of the zone', () => {
    const money = cardWith(1, 'money', 2);
    const other = europe.cards[money.card]?.tabs.findIndex((_, tab) => tab !== money.tab) ?? 0;
    const played = table(
      { advisers: { finance: 'A' }, hands: { A: [idWith(1, 'money', 2)], P: [idWith(1, 'money', 2, 1)] } },
      zone,
      { zone: 1, at: -1 },
    );
    expect(played.why(A, 'play', money.card, other)).toBe('otherDomain');
    played.act(A, 'pass');
    expect(played.asked()).toBeNull();
    expect(played.s.hands[P]?.is.length).toBe(1);
  });

  test('[CON 8#5] the example: Prussia in Moral 1 gains 1 Moral, and buys a card for 1 franc', () => {
    const played = table({ advisers: { morale: 'P' } }, zone, { zone: 2, at: -1 });
    expect(played.s.morale[P]).toBe((europe.setUps[P]?.morale ?? 0) + 1);
    const top = played.s.pile[1]?.is.at(-1);
    const money = played.s.money[P] as number;
    played.act(P, 'buy');
    expect(played.s.hands[P]?.is).toEqual([top]);
    expect(played.s.money[P]).toBe(money - 1);
    const poor = table({ advisers: { morale: 'P' }, also: (s) => (s.money[P] = 0) }, zone, { zone: 2, at: -1 });
    expect(poor.why(P, 'buy')).toBe('tooDear');
  });

  test('[CON 8.1#1, CON 8.1#2, CON 8.1#3, CON 8.1#4] the example of turn 2: Prussia, Austria, then the others', () => {
    const played = table({ order: 'REAPN', advisers: { initiative: '.PA' } }, zone, { zone: 0, at: -1 });
    expect(played.s.money[P]).toBe((europe.setUps[P]?.money ?? 0) + 2);
    expect(played.s.moves[P]).toBe((europe.setUps[P]?.moves ?? 0) + 2);
    expect(played.s.hands[P]?.is.length).toBe(1);
    expect(played.s.morale[A]).toBe((europe.setUps[A]?.morale ?? 0) + 1);
    expect(played.s.space[spaceOf(0, 2)]).toBe(P);
    expect(played.s.order).toEqual([R, E, A, P, N]);
    expect(nextOrder(played.board)).toEqual([P, A, R, E, N]);
  });

  test('[CON 8.3#1, CON 8.3#2, CON 8.3#3, CON 8.3#4, CON 3.6#8, CON 3.4#3, CON 3.1#5] the example: Napoleon from 7 to 9 gains a cavalry and 4 francs, once', () => {
    const one = cardWith(0, 'morale', 1);
    const played = table(
      {
        lands: { paris: { N: 'I' }, nord: { N: 'I' }, saxe: { N: 'I', P: 'I' } },
        advisers: { morale: 'N' },
        hands: { N: [europe.cards[one.card]?.id ?? ''] },
        also: (s) => (s.morale[N] = 7),
      },
      zone,
      { zone: 2, at: -1 },
    );
    const money = played.s.money[N] as number;
    const cavalry = played.s.contingent[1] as number;
    // The space gives the eighth level, the card the ninth.
    expect(played.asked()).toEqual({ power: N, prompt: 'deploy' });
    const places = played.offers(N, 'deploy').map(([at]) => at as number);
    expect(places.sort((x, y) => x - y)).toEqual([land('paris'), land('nord')].sort((x, y) => x - y));
    played.act(N, 'deploy', land('nord'));
    expect(troopsAt(played.s, land('nord'), N, 1)).toBe(1);
    expect(played.s.contingent[1]).toBe(cavalry - 1);
    played.act(N, 'play', one.card, one.tab);
    expect(played.s.morale[N]).toBe(9);
    expect(played.s.money[N]).toBe(money + 4);
    expect((played.s.moraleTaken[N] as number) & (1 << 9)).not.toBe(0);
  });

  test('[CON 8.4#1, CON 8.4#2, CON 8.4#3, CON 8.4#4, CON 8.4#5, CON 8.4#6, CON 3.6#9, CON 16#10] the example: Russia moves Society from 7 to 8, and Prussia shares the Moral', () => {
    const one = cardWith(1, 'society', 1);
    const field = {
      advisers: { society: 'R' },
      hands: { R: [europe.cards[one.card]?.id ?? ''] },
    };
    const played = table({ ...field, also: (s) => (s.society[1] = 7) }, zone, { zone: 3, at: -1 });
    const [russia, prussia, austria] = [R, P, A].map((power) => played.s.morale[power] as number);
    played.act(R, 'play', one.card, one.tab);
    expect(played.s.society).toEqual([europe.tracks.society.start[0], 8]);
    expect([R, P, A].map((power) => played.s.morale[power])).toEqual([(russia ?? 0) + 1, (prussia ?? 0) + 1, austria]);
    expect(played.s.space[spaceOf(3, 1)]).toBe(-1);
    const again = table(
      {
        ...field,
        also: (s) => {
          s.society[1] = 7;
          s.societyTaken[1] = 1 << 8;
        },
      },
      zone,
      { zone: 3, at: -1 },
    );
    again.act(R, 'play', one.card, one.tab);
    expect(again.s.morale[R]).toBe(europe.setUps[R]?.morale);
    expect(unitsAt(again.s, land('moscou'), R)).toBe(0);
  });

  test('[CON 16#4, CON 3.2#2] England hands out 5 francs of the bank instead of a Finance effect', () => {
    const played = table({ advisers: { finance: 'EA' } }, zone, { zone: 1, at: -1 });
    const before = [...played.s.money];
    played.act(E, 'subsidy').act(E, 'grant', P, 3).act(E, 'grant', R, 2);
    expect(played.s.money[P]).toBe((before[P] as number) + 3);
    expect(played.s.money[R]).toBe((before[R] as number) + 2);
    expect(played.s.money[E]).toBe(before[E]);
    expect(played.asked()?.power).toBe(A);
    expect(played.why(A, 'subsidy')).toBe('onlyEngland');
  });
});
