import { describe, expect, test } from 'vitest';
import { seriesReplacements } from '../content/testing/strom/index.ts';
import type { Arrival, GloireContent, Weather } from '../content/types.ts';
import { EDGE, type GloireState, OFF } from '../rules/state.ts';
import { victoryPoints } from '../rules/victory.ts';
import {
  freshMatch,
  go,
  leader,
  leaderPiece,
  type Played,
  type Position,
  points,
  position,
  setOut,
  slot,
  strom,
  told,
  town,
  unit,
  ways,
  where,
} from './position.ts';
import { arrival, dueNow, pack, turn } from './turn-help.ts';

describe('GLO 2: the order of a turn', () => {
  test('[GLO 2#2, GLO 2#3, GLO 2#5, GLO 2#7, GLO 2#8] weather, first player, then both players’ phases in order', () => {
    const played = turn({
      french: { brand: 'napoleon I:10' },
      coalition: { jahn: 'bernadotte yorck:8' },
      dice: [1, 2, 3, 3],
    });
    played.act(0, 'second');
    const order = played.facts
      .map(({ fact }) => fact)
      .filter((fact) => ['weather', 'firstPlayer', 'playerTurn', 'command'].includes(fact));
    expect(order).toEqual(['weather', 'firstPlayer', 'playerTurn', 'command', 'command']);
    expect(played.s.active).toBe(1);
    played.act(1, 'done');
    expect(played.s.active).toBe(0);
    expect(told(played, 'playerTurn').map((fact) => fact['clause'])).toEqual(['GLO 2#7', 'GLO 2#8']);
  });

  test('[GLO 2#1, GLO 2#9, GLO 9#3] the marker goes on until the last turn, and then points are counted', () => {
    const quiet = { french: { aue: 'napoleon' }, coalition: { jahn: 'bernadotte' } };
    const played = turn(quiet).act(0, 'first').act(0, 'done').act(1, 'done');
    expect(played.s.turn).toBe(1);
    const last = turn({ ...quiet, turn: 3 })
      .act(0, 'first')
      .act(0, 'done')
      .act(1, 'done');
    expect(last.referee.finished).toBe(true);
    expect(told(last, 'score')).toHaveLength(1);
  });

  test('[GLO 1.2.3#5, GLO 1.2.3#6, GLO 2.B1#5] a unit without strength goes in its owner’s phase of the next turn, not of the same', () => {
    const emptied = (since: number) => {
      const also = (s: GloireState) => {
        s.emptied[unit('I')] = since;
      };
      return position({ phase: 'administration', french: { brand: 'napoleon I:0 II:7' }, also, turn: 1 });
    };
    expect(where(emptied(1).s, 'I')).toBe('brand');
    expect(where(emptied(0).s, 'I')).toBe('-1');
    expect(told(emptied(0), 'eliminated')).toMatchObject([{ piece: unit('I'), clause: 'GLO 1.2.3#6' }]);
  });
});

describe('GLO 3.1, 3.2: weather and first player', () => {
  test.each<[number, Weather]>([
    [2, 'clear'],
    [3, 'rain'],
    [4, 'mud'],
    [6, 'snow'],
  ])('[GLO 3.1#1, GLO 3.1#2] a die of %i brings %s for the turn', (die, weather) => {
    const played = turn({ french: { brand: 'napoleon' }, dice: [die] });
    expect(told(played, 'weather')).toMatchObject([{ die, clause: 'GLO 3.1#1' }]);
    expect(played.s.weather).toBe(['clear', 'rain', 'mud', 'snow'].indexOf(weather));
  });

  test('[GLO 3.1#1] the calendar’s modifier counts', () => {
    const calendar = strom.calendar.map((one) => ({ ...one, weather: 3 }));
    expect(turn({ pack: { ...strom, calendar }, french: { brand: 'napoleon' }, dice: [1] }).s.weather).toBe(2);
  });

  test('[GLO 3.2#1, GLO 1813.B.3.2#1] with Napoleon on the map the French say who is first', () => {
    const played = turn({ french: { brand: 'napoleon' } });
    expect(played.asked()).toMatchObject({ seat: 0, prompt: 'first' });
    expect(played.act(0, 'second').s.first).toBe(1);
    expect(told(played, 'firstDice')).toEqual([]);
  });

  test('[GLO 3.2#2, GLO 3.2#3, GLO 1813.B.3.2#4, GLO 1813.B.3.2#5] without him dice and the values of the highest commanders', () => {
    const french = { brand: 'ney' };
    const coalition = { jahn: 'bernadotte barclay' };
    // Ney acts for Napoleon with 3; of two of rank 3 the better value, 3, counts. Equal throws are thrown again.
    const played = turn({ french, coalition, dice: [1, 4, 4, 2, 3] });
    expect(told(played, 'firstDice').map((fact) => [fact['dice'], fact['values']])).toEqual([
      [
        [4, 4],
        [3, 3],
      ],
      [
        [2, 3],
        [3, 3],
      ],
    ]);
    expect(played.asked()).toMatchObject({ seat: 1, prompt: 'first' });
  });

  test('[GLO 1813.B.3.2#2] in scenarios that say so he counts as there', () => {
    const always = pack({ napoleonCounts: 'always' });
    expect(told(turn({ pack: always, french: { brand: 'ney' } }), 'firstDice')).toEqual([]);
  });
});

