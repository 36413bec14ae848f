import { describe, expect, test } from 'vitest';
import { champ, type Drawing } from '../content/testing/champ.ts';
import type { Arrival, Scenario } from '../content/types.ts';
import { arrivalOf, arrivalOfLeader } from '../rules/arrivals/gates.ts';
import { besides, gridOf } from '../rules/deployment/grid.ts';
import { WAITING } from '../rules/state.ts';
import { corps, evening, evePack, eveUnits, hexAt, leader } from './eve-help.ts';

describe('EMP XVIII.1: the map in squares', () => {
  test('[EMP XVIII.1#1] sixteen of them, as nearly equal as hexes allow; what is not played on is in none', () => {
    const drawing: Drawing = { columns: 11, rows: 10, lines: [['0205'], ['0905']] };
    const pack = champ({ ...drawing, scenario: { columns: [1, 8], rows: [2, 7] } });
    const { sector } = gridOf(pack, 0);
    const drawn = Array.from({ length: 10 }, (_, row) =>
      sector
        .slice(row * 11, row * 11 + 11)
        .map((square) => (square < 0 ? '.' : square.toString(16)))
        .join(''),
    );
    expect(drawn).toEqual([
      '...........',
      '...........',
      '.00112233..',
      '.00112233..',
      '.44556677..',
      '.8899aabb..',
      '.8899aabb..',
      '.ccddeeff..',
      '...........',
      '...........',
    ]);
  });

  test('[EMP XVIII.2#2] the squares beside one', () => {
    expect([0, 3, 5, 12, 15, 7, 14].map(besides)).toEqual([
      [1, 4],
      [2, 7],
      [1, 4, 6, 9],
      [8, 13],
      [11, 14],
      [3, 6, 11],
      [10, 13, 15],
    ]);
  });

  test.each([
    ['west', ['0106'], [0, 4, 8, 12]],
    ['east', ['1605'], [3, 7, 11, 15]],
    ['north', ['0801'], [0, 1, 2, 3]],
    ['south', ['0808'], [12, 13, 14, 15]],
    ['south by the middle of two, though one of them is in the east', ['1606', '0308'], [12, 13, 14, 15]],
    ['north by the middle of three', ['0101', '0802', '1601'], [0, 1, 2, 3]],
  ])('ruling 510: the edge of who has his lines in the %s', (_, ends, squares) => {
    expect(gridOf(evePack({ lines: [ends, ['1605']] }), 0).edges).toEqual([squares, [3, 7, 11, 15]]);
    expect(gridOf(evePack({ lines: [['0105'], ends] }), 0).edges).toEqual([[0, 4, 8, 12], squares]);
  });

  test('ruling 510: as far as the battle reaches on a larger map', () => {
    // 0405 is in the middle of the map, and in the west of what is played on.
    const battle: Partial<Scenario> = { columns: [2, 13], rows: [0, 7] };
    expect(gridOf(evePack({ lines: [['0404'], ['1304']], battle }), 0).edges).toEqual([
      [0, 4, 8, 12],
      [3, 7, 11, 15],
    ]);
    const low: Partial<Scenario> = { columns: [0, 15], rows: [3, 7] };
    expect(gridOf(evePack({ lines: [['0804'], ['0808']], battle: low }), 0).edges).toEqual([
      [0, 1, 2, 3],
      [12, 13, 14, 15],
    ]);
  });
});

describe('ruling 510: who is there on the evening before', () => {
  const arrival = (turn: number, ids: readonly string[]): Arrival => ({
    turn,
    side: 0,
    units: [],
    leaders: ids.map(leader),
    hexes: [hexAt('0105')],
  });

  test('[EMP XVIII.1#2] corps whose leader is on the map or comes in the first third; leaders of corps alone', () => {
    const battle = { turns: 7, arrivals: [arrival(1, ['wing']), arrival(2, ['two']), arrival(3, ['three'])] };
    const { leader: leads, posts, escorts } = gridOf(evePack({ chiefs: ['chief', 'one', 'riders', 'ONE'], battle }), 0);
    expect([corps('one'), corps('two'), corps('three'), corps('riders')].map((at) => leads[at])).toEqual([
      leader('one'),
      leader('two'),
      -1,
      leader('riders'),
    ]);
    expect([posts, escorts]).toEqual([
      [[corps('one'), corps('two')], [corps('ONE')]],
      [[corps('riders')], []],
    ]);
  });

  test('[EMP XVIII.1#2] exactly a third of six turns is the second', () => {
    const there = (turn: number) =>
      gridOf(evePack({ chiefs: ['ONE'], battle: { turns: 6, arrivals: [arrival(turn, ['one'])] } }), 0).posts[0];
    expect([there(2), there(3)]).toEqual([[corps('one')], []]);
  });

  test('[EMP XVIII.3#1] guns with horse are cavalry still; with foot, however little, they are infantry', () => {
    const inRiders = (id: string) =>
      eveUnits.map((unit) => (unit.id === id ? { ...unit, corps: corps('riders') } : unit));
    expect(gridOf(evePack({ units: inRiders('y') }), 0).escorts[0]).toEqual([corps('riders')]);
    expect(gridOf(evePack({ units: inRiders('f') }), 0).escorts[0]).toEqual([]);
  });
});

describe('ruling 516: who was on the map and is not deployed', () => {
  test('[EMP XVIII.5#2] comes in from the first turn on, each side by its own lines; who came later comes as he would', () => {
    const late: Arrival = { turn: 4, side: 0, units: [1], leaders: [leader('two')], hexes: [hexAt('0801')] };
    const p = evening({
      chiefs: ['chief', 'one', 'ONE'],
      without: 'b',
      lines: [['0105', '0107'], ['1605']],
      battle: { arrivals: [late] },
    });
    const asked = { content: p.content, s: p.s };
    expect(p.s.hex[1]).toBe(WAITING);
    expect([arrivalOf(asked, 1), arrivalOfLeader(asked, leader('two'))]).toEqual([null, null]);
    expect(arrivalOf(asked, p.u('a'))?.hexes).toEqual([hexAt('0105'), hexAt('0107')]);
    expect(arrivalOf(asked, p.u('A'))?.hexes).toEqual([hexAt('1605')]);
    expect(arrivalOfLeader(asked, leader('chief'))?.hexes).toEqual([hexAt('0105'), hexAt('0107')]);
    expect(arrivalOfLeader(asked, leader('ONE'))?.hexes).toEqual([hexAt('1605')]);
    expect([arrivalOf(asked, p.u('A'))?.side, arrivalOf(asked, p.u('a'))?.side]).toEqual([1, 0]);
    p.s.turn = 4;
    expect([arrivalOf(asked, 1), arrivalOfLeader(asked, leader('two'))]).toEqual([late, late]);
  });
});
