import { describe, expect, test } from 'vitest';
import { MARKERS, PLACED } from '../rules/state.ts';
import { AL, FR, handOf, markersOffered, PUBLIC, remove, seenBy, told } from './actions-table.ts';
import { army, card, field, markersOf, position } from './position.ts';

function scout(p: ReturnType<typeof position>, seat: number, id: string, village: string): void {
  p.act(seat, 'scout');
  p.act(seat, 'marker', army(id), field(village));
}

describe('playing a scout card', () => {
  const markers = {
    bertrand: ['lindenau', 'leutzsch', 'schoenau'],
    murat: ['wachau', 'gohlis'],
    yorck: ['wahren', 'lindenthal', 'breitenfeld'],
  };

  test('[NAT 11.4#2] takes one own marker off the board, whatever its terrain', () => {
    for (const [id, village] of [
      ['bertrand', 'lindenau'],
      ['bertrand', 'leutzsch'],
      ['bertrand', 'schoenau'],
    ] as const) {
      const p = position({ markers, scouts: [2, 1], time: 1 });
      p.act(FR, 'scout');
      expect(p.referee.decision(FR)).toMatchObject({ prompt: 'scoutMarker', clause: 'NAT 11.4#2' });
      expect(markersOffered(p, FR)).toEqual([
        'bertrand leutzsch',
        'bertrand lindenau',
        'bertrand schoenau',
        'murat gohlis',
        'murat wachau',
      ]);
      p.act(FR, 'marker', army(id), field(village));
      expect(markersOf(p.s, 'bertrand')).toEqual(markers.bertrand.filter((one) => one !== village));
      expect(p.s.status[army('bertrand')]).toBe(MARKERS);
      expect(told(p, 'scouted')).toEqual([
        { fact: 'scouted', army: army(id), field: field(village), clause: 'NAT 11.4#2' },
      ]);
      expect(p.s.actionsLeft).toBe(4);
    }
  });

  test('[NAT 11.4#2] an own one, where one lies', () => {
    const p = position({ markers, armies: { ney: 'eutritzsch' }, scouts: [1, 0] });
    p.act(FR, 'scout');
    expect(p.may(FR, 'marker', army('yorck'), field('wahren'))).toBe(false);
    expect(p.why(FR, 'marker', army('yorck'), field('wahren')).reason).toBe('notYourArmy');
    expect(p.why(FR, 'marker', army('murat'), field('leipzig')).reason).toBe('noMarker');
    expect(p.may(FR, 'marker', army('ney'), field('eutritzsch'))).toBe(false);
  });

  // The reasons cite the paragraph of the movement cards.
  test('[NAT 11.4#2] the reasons name this paragraph', () => {
    const p = position({ markers, armies: { ney: 'eutritzsch' }, scouts: [1, 0] });
    p.act(FR, 'scout');
    for (const [id, village, reason] of [
      ['yorck', 'wahren', 'notYourArmy'],
      ['murat', 'leipzig', 'noMarker'],
      ['ney', 'eutritzsch', 'noMarker'],
    ] as const) {
      expect(p.why(FR, 'marker', army(id), field(village))).toEqual({ reason, clause: 'NAT 11.4#2' });
    }
  });

  test.each([
    ['French', 'french', FR, 'bertrand', 'schoenau'],
    ['Allied', 'allied', AL, 'yorck', 'breitenfeld'],
  ] as const)('[NAT 11.4#3, NAT 11.4#4] it goes back to the table and moves time one space (%s)', (...one) => {
    const [, active, me, id, village] = one;
    const p = position({ active, markers, scouts: [2, 2], hands: [['time'], ['time']], time: 1 });
    scout(p, me, id, village);
    expect(p.s.scouts[me]).toBe(1);
    expect(p.s.scouts[1 - me]).toBe(2);
    expect(p.s.time).toBe(2);
    expect(told(p, 'time')).toEqual([{ fact: 'time', at: 2, clause: 'NAT 14#1' }]);
    // It is none of the action cards: neither hand nor discard pile knows it.
    expect([handOf(p, me), p.s.discard, p.s.spent]).toEqual([['time'], [], []]);
    for (const viewer of [FR, AL, PUBLIC]) expect(seenBy(p, viewer).scouts).toEqual(p.s.scouts);
  });

  test('[NAT 11.4#3] back on the table it can be taken again, even when all six were held', () => {
    const p = position({ markers, scouts: [4, 2], time: 1 });
    scout(p, FR, 'murat', 'gohlis');
    expect(p.s.status[army('murat')]).toBe(PLACED);
    expect(p.s.scouts).toEqual([4, 2]);
    expect(told(p, 'scoutTaken')).toHaveLength(1);
    // One space for the scout, one for the army.
    expect(p.s.time).toBe(3);
    expect(p.facts.map(({ fact }) => fact)).toEqual(['scouted', 'time', 'placed', 'point', 'scoutTaken', 'time']);
  });

  test('[NAT 11.4#4] a date that the scout brings comes before the army that is placed', () => {
    const p = position({ markers, scouts: [1, 0], time: 6 });
    scout(p, FR, 'murat', 'gohlis');
    expect(p.s.status[army('murat')]).toBe(MARKERS);
    p.act(FR, 'reveal', p.s.missions.is[0] as number);
    expect(p.s.status[army('murat')]).toBe(PLACED);
    expect(p.s.time).toBe(8);
  });

  test('[NAT 11.4#2] without a scout card, or without a marker, it cannot be done', () => {
    const none = position({ markers, scouts: [0, 3] });
    expect(none.may(FR, 'scout')).toBe(false);
    expect(none.why(FR, 'scout')).toEqual({ reason: 'noScouts', clause: 'NAT 11.4#2' });
    const idle = position({ markers: { yorck: markers.yorck }, armies: { ney: 'gohlis' }, scouts: [1, 0] });
    expect(idle.may(FR, 'scout')).toBe(false);
    expect(idle.why(FR, 'scout')).toEqual({ reason: 'noMarker', clause: 'NAT 11.4#2' });
    expect(position({ markers, scouts: [1, 0] }).may(FR, 'scout')).toBe(true);
  });

  test('[NAT 11.4#1] or it makes good a missing marker when an army card is laid out', () => {
    const p = position({ active: 'allied', scouts: [0, 3], time: 20 });
    expect(position({ active: 'allied', time: 20 }).may(AL, 'lay', army('bernadotte'))).toBe(false);
    p.act(AL, 'lay', army('bernadotte'));
    p.act(AL, 'village', field('taucha'));
    p.act(AL, 'village', field('podelwitz'));
    expect(markersOf(p.s, 'bernadotte')).toEqual(['taucha', 'podelwitz']);
    expect([p.s.scouts, p.s.time, p.s.actionsLeft]).toEqual([[0, 2], 21, 4]);
    // For an army that has markers enough none is used.
    p.act(AL, 'lay', army('gyulai'));
    expect([p.s.scouts, p.s.time]).toEqual([[0, 2], 21]);
  });
});

