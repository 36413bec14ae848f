import type { Words } from '@bivouac/kernel';
import type { Condition } from '../content/types-goals.ts';
import type { ConquestsMap } from '../content/types-map.ts';
import { conditionEn } from './goals-en.ts';
import { conditionFr } from './goals-fr.ts';
import { capital } from './series.ts';

/** What a condition of an objective or of a victory table asks, made from its data. */
export function conditionText(condition: Condition, map: ConquestsMap): Words {
  return { en: capital(conditionEn(condition, map)), fr: capital(conditionFr(condition, map)) };
}
