import { difference, PUBLIC, type State } from '@bivouac/kernel';
import { imagine, viewOf } from '@bivouac/kernel/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NationsState } from '../rules/state.ts';
import { FAR_MISSIONS } from './later-help.ts';
import { randomDice, randomMatch } from './later-random.ts';
import { army, card, content, field, firstTurn, freshMatch, game, mission, type Played, position } from './position.ts';

const VIEWERS = [0, 1, PUBLIC];

function imagined(state: State<NationsState>, viewer: number, dice = randomDice('one')): NationsState {
  return imagine(game, viewOf(game, state, viewer), viewer, dice).game;
}

/** How often each thing comes in so many imaginations. */
function frequencies(played: Played, viewer: number, times: number, pick: (s: NationsState) => string | number) {
  const dice = randomDice('frequencies');
  const view = viewOf(game, played.referee.state, viewer);
  const counts = new Map<string | number, number>();
  for (let i = 0; i < times; i++) {
    const one = pick(imagine(game, view, viewer, dice).game);
    counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  return counts;
}

/** Pearson's sum for counts against their expectations. */
function chiSquare(counts: Map<string | number, number>, expected: ReadonlyMap<string | number, number>): number {
  for (const key of counts.keys()) expect(expected.has(key)).toBe(true);
  return [...expected].reduce((sum, [key, n]) => sum + ((counts.get(key) ?? 0) - n) ** 2 / n, 0);
}

const sorted = (list: readonly number[] = []) => list.toSorted((a, b) => a - b);

const cards = (s: NationsState) =>
  sorted([...s.hands.flatMap((hand) => hand.is), ...s.row.is, ...s.deck.is, ...s.discard, ...s.spent]);

describe('what is imagined', () => {
  test('looks to its viewer like what he saw, all through play by chance', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (seed) => {
        const dice = randomDice(`imagine ${seed}`);
        randomMatch(`imagine ${seed}`, { twoGames: seed % 2 === 0, advanced: seed % 3 === 0 }, ({ state }, step) => {
          if (step > 6 && step % 11 !== 0) return;
          for (const viewer of VIEWERS) {
            const view = viewOf(game, state, viewer);
            const dreamt = imagine(game, view, viewer, dice);
            expect(difference(view, viewOf(game, dreamt, viewer))).toBeNull();
            expect(game.invariant?.(dreamt.game)).toBeNull();
            expect(cards(dreamt.game)).toEqual(content.deck);
            for (const [district, one] of dreamt.game.missions.is.entries()) {
              expect(content.missions[one]?.district).toBe(district);
            }
            for (const [i, one] of dreamt.game.second.is.entries()) {
              const district = dreamt.game.extra[i] ?? -1;
              expect(content.missions[one]?.district).toBe(district);
              expect(one).not.toBe(dreamt.game.missions.is[district]);
            }
          }
        });
      }),
      { seed: 1813, numRuns: 4 },
    );
  });

  test('leaves what the viewer knows as it is', () => {
    const { referee, s } = firstTurn();
    const dreamt = imagined(referee.state, 0);
    expect(dreamt.missions).toEqual(s.missions);
    expect(dreamt.second).toEqual(s.second);
    expect(sorted(dreamt.hands[0]?.is)).toEqual(sorted(s.hands[0]?.is));
    expect(dreamt.row).toEqual(s.row);
  });

  test('keeps cards that were taken openly in the hand that took them', () => {
    const played = position({ hands: [['river', 'hill'], []], row: ['forest', 'artillery', 'plain', 'plain'] });
    played.act(0, 'take', card('artillery'));
    for (let i = 0; i < 30; i++) {
      const hand = imagined(played.referee.state, 1, randomDice(`open ${i}`)).hands[0]?.is ?? [];
      expect(hand).toHaveLength(3);
      expect(hand).toContain(card('artillery'));
    }
  });

  test('keeps the missions that were revealed, and those alone', () => {
    const played = position({ missions: FAR_MISSIONS, revealed: ['taucha', 'breitenfeld'], time: 13 });
    const found = new Set<number>();
    for (let i = 0; i < 60; i++) {
      const { missions } = imagined(played.referee.state, 1, randomDice(`missions ${i}`));
      expect(missions.is[3]).toBe(mission('taucha'));
      expect(missions.is[0]).toBe(mission('breitenfeld'));
      found.add(missions.is[1] ?? -1);
    }
    expect(found).toEqual(new Set([5, 6, 7, 8, 9]));
  });

  test('knows of a rejected mission that it is not the one revealed there', () => {
    const played = firstTurn();
    const { s } = played;
    const [district = 0] = s.extra;
    const shown = s.missions.is[district] ?? -1;
    s.missions.seen[district] = 0x3fff_ffff;
    s.revealed.push(shown);
    const counts = frequencies(played, 1, 400, ({ second }) => second.is[0] ?? -1);
    expect(counts.has(shown)).toBe(false);
    expect(counts.size).toBe(4);
  });

  test('does not change the view it comes from', () => {
    const view = viewOf(game, firstTurn().referee.state, 1);
    const before = JSON.stringify(view);
    imagine(game, view, 1, randomDice('copy'));
    expect(JSON.stringify(view)).toBe(before);
  });

  test('covers what is not dealt yet', () => {
    const { state } = freshMatch().referee;
    for (const viewer of VIEWERS) expect(cards(imagined(state, viewer))).toEqual(content.deck);
  });

  test('knows nothing of a card that the other player only thinks of playing', () => {
    const played = position({ hands: [['infantry', 'hill', 'hill'], []], markers: { ney: ['gohlis', 'eutritzsch'] } });
    const before = viewOf(game, played.referee.state, 1);
    played.act(0, 'card', card('infantry'));
    expect(played.may(0, 'marker', army('ney'), field('gohlis'))).toBe(true);
    expect(viewOf(game, played.referee.state, 1)).toEqual(before);
  });
});

