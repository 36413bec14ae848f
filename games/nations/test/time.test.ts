import { EVERYONE, knows, only, PUBLIC } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { asked, before, FAR_MISSIONS, TIME, told } from './later-help.ts';
import { army, card, content, field, mission, onPack, type Position, position } from './position.ts';

const DAYS = [14, 15, 16, 17, 18, 19];

/** The French have two actions left and play a time card; nothing happens yet beyond what the card brings. */
function timeCard(wanted: Position) {
  const played = position({ hands: [['time', 'time'], []], missions: FAR_MISSIONS, ...wanted });
  played.act(0, 'card', TIME);
  return played;
}

describe('the time indicator', () => {
  test.each(DAYS)('[NAT 4#1] comes to %i October on its space, not before', (day) => {
    if (day > 14) expect(told(timeCard({ time: before(day) - 1 }), 'date')).toEqual([]);
    const played = timeCard({ time: before(day) });
    expect(told(played, 'date')).toEqual([{ fact: 'date', day, clause: 'NAT 4#1' }]);
    expect(played.s.dates).toBe(day - 13);
    expect(content.dates[played.s.dates - 1]).toEqual({ day, at: played.s.time });
  });

  test('[NAT 4#1] stands on no date between two of them, and says how far the end is', () => {
    const played = timeCard({ time: before(15) + 1, revealed: ['breitenfeld'] });
    expect(told(played, 'date')).toEqual([]);
    expect(played.s.time).toBe(8);
    expect(played.s.dates).toBe(2);
  });

  test('[NAT 4#2, NAT 14#1] moves one space for a time card', () => {
    const played = timeCard({ time: 3 });
    expect(played.s.time).toBe(4);
    expect(told(played, 'time')).toEqual([{ fact: 'time', at: 4, clause: 'NAT 14#1' }]);
  });

  test('[NAT 4#2, NAT 14#1] moves one space for a movement card', () => {
    const played = position({ markers: { ney: ['gohlis', 'eutritzsch'] }, hands: [['infantry'], []], time: 3 });
    played.act(0, 'card', card('infantry'));
    played.act(0, 'marker', army('ney'), field('gohlis'));
    expect(played.s.time).toBe(3);
    played.act(0, 'to', field('leipzig'));
    expect(played.s.time).toBe(4);
  });

  test('[NAT 4#2, NAT 14#1, NAT 6#2, NAT 6#4] moves one space for a scout card', () => {
    const played = position({ markers: { bertrand: ['lindenau', 'leutzsch', 'schoenau'] }, scouts: [1, 0], time: 3 });
    played.act(0, 'scout');
    // Any of his markers, whatever its ground.
    expect(played.offers(0, 'marker')).toHaveLength(3);
    played.act(0, 'marker', army('bertrand'), field('schoenau'));
    expect(played.s.time).toBe(4);
    expect(played.s.scouts).toEqual([0, 0]);
  });

  test('[NAT 14#1, NAT 6#3, NAT 6#4] moves one space for each scout that brings in an army short of markers', () => {
    const played = position({ scouts: [2, 0], time: 3 });
    expect(played.may(0, 'lay', army('napoleon'))).toBe(true);
    played.act(0, 'lay', army('napoleon'));
    played.act(0, 'village', field('reudnitz'));
    expect(played.s.time).toBe(3);
    played.act(0, 'village', field('probstheida'));
    expect(played.s.time).toBe(5);
    expect(played.s.scouts).toEqual([0, 0]);
    const poor = position({ scouts: [1, 0] });
    expect(poor.may(0, 'lay', army('napoleon'))).toBe(false);
  });

  test('[NAT 4#2, NAT 14#1] moves one space for an own army placed, and with the scout that did it two', () => {
    const played = position({ markers: { bertrand: ['lindenau', 'leutzsch'] }, scouts: [1, 0], time: 3 });
    played.act(0, 'scout');
    played.act(0, 'marker', army('bertrand'), field('leutzsch'));
    expect(played.s.time).toBe(5);
    expect(told(played, 'time').map((fact) => fact['at'])).toEqual([4, 5]);
  });

  test('[NAT 4#2] does not move for an army card, a terrain card or a card drawn', () => {
    const played = position({
      markers: { bertrand: ['lindenau', 'leutzsch', 'schoenau'] },
      hands: [['plain'], []],
      time: 3,
    });
    played.act(0, 'lay', army('murat'));
    played.act(0, 'draw');
    played.act(0, 'take', TIME);
    played.act(0, 'card', card('plain'));
    played.act(0, 'marker', army('bertrand'), field('schoenau'));
    expect(played.s.actionsLeft).toBe(1);
    expect(played.s.time).toBe(3);
    expect(told(played, 'time')).toEqual([]);
  });

  test('[NAT 14#2] counts the fight dates as spaces: it stands on them, and the next point leaves them', () => {
    for (const day of content.fightDays) {
      const played = timeCard({ time: before(day), revealed: FAR_MISSIONS.slice(0, day - 15) });
      expect(played.s.time).toBe(before(day) + 1);
      played.act(0, 'reveal', mission(FAR_MISSIONS[day - 15] ?? ''));
      played.act(0, 'card', TIME);
      expect(played.s.time).toBe(before(day) + 2);
      expect(told(played, 'date')).toEqual([{ fact: 'date', day, clause: 'NAT 4#1' }]);
    }
  });

  test('stops at the end of the bar; cards beyond it are played all the same', () => {
    const played = timeCard({ time: content.barEnd - 1, revealed: FAR_MISSIONS });
    expect(played.s.time).toBe(content.barEnd);
    played.act(0, 'card', TIME);
    expect(played.s.time).toBe(content.barEnd);
    expect(played.s.spent).toEqual([TIME, TIME]);
    expect(told(played, 'time')).toEqual([{ fact: 'time', at: content.barEnd, clause: 'NAT 14#1' }]);
  });
});

