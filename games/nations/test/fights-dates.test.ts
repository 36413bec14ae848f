import { describe, expect, test } from 'vitest';
import { asked, FAR_MISSIONS, fightOn, gone, standing, strength, TIME, told } from './later-help.ts';
import { army, content, mission, onPack, position } from './position.ts';

describe('when a fight takes place', () => {
  const facing = { poniatowski: 'connewitz', yorck: 'doelitz' };

  test.each([16, 18])('[NAT 15#1] at the end of the turn, not at the moment %i October is reached', (day) => {
    const played = position({
      armies: facing,
      missions: FAR_MISSIONS,
      revealed: FAR_MISSIONS.slice(0, day - 15),
      time: day === 16 ? 12 : 24,
      actionsLeft: 2,
      hands: [['time'], []],
    });
    played.act(0, 'card', TIME);
    played.act(0, 'reveal', mission(FAR_MISSIONS[day - 15] ?? ''));
    expect(told(played, 'fight', 'lost')).toEqual([]);
    expect(asked(played)).toEqual({ seat: 0, prompt: 'action', clause: 'NAT 11#2' });
    played.act(0, 'draw');
    expect(told(played, 'fight')).toEqual([{ fact: 'fight', day, clause: 'NAT 15#1' }]);
    expect(strength(played.s, 'yorck')).toBe(3);
  });

  test('[NAT 15#1] a date that was passed counts like one that was reached', () => {
    const played = position({
      armies: facing,
      missions: FAR_MISSIONS,
      revealed: FAR_MISSIONS.slice(0, 1),
      time: 12,
      actionsLeft: 2,
      hands: [['time', 'time'], []],
    });
    played.act(0, 'card', TIME);
    played.act(0, 'reveal', mission('gueldengossa'));
    played.act(0, 'card', TIME);
    expect(played.s.time).toBe(14);
    expect(told(played, 'fight')).toHaveLength(1);
    expect(strength(played.s, 'yorck')).toBe(3);
  });

  test('[NAT 15#1] a turn that stops short of the date brings none', () => {
    const played = position({
      armies: facing,
      missions: FAR_MISSIONS,
      revealed: FAR_MISSIONS.slice(0, 1),
      time: 11,
      actionsLeft: 1,
      hands: [['time'], []],
    });
    played.act(0, 'card', TIME);
    expect(played.s.time).toBe(12);
    expect(told(played, 'fight', 'lost')).toEqual([]);
    expect(strength(played.s, 'yorck')).toBe(4);
    expect(played.s.fightsFought).toBe(0);
  });

  test('[NAT 15#1, NAT 15#11] surplus cards are discarded before the fight', () => {
    const played = position({
      armies: facing,
      missions: FAR_MISSIONS,
      revealed: FAR_MISSIONS.slice(0, 1),
      time: 12,
      actionsLeft: 1,
      hands: [['time', 'river', 'river', 'hill', 'hill', 'plain', 'plain', 'forest', 'forest'], []],
      scouts: [1, 0],
    });
    played.act(0, 'card', TIME);
    played.act(0, 'reveal', mission('gueldengossa'));
    expect(asked(played)?.prompt).toBe('surplus');
    expect(told(played, 'fight')).toEqual([]);
    played.act(0, 'discardScout');
    expect(told(played, 'fight')).toHaveLength(1);
  });

  test('[NAT 15#2] each date brings its fight once only', () => {
    const played = fightOn(16, {
      armies: { poniatowski: 'connewitz', schwarzenberg: 'doelitz' },
      hands: [['time'], []],
    });
    expect(played.s.fightsFought).toBe(1);
    expect(strength(played.s, 'schwarzenberg')).toBe(6);
    for (let i = 0; i < 5; i++) played.act(1, 'draw');
    expect(asked(played)).toEqual({ seat: 0, prompt: 'action', clause: 'NAT 11#2' });
    expect(told(played, 'fight')).toEqual([{ fact: 'fight', day: 16, clause: 'NAT 15#1' }]);
    expect(strength(played.s, 'schwarzenberg')).toBe(6);
  });

  test('[NAT 15#2] both dates passed in one turn bring both fights, one after the other', () => {
    // On a bar whose dates follow each other: no bar of the pack lets a turn pass two fights.
    const dates = content.dates.map(({ day }) => ({ day, at: day - 13 }));
    const laid = position({
      armies: { poniatowski: 'connewitz', murat: 'markkleeberg', yorck: 'doelitz' },
      missions: FAR_MISSIONS,
      revealed: FAR_MISSIONS.slice(0, 1),
      row: [],
      hands: [['time', 'time', 'time'], []],
      actionsLeft: 3,
    });
    laid.s.time = 2;
    laid.s.dates = 2;
    const played = onPack(laid, { ...content, dates });
    for (const village of ['gueldengossa', 'markranstaedt', 'taucha']) {
      played.act(0, 'card', TIME);
      played.act(0, 'reveal', mission(village));
    }
    expect(told(played, 'fight')).toEqual([{ fact: 'fight', day: 16, clause: 'NAT 15#1' }]);
    played.act(0, 'suffer', army('yorck'), army('poniatowski'));
    expect(strength(played.s, 'yorck')).toBe(2);
    expect(told(played, 'fight').map((fact) => fact['day'])).toEqual([16, 18]);
    // The second fight is fought with what the first has left.
    played.act(0, 'suffer', army('yorck'), army('poniatowski'));
    expect(standing(played.s)).toEqual({ murat: 'markkleeberg' });
    expect(gone(played.s)).toEqual(['poniatowski', 'yorck']);
    expect(played.s.fightsFought).toBe(2);
    expect(asked(played)).toEqual({ seat: 1, prompt: 'action', clause: 'NAT 11#2' });
  });

  test('[NAT 15#1] time that passes by itself between two turns brings its fight at once', () => {
    const laid = position({
      armies: facing,
      missions: FAR_MISSIONS,
      revealed: FAR_MISSIONS.slice(0, 1),
      time: 12,
      actionsLeft: 1,
    });
    laid.s.idleTurns = 3;
    laid.act(0, 'draw');
    laid.act(0, 'reveal', mission('gueldengossa'));
    expect(laid.s.time).toBe(13);
    expect(told(laid, 'fight')).toEqual([{ fact: 'fight', day: 16, clause: 'NAT 15#1' }]);
    expect(strength(laid.s, 'yorck')).toBe(3);
    expect(asked(laid)).toEqual({ seat: 1, prompt: 'action', clause: 'NAT 11#2' });
  });

  test.each([
    ['french', 1],
    ['allied', 0],
  ] as const)('[NAT 15#11] after a fight in the %s turn the other player is on', (active, next) => {
    const played = fightOn(16, { active, armies: facing });
    expect(told(played, 'fight')).toHaveLength(1);
    expect(asked(played)).toEqual({ seat: next, prompt: 'action', clause: 'NAT 11#2' });
    expect(played.s.actionsLeft).toBe(5);
    expect(told(played, 'turn')).toEqual([{ fact: 'turn', side: next, turn: 6, clause: 'NAT 11#1' }]);
  });
});
