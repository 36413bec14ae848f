import { ARTILLERY, BRIDGE, CAVALRY, type EmpereurContent, RAVINE, RIVER, ROAD, STREAM } from '../content/types.ts';
import { directionsIn, frontOf, hasFront, rearOf } from '../rules/formations/poses.ts';
import { valueAt } from '../rules/fire/coverage.ts';
import { type Field, fieldOf, levelAt, nextHex, sideBits } from '../rules/ground/field.ts';
import { DIRECTIONS, label } from '../rules/ground/hexes.ts';
import { sees } from '../rules/ground/sight.ts';
import { isOccupied, unitsAt } from '../rules/piles/board.ts';
import { ADAPTED, COLUMN, DISORDERED, type EmpereurState, SQUARE } from '../rules/state.ts';

/** What a picture of a position shows besides ground and units. */
export interface Shown {
  /** Hexes that this one does not see are dark. */
  readonly sightFrom?: number;
  /** The hexes that this unit can fire at, with its value. */
  readonly fireOf?: number;
}

const SIZE = 30;
const WIDE = SIZE * Math.sqrt(3);
const colours: Readonly<Record<string, string>> = {
  clear: '#efe9d6',
  farm: '#e6d3a8',
  difficult: '#d9cfae',
  marsh: '#c5d6cc',
  chateau: '#b98f7c',
  village: '#d19a83',
  forest: '#9db58a',
  brush: '#bccb9e',
  fieldwork: '#cdbb90',
};
const inks = ['#26477f', '#3b3b3b'];

interface Spot {
  readonly x: number;
  readonly y: number;
}

function centre(field: Field, hex: number): Spot {
  const { columns: across } = field.map;
  const { columns, rows } = field.scenario;
  const [column, row] = [(hex % across) - columns[0], Math.floor(hex / across)];
  return { x: WIDE * (column + 1 + (row % 2) / 2), y: SIZE * (1.5 * (row - rows[0]) + 1.5) };
}

/** Corner i lies between the directions i - 1 and i: facing `2 * i - 1`. */
function corner({ x, y }: Spot, i: number, size = SIZE): Spot {
  const angle = (Math.PI / 180) * (60 * i - 30);
  return { x: x + size * Math.cos(angle), y: y - size * Math.sin(angle) };
}

const at = ({ x, y }: Spot) => `${x.toFixed(1)},${y.toFixed(1)}`;

function ground(field: Field, hex: number): string {
  const spot = centre(field, hex);
  const corners = [0, 1, 2, 3, 4, 5].map((i) => at(corner(spot, i))).join(' ');
  const fill = colours[field.terrain[hex]?.id ?? 'clear'] ?? '#fff';
  const shade = `<polygon points="${corners}" fill="#6b4a1f" opacity="${levelAt(field, hex) * 0.09}"/>`;
  const name = `<text x="${spot.x}" y="${spot.y - SIZE * 0.66}" class="n">${label(hex, field.map.columns)}</text>`;
  return `<polygon points="${corners}" fill="${fill}" stroke="#b9b19b"/>${shade}${name}`;
}

function sides(field: Field, hex: number): string {
  const spot = centre(field, hex);
  const drawn: string[] = [];
  for (const direction of DIRECTIONS) {
    const to = nextHex(field, hex, direction);
    if (to < 0) continue;
    const edge = `M${at(corner(spot, direction))} L${at(corner(spot, direction + 1))}`;
    const bits = sideBits(field, hex, direction);
    const middle = { x: (spot.x + centre(field, to).x) / 2, y: (spot.y + centre(field, to).y) / 2 };
    if (levelAt(field, hex) > levelAt(field, to)) drawn.push(`<path d="${edge}" class="slope"/>`);
    if ((bits & (STREAM | RIVER)) !== 0)
      drawn.push(`<path d="${edge}" class="${(bits & RIVER) === 0 ? 'stream' : 'river'}"/>`);
    if ((bits & RAVINE) !== 0) drawn.push(`<path d="${edge}" class="ravine"/>`);
    if ((bits & ROAD) !== 0) drawn.push(`<path d="M${at(spot)} L${at(middle)}" class="road"/>`);
    if ((bits & BRIDGE) !== 0) drawn.push(`<circle cx="${middle.x}" cy="${middle.y}" r="4" class="bridge"/>`);
  }
  return drawn.join('');
}

