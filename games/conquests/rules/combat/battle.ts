import { during, type Next, type Procedure, procedure } from '@bivouac/kernel';
import { carry } from '../map/carrying.ts';
import { capitalFor, neutralCapital, noteCapitals } from '../map/control.ts';
import { leftBehind } from '../map/garrisons.ts';
import { areFriends, isOpenTo, quarrelAt } from '../map/relations.ts';
import { isEmpty, isThere, presentAt, troopsAt, unitsAt } from '../map/troops.ts';
import { CAV, type Conquests, type Ctx, GUARD_CAV, GUARD_INF, INF, KINDS, POWERS, SHIPS, shipOwner } from '../state.ts';
import { parting } from '../diplomacy/parting.ts';
import { convert } from '../zones/deploying.ts';
import { gainMoves, loseMoves, lowerMorale, payMoney } from '../zones/tracks.ts';
import { AT_ONCE, BATTLE, type Battle, IN_COMBAT, lineUp, newBattle, waitsOnLand } from './battle-vars.ts';
import { capturing } from './capturing.ts';
import { attackCard, cardMoment, defenceCard, type Played } from './cards.ts';
import { clashOf } from './clash.ts';
import { chooserFor, deciderOf } from './deciding.ts';
import { ATTACK, DEFENCE, dieOf, type ForceRow, forceRows, sumOf } from './force.ts';
import { following, followUp } from './following.ts';
import { NO_COUNCIL, outcome } from './outcome.ts';
import { retreatFrom, retreating, type Terms } from './retreating.ts';
import { seaRetreat } from './sea-retreat.ts';
import { supportFor, supporting } from './supporting.ts';
import { RESULTS, resultOf } from './table.ts';

const DIVISION = { moves: 2, morale: 1 } as const;

function placeOf({ land, sea }: Battle): { land: number } | { sea: number } {
  return land >= 0 ? { land } : { sea };
}

function termsOf(battle: Battle): Terms {
  return RESULTS[battle.result]?.retreat ?? 'free';
}

/** Every battle empties a place of one group of friends: there are no more than places and groups. */
const BOUND = 100 * POWERS;

/** CON 11: all battles, by land and by sea. */
export const combat: Procedure<Conquests, Record<string, never>> = procedure<Conquests, Record<string, never>>(
  'combat',
  {
    // CON 11#5, #6: powers move in turn order, so their battles lie in that order too; each orders its own.
    resolve: (c) => c.settle(IN_COMBAT, { by: 'owner', bound: BOUND, clause: 'CON 11#6' }, 'rest'),
    // CON 11.8#9: a fallen capital leads here: the battles that it brings come first, then those that still waited.
    realign: (c) => c.settle(AT_ONCE, { by: 'queue', bound: BOUND }, 'resolve'),
    // Ruling 143: a forced ally who was replaced, and who else still stands with strangers, is parted from them.
    rest: (c) => c.call(parting, { land: -1, power: -1, stays: -1 }, 'over'),
    over(c) {
      noteCapitals(c);
      const { movesKept } = c.content.prices;
      for (let power = 0; power < POWERS; power++) {
        c.s.moves[power] = Math.min(c.s.moves[power] as number, movesKept);
      }
      return c.return();
    },
  },
);

