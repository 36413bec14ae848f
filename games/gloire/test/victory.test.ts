import { describe, expect, test } from 'vitest';
import type { GloireContent } from '../content/types.ts';
import { type GloireState, OFF } from '../rules/state.ts';
import { victoryPoints } from '../rules/victory/victory.ts';
import {
  freshMatch,
  go,
  leaderPiece,
  type Played,
  points,
  position,
  setOut,
  slot,
  strom,
  told,
  town,
  unit,
  where,
} from './position.ts';
import { pack, turn } from './turn-help.ts';

describe('GLO 9: victory', () => {
  const board = (played: Played) => ({ s: played.s, content: played.content });
  const finished = (also: (s: GloireState) => void) => {
    const played = turn({ turn: 3, french: { aue: 'napoleon' }, coalition: { jahn: 'bernadotte' }, also });
    played.act(0, 'first').act(0, 'done').act(1, 'done');
    return played.referee.state.result;
  };

  test('[GLO 9#1] the towns that the scenario names give what it names, to whoever holds them; others nothing', () => {
    const worth = (content: GloireContent, id: string) => {
      const points = (holder: number) => {
        const played = position({
          pack: content,
          also: (s) => s.control.fill(OFF).fill(holder, town(id), town(id) + 1),
        });
        return [0, 1].map((side) => victoryPoints(board(played), side));
      };
      expect(points(OFF)).toEqual([0, 0]);
      const [french, coalition] = [points(0), points(1)];
      expect([french[1], coalition[0]]).toEqual([0, 0]);
      return [french[0], coalition[1]];
    };
    expect(['aue', 'eich', 'glau', 'jahn', 'dorn'].map((id) => worth(strom, id))).toEqual([
      [0, 6],
      [2, 3],
      [3, 2],
      [6, 0],
      [0, 0],
    ]);
    const other = pack({ places: [{ town: town('dorn'), points: [4, 1] }] });
    expect(['dorn', 'glau'].map((id) => worth(other, id))).toEqual([
      [4, 1],
      [0, 0],
    ]);
    // Glau taken on the march: 3 points that the French have, and 2 that the Coalition has no more.
    const taken = position({ french: { eich: 'I:10' } });
    const scores = () => [0, 1].map((side) => victoryPoints(board(taken), side));
    expect(scores()).toEqual([2, 2]);
    go(setOut(taken, 'eich', 'I'), 'glau');
    expect(scores()).toEqual([5, 0]);
  });

  test('[GLO 9#2] towns are his who passed last with a unit', () => {
    const played = position({ french: { eich: 'I:10 ney' } });
    expect(played.s.control[town('glau')]).toBe(1);
    go(setOut(played, 'eich', 'I'), 'glau', 'furt').act(0, 'done');
    expect(played.s.control[town('glau')]).toBe(0);
    expect(told(played, 'control')).toMatchObject([{ town: town('glau'), side: 0, clause: 'GLO 9#2' }]);
    // Ruling 92: a leader takes nothing.
    const alone = position({ french: { eich: 'ney' } });
    go(setOut(alone, 'eich', 'ney'), 'glau');
    expect(alone.s.control[town('glau')]).toBe(1);
  });

  test('[GLO 9#15, GLO 9#16] example: 7 against 13 lost is 1 point; a difference of 8 is 2', () => {
    const scored = (french: number, coalition: number) => {
      const played = position({ also: (s) => (s.tally = [french, coalition]) });
      const bare = victoryPoints(board(position({})), 0);
      return victoryPoints(board(played), 0) - bare;
    };
    expect([scored(7, 13), scored(5, 13), scored(4, 7), scored(13, 7)]).toEqual([1, 2, 0, 0]);
  });

  test('[GLO 9#17, GLO 9#18] at most 2 points apart is a draw, 3 a victory', () => {
    // Aue and Eich for the French are 2 points, Glau for the others 2.
    expect(finished(() => {})).toMatchObject({ winners: [], reason: 'drawn' });
    expect(finished((s) => (s.battlePoints = [2, 0]))).toMatchObject({ winners: [], clause: 'GLO 9#17' });
    expect(finished((s) => (s.battlePoints = [3, 0]))).toMatchObject({ winners: [0], clause: 'GLO 9#18' });
    expect(finished((s) => (s.battlePoints = [0, 3]))).toMatchObject({ winners: [1], scores: [2, 5, 5] });
  });

  const seats = [[0], [1], [2]];

  test('[GLO 10#20] partners win and lose together, by the same count as two players', () => {
    const ended = (also: (s: GloireState) => void) => {
      const coalition = { jahn: 'bernadotte', ilm: 'barclay' };
      const played = turn({ turn: 3, seats, french: { aue: 'napoleon' }, coalition, also });
      played.act(0, 'first').act(0, 'done').act(1, 'done').act(2, 'done');
      // No notes.
      return played.act(1, 'done').act(2, 'done').referee.state.result;
    };
    expect(ended((s) => (s.battlePoints = [0, 2]))).toMatchObject({ winners: [], clause: 'GLO 9#17' });
    expect(ended((s) => (s.battlePoints = [0, 3]))).toMatchObject({
      winners: [1, 2],
      reason: 'points',
      scores: [2, 5, 5],
    });
    expect(ended((s) => (s.battlePoints = [3, 0]))).toMatchObject({ winners: [0], scores: [5, 2, 2] });
  });

  test('[GLO 10#20, GLO 9#14] whoever of them captures Napoleon, both have won', () => {
    const captured = (before: string, seat: number) => {
      const also = (s: GloireState) => {
        for (const name of ['II', 'napoleon']) s.inside[slot(s, name)] = 1;
      };
      const coalition = { eich: before };
      const wanted = {
        phase: 'combat',
        active: 'coalition',
        seats,
        french: { eich: 'II:3 napoleon' },
        coalition,
      } as const;
      return position({ ...wanted, also, dice: [6] }).act(seat, 'besiege').referee.state.result;
    };
    const won = { winners: [1, 2], reason: 'napoleon', clause: 'GLO 9#14' };
    expect(captured('yorck:9 bernadotte', 1)).toMatchObject(won);
    expect(captured('ostermann:8 barclay', 2)).toMatchObject(won);
  });
});

