import { NAPOLEON } from '../../content/types.ts';
import type { ConquestsState, Ctx } from '../state.ts';

/** Allies who settle something together (CON 11.5): all who fight say a word, and one decides where they do not agree. */
export interface Council {
  voters: number[];
  decider: number;
  /** What was said: the power, then what it named. */
  said: number[][];
}

/** CON 11.5#2, #7: with Napoleon at its head nobody else is asked. `fallback` decides where the initiator has gone. */
export function councilOf(s: ConquestsState, powers: readonly number[], fallback: number): Council {
  const [first] = powers;
  if (first === undefined || powers.length < 2 || powers.includes(NAPOLEON)) {
    return { voters: [fallback], decider: fallback, said: [] };
  }
  const pact = s.pact[first] as number;
  const initiator = s.pactBy[pact - 1] ?? -1;
  const stillIn = pact > 0 && initiator >= 0 && s.pact[initiator] === pact;
  return { voters: [...powers], decider: stillIn ? initiator : fallback, said: [] };
}

/** Whether the voters belong to several people: nobody has to agree with himself. */
function isDivided(c: Ctx, { voters }: Council): boolean {
  return voters.some((power) => c.seatOf(power) !== c.seatOf(voters[0] ?? power));
}

function silent(c: Ctx, { voters, said }: Council): number[] {
  return voters.filter((power) => !said.some(([who]) => c.seatOf(who ?? power) === c.seatOf(power)));
}

/** Who is asked now: all who have not spoken, then who decides. */
export function askedIn(c: Ctx, council: Council): readonly number[] {
  const left = isDivided(c, council) ? silent(c, council) : [];
  return left.length > 0 ? left : [council.decider];
}

/** CON 11.5#2: who decides chooses among what the allies have named. */
export function mayName(c: Ctx, council: Council, ...what: number[]): boolean {
  if (!isDivided(c, council) || silent(c, council).length > 0) return true;
  return council.said.some(([, ...named]) => named.every((one, at) => one === what[at]));
}

/** A word is said. Whether it settles the matter: all agree, or who decides has spoken. */
export function speak(c: Ctx, council: Council, ...what: number[]): boolean {
  if (!isDivided(c, council) || silent(c, council).length === 0) return true;
  council.said.push([c.actor, ...what]);
  if (silent(c, council).length > 0) return false;
  return council.said.every(([, ...named]) => named.every((one, at) => one === what[at]));
}
