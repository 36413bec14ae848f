import { viewOf } from '@bivouac/kernel/table';
import { expect, test } from 'vitest';
import { gloireGuide, weights } from '../bot.ts';
import { clash } from '../bot/clash.ts';
import { outlookOf } from '../bot/evaluate.ts';
import { operationOf } from '../bot/orders.ts';
import { weightsAt } from '../bot/occasions.ts';
import { outcomesOf } from '../bot/outcomes.ts';
import { bestReply } from '../bot/replies.ts';
import { germany1813 as content } from '../content/index.ts';
import { gloireGame } from '../game.ts';
import { type Played, type Position, position, townIn } from './position.ts';

const game = gloireGame(content);
const COALITION_SEAT = 1;
const at = (id: string) => townIn(content, id);

/** The Coalition is up in the last turn of Bautzen; the French have the last word. */
function lastTurn(french: Position['french'], coalition: Position['coalition'], more: Partial<Position> = {}): Played {
  return position({
    pack: content,
    scenario: 'bautzen',
    turn: 6,
    active: 'coalition',
    phase: 'movement',
    command: [10, 10, 10, 10, 10, 10],
    ...(french === undefined ? {} : { french }),
    ...(coalition === undefined ? {} : { coalition }),
    ...more,
    also: (s) => {
      s.first = 1;
      for (const { town } of content.scenarios[s.scenario]?.places ?? []) s.control[town] = 1;
      more.also?.(s);
    },
  });
}

const boardOf = ({ referee }: Played) => ({ s: viewOf(game, referee.state, COALITION_SEAT).game, content });

function outlook(played: Played) {
  return { ...outlookOf(boardOf(played), weights, COALITION_SEAT, 1), settled: true };
}

/** Where the Coalition sends those who stand in a town. */
function sentFrom(played: Played, town: string, foresight: number): readonly (string | undefined)[] {
  const { orders } = operationOf(boardOf(played), { ...weights, foresight }, COALITION_SEAT, null);
  return orders
    .filter(({ columns, goal }) => columns[0]?.town === at(town) && goal.town !== at(town))
    .map(({ goal }) => content.map.towns[goal.town]?.id);
}

test('whoever has the last word takes the towns that were left to him, however far he must march', () => {
  const played = lastTurn({ liegnitz: 'napoleon fr-iii:12 fr-v:8' }, { breslau: 'ru-i:3' });
  const guarded = bestReply(outlook(played), 0, null).o;
  expect(guarded.control[at('breslau')]).toBe(1);
  const left = bestReply(outlook(lastTurn({ liegnitz: 'napoleon fr-iii:12 fr-v:8' }, { brieg: 'ru-i:3' })), 0, null).o;
  expect(left.control[at('breslau')]).toBe(0);
});

test('enemies on the road are gone round, if there is another one', () => {
  const french = { sprottau: 'fr-vii:5' };
  // Nothing but Breslau is to be had.
  const also: Position['also'] = (s) => {
    for (const town of ['bautzen', 'goerlitz', 'glogau', 'luckau']) s.control[at(town)] = 0;
  };
  const barred = lastTurn(french, { liegnitz: 'wittgenstein ru-ii:6 ru-i:6' }, { also });
  expect(bestReply(outlook(barred), 0, null).o.control[at('breslau')]).toBe(0);
});

test('a garrison stays where the enemy has the last word', () => {
  const played = lastTurn(
    { goldberg: 'napoleon fr-iii:12 fr-v:8 fr-xi:6', glogau: 'fr-d10:1' },
    { breslau: 'ru-i:4', liegnitz: 'wittgenstein ru-ii:6' },
  );
  expect(sentFrom(played, 'breslau', 1)).toEqual([]);
});

