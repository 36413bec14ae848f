import type { Words } from '@bivouac/kernel';
import { curve, type Point } from '@bivouac/kit/geometry';
import { centreAt, type MapFrame } from './frame.ts';

/** What is written along water, heights and woods, by the hexes it runs over: names that no unit stands on. */
interface Lettering {
  readonly of: 'water' | 'height' | 'wood' | 'road';
  readonly name: Words | string;
  /** Columns and rows from one, fractions of a hex allowed, from the first letter to the last. */
  readonly along: readonly (readonly [column: number, row: number])[];
}

/** By the map: the sheet of Auerstaedt. */
const letterings: { readonly [map: string]: readonly Lettering[] } = {
  auerstaedt: [
    {
      of: 'water',
      name: 'SAALE',
      along: [
        [37.1, 17.6],
        [36.7, 15.2],
        [38.2, 12.6],
      ],
    },
    {
      of: 'water',
      name: 'SAALE',
      along: [
        [27.6, 26.2],
        [28.9, 27.6],
        [29.1, 29.4],
      ],
    },
    {
      of: 'water',
      name: 'ILM',
      along: [
        [17.9, 25.7],
        [19.6, 25.1],
        [21.2, 25.2],
      ],
    },
    {
      of: 'water',
      name: 'Emse',
      along: [
        [5.6, 28.1],
        [7.2, 28.0],
        [8.8, 28.2],
      ],
    },
    {
      of: 'water',
      name: 'Lißbach',
      along: [
        [8.0, 13.9],
        [9.8, 14.1],
        [11.6, 13.9],
      ],
    },
    {
      of: 'water',
      name: 'Lanitz',
      along: [
        [16.6, 16.6],
        [16.9, 18.2],
        [16.6, 19.6],
      ],
    },
    {
      of: 'height',
      name: { en: 'THE CREST', fr: 'LA CRÊTE' },
      along: [
        [25.4, 15.4],
        [27.4, 11.2],
        [29.6, 8.2],
      ],
    },
    {
      of: 'height',
      name: 'FINNE',
      along: [
        [1.6, 9.4],
        [6.6, 6.2],
        [10.6, 1.6],
      ],
    },
    {
      of: 'wood',
      name: { en: 'Kösen slope', fr: 'Côte de Kösen' },
      along: [
        [35.2, 12.6],
        [36.0, 9.2],
        [36.4, 5.4],
      ],
    },
    {
      of: 'road',
      name: { en: 'to Naumburg', fr: 'vers Naumbourg' },
      along: [
        [37.9, 7.6],
        [39.6, 7.5],
      ],
    },
    {
      of: 'road',
      name: { en: 'to Eckartsberga', fr: 'vers Eckartsberga' },
      along: [
        [1.2, 14.6],
        [4.4, 14.6],
      ],
    },
    {
      of: 'road',
      name: { en: 'to Weimar', fr: 'vers Weimar' },
      along: [
        [1.1, 27.7],
        [2.2, 26.6],
      ],
    },
    {
      of: 'road',
      name: { en: 'to Sulza', fr: 'vers Sulza' },
      along: [
        [13.5, 28.9],
        [15.2, 29.3],
      ],
    },
  ],
};

/** A place of the sheet between hexes: rows are shifted by turns, and so is what lies between them. */
function placeOf(frame: MapFrame, column: number, row: number): Point {
  const [above, below] = [Math.floor(row), Math.ceil(row)];
  const [a, b] = [centreAt(frame, column - 1, above - 1), centreAt(frame, column - 1, below - 1)];
  const t = row - above;
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

/** Names in the ground: water in slanted blue, heights in wide capitals, roads where they lead. */
export function Letterings({ frame, language }: { readonly frame: MapFrame; readonly language: keyof Words }) {
  const all = letterings[frame.field.map.id] ?? [];
  const { column, row, columns, rows } = frame;
  const isIn = ([c, r]: readonly [number, number]) =>
    c >= column + 1 && r >= row + 1 && c <= column + columns && r <= row + rows;
  return (
    <g className="emp-letterings">
      {all.map(({ of, name, along }, i) => {
        if (!along.every(isIn)) return null;
        const id = `emp-lettering-${i}`;
        return (
          <g key={id}>
            <path id={id} d={curve(along.map(([c, r]) => placeOf(frame, c, r)))} fill="none" />
            <text className={`emp-lettering ${of}`}>
              <textPath href={`#${id}`} startOffset="50%">
                {typeof name === 'string' ? name : name[language]}
              </textPath>
            </text>
          </g>
        );
      })}
    </g>
  );
}
