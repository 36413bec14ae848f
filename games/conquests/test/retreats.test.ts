import { describe, expect, test } from 'vitest';
import { breakingOut } from '../rules/combat/breaking-out.ts';
import { distancesOf } from '../rules/combat/distances.ts';
import {
  isRefuge,
  isSeaRefuge,
  landWays,
  refugesOf,
  seaRefugesOf,
  seaWays,
  shipsBeside,
  waysOut,
} from '../rules/combat/refuges.ts';
import { retreatFrom, retreating } from '../rules/combat/retreating.ts';
import { seaFare, seaRetreat } from '../rules/combat/sea-retreat.ts';
import type { ConquestsState } from '../rules/state.ts';
import { troopsAt, unitsAt } from '../rules/map/troops.ts';
import { A, E, europe, land, N, type Position, R, sea, table } from '../testing/table.ts';
import { looking, upward } from './procedures.ts';

const board = (position: Position) => table(position, looking, {}).board;
const ids = (...names: string[]) => names.map(land).sort(upward);
const purse =
  (power: number, points: number, more?: (s: ConquestsState) => void) =>
  (s: ConquestsState): void => {
    s.moves[power] = points;
    more?.(s);
  };

describe('ruling 132: how near a place is to a capital', () => {
  const { lands, seas } = distancesOf(europe);

  test('by steps over land borders', () => {
    expect(['vienne', 'boheme', 'saxe', 'paris', 'moscou'].map((id) => lands[A]?.[land(id)])).toEqual([0, 1, 2, 4, 5]);
    expect(['paris', 'nord', 'belgique', 'madrid', 'moscou'].map((id) => lands[N]?.[land(id)])).toEqual([
      0, 1, 2, 3, 8,
    ]);
    expect(lands[E]?.[land('ecosse')]).toBeLessThan(10);
  });

  test('islands and the mainland of others by land and sea, beyond all that have a way by land', () => {
    const [near = 0, far = 0] = ['nord', 'lyonnais'].map((id) => lands[E]?.[land(id)]);
    expect([near, far]).toEqual([1002, 1004]);
    expect(lands[N]?.[land('corse')]).toBe(1000 + 4);
    expect(distancesOf(europe)).toBe(distancesOf(europe));
  });

  test('seas by land and sea', () => {
    expect(['manche-est', 'manche-ouest', 'atl-bretagne', 'golfe-du-lion'].map((id) => seas[E]?.[sea(id)])).toEqual([
      1, 1, 2, 5,
    ]);
    expect(['manche-est', 'golfe-du-lion', 'mer-ligure'].map((id) => seas[N]?.[sea(id)])).toEqual([2, 3, 3]);
  });
});

