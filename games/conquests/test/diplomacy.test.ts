import { includes, PUBLIC } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { upward } from './procedures.ts';
import { diplomacyOf } from '../rules/cards/effects.ts';
import { diplomacyZone } from '../rules/diplomacy/zone.ts';
import { parting } from '../rules/diplomacy/parting.ts';
import { areAdjacent, areAllied, membersOf } from '../rules/map/relations.ts';
import { controllerOf } from '../rules/map/control.ts';
import { unitsAt } from '../rules/map/troops.ts';
import type { ConquestsState } from '../rules/state.ts';
import { A, card, E, europe, idWith, land, N, P, R, type Table, table } from '../testing/table.ts';
import { lapsing } from './procedures.ts';

const one = [0, 1, 2, 3, 4, 5].map((skip) => idWith(1, 'diplomacy', 1, skip));
const two = idWith(1, 'diplomacy', 2);
const french = [0, 1, 2].map((skip) => idWith(0, 'diplomacy', 1, skip));
const frenchTwo = idWith(0, 'diplomacy', 2);
const [c0 = '', c1 = '', c2 = '', c3 = ''] = one;
const begin = { at: -1 };
const rich = (s: ConquestsState) => {
  s.money.fill(20);
  s.turn = 3;
};
const lands = {
  berlin: { P: 'I' },
  lituanie: { R: 'I' },
  'prusse-orientale': { P: 'I' },
  silesie: { P: 'I' },
  boheme: { A: 'I' },
  londres: { E: 'I' },
  saxe: { N: 'I' },
};

/** Russia declares an alliance with these. */
function declared(played: Table, by: number, ...others: number[]): Table {
  played.act(by, 'declare');
  for (const power of others) played.act(by, 'pick', power);
  if (played.asked()?.prompt === 'partners') played.act(by, 'done');
  return played;
}

function rest(played: Table): Table {
  for (let ask = played.asked(); ask !== null; ask = played.asked())
    played.act(ask.power, played.may(ask.power, 'pass') ? 'pass' : 'refuse');
  return played;
}

