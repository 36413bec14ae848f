import { type Bonus, coalition, NAPOLEON, PRUSSIA } from '../../content/types.ts';
import { draw } from '../cards/decks.ts';
import { type Ctx, CAN, CAV, FRG, GUARD_CAV, GUARD_INF, INF, sideOf } from '../state.ts';

/** Where frigates are owed among land units: beyond the guards. */
export const OWED_FRG = 5;

const owedKinds = [
  ['inf', INF],
  ['cav', CAV],
  ['can', CAN],
  ['frg', OWED_FRG],
  ['guardInf', GUARD_INF],
  ['guardCav', GUARD_CAV],
] as const;

/**
 * What a space or a level gives (CON 7, 8.3): all of it at once, but units, which their owner places when `deploying` is
 * called next.
 */
export function gain(c: Ctx, power: number, bonus: Bonus, clause: string): void {
  if (bonus.fg > 0) gainMoney(c, power, bonus.fg, clause);
  if (bonus.pm > 0) gainMoves(c, power, bonus.pm, clause);
  if (bonus.cards > 0) draw(c, power, bonus.cards, clause);
  for (const [id, kind] of owedKinds) for (let n = 0; n < bonus[id]; n++) c.s.owed.push(power, kind);
  if (bonus.morale > 0) raiseMorale(c, power, bonus.morale, clause);
}

export function gainMoney(c: Ctx, power: number, francs: number, clause: string): void {
  c.s.money[power] = (c.s.money[power] as number) + francs;
  c.tell?.({ fact: 'gained', power, francs, clause });
}

/** To the bank; never more than there is. */
export function payMoney(c: Ctx, power: number, francs: number, clause: string): void {
  const paid = Math.min(francs, c.s.money[power] as number);
  c.s.money[power] = (c.s.money[power] as number) - paid;
  if (paid > 0) c.tell?.({ fact: 'paid', power, francs: paid, clause });
}

export function gainMoves(c: Ctx, power: number, points: number, clause: string): void {
  c.s.moves[power] = (c.s.moves[power] as number) + points;
  c.tell?.({ fact: 'gainedMoves', power, points, clause });
}

export function loseMoves(c: Ctx, power: number, points: number, clause: string): void {
  const lost = Math.min(points, c.s.moves[power] as number);
  c.s.moves[power] = (c.s.moves[power] as number) - lost;
  if (lost > 0) c.tell?.({ fact: 'lostMoves', power, points: lost, clause });
}

/** CON 8.3: level by level, each bonus on the way once a game. */
export function raiseMorale(c: Ctx, power: number, levels: number, clause: string): void {
  const { morale, moraleTaken } = c.s;
  const { top, bonuses } = c.content.tracks.morale;
  for (let n = 0; n < levels && (morale[power] as number) < top; n++) {
    const level = (morale[power] as number) + 1;
    morale[power] = level;
    c.tell?.({ fact: 'morale', power, level, by: 1, clause });
    const bonus = bonuses[power]?.[level] ?? null;
    if (bonus === null || ((moraleTaken[power] as number) & (1 << level)) !== 0) continue;
    moraleTaken[power] = (moraleTaken[power] as number) | (1 << level);
    c.mark?.(`morale:${power}:${level}`);
    gain(c, power, bonus, 'CON 8.3#3');
  }
}

/** Down to 0, where a power is out of the game when victory is next judged (CON 13). */
export function lowerMorale(c: Ctx, power: number, levels: number, clause: string): void {
  const level = Math.max(0, (c.s.morale[power] as number) - levels);
  const by = level - (c.s.morale[power] as number);
  c.s.morale[power] = level;
  if (by !== 0) c.tell?.({ fact: 'morale', power, level, by, clause });
}

/** CON 8.4: the Coalition climbs together; the bonus is for who has moved the marker, and for Prussia as well (CON 16). */
export function raiseSociety(c: Ctx, power: number, levels: number, clause: string): void {
  const { society, societyTaken } = c.s;
  const side = sideOf(power);
  const { top, bonuses } = c.content.tracks.society;
  for (let n = 0; n < levels && (society[side] as number) < top; n++) {
    const level = (society[side] as number) + 1;
    society[side] = level;
    c.tell?.({ fact: 'society', side, power, level, by: 1, clause });
    const bonus = bonuses[side]?.[level] ?? null;
    if (bonus === null || ((societyTaken[side] as number) & (1 << level)) !== 0) continue;
    societyTaken[side] = (societyTaken[side] as number) | (1 << level);
    c.mark?.(`society:${side}:${level}`);
    gain(c, power, bonus, 'CON 8.4#4');
    const shares = side === 1 && power !== PRUSSIA && c.s.out[PRUSSIA] === 0;
    if (shares) gain(c, PRUSSIA, bonus, 'CON 16#10');
  }
}

export function lowerSociety(c: Ctx, side: number, levels: number, clause: string): void {
  const level = Math.max(0, (c.s.society[side] as number) - levels);
  const by = level - (c.s.society[side] as number);
  c.s.society[side] = level;
  const power = side === 0 ? NAPOLEON : (coalition[0] ?? NAPOLEON);
  if (by !== 0) c.tell?.({ fact: 'society', side, power, level, by, clause });
}

/** The kind in the pools, with frigates, of something owed. */
export function pooledKind(kind: number): number {
  return kind === OWED_FRG ? FRG : kind;
}