describe('uniform over what is possible', () => {
  const TIMES = 4000;

  test('each mission of a district is as likely as the next', () => {
    const played = firstTurn();
    for (const district of [0, 2, 4]) {
      const counts = frequencies(played, 1, TIMES, ({ missions }) => missions.is[district] ?? -1);
      const all = content.missions.flatMap((one, i) => (one.district === district ? [i] : []));
      // 99.9 % of honest samples stay below 18.5 with four degrees of freedom.
      expect(chiSquare(counts, new Map(all.map((one) => [one, TIMES / 5])))).toBeLessThan(18.5);
    }
  });

  test('kept and rejected mission of a district: all twenty pairs alike', () => {
    const played = firstTurn();
    const [district = 0] = played.s.extra;
    const pair = (s: NationsState) => `${s.missions.is[district]} ${s.second.is[0]}`;
    const all = content.missions.flatMap((one, i) => (one.district === district ? [i] : []));
    const pairs = all.flatMap((a) => all.filter((b) => b !== a).map((b) => `${a} ${b}`));
    const counts = frequencies(played, PUBLIC, TIMES, pair);
    // 19 degrees of freedom: 43.8.
    expect(chiSquare(counts, new Map(pairs.map((one) => [one, TIMES / 20])))).toBeLessThan(43.8);
  });

  test.each([
    ['the top of the pile', (s: NationsState) => s.deck.is.at(-1) ?? -1],
    ['the bottom of the pile', (s: NationsState) => s.deck.is[0] ?? -1],
    ['a card of the other hand', (s: NationsState) => s.hands[1]?.is[2] ?? -1],
  ])('%s: every card that was not seen is as likely as the next', (_, pick) => {
    const played = position({
      hands: [
        ['river', 'river', 'time'],
        ['hill', 'plain', 'forest', 'cavalry'],
      ],
      row: ['river', 'hill', 'time', 'time'],
    });
    const rest = [...content.deck];
    for (const id of ['river', 'river', 'time', 'river', 'hill', 'time', 'time'])
      rest.splice(rest.indexOf(card(id)), 1);
    const expected = new Map<string | number, number>();
    for (const one of rest) expected.set(one, (expected.get(one) ?? 0) + TIMES / rest.length);
    const counts = frequencies(played, 0, TIMES, pick);
    // Ten degrees of freedom: 29.6.
    expect(chiSquare(counts, expected)).toBeLessThan(29.6);
  });
});
