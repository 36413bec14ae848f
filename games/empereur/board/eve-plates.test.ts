/** On the evening before everything that names somebody can be read: plates beside the names of squares, apart from each other. */
import { expect, test } from 'vitest';
import { auerstaedt1806 } from '../content/index.ts';
import { SECTORS } from '../rules/deployment/grid.ts';
import { boxOfSquare, PLATE, platesIn } from './eve-plates.ts';
import { centreOf, frameOf } from './map/frame.ts';

const scenario = auerstaedt1806.scenarios.findIndex(({ id }) => id === 'auerstaedt');
const frame = frameOf(auerstaedt1806, scenario);
const [width, height] = [PLATE.width * frame.grown, PLATE.height * frame.grown];

/** Nobody stands on the map but, if so, one unit on a hex. */
const field = (hex = -1) => ({ hex: [hex], chiefHex: [] });

test.each([1, 2, 3, 4])('%i plates lie in their square, beside its name and apart from each other', (count) => {
  const s = field();
  for (let sector = 0; sector < SECTORS; sector++) {
    const { x, y, wide, high } = boxOfSquare(frame, sector);
    const plates = platesIn(frame, s, sector, count);
    expect(plates).toHaveLength(count);
    for (const [i, plate] of plates.entries()) {
      // The name of the square is a letter and a number, 30 high and 12 from its edge.
      expect(plate.x - width / 2).toBeGreaterThan(x + 12 + 32 * frame.grown);
      expect(plate.x + width / 2).toBeLessThanOrEqual(x + wide);
      expect(plate.y - height / 2).toBeGreaterThanOrEqual(y);
      expect(plate.y + height / 2).toBeLessThanOrEqual(y + high);
      for (const other of plates.slice(i + 1))
        expect(Math.abs(plate.x - other.x) >= width || Math.abs(plate.y - other.y) >= height).toBe(true);
    }
  }
});

test('a plate makes room for a village and for a unit that is placed', () => {
  const isOver = (plate: { x: number; y: number } | undefined, hex: number) => {
    const { x, y } = centreOf(frame, hex);
    return plate !== undefined && Math.abs(plate.x - x) < width / 2 && Math.abs(plate.y - y) < height / 2;
  };
  const places = frame.field.map.places.filter(({ hex }) => frame.field.inPlay[hex] === true);
  for (let sector = 0; sector < SECTORS; sector++)
    for (const { hex } of places) expect(isOver(platesIn(frame, field(), sector, 2)[0], hex)).toBe(false);
  // Wherever the plate lies, whoever is placed there drives it away.
  const [before] = platesIn(frame, field(), 0, 1);
  const under = frame.field.map.terrain.findIndex((_, hex) => isOver(before, hex));
  expect(isOver(platesIn(frame, field(under), 0, 1)[0], under)).toBe(false);
});