/** CON 11: one battle, from its two sides to the ground that is won. */
export const battle: Procedure<Conquests, Battle> = procedure<Conquests, Battle>(BATTLE, {
  begin(c, vars) {
    // A Division and a pursuit say themselves who fights.
    if (!vars.division && vars.riders.length === 0) vars.sides = lineUp(c.s, vars);
    const [ours, theirs] = vars.sides;
    if (ours.length === 0) return c.return();
    if (theirs.length === 0 && !vars.garrison) return vars.land >= 0 ? c.go('taken') : c.return();
    c.tell?.({
      fact: 'battle',
      ...placeOf(vars),
      power: vars.attacker,
      attackers: [...ours],
      defenders: [...theirs],
      clause: 'CON 11#1',
    });
    if (vars.sea >= 0 || vars.riders.length > 0) return c.go(vars.riders.length > 0 ? 'throw' : 'attack');
    // In a Division the frigates of the battle itself go on supporting.
    return vars.division ? c.go('attack') : c.call(supporting, supportFor(vars), 'supported');
  },
  supported(c, vars) {
    vars.support = c.result(supporting);
    return c.go('attack');
  },
  /** CON 11.1#5: the attackers show their cards first. */
  attack: (c, vars) => c.call(attackCard, during(cardMoment(vars, ATTACK, vars.spoken)), 'attacked'),
  attacked(c, vars) {
    const played = c.result(attackCard);
    if (played !== null) return play(c, vars, ATTACK, played);
    vars.spoken = 0;
    return c.go('defend');
  },
  defend: (c, vars) => c.call(defenceCard, during(cardMoment(vars, DEFENCE, vars.spoken)), 'defended'),
  defended(c, vars) {
    const played = c.result(defenceCard);
    return played === null ? c.go('throw') : play(c, vars, DEFENCE, played);
  },
  /** After a card: the same side may play another one with another adviser. */
  goOn: (c, vars) => c.go(vars.stage === ATTACK ? 'attack' : 'defend'),
  /** CON 17.2.4#11, #12: the first attacker has the initiative again; the others fight on or fall back. */
  divided(c, vars) {
    vars.sides = lineUp(c.s, vars);
    const [ours, theirs] = vars.sides;
    if (ours.length === 0) return c.return();
    if (theirs.length === 0) return vars.garrison ? c.go('goOn') : c.go('taken');
    const napoleon = vars.sides[vars.stage].includes(0);
    return napoleon ? c.go('fightOn') : c.go('goOn');
  },
  fightOn: {
    power: (c, vars) => deciderOf(c.s, vars, vars.sides[vars.stage === ATTACK ? 1 : 0]),
    prompt: 'fightOn',
    open: true,
    clause: 'CON 17.2.4#12',
    about: (_, vars) => ({ land: vars.land }),
    offers(c) {
      c.offer('fight');
      c.offer('fallBack');
    },
    take: {
      fight: (c) => c.go('goOn'),
      fallBack(c, vars) {
        vars.leaving = inOrder(c, vars.sides[vars.stage === ATTACK ? 1 : 0]);
        return c.go('leave');
      },
    },
  },
  /** CON 17.2.4#13: who has slipped away is out of it; his allies may still be there. */
  slipped(c, vars) {
    vars.sides = lineUp(c.s, vars);
    if (vars.sides[1].length > 0 || vars.garrison) return c.go('goOn');
    return vars.land >= 0 ? c.go('taken') : c.return();
  },
  /** CON 11.2#15: the die, when all cards are on the table; CON 11.3.1#3: the first row that fits. */
  throw(c, vars) {
    const clash = clashOf(c, vars);
    const rows = [forceRows(c, clash, ATTACK), forceRows(c, clash, DEFENCE)] as const;
    const die = c.dice.d6();
    const added = dieOf(clash)[die - 1] as number;
    const attack = sumOf(rows[0]) + added;
    const defence = sumOf(rows[1]);
    const row = resultOf(attack, defence);
    vars.result = RESULTS.indexOf(row);
    if (vars.sea >= 0) markFought(c, vars);
    c.mark?.(`result:${row.id}`);
    c.tell?.({
      fact: 'thrown',
      ...placeOf(vars),
      power: vars.attacker,
      die,
      added,
      attack,
      defence,
      attackRows: rows[0].map(plain),
      defenceRows: rows[1].map(plain),
      result: row.id,
      clause: row.clause,
    });
    return c.call(outcome, { battle: { ...vars }, row: vars.result, lost: 0, council: { ...NO_COUNCIL } }, 'decided');
  },
  decided(c, vars) {
    const row = RESULTS[vars.result];
    const beaten = row?.won === 'attack' ? DEFENCE : ATTACK;
    // CON 17.2.4#9: Napoleon does not retreat from a Division.
    const stays = vars.division && beaten === ATTACK;
    vars.leaving = stays ? [] : inOrder(c, vars.sides[beaten]);
    vars.held = heldAgainst(c, vars.attacker);
    return c.go('leave');
  },
  /** CON 11.4, 11.5#6: each power of the beaten side by itself, in turn order. */
  leave(c, vars) {
    const [power] = vars.leaving;
    if (power === undefined) return c.go('follow');
    const side = vars.sides[0].includes(power) ? vars.sides[0] : vars.sides[1];
    const chooser = chooserFor(c.s, power, side);
    if (vars.sea >= 0) {
      vars.leaving.shift();
      return c.call(seaRetreat, { power, sea: vars.sea, terms: termsOf(vars), chooser }, 'leave');
    }
    return c.call(retreating, retreatFrom(power, vars.land, termsOf(vars), chooser), 'left');
  },
  left(c, vars) {
    vars.leaving.shift();
    for (const land of c.result(retreating)) if (!vars.refuges.includes(land)) vars.refuges.push(land);
    return c.go('leave');
  },
  /** CON 11.6#1: pursuit or advance, after a strategic or tactical victory of the attacker over troops. */
  follow(c, vars) {
    const row = RESULTS[vars.result];
    const won = row?.won === 'attack' && row.noted;
    const plainBattle = vars.land >= 0 && !vars.division && vars.riders.length === 0 && vars.sides[1].length > 0;
    return won && plainBattle ? c.call(following, followUp({ ...vars }), 'followed') : c.go('taken');
  },
  followed(c, vars) {
    const next = c.result(following);
    if (next === null) return c.go('taken');
    const { land, pursues, group } = next;
    const empty = isEmpty(c.s, land);
    carry(c, group, vars.land, land);
    leftBehind(c, vars.land);
    const told = { power: vars.attacker, from: vars.land, land, group: [...group] };
    if (!pursues) {
      c.tell?.({ fact: 'advanced', ...told, clause: 'CON 11.6#11' });
      arrive(c, vars.attacker, land, empty);
      return c.go('taken');
    }
    c.tell?.({ fact: 'pursued', ...told, clause: 'CON 11.6#2' });
    const riders = vars.sides[0].filter((power) => group.slice(power * KINDS, (power + 1) * KINDS).some((n) => n > 0));
    const fled = vars.sides[1].filter((power) => isThere(c.s, land, power));
    return c.call(battle, { ...newBattle({ land }, vars.attacker), sides: [riders, fled], riders: group }, 'taken');
  },
  /** Ruling 141: last of all the ground itself: a capital may have fallen. */
  taken(c, vars) {
    const stands = vars.land >= 0 && vars.sides[0].some((power) => isThere(c.s, vars.land, power));
    const alone = stands && vars.sides[1].every((power) => unitsAt(c.s, vars.land, power) === 0);
    if (!alone || vars.division) return c.return();
    return c.call(capturing, { land: vars.land, attacker: vars.attacker, powers: [...vars.sides[0]] }, 'turned');
  },
  /** CON 11.8#8, #9: a nation that has changed sides fights its former friends at once, then the rest goes on anew. */
  turned(c) {
    const nation = c.result(capturing);
    if (nation < 0) return c.return();
    for (let land = 0; land < c.content.map.lands.length; land++) {
      if (quarrelAt(c.s, land) === null || waitsOnLand(c, land) !== null || !isThere(c.s, land, nation)) continue;
      c.schedule(battle, newBattle({ land }, nation), { owner: nation, due: AT_ONCE });
      c.tell?.({ fact: 'turnedOn', power: nation, land, clause: 'CON 11.8#9' });
    }
    return c.unwind(combat, 'realign');
  },
});

