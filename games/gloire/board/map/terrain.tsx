import { curve, type Point } from '@bivouac/kit/geometry';
import type { GloireContent } from '../../content/types.ts';
import { groundInk } from './ground.ts';

/** A smooth line around an area. */
const around = (area: readonly Point[]): string => `${curve([...area, ...area.slice(0, 1)])}Z`;

/** Heights, woods and marshes: a wash of colour, and the pen's work on it. */
export function Terrain({ content }: { readonly content: GloireContent }) {
  const ink = groundInk(content);
  return (
    <g>
      {content.map.ranges.map(({ id, kind, area }) => (
        <path key={id} className={`glo-wash ${kind}`} d={around(area)} />
      ))}
      <Strokes of="glo-reed" paths={ink.reeds} />
      <Strokes of="glo-hachure low" paths={ink.hills} />
      <Strokes of="glo-hachure" paths={ink.mountains} />
      <Strokes of="glo-crown" paths={ink.crowns} />
      <Strokes of="glo-shade" paths={ink.shades} />
    </g>
  );
}

function Strokes({ of, paths }: { readonly of: string; readonly paths: readonly string[] }) {
  return paths.map((d) => <path key={d} className={of} d={d} />);
}

/** The frontier: a colourist's band along a line of dashes and dots. */
export function Frontier({ content }: { readonly content: GloireContent }) {
  return content.map.borders.map(({ id, line }) => {
    const d = curve(line);
    return (
      <g key={id}>
        <path className="glo-frontier-wash" d={d} />
        <path className="glo-frontier" d={d} />
      </g>
    );
  });
}

/** The grid of the book's list of towns: fine lines. */
export function GridLines({ content }: { readonly content: GloireContent }) {
  const { grid, width, height } = content.map;
  const d = [
    ...grid.x.slice(1, -1).map((x) => `M${x} 0V${height}`),
    ...grid.y.slice(1, -1).map((y) => `M0 ${y}H${width}`),
  ];
  return d.map((one) => <path key={one} className="glo-grid" d={one} />);
}

const OUT = 23;

/** Its letters and numbers, in the margin on all four sides. */
export function GridMarks({ content }: { readonly content: GloireContent }) {
  const { grid, width, height } = content.map;
  const middle = (marks: readonly number[], i: number) => ((marks[i] ?? 0) + (marks[i + 1] ?? 0)) / 2;
  return (
    <g>
      {grid.columns.map((letter, i) =>
        [-OUT, height + OUT].map((y) => (
          <text key={`${letter} ${y}`} className="glo-grid-mark" x={middle(grid.x, i)} y={y}>
            {letter}
          </text>
        )),
      )}
      {grid.rows.map((number, i) =>
        [-OUT, width + OUT].map((x) => (
          <text key={`${number} ${x}`} className="glo-grid-mark" x={x} y={middle(grid.y, i)}>
            {number}
          </text>
        )),
      )}
    </g>
  );
}
