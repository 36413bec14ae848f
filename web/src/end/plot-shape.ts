/** A line that goes in steps: a score stays as it is until it changes. */
export function linePath(points: readonly (readonly [x: number, y: number])[]): string {
  const round = (n: number) => Math.round(n * 10) / 10;
  return points.map(([x, y], i) => (i === 0 ? `M${round(x)} ${round(y)}` : `H${round(x)}V${round(y)}`)).join('');
}

/** Three to six round numbers from 0 up. */
export function ticksUpTo(most: number): number[] {
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? power;
  const ticks: number[] = [];
  for (let tick = 0; tick <= most; tick += step) ticks.push(tick);
  return ticks;
}
