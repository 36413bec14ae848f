import { type Next, type Procedure, procedure } from '@bivouac/kernel';
import { addTroops, takeContingent } from '../map/troops.ts';
import { type Board, CAN, CAV, type Conquests, type Ctx, INF, POWERS } from '../state.ts';

/** Units that are still to be placed: power and kind, two numbers each. */
interface Stationing {
  units: number[];
}

/** CON 4.1#7: the units of 1795 whose owner may put them where he likes at home. They stand as listed until he does. */
export function unplaced({ content }: Pick<Board, 'content'>): number[] {
  const units: number[] = [];
  for (let power = 0; power < POWERS; power++) {
    const set = content.setUps[power];
    if (set?.freePlacing !== true) continue;
    for (const kind of [INF, CAV, CAN]) {
      const id = (['inf', 'cav', 'can'] as const)[kind] ?? 'inf';
      const count = set.troops.reduce((sum, one) => sum + one[id], 0);
      for (let n = 0; n < count; n++) units.push(power, kind);
    }
  }
  return units;
}

function offerHomes(c: Ctx, vars: Stationing): void {
  for (const land of c.content.map.homes[vars.units[0] ?? 0] ?? []) c.offer('deploy', land);
}

function station(c: Ctx, vars: Stationing, land: number): Next {
  const [power = 0, kind = 0] = vars.units.splice(0, 2);
  takeContingent(c.s, power, kind);
  addTroops(c.s, land, power, kind, 1);
  c.tell?.({ fact: 'stationed', power, kind, land, clause: 'CON 4.1#7' });
  return vars.units.length === 0 ? c.return() : c.go('where');
}

/** CON 4.1#7: Prussia may place its first troops in any of its lands, or leave them as the list has them. */
export const stationing: Procedure<Conquests, Stationing> = procedure<Conquests, Stationing>('stationing', {
  begin: (c, vars) => (vars.units.length === 0 ? c.return() : c.go('whether')),
  whether: {
    power: (_, vars) => vars.units[0] ?? 0,
    prompt: 'stationAll',
    open: true,
    clause: 'CON 4.1#7',
    offers(c, vars) {
      c.offer('done');
      offerHomes(c, vars);
    },
    take: {
      done: (c) => c.return(),
      deploy(c, vars, land) {
        const power = vars.units[0] ?? 0;
        for (const { land: from, inf, cav, can } of c.content.setUps[power]?.troops ?? []) {
          for (const [kind, count] of [inf, cav, can].entries()) addTroops(c.s, from, power, kind, -count);
        }
        // Off the map they wait with the contingent, so that no counter is ever missing.
        for (let i = 1; i < vars.units.length; i += 2) takeContingent(c.s, power, vars.units[i] as number, -1);
        return station(c, vars, land);
      },
    },
  },
  where: {
    power: (_, vars) => vars.units[0] ?? 0,
    prompt: 'station',
    open: true,
    clause: 'CON 4.1#7',
    about: (_, vars) => ({ kind: vars.units[1] ?? 0, left: vars.units.length / 2 }),
    offers: offerHomes,
    take: { deploy: (c, vars, land) => station(c, vars, land) },
  },
});
