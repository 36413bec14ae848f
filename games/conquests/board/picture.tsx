import { at, line, type Point } from '@bivouac/kit/engraving';

type Place = readonly [longitude: number, latitude: number];

/** A plain cylindrical projection is enough at this size. */
const on = ([longitude, latitude]: Place): Point => at((longitude + 9.5) * 7.5, (61 - latitude) * 8.7);

/** The mainland from Norway's south round Iberia, Italy and Greece to the Black Sea, then off the picture. */
const mainland: readonly Place[] = [
  [45, 66],
  [21, 66],
  [22, 63],
  [21.5, 61],
  [23, 60],
  [28, 60.3],
  [30, 59.9],
  [27, 59.4],
  [23.5, 59.2],
  [24, 57.6],
  [22.5, 57.6],
  [21, 57],
  [21, 55.4],
  [19.5, 54.5],
  [18, 54.8],
  [14.3, 53.9],
  [12.5, 54.4],
  [11, 54],
  [10, 54.8],
  [10.6, 57.6],
  [8.2, 57],
  [8.1, 55.6],
  [8.8, 54],
  [7, 53.5],
  [4.8, 53],
  [3.5, 51.4],
  [1.6, 50.9],
  [0.1, 49.5],
  [-1.3, 49.6],
  [-1.5, 48.7],
  [-4.7, 48.5],
  [-4.2, 47.8],
  [-2, 47.1],
  [-1.2, 45.8],
  [-1.5, 43.5],
  [-4, 43.4],
  [-8, 43.7],
  [-9.2, 43],
  [-8.8, 41],
  [-9.4, 38.8],
  [-8.9, 37],
  [-6.8, 37.1],
  [-5.6, 36],
  [-2.2, 36.8],
  [-0.7, 37.7],
  [0.1, 38.8],
  [-0.3, 39.6],
  [3.2, 41.9],
  [3.1, 43.1],
  [5, 43.4],
  [7.4, 43.7],
  [8.8, 44.4],
  [10.2, 43.9],
  [11, 42.4],
  [12.3, 41.7],
  [14, 40.8],
  [15.6, 40],
  [16.1, 38.7],
  [15.7, 37.9],
  [17.1, 39],
  [16.7, 40.3],
  [18.4, 39.9],
  [18, 40.7],
  [16, 41.8],
  [14, 42.6],
  [13.5, 43.6],
  [12.3, 44.9],
  [12.4, 45.4],
  [13.6, 45.7],
  [13.9, 44.8],
  [15.2, 44.2],
  [17.5, 42.9],
  [19.4, 41.9],
  [19.4, 40.4],
  [21, 38.8],
  [23, 38.1],
  [21.7, 36.9],
  [23, 36.6],
  [24, 37.8],
  [22.9, 39.4],
  [23.8, 40.1],
  [26, 40.8],
  [27.5, 40.7],
  [29, 41.2],
  [28, 42.6],
  [28.7, 44],
  [30, 45.8],
  [31.8, 46.6],
  [33.5, 46.1],
  [33.8, 44.4],
  [36.4, 45.3],
  [35, 46.2],
  [39, 47.2],
  [45, 47],
];

const islands: readonly (readonly Place[])[] = [
  [
    [-5.6, 50.1],
    [-3.4, 50.5],
    [0.3, 50.8],
    [1.4, 51.3],
    [0.8, 51.6],
    [1.7, 52.7],
    [0.2, 52.9],
    [-0.2, 54],
    [-1.6, 55.4],
    [-3, 56],
    [-2, 57.5],
    [-4, 57.8],
    [-3.2, 58.6],
    [-5, 58.5],
    [-5.7, 56.6],
    [-4.8, 54.8],
    [-3.1, 54.9],
    [-3, 53.4],
    [-4.6, 53.2],
    [-4.2, 52.3],
    [-5.2, 51.8],
    [-3, 51.4],
  ],
  [
    [-6, 53.4],
    [-6.3, 52.2],
    [-9.8, 51.5],
    [-9.4, 53.3],
    [-9.9, 54.2],
    [-7.3, 55.3],
    [-5.6, 54.6],
  ],
  [
    [12.5, 38],
    [15.6, 38.2],
    [15.1, 36.7],
  ],
  [
    [8.2, 40.9],
    [9.6, 40.9],
    [9.5, 39.2],
    [8.5, 39],
  ],
  [
    [8.6, 42.4],
    [9.4, 43],
    [9.5, 41.9],
    [9.1, 41.4],
  ],
  [
    [23.6, 35.5],
    [26.2, 35.2],
    [24.7, 34.9],
  ],
];

