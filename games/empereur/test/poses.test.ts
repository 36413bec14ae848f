import { expect, test } from 'vitest';
import { champUnits } from '../content/testing/champ.ts';
import { testTables } from '../content/testing/tables.ts';
import { ARTILLERY, CAVALRY, INFANTRY, type Terrain, type Unit } from '../content/types.ts';
import { facingsAfter, mayStandIn } from '../rules/formations/allowed.ts';
import {
  commonFront,
  directionsIn,
  fireArc,
  FLANK,
  flankOf,
  FRONT,
  frontOf,
  REAR,
  rearOf,
  shockArc,
  stepsOf,
  takenFrom,
} from '../rules/formations/poses.ts';
import { attackValue, defenceValue, fireValue, halved, movesOf } from '../rules/formations/values.ts';
import { ADAPTED, COLUMN, DISORDERED, LINE, SQUARE } from '../rules/state.ts';

const EAST = 0;
/** The corner between east and north-east. */
const CORNER = 1;
const ALL = [0, 1, 2, 3, 4, 5];
const content = { tables: testTables } as Parameters<typeof fireValue>[0];
const sheet = (id: string): Unit => champUnits.find((unit) => unit.id === id) as Unit;
const ground = (id: string): Terrain => testTables.terrains.find((one) => one.id === id) as Terrain;

test('[EMP IV.1#1] a line fronts two hexes beside a corner, has two of flank and two behind', () => {
  expect(directionsIn(frontOf(LINE, CORNER))).toEqual([0, 1]);
  expect(directionsIn(flankOf(LINE, CORNER))).toEqual([2, 5]);
  expect(directionsIn(rearOf(LINE, CORNER))).toEqual([3, 4]);
  expect(directionsIn(frontOf(LINE, 11))).toEqual([0, 5]);
});

test('[EMP IV.2#1, EMP IV.8#1] a column fronts three hexes, has two of flank and one behind', () => {
  expect(directionsIn(frontOf(COLUMN, EAST))).toEqual([0, 1, 5]);
  expect(directionsIn(flankOf(COLUMN, EAST))).toEqual([2, 4]);
  expect(directionsIn(rearOf(COLUMN, EAST))).toEqual([3]);
});

test('[EMP IV.3#2, EMP IV.4#2, EMP IV.5#1, EMP IV.9#2, EMP IV.10#1] the others front all round', () => {
  for (const form of [SQUARE, ADAPTED, DISORDERED]) {
    expect(directionsIn(frontOf(form, EAST))).toEqual(ALL);
    expect(takenFrom(form, EAST, [3])).toBe(FRONT);
  }
});

test('[EMP IV.2#2, EMP IV.2#3] a column fires, attacks and moves straight ahead only', () => {
  expect(directionsIn(fireArc(INFANTRY, COLUMN, 4))).toEqual([2]);
  expect(directionsIn(shockArc(INFANTRY, COLUMN, 4))).toEqual([2]);
  expect(directionsIn(stepsOf(INFANTRY, COLUMN, 4))).toEqual([2]);
  expect(directionsIn(stepsOf(INFANTRY, LINE, CORNER))).toEqual([0, 1]);
  expect(directionsIn(stepsOf(INFANTRY, SQUARE, CORNER))).toEqual(ALL);
});

test('[EMP IV.4#5, EMP IV.5#3, EMP IV.11#3, EMP IV.11#4, EMP IV.12#8, EMP IV.13#2] who neither fires nor attacks', () => {
  expect(shockArc(INFANTRY, SQUARE, CORNER)).toBe(0);
  expect(shockArc(INFANTRY, DISORDERED, EAST)).toBe(0);
  expect(fireArc(ARTILLERY, COLUMN, EAST)).toBe(0);
  expect(shockArc(ARTILLERY, COLUMN, EAST)).toBe(0);
  expect(shockArc(ARTILLERY, LINE, CORNER)).toBe(0);
  expect(fireArc(ARTILLERY, DISORDERED, EAST)).toBe(0);
  expect(fireArc(CAVALRY, COLUMN, EAST)).toBe(0);
});

test('[EMP IV.9#3] cavalry attacks in line, and in no other formation', () => {
  expect(directionsIn(shockArc(CAVALRY, LINE, CORNER))).toEqual([0, 1]);
  for (const form of [COLUMN, ADAPTED, DISORDERED]) expect(shockArc(CAVALRY, form, EAST)).toBe(0);
  expect(defenceValue(sheet('h'), ADAPTED, true)).toBe(1);
  expect(defenceValue(sheet('h'), COLUMN, true)).toBe(4);
});

test('[EMP VII.6#2] exactly between front and flank is front', () => {
  expect(takenFrom(LINE, CORNER, [1, 2])).toBe(FRONT);
  expect(takenFrom(LINE, CORNER, [2])).toBe(FLANK);
});

test('[EMP VII.6#3] exactly between flank and rear is flank', () => {
  expect(takenFrom(LINE, CORNER, [2, 3])).toBe(FLANK);
  expect(takenFrom(LINE, CORNER, [3])).toBe(REAR);
  expect(takenFrom(COLUMN, EAST, [2, 3])).toBe(FLANK);
});

