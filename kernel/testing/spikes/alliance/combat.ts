import { type Context, type Procedure, procedure } from '../../../src/index.ts';
import { losing } from './losing.ts';
import { forceAlly, friends, present, quarrel, refuges, withdrawTo } from './relations.ts';
import {
  addTroops,
  ALL_PLACES,
  nationOf,
  NAPOLEON,
  type Pact,
  type PactState,
  PLACES,
  POWERS,
  troopsAt,
} from './state.ts';

export interface Battle {
  place: number;
  attacker: number;
}

interface Fight extends Battle {
  /** Powers of the beaten side, once that is known. */
  beaten?: number[];
  won?: number;
}

const AT_HOME = 3;

function waits(c: Context<Pact>, place: number): boolean {
  return c.agenda.some((item) => item.effect === battle.name && (item.vars as Battle).place === place);
}

/** A battle waits for the combat phase, or comes at once; one for each place. */
export function contact(c: Context<Pact>, place: number, attacker: number, due: 'combat' | 'now'): void {
  if (!waits(c, place)) c.schedule(battle, { place, attacker }, { owner: attacker, due });
}

/** SPA 5: the combats, one after the other; a capital that falls among them changes who fights whom in the rest. */
export const combat: Procedure<Pact, Record<string, never>> = procedure<Pact, Record<string, never>>('combat', {
  // Every battle takes one group of friends out of one place: there are no more than that.
  resolve: (c) => c.settle('combat', { by: 'queue', bound: PLACES * POWERS }, 'rest'),
  // A fallen capital unwinds to here (SPA 5#6): the battles it brings come first, then those that still waited.
  realign: (c) => c.settle('now', { by: 'queue', bound: PLACES * POWERS }, 'resolve'),
  rest(c) {
    const place = ALL_PLACES.find((one) => quarrel(c.s, one) !== null);
    const pair = place === undefined ? null : quarrel(c.s, place);
    if (place === undefined || pair === null) return c.return();
    contact(c, place, c.s.control[place] === pair[0] ? pair[1] : pair[0], 'combat');
    return c.go('resolve');
  },
});

/** Who stands against the attacker, judged by the alliances of this very moment; -1 for nobody. */
function defenderOf(s: PactState, { place, attacker }: Battle): number {
  const hostile = present(s, place).filter((power) => !friends(s, power, attacker));
  const owner = s.control[place] as number;
  return hostile.includes(owner) ? owner : (hostile[0] ?? -1);
}

function side(s: PactState, place: number, leader: number): number[] {
  return present(s, place).filter((power) => friends(s, power, leader));
}

export const battle: Procedure<Pact, Fight> = procedure<Pact, Fight>('battle', {
  fight(c, vars) {
    const { s } = c;
    const { place, attacker } = vars;
    if (troopsAt(s, attacker, place) === 0) return c.return();
    const defender = defenderOf(s, vars);
    if (defender === -1) {
      vars.won = 1;
      return c.go('taken');
    }
    const sides = [side(s, place, attacker), side(s, place, defender)] as const;
    const units = (powers: readonly number[]) => powers.reduce((sum, power) => sum + troopsAt(s, power, place), 0);
    const dice = [c.dice.d6(), c.dice.d6()] as const;
    const home = sides[1].includes(nationOf(s, place)) ? AT_HOME : 0;
    vars.won = units(sides[0]) + dice[0] > units(sides[1]) + dice[1] + home ? 1 : 0;
    vars.beaten = [...sides[vars.won === 1 ? 1 : 0]];
    c.tell?.({ fact: 'battle', place, attacker, defender, dice: [...dice], won: vars.won, clause: 'SPA 5#2' });
    // SPA 5#3 (CON 11): where several are beaten together and do not agree, the initiator of the alliance decides.
    const decider = vars.beaten.includes(NAPOLEON) ? NAPOLEON : s.initiator;
    const losers = { candidates: [...vars.beaten], voters: [...vars.beaten], decider, clause: 'SPA 5#3' };
    return c.call(losing, losers, 'lost');
  },
  lost(c, vars) {
    const victim = c.result(losing);
    addTroops(c.s, victim, vars.place, -1);
    c.tell?.({ fact: 'loss', power: victim, place: vars.place, clause: 'SPA 5#2' });
    return vars.won === 1 ? c.go('taken') : c.go('leave');
  },
  /** SPA 5#5 (CON 11.8, 12): a capital of the coalition in Napoleon's hands turns its nation round at once. */
  taken(c, vars) {
    const { s } = c;
    const { place, attacker } = vars;
    const nation = nationOf(s, place);
    const falls = attacker === NAPOLEON && nation > NAPOLEON && s.control[place] === nation;
    if (!falls || friends(s, attacker, nation)) return c.go('leave');
    s.control[place] = attacker;
    c.mark?.(s.allied[nation] === 1 ? 'fall:allied' : 'fall:alone');
    forceAlly(c, nation, 'SPA 5#5');
    for (const one of ALL_PLACES) {
      if (quarrel(s, one) === null || waits(c, one)) continue;
      contact(c, one, troopsAt(s, nation, one) > 0 ? nation : NAPOLEON, 'now');
      c.tell?.({ fact: 'turnedOn', power: nation, place: one, clause: 'SPA 5#6' });
    }
    return c.unwind(combat, 'realign');
  },
  leave(c, vars) {
    const { s } = c;
    const next = (vars.beaten ?? []).find((power) => troopsAt(s, power, vars.place) > 0);
    if (next === undefined) return c.go('over');
    if (refuges(s, next, vars.place).length > 0) return c.go('retreat');
    withdrawTo(c, next, vars.place, null, 'SPA 5#4');
    return c.go('leave');
  },
  retreat: {
    power: (c, vars) => (vars.beaten ?? []).find((power) => troopsAt(c.s, power, vars.place) > 0) ?? 0,
    prompt: 'spa.retreat',
    open: true,
    clause: 'SPA 5#4',
    about: (_, vars) => ({ place: vars.place }),
    offers(c, vars) {
      for (const place of refuges(c.s, c.actor, vars.place)) c.offer('retreat', place);
    },
    take: {
      retreat(c, vars, place) {
        withdrawTo(c, c.actor, vars.place, place, 'SPA 5#4');
        return c.go('leave');
      },
    },
  },
  over(c, vars) {
    if (vars.won === 1 && troopsAt(c.s, vars.attacker, vars.place) > 0) c.s.control[vars.place] = vars.attacker;
    return c.return();
  },
});
