import { cell } from '@bivouac/kernel';
import type { EmpereurContent } from '../../content/types.ts';
import { squareOdds } from '../../odds.ts';
import { fired, type Outcome, outcomeOf, shocked, start } from './chances.ts';
import { type Meeting, meeting } from './field.ts';

/** A duel by the tables of a pack: what it is, and what comes of it. */
export interface Duel extends Outcome {
  readonly id: string;
  readonly name: string;
}

const HALF_HOURS = 4;

/** Two lines that stand and fire: in each player's turn the one who is not in turn fires first (EMP II). */
function firefight(meet: Meeting, halfHours: number): Outcome {
  let chances = start(meet);
  for (let turn = 0; turn < halfHours; turn++)
    for (const by of [1, 0, 0, 1] as const) chances = fired(meet, chances, by);
  return outcomeOf(meet, chances);
}

/** An assault in one player's turn: the defender fires, the attacker fires, then the shock. */
function assault(meet: Meeting, attackerFires = true): Outcome {
  let chances = fired(meet, start(meet), 1);
  if (attackerFires) chances = fired(meet, chances, 0);
  return outcomeOf(meet, shocked(meet, chances));
}

/** A charge: the defender fires, then the shock. */
const charge = (meet: Meeting): Outcome => assault(meet, false);

/** Guns that fire twice a turn, alone, at somebody who bears it. */
function bombardment(meet: Meeting, shots: number): Outcome {
  let chances = start(meet);
  for (let shot = 0; shot < shots; shot++) chances = fired(meet, chances, 0);
  return outcomeOf(meet, chances);
}

const VILLAGE = ['............', '............', '............', '............', '.....v......', '............'];

/** The duels of the calibration, by the units of Auerstaedt. */
export function duels(pack: EmpereurContent): readonly Duel[] {
  const meet = (at: Readonly<Record<string, string>>, ground?: readonly string[]) => meeting(pack, at, ground);
  const list: readonly (readonly [id: string, name: string, outcome: Outcome])[] = [
    [
      'line',
      'French line v Prussian line, two hours',
      firefight(meet({ '111e': '0505 line 1', ir33: '0605 line 7' }), HALF_HOURS),
    ],
    [
      'like',
      'Prussian line v its like, two hours',
      firefight(meet({ ir28: '0505 line 1', ir33: '0605 line 7' }), HALF_HOURS),
    ],
    [
      'village',
      'Prussian line v French in a village, two hours',
      firefight(meet({ ir33: '0505 line 1', '111e': '0605 adapted 6' }, VILLAGE), HALF_HOURS),
    ],
    ['column', 'French column v Prussian line', assault(meet({ '111e': '0505 column 0', ir33: '0605 line 7' }))],
    [
      'column-prussian',
      'Prussian column v French line',
      assault(meet({ ir33: '0505 column 0', '111e': '0605 line 7' })),
    ],
    [
      'line-assault',
      'French line v Prussian line, by shock',
      assault(meet({ '111e': '0505 line 1', ir33: '0605 line 7' })),
    ],
    [
      'column-flank',
      'French column v the flank of a Prussian line',
      assault(meet({ '111e': '0505 column 0', ir33: '0605 line 3' })),
    ],
    [
      'column-village',
      'French column v Prussians in a village',
      assault(meet({ '111e': '0505 column 0', ir33: '0605 adapted 6' }, VILLAGE)),
    ],
    [
      'column-square',
      'French column v a Prussian square',
      assault(meet({ '111e': '0505 column 0', ir33: '0605 square 7' })),
    ],
    ['horse-line', 'Dragoons (5) v a French line', charge(meet({ dr5: '0505 line 1', '111e': '0605 line 7' }))],
    ['hussars-line', 'Hussars (5) v a French line', charge(meet({ hs4: '0505 line 1', '111e': '0605 line 7' }))],
    [
      'cuirassiers-line',
      'Cuirassiers (2) v a French line',
      charge(meet({ kr8: '0505 line 1', '111e': '0605 line 7' })),
    ],
    [
      'horse-flank',
      'Dragoons (5) v the flank of a French line',
      charge(meet({ dr5: '0505 line 1', '111e': '0605 line 3' })),
    ],
    [
      'horse-rear',
      'Dragoons (5) v the rear of a French line',
      charge(meet({ dr5: '0505 line 1', '111e': '0605 line 1' })),
    ],
    ['horse-square', 'Dragoons (5) v a French square', charge(meet({ dr5: '0505 line 1', '111e': '0605 square 7' }))],
    ['horse-guns', 'Dragoons (5) v a battery, in front', charge(meet({ dr5: '0505 line 1', art3: '0605 line 7' }))],
    ['guns-1', 'Battery v line at 1 hex, one shot', bombardment(meet({ art3: '0505 line 1', ir33: '0605 line 7' }), 1)],
    [
      'guns-2',
      'Battery v line at 2 hexes, one shot',
      bombardment(meet({ art3: '0505 line 1', ir33: '0705 line 7' }), 1),
    ],
    [
      'guns-4',
      'Battery v line at 4 hexes, one shot',
      bombardment(meet({ art3: '0505 line 1', ir33: '0905 line 7' }), 1),
    ],
    [
      'guns-hour',
      'Battery v line at 2 hexes, an hour',
      bombardment(meet({ art3: '0505 line 1', ir33: '0705 line 7' }), 4),
    ],
    [
      'guns-square',
      'Battery v square at 2 hexes, one shot',
      bombardment(meet({ art3: '0505 line 1', ir33: '0705 square 7' }), 1),
    ],
    [
      'twelve-1',
      'Twelve-pounders v line at 1 hex, one shot',
      bombardment(meet({ res12: '0505 line 1', ir33: '0605 line 7' }), 1),
    ],
  ];
  return list.map(([id, name, outcome]) => ({ id, name, ...outcome }));
}

/** The chance of a regiment to form square in time, by how far off it sees the charge. */
export function squaring(pack: EmpereurContent, id: string): readonly [two: number, three: number] {
  const { content, s, defender } = meeting(pack, { dr5: '0505 line 1', [id]: '0805 line 7' });
  const chance = (away: number) => squareOdds(content, s, cell(s.hex, defender), away).forms;
  return [chance(2), chance(3)];
}
