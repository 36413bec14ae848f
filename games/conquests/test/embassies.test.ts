import { includes, type Pot } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { callOffFault, embassies, embassy, forceFault } from '../rules/diplomacy/embassy.ts';
import { isForcedOpenToEnd, isOpenToEnd, refusalOf, wasJustCalledOff } from '../rules/diplomacy/pacts.ts';
import { allianceShare, costOf, freeingShare, lacking, settled } from '../rules/diplomacy/pots.ts';
import { courtesies } from '../rules/diplomacy/courtesy.ts';
import { areAllied, membersOf } from '../rules/map/relations.ts';
import type { ConquestsState } from '../rules/state.ts';
import { A, card, E, idWith, N, P, type Position, R, type Table, table } from '../testing/table.ts';
import { typed } from '../testing/typed.ts';
import { looking } from './procedures.ts';

const [c0 = '', c1 = '', c2 = ''] = [0, 1, 2].map((skip) => idWith(1, 'diplomacy', 1, skip));
const two = idWith(1, 'diplomacy', 2);
const french = [0, 1, 2].map((skip) => idWith(0, 'diplomacy', 1, skip));
const lands = {
  berlin: { P: 'I' },
  lituanie: { R: 'I' },
  'prusse-orientale': { P: 'I' },
  silesie: { P: 'I' },
  boheme: { A: 'I' },
  londres: { E: 'I' },
  saxe: { N: 'I' },
};
const at =
  (turn: number, francs = 20, more?: (s: ConquestsState) => void) =>
  (s: ConquestsState): void => {
    s.turn = turn;
    s.money.fill(francs);
    more?.(s);
  };
const board = (position: Position) => table(position, looking, {}).board;
const sits = (by: number, where: 'zone' | 'stockholm' | 'answer', position: Position): Table =>
  table({ lands, also: at(3), ...position }, embassies, embassy(by, where));
const verbs = (t: Table, power: number) => [...new Set(t.offers(power).map(([verb]) => verb))];

