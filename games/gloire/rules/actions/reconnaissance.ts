import { type Procedure, procedure, type Reason } from '@bivouac/kernel';
import { eliminateDecoys, openSlots, shift } from '../pieces/losses.ts';
import { linkBetween } from '../pieces/map.ts';
import type { March } from '../movement/march.ts';
import {
  countersAt,
  decoyIn,
  hasStrength,
  isCavalry,
  isUp,
  leaderIn,
  outsideAt,
  strengthOf,
  unitIn,
} from '../pieces/pieces.ts';
import { decides } from '../players/partners.ts';
import { canCross, spend } from '../pieces/stack.ts';
import { type Board, type Ctx, type Gloire, OFF, other } from '../state.ts';
import { columnOf } from '../battle/table.ts';
import { fallBackDie } from './withdrawal.ts';

interface Reconnaissance {
  march: March;
  /** Points of the enemy cavalry that screens. */
  screen: number;
  done: boolean;
}

/** GLO 6.3#1, ruling 54: a Force of cavalry, with leaders if any, into a town with enemies and nobody else. */
export function scoutFault(b: Board, { side, slots }: March, town: number): Reason | null {
  if (b.s.solitaire) return { reason: 'nothingHidden', clause: 'GLO 10#3' };
  if (outsideAt(b, town, other(side)).length === 0) return { reason: 'nobodyThere', clause: 'GLO 6.3#1' };
  if (countersAt(b, town, side).length > 0) return { reason: 'friendsThere', clause: 'GLO 6.3#1' };
  const able =
    slots.some((slot) => isHorse(b, slot)) && slots.every((slot) => isHorse(b, slot) || leaderIn(b, slot) !== OFF);
  return able ? null : { reason: 'onlyCavalry', clause: 'GLO 6.3#1' };
}

function isHorse(b: Board, slot: number): boolean {
  return isCavalry(b, slot) && hasStrength(b, slot);
}

/** Ruling 59: towns along the way it came that it can still reach, the nearest first. */
function waysBack(b: Board, { march }: Reconnaissance): number[] {
  const found: number[] = [];
  let { at, spent } = march;
  for (const town of march.way.toReversed()) {
    const link = linkBetween(b, at, town);
    const how = { forced: march.forced, entering: march.edge !== OFF };
    if (link === OFF || !canCross(b, march.slots, spent, link, how)) break;
    if (countersAt(b, town, other(march.side)).length > 0) break;
    spent = spend(b, spent, link);
    at = town;
    if (!found.includes(town)) found.push(town);
  }
  return found;
}

/** GLO 6.3#1 to #17: reconnaissance by cavalry. Returns the town it fell back to, or OFF if it stays. */
export const reconnaissance: Procedure<Gloire, Reconnaissance, number> = procedure<Gloire, Reconnaissance, number>(
  'reconnaissance',
  {
    /** GLO 6.3#2: it is revealed. GLO 6.3#5: so is the enemy cavalry, which screens. */
    declare(c, vars) {
      const { side, at, slots } = vars.march;
      openSlots(c, slots, 'GLO 6.3#2');
      const foes = outsideAt(c, at, other(side));
      const screen = foes.filter((slot) => isCavalry(c, slot) && hasStrength(c, slot));
      openSlots(c, screen, 'GLO 6.3#5');
      vars.screen = strengthOf(c, screen);
      const more = strengthOf(c, slots) - vars.screen;
      c.tell?.({
        fact: 'scouting',
        town: at,
        side,
        points: strengthOf(c, slots),
        screen: vars.screen,
        clause: 'GLO 6.3#2',
      });
      if (vars.screen > 0 && more <= 0) {
        c.tell?.({ fact: 'screened', town: at, side, clause: 'GLO 6.3#7' });
        return c.go('after');
      }
      turnUp(c, vars, more);
      return c.go('after');
    },
    after(c, vars) {
      // Nothing but decoys was there, and they are gone: nobody to fall back from.
      if (outsideAt(c, vars.march.at, other(vars.march.side)).length === 0) return c.return(OFF);
      return waysBack(c, vars).length > 0 ? c.go('choose') : c.return(OFF);
    },
    /** GLO 6.3#11, #16, #17. */
    choose: {
      power: (c, vars) => decides(c, vars.march.side),
      prompt: 'fallBack',
      clause: 'GLO 6.3#11',
      about: (_, vars) => ({ town: vars.march.at }),
      offers(c, vars) {
        c.offer('stay');
        for (const town of waysBack(c, vars)) c.offer('fallBack', town);
      },
      why: () => ({ reason: 'notOnItsWay', clause: 'GLO 6.3#16' }),
      take: {
        stay: (c) => c.return(OFF),
        fallBack(c, vars, town) {
          const { side, at, slots } = vars.march;
          for (const slot of slots) {
            if (isCavalry(c, slot) && hasStrength(c, slot)) fallBackDie(c, slot, vars.screen > 0, 'GLO 6.3#12');
          }
          shift(c, slots, town, OFF);
          c.tell?.({ fact: 'fellBack', side, from: at, town, clause: 'GLO 6.3#16' });
          return c.return(town);
        },
      },
    },
  },
);

/** GLO 6.3#4, #8 to #10, rulings 56 to 58: decoys first, then units by lot; where nothing but decoys is, all of them. */
function turnUp(c: Ctx, { march }: Reconnaissance, more: number): void {
  const { side, at } = march;
  const { columns, cells } = c.content.tables.reconnaissance;
  const foes = outsideAt(c, at, other(side));
  const decoys = foes.filter((slot) => decoyIn(c, slot) !== OFF);
  const die = c.dice.d6();
  const row = cells[columnOf(columns, more)];
  const found = decoys.length === foes.length ? decoys.length : (row?.[die - 1] ?? 0);
  c.tell?.({ fact: 'scouted', town: at, side, die, more, found, clause: 'GLO 6.3#4' });
  eliminateDecoys(c, decoys.slice(0, found), decoys.length === foes.length ? 'GLO 7.1#11' : 'GLO 6.3#10');
  const hidden = foes.filter((slot) => unitIn(c, slot) !== OFF && !isUp(c, slot));
  c.dice.shuffle(hidden);
  openSlots(c, hidden.slice(0, Math.max(0, found - decoys.length)), 'GLO 6.3#4');
}
