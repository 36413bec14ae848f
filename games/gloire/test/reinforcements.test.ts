import { describe, expect, test } from 'vitest';
import { seriesReplacements } from '../content/testing/strom/index.ts';
import type { Arrival, GloireContent } from '../content/types.ts';
import { EDGE, type GloireState } from '../rules/state.ts';
import {
  go,
  leader,
  type Played,
  type Position,
  points,
  slot,
  strom,
  told,
  town,
  unit,
  ways,
  where,
} from './position.ts';
import { arrival, dueNow, pack, turn } from './turn-help.ts';

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

  test('[GLO 3.3#11] a unit that is lost takes none: only the Polish campaigns raise any again', () => {
    const also = (s: GloireState) => {
      s.gone[unit('II')] = 0;
      s.initial[unit('II')] = 7;
    };
    expect(names(given(0, 1, { turn: 1, french: { aue: 'napoleon I:8' }, also }), 0)).toEqual(['I']);
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
