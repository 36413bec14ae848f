import { EVERYONE, type Procedure, procedure } from '@bivouac/kernel';
import { cardsAtCommand, cardsAtPhase, cardsDuring } from '../cards/playing.ts';
import { conceal } from '../fog/conceal.ts';
import { countDecoysOut, decoysBack } from '../fog/decoys.ts';
import { armiesOf, chiefOf, type Command, commandsOf, isInPlay, statusOf, unitStatus } from './lines.ts';
import { eliminate } from '../pieces/losses.ts';
import { dropMarkers, hasBigStacks, marking } from '../fog/markers.ts';
import {
  countersAt,
  decoyPiece,
  leaderPiece,
  leaderSheet,
  pieces,
  sideOfSlot,
  slotOf,
  townsOf,
  unitIn,
} from '../pieces/pieces.ts';
import { fixedCommand, isPeace } from '../campaign/peace.ts';
import { seatsOf, senior } from '../players/sides.ts';
import {
  ADMINISTRATION,
  COMMANDED,
  CUT_OFF,
  type Ctx,
  type Gloire,
  NO_LINE,
  NOT_SUPPLIED,
  OFF,
  SUPPLIED,
} from '../state.ts';
import { afterSupply, checkSupply } from './supply.ts';

interface Administration {
  /** Armies that have no points yet; a group that throws one die together stands as long as it is shared. */
  armies: number[];
  /** Points of a joint die that are left to share. */
  left: number;
}

export const newAdministration = (): Administration => ({ armies: [], left: 0 });

/** GLO 2.B1: the administrative phase of the active player. */
export const administration: Procedure<Gloire, Administration> = procedure<Gloire, Administration>('administration', {
  begin(c) {
    const { s } = c;
    s.phase = ADMINISTRATION;
    s.acted.fill(0);
    s.used.fill(0);
    s.surprise.fill(OFF);
    s.came.fill(OFF);
    s.caught.fill(0);
    // Strengths that were open are a secret again, as of the turn in which they were seen.
    for (let slot = 0; slot < s.open.length; slot++) if (sideOfSlot(c, slot) === s.active) s.open[slot] = 0;
    s.version++;
    c.tell?.({
      fact: 'playerTurn',
      side: s.active,
      turn: s.turn,
      clause: s.active === s.first ? 'GLO 2#7' : 'GLO 2#8',
    });
    return c.call(cardsAtPhase, cardsDuring('phase'), 'decoys');
  },
  // GLO 1813.A.armistice#17, #18: during the armistice there are no decoys, and nothing is hidden.
  decoys(c) {
    if (isPeace(c)) return c.go('cadres');
    return countDecoysOut(c) > 0 ? c.call(decoysBack, { left: countDecoysOut(c) }, 'conceal') : c.go('conceal');
  },
  /** GLO 2.B1#3. */
  conceal(c) {
    conceal(c, c.s.active);
    dropMarkers(c);
    return hasBigStacks(c) ? c.call(marking, {}, 'cadres') : c.go('cadres');
  },
  /** GLO 2.B1#5, 1.2.3#6: units that fell to nothing in an earlier turn and got nothing since. */
  cadres(c) {
    const { s } = c;
    const gone: number[] = [];
    for (const town of townsOf(c, s.active)) {
      for (const slot of countersAt(c, town, s.active)) {
        const unit = unitIn(c, slot);
        if (unit === OFF || s.points[unit] !== 0) continue;
        if (s.emptied[unit] !== OFF && (s.emptied[unit] as number) < s.turn) gone.push(slot);
      }
    }
    // Who has no strength left stands on a roster; that he goes, or that nobody does, is for all to see.
    c.disclose(EVERYONE);
    if (gone.length > 0) eliminate(c, gone, 'GLO 1.2.3#6');
    return c.go('lines');
  },
  /** GLO 2.B1#6, 2.B1#7: command for the whole of this player's turn (ruling 9), then supply. */
  lines(c, vars) {
    const { s } = c;
    const commands = commandsOf(c);
    checkCommand(c, commands);
    vars.armies = [...armiesOf(c, s.active)];
    for (const army of vars.armies) {
      s.spent[army] = 0;
      const command = commands[army];
      // Ruling 134: during the armistice nobody looks at supply.
      if (isPeace(c)) s.supplied[army] = SUPPLIED;
      else if (command !== undefined) checkSupply(c, army, command);
    }
    return isPeace(c) ? c.go('dice') : c.call(cardsAtCommand, cardsDuring('command'), 'dice');
  },
  /** GLO 2.B1#8, 4.5#1: a die and the value of the commander in chief; some armies throw theirs together. */
  dice(c, vars) {
    const [army] = vars.armies;
    if (army === undefined) return c.return();
    const fixed = fixedCommand(c, army);
    if (fixed !== OFF) {
      c.s.command[army] = fixed;
      c.tell?.({ fact: 'fixedCommand', army, total: fixed, clause: 'GLO 1813.A.armistice#21' });
      vars.armies.shift();
      return c.go('dice');
    }
    const group = jointly(c, army);
    if (group.length === 1) {
      give(c, army, commandDie(c));
      vars.armies.shift();
      return c.go('dice');
    }
    vars.left = commandDie(c);
    vars.armies = [...group, ...vars.armies.filter((one) => !group.includes(one))];
    c.tell?.({ fact: 'jointDie', armies: group, die: vars.left, clause: 'GLO 1813.B.4.5#1' });
    return c.go('share');
  },
  /** GLO 1813.B.4.5#2, #4: the side shares a joint die between its armies as it likes. */
  share: {
    power: (c) => senior(c, c.s.active),
    prompt: 'share',
    clause: 'GLO 1813.B.4.5#2',
    about: (_, vars) => ({ left: vars.left, army: vars.armies[0] ?? 0 }),
    offers(c, vars) {
      const [army] = vars.armies;
      if (army !== undefined) for (let points = 0; points <= vars.left; points++) c.offer('share', army, points);
    },
    why: () => ({ reason: 'notSoMany', clause: 'GLO 1813.B.4.5#2' }),
    take: {
      share(c, vars, army, points) {
        give(c, army, points);
        vars.left -= points;
        vars.armies.shift();
        const [next] = vars.armies;
        const group = jointly(c, army);
        if (next === undefined || !group.includes(next)) return c.go('dice');
        // The last of the group takes what is left.
        if (group.filter((one) => vars.armies.includes(one)).length > 1) return c.go('share');
        give(c, next, vars.left);
        vars.armies.shift();
        return c.go('dice');
      },
    },
  },
});

