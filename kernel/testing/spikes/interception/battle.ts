import { attempt, type Context, EVERYONE, type Procedure, procedure } from '../../../src/index.ts';
import { lose, pointsOf, remove, shift, takeControl } from './losses.ts';
import { type Campaign, countersAt, isUnit, refuges, TOWNS } from './state.ts';

export interface Battle {
  town: number;
  /** The side that intercepted, and defends with surprise; -1 for none. */
  surprise: number;
}

interface Fight extends Battle {
  /** The side that was beaten, -1 before that is known. */
  beaten?: number;
}

/** SPI 6#1: a fight waits here for the end of the moves; one a town, however many stacks come to it. */
export function contact(c: Context<Campaign>, town: number, surprise: number): void {
  const waits = c.agenda.some((item) => item.effect === battle.name && (item.vars as Battle).town === town);
  if (!waits) c.schedule(battle, { town, surprise }, { owner: c.s.active, due: 'combat' });
}

function strength(c: Context<Campaign>, town: number, side: number): number {
  return countersAt(c.s, town, side).reduce((sum, counter) => sum + pointsOf(c, counter), 0);
}

/** The strongest unit takes the loss: the spike leaves that choice out. */
function bleed(c: Context<Campaign>, town: number, side: number): void {
  const [first, ...rest] = countersAt(c.s, town, side);
  if (first === undefined) return;
  const points = (counter: number) => pointsOf(c, counter);
  lose(
    c,
    rest.reduce((most, counter) => (points(counter) > points(most) ? counter : most), first),
    'SPI 6#3',
  );
}

/** SPI 6: the fight that a contact brings, at the end of the moves. It looks again at who is still there. */
export const battle: Procedure<Campaign, Fight> = procedure<Campaign, Fight>('battle', {
  reveal(c, { town }) {
    const { s } = c;
    for (const side of [0, 1]) {
      const here = countersAt(s, town, side);
      attempt(c, s.face, here, EVERYONE, 'SPI 6#1');
      const decoys = here.filter((counter) => !isUnit(s, counter));
      if (decoys.length > 0) remove(c, decoys, 'SPI 6#1');
      s.proof[side * TOWNS + town] = 0;
    }
    const both = [0, 1].every((side) => countersAt(s, town, side).length > 0);
    return both ? c.go('fight') : c.go('over');
  },
  fight(c, vars) {
    const attacker = c.s.active;
    const defender = 1 - attacker;
    const dice = [c.dice.d6(), c.dice.d6()];
    const total = (side: number) => strength(c, vars.town, side) + (dice[side] ?? 0) + (vars.surprise === side ? 1 : 0);
    const margin = total(attacker) - total(defender);
    vars.beaten = margin > 0 ? defender : attacker;
    c.tell?.({ fact: 'battle', town: vars.town, dice, margin, beaten: vars.beaten, clause: 'SPI 6#2' });
    bleed(c, vars.town, vars.beaten);
    if (Math.abs(margin) <= 2) bleed(c, vars.town, 1 - vars.beaten);
    const left = countersAt(c.s, vars.town, vars.beaten);
    if (left.length === 0) return c.go('over');
    if (refuges(c.s, vars.town, vars.beaten).length > 0) return c.go('retreat');
    remove(c, left, 'SPI 6#4');
    return c.go('over');
  },
  retreat: {
    power: (_, vars) => vars.beaten ?? 0,
    prompt: 'spi.retreat',
    clause: 'SPI 6#4',
    offers(c, vars) {
      for (const town of refuges(c.s, vars.town, vars.beaten ?? 0)) c.offer('retreat', town);
    },
    take: {
      retreat(c, vars, town) {
        const beaten = vars.beaten ?? 0;
        shift(c, countersAt(c.s, vars.town, beaten), town);
        c.s.control[town] = beaten;
        c.tell?.({ fact: 'retreated', side: beaten, from: vars.town, town, clause: 'SPI 6#4' });
        return c.go('over');
      },
    },
  },
  over(c, { town }) {
    takeControl(c, town);
    return c.return();
  },
});
