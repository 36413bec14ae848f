import { type Action, fastDice, type Frame, type Game, type Seat, type State } from '@bivouac/kernel';
import { isFault, newState, prepare, Referee } from '@bivouac/kernel/guide';
import { emptyField } from '../../rules/begin.ts';
import { charges } from '../../rules/charge/phase.ts';
import { shooting } from '../../rules/fire/phase.ts';
import { around, fieldOf, levelAt, nextHex, terrainAt } from '../../rules/ground/field.ts';
import { touch } from '../../rules/piles/board.ts';
import { shocks } from '../../rules/shock/phase.ts';
import {
  CHARGE_PHASE,
  type Empereur,
  type EmpereurState,
  OFFENSIVE_PHASE,
  RALLY_PHASE,
  SHOCK_PHASE,
} from '../../rules/state.ts';

export type Phase = 'charge' | 'shock' | 'fire' | 'rally';

/** A unit in a position: how many steps east of the middle it stands, or where its directions lead, and how. */
export interface Posted {
  readonly unit: string;
  readonly way: readonly number[];
  readonly form: number;
  readonly facing: number;
  readonly since?: number;
}

export interface Setting {
  readonly id: string;
  readonly theme: string;
  readonly why: string;
  readonly side: 0 | 1;
  readonly phase: Phase;
  /** Which of the open fields of the battle, or a hex by its label. */
  readonly field: number | string;
  /** What the enemy does first. */
  readonly lead?: readonly (readonly [verb: string, what: string | number])[];
  readonly units: readonly Posted[];
  readonly good?: readonly (readonly [verb: string, unit?: string])[];
  readonly bad?: readonly (readonly [verb: string, unit?: string])[];
}

/** A hex by its label: two digits for the column, two for the row. */
export function hexCalled({ content }: Game<Empereur>, label: string): number {
  const columns = content.maps[0]?.columns ?? 1;
  return (Number(label.slice(2)) - 1) * columns + Number(label.slice(0, 2)) - 1;
}

const BATTLE = 'hassenhausen';
const BROAD = 3;

/** Middles of level, open ground, so that nothing but the units decides. */
function openFields({ content }: Game<Empereur>): number[] {
  const scenario = content.scenarios.findIndex(({ id }) => id === BATTLE);
  const field = fieldOf(content, scenario);
  const within = (hex: number) => {
    let found = new Set([hex]);
    for (let i = 0; i < BROAD; i++) found = new Set([...found].flatMap((one) => [one, ...around(field, one)]));
    return [...found];
  };
  const found: number[] = [];
  for (let hex = 0; hex < field.hexes; hex++) {
    if (field.inPlay[hex] !== true) continue;
    const all = within(hex);
    const level = levelAt(field, hex);
    if (all.length < 37 || !all.every((one) => terrainAt(field, one).id === 'clear' && levelAt(field, one) === level))
      continue;
    found.push(hex);
  }
  if (found.length === 0) throw new Error('there is no open ground');
  return found;
}

function stage(phase: Phase, side: number): { readonly frames: readonly Frame[]; readonly phase: number } {
  const frame = (proc: string, step: string, vars: object = {}): Frame => ({ proc, step, vars });
  switch (phase) {
    case 'charge':
      return { frames: [frame('playerTurn', 'charged'), frame('chargePhase', 'look', charges())], phase: CHARGE_PHASE };
    case 'fire':
      return {
        frames: [frame('playerTurn', 'shot'), frame('shootingPhase', 'look', shooting(side))],
        phase: OFFENSIVE_PHASE,
      };
    case 'shock':
      return { frames: [frame('playerTurn', 'shocked'), frame('shockPhase', 'look', shocks())], phase: SHOCK_PHASE };
    case 'rally':
      return {
        frames: [frame('playerTurn', 'rallied'), frame('rallyPhase', 'look', { unit: -1 })],
        phase: RALLY_PHASE,
      };
    default:
      return phase satisfies never;
  }
}

export interface EmpereurPosition {
  readonly id: string;
  readonly theme: string;
  readonly why: string;
  readonly seat: Seat;
  state(): State<EmpereurState>;
  readonly good: readonly (readonly Action[])[];
  readonly bad: readonly (readonly Action[])[];
  /** Where no single action decides: with which action it ends, unplayed, and whether it went wrong. */
  readonly outcome?: {
    last(state: State<EmpereurState>, action: Action): boolean;
    fails(state: State<EmpereurState>): boolean;
  };
}

function middleOf(game: Game<Empereur>, field: number | string): number {
  if (typeof field === 'string') return hexCalled(game, field);
  const fields = openFields(game);
  return fields[(field * 7) % fields.length] as number;
}

/** A position of the suite, made by the game: on open ground of Hassenhausen, in the third turn. */
export function readPosition(game: Game<Empereur>, setting: Setting): EmpereurPosition {
  const { content } = game;
  const middle = middleOf(game, setting.field);
  const scenario = content.scenarios.findIndex(({ id }) => id === BATTLE);
  const field = fieldOf(content, scenario);
  const unitCalled = (id: string) => {
    const at = content.units.findIndex((unit) => unit.id === id);
    if (at < 0) throw new Error(`${setting.id}: there is no unit ${id}`);
    return at;
  };
  const hexOf = ({ way }: Posted) => way.reduce((at, direction) => nextHex(field, at, direction), middle);
  const line = ([verb, id]: readonly [string, string?]): readonly Action[] => {
    if (id === undefined) return [[verb]];
    const posted = setting.units.find(({ unit }) => unit === id);
    const byHex = verb === 'assault' || verb === 'aim' || verb === 'brace';
    return [[verb, byHex && posted !== undefined ? hexOf(posted) : unitCalled(id)]];
  };
  return {
    id: setting.id,
    theme: setting.theme,
    why: setting.why,
    seat: setting.side,
    good: (setting.good ?? []).map(line),
    bad: (setting.bad ?? []).map(line),
    state() {
      const state = newState(game, { scenario: BATTLE, options: {}, seats: [[0], [1]] }, fastDice(setting.id));
      if (isFault(state)) throw new Error(state.fault);
      const s = state.game;
      const held = [...s.held];
      Object.assign(s, emptyField(content, scenario));
      s.held = held;
      for (const posted of setting.units) {
        const unit = unitCalled(posted.unit);
        s.hex[unit] = hexOf(posted);
        s.form[unit] = posted.form;
        s.facing[unit] = posted.facing;
        s.since[unit] = posted.since ?? 0;
      }
      const active = setting.lead === undefined ? setting.side : 1 - setting.side;
      s.active = active;
      s.turn = 3;
      const { frames, phase } = stage(setting.phase, active);
      s.phase = phase;
      touch(s);
      state.stack = [{ proc: 'course', step: 'next', vars: {} }, ...frames];
      const referee = new Referee(prepare(game), state).start();
      for (const [verb, what] of setting.lead ?? []) {
        const done = referee.play(active, [verb, typeof what === 'string' ? unitCalled(what) : what]);
        if (!done.ok) throw new Error(`${setting.id}: ${verb} ${what}: ${done.refused}`);
      }
      return referee.state;
    },
  };
}
