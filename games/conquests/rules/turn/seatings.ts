import { AUSTRIA, ENGLAND, NAPOLEON, PRUSSIA, RUSSIA } from '../../content/types.ts';

/** CON 2: who plays what with five, four, three and two players. The book prints these splits and no others. */
export const seatings: readonly (readonly (readonly number[])[])[] = [
  [[NAPOLEON], [AUSTRIA], [ENGLAND], [RUSSIA], [PRUSSIA]],
  [[NAPOLEON], [AUSTRIA], [ENGLAND], [RUSSIA, PRUSSIA]],
  [[NAPOLEON], [ENGLAND, PRUSSIA], [AUSTRIA, RUSSIA]],
  [[NAPOLEON], [AUSTRIA, ENGLAND, RUSSIA, PRUSSIA]],
];

const spelt = (seats: readonly (readonly number[])[]): string =>
  seats
    .map((powers) => [...powers].sort((a, b) => a - b).join('+'))
    .sort()
    .join(' ');

const allowed = new Set(seatings.map(spelt));

/** Whether nations are split as the book has it, whatever chair each player takes. */
export function isSeating(seats: readonly (readonly number[])[]): boolean {
  return allowed.has(spelt(seats));
}
