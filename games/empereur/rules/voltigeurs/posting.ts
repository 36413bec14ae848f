import { type Context, type Procedure, procedure } from '@bivouac/kernel';
import { handOf } from '../command/hands.ts';
import { directionTo, fieldOf } from '../ground/field.ts';
import { isIdle } from '../interactive/roster.ts';
import { sideOf } from '../piles/limits.ts';
import { plays, VOLTIGEURS } from '../options/options.ts';
import { type Empereur, type EmpereurState, has, note, onMap, SCREENED, SCREENED_LATE } from '../state.ts';
import type { EmpereurContent } from '../../content/types.ts';
import { postsOf, screenHex, screensOf } from './screens.ts';
import { halt, mayHalt, onTheWatch } from '../time/watch.ts';
import { recallOne } from './settle.ts';

export interface Posting {
  unit: number;
  /** Which of its two occasions this is; 1 if it was used before; 1 once somebody was sent out, and called back. */
  bit: number;
  used: number;
  posted: number;
  recalled: number;
}

interface Asked {
  readonly content: EmpereurContent;
  readonly s: EmpereurState;
}

/** EMP XVI.1#9: sent out once in its movement phase, and once at the end of its rally phase; called back in the former at will. */
export function mayPost(asked: Asked, unit: number, bit: number): boolean {
  const { content, s } = asked;
  if (!plays(s, VOLTIGEURS) || !onMap(s, unit) || sideOf(content, unit) !== s.active) return false;
  if (has(s, unit, bit) && bit !== SCREENED) return false;
  if (isIdle(s, content, unit)) return false;
  return screensOf(s).some((one) => one.unit === unit) || (!has(s, unit, bit) && postsOf(asked, unit).length > 0);
}

function outOf(c: Context<Empereur>, unit: number): number[] {
  return screensOf(c.s).flatMap((one) => (one.unit === unit ? [screenHex(c, one)] : []));
}

/** EMP XVI.1: a unit sends out voltigeurs or calls them back, for nothing. */
export const posting: Procedure<Empereur, Posting> = procedure<Empereur, Posting>('posting', {
  choose: {
    power: (c) => handOf(c, c.s.active),
    prompt: 'post',
    clause: 'EMP XVI.1#7',
    about: (_, vars) => ({ unit: vars.unit }),
    offers(c, vars) {
      const posts = vars.used === 1 ? [] : postsOf(c, vars.unit);
      for (const direction of posts) c.offer('post', screenHex(c, { unit: vars.unit, direction }));
      for (const hex of outOf(c, vars.unit)) c.offer('recall', hex);
      // Who can only call back does so.
      if (vars.used === 0 || vars.recalled === 1) c.offer('done');
      if (mayHalt(c.s)) c.offer('halt');
    },
    why: (_, __, [verb]) =>
      verb === 'halt' ? { reason: 'noWatch', clause: 'EMP XXI.3#2' } : { reason: 'noPost', clause: 'EMP XVI.1#7' },
    take: onTheWatch({
      post(c: Context<Empereur>, vars: Posting, hex: number) {
        const { content, s } = c;
        const { unit } = vars;
        vars.posted = 1;
        const direction = directionTo(fieldOf(content, s.scenario), s.hex[unit] as number, hex);
        (s.screens ??= []).push({ unit, direction, facing: s.facing[unit] as number, fired: 0 });
        c.mark?.('voltigeurs');
        c.tell?.({ fact: 'posted', unit, place: hex, clause: 'EMP XVI.1#7' });
        return c.go('choose');
      },
      recall(c: Context<Empereur>, vars: Posting, hex: number) {
        recallOne(c, vars.unit, hex);
        vars.recalled = 1;
        return c.go('choose');
      },
      done: (c: Context<Empereur>, vars: Posting) => settled(c, vars),
      halt(c: Context<Empereur>, vars: Posting) {
        halt(c);
        return settled(c, vars);
      },
    }),
  },
});

function settled(c: Context<Empereur>, { unit, bit, posted, recalled }: Posting) {
  // EMP XVI.1#9: to call back in the movement phase is not to send out: that may still come.
  if (bit !== SCREENED || posted === 1 || recalled === 0) note(c.s, unit, bit);
  return c.return();
}

/** EMP XVI.1#9: the end of the rally phase: voltigeurs may go out once more. */
export const evening: Procedure<Empereur, Record<string, never>> = procedure<Empereur, Record<string, never>>(
  'evening',
  {
    look: (c) => (c.s.hex.some((_, unit) => mayPost(c, unit, SCREENED_LATE)) ? c.go('choose') : c.return()),
    choose: {
      power: (c) => handOf(c, c.s.active),
      prompt: 'screens',
      clause: 'EMP XVI.1#9',
      offers(c) {
        for (let unit = 0; unit < c.s.hex.length; unit++) if (mayPost(c, unit, SCREENED_LATE)) c.offer('screen', unit);
        c.offer('done');
      },
      why: () => ({ reason: 'noPost', clause: 'EMP XVI.1#9' }),
      take: {
        screen: (c: Context<Empereur>, _: object, unit: number) => sendOut(c, unit, SCREENED_LATE, 'look'),
        done: (c: Context<Empereur>) => c.return(),
      },
    },
  },
);

export function sendOut(c: Context<Empereur>, unit: number, bit: number, resume: string) {
  const used = has(c.s, unit, bit) ? 1 : 0;
  return c.call(posting, { unit, bit, used, posted: 0, recalled: 0 }, resume);
}
