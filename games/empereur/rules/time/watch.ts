import {
  askingFrame,
  type Context,
  type Decision,
  type Action,
  type Next,
  type Seat,
  type State,
} from '@bivouac/kernel';
import type { EmpereurContent, Unit } from '../../content/types.ts';
import { PENALTIES, plays, WATCH } from '../options/options.ts';
import { calls } from '../register.ts';
import { type Activation, type Empereur, type EmpereurState, MOVE_PHASE } from '../state.ts';

const SECOND = 1000;
/** EMP XIX.1, XXI.3, XXI.5: seconds for the movement of a corps and of two together, where a battle says nothing else. */
const USUAL: readonly [corps: number, both: number] = [180, 270];
/** EMP XIX.2: the morale of a corps falls by 1 for so much more, or a part of it. */
const STEP = 30 * SECOND;
/** EMP XIX.3: what a desperate corps has, and pays for. */
const PANIC = 15 * SECOND;
const DESPERATE = 2;

/** In `watch.over`: the movement is over because its time is (EMP XXI.3). */
const OVER = 1;

function isDesperate(content: EmpereurContent, s: EmpereurState, corps: readonly number[]): boolean {
  const bodies = content.scenarios[s.scenario]?.bodies ?? [];
  return bodies.some((body, i) => s.mood[i] === DESPERATE && body.corps.some((one) => corps.includes(one)));
}

/** Milliseconds for the movement of the corps in play. */
function allowed(content: EmpereurContent, s: EmpereurState, corps: readonly number[]): number {
  if (plays(s, PENALTIES) && isDesperate(content, s, corps)) return PANIC;
  const [one, both] = content.scenarios[s.scenario]?.time ?? USUAL;
  return SECOND * (corps.length > 1 ? both : one);
}

/**
 * An activation begins: its time is set, and what the corps of those in play had to pay for is forgotten, also where they
 * are played without command (EMP XIX.2#2).
 */
export function wind(
  content: EmpereurContent,
  s: EmpereurState,
  activation: Activation,
  inPlay: readonly number[] = activation.corps,
): void {
  if (!plays(s, WATCH | PENALTIES)) return;
  const late = (activation.late ??= content.corps.map(() => 0));
  for (const corps of inPlay) late[corps] = 0;
  activation.watch = { used: 0, allowed: allowed(content, s, activation.corps), over: 0 };
}

/** EMP XIX.2, XIX.3: what a corps pays for so many milliseconds too many, rounded up. */
function priceOf(content: EmpereurContent, s: EmpereurState, corps: readonly number[], beyond: number): number {
  return Math.ceil(Math.max(0, beyond) / (isDesperate(content, s, corps) ? PANIC : STEP));
}

/** The time that the attacker took for what he does now is used; his enemy's answers are not counted (EMP XIX.1#2). */
function spendTime(c: Context<Empereur>): void {
  const { content, s } = c;
  const { activation } = s;
  const watch = activation?.watch;
  // A reserve that is brought out is placed by the enemy, in the movement of the other side (EMP XIII#7).
  if (activation === undefined || watch === undefined || s.phase !== MOVE_PHASE || c.actor !== s.active) return;
  watch.used += c.elapsed;
  if (!plays(s, PENALTIES)) return;
  const price = priceOf(content, s, activation.corps, watch.used - watch.allowed);
  for (const corps of activation.corps) {
    const late = activation.late ?? [];
    if (late[corps] === price) continue;
    late[corps] = price;
    c.tell?.({ fact: 'late', corps, price, clause: 'EMP XIX.2#1' });
  }
}

type Act = (c: Context<Empereur>, vars: never, ...args: never[]) => Next;

/** The answers to a question of the movement phase, which is played against time. */
export function onTheWatch<T extends Readonly<Record<string, Act>>>(take: T): T {
  const timed: Record<string, Act> = {};
  for (const [verb, act] of Object.entries(take)) {
    timed[verb] = (c, vars, ...args) => {
      spendTime(c);
      return act(c, vars, ...args);
    };
  }
  return timed as T;
}

/** EMP XXI.3#2: whether the time for this movement is over. */
export function isTimeOver({ activation }: EmpereurState): boolean {
  return activation?.watch?.over === OVER;
}

/** EMP XXI.3: with the watch a movement can be ended at once, by its player or by the time. */
export function mayHalt({ advanced, activation, phase }: EmpereurState): boolean {
  return plays({ advanced: advanced ?? 0 }, WATCH) && activation?.watch?.over === 0 && phase === MOVE_PHASE;
}

export function halt({ s, tell }: Pick<Context<Empereur>, 's' | 'tell'>): void {
  if (s.activation?.watch !== undefined) s.activation.watch.over = OVER;
  tell?.({ fact: 'timeOver', side: s.active, clause: 'EMP XXI.3#2' });
}

/** EMP XIX.2: what lateness takes from the morale of a unit. */
export function latenessOf(content: EmpereurContent, s: EmpereurState, unit: number): number {
  return s.activation?.late?.[(content.units[unit] as Unit).corps] ?? 0;
}

/** Questions of a movement that are answered against time. */
const TIMED: readonly string[] = ['movement', 'march', 'riding', 'posting', 'detaching', calls.arrive.name];

/** The milliseconds left for what a seat is asked now, before its movement is ended for it (EMP XXI.3); null for none. */
export function watchOf(state: State<EmpereurState>, seat: Seat): number | null {
  const { activation, active, phase } = state.game;
  const watch = activation?.watch;
  if (watch === undefined || !plays(state.game, WATCH) || phase !== MOVE_PHASE) return null;
  const frame = askingFrame(state, seat);
  if (frame === null || state.holder[active] !== seat || !TIMED.includes(frame.proc)) return null;
  return watch.over === OVER ? 0 : Math.max(0, watch.allowed - watch.used);
}

/** What is done for whoever's time is up: the movement halts, then nothing of it is left but its end. */
export function timeUp({ offers }: Pick<Decision, 'offers'>): Action | null {
  const found = offers.find(([verb]) => verb === 'halt') ?? offers.find(([verb]) => verb === 'done');
  return found === undefined ? null : [found[0]];
}
