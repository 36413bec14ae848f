import type { Context } from '@bivouac/kernel';
import { ARTILLERY, type EmpereurContent, INFANTRY, type Unit } from '../../content/types.ts';
import { totalFire } from '../fire/coverage.ts';
import { suffer } from '../morale/losses.ts';
import { type Empereur, type EmpereurState, LINE, onMap } from '../state.ts';
import { DICED_LOSSES, HALF_LOSSES, plays } from './options.ts';

const armOf = (content: EmpereurContent, unit: number) => (content.units[unit] as Unit).arm;

function isBattery(content: EmpereurContent, s: EmpereurState, unit: number): boolean {
  return armOf(content, unit) === ARTILLERY && s.form[unit] === LINE;
}

/** EMP XVI.2#7: whether guns make up at least half of the fire at a hex, of its total as the table has it. */
export function isGunfire(
  content: EmpereurContent,
  s: EmpereurState,
  firers: readonly number[],
  hex: number,
  total: number,
): boolean {
  const batteries = firers.filter((unit) => armOf(content, unit) === ARTILLERY);
  const guns = totalFire(content, s, batteries, hex);
  return 2 * guns >= total;
}

/** EMP XVI.2#1: system A: a battery bears half a loss; two halves are a step. */
function halfLoss(c: Context<Empereur>, unit: number): void {
  const { s } = c;
  const halves = (s.halves ??= s.hex.map(() => 0));
  halves[unit] = 1 - (halves[unit] as number);
  if (halves[unit] === 1) c.tell?.({ fact: 'halfLoss', unit, clause: 'EMP XVI.2#1' });
  else suffer(c, [unit], 1, 'EMP XVI.2#2');
}

/** EMP XVI.2#4: system B: on 4 to 6 a loss is ignored. */
function dicedLoss(c: Context<Empereur>, unit: number): void {
  const die = c.dice.d6();
  if (die <= 3) suffer(c, [unit], 1, 'EMP XVI.2#4');
  else c.tell?.({ fact: 'lossIgnored', unit, die, clause: 'EMP XVI.2#4' });
}

/** What a volley takes from those it hits: from batteries under the fire of guns what the option says, else every step. */
export function sufferFire(
  c: Context<Empereur>,
  targets: readonly number[],
  losses: number,
  firers: readonly number[],
  hex: number,
  total: number,
): void {
  const { content, s } = c;
  const optional = plays(s, HALF_LOSSES | DICED_LOSSES);
  const [top = -1] = targets;
  if (losses === 0 || !optional || !isBattery(content, s, top) || !isGunfire(content, s, firers, hex, total)) {
    suffer(c, targets, losses, 'EMP V.4#1');
    return;
  }
  const bear = plays(s, HALF_LOSSES) ? halfLoss : dicedLoss;
  const foot = targets.filter((unit) => armOf(content, unit) === INFANTRY);
  // EMP XVI.2#3, XVI.2#5: over infantry a battery bears the first loss in its own way, the infantry all others.
  const own = foot.length > 0 ? 1 : losses;
  for (let i = 0; i < own; i++) {
    const gun = targets.find((unit) => onMap(s, unit) && isBattery(content, s, unit));
    if (gun !== undefined) bear(c, gun);
  }
  if (foot.length > 0) suffer(c, foot, losses - own, 'EMP XVI.2#3');
}
