import { type Context, window } from '@bivouac/kernel';
import { ownerAt, ownersAt } from '../command/hands.ts';
import { CAVALRY } from '../../content/types.ts';
import { facingsAfter } from '../formations/allowed.ts';
import { frontOf, includesDirection } from '../formations/poses.ts';
import { directionTo, fieldOf } from '../ground/field.ts';
import { activationKey } from '../interactive/roster.ts';
import { atLiberty, mayGiveUpOrder, useLiberty } from '../command/tactics.ts';
import { holds } from '../morale/disorder.ts';
import { PLAIN } from '../morale/modifiers.ts';
import { mayPounce, pounce, pouncing } from '../options/pounce.ts';
import { bandUnits, pileAt, topAt, touch } from '../piles/board.ts';
import { uncover } from '../piles/order.ts';
import { COUNTERING, type Empereur, has, LINE, note } from '../state.ts';
import { before, counterers, hasRecoiled, isThere, type Meeting, pouncers, recoilers, scatterers } from './answers.ts';
import { recoil, recoiling } from './recoil.ts';
import { scatter } from './scatter.ts';

/**
 * EMP XVII.3#8, XVII.3#19, XVII.3#23, ruling 470: whoever countercharges attacks (EMP IX.1), which some orders forbid. Whether
 * there is a question rests on what everybody sees; what it offers may rest on orders.
 */
function mayStrike(c: Context<Empereur>, hex: number): boolean {
  return atLiberty(c, pileAt(c.s, hex)).length > 0;
}

/** EMP IX.7#3: into line, with the mover before it. */
function deploy(c: Context<Empereur>, unit: number, at: number): void {
  const { content, s } = c;
  const direction = directionTo(fieldOf(content, s.scenario), s.hex[unit] as number, at);
  const now = s.facing[unit] as number;
  const lines = s.form[unit] === LINE ? [now] : facingsAfter(CAVALRY, s.form[unit] as number, now, LINE);
  const facing = lines.find((one) => includesDirection(frontOf(LINE, one), direction));
  if (facing === undefined) return;
  s.form[unit] = LINE;
  s.facing[unit] = facing;
  note(s, unit, COUNTERING);
  c.mark?.('countercharge');
  c.tell?.({ fact: 'countercharged', unit, place: at, clause: 'EMP IX.7#3' });
}

/** EMP IX.7, VI.5, VI.8: cavalry answers whoever comes before or beside it: it countercharges, falls back or scatters. */
export const horse = window<Empereur, Meeting>('horse', {
  clause: 'EMP IX.7#1',
  prompt: 'horse',
  again: true,
  finish: 'done',
  open: true,
  lasting: (c, { band }) => `${c.s.turn} ${c.s.active} ${c.s.phase} ${band}${activationKey(c.s)}`,
  may(c, at) {
    if (!isThere(c, at)) return [];
    const loose = scatterers(c, at).map((unit) => c.s.hex[unit] as number);
    return ownersAt(c, at.side, [...counterers(c, at), ...loose, ...pouncers(c, at)]);
  },
  about: (c, { at }) => ({ unit: bandUnits(c.s, at.band)[0] ?? topAt(c.s, at.at) }),
  offers(c, { at, queue }) {
    const own = (hex: number) => ownerAt(c, hex) === queue[0];
    const strikes = (hex: number) => own(hex) && mayStrike(c, hex);
    for (const hex of counterers(c, at)) if (strikes(hex)) c.offer('counter', hex);
    for (const hex of pouncers(c, at)) if (own(hex) && mayPounce(c, hex, at.at)) c.offer('pounce', hex);
    for (const hex of recoilers(c, at)) if (own(hex)) c.offer('recoil', hex);
    for (const unit of scatterers(c, at)) {
      if (own(c.s.hex[unit] as number) && mayGiveUpOrder(c, unit)) c.offer('scatter', unit);
    }
  },
  why: (_, __, [verb]) =>
    verb === 'pounce'
      ? { reason: 'noPounce', clause: 'EMP XVI.4#14' }
      : verb === 'recoil'
        ? { reason: 'noRecoil', clause: 'EMP VI.8#1' }
        : { reason: 'noCounter', clause: 'EMP IX.7#1' },
  take: {
    /** EMP IX.7#7: a pile is tested from the top; those who hold countercharge. */
    counter(c, { at }, hex) {
      at.tried.push(hex);
      uncover(c, hex);
      const met = before(c, at, hex);
      let failed = 0;
      for (const unit of atLiberty(c, pileAt(c.s, hex))) {
        if (holds(c, unit, { ...PLAIN, failed }, 'EMP IX.7#2')) deploy(c, unit, met);
        else failed++;
      }
      useLiberty(
        c,
        fighters(c, hex).filter((unit) => has(c.s, unit, COUNTERING)),
      );
      fighters(c, hex).forEach((unit, rank) => {
        c.s.rank[unit] = rank;
      });
      touch(c.s);
      return c.go('next');
    },
    /** EMP VI.8#2: instead of a countercharge, neither before nor after one. */
    recoil(c, { at }, hex) {
      at.tried.push(hex, ...pileAt(c.s, hex).map(hasRecoiled));
      return c.call(recoil, recoiling(hex, at.at), 'next');
    },
    /** EMP XVI.4#14: light cavalry from two hexes away. */
    pounce(c, { at }, hex) {
      at.tried.push(hex);
      return c.call(pounce, pouncing(hex, at.band, at.at), 'next');
    },
    scatter(c, _, unit) {
      return scatter(c, [...pileAt(c.s, c.s.hex[unit] as number)], 'EMP VI.5#2', 'next');
    },
  },
});

/** Those who countercharge on top, those who failed below them (EMP IX.7, last lines). */
function fighters(c: Context<Empereur>, hex: number): number[] {
  const pile = pileAt(c.s, hex);
  const counters = (unit: number) => has(c.s, unit, COUNTERING);
  return [...pile.filter(counters), ...pile.filter((unit) => !counters(unit))];
}
