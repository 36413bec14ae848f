import { around, type Side, type SuiteFile } from './kinds.ts';

const DETACHMENTS: { readonly [side in Side]: string } = { french: 'fr-d', coalition: 'co-d' };
const COUNTERS = 10;

/** A corps marches off to a town that it can take; a handful of enemies beside it would take the one it leaves. */
const garrisons: readonly (readonly [
  side: Side,
  town: string,
  corps: string,
  general: string,
  enemy: string,
  prize: string,
])[] = [
  ['french', 'bautzen', 'fr-iii:10', 'ney', 'hoyerswerda pr-kleist:2', 'goerlitz'],
  ['coalition', 'goerlitz', 'pr-bluecher:8', 'bluecher', 'lauban fr-vii:2', 'bautzen'],
];

const leaving: readonly SuiteFile[] = garrisons.map(([side, town, corps, general, enemy, prize]) => {
  const [unit = ''] = corps.split(':');
  const [near = '', few = ''] = enemy.split(' ');
  const counters = Array.from({ length: COUNTERS }, (_, i) => `${DETACHMENTS[side]}${i + 1}`);
  return {
    id: `garrison ${town} (${side})`,
    theme: 'garrison',
    why: `The corps marches on ${prize}; two points of the enemy beside ${town} would walk in behind it. A point is enough to hold it.`,
    seat: side,
    position: around(
      side,
      { [town]: `${corps} ${general}` },
      { [near]: few },
      { first: true, left: 0, phase: 'movement', control: { [prize]: side === 'french' ? 'coalition' : 'french' } },
    ),
    moves: [`${side} force ${town}`, `${side} pick ${general}`, `${side} pick ${unit}`],
    good: counters.map((counter) => [`detach ${unit} ${counter} 1`]),
    bad: [],
  };
});

const turn = { first: true, left: 1, phase: 'movement' } as const;
const set = (side: Side, town: string, unit: string) => [
  `${side} force ${town}`,
  `${side} pick ${unit}`,
  `${side} normal`,
];

const bridges: readonly SuiteFile[] = [
  {
    id: 'blow the bridge of Dresden (french)',
    theme: 'bridge',
    why: 'Sixteen points stand across the Elbe, five behind it. Nobody of ours is beyond: without the bridge they stay there.',
    seat: 'french',
    position: around(
      'french',
      { dresden: 'fr-vii:5' },
      { weissig: 'pr-buelow:6 pr-yorck:4 ru-langeron:6 barclay' },
      turn,
    ),
    moves: set('french', 'dresden', 'fr-vii'),
    good: [['destroy dresden--weissig'], ['destroy dresden--grossenhain']],
    bad: [],
  },
  {
    id: 'blow the bridge of Glogau (coalition)',
    theme: 'bridge',
    why: 'Twenty-two points stand across the Oder, four behind it, and nobody of ours is beyond.',
    seat: 'coalition',
    position: around('coalition', { glogau: 'pr-kleist:4' }, { zerbau: 'fr-v:12 fr-vi:10 ney' }, turn),
    moves: set('coalition', 'glogau', 'pr-kleist'),
    good: [['destroy glogau--zerbau']],
    bad: [],
  },
  {
    id: 'mend the bridge of Dresden (french)',
    theme: 'bridge',
    why: 'Bautzen is two marches away over the bridge, and nobody is there; every other bridge is down too.',
    seat: 'french',
    position: around(
      'french',
      { dresden: 'fr-iii:8 ney' },
      {},
      {
        ...turn,
        control: { bautzen: 'coalition' },
        broken: ['grossenhain--meissen', 'dresden--weissig', 'dresden--grossenhain'],
      },
    ),
    moves: set('french', 'dresden', 'fr-iii'),
    good: [['repair dresden--weissig'], ['repair dresden--grossenhain']],
    bad: [],
  },
  {
    id: 'lay boats at Wohlau (coalition)',
    theme: 'bridge',
    why: 'Liegnitz lies open on the other side of the Oder, and the bridges above and below are down.',
    seat: 'coalition',
    position: around(
      'coalition',
      { wohlau: 'pr-bluecher:8' },
      {},
      { ...turn, control: { liegnitz: 'french' }, broken: ['breslau--trebnitz', 'glogau--zerbau'] },
    ),
    moves: set('coalition', 'wohlau', 'pr-bluecher'),
    good: [['pontoon parchwitz--wohlau']],
    bad: [],
  },
  {
    id: 'lay boats at Strehla (french)',
    theme: 'bridge',
    why: 'Luckau lies open beyond the Elbe, and the bridges of Torgau and Meissen are down.',
    seat: 'french',
    position: around(
      'french',
      { strehla: 'fr-iii:8' },
      {},
      {
        ...turn,
        control: { luckau: 'coalition' },
        broken: ['kosdorf--torgau', 'herzberg--torgau', 'grossenhain--meissen'],
      },
    ),
    moves: set('french', 'strehla', 'fr-iii'),
    good: [['pontoon grossenhain--strehla'], ['pontoon muehlberg--strehla']],
    bad: [],
  },
];

const detachments: readonly SuiteFile[] = [
  {
    id: 'take back a detachment at Kamenz (french)',
    theme: 'detachment',
    why: 'The corps is off to Bautzen. Nobody needs Kamenz: the two points that were detached go with it, under one price.',
    seat: 'french',
    position: around(
      'french',
      { kamenz: 'fr-iii:6 fr-d1:2' },
      {},
      { first: false, left: 0, phase: 'movement', control: { bautzen: 'coalition' }, made: { 'fr-d1': 'fr-iii' } },
    ),
    moves: ['french force kamenz', 'french pick fr-iii'],
    good: [['rejoin fr-d1 fr-iii 2']],
    bad: [],
  },
];

/** Headquarters have marched; a decoy stands far behind the front, where nobody takes it for anything. */
const bluffs: readonly SuiteFile[] = [
  ['french', 'leipzig', 'dresden', 'pr-kleist', 'weimar napoleon fr-old-guard'] as const,
  ['coalition', 'breslau', 'goerlitz', 'fr-iii', 'frankenstein wittgenstein ru-guard'] as const,
].map(([side, town, front, enemy, staff]) => {
  const [camp, chief, guard] = staff.split(' ');
  return {
    id: `a decoy follows the front from ${town} (${side})`,
    theme: 'bluff',
    why: `The enemy is at ${front}; command points are left, and at ${town} the decoy deceives nobody.`,
    seat: side,
    position: around(
      side,
      { [town]: 'foot' },
      { [front]: `${enemy}:6` },
      { first: true, left: 0, phase: 'movement', options: { blind: 3, decoys: true } },
    ),
    moves: [
      `${side} force ${camp}`,
      `${side} pick ${chief}`,
      `${side} pick ${guard}`,
      `${side} normal`,
      `${side} done`,
    ],
    good: [[`force ${town}`]],
    bad: [],
  };
});

/** What is done besides marching and fighting: garrisons, bridges, detachments, decoys. */
export const chores: readonly SuiteFile[] = [...leaving, ...bridges, ...detachments, ...bluffs];
