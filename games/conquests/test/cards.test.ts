import { describe, expect, test } from 'vitest';
import { upward } from './procedures.ts';
import { playCard, playing } from '../rules/cards/playing.ts';
import { losingUnits, mustLose } from '../rules/cards/losing-units.ts';
import { placesForFree } from '../rules/cards/free-units.ts';
import { harbours } from '../rules/zones/deploying.ts';
import { drawing } from '../rules/turn/drawing.ts';

import { troopsAt } from '../rules/map/troops.ts';
import { A, card, cardWith, E, europe, land, N, P, R, sea, table } from '../testing/table.ts';

const idOf = (at: number): string => europe.cards[at]?.id ?? '';

/** The first card with an effect of this kind anywhere on a tab, and the way to it. */
function holding(deck: 0 | 1, wanted: (effect: { kind: string; who?: unknown; what?: unknown }) => boolean) {
  for (const [at, { tabs, deck: is }] of europe.cards.entries()) {
    if (is !== deck) continue;
    for (const [tab, { effect }] of tabs.entries()) {
      if (wanted(effect)) return { card: at, tab, part: -1 };
      if (effect.kind !== 'either') continue;
      const part = effect.effects.findIndex(wanted);
      if (part >= 0) return { card: at, tab, part };
    }
  }
  throw new Error('no such card');
}

function play(power: number, one: { card: number; tab: number }, wanted: Parameters<typeof table>[0] = {}) {
  const hands = {
    ...wanted.hands,
    ['NAERP'[power] as 'A']: [idOf(one.card), ...(wanted.hands?.['NAERP'[power] as 'A'] ?? [])],
  };
  return table({ ...wanted, hands }, playCard, playing(power, one.card, one.tab));
}

