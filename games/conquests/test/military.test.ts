import { describe, expect, test } from 'vitest';
import { upward } from './procedures.ts';
import { inReserve, shipsAt, troopsAt, unitsAt } from '../rules/map/troops.ts';
import { takeNeutral } from '../rules/map/control.ts';
import { military } from '../rules/zones/military.ts';
import { neutralCapitals } from '../rules/zones/neutral.ts';
import { drawing } from '../rules/turn/drawing.ts';
import { A, cardWith, E, europe, idWith, land, N, P, R, table } from '../testing/table.ts';

const [INF, CAV, CAN, FRG] = [0, 1, 2, 3] as const;
const begin = { at: -1, french: 0 };

describe('CON 8.6: Military', () => {
  test('[CON 8.6.1#2, CON 8.6.2#1, CON 8.6.2#5, CON 8.6.2#6, CON 8.6.2#7, CON 8.6.3#1, CON 3.1#4, CON 17.3#4] the example: Russia on space 1 with 8 francs', () => {
    const played = table(
      { lands: { moscou: { R: 'I' } }, advisers: { military: 'R' }, also: (s) => (s.money[R] = 8) },
      military,
      begin,
    );
    expect(played.offers(R, 'enrol').map(([kind]) => kind)).toEqual([INF, CAV, CAN, FRG]);
    expect(played.offers(R, 'buyMoves').map(([francs]) => francs)).toEqual([1, 2, 3, 4, 5]);
    const reserve = inReserve(played.s, R, CAV);
    played.act(R, 'enrol', CAV).act(R, 'enrol', CAN);
    expect(played.s.money[R]).toBe(2);
    expect(troopsAt(played.s, land('moscou'), R, CAV)).toBe(1);
    expect(inReserve(played.s, R, CAV)).toBe(reserve - 1);
    // 10 less 4 for two units; 2 francs are left for 4 points.
    expect(played.offers(R, 'buyMoves').map(([francs]) => francs)).toEqual([1, 2]);
    const moves = played.s.moves[R] as number;
    played.act(R, 'buyMoves', 2);
    expect(played.s.moves[R]).toBe(moves + 4);
    expect(played.s.money[R]).toBe(0);
  });

  test('[CON 8.6.2#2, CON 8.6.2#3, CON 8.6.2#4] kinds and limits of the spaces', () => {
    const first = table({ advisers: { military: 'R' }, also: (s) => (s.money[R] = 40) }, military, begin);
    first.act(R, 'enrol', CAV);
    expect(first.why(R, 'enrol', CAV)).toBe('notHere');
    const third = table({ advisers: { military: '..R' }, also: (s) => (s.money[R] = 40) }, military, begin);
    expect(third.offers(R, 'enrol').map(([kind]) => kind)).toEqual([CAV, CAN]);
    third.act(R, 'enrol', CAN);
    expect(third.offers(R, 'enrol')).toEqual([]);
  });

  test('[CON 8.6.2#8, CON 8.5#3] one of them may go to a capital that was taken', () => {
    const played = table(
      { lands: { paris: { N: 'I' }, rome: { N: 'I' } }, advisers: { military: '.N' }, also: (s) => (s.money[N] = 20) },
      military,
      begin,
    );
    played.act(N, 'enrol', CAN);
    expect(
      played
        .offers(N, 'deploy')
        .map(([at]) => at)
        .sort(upward),
    ).toEqual([land('paris'), land('rome')].sort(upward));
    played.act(N, 'deploy', land('rome')).act(N, 'enrol', CAV);
    expect(unitsAt(played.s, land('rome'), N)).toBe(2);
    expect(troopsAt(played.s, land('paris'), N, CAV)).toBe(1);
  });

  test('[CON 8.6.2#9, CON 8.6.2#10] with the capital lost they come to one land of the nation', () => {
    const played = table(
      {
        lands: { berlin: { N: 'I' }, silesie: { P: 'I' }, pomeranie: { R: 'I' } },
        advisers: { military: 'P' },
        also: (s) => (s.money[P] = 20),
      },
      military,
      begin,
    );
    played.act(P, 'enrol', INF);
    const lands = played.offers(P, 'deploy').map(([at]) => at);
    expect(lands).toContain(land('silesie'));
    expect(lands).not.toContain(land('berlin'));
    expect(lands).not.toContain(land('pomeranie'));
    played.act(P, 'deploy', land('prusse-orientale')).act(P, 'enrol', INF);
    expect(troopsAt(played.s, land('prusse-orientale'), P, INF)).toBe(2);
  });

  test('[CON 8.6.2#11, CON 8.6.2#12] no land, or no unit left: nobody is enrolled', () => {
    const homes = Object.fromEntries(
      (europe.map.homes[P] ?? []).map((at) => [europe.map.lands[at]?.id ?? '', { R: 'I' }]),
    );
    const crowd = table({ lands: homes, advisers: { military: 'P' }, also: (s) => (s.money[P] = 20) }, military, begin);
    expect(crowd.why(P, 'enrol', INF)).toBe('noBarracks');
    const empty = table(
      {
        advisers: { military: 'P' },
        also: (s) => {
          s.money[P] = 20;
          s.reserve.fill(0, P * 3, P * 3 + 3);
        },
      },
      military,
      begin,
    );
    expect(empty.why(P, 'enrol', INF)).toBe('reserveEmpty');
    expect(empty.offers(P, 'buyMoves').length).toBe(5);
  });

  test('[CON 16#6] England enrols in London, or in Malta if she holds it', () => {
    const played = table(
      {
        lands: { londres: { E: 'I' }, malte: { E: 'I' } },
        advisers: { military: 'E' },
        also: (s) => (s.money[E] = 20),
      },
      military,
      begin,
    );
    played.act(E, 'enrol', INF);
    expect(
      played
        .offers(E, 'deploy')
        .map(([at]) => at)
        .sort(upward),
    ).toEqual([land('londres'), land('malte')].sort(upward));
    played.act(E, 'deploy', land('malte')).act(E, 'enrol', INF).act(E, 'deploy', land('malte'));
    expect(unitsAt(played.s, land('malte'), E)).toBe(3);
  });

  test('[CON 16#8] Russia, first in order, gains an infantry in Moscow', () => {
    const first = table({ order: 'REAPN' }, military, begin);
    expect(troopsAt(first.s, land('moscou'), R, INF)).toBe(1);
    const second = table({ order: 'EREAPN'.replace('E', 'A').slice(0, 5) }, military, begin);
    expect(troopsAt(second.s, land('moscou'), R, INF)).toBe(0);
  });

  test('[CON 16#1] Napoleon’s second adviser brings 2 points', () => {
    const played = table({ advisers: { military: 'N....N' }, also: (s) => (s.money[N] = 0) }, military, begin);
    const moves = played.s.moves[N] as number;
    played.act(N, 'pass');
    expect(played.s.moves[N]).toBe(moves + 2);
  });

  test('[CON 8.6.4#6, CON 8.6.4#7, CON 8.6.1#3, CON 8#6, CON 3.6#11] a combat effect waits; the adviser may stay as a bluff, and later buys a card', () => {
    const force = cardWith(1, 'force');
    const played = table(
      {
        advisers: { military: 'A' },
        hands: { A: [europe.cards[force.card]?.id ?? ''] },
        also: (s) => (s.money[A] = 0),
      },
      military,
      begin,
    );
    expect(played.why(A, 'play', force.card, force.tab)).toBe('onlyInCombat');
    played.act(A, 'leave');
    expect(played.s.kept[A]).toBe(1);
    const bluff = table({ advisers: { military: 'A' }, also: (s) => (s.money[A] = 0) }, military, begin);
    expect(bluff.may(A, 'leave')).toBe(true);
    const after = table({ also: (s) => (s.kept[A] = 1) }, drawing, {});
    expect(after.asked()).toEqual({ power: A, prompt: 'buyAfterCombat' });
    after.act(A, 'buy');
    expect(after.s.money[A]).toBe((europe.setUps[A]?.money ?? 0) - 1);
    expect(after.s.hands[A]?.is.length).toBe(3);
  });

  test('[CON 8.6.4#1, CON 8.6.4#2, CON 8.6.4#5, CON 3.6#13, CON 17.2.4#21, CON 17.2.4#22] the example: two free infantry in Holland, with a troop beside it', () => {
    const holland = europe.cards.findIndex(({ id }) => id === 'A1N07');
    const tab = europe.cards[holland]?.tabs.findIndex(({ domain }) => domain === 3) ?? -1;
    const hands = { N: ['A1N07'] };
    const also = (s: { money: number[] }) => (s.money[N] = 0);
    const far = table({ lands: { paris: { N: 'I' } }, advisers: { military: '.N' }, hands, also }, military, begin);
    expect(far.why(N, 'play', holland, tab)).toBe('noPlaceForUnits');
    const near = table({ lands: { belgique: { N: 'I' } }, advisers: { military: '.N' }, hands, also }, military, begin);
    near.act(N, 'play', holland, tab);
    expect(troopsAt(near.s, land('hollande'), N, INF)).toBe(2);
    expect(near.asked()).toBeNull();
    const held = table(
      { lands: { belgique: { N: 'I' }, hollande: { E: 'I' } }, advisers: { military: '.N' }, hands, also },
      military,
      begin,
    );
    expect(held.why(N, 'play', holland, tab)).toBe('noPlaceForUnits');
  });

  test('[CON 8.6.4#3, CON 8.6.4#4, CON 17.2.4#26, CON 17.2.4#27, CON 17.2.4#28] the example: Prussia enrols by a card for 11 francs, beyond its space', () => {
    // The note of the Bank asks 3, 4 and 4.
    const dear = [0, 1]
      .map((skip) => cardWith(1, 'enrol', undefined, skip))
      .find(({ card, tab }) => {
        const effect = europe.cards[card]?.tabs[tab]?.effect;
        return effect?.kind === 'enrol' && effect.prices.inf + effect.prices.cav + effect.prices.can === 11;
      }) ?? { card: -1, tab: -1 };
    const played = table(
      {
        lands: { berlin: { P: 'I' } },
        advisers: { military: '...P' },
        hands: { P: [europe.cards[dear.card]?.id ?? ''] },
        also: (s) => (s.money[P] = 14),
      },
      military,
      begin,
    );
    played.act(P, 'buyMoves', 3).act(P, 'done').act(P, 'play', dear.card, dear.tab);
    expect(played.offers(P, 'enrol').map(([kind]) => kind)).toEqual([INF, CAV, CAN]);
    expect(played.offers(P, 'buyMoves')).toEqual([]);
    played.act(P, 'enrol', INF).act(P, 'enrol', CAV).act(P, 'enrol', CAN);
    expect(unitsAt(played.s, land('berlin'), P)).toBe(4);
    expect(played.s.money[P]).toBe(0);
    expect(shipsAt(played.s, 0, P)).toBe(0);
  });
});

