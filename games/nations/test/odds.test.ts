import { copy, PUBLIC } from '@bivouac/kernel';
import { imagine, prepare, Referee, viewOf } from '@bivouac/kernel/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawChance, fightCosts, nextCardChances } from '../odds.ts';
import { sideOf, strengthOf } from '../rules/queries.ts';
import { GONE, type Nations, type NationsState, PLACED } from '../rules/state.ts';
import { fightOn, TIME } from './later-help.ts';
import { randomDice } from './later-random.ts';
import { army, card, content, firstTurn, game, type Position, position } from './position.ts';

/** All orders of a list. */
function orders(list: readonly number[]): number[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((first, i) => orders(list.filter((_, j) => j !== i)).map((rest) => [first, ...rest]));
}

/** A view in which only these cards are in the draw pile, the other hand and the discard pile; all others are gone. */
function small(unseen: readonly number[], inPile: number, discard: readonly number[]): NationsState {
  const { referee } = firstTurn();
  const { s } = referee;
  const rest = [...content.deck];
  for (const one of [...unseen, ...discard]) rest.splice(rest.indexOf(one), 1);
  s.row = { is: [], seen: [] };
  s.hands = [
    { is: [], seen: [] },
    { is: unseen.slice(inPile), seen: unseen.slice(inPile).map(() => 2) },
  ];
  s.deck = { is: unseen.slice(0, inPile), seen: unseen.slice(0, inPile).map(() => 0) };
  s.discard = [...discard];
  s.spent = rest;
  return viewOf(game, referee.state, 0).game;
}

/** The chance counted out over every order in which the cards could lie. */
function counted(unseen: readonly number[], inPile: number, discard: readonly number[], wanted: number[], n: number) {
  let hits = 0;
  let all = 0;
  for (const deal of orders(unseen)) {
    for (const reshuffled of orders(discard)) {
      const drawn = [...deal.slice(0, inPile), ...reshuffled].slice(0, n);
      all++;
      if (drawn.some((one) => wanted.includes(one))) hits++;
    }
  }
  return hits / all;
}

