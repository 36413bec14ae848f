import { ADAPTED, COLUMN, DISORDERED, LINE, SQUARE } from '../../rules/state.ts';
import type { Drill, Stands } from './drill.ts';

const [EAST, WEST] = [0, 6] as const;
/** Lines that look east or west, a little to the north. */
const [EASTWARD, WESTWARD] = [1, 7] as const;

/** The village is held, and needs nobody else. */
const VILLAGE: readonly Stands[] = [
  ['85e', '2213', ADAPTED, WEST],
  ['111e', '2313', ADAPTED, WEST],
];

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

/** Horse that can come behind the line: guns and chiefs are not left alone before it. */
const riders: readonly Drill[] = [
  {
    id: 'guard-art3',
    theme: 'riders behind the line',
    why: 'dragoons five hexes away ride to a battery that has nobody beside it',
    side: 0,
    units: [...VILLAGE, ['art3', '1618', LINE, WESTWARD], ['12e', '1817', COLUMN, WEST], ['dr5', '1218', COLUMN, EAST]],
    fails: (after) => after.isOpen('art3') && !after.hasFootBeside('art3') && after.away('art3', 'dr5') < 9,
  },
  {
    id: 'guard-roehl',
    theme: 'riders behind the line',
    why: 'chasseurs five hexes away ride to a battery that has nobody beside it',
    side: 1,
    units: [
      ...VILLAGE,
      ['roehl', '1317', LINE, EASTWARD],
      ['ir28', '1116', COLUMN, EAST],
      ['ch1', '1717', COLUMN, WEST],
      ['ch2', '1717', COLUMN, WEST],
    ],
    fails: (after) => after.isOpen('roehl') && !after.hasFootBeside('roehl') && after.away('roehl', 'ch1') < 9,
  },
  {
    id: 'guard-gudin',
    theme: 'riders behind the line',
    why: 'a general alone before hussars is taken by whoever rides over him',
    side: 0,
    units: [
      ['25e', '1917', COLUMN, WEST],
      ['dr5', '1217', COLUMN, EAST],
    ],
    leaders: [['gudin', '1617']],
    fails: (after) => after.at('gudin') !== after.at('25e'),
  },
  {
    id: 'guard-schmettau',
    theme: 'riders behind the line',
    why: 'a general alone before chasseurs is taken by whoever rides over him',
    side: 1,
    units: [
      ['ir33', '1114', COLUMN, EAST],
      ['ch1', '1717', COLUMN, WEST],
    ],
    leaders: [['schmettau', '1415']],
    fails: (after) => after.at('schmettau') !== after.at('ir33'),
  },
];

/** Guns: those that have a target keep it, those that come do not unlimber under the muskets. */
const guns: readonly Drill[] = [
  {
    id: 'battery-stays-art3',
    theme: 'guns',
    why: 'it has a line three hexes before it and a regiment on each side',
    side: 0,
    units: [
      ...VILLAGE,
      ['art3', '1617', LINE, WESTWARD],
      ['25e', '1616', LINE, WESTWARD],
      ['12e', '1618', LINE, WESTWARD],
      ['ir33', '1317', LINE, EASTWARD],
      ['ir35', '1316', LINE, EASTWARD],
    ],
    fails: (after) => !after.shoots('art3'),
  },
  {
    id: 'battery-stays-roehl',
    theme: 'guns',
    why: 'it has a line three hexes before it and a regiment on each side',
    side: 1,
    units: [
      ['roehl', '1317', LINE, EASTWARD],
      ['ir33', '1316', LINE, EASTWARD],
      ['ir35', '1318', LINE, EASTWARD],
      ['25e', '1617', LINE, WESTWARD],
      ['12e', '1616', LINE, WESTWARD],
    ],
    fails: (after) => !after.shoots('roehl'),
  },
  {
    id: 'guns-not-to-the-muskets',
    theme: 'guns',
    why: 'guns reach six hexes: none goes to within one of a regiment in line',
    side: 0,
    units: [
      ...VILLAGE,
      ['art3', '1817', COLUMN, WEST],
      ['25e', '1716', COLUMN, WEST],
      ['ir33', '1417', LINE, EASTWARD],
      ['ir35', '1416', LINE, EASTWARD],
    ],
    fails: (after) => after.away('art3', 'ir33') <= 1 || after.away('art3', 'ir35') <= 1,
  },
  {
    id: 'guns-limbered-under-fire',
    theme: 'guns',
    why: 'limbered before a battery that fires at it, a battery only loses: it unlimbers or goes',
    side: 0,
    units: [
      ...VILLAGE,
      ['art3', '1617', COLUMN, WEST],
      ['25e', '1616', LINE, WESTWARD],
      ['12e', '1618', LINE, WESTWARD],
      ['roehl', '1317', LINE, EASTWARD],
      ['ir33', '1316', LINE, EASTWARD],
    ],
    fails: (after) => after.form('art3') === COLUMN && after.isUnderFire('art3'),
  },
];

