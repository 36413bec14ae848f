import { EVERYONE, type Next } from '@bivouac/kernel';
import type { CardEffect, CardEffectKind } from '../../content/types.ts';
import { unlessNapoleon } from '../victory/captures.ts';
import { takeControl } from '../victory/control.ts';
import { ownUp } from '../fog/decoys.ts';
import { eliminate, eliminateDecoys, lose, removeLeader, shift, showSlots } from '../pieces/losses.ts';
import { linkBetween, linkOf } from '../pieces/map.ts';
import { moveArmistice, moveResumption } from '../campaign/peace.ts';
import {
  countersAt,
  decoyIn,
  hasStrength,
  leaderPiece,
  outsideAt,
  sideOfSlot,
  slotOf,
  unitIn,
} from '../pieces/pieces.ts';
import { rosterOf, seatsOf } from '../players/sides.ts';
import { surrender } from '../sieges/siege.ts';
import { type Ctx, OFF, other, PARTLY, SUPPLIED } from '../state.ts';
import { MUD } from '../turn/weather.ts';
import { isPrey, within } from './aims.ts';
import type { Moment } from './moments.ts';

const CLAUSE = 'GLO 1813.A.cards#13';

/** An event that has been played: by whom, at what, when. */
export interface Played {
  side: number;
  event: number;
  target: number;
  at: Moment;
}

type Effect<K extends CardEffectKind> = Extract<CardEffect, { readonly kind: K }>;
type Does = {
  readonly [K in Exclude<CardEffectKind, 'replacements'>]: (c: Ctx, played: Played, effect: Effect<K>) => void;
};

/** A side's strengths change unseen: what lay open of them is a memory from now on. */
export function closeRoster(c: Ctx, side: number): void {
  for (const [slot] of c.s.open.entries()) if (sideOfSlot(c, slot) === side) c.s.open[slot] = 0;
}

