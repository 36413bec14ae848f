import { during, EVERYONE, type Procedure, procedure, window } from '@bivouac/kernel';
import { type Battle, forceOf } from '../battle/battle-force.ts';
import { cardsAtPhase, cardsDuring } from '../cards/playing.ts';
import { contested } from '../battle/contested.ts';
import { passThrough } from '../victory/control.ts';
import { openSlots, shift, showSlots, stir } from '../pieces/losses.ts';
import { farEnd, isPassable, linkCost, townOf } from '../pieces/map.ts';
import { perPack } from '../per-pack.ts';
import { countersAt, hasStrength, leadersIn, outsideAt, strengthOf, townsOf, unitsIn } from '../pieces/pieces.ts';
import { commandValue, reacting, reactorsAt } from './reaction.ts';
import { leads, playersOf } from '../players/partners.ts';
import { type Board, type Ctx, type Gloire, GUNS, OFF, other } from '../state.ts';
import { ownUp } from '../fog/decoys.ts';

/** GLO 6.5.2#2: so far away at the most. */
const REACH = 2;

/** A way to a battle: its length, the town it passes through (OFF for none) and the link by which it arrives. */
interface Way {
  readonly length: number;
  readonly through: number;
  readonly link: number;
}

/** GLO 6.5.2#2, #3: ways of 1 or 2 points from a town to a battle, those without flags on them first. */
function waysTo(b: Board, from: number, battle: number, side: number): Way[] {
  const found: Way[] = [];
  if (!isWithinTwo(b, from, battle)) return found;
  const { links, neighbours } = townOf(b, from);
  for (let i = 0; i < links.length; i++) {
    const link = links[i] as number;
    const near = neighbours[i] as number;
    if (!isPassable(b, link)) continue;
    const first = linkCost(b, link, 'infantry');
    if (near === battle && first <= REACH) found.push({ length: first, through: OFF, link });
    if (near === battle || first >= REACH) continue;
    const next = townOf(b, near);
    for (const [k, end] of next.neighbours.entries()) {
      if (end !== battle) continue;
      const last = next.links[k] as number;
      const length = first + linkCost(b, last, 'infantry');
      if (isPassable(b, last) && length <= REACH) found.push({ length, through: near, link: last });
    }
  }
  return found.sort((one, two) => flagsOn(b, one, side) - flagsOn(b, two, side) || one.length - two.length);
}

/** 1 where enemy flags stand on a way. */
function flagsOn(b: Board, { through }: Way, side: number): number {
  return through !== OFF && outsideAt(b, through, other(side)).length > 0 ? 1 : 0;
}

/** Whether two links at the most lie between towns: most battles are too far away from most towns, whatever stands there. */
function isWithinTwo({ content }: Board, from: number, to: number): boolean {
  return nearby(content)[from]?.has(to) === true;
}

const nearby = perPack(({ map: { towns } }) =>
  towns.map(({ neighbours }) => new Set(neighbours.flatMap((near) => [near, ...(towns[near]?.neighbours ?? [])]))),
);

interface Marching {
  side: number;
  battles: number[];
  /** A town and a battle, two numbers each, that have been tried: one Force from a town to a battle (ruling 80). */
  tried: number[];
}

/** Towns with flags of a side within reach of a battle, not engaged, that have not tried: public. */
function near(b: Board, { side, battles, tried }: Marching): [town: number, battle: number][] {
  const found: [number, number][] = [];
  for (const town of townsOf(b, side)) {
    // Ruling 81: neither those engaged nor those before the walls of a garrison.
    if (countersAt(b, town, other(side)).length > 0) continue;
    if (!outsideAt(b, town, side).some((slot) => b.s.dug[slot] === 0 && b.s.triedGuns[slot] === 0)) continue;
    for (const battle of battles) {
      const done = tried.some((one, i) => i % 2 === 0 && one === town && tried[i + 1] === battle);
      if (!done && town !== battle && waysTo(b, town, battle, side).length > 0) found.push([town, battle]);
    }
  }
  return found;
}

