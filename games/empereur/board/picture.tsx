import { at, curve, hachures, Houses, line, pen, type Point, short, Trees } from '@bivouac/kit/engraving';

const side = 21;
const wide = side * Math.sqrt(3);

const hex = (column: number, row: number): Point => at(column * wide + (row % 2) * (wide / 2) - 4, row * side * 1.5);

const corners = ({ x, y }: Point): readonly Point[] =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i + Math.PI / 6;
    return at(x + Math.cos(angle) * side, y + Math.sin(angle) * side);
  });

const grid = Array.from({ length: 7 * 10 }, (_, i) => hex(i % 10, Math.floor(i / 10)));

type Arm = 'foot' | 'horse' | 'guns';

const regiments: readonly (readonly [column: number, row: number, side: string, turn: number, arm: Arm])[] = [
  [2, 2, 'france', 90, 'foot'],
  [2, 3, 'france', 90, 'foot'],
  [1, 1, 'france', 90, 'guns'],
  [1, 3, 'france', 90, 'horse'],
  [3, 4, 'france', 30, 'foot'],
  [6, 2, 'austria', 270, 'foot'],
  [6, 3, 'austria', 270, 'foot'],
  [6, 4, 'austria', 270, 'horse'],
  [7, 1, 'austria', 270, 'guns'],
];

/** The symbol in a counter's centre: crossed belts for infantry, one diagonal for cavalry, a gun for artillery. */
const symbols: Readonly<Record<Arm, string>> = {
  foot: 'M-8 -4.5h16v9h-16zM-8 -4.5 8 4.5M-8 4.5 8 -4.5',
  horse: 'M-8 -4.5h16v9h-16zM-8 4.5 8 -4.5',
  guns: 'M-8 -4.5h16v9h-16zM-4 2.4a2.4 2.4 0 1 0 .1 0M-4 0 6 -2.6',
};

/** Its picture on the front page. */
export default function EmpereurPicture({ label }: { readonly label: string }) {
  const random = pen(9);
  const road = curve([at(-8, 150), at(80, 128), at(150, 92), at(250, 74), at(330, 22)]);
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" role="img" aria-label={label}>
      <path className="map-hachure" d={hachures({ centre: at(268, 112), rx: 58, ry: 36, turn: 60 }, random)} />
      <Trees wood={{ centre: at(118, 26), rx: 34, ry: 16, trees: 34 }} seed={8} />
      <Trees wood={{ centre: at(196, 166), rx: 34, ry: 12, trees: 26 }} seed={12} />
      <path className="map-road-edge" d={road} />
      <path className="map-road" d={road} />
      <Houses place={at(166, 84)} seed={5} count={8} />
      <Houses place={at(168, 96)} seed={6} count={7} />
      <path className="map-hex" d={grid.map((centre) => line(corners(centre), true)).join('')} />
      {regiments.map(([column, row, army, turn, arm]) => {
        const { x, y } = hex(column, row);
        return (
          <g key={`${column} ${row}`} className={`troops ${army}`} transform={`translate(${short(x)} ${short(y)})`}>
            <rect x="-13" y="-13" width="26" height="26" rx="1.5" />
            <path className="troops-symbol" d={symbols[arm]} />
            <path className="troops-front" d="M-4 -14 0 -18.5 4 -14Z" transform={`rotate(${turn})`} />
          </g>
        );
      })}
    </svg>
  );
}
