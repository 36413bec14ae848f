import type { Paragraph } from '@bivouac/kernel';
import { actions } from './clauses/actions.ts';
import { board } from './clauses/board.ts';
import { fights } from './clauses/fights.ts';
import { placing } from './clauses/placing.ts';
import { scoring } from './clauses/scoring.ts';
import { setup } from './clauses/setup.ts';

/** The paragraphs of Battle of the Nations 1813, NAT 1 to NAT 21, with their clauses. */
export const paragraphs: readonly Paragraph[] = [...board, ...setup, ...actions, ...placing, ...fights, ...scoring];
