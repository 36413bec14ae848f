import { dealUnknown, type Dice, type Eyes, UNKNOWN, without } from '@bivouac/kernel';
import type { GloireContent } from './content/types.ts';
import { piecesOf, type Pieces } from './rules/pieces/pieces.ts';
import {
  type Board,
  COMMANDED,
  DECOYS,
  DETACHMENTS,
  FREE,
  type GloireState,
  INDEPENDENT,
  NO_POOL,
  OFF,
  SIDES,
  SPENT,
} from './rules/state.ts';
import { Likelihood, pickOf } from './beliefs/likelihood.ts';
import { refillsOf } from './beliefs/refills.ts';
import { isReal } from './beliefs/suspicion.ts';
import { knowsSide } from './view.ts';

/** One position that a view allows: faces for the flags, then rosters for the faces. */
export function imagine(content: GloireContent, s: GloireState, eyes: Eyes, dice: Dice): GloireState {
  const table = piecesOf(content, s.scenario, s.decoys);
  for (const side of SIDES) {
    imagineFaces(content, s, table, side, dice);
    if (!knowsSide(content, s, eyes, side)) imagineRoster(content, s, table, side, dice);
  }
  const cards = without(content.scenarios[s.scenario]?.deck ?? [], [s.aside]);
  dealUnknown(cards, [s.deck, ...s.hands], dice);
  return s;
}

/** Whether a piece could be a Force by itself: a unit that may have strength points. */
function isTroops(content: GloireContent, piece: number): boolean {
  return piece < content.units.length && content.units[piece]?.type !== 'artillery';
}

/**
 * Faces for the counters of a side that are not known: heaps first, then troops wherever they were owned up to, then each
 * piece where it is likely to have come to since it was last seen; what is left over are the decoys.
 */
function imagineFaces(content: GloireContent, s: GloireState, table: Pieces, side: number, dice: Dice): void {
  const from = side === 0 ? 0 : s.frenchSlots;
  const end = side === 0 ? s.frenchSlots : table.all;
  const is = s.face.is;
  const slots = Array.from({ length: end - from }, (_, i) => from + i);
  const known = slots.map((slot) => is[slot] as number).filter((piece) => piece !== UNKNOWN);
  const rest = without(table.of[side === 0 ? 0 : 1], [{ is: known, seen: [] }]);
  if (rest.length === 0) return;
  dice.shuffle(rest);
  const put = (slot: number, fits: (piece: number) => boolean) => {
    const at = rest.findIndex(fits);
    if (at >= 0) is[slot] = rest.splice(at, 1)[0] as number;
  };
  const decoy = (piece: number) => piece >= table.units + table.leaders;
  const detachment = (piece: number) => piece < table.units && content.units[piece]?.detachment === true;
  const unknown = slots.filter((slot) => is[slot] === UNKNOWN);
  for (const slot of unknown) if (s.pool[slot] === DECOYS) put(slot, decoy);
  // Detachments that the scenario has put on the map lie in no heap.
  const b: Board = { s, content };
  const likelihood = new Likelihood(b, table, side);
  const idle = (piece: number) => detachment(piece) && !likelihood.hasTrace(piece);
  for (const slot of unknown) {
    if (s.pool[slot] !== DETACHMENTS) continue;
    put(slot, rest.some(idle) ? idle : detachment);
  }
  const open = unknown.filter((slot) => is[slot] === UNKNOWN && (s.place[slot] as number) >= 0);
  const take = (slot: number, piece: number) => {
    is[slot] = piece;
    rest.splice(rest.indexOf(piece), 1);
    open.splice(open.indexOf(slot), 1);
  };
  const towns = s.control.length;
  for (let town = 0; town < towns; town++) {
    if (s.proof[side * towns + town] !== 1) continue;
    const here = slots.filter((slot) => s.place[slot] === town);
    if (here.some((slot) => is[slot] !== UNKNOWN && isTroops(content, is[slot] as number))) continue;
    const hidden = here.filter((slot) => is[slot] === UNKNOWN);
    const troops = rest.filter((piece) => isTroops(content, piece));
    if (hidden.length === 0 || troops.length === 0) continue;
    const slot = dice.pick(hidden);
    take(
      slot,
      pickOf(troops, (piece) => likelihood.of(piece, slot), dice),
    );
  }
  for (const slot of open.filter((one) => isReal(s, one))) {
    const able = rest.filter((piece) => !decoy(piece));
    if (able.length > 0)
      take(
        slot,
        pickOf(able, (piece) => likelihood.of(piece, slot), dice),
      );
  }
  // Whoever was seen last is the surest; of the others chance decides who is looked for first.
  const real = rest.filter((piece) => !decoy(piece)).sort((one, two) => likelihood.age(one) - likelihood.age(two));
  for (const piece of real) {
    if (open.length === 0) break;
    take(
      pickOf(open, (slot) => likelihood.of(piece, slot), dice),
      piece,
    );
  }
  for (const slot of slots) if (is[slot] === UNKNOWN) is[slot] = rest.pop() as number;
}

