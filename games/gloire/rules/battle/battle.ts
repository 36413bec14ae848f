import { type Procedure, procedure } from '@bivouac/kernel';
import { afterBattle, aftermath } from './aftermath.ts';
import { cardsAfterBattle, cardsAtBattle, cardsAtSequence, cardsDuring } from '../cards/playing.ts';
import { averageCohesion, type Battle, forceOf, gunsOf, moraleBonus, strengthIn } from './battle-force.ts';
import { isEncircled, isHelpedFromFlank, originsOf } from './encirclement.ts';
import { eliminateDecoys, openSlots } from '../pieces/losses.ts';
import { modifiersOf, throwOf } from './modifiers.ts';
import { overrun, overrunning } from './overrun.ts';
import { decoyIn, insideAt, leadersIn, unitsIn } from '../pieces/pieces.ts';
import { dropMarches, joinBattle } from '../reactions/guns.ts';
import { decides } from '../players/partners.ts';
import { type Ctx, type Gloire, OFF, other, SIDES } from '../state.ts';
import { suffering } from './suffering.ts';
import { columnOf, lossOf } from './table.ts';
import { choosing, roundsOf } from './tactics.ts';
import { artilleryDie, roundsIn } from '../turn/weather.ts';

/** GLO 8.4#9: so many times the defender's points. */
const OVERRUN_ODDS = 6;
/** GLO 8.6#1: a fifth. */
const FIFTH = 5;

/** GLO 8.1: the course of a battle, P1 to P6. */
export const battle: Procedure<Gloire, Battle> = procedure<Gloire, Battle>('battle', {
  /** Event cards come before anything is chosen (ruling 127). */
  begin(c, vars) {
    c.s.battery.fill(0);
    c.s.muted = OFF;
    return c.call(cardsAtBattle, cardsDuring('battle', { battle: { ...vars } }), 'tactics');
  },
  /** P1 (GLO 8.1#1 to #3): both choose in secret, before anything is shown. */
  tactics(c, vars) {
    c.tell?.({ fact: 'battle', town: vars.town, kind: vars.kind, side: vars.attacker, clause: 'GLO 8#3' });
    const branches = SIDES.map((side) => {
      const power = decides(c, side);
      return { power, vars: { power, side, battle: vars } };
    });
    return c.fork(choosing, branches, 'shown');
  },
  shown(c, vars) {
    const [french = 1, coalition = 1] = c.results(choosing);
    vars.tactics = [french, coalition];
    for (const side of SIDES) {
      const here = forceOf(c, vars, side);
      openSlots(c, here, 'GLO 8.1#3');
      // GLO 7.1#10, ruling 86: decoys leave when units are shown.
      eliminateDecoys(
        c,
        here.filter((slot) => decoyIn(c, slot) !== OFF),
        'GLO 7.1#10',
      );
      for (const unit of unitsIn(c, here)) c.s.hurt[unit] = 0;
      vars.leaders.push(...leadersIn(c, here));
    }
    const leads = SIDES.map((side) => leadersIn(c, forceOf(c, vars, side)).length > 0);
    vars.type = roundsOf(french, coalition, leads[0] !== leads[1]);
    vars.rounds = roundsIn(c.s.weather, vars.type);
    c.mark?.(`type:${vars.type}`);
    c.tell?.({
      fact: 'tactics',
      town: vars.town,
      french,
      coalition,
      type: vars.type,
      rounds: vars.rounds,
      clause: 'GLO 8.2#2',
    });
    return c.go('flanks');
  },
  /** GLO 8.5#5 to #12: flank and encirclement are settled before the combat is fought. */
  flanks(c, vars) {
    vars.base = SIDES.map((side) => strengthIn(c, vars, side));
    const { links, towns, barred } = originsOf(c, vars);
    vars.origins = towns;
    vars.barred = barred;
    vars.links = links;
    if (links.length > 1) {
      const side = vars.surprise === OFF ? vars.attacker : vars.surprise;
      vars.flank[side] = 1;
      c.tell?.({ fact: 'flank', town: vars.town, side, clause: vars.surprise === OFF ? 'GLO 8.5#5' : 'GLO 8.5#9' });
    }
    if (isHelpedFromFlank(c, vars)) {
      vars.flank[vars.attacker] = 1;
      c.tell?.({ fact: 'flank', town: vars.town, side: vars.attacker, clause: 'GLO 8.5#5' });
    }
    vars.encircled = isEncircled(c, vars);
    if (vars.encircled) c.tell?.({ fact: 'encircled', town: vars.town, clause: 'GLO 8.5#10' });
    return c.go('round');
  },
  /** P3 (GLO 8.1#6 to #8): strength is counted; at six to one the attacker may overrun instead. */
  round(c, vars) {
    vars.round++;
    vars.tests = [0, 0];
    joinBattle(c, vars);
    return c.call(cardsAtSequence, cardsDuring('sequence', { battle: { ...vars } }), 'strength');
  },
  strength(c, vars) {
    // A card may have taken the last troops of a side away.
    if (SIDES.some((side) => strengthIn(c, vars, side) === 0)) return c.go('judge');
    const foes = strengthIn(c, vars, other(vars.attacker));
    const odds = strengthIn(c, vars, vars.attacker) >= OVERRUN_ODDS * foes;
    return odds && mayOverrun(c, vars) ? c.go('odds') : c.go('fire');
  },
  odds: {
    power: (c, vars) => decides(c, vars.attacker),
    prompt: 'overrun',
    clause: 'GLO 8.4#9',
    about: (_, vars) => ({ town: vars.town }),
    offers(c) {
      c.offer('overrun');
      c.offer('battle');
    },
    take: {
      overrun: (c, vars) => c.call(overrun, overrunning(vars), 'overran'),
      battle: (c) => c.go('fire'),
    },
  },
  overran(c, vars) {
    dropMarches(c, vars.town);
    c.s.battery.fill(0);
    c.s.muted = OFF;
    return c.return();
  },
  /** P4 (GLO 8.1#9 to #12): a die each, in its column; guns in even rounds; all losses together. */
  fire(c, vars) {
    vars.bears = [0, 0];
    for (const side of [vars.attacker, other(vars.attacker)]) throwCombat(c, vars, side);
    if (vars.round % 2 === 0) for (const side of [vars.attacker, other(vars.attacker)]) throwGuns(c, vars, side);
    return c.go('losses');
  },
  losses(c, vars) {
    const side = SIDES.find((one) => (vars.bears[one] as number) > 0);
    if (side === undefined) return c.go('morale');
    const left = Math.min(vars.bears[side] as number, strengthIn(c, vars, side));
    vars.bears[side] = 0;
    vars.lost[side] = (vars.lost[side] as number) + left;
    return c.call(suffering, { side, slots: [...forceOf(c, vars, side)], left, clause: 'GLO 8.4#7' }, 'losses');
  },
  /** GLO 8.6: tests at the end of the round, once a side at the most. */
  morale(c, vars) {
    for (const side of [vars.attacker, other(vars.attacker)]) {
      if (strengthIn(c, vars, side) === 0) continue;
      if (FIFTH * (vars.lost[side] as number) >= (vars.base[side] as number)) vars.shaken[side] = 1;
      if (vars.shaken[side] === 1 || vars.tests[side] === 1) test(c, vars, side);
    }
    return c.go('encircledLoss');
  },
  /** GLO 8.6#14: an encircled Force stays, and pays for it; looked at again now (ruling 110). */
  encircledLoss(c, vars) {
    const side = other(vars.attacker);
    if (vars.failed[side] !== 1 || !vars.encircled) return c.go('judge');
    vars.encircled = isEncircled(c, vars);
    if (!vars.encircled) return c.go('judge');
    vars.failed[side] = 0;
    vars.lost[side] = (vars.lost[side] as number) + 1;
    return c.call(suffering, { side, slots: [...forceOf(c, vars, side)], left: 1, clause: 'GLO 8.6#14' }, 'judge');
  },
  /** P5 (GLO 8.1#13 to #18). */
  judge(c, vars) {
    const done = vars.round >= vars.rounds;
    const broken = SIDES.map((side) => vars.failed[side] === 1 || strengthIn(c, vars, side) === 0);
    const [french, coalition] = broken;
    if (!done && french === false && coalition === false) return c.go('round');
    const beaten = french === coalition ? heavier(vars) : french === true ? 0 : 1;
    dropMarches(c, vars.town);
    return c.call(aftermath, afterBattle(vars, beaten), 'over');
  },
  over(c, vars) {
    c.s.battery.fill(0);
    c.s.muted = OFF;
    return c.call(cardsAfterBattle, cardsDuring('after', { battle: { ...vars } }), 'done');
  },
  done: (c) => c.return(),
});