describe('CON 8.5: neutral capitals', () => {
  const held = (at: string, since: number) => (s: Parameters<typeof takeNeutral>[0]) => {
    takeNeutral(s, europe.map.neutralCapitals.indexOf(land(at)), N);
    s.turn = 3;
    s.heldSince[europe.map.neutralCapitals.indexOf(land(at))] = since;
  };

  test.each([
    ['madrid', 'morale'],
    ['rome', 'society'],
    ['istanbul', 'money'],
  ])(
    '[CON 8.5#4, CON 8.5#5, CON 8.5#6, CON 8.5#7] %s lets its holder play %s, from the turn after it was taken',
    (at, kind) => {
      const one = cardWith(0, kind);
      const field = { lands: { [at]: { N: 'I' } }, hands: { N: [europe.cards[one.card]?.id ?? ''] } };
      const played = table({ ...field, also: held(at, 2) }, neutralCapitals, { capital: -1 });
      const before = [played.s.morale[N], played.s.society[0], played.s.money[N]];
      played.act(N, 'play', one.card, one.tab);
      expect([played.s.morale[N], played.s.society[0], played.s.money[N]]).not.toEqual(before);
      expect(table({ ...field, also: held(at, 3) }, neutralCapitals, { capital: -1 }).asked()).toBeNull();
      const left = table({ hands: field.hands, also: held(at, 2) }, neutralCapitals, { capital: -1 });
      expect(left.asked()).toBeNull();
    },
  );

  test('[CON 8.5#8, CON 8.5#9, CON 8.5#10, CON 9.2#1] Stockholm begins an alliance; who has a diplomat calls it off now or never', () => {
    const points = [0, 1, 2].map((skip) => idWith(0, 'diplomacy', 1, skip));
    const free = [0, 1].map((skip) => idWith(1, 'diplomacy', 1, skip));
    const also = (s: Parameters<typeof takeNeutral>[0]) => {
      held('stockholm', 2)(s);
      s.money[N] = 9;
      s.money[R] = 9;
    };
    const lands = { stockholm: { N: 'I' }, saxe: { N: 'I' }, berlin: { P: 'I' } };
    const played = table(
      { lands, hands: { N: points, R: free }, advisers: { diplomacy: 'R' }, also },
      neutralCapitals,
      { capital: -1 },
    );
    expect(played.offers(N, 'callOff')).toEqual([]);
    played.act(N, 'force', P);
    for (const id of points)
      played.act(
        N,
        'card',
        europe.cards.findIndex((one) => one.id === id),
      );
    expect(played.s.forced).toBe(P);
    expect(played.asked()).toEqual({ power: R, prompt: 'diplomacy' });
    expect(played.may(R, 'declare')).toBe(false);
    played.act(R, 'pass');
    expect(played.s.made[N]).toBe(1);
    expect(played.s.forcedFresh).toBe(0);
  });
});