describe('where to retreat to', () => {
  test('[CON 11.4#1] to lands that are free, one’s own or an ally’s; ruling 133: not to capitals that would be taken', () => {
    const lands = { saxe: { A: 'I' }, boheme: { P: 'I' }, baviere: { N: 'I' } };
    const b = board({ lands, pacts: ['AP'] });
    const open = ['saxe', 'boheme', 'baviere', 'westphalie', 'berlin', 'vienne', 'madrid', 'paris'];
    expect(open.map((id) => isRefuge(b, A, land(id)))).toEqual([true, true, false, true, true, true, false, false]);
    const strangers = board({ lands });
    expect(['boheme', 'berlin'].map((id) => isRefuge(strangers, A, land(id)))).toEqual([false, false]);
    // A capital that one holds, neutral or not, is a land like others.
    expect(isRefuge(board({ lands: { madrid: { A: 'I' } } }), A, land('madrid'))).toBe(true);
  });

  test('[CON 11.4#2, CON 11.4#3] of those the nearest to the capital; all of them where they are equally near', () => {
    expect(refugesOf(board({}), A, land('saxe')).sort(upward)).toEqual(ids('boheme', 'baviere'));
    expect(refugesOf(board({ lands: { baviere: { N: 'I' } } }), A, land('saxe'))).toEqual(ids('boheme'));
    expect(refugesOf(board({ lands: { boheme: { N: 'I' } } }), A, land('saxe'))).toEqual(ids('baviere'));
    expect(refugesOf(board({}), A, land('corse'))).toEqual([]);
  });

  test('[CON 11.4#9] frigates: to the sea without strangers nearest home', () => {
    const seas = { 'mer-ligure': { N: 'F' }, tyrrhenienne: { E: 'F' } };
    expect(isSeaRefuge(board({ seas }), N, sea('tyrrhenienne'))).toBe(false);
    expect(isSeaRefuge(board({ seas }), E, sea('tyrrhenienne'))).toBe(true);
    expect(
      isSeaRefuge(board({ seas: { tyrrhenienne: { E: 'F', A: 'F' } }, pacts: ['EA'] }), A, sea('tyrrhenienne')),
    ).toBe(true);
    expect(seaRefugesOf(board({ seas }), N, sea('mer-ligure'))).toEqual([sea('golfe-du-lion')]);
    expect(seaFare(board({ seas: { 'mer-ligure': { N: 'FFF' } } }), N, sea('mer-ligure'))).toBe(6);
    expect(seaFare(board({ seas: { 'mer-ligure': { E: 'FFF' } } }), E, sea('mer-ligure'))).toBe(3);
  });

  test('[CON 11.4#5] frigates beside the land that have room and have not landed anybody', () => {
    const seas = { tyrrhenienne: { N: 'FFF', E: 'F' }, egee: { N: 'F' } };
    const b = board({ seas });
    expect(shipsBeside(b, N, land('rome'))).toHaveLength(3);
    const [one = 0, two = 0] = shipsBeside(b, N, land('rome'));
    b.s.landed[one] = 1;
    b.s.cargo[two * 5] = 3;
    expect(shipsBeside(b, N, land('rome'))).toHaveLength(1);
    expect(shipsBeside(b, N, land('saxe'))).toEqual([]);
  });

  test('[CON 11.4#6, CON 11.4#8] encircled: the first steps of the shortest ways out, and who stands on them', () => {
    const ring = [
      'berlin',
      'boheme',
      'baviere',
      'westphalie',
      'silesie',
      'hanovre',
      'rhenanie',
      'souabe',
      'posnanie',
      'pomeranie',
    ];
    const lands = Object.fromEntries([['saxe', { A: 'II' }], ...ring.map((id) => [id, { N: 'II' }] as const)]);
    const b = board({ lands });
    const ways = landWays(b, A);
    expect(ways.strangers(land('boheme'))).toBe(2);
    expect(ways.strangers(land('vienne'))).toBe(0);
    const near = europe.map.lands[land('saxe')]?.neighbours ?? [];
    const out = waysOut(ways, land('saxe'));
    expect(out.length).toBeGreaterThan(0);
    for (const at of out) {
      expect(near).toContain(at);
      const beyond = europe.map.lands[at]?.neighbours ?? [];
      expect(beyond.some((next) => isRefuge(b, A, next))).toBe(true);
    }
    expect(waysOut(ways, land('corse'))).toEqual([]);
    const fleet = seaWays(board({ seas: { bosphore: { E: 'FF' }, 'mer-noire': { R: 'F' } } }), R);
    expect(fleet.strangers(sea('bosphore'))).toBe(2);
    expect(waysOut(fleet, sea('mer-noire'))).toEqual([sea('bosphore')]);
  });
});

