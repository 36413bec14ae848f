import { NAPOLEON, powers } from '../../content/types.ts';
import { capitalFor, capitalOf, controllerOf, landsOf, neutralCapital, seasOf } from '../map/control.ts';
import type { Board, Ctx } from '../state.ts';
import { gainMoney, gainMoves, loseMoves } from '../zones/tracks.ts';

const LEAST = 3;
const NEUTRAL_CAPITAL = 2;
const FOREIGN_CAPITAL = 5;
const TRIBUTE = 2;

/** CON 6: what a controlled land pays its holder. */
export function yieldOf(b: Pick<Board, 'content'>, power: number, land: number): number {
  const nation = capitalFor(b, land);
  if (nation >= 0 && nation !== power) return FOREIGN_CAPITAL;
  return neutralCapital(b, land) >= 0 ? NEUTRAL_CAPITAL : 1;
}

/** CON 6: 1 FG for each land and sea under control, more for the capitals of others, and 3 at the least. */
export function incomeOf(b: Board, power: number): number {
  const lands = landsOf(b, power).reduce((sum, land) => sum + yieldOf(b, power, land), 0);
  return Math.max(LEAST, lands + seasOf(b, power).length);
}

/** CON 6, 11.8: income from the second turn on; who holds a nation's capital has up to 2 PM from that nation. */
export function collect(c: Ctx): void {
  for (const power of c.s.order) {
    if (c.s.out[power] === 0) gainMoney(c, power, incomeOf(c, power), 'CON 6#2');
  }
  for (const nation of powers) {
    const holder = controllerOf(c.s, capitalOf(c, nation));
    if (holder < 0 || holder === nation || c.s.out[nation] === 1) continue;
    const points = Math.min(TRIBUTE, c.s.moves[nation] as number);
    if (points === 0) continue;
    loseMoves(c, nation, points, 'CON 11.8#11');
    gainMoves(c, holder, points, 'CON 11.8#11');
  }
}

/** Napoleon has two advisers more than the others (CON 4.1). */
export function advisersOf({ content }: Pick<Board, 'content'>, power: number): number {
  return content.setUps[power]?.advisers ?? (power === NAPOLEON ? 5 : 3);
}
