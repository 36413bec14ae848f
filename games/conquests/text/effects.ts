import type { Words } from '@bivouac/kernel';
import type { Effect } from '../content/types-cards.ts';
import type { Region } from '../content/types-map.ts';
import { effectEn } from './effects-en.ts';
import { effectFr } from './effects-fr.ts';
import { capital } from './series.ts';

/**
 * What a tab says, made from its data, so that text and rule cannot disagree. It begins with a capital and has no full
 * stop, as on a card.
 */
export function effectText(effect: Effect, regions: readonly Region[]): Words {
  return { en: capital(effectEn(effect, regions)), fr: capital(effectFr(effect, regions)) };
}
