import { type Context, procedure } from '@bivouac/kernel';
import { ownerOf } from '../command/hands.ts';
import { leadersWith } from '../army/leaders.ts';
import { pileLost, riddenInto } from '../army/risk.ts';
import { coverers } from '../fire/coverage.ts';
import { around, fieldOf, terrainAt } from '../ground/field.ts';
import { isLeft } from '../options/left-guns.ts';
import { plays, ROUT } from '../options/options.ts';
import { carryAway, infected, rout, runWild } from '../options/rout.ts';
import { turnTo } from '../options/skirmish.ts';
import { mayHalt, mayRunTo, runCost } from '../options/running.ts';
import { bandUnits, pileAt, touch, unitsAt } from '../piles/board.ts';
import { anyInOrder, compatible, fits, sideOf } from '../piles/limits.ts';
import { stackOnTop, uncover } from '../piles/order.ts';
import { calls, fleeing, type Flight, meet, testing } from '../register.ts';
import { DISORDERED, ENGAGED, type Empereur, has, inOrder, LATE, LEFT, other, STANDING } from '../state.ts';
import { eliminate } from './losses.ts';
import { bodyOf, moodOf } from './modifiers.ts';
import { disorder } from './disorder.ts';
import { hasAir, OUT, waysOut } from './ways.ts';

function ways(c: Context<Empereur>, vars: Flight): number[] {
  const units = bandUnits(c.s, vars.band);
  const found = waysOut(c.content, c.s, { ...vars, units });
  const open = vars.shy === 1 ? found.filter((to) => to === OUT || !isCrowdedAside(c, vars, units, to)) : found;
  if (vars.points === undefined) return open;
  const near = open.filter((to) => to === OUT || mayRunTo(vars, runCost(c.content, c.s, units, vars.at, to)));
  // Whoever may not stay among those who stand there goes on, points or no points.
  return near.length > 0 || mayStop(c, vars) ? near : open;
}

/** Whether one of those who run together could go on if he were alone. */
function hasWay({ content, s }: Context<Empereur>, vars: Flight, unit: number): boolean {
  return waysOut(content, s, { ...vars, units: [unit] }).length > 0;
}

/** EMP XVI.5#10: a hex of friends that does not lie homeward. */
function isCrowdedAside(
  { content, s }: Context<Empereur>,
  { at }: Flight,
  units: readonly number[],
  to: number,
): boolean {
  const toLine = fieldOf(content, s.scenario).toLine[sideOf(content, units[0] ?? 0)] ?? [];
  return pileAt(s, to).length > 0 && (toLine[to] as number) >= (toLine[at] as number);
}

/** Whether those who run may stop where they are: with nobody, or with others in disorder that leave room. */
function mayStop(c: Context<Empereur>, vars: Flight): boolean {
  const { content, s } = c;
  const there = pileAt(s, vars.at);
  const units = bandUnits(s, vars.band);
  return !anyInOrder(s, there) && compatible(content, there, units) && fits(content, s, [...there, ...units]);
}

/** EMP XI.4: who has reached the wood or town he made for is there. */
function isRefuge(c: Context<Empereur>, { wished, at, passed }: Flight): boolean {
  return wished.length > 0 && passed.length > 1 && terrainAt(fieldOf(c.content, c.s.scenario), at).refuge;
}

const DESPERATE = 2;

/** The next hex beside those who run with units in order of the same desperate body, that has not tested yet. */
function frightened(c: Context<Empereur>, { band, at, alarmed, calm }: Flight): number | undefined {
  const { content, s } = c;
  const [first] = bandUnits(s, band);
  if (first === undefined || calm === 1 || moodOf(content, s, first) < DESPERATE) return undefined;
  const body = bodyOf(content, s.scenario, first);
  return around(fieldOf(content, s.scenario), at).find(
    (near) =>
      !alarmed.includes(near) &&
      pileAt(s, near).some((unit) => inOrder(s, unit) && bodyOf(content, s.scenario, unit) === body),
  );
}

/** EMP XIV.3, XI.4: leaders of the hex that is left, who may go along. */
function escorts(c: Context<Empereur>, { band, at, chiefs }: Flight): number[] {
  const [first] = bandUnits(c.s, band);
  if (first === undefined) return [];
  return leadersWith(c.content, c.s, sideOf(c.content, first), at).filter((chief) => !chiefs.includes(chief));
}

