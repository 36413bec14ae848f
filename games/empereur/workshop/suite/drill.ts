import { askingFrame, fastDice, type Game, isAt, type State } from '@bivouac/kernel';
import { isFault, newState, prepare, Referee } from '@bivouac/kernel/guide';
import { emptyField, victoryHexes } from '../../rules/begin.ts';
import { valueAt } from '../../rules/fire/coverage.ts';
import { around, distance, fieldOf, terrainAt } from '../../rules/ground/field.ts';
import { movement } from '../../rules/movement/phase.ts';
import { pileAt, topAt, touch } from '../../rules/piles/board.ts';
import { type Empereur, type EmpereurState, inOrder, MOVE_PHASE, onMap } from '../../rules/state.ts';
import { INFANTRY } from '../../content/types.ts';
import { type EmpereurPosition, hexCalled } from './setting.ts';

/** A unit on the map of a drill: where, how, and since when in disorder. */
export type Stands = readonly [unit: string, hex: string, form: number, facing: number, since?: number];

/** A position of the movement phase: whoever is to move does so to the end of it, and then it is looked at. */
export interface Drill {
  readonly id: string;
  readonly theme: string;
  readonly why: string;
  readonly side: 0 | 1;
  /** On whose ground, by default Hassenhausen; and in which turn, by default the third. */
  readonly battle?: string;
  readonly turn?: number;
  readonly units: readonly Stands[];
  readonly leaders?: readonly (readonly [leader: string, hex: string])[];
  /** Places with another holder than at the start. */
  readonly held?: readonly (readonly [hex: string, side: number])[];
  /** What is wrong with how it stands after the movement. */
  readonly fails: (after: After) => boolean;
}

/** A position after the movement, by the names of the pack. */
export class After {
  readonly s: EmpereurState;
  readonly #game: Game<Empereur>;

  constructor(game: Game<Empereur>, s: EmpereurState) {
    this.s = s;
    this.#game = game;
  }

  unit(id: string): number {
    return named(this.#game.content.units, id);
  }

  /** The hex of a unit, of a leader, or of its label. */
  at(name: string): number {
    const { content } = this.#game;
    if (/^\d{4}$/.test(name)) return hexCalled(this.#game, name);
    const leader = content.leaders.findIndex(({ id }) => id === name);
    return leader >= 0 ? (this.s.chiefHex[leader] as number) : (this.s.hex[this.unit(name)] as number);
  }

  away(one: string, two: string): number {
    return distance(fieldOf(this.#game.content, this.s.scenario), this.at(one), this.at(two));
  }

  form(id: string): number {
    return this.s.form[this.unit(id)] as number;
  }

  /** Whether it has an enemy to fire at. */
  shoots(id: string): boolean {
    const { content } = this.#game;
    const unit = this.unit(id);
    return (
      topAt(this.s, this.s.hex[unit] as number) === unit &&
      this.#foes(unit).some((foe) => valueAt(content, this.s, unit, this.s.hex[foe] as number) > 0)
    );
  }

  /** Whether enemy guns or muskets can fire at it where it stands. */
  isUnderFire(id: string): boolean {
    const { content } = this.#game;
    const unit = this.unit(id);
    const at = this.s.hex[unit] as number;
    return this.#foes(unit).some(
      (foe) => topAt(this.s, this.s.hex[foe] as number) === foe && valueAt(content, this.s, foe, at) > 0,
    );
  }

  /** Whether horse could charge it where it stands: not in villages and woods. */
  isOpen(id: string): boolean {
    return !terrainAt(fieldOf(this.#game.content, this.s.scenario), this.at(id)).adapted;
  }

  /** Whether foot of its own side stands in order with it or beside it. */
  hasFootBeside(id: string): boolean {
    const { content } = this.#game;
    const unit = this.unit(id);
    const at = this.s.hex[unit] as number;
    return [at, ...around(fieldOf(content, this.s.scenario), at)].some((hex) =>
      pileAt(this.s, hex).some((one) => {
        const sheet = content.units[one];
        return (
          one !== unit && sheet?.side === content.units[unit]?.side && sheet?.arm === INFANTRY && inOrder(this.s, one)
        );
      }),
    );
  }

  /** Whether somebody of a side stands in order on a hex. */
  isKept(label: string, side: number): boolean {
    return pileAt(this.s, this.at(label)).some(
      (unit) => this.#game.content.units[unit]?.side === side && inOrder(this.s, unit),
    );
  }

  #foes(unit: number): number[] {
    const { content } = this.#game;
    return this.s.hex.flatMap((_, foe) =>
      onMap(this.s, foe) && content.units[foe]?.side !== content.units[unit]?.side ? [foe] : [],
    );
  }
}

function named(list: readonly { readonly id: string }[], id: string): number {
  const at = list.findIndex((one) => one.id === id);
  if (at < 0) throw new Error(`there is no ${id}`);
  return at;
}

/** A drill as a position of the suite. */
export function readDrill(game: Game<Empereur>, drill: Drill): EmpereurPosition {
  const { content } = game;
  const { id, theme, why, side, battle = 'hassenhausen', turn = 3 } = drill;
  const scenario = named(content.scenarios, battle);
  return {
    id,
    theme,
    why,
    seat: side,
    good: [],
    bad: [],
    outcome: {
      last(state, [verb]) {
        const frame = askingFrame(state, side);
        return verb === 'done' && frame !== null && isAt(frame, movement, 'mover');
      },
      fails: ({ game: s }) => drill.fails(new After(game, s)),
    },
    state(): State<EmpereurState> {
      const state = newState(game, { scenario: battle, options: {}, seats: [[0], [1]] }, fastDice(id));
      if (isFault(state)) throw new Error(state.fault);
      const s = state.game;
      Object.assign(s, emptyField(content, scenario));
      const ranks = new Map<number, number>();
      for (const [name, label, form, facing, since = 0] of drill.units) {
        const unit = named(content.units, name);
        const hex = hexCalled(game, label);
        s.hex[unit] = hex;
        s.form[unit] = form;
        s.facing[unit] = facing;
        s.since[unit] = since;
        s.rank[unit] = ranks.get(hex) ?? 0;
        ranks.set(hex, (ranks.get(hex) ?? 0) + 1);
      }
      for (const [name, label] of drill.leaders ?? [])
        s.chiefHex[named(content.leaders, name)] = hexCalled(game, label);
      const places = victoryHexes(content, scenario);
      for (const [label, holder] of drill.held ?? []) s.held[places.indexOf(hexCalled(game, label))] = holder;
      s.active = side;
      s.turn = turn;
      s.phase = MOVE_PHASE;
      touch(s);
      state.stack = [
        { proc: 'course', step: 'next', vars: {} },
        { proc: 'playerTurn', step: 'moved', vars: {} },
        { proc: 'movement', step: 'mover', vars: {} },
      ];
      return new Referee(prepare(game), state).start().state;
    },
  };
}
