import { EVERYONE, type Procedure, procedure } from '@bivouac/kernel';
import type { Arrival } from '../../content/types.ts';
import { takeControl } from '../victory/control.ts';
import { chiefOf } from '../command/lines.ts';
import { shift, showSlots } from '../pieces/losses.ts';
import { adjacentTo, linkBetween, townOf } from '../pieces/map.ts';
import {
  arrivalsOf,
  countersAt,
  hasStrength,
  insideAt,
  isListed,
  isListedLeader,
  leaderPiece,
  leaderSheet,
  outsideAt,
  scenarioOf,
  sheetOf,
  slotOf,
} from '../pieces/pieces.ts';
import { counts } from '../campaign/options.ts';
import { senior } from '../players/sides.ts';
import { type Ctx, EDGE, type Gloire, GONE, INDEPENDENT, NO_POOL, OFF, other } from '../state.ts';

interface Arrivals {
  /** The arrival being looked at, and the leader who comes back. */
  at: number;
  leader: number;
}

export const newArrivals = (): Arrivals => ({ at: 0, leader: OFF });

function arrivalOf(c: Ctx, vars: Arrivals): Arrival | undefined {
  return arrivalsOf(scenarioOf(c))[vars.at];
}

/** GLO 3.3: reinforcements of the turn, and leaders who come back (GLO 4.2#6). */
export const arrivals: Procedure<Gloire, Arrivals> = procedure<Gloire, Arrivals>('arrivals', {
  next(c, vars) {
    const { s } = c;
    const arrival = arrivalOf(c, vars);
    if (arrival === undefined) return c.go('leaders');
    const due = s.arrived[vars.at] === 0 && s.due[vars.at] !== OFF && (s.due[vars.at] as number) <= s.turn;
    const held = arrival.ifHeld === OFF || s.control[arrival.ifHeld] === arrival.side;
    if (!due || !held || !counts(c, arrival.option)) return skip(c, vars);
    // Ruling 150: units of the other rosters wait for them.
    if (!isKnown(c, arrival)) return skip(c, vars);
    // GLO 3.3#3: a die decides whether they come late.
    if (arrival.die > 0) {
      const die = c.dice.d6();
      const late = die < arrival.die;
      c.tell?.({ fact: 'arrivalDie', arrival: vars.at, side: arrival.side, die, late, clause: 'GLO 3.3#3' });
      if (late) return putOff(c, vars);
    }
    switch (arrival.at.kind) {
      case 'town':
        return c.go('clear');
      case 'edge':
        return c.go('edge');
      case 'points': {
        const { nation, points } = arrival.at;
        s.pointsWaiting[nation] = (s.pointsWaiting[nation] as number) + points;
        s.arrived[vars.at] = 1;
        c.tell?.({ fact: 'pointsCome', nation, points, side: arrival.side, clause: 'GLO 3.3#1' });
        return skip(c, vars);
      }
      default:
        return arrival.at satisfies never;
    }
  },
  /** GLO 3.3#5 to #7, ruling 29: enemies in the town go to a neighbouring one; who cannot makes the others wait. */
  clear(c, vars) {
    const arrival = arrivalOf(c, vars);
    const town = arrival?.at.kind === 'town' ? arrival.at.town : OFF;
    const foe = other(arrival?.side ?? 0);
    if (countersAt(c, town, foe).length === 0) return c.go('place');
    const stuck = isGarrisoned(c, town, foe);
    const [way, another] = exits(c, town, foe);
    if (stuck || way === undefined) return putOff(c, vars);
    return another === undefined ? moveOut(c, town, foe, way) : c.go('moveOut');
  },
  moveOut: {
    power: (c, vars) => senior(c, other(arrivalOf(c, vars)?.side ?? 0)),
    prompt: 'moveOut',
    clause: 'GLO 3.3#7',
    about: (c, vars) => ({ town: townOfArrival(c, vars) }),
    offers(c, vars) {
      const foe = other(arrivalOf(c, vars)?.side ?? 0);
      for (const town of exits(c, townOfArrival(c, vars), foe)) c.offer('moveOut', town);
    },
    why: () => ({ reason: 'noWayOut', clause: 'GLO 3.3#6' }),
    take: {
      moveOut: (c, vars, town) => moveOut(c, townOfArrival(c, vars), other(arrivalOf(c, vars)?.side ?? 0), town),
    },
  },
  /** GLO 3.3#4. */
  place(c, vars) {
    const town = townOfArrival(c, vars);
    const slots = muster(c, vars, town);
    c.tell?.({ fact: 'arrived', side: arrivalOf(c, vars)?.side ?? 0, town, count: slots.length, clause: 'GLO 3.3#4' });
    takeControl(c, town);
    return skip(c, vars);
  },
  /** GLO 3.3#8: they wait at the edge for their owner's movement phase. */
  edge(c, vars) {
    const arrival = arrivalOf(c, vars);
    const edge = arrival?.at.kind === 'edge' ? arrival.at.edge : 0;
    const slots = muster(c, vars, EDGE - edge);
    c.tell?.({ fact: 'atEdge', side: arrival?.side ?? 0, edge, count: slots.length, clause: 'GLO 3.3#8' });
    return skip(c, vars);
  },
  /** GLO 4.2#6, #7, ruling 33: with the commander in chief of his army, or at its source. */
  leaders(c, vars) {
    const { s } = c;
    vars.leader = s.returns.findIndex((turn, leader) => turn >= 0 && turn <= s.turn && havens(c, leader).length > 0);
    if (vars.leader === OFF) return c.return();
    const [town, another] = havens(c, vars.leader);
    return town !== undefined && another === undefined ? comeBack(c, vars.leader, town) : c.go('comeBack');
  },
  comeBack: {
    power: (c, vars) => leaderSheet(c, vars.leader).army,
    prompt: 'comeBack',
    clause: 'GLO 4.2#7',
    about: (_, vars) => ({ leader: vars.leader }),
    offers(c, vars) {
      for (const town of havens(c, vars.leader)) c.offer('comeBack', town);
    },
    why: () => ({ reason: 'notWithChief', clause: 'GLO 4.2#7' }),
    take: { comeBack: (c, vars, town) => comeBack(c, vars.leader, town) },
  },
});

