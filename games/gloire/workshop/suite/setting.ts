import { cell, EVERYONE, fastDice, type Frame, type Game, only, type Options } from '@bivouac/kernel';
import { isFault, newState, prepare, Referee } from '@bivouac/kernel/guide';
import type { GloireContent } from '../../content/types.ts';
import { newCombat } from '../../rules/battle/combat.ts';
import { newMovement } from '../../rules/movement/movement.ts';
import { decoyPiece, leaderPiece, piecesOf } from '../../rules/pieces/pieces.ts';
import { type Gloire, type GloireState, INDEPENDENT, NO_POOL, OFF } from '../../rules/state.ts';

/** A position in words. Whoever is not named is off the map. */
export interface Setting {
  /** By default nothing is hidden; with decoys everything is. */
  readonly options?: Options;
  /** `{ bautzen: 'fr-iii:10 ney' }`: units with their points, leaders, `foot` and `mounted` for decoys. */
  readonly french: { readonly [town: string]: string };
  readonly coalition: { readonly [town: string]: string };
  readonly active: 'french' | 'coalition';
  /** Whether the active side plays first or second in its turn. */
  readonly first: boolean;
  /** Turns left after this one. */
  readonly left: number;
  readonly phase: 'movement' | 'combat';
  /** Towns that score and are not whose the scenario says. */
  readonly control?: { readonly [town: string]: 'french' | 'coalition' };
  /** Bridges that are down: `dresden--weissig`. */
  readonly broken?: readonly string[];
  /** By detachment the unit that it was made of; the others are independent. */
  readonly made?: { readonly [detachment: string]: string };
  /** Enemy counters that both sides have seen, by name: the others are face down. */
  readonly seen?: string;
}

const SCENARIO = 'bautzen';

export function townCalled({ map }: GloireContent, id: string): number {
  const at = map.towns.findIndex((town) => town.id === id);
  if (at < 0) throw new Error(`there is no town "${id}"`);
  return at;
}

/** The connection of two towns by its name. */
export function linkCalled({ map }: GloireContent, name: string): number {
  const [one = '', two = ''] = name.split('--').map((id) => map.towns.findIndex((town) => town.id === id));
  const at = map.links.findIndex(({ a, b }) => (a === one && b === two) || (a === two && b === one));
  if (at < 0) throw new Error(`there is no connection "${name}"`);
  return at;
}

export function unitCalled({ units }: GloireContent, name: string): number {
  const at = units.findIndex(({ id }) => id === name);
  if (at < 0) throw new Error(`there is no unit "${name}"`);
  return at;
}

/** The counter of a piece by its name. */
export function slotCalled(content: GloireContent, s: GloireState, name: string): number {
  const at = s.face.is.indexOf(pieceCalled(content, s, name));
  if (at < 0) throw new Error(`no counter is "${name}"`);
  return at;
}

function pieceCalled(content: GloireContent, s: GloireState, name: string): number {
  const unit = content.units.findIndex(({ id }) => id === name);
  if (unit >= 0) return unit;
  const leader = content.leaders.findIndex(({ id }) => id === name);
  if (leader < 0) throw new Error(`there is no "${name}"`);
  return leaderPiece({ s, content }, leader);
}

/** A decoy of a side and kind that is not on the map yet. */
function freeDecoy(content: GloireContent, s: GloireState, side: number, arm: string): number {
  const table = piecesOf(content, s.scenario, s.decoys);
  const found = table.arm.findIndex((one, decoy) => {
    const piece = decoyPiece({ s, content }, decoy);
    const kind = one === 'infantry' ? 'foot' : 'mounted';
    return kind === arm && table.side[piece] === side && s.place[s.face.is.indexOf(piece)] === OFF;
  });
  if (found < 0) throw new Error(`no ${arm} decoy is left`);
  return s.face.is.indexOf(decoyPiece({ s, content }, found));
}

