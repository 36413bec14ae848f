import { NAPOLEON } from '../../content/types.ts';
import { membersOf } from '../map/relations.ts';
import type { Ctx } from '../state.ts';

/** CON 11.8#5 to #8: a nation becomes Napoleon's forced ally; it leaves its alliance, which needs two to go on. */
export function compel(c: Ctx, nation: number, until: number, clause: string): void {
  const { s } = c;
  const pact = s.pact[nation] as number;
  s.pact[nation] = 0;
  if (pact !== 0 && membersOf(s, pact).length === 1) for (const last of membersOf(s, pact)) s.pact[last] = 0;
  s.forced = nation;
  s.forcedSince = s.turn;
  s.forcedUntil = until;
  s.forcedFresh = 0;
  c.tell?.({ fact: 'forced', power: NAPOLEON, other: nation, clause });
}
