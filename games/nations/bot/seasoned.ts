import {
  type Judgement,
  type KeptNetwork,
  Neurons,
  type Parts,
  readNetwork,
  type Seat,
  type State,
} from '@bivouac/kernel';
import type { NationsContent } from '../content/types.ts';
import { FRENCH, type Nations, type NationsState } from '../rules/state.ts';
import { judge, total } from './evaluate.ts';
import { featureCount, features } from './features.ts';
import type { WeightSet } from './weights.ts';

/** What the two networks are worth beside the judgement: they see further, and they err more in small things. */
const SHARE = 0.3;
/** The unit of a network's answers, in points. */
export const ANSWER = 10;

/** What a finished game is worth to the French: winning counts most, and a clear victory a little more. */
export function utility(margin: number): { readonly points: number; readonly won: number } {
  return { points: margin / 2, won: 6 * Math.sign(margin) };
}

/** The same for a finished game, in one figure. */
export function worthOf({ points }: NationsState): number {
  return total(utility((points[0] ?? 0) - (points[1] ?? 0)));
}

/** Two networks, as Napoleon and as his enemies see the game: they answer what the judgement misses, for the French. */
export interface Experience {
  readonly pack: string;
  readonly networks: readonly KeptNetwork[];
}

/**
 * The judgement with what games have taught. They were games with one pack, and single ones: of other packs, and of two
 * games that are compared, it knows no more than the judgement itself.
 */
export function seasonedJudgement(
  content: NationsContent,
  weights: WeightSet,
  experience: Experience,
  share = SHARE,
): Judgement<Nations> | undefined {
  const size = featureCount(content);
  const networks = experience.networks.map(readNetwork);
  if (content.id !== experience.pack || networks.some(({ inputs }) => inputs !== size)) return undefined;
  const neurons = networks.map((network) => new Neurons(network));
  const into = new Float64Array(size);
  const parts = (state: State<NationsState>, seat: Seat): Parts => {
    const s = state.game;
    if (s.twoGames) return judge(content, weights, state, seat);
    const french = state.holder[FRENCH] === seat;
    const sign = french ? 1 : -1;
    if (state.result !== null) {
      const { points, won } = utility((s.points[0] ?? 0) - (s.points[1] ?? 0));
      return { points: sign * points, won: sign * won };
    }
    const judged = features(content, weights, state, seat, into);
    const answer = neurons[french ? 0 : 1]?.answer(into) ?? 0;
    return { ...judged, experience: sign * share * ANSWER * answer };
  };
  return { parts, evaluate: (state, seat) => total(parts(state, seat)) };
}
