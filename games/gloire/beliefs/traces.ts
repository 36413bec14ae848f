import type { GloireContent, Scenario } from '../content/types.ts';
import { startOf } from '../rules/turn/begin.ts';
import { perPack } from '../rules/per-pack.ts';
import { type Pieces, scenarioOf } from '../rules/pieces/pieces.ts';
import { ADMINISTRATION, type Board, type GloireState, MOVEMENT, OFF, other } from '../rules/state.ts';
import { FAR, type Ground, stepsBetween } from './ground.ts';

/** Where a piece of the enemy was last known to be, and how often its side has marched since. */
export interface Trace {
  readonly town: number;
  readonly marches: number;
}

/** Where the scenario puts each piece: printed for all to read. */
const starts = perPack((content) => content.scenarios.map((): readonly number[] | null => null));

function startsOf(content: GloireContent, scenario: number, table: Pieces): readonly number[] {
  const known = starts(content);
  const found = known[scenario] ?? startOf(content, content.scenarios[scenario] as Scenario, table.all);
  known[scenario] = found;
  return found;
}

/** Whether a side has begun to march in the turn that is being played. */
export function hasMarched({ active, phase, first }: GloireState, side: number): boolean {
  return active === side ? phase >= MOVEMENT : side === first && phase >= ADMINISTRATION;
}

/** What the watching side knows of a piece: from its notes, or from the set-up of the scenario. */
export function traceOf(b: Board, table: Pieces, watcher: number, piece: number): Trace | null {
  const { s } = b;
  const marched = hasMarched(s, other(watcher)) ? 1 : 0;
  const turn = s.lastTurn[watcher * table.all + piece] as number;
  if (turn !== OFF) {
    const town = s.lastTown[watcher * table.all + piece] as number;
    return town < 0 ? null : { town, marches: s.turn - turn + marched };
  }
  const town = startsOf(b.content, s.scenario, table)[piece] ?? OFF;
  return town < 0 ? null : { town, marches: s.turn - scenarioOf(b).firstTurn + marched };
}

const FOOT = 6;
const HORSE = 8;

/** What a piece marches in a turn (GLO 5.1): leaders ride. */
export function paceOf({ units }: GloireContent, piece: number): number {
  return piece < units.length && units[piece]?.type !== 'cavalry' ? FOOT : HORSE;
}

/** What a day's reactions and retreats allow beyond the marches. */
const ASIDE = 2;
const HARDLY = 0.0005;

/** How likely a piece that left this trace is in this town by now; `pace` is what it marches in a turn. */
export function likelyAt(ground: Ground, trace: Trace, town: number, pace: number): number {
  if (town < 0) return HARDLY;
  const far = stepsBetween(ground, trace.town, town);
  if (far === FAR) return HARDLY;
  if (trace.marches === 0) return far === 0 ? 1 : far <= ASIDE ? 0.02 : HARDLY;
  if (far > (pace + 1) * trace.marches + ASIDE) return HARDLY;
  return Math.exp(-far / (3 * trace.marches + 1));
}