/** Norway and Sweden reach down into the picture from its upper edge. */
const scandinavia: readonly Place[] = [
  [5, 66],
  [5, 61],
  [5.6, 58.8],
  [7.5, 58],
  [10.5, 59.2],
  [11.3, 58.6],
  [12.8, 56],
  [14.2, 55.5],
  [16, 56.2],
  [16.7, 58],
  [18.8, 60],
  [17.2, 61.2],
  [18, 66],
];

const africa: readonly Place[] = [
  [-12, 30],
  [-6, 35.7],
  [-2, 35.1],
  [3, 36.8],
  [10, 37.3],
  [11, 35],
  [10.5, 33.5],
  [15, 32.3],
  [20, 31],
  [20, 28],
  [-12, 28],
];
const anatolia: readonly Place[] = [
  [26.3, 39.4],
  [29.2, 41.1],
  [31.4, 41.2],
  [35, 42],
  [40, 41],
  [45, 41],
  [45, 36],
  [36, 36.4],
  [32, 36.1],
  [28, 36.7],
];

const frontiers: readonly (readonly Place[])[] = [
  [
    [-1.5, 43.4],
    [3.1, 42.5],
  ],
  [
    [2.6, 51],
    [6, 50.2],
    [8, 49],
    [7.6, 47.6],
    [6.2, 46.3],
    [7.5, 43.8],
  ],
  [
    [7.6, 47.6],
    [10.5, 47.5],
    [13, 46.6],
    [13.7, 45.7],
  ],
  [
    [13.9, 48.6],
    [14.5, 51],
    [18, 50],
    [22.5, 49.6],
    [26, 48.2],
    [29.9, 45.6],
  ],
  [
    [7.2, 53.3],
    [10, 51.5],
    [14.5, 51],
  ],
  [
    [18, 50],
    [18.5, 52.5],
    [22, 54.2],
    [21.1, 55.3],
  ],
  [
    [22.5, 49.6],
    [23.8, 52.2],
    [22, 54.2],
  ],
  [
    [15.3, 45.2],
    [19, 45],
    [22.5, 44.6],
    [26, 48.2],
  ],
];

const capitals: readonly (readonly [name: string, place: Place, side: string])[] = [
  ['Paris', [2.35, 48.85], 'france'],
  ['London', [-0.9, 51.9], 'england'],
  ['Berlin', [13.4, 52.5], 'prussia'],
  ['Wien', [16.4, 48.2], 'austria'],
  ['Petersburg', [29.2, 58.2], 'russia'],
];

const fleets: readonly Place[] = [
  [-6, 46.4],
  [3.6, 55.8],
  [5.4, 41.4],
];

const land = [mainland, scandinavia, africa, anatolia, ...islands].map((coast) => line(coast.map(on), true)).join('');

function Ship({ place }: { readonly place: Point }) {
  return (
    <path
      className="map-ship"
      transform={`translate(${place.x} ${place.y})`}
      d="M-10 4h20l-3 5h-14zM-5 3v-12l6 3v9zM2.500 3v-14q8 5 6 14z"
    />
  );
}

/** Its picture on the front page. */
export default function ConquestsPicture({ label }: { readonly label: string }) {
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" role="img" aria-label={label}>
      <rect className="map-sea" x="-60" y="-20" width="440" height="220" />
      <path className="map-shore far" d={land} />
      <path className="map-shore" d={land} />
      <path className="map-land" d={land} />
      <path className="map-frontier" d={frontiers.map((points) => line(points.map(on))).join('')} />
      {fleets.map((place) => (
        <Ship key={place.join()} place={on(place)} />
      ))}
      {capitals.map(([name, place, side]) => {
        const { x, y } = on(place);
        return (
          <g key={name}>
            <rect className={`troops ${side}`} x={x - 6} y={y - 6} width="12" height="12" rx="1.5" />
            <text className="map-village" x={x} y={name === 'London' ? y - 9 : y + 17} textAnchor="middle">
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