describe('the set-up', () => {
  test('[GLO 1813.A.blind#2] option 1: all face up, and no decoys', () => {
    const played = freshMatch({ blind: 1 });
    expect(played.asked()?.prompt).toBe('first');
    expect(played.referee.through(1).state.game.face.is).not.toContain(-1);
  });

  test('[GLO 1813.A.blind#3, GLO 1813.A.blind#4] option 2: leaders face up, units face down', () => {
    const played = freshMatch({ blind: 2, decoys: false });
    const seen = played.referee.through(1).state.game;
    expect(seen.face.is).toContain(leaderPiece('napoleon'));
    expect(seen.face.is).not.toContain(unit('I'));
  });

  test('[GLO 1813.A.blind#5, GLO 1.1#7, GLO 1.2.1#6] option 3: leaders and units face down', () => {
    const played = freshMatch({ decoys: false });
    const seen = played.referee.through(1).state.game;
    expect(seen.face.is).not.toContain(leaderPiece('napoleon'));
    expect(seen.face.is).not.toContain(unit('I'));
    // Where flags stand, and how many, is for all to see (ruling 87).
    expect(seen.place).toEqual(played.s.place);
  });

  test.each([2, 3])(
    '[GLO 1813.A.blind#6] option %i: decoys if the players say so, and none if they do not',
    (blind) => {
      const first = strom.units.length + strom.leaders.length;
      const decoys = ({ s }: Played) => s.face.is.filter((piece) => piece >= first).length;
      const used = freshMatch({ blind, decoys: true });
      // Three of the French, four of the Coalition.
      expect([used.referee.waiting(), used.asked()?.prompt, decoys(used)]).toEqual([[0, 1], 'placeDecoy', 7]);
      used.act(0, 'decoy', used.offers(0, 'decoy')[0]?.[0] as number, town('eich'));
      used.act(1, 'decoy', used.offers(1, 'decoy')[0]?.[0] as number, town('ilm'));
      used.act(0, 'done').act(1, 'done');
      const placed = used.s.place.filter((at, one) => (used.s.face.is[one] as number) >= first && at !== OFF);
      expect(new Set(placed)).toEqual(new Set([town('eich'), town('ilm')]));
      expect(used.asked()?.prompt).toBe('first');
      const without = freshMatch({ blind, decoys: false });
      expect([without.asked()?.prompt, decoys(without)]).toEqual(['first', 0]);
    },
  );

  test('[GLO 1813.A.blind#1] ruling: what an option may be', () => {
    expect(() => freshMatch({ blind: 4 })).toThrow('option "blind" is a number from 1 to 3');
    expect(() => freshMatch({ fog: true })).toThrow('gloire has no option "fog"');
  });

  test('[GLO 1813.B.3.3#8] units start with the strength the scenario gives them', () => {
    const played = freshMatch({ blind: 1 });
    expect([points(played.s, 'I'), points(played.s, 'yorck'), points(played.s, 'IV')]).toEqual([10, 8, 0]);
    expect(where(played.s, 'IV')).toBe(`${OFF}`);
  });
});
