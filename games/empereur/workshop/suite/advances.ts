import { ADAPTED, COLUMN, DISORDERED, LINE } from '../../rules/state.ts';
import type { Drill } from './drill.ts';
import { EAST, EASTWARD, VILLAGE, WEST, WESTWARD } from './places.ts';

/** Who stands at a place that counts stays there, whatever runs about before it; who can take one at the last, does. */
const objectives: readonly Drill[] = [
  {
    id: 'keep-village-french',
    theme: 'objective',
    why: 'Hassenhausen is worth thirteen points, and three regiments are within a march of it',
    side: 0,
    units: [
      ['85e', '2213', ADAPTED, WEST],
      ['12e', '2313', ADAPTED, WEST],
      ['ir33', '1813', LINE, EASTWARD],
      ['ir35', '1914', COLUMN, EAST],
      ['ir28', '1912', COLUMN, EAST],
    ],
    fails: (after) => !after.isKept('2213', 0) || !after.isKept('2313', 0),
  },
  {
    id: 'keep-village-bait',
    theme: 'objective',
    why: 'a broken battalion two hexes off is no reason to leave the village to the brigade behind it',
    side: 0,
    units: [
      ['85e', '2213', ADAPTED, WEST],
      ['12e', '2313', ADAPTED, WEST],
      ['krafft', '2014', DISORDERED, EAST, 2],
      ['ir35', '1814', COLUMN, EAST],
      ['ir28', '1813', COLUMN, EAST],
      ['ir40', '1715', COLUMN, EAST],
    ],
    fails: (after) => !after.isKept('2213', 0) || !after.isKept('2313', 0),
  },
  {
    id: 'keep-village-prussian',
    theme: 'objective',
    why: 'both hexes are taken, the French are about to come back for them',
    side: 1,
    held: [
      ['2213', 1],
      ['2313', 1],
    ],
    units: [
      ['ir33', '2213', ADAPTED, EAST],
      ['ir35', '2313', ADAPTED, EAST],
      ['111e', '2612', COLUMN, WEST],
      ['25e', '2614', COLUMN, WEST],
      ['21e', '2511', COLUMN, WEST],
    ],
    fails: (after) => !after.isKept('2213', 1) || !after.isKept('2313', 1),
  },
  {
    id: 'half-a-village-is-kept',
    theme: 'objective',
    why: 'one half is worth seven points: whoever holds it alone does not leave it to get the other half',
    side: 1,
    turn: 5,
    held: [['2213', 1]],
    units: [
      ['ir33', '2213', ADAPTED, EAST],
      ['ir5', '1815', COLUMN, EAST],
      ['85e', '2313', ADAPTED, WEST],
      ['12e', '2212', COLUMN, 8],
      ['21e', '2114', LINE, 3],
      ['111e', '2612', COLUMN, 8],
    ],
    fails: (after) => !after.isKept('2213', 1),
  },
  {
    id: 'no-brigade-sits-behind',
    theme: 'timidity',
    why: 'the French stand behind the brigade’s own line of battle: nobody turns back to villages they cannot reach',
    side: 1,
    turn: 1,
    units: [
      ['25e', '2112', LINE, 5],
      ['85e', '2213', ADAPTED, WEST],
      ['12e', '2413', COLUMN, WEST],
      ['21e', '2310', COLUMN, WEST],
      ['schack', '1812', LINE, EASTWARD],
      ['ir33', '1813', LINE, EASTWARD],
      ['ir35', '1712', COLUMN, EAST],
      ['ir28', '1715', LINE, EASTWARD],
      ['ir40', '1716', COLUMN, EAST],
    ],
    fails: (after) => after.isKept('1614', 1) || after.isKept('1513', 1),
  },
  {
    id: 'take-it-at-last-french',
    theme: 'objective',
    why: 'in the last turn an empty village two hexes off is five points for the asking',
    side: 0,
    turn: 7,
    held: [['2213', 1]],
    units: [
      ['12e', '2412', COLUMN, WEST],
      ['ir28', '1713', LINE, EASTWARD],
    ],
    fails: (after) => !after.isKept('2213', 0),
  },
  {
    id: 'take-it-at-last-prussian',
    theme: 'objective',
    why: 'in the last turn an empty village two hexes off is five points for the asking',
    side: 1,
    turn: 7,
    units: [
      ['ir40', '2013', COLUMN, EAST],
      ['12e', '2806', COLUMN, WEST],
    ],
    fails: (after) => !after.isKept('2213', 1) && !after.isKept('2313', 1),
  },
];

