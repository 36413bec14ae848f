import { describe, expect, test } from 'vitest';
import { seaControllerOf } from '../rules/map/control.ts';
import { E, INF, land, N, R, sea, table } from './war-table.ts';

const ENGLISH = 14;
const FRENCH = 0;

describe('frigates', () => {
  test('[CON 10.3#1, CON 10.3#5, CON 16#5] pay 2 a sea, English ones 1', () => {
    const seas = { 'atl-bretagne': { N: 'F' }, 'mer-celtique': { E: 'F' } };
    const t = table({ order: 'NEARP', seas, moves: [2, 0, 1, 0, 0] });
    t.act(N, 'sailWith', FRENCH).act(N, 'sail', sea('atl-gascogne'));
    expect(t.s.moves[N]).toBe(0);
    t.act(E, 'sailWith', ENGLISH).act(E, 'sail', sea('mer-irlande'));
    expect(t.s.moves[E]).toBe(0);
  });

  test('[CON 10.3#1, CON 10.3#5] an English frigate with troops pays 2', () => {
    const t = table({ order: 'ENARP', seas: { 'mer-celtique': { E: 'F(I)' } }, moves: [0, 0, 2, 0, 0] });
    t.act(E, 'sailWith', ENGLISH).act(E, 'sail', sea('mer-irlande'));
    expect(t.s.moves[E]).toBe(0);
  });

  test('[CON 10.3#3, CON 10.3#4] the book: two infantry from sea to Rome past a French frigate for 5 points', () => {
    const seas = { tyrrhenienne: { N: 'F' }, 'canal-de-sicile': { E: 'F(II)' } };
    const t = table({ order: 'ENARP', lands: { rome: { N: 'I' } }, seas, moves: [0, 0, 5, 0, 0] });
    t.act(E, 'sailWith', ENGLISH).act(E, 'sail', sea('tyrrhenienne'));
    expect(t.s.moves[E]).toBe(2);
    t.act(E, 'unload', INF, land('rome')).act(E, 'unload', INF, land('rome'));
    expect([t.s.moves[E], t.at('rome', E)]).toEqual([0, 'II']);
  });

  test('[CON 10.3#4, CON 10.3#9, CON 11#3] the book: Napoleon then pays 3 to bring a frigate, and engages', () => {
    const seas = { tyrrhenienne: { E: 'F' }, 'mer-ligure': { N: 'F' } };
    const t = table({ seas, moves: [3, 0, 0, 0, 0], dice: [3] });
    t.act(N, 'sailWith', FRENCH).act(N, 'sail', sea('tyrrhenienne'));
    expect(t.s.moves[N]).toBe(0);
    t.act(N, 'engage', E);
    expect(t.told('battle')).toMatchObject([{ power: N, sea: sea('tyrrhenienne'), defenders: [E] }]);
    expect(t.told('thrown')).toMatchObject([{ attack: 2, defence: 2, result: 'uncertain' }]);
  });

  test('[CON 10.3#6, CON 15#4] a sea with strangers may be entered without a battle, and is nobody’s', () => {
    const seas = { tyrrhenienne: { E: 'F' }, 'mer-ligure': { N: 'F' } };
    const t = table({ seas, moves: [3, 0, 0, 0, 0] });
    expect(seaControllerOf(t.s, sea('tyrrhenienne'))).toBe(E);
    t.act(N, 'sailWith', FRENCH).act(N, 'sail', sea('tyrrhenienne')).act(N, 'halt');
    expect(seaControllerOf(t.s, sea('tyrrhenienne'))).toBe(-1);
    expect(t.told('battle')).toEqual([]);
  });

  test('[CON 10.3#2, CON 10.3#7] what is loaded lands in another turn', () => {
    const t = table({
      lands: { londres: { E: 'I' } },
      seas: { 'manche-est': { E: 'F' } },
      order: 'ENARP',
      moves: [0, 0, 9, 0, 0],
    });
    t.act(E, 'sailWith', ENGLISH).act(E, 'load', INF, land('londres'));
    expect([t.s.moves[E], t.at('londres', E)]).toEqual([8, '']);
    expect(t.why(E, 'unload', INF, land('nord'))).toEqual({ reason: 'hasLoaded', clause: 'CON 10.3#7' });
  });

  test('[CON 10.3#8] who has landed troops takes none on board', () => {
    const t = table({
      lands: { londres: { E: 'I' } },
      seas: { 'manche-est': { E: 'F(I)' } },
      order: 'ENARP',
      moves: [0, 0, 9, 0, 0],
    });
    t.act(E, 'sailWith', ENGLISH).act(E, 'unload', INF, land('nord'));
    expect(t.at('nord', E)).toBe('I');
    expect(t.why(E, 'load', INF, land('londres'))).toEqual({ reason: 'hasLanded', clause: 'CON 10.3#8' });
  });

  test('[CON 15#2] a frigate carries three units', () => {
    const t = table({
      lands: { londres: { E: 'I' } },
      seas: { 'manche-est': { E: 'F(IIC)' } },
      order: 'ENARP',
      moves: [0, 0, 9, 0, 0],
    });
    t.act(E, 'sailWith', ENGLISH);
    expect(t.why(E, 'load', INF, land('londres'))).toEqual({ reason: 'holdIsFull', clause: 'CON 15#2' });
  });

  test('[CON 10.3#10, CON 11#4] all of an alliance are engaged together, once a sea', () => {
    const seas = { tyrrhenienne: { E: 'F', R: 'F' }, 'mer-ligure': { N: 'FF' } };
    const t = table({ seas, pacts: ['ER'], moves: [12, 0, 0, 0, 0], dice: [6] });
    t.act(N, 'sailWith', 0).act(N, 'sail', sea('tyrrhenienne')).act(N, 'engage', R);
    t.act(N, 'sailWith', 1).act(N, 'sail', sea('tyrrhenienne'));
    expect(t.why(N, 'engage', E)).toEqual({ reason: 'engagedOnce', clause: 'CON 11#4' });
    t.act(N, 'halt').act(N, 'done');
    expect(t.told('battle')).toMatchObject([{ attackers: [N], defenders: [E, R] }]);
  });

  test('[CON 10.3#12, CON 10.3#13, CON 10.3#14] engaged frigates stay, but land their troops', () => {
    const seas = { tyrrhenienne: { E: 'F(I)F' }, 'mer-ligure': { N: 'F' } };
    const t = table({ seas, order: 'NEARP', moves: [4, 0, 9, 0, 0], dice: [1] });
    t.act(N, 'sailWith', FRENCH).act(N, 'sail', sea('tyrrhenienne')).act(N, 'engage', E);
    t.act(E, 'sailWith', ENGLISH);
    expect(t.why(E, 'sail', sea('mer-ligure'))).toEqual({ reason: 'isEngaged', clause: 'CON 10.3#12' });
    t.act(E, 'unload', INF, land('naples'));
    expect(t.at('naples', E)).toBe('I');
    const free = table({ seas, order: 'NEARP', moves: [4, 0, 9, 0, 0] });
    free.act(N, 'sailWith', FRENCH).act(N, 'sail', sea('tyrrhenienne')).act(N, 'halt').act(E, 'sailWith', ENGLISH);
    expect(free.may(E, 'sail', sea('mer-ligure'))).toBe(true);
  });
});
