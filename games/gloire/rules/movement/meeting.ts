import { EVERYONE, type Procedure, procedure } from '@bivouac/kernel';
import { ownUp } from '../fog/decoys.ts';
import { catching, leadersCaught } from '../command/leaders.ts';
import { eliminate, eliminateDecoys } from '../pieces/losses.ts';
import { decoyIn, hasStrength, leaderIn, outsideAt } from '../pieces/pieces.ts';
import { type Gloire, OFF, other } from '../state.ts';

export interface Meeting {
  /** Who has come, where, with which counters. */
  side: number;
  town: number;
  slots: number[];
  /** Whether the march ends here. */
  held: boolean;
}

/**
 * GLO 5.3#7 to #9, 7.1#8, rulings 43 and 44: a stack has come among enemy counters, and meets what is really there. Returns
 * whether it is held.
 */
export const meeting: Procedure<Gloire, Meeting, boolean> = procedure<Gloire, Meeting, boolean>('meeting', {
  look(c, vars) {
    // Whatever is there, it is news that it is.
    c.disclose(EVERYONE);
    const enemies = outsideAt(c, vars.town, other(vars.side));
    const real = enemies.filter((slot) => decoyIn(c, slot) === OFF);
    if (vars.slots.some((slot) => hasStrength(c, slot))) {
      if (!enemies.some((slot) => hasStrength(c, slot))) return c.go('clear');
      ownUp(c, vars.town, other(vars.side), 'GLO 5.3#9');
      ownUp(c, vars.town, vars.side, 'GLO 5.3#7');
      c.tell?.({ fact: 'contact', town: vars.town, side: vars.side, clause: 'GLO 5.3#7' });
      return c.return(true);
    }
    // Decoys never make contact: they go, and where they meet nothing but decoys, so do these.
    eliminateDecoys(c, vars.slots, 'GLO 7.1#8');
    if (real.length === 0) eliminateDecoys(c, enemies, 'GLO 7.1#8');
    return c.return(true);
  },
  /** Nothing to fight: decoys are shown and removed, cadres and guns are lost, leaders go by GLO 4.2. */
  clear(c, vars) {
    const enemies = outsideAt(c, vars.town, other(vars.side));
    eliminateDecoys(
      c,
      enemies.filter((slot) => decoyIn(c, slot) !== OFF),
      'GLO 7.1#8',
    );
    const helpless = enemies.filter((slot) => decoyIn(c, slot) === OFF && leaderIn(c, slot) === OFF);
    if (helpless.length > 0) eliminate(c, helpless, 'GLO 5.3#8');
    return c.call(leadersCaught, catching(vars.town, other(vars.side)), 'cleared');
  },
  cleared: (c) => c.return(false),
});