describe('where scout cards come from', () => {
  test.each([
    ['French', 'french', FR, 'bertrand', 'yorck'],
    ['Allied', 'allied', AL, 'yorck', 'bertrand'],
  ] as const)('[NAT 11.4#5] each %s army placed brings its player one', (_, active, me, mine, theirs) => {
    const markers = {
      [mine]: ['lindenau', 'kleinzschocher'],
      gyulai: ['radefeld', 'schoenau'],
      [theirs]: ['wahren', 'taucha'],
    };
    const p = position({ active, markers, hands: [['river'], ['river']] });
    remove(p, me, 'river', mine, 'lindenau');
    expect(p.s.scouts[me]).toBe(1);
    expect(p.s.scouts[1 - me]).toBe(0);
    expect(told(p, 'scoutTaken')).toEqual([{ fact: 'scoutTaken', side: me, clause: 'NAT 13#8' }]);
  });

  test('[NAT 11.4#5] an army of the other player brings nobody one', () => {
    const markers = { bertrand: ['lindenau', 'kleinzschocher'], yorck: ['lindenau', 'wahren'] };
    const p = position({ markers, hands: [['river'], []], time: 1 });
    remove(p, FR, 'river', 'bertrand', 'kleinzschocher');
    expect(p.s.status[army('yorck')]).toBe(PLACED);
    expect([p.s.scouts, p.s.points, p.s.time]).toEqual([[1, 0], [1, 0], 2]);
  });

  test('[NAT 11.4#5] two own armies bring two', () => {
    const markers = { bertrand: ['lindenau', 'kleinzschocher'], ney: ['lindenau', 'gohlis'] };
    const p = position({ markers, hands: [['river'], []], time: 1 });
    p.act(FR, 'card', card('river'));
    p.act(FR, 'marker', army('bertrand'), field('kleinzschocher'));
    expect([p.s.scouts, p.s.points, p.s.time]).toEqual([[2, 0], [2, 0], 3]);
  });
});