/** Strengths, origins and spent points of a side that the viewer does not play. */
function imagineRoster(content: GloireContent, s: GloireState, table: Pieces, side: number, dice: Dice): void {
  const slotOf = new Array<number>(table.all).fill(OFF);
  for (const [slot, piece] of s.face.is.entries()) slotOf[piece] = slot;
  for (const [unit, { type, detachment, side: owner, sheets }] of content.units.entries()) {
    if (owner !== side) continue;
    const slot = slotOf[unit] as number;
    const away = s.place[slot] === OFF;
    if (s.points[unit] === UNKNOWN)
      s.points[unit] = away || type === 'artillery' ? 0 : guess(content, s, table, unit, dice);
    s.stragglers[unit] = 0;
    s.used[unit] = 0;
    s.refilled[unit] = 0;
    s.lost[unit] = 0;
    s.emptied[unit] = OFF;
    if (!detachment) s.origin[unit] = OFF;
    else if (away) s.origin[unit] = s.pool[slot] === NO_POOL ? SPENT : FREE;
    else s.origin[unit] = INDEPENDENT;
    const army = sheets[s.sheet]?.army ?? OFF;
    s.armyOf[unit] = army === OFF && !away ? content.armies.findIndex((one) => one.side === side) : army;
  }
  for (const piece of table.of[side === 0 ? 0 : 1]) {
    if (piece >= table.units + table.leaders) continue;
    s.status[piece] = COMMANDED;
    s.stirred[piece] = 0;
  }
  for (const [i, status] of s.decoyStatus.entries()) if (status === UNKNOWN) s.decoyStatus[i] = COMMANDED;
  for (const [army, { side: owner }] of content.armies.entries()) {
    if (owner === side) s.spent[army] = dice.below((s.command[army] as number) + 1);
  }
  const half = side * table.all;
  for (let i = half; i < half + table.all; i++) {
    s.lastTown[i] = OFF;
    s.lastPoints[i] = OFF;
    s.lastTurn[i] = OFF;
  }
}

/** The replacements that a unit has taken since it was last seen, in whole points. */
function refilled(b: Board, table: Pieces, watcher: number, unit: number, dice: Dice): number {
  const expected = refillsOf(b, table, watcher, unit);
  const whole = Math.floor(expected);
  return expected > whole && dice.below(1000) < 1000 * (expected - whole) ? whole + 1 : whole;
}

/** What was last seen of a unit, or what the scenario gave it, or half of what it may have, a point more or less; at least one. */
function guess(content: GloireContent, s: GloireState, table: Pieces, unit: number, dice: Dice): number {
  const foe = 1 - (table.side[unit] as number);
  const seen = s.lastPoints[foe * table.all + unit] as number;
  const maximum = Math.max(1, content.units[unit]?.sheets[s.sheet]?.maximum ?? 1);
  const first = s.initial[unit] as number;
  const base = seen > 0 ? seen : (first > 0 ? first : Math.ceil(maximum / 2)) + dice.below(3) - 1;
  return Math.min(Math.max(base + refilled({ s, content }, table, foe, unit, dice), 1), maximum);
}
