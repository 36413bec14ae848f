import { decoyIn, leaderIn, leaderPiece, unitIn, unitOf } from '../pieces/pieces.ts';
import { type Board, COMMANDED, type Ctx, NO_LINE, OFF } from '../state.ts';

/** Where the dice of a stack lie: one for infantry and guns, one for cavalry, one for leaders who march alone. */
const INFANTRY = 0;
const CAVALRY = 1;
const LEADER = 2;
const NOT_THROWN = 0;
/** A leader with troops goes at their pace. */
const WITH_TROOPS = 99;

function dieOf(b: Board, slot: number): number {
  const unit = unitIn(b, slot);
  if (unit === OFF) return leaderIn(b, slot) === OFF ? INFANTRY : LEADER;
  return unitOf(b, unit).type === 'cavalry' ? CAVALRY : INFANTRY;
}

/** GLO 10#5: a die for each type of unit in a stack that is activated; one for leaders, if nobody else is in it. */
export function throwPace(c: Ctx, slots: readonly number[]): void {
  const { s } = c;
  s.thrown.fill(NOT_THROWN);
  if (!s.solitaire) return;
  const troops = slots.filter((slot) => leaderIn(c, slot) === OFF && decoyIn(c, slot) === OFF);
  const kinds = new Set((troops.length > 0 ? troops : slots).map((slot) => dieOf(c, slot)));
  for (const kind of [INFANTRY, CAVALRY, LEADER]) if (kinds.has(kind)) s.thrown[kind] = c.dice.d6();
  c.tell?.({ fact: 'pace', dice: s.thrown.filter((die) => die !== NOT_THROWN), clause: 'GLO 10#5' });
}

/** Whether the dice of a marching stack are on the table: until then a plan counts on a full day's march. */
export function isThrown({ s }: Board): boolean {
  return s.solitaire && s.thrown.some((die) => die !== NOT_THROWN);
}

/**
 * GLO 10#6 to #13, ruling 141: the movement points that the dice give a counter. The die stands for command; what the
 * weather takes away it takes all the same, but for one point.
 */
export function dicedPace(b: Board, slot: number, entering: boolean, weather: number): number {
  const kind = dieOf(b, slot);
  const die = b.s.thrown[kind] as number;
  if (die === NOT_THROWN) return WITH_TROOPS;
  return Math.max(1, withLine(b, slot, kind, die, entering) - weather);
}

function withLine(b: Board, slot: number, kind: number, die: number, entering: boolean): number {
  const unit = unitIn(b, slot);
  if (unit === OFF) {
    const linked = entering || b.s.status[leaderPiece(b, leaderIn(b, slot))] === COMMANDED;
    return linked ? Math.min(die + 4, 8) : die + 2;
  }
  // It does not matter whether that general has a line to his own chief.
  const line = entering || b.s.status[unit] !== NO_LINE;
  if (kind === CAVALRY) return line ? Math.min(die + 4, 8) : die + 2;
  return line ? Math.min(die + 2, 6) : die;
}
