import { type Context, during, procedure } from '../../../src/index.ts';
import { contact } from './battle.ts';
import { shift, takeControl, unmask } from './losses.ts';
import { fallBack, intercepting } from './reactions.ts';
import { calls } from './register.ts';
import { type Campaign, countersAt, faceOf, neighbours, roadCost } from './state.ts';

/**
 * What a march remembers. Only what all can see: the points that are left would tell infantry from cavalry, so the
 * points *spent* are kept, and what remains is reckoned from faces that the mover alone knows.
 */
export interface March {
  side: number;
  counters: number[];
  /** Where it stands, and the town it came from. */
  at: number;
  came: number;
  spent: number;
}

const INFANTRY_PACE = 3;
const CAVALRY_PACE = 4;

/** SPI 2#2: a stack goes at the pace of its slowest counter; decoys go like what they pretend to be. */
function pace(c: Context<Campaign>, counters: readonly number[]): number {
  const mounted = counters.every((counter) => faceOf(c.s, counter)?.arm === 'cavalry');
  return mounted ? CAVALRY_PACE : INFANTRY_PACE;
}

/** Where somebody of this pace could still go. */
function onward({ at, spent }: March, points: number): number[] {
  return neighbours(at).filter((town) => spent + (roadCost(at, town) ?? points) <= points);
}

/** SPI 2 (GLO 5.3): one stack, town by town; at each town the enemy may react. */
export const march = procedure<Campaign, March>(calls.march, {
  setOut(c, { counters }) {
    for (const counter of counters) c.s.moved[counter] = 1;
    return c.go('onward');
  },
  // What the march relied on may have changed in a window: the counters are looked at again (SPI 2#3).
  onward(c, vars) {
    vars.counters = vars.counters.filter((counter) => c.s.place[counter] === vars.at);
    if (vars.counters.length === 0) return c.go('stopped');
    // Infantry out of points is asked all the same: a march that ended by itself would tell it from cavalry.
    return onward(vars, CAVALRY_PACE).length > 0 ? c.go('step') : c.go('stopped');
  },
  step: {
    power: (_, vars) => vars.side,
    prompt: 'spi.step',
    clause: 'SPI 2#1',
    sight: 'view',
    about: (_, vars) => ({ town: vars.at }),
    offers(c, vars) {
      for (const town of onward(vars, pace(c, vars.counters))) c.offer('step', town);
      c.offer('done');
    },
    why(c, vars, [verb, town]) {
      if (verb === 'done') return null;
      if (verb !== 'step' || typeof town !== 'number') return { reason: 'spi.notNow', clause: 'SPI 2#1' };
      if (roadCost(vars.at, town) === null) return { reason: 'spi.noRoad', clause: 'SPI 2#1' };
      const far = !onward(vars, pace(c, vars.counters)).includes(town);
      return far ? { reason: 'spi.tooFar', clause: 'SPI 2#2' } : null;
    },
    take: {
      step(c, vars, town) {
        vars.spent += roadCost(vars.at, town) ?? 0;
        vars.came = vars.at;
        vars.at = town;
        shift(c, vars.counters, town);
        c.tell?.({ fact: 'marched', counters: [...vars.counters], from: vars.came, town, clause: 'SPI 2#1' });
        return c.go('entered');
      },
      done: (c) => c.go('stopped'),
    },
  },
  // GLO 6.3: cavalry in the town may slip away before anybody asks what is there.
  entered(c, vars) {
    if (countersAt(c.s, vars.at, 1 - vars.side).length === 0) return c.go('watched');
    const at = { side: 1 - vars.side, town: vars.at, came: vars.came, movers: [...vars.counters] };
    return c.call(fallBack, during(at), 'meet');
  },
  // SPI 4: the attempt meets the truth. Units stop the march; decoys are turned up and taken away.
  meet(c, vars) {
    if (countersAt(c.s, vars.at, 1 - vars.side).length === 0) return c.go('watched');
    if (unmask(c, vars.at, 1 - vars.side)) return c.go('watched');
    contact(c, vars.at, -1);
    return c.go('stopped');
  },
  watched(c, vars) {
    takeControl(c, vars.at);
    const at = { side: 1 - vars.side, to: vars.at, movers: [...vars.counters], tried: [] };
    return c.call(intercepting, during(at), 'onward');
  },
  // Interceptions unwind to here (SPI 3#5): whatever went on above is over, and so is the movement.
  stopped(c, vars) {
    c.tell?.({ fact: 'halted', town: vars.at, clause: 'SPI 2#3' });
    return c.return();
  },
});
