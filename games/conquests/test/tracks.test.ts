import { procedure } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import type { Bonus } from '../content/types.ts';
import { deploying, harbours } from '../rules/zones/deploying.ts';
import { barracks, enrolByCard, enrolling, priceOf } from '../rules/zones/enrolling.ts';
import { giftedBy, neutralCapitals } from '../rules/zones/neutral.ts';
import { military } from '../rules/zones/military.ts';
import { granting } from '../rules/zones/subsidy.ts';
import { gain, lowerMorale, lowerSociety, OWED_FRG, raiseMorale, raiseSociety } from '../rules/zones/tracks.ts';
import { canBuy, zone } from '../rules/zones/zone.ts';
import { turnRules } from '../content/types-cards.ts';
import { troopsAt, unitsAt } from '../rules/map/troops.ts';
import type { Conquests, ConquestsState, Ctx } from '../rules/state.ts';
import { A, E, europe, idWith, land, N, P, type Position, R, sea, type Table, table } from '../testing/table.ts';
import { typed } from '../testing/typed.ts';
import { looking, upward } from './procedures.ts';

/** Something is done to the tracks, and what they owe is placed. */
function moved(position: Position, what: (c: Ctx) => void): Table {
  const alone = procedure<Conquests, Record<string, never>>('moved', {
    move(c) {
      what(c);
      return c.call(deploying, {}, 'over');
    },
    over: (c) => c.return(),
  });
  return table(position, alone, {});
}
const none: Bonus = { fg: 0, pm: 0, cards: 0, morale: 0, inf: 0, cav: 0, can: 0, frg: 0, guardInf: 0, guardCav: 0 };
const begin =
  (more: (s: ConquestsState) => void = () => {}) =>
  (s: ConquestsState): void => {
    s.money.fill(5);
    s.moves.fill(5);
    s.morale.fill(5);
    s.society.fill(4);
    s.moraleTaken.fill(-1);
    s.societyTaken.fill(-1);
    more(s);
  };

describe('bonuses [CON 8#2, CON 8.3#3]', () => {
  test('francs, points, cards and Morale come at once; nothing is told of what there is not', () => {
    const t = moved({ also: begin() }, (c) => gain(c, A, { ...none, fg: 2, pm: 3, cards: 1, morale: 1 }, 'CON 8#2'));
    expect([t.s.money[A], t.s.moves[A], t.s.hands[A]?.is.length, t.s.morale[A]]).toEqual([7, 8, 1, 6]);
    const empty = moved({ also: begin() }, (c) => gain(c, A, none, 'CON 8#2'));
    expect(empty.facts).toEqual([]);
  });

  test('[CON 8.3#4] units come to lands under control, a frigate off the coast, guards where there is a man for them', () => {
    const lands = { paris: { N: 'I' }, midi: { N: 'I', A: 'I' } };
    const t = moved({ lands, also: begin() }, (c) => gain(c, N, { ...none, cav: 1 }, 'CON 8.3#3'));
    expect(troopsAt(t.s, land('paris'), N, 1)).toBe(1);
    const choice = moved({ lands: { paris: { N: 'I' }, nord: { N: 'I' } }, also: begin() }, (c) =>
      gain(c, N, { ...none, can: 1 }, 'CON 8.3#3'),
    );
    expect(choice.asked()).toEqual({ power: N, prompt: 'deploy' });
    expect(choice.offers(N, 'deploy').map(([at]) => at)).toEqual([land('paris'), land('nord')]);
    expect(choice.why(N, 'deploy', land('vienne'))).toBe('notYours');
    choice.act(N, 'deploy', land('nord'));
    expect([troopsAt(choice.s, land('nord'), N, 2), choice.told('raised').length]).toEqual([1, 1]);
    const fleet = moved({ lands, also: begin() }, (c) => gain(c, N, { ...none, frg: 1 }, 'CON 8.3#3'));
    expect(fleet.offers(N, 'deploySea').map(([at]) => at)).toEqual(harbours(fleet.board, N));
    fleet.act(N, 'deploySea', sea('golfe-du-lion'));
    expect(fleet.told('launched')).toMatchObject([{ power: N, sea: sea('golfe-du-lion') }]);
    const guard = moved({ lands: { paris: { N: 'C' } }, also: begin() }, (c) =>
      gain(c, N, { ...none, guardCav: 1 }, 'CON 8.3#3'),
    );
    expect([troopsAt(guard.s, land('paris'), N, 4), troopsAt(guard.s, land('paris'), N, 1), guard.s.guard[1]]).toEqual([
      1, 0, 1,
    ]);
  });

  test('ruling 11: without a land of one’s own, or a counter, the unit is lost', () => {
    const nowhere = moved({ lands: { midi: { N: 'I', A: 'I' } }, also: begin() }, (c) =>
      gain(c, N, { ...none, inf: 1 }, 'CON 8.3#3'),
    );
    expect([nowhere.told('noPlace').length, nowhere.s.owed, unitsAt(nowhere.s, land('midi'), N)]).toEqual([1, [], 1]);
    const empty = begin((s) => {
      s.reserve[1] = (s.reserve[1] as number) + (s.contingent[1] as number);
      s.contingent[1] = 0;
    });
    const used = moved({ lands: { paris: { N: 'I' } }, also: empty }, (c) =>
      gain(c, N, { ...none, cav: 1 }, 'CON 8.3#3'),
    );
    expect([used.told('noPlace').length, troopsAt(used.s, land('paris'), N, 1)]).toEqual([1, 0]);
    const noGuard = moved({ lands: { paris: { N: 'C' } }, also: begin() }, (c) =>
      gain(c, N, { ...none, guardInf: 1 }, 'CON 8.3#3'),
    );
    expect(noGuard.told('noPlace')).toHaveLength(1);
  });
});

