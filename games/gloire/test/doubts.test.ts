import { describe, expect, test } from 'vitest';
import type { Arrival } from '../content/types.ts';
import { newBattle } from '../rules/battle/battle-force.ts';
import { groundOf } from '../rules/battle/modifiers.ts';
import { type GloireState, OFF } from '../rules/state.ts';
import { go, into, leader, type Played, position, setOut, slot, strom, told, town, unit, where } from './position.ts';

const board = (played: Played) => ({ s: played.s, content: played.content });

describe('what the book leaves open', () => {
  test('[GLO 8.3#2, GLO 8.3#3] ruling 171: walls, works and ground do not add up', () => {
    const also = (s: GloireState) => {
      s.entrenched[town('dorn')] = 1;
    };
    const played = position({ also, coalition: { dorn: 'yorck:8', hain: 'buelow:6' } });
    const ground = (at: string, kind: 'field' | 'assault' | 'sortie') =>
      groundOf(board(played), newBattle(town(at), kind, 0, OFF))?.id;
    // Dorn lies in hills and has works, Hain in woods, Eich has walls, Brand nothing.
    expect(['dorn', 'hain', 'eich', 'brand'].map((at) => ground(at, 'field'))).toEqual([
      'entrenched',
      'defensive',
      'defensive',
      undefined,
    ]);
    expect([ground('eich', 'assault'), ground('eich', 'sortie')]).toEqual(['fortified', 'defensive']);
    // Works serve who built them: whoever attacks from them has only the ground against him.
    expect(groundOf(board(played), newBattle(town('dorn'), 'field', 1, OFF))?.id).toBe('defensive');
  });

  test('[GLO 3.3#4] ruling 172: reinforcements come face up, and turn their backs in their owner’s next phase', () => {
    const coming: Arrival = {
      turn: 1,
      side: 1,
      at: { kind: 'town', town: town('jahn') },
      forces: [{ unit: unit('yorck'), points: 6 }],
      leaders: [],
      die: 0,
      option: null,
      ifHeld: -1,
    };
    const pack = { ...strom, scenarios: strom.scenarios.map((one) => ({ ...one, arrivals: [coming] })) };
    const also = (s: GloireState) => s.due.fill(0);
    const wanted = { pack, hidden: true, phase: 'turn', french: { aue: 'napoleon' }, also, dice: [1] } as const;
    const played = position({ ...wanted, coalition: { jahn: 'bernadotte' } }).act(0, 'first');
    const known = () => played.referee.through(0).state.game.face.is.includes(unit('yorck'));
    expect(known()).toBe(true);
    // Two counters of theirs stand there now: mixed, nobody knows which is which.
    expect(played.act(0, 'done').s.active).toBe(1);
    expect(known()).toBe(false);
  });

  test('[GLO 9#2, GLO 8.8#1] ruling 173: only towns that score have a flag; any other is his who stands there', () => {
    const played = position({ french: { aue: 'I:10' }, coalition: { jahn: 'bernadotte' } });
    expect(strom.scenarios[0]?.places.some((place) => place.town === town('brand'))).toBe(false);
    go(setOut(played, 'aue', 'I'), 'brand', 'dorn').act(0, 'done');
    expect([played.s.control[town('brand')], told(played, 'control')]).toEqual([OFF, []]);
  });

  describe('besiegers', () => {
    const shut = (s: GloireState) => {
      s.inside[slot(s, 'II')] = 1;
      s.siege[town('eich')] = 0;
    };

    /** Yorck leaves Eich, where these stay before the walls. */
    const leaving = (rest: string) => {
      const wanted = {
        hidden: true,
        active: 'coalition',
        french: { eich: 'II:5', aue: 'napoleon' },
        also: shut,
      } as const;
      const played = position({ ...wanted, coalition: { eich: `yorck:8 ${rest}`, jahn: 'bernadotte' } });
      return go(setOut(played, 'eich', 'yorck'), 'glau').act(1, 'done');
    };

    test('[GLO 8.8#34, GLO 7.1#8] ruling 181: decoys, leaders and guns left before the walls hold nobody in', () => {
      const bluff = leaving('foot barclay battery');
      expect(told(bluff, 'unmasked')).toMatchObject([{ town: town('eich'), side: 1 }]);
      expect([where(bluff.s, 'battery'), where(bluff.s, 'barclay')]).toEqual(['-1', '-2']);
      expect([bluff.s.inside[slot(bluff.s, 'II')], bluff.s.siege[town('eich')]]).toEqual([0, OFF]);
      const held = leaving('foot c1:1');
      expect([held.s.inside[slot(held.s, 'II')], told(held, 'unmasked')]).toEqual([1, []]);
      // That somebody is really there is known from now on.
      expect(told(held, 'held').map((fact) => fact['town'])).toContain(town('eich'));
    });

    test('[GLO 6.5.2#1] ruling 81: they hear no guns but their own', () => {
      const wanted = { french: { calau: 'I:9', eich: 'II:5' }, also: shut } as const;
      const guns = (eich: string) =>
        position({ ...wanted, coalition: { calau: 'buelow:6', eich }, french: { ...wanted.french } }).act(0, 'done');
      expect(guns('yorck:8').asked()?.prompt).not.toBe('toGuns');
      const free = position({ french: { calau: 'I:9' }, coalition: { calau: 'buelow:6', eich: 'yorck:8' } }).act(
        0,
        'done',
      );
      expect(free.offers(1, 'toGuns')).toEqual([[town('eich'), town('calau')]]);
    });
  });

  test('[GLO 8.5#5, GLO 6.5.1#19] ruling 77: help for an intercepted Force, by a way of its own, has the flank', () => {
    const fight = (from: string, ...way: string[]) => {
      const french = { aue: 'I:9', [from]: from === 'aue' ? 'I:9 II:5' : 'II:5' };
      const played = position({ french, coalition: { dorn: 'yorck:9 bernadotte' }, dice: [1, 1, 1] });
      go(setOut(played, 'aue', 'I'), 'brand').act(1, 'intercept', town('dorn'));
      for (const name of ['yorck', 'bernadotte']) played.act(1, 'pick', slot(played.s, name));
      played.act(1, 'done').act(1, 'engage');
      into(setOut(played, from, 'II'), ...way).act(0, 'done');
      played.act(0, 'tactic', 2).act(1, 'tactic', 2);
      return told(played, 'flank').map((fact) => [fact['side'], fact['clause']]);
    };
    expect(fight('calau', 'brand')).toEqual([[0, 'GLO 8.5#5']]);
    // By the road of those who were caught nobody comes into a flank.
    expect(fight('aue', 'brand')).toEqual([]);
  });

  test('[GLO 8.8#17, GLO 9#2] who finds no room inside takes the town he goes to', () => {
    const wanted = { phase: 'combat', active: 'coalition', coalition: { eich: 'yorck:9' } } as const;
    const played = position({ ...wanted, french: { eich: 'II:5 III:5' } }).act(0, 'inside');
    played.act(0, 'pick', slot(played.s, 'II')).act(0, 'done');
    expect(played.s.control[town('glau')]).toBe(1);
    played.act(0, 'slip', slot(played.s, 'III'), town('glau'));
    expect(played.s.control[town('glau')]).toBe(0);
  });

  test('[GLO 6.3#18, GLO 10#3] ruling 162: alone, too, cavalry may withdraw before combat', () => {
    const wanted = { french: { brand: 'I:10' }, coalition: { aue: 'dragoons:4' }, seats: [[0, 1, 2]], options: {} };
    const played = position({ ...wanted, dice: [6, 1] });
    go(setOut(played, 'brand', 'I'), 'aue');
    expect(played.asked()).toMatchObject({ seat: 0, prompt: 'withdraw' });
    expect(played.may(0, 'slip', slot(played.s, 'dragoons'), town('calau'))).toBe(true);
  });

  test('[GLO 4.2#7, GLO 10#16] ruling 168: a leader who comes back is his own army’s player’s', () => {
    const also = (s: GloireState) => {
      s.place[slot(s, 'wittgenstein')] = -2;
      s.returns[leader('wittgenstein')] = 1;
    };
    const wanted = { phase: 'turn', turn: 1, french: { aue: 'napoleon' }, seats: [[0], [1], [2]], also } as const;
    const played = position({ ...wanted, coalition: { jahn: 'bernadotte', hain: 'barclay' }, dice: [1] });
    expect(played.act(0, 'first').asked()).toMatchObject({ seat: 2, prompt: 'comeBack' });
  });
});
