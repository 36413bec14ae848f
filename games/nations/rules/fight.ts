import { type Context, type Procedure, procedure } from '@bivouac/kernel';
import { enemiesInContact, sideOf, strengthOf } from './queries.ts';
import { GONE, NOWHERE, type Nations, PLACED, other } from './state.ts';

/** NAT 15#1, 15#2: the fights whose dates have come and that have not been fought. */
function fightsDue(c: Context<Nations>): number {
  const { s, content } = c;
  let due = 0;
  for (let i = 0; i < s.dates; i++) if (content.fightDays.includes(content.dates[i]?.day ?? 0)) due++;
  return due - s.fightsFought;
}

/** NAT 15: at the end of a turn the fights that are due, one after the other. */
export const fighting: Procedure<Nations, Record<string, never>> = procedure<Nations, Record<string, never>>(
  'fighting',
  {
    next(c) {
      if (fightsDue(c) <= 0) return c.return();
      const { s, content } = c;
      const day = content.fightDays[s.fightsFought] ?? 0;
      s.fightsFought++;
      c.mark?.(`fight:${day}`);
      c.tell?.({ fact: 'fight', day, clause: 'NAT 15#1' });
      return c.call(fight, { attackers: [], contacts: [], hits: c.s.status.map(() => 0), loser: s.active }, 'next');
    },
  },
);

interface FightVars {
  /** The armies whose point must still be taken by one of several, and for each those it touches, -1 between. */
  attackers: number[];
  contacts: number[];
  /** Points that each army takes. */
  hits: number[];
  /** Whose armies take points now: the player whose turn it was comes first. */
  loser: number;
}

/** The armies that an attacker touches, as they stood when the fight began. */
function touchedBy(vars: FightVars, attacker: number): number[] {
  let at = 0;
  for (const one of vars.attackers) {
    if (one === attacker) break;
    at = vars.contacts.indexOf(NOWHERE, at) + 1;
  }
  return vars.contacts.slice(at, vars.contacts.indexOf(NOWHERE, at));
}

/**
 * The next attacker whose victims belong to the side that chooses now: the one that fewest can still answer. So a blow
 * that only one army can bear comes before a choice that would let it go to waste.
 */
function nextAttacker(c: Context<Nations>, vars: FightVars): number | undefined {
  let next: number | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const attacker of vars.attackers) {
    if (sideOf(c.content, attacker) !== other(vars.loser)) continue;
    const able = victims(c, vars, attacker).length;
    if (able >= fewest) continue;
    next = attacker;
    fewest = able;
  }
  return next;
}

/** Those who can take the point: nobody takes more than he has. */
function victims(c: Context<Nations>, vars: FightVars, attacker: number): number[] {
  return touchedBy(vars, attacker).filter((army) => strengthOf(c.content, c.s, army) > (vars.hits[army] as number));
}

/** NAT 15#3 to 15#9: every army in contact costs the enemy one point; all of it happens at once. */
export const fight: Procedure<Nations, FightVars> = procedure<Nations, FightVars>('fight', {
  contacts(c, vars) {
    const { s, content } = c;
    for (let army = 0; army < s.status.length; army++) {
      const touched = enemiesInContact(content, s, army);
      const [single] = touched;
      if (single === undefined) continue;
      c.mark?.(`fought:${army}`);
      if (touched.length === 1) {
        vars.hits[single] = (vars.hits[single] as number) + 1;
        c.tell?.({ fact: 'hit', attacker: army, victim: single, clause: 'NAT 15#7' });
      } else {
        vars.attackers.push(army);
        vars.contacts.push(...touched, NOWHERE);
      }
    }
    return c.go('share');
  },
  share(c, vars) {
    const attacker = nextAttacker(c, vars);
    if (attacker !== undefined) {
      const able = victims(c, vars, attacker);
      const [single] = able;
      if (single === undefined) return spend(c, vars, attacker);
      return able.length === 1 ? suffer(c, vars, attacker, single) : c.go('choose');
    }
    if (vars.loser === c.s.active) {
      vars.loser = other(vars.loser);
      return c.go('share');
    }
    return c.go('losses');
  },
  /** NAT 15#8: who loses the point chooses which of his armies in contact takes it. */
  choose: {
    power: (_, vars) => vars.loser,
    prompt: 'suffer',
    clause: 'NAT 15#8',
    offers(c, vars) {
      const attacker = nextAttacker(c, vars);
      if (attacker === undefined) return;
      for (const victim of victims(c, vars, attacker)) c.offer('suffer', attacker, victim);
    },
    why: () => ({ reason: 'notInContact', clause: 'NAT 15#8' }),
    take: {
      suffer: (c, vars, attacker, victim) => suffer(c, vars, attacker, victim),
    },
  },
  /** NAT 16: points are lost, and armies without strength leave the game. */
  losses(c, vars) {
    const { s, content } = c;
    for (const [army, hits] of vars.hits.entries()) {
      const points = Math.min(hits, strengthOf(content, s, army));
      if (points === 0 || s.status[army] !== PLACED) continue;
      s.lost[army] = (s.lost[army] as number) + points;
      // NAT 16#1: the first point turns the army; every further one is a chip.
      const clause = s.lost[army] > 1 ? 'NAT 16#2' : 'NAT 16#1';
      c.tell?.({ fact: 'lost', army, points, clause });
      if (strengthOf(content, s, army) >= 1) continue;
      const field = s.field[army] as number;
      s.status[army] = GONE;
      s.stands[field] = NOWHERE;
      c.mark?.('beaten');
      c.tell?.({ fact: 'beaten', army, field, clause: 'NAT 16#4' });
    }
    return c.return();
  },
});

function suffer(c: Context<Nations>, vars: FightVars, attacker: number, victim: number) {
  vars.hits[victim] = (vars.hits[victim] as number) + 1;
  c.tell?.({ fact: 'hit', attacker, victim, clause: 'NAT 15#8' });
  return spend(c, vars, attacker);
}

/** An attacker has struck; where nobody is left to bear the blow, it is lost. */
function spend(c: Context<Nations>, vars: FightVars, attacker: number) {
  const touched = touchedBy(vars, attacker);
  const at = vars.attackers.indexOf(attacker);
  let from = 0;
  for (let i = 0; i < at; i++) from = vars.contacts.indexOf(NOWHERE, from) + 1;
  vars.contacts.splice(from, touched.length + 1);
  vars.attackers.splice(at, 1);
  return c.go('share');
}
