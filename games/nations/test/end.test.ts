import { describe, expect, test } from 'vitest';
import { asked, before, FAR_MISSIONS, gone, lastAction, outcomeOf, standing, TIME, told } from './later-help.ts';
import { army, field, mission, position } from './position.ts';

/** Four missions are known, and the next space is 19 October. */
const eve = { missions: FAR_MISSIONS, revealed: FAR_MISSIONS.slice(0, 4), time: before(19) };

describe('the end of the game', () => {
  test('[NAT 17#1] the turn in which 19 October is reached is the last one', () => {
    const played = lastAction(FAR_MISSIONS, {});
    expect(played.referee.finished).toBe(false);
    played.act(0, 'card', TIME);
    expect(played.s.time).toBe(31);
    expect(played.referee.finished).toBe(true);
    expect(told(played, 'scoring')).toEqual([{ fact: 'scoring', clause: 'NAT 17#1' }]);
  });

  test('[NAT 17#1] the turn before it is not', () => {
    const played = position({ ...eve, time: before(19) - 1, actionsLeft: 1, hands: [['time'], []] });
    played.act(0, 'card', TIME);
    expect(played.s.time).toBe(30);
    expect(played.referee.finished).toBe(false);
    expect(told(played, 'scoring')).toEqual([]);
    expect(asked(played)).toEqual({ seat: 1, prompt: 'action', clause: 'NAT 11#2' });
  });

  test.each(['french', 'allied'] as const)('[NAT 17#2] no turn follows, whoever it was: %s', (active) => {
    const seat = active === 'french' ? 0 : 1;
    const played = lastAction(FAR_MISSIONS, { active });
    played.act(seat, 'card', TIME);
    expect(told(played, 'turn')).toEqual([]);
    expect(played.referee.finished).toBe(true);
    expect(played.referee.waiting()).toEqual([]);
    expect(played.referee.play(seat, ['draw'])).toEqual({ ok: false, refused: 'finished' });
  });

  test('[NAT 17#2] the turn is played to its end, with all its actions', () => {
    const played = position({ ...eve, actionsLeft: 4, hands: [['time', 'time'], []] });
    played.act(0, 'card', TIME);
    expect(played.s.dates).toBe(6);
    expect(told(played, 'scoring')).toEqual([]);
    expect(asked(played)).toEqual({ seat: 0, prompt: 'action', clause: 'NAT 11#2' });
    expect(played.s.actionsLeft).toBe(3);
    played.act(0, 'lay', army('bertrand'));
    played.act(0, 'card', TIME);
    expect(played.referee.finished).toBe(false);
    played.act(0, 'draw');
    expect(played.referee.finished).toBe(true);
  });

  test('[NAT 17#2] armies placed after the date still count', () => {
    const missions = ['breitenfeld', 'gueldengossa', 'lindenau', 'taucha', 'reudnitz'];
    const played = position({
      missions,
      revealed: missions.slice(0, 4),
      time: before(19),
      actionsLeft: 2,
      markers: { bertrand: ['lindenau', 'leutzsch'] },
      hands: [['time'], []],
      scouts: [1, 0],
    });
    played.act(0, 'card', TIME);
    played.act(0, 'scout');
    played.act(0, 'marker', army('bertrand'), field('leutzsch'));
    expect(played.referee.finished).toBe(true);
    expect(outcomeOf(played, 'lindenau')).toMatchObject({ fulfilled: true, french: 3, allied: 0 });
    // One point for the army, four for the mission.
    expect(played.s.points[0]).toBe(5);
  });

  test('[NAT 17#1, NAT 15#1] a fight of the last turn comes before the scoring', () => {
    const missions = ['breitenfeld', 'doelitz', 'markranstaedt', 'taucha', 'reudnitz'];
    const played = position({
      missions,
      revealed: missions.slice(0, 3),
      time: before(18),
      actionsLeft: 5,
      // Poniatowski holds Dölitz with one point, and falls in the fight of the 18th.
      armies: { poniatowski: 'doelitz', yorck: 'connewitz' },
      lost: { poniatowski: 1, yorck: 3 },
      markers: {
        bertrand: ['lindenau', 'leutzsch'],
        ney: ['gohlis', 'eutritzsch'],
        murat: ['probstheida', 'liebertwolkwitz'],
      },
      hands: [['time'], []],
      scouts: [1, 0],
    });
    // Each scout is a space of time, and so is the army it places: six in all, and the card makes seven.
    for (const [id, village] of [
      ['bertrand', 'leutzsch'],
      ['ney', 'eutritzsch'],
      ['murat', 'liebertwolkwitz'],
    ] as const) {
      played.act(0, 'scout');
      played.act(0, 'marker', army(id), field(village));
      if (id === 'bertrand') played.act(0, 'reveal', mission('taucha'));
    }
    expect(told(played, 'date').map((fact) => fact['day'])).toEqual([18]);
    played.act(0, 'card', TIME);
    expect(told(played, 'date').map((fact) => fact['day'])).toEqual([18, 19]);
    expect(told(played, 'fight', 'scoring')).toEqual([]);
    played.act(0, 'draw');
    expect(told(played, 'fight', 'beaten', 'scoring').map(({ fact }) => fact)).toEqual([
      'fight',
      'beaten',
      'beaten',
      'scoring',
    ]);
    expect(gone(played.s)).toEqual(['poniatowski', 'yorck']);
    expect(standing(played.s)).toEqual({ bertrand: 'lindenau', ney: 'gohlis', murat: 'probstheida' });
    expect(outcomeOf(played, 'doelitz')).toMatchObject({ fulfilled: false, clause: 'NAT 19#3' });
  });

  test('[NAT 17#1] time that passes by itself can bring the end', () => {
    const played = position({ ...eve, actionsLeft: 1 });
    played.s.idleTurns = 3;
    played.act(0, 'draw');
    expect(played.s.time).toBe(31);
    expect(played.referee.finished).toBe(true);
  });
});
