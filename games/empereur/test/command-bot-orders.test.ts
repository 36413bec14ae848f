import type { Action } from '@bivouac/kernel';
import { viewOf } from '@bivouac/kernel/table';
import { describe, expect, test } from 'vitest';
import { empereurGuide } from '../bot.ts';
import { empereurGame } from '../game.ts';
import { ATTACK, DEFENCE } from '../rules/command/state.ts';
import { ordered } from './command-help.ts';
import type { Played, Position } from './position.ts';

const BLUE = 1;
const place = 5;

/** What the computer does with the staff's desk open: orders, or nothing. */
function written(p: Played): Action {
  const [seat = 0] = p.referee.waiting();
  const view = viewOf(empereurGame(p.content), p.referee.state, seat);
  const [first] = empereurGuide(p.content).candidates(view, seat, p.referee.offers(seat));
  return (first ?? []) as Action;
}

/** Blue's corps under an order, with so many points ahead of White: three win the battle. */
function desk(now: 'attack' | 'defence', ahead: number, wanted: Position = {}): Action {
  const points: [number, number] = ahead < 0 ? [0, -ahead] : [ahead, 0];
  const p = ordered(
    { corps: now },
    {
      at: { a: '0805 line 0', b: '0806 line 0', c: '0807 line 0', A: '2405 line 7' },
      chiefs: { corps: '0805', chief: '0205', Corps: '2405' },
      ...wanted,
      scenario: {
        victory: {
          places: [{ name: { en: 'Farm', fr: 'Ferme' }, hexes: [place], least: 1, points }],
          held: [],
          step: 0,
          gone: [0, 0, 0],
          demoralised: 0,
          despair: 0,
          leader: 0,
          armyLeader: 0,
          margin: 3,
        },
      },
      also: (s) => {
        s.held = [ahead < 0 ? 1 : 0];
        wanted.also?.(s);
      },
    },
  );
  return written(p.act('staff'));
}

const attack: Action = ['order', BLUE, ATTACK];
const hold: Action = ['order', BLUE, DEFENCE];

describe('EMP XVII.3: what the computer orders a corps', () => {
  test('whoever is not ahead attacks, whoever is ahead by enough holds', () => {
    expect([desk('defence', -4), desk('defence', 0)]).toEqual([attack, attack]);
    expect([desk('attack', 3), desk('attack', 9)]).toEqual([hold, hold]);
    expect([desk('attack', -4), desk('defence', 3)]).toEqual([['done'], ['done']]);
  });

  test('ahead, but not by enough, each goes on as it was ordered: orders are few and slow', () => {
    expect([desk('attack', 2), desk('defence', 2)]).toEqual([['done'], ['done']]);
  });

  test('a corps that has lost heart, or most of its men their order, is not sent forward', () => {
    const shaken: Position = {
      also: (s) => {
        s.mood[0] = 1;
      },
    };
    expect([desk('attack', -4, shaken), desk('defence', -4, shaken)]).toEqual([hold, ['done']]);
    const broken = { a: '0805 disordered 0', b: '0806 disordered 0', c: '0807 line 0', A: '2405 line 7' };
    expect(desk('attack', -4, { at: broken })).toEqual(hold);
    expect(desk('attack', -4, { at: { ...broken, b: '0806 line 0' } })).toEqual(['done']);
  });
});
