import { lengthOf } from '@bivouac/kit/geometry';
import { expect, test } from 'vitest';
import { germany1813 } from '../../content/index.ts';
import { reachesOf } from './river-lines.ts';

test('a river rises thin and grows; its pieces make up its whole course', () => {
  let rising = 0;
  for (const river of germany1813.map.rivers) {
    const reaches = reachesOf(germany1813, river);
    const widths = reaches.map(({ width }) => width);
    const most = Math.max(...widths);
    const body = widths.indexOf(most);
    if (reaches.length > 1) rising++;
    expect(widths.slice(0, body + 1)).toEqual(widths.slice(0, body + 1).toSorted((a, b) => a - b));
    if (body > 0) expect(widths[0]).toBeLessThan(most / 3);
    const length = reaches.reduce((sum, { line }) => sum + lengthOf(line), 0);
    expect(length / lengthOf(river.line)).toBeGreaterThan(0.97);
    expect(length / lengthOf(river.line)).toBeLessThan(1.001);
  }
  expect(rising).toBeGreaterThan(2);
});
