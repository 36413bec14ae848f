import type { Paragraph } from '@bivouac/kernel';
import { actions } from './clauses/actions.ts';
import { armistice } from './clauses/armistice.ts';
import { battle } from './clauses/battle.ts';
import { cards } from './clauses/cards.ts';
import { combat } from './clauses/combat.ts';
import { command } from './clauses/command.ts';
import { decoys } from './clauses/decoys.ts';
import { germany } from './clauses/germany.ts';
import { movement } from './clauses/movement.ts';
import { pieces } from './clauses/pieces.ts';
import { reactions } from './clauses/reactions.ts';
import { sequence } from './clauses/sequence.ts';
import { series } from './clauses/series.ts';
import { sieges } from './clauses/sieges.ts';
import { victory } from './clauses/victory.ts';

/** The paragraphs of Jours de Gloire Campagne: the series rules, then Germany 1813, then the other three games. */
export const paragraphs: readonly Paragraph[] = [
  ...pieces,
  ...sequence,
  ...command,
  ...movement,
  ...actions,
  ...reactions,
  ...decoys,
  ...combat,
  ...battle,
  ...sieges,
  ...victory,
  ...cards,
  ...armistice,
  ...germany,
  ...series,
];
