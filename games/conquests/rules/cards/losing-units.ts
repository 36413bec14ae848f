import { type Procedure, procedure } from '@bivouac/kernel';
import type { Effect } from '../../content/types-cards.ts';
import { unitIds } from '../../content/types.ts';
import { capitalOf } from '../map/control.ts';
import { aboard, loseShip, loseUnit, troopsAt } from '../map/troops.ts';
import { type Board, CAV, type Conquests, FIRST_SHIP, FLEETS, FRG, GUARD_CAV, GUARD_INF, INF } from '../state.ts';

type Lose = Extract<Effect, { kind: 'lose' }>;

/** What could be lost: a kind on a land, or a frigate. */
interface Loss {
  ship: boolean;
  kind: number;
  /** The land; of a frigate its number. */
  at: number;
}

const guardOf = (kind: number): number => (kind === INF ? GUARD_INF : kind === CAV ? GUARD_CAV : -1);

/** Land units of a kind in the region: guards only where no other of their arm stands (CON 17.2.4). */
function landLosses(b: Board, power: number, kind: number, region: number): Loss[] {
  const named = b.content.map.regions[region];
  const lands = named === undefined ? b.content.map.lands.map((_, land) => land) : named.lands;
  const found: Loss[] = [];
  let guards: Loss[] = [];
  for (const land of lands) {
    if (troopsAt(b.s, land, power, kind) > 0) found.push({ ship: false, kind, at: land });
    const guard = guardOf(kind);
    if (guard >= 0 && troopsAt(b.s, land, power, guard) > 0) guards.push({ ship: false, kind: guard, at: land });
  }
  if (found.length > 0) guards = [];
  return [...found, ...guards];
}

/** Frigates in the region: one with troops only if no other is there (CON 17.2.4). */
function seaLosses(b: Board, power: number, region: number): Loss[] {
  const named = b.content.map.regions[region];
  const from = FIRST_SHIP[power] as number;
  const free: Loss[] = [];
  const laden: Loss[] = [];
  const seen = new Set<number>();
  for (let ship = from; ship < from + (FLEETS[power] as number); ship++) {
    const sea = b.s.ship[ship] as number;
    if (sea < 0 || (named !== undefined && !named.seas.includes(sea))) continue;
    if (aboard(b.s, ship) > 0) laden.push({ ship: true, kind: FRG, at: ship });
    // Empty frigates of a sea are alike: one of them is enough to choose from.
    else if (!seen.has(sea)) {
      seen.add(sea);
      free.push({ ship: true, kind: FRG, at: ship });
    }
  }
  return free.length > 0 ? free : laden;
}

/** CON 17.2.4: what a card may take from a power; units in its capital only if there is nothing else. */
export function mustLose(b: Board, power: number, { unit, region }: Pick<Lose, 'unit' | 'region'>): Loss[] {
  const kinds = unit === 'any' ? [0, 1, 2, FRG] : [unitIds.indexOf(unit)];
  const all = kinds.flatMap((kind) =>
    kind === FRG ? seaLosses(b, power, region) : landLosses(b, power, kind, region),
  );
  const capital = capitalOf(b, power);
  const elsewhere = all.filter(({ ship, at }) => ship || at !== capital);
  return elsewhere.length > 0 ? elsewhere : all;
}

interface LosingUnits {
  /** Who has played the card and designates; whose units they are. */
  by: number;
  power: number;
  unit: Lose['unit'];
  region: number;
  left: number;
}

/** CON 17.2.4: who plays the card designates what the other loses. */
export const losingUnits: Procedure<Conquests, LosingUnits> = procedure<Conquests, LosingUnits>('losingUnits', {
  next(c, vars) {
    const losses = vars.left > 0 ? mustLose(c, vars.power, vars) : [];
    if (losses.length === 0) return c.return();
    return c.go('which');
  },
  which: {
    power: (_, vars) => vars.by,
    prompt: 'loseUnit',
    open: true,
    clause: 'CON 17.2.4#17',
    about: (_, vars) => ({ power: vars.power, left: vars.left }),
    offers(c, vars) {
      for (const { ship, kind, at } of mustLose(c, vars.power, vars)) {
        if (ship) c.offer('strikeShip', at);
        else c.offer('strike', kind, at);
      }
    },
    why: () => ({ reason: 'notToBeLost', clause: 'CON 17.2.4#17' }),
    take: {
      strike(c, vars, kind, land) {
        loseUnit(c.s, land, vars.power, kind);
        c.tell?.({ fact: 'lostUnit', power: vars.power, kind, land, clause: 'CON 17.2.4#17' });
        vars.left--;
        return c.go('next');
      },
      strikeShip(c, vars, ship) {
        const sea = c.s.ship[ship] as number;
        loseShip(c.s, ship);
        c.tell?.({ fact: 'lostShip', power: vars.power, sea, clause: 'CON 17.2.4#17' });
        vars.left--;
        return c.go('next');
      },
    },
  },
});