/** Nobody near: whoever has far to go goes far. */
const marches: readonly Drill[] = [
  {
    id: 'march-111e',
    theme: 'crawling',
    why: 'one battalion holds the village, and nobody is near the road: the columns make their way',
    side: 0,
    held: [
      ['2213', 1],
      ['2313', 1],
    ],
    units: [
      ['111e', '3111', COLUMN, WEST],
      ['25e', '3011', COLUMN, WEST],
      ['schack', '2213', ADAPTED, EAST],
    ],
    fails: (after) => after.away('111e', '3111') < 4 || after.away('25e', '3011') < 4,
  },
  {
    id: 'march-ir20',
    theme: 'crawling',
    why: 'Taugwitz and Poppel are open, and nobody is within three turns of the column',
    side: 1,
    battle: 'auerstaedt',
    units: [
      ['ir20', '0820', COLUMN, EAST],
      ['ir21', '0821', COLUMN, EAST],
      ['85e', '2213', ADAPTED, WEST],
    ],
    fails: (after) => after.away('ir20', '0820') < 4 || after.away('ir21', '0821') < 4,
  },
  {
    id: 'march-art3',
    theme: 'crawling',
    why: 'guns that stay seven hexes behind their brigade do not fight',
    side: 0,
    units: [
      ...VILLAGE,
      ['art3', '3010', COLUMN, WEST],
      ['25e', '2211', LINE, WESTWARD],
      ['12e', '2212', LINE, WESTWARD],
      ['ir33', '1811', LINE, EASTWARD],
      ['ir35', '1812', LINE, EASTWARD],
    ],
    fails: (after) => after.away('art3', '3010') < 3,
  },
  {
    id: 'march-dr3',
    theme: 'crawling',
    why: 'horse belongs behind the foot that fights, not eight hexes from it',
    side: 1,
    units: [
      ['dr3', '1117', COLUMN, EAST],
      ['ir33', '1814', LINE, EASTWARD],
      ['ir35', '1815', LINE, EASTWARD],
      ['25e', '2214', LINE, WESTWARD],
      ['12e', '2215', LINE, WESTWARD],
    ],
    fails: (after) => after.away('dr3', '1117') < 4,
  },
];

/** One enemy here, however many elsewhere: he is attacked by those who are three to one against him. */
const attacks: readonly Drill[] = [
  {
    id: 'attack-ir33',
    theme: 'timidity',
    why: 'nineteen steps stand before five on open ground, and the French must win the village back',
    side: 0,
    held: [
      ['2213', 1],
      ['2313', 1],
    ],
    units: [
      ['21e', '1616', COLUMN, WEST],
      ['25e', '1617', COLUMN, WEST],
      ['12e', '1615', COLUMN, WEST],
      ['ir33', '1316', LINE, EASTWARD],
    ],
    fails: (after) => ['21e', '25e', '12e'].every((unit) => after.away(unit, 'ir33') > 1),
  },
  {
    id: 'attack-12e',
    theme: 'timidity',
    why: 'twenty steps against five, the village behind them, and the Prussians lose by waiting',
    side: 1,
    units: [
      ['ir33', '1515', COLUMN, EAST],
      ['ir35', '1516', COLUMN, EAST],
      ['ir28', '1517', COLUMN, EAST],
      ['ir40', '1416', COLUMN, EAST],
      ['12e', '1816', LINE, WESTWARD],
    ],
    fails: (after) => ['ir33', 'ir35', 'ir28', 'ir40'].every((unit) => after.away(unit, '12e') > 1),
  },
  {
    id: 'attack-while-others-are-far',
    theme: 'timidity',
    why: 'three regiments ten hexes away are nothing to two that have one alone before them',
    side: 0,
    held: [
      ['2213', 1],
      ['2313', 1],
    ],
    units: [
      ['21e', '1616', COLUMN, WEST],
      ['25e', '1617', COLUMN, WEST],
      ['ir33', '1316', LINE, EASTWARD],
      ['ir35', '2313', ADAPTED, WEST],
      ['ir28', '2506', LINE, EASTWARD],
      ['ir40', '2605', LINE, EASTWARD],
    ],
    fails: (after) => ['21e', '25e'].every((unit) => after.away(unit, 'ir33') > 1),
  },
  {
    id: 'attack-taugwitz',
    theme: 'timidity',
    why: 'thirty steps of Morand before one regiment in a village that is worth points',
    side: 0,
    battle: 'auerstaedt',
    turn: 10,
    held: [['1614', 1]],
    units: [
      ['13e', '2014', COLUMN, WEST],
      ['61e', '2015', COLUMN, WEST],
      ['51e', '2016', COLUMN, WEST],
      ['30e', '2114', COLUMN, WEST],
      ['17e', '2115', COLUMN, WEST],
      ['ir28', '1614', ADAPTED, EAST],
    ],
    fails: (after) => ['13e', '61e', '51e', '30e', '17e'].every((unit) => after.away(unit, 'ir28') > 2),
  },
];

/** Foot that holds, marches and attacks. */
export const advances: readonly Drill[] = [...objectives, ...marches, ...attacks];
