import { describe, expect, test } from 'vitest';
import { includes } from '@bivouac/kernel';
import { playCard, playing } from '../rules/cards/playing.ts';
import { placesForFree } from '../rules/cards/free-units.ts';
import { mustLose } from '../rules/cards/losing-units.ts';
import { troopsAt } from '../rules/map/troops.ts';
import { turnRules } from '../content/types-cards.ts';
import { A, card, E, europe, idWith, land, N, P, type Position, R, sea, type Table, table } from '../testing/table.ts';
import { region, typed } from '../testing/typed.ts';
import { upward } from './procedures.ts';

const LETTERS = 'NAERP' as const;

/** A power plays the tab that is typed so; what it needs first stands in the position. */
function play(power: number, text: string, position: Position = {}, ...parts: number[]): Table {
  const one = typed(text);
  const letter = LETTERS[power] as 'A';
  const hands = { ...position.hands, [letter]: [one.id, ...(position.hands?.[letter] ?? [])] };
  const t = table({ ...position, hands }, playCard, playing(power, one.card, one.tab));
  for (const part of parts) t.act(power, 'choose', part);
  return t;
}

const levels = (s: { money: number[]; moves: number[]; morale: number[]; society: number[] }) => {
  s.money.fill(5);
  s.moves.fill(5);
  s.morale.fill(5);
  s.society.fill(4);
};
const set: Position = { also: levels };

