import type { Seat, State } from '@bivouac/kernel';
import { experienced, type Judgement, type KeptNetwork, readNetwork, type Role } from '@bivouac/kernel/guide';
import type { NationsContent } from '../content/types.ts';
import { FRENCH, type Nations, type NationsState } from '../rules/state.ts';
import { isUntouched, judge } from './evaluate.ts';
import { featureCount, features } from './features.ts';
import { groundOf } from './ground.ts';
import type { WeightSet } from './weights.ts';

/** How much the networks of each side count. */
type Shares = readonly [french: number, allied: number];

/** What the networks are worth beside the judgement: they see further, and they err more in small things. */
const SHARE: Shares = [0.4, 0.4];
/**
 * The same for a player who looks one action ahead, to whom small differences between two actions count most. Only
 * Napoleon's enemies have this inkling: he knows his missions, and they must feel where he is going.
 */
export const INKLING: Shares = [0, 0.05];
/** The unit of a network's answers, in points. */
export const ANSWER = 10;

/** What a finished game is worth to the French in the lessons: winning counts most, a clear victory a little more. */
export function worthOf({ points }: NationsState): number {
  const margin = (points[0] ?? 0) - (points[1] ?? 0);
  return margin / 2 + 6 * Math.sign(margin);
}

/** Two networks, as Napoleon and as his enemies see the game: they answer what the judgement misses, for the French. */
type Voice = readonly KeptNetwork[];

export interface Experience {
  readonly pack: string;
  /** How often each mission was fulfilled in games of Grognards. */
  readonly fulfilled: readonly number[];
  /**
   * Several that were taught apart, and err apart: a searcher finds whatever a single one overrates, and what all of
   * them like is good more often.
   */
  readonly voices: readonly Voice[];
}

/**
 * The judgement with what games have taught. They were games with one pack, and single ones: of other packs, and of two
 * games that are compared, it knows no more than the judgement itself.
 */
export function seasonedJudgement(
  content: NationsContent,
  weights: WeightSet,
  experience: Experience,
  shares = SHARE,
): Judgement<Nations> | undefined {
  const size = featureCount(content);
  const voices = experience.voices.map((voice) => voice.map(readNetwork));
  if (content.id !== experience.pack || voices.flat().some(({ inputs }) => inputs !== size)) return undefined;
  const { end } = groundOf(content);
  return experienced(voices, {
    inputs: size,
    unit: ANSWER,
    shares,
    role: roleOf,
    // Before anything was done how missions usually end is all there is to go by; at the end nothing is to be guessed.
    knows: ({ game, result }) => !game.twoGames && !isUntouched(game) && game.time < end && result === null,
    judge: (state, seat) => judge(content, weights, state, seat),
    describe: (state, seat, into) => features(content, weights, state, seat, into),
  });
}

/** As Napoleon sees the game, or as his enemies do. */
export function roleOf({ holder }: State<NationsState>, seat: Seat): Role {
  return holder[FRENCH] === seat ? 0 : 1;
}