describe('GLO 4.2, 2#4: leaders who leave and come back', () => {
  test('[GLO 4.2#2, GLO 2#4] a scenario takes a leader out, and another takes his place and command', () => {
    const changes = [
      { turn: 1, leaves: leader('napoleon'), follows: leader('ney'), army: 0, option: null, unless: null },
    ];
    const played = turn({ pack: pack({ changes }), french: { brand: 'napoleon I:10' } });
    expect([where(played.s, 'napoleon'), where(played.s, 'ney'), played.s.commander[0]]).toEqual([
      '-1',
      'brand',
      leader('ney'),
    ]);
  });

  const away = (coalition: Record<string, string>, french: Record<string, string> = {}) => {
    const also = (s: GloireState) => {
      s.place[slot(s, 'wittgenstein')] = -2;
      s.returns[leader('wittgenstein')] = 1;
    };
    const played = turn({ turn: 1, french: { brand: 'napoleon', ...french }, coalition, also });
    return played.act(0, 'first');
  };

  test('[GLO 4.2#6, GLO 4.2#7] one of rank 3 comes back with his chief or at the source, as his player chooses', () => {
    const played = away({ hain: 'barclay ostermann:7' });
    expect(played.asked()).toMatchObject({ seat: 1, prompt: 'comeBack', clause: 'GLO 4.2#7' });
    expect(played.offers(1, 'comeBack')).toEqual([[town('hain')], [town('jahn')], [town('ilm')]]);
    played.act(1, 'comeBack', town('hain'));
    expect(where(played.s, 'wittgenstein')).toBe('hain');
  });

  test('[GLO 4.2#7] ruling 33: if every such town is held, he waits', () => {
    const played = away({}, { jahn: 'I:10', ilm: 'II:7' });
    expect(where(played.s, 'wittgenstein')).toBe('-2');
    expect(played.s.returns[leader('wittgenstein')]).toBe(1);
  });
});

