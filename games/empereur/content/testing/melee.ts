import type { EmpereurContent, Placement } from '../types.ts';
import { champ, champUnits, hexOf } from './champ.ts';

const GROUND = [
  '..........',
  '...f..v...',
  '....f.....',
  '..d...b...',
  '...v..f...',
  '....a.....',
  '...m..f...',
  '..........',
];
const LEVELS = [
  '0000000000',
  '0011110000',
  '0012211000',
  '0111221100',
  '0011221100',
  '0001111000',
  '0000110000',
  '0000000000',
];
const COLUMNS = 10;

/**
 * A crowded field on which both armies stand nose to nose: whatever can nest in something does so soon, the sooner the lower
 * their morale is.
 */
export function melee(horse: boolean, morale = 8): EmpereurContent {
  const place = (id: string, label: string, form: number, facing: number, rank = 0): Placement => {
    const unit = champUnits.findIndex((one) => one.id === id);
    return {
      unit,
      hex: hexOf(label, COLUMNS),
      form,
      facing,
      rank,
      steps: id === 'x' || id === 'X' ? 2 : rank > 0 ? 4 : 5,
    };
  };
  const units = [
    place('a', '0302', 0, 1),
    place('b', '0302', 0, 1, 1),
    place('c', '0303', 1, 0),
    place('d', '0304', 0, 11),
    place('e', '0204', 1, 0),
    place('f', '0306', 2, 1),
    place('x', '0205', 0, 1),
    place('A', '0703', 0, 7),
    place('B', '0703', 0, 7, 1),
    place('C', '0604', 1, 6),
    place('D', '0705', 1, 6),
    place('E', '0806', 0, 7),
    place('F', '0706', 2, 7),
    place('X', '0804', 0, 7),
    ...(horse
      ? [place('h', '0202', 1, 0), place('i', '0107', 1, 0), place('H', '0802', 1, 6), place('I', '0907', 1, 6)]
      : []),
  ];
  return champ({
    ground: GROUND,
    levels: LEVELS,
    sides: ['stream 0407-0507', 'road 0105-0205-0305-0405', 'ravine 0502-0602'],
    lines: [['0105'], ['1004']],
    turns: 5,
    units: champUnits.map((unit) => ({ ...unit, morale })),
    scenario: {
      units,
      leaders: [
        { leader: 1, hex: hexOf('0303', COLUMNS) },
        { leader: 3, hex: hexOf('0703', COLUMNS) },
      ],
      bodies: [
        { side: 0, corps: [0, 1], demoralised: morale + 4, despair: 2 * morale + 6, lost: false },
        { side: 1, corps: [2, 3], demoralised: morale + 4, despair: 2 * morale + 6, lost: false },
      ],
    },
  });
}
