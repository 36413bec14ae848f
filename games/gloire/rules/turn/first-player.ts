import { type Procedure, procedure } from '@bivouac/kernel';
import { armiesOf, chiefOf, onMap } from '../command/lines.ts';
import { highest, leaderPiece, leaderSheet, scenarioOf, slotOf } from '../pieces/pieces.ts';
import { senior } from '../players/sides.ts';
import { type Ctx, FRENCH, type Gloire, OFF, other, RESUMED, SIDES } from '../state.ts';

interface Choice {
  /** Who may choose; set as soon as it is known. */
  chooser?: number;
}

/** GLO 3.2#1, 1813.B.3.2#2, ruling 3: his counter on the map is enough; in some scenarios he counts even without it. */
function napoleonIsThere(c: Ctx): boolean {
  const { napoleon } = c.content.campaign;
  if (napoleon === OFF) return false;
  if (onMap(c, slotOf(c, leaderPiece(c, napoleon)))) return true;
  const counts = scenarioOf(c).napoleonCounts;
  return counts === 'always' || (counts === 'until resumption' && c.s.peace !== RESUMED);
}

/** GLO 3.2#2, #3: the value of a side's commander in chief of highest rank; of equals the best. */
function valueOf(c: Ctx, side: number): number {
  const chiefs = armiesOf(c, side)
    .map((army) => chiefOf(c, army))
    .filter((leader) => leader !== OFF);
  const first = highest(c, chiefs, (sheet) => sheet.command);
  return first === OFF ? 0 : leaderSheet(c, first).command;
}

/** GLO 3.2: who plays first this turn. */
export const firstPlayer: Procedure<Gloire, Choice> = procedure<Gloire, Choice>('firstPlayer', {
  who(c, vars) {
    if (napoleonIsThere(c)) {
      vars.chooser = c.content.leaders[c.content.campaign.napoleon]?.side ?? FRENCH;
      return c.go('choose');
    }
    const dice = SIDES.map(() => c.dice.d6());
    const values = SIDES.map((side) => valueOf(c, side));
    const [french = 0, coalition = 0] = SIDES.map((side) => (dice[side] as number) + (values[side] as number));
    c.tell?.({ fact: 'firstDice', dice, values, clause: 'GLO 3.2#2' });
    // Ruling 1: equal throws are thrown again.
    if (french === coalition) return c.go('who');
    vars.chooser = french > coalition ? 0 : 1;
    return c.go('choose');
  },
  choose: {
    power: (c, vars) => senior(c, vars.chooser ?? FRENCH),
    prompt: 'first',
    clause: 'GLO 3.2#1',
    offers(c) {
      c.offer('first');
      c.offer('second');
    },
    take: {
      first: (c, vars) => settle(c, vars.chooser ?? FRENCH),
      second: (c, vars) => settle(c, other(vars.chooser ?? FRENCH)),
    },
  },
});

function settle(c: Ctx, side: number) {
  c.s.first = side;
  c.tell?.({ fact: 'firstPlayer', side, clause: 'GLO 3.2#1' });
  return c.return();
}
