import { EVERYONE } from '@bivouac/kernel';
import type { LeaderChange } from '../../content/types.ts';
import { chiefOf, onMap } from '../command/lines.ts';
import { removeLeader, showSlots } from '../pieces/losses.ts';
import { counts } from '../campaign/options.ts';
import { isPeace } from '../campaign/peace.ts';
import { leaderPiece, leaderSheet, scenarioOf, slotOf } from '../pieces/pieces.ts';
import { type Ctx, GONE, OFF } from '../state.ts';

/** The changes of this turn: those of the calendar, and those of the armistice, counted from its declaration. */
function changesNow(c: Ctx): LeaderChange[] {
  const { s, content } = c;
  const { changes, armistice } = scenarioOf(c);
  const number = content.calendar[s.turn]?.number ?? 0;
  const turns = isPeace(c) ? s.turn - s.declared + 1 : OFF;
  return [
    ...changes.filter(({ turn }) => turn === number),
    ...(armistice?.changes ?? []).filter(({ turn }) => turn === turns),
  ].filter(({ option, unless }) => counts(c, option, unless));
}

/** GLO 2#4, 4.2#2, 1813.C.options: leaders whom the scenario takes out in this turn, and who replaces them. */
export function changeLeaders(c: Ctx): void {
  const { s } = c;
  for (const { leaves, follows, army, option } of changesNow(c)) {
    const clause = option === 'O1' ? 'GLO 1813.C.options#2' : option === 'O2' ? 'GLO 1813.C.options#3' : 'GLO 4.2#2';
    const left = leaves === OFF ? OFF : slotOf(c, leaderPiece(c, leaves));
    const inside = left === OFF ? 0 : (s.inside[left] as number);
    let town = left === OFF ? OFF : (s.place[left] as number);
    // Ruling 140: whoever comes by an option for a man who is not there goes to the commander in chief.
    if (option !== null && town < 0) town = townOfChief(c, follows);
    if (left !== OFF && s.place[left] !== OFF) removeLeader(c, left, OFF, clause);
    // Ruling 184: who leaves before he has come does not come.
    else if (leaves !== OFF) s.returns[leaves] = GONE;
    const follower = follows === OFF ? OFF : slotOf(c, leaderPiece(c, follows));
    // A follower who is not on the map takes his town, inside the walls if he was there.
    if (follower !== OFF && !onMap(c, follower) && town >= 0 && s.returns[follows] !== GONE) {
      s.place[follower] = town;
      s.inside[follower] = inside;
      s.returns[follows] = OFF;
      s.version++;
      showSlots(c, [follower], EVERYONE, clause);
    }
    if (army !== OFF && follows !== OFF) s.commander[army] = follows;
    c.tell?.({ fact: 'leaderChange', leaves, follows, army, clause });
  }
}

function townOfChief(c: Ctx, leader: number): number {
  const chief = leader === OFF ? OFF : chiefOf(c, leaderSheet(c, leader).army);
  return chief === OFF ? OFF : (c.s.place[slotOf(c, leaderPiece(c, chief))] as number);
}
