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
      return c.call(fight, { blows: [], hits: s.status.map(() => 0), loser: s.active }, 'next');
    },
  },
);

/** An army that touches several enemies, and which, as they stood when the fight began. */
interface Blow {
  attacker: number;
  touched: number[];
}

interface FightVars {
  /** The blows that one of several must still take. */
  blows: Blow[];
  /** Points that each army takes. */
  hits: number[];
  /** Whose armies take points now: the player whose turn it was comes first. */
  loser: number;
}

/** The next blow on the side that chooses now: the one that fewest can answer, so that little is asked. */
function nextBlow(c: Context<Nations>, vars: FightVars): Blow | undefined {
  let next: Blow | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const blow of blowsOn(c, vars)) {
    const able = victims(c, vars, blow).length;
    if (able >= fewest) continue;
    next = blow;
    fewest = able;
  }
  return next;
}

function blowsOn(c: Context<Nations>, { blows, loser }: FightVars): Blow[] {
  return blows.filter(({ attacker }) => sideOf(c.content, attacker) !== loser);
}

/**
 * Ruling 36: those who can take the point. Nobody takes more than he has, and nobody takes one that would let another
 * blow go to waste: the side loses as many points as it can.
 */
function victims(c: Context<Nations>, vars: FightVars, blow: Blow): number[] {
  const able = blow.touched.filter((army) => pointsLeft(c, vars, army) > 0);
  if (able.length <= 1) return able;
  const others = blowsOn(c, vars).filter((one) => one !== blow);
  const borne = able.map((army) => mostBorne(others, (one) => pointsLeft(c, vars, one) - (one === army ? 1 : 0)));
  const most = Math.max(...borne);
  return able.filter((_, i) => borne[i] === most);
}

function pointsLeft(c: Context<Nations>, { hits }: FightVars, army: number): number {
  return strengthOf(c.content, c.s, army) - (hits[army] ?? 0);
}

/** How many blows can be borne if they are shared out as well as can be: each finds a place, moving others if it must. */
function mostBorne(blows: readonly Blow[], room: (army: number) => number): number {
  const bearing = new Map<number, Blow[]>();
  const findsPlace = (blow: Blow, tried: Set<number>): boolean => {
    for (const army of blow.touched) {
      if (tried.has(army)) continue;
      tried.add(army);
      const borne = bearing.get(army) ?? [];
      const moved = borne.length < room(army) ? -1 : borne.findIndex((other) => findsPlace(other, tried));
      if (borne.length >= room(army) && moved === -1) continue;
      bearing.set(army, [...borne.filter((_, i) => i !== moved), blow]);
      return true;
    }
    return false;
  };
  return blows.filter((blow) => findsPlace(blow, new Set())).length;
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
        vars.blows.push({ attacker: army, touched });
      }
    }
    return c.go('share');
  },
  share(c, vars) {
    const blow = nextBlow(c, vars);
    if (blow !== undefined) {
      const able = victims(c, vars, blow);
      const [single] = able;
      if (single === undefined) return spend(c, vars, blow.attacker);
      return able.length === 1 ? suffer(c, vars, blow.attacker, single) : c.go('choose');
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
      const blow = nextBlow(c, vars);
      if (blow === undefined) return;
      for (const victim of victims(c, vars, blow)) c.offer('suffer', blow.attacker, victim);
    },
    why(c, vars, [, , named]) {
      const victim = Number(named);
      const touched = nextBlow(c, vars)?.touched ?? [];
      if (!touched.includes(victim)) return { reason: 'notInContact', clause: 'NAT 15#8' };
      const reason = pointsLeft(c, vars, victim) > 0 ? 'pointWasted' : 'strengthUsedUp';
      return { reason, clause: 'NAT 15#5' };
    },
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
  vars.blows = vars.blows.filter((blow) => blow.attacker !== attacker);
  return c.go('share');
}