/** The position as a match that waits for its decision. */
export function setUpPosition(game: Game<Gloire>, setting: Setting): Referee<Gloire> {
  const { content } = game;
  const options = setting.options ?? { blind: 1 };
  const seats = game.seatings[0] ?? [];
  const state = newState(game, { scenario: SCENARIO, options, seats }, fastDice('suite'));
  if (isFault(state)) throw new Error(state.fault);
  const s = state.game;
  empty(content, s);
  for (const [town, words] of Object.entries(setting.french)) put(content, s, 0, town, words);
  for (const [town, words] of Object.entries(setting.coalition)) put(content, s, 1, town, words);
  for (const name of (setting.seen ?? '').split(' ').filter((one) => one !== '')) {
    const slot = slotCalled(content, s, name);
    s.face.seen[slot] = EVERYONE;
    s.open[slot] = 1;
  }
  for (const [town, side] of Object.entries(setting.control ?? {})) {
    s.control[townCalled(content, town)] = side === 'french' ? 0 : 1;
  }
  for (const name of setting.broken ?? []) s.broken[linkCalled(content, name)] = 1;
  for (const [detachment, of] of Object.entries(setting.made ?? {})) {
    const [counter, unit] = [unitCalled(content, detachment), unitCalled(content, of)];
    s.origin[counter] = unit;
    s.armyOf[counter] = cell(s.armyOf, unit);
  }
  s.active = setting.active === 'french' ? 0 : 1;
  s.first = setting.first ? s.active : 1 - s.active;
  s.weather = CLEAR;
  s.turn = (content.scenarios[s.scenario]?.lastTurn ?? 0) - setting.left;
  s.command = content.armies.map(() => POINTS);
  s.version++;
  state.stack = stackOf(setting);
  return new Referee(prepare(game), state).start();
}

const CLEAR = 0;
const POINTS = 8;

function stackOf({ phase, first }: Setting): Frame[] {
  const frame = (proc: string, step: string, vars: object = {}): Frame => ({ proc, step, vars });
  const turn = [frame('course', 'next'), frame('turn', first ? 'partC' : 'partD')];
  return phase === 'movement'
    ? [...turn, frame('playerTurn', 'guns'), frame('movement', 'begin', newMovement())]
    : [...turn, frame('playerTurn', 'over'), frame('combat', 'begin', newCombat())];
}

function empty({ units, leaders }: GloireContent, s: GloireState): void {
  s.place.fill(OFF);
  s.inside.fill(0);
  s.points.fill(0);
  s.due.fill(OFF);
  s.siege.fill(OFF);
  for (const [slot, piece] of s.face.is.entries()) {
    if (piece >= units.length + leaders.length) s.pool[slot] = NO_POOL;
    if (piece < units.length + leaders.length && s.pool[slot] === NO_POOL) s.face.seen[slot] = EVERYONE;
  }
}

function put(content: GloireContent, s: GloireState, side: number, town: string, words: string): void {
  for (const word of words.split(' ')) {
    const [name = '', points] = word.split(':');
    const decoy = name === 'foot' || name === 'mounted';
    const slot = decoy ? freeDecoy(content, s, side, name) : slotCalled(content, s, name);
    s.place[slot] = townCalled(content, town);
    s.pool[slot] = NO_POOL;
    s.face.seen[slot] = s.blind === 1 ? EVERYONE : only(side);
    const piece = cell(s.face.is, slot);
    const unit = content.units[piece];
    if (unit === undefined) continue;
    const line = unit.sheets[s.sheet];
    s.points[piece] = unit.type === 'artillery' ? 0 : Number(points ?? line?.maximum ?? 1);
    s.initial[piece] = s.points[piece];
    s.armyOf[piece] = line?.army ?? OFF;
    if (line?.army === OFF) s.armyOf[piece] = side;
    s.origin[piece] = unit.detachment ? INDEPENDENT : OFF;
  }
}