/** A line is broad, a column long, a square has four equal sides, disorder breaks the outline; the bar is the front. */
function counter(content: EmpereurContent, s: EmpereurState, unit: number, spot: Spot, i: number): string {
  const sheet = content.units[unit];
  const [form, facing] = [s.form[unit] as number, s.facing[unit] as number];
  const [w, h] =
    form === SQUARE
      ? [22, 22]
      : form === COLUMN || form === ADAPTED
        ? [16, 30]
        : form === DISORDERED
          ? [22, 22]
          : [36, 14];
  const ink = inks[sheet?.side ?? 0] ?? '#000';
  const dashed = form === DISORDERED ? ' stroke-dasharray="3 2"' : '';
  const mark = sheet?.arm === CAVALRY ? '/' : sheet?.arm === ARTILLERY ? '•' : '×';
  const bar = hasFront(form) ? `<rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="3" fill="#f2c14e"/>` : '';
  const turn = `rotate(${90 - facing * 30})`;
  return (
    `<g transform="translate(${spot.x + 3 * i},${spot.y - 3 * i})"><g transform="${turn}">` +
    `<rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" fill="${ink}" stroke="#fff"${dashed}/>${bar}</g>` +
    `<text class="u" y="3">${sheet?.label ?? ''} ${mark}${s.steps[unit] ?? 0}</text></g>`
  );
}

/** Front in green, rear in red: what the rules take them for. */
function arcs(field: Field, s: EmpereurState, unit: number): string {
  const [form, facing] = [s.form[unit] as number, s.facing[unit] as number];
  if (!hasFront(form)) return '';
  const spot = centre(field, s.hex[unit] as number);
  const edge = (directions: readonly number[], colour: string) =>
    directions
      .map(
        (one) =>
          `<path d="M${at(corner(spot, one, SIZE - 3))} L${at(corner(spot, one + 1, SIZE - 3))}" stroke="${colour}" stroke-width="3"/>`,
      )
      .join('');
  return edge(directionsIn(frontOf(form, facing)), '#3c8a3c') + edge(directionsIn(rearOf(form, facing)), '#b33');
}

/** A position as an SVG: what the rules see, to be looked at. */
export function drawPosition(content: EmpereurContent, s: EmpereurState, shown: Shown = {}): string {
  const field = fieldOf(content, s.scenario);
  const hexes = Array.from({ length: field.hexes }, (_, hex) => hex).filter((hex) => field.inPlay[hex] === true);
  const { columns, rows } = field.scenario;
  const size = { x: WIDE * (columns[1] - columns[0] + 2.5), y: SIZE * (1.5 * (rows[1] - rows[0]) + 3) };
  const veil = (hex: number) => {
    const from = shown.sightFrom;
    if (from === undefined || hex === from) return '';
    if (sees(content, s.scenario, from, hex, (one) => isOccupied(s, one))) return '';
    const spot = centre(field, hex);
    return `<polygon points="${[0, 1, 2, 3, 4, 5].map((i) => at(corner(spot, i))).join(' ')}" fill="#223" opacity="0.45"/>`;
  };
  const value = (hex: number) => {
    const spot = centre(field, hex);
    const fire = shown.fireOf === undefined ? 0 : valueAt(content, s, shown.fireOf, hex);
    return fire > 0 ? `<text class="v" x="${spot.x}" y="${spot.y + SIZE * 0.75}">${fire}</text>` : '';
  };
  const piles = hexes.flatMap((hex) =>
    [...unitsAt(s, hex)]
      .reverse()
      .map((unit, i) => arcs(field, s, unit) + counter(content, s, unit, centre(field, hex), i)),
  );
  const style =
    '.n{font:7px sans-serif;fill:#8a8168;text-anchor:middle}.u{font:bold 7px sans-serif;fill:#fff;stroke:#000;stroke-width:2px;paint-order:stroke;text-anchor:middle}.v{font:bold 11px sans-serif;fill:#b3261e;text-anchor:middle}' +
    '.slope{stroke:#7a5a2a;stroke-width:2.5;fill:none}.stream{stroke:#5b8fb9;stroke-width:3}.river{stroke:#2f6a9e;stroke-width:6}.ravine{stroke:#402a10;stroke-width:4;stroke-dasharray:2 2}.road{stroke:#a8803f;stroke-width:3}.bridge{fill:#a8803f;stroke:#fff}';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.x.toFixed(0)} ${size.y.toFixed(0)}" width="${size.x.toFixed(0)}"><style>${style}</style>` +
    hexes.map((hex) => ground(field, hex)).join('') +
    hexes.map((hex) => sides(field, hex)).join('') +
    hexes.map(veil).join('') +
    piles.join('') +
    hexes.map(value).join('') +
    '</svg>'
  );
}
