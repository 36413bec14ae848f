import { NOBODY_THERE, type Ctx } from '../state.ts';
import { neutralCapital } from './control.ts';
import { isEmpty } from './troops.ts';

/** CON 11.7#3: a neutral capital that everybody has left has its garrison again. */
export function leftBehind(c: Ctx, land: number): void {
  const capital = neutralCapital(c, land);
  if (capital < 0 || !isEmpty(c.s, land)) return;
  c.s.heldBy[capital] = NOBODY_THERE;
  c.s.heldSince[capital] = 0;
}
