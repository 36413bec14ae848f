import { type Procedure, procedure, proposing } from '../../../src/index.ts';
import { sharing } from './pots.ts';
import type { Pact } from './state.ts';

export interface Losing {
  /** Who might bear the loss; the last one does if nobody else is voted for. */
  candidates: number[];
  voters: number[];
  decider: number;
  clause: string;
}

/** SPA 5#3, 6#1: one of several powers loses a unit. Returns which. */
export const losing: Procedure<Pact, Losing, number> = procedure<Pact, Losing, number>('losing', {
  next(c, vars) {
    const [victim, ...others] = vars.candidates;
    if (victim === undefined || others.length === 0) return c.return(victim ?? -1);
    const { voters, decider } = vars;
    return c.call(sharing, proposing({ victim, voters: [...voters], decider }), 'counted');
  },
  counted(c, vars) {
    const { made } = c.result(sharing);
    const victim = vars.candidates.shift() ?? -1;
    c.tell?.({ fact: 'voted', victim, made, clause: vars.clause });
    return made ? c.return(victim) : c.go('next');
  },
});
