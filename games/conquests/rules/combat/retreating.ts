import { type Procedure, procedure, type Reason } from '@bivouac/kernel';
import { aboard, addTroops, toContingent, troopsAt, unitsAt } from '../map/troops.ts';
import { emptyGroup, type Group, sizeOf, stepCost } from '../movement/cost.ts';
import { HOLD } from '../movement/hold.ts';
import { carry, goAboard } from '../map/carrying.ts';
import { type Conquests, type Ctx, KINDS } from '../state.ts';
import { breakingOut } from './breaking-out.ts';
import { losing } from './losing.ts';
import { refugesOf, shipsBeside } from './refuges.ts';
import type { ResultRow } from './table.ts';

export type Terms = ResultRow['retreat'] | 'pay';

export interface Retreating {
  power: number;
  land: number;
  terms: Terms;
  /** Who decides: the power itself, or Napoleon for his forced ally (CON 10.4#4). */
  chooser: number;
  /** The units in hand; nobody in hand means all that are left. */
  group: Group;
  refuges: number[];
}

export function retreatFrom(power: number, land: number, terms: Terms, chooser: number): Retreating {
  return { power, land, terms, chooser, group: emptyGroup(), refuges: [] };
}

function all(c: Ctx, vars: Retreating): Group {
  const group = emptyGroup();
  for (let kind = 0; kind < KINDS; kind++)
    group[vars.power * KINDS + kind] = troopsAt(c.s, vars.land, vars.power, kind);
  return group;
}

function inHand(c: Ctx, vars: Retreating): Group {
  return sizeOf(vars.group) > 0 ? vars.group : all(c, vars);
}

function without(whole: Group, part: Group): Group {
  return whole.map((count, at) => count - (part[at] as number));
}

function purse(c: Ctx, vars: Retreating): number {
  return c.s.moves[vars.power] as number;
}

/** What the units in hand pay to retreat by land. */
function fare(vars: Retreating, group: Group): number {
  return vars.terms === 'free' ? 0 : stepCost(group);
}

/** CON 11.3.2: who pays for all must be able to pay for those who go after these. */
function restFault(c: Ctx, vars: Retreating, group: Group, cost: number): Reason | null {
  const moves = purse(c, vars);
  if (cost > moves) return { reason: 'tooFewMoves', clause: 'CON 11.4#4', args: { cost, moves } };
  if (vars.terms !== 'pay') return null;
  const rest = stepCost(without(all(c, vars), group));
  return cost + rest <= moves ? null : { reason: 'payForAll', clause: 'CON 11.3.2b#6' };
}

function landFault(c: Ctx, vars: Retreating, group: Group, land: number): Reason | null {
  if (!refugesOf(c, vars.power, vars.land).includes(land)) return { reason: 'noRefuge', clause: 'CON 11.4#2' };
  return restFault(c, vars, group, fare(vars, group));
}

/** CON 11.4#5: on board everybody pays, on whatever terms. */
function shipFault(c: Ctx, vars: Retreating, group: Group, ship: number): Reason | null {
  if (!shipsBeside(c, vars.power, vars.land).includes(ship)) return { reason: 'noShip', clause: 'CON 11.4#5' };
  if (aboard(c.s, ship) + sizeOf(group) > HOLD) return { reason: 'holdIsFull', clause: 'CON 15#2' };
  return restFault(c, vars, group, sizeOf(group));
}

function anywhere(c: Ctx, vars: Retreating, group: Group): boolean {
  return (
    refugesOf(c, vars.power, vars.land).some((land) => landFault(c, vars, group, land) === null) ||
    shipsBeside(c, vars.power, vars.land).some((ship) => shipFault(c, vars, group, ship) === null)
  );
}

function withOne(vars: Retreating, kind: number): Group {
  const group = [...vars.group];
  group[vars.power * KINDS + kind] = (group[vars.power * KINDS + kind] as number) + 1;
  return group;
}

/** One more in hand: only a part is taken in hand, for all is what nobody in hand means. */
function takeFault(c: Ctx, vars: Retreating, kind: number): Reason | null {
  const left = troopsAt(c.s, vars.land, vars.power, kind) - (vars.group[vars.power * KINDS + kind] as number);
  if (left <= 0) return { reason: 'noSuchUnit', clause: 'CON 11.4#3' };
  const group = withOne(vars, kind);
  if (sizeOf(group) >= unitsAt(c.s, vars.land, vars.power)) return { reason: 'allGo', clause: 'CON 11.4#3' };
  return anywhere(c, vars, group) ? null : { reason: 'tooFewMoves', clause: 'CON 11.4#4' };
}

function pay(c: Ctx, vars: Retreating, cost: number): void {
  c.s.moves[vars.power] = purse(c, vars) - cost;
}

