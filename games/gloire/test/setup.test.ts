import { EVERYONE, fastDice } from '@bivouac/kernel';
import { isFault, newState } from '@bivouac/kernel/table';
import { describe, expect, test } from 'vitest';
import type { GloireContent, Scenario } from '../content/types.ts';
import { gloireGame } from '../game.ts';
import { DECOYS, DETACHMENTS, EDGE, FREE, type GloireState, INDEPENDENT, NO_POOL, OFF } from '../rules/state.ts';
import { leader, leaderPiece, link, slot, strom, town, unit } from './position.ts';

/** The state that a scenario begins with, before anybody does anything. */
function begun(changed: Partial<Scenario> = {}, options: Readonly<Record<string, number | boolean>> = {}): GloireState {
  const pack: GloireContent = { ...strom, scenarios: strom.scenarios.map((one) => ({ ...one, ...changed })) };
  const game = gloireGame(pack);
  const state = newState(game, { scenario: 'strom', options, seats: game.seatings[0] ?? [] }, fastDice('setup'));
  if (isFault(state)) throw new Error(state.fault);
  return state.game;
}

const force = (id: string, points: number, at: string) => ({
  unit: unit(id),
  points,
  town: town(at),
  origin: -1,
  army: -1,
});

describe('the set-up of a scenario', () => {
  test('[GLO 4.1#4] units and leaders stand where it puts them, with their points, in their armies', () => {
    const s = begun();
    const at = (name: string) => [
      s.place[slot(s, name)],
      s.points[unit(name)],
      s.initial[unit(name)],
      s.armyOf[unit(name)],
    ];
    expect([at('I'), at('lancers'), at('yorck'), at('ostermann')]).toEqual([
      [town('brand'), 10, 10, 0],
      [town('eich'), 2, 2, 0],
      [town('furt'), 8, 8, 1],
      [town('ilm'), 7, 7, 2],
    ]);
    expect(
      ['napoleon', 'ney', 'bernadotte', 'barclay', 'wittgenstein'].map(
        (name) => s.place[s.face.is.indexOf(leaderPiece(name))],
      ),
    ).toEqual([town('brand'), town('calau'), town('hain'), town('ilm'), OFF]);
  });

  test('[GLO 1.2.2#16, GLO 1.2.2#14] detachments: independent ones in the army that the scenario says, others of their unit, the rest lie ready', () => {
    const s = begun({
      forces: [
        force('I', 9, 'brand'),
        { ...force('f1', 2, 'aue'), origin: unit('I') },
        { ...force('cossacks', 2, 'hain'), army: 2 },
      ],
    });
    expect([s.armyOf[unit('f1')], s.armyOf[unit('cossacks')]]).toEqual([0, 2]);
    expect([s.origin[unit('f1')], s.origin[unit('cossacks')], s.origin[unit('f2')]]).toEqual([
      unit('I'),
      INDEPENDENT,
      FREE,
    ]);
    const pools = ['I', 'f1', 'f2', 'fA', 'guard', 'napoleon'].map((name) => s.pool[slot(s, name)]);
    expect(pools).toEqual([NO_POOL, NO_POOL, DETACHMENTS, DETACHMENTS, NO_POOL, NO_POOL]);
    const decoys = s.face.is.flatMap((piece, at) =>
      piece >= strom.units.length + strom.leaders.length ? [s.pool[at]] : [],
    );
    expect(decoys).toEqual([DECOYS, DECOYS, DECOYS, DECOYS, DECOYS, DECOYS, DECOYS]);
  });

  test('[GLO 8.8#19] sieges of the set-up: who is inside, on which step, and who waits for a line', () => {
    const sieges = [{ town: town('eich'), inside: 0 as const, step: 1, waits: true }];
    const s = begun({ sieges, forces: [force('II', 3, 'eich'), force('yorck', 6, 'eich'), force('III', 3, 'aue')] });
    expect(['II', 'yorck', 'III'].map((name) => s.inside[slot(s, name)])).toEqual([1, 0, 0]);
    expect([s.siege[town('eich')], s.siege[town('aue')], s.waits[town('eich')], s.waits[town('aue')]]).toEqual([
      1,
      OFF,
      1,
      0,
    ]);
    const open = begun({ sieges: [{ town: town('eich'), inside: 0 as const, step: 0 }] });
    expect([open.siege[town('eich')], open.waits[town('eich')]]).toEqual([0, 0]);
  });

  test('[GLO 6.4#18, GLO 6.4#23, GLO 6.2#5] bridges down, boats laid and left, works', () => {
    const s = begun({
      brokenBridges: [link('eich-glau')],
      boats: [{ link: link('dorn-furt'), side: 1 }],
      boatMarkers: [2, 3],
      entrenched: [{ town: town('dorn'), side: 0 }],
    });
    expect([s.broken[link('eich-glau')], s.broken[link('lohn-glau')]]).toEqual([1, 0]);
    expect([s.boats[link('dorn-furt')], s.boats[link('eich-glau')], s.boatsLeft]).toEqual([1, OFF, [2, 2]]);
    expect([s.entrenched[town('dorn')], s.entrenched[town('aue')]]).toEqual([0, OFF]);
  });

  test('[GLO 4.1#2] commanders of the scenario take the place of those of the armies', () => {
    expect(begun().commander).toEqual([leader('napoleon'), leader('bernadotte'), leader('barclay')]);
    expect(begun({ commanders: [{ army: 2, leader: leader('wittgenstein') }] }).commander).toEqual([
      leader('napoleon'),
      leader('bernadotte'),
      leader('wittgenstein'),
    ]);
  });

  test('[GLO 3.3#1] reinforcements are due in their turn of the calendar', () => {
    expect(begun().due).toEqual([1, 1, 2, 2]);
    expect(begun().arrived).toEqual([0, 0, 0, 0]);
  });

  test('[GLO 1813.A.blind#2, GLO 1813.A.blind#5] what lies face down, by the degree of blindness', () => {
    const seen = (options: Readonly<Record<string, number | boolean>>, name: string) => {
      const s = begun({}, options);
      return s.face.seen[slot(s, name)];
    };
    expect([seen({ blind: 1 }, 'I'), seen({ blind: 3 }, 'I'), seen({ blind: 3 }, 'yorck')]).toEqual([EVERYONE, 1, 2]);
    expect([seen({ blind: 3 }, 'IV'), seen({ blind: 3 }, 'f1')]).toEqual([EVERYONE, 1]);
  });

  test('[GLO 1813.A.blind#6] decoys are an option, and none are needed where all lies open', () => {
    expect([
      begun({}, { blind: 2 }).decoys,
      begun({}, { blind: 2, decoys: false }).decoys,
      begun({}, { blind: 1 }).decoys,
    ]).toEqual([true, false, false]);
  });

  test('[GLO 3.3#8] nobody waits at an edge yet, marches or has acted', () => {
    const s = begun();
    expect(s.place.filter((place) => place <= EDGE)).toEqual([]);
    expect([s.marching, s.ready, s.generals, s.confused, s.easyMarch, s.freeStack]).toEqual([
      [],
      [],
      [OFF, OFF],
      [0, 0],
      [OFF, OFF],
      [OFF, OFF],
    ]);
  });
});
