import { type Procedure, procedure } from '@bivouac/kernel';
import { addTroops, inContingent, takeContingent, unitsAt } from '../map/troops.ts';
import { CAV, type Conquests, type Ctx, GUARD_CAV, GUARD_INF, INF } from '../state.ts';
import { deploying } from '../zones/deploying.ts';
import { gainMoney, lowerMorale, payMoney, raiseMorale } from '../zones/tracks.ts';
import type { Battle } from './battle-vars.ts';
import { deciderOf } from './deciding.ts';
import { ATTACK, DEFENCE } from './force.ts';
import { losing, shipChoices, sinking, strike, unitChoices } from './losing.ts';
import { prize } from './prize.ts';
import { lossOf, RESULTS, type ResultRow } from './table.ts';

export interface Outcome {
  battle: Battle;
  /** Row of the table. */
  row: number;
  /** Units that the beaten side has still to lose. */
  lost: number;
}

function rowOf(vars: Outcome): ResultRow {
  return RESULTS[vars.row] as ResultRow;
}

function victor(vars: Outcome): 0 | 1 {
  return rowOf(vars).won === 'attack' ? ATTACK : DEFENCE;
}

function beaten(vars: Outcome): 0 | 1 {
  return victor(vars) === ATTACK ? DEFENCE : ATTACK;
}

function powersOf(vars: Outcome, side: 0 | 1): number[] {
  return vars.battle.sides[side];
}

/** Who decides for a side; a garrison cannot, so its victim decides for himself (ruling 137). */
function decider(c: Ctx, vars: Outcome, side: 0 | 1): number {
  const found = deciderOf(c.s, vars.battle, powersOf(vars, side));
  return found >= 0 ? found : deciderOf(c.s, vars.battle, powersOf(vars, side === ATTACK ? DEFENCE : ATTACK));
}

function sizeOf(c: Ctx, vars: Outcome, side: 0 | 1): number {
  const { land, sea, sides } = vars.battle;
  if (sea >= 0) return shipChoices(c.s, sea, sides[side]).length;
  return sides[side].reduce((sum, power) => sum + unitsAt(c.s, land, power), 0);
}

/** A pursuit touches troops only (CON 11.6#10). */
function isPursuit(vars: Outcome): boolean {
  return vars.battle.riders.length > 0;
}

/** CON 11.7#4: won against a garrison and nobody else. */
function isWalkover(vars: Outcome): boolean {
  return powersOf(vars, DEFENCE).length === 0 && victor(vars) === ATTACK;
}

function loses(vars: Outcome, count: number, chooser: number, clause: string) {
  const { land, sea } = vars.battle;
  return { powers: [...powersOf(vars, beaten(vars))], land, sea, count, chooser, clause };
}

/** Guards that are recruited become plain (ruling 129). */
function plainKind(kind: number): number {
  return kind === GUARD_INF ? INF : kind === GUARD_CAV ? CAV : kind;
}

