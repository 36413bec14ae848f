import type { Referee } from '@bivouac/kernel/table';
import { expect, test } from 'vitest';
import { ARTILLERY, CAVALRY, type EmpereurContent, INFANTRY } from '../content/types.ts';
import { fieldOf, terrainAt } from '../rules/ground/field.ts';
import { sideOf } from '../rules/piles/limits.ts';
import {
  ADAPTED,
  CHARGED,
  COLUMN,
  COUNTERING,
  DISORDERED,
  type Empereur,
  type EmpereurState,
  has,
  LATE,
  LINE,
  SQUARE,
  STANDING,
} from '../rules/state.ts';
import { crowd, played } from './battles.ts';

/** Between two phases everybody stands: who is asked these has nobody on the march. */
const CALM = ['declare', 'aim', 'assault', 'rally'];

function pilesOf(s: EmpereurState): Map<number, number[]> {
  const piles = new Map<number, number[]>();
  s.hex.forEach((hex, unit) => {
    if (hex >= 0 && s.band[unit] === STANDING) piles.set(hex, [...(piles.get(hex) ?? []), unit]);
  });
  return piles;
}

/** What no rule allows, whatever has happened. */
function* wrongOf(content: EmpereurContent, s: EmpereurState, hex: number, pile: readonly number[]): Generator<string> {
  const arm = (unit: number) => content.units[unit]?.arm;
  if (new Set(pile.map((unit) => sideOf(content, unit))).size > 1) yield 'EMP VI.1 both sides in one hex';
  if (new Set(pile.map((unit) => s.rank[unit])).size < pile.length) yield 'EMP V.9 two units in one place of a pile';
  for (const unit of pile) {
    const [form, facing] = [s.form[unit] as number, s.facing[unit] as number];
    const { adapted } = terrainAt(fieldOf(content, s.scenario), hex);
    if ((s.steps[unit] as number) < 1) yield 'EMP VIII.8 a unit without a step on the map';
    if ((form === LINE || form === SQUARE) && facing % 2 === 0) yield 'EMP IV.1 a line or a square faces a side';
    if (form === COLUMN && facing % 2 === 1) yield 'EMP IV.2 a column faces a corner';
    if (form === SQUARE && arm(unit) !== INFANTRY) yield 'EMP IV.4 only infantry stands in square';
    if (form === ADAPTED && arm(unit) === ARTILLERY) yield 'EMP IV.11 guns do not adapt';
    if (form === ADAPTED && !adapted) yield 'EMP IV.3 adapted in the open';
    if ((form === SQUARE || (form === LINE && arm(unit) !== CAVALRY)) && adapted) yield 'EMP VI.6 in order in a town';
    if (form === LINE && arm(unit) === CAVALRY && !has(s, unit, CHARGED) && !has(s, unit, COUNTERING))
      yield 'EMP IV.7 cavalry in line that does not charge';
  }
}

/** What a phase leaves behind: limits of a pile, arms and order that go together. */
function* unsettled(content: EmpereurContent, s: EmpereurState, pile: readonly number[]): Generator<string> {
  const horse = pile.filter((unit) => content.units[unit]?.arm === CAVALRY);
  const steps = pile.reduce((sum, unit) => sum + (s.steps[unit] as number), 0);
  const { limits } = content.tables;
  if (horse.length > 0 && horse.length < pile.length) yield 'EMP V.6 horse with foot';
  if (steps > (horse.length > 0 ? limits.horse : limits.foot)) yield 'EMP V.1 too many steps in a hex';
  const broken = pile.filter((unit) => s.form[unit] === DISORDERED && !has(s, unit, LATE));
  if (broken.length > 0 && broken.length < pile.length) yield 'EMP V.8 order and disorder in one hex';
}

test.each(['a', 'b', 'c', 'd'])(
  'what the book forbids is never seen in a battle, nor left behind by a phase: %s',
  (seed) => {
    const battle = crowd(seed);
    const found = new Set<string>();
    let last = { turn: 0, active: 0, phase: -1 };
    let steps: readonly number[] = [];
    const look = (referee: Referee<Empereur>) => {
      const s = referee.state.game;
      const prompt = referee.decision(referee.waiting()[0] ?? 0)?.prompt ?? '';
      for (const [hex, pile] of pilesOf(s)) {
        for (const wrong of wrongOf(battle.content, s, hex, pile)) found.add(`${wrong} (${prompt})`);
        if (CALM.includes(prompt))
          for (const wrong of unsettled(battle.content, s, pile)) found.add(`${wrong} (${prompt})`);
      }
      if (s.steps.some((now, unit) => now > (steps[unit] ?? now))) found.add('EMP III.3 a step has come back');
      steps = s.steps.slice();
      // EMP II: the six phases of one side in their order, then those of the other.
      const { turn, active, phase } = s;
      const after = turn > last.turn || active !== last.active || phase >= last.phase;
      if (!after || turn < last.turn) found.add(`EMP II.2 phase ${phase} after ${last.phase}`);
      last = { turn, active, phase };
    };
    played(battle, {}, look);
    expect([...found]).toEqual([]);
  },
);
