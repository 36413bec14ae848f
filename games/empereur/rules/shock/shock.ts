import { type Context, type Next, type Procedure, procedure } from '@bivouac/kernel';
import { calls, fleeing, testing } from '../register.ts';
import { disorder } from '../morale/disorder.ts';
import { ARTILLERY, INFANTRY, type ShockResult, type Unit } from '../../content/types.ts';
import { coverers } from '../fire/coverage.ts';
import { directionTo, fieldOf, nextHex } from '../ground/field.ts';
import { byHorseAlone, gunsBeforeSquare, underCharge } from '../charge/impact.ts';
import { leaderCombat } from '../army/leaders.ts';
import { pileLost, riddenInto } from '../army/risk.ts';
import { eliminate, suffer } from '../morale/losses.ts';
import { poseAfter } from '../movement/group.ts';
import { bandUnits, pileAt, topAt, touch } from '../piles/board.ts';
import { fits, sideOf } from '../piles/limits.ts';
import { setOut, stackOnTop, uncover } from '../piles/order.ts';
import { ATTACKED, DISORDERED, type Empereur, ENGAGED, has, inOrder, note, other } from '../state.ts';
import { oddsRow, sumsOf } from './power.ts';

/** What still has to be done to one pile. */
interface Blow {
  hex: number;
  losses: number;
  test: number;
  disorder: number;
  gone: number;
  /** Units that bear losses and tests first; the others only share the fate of the pile. */
  counts: number[];
  taken: number;
}

export interface Shock {
  hex: number;
  piles: number[];
  blows: Blow[];
  /** The attacker who is on his way into the hex, as a band. */
  band: number;
  /** 1 if cavalry alone attacks (EMP X.4). */
  horse: number;
  /** Whose attack it is: a countercharge is the other side's (EMP IX.7). */
  side: number;
}

export function shockAt(hex: number, piles: readonly number[], side: number): Shock {
  return { hex, piles: [...piles], blows: [], band: 0, horse: 0, side };
}

/** EMP VIII.6: what a result means for a battery alone that is taken from behind: losses of 0 or 1 become disorder. */
export function forGuns(result: ShockResult): Pick<ShockResult, 'losses' | 'test' | 'disorder' | 'gone'> {
  return result.disorder || result.gone ? result : { losses: 0, test: false, disorder: true, gone: false };
}

/** Who of the attackers may go into the hex that was emptied (EMP VIII.10). */
function followers(c: Context<Empereur>, { hex, piles }: Shock): number[] {
  const { content, s } = c;
  const there = pileAt(s, hex);
  return piles
    .flatMap((at) => pileAt(s, at))
    .filter((unit) => inOrder(s, unit) && (content.units[unit] as Unit).arm !== ARTILLERY)
    .filter((unit) => there.every((one) => sideOf(content, one) === sideOf(content, unit)))
    .filter((unit) => fits(content, s, [...there, unit]) && mayEnterFrom(c, unit, hex));
}

function mayEnterFrom(c: Context<Empereur>, unit: number, hex: number): boolean {
  const field = fieldOf(c.content, c.s.scenario);
  return directionTo(field, c.s.hex[unit] as number, hex) >= 0;
}

