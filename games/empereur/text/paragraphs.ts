import type { Paragraph } from '@bivouac/kernel';
import { army } from './clauses/army.ts';
import { charges } from './clauses/charges.ts';
import { command } from './clauses/command.ts';
import { deployment } from './clauses/deployment.ts';
import { fire } from './clauses/fire.ts';
import { formations } from './clauses/formations.ts';
import { horseAndGuns } from './clauses/formations-horse-guns.ts';
import { interactive } from './clauses/interactive.ts';
import { material } from './clauses/material.ts';
import { morale } from './clauses/morale.ts';
import { movement } from './clauses/movement.ts';
import { piles } from './clauses/piles.ts';
import { shock } from './clauses/shock.ts';
import { time } from './clauses/time.ts';
import { tactics } from './clauses/tactics.ts';

/** The paragraphs of Vive l'Empereur!, in the order of the book (chapter XX numbers its paragraphs XXI.1 to XXI.6). */
export const paragraphs: readonly Paragraph[] = [
  ...material,
  ...formations,
  ...horseAndGuns,
  ...piles,
  ...movement,
  ...fire,
  ...shock,
  ...charges,
  ...morale,
  ...army,
  ...tactics,
  ...command,
  ...deployment,
  ...time,
  ...interactive,
];
