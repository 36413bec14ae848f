import { expect, test } from 'vitest';
import { champ, type Drawing, hexOf } from '../content/testing/champ.ts';
import { fieldOf } from '../rules/ground/field.ts';
import { axial, hexAt, STEPS } from '../rules/ground/hexes.ts';
import { sees } from '../rules/ground/sight.ts';

function eyes(drawing: Drawing, units: readonly string[] = []) {
  const content = champ(drawing);
  const { columns } = fieldOf(content, 0).map;
  const standing = units.map((one) => hexOf(one, columns));
  return (from: string, to: string) =>
    sees(content, 0, hexOf(from, columns), hexOf(to, columns), (hex) => standing.includes(hex));
}

/** Levels along one row, from the firer at 0201 eastwards. */
const row = (levels: string) => eyes({ levels: ['0'.repeat(levels.length), levels] });

test('[EMP VII.6#1] clear and level ground is seen from centre to centre, both ways', () => {
  const see = eyes({ columns: 9, rows: 9 });
  expect(see('0205', '0905')).toBe(true);
  expect(see('0905', '0205')).toBe(true);
});

test('[EMP VII.7#1] woods, brush, towns and châteaux hide what lies behind them, not what stands in them', () => {
  for (const letter of ['f', 'b', 'v', 'c']) {
    const see = eyes({ ground: [`...${letter}..`, '......'] });
    expect(see('0101', '0601')).toBe(false);
    expect(see('0101', '0401')).toBe(true);
    expect(see('0401', '0101')).toBe(true);
  }
});

test('[EMP VII.7#2] marsh, difficult ground and farms hide nothing', () => {
  const see = eyes({ ground: ['.mda..', '......'] });
  expect(see('0101', '0601')).toBe(true);
});

test('[EMP VII.7#3] a unit hides all that lies behind its hex, friend or enemy, even at the foot of a slope', () => {
  expect(eyes({ columns: 6, rows: 2 }, ['0301'])('0101', '0601')).toBe(false);
  expect(eyes({ columns: 6, rows: 2 }, ['0101', '0601'])('0101', '0601')).toBe(true);
  expect(eyes({ levels: ['210012', '000000'] }, ['0301'])('0201', '0501')).toBe(false);
});

test('[EMP VII.7#4] a slope hides, unless firer or target stands immediately on top of it', () => {
  expect(row('1000')('0102', '0402')).toBe(true);
  expect(row('1100')('0102', '0402')).toBe(false);
  expect(row('0001')('0102', '0402')).toBe(true);
  expect(row('0011')('0102', '0402')).toBe(false);
  // A second slope on the way hides as well, however high one stands.
  expect(row('2100')('0102', '0402')).toBe(false);
});

test('[EMP VII.7#5] ground that falls and rises again does not hide one rim from the other', () => {
  expect(row('110011')('0102', '0602')).toBe(true);
  expect(row('11001100')('0102', '0802')).toBe(false);
  // One of them is not on a rim: behind the crest, or in the valley.
  expect(row('110000')('0102', '0602')).toBe(false);
  expect(row('1100122')('0102', '0702')).toBe(false);
  // A wood down there still does.
  const see = eyes({ levels: ['111111', '110011'], ground: ['......', '..f...'] });
  expect(see('0102', '0602')).toBe(false);
});

test('[EMP VII.7#6] a ravine never hides anything', () => {
  const see = eyes({ columns: 6, rows: 2, sides: ['ravine 0201-0301'] });
  expect(see('0101', '0601')).toBe(true);
});

test('[EMP VII.7#7] a line exactly between two hexes is free if one of them does not block', () => {
  // 0102 to 0203 in two steps: between 0202 and 0103.
  const ground = (a: string, b: string) => eyes({ ground: ['....', `.${a}..`, `${b}...`, '....'] });
  // From 0202 (column 2, row 2) towards a corner.
  const see = (blocked: readonly string[]) => eyes({ columns: 6, rows: 6 }, blocked)('0303', '0305');
  expect(see(['0204'])).toBe(true);
  expect(see(['0304'])).toBe(true);
  expect(see(['0204', '0304'])).toBe(false);
  expect(ground('.', '.')('0102', '0203')).toBe(true);
});

test('[EMP VII.7#9] the example of the book, its ten hexes rebuilt', () => {
  // The battery stands on level 1 in the middle; each ray away from it is one of the cases of the figure.
  const [columns, rows] = [13, 11];
  const gun = hexOf('0706', columns);
  const centre = axial(gun, columns);
  const along = (direction: number, away: number) => {
    const step = STEPS[direction] ?? centre;
    return hexAt({ q: centre.q + away * step.q, r: centre.r + away * step.r }, columns, rows);
  };
  const levels = new Array<number>(columns * rows).fill(1);
  const rays: Readonly<Record<number, readonly number[]>> = {
    0: [1, 1, 2, 2],
    1: [0, 2, 2],
    2: [2, 1],
    3: [1, 0],
    4: [1, 0, 1, 1],
    5: [0],
  };
  for (const [direction, ray] of Object.entries(rays)) {
    for (const [i, level] of ray.entries()) levels[along(Number(direction), i + 1)] = level;
  }
  const drawn = Array.from({ length: rows }, (_, r) => levels.slice(r * columns, (r + 1) * columns).join(''));
  const content = champ({ levels: drawn });
  const seen = (hex: number) => sees(content, 0, gun, hex, () => false);
  // 1 and 2 on level ground, 3 on top of a slope and at its edge; 4 is hidden by the slope before it.
  expect([1, 2, 3, 4].map((away) => seen(along(0, away)))).toEqual([true, true, true, false]);
  // 5: the battery is not at the edge of the slope that goes down.
  expect(seen(along(3, 2))).toBe(false);
  // 6: over a hollow to ground behind the far edge, while the firer is below.
  expect(seen(along(1, 3))).toBe(false);
  // 7: behind a higher hex.
  expect(seen(along(2, 2))).toBe(false);
  // 8: down a slope from its edge. 9: from rim to rim of a valley. 10: exactly between a hex below and one on the level.
  expect(seen(along(5, 1))).toBe(true);
  expect(seen(along(4, 4))).toBe(true);
  expect(seen(hexAt({ q: centre.q + 1, r: centre.r + 1 }, columns, rows))).toBe(true);
});

test('sight is the same both ways, whatever the ground', () => {
  const letters = '...fdvm.b';
  const pick = (i: number) => letters[(i * 7 + (i % 5) * 3) % letters.length] ?? '.';
  const digit = (i: number) => String((i * 5 + (i % 7) * 2) % 3);
  const rows = (of: (i: number) => string) =>
    Array.from({ length: 9 }, (_, r) => Array.from({ length: 9 }, (_, c) => of(r * 9 + c)).join(''));
  const content = champ({ ground: rows(pick), levels: rows(digit) });
  const occupied = (hex: number) => hex % 11 === 3;
  const see = (from: number, to: number) => sees(content, 0, from, to, occupied);
  const all = Array.from({ length: 81 * 81 }, (_, i) => [i % 81, Math.floor(i / 81)] as const);
  const onesided = all.filter(([a, b]) => a !== b && see(a, b) !== see(b, a));
  expect(onesided).toEqual([]);
});
