import type { Paragraph } from '@bivouac/kernel';
import { aftermath, lastOfCombat } from './clauses/aftermath.ts';
import { alliances } from './clauses/alliances.ts';
import { combatEffects } from './clauses/combat-effects.ts';
import { combat } from './clauses/combat.ts';
import { ending } from './clauses/ending.ts';
import { movement } from './clauses/movement.ts';
import { nations } from './clauses/nations.ts';
import { opening } from './clauses/opening.ts';
import { results } from './clauses/results.ts';
import { seas } from './clauses/seas.ts';
import { unitEffects } from './clauses/unit-effects.ts';
import { units } from './clauses/units.ts';
import { zones } from './clauses/zones.ts';

const [drawing, ...victory] = ending;
const [special, general, harm, diplomatic, words] = nations;

/**
 * The paragraphs of Les Conquêtes de Napoléon, in the order of the book. It prints 12 before 11.9, with the end of 11.8
 * under 12 and the end of 12 under 11.10; the text of 4.2 is missing from our copy.
 */
export const paragraphs: readonly Paragraph[] = [
  ...opening,
  ...zones,
  ...alliances,
  ...movement,
  ...combat,
  ...results,
  ...aftermath,
  drawing,
  ...lastOfCombat,
  ...victory,
  ...units,
  special,
  ...seas,
  general,
  harm,
  diplomatic,
  {
    id: 'CON 17.2.4',
    title: { en: 'Military effects in detail', fr: 'Les effets militaires en détail' },
    clauses: [...combatEffects, ...unitEffects],
  },
  words,
].filter((one) => one !== undefined);
