import type { AnyProcedure } from '@bivouac/kernel';
import { naming } from '../naming.ts';
import type { Conquests } from '../state.ts';
import { judging } from '../victory/judging.ts';
import { changeOfAge, keeping } from './age.ts';
import { drawing } from './drawing.ts';
import { penalty } from './penalty.ts';
import { placing } from './placing.ts';
import { stationing } from './stationing.ts';
import { turn } from './turn.ts';

export const turnProcedures: readonly AnyProcedure<Conquests>[] = [
  stationing,
  turn,
  placing,
  drawing,
  judging,
  penalty,
  naming,
  changeOfAge,
  keeping,
];
