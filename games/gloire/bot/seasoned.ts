import type { Seat, State } from '@bivouac/kernel';
import { experienced, type Judgement, type KeptNetwork, readNetwork, type Role } from '@bivouac/kernel/guide';
import type { GloireContent } from '../content/types.ts';
import { victoryPoints } from '../rules/victory/victory.ts';
import { type Gloire, type GloireState, SIDES } from '../rules/state.ts';
import { judge } from './evaluate.ts';
import { FEATURES, features } from './features.ts';
import { sideOfSeat } from './frames.ts';
import type { Weights } from './weights.ts';

/** What many games have taught: networks, several pairs that were taught apart, and the scenarios of those games. */
export interface Experience {
  readonly pack: string;
  readonly scenarios: readonly string[];
  readonly voices: readonly (readonly KeptNetwork[])[];
}

/** What the networks are worth beside the judgement. */
const SHARE = 0.5;
/** The unit of a network's answers, in points. */
export const ANSWER = 10;

/** No margin counts for more than this in the lessons; Napoleon's capture is one. */
const WIDEST = 30;

/** What a finished game is worth to the French in the lessons: the margin, and winning itself a little more. */
export function worthOf(content: GloireContent, { game, result }: State<GloireState>): number {
  const [french = 0, coalition = 0] = SIDES.map((side) => victoryPoints({ s: game, content }, side));
  const margin = game.napoleonTaken ? -WIDEST : Math.max(-WIDEST, Math.min(WIDEST, french - coalition));
  return result?.winners.length === 0 ? margin : 0.7 * margin + 5 * Math.sign(margin);
}

/** The judgement with what games have taught, where it was taught by games like this one. */
export function seasonedJudgement(
  content: GloireContent,
  weights: Weights,
  { pack, scenarios, voices }: Experience,
  share = SHARE,
): Judgement<Gloire> | undefined {
  const networks = voices.map((voice) => voice.map(readNetwork));
  if (content.id !== pack || networks.length === 0) return undefined;
  if (networks.flat().some(({ inputs }) => inputs !== FEATURES)) return undefined;
  const known = content.scenarios.map(({ id }) => scenarios.includes(id));
  return experienced(networks, {
    inputs: FEATURES,
    unit: ANSWER,
    shares: [share, share],
    role: (state, seat) => roleOf(content, state, seat),
    knows: ({ game, result }) => result === null && known[game.scenario] === true,
    judge: (state, seat) => judge(content, weights, state, seat),
    describe: (state, seat, into) => features(content, weights, state, seat, into),
  });
}

export function roleOf(content: GloireContent, state: State<GloireState>, seat: Seat): Role {
  return sideOfSeat(content, state, seat) === 0 ? 0 : 1;
}
