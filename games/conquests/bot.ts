import { type Guide, type Heard, type Judgement, judgementOf } from '@bivouac/kernel/guide';
import { candidates } from './bot/candidates.ts';
import { judge } from './bot/evaluate.ts';
import { midway } from './bot/frames.ts';
import type { Opinion } from './bot/marches.ts';
import { says } from './bot/speech.ts';
import { asNovice, type Weights, weights as tuned } from './bot/weights.ts';
import type { ConquestsContent } from './content/types.ts';
import type { Conquests } from './rules/state.ts';

export { type Weights, weights } from './bot/weights.ts';

/** What Les Conquêtes tells the bots: how a position is judged, and what is worth thinking about. */
export function conquestsGuide(
  content: ConquestsContent,
  weights: Weights = tuned,
  heard: readonly Heard[] = [],
): Guide<Conquests> {
  const novice = asNovice(weights);
  const simple = opinionOf(content, novice, heard);
  const opinion = opinionOf(content, weights, heard);
  return {
    ...judgement(content, weights, heard),
    novice: {
      ...judgement(content, novice, heard),
      candidates: (state, seat, offers) =>
        candidates({ content, w: novice, heard, opinion: simple }, state, seat, offers),
      errs: { overlooks: 25, misjudges: 1.5 },
    },
    words: {
      points: { en: 'victory points as they stand', fr: 'points de victoire acquis' },
      won: { en: 'the game won or lost', fr: 'partie gagnée ou perdue' },
      victory: { en: 'nearness of an automatic victory', fr: 'proximité d’une victoire automatique' },
      objective: { en: 'the secret objective', fr: 'l’objectif secret' },
      battles: { en: 'battles about to be fought', fr: 'batailles sur le point d’être livrées' },
      outlook: { en: 'capitals in reach, lands in danger', fr: 'capitales à portée, territoires menacés' },
      strength: { en: 'troops and fleets', fr: 'troupes et flottes' },
      means: { en: 'money, movement, cards and advisers', fr: 'argent, mouvement, cartes et conseillers' },
      alliances: { en: 'alliances, made and forced', fr: 'alliances, conclues ou forcées' },
    },
    midway,
    apart: midway,
    ahead: 1,
    effort: 12,
    closing: () => false,
    candidates: (state, seat, offers) => candidates({ content, w: weights, heard, opinion }, state, seat, offers),
    says: (state, seat, action) => says({ content, w: weights, heard, opinion }, state, seat, action),
    hearing: (said) => conquestsGuide(content, weights, said),
  };
}

function judgement(content: ConquestsContent, weights: Weights, heard: readonly Heard[]): Judgement<Conquests> {
  return judgementOf((state, seat) => judge(content, weights, state, seat, undefined, heard));
}

function opinionOf(content: ConquestsContent, weights: Weights, heard: readonly Heard[]): Opinion {
  return (state, seat, mover) => {
    let sum = 0;
    for (const part of Object.values(judge(content, weights, state, seat, mover, heard))) sum += part;
    return sum;
  };
}
