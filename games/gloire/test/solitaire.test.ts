import { soak } from '@bivouac/kernel/soak';
import { describe, expect, test } from 'vitest';
import type { Weather } from '../content/types.ts';
import { gloireGame } from '../game.ts';
import { allowance } from '../rules/pieces/stack.ts';
import { CUT_OFF, type GloireState, NO_LINE } from '../rules/state.ts';
import {
  freshMatch,
  go,
  leaderPiece,
  type Played,
  type Position,
  position,
  setOut,
  slot,
  strom,
  told,
  town,
  unit,
  ways,
} from './position.ts';

const ALONE = [[0, 1, 2]];

/** One player for both sides. */
function alone(wanted: Position): Played {
  return position({ ...wanted, options: {}, seats: ALONE });
}

/** A stack from Aue with these dice; it is always seat 0 that acts. */
function marching(names: string, dice: readonly number[], rest: Position & { readonly status?: number } = {}): Played {
  const also = (s: GloireState) => {
    if (rest.status !== undefined) s.status.fill(rest.status);
    rest.also?.(s);
  };
  const played = alone({ ...rest, french: { aue: names, ...rest.french }, also, dice });
  played.act(0, 'force', town('aue'));
  for (const word of names.split(' ')) played.act(0, 'pick', slot(played.s, word.split(':')[0] ?? ''));
  return played.act(0, 'normal');
}

const pointsOf = (played: Played, name: string) =>
  allowance({ s: played.s, content: strom }, slot(played.s, name), false, false);