describe('missions come to light', () => {
  test.each([15, 16, 17, 18])('[NAT 14#3] %i October makes Napoleon reveal one of those left', (day) => {
    const known = FAR_MISSIONS.slice(0, day - 15);
    const hidden = FAR_MISSIONS.slice(day - 15);
    const played = timeCard({ time: before(day), revealed: known });
    expect(asked(played)).toEqual({ seat: 0, prompt: 'reveal', clause: 'NAT 14#3' });
    expect(played.offers(0)).toEqual(hidden.map((village) => ['reveal', mission(village)]));
    const last = hidden.at(-1) ?? '';
    played.act(0, 'reveal', mission(last));
    expect(played.s.revealed).toEqual([...known, last].map(mission));
    expect(played.s.outcome).toEqual(new Array(day - 14).fill(0));
    expect(asked(played)?.prompt).toBe('action');
    expect(told(played, 'revealed')).toEqual([{ fact: 'revealed', mission: mission(last), clause: 'NAT 14#4' }]);
  });

  test('[NAT 14#3] 19 October reveals the last one by itself', () => {
    const played = timeCard({ time: before(19), revealed: FAR_MISSIONS.slice(0, 4) });
    expect(asked(played)?.prompt).toBe('action');
    expect(played.s.revealed).toEqual(FAR_MISSIONS.map(mission));
    expect(told(played, 'revealed')).toEqual([
      { fact: 'revealed', mission: mission(FAR_MISSIONS[4]), clause: 'NAT 14#4' },
    ]);
    // With all on the table a date reveals nothing more.
    const early = timeCard({ time: before(19), revealed: FAR_MISSIONS });
    expect(told(early, 'revealed')).toEqual([]);
  });

  test.each([1, 5, 6 + 2, 12 + 5])('[NAT 14#3] a space without a date (%i) reveals nothing', (time) => {
    const played = timeCard({ time });
    expect(asked(played)?.prompt).toBe('action');
    expect(told(played, 'revealed')).toEqual([]);
  });

  test('[NAT 14#3] Napoleon chooses in the Allied turn as well', () => {
    const played = position({
      active: 'allied',
      hands: [[], ['time']],
      time: before(15),
      missions: FAR_MISSIONS,
    });
    played.act(1, 'card', TIME);
    expect(asked(played)).toEqual({ seat: 0, prompt: 'reveal', clause: 'NAT 14#3' });
    expect(played.offers(1)).toEqual([]);
    played.act(0, 'reveal', mission('taucha'));
    expect(asked(played)).toEqual({ seat: 1, prompt: 'action', clause: 'NAT 11#2' });
    expect(played.s.actionsLeft).toBe(4);
  });

  test('[NAT 14#3] two dates passed by one action reveal two missions, one after the other', () => {
    const dates = content.dates.map(({ day }) => ({ day, at: day - 13 }));
    const laid = position({ missions: FAR_MISSIONS, scouts: [2, 0], hands: [['time'], []] });
    const played = onPack(laid, { ...content, dates });
    played.act(0, 'card', TIME);
    expect(told(played, 'date', 'revealed')).toEqual([{ fact: 'date', day: 14, clause: 'NAT 4#1' }]);
    played.act(0, 'lay', army('napoleon'));
    played.act(0, 'village', field('reudnitz'));
    played.act(0, 'village', field('thonberg'));
    // 15 October asks before 16 October is even reached.
    expect(played.s.time).toBe(2);
    played.act(0, 'reveal', mission('taucha'));
    expect(played.s.time).toBe(3);
    expect(asked(played)).toEqual({ seat: 0, prompt: 'reveal', clause: 'NAT 14#3' });
    played.act(0, 'reveal', mission('breitenfeld'));
    expect(told(played, 'date', 'revealed').map((fact) => fact['day'] ?? fact['mission'])).toEqual([
      14,
      15,
      mission('taucha'),
      16,
      mission('breitenfeld'),
    ]);
    expect(asked(played)?.prompt).toBe('action');
  });

  test('[NAT 14#4] the field of a revealed mission is marked for all to see, the others stay secret', () => {
    const played = timeCard({ time: before(15) });
    for (const slot of [0, 1, 2, 3, 4]) expect(played.s.missions.seen[slot]).toBe(only(0));
    played.act(0, 'reveal', mission('markranstaedt'));
    const { missions } = played.s;
    expect(missions.seen).toEqual([only(0), only(0), EVERYONE, only(0), only(0)]);
    for (const viewer of [0, 1, PUBLIC]) expect(knows(missions, 2, viewer)).toBe(true);
    expect(played.referee.through(1).state.game.revealed).toEqual([mission('markranstaedt')]);
    expect(content.missions[mission('markranstaedt')]?.field).toBe(field('markranstaedt'));
  });

  test('[NAT 14#5] 14 October reveals nothing', () => {
    const played = timeCard({ time: 0 });
    expect(told(played, 'date')).toEqual([{ fact: 'date', day: 14, clause: 'NAT 4#1' }]);
    expect(told(played, 'revealed')).toEqual([]);
    expect(played.s.revealed).toEqual([]);
    expect(asked(played)?.prompt).toBe('action');
  });

  test('dates and missions are noted for the soak', () => {
    const marks: string[] = [];
    const laid = position({ hands: [['time'], []], missions: FAR_MISSIONS, time: before(15) });
    const played = onPack(laid, content, marks);
    played.act(0, 'card', TIME);
    played.act(0, 'reveal', mission('taucha'));
    expect(marks).toContain('date:15');
    expect(marks).toContain(`mission:${mission('taucha')}`);
  });
});

describe('fights', () => {
  test.each([
    [14, []],
    [15, []],
    [16, [16]],
    [17, []],
    [18, [18]],
    [19, []],
  ])('[NAT 14#6] the turn of %i October brings the fights %j', (day, fights) => {
    const known = FAR_MISSIONS.slice(0, Math.max(0, day - 15));
    const played = position({
      hands: [['time'], []],
      actionsLeft: 1,
      missions: FAR_MISSIONS,
      revealed: known,
      time: before(day),
    });
    played.act(0, 'card', TIME);
    if (day > 14 && day < 19) played.act(0, 'reveal', mission(FAR_MISSIONS[day - 15] ?? ''));
    expect(told(played, 'fight')).toEqual(fights.map((one) => ({ fact: 'fight', day: one, clause: 'NAT 15#1' })));
  });
});
