import { type Guide, type Judgement, judgementOf } from '@bivouac/kernel';
import { candidates } from './bot/candidates.ts';
import { judge } from './bot/evaluate.ts';
import { midway } from './bot/frames.ts';
import { isClosing } from './bot/outlook.ts';
import { asNovice, asVeteran, type Weights, weights as tuned } from './bot/weights.ts';
import type { GloireContent } from './content/types.ts';
import type { Gloire } from './rules/state.ts';

export { type Weights, weights } from './bot/weights.ts';

/** What gloire tells the bots: how a position is judged, and what is worth thinking about. */
export function gloireGuide(content: GloireContent, weights: Weights = tuned): Guide<Gloire> {
  return {
    ...judgement(content, asVeteran(weights)),
    // Points are bigger here than elsewhere, and there is more to overlook.
    novice: {
      ...judgement(content, asNovice(weights)),
      candidates: (state, seat, offers) => candidates(content, asNovice(weights), state, seat, offers),
      errs: { overlooks: 35, misjudges: 2.5 },
    },
    seasoned: judgement(content, weights),
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
    candidates: (state, seat, offers) => candidates(content, weights, state, seat, offers),
  };
}

function judgement(content: GloireContent, weights: Weights): Judgement<Gloire> {
  return judgementOf((state, seat) => judge(content, weights, state, seat));
}
