import { at, type Hill, type Point, type Wood } from '@bivouac/kit/engraving';

/** The country around Leipzig between the Saale and the Mulde, by longitude and latitude. */
export type Place = readonly [longitude: number, latitude: number];

export const size = { width: 1440, height: 320 } as const;
export const leipzig: Place = [12.375, 51.338];

const scale = 1340;

/** The city lies right of the middle: the title of the page is set on the left. */
export const on = ([longitude, latitude]: Place): Point =>
  at(900 + (longitude - leipzig[0]) * scale, 154 - (latitude - leipzig[1]) * scale * 1.6);

export const rivers: readonly { readonly name?: string; readonly wide?: boolean; readonly course: readonly Place[] }[] =
  [
    {
      name: 'DIE SAALE',
      wide: true,
      course: [
        [12.05, 51.19],
        [12.06, 51.23],
        [12.085, 51.27],
        [12.06, 51.3],
        [12.02, 51.32],
        [12.0, 51.355],
        [11.97, 51.4],
        [11.95, 51.45],
        [11.94, 51.48],
      ],
    },
    {
      name: 'DIE ELSTER',
      course: [
        [12.32, 51.19],
        [12.33, 51.22],
        [12.335, 51.25],
        [12.342, 51.28],
        [12.338, 51.305],
        [12.343, 51.325],
        [12.35, 51.345],
        [12.333, 51.362],
        [12.29, 51.374],
        [12.23, 51.386],
        [12.16, 51.396],
        [12.05, 51.415],
        [11.96, 51.425],
      ],
    },
    {
      course: [
        [12.333, 51.362],
        [12.29, 51.36],
        [12.23, 51.366],
        [12.16, 51.374],
        [12.08, 51.372],
        [11.99, 51.378],
      ],
    },
    {
      name: 'DIE PLEISSE',
      course: [
        [12.41, 51.19],
        [12.404, 51.235],
        [12.39, 51.262],
        [12.374, 51.28],
        [12.372, 51.3],
        [12.36, 51.318],
        [12.361, 51.335],
        [12.35, 51.345],
      ],
    },
    {
      name: 'DIE PARTHE',
      course: [
        [12.66, 51.24],
        [12.6, 51.28],
        [12.55, 51.32],
        [12.53, 51.358],
        [12.49, 51.376],
        [12.45, 51.379],
        [12.41, 51.366],
        [12.385, 51.352],
        [12.345, 51.354],
      ],
    },
    {
      name: 'DIE MULDE',
      wide: true,
      course: [
        [12.76, 51.19],
        [12.73, 51.25],
        [12.72, 51.29],
        [12.735, 51.34],
        [12.74, 51.38],
        [12.7, 51.43],
        [12.66, 51.48],
      ],
    },
  ];

export const roads: readonly (readonly Place[])[] = [
  [leipzig, [12.333, 51.336], [12.28, 51.318], [12.222, 51.3], [12.145, 51.268], [12.03, 51.22]],
  [leipzig, [12.346, 51.367], [12.28, 51.39], [12.215, 51.396], [12.09, 51.44], [12.0, 51.47]],
  [leipzig, [12.385, 51.369], [12.372, 51.395], [12.37, 51.43], [12.4, 51.48]],
  [leipzig, [12.415, 51.358], [12.46, 51.366], [12.493, 51.383], [12.56, 51.42], [12.63, 51.46]],
  [leipzig, [12.418, 51.343], [12.465, 51.347], [12.538, 51.347], [12.63, 51.363], [12.735, 51.37], [12.86, 51.36]],
  [leipzig, [12.405, 51.322], [12.424, 51.306], [12.466, 51.283], [12.511, 51.262], [12.6, 51.235], [12.7, 51.215]],
  [leipzig, [12.376, 51.311], [12.384, 51.292], [12.385, 51.27], [12.395, 51.24], [12.4, 51.19]],
  [
    [12.333, 51.336],
    [12.24, 51.345],
    [12.12, 51.35],
    [12.0, 51.357],
    [11.9, 51.37],
  ],
  [
    [11.99, 51.3],
    [12.075, 51.292],
    [12.222, 51.3],
  ],
];