test('[EMP IV.0#1, EMP IV.3#1, EMP IV.4#1] infantry: squares in the open, adapted in woods and towns', () => {
  for (const id of ['clear', 'farm', 'difficult']) {
    for (const form of [LINE, COLUMN, SQUARE]) expect(mayStandIn(INFANTRY, form, ground(id), false)).toBe(true);
    expect(mayStandIn(INFANTRY, ADAPTED, ground(id), false)).toBe(false);
  }
  for (const id of ['village', 'chateau', 'forest', 'brush']) {
    for (const form of [LINE, COLUMN, SQUARE]) expect(mayStandIn(INFANTRY, form, ground(id), false)).toBe(false);
    expect(mayStandIn(INFANTRY, ADAPTED, ground(id), false)).toBe(true);
    expect(mayStandIn(INFANTRY, COLUMN, ground(id), true)).toBe(true);
    expect(mayStandIn(INFANTRY, DISORDERED, ground(id), false)).toBe(true);
  }
});

test('[EMP IV.0#2, EMP IV.11#5, EMP IV.12#1] guns: never adapted, no battery in woods and towns', () => {
  expect(mayStandIn(ARTILLERY, ADAPTED, ground('village'), false)).toBe(false);
  expect(mayStandIn(ARTILLERY, COLUMN, ground('village'), false)).toBe(true);
  expect(mayStandIn(ARTILLERY, LINE, ground('village'), false)).toBe(false);
  expect(mayStandIn(ARTILLERY, LINE, ground('difficult'), false)).toBe(true);
});

test('[EMP IV.0#3, EMP IV.9#1] cavalry: adapted in woods and towns', () => {
  expect(mayStandIn(CAVALRY, ADAPTED, ground('forest'), false)).toBe(true);
  expect(mayStandIn(CAVALRY, COLUMN, ground('forest'), false)).toBe(false);
  expect(mayStandIn(CAVALRY, SQUARE, ground('clear'), false)).toBe(false);
});

test('[EMP IV.1#4, EMP IV.3#3, EMP IV.4#6, EMP IV.5#5] infantry: what it fires with', () => {
  const of = (form: number, away = 1) => fireValue(content, sheet('a'), 6, form, away);
  expect([LINE, COLUMN, SQUARE, ADAPTED, DISORDERED].map((form) => of(form))).toEqual([4, 2, 2, 1, 1]);
  expect(of(LINE, 2)).toBe(0);
  expect(fireValue(content, { ...sheet('a'), fire: 2 }, 6, SQUARE, 1)).toBe(1);
  expect(defenceValue(sheet('a'), DISORDERED, true)).toBe(1);
});

test('[EMP IV.12#5] the example: a battery of 6 at three hexes fires with 4, at seven with 1', () => {
  const of = (away: number) => fireValue(content, sheet('x'), 2, LINE, away);
  expect(of(1)).toBe(6);
  expect(of(3)).toBe(4);
  expect(of(7)).toBe(1);
  expect(of(8)).toBe(0);
});

test('[EMP VII.1#2] the example: a battery of 5 or 6 falls to 3 with its first loss; infantry keeps its fire', () => {
  expect(fireValue(content, sheet('x'), 1, LINE, 1)).toBe(3);
  expect(fireValue(content, { ...sheet('x'), fire: 5 }, 1, LINE, 1)).toBe(3);
  expect(fireValue(content, sheet('a'), 1, LINE, 1)).toBe(4);
});

test('[EMP III.1#3] the example: half of 5 is 3', () => {
  expect(halved(5)).toBe(3);
});

test('[EMP IV.2#4, EMP IV.3#4, EMP IV.4#4, EMP IV.10#3] shock by formation', () => {
  expect(attackValue(sheet('a'), COLUMN)).toBe(3);
  expect(attackValue(sheet('a'), LINE)).toBe(2);
  expect(attackValue(sheet('a'), ADAPTED)).toBe(2);
  expect(attackValue(sheet('x'), LINE)).toBe(0);
  expect(defenceValue(sheet('a'), COLUMN, true)).toBe(2);
  expect(defenceValue(sheet('a'), ADAPTED, true)).toBe(2);
  expect(defenceValue(sheet('a'), SQUARE, true)).toBe(1);
  expect(defenceValue(sheet('a'), SQUARE, false)).toBe(2);
  expect(defenceValue(sheet('h'), DISORDERED, true)).toBe(1);
});

test('[EMP IV.4#3] points by formation: the square has one, a battery none', () => {
  expect([LINE, COLUMN, SQUARE, ADAPTED, DISORDERED].map((form) => movesOf(sheet('a'), form))).toEqual([4, 6, 1, 6, 6]);
  expect([LINE, COLUMN, DISORDERED].map((form) => movesOf(sheet('x'), form))).toEqual([0, 5, 5]);
});

test('[EMP VI.3#4] from column to line and back, the hexes of the line are two of those of the column', () => {
  for (const facing of facingsAfter(INFANTRY, COLUMN, EAST, LINE)) {
    expect(commonFront(COLUMN, EAST, LINE, facing)).toBe(2);
  }
  expect(facingsAfter(INFANTRY, COLUMN, EAST, LINE)).toEqual([11, 1]);
  expect(facingsAfter(INFANTRY, LINE, CORNER, COLUMN)).toEqual([0, 2]);
  expect(facingsAfter(ARTILLERY, COLUMN, EAST, LINE)).toHaveLength(6);
});