describe('CON 8.7, 9.1 to 9.3: alliances of the Coalition', () => {
  test('[CON 9.1#1, CON 9.1#2, CON 16#2, CON 17.2.3#1, CON 17.2.3#2] what a card is worth to whom', () => {
    const board = table({ lands }, parting, { land: -1, power: -1, stays: -1 }).board;
    expect([A, E, R, P].map((power) => diplomacyOf(board, power, card(two)))).toEqual([2, 1, 1, 1]);
    expect([A, E, R, P].map((power) => diplomacyOf(board, power, card(c0)))).toEqual([1, 1, 1, 1]);
    expect(diplomacyOf(board, N, card(frenchTwo))).toBe(2);
  });

  test('[CON 8.7#1, CON 9.3#1, CON 9.3#2, CON 9.3#3, CON 9.3#5, CON 9.3#9, CON 17.3#3, CON 3.6#12] Russia and Prussia pay 3 francs and a card each', () => {
    const played = table(
      { lands, advisers: { diplomacy: 'R' }, hands: { R: [c0], P: [c1] }, also: rich },
      diplomacyZone,
      begin,
    );
    const money = [...played.s.money];
    declared(played, R, P);
    played.act(R, 'contribute').act(P, 'contribute');
    expect(membersOf(played.s, 1)).toEqual([R, P]);
    expect(areAllied(played.s, R, P)).toBe(true);
    expect(areAllied(played.s, R, A)).toBe(false);
    expect([R, P].map((power) => played.s.money[power])).toEqual([R, P].map((power) => (money[power] as number) - 3));
    expect([...(played.s.spent[1]?.is ?? [])].sort(upward)).toEqual([card(c0), card(c1)].sort(upward));
  });

  test('[CON 9.3#3] anybody of the Coalition may pay, and only what is due is taken', () => {
    const played = table(
      { lands, advisers: { diplomacy: 'R' }, hands: { R: [c0], P: [c1] }, also: rich },
      diplomacyZone,
      begin,
    );
    const money = played.s.money[E] as number;
    declared(played, R, P);
    played
      .act(E, 'pledge', 0, 6)
      .act(R, 'pledge', card(c0) + 1, 1)
      .act(R, 'stand')
      .act(P, 'pledge', card(c1) + 1, 1);
    if (played.s.pact[R] === 0) played.act(P, 'stand');
    expect(membersOf(played.s, 1)).toEqual([R, P]);
    expect(played.s.money[E]).toBe(money - 6);
    expect(played.s.money[R]).toBe(20 + 1 + (europe.spaces.find((one) => one.zone === 5)?.bonus.fg ?? 0) - 1);
  });

  test('[CON 9.3#4, CON 9.3#5] who refuses stays outside, the others go on; without anybody it fails and costs nothing', () => {
    const hands = { R: [c0], P: [c1], A: [c2] };
    const played = table({ lands, advisers: { diplomacy: 'R' }, hands, also: rich }, diplomacyZone, begin);
    declared(played, R, P, A);
    played.act(A, 'refuse').act(R, 'contribute').act(P, 'contribute');
    expect(membersOf(played.s, 1)).toEqual([R, P]);
    const failed = table({ lands, advisers: { diplomacy: 'R' }, hands, also: rich }, diplomacyZone, begin);
    const money = [...failed.s.money];
    declared(failed, R, P);
    failed.act(P, 'refuse');
    rest(failed);
    expect(failed.s.pact).toEqual([0, 0, 0, 0, 0]);
    expect(failed.s.money).toEqual(money);
    expect(failed.s.hands[R]?.is).toContain(card(c0));
    expect(failed.told('allianceFailed').length).toBe(1);
  });

  test('[CON 9.3#6, CON 16#9] Austria, outside, plays a 2 for two; inside she pays neither francs nor card', () => {
    const played = table(
      { lands, advisers: { diplomacy: '..R' }, hands: { A: [two] }, also: rich },
      diplomacyZone,
      begin,
    );
    declared(played, R, P);
    played
      .act(A, 'pledge', card(two) + 1, 1)
      .act(R, 'contribute')
      .act(P, 'contribute');
    expect(membersOf(played.s, 1)).toEqual([R, P]);
    expect(played.s.spent[1]?.is).toEqual([card(two)]);
    const inside = table(
      { lands, advisers: { diplomacy: 'A' }, hands: { P: [c0], A: [c1] }, also: rich },
      diplomacyZone,
      begin,
    );
    const money = inside.s.money[A] as number;
    declared(inside, A, P);
    inside.act(A, 'contribute').act(P, 'contribute');
    expect(membersOf(inside.s, 1)).toEqual([A, P]);
    expect(inside.s.money[A]).toBe(money);
    expect(inside.s.hands[A]?.is).toContain(card(c1));
    expect(inside.s.money[P]).toBe(17);
  });

  test('[CON 9.3#7, CON 17.3#1] somebody of them must stand beside the initiator', () => {
    const played = table(
      { lands, advisers: { diplomacy: 'E' }, hands: { E: [c0], P: [c1] }, also: rich },
      diplomacyZone,
      begin,
    );
    expect(played.why(E, 'declare')).toBe('noPartner');
    expect(areAdjacent(played.board, R, P)).toBe(true);
    expect(areAdjacent(played.board, R, N)).toBe(false);
    const near = table(
      {
        lands,
        seas: { 'baltique-est': { E: 'F' } },
        advisers: { diplomacy: 'E' },
        hands: { E: [c0], P: [c1] },
        also: rich,
      },
      diplomacyZone,
      begin,
    );
    expect(near.may(E, 'declare')).toBe(true);
  });

  test('[CON 9.3#8, CON 9.4#8] a forced ally joins with 3 points, and is free', () => {
    const field = { lands, forced: 'P' as const, advisers: { diplomacy: 'R' }, also: rich };
    const played = table({ ...field, hands: { R: [c0], P: [c1, c2, c3] } }, diplomacyZone, begin);
    declared(played, R, P);
    played.act(R, 'contribute').act(P, 'contribute');
    expect(membersOf(played.s, 1)).toEqual([R, P]);
    expect(played.s.forced).toBe(-1);
    expect(played.s.hands[P]?.is).toEqual([]);
    const poor = table({ ...field, hands: { R: [c0], P: [c1, c2] } }, diplomacyZone, begin);
    declared(poor, R, P);
    poor.act(R, 'contribute').act(P, 'contribute');
    rest(poor);
    expect(poor.s.pact).toEqual([0, 0, 0, 0, 0]);
    expect(poor.s.forced).toBe(P);
  });

  test('[CON 9.2#8] when it has succeeded, each may show or give an ally a card, and only that one sees it', () => {
    const played = table(
      { lands, advisers: { diplomacy: 'R' }, hands: { R: [c0, c2], P: [c1, c3] }, also: rich },
      diplomacyZone,
      begin,
    );
    declared(played, R, P);
    played.act(R, 'contribute').act(P, 'contribute');
    const [kept = -1] = played.s.hands[R]?.is.filter((one) => one === card(c0) || one === card(c2)) ?? [];
    expect(played.asked()).toMatchObject({ prompt: 'courtesy' });
    played.act(R, 'show', kept, P);
    const hand = (viewer: number) => played.referee.through(viewer).state.game.hands[R]?.is ?? [];
    expect(hand(P)).toContain(kept);
    expect(hand(N)).not.toContain(kept);
    // Its back is open: all see which card it was, even if the ally knew it before.
    expect(includes(played.referee.disclosure.shown, PUBLIC)).toBe(true);
    const [theirs = -1] = played.s.hands[P]?.is ?? [];
    played.act(P, 'give', theirs, R);
    expect(played.s.hands[R]?.is).toContain(theirs);
    expect(includes(played.referee.disclosure.shown, PUBLIC)).toBe(true);
  });

  test('[CON 9.2#2] an alliance of turn 2 ends with turn 3', () => {
    const at = (turn: number) =>
      table(
        {
          pacts: ['RP'],
          forced: 'A',
          also: (s) => {
            s.turn = turn;
            s.pactSince[0] = 2;
            s.forcedUntil = 3;
          },
        },
        lapsing,
        {},
      ).s;
    expect(at(2).pact[R]).toBe(1);
    expect(at(2).forced).toBe(A);
    expect(at(3).pact).toEqual([0, 0, 0, 0, 0]);
    expect(at(3).forced).toBe(-1);
  });

  test('[CON 9.2#3, CON 9.7#1, CON 9.7#2] allies share a land that nobody controls; parted, the initiator says who goes where', () => {
    const shared = { boheme: { A: 'I', R: 'II' }, saxe: { P: 'I', R: 'C' }, silesie: { P: 'I' } };
    const allied = table({ lands: shared, pacts: ['RAP'] }, parting, { land: -1, power: -1, stays: -1 });
    expect(allied.asked()).toBeNull();
    expect(controllerOf(allied.s, land('boheme'))).toBe(-1);
    const played = table(
      {
        lands: shared,
        also: (s) => {
          s.partedBy[A] = R;
          s.partedBy[R] = R;
          s.partedBy[P] = R;
        },
      },
      parting,
      { land: -1, power: -1, stays: -1 },
    );
    // Bohemia is Austria's own: Russia goes. Saxony is nobody's: Russia, who began it, says who leaves.
    for (let ask = played.asked(); ask !== null; ask = played.asked()) {
      expect(ask.power).toBe(R);
      if (ask.prompt === 'partWho') played.act(R, 'target', P);
      else played.act(R, 'retreat', played.offers(R, 'retreat')[0]?.[0] as number);
    }
    expect(unitsAt(played.s, land('boheme'), R)).toBe(0);
    expect(unitsAt(played.s, land('boheme'), A)).toBe(1);
    expect(unitsAt(played.s, land('saxe'), R)).toBe(1);
    expect(unitsAt(played.s, land('saxe'), P)).toBe(0);
    expect(played.s.moves[R]).toBe(europe.setUps[R]?.moves);
  });

  test('[CON 9.7#2] where two lands are equally near the initiator may send the units to both', () => {
    const shared = { boheme: { A: 'I', P: 'II' }, vienne: { A: 'I' } };
    const also = (s: ConquestsState) => {
      s.partedBy[A] = A;
      s.partedBy[P] = A;
    };
    const played = table({ lands: shared, also }, parting, { land: -1, power: -1, stays: -1 });
    expect(played.asked()).toEqual({ power: A, prompt: 'retreat' });
    const near = played.offers(A, 'retreat').flat().sort(upward);
    expect(near).toEqual([land('saxe'), land('silesie')].sort(upward));
    played.act(A, 'take', 0).act(A, 'retreat', land('saxe')).act(A, 'retreat', land('silesie'));
    expect([land('saxe'), land('silesie'), land('boheme')].map((at) => unitsAt(played.s, at, P))).toEqual([1, 1, 0]);
    expect(played.asked()).toBeNull();
  });
});

