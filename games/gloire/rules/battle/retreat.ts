import type { Battle } from './battle-force.ts';
import { eliminate, eliminateDecoys } from '../pieces/losses.ts';
import { adjacentTo } from '../pieces/map.ts';
import { countersAt, decoyIn, hasStrength, insideAt, isGuns, leaderIn, outsideAt } from '../pieces/pieces.ts';
import { type Board, type Ctx, OFF, other } from '../state.ts';

/** Adjacent towns where a side may fall back to, if no enemy is there (GLO 8.6#12, #13, 8.7#7). */
export function waysFrom(b: Board, battle: Battle, side: number): number[] {
  const near = adjacentTo(b, battle.town);
  return side === battle.attacker ? near : near.filter((town) => !battle.barred.includes(town));
}

/** GLO 8.6#11: those without any enemy counter. */
export function retreatsOf(b: Board, battle: Battle, side: number): number[] {
  return waysFrom(b, battle, side).filter((town) => countersAt(b, town, other(side)).length === 0);
}

/** GLO 8.1#19, ruling 109: after a drawn battle the attacker goes back to a town he came from, if one is free. */
export function drawnRetreatsOf(b: Board, battle: Battle): number[] {
  const free = retreatsOf(b, battle, battle.attacker);
  const back = free.filter((town) => battle.origins.includes(town));
  return back.length > 0 ? back : free;
}

/**
 * Ruling 108: every way is closed by enemy counters. Their owner owns up to towns without units: decoys there are shown
 * and go, cadres are lost. Leaders alone are caught by whoever comes.
 */
export function clearWays(c: Ctx, towns: readonly number[], side: number): number[] {
  const foe = other(side);
  const open = towns.filter((town) => {
    if (insideAt(c, town, foe).length > 0) return false;
    return !outsideAt(c, town, foe).some((slot) => hasStrength(c, slot) || isGuns(c, slot));
  });
  for (const town of open) {
    const there = outsideAt(c, town, foe);
    eliminateDecoys(
      c,
      there.filter((slot) => decoyIn(c, slot) !== OFF),
      'GLO 8.6#11',
    );
    const cadres = there.filter((slot) => decoyIn(c, slot) === OFF && leaderIn(c, slot) === OFF);
    if (cadres.length > 0) eliminate(c, cadres, 'GLO 8.6#11');
  }
  return open;
}