/** EMP VIII.8: sums, odds, a die, both results, then the retreats and the advance. */
export const shock: Procedure<Empereur, Shock> = procedure<Empereur, Shock>('shock', {
  clash(c, vars) {
    const { content, s } = c;
    const defenders = pileAt(s, vars.hex);
    // Fire and flight may have taken one side away since it was declared.
    vars.piles = vars.piles.filter((at) => pileAt(s, at).some((unit) => inOrder(s, unit)));
    if (defenders.length === 0 || vars.piles.length === 0) return c.return();
    for (const unit of defenders) note(s, unit, ATTACKED);
    const lost = abandonedGuns(c, vars.hex);
    if (lost.length > 0 && lost.length === defenders.length) {
      for (const unit of lost) eliminate(c, unit, 'EMP IV.13#4');
      return c.go('emptied');
    }
    const sums = sumsOf(content, s, vars.piles, vars.hex);
    const row = oddsRow(content.tables.shock, sums.attack, sums.defence);
    if (row === undefined || sums.attack === 0) return c.return();
    const bonus =
      leaderCombat(content, s, vars.piles, sums.attackers) - leaderCombat(content, s, [vars.hex], sums.defenders);
    const thrown = c.dice.d6();
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
    // One loss among several piles: it falls on the one that struck hardest.
    const heaviest = Math.max(...vars.piles.map((at) => stepsAt(c, at, striking)));
    const bearer = vars.piles.find((at) => stepsAt(c, at, striking) === heaviest);
    const blow = (hex: number, result: Pick<ShockResult, 'losses' | 'test' | 'disorder' | 'gone'>): Blow => ({
      hex,
      losses: hex === bearer || hex === vars.hex ? result.losses : 0,
      test: result.test ? 1 : 0,
      disorder: result.disorder ? 1 : 0,
      gone: result.gone ? 1 : 0,
      counts: hex === vars.hex ? counts(sums.defenders) : striking.filter((unit) => s.hex[unit] === hex),
      taken: hex === vars.hex ? sums.taken : 0,
    });
    const suffered = underCharge(content, s, striking, vars.hex, sums.gunsAlone ? forGuns(theirs) : theirs);
    vars.blows = [...vars.piles.map((at) => blow(at, mine)), blow(vars.hex, suffered)];
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
    vars.side === c.s.active && vars.piles.length > 0 && followers(c, vars).length > 0 ? c.go('advance') : c.return(),
  advance: {
    power: (c) => c.s.active,
    prompt: 'advance',
    clause: 'EMP VIII.10#1',
    about: (_, vars) => ({ place: vars.hex }),
    offers(c, vars) {
      for (const unit of followers(c, vars)) c.offer('follow', unit);
      c.offer('done');
    },
    why: () => ({ reason: 'noFollow', clause: 'EMP VIII.10#1' }),
    take: {
      follow(c: Context<Empereur>, vars: Shock, unit: number) {
        const { content, s } = c;
        const at = s.hex[unit] as number;
        uncover(c, at);
        vars.band = setOut(s, [unit]);
        const firers = coverers(content, s, other(s.active), at).filter((one) => !has(s, one, ENGAGED));
        if (firers.length === 0) return c.go('enter');
        return c.call(calls.volley, { hex: at, band: vars.band, firers, opportunity: 1, running: 0 }, 'enter');
      },
      done: (c: Context<Empereur>) => c.return(),
    },
  },
  enter(c, vars) {
    const { s } = c;
    const units = bandUnits(s, vars.band);
    const field = fieldOf(c.content, s.scenario);
    for (const unit of units) {
      const direction = directionTo(field, s.hex[unit] as number, vars.hex);
      const to = nextHex(field, s.hex[unit] as number, direction);
      // EMP VIII.10: neither formation nor facing changes, unless the ground asks for it.
      const pose = poseAfter(c, unit, { to, cost: 0, road: false }, direction, true);
      s.hex[unit] = vars.hex;
      s.form[unit] = pose.form;
      s.facing[unit] = pose.facing;
      c.tell?.({ fact: 'advanced', unit, place: vars.hex, clause: 'EMP VIII.10#1' });
    }
    touch(s);
    stackOnTop(s, units);
    if (units.length > 0) riddenInto(c, vars.hex, s.active);
    return c.go('emptied');
  },
});

function stepsAt(c: Context<Empereur>, hex: number, units: readonly number[]): number {
  return units.reduce((sum, unit) => sum + (c.s.hex[unit] === hex ? (c.s.steps[unit] as number) : 0), 0);
}

/** EMP IV.13: guns in disorder without infantry in disorder beside them are lost to whoever attacks them. */
function abandonedGuns(c: Context<Empereur>, hex: number): number[] {
  const { content, s } = c;
  const pile = pileAt(s, hex);
  if (pile.some((unit) => (content.units[unit] as Unit).arm === INFANTRY)) return [];
  return pile.filter((unit) => (content.units[unit] as Unit).arm === ARTILLERY && s.form[unit] === DISORDERED);
}

/** One pile takes what the table gave it: losses first, then disorder or a test (EMP VIII.8). */
function suffering(c: Context<Empereur>, vars: Shock, blow: Blow): Next {
  const { s } = c;
  const attacks = blow.hex !== vars.hex;
  const counter = vars.side !== s.active;
  // EMP IX.7#7: whoever did not countercharge has no part in what comes of it.
  const pile = pileAt(s, blow.hex).filter((unit) => !attacks || !counter || blow.counts.includes(unit));
  const side = attacks ? vars.side : other(vars.side);
  const from = blow.hex === vars.hex ? vars.piles : [vars.hex];
  const by = from.map((at) => topAt(s, at)).filter((unit) => unit >= 0);
  if (blow.gone === 1) {
    for (const unit of pile) eliminate(c, unit, 'EMP VIII.8#6');
    pileLost(c, blow.hex, side);
    return c.go('strike');
  }
  // EMP VIII.3: who counts for nothing loses steps last.
  const first = blow.counts.filter((unit) => pile.includes(unit));
  suffer(c, [...first, ...pile.filter((unit) => !first.includes(unit))], blow.losses, 'EMP VIII.8#3');
  const rest = pileAt(s, blow.hex).filter((unit) => pile.includes(unit));
  if (rest.length === 0) {
    pileLost(c, blow.hex, side);
    return c.go('strike');
  }
  if (blow.disorder === 1) {
    const band = disorder(c, rest, s.turn);
    if (bandUnits(s, band).length === 0) return c.go('strike');
    return c.call(calls.flight, fleeing(band, blow.hex, { from: [...from], by }), 'strike');
  }
  if (blow.test === 0) return c.go('strike');
  const trial = testing({
    hex: blow.hex,
    cause: 'shock',
    taken: blow.taken,
    horse: blow.hex === vars.hex ? vars.horse : 0,
    from: [...from],
    by,
    last: rest.filter((unit) => !first.includes(unit)),
  });
  return c.call(calls.test, trial, 'strike');
}