describe('the tracks', () => {
  test('[CON 8.3#2, CON 8.3#3] Morale goes level by level, no higher than the top, each bonus once a game', () => {
    const bonuses = europe.tracks.morale.bonuses[N] ?? [];
    const level = bonuses.findIndex((bonus, at) => at > 5 && bonus !== null && bonus !== undefined && bonus.cav > 0);
    const also = begin((s) => {
      s.moraleTaken.fill(0);
      s.morale[N] = level - 1;
    });
    const lands = { paris: { N: 'I' } };
    const once = moved({ lands, also }, (c) => raiseMorale(c, N, 1, 'CON 3.6#8'));
    expect([once.s.morale[N], troopsAt(once.s, land('paris'), N, 1)]).toEqual([level, bonuses[level]?.cav]);
    const twice = moved({ lands, also }, (c) => {
      raiseMorale(c, N, 1, 'CON 3.6#8');
      lowerMorale(c, N, 1, 'CON 3.6#8');
      raiseMorale(c, N, 1, 'CON 3.6#8');
    });
    expect(troopsAt(twice.s, land('paris'), N, 1)).toBe(bonuses[level]?.cav);
    const { top } = europe.tracks.morale;
    const high = moved({ also: begin((s) => s.morale.fill(top - 1)) }, (c) => raiseMorale(c, A, 3, 'CON 3.6#8'));
    expect([high.s.morale[A], high.told('morale').length]).toEqual([top, 1]);
  });

  test('[CON 13#2] down to 0 and no further; nothing is told of what does not change', () => {
    const low = moved({ also: begin() }, (c) => lowerMorale(c, A, 7, 'CON 17.2.2#1'));
    expect(low.told('morale')).toMatchObject([{ power: A, level: 0, by: -5 }]);
    const zero = moved({ also: begin((s) => s.morale.fill(0)) }, (c) => lowerMorale(c, A, 1, 'CON 17.2.2#1'));
    expect(zero.facts).toEqual([]);
    const society = moved({ also: begin() }, (c) => {
      lowerSociety(c, 1, 9, 'CON 17.2.2#3');
      lowerSociety(c, 1, 1, 'CON 17.2.2#3');
      lowerSociety(c, 0, 1, 'CON 17.2.2#3');
    });
    expect(society.s.society).toEqual([3, 0]);
    expect(society.told('society')).toMatchObject([
      { side: 1, power: A, level: 0, by: -4 },
      { side: 0, power: N, level: 3, by: -1 },
    ]);
  });

  test('[CON 8.4#3, CON 8.4#4, CON 16#10] Society: the bonus is for who moved it, and for Prussia; not Napoleon’s, nor when she is out', () => {
    const at = (europe.tracks.society.bonuses[1] ?? []).findIndex((bonus) => (bonus?.morale ?? 0) > 0);
    const climbing = (more: (s: ConquestsState) => void = () => {}) =>
      begin((s) => {
        s.societyTaken.fill(0);
        s.society[1] = at - 1;
        more(s);
      });
    const morale = (position: Position, power: number) =>
      moved(position, (c) => raiseSociety(c, power, 1, 'CON 3.6#9')).s.morale;
    const points = europe.tracks.society.bonuses[1]?.[at]?.morale ?? 0;
    expect(morale({ also: climbing() }, R)).toEqual([5, 5, 5, 5 + points, 5 + points]);
    expect(morale({ also: climbing() }, P)).toEqual([5, 5, 5, 5, 5 + points]);
    const out = climbing((s) => {
      s.out[P] = 1;
    });
    expect(morale({ also: out }, R)).toEqual([5, 5, 5, 5 + points, 5]);
    const { top } = europe.tracks.society;
    const high = moved({ also: begin((s) => s.society.fill(top)) }, (c) => raiseSociety(c, N, 2, 'CON 3.6#9'));
    expect([high.s.society, high.facts]).toEqual([[top, top], []]);
  });
});