describe('the chance of a card', () => {
  const [river, hill, plain] = [card('river'), card('hill'), card('plain')];

  test.each([
    // unseen, in the pile, discard, wanted, draws, chance
    [[river, hill, hill, hill], 2, [], [river], 1, 1 / 4],
    [[river, hill, hill, hill], 2, [], [river], 2, 1 / 2],
    [[river, hill, hill, hill], 4, [], [river], 4, 1],
    [[river, hill, hill, hill], 2, [], [river], 3, 1 / 2],
    [[hill, hill], 1, [river, hill, plain], [river], 2, 1 / 3],
    [[hill, hill], 1, [river, hill, plain], [river], 1, 0],
    [[hill, hill], 0, [river, hill, plain], [river, plain], 1, 2 / 3],
    [[river, river, hill], 1, [river, hill], [river], 2, 1 - (1 / 3) * (1 / 2)],
    [[hill, hill], 2, [], [river], 2, 0],
    [[hill, river], 2, [], [river], 0, 0],
    [[hill, river], 2, [], [], 2, 0],
    [[hill, river], 0, [], [river], 3, 0],
  ])(
    '%j unseen, %i in the pile, %j discarded: %j in %i draws is %d',
    (unseen, inPile, discard, wanted, draws, chance) => {
      const view = small(unseen, inPile, discard);
      expect(drawChance(content, view, wanted, draws)).toBeCloseTo(chance, 12);
    },
  );

  test('is what counting every order gives', () => {
    const kinds = fc.integer({ min: 0, max: 3 });
    fc.assert(
      fc.property(
        fc.array(kinds, { minLength: 1, maxLength: 5 }),
        fc.nat(5),
        fc.array(kinds, { maxLength: 4 }),
        fc.uniqueArray(kinds, { maxLength: 3 }),
        fc.integer({ min: 0, max: 9 }),
        (unseen, pile, discard, wanted, draws) => {
          fc.pre([0, 1, 2, 3].every((kind) => [...unseen, ...discard].filter((one) => one === kind).length <= 4));
          const inPile = Math.min(pile, unseen.length);
          const view = small(unseen, inPile, discard);
          expect(drawChance(content, view, wanted, draws)).toBeCloseTo(
            counted(unseen, inPile, discard, wanted, draws),
            9,
          );
        },
      ),
      { seed: 16, numRuns: 150 },
    );
  });

  test('takes a pile of which the viewer knows the top as it is', () => {
    const view = small([hill, hill, river, plain], 3, []);
    // The top card is the last one.
    view.deck.is[2] = plain;
    expect(drawChance(content, view, [plain], 1)).toBe(1);
    expect(drawChance(content, view, [river], 1)).toBe(0);
    expect(drawChance(content, view, [river], 2)).toBeCloseTo(1 / 3, 12);
    view.deck.is[2] = -1;
    view.deck.is[0] = plain;
    expect(drawChance(content, view, [plain], 2)).toBe(0);
    expect(drawChance(content, view, [plain], 3)).toBe(1);
  });

  test('is what real draws from imagined positions come to', () => {
    const played = position({
      hands: [
        ['river', 'hill'],
        ['time', 'time', 'plain'],
      ],
      row: ['plain', 'forest', 'hill', 'hill'],
    });
    const view = viewOf(game, played.referee.state, 0);
    const wanted = [card('plain'), card('artillery')];
    const dice = randomDice('draws');
    const prepared = prepare(game);
    const times = 3000;
    let hits = 0;
    for (let i = 0; i < times; i++) {
      const referee = new Referee(prepared, imagine(game, view, 0, dice));
      for (let draw = 0; draw < 3; draw++) referee.play(0, ['draw']);
      const hand = referee.s.hands[0]?.is ?? [];
      if (hand.slice(2).some((one) => wanted.includes(one))) hits++;
    }
    // Three standard deviations of a sample of 3000 are below 0.028.
    expect(Math.abs(hits / times - drawChance(content, view.game, wanted, 3))).toBeLessThan(0.028);
  });

  test('differs by what each seat knows', () => {
    const played = position({ hands: [['artillery', 'artillery'], []], row: ['plain', 'forest', 'hill', 'hill'] });
    const chance = (viewer: number) =>
      drawChance(content, viewOf(game, played.referee.state, viewer).game, [card('artillery')], 1);
    expect(chance(0)).toBe(0);
    expect(chance(1)).toBeCloseTo(2 / 36, 12);
    expect(chance(PUBLIC)).toBeCloseTo(2 / 36, 12);
  });

  test('the chances of the next card add up to one', () => {
    const view = viewOf(game, firstTurn().referee.state, 1).game;
    const chances = nextCardChances(content, view);
    expect(chances).toHaveLength(content.cardKinds.length);
    expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12);
    expect(chances[TIME]).toBe(drawChance(content, view, [TIME], 1));
  });
});

/** What came of a fight for one side: the points that told, and the armies that fell. */
interface Outcome {
  readonly points: number;
  readonly lost: number;
}

/** Every way in which the real fight can go, for each side. */
function everyFight(wanted: Position): [Outcome[], Outcome[]] {
  const played = fightOn(16, wanted);
  const before = position(wanted).s;
  const outcomes: [Outcome[], Outcome[]] = [[], []];
  const prepared = prepare(game);
  const go = (referee: Referee<Nations>) => {
    const [seat = 0] = referee.waiting();
    if (referee.decision(seat)?.prompt !== 'suffer') {
      for (const side of [0, 1] as const) outcomes[side].push(outcome(before, referee.s, side));
      return;
    }
    for (const offer of referee.offers(seat)) {
      const next = new Referee(prepared, copy(referee.state));
      if (!next.play(seat, [...offer]).ok) throw new Error('refused');
      go(next);
    }
  };
  go(new Referee(prepared, copy(played.referee.state)));
  return outcomes;
}

function outcome(before: NationsState, after: NationsState, side: number): Outcome {
  let points = 0;
  let lost = 0;
  for (const [i] of content.armies.entries()) {
    if (sideOf(content, i) !== side || before.status[i] !== PLACED) continue;
    points += Math.min(strengthOf(content, before, i), (after.lost[i] ?? 0) - (before.lost[i] ?? 0));
    if (after.status[i] === GONE) lost++;
  }
  return { points, lost };
}

const summary = (outcomes: readonly Outcome[]) => ({
  points: Math.max(...outcomes.map(({ points }) => points)),
  fewestLost: Math.min(...outcomes.map(({ lost }) => lost)),
  mostLost: Math.max(...outcomes.map(({ lost }) => lost)),
});

