import { expect, test } from 'vitest';
import { champ } from '../content/testing/champ.ts';
import {
  chargeOdds,
  counterOdds,
  holdChance,
  opportunityOdds,
  rallyOdds,
  shockOdds,
  squareOdds,
  testOdds,
  volleyOdds,
  withPose,
} from '../odds.ts';
import { COLUMN, DISORDERED, type EmpereurState, GONE, LINE } from '../rules/state.ts';
import { type Played, type Position, position } from './position.ts';

interface Fall {
  readonly dice: readonly number[];
  readonly chance: number;
}

/** Every way that some throws can fall, of one die or of two: of two dice only their sum counts. */
function falls(kinds: readonly (1 | 2)[]): Fall[] {
  let all: Fall[] = [{ dice: [], chance: 1 }];
  for (const kind of kinds) {
    const sums = kind === 1 ? [1, 2, 3, 4, 5, 6] : [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    all = all.flatMap(({ dice, chance }) =>
      sums.map((sum) => {
        const one = Math.max(1, sum - 6);
        return kind === 1
          ? { dice: [...dice, sum], chance: chance / 6 }
          : { dice: [...dice, one, sum - one], chance: (chance * (6 - Math.abs(sum - 7))) / 36 };
      }),
    );
  }
  return all;
}

/** What the rules come to over all the ways their dice can fall: the mean of some counts of the state. */
function meanOf(
  wanted: Position,
  kinds: readonly (1 | 2)[],
  play: (p: Played) => void,
  ...counts: ((s: EmpereurState) => number)[]
): number[] {
  const sums = counts.map(() => 0);
  for (const { dice, chance } of falls(kinds)) {
    const p = position({ ...wanted, dice: [...(wanted.dice ?? []), ...dice] });
    play(p);
    for (const [i, read] of counts.entries()) sums[i] = (sums[i] as number) + chance * read(p.s);
  }
  return sums;
}

test('the chance to hold, morale by morale, is what 36 throws give', () => {
  for (let morale = 0; morale <= 13; morale++) {
    let held = 0;
    for (let one = 1; one <= 6; one++) {
      for (let two = 1; two <= 6; two++) {
        if (one + two === 2 || (one + two !== 12 && one + two <= morale)) held++;
      }
    }
    expect(holdChance(morale)).toBeCloseTo(held / 36, 12);
  }
});

test('a volley of two against a line: losses and breaks are those of all 216 throws', () => {
  const wanted: Position = {
    phase: 'offensive',
    at: { a: '0505 line 1', b: '0504 line 11', A: '0605 line 7' },
  };
  const p = position(wanted);
  const A = p.u('A');
  const odds = volleyOdds(p.content, p.s, [p.u('a'), p.u('b')], p.h('0605'));
  expect(odds.total).toBe(8);
  expect(odds.parts.map(({ value }) => value)).toEqual([4, 4]);
  const [lost, broke] = meanOf(
    wanted,
    [1, 2],
    (one) => one.act('aim', one.h('0605')).act('fire'),
    (s) => 6 - (s.steps[A] as number),
    (s) => (s.form[A] === DISORDERED ? 1 : 0),
  );
  expect(odds.toll.steps).toBeCloseTo(lost as number, 10);
  expect(odds.toll.breaks).toBeCloseTo(broke as number, 10);
  expect(odds.toll.breaks).toBeGreaterThan(0.1);
});

test('a volley from the flank at a pile of two: the second tests worse for the first', () => {
  const wanted: Position = {
    phase: 'offensive',
    at: { a: '0505 line 1', A: '0605 column 10 4', B: '0605 column 10 4' },
  };
  const p = position(wanted);
  const odds = volleyOdds(p.content, p.s, [p.u('a')], p.h('0605'));
  const [A, B] = [p.u('A'), p.u('B')];
  const [lost, broke, clear] = meanOf(
    wanted,
    [1, 2, 2],
    (one) => one.act('aim', one.h('0605')),
    (s) => 8 - (s.steps[A] as number) - (s.steps[B] as number),
    (s) => (s.form[A] === DISORDERED ? 1 : 0),
    (s) => (s.form[A] === DISORDERED && s.form[B] === DISORDERED ? 1 : 0),
  );
  expect(odds.taken).toBeGreaterThan(0);
  expect(odds.toll.steps).toBeCloseTo(lost as number, 10);
  expect(odds.toll.breaks).toBeCloseTo(broke as number, 10);
  expect(odds.toll.clears).toBeCloseTo(clear as number, 10);
});

test('behind walls nobody tests, and a square is an easier target', () => {
  const walls = position({ ground: ['......', '..v...', '......'], at: { a: '0202 line 1', A: '0302 adapted 0' } });
  const shot = volleyOdds(walls.content, walls.s, [walls.u('a')], walls.h('0302'));
  expect([shot.total, shot.tests, shot.toll.breaks]).toEqual([2, 0, 0]);
  const open = position({ at: { a: '0505 line 1', A: '0605 line 7' } });
  const square = position({ at: { a: '0505 line 1', A: '0605 square 1' } });
  const at = (p: Played) => volleyOdds(p.content, p.s, [p.u('a')], p.h('0605'));
  expect(at(open).results).toEqual([0, 0, 0, -1, 1, 1]);
  expect(at(square).results).toEqual([0, 0, -1, 1, 1, 2]);
});

test('a unit that leaves a covered hex: opportunity fire as the rules throw it', () => {
  const wanted: Position = { at: { a: '0505 line 1', A: '0605 line 7' } };
  const p = position(wanted);
  const odds = opportunityOdds(p.content, p.s, [p.u('a')]);
  const [lost, broke] = meanOf(
    wanted,
    [1, 2],
    (one) => one.act('move', one.u('a')).act('step', one.h('0504')),
    (s) => 6 - (s.steps[p.u('a')] as number),
    (s) => (s.form[p.u('a')] === DISORDERED ? 1 : 0),
  );
  expect(odds?.toll.steps).toBeCloseTo(lost as number, 10);
  expect(odds?.toll.breaks).toBeCloseTo(broke as number, 10);
  const far = withPose(p.s, [p.u('a')], { hex: p.h('0202'), form: COLUMN, facing: 0 }, 1);
  expect(opportunityOdds(p.content, far, [p.u('a')])).toBeNull();
});

test('a shock: both tolls are those of all throws', () => {
  const wanted: Position = { phase: 'shock', at: { a: '0504 column 10', A: '0605 line 5' } };
  const p = position(wanted);
  const odds = shockOdds(p.content, p.s, [p.h('0504')], p.h('0605'));
  expect(odds?.odds).toBe('3:2');
  const [A, a] = [p.u('A'), p.u('a')];
  const play = (one: Played) => {
    one.act('assault', one.h('0605'));
    while (one.asked() === 'retreat') one.act('step', one.offers('step')[0] as number);
    if (one.asked() === 'advance') one.act('done');
  };
  const [lost, broke, own, broken] = meanOf(
    wanted,
    [1, 2, 2],
    play,
    (s) => 6 - (s.hex[A] === GONE ? 0 : (s.steps[A] as number)),
    (s) => (s.hex[A] === GONE || s.form[A] === DISORDERED ? 1 : 0),
    (s) => 6 - (s.hex[a] === GONE ? 0 : (s.steps[a] as number)),
    (s) => (s.hex[a] === GONE || s.form[a] === DISORDERED ? 1 : 0),
  );
  expect(odds?.defenders.steps).toBeCloseTo(lost as number, 10);
  expect(odds?.defenders.breaks).toBeCloseTo(broke as number, 10);
  expect(odds?.attackers.steps).toBeCloseTo(own as number, 10);
  expect(odds?.attackers.breaks).toBeCloseTo(broken as number, 10);
});

test('two piles attack together: each tests, the heavier one bears the loss', () => {
  const p = position({ at: { a: '0505 line 1 4', b: '0504 column 10', A: '0605 line 5' } });
  const both = shockOdds(p.content, p.s, [p.h('0505'), p.h('0504')], p.h('0605'));
  expect(both?.odds).toBe('2:1');
  const [first] = both?.faces ?? [];
  // One step of b, and both test at 8: somebody breaks unless both hold.
  expect(first?.tolls[0].steps).toBe(1);
  expect(first?.tolls[0].breaks).toBeCloseTo(1 - holdChance(8) ** 2, 12);
});

test('guns in disorder are taken without a die', () => {
  const p = position({ at: { a: '0505 line 1', X: '0605 disordered 0' } });
  expect(shockOdds(p.content, p.s, [p.h('0505')], p.h('0605'))).toMatchObject({
    faces: [],
    defenders: { steps: 2, clears: 1 },
  });
});

test('a charge finds a square as often as its morale says, and does little to it', () => {
  const p = position({ phase: 'charge', at: { h: '0203 column 0', A: '0603 line 7' } });
  const odds = chargeOdds(p.content, p.s, [p.u('h')], p.h('0503'), p.h('0603'));
  // Morale 8, and 1 for the distance.
  expect(odds?.square?.forms).toBeCloseTo(holdChance(9), 12);
  expect(odds?.asIs?.sums.attack).toBe(16);
  expect(odds?.squared?.sums.attack).toBe(4);
  expect(odds?.asIs?.defenders.breaks ?? 0).toBeGreaterThan((odds?.squared?.defenders.breaks ?? 1) + 0.2);
  expect(squareOdds(p.content, p.s, p.h('0603'), 2).forms).toBeCloseTo(holdChance(8), 12);
});

test('a countercharge: who holds fights, as the rules have it in all throws', () => {
  const wanted: Position = { at: { a: '0405 column 0', H: '0605 column 6' } };
  const p = position(wanted);
  const moved = withPose(p.s, [p.u('a')], { hex: p.h('0505'), form: COLUMN, facing: 0 });
  const odds = counterOdds(p.content, moved, p.h('0605'), p.h('0505'));
  expect(odds.holds).toBeCloseTo(holdChance(8), 12);
  const [lost, broke] = meanOf(
    // The test is held by a natural 2.
    { ...wanted, dice: [1, 1] },
    [1, 2, 2],
    (one) => {
      one.act('move', one.u('a')).act('step', one.h('0505')).act('counter', one.h('0605'));
      if (one.asked() === 'horse') one.act('done');
      while (one.asked() === 'retreat') one.act('step', one.offers('step')[0] as number);
    },
    (s) => 6 - (s.hex[p.u('a')] === GONE ? 0 : (s.steps[p.u('a')] as number)),
    (s) => (s.hex[p.u('a')] === GONE || s.form[p.u('a')] === DISORDERED ? 1 : 0),
  );
  const [only] = odds.cases;
  expect(only?.shock?.defenders.steps).toBeCloseTo(lost as number, 10);
  expect(only?.shock?.defenders.breaks).toBeCloseTo(broke as number, 10);
});

test('a rally beside the enemy is harder, and losses weigh', () => {
  const p = position({ at: { a: '0505 disordered 0', b: '0205 disordered 0 2', A: '0605 line 7' } });
  expect(rallyOdds(p.content, p.s, p.u('a')).morale).toBe(5);
  const { morale, modifiers } = rallyOdds(p.content, p.s, p.u('b'));
  expect(modifiers.map(({ why }) => why)).toContain('losses');
  expect(morale).toBe(5);
  expect(testOdds(champ(), p.s, p.u('b'), undefined, 6).morale).toBe(6);
  expect(p.s.form[p.u('A')]).toBe(LINE);
});
