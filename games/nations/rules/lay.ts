import { type Context, type Procedure, procedure, type Reason } from '@bivouac/kernel';
import { armyOf, sideOf } from './queries.ts';
import { CARD, MARKERS, MARKERS_PER_ARMY, NOWHERE, type Nations, type NationsState } from './state.ts';
import { placing } from './place.ts';
import { clock } from './time.ts';
import type { NationsContent } from '../content/types.ts';

/** NAT 11.1#4: the villages of a card in which no army stands. */
export function freeVillages(content: NationsContent, s: NationsState, army: number): number[] {
  return armyOf(content, army).start.filter((field) => s.stands[field] === NOWHERE);
}

function countFree(s: NationsState, start: readonly number[]): number {
  let free = 0;
  for (const field of start) if (s.stands[field] === NOWHERE) free++;
  return free;
}

/** NAT 11.1#7, 11.1#10: how many markers are missing, each to be made good by a scout card. */
export function scoutsNeeded(content: NationsContent, s: NationsState, army: number): number {
  const { start, markers } = armyOf(content, army);
  return Math.max(0, countFree(s, start) - markers);
}

/** Why an army card cannot be laid out now, or null. */
export function layFault(content: NationsContent, s: NationsState, side: number, army: number): Reason | null {
  if (sideOf(content, army) !== side) return { reason: 'notYourArmy', clause: 'NAT 11.1#1' };
  if (s.status[army] !== CARD) return { reason: 'cardPlayed', clause: 'NAT 11.1#12' };
  const { from } = armyOf(content, army);
  if (from !== NOWHERE && s.dates <= from) {
    return { reason: 'tooEarly', clause: 'NAT 11.1#6', args: { day: content.dates[from]?.day ?? 0 } };
  }
  if (countFree(s, armyOf(content, army).start) === 0) return { reason: 'allVillagesHeld', clause: 'NAT 11.1#4' };
  const needed = scoutsNeeded(content, s, army);
  if (needed > (s.scouts[side] as number)) {
    return { reason: 'tooFewScouts', clause: 'NAT 11.1#7', args: { needed } };
  }
  return null;
}

interface Laying {
  army: number;
  /** The villages that have received a marker. */
  chosen: number[];
}

/** NAT 11.1: lay out an army card. */
export const layOut: Procedure<Nations, Laying> = procedure<Nations, Laying>('layOut', {
  begin(c, { army }) {
    const { s, content } = c;
    const side = s.active;
    s.opened[side] = true;
    const needed = scoutsNeeded(content, s, army);
    c.mark?.(`laid:${army}`);
    c.tell?.({ fact: 'laid', army, scouts: needed, clause: 'NAT 11.1#1' });
    if (needed > 0) {
      s.scouts[side] = (s.scouts[side] as number) - needed;
      c.mark?.('scout:lay');
      return c.go('village');
    }
    for (const field of freeVillages(content, s, army)) putMarker(c, army, field);
    return c.call(placing, {}, 'over');
  },
  /** NAT 11.1#9: too few markers, so the player chooses which of the villages receive them. */
  village: {
    power: (c) => c.s.active,
    prompt: 'village',
    clause: 'NAT 11.1#9',
    about: (c, { army, chosen }) => ({
      army,
      left: armyOf(c.content, army).markers - chosen.length,
    }),
    offers(c, { army, chosen }) {
      for (const field of freeVillages(c.content, c.s, army)) if (!chosen.includes(field)) c.offer('village', field);
    },
    why(c, { army, chosen }, [, field]) {
      if (typeof field !== 'number') return null;
      if (chosen.includes(field)) return { reason: 'markerThere', clause: 'NAT 11.1#2' };
      const named = armyOf(c.content, army).start.includes(field);
      return named ? { reason: 'armyThere', clause: 'NAT 11.1#4' } : { reason: 'notOnCard', clause: 'NAT 11.1#2' };
    },
    take: {
      village(c, vars, field) {
        vars.chosen.push(field);
        putMarker(c, vars.army, field);
        if (vars.chosen.length < armyOf(c.content, vars.army).markers) return c.go('village');
        return c.go('scouts');
      },
    },
  },
  /** NAT 11.1#8: each scout played for this moves time, once the card has done its work. */
  scouts(c, { army }) {
    const spaces = freeVillages(c.content, c.s, army).length - armyOf(c.content, army).markers;
    return c.call(clock, { spaces }, 'over');
  },
  over: (c) => c.return(),
});

function putMarker(c: Context<Nations>, army: number, field: number): void {
  c.s.status[army] = MARKERS;
  const slot = c.s.marker.indexOf(NOWHERE, army * MARKERS_PER_ARMY);
  c.s.marker[slot] = field;
  c.tell?.({ fact: 'markerPut', army, field, clause: 'NAT 11.1#2' });
}
