import { describe, expect, test } from 'vitest';
import { placesForFree } from '../rules/cards/free-units.ts';
import { diplomacyZone } from '../rules/diplomacy/zone.ts';
import { parting } from '../rules/diplomacy/parting.ts';
import { areAllied, membersOf } from '../rules/map/relations.ts';
import { takeNeutral } from '../rules/map/control.ts';
import { unitsAt } from '../rules/map/troops.ts';
import { INF, type ConquestsState } from '../rules/state.ts';
import { incomeOf } from '../rules/turn/income.ts';
import { turn } from '../rules/turn/turn.ts';
import { pointsOf } from '../rules/victory/points.ts';
import { neutralCapitals } from '../rules/zones/neutral.ts';
import { A, E, card, europe, idWith, land, N, P, R, type Table, table } from '../testing/table.ts';
import { collecting } from './procedures.ts';
import { CAV, GCAV, table as field, type Table as Field } from './war-table.ts';

const begin = { land: -1, power: -1, stays: -1 };

/** Whatever is asked is answered by nothing, or by the first that there is. */
function quietly(played: Table): Table {
  for (let ask = played.asked(); ask !== null; ask = played.asked()) {
    const offers = played.offers(ask.power) as [string, ...number[]][];
    const quiet = ['pass', 'refuse', 'done', 'halt'].map((verb) => offers.find(([one]) => one === verb));
    played.act(ask.power, ...(quiet.find((one) => one !== undefined) ?? offers[0] ?? ['pass']));
  }
  return played;
}

function fight(t: Field): Field {
  for (let ask = t.asked(); ask?.prompt === 'move' || ask?.prompt === 'march'; ask = t.asked())
    t.act(ask.power, ask.prompt === 'move' ? 'done' : 'halt');
  return t;
}

describe('rulings on zones and cards', () => {
  test('ruling 3: an ally’s capital is worth 5 francs to a nation of the Coalition', () => {
    const lands = { vienne: { A: 'I' }, berlin: { A: 'I' }, silesie: { P: 'I' } };
    const { board } = table({ lands, pacts: ['AP'] }, collecting, {});
    expect(incomeOf(board, A)).toBe(1 + 5);
  });

  test('ruling 8: no free unit joins a garrison', () => {
    const italy = europe.map.regions.findIndex(({ lands }) => lands.includes(land('rome')) && lands.length > 1);
    expect(italy).toBeGreaterThanOrEqual(0);
    const beside = (europe.map.lands[land('rome')]?.neighbours ?? []).map((at) => europe.map.lands[at]?.id ?? '');
    const around = Object.fromEntries(beside.map((id) => [id, { N: 'I' }]));
    const places = (lands: Record<string, { N: string }>) =>
      placesForFree(table({ lands }, parting, begin).board, N, INF, italy);
    expect(places(around)).not.toContain(land('rome'));
    expect(places({ ...around, rome: { N: 'I' } })).toContain(land('rome'));
  });

  test.each([
    ['short', 0],
    ['campaign', 2],
  ] as const)('ruling 15: after the third turn of the %s game Society is looked at %i times', (scenario, times) => {
    const lands = {
      paris: { N: 'ICG' },
      vienne: { A: 'ICG' },
      berlin: { P: 'ICG' },
      londres: { E: 'I' },
      moscou: { R: 'I' },
    };
    const also = (s: ConquestsState) => {
      s.turn = 3;
      s.society = [4, 4];
    };
    expect(quietly(table({ scenario, lands, also }, turn, {})).told('penalty')).toHaveLength(times);
  });

  test('ruling 16: in a neutral capital a card may be bought instead', () => {
    const also = (s: ConquestsState) => {
      s.turn = 3;
      s.money[N] = 4;
      const rome = europe.map.neutralCapitals.indexOf(land('rome'));
      takeNeutral(s, rome, N);
      s.heldSince[rome] = 2;
    };
    const played = table({ lands: { rome: { N: 'I' } }, also }, neutralCapitals, { capital: -1 });
    played.act(N, 'buy');
    expect([played.s.money[N], played.s.hands[N]?.is.length, played.asked()]).toEqual([3, 1, null]);
  });

  test('ruling 43: seas count as lands for points', () => {
    const lands = { paris: { N: 'I' } };
    const at = (seas: Record<string, { N: string }>) => pointsOf(table({ lands, seas }, collecting, {}).board, N).lands;
    expect(at({})).toBe(1);
    expect(at({ 'golfe-du-lion': { N: 'F' }, 'mer-ligure': { N: 'FF' } })).toBe(3);
  });
});