/** CON 11.3.2: what a result brings, but for the retreat. */
export const outcome: Procedure<Conquests, Outcome> = procedure<Conquests, Outcome>('outcome', {
  begin(c, vars) {
    const row = rowOf(vars);
    // A garrison falls without a loss (CON 11.7#4).
    vars.lost = isWalkover(vars)
      ? 0
      : Math.min(lossOf(row, sizeOf(c, vars, beaten(vars))), sizeOf(c, vars, beaten(vars)));
    if (isPursuit(vars)) return c.go('losses');
    return c.go('agents');
  },
  /** CON 11.5#3: one ally stands for each side. */
  agents(c, vars) {
    for (const side of [ATTACK, DEFENCE] as const) {
      if (vars.battle.agents[side] >= 0) continue;
      const [only, ...others] = powersOf(vars, side);
      if (only === undefined) continue;
      if (others.length > 0) return c.go('entrust');
      vars.battle.agents[side] = only;
    }
    return c.go('recruit');
  },
  entrust: {
    power: (c, vars) => decider(c, vars, openSide(vars)),
    prompt: 'entrust',
    clause: 'CON 11.5#3',
    about: (_, vars) => ({ result: rowOf(vars).id, won: openSide(vars) === victor(vars) ? 1 : 0 }),
    offers(c, vars) {
      for (const power of powersOf(vars, openSide(vars))) c.offer('entrust', power);
    },
    take: {
      entrust(c, vars, power) {
        vars.battle.agents[openSide(vars)] = power;
        return c.go('agents');
      },
    },
  },
  /** CON 11.3.2a#2, d#2: one unit changes sides; of frigates one is destroyed (CON 11.3.1#5). */
  recruit(c, vars) {
    if (!rowOf(vars).recruits || vars.lost === 0 || powersOf(vars, victor(vars)).length === 0) return c.go('spoils');
    return c.go(vars.battle.sea >= 0 ? 'destroy' : 'choose');
  },
  choose: {
    power: (c, vars) => decider(c, vars, victor(vars)),
    prompt: 'recruit',
    clause: 'CON 11.3.1#4',
    about: (_, vars) => ({ land: vars.battle.land }),
    offers(c, vars) {
      for (const [power, kind] of unitChoices(c.s, vars.battle.land, powersOf(vars, beaten(vars)))) {
        c.offer('recruit', power, kind);
      }
    },
    take: {
      recruit(c, vars, power, kind) {
        const { land } = vars.battle;
        vars.lost--;
        strike(c, land, power, kind, 'CON 11.3.2a#2');
        const winner = vars.battle.agents[victor(vars)];
        const same = plainKind(kind);
        if (inContingent(c.s, winner, same) > 0) {
          takeContingent(c.s, winner, same);
          addTroops(c.s, land, winner, same, 1);
          c.tell?.({ fact: 'recruited', power: winner, kind: same, land, clause: 'CON 11.3.1#4' });
        }
        return c.go('spoils');
      },
    },
  },
  destroy: {
    power: (c, vars) => decider(c, vars, victor(vars)),
    prompt: 'loseShip',
    open: true,
    clause: 'CON 11.3.1#5',
    about: (_, vars) => ({ sea: vars.battle.sea, count: 1 }),
    offers(c, vars) {
      for (const ship of shipChoices(c.s, vars.battle.sea, powersOf(vars, beaten(vars)))) c.offer('loseShip', ship);
    },
    take: {
      loseShip(c, vars, ship) {
        vars.lost--;
        return c.call(sinking, { ship, clause: 'CON 11.3.1#5' }, 'spoils');
      },
    },
  },
  /** Moral, booty and the track of victories, then the card. */
  spoils(c, vars) {
    const row = rowOf(vars);
    const [won, lost] = [vars.battle.agents[victor(vars)], vars.battle.agents[beaten(vars)]];
    if (won >= 0) raiseMorale(c, won, 1, isWalkover(vars) ? 'CON 11.7#4' : row.clause);
    if (row.noted && !isWalkover(vars)) {
      for (const power of powersOf(vars, victor(vars))) {
        c.s.won[power] = (c.s.won[power] as number) + 1;
        c.tell?.({ fact: 'victory', power, result: row.id, clause: 'CON 11.3.3#1' });
      }
    }
    if (row.booty > 0 && won >= 0 && lost >= 0) plunder(c, won, lost, row.booty);
    return c.call(deploying, {}, 'prize');
  },
  prize(c, vars) {
    const won = vars.battle.agents[victor(vars)];
    return rowOf(vars).prize && won >= 0 && !isWalkover(vars) ? c.call(prize, { power: won }, 'third') : c.go('third');
  },
  /** CON 11.3.2b#4, e#4: the first of a third is the victor’s choice. */
  third(c, vars) {
    const row = rowOf(vars);
    if (row.loses !== 'third' || vars.lost === 0 || powersOf(vars, victor(vars)).length === 0) return c.go('losses');
    vars.lost--;
    return c.call(losing, loses(vars, 1, decider(c, vars, victor(vars)), row.clause), 'losses');
  },
  losses(c, vars) {
    return c.call(losing, loses(vars, vars.lost, decider(c, vars, beaten(vars)), rowOf(vars).clause), 'shame');
  },
  shame(c, vars) {
    const lost = vars.battle.agents[beaten(vars)];
    if (rowOf(vars).shames && lost >= 0 && !isPursuit(vars)) lowerMorale(c, lost, 1, rowOf(vars).clause);
    return c.return();
  },
});

/** The first side whose agent is still to be named. */
function openSide(vars: Outcome): 0 | 1 {
  return vars.battle.agents[ATTACK] < 0 && powersOf(vars, ATTACK).length > 1 ? ATTACK : DEFENCE;
}

/** CON 11.3.2c#3, ruling 127: from the beaten if he has it all, else from the bank. */
function plunder(c: Ctx, won: number, lost: number, francs: number): void {
  if ((c.s.money[lost] as number) >= francs) payMoney(c, lost, francs, 'CON 11.3.2c#3');
  gainMoney(c, won, francs, 'CON 11.3.2c#3');
}
