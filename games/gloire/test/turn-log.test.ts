import { describe, expect, test } from 'vitest';
import type { Arrival, GloireContent, Scenario } from '../content/types.ts';
import { type GloireState } from '../rules/state.ts';
import { news, question, refusal } from './chronicle.ts';
import {
  freshMatch,
  leader,
  type Played,
  type Position,
  position,
  setOut,
  slot,
  strom,
  town,
  unit,
} from './position.ts';

function pack(changed: Partial<Scenario>, campaign: Partial<GloireContent['campaign']> = {}): GloireContent {
  const scenarios = strom.scenarios.map((scenario) => ({ ...scenario, ...changed }));
  return { ...strom, campaign: { ...strom.campaign, ...campaign }, scenarios };
}

const arrival = (wanted: Partial<Arrival>): Arrival => ({
  turn: 1,
  side: 1,
  at: { kind: 'town', town: town('jahn') },
  forces: [{ unit: unit('yorck'), points: 6 }],
  leaders: [leader('bernadotte')],
  die: 0,
  option: null,
  ifHeld: -1,
  ...wanted,
});

const turn = (wanted: Position): Played => position({ phase: 'turn', dice: [1, 3, 3, 3], ...wanted });

const coming = (wanted: Partial<Arrival>, more: Position = {}) =>
  turn({
    pack: pack({ arrivals: [arrival(wanted)] }),
    ...more,
    french: { brand: 'napoleon', ...more.french },
    also(s) {
      s.due.fill(0);
      more.also?.(s);
    },
  });

