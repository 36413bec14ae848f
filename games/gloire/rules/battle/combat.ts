import { EVERYONE, type Next, type Procedure, procedure } from '@bivouac/kernel';
import { battle } from './battle.ts';
import { type BattleKind, newBattle } from './battle-force.ts';
import { bothAt } from './contested.ts';
import { cardsAtPhase, cardsDuring } from '../cards/playing.ts';
import { townOf } from '../pieces/map.ts';
import { countersAt, hasStrength, insideAt, outsideAt, townsOf } from '../pieces/pieces.ts';
import { appoint } from '../players/partners.ts';
import { senior } from '../players/sides.ts';
import { type Board, COMBAT, type Ctx, type Gloire, OFF, other, SIDES } from '../state.ts';
import { atWalls, walls } from '../sieges/walls.ts';
import { openGates } from '../sieges/gates.ts';

interface Combat {
  /** Towns that have had their combat in this phase, and the one that has it now. */
  done: number[];
  town: number;
}

export const newCombat = (): Combat => ({ done: [], town: OFF });

/**
 * Towns where the active side must fight or besiege: by the flags of the enemy, for whoever came among enemies has had to
 * own up to a Force, and so have they.
 */
function duties(b: Board, { done }: Combat): number[] {
  const { active } = b.s;
  return bothAt(b).filter(
    (town) => !done.includes(town) && outsideAt(b, town, active).some((slot) => hasStrength(b, slot)),
  );
}

/** GLO 8.8#34, #35, ruling 115: towns from which the active side may sally. */
function sorties(b: Board, { done }: Combat): number[] {
  const { active } = b.s;
  return bothAt(b).filter((town) => {
    if (done.includes(town) || outsideAt(b, town, active).length > 0) return false;
    const able = insideAt(b, town, active).some((slot) => hasStrength(b, slot));
    return able && outsideAt(b, town, other(active)).length > 0;
  });
}

/** GLO 2.B4, 8: the combat phase: every town where both sides stand, in the order the active player likes. */
export const combat: Procedure<Gloire, Combat> = procedure<Gloire, Combat>('combat', {
  begin(c) {
    c.s.phase = COMBAT;
    c.s.generals.fill(OFF);
    const both = townsOf(c, c.s.active).some((town) => countersAt(c, town, other(c.s.active)).length > 0);
    return both ? c.call(cardsAtPhase, cardsDuring('phase'), 'next') : c.go('next');
  },
  next(c, vars) {
    openGates(c);
    // Who must fight, and who could sally, is told by whether anybody is asked.
    c.disclose(EVERYONE);
    const [town, another] = duties(c, vars);
    const sallies = sorties(c, vars).length > 0;
    if (town === undefined && !sallies) return c.return();
    return town === undefined || another !== undefined || sallies ? c.go('choose') : begin(c, vars, town);
  },
  choose: {
    power: (c) => senior(c, c.s.active),
    prompt: 'fight',
    clause: 'GLO 8#2',
    offers(c, vars) {
      for (const town of duties(c, vars)) c.offer('fight', town);
      for (const town of sorties(c, vars)) c.offer('sortie', town);
      // GLO 2.B4#2: combat cannot be declined; a sortie can.
      if (duties(c, vars).length === 0) c.offer('done');
    },
    why(c, vars, [verb]) {
      if (verb === 'done' && duties(c, vars).length > 0) return { reason: 'mustFight', clause: 'GLO 2.B4#2' };
      return { reason: 'noBattleThere', clause: 'GLO 8#1' };
    },
    take: {
      fight: (c: Ctx, vars: Combat, town: number) => begin(c, vars, town),
      sortie(c: Ctx, vars: Combat, town: number) {
        vars.done.push(town);
        commanders(c, town);
        return fightOut(c, town, 'sortie');
      },
      done: (c: Ctx) => c.return(),
    },
  },
  atWalls(c, vars) {
    const kind = c.result(walls);
    return kind === 'field' || kind === 'assault' || kind === 'sortie' ? fightOut(c, vars.town, kind) : c.go('next');
  },
});

function begin(c: Ctx, vars: Combat, town: number): Next {
  vars.done.push(town);
  vars.town = town;
  commanders(c, town);
  if (townOf(c, town).fortress !== null) return c.call(walls, atWalls(town), 'atWalls');
  return fightOut(c, town, 'field');
}

/** Ruling 142: who decides in this town, for either side. */
function commanders(c: Ctx, town: number): void {
  appoint(
    c,
    SIDES.map((side) => countersAt(c, town, side)),
  );
}

function fightOut(c: Ctx, town: number, kind: BattleKind): Next {
  return c.call(battle, newBattle(town, kind, c.s.active, c.s.surprise[town] ?? OFF), 'next');
}