/** Where a name stands: right of its village, left of it, or under it. */
type Side = 'right' | 'left' | 'under';

export const villages: readonly (readonly [name: string, place: Place, side?: Side])[] = [
  ['Probstheida', [12.424, 51.306]],
  ['Wachau', [12.434, 51.278]],
  ['Markkleeberg', [12.366, 51.278], 'left'],
  ['Lindenau', [12.333, 51.337], 'left'],
  ['Möckern', [12.346, 51.368], 'left'],
  ['Schönefeld', [12.413, 51.36]],
  ['Paunsdorf', [12.475, 51.347]],
  ['Stötteritz', [12.417, 51.324]],
  ['Liebertwolkwitz', [12.468, 51.284]],
  ['Holzhausen', [12.47, 51.309]],
  ['Connewitz', [12.376, 51.308], 'left'],
  ['Eutritzsch', [12.385, 51.374]],
  ['Wiederitzsch', [12.372, 51.396]],
  ['Lindenthal', [12.325, 51.392], 'left'],
  ['Seifertshain', [12.53, 51.306]],
  ['Panitzsch', [12.552, 51.368]],
  ['Kleinzschocher', [12.315, 51.312], 'left'],
  ['Rückmarsdorf', [12.255, 51.34], 'left'],
  ['Markranstädt', [12.222, 51.3], 'under'],
  ['Naunhof', [12.58, 51.29], 'left'],
  ['Brandis', [12.61, 51.334]],
  ['Machern', [12.63, 51.365]],
  ['Altranstädt', [12.2, 51.284], 'under'],
];

export const towns: readonly (readonly [name: string, place: Place, side?: Side])[] = [
  ['TAUCHA', [12.493, 51.386]],
  ['WURZEN', [12.722, 51.369], 'under'],
  ['SCHKEUDITZ', [12.215, 51.397], 'under'],
  ['LÜTZEN', [12.145, 51.268], 'right'],
];

const hill = (place: Place, rx: number, ry: number, turn = 0): Hill => ({ centre: on(place), rx, ry, turn });

export const hills: readonly Hill[] = [
  hill([12.455, 51.268], 36, 11, -12),
  hill([12.515, 51.32], 20, 12, 10),
  hill([12.51, 51.408], 40, 17, 18),
  hill([12.445, 51.398], 30, 13, -8),
  hill([12.275, 51.356], 26, 12, -20),
  hill([12.43, 51.336], 22, 11, -15),
  hill([12.58, 51.395], 36, 18, -10),
  hill([12.66, 51.31], 38, 20, 25),
  hill([12.18, 51.33], 46, 15, -10),
  hill([12.13, 51.41], 44, 16, 12),
  hill([12.1, 51.235], 40, 16, 0),
  hill([12.225, 51.265], 34, 13, 15),
  hill([12.04, 51.39], 26, 12, 60),
  hill([12.3, 51.425], 40, 12, 0),
];

const wood = (place: Place, rx: number, ry: number, trees: number): Wood => ({ centre: on(place), rx, ry, trees });

export const woods: readonly Wood[] = [
  wood([12.353, 51.289], 6, 16, 18),
  wood([12.262, 51.37], 40, 8, 44),
  wood([12.17, 51.385], 36, 7, 32),
  wood([12.27, 51.276], 22, 12, 30),
  wood([12.53, 51.262], 36, 14, 56),
  wood([12.63, 51.285], 46, 22, 84),
  wood([12.675, 51.4], 34, 22, 56),
  wood([12.19, 51.222], 60, 20, 70),
  wood([12.06, 51.335], 22, 26, 40),
  wood([12.43, 51.425], 34, 14, 36),
];