describe('CON 17.2: cards', () => {
  test('[CON 17.2.2#1] Napoleon names whom a harmful card strikes, unless the card does', () => {
    const chosen = holding(
      0,
      (effect) => effect.kind === 'harm' && effect.who === 'chosen' && effect.what === 'morale',
    );
    const played = play(N, chosen);
    expect(played.offers(N, 'target').map(([power]) => power)).toEqual([A, E, R, P]);
    const before = [...played.s.morale];
    played.act(N, 'target', R);
    expect(played.s.morale[R]).toBeLessThan(before[R] as number);
    expect(played.s.morale[A]).toBe(before[A]);
    const named = holding(0, (effect) => effect.kind === 'harm' && effect.who === E && effect.what === 'morale');
    const struck = play(N, named);
    expect(struck.s.morale[E]).toBeLessThan(europe.setUps[E]?.morale ?? 0);
  });

  test('[CON 17.2.2#2] a harmful card of the Coalition strikes Napoleon', () => {
    const money = holding(1, (effect) => effect.kind === 'harm' && effect.what === 'money');
    const played = play(A, money);
    if (money.part >= 0) played.act(A, 'choose', money.part);
    expect(played.s.money[N]).toBeLessThan(europe.setUps[N]?.money ?? 0);
    expect(played.s.money[A]).toBe(europe.setUps[A]?.money);
  });

  test('[CON 17.2.2#3] Society that the Coalition loses is everybody’s', () => {
    const one = holding(
      0,
      (effect) => effect.kind === 'harm' && effect.what === 'society' && effect.who === 'coalition',
    );
    expect(play(N, one).s.society).toEqual([europe.tracks.society.start[0], europe.tracks.society.start[1] - 1]);
  });

  test('[CON 17.2.2#4] who must throw a card away chooses it', () => {
    const one = holding(1, (effect) => effect.kind === 'discard');
    const hand = [idOf(cardWith(0, 'money').card), idOf(cardWith(0, 'society').card)];
    const played = play(A, one, { hands: { N: hand } });
    if (one.part >= 0) played.act(A, 'choose', one.part);
    expect(played.asked()).toEqual({ power: N, prompt: 'throwAway' });
    played.act(N, 'card', card(hand[1] ?? ''));
    expect(played.s.hands[N]?.is).toEqual([card(hand[0] ?? '')]);
  });

  test('[CON 17.2.1#1] a rule that a card changes lasts until the turn ends', () => {
    const one = holding(0, (effect) => effect.kind === 'turnRule' && effect.who === E);
    const played = play(N, one);
    if (one.part >= 0) played.act(N, 'choose', one.part);
    expect(played.s.turnRule.some((value) => value >= 0)).toBe(true);
    const after = table(
      {
        also: (s) => {
          s.turnRule = [...played.s.turnRule];
        },
      },
      drawing,
      {},
    );
    expect(after.s.turnRule.every((value) => value === -1)).toBe(true);
  });

  test('[CON 17.2.1#2, CON 17.2.1#3, CON 3.6#10] choices are made when it is played; a cost is paid; a named nation has it cheaper', () => {
    const only = holding(1, (effect) => effect.kind === 'only');
    const effect = europe.cards[only.card]?.tabs[only.tab]?.effect;
    const [favoured = P] = effect?.kind === 'only' ? effect.when.powers : [P];
    const other = favoured === E ? A : E;
    const also = (s: { money: number[] }) => s.money.fill(20);
    const lands = { berlin: { P: 'I' }, vienne: { A: 'I' }, londres: { E: 'I' } };
    const cheap = play(favoured, only, { lands, also });
    const dear = play(other, only, { lands, also });
    expect(cheap.s.money[favoured]).toBe(20);
    expect(dear.s.money[other]).toBe(19);
    const either = holding(0, (one) => one.kind === 'moves');
    if (either.part >= 0) {
      const played = play(N, either, { lands: { paris: { N: 'I' } } });
      const moves = played.s.moves[N] as number;
      played.act(N, 'choose', either.part);
      expect(played.s.moves[N]).toBeGreaterThan(moves);
    } else expect(play(N, either).s.moves[N]).toBeGreaterThan(europe.setUps[N]?.moves ?? 0);
  });

  test('[CON 17.2.3#3, CON 17.2.3#5] one card shows an objective, to its player alone', () => {
    const one = holding(1, (effect) => effect.kind === 'lookObjective');
    const played = play(A, one, { objectives: { R: europe.objectives.find(({ short }) => short)?.id ?? '' } });
    if (one.part >= 0) played.act(A, 'choose', one.part);
    played.act(A, 'target', R);
    expect(played.referee.through(A).state.game.objective[R]?.is).toEqual(played.s.objective[R]?.is);
    expect(played.referee.through(P).state.game.objective[R]?.is).toEqual([-1]);
    expect(played.referee.through(N).state.game.objective[R]?.is).toEqual([-1]);
  });

  test('[CON 17.2.3#4] some show Napoleon’s hand', () => {
    const one = holding(1, (effect) => effect.kind === 'lookHand');
    const hand = [idOf(cardWith(0, 'money').card)];
    const played = play(R, one, { hands: { N: hand } });
    if (one.part >= 0) played.act(R, 'choose', one.part);
    expect(played.referee.through(R).state.game.hands[N]?.is).toEqual([card(hand[0] ?? '')]);
    expect(played.referee.through(A).state.game.hands[N]?.is[0]).toBeLessThan(0);
  });

  test('[CON 17.2.3#6] some let two of the Coalition swap a card, if the other is willing', () => {
    const one = holding(1, (effect) => effect.kind === 'swap');
    const [mine, theirs] = [cardWith(1, 'money').card, cardWith(1, 'society').card];
    const played = play(A, one, { hands: { A: [idOf(mine)], E: [idOf(theirs)] } });
    if (one.part >= 0) played.act(A, 'choose', one.part);
    played.act(A, 'target', E).act(E, 'carry').act(A, 'card', mine).act(E, 'card', theirs);
    expect(played.s.hands[A]?.is).toEqual([theirs]);
    expect(played.s.hands[E]?.is).toEqual([mine]);
    expect(played.referee.through(N).state.game.hands[A]?.is[0]).toBeLessThan(0);
  });

  test('[CON 17.2.3#7] some let their player draw', () => {
    const one = holding(0, (effect) => effect.kind === 'draw');
    const played = play(N, one);
    if (one.part >= 0 && played.asked() !== null) played.act(N, 'choose', one.part);
    expect(played.s.hands[N]?.is.length).toBe(1);
  });
});