/** A die for command points; after the card of confusion it is not thrown, and counts as 1. */
function commandDie(c: Ctx): number {
  const { s } = c;
  if (s.confused[s.active] !== 1) return c.dice.d6();
  s.confused[s.active] = 0;
  return 1;
}

/** The armies in play that throw one die with this one, itself among them. */
function jointly(c: Ctx, army: number): number[] {
  const group = c.content.campaign.jointDice.find((one) => one.includes(army)) ?? [army];
  return group.filter((one) => isInPlay(c, one));
}

function give(c: Ctx, army: number, die: number): void {
  const { s } = c;
  const chief = chiefOf(c, army);
  const value = chief === OFF ? 0 : leaderSheet(c, chief).command;
  const supplied = s.supplied[army] ?? NOT_SUPPLIED;
  const total = afterSupply(die + value, supplied);
  s.command[army] = total;
  c.tell?.({ fact: 'command', army, die, value, total, supplied, clause: 'GLO 4.5#1' });
}

/** GLO 4.3, 4.6: where every unit, leader and decoy of the active side stands with its commander in chief. */
export function checkCommand(c: Ctx, commands: readonly Command[]): void {
  const { s, content } = c;
  const table = pieces(c);
  const ours = armiesOf(c, s.active);
  for (const piece of table.of[s.active === 0 ? 0 : 1]) {
    if (piece < table.units) s.status[piece] = unitStatus(c, piece, commands);
    else if (piece < table.units + table.leaders) {
      const leader = piece - table.units;
      const own = commands[leaderSheet(c, leader).army]?.leaders.find((one) => one.leader === leader);
      s.status[leaderPiece(c, leader)] = own?.linked === true ? COMMANDED : CUT_OFF;
    } else {
      const decoy = piece - table.units - table.leaders;
      for (const [army, command] of commands.entries()) {
        // Only generals of its own side command a decoy: by enemy ones its pace would tell where they stand.
        const status =
          ours.includes(army) && isInPlay(c, army) ? statusOf(c, slotOf(c, decoyPiece(c, decoy)), command) : NO_LINE;
        s.decoyStatus[decoy * content.armies.length + army] = status;
      }
    }
  }
  c.tell?.({
    fact: 'lines',
    cutOff: table.of[s.active === 0 ? 0 : 1].filter((piece) => piece < table.units && isOut(c, piece)),
    clause: 'GLO 2.B1#6',
    to: seatsOf(c, s.active),
  });
}

function isOut(c: Ctx, unit: number): boolean {
  const slot = slotOf(c, unit);
  return (c.s.place[slot] as number) >= 0 && c.s.status[unit] !== COMMANDED;
}
