import { NAPOLEON } from '../../content/types.ts';
import { membersOf } from '../map/relations.ts';
import { type ConquestsState, type Ctx, POWERS } from '../state.ts';

/** A set of powers, a bit each: what an alliance is remembered by once it has been called off (CON 9.5). */
export function maskOf(powers: readonly number[]): number {
  return powers.reduce((mask, power) => mask | (1 << power), 0);
}

/** CON 9.5: the same alliance cannot be called off in two turns running. */
export function wasJustCalledOff(s: ConquestsState, powers: readonly number[]): boolean {
  const turn = s.calledOff[maskOf(powers)] as number;
  return turn > 0 && turn === s.turn - 1;
}

/** What `by` asked of `power` came to nothing: it refused, or could not pay (CON 9.3). Of himself: nobody was freed (9.5). */
export function noteRefusal(s: ConquestsState, by: number, power: number): void {
  s.refusedIn[by * POWERS + power] = s.turn;
}

/** The turn in which `power` last refused what `by` asked of it, or 0. */
export function refusalOf(s: ConquestsState, by: number, power: number): number {
  return s.refusedIn[by * POWERS + power] as number;
}

/** Whether an alliance may still be called off: in the zone it was made in, or in the next turn (CON 9.5, 8.5). */
export function isOpenToEnd(s: ConquestsState, pact: number): boolean {
  return s.pactFresh[pact - 1] === 1 || (s.pactSince[pact - 1] as number) < s.turn;
}

export function isForcedOpenToEnd(s: ConquestsState): boolean {
  return s.forced >= 0 && (s.forcedFresh === 1 || s.forcedSince < s.turn);
}

/** A power leaves its alliance, which needs two to go on (CON 9.7 then parts them). */
function leave(c: Ctx, power: number, clause: string): void {
  const { s } = c;
  const pact = s.pact[power] as number;
  if (pact === 0) return;
  s.pact[power] = 0;
  s.partedBy[power] = s.pactBy[pact - 1] as number;
  c.tell?.({ fact: 'leftAlliance', power, clause });
  if (membersOf(s, pact).length === 1) endPact(c, pact, clause);
}

/** An alliance is over: called off, run out, or left by all but one. */
export function endPact(c: Ctx, pact: number, clause: string): void {
  const { s } = c;
  const members = membersOf(s, pact);
  for (const power of members) {
    s.pact[power] = 0;
    s.partedBy[power] = s.pactBy[pact - 1] as number;
  }
  s.pactFresh[pact - 1] = 0;
  c.tell?.({ fact: 'allianceOver', members: [...members], clause });
}

/** CON 9.3: these are allies, for this turn and the next. Whoever was in another alliance has left it. */
export function makePact(c: Ctx, members: readonly number[], by: number): number {
  const { s } = c;
  for (const power of members) {
    leave(c, power, 'CON 9.3#9');
    if (power === s.forced) freeForced(c, 'CON 9.3#8');
  }
  const pact = membersOf(s, 1).length === 0 ? 1 : 2;
  for (const power of members) s.pact[power] = pact;
  s.pactBy[pact - 1] = by;
  s.pactSince[pact - 1] = s.turn;
  s.pactFresh[pact - 1] = 1;
  c.mark?.('alliance:made');
  c.tell?.({ fact: 'allied', members: [...members], power: by, clause: 'CON 9.3#9' });
  return pact;
}

/** The forced alliance is over. */
export function freeForced(c: Ctx, clause: string): void {
  const { s } = c;
  if (s.forced < 0) return;
  s.partedBy[s.forced] = NAPOLEON;
  c.tell?.({ fact: 'freed', power: s.forced, clause });
  s.forced = -1;
  s.forcedFresh = 0;
}

/**
 * CON 9.4, 11.8: a power is Napoleon's ally, by his diplomacy or because its capital has fallen; it leaves its alliance,
 * and a former forced ally goes free. `fresh`: it can still be called off in the zone that is being resolved.
 */
export function forceAlly(c: Ctx, power: number, fresh: boolean, clause: string): void {
  const { s } = c;
  if (s.forced >= 0 && s.forced !== power) freeForced(c, 'CON 9.4#9');
  leave(c, power, clause);
  s.forced = power;
  s.forcedSince = s.turn;
  s.forcedUntil = s.turn + 1;
  s.forcedFresh = fresh ? 1 : 0;
  c.mark?.('forced');
  c.tell?.({ fact: 'forcedAlly', power, clause });
}

/** CON 9.5: whatever was not called off by now has succeeded, and counts for who began it. */
export function noteSuccess(c: Ctx): number[] {
  const { s } = c;
  const successes: number[] = [];
  for (const pact of [1, 2]) {
    if (s.pactFresh[pact - 1] !== 1) continue;
    s.pactFresh[pact - 1] = 0;
    succeed(c, s.pactBy[pact - 1] as number);
    successes.push(pact);
  }
  if (s.forcedFresh === 1) {
    s.forcedFresh = 0;
    succeed(c, NAPOLEON);
  }
  return successes;
}

function succeed(c: Ctx, power: number): void {
  c.s.made[power] = (c.s.made[power] as number) + 1;
  c.tell?.({ fact: 'succeeded', power, clause: 'CON 9.5#5' });
}

/** CON 9.2: alliances last the turn they were made in and the next. */
export function lapse(c: Ctx): void {
  const { s } = c;
  for (const pact of [1, 2]) {
    if (membersOf(s, pact).length > 0 && (s.pactSince[pact - 1] as number) < s.turn) endPact(c, pact, 'CON 9.2#2');
  }
  if (s.forced >= 0 && s.forcedUntil <= s.turn) freeForced(c, 'CON 9.2#2');
}

/** A power that is out of the game is nobody's ally (CON 13). */
export function leaveAll(c: Ctx, power: number, clause: string): void {
  leave(c, power, clause);
  if (power === c.s.forced || power === NAPOLEON) freeForced(c, clause);
}
