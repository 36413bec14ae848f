import { type Context, during, procedure } from '@bivouac/kernel';
import { bringsOut } from '../arrivals/disturbed.ts';
import { directionTo, fieldOf, terrainAt } from '../ground/field.ts';
import { HORSE_KINDS, plays } from '../options/options.ts';
import { panicked } from '../options/rout.ts';
import { bandUnits, pileAt, topAt, touch } from '../piles/board.ts';
import { setOut, stackOnTop, uncover } from '../piles/order.ts';
import { calls, fleeing, type Meet, testing } from '../register.ts';
import { shockAt } from '../shock/blows.ts';
import { shock } from '../shock/shock.ts';
import { ADAPTED, COLUMN, COUNTERING, type Empereur, has, inOrder, LINE, MOVED, note, unnote } from '../state.ts';
import { countering, horseBeside, isThere, pouncers } from './answers.ts';
import { horse } from './counter.ts';
import { recovery } from './recovery.ts';

/** EMP IX.7: whoever has come before enemy cavalry may be countercharged; gives back 1 if that has ended his move. */
export const meeting = procedure(calls.meeting, {
  /** EMP XVI.5#10: the routed run from whoever comes beside them. */
  panic(c, vars) {
    const { s } = c;
    const hex = panicked(c, vars);
    if (hex < 0) return c.go('reserve');
    const pile = [...pileAt(s, hex)];
    (vars.ran ??= []).push(...pile);
    uncover(c, hex);
    return c.call(calls.flight, fleeing(setOut(s, pile), hex, { calm: 1, shy: 1 }), 'panic');
  },
  /** EMP XIII#7: a reserve beside which somebody has come is there before anything else happens. */
  reserve: (c, vars) =>
    bringsOut(c, vars.side, vars.at) ? c.call(calls.alarm, { side: vars.side, hex: vars.at }, 'look') : c.go('look'),
  look(c, vars) {
    const { s } = c;
    // What everyone sees: a pile of cavalry has one pose, that of its top unit.
    for (const hex of horseBeside(c, vars)) {
      const top = topAt(s, hex);
      vars.poses.push({ hex, form: s.form[top] as number, facing: s.facing[top] as number });
      for (const unit of pileAt(s, hex)) if (has(s, unit, COUNTERING)) vars.busy.push(unit);
    }
    const { band, at, also, start, side, counters, dodges } = vars;
    const asked = { band, at, also: [...also], start, side, counters, dodges, tried: [] };
    if (vars.poses.length === 0 && pouncers(c, asked).length === 0) return c.return(0);
    return c.call(horse, during(asked), 'answer');
  },
  answer(c, vars) {
    const { s } = c;
    vars.piles = countering(c, vars);
    vars.by = vars.piles.flatMap((hex) =>
      pileAt(s, hex).filter((unit) => has(s, unit, COUNTERING) && !vars.busy.includes(unit)),
    );
    if (!isThere(c, vars)) return c.go('stand');
    if (vars.piles.length === 0) return c.return(0);
    // EMP IX.7#10, IX.7#12: the move is over, and all in the hex fight.
    const units = bandUnits(s, vars.band);
    for (const unit of units) note(s, unit, MOVED);
    if (vars.band > 0) stackOnTop(s, units);
    return c.call(shock, shockAt(vars.at, vars.piles, vars.side, { counter: 1, also: vars.also }), 'fought');
  },
  /** Whoever it was has gone before it came to blows. */
  stand(c, vars) {
    comeBack(c, vars);
    return c.return(0);
  },
  fought(c, vars) {
    comeBack(c, vars);
    return c.go('shaken');
  },
  /** EMP IX.7#7: those who had not held test if the others were disorganised. */
  shaken(c, vars) {
    const hex = vars.piles.shift();
    if (hex === undefined) return c.go('reform');
    const steady = pileAt(c.s, hex).some((unit) => inOrder(c.s, unit) && !vars.by.includes(unit));
    const broken = !pileAt(c.s, hex).some((unit) => vars.by.includes(unit));
    return steady && broken ? c.call(calls.test, testing({ hex, cause: 'passed' }), 'shaken') : c.go('shaken');
  },
  /** EMP IX.7#13: a charge that was met so is over. */
  reform: (c, vars) => c.call(recovery, { at: -1, only: [vars.at, ...vars.also] }, 'over'),
  over: (c) => c.return(1),
});

/** Ruling 412: who has ridden out to charge forms up where he is, towards the enemy (EMP XVI.4#15). */
function reformed(
  { content, s }: Context<Empereur>,
  unit: number,
  at: number,
): Omit<Meet['poses'][number], 'hex'> | undefined {
  const direction = directionTo(fieldOf(content, s.scenario), s.hex[unit] as number, at);
  if (!plays(s, HORSE_KINDS) || direction < 0) return undefined;
  const form = terrainAt(fieldOf(content, s.scenario), s.hex[unit] as number).adapted ? ADAPTED : COLUMN;
  return { form, facing: direction * 2 };
}

/** EMP IX.7#11: who countercharged comes back to the formation he had. */
function comeBack(c: Context<Empereur>, { by, poses, at }: Meet): void {
  const { s } = c;
  for (const unit of by) {
    unnote(s, unit, COUNTERING);
    const pose = poses.find((one) => one.hex === s.hex[unit]) ?? reformed(c, unit, at);
    if (pose === undefined || s.form[unit] !== LINE || pose.form === LINE) continue;
    s.form[unit] = pose.form;
    s.facing[unit] = pose.facing;
    c.tell?.({ fact: 'formed', unit, form: pose.form, facing: pose.facing, guns: '', clause: 'EMP IX.7#11' });
  }
  touch(s);
}