describe('cards do what they say', () => {
  test('[CON 3.6#4, CON 3.6#7] francs: the card is spent, its player has 3 more', () => {
    const t = play(A, 'money 3', set);
    expect([t.s.money, t.s.hands[A]?.is]).toEqual([[5, 8, 5, 5, 5], []]);
    expect(t.s.spent[1]?.is).toEqual([typed('money 3').card]);
    expect(t.told('played')).toMatchObject([{ power: A, card: typed('money 3').card, tab: typed('money 3').tab }]);
    expect(t.told('gained')).toMatchObject([{ power: A, francs: 3, clause: 'CON 3.6#7' }]);
  });

  test('[CON 3.6#8, CON 3.6#9, CON 3.6#13] Morale is the nation’s, Society the side’s, points of movement the nation’s', () => {
    const morale = play(R, 'morale 1', set);
    expect(morale.s.morale).toEqual([5, 5, 5, 6, 5]);
    expect(play(R, 'society 1', set).s.society).toEqual([4, 5]);
    expect(play(N, 'society 1', set).s.society).toEqual([5, 4]);
    expect(play(N, 'moves 6', set).s.moves).toEqual([11, 5, 5, 5, 5]);
  });

  test('[CON 3.6#10] a price is paid before the effect comes', () => {
    const francs = play(N, 'pay 1 fg: moves 8', set);
    expect([francs.s.money[N], francs.s.moves[N]]).toEqual([4, 13]);
    expect(francs.told('lostMoves')).toEqual([]);
    const points = play(E, 'pay 1 pm: free 3 inf at hollande', {
      ...set,
      lands: { hollande: { E: 'I' } },
    });
    expect([points.s.moves[E], troopsAt(points.s, land('hollande'), E, 0)]).toEqual([4, 4]);
    expect(points.told('paid')).toEqual([]);
  });

  test('[CON 17.2.2#1, CON 17.2.2#2] what a harmful card takes: francs, points, Morale, Society, of whom it names', () => {
    expect(play(N, 'harm england money 3', set).s.money).toEqual([5, 5, 2, 5, 5]);
    expect(play(N, 'harm england morale 2', set).s.morale).toEqual([5, 5, 3, 5, 5]);
    expect(play(A, 'harm napoleon moves 6', set).s.moves).toEqual([0, 5, 5, 5, 5]);
    expect(play(A, 'harm napoleon society 1', set).s.society).toEqual([3, 4]);
    expect(play(N, 'harm coalition society 1', set).s.society).toEqual([4, 3]);
    const chosen = play(N, 'harm chosen morale 2', {
      also: (s) => {
        levels(s);
        s.out[E] = 1;
      },
    });
    expect(chosen.asked()).toEqual({ power: N, prompt: 'target' });
    expect(chosen.offers(N, 'target')).toEqual([[A], [R], [P]]);
    chosen.act(N, 'target', P);
    expect(chosen.s.morale).toEqual([5, 5, 5, 5, 3]);
  });

  test('[CON 17.2.1#2] of two effects one is chosen, and those alone that are of use', () => {
    const both = play(N, 'free 1 inf at rome or moves 4', { ...set, lands: { toscane: { N: 'I' } } });
    expect(both.asked()).toEqual({ power: N, prompt: 'choosePart' });
    // Rome has its garrison: nobody can simply appear there.
    expect(both.offers(N, 'choose')).toEqual([[1]]);
    both.act(N, 'choose', 1);
    expect(both.s.moves[N]).toBe(9);
    const held = play(N, 'free 1 inf at rome or moves 4', { ...set, lands: { rome: { N: 'I' } } });
    expect(held.offers(N, 'choose')).toEqual([[0], [1]]);
    held.act(N, 'choose', 0);
    expect(troopsAt(held.s, land('rome'), N, 0)).toBe(2);
    expect(held.told('raised')).toMatchObject([{ power: N, kind: 0, land: land('rome') }]);
  });

  test('[CON 17.2.1#3] a card for one nation: she has it for nothing, the others at a price', () => {
    const lands = { berlin: { P: 'I' }, vienne: { A: 'I' } };
    const free = play(P, 'only prussia: enrol else pay 1 fg: enrol', { ...set, lands });
    const paid = play(A, 'only prussia: enrol else pay 1 fg: enrol', { ...set, lands });
    expect([free.s.money[P], paid.s.money[A]]).toEqual([5, 4]);
    // At the zone's prices: 2 francs for infantry, 3 for the others; never a frigate.
    expect(free.offers(P, 'enrol')).toEqual([[0], [1], [2]]);
    free.act(P, 'enrol', 0).act(P, 'enrol', 1);
    expect([free.s.money[P], free.asked()]).toEqual([0, null]);
    expect([0, 1].map((kind) => troopsAt(free.s, land('berlin'), P, kind))).toEqual([2, 1]);
  });

  test('[CON 17.2.4#26, CON 17.2.4#28] enrolling on other cards is dearer; one of each kind, no frigate', () => {
    const lands = { londres: { E: 'I' } };
    const rich = (s: { money: number[] }) => s.money.fill(20);
    const t = play(E, 'enrol 3 4 4', { lands, also: rich });
    t.act(E, 'enrol', 0);
    expect(t.s.money[E]).toBe(17);
    expect(t.offers(E, 'enrol')).toEqual([[1], [2]]);
    expect(t.why(E, 'enrol', 3)).toBe('notHere');
    expect(t.why(E, 'enrol', 0)).toBe('notHere');
    expect(t.offers(E, 'buyMoves')).toEqual([]);
    expect(t.why(E, 'buyMoves', 1)).toBe('tooManyMoves');
    t.act(E, 'enrol', 1).act(E, 'enrol', 2);
    expect([t.s.money[E], t.asked()]).toEqual([9, null]);
  });

  test('[CON 17.2.2#4] cards are thrown away by their holder, as many as the card says', () => {
    const [money, society] = [idWith(0, 'money'), idWith(0, 'society')];
    const t = play(A, 'diplomacy 1 or discard napoleon 1', { hands: { N: [money, society] } }, 1);
    expect(t.asked()).toEqual({ power: N, prompt: 'throwAway' });
    expect([...t.offers(N, 'card')].sort(([one], [two]) => upward(one, two))).toEqual(
      [[card(money)], [card(society)]].sort(([one], [two]) => upward(one, two)),
    );
    t.act(N, 'card', card(society));
    expect([t.s.hands[N]?.is, t.s.spent[0]?.is, t.asked()]).toEqual([[card(money)], [card(society)], null]);
    expect(t.told('threwAway')).toMatchObject([{ power: N, card: card(society) }]);
  });

  test('[CON 17.2.3#3] an objective is looked at: never one’s own, never Napoleon’s, nor that of who is out', () => {
    const also = (s: { out: number[] }) => {
      s.out[E] = 1;
    };
    const objectives = { P: europe.objectives.find(({ short }) => short)?.id ?? '' };
    const t = play(A, 'diplomacy 1 or lookObjective', { also, objectives }, 1);
    expect(t.offers(A, 'target')).toEqual([[R], [P]]);
    t.act(A, 'target', P);
    expect(t.told('sawObjective')).toMatchObject([{ power: A, other: P }]);
    const [told] = t.told('objective');
    expect([told?.['power'], told?.['objective']]).toEqual([P, t.s.objective[P]?.is[0]]);
    expect([A, N, P].map((seat) => includes(told?.to ?? 0, seat))).toEqual([true, false, false]);
  });

  test('[CON 17.2.3#4] Napoleon’s hand is shown whole, sorted, and to one', () => {
    const hand = [idWith(0, 'society', 1, 5), idWith(0, 'money', 2, 3), idWith(0, 'moves')];
    const t = play(R, 'diplomacy 1 or lookHand', { hands: { N: hand } }, 1);
    const [seen] = t.told('handSeen');
    expect([seen?.['power'], seen?.['cards']]).toEqual([N, hand.map(card).sort(upward)]);
    expect([R, A].map((seat) => includes(seen?.to ?? 0, seat))).toEqual([true, false]);
    expect(t.told('sawHand')).toMatchObject([{ power: R }]);
  });

  test('[CON 17.2.3#6] a swap: only with a nation that has cards and is in the game; it may be declined', () => {
    const hands = {
      A: [idWith(1, 'money')],
      E: [idWith(1, 'society')],
      P: [idWith(1, 'morale')],
      N: [idWith(0, 'money')],
    };
    const also = (s: { out: number[] }) => {
      s.out[P] = 1;
    };
    const t = play(A, 'diplomacy 1 or swap 1', { hands, also }, 1);
    expect(t.asked()).toEqual({ power: A, prompt: 'swapWith' });
    expect(t.offers(A)).toEqual([['target', E], ['pass']]);
    t.act(A, 'target', E);
    expect([t.asked(), t.offers(E)]).toEqual([{ power: E, prompt: 'swapWilling' }, [['carry'], ['drop']]]);
    t.act(E, 'drop');
    expect([t.asked(), t.s.hands[A]?.is, t.s.hands[E]?.is]).toEqual([
      null,
      [card(hands.A[0] ?? '')],
      [card(hands.E[0] ?? '')],
    ]);
    const passed = play(A, 'diplomacy 1 or swap 1', { hands, also }, 1).act(A, 'pass');
    expect([passed.asked(), passed.told('swapped')]).toEqual([null, []]);
    const done = play(A, 'diplomacy 1 or swap 1', { hands }, 1).act(A, 'target', E).act(E, 'carry');
    // Both think it out unseen, in either order.
    expect([...done.referee.waiting()].sort(upward)).toEqual([A, E]);
    done.act(E, 'card', card(hands.E[0] ?? '')).act(A, 'card', card(hands.A[0] ?? ''));
    expect(done.told('swappedCards')).toMatchObject([
      { power: A, other: E, gave: card(hands.A[0] ?? ''), got: card(hands.E[0] ?? '') },
    ]);
    const publicly = done.told('swapped')[0];
    expect([A, E, R].map((seat) => includes(publicly?.to ?? 0, seat))).toEqual([false, false, true]);
    expect(publicly).toMatchObject({ power: A, other: E });
  });

  test('[CON 17.2.1#1] rules of the turn: for oneself or for whom the card names, and nobody else', () => {
    const rule = (t: Table, name: (typeof turnRules)[number]) => {
      const from = turnRules.indexOf(name) * 5;
      return t.s.turnRule.slice(from, from + 5);
    };
    const own = play(N, 'rule strangersAtSea 0 for self');
    expect(rule(own, 'strangersAtSea')).toEqual([0, -1, -1, -1, -1]);
    expect(own.s.turnRule.filter((value) => value >= 0)).toHaveLength(1);
    expect(rule(play(N, 'diplomacy 1 or rule englishSpeed 2 for england', {}, 1), 'englishSpeed')).toEqual([
      -1, -1, 2, -1, -1,
    ]);
    const fleet = { seas: { 'manche-est': { E: 'F' } } };
    const support = play(N, 'lose england 1 frg or rule navalSupport 0 for england', fleet, 1);
    expect(rule(support, 'navalSupport')).toEqual([-1, -1, 0, -1, -1]);
    expect(support.told('turnRule')).toMatchObject([{ rule: 'navalSupport', value: 0, power: E }]);
  });

  test('[CON 17.2.4#25] two lands with infantry: Napoleon says which becomes a guard', () => {
    const t = play(N, 'guard 1 inf', { lands: { paris: { N: 'I' }, midi: { N: 'IC' } } });
    expect(t.asked()).toEqual({ power: N, prompt: 'convert' });
    expect(t.offers(N, 'convert')).toEqual([
      [3, land('paris')],
      [3, land('midi')],
    ]);
    const spare = t.s.contingent[0] as number;
    t.act(N, 'convert', 3, land('midi'));
    expect([0, 1, 3].map((kind) => troopsAt(t.s, land('midi'), N, kind))).toEqual([0, 1, 1]);
    // Ruling 10: the counter that is replaced goes to the contingent.
    expect([t.s.contingent[0], t.s.guard[0], t.asked()]).toEqual([spare + 1, 4, null]);
  });
});

