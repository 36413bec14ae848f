import { describe, expect, test } from 'vitest';
import { lastAction, outcomeOf, TIME, told } from './later-help.ts';
import { content, mission, onPack, type Played, type Position } from './position.ts';

/** French and Allied points, whatever the balance of the pack makes of them. */
const POINTS: { readonly [village: string]: readonly [french: number, allied: number] } = {
  gohlis: [3, 4],
  doelitz: [3, 3],
  leutzsch: [5, 3],
  taucha: [7, 3],
  probstheida: [5, 3],
};
const MISSIONS = Object.keys(POINTS);
const pack = {
  ...content,
  missions: content.missions.map((one) => {
    const [french, allied] = POINTS[content.fields[one.field]?.id ?? ''] ?? [one.french, one.allied];
    return { ...one, french, allied };
  }),
};

function scored(wanted: Position, points: readonly [number, number] = [0, 0]): Played {
  const played = onPack(lastAction(MISSIONS, wanted), pack);
  played.s.points = [...points];
  played.act(wanted.active === 'allied' ? 1 : 0, 'card', TIME);
  return played;
}

describe('mission points', () => {
  test('[NAT 19#1] Napoleon scores the French points of the missions he fulfils, and the Allies nothing for them', () => {
    const played = scored({ armies: { ney: 'gohlis', murat: 'taucha' } });
    expect(outcomeOf(played, 'gohlis')).toEqual({
      fact: 'mission',
      mission: mission('gohlis'),
      fulfilled: true,
      how: 'yes',
      french: 5,
      allied: 0,
      side: 0,
      points: 3,
      clause: 'NAT 19#1',
    });
    expect(outcomeOf(played, 'taucha')).toMatchObject({ side: 0, points: 7 });
    expect(played.s.points).toEqual([3 + 7, 3 + 3 + 3]);
  });

  test('[NAT 19#2] Schwarzenberg scores the Allied points where his value is higher', () => {
    const played = scored({ armies: { bertrand: 'gohlis', yorck: 'moeckern' } });
    expect(outcomeOf(played, 'gohlis')).toEqual({
      fact: 'mission',
      mission: mission('gohlis'),
      fulfilled: false,
      how: 'beaten',
      french: 3,
      allied: 4,
      side: 1,
      points: 4,
      clause: 'NAT 19#2',
    });
    expect(played.s.points).toEqual([0, 4 + 3 + 3 + 3 + 3]);
  });

  test('[NAT 19#2] not where it is merely equal', () => {
    const played = scored({ armies: { bertrand: 'gohlis', friedrich: 'moeckern' } });
    expect(outcomeOf(played, 'gohlis')).toMatchObject({ fulfilled: true, side: 0, points: 3, clause: 'NAT 19#1' });
    expect(played.s.points).toEqual([3, 3 + 3 + 3 + 3]);
  });

  test('[NAT 19#3] he scores them as well when no French army stands there, with or without Allies about', () => {
    const played = scored({ armies: { yorck: 'gohlis' } });
    const failed = { fulfilled: false, french: 0, allied: 0, side: 1, clause: 'NAT 19#3' };
    expect(outcomeOf(played, 'gohlis')).toMatchObject({ ...failed, points: 4 });
    expect(outcomeOf(played, 'doelitz')).toMatchObject({ ...failed, points: 3 });
    expect(played.s.points).toEqual([0, 16]);
  });

  test('[NAT 19#4] mission points come on top of those for armies placed', () => {
    const played = scored({ armies: { ney: 'gohlis' } }, [6, 2]);
    expect(played.s.points).toEqual([6 + 3, 2 + 3 + 3 + 3 + 3]);
    expect(told(played, 'score')).toEqual([{ fact: 'score', french: 9, allied: 14, clause: 'NAT 19#4' }]);
  });
});

describe('the winner', () => {
  /** All missions fail: 16 points for the Allies. */
  test.each([
    [17, 0, 0, 'NAT 19#5'],
    [16, 0, 1, 'NAT 19#6'],
    [15, 0, 1, 'NAT 19#6'],
    [18, 1, 0, 'NAT 19#5'],
    [17, 1, 1, 'NAT 19#6'],
  ])(
    '[NAT 19#5, NAT 19#6] %i points of Napoleon against 16 and %i: the winner is seat %i',
    (french, allied, winner, clause) => {
      const played = scored({}, [french, allied]);
      expect(played.referee.state.result).toEqual({
        winners: [winner],
        reason: 'points',
        scores: [french, 16 + allied],
        clause,
      });
    },
  );

  test('[NAT 19#5] it does not matter whose turn was the last', () => {
    const played = scored({ active: 'allied' }, [17, 0]);
    expect(played.referee.state.result).toMatchObject({ winners: [0], clause: 'NAT 19#5' });
  });
});
