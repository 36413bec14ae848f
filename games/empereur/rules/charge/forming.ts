import { type Context, procedure, signature } from '@bivouac/kernel';
import { ownerAt } from '../command/hands.ts';
import { ARTILLERY, type Unit } from '../../content/types.ts';
import { facingFor } from '../formations/allowed.ts';
import { disorder, holds } from '../morale/disorder.ts';
import { PLAIN } from '../morale/modifiers.ts';
import { closeUp, turnTo } from '../options/skirmish.ts';
import { bandUnits, pileAt, touch } from '../piles/board.ts';
import { putOnTop, setOut, uncover } from '../piles/order.ts';
import { calls, fleeing } from '../register.ts';
import { DISORDERED, type Empereur, LATE, note, SQUARE, STANDING } from '../state.ts';
import { footToForm, nearestCharge } from './threat.ts';

export interface Forming {
  hex: number;
  /** Guns and others whose place in the pile has been changed. */
  moved: number[];
}

/** EMP IX.6: a square seen coming from three hexes or more is easier to form. */
const FAR = 3;

/** EMP IX.6: from the top down, until one holds: then all who have not failed stand in square. */
export const forming = procedure(signature<Empereur, Forming>('forming'), {
  roll(c, vars) {
    const { content, s } = c;
    uncover(c, vars.hex);
    const more = nearestCharge(content, s, vars.hex) >= FAR ? 1 : 0;
    const foot = footToForm(content, s, vars.hex);
    turnTo(s, foot, vars.hex);
    let failed = 0;
    while (failed < foot.length) {
      // EMP IX.6#2: where the charge comes from does not matter.
      if (holds(c, foot[failed] as number, { ...PLAIN, failed, more }, 'EMP IX.6#2')) break;
      failed++;
    }
    const broken = foot.slice(0, failed);
    for (const unit of foot.slice(failed)) formSquare(c, unit);
    touch(s);
    if (broken.length === 0) return c.go('guns');
    const band = disorder(c, broken, s.turn);
    if (failed < foot.length) return c.call(calls.flight, fleeing(band, vars.hex), 'guns');
    // EMP IX.6#10: nobody formed: they stand where they are until the shocks have been fought.
    for (const unit of bandUnits(s, band)) {
      s.band[unit] = STANDING;
      note(s, unit, LATE);
    }
    touch(s);
    return c.return();
  },
  guns: (c, vars) => (movable(c, vars).length > 0 ? c.go('arrange') : c.return()),
  /** EMP IX.6#6: guns go to the top or below it, for nothing. */
  arrange: {
    power: (c, vars) => ownerAt(c, vars.hex),
    prompt: 'arrange',
    clause: 'EMP IX.6#6',
    about: (_, vars) => ({ place: vars.hex }),
    offers(c, vars) {
      for (const unit of movable(c, vars)) c.offer('top', unit);
      c.offer('done');
    },
    why: () => ({ reason: 'notBelow', clause: 'EMP IX.6#6' }),
    take: {
      top(c: Context<Empereur>, vars: Forming, unit: number) {
        vars.moved.push(unit);
        putOnTop(c.s, unit);
        c.tell?.({ fact: 'onTop', unit, clause: 'EMP IX.6#6' });
        return c.go('guns');
      },
      done: (c: Context<Empereur>) => c.return(),
    },
  },
});

function formSquare(c: Context<Empereur>, unit: number): void {
  const { s } = c;
  const facing = facingFor(SQUARE, s.facing[unit] as number);
  closeUp(s, unit);
  s.form[unit] = SQUARE;
  s.facing[unit] = facing;
  c.mark?.('square');
  c.tell?.({ fact: 'formed', unit, form: SQUARE, facing, guns: '', clause: 'EMP IX.6#5' });
}

/** Where guns stand with a square: whoever is not on top may come there, once each. */
function movable(c: Context<Empereur>, { hex, moved }: Forming): number[] {
  const pile = pileAt(c.s, hex);
  const guns = pile.some((unit) => (c.content.units[unit] as Unit).arm === ARTILLERY);
  const squares = pile.some((unit) => c.s.form[unit] === SQUARE);
  return guns && squares ? pile.slice(1).filter((unit) => !moved.includes(unit)) : [];
}

/** EMP IX.6#10: those whose square failed, and who still stand where they failed. */
export function lateAt(c: Context<Empereur>): number[] {
  const { s } = c;
  const hexes = new Set<number>();
  for (let unit = 0; unit < s.hex.length; unit++) if (isLate(c, unit)) hexes.add(s.hex[unit] as number);
  return [...hexes].sort((one, two) => one - two);
}

function isLate({ s }: Context<Empereur>, unit: number): boolean {
  return (s.hex[unit] as number) >= 0 && s.form[unit] === DISORDERED && ((s.done[unit] as number) & LATE) !== 0;
}

/** They set out together, at last. */
export function lateBand(c: Context<Empereur>, hex: number): number {
  const { s } = c;
  const units = pileAt(s, hex).filter((unit) => isLate(c, unit));
  uncover(c, hex);
  for (const unit of units) s.done[unit] = (s.done[unit] as number) & ~LATE;
  return setOut(s, units);
}
