import type { Fact } from '@bivouac/kernel';
import type { GloireContent } from '../content/types.ts';
import { OFF } from '../rules/state.ts';

/** A die that fell in a battle. */
export interface Throw {
  readonly kind: 'fire' | 'guns' | 'morale' | 'pursuit';
  readonly side: number;
  readonly round: number;
  readonly die: number;
  readonly added: number;
  /** Points that the enemy loses; for morale whether it held. */
  readonly points: number;
  readonly held: boolean;
  /** What changed it, by the names of the rules' own rows. */
  readonly why: readonly string[];
}

/** A battle as it has been told so far. */
export interface BattleReport {
  readonly town: number;
  readonly kind: string;
  readonly attacker: number;
  /** Both at once, once they are shown. */
  readonly tactics: readonly [number, number] | null;
  readonly rounds: number;
  readonly throws: readonly Throw[];
  /** Points lost, by side. */
  readonly lost: readonly [number, number];
  /** The last thing that was told of it, as a fact. */
  readonly last: Fact;
  /** The side that was beaten, 2 for a drawn battle, OFF while it goes on. */
  readonly beaten: number;
}

export const DRAWN = 2;

const num = (value: unknown, otherwise = 0): number => (typeof value === 'number' ? value : otherwise);

const ENDS = new Set([
  'drawn',
  'beaten',
  'retreated',
  'pursuit',
  'victory',
  'captured',
  'trapped',
  'overrun',
  'blown',
  'eliminated',
]);

function tell(content: GloireContent, now: BattleReport, fact: Fact): BattleReport {
  const side = num(fact['side'], OFF);
  const report: BattleReport = { ...now, last: fact };
  const thrown = (kind: Throw['kind'], held = true): BattleReport => ({
    ...report,
    throws: [
      ...report.throws,
      {
        kind,
        side,
        round: num(fact['round'], report.throws[report.throws.length - 1]?.round ?? 1),
        die: num(fact['die']),
        added: kind === 'morale' ? num(fact['needed']) : num(fact['added']),
        points: num(fact['points']),
        held,
        why: Array.isArray(fact['why']) ? fact['why'].filter((id) => typeof id === 'string') : [],
      },
    ],
  });
  switch (fact.fact) {
    case 'tactics':
      return { ...report, tactics: [num(fact['french']), num(fact['coalition'])], rounds: num(fact['rounds']) };
    case 'fire':
    case 'guns':
    case 'pursuit':
      return thrown(fact.fact);
    case 'morale':
      return thrown('morale', fact['held'] === true);
    case 'loss': {
      const owner = content.units[num(fact['unit'], OFF)]?.side;
      const points = num(fact['points']);
      const [french, coalition] = report.lost;
      return { ...report, lost: owner === 0 ? [french + points, coalition] : [french, coalition + points] };
    }
    case 'beaten':
      return { ...report, beaten: side };
    case 'drawn':
      return { ...report, beaten: DRAWN };
    default:
      return ENDS.has(fact.fact) ? report : now;
  }
}

/** The report after more has been told: a battle begins a new one. */
export function reportAfter(
  content: GloireContent,
  before: BattleReport | null,
  facts: readonly Fact[],
): BattleReport | null {
  let now = before;
  for (const fact of facts) {
    if (fact.fact === 'battle') {
      now = {
        town: num(fact['town'], OFF),
        kind: typeof fact['kind'] === 'string' ? fact['kind'] : 'field',
        attacker: num(fact['side']),
        tactics: null,
        rounds: 0,
        throws: [],
        lost: [0, 0],
        last: fact,
        beaten: OFF,
      };
    } else if (fact.fact === 'setOut' || fact.fact === 'playerTurn' || fact.fact === 'turn') now = null;
    else if (now !== null) now = tell(content, now, fact);
  }
  return now;
}