describe('what an embassy may do, and why not', () => {
  test('[CON 9.3#1, CON 9.5#3] Napoleon declares no alliance and frees nobody; others force and call off nothing', () => {
    const his = sits(N, 'zone', { hands: { N: french } });
    expect([his.why(N, 'declare'), his.why(N, 'free')]).toEqual(['onlyCoalition', 'onlyCoalition']);
    expect(his.why(N, 'callOff', 1)).toBe('noAlliance');
    const hers = sits(R, 'zone', {});
    expect([hers.why(R, 'free'), hers.why(R, 'force', P), hers.why(R, 'callOff', 1)]).toEqual([
      'nobodyForced',
      'onlyNapoleon',
      'onlyNapoleon',
    ]);
    expect(verbs(hers, R)).toEqual(['declare', 'buy', 'pass']);
  });

  test('[CON 9.3#7] nobody to ask: whoever is out of the game is no partner', () => {
    const gone = at(3, 20, (s) => {
      s.out[P] = 1;
    });
    expect(sits(R, 'zone', { also: gone }).why(R, 'declare')).toBe('noPartner');
  });

  test('[CON 9.3#2, CON 9.3#7] first one beside the initiator, then others', () => {
    const t = sits(R, 'zone', { hands: { R: [c0], P: [c1] } }).act(R, 'declare');
    expect(t.offers(R, 'pick')).toEqual([[P]]);
    t.act(R, 'pick', P);
    expect(t.offers(R, 'pick')).toEqual([[A], [E]]);
    t.act(R, 'pick', A).act(R, 'done');
    expect(t.told('proposed')).toMatchObject([{ power: R, members: [R, P, A] }]);
    expect(t.s.offeredIn[R]).toBe(3);
  });

  test('[CON 9.4#4, CON 9.4#5, CON 9.4#9] Napoleon needs exactly 5 francs and 3 points, and forces nobody twice a turn', () => {
    const force = (position: Position, power: number = P) =>
      forceFault(board({ lands, hands: { N: french }, ...position }), N, power)?.reason ?? '';
    expect([force({ also: at(3, 5) }), force({ also: at(3, 4) })]).toEqual(['', 'tooDear']);
    expect(force({ hands: { N: french.slice(1) }, also: at(3) })).toBe('tooFewPoints');
    const forced = (since: number) =>
      at(3, 20, (s) => Object.assign(s, { forced: P, forcedSince: since, forcedUntil: 4 }));
    expect([force({ also: forced(3) }), force({ also: forced(2) }), force({ also: forced(3) }, A)]).toEqual([
      'forcedAlready',
      '',
      '',
    ]);
    const out = at(3, 20, (s) => {
      s.out[P] = 1;
    });
    expect([force({ also: out }), force({ also: at(3) }, N)]).toEqual(['neverEngland', 'neverEngland']);
  });

  test('[CON 9.5#2] calling off costs 2 francs and 1 point for each nation of the alliance', () => {
    const off = (position: Position) =>
      callOffFault(board({ lands, pacts: ['RPA'], hands: { N: french }, ...position }), N, 1)?.reason ?? '';
    expect([off({ also: at(3, 6) }), off({ also: at(3, 5) })]).toEqual(['', 'tooDear']);
    expect(off({ also: at(3, 6), hands: { N: french.slice(1) } })).toBe('tooFewPoints');
    const t = sits(N, 'zone', { pacts: ['RPA'], hands: { N: french } }).act(N, 'callOff', 1);
    expect(t.s.money[N]).toBe(14);
    for (const id of french) t.act(N, 'card', card(id));
    expect([t.asked(), t.s.pact, t.s.calledOff[(1 << R) | (1 << P) | (1 << A)]]).toEqual([null, [0, 0, 0, 0, 0], 3]);
    expect(t.told('allianceOver')).toMatchObject([{ members: [A, R, P] }]);
    expect(t.told('playedDiplomacy')).toHaveLength(3);
  });

  test('[CON 8.5#9, CON 8.5#10] Stockholm begins, an answer ends; nothing else', () => {
    const north = sits(N, 'stockholm', { pacts: ['RP'], hands: { N: french } });
    expect([verbs(north, N), north.why(N, 'callOff', 1), north.why(N, 'free')]).toEqual([
      ['force', 'buy', 'pass'],
      'notHere',
      'notHere',
    ]);
    const fresh = at(3, 20, (s) => {
      s.pactFresh[0] = 1;
      s.pactSince[0] = 3;
    });
    const answer = sits(N, 'answer', { pacts: ['RP'], hands: { N: french }, also: fresh });
    expect([verbs(answer, N), answer.why(N, 'force', A), answer.why(N, 'buy')]).toEqual([
      ['callOff', 'pass'],
      'notHere',
      'notHere',
    ]);
  });

  test('[CON 8.5#10, CON 9.5#6] too late in the turn it was made; not the same one in the next turn again', () => {
    const made = (since: number, isFresh: number) =>
      at(3, 20, (s) => {
        s.pactSince[0] = since;
        s.pactFresh[0] = isFresh;
      });
    const open = (also: (s: ConquestsState) => void) => sits(N, 'zone', { pacts: ['RP'], hands: { N: french }, also });
    expect(open(made(3, 0)).why(N, 'callOff', 1)).toBe('tooLate');
    expect(open(made(3, 1)).may(N, 'callOff', 1)).toBe(true);
    expect(open(made(2, 0)).may(N, 'callOff', 1)).toBe(true);
    const forced = (since: number, isFresh: number, calledOff = 0) =>
      at(3, 20, (s) => {
        Object.assign(s, { forced: P, forcedSince: since, forcedUntil: 4, forcedFresh: isFresh });
        s.calledOff[(1 << N) | (1 << P)] = calledOff;
      });
    const freeing = (also: (s: ConquestsState) => void) => sits(R, 'zone', { also }).why(R, 'free');
    expect([freeing(forced(3, 0)), freeing(forced(3, 1)), freeing(forced(2, 0))]).toEqual(['tooLate', '', '']);
    expect([freeing(forced(2, 0, 2)), freeing(forced(2, 0, 1))]).toEqual(['notTwice', '']);
    const s = board({ pacts: ['RP'], also: made(2, 0) }).s;
    expect([isOpenToEnd(s, 1), isForcedOpenToEnd(s), wasJustCalledOff(s, [R, P])]).toEqual([true, false, false]);
  });

  test('[CON 8#5, CON 17.2.3#4] other cards of the domain are played here; a card is bought for a franc', () => {
    const look = typed('diplomacy 1 or lookHand');
    const t = sits(R, 'zone', { hands: { R: [look.id], N: [french[0] ?? ''] } });
    expect(t.may(R, 'play', look.card, look.tab)).toBe(true);
    t.act(R, 'play', look.card, look.tab).act(R, 'choose', 1);
    expect([t.told('sawHand').length, t.asked()]).toEqual([1, null]);
    const plain = sits(R, 'zone', { hands: { R: [c0] } });
    expect(plain.why(R, 'play', card(c0), 0) === '').toBe(false);
    const buys = sits(R, 'zone', {}).act(R, 'buy');
    expect([buys.s.money[R], buys.s.hands[R]?.is.length, buys.asked()]).toEqual([19, 1, null]);
    const broke = sits(R, 'zone', { also: at(3, 0) });
    expect([broke.may(R, 'buy'), broke.why(R, 'buy')]).toEqual([false, 'tooDear']);
  });
});

