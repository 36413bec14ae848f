import type { ChanceMoment, Luck, Stroke, Words } from '@bivouac/kernel';
import type { NationsContent } from './content/types.ts';
import { drawChance } from './odds.ts';
import { effectOf, eachTarget } from './rules/cards.ts';
import type { Nations, NationsState } from './rules/state.ts';

const title: Words = {
  en: 'Hidden cards that were of use when drawn',
  fr: 'Cartes piochées utiles sur le moment',
};

const note: Words = {
  en: 'A hidden card counts if it could act on a marker of the player’s own when it was drawn: a terrain card that takes one off, a movement card that moves one. Expected is the chance of that, from what the player could see before the draw. Time cards never count; draws in which every card or none would have been of use are left out. Nothing is said of the missions: the harder ones are worth more.',
  fr: 'Une carte piochée compte si elle pouvait agir sur un marqueur du joueur quand il l’a reçue\u00a0: une carte Terrain qui en retire un, une carte Mouvement qui en déplace un. L’attendu est la probabilité que cela arrive, d’après ce que le joueur voyait avant de piocher. Les cartes Temps ne comptent jamais\u202f; les pioches où toute carte, ou aucune, aurait servi sont laissées de côté. Rien n’est dit des missions\u00a0: les plus dures valent davantage.',
};

/** The cards that have something of this side's to act on; time cards act on nobody's marker. */
export function usefulCards(content: NationsContent, s: NationsState, side: number): number[] {
  return content.cardKinds.flatMap((_, card) => {
    const effect = effectOf(content, card, false);
    if (effect === null) return [];
    const acts = eachTarget(
      content,
      s,
      side,
      effect,
      () => false,
      () => true,
    );
    return acts ? [card] : [];
  });
}

/** Less than this is no chance at all, but the error of reckoning. */
const NOTHING = 1e-9;

/**
 * The luck of a hidden draw (NAT 11.7#1). Several cards are drawn at once only when they are dealt, and then no marker
 * is on the board that any of them could act on.
 */
function read(content: NationsContent, { seat, before, facts }: ChanceMoment<Nations>): readonly Stroke[] {
  const strokes: Stroke[] = [];
  for (const { side, card } of facts) {
    if (typeof side !== 'number' || typeof card !== 'number' || before.holder[side] !== seat) continue;
    const useful = usefulCards(content, before.game, side);
    const expected = drawChance(content, before.game, useful, 1);
    const variance = expected * (1 - expected);
    if (variance > NOTHING) strokes.push({ actual: useful.includes(card) ? 1 : 0, expected, variance });
  }
  return strokes;
}

export const luck: Luck<Nations> = { title, note, facts: ['drew'], read };