test('a battle ends one way or the other, and whoever has not won it is gone', () => {
  const played = lastTurn(
    { goerlitz: 'ney fr-v:12 fr-iii:14 fr-xi:6' },
    { goerlitz: 'wittgenstein ru-ii:9 pr-bluecher:8 ru-langeron:8 ru-i:5' },
  );
  const outcomes = outcomesOf(outlook(played));
  expect(outcomes.length).toBe(2);
  expect(outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
  for (const { o } of outcomes) {
    expect(o.piles.filter((piles) => piles.some(({ town }) => town === at('goerlitz'))).length).toBe(1);
    // Both have bled.
    const points = o.piles.map((piles) => piles.reduce((sum, pile) => sum + pile.points, 0));
    expect(points[0]).toBeLessThan(32);
    expect(points[1]).toBeLessThan(30);
  }
});

test('whoever loses next to nothing is seldom beaten, however weak he is', () => {
  const fighter = { cohesion: 4, tactical: 0, guns: 0, horse: 0, rank: 0 };
  const field = { attackerColumns: 0, defenderColumns: 0, flank: 0, trapped: 0 };
  const few = clash(content, { ...fighter, points: 5, force: 5 }, { ...fighter, points: 2, force: 2 }, field);
  expect(few.won).toBeLessThan(0.8);
  expect(few.won + few.drawn + few.lost).toBeCloseTo(1, 9);
});

test('nobody plans what cannot be paid for (GLO 4.5#3)', () => {
  const corps = { glogau: 'ru-i:3', luckau: 'ru-iv:3', liegnitz: 'wittgenstein ru-langeron:3' };
  const sent = (points: number) =>
    operationOf(
      boardOf(
        lastTurn({ bautzen: 'fr-d4:1', goerlitz: 'fr-d5:1', dresden: 'fr-d6:1' }, corps, {
          command: new Array(6).fill(points),
        }),
      ),
      { ...weights, foresight: 0 },
      COALITION_SEAT,
      null,
    ).orders.filter(({ columns }) => columns[0]?.town !== at('liegnitz')).length;
  expect(sent(10)).toBeGreaterThan(1);
  expect(sent(1)).toBeLessThanOrEqual(1);
});

test('the tactics of a battle are mixed by what the tables say of them', () => {
  const { referee } = lastTurn(
    { goerlitz: 'napoleon ney fr-v:10 fr-xi:8' },
    { goerlitz: 'wittgenstein barclay ru-ii:9 pr-bluecher:8' },
    { phase: 'combat' },
  );
  const guide = gloireGuide(content);
  for (const seat of [0, 1]) {
    const offers = referee.offers(seat);
    const mix = guide.seasoned?.mix?.(viewOf(game, referee.state, seat), seat, offers) ?? [];
    expect(mix.length).toBe(offers.length);
    expect(mix.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    for (const { offer } of mix) expect(offers).toContain(offer);
  }
});

/** How a Marshal judges as one side in a march of Bautzen. */
function mood(turn: number, active: 'french' | 'coalition', first: number) {
  const also: Position['also'] = (s) => {
    s.first = first;
  };
  const played = position({ pack: content, scenario: 'bautzen', turn, active, phase: 'movement', also });
  return weightsAt(boardOf(played), weights, active === 'french' ? 0 : 1);
}

test('who thinks to the end does so where the enemy can still answer, and only there', () => {
  expect(mood(6, 'coalition', 1).foresight).toBe(1);
  expect(mood(6, 'french', 1).foresight).toBe(0);
  expect(mood(6, 'french', 0).foresight).toBe(1);
  expect(mood(5, 'coalition', 0).foresight).toBe(0);
});

test('before the Coalition marches twice in a row it neither seeks nor fears what is still far off', () => {
  const usual = mood(4, 'coalition', 0);
  expect(mood(5, 'coalition', 0).threats).toBeLessThan(usual.threats);
  expect(mood(5, 'coalition', 0).prospects).toBeLessThan(usual.prospects);
  // The French march in between, or have the choice themselves.
  expect(mood(5, 'coalition', 1).threats).toBe(usual.threats);
  expect(mood(5, 'french', 1).threats).toBe(usual.threats);
});
