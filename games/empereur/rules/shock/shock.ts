import { type Context, during, type Procedure, procedure } from '@bivouac/kernel';
import { handOf } from '../command/hands.ts';
import { ARTILLERY, type ShockResult, type Unit } from '../../content/types.ts';
import { leaderCombat, leadersWith } from '../army/leaders.ts';
import { pileLost, riddenInto } from '../army/risk.ts';
import { exploitable } from '../charge/exploit.ts';
import { byHorseAlone, gunsBeforeSquare, underCharge } from '../charge/impact.ts';
import { squares } from '../charge/squares.ts';
import { isCharging } from '../charge/threat.ts';
import { driving, drivesCouriers } from '../command/couriers.ts';
import { isTied } from '../command/radius.ts';
import { freshBonus, mayRideTo, stepFault, stepsFreely } from '../command/tactics.ts';
import { coverers } from '../fire/coverage.ts';
import { directionTo, fieldOf, nextHex } from '../ground/field.ts';
import { isIdle } from '../interactive/roster.ts';
import { eliminate, suffer } from '../morale/losses.ts';
import { paceOf } from '../movement/costs.ts';
import { mayAdvanceTo, poseAfter } from '../movement/group.ts';
import { horseBonus } from '../options/cavalry.ts';
import { closeUp, turnTo } from '../options/skirmish.ts';
import { takeGuns } from '../options/left-guns.ts';
import { bandUnits, pileAt, touch } from '../piles/board.ts';
import { sideOf } from '../piles/limits.ts';
import { setOut, stackOnTop, uncover } from '../piles/order.ts';
import { calls, meet } from '../register.ts';
import { ATTACKED, COUNTERING, type Empereur, ENGAGED, has, inOrder, LINE, note, other } from '../state.ts';
import { abandonedGuns, bearerOf, type Blow, forGuns, type Shock, suffering } from './blows.ts';
import { oddsRow, sumsOf, takenBy } from './power.ts';

/** Who of the attackers may go into the hex that was emptied (EMP VIII.10). */
function followers(c: Context<Empereur>, { hex, piles }: Shock, ordered = true): number[] {
  const { content, s } = c;
  const there = pileAt(s, hex);
  return (
    piles
      .flatMap((at) => pileAt(s, at))
      .filter(
        (unit) => inOrder(s, unit) && !isIdle(s, content, unit) && (content.units[unit] as Unit).arm !== ARTILLERY,
      )
      .filter((unit) => there.every((one) => sideOf(content, one) === sideOf(content, unit)))
      // EMP XVII.3#7, XVII.3#15: as orders let them go; whether there is a question rests on what all can see.
      .filter((unit) => !ordered || stepFault(c, [unit], s.hex[unit] as number, hex) === null)
      .filter((unit) => mayAdvanceTo(c, [unit], hex) && mayEnterFrom(c, unit, hex))
  );
}

/** Whether ground and side let it in: what it would cost does not matter. */
function mayEnterFrom({ content, s }: Context<Empereur>, unit: number, hex: number): boolean {
  const field = fieldOf(content, s.scenario);
  const at = s.hex[unit] as number;
  const direction = directionTo(field, at, hex);
  if (direction < 0) return false;
  const sheet = content.units[unit] as Unit;
  // EMP IV.1: a line that has attacked over a stream does not cross it.
  return typeof paceOf(content, field, sheet, s.form[unit] as number, at, direction) !== 'string';
}

/** EMP VIII.10, VII.5: who fires at those who are about to advance: nobody who is engaged in a shock himself. */
function snipers({ content, s }: Context<Empereur>, { band }: Shock): number[] {
  const [unit] = bandUnits(s, band);
  if (unit === undefined) return [];
  return coverers(content, s, other(s.active), s.hex[unit] as number).filter((one) => !has(s, one, ENGAGED));
}

/** Those of the same hex who could advance together with those who are about to. */
function company(c: Context<Empereur>, vars: Shock): number[] {
  const { s } = c;
  const units = bandUnits(s, vars.band);
  const at = s.hex[units[0] ?? 0] as number;
  return followers(c, { ...vars, piles: [at] }).filter((unit) => {
    const all = [...units, unit];
    return mayAdvanceTo(c, all, vars.hex) && stepFault(c, all, at, vars.hex) === null;
  });
}

/** Leaders who stayed behind where units have advanced from, and may follow them, as far as command lets them (EMP XVII.2#3, XVII.3#13). */
function escorts(c: Context<Empereur>, { hex, left }: Shock, ordered = true): number[] {
  const there = pileAt(c.s, hex)[0];
  if (there === undefined || sideOf(c.content, there) !== c.s.active) return [];
  const chiefs = left.flatMap((at) => leadersWith(c.content, c.s, c.s.active, at));
  return chiefs.filter((chief) => !ordered || (!isTied(c.s, chief) && mayRideTo(c, chief, hex)));
}

