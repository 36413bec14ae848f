import { procedure } from '@bivouac/kernel';
import { arriving, calls } from '../register.ts';
import { disturbed } from './disturbed.ts';
import { gatesFor } from './gates.ts';

/** EMP XIII#7: an enemy has come beside their zone: they are there at once, whatever the turn. */
export const alarm = procedure(calls.alarm, {
  next(c, vars) {
    const unit = disturbed(c, vars.side, vars.hex).find((one) => gatesFor(c, one, { early: true }).length > 0);
    return unit === undefined ? c.return() : c.call(calls.arrive, arriving(unit, { still: 1 }), 'next');
  },
});
