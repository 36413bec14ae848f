import { clauseId, only } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { begin } from '../rules/course.ts';
import { FAR_MISSIONS, lastAction, TIME, told } from './later-help.ts';
import { randomMatch } from './later-random.ts';
import { army, content, field, game, mission, type Played } from './position.ts';

const worth = (village: string) => content.missions[mission(village)] ?? { french: 0, allied: 0, field: -1 };
const pointsOf = (villages: readonly string[]) => villages.reduce((sum, village) => sum + worth(village).allied, 0);

/** The first game of two has just ended with so many points for Napoleon. */
function afterFirst(french: number, options: { advanced?: boolean } = {}): Played {
  const played = lastAction(FAR_MISSIONS, {
    options: { twoGames: true, ...options },
    armies: { ney: 'gohlis', yorck: 'wahren' },
    lost: { ney: 1 },
    scouts: [2, 1],
  });
  played.s.points = [french, 0];
  played.act(0, 'card', TIME);
  return played;
}

/** The second game, by its last action, with so many points for Napoleon, who is seat 1 now. */
function afterSecond(first: number, second: number): Played {
  const played = afterFirst(first);
  for (let i = 0; i < 4; i++) played.act(1, ...(played.offers(1)[0] as ['district' | 'keep', number]));
  const { s } = played;
  s.time = 30;
  s.dates = 5;
  s.fightsFought = 2;
  s.missions = { is: FAR_MISSIONS.map(mission), seen: FAR_MISSIONS.map(() => only(1)) };
  s.revealed = FAR_MISSIONS.slice(0, 4).map(mission);
  s.outcome = [0, 0, 0, 0];
  s.actionsLeft = 1;
  s.points = [second, 0];
  played.act(1, 'draw');
  return played;
}

/** The last turn of the second game did not move time; the next one does, by a time card that is given to it. */
function finished(first: number, second: number): Played {
  const played = afterSecond(first, second);
  const { s } = played;
  s.actionsLeft = 1;
  s.hands[1] = { is: [TIME], seen: [only(0)] };
  const fresh = played.referee.play(0, ['card', TIME]);
  if (!fresh.ok) throw new Error(fresh.refused);
  return played;
}

