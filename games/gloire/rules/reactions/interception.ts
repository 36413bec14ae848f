import { EVERYONE, type Procedure, procedure, window } from '@bivouac/kernel';
import { moment } from '../cards/moments.ts';
import { playable, playedNow, playing, playReason } from '../cards/playing.ts';
import { takeControl } from '../victory/control.ts';
import { ownUp } from '../fog/decoys.ts';
import { shift, stir } from '../pieces/losses.ts';
import { adjacentTo, linkBetween, linkCost } from '../pieces/map.ts';
import { countersAt } from '../pieces/pieces.ts';
import { commandValue, reacting, reactorsAt } from './reaction.ts';
import { leads, playersOf } from '../players/partners.ts';
import { senior } from '../players/sides.ts';
import { type Board, type Ctx, type Gloire, OFF, other } from '../state.ts';

export interface Watching {
  /** Who may intercept, towards which town. */
  side: number;
  town: number;
  /** Towns that have tried already: one attempt a town and entry (GLO 6.5.1#6, ruling 70). */
  tried: number[];
}

/**
 * GLO 6.5.1#4, #8, #9: towns beside the mover's with counters of the other side that nobody engages. Public: decoys
 * count. No Force goes to a town that a friendly one holds already.
 */
function watchers(b: Board, { side, town, tried }: Watching): number[] {
  if (countersAt(b, town, side).length > 0) return [];
  return adjacentTo(b, town).filter(
    (near) =>
      !tried.includes(near) &&
      countersAt(b, near, other(side)).length === 0 &&
      countersAt(b, near, side).some((slot) => b.s.inside[slot] === 0 && b.s.dug[slot] === 0) &&
      !b.s.ready.some((slot, i) => i % 2 === 0 && b.s.place[slot] === near),
  );
}

/** GLO 6.5.1: the moment of a possible interception. Whoever has flags beside it is asked, decoys or not. */
export const intercepting = window<Gloire, Watching>('intercepting', {
  clause: 'GLO 6.5.1#4',
  prompt: 'intercept',
  again: true,
  elsewhere: 'pass',
  may: (c, at) => (watchers(c, at).length > 0 ? playersOf(c, at.side) : []),
  about: (_, { at }) => ({ town: at.town }),
  offers(c, { at, queue: [player = OFF] }) {
    for (const town of watchers(c, at)) {
      const here = reactorsAt(c, { side: at.side, town, decoys: true });
      if (here.some((slot) => isForce(c, slot) && leads(c, player, slot))) c.offer('intercept', town);
    }
    // Ruling 142: the cards of a side are its senior's.
    if (player !== senior(c, at.side)) return;
    for (const event of playable(c, at.side, moment('reaction'))) c.offer('play', event);
  },
  why(c, { at }, [verb, town]) {
    if (verb === 'play') return playReason(c, at.side, moment('reaction'), [verb, town ?? 0]);
    if (verb !== 'intercept' || typeof town !== 'number') return null;
    if (at.tried.includes(town)) return { reason: 'triedAlready', clause: 'GLO 6.5.1#6' };
    if (!watchers(c, at).includes(town)) return { reason: 'cannotReach', clause: 'GLO 6.5.1#4' };
    return { reason: 'noForce', clause: 'GLO 7.1#5' };
  },
  take: {
    intercept: (c, { at, queue: [power = OFF] }, town) =>
      c.call(interception, { power, side: at.side, from: town, town: at.town, slots: [] }, 'tried'),
    play: (c, { at }, event) => c.call(playing, playedNow(at.side, event, moment('reaction')), 'next'),
  },
  steps: {
    tried(c, vars) {
      const town = c.result(interception);
      if (town !== null) vars.at.tried.push(town);
      return c.go('next');
    },
  },
});

function isForce(c: Ctx, slot: number): boolean {
  const piece = c.s.face.is[slot] as number;
  return piece >= 0 && piece < c.content.units.length && (c.s.points[piece] as number) > 0;
}

interface Interception {
  power: number;
  side: number;
  from: number;
  town: number;
  slots: number[];
}

/** GLO 6.5.1, procedure and effects: who tries is thought out unseen; from where, the die and its success are told. */
export const interception: Procedure<Gloire, Interception, number | null> = procedure<
  Gloire,
  Interception,
  number | null
>('interception', {
  who(c, { power, side, from }) {
    const vars = { power, side, town: from, decoys: true, slots: [] };
    return c.fork(reacting, [{ power, vars }], 'die');
  },
  /** GLO 6.5.1#10, #17: a die not above the command value, with 1 more for a connection of two points or more. */
  die(c, vars) {
    const [slots = []] = c.results(reacting);
    if (slots.length === 0) return c.return();
    vars.slots = slots;
    for (const slot of slots) stir(c, slot);
    const link = linkBetween(c, vars.from, vars.town);
    const far = linkCost(c, link, 'infantry') >= 2 ? 1 : 0;
    const die = c.dice.d6();
    const reached = die + far <= commandValue(c, slots) + (c.s.fog[vars.side] as number);
    c.tell?.({
      fact: 'interception',
      from: vars.from,
      town: vars.town,
      side: vars.side,
      die,
      far,
      reached,
      clause: 'GLO 6.5.1#10',
    });
    // Decoys do nothing: whoever tries has shown that a unit is there.
    ownUp(c, vars.from, vars.side, 'GLO 6.5.1#4');
    return reached ? c.go('choose') : c.return(vars.from);
  },
  choose: {
    power: (_, vars) => vars.power,
    prompt: 'engage',
    clause: 'GLO 6.5.1#19',
    about: (_, vars) => ({ town: vars.town }),
    offers(c, vars) {
      c.offer('engage');
      c.offer('stay');
      for (const town of stepsBack(c, vars)) c.offer('stepBack', town);
    },
    why: () => ({ reason: 'noWayBack', clause: 'GLO 6.5.1#20' }),
    take: {
      engage(c, vars) {
        const link = linkBetween(c, vars.from, vars.town);
        for (const slot of vars.slots) c.s.ready.push(slot, link);
        c.tell?.({ fact: 'engages', from: vars.from, town: vars.town, side: vars.side, clause: 'GLO 6.5.1#19' });
        return c.return(vars.from);
      },
      /** Ruling 188: whoever has succeeded may think better of it. */
      stay: (c, vars) => c.return(vars.from),
      stepBack(c, vars, town) {
        shift(c, vars.slots, town, linkBetween(c, vars.from, town));
        c.tell?.({ fact: 'steppedBack', from: vars.from, town, side: vars.side, clause: 'GLO 6.5.1#20' });
        takeControl(c, town);
        return c.return(vars.from);
      },
    },
  },
});

/** GLO 6.5.1#20, ruling 76: a town free of enemy counters, not the one just entered. */
function stepsBack(b: Board, { side, from, town }: Interception): number[] {
  return adjacentTo(b, from).filter((near) => near !== town && countersAt(b, near, other(side)).length === 0);
}

/** Ruling 69: those who are ready go in together; whether there were any. */
export function enterReady(c: Ctx, town: number, side: number): boolean {
  const { s } = c;
  if (s.ready.length === 0) return false;
  const { ready } = s;
  s.ready = [];
  c.disclose(EVERYONE);
  for (let i = 0; i < ready.length; i += 2) shift(c, [ready[i] as number], town, ready[i + 1] as number);
  c.tell?.({ fact: 'intercepted', town, side, count: ready.length / 2, clause: 'GLO 6.5.1#19' });
  return true;
}
