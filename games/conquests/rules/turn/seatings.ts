import type { Seating } from '@bivouac/kernel';
import { AUSTRIA, ENGLAND, NAPOLEON, PRUSSIA, RUSSIA } from '../../content/types.ts';

/** CON 2: who plays what with five, four, three and two players. The book prints these splits and no others. */
export const seatings: readonly Seating[] = [
  [[NAPOLEON], [AUSTRIA], [ENGLAND], [RUSSIA], [PRUSSIA]],
  [[NAPOLEON], [AUSTRIA], [ENGLAND], [RUSSIA, PRUSSIA]],
  [[NAPOLEON], [ENGLAND, PRUSSIA], [AUSTRIA, RUSSIA]],
  [[NAPOLEON], [AUSTRIA, ENGLAND, RUSSIA, PRUSSIA]],
];