describe('what an alliance costs, and who is in it', () => {
  /** A pot in which these have spoken and pledged: power, resource (0 for francs, else a card and one), amount. */
  const potOf = (stances: { readonly [power: number]: number }, ...given: [number, number, number][]): Pot => {
    const members = [R, P, A, E];
    return { members, stance: members.map((power) => stances[power] ?? 0), pledged: given.flat() };
  };
  const asCard = (id: string) => card(id) + 1;
  const four = board({ lands, also: at(3, 20) });
  const terms = { by: R, parties: [R, P] };

  test('[CON 9.3#3, CON 9.3#6] 3 francs for each but Austria', () => {
    expect([costOf([R, P]), costOf([R, A]), costOf([A, E, R, P])]).toEqual([6, 3, 9]);
  });

  test('[CON 9.3#5, CON 9.3#6] points that are still lacking: a card of each, or Austria’s; who refuses owes none', () => {
    const short = (pot: Pot, parties: number[] = [R, P]) => lacking(four, { by: R, parties }, pot);
    expect([short(potOf({})), short(potOf({}, [R, asCard(c0), 1])), short(potOf({ [P]: -1 }))]).toEqual([2, 1, 1]);
    expect(short(potOf({}, [A, asCard(c0), 1]))).toBe(1);
    expect(short(potOf({}, [A, asCard(two), 1]))).toBe(0);
    // A 2 of Russia's is 1, and her second card is of no use to Prussia.
    expect(short(potOf({}, [R, asCard(two), 1], [R, asCard(c0), 1]))).toBe(1);
    expect(short(potOf({}), [R, A])).toBe(1);
    expect(short(potOf({}, [E, asCard(c0), 1]))).toBe(2);
  });

  test('[CON 9.3#4, CON 9.3#5, CON 9.3#7] who is in it: who agrees, has a card, and is paid for; with the initiator, beside him', () => {
    const yes = { [R]: 1, [P]: 1 };
    const cards: [number, number, number][] = [
      [R, asCard(c0), 1],
      [P, asCard(c1), 1],
    ];
    expect(settled(four, terms, potOf(yes, ...cards, [E, 0, 6]))).toEqual([R, P]);
    expect(settled(four, terms, potOf(yes, ...cards, [E, 0, 5]))).toEqual([]);
    expect(settled(four, terms, potOf(yes, [R, asCard(c0), 1], [E, 0, 6]))).toEqual([]);
    expect(settled(four, terms, potOf({ [P]: 1 }, ...cards, [E, 0, 6]))).toEqual([]);
    expect(settled(four, terms, potOf({ [R]: 1 }, ...cards, [E, 0, 6]))).toEqual([]);
    const all = { by: R, parties: [R, A, P] };
    // Austria's one card helps the first who lacks one, and she herself needs none.
    const joined = { [R]: 1, [P]: 1, [A]: 1 };
    expect(settled(four, all, potOf(joined, [R, asCard(c0), 1], [A, asCard(c1), 1], [E, 0, 9]))).toEqual([R, A, P]);
    expect(settled(four, all, potOf(joined, [A, asCard(c1), 1], [E, 0, 9]))).toEqual([]);
    // England alone is not beside Russia.
    expect(
      settled(
        four,
        { by: R, parties: [R, E] },
        potOf({ [R]: 1, [E]: 1 }, [R, asCard(c0), 1], [E, asCard(c1), 1], [R, 0, 6]),
      ),
    ).toEqual([]);
  });

  test('[CON 9.3#3] a fair share: the price of one and cards for one’s own points, of least worth first, no more than there is', () => {
    const rich = board({ lands, hands: { R: [two, c0], P: [c1] }, also: at(3, 20) });
    const share = (pot: Pot, member: number, b = rich, parties: number[] = [R, P]) =>
      allianceShare(b, { by: R, parties }, pot, member);
    expect(share(potOf({}), E)).toBeNull();
    expect(share(potOf({}), P)).toEqual([
      [0, 3],
      [asCard(c1), 1],
    ]);
    expect(share(potOf({}, [R, 0, 1]), R)?.[0]).toEqual([0, 2]);
    expect(share(potOf({}, [R, 0, 1]), R)).toHaveLength(2);
    expect(share(potOf({}, [E, 0, 5]), P)?.[0]).toEqual([0, 1]);
    expect(share(potOf({}, [E, 0, 6], [P, asCard(c1), 1]), P)).toEqual([]);
    expect(share(potOf({}), A, rich, [R, A])).toEqual([]);
    const poor = board({ lands, hands: { P: [c1] }, also: at(3, 2) });
    expect(share(potOf({}), P, poor)?.[0]).toEqual([0, 2]);
  });

  test('[CON 9.5#3] a share of freeing: all that is missing, if one has it', () => {
    const b = board({ lands, hands: { R: [c0, c1], A: [two] }, also: at(3, 4) });
    expect(freeingShare(b, potOf({}), R)).toEqual([
      [0, 4],
      [asCard(c0), 1],
      [asCard(c1), 1],
    ]);
    expect(freeingShare(b, potOf({}), A)).toEqual([
      [0, 4],
      [asCard(two), 1],
    ]);
    expect(freeingShare(b, potOf({}, [E, 0, 4], [P, asCard(c2), 1]), R)).toEqual([[asCard(c0), 1]]);
    const poor = board({ lands, also: at(3, 3) });
    expect([freeingShare(poor, potOf({}), R), freeingShare(poor, potOf({}, [E, 0, 1]), R)]).toEqual([null, [[0, 3]]]);
  });

  test('[CON 9.3#4, CON 9.3#5] who joins without a card and without Austria’s help stays outside, and is remembered', () => {
    const t = sits(R, 'zone', { hands: { R: [c0], P: [c1] } });
    t.act(R, 'declare').act(R, 'pick', P).act(R, 'pick', E).act(R, 'done');
    expect(t.asked()?.prompt).toBe('alliance');
    t.act(R, 'contribute').act(P, 'contribute').act(E, 'contribute');
    for (let ask = t.asked(); ask !== null; ask = t.asked())
      t.act(ask.power, t.may(ask.power, 'stand') ? 'stand' : 'refuse');
    expect(membersOf(t.s, 1)).toEqual([R, P]);
    expect([refusalOf(t.s, R, E), refusalOf(t.s, R, P)]).toEqual([3, 0]);
    // Six francs are due, not nine: the third pays nothing, or gets it back.
    expect([A, E, R, P].reduce((sum, power) => sum + 20 - (t.s.money[power] as number), 0)).toBe(6);
  });

  test('[CON 9.3#8, CON 9.4#8] a forced ally joins for 3 points, and is free', () => {
    const hands = { R: [c0], P: [c1, c2, two] };
    const also = at(3, 20, (s) => Object.assign(s, { forced: P, forcedSince: 2, forcedUntil: 3 }));
    const t = sits(R, 'zone', { hands, also }).act(R, 'declare').act(R, 'pick', P);
    if (t.asked()?.prompt === 'partners') t.act(R, 'done');
    t.act(R, 'contribute').act(P, 'contribute');
    expect([membersOf(t.s, 1), t.s.forced, t.s.hands[P]?.is.length]).toEqual([[R, P], -1, 0]);
    expect(t.told('freed')).toMatchObject([{ power: P, clause: 'CON 9.3#8' }]);
    const less = sits(R, 'zone', { hands: { R: [c0], P: [c1, c2] }, also })
      .act(R, 'declare')
      .act(R, 'pick', P);
    if (less.asked()?.prompt === 'partners') less.act(R, 'done');
    less.act(R, 'contribute').act(P, 'contribute');
    for (let ask = less.asked(); ask !== null; ask = less.asked())
      less.act(ask.power, less.may(ask.power, 'stand') ? 'stand' : 'refuse');
    expect([less.s.pact, less.s.forced]).toEqual([[0, 0, 0, 0, 0], P]);
  });

  test('ruling 24: whoever joins another alliance leaves the first, which needs two to go on', () => {
    const position = { pacts: ['AP'], hands: { R: [c0], P: [c1] } };
    const t = sits(R, 'zone', position).act(R, 'declare').act(R, 'pick', P);
    if (t.asked()?.prompt === 'partners') t.act(R, 'done');
    t.act(R, 'contribute').act(P, 'contribute');
    expect([areAllied(t.s, R, P), areAllied(t.s, A, P), t.s.pact[A]]).toEqual([true, false, 0]);
    expect(t.told('leftAlliance')).toMatchObject([{ power: P }]);
    expect(t.told('allianceOver')).toMatchObject([{ members: [A] }]);
    expect([t.s.partedBy[A], t.s.partedBy[P]]).toEqual([A, A]);
  });

  test('[CON 9.5#3] freeing fails if it is not paid; then it costs nothing', () => {
    const also = at(3, 20, (s) => Object.assign(s, { forced: P, forcedSince: 2, forcedUntil: 3 }));
    const t = sits(R, 'zone', { hands: { R: [c0] }, also }).act(R, 'free');
    for (let ask = t.asked(); ask !== null; ask = t.asked()) t.act(ask.power, 'refuse');
    expect([t.told('freeingFailed').length, t.s.forced, t.s.money[R], refusalOf(t.s, R, R)]).toEqual([1, P, 20, 3]);
    const paid = sits(R, 'zone', { hands: { R: [c0, c1] }, also })
      .act(R, 'free')
      .act(R, 'contribute');
    expect([paid.s.forced, paid.s.money[R], paid.s.calledOff[(1 << N) | (1 << P)]]).toEqual([-1, 16, 3]);
    expect(paid.told('freed')).toMatchObject([{ power: P, clause: 'CON 9.5#3' }]);
  });

  test('[CON 9.3#3] nobody can pledge more than he has, or more than is still missing', () => {
    const poor = sits(R, 'zone', { hands: { R: [c0], P: [c1] }, also: at(3, 2) })
      .act(R, 'declare')
      .act(R, 'pick', P);
    if (poor.asked()?.prompt === 'partners') poor.act(R, 'done');
    expect(poor.offers(R, 'pledge')).toEqual([
      [0, 2],
      [0, 1],
      [asCard(c0), 1],
    ]);
    const rich = sits(R, 'zone', { hands: { R: [c0], P: [c1] } })
      .act(R, 'declare')
      .act(R, 'pick', P);
    if (rich.asked()?.prompt === 'partners') rich.act(R, 'done');
    rich.act(E, 'pledge', 0, 4);
    expect(rich.offers(A, 'pledge').filter(([what]) => what === 0)).toEqual([
      [0, 2],
      [0, 1],
    ]);
    // England's card is of no use here, Austria's would be.
    expect(rich.offers(E, 'pledge').every(([what]) => what === 0)).toBe(true);
  });
});