describe('enrolment', () => {
  const rich = (s: ConquestsState) => s.money.fill(20);

  test('[CON 8.6.2#7, CON 8.6.2#8, CON 8.6.2#9] in the capital; one unit in a capital abroad; a home land where the capital is lost', () => {
    const home = (position: Position, abroad = 0, shelter = -1) =>
      barracks(table(position, looking, {}).board, { power: P, abroad, shelter }, 0);
    expect(home({ lands: { berlin: { P: 'I' } } })).toEqual([land('berlin')]);
    const abroad = { berlin: { P: 'I' }, rome: { P: 'I' }, vienne: { P: 'I' }, paris: { P: 'I', A: 'I' } };
    expect(home({ lands: abroad }).sort(upward)).toEqual([land('berlin'), land('rome'), land('vienne')].sort(upward));
    expect(home({ lands: abroad }, 1)).toEqual([land('berlin')]);
    // An empty capital is still one's own.
    expect(home({})).toEqual([land('berlin')]);
    const lost = { berlin: { N: 'I' }, silesie: { R: 'I' }, posnanie: { P: 'I' } };
    expect(home({ lands: lost }).sort(upward)).toEqual(
      [land('pomeranie'), land('posnanie'), land('prusse-orientale')].sort(upward),
    );
    expect(home({ lands: lost }, 0, land('pomeranie'))).toEqual([land('pomeranie')]);
  });

  test('[CON 16#6] England: London, or Malta if she controls it', () => {
    const own = (position: Position) =>
      barracks(table(position, looking, {}).board, { power: E, abroad: 0, shelter: -1 }, 0).sort(upward);
    expect(own({ lands: { malte: { E: 'I' } } })).toEqual([land('londres'), land('malte')].sort(upward));
    expect(own({ lands: { malte: { E: 'I', N: 'I' } } })).toEqual([land('londres')]);
    const fleet = table({ lands: { malte: { E: 'I' } } }, looking, {}).board;
    expect(barracks(fleet, { power: E, abroad: 0, shelter: -1 }, 3)).toEqual(harbours(fleet, E));
    expect(harbours(fleet, E)).toContain(sea('canal-de-sicile'));
  });

  test('[CON 8.6.2#8] the second unit cannot go abroad, too; [CON 8.6.2#10] all go to one home land', () => {
    const lands = { berlin: { P: 'I' }, rome: { P: 'I' } };
    const t = table({ lands, also: rich }, enrolling, enrolByCard(P, { inf: 2, cav: 3, can: 3, frg: 0 }));
    t.act(P, 'enrol', 0);
    expect(t.asked()).toEqual({ power: P, prompt: 'deploy' });
    expect(t.why(P, 'deploy', land('vienne'))).toBe('notACapital');
    t.act(P, 'deploy', land('rome')).act(P, 'enrol', 1);
    // Nobody is asked where the only place is.
    expect([troopsAt(t.s, land('rome'), P, 0), troopsAt(t.s, land('berlin'), P, 1), t.asked()?.prompt]).toEqual([
      2,
      1,
      'enrol',
    ]);
    const lost = table(
      { lands: { berlin: { N: 'I' }, posnanie: { P: 'I' } }, also: rich },
      enrolling,
      enrolByCard(P, { inf: 2, cav: 3, can: 3, frg: 0 }),
    );
    lost.act(P, 'enrol', 0).act(P, 'deploy', land('posnanie')).act(P, 'enrol', 1).act(P, 'enrol', 2);
    expect(unitsAt(lost.s, land('posnanie'), P)).toBe(4);
  });

  test('[CON 8.6.3#1, CON 17.2.1#1] a card makes infantry cheaper, and nothing else, for its owner alone', () => {
    const { board } = table({ also: (s) => (s.turnRule[turnRules.indexOf('infCheaper') * 5 + A] = 1) }, looking, {});
    expect([
      priceOf(board, A, 0, 2),
      priceOf(board, A, 1, 3),
      priceOf(board, E, 0, 2),
      priceOf(board, A, 0, 0),
    ]).toEqual([1, 3, 2, 0]);
  });

  test('[CON 8.6.2#5, CON 8.6.2#6] each unit takes 2 points from those that can be bought, 1 franc for 2', () => {
    const lands = { moscou: { R: 'I' } };
    const also = (s: ConquestsState) => {
      s.money[R] = 8;
      s.moves[R] = 0;
    };
    const t = table({ lands, advisers: { military: 'R' }, also, order: 'NAERP' }, military, { at: -1, french: 0 });
    t.act(R, 'enrol', 1).act(R, 'enrol', 2);
    expect(t.offers(R, 'buyMoves')).toEqual([[1], [2]]);
    t.act(R, 'buyMoves', 1);
    expect([t.s.money[R], t.s.moves[R], t.offers(R, 'buyMoves')]).toEqual([1, 2, [[1]]]);
    expect(t.told('gainedMoves')).toMatchObject([{ points: 2 }]);
    const poor = table(
      { lands, advisers: { military: 'R' }, order: 'NAERP', also: (s) => (s.money[R] = 20) },
      military,
      { at: -1, french: 0 },
    );
    for (let n = 1; n <= 5; n++) expect(poor.may(R, 'buyMoves', n)).toBe(true);
    expect(poor.why(R, 'buyMoves', 6)).toBe('tooManyMoves');
    poor.act(R, 'buyMoves', 3);
    expect(poor.offers(R, 'buyMoves')).toEqual([[1], [2]]);
  });
});

