import { at, curve, hachures, line, pen, type Point, Trees } from '@bivouac/kit/engraving';

const columns = 7;
const rows = 4;

/** Corners of the areas: a grid drawn by a loose hand, shared by neighbours so that no gap opens. */
const corners: readonly (readonly Point[])[] = (() => {
  const random = pen(47);
  const loose = () => (random() - 0.5) * 24;
  return Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (__, column) =>
      at(column * 54 - 28 + (row % 2) * 22 + loose(), row * 60 - 30 + loose()),
    ),
  );
})();

function area(row: number, column: number): readonly Point[] {
  const upper = corners[row] ?? [];
  const lower = corners[row + 1] ?? [];
  return [upper[column], upper[column + 1], lower[column + 1], lower[column]].filter((p) => p !== undefined);
}

const middle = (points: readonly Point[]): Point =>
  at(points.reduce((sum, p) => sum + p.x, 0) / points.length, points.reduce((sum, p) => sum + p.y, 0) / points.length);

const woods = [
  [1, 1],
  [3, 4],
  [0, 4],
] as const;
const hills = [
  [2, 1],
  [0, 2],
  [3, 2],
] as const;
/** Round markers are French and square ones Allied, as in the box. */
const french = [
  [1, 2],
  [1, 3],
  [2, 3],
  [2, 2],
] as const;
const allied = [
  [2, 4],
  [1, 4],
  [1, 5],
  [2, 5],
] as const;

/** Its picture on the front page. */
export default function NationsPicture({ label }: { readonly label: string }) {
  const random = pen(16);
  const areas = Array.from({ length: rows * columns }, (_, i) => area(Math.floor(i / columns), i % columns));
  const river = curve([at(96, -8), at(108, 40), at(92, 88), at(120, 130), at(110, 190)]);
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" role="img" aria-label={label}>
      <path
        className="map-hachure"
        d={hills.map(([r, c]) => hachures({ centre: middle(area(r, c)), rx: 22, ry: 13 }, random)).join('')}
      />
      <path className="map-bank" d={river} />
      <path className="map-water" d={river} />
      {woods.map(([r, c]) => (
        <Trees key={`${r}${c}`} wood={{ centre: middle(area(r, c)), rx: 18, ry: 13, trees: 15 }} seed={r * 9 + c} />
      ))}
      <path className="map-border" d={areas.map((points) => line(points, true)).join('')} />
      {french.map(([r, c]) => {
        const { x, y } = middle(area(r, c));
        return <circle key={`${r}${c}`} className="troops france" cx={x} cy={y} r="9.5" />;
      })}
      {allied.map(([r, c], i) => {
        const { x, y } = middle(area(r, c));
        return (
          <rect
            key={`${r}${c}`}
            className={`troops ${i % 2 === 0 ? 'russia' : 'prussia'}`}
            x={x - 8.5}
            y={y - 8.5}
            width="17"
            height="17"
          />
        );
      })}
    </svg>
  );
}