describe('the retreat itself', () => {
  const saxony = (units: string, terms: 'free' | 'payOrStay' | 'payOrSacrifice', points: number, more: Position = {}) =>
    table(
      { ...more, lands: { saxe: { A: units }, ...more.lands }, also: purse(A, points) },
      retreating,
      retreatFrom(A, land('saxe'), terms, A),
    );

  test('[CON 11.4#4] paid by what goes, and only where there is enough; nobody pays for a free one', () => {
    const paid = saxony('IG', 'payOrStay', 3);
    paid.act(A, 'retreat', land('boheme'));
    expect([paid.s.moves[A], unitsAt(paid.s, land('boheme'), A), paid.asked()]).toEqual([0, 2, null]);
    expect(paid.told('retreated')).toMatchObject([{ power: A, from: land('saxe'), land: land('boheme'), cost: 3 }]);
    const free = saxony('IG', 'free', 0);
    free.act(A, 'retreat', land('boheme'));
    expect([free.s.moves[A], unitsAt(free.s, land('boheme'), A)]).toEqual([0, 2]);
    const poor = saxony('IG', 'payOrStay', 2);
    expect(poor.may(A, 'retreat', land('boheme'))).toBe(false);
    expect(poor.why(A, 'retreat', land('boheme'))).toBe('tooFewMoves');
    expect(poor.why(A, 'retreat', land('silesie'))).toBe('noRefuge');
  });

  test('[CON 11.3.2a#7] who cannot or will not pay for some leaves them behind', () => {
    const poor = saxony('IG', 'payOrStay', 2);
    expect(poor.offers(A).map(([verb]) => verb)).toEqual(['take', 'take', 'abandon']);
    poor.act(A, 'take', 2);
    // With a part in hand it is too late to give all of them up.
    expect(poor.may(A, 'abandon')).toBe(false);
    poor.act(A, 'retreat', land('boheme'));
    expect(poor.s.moves[A]).toBe(0);
    const spare = poor.s.contingent[3] as number;
    poor.act(A, 'abandon');
    expect(poor.told('abandoned')).toMatchObject([{ power: A, land: land('saxe'), units: 1 }]);
    expect([unitsAt(poor.s, land('saxe'), A), poor.s.contingent[3], poor.asked()]).toEqual([0, spare + 1, null]);
  });

  test('[CON 11.4#3] a part in hand is never all of them, nor more than there are', () => {
    const t = saxony('II', 'payOrStay', 9);
    t.act(A, 'take', 0);
    expect([t.may(A, 'take', 0), t.why(A, 'take', 0), t.why(A, 'take', 1)]).toEqual([false, 'allGo', 'noSuchUnit']);
  });

  test('[CON 11.3.2b#6] pay for all, or one more is lost and the others go without paying', () => {
    const rich = saxony('IIG', 'payOrSacrifice', 4);
    expect(rich.asked()).toEqual({ power: A, prompt: 'retreatTerms' });
    rich.act(A, 'pay').act(A, 'retreat', land('boheme'));
    expect([rich.s.moves[A], unitsAt(rich.s, land('boheme'), A)]).toEqual([0, 3]);
    const poor = saxony('IIG', 'payOrSacrifice', 3);
    expect([poor.offers(A), poor.why(A, 'pay')]).toEqual([[['sacrifice']], 'payForAll']);
    poor.act(A, 'sacrifice').act(A, 'lose', A, 2).act(A, 'retreat', land('boheme'));
    expect([poor.s.moves[A], unitsAt(poor.s, land('boheme'), A), poor.asked()]).toEqual([3, 2, null]);
    // Who has said that he pays must keep enough for those who follow.
    const split = saxony('IIG', 'payOrSacrifice', 4).act(A, 'pay').act(A, 'take', 0).act(A, 'retreat', land('baviere'));
    expect([split.s.moves[A], split.may(A, 'retreat', land('boheme'))]).toEqual([3, true]);
  });

  test('[CON 11.4#5] aboard a frigate beside: one point for each, three at most, and it counts as loaded', () => {
    const coast = (units: string, points: number, terms: 'free' | 'payOrStay' = 'payOrStay') =>
      table(
        { lands: { naples: { A: units } }, seas: { ionienne: { A: 'F' } }, also: purse(A, points) },
        retreating,
        retreatFrom(A, land('naples'), terms, A),
      );
    const t = coast('IG', 2);
    const ship = Number(t.offers(A, 'embark')[0]?.[0]);
    t.act(A, 'embark', ship);
    expect([t.s.moves[A], t.s.cargo.slice(ship * 5, ship * 5 + 3), t.s.loaded[ship]]).toEqual([0, [1, 0, 1], 1]);
    expect(t.told('embarked')).toMatchObject([{ power: A, from: land('naples'), ship, units: 2 }]);
    // Free of charge by land, but not on board.
    expect(coast('IG', 1, 'free').why(A, 'embark', ship)).toBe('tooFewMoves');
    const four = coast('IIII', 9);
    expect([four.may(A, 'embark', ship), four.why(A, 'embark', ship), four.why(A, 'embark', 0)]).toEqual([
      false,
      'holdIsFull',
      'noShip',
    ]);
  });

  test('[CON 11.4#6, CON 11.4#7] nobody open beside: aboard, or a way out that is paid or costs a unit', () => {
    const neighbours = (europe.map.lands[land('naples')]?.neighbours ?? []).map((at) => europe.map.lands[at]?.id ?? '');
    const lands = { naples: { A: 'II' }, ...Object.fromEntries(neighbours.map((id) => [id, { N: 'I' }])) };
    const t = table(
      { lands, seas: { ionienne: { A: 'F' } }, also: purse(A, 9) },
      retreating,
      retreatFrom(A, land('naples'), 'payOrStay', A),
    );
    expect(t.offers(A).map(([verb]) => verb)).toEqual(['embark', 'take', 'abandon', 'breakOut']);
    t.act(A, 'breakOut');
    while (t.asked()?.prompt === 'breakOut') t.act(A, 'retreat', Number(t.offers(A, 'retreat')[0]?.[0]));
    expect(t.asked()).toEqual({ power: A, prompt: 'breakOutToll' });
    const before = t.s.moves[A] as number;
    t.act(A, 'pay');
    expect(t.s.moves[A]).toBe(before - 2);
  });
});

