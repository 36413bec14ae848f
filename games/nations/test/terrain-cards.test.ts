import { describe, expect, test } from 'vitest';
import { MARKERS, PLACED } from '../rules/state.ts';
import { AL, cardIds, FR, handOf, handSeenBy, markersOffered, remove, told } from './actions-table.ts';
import { army, card, field, markersOf, position } from './position.ts';

const langeron = { langeron: ['breitenfeld', 'ploesen', 'klein-wiederitzsch'] };

describe('playing a terrain card', () => {
  test('[NAT 11.2#2] the example: two markers lie on plains, so Schwarzenberg chooses one of them', () => {
    for (const [gone, left] of [
      ['breitenfeld', 'klein-wiederitzsch'],
      ['klein-wiederitzsch', 'breitenfeld'],
    ] as const) {
      const p = position({ active: 'allied', markers: langeron, hands: [[], ['plain']], time: 1 });
      p.act(AL, 'card', card('plain'));
      expect(markersOffered(p, AL)).toEqual(['langeron breitenfeld', 'langeron klein-wiederitzsch']);
      expect(p.referee.decision(AL)).toMatchObject({ prompt: 'marker', about: { card: card('plain') } });
      p.act(AL, 'marker', army('langeron'), field(gone));
      expect(markersOf(p.s, 'langeron').sort()).toEqual([left, 'ploesen'].sort());
      expect(p.s.status[army('langeron')]).toBe(MARKERS);
      expect(told(p, 'removed')).toEqual([
        {
          fact: 'removed',
          army: army('langeron'),
          field: field(gone),
          card: card('plain'),
          wild: false,
          clause: 'NAT 11.2#1',
        },
      ]);
      expect([p.s.actionsLeft, p.s.time, p.s.points, p.s.scouts]).toEqual([4, 1, [0, 0], [0, 0]]);
    }
  });

  test('[NAT 11.2#2] the choice is among the markers of all his armies on that terrain', () => {
    const markers = {
      ...langeron,
      platow: ['kleinpoesna', 'baalsdorf', 'engelsdorf'],
      gyulai: ['rueckmarsdorf', 'leutzsch'],
      ney: ['eutritzsch', 'gohlis'],
    };
    const p = position({ active: 'allied', markers, hands: [[], ['plain']] });
    p.act(AL, 'card', card('plain'));
    expect(markersOffered(p, AL)).toEqual([
      'langeron breitenfeld',
      'langeron klein-wiederitzsch',
      'platow baalsdorf',
      'platow engelsdorf',
      'platow kleinpoesna',
    ]);
  });

  test.each([
    ['river', 'wahren'],
    ['hill', 'thonberg'],
    ['forest', 'gohlis'],
    ['plain', 'leipzig'],
  ])('[NAT 11.2#1] a %s card takes a marker off %s, and off no other terrain', (id, village) => {
    const markers = { bertrand: ['wahren', 'thonberg'], murat: ['gohlis', 'leipzig'] };
    const p = position({ markers, hands: [[id], []] });
    p.act(FR, 'card', card(id));
    expect(markersOffered(p, FR)).toEqual([`${id === 'river' || id === 'hill' ? 'bertrand' : 'murat'} ${village}`]);
  });

  test('[NAT 11.2#1] of his own markers only, and only where one lies', () => {
    const markers = { ...langeron, murat: ['leipzig', 'wachau'] };
    const p = position({ active: 'allied', markers, hands: [[], ['plain']] });
    p.act(AL, 'card', card('plain'));
    expect(p.may(AL, 'marker', army('murat'), field('leipzig'))).toBe(false);
    expect(p.why(AL, 'marker', army('murat'), field('leipzig')).reason).toBe('notYourArmy');
    expect(p.why(AL, 'marker', army('langeron'), field('leipzig')).reason).toBe('noMarker');
    expect(p.why(AL, 'marker', army('langeron'), field('ploesen'))).toEqual({
      reason: 'otherTerrain',
      clause: 'NAT 11.2#1',
    });
    expect(p.why(AL, 'marker', 99, field('leipzig'))).toEqual({});
    expect(p.why(AL, 'marker', army('langeron'), 99)).toEqual({});
  });

  // The reasons cite the paragraph of the movement cards.
  test('[NAT 11.2#1] the reasons name this paragraph', () => {
    const markers = { ...langeron, murat: ['leipzig', 'wachau'] };
    const p = position({ active: 'allied', markers, armies: { yorck: 'wahren' }, hands: [[], ['plain']] });
    p.act(AL, 'card', card('plain'));
    expect(p.referee.decision(AL)?.clause).toMatch(/^NAT 11\.2#/);
    expect(p.why(AL, 'marker', army('murat'), field('leipzig'))).toEqual({
      reason: 'notYourArmy',
      clause: 'NAT 11.2#1',
    });
    expect(p.why(AL, 'marker', army('langeron'), field('leipzig'))).toEqual({
      reason: 'noMarker',
      clause: 'NAT 11.2#1',
    });
    expect(p.why(AL, 'marker', army('yorck'), field('wahren'))).toEqual({ reason: 'noMarker', clause: 'NAT 11.2#1' });
  });

  test('[NAT 11.2#1] a card without a marker on its terrain cannot be played', () => {
    const markers = { ...langeron, murat: ['wachau', 'probstheida'] };
    const p = position({ active: 'allied', markers, hands: [[], ['hill', 'forest', 'river']] });
    expect(p.offers(AL, 'card')).toEqual([[card('river')]]);
    for (const id of ['hill', 'forest']) {
      expect(p.why(AL, 'card', card(id))).toEqual({ reason: 'noEffect', clause: 'NAT 11.2#1' });
    }
  });

  test('[NAT 11.2#5] the card goes to the discard pile, for all to see', () => {
    const p = position({ active: 'allied', markers: langeron, hands: [[], ['plain', 'river', 'plain']] });
    expect(handSeenBy(p, AL, FR)).toEqual(['?', '?', '?']);
    remove(p, AL, 'plain', 'langeron', 'breitenfeld');
    expect(cardIds(p.s.discard)).toEqual(['plain']);
    expect(p.s.spent).toEqual([]);
    expect(handOf(p, AL)).toEqual(['river', 'plain']);
    expect(handSeenBy(p, AL, FR)).toEqual(['?', '?']);
  });
});

describe('the last marker', () => {
  test.each([
    ['French', 'french', FR, 'bertrand', ['lindenau', 'kleinzschocher'], 'lindenau', 'kleinzschocher'],
    ['Allied', 'allied', AL, 'yorck', ['wahren', 'luetzschena'], 'luetzschena', 'wahren'],
  ] as const)('[NAT 11.2#4] a %s army with one marker left is placed there', (...one) => {
    const [, active, me, id, villages, gone, left] = one;
    const p = position({
      active,
      markers: { [id]: villages },
      hands: [['river'], ['river']],
      time: 1,
    });
    remove(p, me, 'river', id, gone);
    expect(p.s.status[army(id)]).toBe(PLACED);
    expect(p.s.stands[field(left)]).toBe(army(id));
    expect(markersOf(p.s, id)).toEqual([]);
    expect([p.s.points[me], p.s.scouts[me], p.s.time]).toEqual([1, 1, 2]);
    expect([p.s.points[1 - me], p.s.scouts[1 - me]]).toEqual([0, 0]);
    expect(told(p, 'placed')).toEqual([{ fact: 'placed', army: army(id), field: field(left), clause: 'NAT 13#1' }]);
  });

  test('[NAT 11.2#4] with two markers left it is not', () => {
    const p = position({ markers: { bertrand: ['lindenau', 'kleinzschocher', 'leutzsch'] }, hands: [['river'], []] });
    remove(p, FR, 'river', 'bertrand', 'lindenau');
    expect(p.s.status[army('bertrand')]).toBe(MARKERS);
    expect(markersOf(p.s, 'bertrand')).toEqual(['kleinzschocher', 'leutzsch']);
    expect(told(p, 'placed')).toEqual([]);
  });

  test('[NAT 11.2#3] it is never taken off: the army that replaces it stays', () => {
    const markers = { bertrand: ['lindenau', 'kleinzschocher', 'wahren'] };
    const p = position({ markers, hands: [['river', 'river', 'river', 'river'], []] });
    remove(p, FR, 'river', 'bertrand', 'wahren');
    remove(p, FR, 'river', 'bertrand', 'lindenau');
    expect(p.s.stands[field('kleinzschocher')]).toBe(army('bertrand'));
    for (const verb of ['card', 'wild']) {
      expect(p.may(FR, verb, card('river'))).toBe(false);
      expect(p.why(FR, verb, card('river'))).toEqual({ reason: 'noEffect', clause: 'NAT 11.2#1' });
    }
    expect(handOf(p, FR)).toEqual(['river', 'river']);
  });

  test('[NAT 11.2#3] nor by a scout, nor when its card is laid out with one village free', () => {
    const armies = { murat: 'wachau', yorck: 'loessnig' };
    const p = position({ armies, scouts: [1, 0], hands: [['river'], []] });
    p.act(FR, 'lay', army('victor'));
    expect(p.s.stands[field('doelitz')]).toBe(army('victor'));
    expect([p.may(FR, 'card', card('river')), p.may(FR, 'scout')]).toEqual([false, false]);
  });
});
