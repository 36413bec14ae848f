import { type Action, during, EVERYONE, type Procedure, procedure, type Reason } from '@bivouac/kernel';
import { cardsDuring, cardsWhenAttacked } from '../cards/playing.ts';
import { takeControl } from '../victory/control.ts';
import { ownUp } from '../fog/decoys.ts';
import { carryOut, isWorkable, type Work, workFault, works } from '../actions/engineering.ts';
import { enterReady, intercepting } from '../reactions/interception.ts';
import { shift, stir } from '../pieces/losses.ts';
import { adjacentTo, isPassable, linkBetween, townOf } from '../pieces/map.ts';
import { meeting } from './meeting.ts';
import { isNearEnemy, isPeace, mustLeave } from '../campaign/peace.ts';
import { hasStrength, insideAt, outsideAt } from '../pieces/pieces.ts';
import { reconnaissance, scoutFault } from '../actions/reconnaissance.ts';
import { decides } from '../players/partners.ts';
import { anybodyCould, canCross, mayEnter, type Spent, spend } from '../pieces/stack.ts';
import { throwPace } from '../players/solitaire.ts';
import { loseStragglers, tire } from './stragglers.ts';
import { suffering } from '../battle/suffering.ts';
import { openGates } from '../sieges/gates.ts';
import { withdrawing } from '../actions/withdrawal.ts';
import { type Board, type Ctx, EDGE, type Gloire, OFF, other } from '../state.ts';

/** What a march remembers: only what all can see. Points are kept as spent, for what is left would tell foot from horse. */
export interface March {
  side: number;
  slots: number[];
  /** Where it stands, the town and the link it came by. */
  at: number;
  from: number;
  link: number;
  /** The edge by which it enters the map, or OFF. */
  edge: number;
  forced: boolean;
  spent: Spent;
  /** The towns it has come through, the first one first. */
  way: number[];
}

function how(vars: March) {
  return { forced: vars.forced, entering: vars.edge !== OFF };
}

/** Where the stack may go on to (GLO 5.2, 5.3, 5.4#8). */
function onward(b: Board, vars: March): number[] {
  const pace = how(vars);
  return adjacentTo(b, vars.at).filter((town) => {
    const link = linkBetween(b, vars.at, town);
    return canCross(b, vars.slots, vars.spent, link, pace) && mayEnter(b, vars.side, vars.slots, town);
  });
}