describe('CON 9.4, 9.5: forced alliances, and calling off', () => {
  const hands = { N: [...french, frenchTwo] };
  const pay = (played: Table, ...ids: string[]) => {
    for (const id of ids) played.act(N, 'card', card(id));
    return played;
  };

  test('[CON 9.4#1, CON 9.4#2, CON 9.4#3, CON 9.4#4, CON 9.4#5, CON 9.4#6] 5 francs and 3 points for one nation beside him, in no alliance, never England', () => {
    const played = table(
      { lands, seas: { 'manche-est': { N: 'F' } }, advisers: { diplomacy: '.N' }, hands, also: rich },
      diplomacyZone,
      begin,
    );
    expect(played.why(N, 'force', R)).toBe('notAdjacent');
    expect(played.why(N, 'force', E)).toBe('neverEngland');
    const money = played.s.money[N] as number;
    played.act(N, 'force', P);
    pay(played, frenchTwo, french[0] ?? '');
    expect(played.s.forced).toBe(P);
    expect(played.s.money[N]).toBe(money - 5);
    expect(areAllied(played.s, N, P)).toBe(true);
    expect(played.s.made[N]).toBe(1);
    const inPact = table(
      { lands, pacts: ['PR'], advisers: { diplomacy: 'N' }, hands, also: rich },
      diplomacyZone,
      begin,
    );
    expect(inPact.why(N, 'force', P)).toBe('inAlliance');
    const poor = table(
      { lands, advisers: { diplomacy: '..N' }, hands: { N: french.slice(0, 2) }, also: rich },
      diplomacyZone,
      begin,
    );
    expect(poor.why(N, 'force', P)).toBe('tooFewPoints');
    const broke = table(
      {
        lands,
        advisers: { diplomacy: 'N' },
        hands,
        also: (s) => {
          rich(s);
          s.money[N] = 1;
        },
      },
      diplomacyZone,
      begin,
    );
    expect(broke.why(N, 'force', P)).toBe('tooDear');
    const none = table({ lands, advisers: { diplomacy: 'R' }, hands, also: rich }, diplomacyZone, begin);
    expect(none.asked()?.power).toBe(R);
    expect(none.why(R, 'force', P)).toBe('onlyNapoleon');
  });

  test('[CON 9.4#9] a new forced alliance ends the old one', () => {
    const played = table({ lands, forced: 'A', advisers: { diplomacy: 'N' }, hands, also: rich }, diplomacyZone, begin);
    played.act(N, 'force', P);
    pay(played, frenchTwo, french[0] ?? '');
    expect(played.s.forced).toBe(P);
    expect(areAllied(played.s, N, A)).toBe(false);
  });

  test('[CON 9.5#1, CON 9.5#3, CON 9.5#5, CON 8.7#2, CON 17.3#5] the example: Russia, behind him, ends it: two cards of Prussia and Austria, 2 francs each from Russia and England', () => {
    const field = { lands, advisers: { diplomacy: '.NR' }, hands: { ...hands, P: [two], A: [c0] }, also: rich };
    const played = table(field, diplomacyZone, begin);
    played.act(N, 'force', P);
    pay(played, frenchTwo, french[0] ?? '');
    const money = [...played.s.money];
    played
      .act(R, 'free')
      .act(P, 'pledge', card(two) + 1, 1)
      .act(A, 'pledge', card(c0) + 1, 1);
    played.act(R, 'pledge', 0, 2).act(E, 'pledge', 0, 2);
    expect(played.s.forced).toBe(-1);
    expect(played.s.made[N]).toBe(0);
    expect([R, E, P].map((power) => (money[power] as number) - (played.s.money[power] as number))).toEqual([2, 2, 0]);
    expect([...(played.s.spent[1]?.is ?? [])].sort(upward)).toEqual([card(two), card(c0)].sort(upward));
    const last = table({ ...field, advisers: { diplomacy: '.RN' } }, diplomacyZone, begin);
    last.act(R, 'pass').act(N, 'force', P);
    pay(last, frenchTwo, french[0] ?? '');
    expect(last.asked()).toBeNull();
    expect(last.s.made[N]).toBe(1);
  });

  test('[CON 9.5#2, CON 9.5#4, CON 9.6#1] Napoleon calls off an alliance of two for 2 points and 4 francs; the Coalition cannot', () => {
    const played = table(
      { lands, pacts: ['RP'], advisers: { diplomacy: 'RN' }, hands, also: rich },
      diplomacyZone,
      begin,
    );
    expect(played.why(R, 'callOff', 1)).toBe('onlyNapoleon');
    played.act(R, 'pass');
    const money = played.s.money[N] as number;
    played.act(N, 'callOff', 1);
    pay(played, frenchTwo);
    expect(played.s.pact).toEqual([0, 0, 0, 0, 0]);
    expect(played.s.money[N]).toBe(money - 4);
    expect(played.s.made).toEqual([0, 0, 0, 0, 0]);
    expect(areAllied(played.s, R, P)).toBe(false);
  });

  test('[CON 9.5#6] not the same alliance in two turns running', () => {
    const also = (turn: number) => (s: ConquestsState) => {
      rich(s);
      s.calledOff[(1 << R) | (1 << P)] = turn;
    };
    const again = table(
      { lands, pacts: ['RP'], advisers: { diplomacy: 'N' }, hands, also: also(2) },
      diplomacyZone,
      begin,
    );
    expect(again.why(N, 'callOff', 1)).toBe('notTwice');
    const later = table(
      { lands, pacts: ['RP'], advisers: { diplomacy: 'N' }, hands, also: also(1) },
      diplomacyZone,
      begin,
    );
    expect(later.may(N, 'callOff', 1)).toBe(true);
  });
});
