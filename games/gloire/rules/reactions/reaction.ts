import { type Procedure, procedure } from '@bivouac/kernel';
import { commandsOf, unitStatus } from '../command/lines.ts';
import { hasStrength, highest, leaderIn, leaderSheet, leadersIn, outsideAt, unitIn } from '../pieces/pieces.ts';
import { leads } from '../players/partners.ts';
import { type Board, COMMANDED, type Ctx, type Gloire, OFF } from '../state.ts';

/** GLO 6.5.1#12: the command value of a Force without a leader. */
const NO_LEADER = 1;
/** GLO 6.5.1#13, #14: what being in command adds, without and with a general. */
const IN_COMMAND = 1;
const GENERAL_IN_COMMAND = 2;

/**
 * GLO 6.5.1#10 to #16, 6.5.2#5 to #11: the command value against which a Force that reacts throws. Lines are traced as
 * they are now (ruling 9).
 */
export function commandValue(b: Board, slots: readonly number[]): number {
  const commands = commandsOf(b);
  const leader = highest(b, leadersIn(b, slots), (sheet) => sheet.command);
  const commanded = slots.some((slot) => {
    const unit = unitIn(b, slot);
    return unit !== OFF && hasStrength(b, slot) && unitStatus(b, unit, commands) === COMMANDED;
  });
  if (leader === OFF) return NO_LEADER + (commanded ? IN_COMMAND : 0);
  const { army, command } = leaderSheet(b, leader);
  const chief = commands[army]?.chief ?? OFF;
  if (chief === leader || chief === OFF) return command;
  const linked = commands[army]?.leaders.find((one) => one.leader === leader)?.linked === true;
  if (!linked && !commanded) return command;
  // GLO 6.5.1#15, ruling 72: not above that of the commander in chief; who is better keeps his own.
  return Math.max(command, Math.min(command + GENERAL_IN_COMMAND, leaderSheet(b, chief).command));
}

export interface Reacting {
  power: number;
  side: number;
  town: number;
  /** Whether decoys may go along (an interception), or not (a march to the guns, ruling 80). */
  decoys: boolean;
  slots: number[];
}

/** Counters in a town that may react: outside the walls, not those who have entrenched this turn (GLO 6.2#2). */
export function reactorsAt(b: Board, { side, town, decoys }: Omit<Reacting, 'power' | 'slots'>): number[] {
  return outsideAt(b, town, side).filter((slot) => {
    if (b.s.dug[slot] === 1) return false;
    if (decoys) return true;
    const force = unitIn(b, slot) !== OFF || leaderIn(b, slot) !== OFF;
    return force && b.s.triedGuns[slot] === 0;
  });
}

/** Which part of a stack reacts: a private thought, for it tells who stands there (rulings 71, 75, 80). */
export const reacting: Procedure<Gloire, Reacting, number[]> = procedure<Gloire, Reacting, number[]>('reacting', {
  choose: {
    power: (_, vars) => vars.power,
    prompt: 'react',
    clause: 'GLO 6.5.1#18',
    about: (_, vars) => ({ town: vars.town, count: vars.slots.length }),
    offers(c, vars) {
      for (const slot of reactorsAt(c, vars)) {
        if (!vars.slots.includes(slot) && leads(c, vars.power, slot)) c.offer('pick', slot);
      }
      if (vars.slots.some((slot) => hasStrength(c, slot))) c.offer('done');
      c.offer('cancel');
    },
    why: (_, vars) => ({ reason: vars.slots.length === 0 ? 'nobodyPicked' : 'noForce', clause: 'GLO 1.1#1' }),
    take: {
      pick(c: Ctx, vars: Reacting, slot: number) {
        vars.slots.push(slot);
        return c.go('choose');
      },
      done: (c: Ctx, { slots }: Reacting) => c.return([...slots].sort((one, two) => one - two)),
      cancel: (c: Ctx) => c.return([]),
    },
  },
});