/** EMP VIII.9: hex by hex, under fire, over friends who may run as well. */
export const flight = procedure(calls.flight, {
  begin(c, vars) {
    runWild(c, vars);
    return escorts(c, vars).length > 0 ? c.go('escort') : c.go('alarm');
  },
  escort: {
    power: (c, vars) => ownerOf(c, bandUnits(c.s, vars.band)[0] ?? 0),
    prompt: 'escort',
    clause: 'EMP XIV.3#5',
    about: (c, vars) => ({ unit: bandUnits(c.s, vars.band)[0] ?? 0 }),
    offers(c, vars) {
      for (const chief of escorts(c, vars)) c.offer('bring', chief);
      c.offer('done');
    },
    why: () => ({ reason: 'notWith', clause: 'EMP XIV.3#5' }),
    take: {
      bring(c: Context<Empereur>, vars: Flight, chief: number) {
        vars.chiefs.push(chief);
        return c.go('begin');
      },
      done: (c: Context<Empereur>) => c.go('alarm'),
    },
  },
  /** EMP XII.2: in a body that despairs, whoever sees it close by tests. */
  alarm(c, vars) {
    const hex = frightened(c, vars);
    if (hex === undefined) return c.go('next');
    vars.alarmed.push(hex);
    const body = bodyOf(c.content, c.s.scenario, bandUnits(c.s, vars.band)[0] ?? 0);
    return c.call(calls.test, testing({ hex, cause: 'army', body }), 'alarm');
  },
  next(c, vars) {
    const { s } = c;
    const units = bandUnits(s, vars.band);
    if (units.length === 0) return c.return();
    const stops = mayStop(c, vars);
    if ((vars.left <= 0 || isRefuge(c, vars)) && stops) return c.go('rest');
    const [way, ...more] = ways(c, vars);
    if (way === undefined) {
      // EMP VIII.9: hemmed in by enemies and ground that is closed to it.
      // Who has only the way he came by is not hemmed in: he stays where he has come to.
      if (stops && (vars.must <= 0 || hasAir(c.content, s, units, vars.at))) return c.go('rest');
      const side = sideOf(c.content, units[0] ?? 0);
      // Ruling 39: whoever has a way of his own goes on without those who have none.
      const stuck = units.filter((unit) => !hasWay(c, vars, unit));
      const lost = stuck.length > 0 ? stuck : units;
      for (const unit of lost) eliminate(c, unit, 'EMP VIII.9#6');
      if (lost.length < units.length) return c.go('next');
      // EMP XIV.5: with its last unit the pile of a leader is destroyed.
      if (unitsAt(s, vars.at).length === 0) pileLost(c, vars.at, side);
      return c.return();
    }
    vars.to = way;
    return more.length > 0 || (mayHalt(vars) && stops) ? c.go('choose') : c.go('leave');
  },
  choose: {
    power: (c, vars) => ownerOf(c, bandUnits(c.s, vars.band)[0] ?? 0),
    prompt: 'retreat',
    clause: 'EMP VIII.9#3',
    about: (c, vars) => ({ unit: bandUnits(c.s, vars.band)[0] ?? 0 }),
    offers(c, vars) {
      for (const hex of ways(c, vars)) c.offer('step', hex);
      if (mayHalt(vars) && mayStop(c, vars)) c.offer('done');
    },
    why: () => ({ reason: 'worseWay', clause: 'EMP VIII.9#3' }),
    take: {
      step(c: Context<Empereur>, vars: Flight, hex: number) {
        vars.to = hex;
        return c.go('leave');
      },
      done: (c: Context<Empereur>) => c.go('rest'),
    },
  },
  // EMP VII.5: whoever covers the hex fires, but for those who made it run and those engaged in a shock.
  leave(c, vars) {
    const { content, s } = c;
    const side = sideOf(content, bandUnits(s, vars.band)[0] ?? 0);
    const firers = coverers(content, s, other(side), vars.at).filter(
      (unit) => !vars.by.includes(unit) && !has(s, unit, ENGAGED),
    );
    if (firers.length === 0) return c.go('make');
    return c.call(calls.volley, { hex: vars.at, band: vars.band, firers, opportunity: 1, running: 1 }, 'make');
  },
  /** EMP V.1, V.2: room is made before they come, so that what may not share a hex never does. */
  make(c, vars) {
    const { content, s } = c;
    const units = bandUnits(s, vars.band);
    if (units.length === 0) return c.return();
    if (vars.to === OUT) {
      for (const unit of units) {
        c.tell?.({ fact: 'leftMap', unit, clause: 'EMP VIII.9#9' });
        s.hex[unit] = LEFT;
        s.band[unit] = STANDING;
      }
      touch(s);
      return c.return();
    }
    const there = pileAt(s, vars.to);
    // EMP XVI.5#11-12: a rout carries away whomever it runs over, and whoever runs over it.
    const carried = infected(s, units, there);
    if (carried.length > 0 && there.includes(carried[0] ?? -1)) {
      const crowd = carryAway(c, vars.to, carried);
      return c.call(calls.flight, fleeing(crowd, vars.to, { from: [...vars.from] }), 'make');
    }
    if (carried.length > 0) {
      rout(c, units, 'EMP XVI.5#12');
      runWild(c, vars);
    }
    const mixed = !compatible(content, there, units);
    if (there.length === 0 || (!mixed && fits(content, s, [...there, ...units]))) return c.go('enter');
    const clause = mixed ? 'EMP V.2#2' : 'EMP V.1#2';
    const from = [...vars.from];
    uncover(c, vars.to);
    turnTo(s, there, vars.to);
    if (anyInOrder(s, there)) {
      c.tell?.({ fact: 'overrun', place: vars.to, clause });
      // Whoever among them had lost his order already is pushed on with the others.
      const band = disorder(
        c,
        there.filter((unit) => inOrder(s, unit)),
        s.turn,
      );
      for (const unit of there) if (!isLeft(s, unit)) s.band[unit] = band;
      touch(s);
      return c.call(calls.flight, fleeing(band, vars.to, { from }), 'make');
    }
    // They have lost their order already: they are pushed on by one hex or two, as often as it takes.
    c.tell?.({ fact: 'pushed', place: vars.to, clause: mixed ? 'EMP V.2#3' : 'EMP V.1#3' });
    const band = s.nextBand++;
    for (const unit of there) s.band[unit] = band;
    touch(s);
    return c.call(
      calls.flight,
      fleeing(band, vars.to, { from, must: 1, calm: 1, ...(plays(s, ROUT) ? { wild: 0 } : {}) }),
      'make',
    );
  },
  enter(c, vars) {
    const { s } = c;
    const units = bandUnits(s, vars.band);
    if (vars.points !== undefined) vars.points -= runCost(c.content, s, units, vars.at, vars.to);
    for (const unit of units) s.hex[unit] = vars.to;
    for (const chief of vars.chiefs) if (s.chiefHex[chief] === vars.at) s.chiefHex[chief] = vars.to;
    touch(s);
    vars.passed.push(vars.to);
    vars.at = vars.to;
    vars.left--;
    vars.must--;
    c.tell?.({ fact: 'retreated', unit: units[0] ?? -1, place: vars.to, clause: 'EMP VIII.9#1' });
    riddenInto(c, vars.at, sideOf(c.content, units[0] ?? 0));
    // EMP V.8, VIII.9: friends in order over whom they run test at once.
    return anyInOrder(s, pileAt(s, vars.at))
      ? c.call(calls.test, testing({ hex: vars.at, cause: 'passed', from: [...vars.from] }), 'meet')
      : c.go('meet');
  },
  /** EMP IX.7#4, VIII.1#4: enemy cavalry may fall on whoever runs into its front. */
  meet(c, vars) {
    const { content, s } = c;
    vars.met = bandUnits(s, vars.band);
    const [first] = vars.met;
    if (first === undefined) return c.return();
    const by = other(sideOf(content, first));
    // In its own turn only after a shock or a shot.
    if (by === s.active && vars.from.length === 0) return c.go('alarm');
    return c.call(calls.meeting, meet(by, vars.band, vars.at, { dodges: 0 }), 'after');
  },
  /** EMP IX.7#12: that ends its run, unless it may not stay where it was met. */
  after(c, vars) {
    const { s } = c;
    if (c.result(calls.meeting) !== 1) return c.go('alarm');
    const left = vars.met.filter((unit) => s.hex[unit] === vars.at && s.form[unit] === DISORDERED);
    const others = pileAt(s, vars.at).filter((unit) => !left.includes(unit));
    if (left.length === 0 || !anyInOrder(s, others)) return c.return();
    for (const unit of left) s.band[unit] = vars.band;
    touch(s);
    return c.go('alarm');
  },
  rest(c, vars) {
    const { s } = c;
    const units = bandUnits(s, vars.band);
    // EMP IX.6: whoever has run has no retreat left to make.
    for (const unit of units) s.done[unit] = (s.done[unit] as number) & ~LATE;
    stackOnTop(s, units);
    return c.return();
  },
});
