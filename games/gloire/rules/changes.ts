import { EVERYONE } from '@bivouac/kernel';
import { removeLeader, showSlots } from './losses.ts';
import { onMap } from './lines.ts';
import { leaderPiece, scenarioOf, slotOf } from './pieces.ts';
import { type Ctx, OFF } from './state.ts';

/** GLO 2#4, 4.2#2: leaders whom the scenario takes out in this turn, and who replaces them. */
export function changeLeaders(c: Ctx): void {
  const { s, content } = c;
  const number = content.calendar[s.turn]?.number ?? 0;
  for (const { turn, leaves, follows, army, option } of scenarioOf(c).changes) {
    if (turn !== number || option !== null) continue;
    const left = leaves === OFF ? OFF : slotOf(c, leaderPiece(c, leaves));
    const town = left === OFF ? OFF : (s.place[left] as number);
    if (left !== OFF && onMap(c, left)) removeLeader(c, left, OFF, 'GLO 4.2#2');
    const follower = follows === OFF ? OFF : slotOf(c, leaderPiece(c, follows));
    // A follower who is not on the map takes his town.
    if (follower !== OFF && !onMap(c, follower) && town >= 0) {
      s.place[follower] = town;
      s.version++;
      showSlots(c, [follower], EVERYONE, 'GLO 4.2#2');
    }
    if (army !== OFF && follows !== OFF) s.commander[army] = follows;
    c.tell?.({ fact: 'leaderChange', leaves, follows, army, clause: 'GLO 4.2#2' });
  }
}