describe('GLO 3.3: reinforcements', () => {
  const coming = (wanted: Partial<Arrival>, position: Position = {}) => {
    const arrivals = [
      arrival({ forces: [{ unit: unit('yorck'), points: 6 }], leaders: [leader('bernadotte')], ...wanted }),
    ];
    const also = (s: GloireState) => {
      dueNow(s);
      position.also?.(s);
    };
    return turn({ pack: pack({ arrivals }), ...position, french: { brand: 'napoleon', ...position.french }, also }).act(
      0,
      'first',
    );
  };

  test('[GLO 3.3#1, GLO 3.3#2, GLO 3.3#4] into a town, in phase A of their turn', () => {
    const played = coming({});
    expect([where(played.s, 'yorck'), where(played.s, 'bernadotte'), points(played.s, 'yorck')]).toEqual([
      'jahn',
      'jahn',
      6,
    ]);
    expect(told(played, 'arrived', 'playerTurn').map(({ fact }) => fact)).toEqual(['arrived', 'playerTurn']);
  });

  test('[GLO 2#6] first the first player is settled, then reinforcements come, then replacements go into their units', () => {
    // The list names the points first; only the corps that comes can take them.
    const arrivals = [
      arrival({ at: { kind: 'points', nation: 2, points: 1 } }),
      arrival({ forces: [{ unit: unit('yorck'), points: 6 }] }),
    ];
    const played = turn({ pack: pack({ arrivals }), french: { brand: 'napoleon' }, also: dueNow });
    const order = () =>
      told(played, 'firstPlayer', 'arrived', 'pointsCome', 'replaced', 'playerTurn').map(({ fact }) => fact);
    expect([played.asked()?.prompt, where(played.s, 'yorck'), order()]).toEqual(['first', '-1', []]);
    played.act(0, 'second');
    expect([played.asked()?.prompt, where(played.s, 'yorck')]).toEqual(['replace', 'jahn']);
    expect(played.offers(1, 'replace')).toEqual([[unit('yorck')]]);
    played.act(1, 'replace', unit('yorck'));
    expect(points(played.s, 'yorck')).toBe(7);
    expect(order()).toEqual(['firstPlayer', 'pointsCome', 'arrived', 'replaced', 'playerTurn']);
  });

  test('[GLO 3.3#3] a die decides whether they come late', () => {
    const late = coming({ die: 4 }, { dice: [1, 3] });
    expect(where(late.s, 'yorck')).toBe('-1');
    expect(late.s.due[0]).toBe(1);
    expect(where(coming({ die: 4 }, { dice: [1, 4] }).s, 'yorck')).toBe('jahn');
  });

  test('[GLO 3.3#5, GLO 3.3#6, GLO 3.3#7] enemies in the town move out to a town of their choice', () => {
    const played = coming({}, { french: { jahn: 'I:10' } });
    expect(played.asked()).toMatchObject({ seat: 0, prompt: 'moveOut', clause: 'GLO 3.3#7' });
    played.act(0, 'moveOut', town('ilm'));
    expect([where(played.s, 'I'), where(played.s, 'yorck')]).toEqual(['ilm', 'jahn']);
    const only = coming({}, { french: { jahn: 'I:10' }, coalition: { hain: 'buelow:6' } });
    expect(where(only.s, 'I')).toBe('ilm');
  });

  test('[GLO 3.3#6] ruling 29: who cannot leave makes them wait', () => {
    const played = coming({}, { french: { jahn: 'I:10' }, coalition: { hain: 'buelow:6', ilm: 'ostermann:7' } });
    expect([where(played.s, 'I'), where(played.s, 'yorck'), played.s.due[0]]).toEqual(['jahn', '-1', 1]);
    const walls = coming({ at: { kind: 'town', town: town('eich') } }, { french: { eich: 'I:10' } });
    expect([where(walls.s, 'I'), where(walls.s, 'yorck')]).toEqual(['eich', '-1']);
  });

  test('[GLO 3.3#8, GLO 3.3#9, GLO 3.3#10, GLO 2.B2#4] by a connection: in the owner’s movement phase, free, and without forced march', () => {
    const played = coming({ at: { kind: 'edge', edge: 1 } }, { dice: [1, 1, 1, 1] });
    expect(played.s.place[slot(played.s, 'yorck')]).toBe(EDGE - 1);
    played.act(0, 'done');
    played.s.command.fill(0);
    played.act(1, 'enter', 1).act(1, 'pick', slot(played.s, 'yorck')).act(1, 'pick', slot(played.s, 'bernadotte'));
    expect(played.why(1, 'forced')).toEqual({ reason: 'noForcedEntry', clause: 'GLO 3.3#10' });
    played.act(1, 'normal');
    expect(played.s.spent).toEqual([0, 0, 0]);
    expect(where(played.s, 'yorck')).toBe('jahn');
    // The connection has cost a point: five of six are left.
    go(played, 'ilm', 'jahn', 'ilm', 'jahn');
    expect(ways(played)).toEqual(['hain', 'ilm']);
    go(played, 'ilm');
    expect(ways(played)).toEqual([]);
  });

  test('[GLO 3.3#8] ruling 30: they may wait for another turn', () => {
    const played = coming({ at: { kind: 'edge', edge: 1 } })
      .act(0, 'done')
      .act(1, 'done');
    played.act(0, 'first').act(0, 'done');
    expect(played.may(1, 'enter', 1)).toBe(true);
  });
});