/** GLO 5.3: one stack, town by town. */
export const march: Procedure<Gloire, March> = procedure<Gloire, March>('march', {
  setOut(c, vars) {
    for (const slot of vars.slots) {
      c.s.acted[slot] = 1;
      stir(c, slot);
    }
    throwPace(c, vars.slots);
    if (vars.edge === OFF) {
      c.tell?.({
        fact: 'setOut',
        side: vars.side,
        town: vars.at,
        count: vars.slots.length,
        forced: vars.forced,
        clause: 'GLO 5.3#4',
      });
      return c.go('onward');
    }
    // GLO 3.3#8, ruling 30: the edge is a connection like any other, and costs its points.
    const edge = c.content.map.edges[vars.edge];
    const cost = c.content.tables.terrain.links[edge?.kind ?? 'road'];
    vars.spent = [cost.infantry, cost.cavalry, cost.artillery, cost.leader];
    shift(c, vars.slots, vars.at, EDGE - vars.edge);
    c.tell?.({
      fact: 'entered',
      side: vars.side,
      edge: vars.edge,
      town: vars.at,
      count: vars.slots.length,
      clause: 'GLO 3.3#8',
    });
    return c.go('entered');
  },
  // What the march relied on may have changed: the counters are looked at again.
  onward(c, vars) {
    vars.slots = vars.slots.filter((slot) => c.s.place[slot] === vars.at);
    if (vars.slots.length === 0) return c.go('stopped');
    const { links } = townOf(c, vars.at);
    // Infantry out of points is asked all the same: a march that ended by itself would tell it from cavalry. And whoever
    // has spent nothing may build a bridge out of where he is.
    const fresh = vars.spent.every((points) => points === 0);
    const could = fresh || links.some((link) => anybodyCould(c, vars.spent, link, vars.forced));
    return c.go(could ? 'step' : 'stopped');
  },
  step: {
    power: (c, vars) => decides(c, vars.side),
    prompt: 'step',
    clause: 'GLO 5.3#1',
    about: (_, vars) => ({ town: vars.at }),
    offers(c, vars) {
      for (const town of onward(c, vars)) {
        c.offer('step', town);
        if (scoutFault(c, vars, town) === null) c.offer('scout', town);
      }
      for (const link of townOf(c, vars.at).links) {
        // Engineers work at bridges and where boats can be laid; most links have neither.
        if (!isWorkable(c, link)) continue;
        for (const work of works) if (workFault(c, vars, work, link) === null) c.offer(work, link);
      }
      if (!isPeace(c) || mayHalt(c, vars)) c.offer('done');
    },
    why: stepFault,
    take: {
      step(c: Ctx, vars: March, town: number) {
        enter(c, vars, town);
        return c.go('entered');
      },
      scout(c: Ctx, vars: March, town: number) {
        enter(c, vars, town);
        return c.call(reconnaissance, { march: vars, screen: 0, done: false }, 'scouted');
      },
      destroy: (c: Ctx, vars: March, link: number) => build(c, vars, 'destroy', link),
      repair: (c: Ctx, vars: March, link: number) => build(c, vars, 'repair', link),
      pontoon: (c: Ctx, vars: March, link: number) => build(c, vars, 'pontoon', link),
      takeUp: (c: Ctx, vars: March, link: number) => build(c, vars, 'takeUp', link),
      done: (c: Ctx) => c.go('stopped'),
    },
  },
  /** GLO 6.3#11, ruling 55: whoever has fallen back is done; who stays is met like anybody else. */
  scouted(c, vars) {
    const back = c.result(reconnaissance);
    if (back === OFF) return c.go('entered');
    vars.at = back;
    return c.go('stopped');
  },
  entered(c, vars) {
    const { side, at, from } = vars;
    if (outsideAt(c, at, other(side)).length === 0) return c.go('passed');
    // GLO 6.3#18: cavalry in the town may slip away before anybody asks what is there.
    return c.call(withdrawing, during({ side: other(side), town: at, came: from, gone: [] }), 'meet');
  },
  meet(c, vars) {
    const { side, at, slots } = vars;
    if (outsideAt(c, at, other(side)).length === 0) return c.go('passed');
    return c.call(meeting, { side, town: at, slots: [...slots], held: false }, 'met');
  },
  /** GLO 5.3#7, #8: units end the movement, decoys do not. */
  met(c, vars) {
    if (!c.result(meeting)) return c.go('passed');
    const { side, at, from } = vars;
    const fights = [side, other(side)].every((one) => outsideAt(c, at, one).length > 0);
    if (!fights) return c.go('stopped');
    return c.call(cardsWhenAttacked, cardsDuring('attacked', { side: other(side), town: at, came: from }), 'attacked');
  },
  /** Whoever has stepped aside by a card leaves the town to those who came. */
  attacked(c, vars) {
    if (outsideAt(c, vars.at, other(vars.side)).length === 0) takeControl(c, vars.at);
    return c.go('stopped');
  },
  passed(c, vars) {
    takeControl(c, vars.at);
    // Ruling 134: no reactions during the armistice.
    if (isPeace(c)) return c.go('onward');
    // GLO 6.5.1#4: enemies in adjacent towns may intercept.
    return c.call(intercepting, during({ side: other(vars.side), town: vars.at, tried: [] }), 'watched');
  },
  /** GLO 6.5.1#19, ruling 69: all who succeeded and want to go in do so together; the movement is over. */
  watched(c, vars) {
    const { side, at } = vars;
    if (!enterReady(c, at, other(side))) return c.go('onward');
    return c.call(
      meeting,
      { side: other(side), town: at, slots: [...outsideAt(c, at, other(side))], held: false },
      'caught',
    );
  },
  /** GLO 6.5.1#21, rulings 74 and 77: a battle with whatever of the mover's side is there, or nobody is left. */
  caught(c, vars) {
    if (c.result(meeting)) {
      c.s.surprise[vars.at] = other(vars.side);
      for (const slot of outsideAt(c, vars.at, vars.side)) c.s.caught[slot] = 1;
    } else takeControl(c, vars.at);
    return c.go('stopped');
  },
  /** GLO 5.5.2#6, 5.5.3, ruling 6: stragglers are thrown for when the stack's own move ends, however it ends. */
  stopped(c, vars) {
    const here = vars.slots.filter((slot) => c.s.place[slot] === vars.at);
    if (vars.forced) tire(c, here);
    c.s.thrown.fill(0);
    loseStragglers(c, vars.side, here, vars.forced);
    c.tell?.({ fact: 'halted', side: vars.side, town: vars.at, clause: 'GLO 5.3#2' });
    return c.go('left');
  },
  /** Ruling 181: whoever was left before the walls of a garrison must be able to hold it. */
  left(c, vars) {
    const [from = OFF] = vars.way;
    const garrison = from === OFF ? [] : insideAt(c, from, other(vars.side));
    const stay = garrison.length === 0 ? [] : outsideAt(c, from, vars.side);
    if (stay.length === 0) return c.return();
    c.disclose(EVERYONE);
    if (stay.some((slot) => hasStrength(c, slot))) {
      ownUp(c, from, vars.side, 'GLO 8.8#34');
      return c.return();
    }
    return c.call(meeting, { side: other(vars.side), town: from, slots: [...garrison], held: false }, 'freed');
  },
  freed(c) {
    openGates(c);
    return c.return();
  },
});

