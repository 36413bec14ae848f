import { fastDice, StateDice } from '@bivouac/kernel';
import { grammar, hasFrontOf } from '../rules/state.ts';
import { expect, test } from 'vitest';
import { type Axial, axial, hexAt, stepsBetween } from '../rules/ground/hexes.ts';
import { fieldOf } from '../rules/ground/field.ts';
import { sees } from '../rules/ground/sight.ts';
import { coverers, valueAt } from '../rules/fire/coverage.ts';
import { sideTaken } from '../rules/formations/flanks.ts';
import { waysOut } from '../rules/morale/ways.ts';
import { steps, turns } from '../rules/movement/group.ts';
import { isOccupied } from '../rules/piles/board.ts';
import { sumsOf } from '../rules/shock/power.ts';
import { label } from '../rules/ground/hexes.ts';
import { type Played, position } from './position.ts';

const SIZE = 15;
const CENTRE = axial(7 * SIZE + 7, SIZE);
const RADIUS = 6;

interface Turning {
  readonly hex: (at: Axial) => Axial;
  readonly facing: (facing: number) => number;
}

const turn: Turning = { hex: ({ q, r }) => ({ q: q + r, r: -q }), facing: (facing) => (facing + 2) % 12 };
const mirror: Turning = { hex: ({ q, r }) => ({ q: q + r, r: -r }), facing: (facing) => (12 - facing) % 12 };
const stay: Turning = { hex: (at) => at, facing: (facing) => facing };

/** The hexes of a disc, which a turn maps to itself. */
const disc = Array.from({ length: SIZE * SIZE }, (_, hex) => hex).filter(
  (hex) => stepsBetween(CENTRE, axial(hex, SIZE)) <= RADIUS,
);

function moved(hex: number, how: Turning): number {
  const at = axial(hex, SIZE);
  const to = how.hex({ q: at.q - CENTRE.q, r: at.r - CENTRE.r });
  return hexAt({ q: to.q + CENTRE.q, r: to.r + CENTRE.r }, SIZE, SIZE);
}

const army: Readonly<Record<string, readonly [hex: number, form: string, facing: number]>> = {
  a: [disc[20] as number, 'line', 1],
  b: [disc[34] as number, 'column', 4],
  c: [disc[50] as number, 'square', 3],
  d: [disc[61] as number, 'disordered', 6],
  x: [disc[72] as number, 'battery', 9],
  A: [disc[21] as number, 'line', 7],
  B: [disc[47] as number, 'column', 10],
  C: [disc[63] as number, 'line', 5],
  X: [disc[90] as number, 'battery', 3],
  H: [disc[100] as number, 'column', 0],
};

/** The same battle, turned or mirrored about its middle; outside the disc lies a wall of châteaux. */
function battle(how: Turning): Played {
  const ground = new Array<string>(SIZE * SIZE).fill('c');
  const levels = new Array<number>(SIZE * SIZE).fill(0);
  for (const [i, hex] of disc.entries()) {
    const to = moved(hex, how);
    ground[to] = i % 13 === 5 ? 'f' : i % 17 === 3 ? 'd' : i % 19 === 7 ? 'v' : '.';
    levels[to] = i % 7 === 2 || i % 11 === 4 ? 1 : 0;
  }
  const rows = (of: readonly (string | number)[]) =>
    Array.from({ length: SIZE }, (_, row) => of.slice(row * SIZE, (row + 1) * SIZE).join(''));
  const at = Object.fromEntries(
    Object.entries(army).map(([id, [hex, form, facing]]) => [
      id,
      `${label(moved(hex, how), SIZE)} ${form} ${how.facing(facing)}`,
    ]),
  );
  const home = (hex: number) => [label(moved(hex, how), SIZE)];
  return position({
    ground: rows(ground),
    levels: rows(levels),
    lines: [home(disc[0] as number), home(disc.at(-1) as number)],
    at,
  });
}

