import { type Context, type Procedure, procedure } from '@bivouac/kernel';
import { handOf } from '../command/hands.ts';
import { calls, fleeing } from '../register.ts';
import { mayScatter, scatter } from '../charge/scatter.ts';
import { holds } from './disorder.ts';
import { CAVALRY, type EmpereurContent, type Unit } from '../../content/types.ts';
import { facingsAfter, mayStandIn } from '../formations/allowed.ts';
import { gunsPose } from '../formations/poses.ts';
import { around, fieldOf, terrainAt } from '../ground/field.ts';
import { pileAt, touch } from '../piles/board.ts';
import { sideOf } from '../piles/limits.ts';
import { setOut, uncover } from '../piles/order.ts';
import {
  ADAPTED,
  COLUMN,
  DISORDERED,
  type Empereur,
  type EmpereurState,
  has,
  LINE,
  note,
  onMap,
  SQUARE,
  TRIED,
} from '../state.ts';
import { isIdle } from '../interactive/roster.ts';
import { isLeft } from '../options/left-guns.ts';
import { endRout, isRouted } from '../options/rout.ts';
import { mayRecover } from '../options/stragglers.ts';
import { PLAIN } from './modifiers.ts';
import { rallyTurn } from './rally-turn.ts';

function mayRally(c: Context<Empereur>, unit: number): boolean {
  const { content, s } = c;
  if (!onMap(s, unit) || sideOf(content, unit) !== s.active || s.form[unit] !== DISORDERED) return false;
  if (isIdle(s, content, unit) || isLeft(s, unit)) return false;
  return !has(s, unit, TRIED) && rallyTurn(s, unit) <= s.turn;
}

function besideEnemy(content: EmpereurContent, s: EmpereurState, unit: number): boolean {
  const side = sideOf(content, unit);
  return around(fieldOf(content, s.scenario), s.hex[unit] as number).some((near) =>
    pileAt(s, near).some((one) => sideOf(content, one) !== side),
  );
}

/** EMP XI.4: the woods and towns within two hexes where no enemy stands. */
function refugesNear(content: EmpereurContent, s: EmpereurState, at: number, side: number): number[] {
  const field = fieldOf(content, s.scenario);
  const near = new Set(around(field, at).flatMap((one) => [one, ...around(field, one)]));
  return [...near].filter(
    (hex) =>
      hex !== at && terrainAt(field, hex).refuge && pileAt(s, hex).every((unit) => sideOf(content, unit) === side),
  );
}

/** The formations that a unit may take when it rallies, each with its facings (EMP XI.3). */
function poses(c: Context<Empereur>, unit: number): readonly (readonly [form: number, facings: readonly number[]])[] {
  const { content, s } = c;
  const { arm } = content.units[unit] as Unit;
  const terrain = terrainAt(fieldOf(content, s.scenario), s.hex[unit] as number);
  return (arm === CAVALRY ? [COLUMN, ADAPTED] : [LINE, COLUMN, SQUARE, ADAPTED])
    .filter((form) => mayStandIn(arm, form, terrain, false))
    .map((form) => [form, facingsAfter(arm, DISORDERED, 0, form)] as const);
}

export interface Rallying {
  unit: number;
}

function stand(c: Context<Empereur>, vars: Rallying, form: number, facing: number) {
  const { s } = c;
  s.form[vars.unit] = form;
  endRout(s, vars.unit);
  s.facing[vars.unit] = facing;
  touch(s);
  const guns = gunsPose(c.content.units[vars.unit]?.arm, form);
  c.tell?.({ fact: 'rallied', unit: vars.unit, form, facing, guns, clause: 'EMP XI.3#1' });
  return c.go('others');
}