describe('free units', () => {
  const free = (power: number, kind: number, where: string | null, position: Position): number[] => {
    const { board } = play(A, 'money 3', position);
    return placesForFree(board, power, kind, where === null ? -1 : region(where)).sort(upward);
  };
  const ids = (...names: string[]) => names.map(land).sort(upward);

  test('[CON 17.2.4#22] in a named place: free or one’s own or an ally’s, beside a unit or frigate of one’s own or an ally’s', () => {
    const around = { lands: { toscane: { N: 'I' }, naples: { A: 'I' } } };
    // Not Naples, where a stranger stands; not Rome, which has its garrison; not Piedmont's far side.
    expect(free(N, 0, 'italie', around)).toEqual(ids('toscane', 'lombardie', 'piemont'));
    expect(free(N, 0, 'italie', { ...around, forced: 'A' })).toEqual(ids('toscane', 'lombardie', 'piemont', 'naples'));
    expect(free(N, 0, 'italie', { seas: { adriatique: { N: 'F' } } })).toEqual(ids('lombardie', 'naples'));
    expect(free(N, 0, 'italie', { seas: { adriatique: { A: 'F' } } })).toEqual([]);
    expect(free(N, 0, 'italie', { seas: { adriatique: { A: 'F' } }, forced: 'A' })).toEqual(ids('lombardie', 'naples'));
    // A neutral capital that somebody holds has no garrison.
    expect(free(N, 0, 'rome', { lands: { rome: { N: 'I' } } })).toEqual(ids('rome'));
  });

  test('[CON 17.2.4#23] frigates: beside a unit or frigate of one’s own or an ally’s', () => {
    const at = (position: Position) => free(R, 3, 'baltique', position);
    expect(at({ lands: { livonie: { R: 'I' } } })).toEqual([sea('baltique-est')]);
    expect(at({ seas: { 'baltique-est': { R: 'F' } } })).toEqual(
      [sea('baltique-ouest'), sea('baltique-est')].sort(upward),
    );
    expect(at({ lands: { livonie: { P: 'I' } } })).toEqual([]);
    expect(at({ lands: { livonie: { P: 'I' } }, pacts: ['RP'] })).toEqual([sea('baltique-est')]);
  });

  test('[CON 3.1#6] without a counter in the contingent there is none to place', () => {
    const lands = { toscane: { N: 'I' } };
    const none = (s: { contingent: number[]; reserve: number[] }) => {
      s.reserve[0] = (s.reserve[0] as number) + (s.contingent[0] as number);
      s.contingent[0] = 0;
    };
    expect(free(N, 0, 'italie', { lands, also: none })).toEqual([]);
  });

  test('[CON 17.2.4#22] several places: one by one, where their owner likes; frigates on seas', () => {
    const t = play(A, 'free 2 inf at italie', { lands: { lombardie: { A: 'I' } } });
    expect(t.asked()).toEqual({ power: A, prompt: 'deploy' });
    const places = t
      .offers(A, 'deploy')
      .map(([at]) => at)
      .sort(upward);
    expect(places).toEqual(ids('lombardie', 'piemont', 'toscane'));
    expect(t.why(A, 'deploy', land('paris'))).toBe('notBesideYou');
    t.act(A, 'deploy', land('toscane')).act(A, 'deploy', land('lombardie'));
    expect(['toscane', 'lombardie'].map((id) => troopsAt(t.s, land(id), A, 0))).toEqual([1, 2]);
    const fleet = play(E, 'free 1 frg at manche', { lands: { londres: { E: 'I' } } });
    expect(
      fleet
        .offers(E, 'deploySea')
        .map(([at]) => at)
        .sort(upward),
    ).toEqual([sea('manche-est'), sea('manche-ouest')].sort(upward));
    fleet.act(E, 'deploySea', sea('manche-ouest'));
    expect(fleet.told('launched')).toMatchObject([{ power: E, sea: sea('manche-ouest') }]);
    expect(fleet.s.ship.filter((at) => at === sea('manche-ouest'))).toHaveLength(1);
  });
});