describe('two games', () => {
  test('[NAT 20#1] after the first game the sides are swapped, and nothing of it is left on the board', () => {
    const played = afterFirst(9);
    expect(played.referee.finished).toBe(false);
    expect(played.referee.state.holder).toEqual([1, 0]);
    expect(told(played, 'swapped')).toEqual([{ fact: 'swapped', greyCannon: 9, clause: 'NAT 20#1' }]);
    const { s } = played;
    const empty = begin(content, { scenario: 'leipzig', options: { twoGames: true }, seats: [] });
    // All is as at the beginning but for the missions that have been dealt, the round and the grey cannon.
    expect({ ...s, missions: empty.missions }).toEqual({ ...empty, round: 1, greyCannon: 9 });
    expect(s.missions.is).toHaveLength(5);
  });

  test('[NAT 20#1] the former Allied player chooses the missions now, and nobody else sees them', () => {
    const played = afterFirst(9);
    expect(played.referee.waiting()).toEqual([1]);
    expect(played.referee.decision(1)).toMatchObject({ power: 0, prompt: 'district' });
    expect(played.offers(0)).toEqual([]);
    expect(played.s.missions.seen).toEqual([1, 1, 1, 1, 1].map((seat) => only(seat)));
    for (let i = 0; i < 4; i++) played.act(1, ...(played.offers(1)[0] as ['district' | 'keep', number]));
    // Napoleon begins again.
    expect(played.referee.decision(1)).toMatchObject({ power: 0, prompt: 'action' });
    expect(played.s.hands.map((hand) => hand.seen)).toEqual([
      [only(1), only(1), only(1), only(1)],
      [only(0), only(0), only(0), only(0)],
    ]);
    expect(played.s.active).toBe(0);
    expect(played.s.turn).toBe(1);
    // The French armies are his.
    expect(played.may(1, 'lay', army('bertrand'))).toBe(true);
    expect(played.may(1, 'lay', army('yorck'))).toBe(false);
  });

  test('[NAT 20#1] a match of one game ends with it', () => {
    const played = lastAction(FAR_MISSIONS, {});
    played.act(0, 'card', TIME);
    expect(played.referee.finished).toBe(true);
    expect(played.referee.state.holder).toEqual([0, 1]);
    expect(told(played, 'swapped')).toEqual([]);
    expect(played.s.round).toBe(0);
    expect(played.referee.state.result?.reason).toBe('points');
  });

  test('[NAT 20#1] the second game is played by the same rules as the first', () => {
    const played = afterFirst(0, { advanced: true });
    expect(played.s.advanced).toBe(true);
    expect(played.s.twoGames).toBe(true);
    expect(afterFirst(0).s.advanced).toBe(false);
  });

  test('[NAT 20#2] the French score of the first game is kept on the grey cannon, mission points included', () => {
    const played = lastAction(FAR_MISSIONS, { options: { twoGames: true }, armies: { ney: 'reudnitz' } });
    played.s.points = [4, 3];
    played.act(0, 'card', TIME);
    const french = 4 + worth('reudnitz').french;
    const others = FAR_MISSIONS.filter((village) => village !== 'reudnitz');
    expect(played.s.greyCannon).toBe(french);
    expect(played.s.points).toEqual([0, 0]);
    expect(told(played, 'score')).toEqual([
      { fact: 'score', french, allied: 3 + pointsOf(others), clause: 'NAT 19#4' },
    ]);
    expect(worth('reudnitz').field).toBe(field('reudnitz'));
  });

  test('the second game goes on after a turn without its end', () => {
    const played = afterSecond(5, 9);
    expect(played.referee.finished).toBe(false);
    expect(played.referee.waiting()).toEqual([0]);
    expect(played.s.greyCannon).toBe(5);
  });

  test.each([
    [10, 11, [1]],
    [11, 10, [0]],
    [0, 1, [1]],
    [1, 0, [0]],
  ])('[NAT 20#3] French scores of %i and %i: the better one wins, seat %j', (first, second, winners) => {
    const played = finished(first, second);
    expect(played.referee.state.result).toEqual({
      winners,
      reason: 'french',
      scores: [second, first],
      clause: 'NAT 20#3',
    });
  });

  test('[NAT 20#3] what the Allies scored does not count', () => {
    const played = finished(1, 2);
    expect(told(played, 'score').at(-1)).toEqual({
      fact: 'score',
      french: 2,
      allied: pointsOf(FAR_MISSIONS),
      clause: 'NAT 19#4',
    });
    expect(played.referee.state.result?.winners).toEqual([1]);
  });

  test('[NAT 20#4] equal scores leave no winner', () => {
    expect(finished(10, 10).referee.state.result).toEqual({
      winners: [],
      reason: 'equalFrench',
      scores: [10, 10],
      clause: 'NAT 20#4',
    });
  });

  test('a match of two games may be twice as long', () => {
    const setup = { scenario: 'leipzig', seats: [[0], [1]] };
    expect(game.bound({ ...setup, options: { twoGames: true } })).toBe(2 * game.bound({ ...setup, options: {} }));
  });
});

describe('whole matches by chance', () => {
  test.each([
    ['beginner', {}],
    ['advanced', { advanced: true }],
    ['two games', { twoGames: true, advanced: true }],
  ])('lose nothing, come to an end, and bring up only what the game says can come up: %s', (name, options) => {
    const marks = new Set<string>();
    const known = new Set(game.reachable);
    for (const paragraph of game.paragraphs) {
      for (const i of paragraph.clauses.keys()) known.add(clauseId(paragraph, i + 1));
    }
    for (let i = 0; i < 3; i++) {
      const referee = randomMatch(
        `by chance ${name} ${i}`,
        options,
        ({ state }) => expect(game.invariant?.(state.game)).toBeNull(),
        { marks: (thing) => marks.add(thing) },
      );
      expect(referee.state.result?.reason).toBe('twoGames' in options ? 'french' : 'points');
      expect(referee.s.revealed).toHaveLength(5);
      expect(new Set(referee.s.revealed)).toEqual(new Set(referee.s.missions.is));
      expect(referee.s.fightsFought).toBe(2);
    }
    for (const mark of marks) expect(known).toContain(mark);
    for (const day of [14, 15, 16, 17, 18, 19]) expect(marks).toContain(`date:${day}`);
    for (const day of [16, 18]) expect(marks).toContain(`fight:${day}`);
  });

  test('seats may be the other way round: the sides go with the powers, not with the seats', () => {
    const referee = randomMatch('seats swapped', {}, () => true, { seats: [[1], [0]] });
    const { result, game: s, holder } = referee.state;
    const [french = 0, allied = 0] = s.points;
    expect(holder).toEqual([1, 0]);
    expect(result?.winners).toEqual([french > allied ? 1 : 0]);
    expect(result?.scores).toEqual([french, allied]);
  });
});