describe('frigates retreat', () => {
  const beaten = (terms: 'free' | 'payOrStay' | 'payOrSacrifice', points: number, seas: Position['seas'] = {}) =>
    table({ seas: { 'mer-ligure': { N: 'FF' }, ...seas }, also: purse(N, points) }, seaRetreat, {
      power: N,
      sea: sea('mer-ligure'),
      terms,
      chooser: N,
    });
  const afloat = (t: { s: ConquestsState }, id: string) => t.s.ship.filter((at) => at === sea(id)).length;

  test('[CON 11.4#9] each pays 2 points and sails to the open sea nearest home', () => {
    const t = beaten('payOrStay', 4);
    expect(t.offers(N)).toEqual([['retreatSea', sea('golfe-du-lion')], ['abandon']]);
    t.act(N, 'retreatSea', sea('golfe-du-lion'));
    expect([t.s.moves[N], t.told('retreatedShip')[0]?.['cost']]).toEqual([2, 2]);
    t.act(N, 'retreatSea', sea('golfe-du-lion'));
    expect([t.s.moves[N], afloat(t, 'golfe-du-lion'), t.asked()]).toEqual([0, 2, null]);
  });

  test('[CON 11.3.2a#7] a frigate that is not paid for is lost', () => {
    const t = beaten('payOrStay', 2).act(N, 'retreatSea', sea('golfe-du-lion'));
    expect(t.offers(N)).toEqual([['abandon']]);
    t.act(N, 'abandon');
    expect([afloat(t, 'mer-ligure'), afloat(t, 'golfe-du-lion'), t.told('lostShip').length]).toEqual([0, 1, 1]);
  });

  test('[CON 11.3.2b#6] all are paid for, or one is lost and the others sail for nothing', () => {
    const rich = beaten('payOrSacrifice', 4);
    expect(rich.offers(N)).toEqual([['pay'], ['sacrifice']]);
    rich.act(N, 'pay');
    expect(rich.offers(N)).toEqual([['retreatSea', sea('golfe-du-lion')]]);
    rich.act(N, 'retreatSea', sea('golfe-du-lion')).act(N, 'retreatSea', sea('golfe-du-lion'));
    expect(rich.s.moves[N]).toBe(0);
    const poor = beaten('payOrSacrifice', 3);
    expect([poor.offers(N), poor.why(N, 'pay')]).toEqual([[['sacrifice']], 'payForAll']);
    poor.act(N, 'sacrifice');
    const ship = Number(poor.offers(N, 'loseShip')[0]?.[0]);
    poor.act(N, 'loseShip', ship).act(N, 'retreatSea', sea('golfe-du-lion'));
    expect([poor.s.moves[N], afloat(poor, 'golfe-du-lion'), poor.asked()]).toEqual([3, 1, null]);
  });

  test('[CON 11.4#6, CON 11.4#8] shut in: through strangers, at the price of a frigate for each of theirs', () => {
    const seas = { 'mer-noire': { R: 'FFF', E: 'F' }, bosphore: { E: 'F' } };
    const t = table({ seas, also: purse(R, 20) }, breakingOut, {
      power: R,
      from: sea('mer-noire'),
      sea: true,
      at: sea('mer-noire'),
      to: -1,
      chooser: R,
    });
    expect(t.asked()).toEqual({ power: R, prompt: 'breakOutToll' });
    // Two points and one for the stranger, for each of three.
    t.act(R, 'pay');
    expect(t.s.moves[R]).toBe(20 - 9);
    t.act(R, 'loseShip', Number(t.offers(R, 'loseShip')[0]?.[0]));
    t.act(R, 'sacrifice').act(R, 'loseShip', Number(t.offers(R, 'loseShip')[0]?.[0]));
    expect([afloat(t, 'egee'), t.s.moves[R], t.asked()]).toEqual([1, 11, null]);
    expect(t.told('brokeOutShips')).toMatchObject([{ power: R, from: sea('mer-noire'), sea: sea('egee') }]);
  });

  test('[CON 11.4#6, CON 11.7#6] ruling 153: whom a garrison has beaten does not come back into its capital', () => {
    const lands = { rome: { A: 'III' }, toscane: { N: 'I' }, lombardie: { N: 'I' }, naples: { N: 'I' } };
    const t = table({ lands, also: purse(A, 20) }, retreating, retreatFrom(A, land('rome'), 'free', A));
    for (let ask = t.asked(); ask !== null; ask = t.asked()) {
      expect(t.may(A, 'retreat', land('rome'))).toBe(false);
      t.act(A, ...(t.offers(A)[0] as [string, number, number]));
    }
    expect(unitsAt(t.s, land('rome'), A)).toBe(0);
    expect(t.told('brokeOut').length).toBe(1);
  });

  test('ruling 135: where there is no way at all the troops are lost', () => {
    const t = table({ lands: { corse: { A: 'IC' }, paris: { N: 'I' } }, also: purse(A, 9) }, breakingOut, {
      power: A,
      from: land('corse'),
      sea: false,
      at: land('corse'),
      to: -1,
      chooser: A,
    });
    while (t.asked() !== null) t.act(A, ...(t.offers(A)[0] as [string, number, number]));
    expect([troopsAt(t.s, land('corse'), A, 0), unitsAt(t.s, land('corse'), A)]).toEqual([0, 0]);
  });
});
