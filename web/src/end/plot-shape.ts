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

/** The same where values go below 0 too: the same steps on both sides of it. */
export function ticksBetween(least: number, most: number): number[] {
  const ticks = ticksUpTo(Math.max(most, -least));
  const below = ticks.filter((tick) => tick > 0 && -tick >= least).map((tick) => -tick);
  return [...below.reverse(), ...ticks.filter((tick) => tick <= most)];
}