/** Rulings 100 to 102: who lost more; OFF for a drawn battle. */
function heavier({ lost }: Battle): number {
  const [french = 0, coalition = 0] = lost;
  return french === coalition ? OFF : french > coalition ? 0 : 1;
}

/** GLO 8.4#22 to #24, ruling 187: not by an interceptor, who defends; not through a fortress or works that are held. */
function mayOverrun(c: Ctx, vars: Battle): boolean {
  if (vars.kind !== 'field' || insideAt(c, vars.town, other(vars.attacker)).length > 0) return false;
  return c.s.entrenched[vars.town] !== other(vars.attacker);
}

function throwCombat(c: Ctx, vars: Battle, side: number): void {
  const { combat } = c.content.tables;
  const { column, die: added } = throwOf(c, vars, side);
  const die = c.dice.d6();
  const loss = lossOf(combat, column, die + added);
  hit(vars, other(side), loss.points, loss.test);
  c.mark?.(`column:${column}`);
  c.tell?.({
    fact: 'fire',
    town: vars.town,
    side,
    round: vars.round,
    die,
    added,
    column,
    points: loss.points,
    test: loss.test,
    why: modifiersOf(c, vars, side).map(({ id }) => id),
    clause: 'GLO 8.4#1',
  });
}

function throwGuns(c: Ctx, vars: Battle, side: number): void {
  const { artillery } = c.content.tables;
  const guns = gunsOf(c, forceOf(c, vars, side));
  const column = columnOf(artillery.columns, guns);
  if (column < 0) return;
  const die = c.dice.d6();
  const added = artilleryDie(c.s.weather);
  const loss = lossOf(artillery, column, die + added);
  hit(vars, other(side), loss.points, loss.test);
  c.tell?.({
    fact: 'guns',
    town: vars.town,
    side,
    round: vars.round,
    die,
    added,
    guns,
    points: loss.points,
    test: loss.test,
    clause: 'GLO 8.4#2',
  });
}

function hit(vars: Battle, side: number, points: number, test: boolean): void {
  vars.bears[side] = (vars.bears[side] as number) + points;
  // Ruling 99: the side that suffers a star tests, even without a loss.
  if (test) vars.tests[side] = 1;
}

/** GLO 8.6#7: a die not above average cohesion, with what the leader adds. */
function test(c: Ctx, vars: Battle, side: number): void {
  const here = forceOf(c, vars, side);
  const needed = averageCohesion(c, here) + moraleBonus(c, here);
  const die = c.dice.d6();
  const held = die <= needed;
  if (!held) vars.failed[side] = 1;
  c.tell?.({ fact: 'morale', town: vars.town, side, die, needed, held, clause: 'GLO 8.6#7' });
}
