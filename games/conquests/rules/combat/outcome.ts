import { type Procedure, procedure } from '@bivouac/kernel';
import { addTroops, inContingent, takeContingent, unitsAt } from '../map/troops.ts';
import { CAV, type Conquests, type Ctx, GUARD_CAV, GUARD_INF, INF } from '../state.ts';
import { deploying } from '../zones/deploying.ts';
import { gainMoney, lowerMorale, payMoney, raiseMorale } from '../zones/tracks.ts';
import type { Battle } from './battle-vars.ts';
import { askedIn, type Council, councilOf, mayName, speak } from './council.ts';
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
  /** The allies who are choosing (CON 11.5). */
  council: Council;
}

/** Nobody is choosing yet. */
export const NO_COUNCIL: Council = { voters: [], decider: -1, said: [] };

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

/** Allies of a side choose together (CON 11.5#2). */
function council(c: Ctx, vars: Outcome, side: 0 | 1): Council {
  return councilOf(c.s, powersOf(vars, side), decider(c, vars, side));
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

function loses(c: Ctx, vars: Outcome, count: number, side: 0 | 1, clause: string) {
  const { land, sea } = vars.battle;
  const chooser = decider(c, vars, side);
  const powers = [...powersOf(vars, beaten(vars))];
  return { powers, land, sea, count, chooser, clause, council: council(c, vars, side) };
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
      if (others.length > 0) {
        vars.council = council(c, vars, side);
        return c.go('entrust');
      }
      vars.battle.agents[side] = only;
    }
    return c.go('recruit');
  },
  entrust: {
    power: (c, vars) => askedIn(c, vars.council)[0] ?? 0,
    powers: (c, vars) => askedIn(c, vars.council),
    prompt: 'entrust',
    clause: 'CON 11.5#3',
    about: (_, vars) => ({ result: rowOf(vars).id, won: openSide(vars) === victor(vars) ? 1 : 0 }),
    offers(c, vars) {
      for (const power of powersOf(vars, openSide(vars))) {
        if (mayName(c, vars.council, power)) c.offer('entrust', power);
      }
    },
    take: {
      entrust(c, vars, power) {
        if (!speak(c, vars.council, power)) {
          c.tell?.({ fact: 'named', power: c.actor, other: power, clause: 'CON 11.5#3' });
          return c.go('entrust');
        }
        vars.battle.agents[openSide(vars)] = power;
        return c.go('agents');
      },
    },
  },
  /** CON 11.3.2a#2, d#2: one unit changes sides; of frigates one is destroyed (CON 11.3.1#5). */
  recruit(c, vars) {
    if (!rowOf(vars).recruits || vars.lost === 0 || powersOf(vars, victor(vars)).length === 0) return c.go('spoils');
    vars.council = council(c, vars, victor(vars));
    return c.go(vars.battle.sea >= 0 ? 'destroy' : 'choose');
  },
  choose: {
    power: (c, vars) => askedIn(c, vars.council)[0] ?? 0,
    powers: (c, vars) => askedIn(c, vars.council),
    prompt: 'recruit',
    clause: 'CON 11.3.1#4',
    about: (_, vars) => ({ land: vars.battle.land }),
    offers(c, vars) {
      for (const [power, kind] of unitChoices(c.s, vars.battle.land, powersOf(vars, beaten(vars)))) {
        if (mayName(c, vars.council, power, kind)) c.offer('recruit', power, kind);
      }
    },
    take: {
      recruit(c, vars, power, kind) {
        if (!speak(c, vars.council, power, kind)) {
          c.tell?.({ fact: 'namedUnit', power: c.actor, other: power, kind, clause: 'CON 11.5#4' });
          return c.go('choose');
        }
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
    power: (c, vars) => askedIn(c, vars.council)[0] ?? 0,
    powers: (c, vars) => askedIn(c, vars.council),
    prompt: 'loseShip',
    clause: 'CON 11.3.1#5',
    about: (_, vars) => ({ sea: vars.battle.sea, count: 1 }),
    offers(c, vars) {
      for (const ship of shipChoices(c.s, vars.battle.sea, powersOf(vars, beaten(vars)))) {
        if (mayName(c, vars.council, ship)) c.offer('loseShip', ship);
      }
    },
    take: {
      loseShip(c, vars, ship) {
        if (!speak(c, vars.council, ship)) {
          c.tell?.({ fact: 'namedShip', power: c.actor, ship, clause: 'CON 11.5#4' });
          return c.go('destroy');
        }
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
  /** CON 11.5#5: one ally plays the one card; the allies say who. */
  prize(c, vars) {
    if (!rowOf(vars).prize || isWalkover(vars)) return c.go('third');
    const [only, ...others] = players(c, vars);
    if (only === undefined) return c.go('third');
    if (others.length === 0) return c.call(prize, { power: only }, 'third');
    vars.council = council(c, vars, victor(vars));
    return c.go('player');
  },
  player: {
    power: (c, vars) => askedIn(c, vars.council)[0] ?? 0,
    powers: (c, vars) => askedIn(c, vars.council),
    prompt: 'prizePlayer',
    clause: 'CON 11.5#5',
    offers(c, vars) {
      for (const power of players(c, vars)) if (mayName(c, vars.council, power)) c.offer('entrust', power);
    },
    take: {
      entrust(c, vars, power) {
        if (speak(c, vars.council, power)) return c.call(prize, { power }, 'third');
        c.tell?.({ fact: 'named', power: c.actor, other: power, clause: 'CON 11.5#5' });
        return c.go('player');
      },
    },
  },
  /** CON 11.3.2b#4, e#4: the first of a third is the victor’s choice. */
  third(c, vars) {
    const row = rowOf(vars);
    if (row.loses !== 'third' || vars.lost === 0 || powersOf(vars, victor(vars)).length === 0) return c.go('losses');
    vars.lost--;
    return c.call(losing, loses(c, vars, 1, victor(vars), row.clause), 'losses');
  },
  losses(c, vars) {
    return c.call(losing, loses(c, vars, vars.lost, beaten(vars), rowOf(vars).clause), 'shame');
  },
  shame(c, vars) {
    const lost = vars.battle.agents[beaten(vars)];
    if (rowOf(vars).shames && lost >= 0 && !isPursuit(vars)) lowerMorale(c, lost, 1, rowOf(vars).clause);
    return c.return();
  },
});

/** The victors who hold a card. */
function players(c: Ctx, vars: Outcome): number[] {
  return powersOf(vars, victor(vars)).filter((power) => (c.s.hands[power]?.is.length ?? 0) > 0);
}

/** The first side whose agent is still to be named. */
function openSide(vars: Outcome): 0 | 1 {
  return vars.battle.agents[ATTACK] < 0 && powersOf(vars, ATTACK).length > 1 ? ATTACK : DEFENCE;
}

/** CON 11.3.2c#3, ruling 127: from the beaten if he has it all, else from the bank. */
function plunder(c: Ctx, won: number, lost: number, francs: number): void {
  if ((c.s.money[lost] as number) >= francs) payMoney(c, lost, francs, 'CON 11.3.2c#3');
  gainMoney(c, won, francs, 'CON 11.3.2c#3');
}
