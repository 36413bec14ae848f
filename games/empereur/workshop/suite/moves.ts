import { COLUMN, DISORDERED, LINE, SQUARE } from '../../rules/state.ts';
import { advances } from './advances.ts';
import type { Drill } from './drill.ts';
import { EAST, EASTWARD, VILLAGE, WEST, WESTWARD } from './places.ts';

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

export const drills: readonly Drill[] = [...advances, ...riders, ...guns, ...broken, ...formations];
