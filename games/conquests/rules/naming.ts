import { type Procedure, procedure } from '@bivouac/kernel';
import type { Conquests } from './state.ts';

/** Several powers name one of themselves; where they do not agree, one decides among those that were named. */
export interface Naming {
  candidates: number[];
  voters: number[];
  decider: number;
  named: number[];
  clause: string;
}

/** Returns the power that was named, or -1 if there is none to name. */
export const naming: Procedure<Conquests, Naming, number> = procedure<Conquests, Naming, number>('naming', {
  next(c, vars) {
    if (vars.candidates.length <= 1) return c.return(vars.candidates[0] ?? -1);
    // People who play several nations need not agree with themselves.
    const seats = new Set(vars.voters.map((power) => c.seatOf(power)));
    if (seats.size === 1) return c.go('decide');
    if (vars.named.length < vars.voters.length) return c.go('name');
    const [first] = vars.named;
    return vars.named.every((one) => one === first) && first !== undefined ? c.return(first) : c.go('decide');
  },
  name: {
    power: (_, vars) => vars.voters[vars.named.length] ?? vars.decider,
    prompt: 'nameLoser',
    open: true,
    clause: 'CON 8.4#8',
    offers(c, vars) {
      for (const power of vars.candidates) c.offer('target', power);
    },
    take: {
      target(c, vars, power) {
        c.tell?.({
          fact: 'named',
          power: vars.voters[vars.named.length] ?? vars.decider,
          other: power,
          clause: vars.clause,
        });
        vars.named.push(power);
        return c.go('next');
      },
    },
  },
  decide: {
    power: (_, vars) => vars.decider,
    prompt: 'decideLoser',
    open: true,
    clause: 'CON 8.4#8',
    offers(c, vars) {
      const named = vars.named.length > 0 ? [...new Set(vars.named)].sort((a, b) => a - b) : vars.candidates;
      for (const power of named) c.offer('target', power);
    },
    take: { target: (c, _, power) => c.return(power) },
  },
});
