import { type Context, window } from '@bivouac/kernel';
import { CAVALRY } from '../../content/types.ts';
import { facingsAfter } from '../formations/allowed.ts';
import { frontOf, includesDirection } from '../formations/poses.ts';
import { around, directionTo, fieldOf } from '../ground/field.ts';
import { holds } from '../morale/disorder.ts';
import { PLAIN } from '../morale/modifiers.ts';
import { bandUnits, pileAt, topAt, touch } from '../piles/board.ts';
import { isHorse, sideOf } from '../piles/limits.ts';
import { uncover } from '../piles/order.ts';
import { type Empereur, inOrder, LINE, other } from '../state.ts';
import { enemiesBefore } from './pace.ts';
import { scatter } from './scatter.ts';
import { isCharging } from './threat.ts';

export interface Meeting {
  /** Who has come, or has declared a charge, and where. */
  band: number;
  at: number;
  /** Hexes whose cavalry has tried to countercharge at this occasion. */
  tried: number[];
}

/** The hexes beside the mover on which cavalry of the other side stands in order. */
export function horseBeside(c: Context<Empereur>, { at }: Pick<Meeting, 'at'>): number[] {
  const { content, s } = c;
  return around(fieldOf(content, s.scenario), at).filter((hex) => {
    const top = topAt(s, hex);
    return top >= 0 && isHorse(content, top) && sideOf(content, top) === other(s.active) && inOrder(s, top);
  });
}

/** EMP IX.7#5: whether a charge that has halted before it keeps the cavalry of a hex busy. */
function isHeld(c: Context<Empereur>, hex: number, band: number): boolean {
  const { content, s } = c;
  return s.hex.some(
    (_, unit) => s.band[unit] !== band && isCharging(content, s, unit) && enemiesBefore(c, unit).includes(hex),
  );
}

/** EMP IX.7#1: those who have the mover in a hex of their front, once for each occasion. */
function counterers(c: Context<Empereur>, meeting: Meeting): number[] {
  const { s } = c;
  const field = fieldOf(c.content, s.scenario);
  return horseBeside(c, meeting).filter((hex) => {
    const top = topAt(s, hex);
    if (s.form[top] === LINE || meeting.tried.includes(hex) || isHeld(c, hex, meeting.band)) return false;
    const front = frontOf(s.form[top] as number, s.facing[top] as number);
    return includesDirection(front, directionTo(field, hex, meeting.at));
  });
}

/** EMP VI.5#2: those who may give up their order because of it; not once they have countercharged (EMP IX.7#16). */
function scatterers(c: Context<Empereur>, meeting: Meeting): number[] {
  return horseBeside(c, meeting)
    .map((hex) => topAt(c.s, hex))
    .filter((unit) => c.s.form[unit] !== LINE);
}

function isThere(c: Context<Empereur>, { band }: Meeting): boolean {
  return bandUnits(c.s, band).length > 0;
}

/** EMP IX.7#3: into line, with the mover before it. */
function deploy(c: Context<Empereur>, unit: number, at: number): void {
  const { content, s } = c;
  const direction = directionTo(fieldOf(content, s.scenario), s.hex[unit] as number, at);
  const lines = facingsAfter(CAVALRY, s.form[unit] as number, s.facing[unit] as number, LINE);
  const facing = lines.find((one) => includesDirection(frontOf(LINE, one), direction));
  if (facing === undefined) return;
  s.form[unit] = LINE;
  s.facing[unit] = facing;
  c.mark?.('countercharge');
  c.tell?.({ fact: 'countercharged', unit, place: at, clause: 'EMP IX.7#3' });
}

/** EMP IX.7, VI.5: cavalry answers whoever comes before or beside it. */
export const horse = window<Empereur, Meeting>('horse', {
  clause: 'EMP IX.7#1',
  prompt: 'horse',
  again: true,
  finish: 'done',
  open: true,
  lasting: (c, { band }) => `${c.s.turn} ${c.s.active} ${c.s.phase} ${band}`,
  may(c, at) {
    const some = isThere(c, at) && (counterers(c, at).length > 0 || scatterers(c, at).length > 0);
    return some ? [other(c.s.active)] : [];
  },
  about: (c, { at }) => ({ unit: bandUnits(c.s, at.band)[0] ?? 0 }),
  offers(c, { at }) {
    for (const hex of counterers(c, at)) c.offer('counter', hex);
    for (const unit of scatterers(c, at)) c.offer('scatter', unit);
  },
  why: () => ({ reason: 'noCounter', clause: 'EMP IX.7#1' }),
  take: {
    /** EMP IX.7#7: a pile is tested from the top; those who hold countercharge. */
    counter(c, { at }, hex) {
      at.tried.push(hex);
      uncover(c, hex);
      let failed = 0;
      for (const unit of pileAt(c.s, hex)) {
        if (holds(c, unit, { ...PLAIN, failed }, 'EMP IX.7#2')) deploy(c, unit, at.at);
        else failed++;
      }
      fighters(c, hex).forEach((unit, rank) => {
        c.s.rank[unit] = rank;
      });
      touch(c.s);
      return c.go('next');
    },
    scatter(c, _, unit) {
      return scatter(c, [...pileAt(c.s, c.s.hex[unit] as number)], 'EMP VI.5#2', 'next');
    },
  },
});

/** Those who countercharge on top, those who failed below them (EMP IX.7, last lines). */
function fighters(c: Context<Empereur>, hex: number): number[] {
  const pile = pileAt(c.s, hex);
  const isLine = (unit: number) => c.s.form[unit] === LINE;
  return [...pile.filter(isLine), ...pile.filter((unit) => !isLine(unit))];
}

/** The hexes from which cavalry countercharges the mover now. */
export function countering(c: Context<Empereur>, meeting: Pick<Meeting, 'at'>): number[] {
  return horseBeside(c, meeting).filter((hex) => pileAt(c.s, hex).some((unit) => c.s.form[unit] === LINE));
}