describe('rulings on alliances', () => {
  const lands = { berlin: { P: 'I' }, lituanie: { R: 'I' }, silesie: { P: 'I' }, boheme: { A: 'I' }, saxe: { N: 'I' } };
  const cards = [0, 1, 2].map((skip) => idWith(1, 'diplomacy', 1, skip));
  const rich = (s: ConquestsState) => {
    s.money.fill(20);
    s.turn = 3;
  };

  test('ruling 24: who joins another alliance leaves the first, which needs two to go on', () => {
    const [one = '', two = ''] = cards;
    const joins = (pacts: string[]) => {
      const field = { lands: { ...lands, 'prusse-orientale': { P: 'I' } }, pacts, advisers: { diplomacy: 'R' } };
      const played = table({ ...field, hands: { R: [one], P: [two] }, also: rich }, diplomacyZone, { at: -1 });
      played.act(R, 'declare').act(R, 'pick', P);
      if (played.asked()?.prompt === 'partners') played.act(R, 'done');
      return played.act(R, 'contribute').act(P, 'contribute').s;
    };
    const pair = joins(['AP']);
    expect([areAllied(pair, R, P), areAllied(pair, A, P), pair.pact[A]]).toEqual([true, false, 0]);
    const three = joins(['AEP']);
    expect([areAllied(three, R, P), areAllied(three, A, E), areAllied(three, A, P)]).toEqual([true, true, false]);
    expect(membersOf(three, three.pact[R] ?? 0)).toEqual([R, P]);
  });

  test('ruling 28: calling off an alliance of Stockholm takes the adviser, declining does not', () => {
    const points = [0, 1, 2].map((skip) => idWith(0, 'diplomacy', 1, skip));
    const also = (s: ConquestsState) => {
      rich(s);
      const stockholm = europe.map.neutralCapitals.indexOf(land('stockholm'));
      takeNeutral(s, stockholm, N);
      s.heldSince[stockholm] = 2;
    };
    const forced = () => {
      const field = { lands: { ...lands, stockholm: { N: 'I' } }, advisers: { diplomacy: 'R' }, also };
      const played = table({ ...field, hands: { N: points, R: cards, P: [] } }, neutralCapitals, { capital: -1 });
      played.act(N, 'force', P);
      for (const id of points) played.act(N, 'card', card(id));
      return played;
    };
    const space = europe.spaces.findIndex(({ zone }) => zone === 5);
    const declined = forced().act(R, 'pass');
    expect([declined.s.forced, declined.s.space[space]]).toEqual([P, R]);
    const called = forced().act(R, 'free');
    for (const id of cards)
      if (called.s.forced === P && called.may(R, 'pledge', card(id) + 1, 1)) called.act(R, 'pledge', card(id) + 1, 1);
    if (called.s.forced === P) called.act(R, 'pledge', 0, 4);
    expect([called.s.forced, called.s.space[space]]).toEqual([-1, -1]);
  });

  test('ruling 29: parted without an open land beside them, they break out as after a combat', () => {
    const around = (europe.map.lands[land('boheme')]?.neighbours ?? []).map((at) => europe.map.lands[at]?.id ?? '');
    const shut = Object.fromEntries(around.map((id) => [id, { N: 'I' }]));
    const played = table({ lands: { ...shut, boheme: { A: 'I', R: 'III' } } }, parting, begin);
    const { s } = played;
    const moves = s.moves[R] as number;
    while (played.asked() !== null) {
      expect(played.asked()?.power).toBe(R);
      const choice = played.offers(R).find(([verb]) => verb !== 'sacrifice') ?? ['sacrifice'];
      played.act(R, ...(choice as [string, number]));
    }
    expect([unitsAt(s, land('boheme'), A), unitsAt(s, land('boheme'), R)]).toEqual([1, 0]);
    // Each land on the way is paid for or costs a unit, and so does each stranger's unit in it.
    expect(played.told('brokeOut')).toMatchObject([{ power: R, from: land('boheme') }]);
    expect(played.told('lostUnit').length).toBeGreaterThan(0);
    expect(s.moves[R] as number).toBeLessThan(moves);
  });
});

