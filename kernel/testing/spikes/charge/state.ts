import type { Grammar } from '../../../src/index.ts';
import { distance, HEXES, nextHex, OFF, turned } from './hexes.ts';
import { type Arm, type Tables, tables } from './tables.ts';

/**
 * The charge spike: two sides of six units on a small field of hexes, all in the open. It asks the kernel what Vive
 * l'Empereur will ask: reactions inside reactions, a mover shot to pieces in the middle of his move, routs that spread
 * (EMP VII.5, VII.9, VIII.8-10, IX, X, XVI.5). One unit a hex; stacks and leaders are left out.
 */
export interface FieldState {
  turn: number;
  active: number;
  /** Where each unit stands, OFF when it is gone; the first six are the blue ones, in the north. */
  hex: number[];
  facing: number[];
  form: number[];
  steps: number[];
  /** By unit: 1 once it has charged or moved in this phase. */
  acted: number[];
}

export const LINE = 0;
export const COLUMN = 1;
export const SQUARE = 2;
export const DISORDERED = 3;
export const ROUTED = 4;

export const SIDE = 6;
export const UNITS = 2 * SIDE;
export const TURNS = 4;
/** How many retreats one rout can bring: each unit is disordered once and routed once, and nobody rallies meanwhile. */
export const ROUT_BOUND = 2 * UNITS;

const ARMS: readonly Arm[] = ['cavalry', 'cavalry', 'infantry', 'infantry', 'infantry', 'artillery'];

export interface FieldContent {
  /** The arm of each unit. */
  readonly arms: readonly Arm[];
  /** Hexes that cannot be seen through. */
  readonly woods: readonly number[];
  readonly tables: Tables;
}

export const content: FieldContent = { arms: [...ARMS, ...ARMS], woods: [16, 25], tables };

export type FieldVerbs = {
  charge: readonly [unit: number];
  wheel: readonly [direction: number];
  strike: readonly [unit: number];
  scatter: readonly [];
  square: readonly [unit: number];
  counter: readonly [unit: number];
  fire: readonly [];
  advance: readonly [];
  stay: readonly [];
  move: readonly [unit: number, hex: number];
  face: readonly [unit: number, direction: number];
  form: readonly [unit: number, formation: number];
};

export const grammar: Grammar<FieldVerbs> = {
  charge: ['unit'],
  wheel: ['direction'],
  strike: ['unit'],
  scatter: [],
  square: ['unit'],
  counter: ['unit'],
  fire: [],
  advance: [],
  stay: [],
  move: ['unit', 'place'],
  face: ['unit', 'direction'],
  form: ['unit', 'formation'],
};

export interface Field {
  readonly state: FieldState;
  readonly verbs: FieldVerbs;
  readonly content: FieldContent;
}

export function begin(): FieldState {
  return {
    turn: 1,
    active: 0,
    hex: [7, 13, 8, 10, 12, 3, 28, 34, 29, 31, 33, 38],
    facing: [5, 4, 5, 5, 4, 5, 1, 2, 1, 1, 2, 2],
    form: [COLUMN, COLUMN, LINE, COLUMN, LINE, LINE, COLUMN, COLUMN, LINE, COLUMN, LINE, LINE],
    steps: content.arms.map((arm) => tables.arms[arm].steps),
    acted: content.arms.map(() => 0),
  };
}

export function sideOf(unit: number): number {
  return unit < SIDE ? 0 : 1;
}

export function armOf(unit: number): Arm {
  return content.arms[unit] ?? 'infantry';
}

export function inOrder(s: FieldState, unit: number): boolean {
  return s.hex[unit] !== OFF && (s.form[unit] as number) <= SQUARE;
}

export function unitsOf(s: FieldState, side: number): number[] {
  const found: number[] = [];
  for (let u = side * SIDE; u < (side + 1) * SIDE; u++) if (s.hex[u] !== OFF) found.push(u);
  return found;
}

export function unitsAt(s: FieldState, hex: number): number[] {
  const found: number[] = [];
  for (let u = 0; u < UNITS; u++) if (s.hex[u] === hex) found.push(u);
  return found;
}

const ALL_ROUND = [0, 1, 2, 3, 4, 5];

/** SPC 1#2: the directions a unit fronts: three in line and for cavalry and guns, one in column, else all round. */
export function front(s: FieldState, unit: number): number[] {
  const facing = s.facing[unit] as number;
  const form = s.form[unit] as number;
  if (form >= SQUARE) return ALL_ROUND;
  if (form === COLUMN && armOf(unit) === 'infantry') return [facing];
  return [turned(facing, -1), facing, turned(facing, 1)];
}

export function fronts(s: FieldState, unit: number, hex: number): boolean {
  return front(s, unit).some((direction) => nextHex(s.hex[unit] as number, direction) === hex);
}

/** SPC 3#1 (EMP VII.5): what a unit covers by its fire: the hexes of its front; guns in battery two hexes deep. */
export function covers(s: FieldState, unit: number, hex: number): boolean {
  const at = s.hex[unit] as number;
  if (at === OFF || hex === OFF || distance(at, hex) > 2 || s.form[unit] === ROUTED) return false;
  const arm = armOf(unit);
  switch (arm) {
    case 'cavalry':
      return false;
    case 'infantry':
      return fronts(s, unit, hex);
    case 'artillery': {
      if (!inOrder(s, unit)) return false;
      const near = front(s, unit).map((direction) => nextHex(at, direction));
      return near.includes(hex) || near.some((one) => front(s, unit).some((way) => nextHex(one, way) === hex));
    }
    default:
      return arm satisfies never;
  }
}

export { HEXES, OFF };
