import { type Guide, type Judgement, judgementOf } from '@bivouac/kernel/guide';
import { askedOf } from './bot/asked.ts';
import { candidates } from './bot/candidates.ts';
import { judge } from './bot/evaluate.ts';
import { midway } from './bot/frames.ts';
import { isClosing } from './bot/outlook.ts';
import { tacticsAsked } from './bot/tactic.ts';
import { asNovice, asVeteran, type Weights, weights as tuned } from './bot/weights.ts';
import type { GloireContent } from './content/types.ts';
import type { Gloire } from './rules/state.ts';

export { type Weights, weights } from './bot/weights.ts';

/** What gloire tells the bots: how a position is judged, and what is worth thinking about. */
export function gloireGuide(content: GloireContent, weights: Weights = tuned): Guide<Gloire> {
  const novice = asNovice(weights);
  const simple = { ...weights, foresight: 0 };
  return {
    ...judgement(content, asVeteran(weights)),
    novice: {
      ...judgement(content, novice),
      candidates: (state, seat, offers) => candidates(content, novice, state, seat, offers),
      errs: { overlooks: 25, misjudges: 1.5 },
    },
    seasoned: {
      ...judgement(content, weights),
      candidates: (state, seat, offers) => candidates(content, weights, state, seat, offers),
      mix: (state, seat, offers) => {
        const asked = askedOf(content, weights, state, seat, offers);
        const found = asked === null ? [] : tacticsAsked(asked);
        return found.length > 0 ? found : null;
      },
    },
    words: {
      points: { en: 'victory points as they stand', fr: 'points de victoire acquis' },
      won: { en: 'the game won or lost', fr: 'partie gagnée ou perdue' },
      battles: { en: 'battles about to be fought', fr: 'batailles sur le point d’être livrées' },
      places: { en: 'towns that may still change hands', fr: 'villes qui peuvent encore changer de mains' },
      prospects: { en: 'battles to seek or to fear', fr: 'batailles à chercher ou à craindre' },
      strength: { en: 'troops and where they stand', fr: 'troupes et leur position' },
      command: { en: 'command and supply', fr: 'commandement et ravitaillement' },
      experience: { en: 'what many games have taught', fr: 'ce que bien des parties ont appris' },
      means: { en: 'cards and decoys', fr: 'cartes et leurres' },
    },
    midway,
    // How a stack that has been chosen goes on is settled by itself; what the others do comes after.
    apart: midway,
    ahead: 2,
    closing: ({ game }) => isClosing({ s: game, content }),
    effort: 4,
    trials: 10,
    candidates: (state, seat, offers) => candidates(content, simple, state, seat, offers),
  };
}

function judgement(content: GloireContent, weights: Weights): Judgement<Gloire> {
  return judgementOf((state, seat) => judge(content, weights, state, seat));
}
