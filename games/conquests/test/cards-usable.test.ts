import { describe, expect, test } from 'vitest';
import { isCombat, isMet, victims } from '../rules/cards/effects.ts';
import { effectFault, playable, tabFault } from '../rules/cards/usable.ts';
import { A, E, europe, idWith, N, P, type Position, R, table } from '../testing/table.ts';
import { soundReason } from '../testing/strict.ts';
import { effect, region, typed } from '../testing/typed.ts';
import { looking } from './procedures.ts';

const board = (position: Position = {}) => table(position, looking, {}).board;

/** Why an effect is of no use to a power in a position; an empty text if it is. */
function fault(power: number, text: string, position: Position = {}): string {
  const reason = effectFault(board(position), power, effect(text));
  soundReason(reason);
  return reason?.reason ?? '';
}

const poor = (s: { money: number[]; moves: number[] }) => {
  s.money.fill(0);
  s.moves.fill(0);
};
const with3 = (s: { money: number[]; moves: number[] }) => {
  s.money.fill(3);
  s.moves.fill(3);
};

describe('what a card can be played for', () => {
  test('[CON 8.6.1#3] effects of combat wait for one, behind a price, a choice or a condition, too', () => {
    for (const text of ['force 2 land', 'combatMoves 4', 'combatGuard 1 inf', 'division 9', 'slipAway'])
      expect(fault(N, text)).toBe('onlyInCombat');
    expect(fault(A, 'repel at portugal')).toBe('onlyInCombat');
    expect(fault(A, 'combatMoves 6 or slipAway')).toBe('onlyInCombat');
    expect(isCombat(effect('pay 1 fg: force 2 land'))).toBe(true);
    expect(isCombat(effect('only prussia: force 2 land'))).toBe(true);
    expect(isCombat(effect('pay 1 fg: moves 8'))).toBe(false);
    expect(isCombat(effect('diplomacy 1 or lookHand'))).toBe(false);
  });

  test('plain gains can always be had; points of diplomacy only for alliances [CON 3.6#12]', () => {
    for (const text of ['money 2', 'morale 1', 'society 1', 'moves 4', 'draw 1', 'rule infCheaper 1 for self'])
      expect(fault(A, text)).toBe('');
    expect(fault(A, 'diplomacy 2')).toBe('onlyForAlliances');
    expect(fault(A, 'lookObjective')).toBe('');
  });

  test('[CON 17.2.2#1] a harmful effect needs somebody it can strike', () => {
    const out = (s: { out: number[] }) => {
      s.out[E] = 1;
    };
    expect(fault(N, 'harm england money 3')).toBe('');
    expect(fault(N, 'harm england money 3', { also: out })).toBe('nobodyToHarm');
    expect(fault(N, 'harm coalition society 1', { also: out })).toBe('');
    expect(victims(board({ also: out }), 'chosen')).toEqual([A, R, P]);
    expect(victims(board(), E)).toEqual([E]);
  });

  test('[CON 8.6.4#2, CON 17.2.4#22] free units need a place that one of the nation stands in or beside', () => {
    expect(fault(N, 'free 2 inf at hollande', { lands: { paris: { N: 'I' } } })).toBe('noPlaceForUnits');
    expect(fault(N, 'free 2 inf at hollande', { lands: { belgique: { N: 'I' } } })).toBe('');
    expect(fault(N, 'free 2 inf at hollande', { seas: { 'mer-nord-sud': { N: 'F' } } })).toBe('');
  });

  test('[CON 17.2.4#26] enrolling needs francs for one of the three, and one in the reserve', () => {
    const lands = { vienne: { A: 'I' } };
    expect(fault(A, 'enrol', { lands, also: poor })).toBe('tooDear');
    expect(fault(A, 'enrol', { lands, also: with3 })).toBe('');
    expect(fault(A, 'enrol 4 4 4', { lands, also: with3 })).toBe('tooDear');
    expect(fault(A, 'enrol 4 3 4', { lands, also: with3 })).toBe('');
    const none = (s: { reserve: number[] }) => s.reserve.fill(0);
    expect(fault(A, 'enrol', { lands, also: none })).toBe('reserveEmpty');
  });

  test('[CON 17.2.4#17] a unit can be lost where there is one', () => {
    expect(fault(A, 'lose napoleon 2 inf at italie', { lands: { paris: { N: 'I' } } })).toBe('nothingToLose');
    expect(fault(A, 'lose napoleon 2 inf at italie', { lands: { rome: { N: 'C' } } })).toBe('nothingToLose');
    expect(fault(A, 'lose napoleon 2 inf at italie', { lands: { rome: { N: 'I' } } })).toBe('');
    expect(fault(N, 'lose chosen 1 frg', { lands: { rome: { N: 'I' } } })).toBe('nothingToLose');
    expect(fault(N, 'lose chosen 1 frg', { seas: { 'mer-ligure': { R: 'F' } } })).toBe('');
  });

  test('[CON 17.2.4#25] a guard needs a man of its arm, away from battle, and a counter', () => {
    expect(fault(N, 'guard 1 inf', { lands: { paris: { N: 'I' } } })).toBe('');
    expect(fault(N, 'guard 1 inf', { lands: { paris: { N: 'C' } } })).toBe('noGuard');
    expect(fault(N, 'guard 1 cav', { lands: { paris: { N: 'I' } } })).toBe('noGuard');
    expect(fault(N, 'guard 1 cav', { lands: { paris: { N: 'C' } } })).toBe('');
    expect(fault(N, 'guard 1 inf 1 cav', { lands: { paris: { N: 'C' } } })).toBe('');
    expect(fault(N, 'guard 1 inf', { lands: { saxe: { N: 'I', P: 'I' } } })).toBe('noGuard');
    const used = (s: { guard: number[] }) => s.guard.fill(0);
    expect(fault(N, 'guard 1 inf 1 cav', { lands: { paris: { N: 'IC' } }, also: used })).toBe('noGuard');
  });

  test('[CON 17.2.3#4, CON 17.2.3#6, CON 17.2.2#4] looking, swapping and throwing away need cards', () => {
    const [one, two, french] = [idWith(1, 'money'), idWith(1, 'society'), idWith(0, 'money')];
    expect(fault(A, 'lookHand')).toBe('emptyHand');
    expect(fault(A, 'lookHand', { hands: { N: [french] } })).toBe('');
    expect(fault(A, 'discard napoleon 1')).toBe('emptyHand');
    expect(fault(A, 'discard napoleon 1', { hands: { N: [french] } })).toBe('');
    // The card that is played is gone by then: one must hold another, and somebody else one.
    expect(fault(A, 'swap 1', { hands: { A: [one], E: [two] } })).toBe('nobodyToSwap');
    expect(fault(A, 'swap 1', { hands: { A: [one, two] } })).toBe('nobodyToSwap');
    expect(fault(A, 'swap 1', { hands: { A: [one, two], N: [french] } })).toBe('nobodyToSwap');
    expect(fault(A, 'swap 1', { hands: { A: [one, two], R: [idWith(1, 'morale')] } })).toBe('');
  });

  test('[CON 3.6#10] a price must be paid in full, in francs or in movement points', () => {
    expect(fault(N, 'pay 4 fg: moves 8', { also: with3 })).toBe('tooDear');
    expect(fault(N, 'pay 3 fg: moves 8', { also: with3 })).toBe('');
    expect(fault(N, 'pay 4 pm: money 2', { also: with3 })).toBe('tooFewMoves');
    expect(fault(N, 'pay 3 pm: money 2', { also: with3 })).toBe('');
    // What is paid for must be of use, too.
    expect(fault(N, 'pay 1 fg: free 2 inf at hollande', { also: with3 })).toBe('noPlaceForUnits');
  });

  test('[CON 17.2.1#2, CON 17.2.1#3] of several effects one is enough; a card for others is for them alone', () => {
    expect(fault(A, 'diplomacy 1 or lookHand')).toBe('onlyForAlliances');
    expect(fault(A, 'lookHand or diplomacy 1')).toBe('emptyHand');
    expect(fault(A, 'diplomacy 1 or money 2')).toBe('');
    expect(fault(A, 'only prussia: money 2')).toBe('notForYou');
    expect(fault(P, 'only prussia: money 2')).toBe('');
    expect(fault(A, 'only prussia: money 2 else lookHand')).toBe('emptyHand');
    expect(fault(P, 'only prussia: lookHand else money 2')).toBe('emptyHand');
  });

  test('[CON 17.2.1#3] conditions: a region held alone, on land or at sea, or an ally', () => {
    const holding = { powers: [], holds: region('italie'), allied: false };
    expect(isMet(board({ lands: { rome: { N: 'I' } } }), N, holding)).toBe(true);
    expect(isMet(board({ lands: { rome: { A: 'I' } } }), N, holding)).toBe(false);
    expect(isMet(board({ lands: { rome: { N: 'I', A: 'I' } } }), N, holding)).toBe(false);
    const seas = { powers: [], holds: region('baltique'), allied: false };
    const baltic = europe.map.regions[region('baltique')]?.seas[0] ?? -1;
    const id = europe.map.seas[baltic]?.id ?? '';
    expect(isMet(board({ seas: { [id]: { R: 'F' } } }), R, seas)).toBe(true);
    expect(isMet(board({ seas: { [id]: { R: 'F' } } }), P, seas)).toBe(false);
    const allied = { powers: [], holds: -1, allied: true };
    const pact = board({ pacts: ['AR'] });
    expect([A, R, E, N].map((power) => isMet(pact, power, allied))).toEqual([true, true, false, false]);
    expect(isMet(board({ forced: 'P' }), N, allied)).toBe(true);
    const named = { powers: [P, E], holds: -1, allied: false } as const;
    expect([A, E, R, P].map((power) => isMet(pact, power, named))).toEqual([false, true, false, true]);
  });

  test('[CON 3.6#5, CON 8#3] only a card of one’s hand, and of it only the tab of the zone', () => {
    const held = typed('money 3');
    const other = typed('free 2 inf at naples');
    const at = board({ hands: { A: [held.id] }, lands: { vienne: { A: 'I' } } });
    const why = (card: unknown, tab: unknown) => {
      const reason = tabFault(at, A, 0, card, tab);
      soundReason(reason);
      return reason?.reason ?? '';
    };
    expect(why(held.card, held.tab)).toBe('');
    expect(why(other.card, other.tab)).toBe('notInHand');
    expect(why(held.card, (held.tab + 1) % 3)).toBe('otherDomain');
    expect(why(held.card, 7)).toBe('otherDomain');
    expect(why('card', held.tab)).toBe('');
    expect(why(held.card, 'tab')).toBe('');
    expect(playable(at, A, 0)).toEqual([{ card: held.card, tab: held.tab }]);
    expect(playable(at, E, 0)).toEqual([]);
    const naples = board({ hands: { A: [other.id] }, lands: { vienne: { A: 'I' } } });
    expect(tabFault(naples, A, 3, other.card, other.tab)?.reason).toBe('noPlaceForUnits');
    expect(playable(naples, A, 3)).toEqual([]);
  });
});