describe('courtesies among new allies [CON 9.2#8]', () => {
  const position: Position = { lands, pacts: ['RP'], hands: { R: [c0], P: [c1] } };
  const begun = () => table(position, courtesies, { pacts: [1], asked: [] });

  test('one card is shown or given to an ally, to nobody else; each ally once', () => {
    const t = begun();
    expect(t.asked()).toEqual({ power: R, prompt: 'courtesy' });
    const named = new Set(t.offers(R).flatMap(([verb, ...args]) => (verb === 'pass' ? [] : [String(args.at(-1))])));
    expect([...named]).toEqual([String(P)]);
    const [show] = t.offers(R).filter(([verb]) => verb === 'show') as [string, number, number][];
    if (show === undefined) throw new Error('nothing can be shown');
    t.act(R, ...show);
    const [told] = t.told('showed');
    expect(told).toMatchObject({ power: R, ally: P });
    expect([P, R, A].map((seat) => includes(t.s.hands[R]?.seen[0] ?? 0, seat))).toEqual([true, true, false]);
    expect(t.asked()).toEqual({ power: P, prompt: 'courtesy' });
    t.act(P, 'pass');
    expect(t.asked()).toBeNull();
  });

  test('a card that is given changes hands', () => {
    const t = begun();
    const [give] = t.offers(R).filter(([verb]) => verb === 'give') as [string, number, number][];
    if (give === undefined) throw new Error('nothing can be given');
    t.act(R, ...give);
    expect([t.s.hands[R]?.is, t.s.hands[P]?.is.includes(card(c0))]).toEqual([[], true]);
  });
});