/** EMP XI: the rally phase. */
export const rallyPhase: Procedure<Empereur, Rallying> = procedure<Empereur, Rallying>('rallyPhase', {
  look(c) {
    const { s } = c;
    // Whether anybody is left to rally may rest on who lies below, which the enemy comes to know by it (EMP V).
    const mob = s.hex.find((at, unit) => at >= 0 && s.form[unit] === DISORDERED && pileAt(s, at).length > 1);
    if (mob !== undefined) uncover(c, mob);
    return s.hex.some((_, unit) => mayRally(c, unit) || mayRecover(c.content, s, unit)) ? c.go('choose') : c.return();
  },
  choose: {
    power: (c) => handOf(c, c.s.active),
    prompt: 'rally',
    clause: 'EMP XI.2#2',
    offers(c) {
      for (let unit = 0; unit < c.s.hex.length; unit++) {
        if (mayRally(c, unit)) c.offer('rally', unit);
        if (mayRecover(c.content, c.s, unit)) c.offer('recover', unit);
        if (mayScatter(c.content, c.s, unit)) c.offer('scatter', unit);
      }
      c.offer('done');
    },
    why: () => ({ reason: 'tooSoon', clause: 'EMP XI.1#1' }),
    take: {
      rally(c: Context<Empereur>, vars: Rallying, unit: number) {
        const { content, s } = c;
        note(s, unit, TRIED);
        vars.unit = unit;
        const trial = { ...PLAIN, rallyingBeside: besideEnemy(content, s, unit) };
        if (holds(c, unit, trial, 'EMP XI.2#1')) return c.go('form');
        const at = s.hex[unit] as number;
        // EMP XI.4: whoever is in a wood or a town already need not go.
        // A rout runs on in any case (EMP XVI.5#5).
        if (!isRouted(s, unit) && terrainAt(fieldOf(content, s.scenario), at).refuge) return c.go('look');
        const wished = refugesNear(content, s, at, sideOf(content, unit));
        return c.call(calls.flight, fleeing(setOut(s, [unit]), at, { wished, calm: 1 }), 'look');
      },
      /** EMP XVI.7: stragglers come back to the colours. */
      recover(c: Context<Empereur>, _: Rallying, unit: number) {
        const { s } = c;
        note(s, unit, TRIED);
        if (holds(c, unit, PLAIN, 'EMP XVI.7#1')) {
          s.steps[unit] = (s.steps[unit] as number) + 1;
          c.tell?.({ fact: 'recovered', unit, clause: 'EMP XVI.7#1' });
        }
        return c.go('look');
      },
      scatter: (c: Context<Empereur>, _: Rallying, unit: number) => scatter(c, [unit], 'EMP VI.5#1', 'look'),
      done: (c: Context<Empereur>) => c.return(),
    },
  },
  form: {
    power: (c) => handOf(c, c.s.active),
    prompt: 'rallied',
    clause: 'EMP XI.3#1',
    about: (_, vars) => ({ unit: vars.unit }),
    offers(c, vars) {
      for (const [form, facings] of poses(c, vars.unit)) {
        if (form === LINE) for (const facing of facings) c.offer('line', facing);
        if (form === COLUMN) for (const facing of facings) c.offer('column', facing);
        if (form === SQUARE) c.offer('square');
        if (form === ADAPTED) c.offer('adapt');
      }
    },
    why: () => ({ reason: 'noForm', clause: 'EMP XI.3#1' }),
    take: {
      line: (c: Context<Empereur>, vars: Rallying, facing: number) => stand(c, vars, LINE, facing),
      column: (c: Context<Empereur>, vars: Rallying, facing: number) => stand(c, vars, COLUMN, facing),
      square: (c: Context<Empereur>, vars: Rallying) => stand(c, vars, SQUARE, 1),
      adapt: (c: Context<Empereur>, vars: Rallying) => stand(c, vars, ADAPTED, 0),
    },
  },
  /** EMP XI.5: whoever lay with it in disorder falls back. */
  others(c, vars) {
    const { s } = c;
    const at = s.hex[vars.unit] as number;
    const rest = pileAt(s, at).filter((unit) => s.form[unit] === DISORDERED);
    uncover(c, at);
    return rest.length > 0 ? c.call(calls.flight, fleeing(setOut(s, rest), at, { calm: 1 }), 'look') : c.go('look');
  },
});