describe('what players read of a turn', () => {
  test('[GLO 2#2, GLO 2#3, GLO 3.2#1, GLO 2#7, GLO 4.4#1, GLO 4.5#1, GLO 2.B1#6] its first half, before anybody marches', () => {
    const played = turn({
      french: { aue: 'napoleon I:10' },
      coalition: { jahn: 'bernadotte yorck:8', hain: 'ostermann:4 barclay' },
      dice: [2, 4, 5, 6],
    });
    expect(question(played)).toBe('0: first (GLO 3.2#1)');
    played.act(0, 'second');
    expect(news(played)).toEqual([
      'weather, die 2, weather 0 (GLO 3.1#1)',
      'firstPlayer, side 1 (GLO 3.2#1)',
      'playerTurn, side 1, turn 0 (GLO 2#7)',
      'lines, cutOff , to 2 (GLO 2.B1#6)',
      'supply, army north, supplied 2 (GLO 4.4#1)',
      'supply, army south, supplied 2 (GLO 4.4#1)',
      'command, army north, die 4, value 3, total 7, supplied 2 (GLO 4.5#1)',
      'command, army south, die 5, value 2, total 7, supplied 2 (GLO 4.5#1)',
    ]);
    expect(question(played)).toBe('1: activate (GLO 2.B2#2)');
    played.act(1, 'done');
    expect(news(played)).toEqual([
      'playerTurn, side 0, turn 0 (GLO 2#8)',
      'lines, cutOff , to 1 (GLO 2.B1#6)',
      'supply, army armee, supplied 2 (GLO 4.4#1)',
      'command, army armee, die 6, value 5, total 11, supplied 2 (GLO 4.5#1)',
    ]);
  });

  test('[GLO 3.2#2, GLO 3.2#3] dice for the first player without Napoleon; equal ones are thrown again', () => {
    const played = turn({
      french: { aue: 'ney I:10' },
      coalition: { jahn: 'bernadotte yorck:8' },
      dice: [1, 2, 2, 5, 6, 3, 3],
    });
    expect(news(played)).toEqual([
      'weather, die 1, weather 0 (GLO 3.1#1)',
      'firstDice, dice 2+2, values 3+3 (GLO 3.2#2)',
      'firstDice, dice 5+6, values 3+3 (GLO 3.2#2)',
    ]);
    expect(question(played)).toBe('1: first (GLO 3.2#1)');
  });

  test('[GLO 9#3, GLO 9#8] the score at the end', () => {
    const played = turn({
      turn: 3,
      french: { aue: 'napoleon I:10', glau: 'II:4' },
      coalition: { jahn: 'bernadotte yorck:8' },
      also: (s) => void (s.tally = [9, 4]),
    });
    played.act(0, 'first').act(0, 'done').act(1, 'done');
    expect(news(played, 'score', 'turn', 'kernel.over')).toEqual(['score, french 2, coalition 3 (GLO 9#15)']);
    expect(played.referee.finished).toBe(true);
  });

  test('[GLO 7.1#2, GLO 2#2] a match that has just begun: decoys first', () => {
    const played = freshMatch({}, strom, [1, 3, 3, 3]);
    expect(question(played)).toBe('0: placeDecoy, left 3 (GLO 7.1#2)');
    const [decoy] = played.offers(0, 'decoy')[0] as [number];
    expect([
      refusal(played, 0, 'decoy', decoy, town('brand')),
      refusal(played, 0, 'decoy', decoy, town('jahn')),
    ]).toEqual(['may', 'noForceThere (GLO 7.1#2)']);
    played.act(0, 'decoy', decoy, town('brand'));
    expect(question(played)).toBe('0: placeDecoy, left 2 (GLO 7.1#2)');
    played.act(0, 'done').act(1, 'done');
    expect(news(played, 'turn', 'weather', 'firstDice')).toEqual([
      'turn, turn 0 (GLO 2#2)',
      'weather, die 1, weather 0 (GLO 3.1#1)',
    ]);
  });

  test('[GLO 7.1#13, GLO 7.1#14] decoys that come back', () => {
    const also = (s: GloireState) => {
      for (const [at, piece] of s.face.is.entries())
        if (piece >= strom.units.length + strom.leaders.length) s.pool[at] = 1;
    };
    const played = position({
      phase: 'administration',
      hidden: true,
      french: { aue: 'I:10 napoleon', calau: 'ney' },
      coalition: { jahn: 'yorck:4' },
      also,
      dice: [3, 3, 3],
    });
    expect(question(played)).toBe('0: decoyBack, left 1 (GLO 7.1#13)');
    const [decoy] = played.offers(0, 'decoy')[0] as [number];
    expect(['aue', 'calau', 'jahn'].map((at) => refusal(played, 0, 'decoy', decoy, town(at)))).toEqual([
      'may',
      'noForceThere (GLO 7.1#14)',
      'noForceThere (GLO 7.1#14)',
    ]);
    expect(refusal(played, 0, 'decoy', slot(played.s, 'I'), town('aue'))).toBe('notOut (GLO 7.1#13)');
    played.facts.length = 0;
    played.act(0, 'decoy', decoy, town('aue'));
    expect(news(played, 'held', 'decoyBack', 'concealed')).toEqual([
      'held, town aue, side 0 (GLO 7.1#14)',
      'decoyBack, side 0, town aue (GLO 7.1#13)',
    ]);
  });

  test('[GLO 1.2.3#6, GLO 2.B1#5] a cadre without a man since an earlier turn goes', () => {
    const gone = (emptied: number, points = 0) => {
      const also = (s: GloireState) => {
        s.emptied[unit('II')] = emptied;
        s.points[unit('II')] = points;
      };
      const played = position({
        phase: 'administration',
        turn: 2,
        french: { aue: 'I:10 napoleon II:1' },
        coalition: { jahn: 'yorck:4' },
        also,
        dice: [3],
      });
      return news(played, 'eliminated');
    };
    expect([gone(1), gone(2), gone(-1), gone(1, 2)]).toEqual([
      ['eliminated, piece 1, town aue (GLO 1.2.3#6)'],
      [],
      [],
      [],
    ]);
  });

  test('[GLO 5.5.3#1, GLO 5.5.4#4, GLO 5.5.4#5] stragglers: lost on a forced march, and back again', () => {
    const played = position({ french: { aue: 'I:10 napoleon' }, coalition: { jahn: 'yorck:4' }, dice: [6] });
    setOut(played, 'aue', 'napoleon I', 'forced').act(0, 'step', town('brand')).act(0, 'done');
    expect(news(played, 'setOut', 'straggled')).toEqual([
      'setOut, side 0, town aue, count 2, forced true (GLO 5.3#4)',
      'straggled, unit I, die 6, points 1, to 1073741823 (GLO 5.5.3#1)',
    ]);
    expect([played.s.fatigued[slot(played.s, 'I')], played.s.stragglers[unit('I')]]).toEqual([1, 1]);
    const back = (die: number, lost: number) => {
      const also = (s: GloireState) => void (s.stragglers[unit('I')] = lost);
      return news(
        position({ french: { aue: 'I:8 napoleon' }, coalition: { jahn: 'yorck:4' }, also, dice: [die, 1, 1] }).act(
          0,
          'done',
        ),
        'recovered',
      );
    };
    expect([back(4, 3), back(5, 3), back(6, 1), back(1, 0)]).toEqual([
      ['recovered, unit I, die 4, points 1, to 1073741823 (GLO 5.5.4#4)'],
      ['recovered, unit I, die 5, points 2, to 1073741823 (GLO 5.5.4#5)'],
      ['recovered, unit I, die 6, points 1, to 1073741823 (GLO 5.5.4#5)'],
      [],
    ]);
  });
});

