import { type Procedure, procedure } from '@bivouac/kernel';
import { coalition, NAPOLEON, PRUSSIA } from '../../content/types.ts';
import { losingUnits, mustLose } from '../cards/losing-units.ts';
import { armAt, corpsAt, loseUnit, troopsAt } from '../map/troops.ts';
import { naming } from '../naming.ts';
import { type Board, CAN, CAV, type Conquests, type Ctx, GUARD_CAV, GUARD_INF, INF } from '../state.ts';

const FRIGATE = { unit: 'frg', region: -1 } as const;

function corpsLands({ s, content }: Board, power: number): number[] {
  return content.map.lands.flatMap((_, land) => (corpsAt(s, land, power) > 0 ? [land] : []));
}

function withCorps(b: Board): number[] {
  return coalition.filter((power) => b.s.out[power] === 0 && corpsLands(b, power).length > 0);
}

function withShips(b: Board): number[] {
  return coalition.filter((power) => b.s.out[power] === 0 && mustLose(b, power, FRIGATE).length > 0);
}

function council(c: Ctx, candidates: number[]) {
  const voters = coalition.filter((power) => c.s.out[power] === 0);
  const decider = c.s.out[PRUSSIA] === 0 ? PRUSSIA : (voters[0] ?? PRUSSIA);
  return { candidates, voters: [...voters], decider, named: [], clause: 'CON 8.4#8' };
}

/** A corps is lost: an infantry, a cavalry and a gun of one land, guards last. */
function loseCorps(c: Ctx, power: number, land: number): void {
  for (const [kind, guard] of [
    [INF, GUARD_INF],
    [CAV, GUARD_CAV],
    [CAN, CAN],
  ] as const) {
    if (armAt(c.s, land, power, kind) === 0) continue;
    loseUnit(c.s, land, power, troopsAt(c.s, land, power, kind) > 0 ? kind : guard);
  }
  c.tell?.({ fact: 'lostCorps', power, land, clause: 'CON 8.4#7' });
}

/** CON 8.4: who has not come far enough in Society before the fourth turn pays for it. */
export const penalty: Procedure<Conquests, { power: number }> = procedure<Conquests, { power: number }>('penalty', {
  begin(c) {
    const [, check] = c.content.tracks.society.check;
    if ((c.s.society[1] as number) >= check) return c.go('napoleon');
    c.tell?.({ fact: 'penalty', side: 1, clause: 'CON 8.4#7' });
    return c.call(naming, council(c, withCorps(c)), 'corps');
  },
  corps(c, vars) {
    vars.power = c.result(naming);
    if (vars.power < 0) return c.go('frigate');
    const [land, ...others] = corpsLands(c, vars.power);
    if (others.length > 0 || land === undefined) return c.go('which');
    loseCorps(c, vars.power, land);
    return c.go('frigate');
  },
  which: {
    power: (_, vars) => vars.power,
    prompt: 'loseCorps',
    open: true,
    clause: 'CON 8.4#7',
    offers(c, vars) {
      for (const land of corpsLands(c, vars.power)) c.offer('retire', land);
    },
    take: {
      retire(c, vars, land) {
        loseCorps(c, vars.power, land);
        return c.go('frigate');
      },
    },
  },
  frigate: (c) => c.call(naming, council(c, withShips(c)), 'ship'),
  ship(c) {
    const power = c.result(naming);
    if (power < 0) return c.go('napoleon');
    return c.call(losingUnits, { by: power, power, ...FRIGATE, left: 1 }, 'napoleon');
  },
  // CON 8.4: Napoleon's own level, and a frigate for it.
  napoleon(c) {
    const [check] = c.content.tracks.society.check;
    if ((c.s.society[0] as number) >= check || c.s.out[NAPOLEON] === 1) return c.return();
    c.tell?.({ fact: 'penalty', side: 0, clause: 'CON 8.4#9' });
    return c.call(losingUnits, { by: NAPOLEON, power: NAPOLEON, ...FRIGATE, left: 1 }, 'over');
  },
  over: (c) => c.return(),
});
