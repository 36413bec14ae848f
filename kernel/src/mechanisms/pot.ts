import type { Context } from '../context.ts';
import { type Kind, kernelTakers, type Next, type Procedure, procedure } from '../procedure.ts';
import type { Power } from '../seats.ts';

/** What it takes: every member, more members for than against, or only that what is pledged suffices. */
export type Needs = 'all' | 'majority' | 'enough';

/** A proposal on the table: who is in it, who stands where, and who has pledged what. */
export interface Pot {
  members: number[];
  /** 0 undecided, 1 for, -1 against; in the order of the members. */
  stance: number[];
  /** What has been pledged: member, resource, amount, three numbers each. */
  pledged: number[];
}

export function pot(members: readonly number[]): Pot {
  return { members: [...members], stance: members.map(() => 0), pledged: [] };
}

export function takeStance(proposal: Pot, member: number, stance: 1 | -1): void {
  const at = proposal.members.indexOf(member);
  if (at >= 0) proposal.stance[at] = stance;
}

/** 1 for, -1 against, 0 undecided or not a member. */
export function stanceOf(proposal: Pot, member: number): number {
  return proposal.stance[proposal.members.indexOf(member)] ?? 0;
}

export function pledge(proposal: Pot, member: number, what: number, amount: number): void {
  takeStance(proposal, member, 1);
  proposal.pledged.push(member, what, amount);
}

/** Takes back all that a member has pledged, and his agreement. */
export function withdraw(proposal: Pot, member: number): void {
  const at = proposal.members.indexOf(member);
  if (at >= 0) proposal.stance[at] = 0;
  const kept: number[] = [];
  for (const [who, what, amount] of pledges(proposal)) if (who !== member) kept.push(who, what, amount);
  proposal.pledged = kept;
}

export function pledges(proposal: Pot): [member: number, what: number, amount: number][] {
  const list: [number, number, number][] = [];
  for (let i = 0; i < proposal.pledged.length; i += 3) {
    list.push([proposal.pledged[i] as number, proposal.pledged[i + 1] as number, proposal.pledged[i + 2] as number]);
  }
  return list;
}

/** How much of something has been pledged, by one member or by all. */
export function pledgedSum(proposal: Pot, what: number, member?: number): number {
  let sum = 0;
  for (const [who, which, amount] of pledges(proposal)) {
    if (which === what && (member === undefined || who === member)) sum += amount;
  }
  return sum;
}

/**
 * How a proposal stands; `tied` only where the majority counts. When it is the last word, who has not taken a side
 * abstains: he is missing where all are needed, and not counted elsewhere.
 */
export function standing(proposal: Pot, needs: Needs, last = false): 'made' | 'failed' | 'tied' | 'open' {
  const against = proposal.stance.filter((stance) => stance < 0).length;
  const undecided = proposal.stance.filter((stance) => stance === 0).length;
  const inFavour = proposal.stance.length - against - undecided;
  if (last && undecided > 0 && needs === 'all') return 'failed';
  const open = last ? 0 : undecided;
  switch (needs) {
    case 'all':
      return against > 0 ? 'failed' : open > 0 ? 'open' : 'made';
    case 'enough':
      return open > 0 ? 'open' : inFavour > 0 ? 'made' : 'failed';
    case 'majority':
      if (open > 0) return 'open';
      return inFavour > against ? 'made' : inFavour < against ? 'failed' : 'tied';
    default:
      return needs satisfies never;
  }
}

/**
 * Whether the outcome is certain before all have spoken, given that what has been pledged suffices: whoever must agree
 * does, and whatever the others say cannot change it.
 */
export function settledEarly(proposal: Pot, needs: Needs, mustAgree: readonly number[]): 'made' | 'failed' | 'open' {
  let against = 0;
  let inFavour = 0;
  for (const stance of proposal.stance) {
    if (stance < 0) against++;
    else if (stance > 0) inFavour++;
  }
  const undecided = proposal.stance.length - against - inFavour;
  if (mustAgree.some((member) => stanceOf(proposal, member) !== 1)) return 'open';
  switch (needs) {
    case 'all':
      return against > 0 ? 'failed' : undecided > 0 ? 'open' : 'made';
    case 'enough':
      return inFavour > 0 ? 'made' : 'open';
    case 'majority':
      return inFavour > against + undecided ? 'made' : against > inFavour + undecided ? 'failed' : 'open';
    default:
      return needs satisfies never;
  }
}

/** What a pot returns: whether it came about, and who pledged what. Payment is the caller's: all or nothing. */
export interface Agreement {
  made: boolean;
  pot: Pot;
}

export interface PotVars<T extends object> {
  terms: T;
  pot: Pot;
  round: number;
  /** Who has still to speak in this round: all of them are asked at once. */
  waits: Power[];
}

/** One pledge: of what, and how much. */
export type Pledge = readonly [what: number, amount: number];

export interface PotSpec<G extends Kind, T extends object> {
  readonly clause: string;
  readonly prompt: string;
  readonly needs: Needs;
  /** In how many rounds it must come to an end. */
  readonly rounds: number;
  members(c: Context<G>, terms: T): readonly Power[];
  /** Offers `pledge` with what this member can give beyond what it has pledged. */
  pledges(c: Context<G>, vars: PotVars<T>, member: Power): void;
  /**
   * What this member would fairly give now, beyond what it has pledged: agreeing with it is one click (`contribute`), for all
   * members of a seat together. Null where it cannot, or should not. From public things and what the member itself holds.
   */
  share?(c: Context<G>, vars: PotVars<T>, member: Power): readonly Pledge[] | null;
  /** What the question needs besides: a price that is left, say. */
  about?(c: Context<G>, vars: PotVars<T>, member: Power): { readonly [name: string]: string | number };
  /** Whose refusal ends it at once, whatever is needed of the others; they only help. */
  mustAgree?(c: Context<G>, terms: T): readonly Power[];
  /** Called when something has been pledged: a hidden card, say, is laid open. */
  pledged?(c: Context<G>, vars: PotVars<T>, member: Power, what: number, amount: number): void;
  /** Whether what has been pledged suffices. */
  enough(c: Context<G>, terms: T, pot: Pot): boolean;
  /** Who decides a tied vote; without it a tie fails. */
  tieBreak?(c: Context<G>, terms: T): Power;
}

