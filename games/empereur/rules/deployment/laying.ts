import { type Context, procedure, signature } from '@bivouac/kernel';
import type { Empereur } from '../state.ts';
import { cavalryWith, countersIn, entries, IN_HAND, inHand, type Laying, pushes } from './counters.ts';

export interface Posting {
  side: number;
  /** 1 if only leaders in hand are laid: the enemy is content with his disposition (EMP XVIII.4). */
  only: number;
  corps: number;
  to: number;
  along: number[];
}

/** What somebody has done with a leader, whom nobody else knows; `corps` is -1 if his disposition suits him. */
export interface Posted {
  corps: number;
  to: number;
  along: number[];
}

export const layingLeaders = signature<Empereur, Posting, Posted>('layingLeaders');

export function thinking(side: number, only: boolean): Posting {
  return { side, only: only ? 1 : 0, corps: -1, to: -1, along: [] };
}

function laying({ content, s }: Context<Empereur>): Laying {
  if (s.eve === undefined) throw new Error('leaders are laid on the evening before a battle only');
  return { content, s, eve: s.eve };
}

/** From where a leader goes: his square, or the hand. */
const fromOf = (asked: Laying, corps: number): number => asked.eve.at[corps] ?? IN_HAND;

function squares(asked: Laying, { side, corps }: Posting): number[] {
  if (fromOf(asked, corps) === IN_HAND) return entries(asked, side);
  return pushes(asked, side).find((one) => one.corps === corps)?.to ?? [];
}

function company(asked: Laying, { side, corps, along }: Posting): number[] {
  return cavalryWith(asked, side, fromOf(asked, corps)).filter((one) => !along.includes(one));
}

/** Ruling 511: cavalry never lies alone, where no enemy could see it: with the last who leaves a square it goes on. */
function leavesNobody(asked: Laying, { side, corps }: Posting): boolean {
  const from = fromOf(asked, corps);
  return from !== IN_HAND && countersIn(asked.eve, side, from) === 1;
}

/** EMP XVIII.2, XVIII.3: one leader is laid face down or goes on, with or without cavalry: what only his player knows. */
export const layLeader = procedure(layingLeaders, {
  choose: {
    power: (_, vars) => vars.side,
    prompt: 'layLeader',
    clause: 'EMP XVIII.2#2',
    offers(c, vars) {
      const asked = laying(c);
      if (entries(asked, vars.side).length > 0) for (const corps of inHand(asked, vars.side)) c.offer('lay', corps);
      // EMP XVIII.4#1: the other may lay what he has left, and need not.
      if (vars.only === 1) return c.offer('suit');
      for (const { corps } of pushes(asked, vars.side)) c.offer('push', corps);
      if (inHand(asked, vars.side).length === 0) c.offer('suit');
    },
    why: (_, __, [verb]) =>
      verb === 'suit'
        ? { reason: 'notAllLaid', clause: 'EMP XVIII.4#1' }
        : { reason: 'noLaying', clause: 'EMP XVIII.2#2' },
    take: {
      lay(c: Context<Empereur>, vars: Posting, corps: number) {
        vars.corps = corps;
        return c.go('where');
      },
      push(c: Context<Empereur>, vars: Posting, corps: number) {
        vars.corps = corps;
        return c.go('where');
      },
      suit: (c: Context<Empereur>) => c.return({ corps: -1, to: -1, along: [] }),
    },
  },
  where: {
    power: (_, vars) => vars.side,
    prompt: 'where',
    clause: 'EMP XVIII.2#1',
    about: (_, vars) => ({ corps: vars.corps }),
    offers(c, vars) {
      for (const sector of squares(laying(c), vars)) c.offer('occupy', sector);
    },
    why: () => ({ reason: 'noSector', clause: 'EMP XVIII.2#3' }),
    take: {
      occupy(c: Context<Empereur>, vars: Posting, sector: number) {
        vars.to = sector;
        return c.go('along');
      },
    },
  },
  along(c, vars) {
    const { corps, to, along } = vars;
    const left = company(laying(c), vars);
    if (left.length > 0 && !leavesNobody(laying(c), vars)) return c.go('escort');
    return c.return({ corps, to, along: [...along, ...left] });
  },
  escort: {
    power: (_, vars) => vars.side,
    prompt: 'alongside',
    clause: 'EMP XVIII.3#1',
    about: (_, vars) => ({ corps: vars.corps }),
    offers(c, vars) {
      for (const corps of company(laying(c), vars)) c.offer('escort', corps);
      c.offer('done');
    },
    why: () => ({ reason: 'noEscort', clause: 'EMP XVIII.3#1' }),
    take: {
      escort(c: Context<Empereur>, vars: Posting, corps: number) {
        vars.along.push(corps);
        return c.go('along');
      },
      done: (c: Context<Empereur>, vars: Posting) =>
        c.return({ corps: vars.corps, to: vars.to, along: [...vars.along] }),
    },
  },
});