/** Whether all that comes stands on the rosters in force. */
function isKnown(c: Ctx, { forces, leaders }: Arrival): boolean {
  return forces.every(({ unit }) => isListed(c, unit)) && leaders.every((leader) => isListedLeader(c, leader));
}

function townOfArrival(c: Ctx, vars: Arrivals): number {
  const arrival = arrivalOf(c, vars);
  return arrival?.at.kind === 'town' ? arrival.at.town : OFF;
}

function skip(c: Ctx, vars: Arrivals) {
  vars.at++;
  return c.go('next');
}

function putOff(c: Ctx, vars: Arrivals) {
  c.s.due[vars.at] = c.s.turn + 1;
  c.tell?.({ fact: 'putOff', arrival: vars.at, side: arrivalOf(c, vars)?.side ?? 0, clause: 'GLO 3.3#3' });
  return skip(c, vars);
}

/** Ruling 29: whether a side holds a fortified town: besiegers, decoys and leaders do not, and go like anybody else. */
function isGarrisoned(c: Ctx, town: number, side: number): boolean {
  if (insideAt(c, town, side).length > 0) return true;
  if (townOf(c, town).fortress === null || insideAt(c, town, other(side)).length > 0) return false;
  c.disclose(EVERYONE);
  return outsideAt(c, town, side).some((slot) => hasStrength(c, slot));
}

/** Towns beside this one without counters of the other side. */
function exits(c: Ctx, town: number, side: number): number[] {
  return adjacentTo(c, town).filter((near) => countersAt(c, near, other(side)).length === 0);
}

function moveOut(c: Ctx, from: number, side: number, town: number) {
  shift(c, [...outsideAt(c, from, side)], town, linkBetween(c, from, town));
  c.tell?.({ fact: 'movedOut', side, from, town, clause: 'GLO 3.3#6' });
  takeControl(c, town);
  return c.go('place');
}

/** Puts the pieces of an arrival somewhere, face up: what comes is no secret, the scenario says it. */
function muster(c: Ctx, vars: Arrivals, place: number): number[] {
  const { s } = c;
  const arrival = arrivalOf(c, vars);
  s.arrived[vars.at] = 1;
  const slots: number[] = [];
  for (const { unit, points } of arrival?.forces ?? []) {
    const slot = slotOf(c, unit);
    if ((s.place[slot] as number) >= 0) continue;
    s.points[unit] = points;
    s.initial[unit] = points;
    s.lost[unit] = 0;
    s.stragglers[unit] = 0;
    s.emptied[unit] = OFF;
    s.gone[unit] = OFF;
    const { army } = sheetOf(c, unit);
    if (c.content.units[unit]?.detachment === true) s.origin[unit] = INDEPENDENT;
    if (army !== OFF) s.armyOf[unit] = army;
    slots.push(slot);
  }
  for (const leader of arrival?.leaders ?? []) {
    // Ruling 184: whoever is out of the game, or here already, does not come.
    const slot = slotOf(c, leaderPiece(c, leader));
    if (s.returns[leader] !== GONE && (s.place[slot] as number) < 0) slots.push(slot);
  }
  for (const slot of slots) {
    s.place[slot] = place;
    s.pool[slot] = NO_POOL;
    s.status[s.face.is[slot] as number] = 0;
  }
  s.version++;
  showSlots(c, slots, EVERYONE, 'GLO 3.3#2');
  return slots;
}

/** Where a leader who was caught may come back: towns free of enemies. */
function havens(c: Ctx, leader: number): number[] {
  const { s, content } = c;
  const { army } = leaderSheet(c, leader);
  const side = content.leaders[leader]?.side ?? 0;
  const chief = chiefOf(c, army);
  const towns: number[] = [...(content.armies[army]?.supply ?? [])];
  // Ruling 33: a commander in chief does not join whoever acts for him.
  if (chief !== OFF && s.commander[army] !== leader) towns.unshift(s.place[slotOf(c, leaderPiece(c, chief))] as number);
  return [...new Set(towns)].filter((town) => countersAt(c, town, other(side)).length === 0);
}

function comeBack(c: Ctx, leader: number, town: number) {
  const { s } = c;
  s.returns[leader] = OFF;
  s.place[slotOf(c, leaderPiece(c, leader))] = town;
  s.version++;
  c.tell?.({ fact: 'leaderBack', leader, town, clause: 'GLO 4.2#6' });
  return c.go('leaders');
}
