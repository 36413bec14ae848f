import { describe, expect, test } from 'vitest';
import { event } from '../content/testing/strom/cards.ts';
import { ARMISTICE, RESUMED, type GloireState } from '../rules/state.ts';
import { until } from './card-table.ts';
import { news, question, refusal } from './chronicle.ts';
import { type Played, town } from './position.ts';
import { apart, at, declared, eve, index } from './truce-help.ts';

const fresh = (played: Played) => {
  played.facts.length = 0;
  return played;
};

describe('what players read of the armistice', () => {
  test('[GLO 1813.A.armistice#10, GLO 1813.A.armistice#11, GLO 1813.A.armistice#12, GLO 1813.A.armistice#13, GLO 1813.A.armistice#17, GLO 1813.A.armistice#18] its declaration', () => {
    const played = declared({
      hidden: true,
      french: { aue: 'I:10 napoleon reynier foot', calau: 'IV:6 f1:2' },
      coalition: { jahn: 'yorck:8 bernadotte', hain: 'grenadiers:5 hussars:4 tauentzien' },
    });
    expect(
      news(
        played,
        'declared',
        'resumptionMoved',
        'unmasked',
        'becomes',
        'newRosters',
        'deployed',
        'leaderLost',
        'leaderChange',
        'shuffled',
        'movedOut',
        'control',
      ),
    ).toEqual([
      'declared, turn 2 (GLO 1813.A.armistice#10)',
      'resumptionMoved, turn 5 (GLO 1813.A.armistice#11)',
      'unmasked, town aue, side 0 (GLO 1813.A.armistice#18)',
      'becomes, unit grenadiers, into 21 (GLO 1813.A.armistice#12)',
      'leaderLost, leader tauentzien (GLO 1813.A.armistice#12)',
      'deployed, piece 22, town kahl (GLO 1813.A.armistice#12)',
      'deployed, piece 32, town kahl (GLO 1813.A.armistice#12)',
      'newRosters, sheet 1 (GLO 1813.A.armistice#13)',
      'shuffled (GLO 1813.A.cards#17)',
      'leaderLost, leader reynier (GLO 4.2#2)',
      'leaderChange, leaves 2, follows -1, army -1 (GLO 4.2#2)',
    ]);
    expect(
      ['IV', 'hussars', 'reserve', 'yorck'].map((name) => [played.s.points[index(name)], played.s.armyOf[index(name)]]),
    ).toEqual([
      [4, 0],
      [4, 3],
      [5, 3],
      [8, 4],
    ]);
  });

  test('[GLO 1813.A.armistice#16, GLO 1813.A.armistice#30] besiegers move off', () => {
    const also = (s: GloireState) => {
      s.inside[at(s, 'III')] = 1;
      s.siege[town('eich')] = 0;
    };
    const played = eve({
      french: { aue: 'I:10 napoleon', eich: 'III:3' },
      coalition: { jahn: 'bernadotte', eich: 'dragoons:4' },
      also,
    });
    until(played, (now) => now.asked()?.prompt === 'moveOff' || now.s.peace === ARMISTICE);
    expect(question(played)).toBe('1: moveOff, town eich (GLO 1813.A.armistice#30)');
    expect(['dorn', 'glau', 'calau', 'aue', 'jahn'].map((one) => refusal(played, 1, 'moveOut', town(one)))).toEqual([
      'may',
      'may',
      'may',
      'noWayOut (GLO 1813.A.armistice#30)',
      'noWayOut (GLO 1813.A.armistice#30)',
    ]);
    fresh(played).act(1, 'moveOut', town('glau'));
    expect(news(played, 'movedOut', 'control', 'relieved')).toEqual([
      'movedOut, side 1, from eich, town glau (GLO 1813.A.armistice#30)',
    ]);
    expect([played.s.siege[town('eich')], played.s.place[at(played.s, 'dragoons')]]).toEqual([-1, town('glau')]);
  });

  test('[GLO 1813.A.armistice#21, GLO 1813.A.armistice#30, GLO 1813.A.armistice#29, GLO 1813.A.armistice#27] its turns: command points without a die, no battle, nobody beside the enemy', () => {
    const played = declared({
      french: { aue: 'I:10 napoleon', dorn: 'III:4' },
      coalition: { jahn: 'yorck:8 bernadotte', eich: 'buelow:5' },
    });
    until(played, (now) => now.asked()?.prompt === 'activate' && now.s.peace === ARMISTICE);
    expect(news(played, 'fixedCommand', 'playerTurn')).toEqual([
      'playerTurn, side 1, turn 1 (GLO 2#8)',
      'playerTurn, side 0, turn 2 (GLO 2#7)',
      'fixedCommand, army armee, total 8 (GLO 1813.A.armistice#21)',
    ]);
    const seat = played.asked()?.seat ?? 0;
    expect([seat, refusal(played, seat, 'done')]).toEqual([0, 'mustMoveAway (GLO 1813.A.armistice#30)']);
    played.act(0, 'force', town('dorn')).act(0, 'pick', at(played.s, 'III'));
    expect(refusal(played, 0, 'forced')).toBe('armistice (GLO 1813.A.armistice#27)');
    expect(played.may(0, 'entrench')).toBe(false);
    played.act(0, 'normal');
    expect([
      refusal(played, 0, 'done'),
      ...['eich', 'brand', 'aue'].map((one) => refusal(played, 0, 'step', town(one))),
    ]).toEqual([
      'mustMoveAway (GLO 1813.A.armistice#30)',
      'armistice (GLO 1813.A.armistice#29)',
      'may',
      'noConnection (GLO 0.1#3)',
    ]);
  });

  test('[GLO 1813.A.armistice#37, GLO 1813.A.armistice#38, GLO 1813.A.armistice#41, GLO 1813.A.armistice#44] war again', () => {
    const played = fresh(declared(apart));
    until(played, ({ s }) => s.peace === RESUMED && s.phase === 2);
    expect(
      news(played, 'resumed', 'shuffled', 'turn', 'fixedCommand', 'pointsCome', 'arrived', 'jointDie', 'leaderChange'),
    ).toEqual([
      'pointsCome, nation french, points 2, side 0 (GLO 3.3#1)',
      'pointsCome, nation prussian, points 2, side 1 (GLO 3.3#1)',
      'fixedCommand, army armee, total 8 (GLO 1813.A.armistice#21)',
      'fixedCommand, army bohemia, total 5 (GLO 1813.A.armistice#21)',
      'fixedCommand, army silesia, total 4 (GLO 1813.A.armistice#21)',
      'turn, turn 3 (GLO 2#2)',
      'arrived, side 1, town jahn, count 1 (GLO 3.3#4)',
      'fixedCommand, army armee, total 8 (GLO 1813.A.armistice#21)',
      'fixedCommand, army bohemia, total 5 (GLO 1813.A.armistice#21)',
      'fixedCommand, army silesia, total 4 (GLO 1813.A.armistice#21)',
      'turn, turn 4 (GLO 2#2)',
      'fixedCommand, army armee, total 8 (GLO 1813.A.armistice#21)',
      'fixedCommand, army bohemia, total 5 (GLO 1813.A.armistice#21)',
      'fixedCommand, army silesia, total 4 (GLO 1813.A.armistice#21)',
      'resumed, turn 5 (GLO 1813.A.armistice#38)',
      'shuffled (GLO 1813.A.armistice#41)',
      'turn, turn 5 (GLO 2#2)',
      expect.stringMatching(/^fixedCommand, army armee, total 10 /),
    ]);
  });

  test('[GLO 1813.A.armistice#35, GLO 1813.A.armistice#36] the resumption is moved by cards', () => {
    const played = declared(apart);
    const hand = event('resumption', 'french');
    played.s.hands[0]?.is.push(hand >> 1);
    played.s.hands[0]?.seen.push(1);
    until(played, (now) => now.may(0, 'play', hand));
    fresh(played).act(0, 'play', hand);
    expect(news(played)).toEqual([
      'event, side 0, event 26 (GLO 1813.A.cards#7)',
      'resumptionMoved, turn 4 (GLO 1813.A.armistice#36)',
    ]);
  });
});