describe('what players read of reinforcements', () => {
  test.each([2, 3])('[GLO 3.3#3, GLO 3.3#4] a die of %i where 3 is wanted', (die) => {
    const played = coming({ die: 3 }, { dice: [1, die, 3, 3, 3] }).act(0, 'first');
    expect(news(played, 'arrivalDie', 'arrived', 'putOff', 'control')).toEqual(
      die < 3
        ? ['arrivalDie, arrival 0, side 1, die 2, late true (GLO 3.3#3)', 'putOff, arrival 0, side 1 (GLO 3.3#3)']
        : [
            'arrivalDie, arrival 0, side 1, die 3, late false (GLO 3.3#3)',
            'arrived, side 1, town jahn, count 2 (GLO 3.3#4)',
          ],
    );
  });

  test('[GLO 3.3#1, GLO 3.3#8] points and stacks at an edge', () => {
    expect(news(coming({ at: { kind: 'edge', edge: 1 } }).act(0, 'first'), 'atEdge', 'arrived')).toEqual([
      'atEdge, side 1, edge 1, count 2 (GLO 3.3#8)',
    ]);
    const points = coming({ at: { kind: 'points', nation: 2, points: 2 }, forces: [], leaders: [] }).act(0, 'first');
    expect(news(points, 'pointsCome', 'arrived')).toEqual([
      'pointsCome, nation prussian, points 2, side 1 (GLO 3.3#1)',
    ]);
  });

  test('[GLO 3.3#6, GLO 3.3#7] enemies move out', () => {
    const played = coming({}, { french: { jahn: 'I:10' } }).act(0, 'first');
    expect(question(played)).toBe('0: moveOut, town jahn (GLO 3.3#7)');
    expect(['ilm', 'hain', 'kahl'].map((at) => refusal(played, 0, 'moveOut', town(at)))).toEqual([
      'may',
      'may',
      'noWayOut (GLO 3.3#6)',
    ]);
    played.act(0, 'moveOut', town('hain'));
    expect(news(played, 'movedOut', 'arrived', 'control')).toEqual([
      'movedOut, side 0, from jahn, town hain (GLO 3.3#6)',
      'arrived, side 1, town jahn, count 2 (GLO 3.3#4)',
    ]);
  });

  test('[GLO 3.3#3] held, not yet due, come already, or by an option that is not played', () => {
    const comes = (wanted: Partial<Arrival>, also: (s: GloireState) => void = () => {}) =>
      news(coming(wanted, { also }).act(0, 'first'), 'arrived').length;
    expect([
      comes({}),
      comes({ ifHeld: town('glau') }),
      comes({ ifHeld: town('eich') }),
      comes({ option: 'O1' }),
      comes({}, (s) => void s.due.fill(1)),
      comes({}, (s) => void s.due.fill(-1)),
      comes({}, (s) => void s.arrived.fill(1)),
    ]).toEqual([1, 1, 0, 0, 0, 0, 0]);
  });

  test('[GLO 4.2#6, GLO 4.2#7] a leader who was caught comes back to his chief or to the source of his army', () => {
    const back = (coalition: Readonly<Record<string, string>>, french: Readonly<Record<string, string>> = {}) => {
      const also = (s: GloireState) => {
        s.place[slot(s, 'wittgenstein')] = -2;
        s.returns[leader('wittgenstein')] = 0;
      };
      return turn({ french: { brand: 'napoleon', ...french }, coalition, also }).act(0, 'first');
    };
    const asked = back({ hain: 'barclay ostermann:5' });
    expect(question(asked)).toBe('1: comeBack, leader wittgenstein (GLO 4.2#7)');
    expect(['hain', 'ilm', 'jahn', 'furt'].map((at) => refusal(asked, 1, 'comeBack', town(at)))).toEqual([
      'may',
      'may',
      'may',
      'notWithChief (GLO 4.2#7)',
    ]);
    asked.act(1, 'comeBack', town('hain'));
    expect(news(asked, 'leaderBack')).toEqual(['leaderBack, leader wittgenstein, town hain (GLO 4.2#6)']);
    expect(news(back({ hain: 'barclay ostermann:5' }, { ilm: 'I:5', jahn: 'II:5' }), 'leaderBack')).toEqual([
      'leaderBack, leader wittgenstein, town hain (GLO 4.2#6)',
    ]);
    expect(news(back({}, { ilm: 'I:5', jahn: 'II:5' }), 'leaderBack')).toEqual([]);
  });

  test('[GLO 4.2#2, GLO 2#4] leaders change', () => {
    const changes = [
      { turn: 1, leaves: leader('ney'), follows: leader('reynier'), army: -1, option: null, unless: null },
    ];
    const played = turn({ pack: pack({ changes }), french: { brand: 'napoleon', aue: 'ney I:5' } });
    expect(news(played, 'leaderChange', 'leaderLost')).toEqual([
      'leaderLost, leader ney (GLO 4.2#2)',
      'leaderChange, leaves 1, follows 2, army -1 (GLO 4.2#2)',
    ]);
    expect([played.s.place[slot(played.s, 'ney')], played.s.place[slot(played.s, 'reynier')]]).toEqual([
      -1,
      town('aue'),
    ]);
  });
});