describe('Military [CON 8.6]', () => {
  const lands = { moscou: { R: 'I' }, paris: { N: 'I' } };
  const zoned = (position: Position) => table({ lands, ...position }, military, { at: -1, french: 0 });

  test('[CON 16#8] the Russian levy: first in order, in the game, with a counter, and nobody else in Moscow', () => {
    const levied = (position: Position) => troopsAt(zoned({ order: 'RNAEP', ...position }).s, land('moscou'), R, 0);
    expect([levied({}), levied({ order: 'NRAEP' })]).toEqual([2, 1]);
    const without = (s: ConquestsState) => {
      s.reserve[9] = (s.reserve[9] as number) + (s.contingent[9] as number);
      s.contingent[9] = 0;
    };
    expect(levied({ also: without })).toBe(1);
    expect(levied({ also: (s) => (s.out[R] = 1) })).toBe(1);
    expect(levied({ lands: { moscou: { N: 'I' } } })).toBe(0);
  });

  test('[CON 8.6.1#1, CON 16#1] 2 points for Napoleon’s second adviser, when it is resolved', () => {
    const t = zoned({
      advisers: { military: 'N.N' },
      also: (s) => Object.assign(s, { money: [0, 0, 0, 0, 0], moves: [0, 0, 0, 0, 0] }),
    });
    expect([t.s.moves[N], t.asked()?.prompt]).toEqual([0, 'playMilitary']);
    t.act(N, 'pass');
    expect(t.s.moves[N]).toBe(2);
    t.act(N, 'pass');
    expect(t.asked()).toBeNull();
    const other = zoned({
      advisers: { military: 'RP' },
      also: (s) => Object.assign(s, { money: [0, 0, 0, 0, 0], moves: [0, 0, 0, 0, 0] }),
    });
    other.act(R, 'pass').act(P, 'pass');
    expect(other.s.moves).toEqual([0, 0, 0, 0, 0]);
  });

  test('[CON 8.6.4#5, CON 8.6.4#6, CON 8#5] the adviser stays for a combat, or a card is bought, if there is a franc', () => {
    const t = zoned({ advisers: { military: 'A' }, also: (s) => s.money.fill(0) });
    expect([t.may(A, 'buy'), t.why(A, 'buy')]).toEqual([false, 'tooDear']);
    t.act(A, 'leave');
    expect([t.s.kept[A], t.s.space.includes(A), t.told('keptAdviser').length]).toEqual([1, true, 1]);
    const rich = zoned({ advisers: { military: 'A' }, also: (s) => s.money.fill(1) });
    if (rich.asked()?.prompt === 'enrol') rich.act(A, 'done');
    rich.act(A, 'buy');
    expect([rich.s.hands[A]?.is.length, rich.s.money[A], rich.s.space.includes(A)]).toEqual([1, 0, false]);
    const moves = typed('moves 4');
    const held = zoned({ advisers: { military: 'A' }, hands: { A: [moves.id] }, also: (s) => s.money.fill(0) });
    expect(held.why(A, 'play', moves.card, (moves.tab + 1) % 3)).toBe('otherDomain');
  });
});

