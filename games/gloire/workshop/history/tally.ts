import type { GloireContent } from '../../content/types.ts';
import type { HistoricBattle } from './battles.ts';
import { refight, type Refought } from './refight.ts';

type SideName = 'french' | 'coalition';
const MEN = 3000;
/** GLO 1.2: a point is 3,000 men. The bar: so far from history, as a share of it. */
const BAR = 1 / 3;

export interface SideTally {
  /** Points: the middle of what is told, and the median and quartiles of the battles fought again. */
  readonly history: number;
  readonly median: number;
  readonly quartiles: readonly [number, number];
  readonly holds: boolean;
}

export interface BattleTally {
  readonly battle: HistoricBattle;
  readonly french: SideTally;
  readonly coalition: SideTally;
  /** Shares of the battles. */
  readonly won: number;
  readonly drawn: number;
  readonly rounds: number;
  /** Whether losses and victor are as they were. */
  readonly holds: boolean;
}

/** Of an even number of battles the higher one in the middle. */
function at(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

function sideOf(battle: HistoricBattle, side: SideName, fought: readonly Refought[]): SideTally {
  const [least, most] = battle.losses[side];
  const history = (least + most) / 2 / MEN;
  const lost = fought.map((one) => one.lost[side === 'french' ? 0 : 1]).sort((one, two) => one - two);
  const median = at(lost, 0.5);
  const holds = Math.abs(median - history) <= history * BAR;
  return { history, median, quartiles: [at(lost, 0.25), at(lost, 0.75)], holds };
}

/** A battle fought so many times, beside what it was. */
export function tallyOf(battle: HistoricBattle, games: number, seed: string, pack?: GloireContent): BattleTally {
  const fought = Array.from({ length: games }, (_, i) => refight(battle, `${seed} ${battle.id} ${i}`, pack));
  const share = (counts: (one: Refought) => boolean) => fought.filter(counts).length / games;
  const french = sideOf(battle, 'french', fought);
  const coalition = sideOf(battle, 'coalition', fought);
  const won = share(({ beaten }) => beaten !== 'nobody' && beaten !== battle.winner);
  return {
    battle,
    french,
    coalition,
    won,
    drawn: share(({ beaten }) => beaten === 'nobody'),
    rounds: fought.reduce((sum, { rounds }) => sum + rounds, 0) / games,
    holds: french.holds && coalition.holds && won > 0.5,
  };
}
