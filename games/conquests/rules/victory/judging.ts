import { EVERYONE, type Next, type Procedure, procedure } from '@bivouac/kernel';
import type { VictoryRow } from '../../content/types-goals.ts';
import { coalition, NAPOLEON, powers } from '../../content/types.ts';
import { leaveAll } from '../diplomacy/pacts.ts';
import { controllerOf, parisOf } from '../map/control.ts';
import { isThere, kindsOf, loseShip, loseUnit, troopsAt } from '../map/troops.ts';
import { type Board, type Conquests, type Ctx, FIRST_SHIP, FLEETS } from '../state.ts';
import { type Case, holds } from './conditions.ts';
import { bestOf, reached, totalOf } from './points.ts';

/** CON 13: without a land of its own, or at Moral 0. A land shared with an ally is still a foothold. */
function isBeaten({ s, content }: Board, power: number): boolean {
  if ((s.morale[power] as number) === 0) return true;
  return !content.map.lands.some((_, land) => isThere(s, land, power));
}

/** A power that is out leaves the map and every alliance. */
function eliminate(c: Ctx, power: number): void {
  const { s } = c;
  s.out[power] = 1;
  leaveAll(c, power, 'CON 13#2');
  for (const [land] of c.content.map.lands.entries()) {
    for (let kind = 0; kind < kindsOf(power); kind++) {
      for (let n = troopsAt(s, land, power, kind); n > 0; n--) loseUnit(s, land, power, kind);
    }
  }
  const from = FIRST_SHIP[power] as number;
  for (let ship = from; ship < from + (FLEETS[power] as number); ship++) {
    if ((s.ship[ship] as number) >= 0) loseShip(s, ship);
  }
  c.tell?.({ fact: 'eliminated', power, clause: 'CON 13#2' });
}

export interface Verdict {
  row: VictoryRow;
  winners: number[];
}

/** Who would win by a row of the tables; nobody if it does not hold. */
export function winnersBy(b: Board, row: VictoryRow): number[] {
  const inPlay = coalition.filter((power) => b.s.out[power] === 0);
  if (row.winner === 'self') {
    return inPlay.filter((self) => holds(b, row.condition, { self, those: [] }));
  }
  const at: Case = { self: NAPOLEON, those: [] };
  if (!holds(b, row.condition, at)) return [];
  if (row.winner === 'napoleon') return b.s.out[NAPOLEON] === 0 ? [NAPOLEON] : [];
  return row.winner === 'those' ? at.those : inPlay;
}

/** CON 13.2.2: a nation by itself first, then the Coalition together, then Napoleon. */
const RANKS: readonly (readonly VictoryRow['winner'][])[] = [['self', 'those'], ['coalition'], ['napoleon']];

/** The first row of the tables that holds, in the order of precedence and of the book. */
export function verdictOf(b: Board): Verdict | null {
  for (const rank of RANKS) {
    for (const row of b.content.victory) {
      if (row.scenario !== b.s.scenario || !rank.includes(row.winner)) continue;
      const winners = winnersBy(b, row);
      if (winners.length > 0) return { row, winners };
    }
  }
  return null;
}

/** CON 13.1: when the Coalition wins together, those who have reached their objectives win; all, if none has. */
export function byObjectives(b: Board, winners: readonly number[]): number[] {
  const fulfilled = winners.filter((power) => reached(b, power));
  return fulfilled.length > 0 ? fulfilled : [...winners];
}

function reveal(c: Ctx): void {
  for (const power of coalition) {
    const hidden = c.s.objective[power];
    if (hidden === undefined || hidden.is.length === 0) continue;
    const objective = c.show(hidden, 0, EVERYONE);
    c.tell?.({ fact: 'revealed', power, objective, reached: reached(c, power) ? 1 : 0, clause: 'CON 13.1#4' });
  }
}

function finish(c: Ctx, winners: readonly number[], degree: string, clause: string): Next {
  const scores = powers.map((power) => totalOf(c, power));
  return c.finish({ powers: [...winners], reason: degree, degree, scores, clause });
}

/** CON 13: elimination, automatic victories, and points after the last turn. */
export const judging: Procedure<Conquests, Record<string, never>> = procedure<Conquests, Record<string, never>>(
  'judging',
  {
    eliminate(c) {
      for (const power of powers) if (c.s.out[power] === 0 && isBeaten(c, power)) eliminate(c, power);
      const holder = controllerOf(c.s, parisOf(c));
      for (const power of powers) c.s.parisFor[power] = power === holder ? (c.s.parisFor[power] as number) + 1 : 0;
      return c.go('automatic');
    },
    automatic(c) {
      const last = c.content.scenarios[c.s.scenario]?.turns ?? 3;
      const verdict = verdictOf(c);
      if (verdict === null) return c.s.turn >= last ? c.go('points') : c.return();
      const { row } = verdict;
      reveal(c);
      const together = row.winner === 'coalition';
      const winners = together ? byObjectives(c, verdict.winners) : verdict.winners;
      c.mark?.(`victory:${row.id}`);
      c.tell?.({ fact: 'victory', row: row.id, degree: row.degree, powers: [...winners], clause: 'CON 13#4' });
      return finish(c, winners, row.degree, together ? 'CON 13.1#4' : 'CON 13#4');
    },
    points(c) {
      reveal(c);
      const scores = powers.map((power) => totalOf(c, power));
      for (const power of powers) {
        c.tell?.({ fact: 'points', power, points: scores[power] ?? 0, clause: 'CON 13.2.3#1' });
      }
      return finish(c, bestOf(scores, c.s.out), 'points', 'CON 13.2.3#1');
    },
  },
);
