import { fastDice } from '@bivouac/kernel';
import { isFault, newState } from '@bivouac/kernel/table';
import { describe, expect, test } from 'vitest';
import { upward } from './procedures.ts';
import { conquestsGame } from '../game.ts';
import { invariant } from '../rules/invariant.ts';
import { landsOf } from '../rules/map/control.ts';
import { areAllied } from '../rules/map/relations.ts';
import { inContingent, inReserve, unitsAt } from '../rules/map/troops.ts';
import { A, E, europe, land, match, N, P, R, sea } from '../testing/table.ts';

const game = conquestsGame(europe);
const begin = (seats: readonly (readonly number[])[]) =>
  newState(game, { scenario: 'short', options: {}, seats }, fastDice('seats'));

describe('CON 1 to 3: what there is', () => {
  test('[CON 1#1, CON 1#2, CON 1#3] five powers, five domains, six zones', () => {
    expect(game.powers).toEqual(['napoleon', 'austria', 'england', 'russia', 'prussia']);
    const zones = new Set(europe.spaces.map(({ zone }) => zone));
    expect([...zones].sort(upward)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(new Set(europe.cards.flatMap(({ tabs }) => tabs.map(({ domain }) => domain))).size).toBe(5);
    expect(europe.spaces.length).toBe(23);
  });

  test('[CON 1#4] nobody is anybody’s ally at the start', () => {
    const { s } = match();
    for (const a of [N, A, E, R, P]) for (const b of [N, A, E, R, P]) expect(areAllied(s, a, b)).toBe(false);
  });

  test('[CON 1#5] three turns, or six', () => {
    expect(europe.scenarios.map(({ id, turns }) => [id, turns])).toEqual([
      ['short', 3],
      ['campaign', 6],
    ]);
  });

  test('[CON 2#1, CON 2#2, CON 2#3, CON 2#4] the printed splits can be played, and no others', () => {
    expect(isFault(begin([[0], [1], [2], [3], [4]]))).toBe(false);
    expect(isFault(begin([[0], [1], [2], [3, 4]]))).toBe(false);
    expect(isFault(begin([[0], [2, 4], [1, 3]]))).toBe(false);
    expect(isFault(begin([[0], [1, 2, 3, 4]]))).toBe(false);
    expect(isFault(begin([[0], [1], [2, 3], [4]]))).toBe(true);
    expect(isFault(begin([[0], [1, 2], [3, 4]]))).toBe(true);
    expect(
      isFault(
        begin([
          [0, 1],
          [2, 3, 4],
        ]),
      ),
    ).toBe(true);
    expect(isFault(begin([[0, 1, 2, 3, 4]]))).toBe(true);
  });

  test('[CON 3.1#1, CON 3.1#2, CON 3.1#3] the counters of the box', () => {
    const { s } = match();
    const box = (power: number) =>
      [0, 1, 2].map((kind) => {
        const onMap = europe.map.lands.reduce(
          (sum, _, at) => sum + (s.troops[at * 25 + power * 5 + kind] as number),
          0,
        );
        return onMap + inReserve(s, power, kind) + inContingent(s, power, kind);
      });
    for (const power of [A, E, R, P]) expect(box(power)).toEqual([12, 6, 5]);
    expect(box(N)).toEqual([15, 10, 10]);
    expect(s.guard).toEqual([5, 2]);
    expect(europe.setUps.map(({ corps }) => corps)).toEqual([7, 5, 5, 5, 5]);
    expect(s.ship.length).toBe(10 + 4 + 10 + 4 + 4);
  });

  test('[CON 3.3#1, CON 3.3#2, CON 3.4#4, CON 3.5#1] Moral of each, Society of two, at the levels of 1795', () => {
    const { s } = match();
    expect(s.morale).toEqual(europe.setUps.map(({ morale }) => morale));
    expect(s.society).toEqual([...europe.tracks.society.start]);
    expect(s.made.length).toBe(5);
    expect(s.won.length).toBe(5);
    expect(s.money).toEqual(europe.setUps.map(({ money }) => money));
  });

  test('[CON 3.4#1, CON 3.4#2] islands that are lands; seas are places that can be held', () => {
    for (const id of ['corse', 'sardaigne', 'sicile', 'irlande', 'londres', 'malte'])
      expect(land(id)).toBeGreaterThanOrEqual(0);
    const island = (at: (typeof europe.map.lands)[number]) => at.neighbours.length === 0;
    expect(
      europe.map.lands
        .filter(island)
        .map(({ id }) => id)
        .sort((one, two) => one.localeCompare(two)),
    ).toEqual(['corse', 'irlande', 'malte', 'sardaigne', 'sicile']);
    expect(sea('manche-est')).toBeGreaterThanOrEqual(0);
  });

  test('[CON 3.6#1, CON 3.6#2, CON 3.6#3] 237 cards in four decks, three tabs each, the back among them', () => {
    expect(europe.cards.length).toBe(237);
    expect(new Set(europe.cards.map(({ deck, age }) => `${deck}${age}`)).size).toBe(4);
    for (const { tabs, back } of europe.cards) {
      expect(new Set(tabs.map(({ domain }) => domain)).size).toBe(3);
      expect(tabs.some(({ domain }) => domain === back)).toBe(true);
    }
  });

  test('[CON 3.6#6] a seat sees the backs of other hands, not the faces', () => {
    const { referee, s } = match();
    const seen = referee.through(1).state.game;
    expect(seen.hands[A]?.is.every((card) => card >= 0)).toBe(true);
    expect(seen.hands[N]?.is.every((card) => card <= -2)).toBe(true);
    const backs = (s.hands[N]?.is ?? []).map((card) => -2 - (europe.cards[card]?.back ?? 0)).sort((a, b) => a - b);
    expect([...(seen.hands[N]?.is ?? [])].sort((a, b) => a - b)).toEqual(backs);
    const pile = seen.pile[1]?.is ?? [];
    expect(pile.slice(0, -1).every((card) => card === -1)).toBe(true);
    expect(pile.at(-1)).toBeLessThanOrEqual(-2);
  });
});

test('[CON 16#3] Division stands on cards of Napoleon alone', () => {
  const cards = europe.cards.filter(({ tabs }) => JSON.stringify(tabs).includes('"division"'));
  expect(cards.length).toBeGreaterThan(0);
  expect(cards.every(({ deck }) => deck === 0)).toBe(true);
});

describe('CON 4: setting up', () => {
  test('[CON 4.1#1, CON 4.1#2, CON 4.1#3, CON 4.1#4, CON 4.1#5, CON 4.1#6] Prussia as printed', () => {
    const { s, board } = match();
    expect(europe.setUps.map(({ advisers }) => advisers)).toEqual([5, 3, 3, 3, 3]);
    const units = landsOf(board, P).reduce((sum, at) => sum + unitsAt(s, at, P), 0);
    expect(units).toBe(5);
    expect([0, 1, 2, 3].map((kind) => inReserve(s, P, kind))).toEqual([5, 3, 3, 2]);
    expect([0, 1, 2, 3].map((kind) => inContingent(s, P, kind))).toEqual([4, 2, 1, 2]);
    expect(s.money[P]).toBe(4);
    expect(s.moves[P]).toBe(4);
    expect(invariant(europe, s)).toBeNull();
  });

  test('[CON 4.1#7] Prussia may place its troops anywhere at home, or leave them as listed', () => {
    const played = match();
    expect(played.asked()).toEqual({ power: P, prompt: 'stationAll' });
    expect(played.offers(P, 'deploy').map(([at]) => at)).toEqual([...(europe.map.homes[P] ?? [])]);
    for (let n = 0; n < 5; n++) played.act(P, 'deploy', land('berlin'));
    expect(unitsAt(played.s, land('berlin'), P)).toBe(5);
    expect(invariant(europe, played.s)).toBeNull();
    const listed = match().act(P, 'done');
    expect(unitsAt(listed.s, land('berlin'), P)).toBe(3);
  });

  test('[CON 4.1#8, CON 4.1#9] 16 cards by their backs, 4 each, and 8 for Napoleon', () => {
    const { s } = match();
    const dealt = [A, E, R, P].flatMap((power) => s.hands[power]?.is ?? []);
    const backs = [0, 1, 2, 3, 4].map((back) => dealt.filter((card) => europe.cards[card]?.back === back).length);
    expect(backs).toEqual([2, 3, 3, 5, 3]);
    expect([A, E, R, P].map((power) => s.hands[power]?.is.length)).toEqual([4, 4, 4, 4]);
    expect(s.hands[N]?.is.length).toBe(8);
    expect(dealt.every((card) => europe.cards[card]?.age === 1 && europe.cards[card]?.deck === 1)).toBe(true);
  });

  test('[CON 4.2#1, CON 5#1] the first order is drawn by lot', () => {
    const played = match();
    const { s } = played;
    expect([...s.order].sort(upward)).toEqual([0, 1, 2, 3, 4]);
    expect(played.told('order')[0]).toMatchObject({ order: s.order });
  });

  test('[CON 4.2#2, CON 13.1#1, CON 13.1#3] a secret objective for each of the Coalition, of the short game’s cards there', () => {
    const { s, referee } = match();
    for (const power of [A, E, R, P]) {
      const [card] = s.objective[power]?.is ?? [];
      expect(europe.objectives[card ?? -1]?.short).toBe(true);
      expect(referee.through(0).state.game.objective[power]?.is).toEqual([-1]);
    }
    expect(s.objective[N]?.is).toEqual([]);
    const drawn = match({ scenario: 'campaign' }).s;
    expect([A, E, R, P].every((power) => drawn.objective[power]?.is.length === 1)).toBe(true);
  });
});
