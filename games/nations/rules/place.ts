import { type Context, type Procedure, procedure } from '@bivouac/kernel';
import { armyOf, markersLeft, sideOf } from './queries.ts';
import { ANY_UNIT, GONE, MARKERS, MARKERS_PER_ARMY, NOWHERE, type Nations, other, PLACED } from './state.ts';
import { clock } from './time.ts';

/** The armies that have a single marker left and must be placed now. */
function dueArmies(c: Context<Nations>): number[] {
  const { s } = c;
  const due: number[] = [];
  for (let army = 0; army < s.status.length; army++) {
    if (s.status[army] === MARKERS && markersLeft(s, army) === 1) due.push(army);
  }
  return due;
}

/** NAT 13: after markers left the board, every army down to its last one is placed, and so on until none is. */
export const placing: Procedure<Nations, Record<string, never>> = procedure<Nations, Record<string, never>>('placing', {
  check(c) {
    const due = dueArmies(c);
    const [army] = due;
    if (army === undefined) return c.return();
    const contested = fieldOfRivals(c);
    if (contested !== NOWHERE) return c.call(placeOneOf, { field: contested }, 'check');
    return due.length > 1 ? c.go('order') : c.call(placeArmy, { army }, 'check');
  },
  /** NAT 13#4: with several at once the active player says which comes first. */
  order: {
    power: (c) => c.s.active,
    prompt: 'placeFirst',
    clause: 'NAT 13#4',
    about: (c) => ({ shared: isAnyFieldShared(c) ? 1 : 0 }),
    offers(c) {
      for (const army of dueArmies(c)) c.offer('place', army);
    },
    take: {
      // NAT 13#13: he says whose army gets the field; which of several it is, only their owner says.
      place(c, _, army) {
        const field = lastField(c, army);
        return sideOf(c.content, army) !== c.s.active && rivalsOn(c, field).length > 1
          ? c.call(placeOneOf, { field }, 'check')
          : c.call(placeArmy, { army }, 'check');
      },
    },
  },
});

/** NAT 13#13: of several armies of the player who is not active, he says which is placed on the field they share. */
export const placeOneOf: Procedure<Nations, { field: number }> = procedure<Nations, { field: number }>('placeOneOf', {
  choose: {
    power: (c) => other(c.s.active),
    prompt: 'placeOne',
    clause: 'NAT 13#13',
    offers(c, { field }) {
      for (const army of rivalsOn(c, field)) c.offer('place', army);
    },
    take: {
      place: (c, _, army) => c.call(placeArmy, { army }, 'over'),
    },
  },
  over: (c) => c.return(),
});

/** Armies of the player who is not active whose last markers lie on this field. */
function rivalsOn(c: Context<Nations>, field: number): number[] {
  return dueArmies(c).filter((army) => sideOf(c.content, army) !== c.s.active && lastField(c, army) === field);
}

/**
 * A field that several armies of the player who is not active dispute among themselves alone: there is nothing to order
 * there. Where an army of the active player is in it too, he says first whose the field is (NAT 13#4).
 */
function fieldOfRivals(c: Context<Nations>): number {
  const due = dueArmies(c);
  for (const army of due) {
    const field = lastField(c, army);
    const there = due.filter((one) => lastField(c, one) === field);
    if (there.length > 1 && there.length === rivalsOn(c, field).length) return field;
  }
  return NOWHERE;
}

/** Whether last markers share a field: there one army is placed, and the others are out (NAT 13#13). */
function isAnyFieldShared(c: Context<Nations>): boolean {
  const fields = dueArmies(c).map((army) => lastField(c, army));
  return new Set(fields).size < fields.length;
}

/** The field of an army's last marker. */
function lastField({ s }: Context<Nations>, army: number): number {
  const slots = s.marker.slice(army * MARKERS_PER_ARMY, (army + 1) * MARKERS_PER_ARMY);
  return slots.find((field) => field !== NOWHERE) ?? NOWHERE;
}

/** NAT 13: one army takes the place of its last marker. */
export const placeArmy: Procedure<Nations, { army: number }> = procedure<Nations, { army: number }>('placeArmy', {
  stand(c, { army }) {
    const { s } = c;
    const field = lastField(c, army);
    s.status[army] = PLACED;
    s.field[army] = field;
    s.stands[field] = army;
    c.mark?.(`army:${army}`);
    c.tell?.({ fact: 'placed', army, field, clause: 'NAT 13#1' });
    clearField(c, field);
    return armyOf(c.content, army).unit === ANY_UNIT ? c.go('type') : c.go('reward');
  },
  /** NAT 12#3: its owner chooses the unit type, even in the middle of the other player's turn. */
  type: {
    power: (c, { army }) => sideOf(c.content, army),
    prompt: 'unitType',
    clause: 'NAT 12#3',
    about: (_, { army }) => ({ army }),
    offers(c) {
      for (let unit = 0; unit < ANY_UNIT; unit++) c.offer('unit', unit);
    },
    take: {
      unit(c, { army }, unit) {
        c.s.unit[army] = unit;
        c.tell?.({ fact: 'unitChosen', army, unit, clause: 'NAT 12#3' });
        return c.go('reward');
      },
    },
  },
  reward(c, { army }) {
    const { s } = c;
    const side = sideOf(c.content, army);
    // NAT 13#10, 13#12: for an army of the other player nobody gains anything, and time stands still.
    if (side !== s.active) return c.return();
    s.points[side] = (s.points[side] as number) + 1;
    c.tell?.({ fact: 'point', side, points: 1, clause: 'NAT 13#7' });
    const taken = (s.scouts[0] as number) + (s.scouts[1] as number);
    if (taken < c.content.scouts) {
      s.scouts[side] = (s.scouts[side] as number) + 1;
      c.tell?.({ fact: 'scoutTaken', side, clause: 'NAT 13#8' });
    }
    return c.call(clock, { spaces: 1 }, 'over');
  },
  over: (c) => c.return(),
});

/** NAT 13#2: all markers on the field go; an army that thereby loses its last one is out of the game. */
function clearField(c: Context<Nations>, field: number): void {
  const { s } = c;
  for (let slot = 0; slot < s.marker.length; slot++) {
    if (s.marker[slot] !== field) continue;
    s.marker[slot] = NOWHERE;
    const army = Math.floor(slot / MARKERS_PER_ARMY);
    if (s.status[army] !== MARKERS) continue;
    c.tell?.({ fact: 'swept', army, field, clause: 'NAT 13#2' });
    if (markersLeft(s, army) > 0) continue;
    s.status[army] = GONE;
    c.tell?.({ fact: 'sweptAway', army, field, clause: 'NAT 13#13' });
  }
}