/** EMP VIII.8: sums, odds, a die, both results, then the retreats and the advance. */
export const shock: Procedure<Empereur, Shock> = procedure<Empereur, Shock>('shock', {
  clash(c, vars) {
    const { content, s } = c;
    // Of a combined charge somebody may have run by now.
    vars.also = vars.also.filter((hex) => pileAt(s, hex).length > 0);
    if (pileAt(s, vars.hex).length === 0 && vars.also.length > 0) vars.hex = vars.also.shift() ?? vars.hex;
    for (const at of [...vars.piles, vars.hex]) turnTo(s, pileAt(s, at), at);
    const defenders = [vars.hex, ...vars.also].flatMap((hex) => pileAt(s, hex));
    // Fire and flight may have taken one side away since it was declared.
    vars.piles = vars.piles.filter((at) => pileAt(s, at).some((unit) => inOrder(s, unit)));
    // EMP XVI.3#4: nobody defends guns that were left.
    if (defenders.length === 0 && vars.piles.length > 0 && takeGuns(c, vars.hex, vars.side)) return c.go('emptied');
    if (defenders.length === 0 || vars.piles.length === 0) return c.return();
    // EMP VIII.1: a countercharge does not count as the one attack of a turn.
    if (vars.counter === 0) for (const unit of defenders) note(s, unit, ATTACKED);
    const lost = abandonedGuns(c, vars.hex);
    if (lost.length > 0 && lost.length === defenders.length) {
      for (const unit of lost) eliminate(c, unit, 'EMP IV.13#4');
      pileLost(c, vars.hex, other(vars.side));
      return c.go('emptied');
    }
    const fights = (unit: number) => vars.counter === 0 || has(s, unit, COUNTERING);
    const sums = sumsOf(content, s, vars.piles, vars.hex, { also: vars.also, fights });
    const row = oddsRow(content.tables.shock, sums.attack, sums.defence);
    if (row === undefined || sums.attack === 0) return c.return();
    const bonus =
      leaderCombat(content, s, vars.piles, sums.attackers) -
      leaderCombat(content, s, [vars.hex, ...vars.also], sums.defenders) +
      horseBonus(content, s, {
        attackers: sums.attackers.map(({ unit }) => unit),
        defenders: sums.defenders.map(({ unit }) => unit),
        counter: vars.counter === 1,
      });
    const freshness = (side: readonly { unit: number }[]) =>
      freshBonus(
        c,
        side.map(({ unit }) => unit),
      );
    const thrown = c.dice.d6() + freshness(sums.attackers) - freshness(sums.defenders);
    const die = Math.max(1, Math.min(6, thrown + bonus));
    const [mine, theirs] = row.results[die - 1] ?? [];
    if (mine === undefined || theirs === undefined) return c.return();
    const odds = `${row.attacker}:${row.defender}`;
    c.mark?.(`shock:${odds}`);
    c.tell?.({
      fact: 'shock',
      place: vars.hex,
      attack: sums.attack,
      defence: sums.defence,
      odds,
      die,
      attacker: mine.text,
      defender: theirs.text,
      clause: 'EMP VIII.8#2',
    });
    const counts = (side: readonly { unit: number; value: number }[]) =>
      side.filter(({ value }) => value > 0).map(({ unit }) => unit);
    const striking = counts(sums.attackers);
    const standing = counts(sums.defenders);
    const defended = [vars.hex, ...vars.also];
    const bearers = [bearerOf(c, vars.piles, striking), bearerOf(c, defended, standing)];
    const blow = (hex: number, result: Pick<ShockResult, 'losses' | 'test' | 'disorder' | 'gone'>): Blow => ({
      hex,
      losses: bearers.includes(hex) ? result.losses : 0,
      test: result.test ? 1 : 0,
      disorder: result.disorder ? 1 : 0,
      gone: result.gone ? 1 : 0,
      counts: [...striking, ...standing].filter((unit) => s.hex[unit] === hex),
      taken: defended.includes(hex) ? takenBy(content, s, vars.piles, hex) : 0,
    });
    const result = sums.gunsAlone ? forGuns(theirs) : theirs;
    // Ruling 213: a countercharge is no charge.
    const suffered = vars.counter === 1 ? result : underCharge(content, s, striking, vars.hex, result);
    vars.blows = [...vars.piles.map((at) => blow(at, mine)), ...defended.map((at) => blow(at, suffered))];
    vars.horse = byHorseAlone(content, striking) ? 1 : 0;
    const battery = gunsBeforeSquare(content, s, striking, vars.hex);
    if (battery >= 0) suffer(c, [battery], 1, 'EMP IX.6#8');
    return c.go('strike');
  },
  strike(c, vars) {
    const blow = vars.blows.shift();
    return blow === undefined ? c.go('emptied') : suffering(c, vars, blow);
  },
  // EMP IX.7#11: after a countercharge nobody advances.
  emptied: (c, vars) =>
    vars.counter === 0 && vars.piles.length > 0 && followers(c, vars, false).length + escorts(c, vars, false).length > 0
      ? c.go('advance')
      : c.return(),
  advance: {
    power: (c) => handOf(c, c.s.active),
    prompt: 'advance',
    clause: 'EMP VIII.10#1',
    about: (_, vars) => ({ place: vars.hex }),
    offers(c, vars) {
      for (const unit of followers(c, vars)) c.offer('follow', unit);
      for (const chief of escorts(c, vars)) c.offer('bring', chief);
      c.offer('done');
    },
    why: () => ({ reason: 'noFollow', clause: 'EMP VIII.10#1' }),
    take: {
      follow(c: Context<Empereur>, vars: Shock, unit: number) {
        const { s } = c;
        uncover(c, s.hex[unit] as number);
        vars.band = setOut(s, [unit]);
        return company(c, vars).length > 0 && snipers(c, vars).length > 0 ? c.go('company') : c.go('alert');
      },
      /** EMP XIV.3: he goes where units of his hex have gone. */
      bring(c: Context<Empereur>, vars: Shock, chief: number) {
        c.s.chiefHex[chief] = vars.hex;
        c.tell?.({ fact: 'rode', leader: chief, place: vars.hex, clause: 'EMP XIV.3#5' });
        return c.go('emptied');
      },
      done: (c: Context<Empereur>) => c.return(),
    },
  },
  /** EMP VII.5#6: whoever leaves the hex with it is fired at with it, and not once more. */
  company: {
    power: (c) => handOf(c, c.s.active),
    prompt: 'advanceWith',
    clause: 'EMP VII.5#6',
    about: (c, vars) => ({ unit: bandUnits(c.s, vars.band)[0] ?? 0 }),
    offers(c, vars) {
      for (const unit of company(c, vars)) c.offer('with', unit);
      c.offer('done');
    },
    why: () => ({ reason: 'notWith', clause: 'EMP VIII.10#5' }),
    take: {
      with(c: Context<Empereur>, vars: Shock, unit: number) {
        c.s.band[unit] = vars.band;
        touch(c.s);
        return company(c, vars).length > 0 ? c.go('company') : c.go('alert');
      },
      done: (c: Context<Empereur>) => c.go('alert'),
    },
  },
  /** EMP IX.4#2: infantry that it could attack next may form square before cavalry comes beside it. */
  alert(c, vars) {
    const [unit = -1] = bandUnits(c.s, vars.band);
    const at = c.s.hex[unit] as number;
    const hexes = exploitable(c, unit, vars.hex);
    return hexes.length === 0 ? c.go('leave') : c.call(squares, during({ band: vars.band, at, hexes }), 'leave');
  },
  leave(c, vars) {
    const { s } = c;
    const [unit] = bandUnits(s, vars.band);
    if (unit === undefined) return c.go('emptied');
    const at = s.hex[unit] as number;
    const firers = snipers(c, vars);
    if (firers.length === 0) return c.go('enter');
    return c.call(calls.volley, { hex: at, band: vars.band, firers, opportunity: 1, running: 0 }, 'enter');
  },
  enter(c, vars) {
    const { s } = c;
    const units = bandUnits(s, vars.band);
    const field = fieldOf(c.content, s.scenario);
    stepsFreely(c, units);
    for (const unit of units) {
      const from = s.hex[unit] as number;
      const direction = directionTo(field, from, vars.hex);
      const to = nextHex(field, from, direction);
      if (!vars.left.includes(from)) vars.left.push(from);
      // Ruling 421: skirmishers who advance close up.
      closeUp(s, unit);
      // EMP VIII.10: neither formation nor facing changes, unless the ground asks for it.
      // EMP IX.3#5: cavalry leaves its line, for a wood as well, when its charge is over.
      const pose = isCharging(c.content, s, unit)
        ? { form: LINE, facing: s.facing[unit] as number }
        : poseAfter(c, unit, { to, cost: 0, road: false }, direction, true);
      s.hex[unit] = vars.hex;
      s.form[unit] = pose.form;
      s.facing[unit] = pose.facing;
      c.tell?.({ fact: 'advanced', unit, place: vars.hex, clause: 'EMP VIII.10#1' });
    }
    touch(s);
    if (units.length === 0) return c.go('emptied');
    riddenInto(c, vars.hex, s.active);
    // EMP IX.7: at any moment of the other side's turn.
    return c.call(calls.meeting, meet(other(s.active), vars.band, vars.hex, { dodges: 0 }), 'settle');
  },
  settle(c, vars) {
    const units = bandUnits(c.s, vars.band);
    stackOnTop(c.s, units);
    // EMP XVII.5#8: whoever has come within 2 hexes of a courier drives him off.
    const drives = units.length > 0 && drivesCouriers(c, vars.hex);
    return drives ? c.call(driving, { hex: vars.hex, number: 0 }, 'emptied') : c.go('emptied');
  },
});
