import { type Next, type Procedure, procedure } from '@bivouac/kernel';
import { NAPOLEON } from '../../content/types.ts';
import { landsOf } from '../map/control.ts';
import { quarrelAt } from '../map/relations.ts';
import { addTroops, inContingent, shipIn, takeContingent, troopsAt } from '../map/troops.ts';
import { type Board, CAV, type Conquests, type Ctx, GUARD_CAV, GUARD_INF, IN_CONTINGENT, INF } from '../state.ts';
import { OWED_FRG, pooledKind } from './tracks.ts';

/** Lands whose infantry or cavalry can become guards: not where there is a combat (CON 17.2.4). */
export function landsToConvert({ s, content }: Board, guard: number): number[] {
  const from = guard === GUARD_INF ? INF : CAV;
  if ((s.guard[guard === GUARD_INF ? 0 : 1] as number) <= 0) return [];
  return content.map.lands.flatMap((_, land) =>
    troopsAt(s, land, NAPOLEON, from) > 0 && quarrelAt(s, land) === null ? [land] : [],
  );
}

/** CON 17.2.4: an infantry or a cavalry becomes a guard for good; the counter that it replaces joins the contingent. */
export function convert(c: Ctx, guard: number, land: number, clause: string): void {
  const { s } = c;
  const from = guard === GUARD_INF ? INF : CAV;
  addTroops(s, land, NAPOLEON, from, -1);
  takeContingent(s, NAPOLEON, from, -1);
  const at = guard === GUARD_INF ? 0 : 1;
  s.guard[at] = (s.guard[at] as number) - 1;
  addTroops(s, land, NAPOLEON, guard, 1);
  c.tell?.({ fact: 'guard', power: NAPOLEON, kind: guard, land, clause });
}

/** Seas in which a new frigate may appear: those of the nation's coast; Austria's are beside lands it controls (CON 17.2.4). */
export function harbours(b: Board, power: number): number[] {
  const { coasts, lands } = b.content.map;
  const own = coasts[power] ?? [];
  const from = landsOf(b, power).filter((land) => own.length === 0 || lands[land]?.enrols === power);
  const more = from.flatMap((land) => lands[land]?.seas ?? []);
  return [...new Set([...own, ...more])].sort((one, two) => one - two);
}

/** Where a unit that a track has given may stand (CON 8.3#4): a land under control; a frigate off the coast. */
function placesFor(b: Board, power: number, kind: number): number[] {
  if (kind === GUARD_INF || kind === GUARD_CAV) return landsToConvert(b, kind);
  if (inContingent(b.s, power, pooledKind(kind)) <= 0) return [];
  return kind === OWED_FRG ? harbours(b, power) : landsOf(b, power);
}

function put(c: Ctx, place: number): Next {
  const [power = 0, kind = 0] = c.s.owed.splice(0, 2);
  if (kind === GUARD_INF || kind === GUARD_CAV) convert(c, kind, place, 'CON 15#7');
  else if (kind === OWED_FRG) {
    c.s.ship[shipIn(c.s, IN_CONTINGENT, power)] = place;
    c.tell?.({ fact: 'launched', power, sea: place, clause: 'CON 8.3#4' });
  } else {
    takeContingent(c.s, power, kind);
    addTroops(c.s, place, power, kind, 1);
    c.tell?.({ fact: 'raised', power, kind, land: place, clause: 'CON 8.3#4' });
  }
  return c.go('next');
}

/** CON 8.3, 8.4: units that the tracks have given are placed by their owners, one by one; what has no place is lost. */
export const deploying: Procedure<Conquests, Record<string, never>> = procedure<Conquests, Record<string, never>>(
  'deploying',
  {
    next(c) {
      const [power, kind] = c.s.owed;
      if (power === undefined || kind === undefined) return c.return();
      const places = placesFor(c, power, kind);
      if (places.length > 1) return c.go('where');
      const [only] = places;
      if (only !== undefined) return put(c, only);
      c.s.owed.splice(0, 2);
      c.tell?.({ fact: 'noPlace', power, kind, clause: 'CON 8.3#4' });
      return c.go('next');
    },
    where: {
      power: (c) => c.s.owed[0] ?? 0,
      prompt: 'deploy',
      open: true,
      clause: 'CON 8.3#4',
      about: (c) => ({ kind: c.s.owed[1] ?? 0 }),
      offers(c) {
        const [power = 0, kind = 0] = c.s.owed;
        for (const place of placesFor(c, power, kind)) {
          if (kind === OWED_FRG) c.offer('deploySea', place);
          else c.offer('deploy', place);
        }
      },
      why: () => ({ reason: 'notYours', clause: 'CON 8.3#4' }),
      take: { deploy: (c, _, land) => put(c, land), deploySea: (c, _, sea) => put(c, sea) },
    },
  },
);