/** CON 11.4: the troops of one power leave a land. Returns the lands into which they have gone. */
export const retreating: Procedure<Conquests, Retreating, number[]> = procedure<Conquests, Retreating, number[]>(
  'retreating',
  {
    next(c, vars) {
      if (unitsAt(c.s, vars.land, vars.power) === 0) return c.return(vars.refuges);
      const encircled = refugesOf(c, vars.power, vars.land).length === 0;
      if (encircled) return shipsBeside(c, vars.power, vars.land).length > 0 ? c.go('where') : c.go('encircled');
      if (vars.terms === 'payOrSacrifice') return c.go('terms');
      return c.go('where');
    },
    /** CON 11.3.2b#6, c#5, e#6: pay for all, or one more is lost and the others go without paying. */
    terms: {
      power: (_, vars) => vars.chooser,
      prompt: 'retreatTerms',
      open: true,
      clause: 'CON 11.3.2b#6',
      about: (c, vars) => ({ power: vars.power, land: vars.land, cost: stepCost(all(c, vars)), moves: purse(c, vars) }),
      offers(c, vars) {
        if (stepCost(all(c, vars)) <= purse(c, vars)) c.offer('pay');
        c.offer('sacrifice');
      },
      why: (_, __, [verb]) => (verb === 'pay' ? { reason: 'payForAll', clause: 'CON 11.3.2b#6' } : null),
      take: {
        pay(c, vars) {
          vars.terms = 'pay';
          return c.go('where');
        },
        sacrifice(c, vars) {
          const { power, land, chooser } = vars;
          vars.terms = 'free';
          return c.call(losing, { powers: [power], land, sea: -1, count: 1, chooser, clause: 'CON 11.3.2b#6' }, 'next');
        },
      },
    },
    where: {
      power: (_, vars) => vars.chooser,
      prompt: 'retreat',
      open: true,
      clause: 'CON 11.4#2',
      about: (c, vars) => ({ power: vars.power, land: vars.land, moves: purse(c, vars) }),
      offers(c, vars) {
        const group = inHand(c, vars);
        for (const land of refugesOf(c, vars.power, vars.land)) {
          if (landFault(c, vars, group, land) === null) c.offer('retreat', land);
        }
        for (const ship of shipsBeside(c, vars.power, vars.land)) {
          if (shipFault(c, vars, group, ship) === null) c.offer('embark', ship);
        }
        for (let kind = 0; kind < KINDS; kind++) if (takeFault(c, vars, kind) === null) c.offer('take', kind);
        if (sizeOf(vars.group) > 0) return;
        if (vars.terms === 'payOrStay') c.offer('abandon');
        if (refugesOf(c, vars.power, vars.land).length === 0) c.offer('breakOut');
      },
      why(c, vars, [verb, arg]) {
        if (typeof arg !== 'number') return null;
        if (verb === 'retreat') return landFault(c, vars, inHand(c, vars), arg);
        if (verb === 'embark') return shipFault(c, vars, inHand(c, vars), arg);
        return verb === 'take' ? takeFault(c, vars, arg) : null;
      },
      take: {
        take(c, vars, kind) {
          vars.group = withOne(vars, kind);
          return c.go('where');
        },
        retreat(c, vars, land) {
          const group = [...inHand(c, vars)];
          const cost = fare(vars, group);
          pay(c, vars, cost);
          carry(c, group, vars.land, land);
          c.tell?.({ fact: 'retreated', power: vars.power, from: vars.land, land, group, cost, clause: 'CON 11.4#2' });
          if (!vars.refuges.includes(land)) vars.refuges.push(land);
          vars.group = emptyGroup();
          return c.go('next');
        },
        embark(c, vars, ship) {
          const group = inHand(c, vars);
          pay(c, vars, sizeOf(group));
          for (let kind = 0; kind < KINDS; kind++) {
            for (let n = group[vars.power * KINDS + kind] as number; n > 0; n--) goAboard(c, ship, kind, vars.land);
          }
          c.s.loaded[ship] = 1;
          c.tell?.({
            fact: 'embarked',
            power: vars.power,
            from: vars.land,
            ship,
            units: sizeOf(group),
            clause: 'CON 11.4#5',
          });
          vars.group = emptyGroup();
          return c.go('next');
        },
        abandon(c, vars) {
          c.tell?.({
            fact: 'abandoned',
            power: vars.power,
            land: vars.land,
            units: unitsAt(c.s, vars.land, vars.power),
            clause: 'CON 11.3.2a#7',
          });
          loseAll(c, vars.power, vars.land);
          return c.return(vars.refuges);
        },
        breakOut: (c) => c.go('encircled'),
      },
    },
    encircled(c, vars) {
      const { power, land, chooser } = vars;
      return c.call(breakingOut, { power, from: land, sea: false, at: land, to: -1, chooser }, 'brokenOut');
    },
    brokenOut(c, vars) {
      const land = c.result(breakingOut);
      if (land >= 0) vars.refuges.push(land);
      return c.return(vars.refuges);
    },
  },
);

/** Everything a power has on a land is lost. */
export function loseAll(c: Ctx, power: number, land: number): void {
  for (let kind = 0; kind < KINDS; kind++) {
    const count = troopsAt(c.s, land, power, kind);
    if (count === 0) continue;
    addTroops(c.s, land, power, kind, -count);
    toContingent(c.s, power, kind, count);
  }
}