/** GLO 1813.A.armistice#30: whoever stands beside an enemy at the declaration and can go away does not stay. */
function mayHalt(b: Board, vars: March): boolean {
  return !mustLeave(b, vars.at, vars.side) || onward(b, vars).length === 0;
}

/** GLO 5.2#2: the stack comes to the next town. */
function enter(c: Ctx, vars: March, town: number): void {
  vars.link = linkBetween(c, vars.at, town);
  vars.spent = spend(c, vars.spent, vars.link);
  vars.from = vars.at;
  vars.way.push(vars.at);
  vars.at = town;
  shift(c, vars.slots, town, vars.link);
  const { side, from, slots } = vars;
  c.tell?.({ fact: 'marched', side, from, town, count: slots.length, clause: 'GLO 5.2#2' });
}

/** GLO 6.4: engineers at work; a bridge under fire costs a point of strength (GLO 6.4#20). */
function build(c: Ctx, vars: March, work: Work, link: number) {
  const { spent, loss, over } = carryOut(c, vars, work, link);
  vars.spent = spent;
  const { side, slots } = vars;
  const next = over ? 'stopped' : 'onward';
  if (loss === 0) return c.go(next);
  return c.call(suffering, { side, slots: [...slots], left: loss, clause: 'GLO 6.4#20' }, next);
}

function stepFault(c: Ctx, vars: March, [verb, town]: Action): Reason | null {
  const work = works.find((one) => one === verb);
  if (work !== undefined && typeof town === 'number') return workFault(c, vars, work, town);
  if (verb === 'done') return { reason: 'mustMoveAway', clause: 'GLO 1813.A.armistice#30' };
  if (typeof town !== 'number') return null;
  if (verb === 'scout' && onward(c, vars).includes(town)) return scoutFault(c, vars, town);
  const { neighbours, links } = townOf(c, vars.at);
  const joined = links.filter((_, i) => neighbours[i] === town);
  if (joined.length === 0) return { reason: 'noConnection', clause: 'GLO 0.1#3' };
  if (!joined.some((link) => isPassable(c, link))) return { reason: 'impassable', clause: 'GLO 5.3#11' };
  if (isPeace(c) && isNearEnemy(c, town, vars.side)) return { reason: 'armistice', clause: 'GLO 1813.A.armistice#29' };
  if (!mayEnter(c, vars.side, vars.slots, town)) return { reason: 'noForce', clause: 'GLO 1.1#2' };
  return { reason: 'tooFar', clause: 'GLO 5.4#8' };
}