const does: Does = {
  'worse-weather'(c, _, { steps }) {
    const { s } = c;
    s.weather = Math.min(MUD, s.weather + steps);
    s.version++;
    c.tell?.({ fact: 'worseWeather', weather: s.weather, clause: CLAUSE });
  },
  'easy-march'(c, { side }, { leader }) {
    c.s.easyMarch[side] = leader;
  },
  'harass-supply'(c, { target }) {
    c.s.supplied[target] = PARTLY;
    c.tell?.({ fact: 'supply', army: target, supplied: PARTLY, clause: CLAUSE });
  },
  supplied(c, { target }) {
    c.s.supplied[target] = SUPPLIED;
    c.tell?.({ fact: 'supply', army: target, supplied: SUPPLIED, clause: CLAUSE });
  },
  /** Decoys first, then detachments, by lot (ruling 145); who finds nothing has at least asked. */
  hunt(c, { side, target }) {
    c.disclose(EVERYONE);
    const there = outsideAt(c, target, other(side)).filter((slot) => isPrey(c, slot));
    const decoys = there.filter((slot) => decoyIn(c, slot) !== OFF);
    if (there.length === 0) {
      c.tell?.({ fact: 'nothingFound', town: target, side, clause: CLAUSE });
      return;
    }
    const slot = c.dice.pick(decoys.length > 0 ? decoys : there);
    if (decoys.length > 0) eliminateDecoys(c, [slot], CLAUSE);
    else eliminate(c, [slot], CLAUSE);
  },
  spy(c, { side, target }) {
    showSlots(c, [...countersAt(c, target, other(side))], seatsOf(c, side), CLAUSE);
    c.tell?.({ fact: 'spied', town: target, side, clause: CLAUSE });
  },
  command(c, { target }, { points }) {
    c.s.command[target] = (c.s.command[target] as number) + points;
    c.tell?.({ fact: 'morePoints', army: target, points, total: c.s.command[target], clause: CLAUSE });
  },
  confusion(c, { side }) {
    c.s.confused[other(side)] = 1;
  },
  /** Ruling 148: what goes over is a loss in the count, but no loss of the battle. */
  defection(c, _, { unit, points }) {
    c.s.muted = unit;
    lose(c, unit, points, CLAUSE);
  },
  desertion(c, _, { unit, points }) {
    showSlots(c, [slotOf(c, unit)], EVERYONE, CLAUSE);
    lose(c, unit, points, CLAUSE);
  },
  'grand-battery'(c, { side }, { bonus }) {
    c.s.battery[side] = (c.s.battery[side] as number) + bonus;
  },
  'leader-falls'(c, { target }) {
    removeLeader(c, slotOf(c, leaderPiece(c, target)), OFF, CLAUSE);
  },
  /** Ruling 147: whoever plays it does not know who has come; if it is not he, the card is spent for nothing. */
  evade(c, { side, target, at }, { leader }) {
    const slot = slotOf(c, leaderPiece(c, leader));
    c.disclose(EVERYONE);
    if (c.s.place[slot] !== at.town) {
      c.tell?.({ fact: 'notHim', leader, town: at.town, clause: CLAUSE });
      return;
    }
    showSlots(c, [slot], EVERYONE, CLAUSE);
    shift(c, [...outsideAt(c, at.town, side)], target, linkBetween(c, at.town, target));
    c.tell?.({ fact: 'withdrew', side, from: at.town, town: target, clause: CLAUSE });
    takeControl(c, target);
  },
  'free-stack'(c, { side, event }) {
    c.s.freeStack[side] = event;
  },
  typhus(c, _, { points }) {
    for (const [slot, inside] of c.s.inside.entries()) {
      const town = c.s.place[slot] as number;
      if (inside === 1 && c.s.siege[town] !== OFF && hasStrength(c, slot)) lose(c, unitIn(c, slot), points, CLAUSE);
    }
    surrender(c);
  },
  'free-boats'(c, { side, target }) {
    const { s } = c;
    s.boats[target] = side;
    s.boatsLeft[side] = (s.boatsLeft[side] as number) - 1;
    s.version++;
    const { a, b } = linkOf(c, target);
    const manned = [a, b].filter((town) => outsideAt(c, town, side).length > 0);
    if (manned.length === 1) ownUp(c, manned[0] as number, side, CLAUSE);
    c.tell?.({ fact: 'bridge', link: target, work: 'pontoon', clause: CLAUSE });
  },
  fog(c, { side }, { bonus }) {
    c.s.fog[side] = (c.s.fog[side] as number) + bonus;
  },
  depot(c, { side }, { town, reach, points }) {
    const { s } = c;
    closeRoster(c, side);
    for (const near of within(c, town, reach)) {
      for (const slot of countersAt(c, near, side)) {
        const unit = unitIn(c, slot);
        const back = unit === OFF ? 0 : Math.min(points, s.stragglers[unit] as number);
        if (back === 0) continue;
        s.stragglers[unit] = (s.stragglers[unit] as number) - back;
        s.points[unit] = (s.points[unit] as number) + back;
        c.tell?.({ fact: 'gathered', unit, points: back, clause: CLAUSE, to: rosterOf(c, side) });
      }
    }
    s.version++;
  },
  delay(c, { side, target }) {
    // What was due in this turn and has not come would come in the next.
    c.s.due[target] = c.s.turn + 2;
    c.tell?.({ fact: 'putOff', arrival: target, side: other(side), clause: CLAUSE });
  },
  armistice: (c, _, { turns }) => moveArmistice(c, turns, 'GLO 1813.A.armistice#4'),
  resumption: (c, _, { turns }) => moveResumption(c, turns),
};

/** What the event does; replacements are shared out unseen, and dealt with apart. */
export function carryOutEvent(c: Ctx, played: Played, effect: Exclude<CardEffect, { kind: 'replacements' }>): Next {
  (does[effect.kind] as (c: Ctx, played: Played, effect: CardEffect) => void)(c, played, effect);
  return unlessNapoleon(c, () => c.return());
}
