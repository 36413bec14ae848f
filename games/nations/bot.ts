import { type Guide, type Judgement, judgementOf } from '@bivouac/kernel/guide';
import { candidates, midway } from './bot/candidates.ts';
import { judge } from './bot/evaluate.ts';
import experience from './bot/experience.json' with { type: 'json' };
import { type Experience, INKLING, seasonedJudgement } from './bot/seasoned.ts';
import { guessMissions } from './bot/secrets.ts';
import { asNovice, type WeightSet, weights as tuned } from './bot/weights.ts';
import type { NationsContent } from './content/types.ts';
import type { Nations } from './rules/state.ts';

export { type Weights, type WeightSet, weights } from './bot/weights.ts';

/** What a quick player has heard of it. */
const oneVoice: Experience = { ...experience, voices: experience.voices.slice(0, 1) };

/** What nations tells the bots: how a position is judged, and what is worth thinking about. */
export function nationsGuide(content: NationsContent, own: WeightSet = tuned): Guide<Nations> {
  const weights = content.id === experience.pack ? { ...own, fulfilled: experience.fulfilled } : own;
  const seasoned = seasonedJudgement(content, weights, experience);
  return {
    ...(seasonedJudgement(content, weights, oneVoice, INKLING) ?? judgement(content, weights)),
    novice: judgement(content, asNovice(own)),
    ...(seasoned === undefined ? {} : { seasoned }),
    words: {
      points: { en: 'points on the bar', fr: 'points sur l’échelle' },
      won: { en: 'the game won or lost', fr: 'partie gagnée ou perdue' },
      missions: { en: 'missions to expect', fr: 'missions à espérer' },
      armies: { en: 'armies still to place', fr: 'armées encore à placer' },
      strength: { en: 'strength on the board', fr: 'force sur le plateau' },
      cards: { en: 'cards and scouts in hand', fr: 'cartes et éclaireurs en main' },
      experience: { en: 'what many games have taught', fr: 'ce que bien des parties ont appris' },
      tempo: { en: 'actions left', fr: 'actions restantes' },
    },
    midway,
    // Which marker and which field were thought of with the card: nearly half of all decisions, and hardly any of them new.
    inside: 1 / 12,
    // Missions are chosen by how they end in many games, which the first turns after it do not show.
    apart: ({ game }) => game.turn === 0,
    guess: (state, seat, dice) => guessMissions(content, weights, state, seat, dice),
    candidates: (state, seat, offers) => candidates(content, state, seat, offers),
  };
}

function judgement(content: NationsContent, weights: WeightSet): Judgement<Nations> {
  return judgementOf((state, seat) => judge(content, weights, state, seat));
}
