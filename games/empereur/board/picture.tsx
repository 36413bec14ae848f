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
type Form = 'line' | 'column' | 'square';

interface Regiment {
  readonly at: readonly [column: number, row: number];
  readonly side: 'france' | 'prussia';
  /** Degrees clockwise from straight up. */
  readonly turn: number;
  readonly arm: Arm;
  readonly form: Form;
}

const regiments: readonly Regiment[] = [
  { at: [2, 1], side: 'france', turn: 60, arm: 'foot', form: 'line' },
  { at: [3, 2], side: 'france', turn: 60, arm: 'foot', form: 'line' },
  { at: [2, 3], side: 'france', turn: 90, arm: 'foot', form: 'column' },
  { at: [1, 2], side: 'france', turn: 60, arm: 'guns', form: 'line' },
  { at: [3, 4], side: 'france', turn: 0, arm: 'foot', form: 'square' },
  { at: [1, 4], side: 'france', turn: 90, arm: 'horse', form: 'column' },
  { at: [6, 1], side: 'prussia', turn: 240, arm: 'foot', form: 'line' },
  { at: [6, 2], side: 'prussia', turn: 270, arm: 'foot', form: 'column' },
  { at: [5, 4], side: 'prussia', turn: 270, arm: 'horse', form: 'column' },
  { at: [7, 3], side: 'prussia', turn: 270, arm: 'horse', form: 'column' },
  { at: [7, 1], side: 'prussia', turn: 240, arm: 'guns', form: 'line' },
];

/** A line is broad, a column long and pointed, a square has corners; the front upwards. */
const outlines: { readonly [form in Form]: string } = {
  line: 'M-16 -6H-4L0 -10.5L4 -6H16V6H-16Z',
  column: 'M-6.5 -10L0 -15.5L6.5 -10V14H-6.5Z',
  square: 'M-12 -12h6v3h12v-3h6v6h-3v12h3v6h-6v-3h-12v3h-6v-6h3v-12h-3z',
};

/** The body of a counter has the colours of its army; other strokes are drawn in ink. */
const INHERIT = { fill: 'inherit', stroke: 'inherit' } as const;

/** The symbol of the arm: crossed belts for infantry, one diagonal for cavalry, a gun for artillery. */
const symbols: { readonly [arm in Arm]: string } = {
  foot: 'M-5.5 -3.2h11v6.4h-11zM-5.5 -3.2 5.5 3.2M-5.5 3.2 5.5 -3.2',
  horse: 'M-5.5 -3.2h11v6.4h-11zM-5.5 3.2 5.5 -3.2',
  guns: 'M-5.5 -3.2h11v6.4h-11zM-2.8 1.8a1.7 1.7 0 1 0 .1 0M-2.8 0 4.2 -1.8',
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
      {regiments.map(({ at: [column, row], side: army, turn, arm, form }) => {
        const { x, y } = hex(column, row);
        return (
          <g key={`${column} ${row}`} className={`troops ${army}`} transform={`translate(${short(x)} ${short(y)})`}>
            <path style={INHERIT} d={outlines[form]} transform={`rotate(${turn})`} />
            <path className="troops-symbol" d={symbols[arm]} />
          </g>
        );
      })}
    </svg>
  );
}