describe('what players read of replacements', () => {
  const share = (also: (s: GloireState) => void = () => {}) =>
    turn({
      french: { aue: 'napoleon I:8 IV:3 park f1:2', brand: 'II:8' },
      coalition: { jahn: 'yorck:8 bernadotte' },
      also(s) {
        s.pointsWaiting = [3, 0, 0, 0];
        also(s);
      },
    }).act(0, 'first');

  test('[GLO 3.3#11, GLO 1813.B.3.3#5, GLO 3.3#13, GLO 1813.B.3.3#6] who takes them', () => {
    const played = share();
    expect(question(played)).toBe('0: replace, left 3 (GLO 3.3#11)');
    expect(
      ['I', 'II', 'IV', 'park', 'f1', 'yorck', 'guard'].map((name) => refusal(played, 0, 'replace', unit(name))),
    ).toEqual([
      'may',
      'takesNone (GLO 1813.B.3.3#5)',
      'takesNone (GLO 1813.B.3.3#5)',
      'takesNone (GLO 1813.B.3.3#5)',
      'takesNone (GLO 1813.B.3.3#5)',
      'takesNone (GLO 1813.B.3.3#5)',
      'takesNone (GLO 1813.B.3.3#5)',
    ]);
    played.act(0, 'replace', unit('I')).act(0, 'replace', unit('I'));
    expect(question(played)).toBe('0: replace, left 1 (GLO 3.3#11)');
    expect(refusal(played, 0, 'replace', unit('I'))).toBe('takesNone (GLO 1813.B.3.3#5)');
    played.act(0, 'done');
    expect(news(played, 'replaced')).toEqual([
      'replaced, unit I, to 1073741823 (GLO 3.3#13)',
      'replaced, unit I, to 1073741823 (GLO 3.3#13)',
    ]);
    expect([played.s.points[unit('I')], played.s.pointsWaiting]).toEqual([10, [0, 0, 0, 0]]);
  });
});
