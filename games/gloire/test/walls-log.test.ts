import { describe, expect, test } from 'vitest';
import { type GloireState } from '../rules/state.ts';
import { endure } from './battle-help.ts';
import { news, question, refusal } from './chronicle.ts';
import { go, type Played, type Position, position, setOut, slot, town, unit } from './position.ts';

const EICH = town('eich');
const fresh = (played: Played) => {
  played.facts.length = 0;
  return played;
};

/** The Coalition has come to Eich, where the French are. */
function attacked(french: string, coalition: string, rest: Position = {}): Played {
  const played = position({
    phase: 'combat',
    active: 'coalition',
    ...rest,
    french: { eich: french, ...rest.french },
    coalition: { eich: coalition, ...rest.coalition },
  });
  return played;
}

const shut =
  (...names: string[]) =>
  (s: GloireState): void => {
    for (const name of names) s.inside[slot(s, name)] = 1;
    s.siege[EICH] = 0;
  };

describe('what players read at the walls', () => {
  test('[GLO 8.8#9, GLO 8.8#16, GLO 8.8#17, GLO 8.8#7, GLO 8.8#10] who goes in, and who finds no room', () => {
    const played = attacked('II:7 III:5 f1:2 ney', 'yorck:8', { coalition: { calau: 'buelow:3' } });
    expect(question(played)).toBe('0: walls, town eich (GLO 8.8#9)');
    played.act(0, 'inside');
    expect(question(played)).toBe('0: enterWalls, town eich, count 0 (GLO 8.8#16)');
    expect(refusal(played, 0, 'done')).toBe('noRoom (GLO 8.8#16)');
    played.act(0, 'pick', slot(played.s, 'ney'));
    expect(refusal(played, 0, 'done')).toBe('noRoom (GLO 8.8#16)');
    played.act(0, 'pick', slot(played.s, 'II'));
    expect(question(played)).toBe('0: enterWalls, town eich, count 2 (GLO 8.8#16)');
    expect(['III', 'f1', 'II'].map((name) => refusal(played, 0, 'pick', slot(played.s, name)))).toEqual([
      'noRoom (GLO 8.8#16)',
      'may',
      'noRoom (GLO 8.8#16)',
    ]);
    played.act(0, 'pick', slot(played.s, 'f1')).act(0, 'done');
    expect(question(played)).toBe('0: excess, town eich (GLO 8.8#17)');
    expect(
      ['dorn', 'glau', 'calau', 'aue'].map((at) => refusal(played, 0, 'slip', slot(played.s, 'III'), town(at))),
    ).toEqual(['may', 'may', 'noWayBack (GLO 8.8#17)', 'noWayBack (GLO 8.8#17)']);
    played.act(0, 'slip', slot(played.s, 'III'), town('dorn'));
    expect(question(played)).toBe('1: siege, town eich (GLO 8.8#10)');
    expect(news(played)).toEqual([
      'insideWalls, town eich, side 0, count 3 (GLO 8.8#7)',
      'withdrew, side 0, from eich, town dorn (GLO 8.8#17)',
    ]);
    expect(['ney', 'II', 'f1', 'III'].map((name) => played.s.inside[slot(played.s, name)])).toEqual([1, 1, 1, 0]);
  });

  test('[GLO 8.8#17] ruling 113: without room and without a way out all fight outside', () => {
    const around = { coalition: { calau: 'buelow:3', dorn: 'ostermann:3', glau: 'hussars:3' } };
    expect(refusal(attacked('II:7 III:5', 'yorck:8', around), 0, 'inside')).toBe('noRoom (GLO 8.8#17)');
    expect(refusal(attacked('II:7', 'yorck:8', around), 0, 'inside')).toBe('may');
    expect(refusal(attacked('II:7 III:5', 'yorck:8'), 0, 'inside')).toBe('may');
  });

  test('[GLO 8.8#12, GLO 8.8#33, GLO 4.6#7] what those before the walls may do', () => {
    const verbs = ['assault', 'besiege', 'mask'];
    const may = (force: string, more: Position = {}) => {
      const played = attacked('II:7', force, { also: shut('II'), ...more });
      return verbs.map((verb) => refusal(played, 1, verb));
    };
    expect(may('yorck:8 bernadotte')).toEqual(['may', 'may', 'fitForMore (GLO 8.8#33)']);
    expect(may('dragoons:4')).toEqual(['notFit (GLO 8.8#12)', 'notFit (GLO 8.8#12)', 'may']);
    expect(may('c1:4')).toEqual(['notFit (GLO 8.8#12)', 'notFit (GLO 8.8#12)', 'may']);
    expect(may('yorck:8', { french: { calau: 'I:5', glau: 'III:5', dorn: 'guard:5' } })).toEqual([
      'may',
      'noLineToGeneral (GLO 4.6#7)',
      'may',
    ]);
  });

  test.each([
    [0, 4],
    [0, 5],
    [1, 1],
    [1, 2],
  ])('[GLO 8.8#19, GLO 8.8#20, GLO 8.8#22, GLO 8.8#24] a siege on step %i with a die of %i', (step, die) => {
    const also = (s: GloireState) => {
      shut('II', 'ney')(s);
      s.siege[EICH] = step;
    };
    const played = attacked('II:3 ney', 'yorck:9 bernadotte', { also, dice: [die, 1, 1, 1] }).act(1, 'besiege');
    const falls = step === 0 ? die >= 5 : die >= 2;
    const lines = news(played, 'besieged', 'siegeDie', 'fallen', 'captured', 'eliminated', 'control');
    expect(lines[0]).toBe(
      `siegeDie, town eich, side 1, step ${step + 1}, die ${die}, added 0, falls ${falls} (GLO 8.8#${step === 0 ? 20 : 22})`,
    );
    expect(lines.slice(1)).toEqual(
      falls
        ? [
            `eliminated, piece ${unit('II')}, town eich (GLO 8.8#24)`,
            'captured, leader ney, side 1, points 1 (GLO 9#10)',
            'fallen, town eich, side 1 (GLO 8.8#24)',
            'control, town eich, side 1 (GLO 9#2)',
          ]
        : [],
    );
    expect(played.s.siege[EICH]).toBe(falls ? -1 : 1);
  });

  test('[GLO 8.8#26, GLO 8.8#27] without twice their infantry the die is worse', () => {
    const added = (inside: string, before: string) => {
      const played = attacked(inside, before, { also: shut(inside.split(':')[0] ?? ''), dice: [1] }).act(1, 'besiege');
      return news(played, 'siegeDie')[0]?.match(/added (-?\d)/)?.[1];
    };
    expect([
      added('II:4', 'yorck:9 bernadotte'),
      added('II:4', 'yorck:8 bernadotte'),
      added('II:4', 'yorck:8 dragoons:4 bernadotte'),
      added('horse:4', 'yorck:1 bernadotte'),
    ]).toEqual(['0', '-1', '-1', '0']);
  });

  test('[GLO 8.8#30, GLO 8.8#19] the marker of a siege and of a mask', () => {
    const none = (s: GloireState) => void (s.inside[slot(s, 'II')] = 1);
    expect(
      news(attacked('II:7', 'yorck:8 bernadotte', { also: none, dice: [1] }).act(1, 'besiege'), 'besieged', 'siegeDie'),
    ).toEqual([
      'besieged, town eich, side 1 (GLO 8.8#19)',
      'siegeDie, town eich, side 1, step 1, die 1, added -1, falls false (GLO 8.8#20)',
    ]);
    expect(news(attacked('II:7', 'dragoons:4', { also: none }).act(1, 'mask'), 'besieged', 'siegeDie')).toEqual([
      'besieged, town eich, side 1 (GLO 8.8#30)',
    ]);
    expect(news(attacked('II:7', 'dragoons:4', { also: shut('II') }).act(1, 'mask'), 'besieged', 'siegeDie')).toEqual(
      [],
    );
  });

  test('[GLO 8.7#10, GLO 8.8#42] an assault that succeeds takes all', () => {
    const played = attacked('II:2 ney', 'yorck:9 ostermann:8 wittgenstein', {
      also: shut('II', 'ney'),
      dice: [6, 1, 6, 6, 6],
    }).act(1, 'assault');
    expect(question(played)).toBe('0: tactic, town eich (GLO 8.1#1)');
    played.act(0, 'tactic', 1).act(1, 'tactic', 3);
    endure(played);
    expect(news(played)).toEqual([
      'battle, town eich, kind assault, side 1 (GLO 8#3)',
      'tactics, town eich, french 1, coalition 3, type 2, rounds 2 (GLO 8.2#2)',
      'fire, town eich, side 1, round 1, die 6, added 4, column 2, points 2, test true, why cohesion+tactical+fortified (GLO 8.4#1)',
      'fire, town eich, side 0, round 1, die 1, added 1, column 2, points 0, test false, why cohesion+tactical+fortified (GLO 8.4#1)',
      'loss, unit II, points 1, left 1 (GLO 8.4#7)',
      'loss, unit II, points 1, left 0 (GLO 8.4#7)',
      'emptied, unit II (GLO 1.2.3#4)',
      'beaten, town eich, side 0, type 2, lost 2+0 (GLO 8.1#15)',
      'trapped, town eich, side 0 (GLO 8.7#10)',
      'eliminated, piece 1, town eich (GLO 8.7#10)',
      'leaderLost, leader ney (GLO 9#10)',
      'captured, leader ney, side 1, points 1 (GLO 9#10)',
      'control, town eich, side 1 (GLO 9#2)',
    ]);
  });

  test('[GLO 8.8#34, GLO 8.8#35, GLO 2.B4#2, GLO 8#2] a sortie is offered, never ordered', () => {
    const played = attacked('II:7', 'yorck:5', {
      active: 'french',
      also: shut('II'),
      french: { brand: 'I:5' },
      coalition: { brand: 'buelow:5' },
    });
    expect(question(played)).toBe('0: fight (GLO 8#2)');
    expect([
      refusal(played, 0, 'done'),
      refusal(played, 0, 'fight', town('aue')),
      refusal(played, 0, 'sortie', EICH),
    ]).toEqual(['mustFight (GLO 2.B4#2)', 'noBattleThere (GLO 8#1)', 'may']);
    played.act(0, 'sortie', EICH).act(0, 'tactic', 1).act(1, 'tactic', 1);
    expect(news(played, 'battle', 'tactics')).toEqual([
      'battle, town eich, kind sortie, side 0 (GLO 8#3)',
      'tactics, town eich, french 1, coalition 1, type 1, rounds 1 (GLO 8.2#2)',
    ]);
  });

  test('[GLO 8.8#36, GLO 8.8#43] relief: with nobody left before the walls the gates open', () => {
    const played = fresh(
      position({ active: 'coalition', french: { eich: 'II:7' }, coalition: { eich: 'yorck:5' }, also: shut('II') }),
    );
    go(setOut(played, 'eich', 'yorck'), 'glau');
    while (played.may(0, 'pass')) played.act(0, 'pass');
    played.act(1, 'done').act(1, 'done');
    expect(news(played, 'relieved')).toEqual(['relieved, town eich, side 0 (GLO 8.8#36)']);
    expect([played.s.inside[slot(played.s, 'II')], played.s.siege[EICH]]).toEqual([0, -1]);
  });
});