function plain({ id, points }: ForceRow): { id: string; points: number } {
  return { id, points };
}

/** CON 11.6#4: lands that are held against a power, before the beaten flee into them. */
function heldAgainst(c: Ctx, power: number): number[] {
  return c.content.map.lands.flatMap((_, land) => (isOpenTo(c.s, land, power) ? [] : [land]));
}

function inOrder(c: Ctx, powers: readonly number[]): number[] {
  return c.s.order.filter((power) => powers.includes(power));
}

function markFought(c: Ctx, { sea, sides }: Battle): void {
  const both = [...sides[0], ...sides[1]];
  for (const [ship, at] of c.s.ship.entries()) if (at === sea && both.includes(shipOwner(ship))) c.s.fought[ship] = 1;
}

/** A combat card does what it says (CON 17.2.4), then its side goes on with its cards. */
function play(c: Ctx, vars: Battle, side: 0 | 1, { power, card, effect, target, fg, pm }: Played): Next {
  vars.stage = side;
  vars.spoken = c.s.order.indexOf(power);
  vars.played[side]++;
  payMoney(c, power, fg, 'CON 3.6#10');
  loseMoves(c, power, pm, 'CON 3.6#10');
  switch (effect.kind) {
    case 'force':
      vars.cards[side] += effect.n;
      return c.go('goOn');
    case 'combatMoves':
      gainMoves(c, power, effect.n, 'CON 17.2.4#2');
      return c.go('goOn');
    case 'combatGuard':
      for (let n = 0; n < effect.inf; n++) raiseGuard(c, vars.land, INF, GUARD_INF);
      for (let n = 0; n < effect.cav; n++) raiseGuard(c, vars.land, CAV, GUARD_CAV);
      return c.go('goOn');
    case 'division': {
      loseMoves(c, power, DIVISION.moves, 'CON 17.2.4#7');
      lowerMorale(c, power, DIVISION.morale, 'CON 17.2.4#7');
      c.mark?.('division');
      c.tell?.({ fact: 'division', power, target, card, land: vars.land, clause: 'CON 17.2.4#8' });
      const own = vars.support[side].filter((ship) => shipOwner(ship) === power);
      const alone: Battle = { ...newBattle({ land: vars.land }, power), division: true, sides: [[power], [target]] };
      const theirs = vars.support[side === ATTACK ? 1 : 0].filter((ship) => shipOwner(ship) === target);
      return c.call(battle, { ...alone, support: [own, theirs] }, 'divided');
    }
    case 'slipAway':
      c.tell?.({ fact: 'slippedAway', power, ...placeOf(vars), clause: 'CON 17.2.4#13' });
      return vars.sea >= 0
        ? c.call(seaRetreat, { power, sea: vars.sea, terms: 'pay', chooser: power }, 'slipped')
        : c.call(retreating, retreatFrom(power, vars.land, 'pay', power), 'slipped');
    case 'repel':
      c.tell?.({ fact: 'repelled', power, land: vars.land, clause: 'CON 17.2.4#14' });
      vars.leaving = inOrder(c, vars.sides[0]);
      return c.go('leave');
    default:
      return effect satisfies never;
  }
}