describe('GLO 10: solitaire', () => {
  test('[GLO 10#1, GLO 10#2] one player, nothing hidden, no decoys, whatever the options say', () => {
    const game = gloireGame(strom);
    expect(game.seatings).toContainEqual(ALONE);
    const s = game.begin({ scenario: 'strom', options: { blind: 3, decoys: true }, seats: ALONE });
    expect([s.solitaire, s.blind, s.decoys]).toEqual([true, 1, false]);
    const played = alone({ french: { brand: 'I:10' }, coalition: { jahn: 'yorck:8' } });
    expect(played.referee.through(0).state.game.face.is).not.toContain(-1);
    expect(freshMatch({ blind: 1 }).s.solitaire).toBe(false);
    expect(game.setupFault?.({ scenario: 'strom', options: {}, seats: [[0, 1], [2]] })).toContain('both sides');
  });

  test('[GLO 10#3] there is no reconnaissance', () => {
    const played = marching('horse:5', [6], { coalition: { brand: 'yorck:8' } });
    expect(played.offers(0, 'scout')).toEqual([]);
    expect(played.why(0, 'scout', town('brand'))).toEqual({ reason: 'nothingHidden', clause: 'GLO 10#3' });
  });

  test('[GLO 10#4] both sides throw for their command points as usual', () => {
    const played = alone({ phase: 'administration', french: { aue: 'napoleon' }, dice: [4] });
    expect(told(played, 'command')).toMatchObject([{ army: 0, die: 4, value: 5, total: 9 }]);
  });

  test('[GLO 10#5] a die for each type of unit when a stack is activated; guns go by that of the infantry', () => {
    const mixed = marching('I:10 horse:5 park', [3, 1]);
    expect(told(mixed, 'pace')).toMatchObject([{ dice: [3, 1], clause: 'GLO 10#5' }]);
    expect([pointsOf(mixed, 'I'), pointsOf(mixed, 'horse'), pointsOf(mixed, 'park')]).toEqual([5, 5, 5]);
    expect(told(marching('I:10 II:7', [3]), 'pace')).toMatchObject([{ dice: [3] }]);
    // The stack goes at the pace of the slowest: five roads and no more.
    go(mixed, 'brand', 'aue', 'brand', 'aue', 'brand');
    expect(ways(mixed)).toEqual([]);
    // With two players nobody throws.
    const two = position({ french: { aue: 'I:10' } });
    expect(told(setOut(two, 'aue', 'I'), 'pace')).toEqual([]);
  });

  test.each([
    [1, 3],
    [4, 6],
    [6, 6],
  ])('[GLO 10#6, GLO 10#8] infantry with a line to a general, even one cut off: a %i gives %i', (die, points) => {
    expect(pointsOf(marching('I:10', [die]), 'I')).toBe(points);
    expect(pointsOf(marching('I:10', [die], { status: CUT_OFF }), 'I')).toBe(points);
  });

  test.each([
    [1, 5],
    [4, 8],
    [6, 8],
  ])('[GLO 10#7, GLO 10#8] cavalry with a line to a general: a %i gives %i', (die, points) => {
    expect(pointsOf(marching('horse:5', [die]), 'horse')).toBe(points);
    expect(pointsOf(marching('horse:5', [die], { status: CUT_OFF }), 'horse')).toBe(points);
  });

  test('[GLO 10#9, GLO 10#10] without a line to any: the die; for cavalry 2 more', () => {
    expect(pointsOf(marching('I:10', [5], { status: NO_LINE }), 'I')).toBe(5);
    expect(pointsOf(marching('horse:5', [5], { status: NO_LINE }), 'horse')).toBe(7);
  });

  test('[GLO 10#11, GLO 10#12] a leader alone: 4 more with a line to his chief, 8 at most; 2 more without', () => {
    expect([1, 5].map((die) => pointsOf(marching('ney', [die]), 'ney'))).toEqual([5, 8]);
    const cut = (s: GloireState) => {
      s.status[leaderPiece('ney')] = CUT_OFF;
    };
    expect(pointsOf(marching('ney', [1], { also: cut }), 'ney')).toBe(3);
    // Ruling 160: with troops he goes at their pace, and throws nothing.
    const led = marching('I:10 ney', [1]);
    expect(told(led, 'pace')).toMatchObject([{ dice: [1] }]);
    go(led, 'brand', 'aue', 'brand');
    expect(ways(led)).toEqual([]);
  });

  test.each<[Weather, number]>([
    ['rain', 2],
    ['mud', 2],
    ['clear', 3],
  ])('[GLO 10#13] ruling 141: in %s a 1 leaves infantry %i points, and never less than one', (weather, points) => {
    expect(pointsOf(marching('I:10', [1], { weather }), 'I')).toBe(points);
    expect(pointsOf(marching('I:10', [1], { weather, status: NO_LINE }), 'I')).toBe(1);
  });

  test('[GLO 10#14] lines are what they were: they set the price, and the pace of the next march', () => {
    const played = alone({ phase: 'administration', french: { aue: 'napoleon', jahn: 'I:10' }, dice: [4, 6] });
    expect(played.s.status[unit('I')]).toBe(NO_LINE);
    played.act(0, 'force', town('jahn')).act(0, 'pick', slot(played.s, 'I')).act(0, 'normal');
    expect([played.s.spent[0], pointsOf(played, 'I')]).toEqual([2, 6]);
    played.act(0, 'done');
    // The dice are taken up again.
    expect(played.s.thrown).toEqual([0, 0, 0]);
  });

  test('[GLO 10#5] ruling 141: a forced march adds 2 to the dice', () => {
    const played = alone({ french: { aue: 'I:10 napoleon' }, dice: [1, 1] });
    played.act(0, 'force', town('aue')).act(0, 'pick', slot(played.s, 'I')).act(0, 'forced');
    go(played, 'brand', 'aue', 'brand', 'aue', 'brand');
    expect(ways(played)).toEqual([]);
  });

  test('one player can play a whole game against himself', () => {
    const setups = [{ scenario: 'strom', options: {}, seats: ALONE }];
    const report = soak(gloireGame(strom), { games: 2, seed: 'alone', every: 24, setups });
    expect(report.failures).toEqual([]);
  });
});