/** GLO 6.5.2: whoever has flags near a battle is asked. */
export const marchingToGuns = window<Gloire, Marching>('marching', {
  clause: 'GLO 6.5.2#1',
  prompt: 'toGuns',
  again: true,
  elsewhere: 'pass',
  may: (c, at) => (near(c, at).length > 0 ? playersOf(c, at.side) : []),
  offers(c, { at, queue: [player = OFF] }) {
    for (const [town, battle] of near(c, at)) {
      const here = reactorsAt(c, { side: at.side, town, decoys: false });
      if (here.some((slot) => hasStrength(c, slot) && leads(c, player, slot))) c.offer('toGuns', town, battle);
    }
  },
  why: () => ({ reason: 'cannotReach', clause: 'GLO 6.5.2#2' }),
  take: {
    toGuns(c, { at, queue: [power = OFF] }, town, battle) {
      at.tried.push(town, battle);
      const vars = { power, side: at.side, town, decoys: false, slots: [] };
      return c.fork(reacting, [{ power, vars }], 'die');
    },
  },
  steps: {
    /** GLO 6.5.2#5, #12: a die not above the command value; the connection does not matter. */
    die(c, { at }) {
      const [slots = []] = c.results(reacting);
      const [town = OFF, battle = OFF] = at.tried.slice(-2);
      if (slots.length === 0) {
        // Who thinks better of it has not tried.
        at.tried.length -= 2;
        return c.go('next');
      }
      ownUp(c, town, at.side, 'GLO 6.5.2#1');
      const way = waysTo(c, town, battle, at.side).find((one) => isOpen(c, one, at.side));
      if (way === undefined) return c.go('next');
      for (const slot of slots) {
        c.s.triedGuns[slot] = 1;
        stir(c, slot);
      }
      const die = c.dice.d6();
      const reached = die <= commandValue(c, slots);
      c.tell?.({ fact: 'toGuns', from: town, town: battle, side: at.side, die, reached, clause: 'GLO 6.5.2#5' });
      // GLO 6.5.2#13, #14: after one point in the second round, after two in the third.
      if (reached) for (const slot of slots) c.s.marching.push(slot, battle, way.link, 1 + way.length);
      return c.go('next');
    },
  },
});

/** GLO 6.5.2#3, #4, 7.1#7: an enemy Force on the way bars it; its owner says whether it is one. */
function isOpen(c: Ctx, { through }: Way, side: number): boolean {
  const there = through === OFF ? [] : outsideAt(c, through, other(side));
  if (there.length === 0) return true;
  c.disclose(EVERYONE);
  if (there.some((slot) => hasStrength(c, slot))) {
    ownUp(c, through, other(side), 'GLO 7.1#7');
    return false;
  }
  showSlots(c, there, EVERYONE, 'GLO 7.1#7');
  return true;
}

/** GLO 2.B3: battle markers, then marches to them. Nobody marches to a battle by interception (GLO 6.5.1#23). */
export const guns: Procedure<Gloire, Record<string, never>> = procedure<Gloire, Record<string, never>>('guns', {
  mark(c) {
    const { s } = c;
    s.phase = GUNS;
    s.marching = [];
    for (const town of contested(c)) c.tell?.({ fact: 'battleMarker', town, clause: 'GLO 2.B3#1' });
    // Ruling 127: where nobody is about to fight the phase is none.
    return contested(c).length === 0 ? c.return() : c.call(cardsAtPhase, cardsDuring('phase'), 'marches');
  },
  marches(c) {
    const { s } = c;
    const battles = contested(c).filter((town) => s.surprise[town] === OFF);
    if (battles.length === 0) return c.return();
    return c.call(marchingToGuns, during({ side: other(s.active), battles, tried: [] }), 'over');
  },
  over: (c) => c.return(),
});

/** GLO 6.5.2#13 to #15, ruling 82: those whose round has come join the battle, with all they have. */
export function joinBattle(c: Ctx, battle: Battle): void {
  const { s } = c;
  // GLO 8.8#42: nobody marches to help a garrison; besiegers whom a relief attacks are in the open.
  if (battle.kind === 'assault') return;
  const side = other(battle.attacker);
  const rest: number[] = [];
  const comers: number[] = [];
  for (let i = 0; i < s.marching.length; i += 4) {
    const [slot = OFF, town = OFF, link = OFF, round = 0] = s.marching.slice(i, i + 4);
    if (town !== battle.town || round > battle.round) {
      rest.push(slot, town, link, round);
      continue;
    }
    const hurt = unitsIn(c, forceOf(c, battle, side)).map((unit) => s.hurt[unit] as number);
    const least = hurt.length === 0 ? 0 : Math.min(...hurt);
    const through = farEnd(c, link, town);
    const passed = through !== s.place[slot] && hasStrength(c, slot);
    shift(c, [slot], town, link);
    // GLO 9#2: the town on the way, if nobody stands there, has seen them last.
    if (passed && countersAt(c, through, battle.attacker).length === 0) passThrough(c, through, side);
    comers.push(slot);
    for (const unit of unitsIn(c, [slot])) s.hurt[unit] = least;
    // Ruling 83: by a connection that no attacker used, the attacker has enemies on two sides.
    if (!battle.links.includes(link)) battle.flank[side] = 1;
  }
  s.marching = rest;
  if (comers.length === 0) return;
  openSlots(c, comers, 'GLO 6.5.2#13');
  battle.leaders.push(...leadersIn(c, comers));
  battle.base[side] = (battle.base[side] as number) + strengthOf(c, comers);
  c.tell?.({
    fact: 'joined',
    town: battle.town,
    side,
    count: comers.length,
    round: battle.round,
    clause: 'GLO 6.5.2#13',
  });
}

/** GLO 6.5.2#15: who comes too late stays where he is. */
export function dropMarches(c: Ctx, town: number): void {
  const kept: number[] = [];
  for (let i = 0; i < c.s.marching.length; i += 4) {
    const march = c.s.marching.slice(i, i + 4);
    if (march[1] !== town) kept.push(...march);
    else c.tell?.({ fact: 'tooLate', town, clause: 'GLO 6.5.2#15' });
  }
  c.s.marching = kept;
}