/** Everything that the rules say of a position, with its hexes and facings turned back. */
function said(how: Turning): unknown {
  const p = battle(how);
  const { content, s } = p;
  const back = new Map(disc.map((hex) => [moved(hex, how), hex]));
  const facings = new Map(Array.from({ length: 12 }, (_, facing) => [how.facing(facing), facing]));
  const hexes = (found: readonly number[]) => found.map((hex) => back.get(hex) ?? -1).sort((one, two) => one - two);
  const units = Object.keys(army).map((id) => p.u(id));
  return units.map((unit) => {
    const at = s.hex[unit] as number;
    const group = { units: [unit], at, free: true, road: false, along: false };
    const enemy = content.units[unit]?.side === 0 ? 1 : 0;
    return {
      steps: steps(p, group)
        .map(({ to, cost }) => (back.get(to) ?? -1) * 100 + cost)
        .sort((one, two) => one - two),
      turns: turns(p, group)
        .map((facing) => facings.get(facing) ?? -1)
        .sort((one, two) => one - two),
      fire: disc.map((hex) => valueAt(content, s, unit, moved(hex, how))),
      sight: disc.map(
        (hex) => hex === back.get(at) || sees(content, s.scenario, at, moved(hex, how), (one) => isOccupied(s, one)),
      ),
      covered: coverers(content, s, enemy, at).sort((one, two) => one - two),
      taken: disc.map((hex) => (hex === back.get(at) ? 0 : sideTaken(content, s, [unit], moved(hex, how)))),
      ways: hexes(
        waysOut(content, s, { units: [unit], at, passed: [], from: [moved(disc[47] as number, how)], wished: [] }),
      ),
      sums: sumsOf(content, s, [at], s.hex[p.u('A')] as number),
    };
  });
}

test('a position turned by 60 degrees, or mirrored, plays the same', () => {
  const plain = said(stay);
  expect(fieldOf(battle(stay).content, 0).hexes).toBe(SIZE * SIZE);
  expect(said(turn)).toEqual(plain);
  expect(said(mirror)).toEqual(plain);
});

/** What is asked of whom, with its hexes and facings turned back; what a unit faces counts only if it has a front. */
function shown(p: Played, how: Turning): unknown {
  const { s } = p;
  const back = new Map(disc.map((hex) => [moved(hex, how), hex]));
  const facings = new Map(Array.from({ length: 12 }, (_, facing) => [how.facing(facing), facing]));
  return {
    asked: [p.referee.waiting(), p.referee.finished ? '' : p.asked(), s.turn, s.active, s.phase],
    units: s.hex.map((hex, unit) => [
      hex < 0 ? hex : back.get(hex),
      s.form[unit],
      hex >= 0 && hasFrontOf(s, unit) ? facings.get(s.facing[unit] as number) : -1,
      s.steps[unit],
      s.since[unit],
      s.rank[unit],
      s.spent[unit],
      s.done[unit],
    ]),
  };
}

const kinds: Readonly<Record<string, readonly string[]>> = { ...grammar, step: ['place'] };

/** The same action in the battle that is turned or mirrored. */
function turnedAction([verb, ...args]: readonly [string, ...number[]], how: Turning): [string, ...number[]] {
  const there = (arg: number, kind: string | undefined) =>
    kind === 'place' ? moved(arg, how) : kind === 'facing' ? how.facing(arg) : arg;
  return [verb, ...args.map((arg, i) => there(arg, kinds[verb]?.[i]))];
}

/** Plays a battle at random to its end, and the turned one beside it with the same dice and the same actions. */
function playBeside(how: Turning, seed: number): { actions: number; shots: number } {
  const both = [battle(stay), battle(how)] as const;
  const [one, two] = both;
  const chance = new StateDice(fastDice(`beside ${seed}`));
  for (const { dice } of both) {
    const rolls = new StateDice(fastDice(`dice ${seed}`));
    for (let i = 0; i < 2000; i++) dice.push(rolls.d6());
  }
  let actions = 0;
  for (; !one.referee.finished; actions++) {
    const [seat = 0] = one.referee.waiting();
    const action = chance.pick(one.referee.offers(seat)) as [string, ...number[]];
    one.act(...action);
    two.act(...turnedAction(action, how));
    expect(shown(two, how)).toEqual(shown(one, stay));
  }
  expect(two.referee.state.result).toEqual(one.referee.state.result);
  return { actions, shots: one.told('fired', 'shock').length };
}

test('whole battles, turned by 60 degrees or mirrored, go the same way to the same end', () => {
  const played = [turn, mirror].flatMap((how) => Array.from({ length: 10 }, (_, seed) => playBeside(how, seed)));
  expect(Math.min(...played.map(({ actions }) => actions))).toBeGreaterThan(50);
  expect(played.reduce((sum, { shots }) => sum + shots, 0)).toBeGreaterThan(100);
});