function raiseGuard(c: Ctx, land: number, from: number, guard: number): void {
  const left = c.s.guard[guard === GUARD_INF ? 0 : 1] as number;
  if (left > 0 && troopsAt(c.s, land, 0, from) > 0) convert(c, guard, land, 'CON 17.2.4#3');
}

/** CON 11#1, #2: what coming into a land brings. The first who moved is the attacker, and stays it. */
export function arrive(c: Ctx, mover: number, land: number, empty: boolean): void {
  const { s } = c;
  if (waitsOnLand(c, land) !== null) return;
  const foes = presentAt(s, land).some((power) => !areFriends(s, power, mover));
  const garrison = empty && neutralCapital(c, land) >= 0;
  const nation = capitalFor(c, land);
  const undefended =
    empty && nation >= 0 && !areFriends(s, nation, mover) && !areFriends(s, s.capitalBy[nation] as number, mover);
  // Who comes home, or to a friend's home, takes it back without a word.
  if (empty && nation >= 0 && areFriends(s, nation, mover)) s.capitalBy[nation] = nation;
  if (!foes && !garrison && !undefended) return;
  c.schedule(battle, { ...newBattle({ land }, mover), garrison }, { owner: mover, due: IN_COMBAT });
  c.tell?.({ fact: 'contact', power: mover, land, clause: garrison ? 'CON 11.7#1' : 'CON 10.1#8' });
}

/** CON 10.3#9, #10, #12: a battle at sea is decided on; those in it stay where they are (ruling 106). */
export function engage(c: Ctx, mover: number, sea: number, target: number): void {
  c.schedule(battle, { ...newBattle({ sea }, mover), target }, { owner: mover, due: IN_COMBAT });
  for (let ship = 0; ship < SHIPS; ship++) {
    if (c.s.ship[ship] !== sea) continue;
    const owner = shipOwner(ship);
    if (owner === mover || areFriends(c.s, owner, target)) c.s.engaged[ship] = 1;
  }
  c.tell?.({ fact: 'engaged', power: mover, sea, target, clause: 'CON 10.3#9' });
}