/** The vars to put a proposal on the table with. */
export function proposing<T extends object>(terms: T): PotVars<T> {
  return { terms, pot: pot([]), round: 0, waits: [] };
}

function spoken<T extends object>(vars: PotVars<T>, member: Power): void {
  vars.waits = vars.waits.filter((one) => one !== member);
}

/**
 * A proposal that its members pledge to, withdraw from or refuse, in bounded rounds; all of it happens, or nothing. All
 * who have still to speak are asked at once and openly, and it closes as soon as it is enough.
 */
export function potProcedure<G extends Kind, T extends object>(
  name: string,
  spec: PotSpec<G, T>,
): Procedure<G, PotVars<T>, Agreement> {
  const close = (c: Context<G>, vars: PotVars<T>, made: boolean) => c.return({ made, pot: { ...vars.pot } });
  const give = (c: Context<G>, vars: PotVars<T>, member: Power, what: number, amount: number): void => {
    pledge(vars.pot, member, what, amount);
    c.tell?.({ fact: 'kernel.pledged', power: member, resource: what, number: amount, clause: spec.clause });
    spec.pledged?.(c, vars, member, what, amount);
  };
  const said = (c: Context<G>, vars: PotVars<T>, member: Power, word: 'stood' | 'withdrew' | 'refused'): Next => {
    spoken(vars, member);
    c.tell?.({ fact: `kernel.${word}`, power: member, clause: spec.clause });
    return c.go('next');
  };
  return procedure<G, PotVars<T>, Agreement>(name, {
    open(c, vars) {
      vars.pot = pot(spec.members(c, vars.terms));
      vars.waits = [...vars.pot.members];
      return c.go('next');
    },
    next(c, vars) {
      const mustAgree = spec.mustAgree?.(c, vars.terms) ?? [];
      const needed = spec.needs === 'all' ? vars.pot.members : mustAgree;
      if (needed.some((power) => stanceOf(vars.pot, power) === -1)) return close(c, vars, false);
      if (vars.waits.length === 0) return c.go('count');
      const early = spec.enough(c, vars.terms, vars.pot) ? settledEarly(vars.pot, spec.needs, mustAgree) : 'open';
      return early === 'open' ? c.go('ask') : close(c, vars, early === 'made');
    },
    ask: {
      power: (_, vars) => vars.waits[0] ?? 0,
      powers: (_, vars) => vars.waits,
      prompt: spec.prompt,
      clause: spec.clause,
      about: (c, vars) => spec.about?.(c, vars, c.actor) ?? {},
      offers(c, vars) {
        if ((spec.share?.(c, vars, c.actor) ?? null) !== null) c.offer('contribute');
        spec.pledges(c, vars, c.actor);
        c.offer('stand');
        if (stanceOf(vars.pot, c.actor) === 1) c.offer('withdraw');
        c.offer('refuse');
      },
      take: kernelTakers<G, PotVars<T>>({
        // Having pledged, a member may pledge something else as well, as long as it is not enough.
        pledge(c, vars, what, amount) {
          give(c, vars, c.actor, what, amount);
          return c.go('next');
        },
        contribute(c, vars) {
          const seat = c.seatOf(c.actor);
          for (const member of vars.waits.filter((one) => c.seatOf(one) === seat)) {
            const share = spec.share?.(c, vars, member) ?? null;
            if (share === null) continue;
            for (const [what, amount] of share) give(c, vars, member, what, amount);
            takeStance(vars.pot, member, 1);
            said(c, vars, member, 'stood');
          }
          return c.go('next');
        },
        stand(c, vars) {
          takeStance(vars.pot, c.actor, 1);
          return said(c, vars, c.actor, 'stood');
        },
        withdraw(c, vars) {
          withdraw(vars.pot, c.actor);
          return said(c, vars, c.actor, 'withdrew');
        },
        refuse(c, vars) {
          withdraw(vars.pot, c.actor);
          takeStance(vars.pot, c.actor, -1);
          return said(c, vars, c.actor, 'refused');
        },
      }),
    },
    count(c, vars) {
      vars.round++;
      const last = vars.round >= spec.rounds;
      const now = spec.enough(c, vars.terms, vars.pot) ? standing(vars.pot, spec.needs, last) : 'open';
      if (now === 'made') return close(c, vars, true);
      if (now === 'failed') return close(c, vars, false);
      if (now === 'tied') return spec.tieBreak === undefined ? close(c, vars, false) : c.go('tied');
      vars.waits = vars.pot.members.filter((member) => stanceOf(vars.pot, member) !== -1);
      return vars.waits.length === 0 || last ? close(c, vars, false) : c.go('next');
    },
    tied: {
      power: (c, vars) => spec.tieBreak?.(c, vars.terms) ?? 0,
      prompt: 'kernel.tied',
      clause: spec.clause,
      offers(c) {
        c.offer('carry');
        c.offer('drop');
      },
      take: kernelTakers<G, PotVars<T>>({
        carry: (c, vars) => close(c, vars, true),
        drop: (c, vars) => close(c, vars, false),
      }),
    },
  });
}
