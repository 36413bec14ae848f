import type { Context } from '@bivouac/kernel';
import { facingFor } from '../formations/allowed.ts';
import { movesOf } from '../formations/values.ts';
import { rallyTurn } from '../morale/rally-turn.ts';
import { around, fieldOf } from '../ground/field.ts';
import { bandUnits, pileAt, topAt, touch } from '../piles/board.ts';
import { sideOf } from '../piles/limits.ts';
import { uncover } from '../piles/order.ts';
import type { Flight, Meet } from '../register.ts';
import { DISORDERED, type Empereur, type EmpereurState, LATE, unnote } from '../state.ts';
import type { Unit } from '../../content/types.ts';
import { closeUp, turnTo } from './skirmish.ts';
import { plays, ROUT } from './options.ts';
import { ANY } from './running.ts';

/** A rout is disorder that has become worse: the formation is the same, and this is noted beside it. */
export function isRouted(s: EmpereurState, unit: number): boolean {
  return s.routed?.[unit] === 1;
}

/** EMP XVI.5#3: the markers of a rout are two turns ahead. */
const AHEAD = 2;

/** EMP XVI.5#1, XVI.5#2: units are routed: markers of the turn after the next, and their order is lost if they had any. */
export function rout(c: Context<Empereur>, units: readonly number[], clause: string): void {
  const { s } = c;
  const routed = (s.routed ??= s.hex.map(() => 0));
  for (const unit of units) {
    closeUp(s, unit);
    s.form[unit] = DISORDERED;
    s.facing[unit] = facingFor(DISORDERED, s.facing[unit] as number);
    s.since[unit] = s.turn + AHEAD;
    routed[unit] = 1;
    unnote(s, unit, LATE);
    c.mark?.('routed');
    c.tell?.({ fact: 'routed', unit, turn: rallyTurn(s, unit), clause });
  }
  touch(s);
}

/** EMP XVI.5#13: whoever rallies is in good order at once. */
export function endRout(s: EmpereurState, unit: number): void {
  if (s.routed !== undefined) s.routed[unit] = 0;
}

/** EMP XVI.5#4: those who are routed run with all their points; who runs in one band with them is routed (ruling 415). */
export function runWild(c: Context<Empereur>, flight: Flight): void {
  const units = bandUnits(c.s, flight.band);
  if (flight.wild !== undefined || !units.some((unit) => isRouted(c.s, unit))) return;
  rout(
    c,
    units.filter((unit) => !isRouted(c.s, unit)),
    'EMP XVI.5#11',
  );
  flight.wild = 1;
  flight.left = ANY;
  flight.must = Math.min(1, flight.must);
  flight.wished = [];
  flight.points = Math.min(...units.map((unit) => movesOf(c.content.units[unit] as Unit, DISORDERED)));
}

/** EMP XVI.5#11, XVI.5#12: of a band and the pile into whose hex it comes, those whom the others carry away. */
export function infected(s: EmpereurState, band: readonly number[], there: readonly number[]): readonly number[] {
  if (band.some((unit) => isRouted(s, unit))) return there.filter((unit) => !isRouted(s, unit));
  return there.some((unit) => isRouted(s, unit)) ? band : [];
}

/** EMP XVI.5#11: units of a pile are carried away by those who are about to run over them; they are a band now. */
export function carryAway(c: Context<Empereur>, hex: number, units: readonly number[]): number {
  const { s } = c;
  uncover(c, hex);
  turnTo(s, units, hex);
  const band = s.nextBand++;
  rout(c, units, 'EMP XVI.5#11');
  for (const unit of units) s.band[unit] = band;
  touch(s);
  return band;
}

/** EMP XVI.5#10: routed piles of a side beside whose hex an enemy in order has come: the next one, or -1. */
export function panicked(c: Context<Empereur>, { side, at, also, band, ran = [] }: Meet): number {
  const { content, s } = c;
  if (!plays(s, ROUT)) return -1;
  const mover = band > 0 ? bandUnits(s, band) : pileAt(s, at);
  if (mover.length === 0 || mover.some((unit) => s.form[unit] === DISORDERED)) return -1;
  const field = fieldOf(content, s.scenario);
  const hex = [at, ...also]
    .flatMap((one) => around(field, one))
    .find((near) => {
      const top = topAt(s, near);
      return top >= 0 && sideOf(content, top) === side && isRouted(s, top) && !ran.includes(top);
    });
  return hex ?? -1;
}
