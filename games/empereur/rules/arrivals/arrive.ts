import { type Context, type Next, procedure } from '@bivouac/kernel';
import { driving, drivesCouriers } from '../command/couriers.ts';
import { ownerOf } from '../command/hands.ts';
import { beginsAt } from '../command/tactics.ts';
import { riddenInto } from '../army/risk.ts';
import { charging, ride } from '../charge/ride.ts';
import { facingsAfter } from '../formations/allowed.ts';
import { mayBePlayed } from '../interactive/roster.ts';
import { march, marching } from '../movement/march.ts';
import { halt, mayHalt, onTheWatch } from '../time/watch.ts';
import { bandUnits, touch } from '../piles/board.ts';
import { sideOf } from '../piles/limits.ts';
import { forgetRecoils, setOut, stackOnTop } from '../piles/order.ts';
import { type Arriving, calls, meet } from '../register.ts';
import { ADAPTED, COLUMN, DISORDERED, type Empereur, LINE, other, SQUARE } from '../state.ts';
import type { Unit } from '../../content/types.ts';
import { gunsPose } from '../formations/poses.ts';
import { arrivalOf, arrivalOfLeader, type Coming, type Entry, entries, gatesFor } from './gates.ts';

function coming({ charge, still }: Arriving): Coming {
  return { charges: charge === 1, early: still === 1 };
}

function choices(c: Context<Empereur>, vars: Arriving): Entry[] {
  return entries(c, vars.unit, vars.hex, coming(vars));
}

/** Leaders of the same arrival who may come in with it. */
function escorts(c: Context<Empereur>, { unit, chiefs, still }: Arriving): number[] {
  const arrival = arrivalOf(c, unit, still === 1);
  const comes = (leader: number) =>
    arrivalOfLeader(c, leader, still === 1) === arrival && mayBePlayed(c.s, c.content, leader);
  return (arrival?.leaders ?? []).filter((one) => comes(one) && !chiefs.includes(one));
}

function place(c: Context<Empereur>, vars: Arriving, form: number, facing: number): Next {
  const { s } = c;
  const entry = choices(c, vars).find((one) => one.form === form);
  const { unit, hex } = vars;
  s.hex[unit] = hex;
  beginsAt(s, unit);
  s.form[unit] = form;
  s.facing[unit] = facing;
  s.spent[unit] = vars.charge === 1 ? 0 : (entry?.spent ?? 0);
  s.entered.push(hex);
  for (const chief of vars.chiefs) s.chiefHex[chief] = hex;
  vars.band = setOut(s, [unit]);
  vars.road = entry?.road === true ? 1 : 0;
  c.mark?.('arrival');
  const guns = gunsPose(c.content.units[unit]?.arm, form);
  c.tell?.({ fact: 'arrived', unit, place: hex, form, facing, guns, clause: 'EMP XIII#1' });
  riddenInto(c, hex, sideOf(c.content, unit));
  forgetRecoils(s);
  if (vars.still === 1) {
    stackOnTop(s, [unit]);
    return c.return();
  }
  if (vars.charge === 1) {
    const points = { spent: entry?.spent ?? 0, started: 1, start: -1, chiefs: [...vars.chiefs] };
    return c.call(ride, { ...charging(vars.band, hex), ...points }, 'over');
  }
  // EMP XVII.5#8: it has come within 2 hexes of a courier.
  return drivesCouriers(c, hex) ? c.call(driving, { hex, number: 0 }, 'meet') : c.go('meet');
}

/** EMP XXI.3#2: his time was over before he had come in. */
function turnBack(c: Context<Empereur>): Next {
  halt(c);
  return c.return();
}

/** EMP XIII: one unit comes onto the map: where, in which formation; then it moves or charges. */
export const arrive = procedure(calls.arrive, {
  look(c, vars) {
    const [only, ...more] = gatesFor(c, vars.unit, coming(vars));
    if (only === undefined) return c.return();
    if (more.length > 0) return c.go('gate');
    vars.hex = only;
    return c.go('form');
  },
  gate: {
    power: (c, vars) => ownerOf(c, vars.unit),
    prompt: 'gate',
    clause: 'EMP XIII#3',
    about: (_, vars) => ({ unit: vars.unit }),
    offers(c, vars) {
      for (const hex of gatesFor(c, vars.unit, coming(vars))) c.offer('enter', hex);
      if (vars.still === 0 && mayHalt(c.s)) c.offer('halt');
    },
    why: () => ({ reason: 'noGate', clause: 'EMP XIII#3' }),
    take: onTheWatch({
      enter(c: Context<Empereur>, vars: Arriving, hex: number) {
        vars.hex = hex;
        return c.go('form');
      },
      halt: turnBack,
    }),
  },
  form: {
    power: (c, vars) => ownerOf(c, vars.unit),
    prompt: 'arrived',
    clause: 'EMP XIII#1',
    about: (_, vars) => ({ unit: vars.unit, place: vars.hex }),
    offers(c, vars) {
      const { arm } = c.content.units[vars.unit] as Unit;
      for (const { form } of choices(c, vars)) {
        const facings = facingsAfter(arm, DISORDERED, 0, form);
        if (form === LINE) for (const facing of facings) c.offer('line', facing);
        if (form === COLUMN) for (const facing of facings) c.offer('column', facing);
        if (form === SQUARE) c.offer('square');
        if (form === ADAPTED) c.offer('adapt');
      }
      for (const chief of escorts(c, vars)) c.offer('bring', chief);
      if (vars.still === 0 && mayHalt(c.s)) c.offer('halt');
    },
    why: () => ({ reason: 'noForm', clause: 'EMP XIII#1' }),
    take: onTheWatch({
      line: (c: Context<Empereur>, vars: Arriving, facing: number) => place(c, vars, LINE, facing),
      column: (c: Context<Empereur>, vars: Arriving, facing: number) => place(c, vars, COLUMN, facing),
      square: (c: Context<Empereur>, vars: Arriving) => place(c, vars, SQUARE, 1),
      adapt: (c: Context<Empereur>, vars: Arriving) => place(c, vars, ADAPTED, 0),
      bring(c: Context<Empereur>, vars: Arriving, chief: number) {
        vars.chiefs.push(chief);
        return c.go('form');
      },
      halt: turnBack,
    }),
  },
  meet: (c, vars) => c.call(calls.meeting, meet(other(c.s.active), vars.band, vars.hex), 'met'),
  met(c, vars) {
    const { band, hex, chiefs, road } = vars;
    // Whoever was countercharged stands where he was met, and has moved.
    if (bandUnits(c.s, band).length === 0) {
      for (const chief of chiefs) c.s.chiefDone[chief] = 1;
      return c.return();
    }
    touch(c.s);
    // It has entered a hex: nobody joins it, its next turn is free, and by the road it is on the road.
    const onWay = { start: -1, begun: 1, road, along: road === 1 ? 1 : -1, chiefs: [...chiefs] };
    return c.call(march, { ...marching(band, hex), ...onWay }, 'over');
  },
  over: (c) => c.return(),
});
