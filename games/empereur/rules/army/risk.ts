import type { Context } from '@bivouac/kernel';
import type { Leader } from '../../content/types.ts';
import { frontOf, includesDirection } from '../formations/poses.ts';
import { around, directionTo, type Field, fieldOf } from '../ground/field.ts';
import { settleScreens } from '../voltigeurs/settle.ts';
import { takeGuns } from '../options/left-guns.ts';
import { wound } from '../options/wounds.ts';
import { pileAt } from '../piles/board.ts';
import { sideOf } from '../piles/limits.ts';
import { type Empereur, GONE, inOrder } from '../state.ts';

/** EMP XIV.5: on which die and above a leader falls: usually, and when he is hemmed in on all sides. */
const USUAL = 6;
const SURROUNDED = 4;

function leadersAt(c: Context<Empereur>, hex: number, side: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < c.s.chiefHex.length; i++) {
    if (c.s.chiefHex[i] === hex && (c.content.leaders[i] as Leader).side === side) found.push(i);
  }
  return found;
}

/** Whether enemies in order front a hex from all sides. */
function isSurrounded(c: Context<Empereur>, field: Field, hex: number, side: number): boolean {
  const ring = around(field, hex);
  return (
    ring.length === 6 &&
    ring.every((near) =>
      pileAt(c.s, near).some(
        (unit) =>
          sideOf(c.content, unit) !== side &&
          inOrder(c.s, unit) &&
          includesDirection(
            frontOf(c.s.form[unit] as number, c.s.facing[unit] as number),
            directionTo(field, near, hex),
          ),
      ),
    )
  );
}

function fall(c: Context<Empereur>, leader: number): void {
  c.tell?.({ fact: 'fell', leader, place: c.s.chiefHex[leader] as number, clause: 'EMP XIV.5#1' });
  wound(c, leader);
  c.s.chiefHex[leader] = GONE;
  c.s.chiefLost[leader] = 1;
  c.mark?.('leader fell');
}

function survives(c: Context<Empereur>, leader: number, least: number): boolean {
  const die = c.dice.d6();
  if (die >= least) {
    fall(c, leader);
    return false;
  }
  c.tell?.({ fact: 'spared', leader, die, clause: 'EMP XIV.5#1' });
  return true;
}

/** EMP XIV.5: two or three steps lost to one shot where he stands. */
export function underHeavyFire(c: Context<Empereur>, hex: number, side: number): void {
  for (const leader of leadersAt(c, hex, side)) survives(c, leader, USUAL);
}

/** EMP XIV.5: his pile was destroyed; hemmed in on all sides he fares worse, and gets away if he lives. */
export function pileLost(c: Context<Empereur>, hex: number, side: number): void {
  const field = fieldOf(c.content, c.s.scenario);
  for (const leader of leadersAt(c, hex, side)) {
    const surrounded = isSurrounded(c, field, hex, side);
    if (survives(c, leader, surrounded ? SURROUNDED : USUAL) && surrounded) getAway(c, field, leader, 2);
  }
}

/** EMP XIV.3, XIV.5: an enemy comes into his hex: he survives it or not, then he is gone from it; so are guns (EMP XVI.3). */
export function riddenInto(c: Context<Empereur>, hex: number, by: number): void {
  takeGuns(c, hex, by);
  settleScreens(c);
  const field = fieldOf(c.content, c.s.scenario);
  for (const leader of leadersAt(c, hex, 1 - by)) if (survives(c, leader, USUAL)) getAway(c, field, leader, 1);
}

/** To a hex without enemies, the nearest to his line of communication; without any he is taken. */
function getAway(c: Context<Empereur>, field: Field, leader: number, far: number): void {
  const { content, s } = c;
  const side = (content.leaders[leader] as Leader).side;
  const at = s.chiefHex[leader] as number;
  const near = around(field, at);
  const reach = far === 1 ? near : [...new Set([...near, ...near.flatMap((hex) => around(field, hex))])];
  const free = reach.filter((hex) => hex !== at && pileAt(s, hex).every((unit) => sideOf(content, unit) === side));
  const toLine = field.toLine[side] ?? [];
  const [best] = free.sort((one, two) => (toLine[one] as number) - (toLine[two] as number) || one - two);
  if (best === undefined) return fall(c, leader);
  s.chiefHex[leader] = best;
  c.tell?.({ fact: 'gotAway', leader, place: best, clause: 'EMP XIV.5#3' });
}
