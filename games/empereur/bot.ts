import type { Offer, Seat, State } from '@bivouac/kernel';
import { type Guide, judgementOf } from '@bivouac/kernel/guide';
import { choiceOf, runFrom } from './bot/candidates.ts';
import { judge } from './bot/evaluate.ts';
import { CONSCRIPT, GROGNARD, MARSHAL, type Mind } from './bot/mind.ts';
import type { EmpereurContent } from './content/types.ts';
import type { Empereur, EmpereurState } from './rules/state.ts';

/** What Vive l'Empereur! tells the bots: each level thinks with a mind of its own, and comes to one thing to do. */
export function empereurGuide(content: EmpereurContent): Guide<Empereur> {
  const judgement = judgementOf<Empereur>((state, seat) => judge(content, state, seat));
  const candidates = (mind: Mind) => (state: State<EmpereurState>, seat: Seat, offers: readonly Offer[]) => {
    if (offers.length < 2) return offers;
    const found = choiceOf(content, mind, state, seat, offers);
    return found === undefined ? offers : [found];
  };
  const mindOf = (mind: Mind) => ({
    ...judgement,
    candidates: candidates(mind),
    run: (state: State<EmpereurState>, seat: Seat, offers: readonly Offer[]) =>
      runFrom(content, mind, state, seat, offers),
  });
  return {
    ...mindOf(GROGNARD),
    novice: { ...mindOf(CONSCRIPT), errs: { overlooks: 25, misjudges: 1 } },
    seasoned: mindOf(MARSHAL),
    words: {
      won: { en: 'the battle won or lost', fr: 'bataille gagnée ou perdue' },
      points: { en: 'points as they stand', fr: 'points acquis' },
      order: { en: 'units in disorder', fr: 'unités désorganisées' },
      fire: { en: 'fire and assaults that may come', fr: 'tirs et assauts à craindre' },
      heart: { en: 'how near the armies are to losing heart', fr: 'proximité du désespoir' },
    },
    midway: () => false,
    ahead: 1,
    effort: 12,
    closing: () => false,
  };
}