/** Whoever has lost his order: out of reach, not through friends, not off the map; and his chief goes to him. */
const broken: readonly Drill[] = [
  {
    id: 'broken-25e-leaves',
    theme: 'rally',
    why: 'beside an enemy in order a broken regiment is gone if it is struck once more',
    side: 0,
    units: [
      ['25e', '1617', DISORDERED, WEST, 3],
      ['21e', '1716', COLUMN, WEST],
      ['ir33', '1517', LINE, EASTWARD],
    ],
    fails: (after) => after.away('25e', 'ir33') < 3,
  },
  {
    id: 'broken-guns-stay-on-the-map',
    theme: 'rally',
    why: 'a rally that fails at the edge leaves the map: far from the enemy nobody goes there',
    side: 1,
    units: [
      ['roehl', '1316', DISORDERED, WEST, 2],
      ['ir33', '1616', LINE, EASTWARD],
      ['25e', '2214', LINE, WESTWARD],
    ],
    fails: (after) => after.away('roehl', '1018') <= 2 || after.away('roehl', '1016') <= 2,
  },
  {
    id: 'broken-not-through-friends',
    theme: 'rally',
    why: 'musketeers over whom a broken battery runs fail five times in twelve',
    side: 1,
    units: [
      ['roehl', '1516', DISORDERED, WEST, 3],
      ['ir3', '1416', COLUMN, EAST],
      ['ir5', '1415', COLUMN, EAST],
      ['ir33', '1417', COLUMN, EAST],
      ['25e', '1816', LINE, WESTWARD],
    ],
    fails: (after) => ['ir3', 'ir5', 'ir33'].some((unit) => after.form(unit) === DISORDERED),
  },
  {
    id: 'chief-to-the-broken-prussian',
    theme: 'rally',
    why: 'with its chief a broken regiment rallies twice as often',
    side: 1,
    units: [
      ['ir33', '1315', DISORDERED, WEST, 1],
      ['25e', '2214', LINE, WESTWARD],
    ],
    leaders: [['schmettau', '1517']],
    fails: (after) => after.at('schmettau') !== after.at('ir33'),
  },
  {
    id: 'chief-to-the-broken-french',
    theme: 'rally',
    why: 'with its chief a broken regiment rallies oftener',
    side: 0,
    units: [
      ['25e', '2810', DISORDERED, WEST, 1],
      ['ir33', '1814', LINE, EASTWARD],
    ],
    leaders: [['gudin', '2611']],
    fails: (after) => after.at('gudin') !== after.at('25e'),
  },
];

/** Formations: no square before foot alone, no crowd under the guns. */
const formations: readonly Drill[] = [
  {
    id: 'no-square-before-foot',
    theme: 'formation',
    why: 'without horse on the field a square is half a regiment',
    side: 0,
    units: [
      ['25e', '1617', COLUMN, WEST],
      ['12e', '1616', COLUMN, WEST],
      ['ir33', '1317', LINE, EASTWARD],
      ['ir35', '1316', LINE, EASTWARD],
    ],
    fails: (after) => after.form('25e') === SQUARE || after.form('12e') === SQUARE,
  },
  {
    id: 'square-is-left-before-foot',
    theme: 'formation',
    why: 'two columns are about to fall on a square that no horse threatens',
    side: 0,
    units: [
      ['25e', '1617', SQUARE, WESTWARD],
      ['ir33', '1417', COLUMN, EAST],
      ['ir35', '1416', COLUMN, EAST],
    ],
    fails: (after) => after.form('25e') === SQUARE,
  },
  {
    id: 'no-crowd-under-guns',
    theme: 'crowding',
    why: 'a battery three hexes off fires into whatever is heaped before it: one loss, and the whole pile tests',
    side: 0,
    units: [
      ['25e', '1816', COLUMN, WEST],
      ['12e', '1817', COLUMN, WEST],
      ['85e', '1818', COLUMN, WEST],
      ['roehl', '1417', LINE, EASTWARD],
      ['ir33', '1416', LINE, EASTWARD],
      ['ir35', '1418', LINE, EASTWARD],
    ],
    fails: (after) =>
      after.at('25e') === after.at('12e') || after.at('12e') === after.at('85e') || after.at('25e') === after.at('85e'),
  },
];

export const drills: readonly Drill[] = [
  ...objectives,
  ...marches,
  ...attacks,
  ...riders,
  ...guns,
  ...broken,
  ...formations,
];