describe('CON 17.2.4: units that cards give and take', () => {
  const any = { unit: 'inf', region: -1 } as const;
  const lose = { by: A, power: N, ...any, left: 1 };

  test('[CON 17.2.4#17, CON 17.2.4#18, CON 3.1#6] who plays the card designates; the capital’s only if there is no other', () => {
    const played = table({ lands: { paris: { N: 'I' }, nord: { N: 'I' }, midi: { N: 'I' } } }, losingUnits, {
      ...lose,
    });
    expect(played.asked()).toEqual({ power: A, prompt: 'loseUnit' });
    expect(
      played
        .offers(A, 'strike')
        .map(([, at]) => at)
        .sort(upward),
    ).toEqual([land('nord'), land('midi')].sort(upward));
    const spare = played.s.contingent[0] as number;
    played.act(A, 'strike', 0, land('nord'));
    expect(troopsAt(played.s, land('nord'), N, 0)).toBe(0);
    expect(played.s.contingent[0]).toBe(spare + 1);
    const home = table({ lands: { paris: { N: 'I' } } }, losingUnits, { ...lose });
    expect(home.may(A, 'strike', 0, land('paris'))).toBe(true);
  });

  test('[CON 17.2.4#19] a guard only where no other infantry is', () => {
    const both = table({ lands: { midi: { N: 'iI' } } }, losingUnits, { ...lose });
    expect(both.offers(A, 'strike')).toEqual([[0, land('midi')]]);
    const alone = table({ lands: { midi: { N: 'i' } } }, losingUnits, { ...lose });
    alone.act(A, 'strike', 3, land('midi'));
    expect(alone.s.guard[0]).toBe(5);
  });

  test('[CON 17.2.4#20] a laden frigate only if no other is there', () => {
    const { board, s } = table({ seas: { 'manche-est': { E: 'FF' } } }, losingUnits, { ...lose });
    const ships = s.ship.flatMap((at, ship) => (at === sea('manche-est') ? [ship] : []));
    const laden = ships[0] ?? -1;
    s.cargo[laden * 5] = 1;
    const fleet = { unit: 'frg', region: -1 } as const;
    expect(mustLose(board, E, fleet).map(({ at }) => at)).toEqual([ships[1]]);
    s.ship[ships[1] ?? -1] = -2;
    expect(mustLose(board, E, fleet).map(({ at }) => at)).toEqual([laden]);
  });

  test('[CON 17.2.4#23, CON 17.2.4#24] without a named place: lands of one’s own or an ally’s, a frigate off the coast; Austria needs a coastal land', () => {
    const { board } = table({ lands: { vienne: { A: 'I' }, boheme: { P: 'I' } }, pacts: ['AP'] }, losingUnits, {
      ...lose,
    });
    expect(placesForFree(board, A, 0, -1).sort(upward)).toEqual([land('vienne'), land('boheme')].sort(upward));
    expect(harbours(board, A)).toEqual([]);
    expect(harbours(board, P)).toEqual([...(europe.map.coasts[P] ?? [])].sort((x, y) => x - y));
    const coastal = table({ lands: { illyrie: { A: 'I' } } }, losingUnits, { ...lose });
    expect(harbours(coastal.board, A)).toEqual(
      [...(europe.map.lands[land('illyrie')]?.seas ?? [])].sort((x, y) => x - y),
    );
  });

  test('[CON 17.2.4#25] an infantry becomes a guard, not where there is a battle', () => {
    const one = holding(0, (effect) => effect.kind === 'guard');
    const played = play(N, one, { lands: { midi: { N: 'I' }, saxe: { N: 'I', P: 'I' } } });
    if (one.part >= 0 && played.asked() !== null) played.act(N, 'choose', one.part);
    expect(troopsAt(played.s, land('midi'), N, 3)).toBe(1);
    expect(troopsAt(played.s, land('saxe'), N, 3)).toBe(0);
    expect(played.s.guard[0]).toBe(4);
  });
});