describe('GLO 3.3, 1813.B.3.3: replacements', () => {
  const given = (
    nation: number,
    amount: number,
    wanted: Position,
    campaign: Partial<GloireContent['campaign']> = {},
  ) => {
    const side = nation < 2 ? 0 : 1;
    const arrivals = [arrival({ side, at: { kind: 'points', nation, points: amount } })];
    const also = (s: GloireState) => {
      dueNow(s);
      wanted.also?.(s);
    };
    return turn({ pack: pack({ arrivals }, campaign), ...wanted, also }).act(0, 'first');
  };
  const names = (played: Played, seat: number) =>
    played.offers(seat, 'replace').map(([at]) => strom.units[at as number]?.id);

  test('[GLO 1813.B.3.3#1, GLO 1813.B.3.3#2, GLO 1813.B.3.3#5] example: only units of the nation, no detachments, in command or not', () => {
    const coalition = { brand: 'ostermann:5 yorck:5 cossacks:1', jahn: 'hussars:2 bernadotte' };
    const played = given(3, 2, { french: { aue: 'napoleon' }, coalition });
    expect(played.asked()).toMatchObject({ seat: 1, prompt: 'replace' });
    expect(names(played, 1)).toEqual(['ostermann', 'hussars']);
  });

  test('[GLO 1813.B.3.3#3, GLO 1813.B.3.3#6, GLO 1813.B.3.3#7] up to the boxes of the roster, two a unit, and what is not used is lost', () => {
    const played = given(0, 4, { french: { aue: 'napoleon I:11 II:2' } });
    expect(names(played, 0)).toEqual(['I', 'II']);
    played.act(0, 'replace', unit('I')).act(0, 'replace', unit('II')).act(0, 'replace', unit('II'));
    expect(names(played, 0)).toEqual([]);
    played.act(0, 'done');
    expect([points(played.s, 'I'), points(played.s, 'II')]).toEqual([12, 4]);
    expect(played.s.pointsWaiting[0]).toBe(0);
  });

  const lossesOf = (losses: Record<string, number>) => (s: GloireState) => {
    for (const [name, lost] of Object.entries(losses)) s.lost[unit(name)] = lost;
  };
  const series = { replacements: seriesReplacements };

  test('[GLO 3.3#11, GLO 3.3#12, GLO 3.3#13, GLO 3.3#14] the series: one cross a unit, in command', () => {
    const french = { aue: 'napoleon I:8 II:7', jahn: 'III:3' };
    const also = (s: GloireState) => {
      lossesOf({ I: 2, III: 2 })(s);
      s.initial[unit('I')] = 10;
      s.stragglers[unit('II')] = 1;
    };
    const played = given(0, 3, { french, also }, series);
    // The II has only stragglers, the III no line.
    expect(names(played, 0)).toEqual(['I']);
    played.act(0, 'replace', unit('I'));
    expect(names(played, 0)).toEqual([]);
    played.act(0, 'done');
    expect([points(played.s, 'I'), played.s.lost[unit('I')]]).toEqual([9, 1]);
  });

  test('[GLO 3.3#15] never above its start, whatever room its roster has, and however many points there are', () => {
    const also = (s: GloireState) => {
      lossesOf({ I: 1, II: 1 })(s);
      s.initial[unit('I')] = 10;
      s.initial[unit('II')] = 7;
      s.stragglers[unit('II')] = 1;
    };
    // The I has twelve boxes, the II eight, the Guard six. More than one point a unit, so that nothing else stops them.
    const generous = { replacements: { ...seriesReplacements, perUnit: 3 } };
    const played = given(0, 5, { french: { aue: 'napoleon I:9 II:5 guard:5' }, also }, generous);
    expect(names(played, 0)).toEqual(['I', 'II']);
    played.act(0, 'replace', unit('I'));
    expect(names(played, 0)).toEqual(['II']);
    played.act(0, 'replace', unit('II'));
    expect(names(played, 0)).toEqual([]);
    played.act(0, 'done');
    expect(['I', 'II', 'guard'].map((name) => points(played.s, name))).toEqual([10, 6, 5]);
    expect(played.s.pointsWaiting[0]).toBe(3);
  });

  test('[GLO 8.4#8] losses are made good by replacements, not by rest', () => {
    const resting = (amount: number) => {
      const played = given(0, amount, { french: { aue: 'napoleon I:8' }, also: lossesOf({ I: 2 }) }, series);
      if (amount > 0) played.act(0, 'replace', unit('I'));
      // A quiet turn, and the end of the movement phase of the next.
      played.act(0, 'done').act(1, 'done').act(0, 'first').act(0, 'done');
      expect([played.s.turn, told(played, 'recovered')]).toEqual([1, []]);
      return [points(played.s, 'I'), played.s.lost[unit('I')]];
    };
    expect([resting(0), resting(1)]).toEqual([
      [8, 2],
      [9, 1],
    ]);
  });

  test('[GLO 3.3#16, GLO 3.3#17] what nobody can take waits; what somebody can take is not held back', () => {
    const french = { aue: 'napoleon I:8' };
    const none = given(0, 1, { french }, series);
    expect(none.offers(0)).toEqual([['done']]);
    expect(none.act(0, 'done').s.pointsWaiting[0]).toBe(1);
    const some = given(0, 1, { french, also: lossesOf({ I: 1 }) }, series);
    expect(some.offers(0)).toEqual([['replace', unit('I')]]);
    expect(some.why(0, 'done')).toEqual({ reason: 'notHeldBack', clause: 'GLO 3.3#17' });
  });

  test('[GLO 1.2.3#5] a unit without strength is saved by a point', () => {
    const also = (s: GloireState) => {
      s.emptied[unit('I')] = 0;
      s.lost[unit('I')] = 8;
    };
    const played = given(0, 1, { turn: 1, french: { aue: 'napoleon I:0' }, also }).act(0, 'replace', unit('I'));
    expect([where(played.s, 'I'), points(played.s, 'I')]).toEqual(['aue', 1]);
  });
});

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