/** Seven fields around Dölitz, all within two steps of each other. */
const CLUSTER = ['doelitz', 'connewitz', 'loessnig', 'probstheida', 'wachau', 'markkleeberg', 'gautzsch'];
const FIGHTERS = ['poniatowski', 'victor', 'bertrand', 'yorck', 'friedrich', 'platow', 'klenau'];

const melee = fc
  .tuple(
    fc.shuffledSubarray(CLUSTER, { minLength: 4, maxLength: 6 }),
    fc.shuffledSubarray(FIGHTERS, { minLength: 4, maxLength: 6 }),
    fc.array(fc.nat(3), { minLength: 7, maxLength: 7 }),
  )
  .map(([fields, armies, lost]): Position => {
    const n = Math.min(fields.length, armies.length);
    const here = armies.slice(0, n);
    return {
      armies: Object.fromEntries(here.map((id, i) => [id, fields[i] ?? ''])),
      lost: Object.fromEntries(
        here.map((id, i) => [id, Math.min(lost[i] ?? 0, (content.armies[army(id)]?.strength ?? 1) - 1)]),
      ),
    };
  });

describe('what a fight costs', () => {
  test('nothing without contact', () => {
    const { s } = position({ armies: { ney: 'gohlis', yorck: 'wachau' } });
    const none = { points: 0, fewestLost: 0, mostLost: 0 };
    expect(fightCosts(content, s)).toEqual([none, none]);
  });

  test('example 4 of the rulebook', () => {
    const { s } = position({
      armies: {
        bertrand: 'connewitz',
        murat: 'wachau',
        yorck: 'doelitz',
        schwarzenberg: 'croebern',
        friedrich: 'gueldengossa',
      },
      lost: { murat: 1, yorck: 2 },
    });
    expect(fightCosts(content, s)).toEqual([
      { points: 3, fewestLost: 0, mostLost: 1 },
      { points: 2, fewestLost: 0, mostLost: 1 },
    ]);
  });

  test('points that nobody can bear are not lost', () => {
    const { s } = position({
      armies: { poniatowski: 'connewitz', bertrand: 'markkleeberg', yorck: 'doelitz' },
      lost: { yorck: 3 },
    });
    expect(fightCosts(content, s)).toEqual([
      { points: 1, fewestLost: 0, mostLost: 0 },
      { points: 1, fewestLost: 1, mostLost: 1 },
    ]);
  });

  const reckoned = (wanted: Position) => fightCosts(content, position(wanted).s);
  const fought = (wanted: Position) => everyFight(wanted).map(summary);

  test('is what playing out every choice of the real fight comes to, with armies at full strength', () => {
    const whole = melee.map(({ armies = {} }): Position => ({ armies }));
    fc.assert(
      fc.property(whole, (wanted) => {
        expect(reckoned(wanted)).toEqual(fought(wanted));
      }),
      { seed: 1616, numRuns: 120 },
    );
  });

  test('is what playing out every choice of the real fight comes to, one weak army among them', () => {
    const weak = melee.map(({ armies = {}, lost = {} }): Position => {
      const [id = '', points = 0] = Object.entries(lost)[0] ?? [];
      return { armies, lost: { [id]: points } };
    });
    fc.assert(
      fc.property(weak, (wanted) => {
        expect(reckoned(wanted)).toEqual(fought(wanted));
      }),
      { seed: 1617, numRuns: 120 },
    );
  });

  test('is what playing out every choice of the real fight comes to, whatever is left of the armies', () => {
    fc.assert(
      fc.property(melee, (wanted) => {
        expect(reckoned(wanted)).toEqual(fought(wanted));
      }),
      { seed: 1616, numRuns: 200 },
    );
  });

  test('asks in the order in which the fight asks: a blow that three could bear may come before one of two', () => {
    // Klenau touches Poniatowski and Victor, Platow touches all three French, and his blow is shared out first.
    const wanted: Position = {
      armies: {
        bertrand: 'connewitz',
        yorck: 'markkleeberg',
        poniatowski: 'loessnig',
        victor: 'wachau',
        klenau: 'probstheida',
        platow: 'doelitz',
      },
      lost: { bertrand: 2, poniatowski: 1, victor: 2 },
    };
    expect(reckoned(wanted)).toEqual(fought(wanted));
  });

  test('looking at it changes nothing', () => {
    const { s } = position({ armies: { poniatowski: 'connewitz', yorck: 'doelitz' } });
    const before = JSON.stringify(s);
    fightCosts(content, s);
    expect(JSON.stringify(s)).toBe(before);
  });
});
