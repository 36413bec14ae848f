import type { Next } from '@bivouac/kernel';
import { eliminate, removeLeader } from '../pieces/losses.ts';
import { leaderIn, leaderSheet } from '../pieces/pieces.ts';
import { type Ctx, OFF, other } from '../state.ts';
import { winnersOf } from './victory.ts';

/** GLO 8.5#13, #14, 8.7#8, #9: a Force is lost with all its leaders, who are captured (GLO 9#10 to #12). */
export function capture(c: Ctx, slots: readonly number[], loser: number, clause: string): void {
  const { s, content } = c;
  const { general, commander } = content.campaign.victory;
  const leaders = slots.filter((slot) => leaderIn(c, slot) !== OFF);
  const units = slots.filter((slot) => leaderIn(c, slot) === OFF);
  if (units.length > 0) eliminate(c, units, clause);
  for (const slot of leaders) {
    const leader = leaderIn(c, slot);
    // Ruling 125: whoever only acts for a commander in chief is a general.
    const chief = s.commander[leaderSheet(c, leader).army] === leader;
    const points = chief ? commander : general;
    const by = other(loser);
    s.capturePoints[by] = (s.capturePoints[by] as number) + points;
    removeLeader(c, slot, OFF, chief ? 'GLO 9#11' : 'GLO 9#10');
    c.tell?.({ fact: 'captured', leader, side: by, points, clause: chief ? 'GLO 9#11' : 'GLO 9#10' });
    if (leader === content.campaign.napoleon) s.napoleonTaken = true;
  }
}

/** GLO 9#13, #14: the capture of Napoleon ends the game; otherwise play goes on. */
export function unlessNapoleon(c: Ctx, goOn: () => Next): Next {
  if (!c.s.napoleonTaken) return goOn();
  const side = other(c.content.leaders[c.content.campaign.napoleon]?.side ?? 0);
  return c.finish({ winners: winnersOf(c, side), reason: 'napoleon', clause: 'GLO 9#14' });
}