describe('other zones', () => {
  const finance = (position: Position) => table({ advisers: { finance: 'E' }, ...position }, zone, { zone: 1, at: -1 });

  test('[CON 16#4] England’s subsidy: 5 francs among the others who are in the game', () => {
    const also = (s: ConquestsState) => {
      s.out[P] = 1;
      s.money.fill(0);
    };
    const t = finance({ also }).act(E, 'subsidy');
    expect([...new Set(t.offers(E, 'grant').map(([power]) => power))]).toEqual([A, R]);
    expect(
      t
        .offers(E, 'grant')
        .filter(([power]) => power === A)
        .map(([, francs]) => francs),
    ).toEqual([5, 4, 3, 2, 1]);
    t.act(E, 'grant', A, 3).act(E, 'grant', R, 2);
    expect([t.s.money[A], t.s.money[R], t.s.money[P], t.asked(), t.s.space.includes(E)]).toEqual([
      3,
      2,
      0,
      null,
      false,
    ]);
    const nobody = table({ also: (s) => (s.out = [0, 1, 0, 1, 1]) }, granting, { left: 5 });
    expect(nobody.asked()).toBeNull();
    const morale = table({ advisers: { morale: 'E' } }, zone, { zone: 2, at: -1 });
    expect([morale.may(E, 'subsidy'), morale.why(E, 'subsidy')]).toEqual([false, 'onlyEngland']);
    const austria = table({ advisers: { finance: 'A' } }, zone, { zone: 1, at: -1 });
    expect(austria.why(A, 'subsidy')).toBe('onlyEngland');
  });

  test('[CON 8#5, CON 12#5] a card can be bought while there is one, in the pile or among the discards, and a franc', () => {
    const t = finance({ also: (s) => s.money.fill(1) });
    expect([canBuy(t.board, E), canBuy(t.board, N)]).toEqual([true, true]);
    t.s.money[E] = 0;
    expect([canBuy(t.board, E), t.why(E, 'buy')]).toEqual([false, 'tooDear']);
    t.s.money[E] = 1;
    const [pile] = t.s.pile.slice(1);
    t.s.spent[1] = pile ?? { is: [], seen: [] };
    t.s.pile[1] = { is: [], seen: [] };
    expect(canBuy(t.board, E)).toBe(true);
    t.s.spent[1] = { is: [], seen: [] };
    expect([canBuy(t.board, E), canBuy(t.board, N)]).toEqual([false, true]);
  });

  test('[CON 8.5#4, CON 8.5#5, CON 8.5#6, CON 8.5#7] neutral capitals, one after the other, for who took them in an earlier turn and still stands there alone', () => {
    const held = (by: number, since: number) => (s: ConquestsState) => {
      s.turn = 3;
      s.money.fill(1);
      for (const [capital, at] of europe.map.neutralCapitals.entries()) {
        if (at !== land('madrid')) continue;
        s.heldBy[capital] = by;
        s.heldSince[capital] = since;
      }
    };
    const capital = europe.map.neutralCapitals.indexOf(land('madrid'));
    const gifted = (position: Position) => giftedBy(table(position, looking, {}).board, capital);
    const lands = { madrid: { N: 'I' } };
    expect([
      gifted({ lands, also: held(N, 2) }),
      gifted({ lands, also: held(N, 3) }),
      gifted({ lands, also: held(-1, 0) }),
    ]).toEqual([N, -1, -1]);
    expect(gifted({ lands: { madrid: { N: 'I', E: 'I' } }, also: held(N, 2) })).toBe(-1);
    const out = (s: ConquestsState) => {
      held(N, 2)(s);
      s.out[N] = 1;
    };
    expect(gifted({ lands, also: out })).toBe(-1);
    const card = typed('money 3');
    const french = idWith(0, 'morale', 1);
    const t = table({ lands, hands: { N: [french] }, also: held(N, 2) }, neutralCapitals, { capital: -1 });
    expect(t.asked()).toEqual({ power: N, prompt: 'playInCapital' });
    expect(t.why(N, 'play', card.card, card.tab)).toBe('notInHand');
    const [play] = t.offers(N, 'play') as [number, number][];
    if (play === undefined) throw new Error('no card can be played');
    const morale = t.s.morale[N] as number;
    t.act(N, 'play', ...play);
    expect([t.s.morale[N], t.asked()]).toEqual([morale + 1, null]);
    const buys = table({ lands, also: held(N, 2) }, neutralCapitals, { capital: -1 });
    buys.act(N, 'buy');
    expect([buys.s.money[N], buys.s.hands[N]?.is.length, buys.asked()]).toEqual([0, 1, null]);
    const poor = table({ lands, also: (s) => (held(N, 2)(s), s.money.fill(0)) }, neutralCapitals, { capital: -1 });
    expect([poor.may(N, 'buy'), poor.why(N, 'buy')]).toEqual([false, 'tooDear']);
    poor.act(N, 'pass');
    expect([poor.asked(), OWED_FRG]).toEqual([null, 5]);
  });
});
