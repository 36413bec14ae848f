import {
  type Action,
  type AnyProcedure,
  type Ask,
  canonical,
  type Context,
  type Dice,
  fastDice,
  fillHoles,
  type Game,
  type Json,
  type Next,
  type Offer,
  type Procedure,
  PUBLIC,
  type Seat,
  StateDice,
  type Step,
} from '../../src/index.ts';
import {
  type ClockRules,
  type Done,
  loadMatch,
  type Leaving,
  type LoadOrders,
  type Opening,
  type SeatInfo,
  Table,
  writeMatch,
} from '../../src/table-door.ts';
import { tiny } from '../../testing/index.ts';
import type { Tiny } from '../../testing/tiny/state.ts';

export type TinyTable = Table<Tiny>;
export type TinyGame = Game<Tiny>;

export const THREE: readonly SeatInfo[] = [
  { name: 'Ney', kind: 'person', powers: [0] },
  { name: 'Blücher', kind: 'person', powers: [1] },
  { name: 'Barclay', kind: 'person', powers: [2] },
];

export const TWO: readonly SeatInfo[] = [
  { name: 'Ney', kind: 'person', powers: [0] },
  { name: 'Blücher', kind: 'person', powers: [1, 2] },
];

export interface Openings {
  readonly game?: TinyGame;
  readonly seats?: readonly SeatInfo[];
  readonly clock?: ClockRules | null;
  readonly seed?: string;
  readonly now?: number;
  readonly leaving?: Leaving;
}

export function openingOf({ seats = THREE, clock = null, seed = 'leipzig', leaving }: Openings = {}): Opening {
  const nonces = seats.map((_, seat) => `nonce ${seat}`);
  return { scenario: 'ring', options: {}, seats, clock, seed, nonces, ...(leaving === undefined ? {} : { leaving }) };
}

/** A table of the tiny game, or a test that fails. */
export function opened(orders: Openings = {}): TinyTable {
  const table = Table.open(orders.game ?? tiny, openingOf(orders), orders.now ?? 0);
  if (table instanceof Table) return table;
  throw new Error(table.fault);
}

/** What must stand. */
export function must(done: Done): void {
  if (!done.ok) throw new Error(JSON.stringify(done));
}

export function act(table: TinyTable, seat: Seat, action: Action, now = 0): void {
  const done = table.act(seat, action, now);
  if (!done.ok) throw new Error(`${JSON.stringify(action)} of seat ${seat}: ${JSON.stringify(done)}`);
}

/** Everybody chooses a troop: the second counter of each power, unless told; then red has its first turn. */
export function muster(table: TinyTable, troops: readonly number[] = [1, 1, 1], now = 0): void {
  for (const [power, troop] of troops.entries()) {
    const seat = table.state.holder[power] as number;
    act(table, seat, ['pick', troop], now);
    act(table, seat, ['done'], now);
  }
}

/** Red marches into blue's first counter, which is a troop: both choose their tactics in secret. */
export function clash(table: TinyTable, now = 0): void {
  muster(table, [1, 0, 1], now);
  act(table, 0, ['march', 1, 2], now);
  act(table, 0, ['march', 1, 3], now);
}

/** The first table, of many seeds, whose deck has this card on top: nothing is left to luck. */
export function withTopCard(card: number, orders: Openings = {}): TinyTable {
  for (let i = 0; i < 200; i++) {
    const table = opened({ ...orders, seed: `card ${i}` });
    if (table.state.game.deck.is.at(-1) === card) return table;
  }
  throw new Error('no seed gives this card');
}

export function viewersOf(table: TinyTable): number[] {
  return [PUBLIC, ...table.seats.map((_, seat) => seat)];
}

/** Everything that can be asked of a table, as text: to see that nothing, or only the right thing, has changed. */
export function wholeOf(table: TinyTable): string {
  return canonical({
    state: table.state,
    entries: table.entries,
    log: table.log,
    seats: table.seats,
    paused: table.paused,
    untilFall: table.untilFall(),
    shown: viewersOf(table).map((viewer) => table.show(viewer)),
  });
}

export function textOf(table: TinyTable): string {
  return writeMatch(table.file(true));
}