describe('rulings on battles', () => {
  const bohemia = (french: string, austrians: string, before?: (s: ConquestsState) => void): Field => {
    const t = field({ lands: { saxe: { N: french }, boheme: { A: austrians } }, moves: [20, 0, 0, 0, 0], dice: [3] });
    before?.(t.s);
    return fight(t.act(N, 'from', land('saxe')).act(N, 'takeAll').act(N, 'march', land('boheme')));
  };

  test('ruling 128: without a counter nobody is recruited, and the unit is lost all the same', () => {
    const t = bohemia('IIIII', 'C', (s) => {
      s.reserve[CAV] = (s.reserve[CAV] as number) + (s.contingent[CAV] as number);
      s.contingent[CAV] = 0;
    });
    t.act(N, 'recruit', A, CAV);
    expect([t.at('boheme', N), t.at('boheme', A), t.s.contingent[CAV]]).toEqual(['IIIII', '', 0]);
  });

  test('ruling 129: a guard that is recruited goes back to the guards, and a plain unit comes', () => {
    const lands = { boheme: { A: 'IIIIII' }, saxe: { N: 'c' } };
    const t = field({ order: 'ANERP', lands, moves: [0, 20, 0, 0, 0], dice: [3] });
    const guards = t.s.guard[1] ?? 0;
    fight(t.act(A, 'from', land('boheme')).act(A, 'takeAll').act(A, 'march', land('saxe')));
    t.act(A, 'recruit', N, GCAV);
    expect([t.at('saxe', A), t.at('saxe', N), t.s.guard[1]]).toEqual(['IIIIIIC', '', guards + 1]);
  });

  test('ruling 139: an empty capital falls to who enters as an enemy; its own nation simply has it again', () => {
    const t = field({ lands: { baviere: { N: 'I' } }, moves: [9, 0, 0, 0, 0] });
    const society = [...t.s.society];
    fight(t.act(N, 'from', land('baviere')).act(N, 'takeAll').act(N, 'march', land('vienne')));
    expect([t.told('thrown'), t.s.capitalBy[A], t.s.forced]).toEqual([[], N, A]);
    expect(t.s.society).toEqual([Number(society[0]) + 1, Number(society[1]) - 1]);
    const home = field({ order: 'ANERP', lands: { boheme: { A: 'I' } }, moves: [0, 9, 0, 0, 0] });
    home.s.capitalBy[A] = N;
    fight(home.act(A, 'from', land('boheme')).act(A, 'takeAll').act(A, 'march', land('vienne')));
    expect([home.s.capitalBy[A], home.s.society, home.told('captured')]).toEqual([A, society, []]);
  });

  test('ruling 140: a capital that its own nation wins back is taken, and Society moves', () => {
    const lands = { boheme: { A: 'IIIII' }, vienne: { N: 'I' } };
    const t = field({ order: 'ANERP', lands, moves: [0, 9, 0, 0, 0], dice: [3] });
    t.s.capitalBy[A] = N;
    const society = [...t.s.society];
    fight(t.act(A, 'from', land('boheme')).act(A, 'takeAll').act(A, 'march', land('vienne')));
    t.act(A, 'recruit', N, INF);
    expect([t.s.capitalBy[A], t.s.forced]).toEqual([A, -1]);
    expect(t.s.society).toEqual([Number(society[0]) - 1, Number(society[1]) + 1]);
  });

  test('ruling 146: with one enemy there is no Division', () => {
    const t = field({
      lands: { saxe: { N: 'IIIIC' }, boheme: { A: 'II' } },
      moves: [20, 0, 0, 0, 0],
      morale: [10, 5, 5, 5, 5],
      hands: { N: ['A1N16'] },
      kept: [1, 0, 0, 0, 0],
      dice: [3],
    });
    fight(t.act(N, 'from', land('saxe')).act(N, 'takeAll').act(N, 'march', land('boheme')));
    expect([t.asked()?.prompt, t.offers(N)]).toEqual(['attackCard', [['pass']]]);
  });
});
