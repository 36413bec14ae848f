import { smallPack } from './small.ts';

/** The track of five steps (GLO series.pologne#13 to #19, series.france#12 to #18): S2 falls on a 6, S5 on 2 or more. */
export const fiveSteps = { fallsFrom: [6, 5, 4, 2], tooFew: -1 } as const;

/** GLO series.pologne: 1806 and 1807, and 1812 and 1813, in small. */
export const poland = smallPack({
  id: 'poland',
  name: 'Poland',
  daysPerTurn: 7,
  km: 20,
  towns: [
    { id: 'warsaw' },
    { id: 'thorn' },
    { id: 'graudenz', walls: [1, 1] },
    { id: 'danzig', walls: [2, 2] },
    { id: 'koenigsberg', walls: [2, 2] },
    { id: 'eylau' },
    // The town of defensive ground beside entry 3.
    { id: 'grodno', hills: true },
    { id: 'pultusk' },
  ],
  links: [
    ['warsaw', 'thorn'],
    ['warsaw', 'pultusk'],
    ['thorn', 'graudenz'],
    ['graudenz', 'danzig'],
    ['graudenz', 'eylau'],
    ['danzig', 'koenigsberg'],
    ['koenigsberg', 'eylau'],
    ['eylau', 'grodno'],
    ['pultusk', 'eylau'],
    ['pultusk', 'grodno'],
  ],
  edges: ['warsaw', 'thorn', 'grodno'],
  nations: [
    ['french', 0],
    ['russian', 1],
    ['prussian', 1],
    ['austrian', 0],
  ],
  flags: [0, 1],
  sheets: ['1806-1807', '1812-1813'],
  armies: [
    { id: 'french', side: 0, sheet: 0, supply: ['warsaw'], chief: 'napoleon' },
    { id: 'russian', side: 1, sheet: 0, supply: ['grodno'], chief: 'bennigsen' },
    { id: 'french-1813', side: 0, sheet: 1, supply: ['thorn', 'graudenz', 'danzig'], chief: 'macdonald' },
    { id: 'russian-1813', side: 1, sheet: 1, supply: ['grodno'], chief: 'kutuzov' },
    { id: 'second-russian-1813', side: 1, sheet: 1, supply: ['grodno'], chief: 'chichagov' },
  ],
  leaders: [{ id: 'wittgenstein', army: 'russian-1813', rank: 2, command: 2 }],
  units: [
    { id: 'davout', label: 'III Davout', army: 'french', side: 0, nation: 0 },
    { id: 'lefebvre', label: 'X Lefebvre', army: 'french', side: 0, nation: 0 },
    { id: 'guard', label: 'GD', army: 'french', side: 0, nation: 0, cohesion: 6 },
    { id: 'poniatowski', label: 'PL', army: 'french', side: 0, nation: 0 },
    { id: 'nansouty', label: 'RS Nansouty', army: 'french', side: 0, nation: 0, type: 'cavalry' },
    { id: 'latour-maubourg', label: 'RS Latour-Maubourg', army: 'french', side: 0, nation: 0, type: 'cavalry' },
    { id: 'ostermann', label: '2e Ostermann', army: 'russian', side: 1, nation: 1 },
    { id: 'bagration', label: 'AG Bagration', army: 'russian', side: 1, nation: 1 },
    { id: 'lestocq', label: 'Lestocq', army: 'russian', side: 1, nation: 2, maximum: 5 },
    { id: 'schwarzenberg', label: 'Schwarzenberg', army: 'french-1813', side: 0, nation: 3 },
    { id: 'yorck', label: 'Yorck', army: 'french-1813', side: 0, nation: 2 },
    { id: 'yorck-russian', label: 'Yorck', army: 'russian-1813', side: 1, nation: 2 },
    { id: 'wittgenstein-corps', label: 'Wittgenstein', army: 'russian-1813', side: 1, nation: 1 },
    { id: 'f1', label: '1', army: null, side: 0, nation: 0, maximum: 4, detachment: true },
    { id: 'f2', label: '2', army: null, side: 0, nation: 0, maximum: 4, detachment: true },
    { id: 'r1', label: '1', army: null, side: 1, nation: 1, maximum: 4, detachment: true },
  ],
  siege: fiveSteps,
  turns: [
    ['S1', '1807-01-01'],
    ['S2', '1807-01-08'],
    ['S3', '1807-01-15'],
    ['S4', '1807-01-22'],
  ],
  scenarios: [
    {
      id: '1807',
      sheet: 0,
      more: ({ unit, town }) => ({
        arrivals: [1, 2, 3, 4].map((turn) => ({
          turn,
          side: 0 as const,
          at: { kind: 'points' as const, nation: 0, points: 1 },
          forces: [],
          leaders: [],
          die: 0,
          option: null,
          ifHeld: -1,
        })),
        // Winter quarters come with the third turn; Lefebvre leaves the game then.
        raising: { before: 3, except: [unit('lefebvre')] },
        successions: [{ turn: 2, leaves: unit('nansouty'), follows: unit('latour-maubourg') }],
        sieges: [{ town: town('graudenz'), inside: 1, step: 1, waits: true }],
      }),
    },
    {
      id: '1813',
      sheet: 1,
      more: ({ army, leader }) => ({
        commanders: [{ army: army('russian-1813'), leader: leader('wittgenstein') }],
        changes: [
          { turn: 2, leaves: -1, follows: leader('kutuzov'), army: army('russian-1813'), option: null, unless: null },
        ],
        arrivals: [
          {
            turn: 2,
            side: 1 as const,
            at: { kind: 'town' as const, town: 6 },
            forces: [],
            leaders: [leader('kutuzov')],
            die: 0,
            option: null,
            ifHeld: -1,
          },
        ],
      }),
    },
  ],
});
