import type { Context } from '../context.ts';
import { type Kind, kernelTakers, type Procedure, procedure } from '../procedure.ts';
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

/** What a pot returns: whether it came about, and who pledged what. Payment is the caller's: all or nothing. */
export interface Agreement {
  made: boolean;
  pot: Pot;
}

export interface PotVars<T extends object> {
  terms: T;
  pot: Pot;
  round: number;
  /** The index of the member being asked. */
  turn: number;
}

export interface PotSpec<G extends Kind, T extends object> {
  readonly clause: string;
  readonly prompt: string;
  readonly needs: Needs;
  /** In how many rounds it must come to an end. */
  readonly rounds: number;
  members(c: Context<G>, terms: T): readonly Power[];
  /** Offers `pledge` with what this member can give beyond what it has pledged. */
  pledges(c: Context<G>, vars: PotVars<T>, member: Power): void;
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
  return { terms, pot: pot([]), round: 0, turn: 0 };
}

/** A proposal that its members pledge to, withdraw from or refuse, in bounded rounds; all of it happens, or nothing. */
export function potProcedure<G extends Kind, T extends object>(
  name: string,
  spec: PotSpec<G, T>,
): Procedure<G, PotVars<T>, Agreement> {
  const member = (vars: PotVars<T>): Power => vars.pot.members[vars.turn] ?? 0;
  const close = (c: Context<G>, vars: PotVars<T>, made: boolean) => c.return({ made, pot: { ...vars.pot } });
  return procedure<G, PotVars<T>, Agreement>(name, {
    open(c, vars) {
      vars.pot = pot(spec.members(c, vars.terms));
      return c.go('next');
    },
    next(c, vars) {
      const needed = spec.needs === 'all' ? vars.pot.members : (spec.mustAgree?.(c, vars.terms) ?? []);
      if (needed.some((power) => stanceOf(vars.pot, power) === -1)) return close(c, vars, false);
      while (vars.turn < vars.pot.members.length && vars.pot.stance[vars.turn] === -1) vars.turn++;
      return vars.turn < vars.pot.members.length ? c.go('ask') : c.go('count');
    },
    ask: {
      power: (_, vars) => member(vars),
      prompt: spec.prompt,
      clause: spec.clause,
      offers(c, vars) {
        spec.pledges(c, vars, member(vars));
        c.offer('stand');
        if (vars.pot.stance[vars.turn] === 1) c.offer('withdraw');
        c.offer('refuse');
      },
      take: kernelTakers<G, PotVars<T>>({
        // Having pledged, a member may pledge something else as well before the next one is asked.
        pledge(c, vars, what, amount) {
          pledge(vars.pot, member(vars), what, amount);
          spec.pledged?.(c, vars, member(vars), what, amount);
          return c.go('next');
        },
        stand(c, vars) {
          takeStance(vars.pot, member(vars), 1);
          vars.turn++;
          return c.go('next');
        },
        withdraw(c, vars) {
          withdraw(vars.pot, member(vars));
          vars.turn++;
          return c.go('next');
        },
        refuse(c, vars) {
          withdraw(vars.pot, member(vars));
          takeStance(vars.pot, member(vars), -1);
          vars.turn++;
          return c.go('next');
        },
      }),
    },
    count(c, vars) {
      vars.round++;
      vars.turn = 0;
      const last = vars.round >= spec.rounds;
      const now = spec.enough(c, vars.terms, vars.pot) ? standing(vars.pot, spec.needs, last) : 'open';
      if (now === 'made') return close(c, vars, true);
      if (now === 'failed') return close(c, vars, false);
      if (now === 'tied') return spec.tieBreak === undefined ? close(c, vars, false) : c.go('tied');
      const nobodyLeft = vars.pot.stance.every((stance) => stance === -1);
      return nobodyLeft || last ? close(c, vars, false) : c.go('next');
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