describe('units that cards take', () => {
  test('[CON 17.2.4#17] of the region alone; any kind where the card says so', () => {
    const { board } = play(A, 'money 3', {
      lands: { moscou: { N: 'IG' }, smolensk: { N: 'C' }, paris: { N: 'I' } },
      seas: { 'baltique-est': { N: 'FF' } },
    });
    const any = mustLose(board, N, { unit: 'any', region: region('russie') });
    expect(any).toEqual([
      { ship: false, kind: 0, at: land('moscou') },
      { ship: false, kind: 1, at: land('smolensk') },
      { ship: false, kind: 2, at: land('moscou') },
    ]);
    // Frigates of one sea are alike; of another sea one more.
    expect(mustLose(board, N, { unit: 'any', region: -1 }).filter(({ ship }) => ship)).toHaveLength(1);
    expect(mustLose(board, N, { unit: 'frg', region: region('atlantique') })).toEqual([]);
    expect(mustLose(board, E, { unit: 'any', region: -1 })).toEqual([]);
  });

  test('[CON 17.2.4#17] two units, one after the other, and no more than there are', () => {
    const t = play(A, 'lose napoleon 2 inf at italie', {
      lands: { rome: { N: 'I' }, naples: { N: 'I' }, paris: { N: 'I' } },
    });
    expect(t.why(A, 'strike', 0, land('paris'))).toBe('notToBeLost');
    t.act(A, 'strike', 0, land('rome')).act(A, 'strike', 0, land('naples'));
    expect([t.asked(), troopsAt(t.s, land('paris'), N, 0)]).toEqual([null, 1]);
    expect(t.told('lostUnit')).toMatchObject([
      { power: N, kind: 0, land: land('rome') },
      { power: N, kind: 0, land: land('naples') },
    ]);
    const short = play(A, 'lose napoleon 2 inf at italie', { lands: { rome: { N: 'I' } } });
    short.act(A, 'strike', 0, land('rome'));
    expect([short.asked(), short.told('lostUnit').length]).toEqual([null, 1]);
  });

  test('[CON 17.2.4#20] frigates: each sea is a choice, and the frigate goes to the contingent', () => {
    const t = play(N, 'lose england 1 frg', { seas: { 'manche-est': { E: 'FF' }, egee: { E: 'F' } } });
    const ships = t.offers(N, 'strikeShip').map(([ship]) => ship as number);
    expect(ships.map((ship) => t.s.ship[ship]).sort(upward)).toEqual([sea('manche-est'), sea('egee')].sort(upward));
    const [first = -1] = ships;
    const from = t.s.ship[first];
    t.act(N, 'strikeShip', first);
    expect([t.s.ship[first], t.asked()]).toEqual([-2, null]);
    expect(t.told('lostShip')).toMatchObject([{ power: E, sea: from }]);
  });

  test('[CON 17.2.4#19] a guard horseman only where no other cavalry is in the region', () => {
    const lands = { rome: { N: 'c' }, naples: { N: 'C' } };
    const { board } = play(A, 'money 3', { lands });
    expect(mustLose(board, N, { unit: 'cav', region: -1 })).toEqual([{ ship: false, kind: 1, at: land('naples') }]);
    expect(mustLose(board, N, { unit: 'cav', region: region('rome') })).toEqual([
      { ship: false, kind: 4, at: land('rome') },
    ]);
    expect(mustLose(board, N, { unit: 'can', region: -1 })).toEqual([]);
  });
});