export function loaded(text: string, orders: LoadOrders & { game?: TinyGame } = {}): TinyTable {
  const found = loadMatch(orders.game ?? tiny, text, orders);
  if ('fault' in found) throw new Error(JSON.stringify(found));
  return found.table;
}

export function rolling(seed: string | number): Dice {
  return new StateDice(fastDice(seed));
}

export function randomAct(table: TinyTable, dice: Dice): { seat: Seat; action: Action } {
  const seat = dice.pick(table.waiting());
  const offers: readonly Offer[] = table.decision(seat)?.offers ?? [];
  return { seat, action: fillHoles(dice.pick(offers), dice) };
}

/** Plays so many random legal actions, a second each, or to the end. */
export function playOn(table: TinyTable, actions: number, dice: Dice, from = 0, each = 1000): number {
  let now = from;
  for (let i = 0; i < actions && table.result === null; i++) {
    const { seat, action } = randomAct(table, dice);
    now += each;
    act(table, seat, action, now);
  }
  return now;
}

/** The first match, of many seeds, that goes on after so many random actions. */
export function longMatch(actions: number, orders: Openings = {}): TinyTable {
  for (let i = 0; i < 200; i++) {
    const table = opened({ ...orders, seed: `long ${i}` });
    playOn(table, actions, rolling(`long ${i}`));
    if (table.result === null) return table;
  }
  throw new Error('no seed gives so long a match');
}

/** The number by which a seat calls what happened last: entries are counted by each for himself. */
export function lastFor(table: TinyTable, seat: Seat): number {
  return table.show(seat).entries;
}

/** The place in the file of the entry that a seat calls by this number. */
export function entryCalled(table: TinyTable, seat: Seat, number: number): number {
  const again = opened({ ...table.charter, game: table.game, seed: table.file(true).seed ?? '' });
  for (const [i, entry] of table.entries.entries()) {
    must(again.applyEntry(entry));
    if (lastFor(again, seat) === number) return i + 1;
  }
  throw new Error(`seat ${seat} knows of no entry ${number}`);
}

export type TinyStep = Step<Tiny, object>;
export type TinyAuto = (c: Context<Tiny>, vars: object, got: Json) => Next;
export type TinyAsk = Ask<Tiny, object>;

function changed(proc: AnyProcedure<Tiny>, name: string, step: string, change: (old: TinyStep) => TinyStep) {
  if (proc.name !== name) return proc;
  const old = proc.steps[step];
  if (old === undefined) throw new Error(`${name} has no step ${step}`);
  return { ...proc, steps: { ...proc.steps, [step]: change(old) } } as AnyProcedure<Tiny>;
}

function withStep(game: TinyGame, name: string, step: string, change: (old: TinyStep) => TinyStep): TinyGame {
  const first = changed(game.first, name, step, change) as Procedure<Tiny, Record<string, never>>;
  return { ...game, first, procedures: game.procedures.map((proc) => changed(proc, name, step, change)) };
}

/** The same game with one automatic step done otherwise. */
export function withAuto(game: TinyGame, name: string, step: string, change: (old: TinyAuto) => TinyAuto): TinyGame {
  return withStep(game, name, step, (old) => {
    if (typeof old !== 'function') throw new Error(`${name}.${step} asks`);
    return change(old);
  });
}

/** The same game with one question put otherwise. */
export function withAsk(game: TinyGame, name: string, step: string, change: (old: TinyAsk) => Partial<TinyAsk>) {
  return withStep(game, name, step, (old) => {
    if (typeof old === 'function') throw new Error(`${name}.${step} does not ask`);
    return { ...old, ...change(old) };
  });
}

type Taker = (c: Context<Tiny>, vars: object, ...args: (number | string)[]) => Next;

/** The same game with something more done when a verb is taken. */
export function withTake(
  game: TinyGame,
  [name, step, verb]: readonly [string, string, string],
  change: (old: Taker) => Taker,
): TinyGame {
  return withAsk(game, name, step, ({ take }) => {
    const takers = take as unknown as Record<string, Taker>;
    const old = takers[verb];
    if (old === undefined) throw new Error(`${name}.${step} does not take ${verb}`);
    return { take: { ...takers, [verb]: change(old) } };
  });
}
