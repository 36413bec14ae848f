import { type Next, type Procedure, procedure } from '@bivouac/kernel';
import type { Effect } from '../../content/types-cards.ts';
import { type Units, unitIds } from '../../content/types.ts';
import { areFriends, isOpenTo } from '../map/relations.ts';
import { addTroops, inContingent, isThere, sailingIn, shipIn, takeContingent } from '../map/troops.ts';
import { type Board, type Conquests, type Ctx, FRG, IN_CONTINGENT, POWERS } from '../state.ts';
import { harbours } from '../zones/deploying.ts';

type Free = Extract<Effect, { kind: 'free' }>;

function friendStands(b: Board, power: number, land: number): boolean {
  for (let other = 0; other < POWERS; other++) {
    if (areFriends(b.s, power, other) && isThere(b.s, land, other)) return true;
  }
  return false;
}

function friendSails(b: Board, power: number, sea: number): boolean {
  return sailingIn(b.s, sea).some((other) => areFriends(b.s, power, other));
}

/** CON 17.2.4: a unit of the nation or of an ally stands in this land or beside it, by land or sea. */
function isNear(b: Board, power: number, land: number): boolean {
  const at = b.content.map.lands[land];
  if (at === undefined) return false;
  return (
    friendStands(b, power, land) ||
    at.neighbours.some((near) => friendStands(b, power, near)) ||
    at.seas.some((sea) => friendSails(b, power, sea))
  );
}

function isNearSea(b: Board, power: number, sea: number): boolean {
  const at = b.content.map.seas[sea];
  if (at === undefined) return false;
  return (
    friendSails(b, power, sea) ||
    at.neighbours.some((near) => friendSails(b, power, near)) ||
    at.lands.some((land) => friendStands(b, power, land))
  );
}

/** CON 8.6.4, 17.2.4: where a free unit of a kind may appear. */
export function placesForFree(b: Board, power: number, kind: number, region: number): number[] {
  const { map } = b.content;
  const named = map.regions[region];
  if (inContingent(b.s, power, kind) <= 0) return [];
  if (kind === FRG) {
    const seas = named === undefined ? harbours(b, power) : named.seas;
    return seas.filter((sea) => isNearSea(b, power, sea));
  }
  // With a named place it may be free; without one it must be one's own or an ally's.
  const lands = named === undefined ? map.lands.map((_, land) => land) : named.lands;
  return lands.filter(
    (land) =>
      isOpenTo(b.s, land, power) &&
      (named !== undefined || friendStands(b, power, land)) &&
      isNear(b, power, land) &&
      !isGarrisoned(b, land),
  );
}

/** A neutral capital that nobody holds has its garrison: it must be taken, not reinforced (CON 11.7). */
function isGarrisoned(b: Board, land: number): boolean {
  if (b.content.map.lands[land]?.capital !== 'neutral') return false;
  for (let power = 0; power < POWERS; power++) if (isThere(b.s, land, power)) return false;
  return true;
}

export function unitsOf(units: Units): number[] {
  return unitIds.flatMap((id, kind) => new Array<number>(units[id]).fill(kind));
}

export function hasPlaceFor(b: Board, power: number, effect: Free): boolean {
  return unitsOf(effect.units).some((kind) => placesForFree(b, power, kind, effect.region).length > 0);
}

interface Freely {
  power: number;
  region: number;
  /** Kinds that are still to be placed. */
  kinds: number[];
}

function put(c: Ctx, vars: Freely, place: number): Next {
  const kind = vars.kinds.shift() ?? 0;
  if (kind === FRG) {
    c.s.ship[shipIn(c.s, IN_CONTINGENT, vars.power)] = place;
    c.tell?.({ fact: 'launched', power: vars.power, sea: place, clause: 'CON 17.2.4#22' });
  } else {
    takeContingent(c.s, vars.power, kind);
    addTroops(c.s, place, vars.power, kind, 1);
    c.tell?.({ fact: 'raised', power: vars.power, kind, land: place, clause: 'CON 17.2.4#22' });
  }
  return c.go('next');
}

/** CON 8.6.4: free units from the contingent, one by one. */
export const freeUnits: Procedure<Conquests, Freely> = procedure<Conquests, Freely>('freeUnits', {
  next(c, vars) {
    const [kind] = vars.kinds;
    if (kind === undefined) return c.return();
    const places = placesForFree(c, vars.power, kind, vars.region);
    if (places.length > 1) return c.go('where');
    const [only] = places;
    if (only !== undefined) return put(c, vars, only);
    vars.kinds.shift();
    c.tell?.({ fact: 'noPlace', power: vars.power, kind, clause: 'CON 17.2.4#22' });
    return c.go('next');
  },
  where: {
    power: (_, vars) => vars.power,
    prompt: 'deploy',
    open: true,
    clause: 'CON 17.2.4#22',
    about: (_, vars) => ({ kind: vars.kinds[0] ?? 0 }),
    offers(c, vars) {
      const kind = vars.kinds[0] ?? 0;
      for (const place of placesForFree(c, vars.power, kind, vars.region)) {
        if (kind === FRG) c.offer('deploySea', place);
        else c.offer('deploy', place);
      }
    },
    why: () => ({ reason: 'notBesideYou', clause: 'CON 17.2.4#22' }),
    take: { deploy: (c, vars, land) => put(c, vars, land), deploySea: (c, vars, sea) => put(c, vars, sea) },
  },
});
