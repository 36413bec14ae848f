/**
 * How the page runs: `npm run bench:page`. How soon the front page and a table answer on a processor slowed four times,
 * and how many frames a second the map shows while it is dragged with every counter on it.
 */
import { cpus, loadavg } from 'node:os';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { games } from '@bivouac/shelf';
import { crowdedBattle } from './battle.ts';
import { crowdedMatch } from './crowded.ts';
import { longMatch } from './long.ts';
import { openBrowser, servePage } from './served.ts';

const SLOWED = 4;
const ROUNDS = 5;

const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

async function openPage(browser: Browser, address: string, slowed: number): Promise<{ page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    baseURL: address,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  return { page, cdp };
}

/**
 * As text, and watched by the page itself: what the driver would put into the page to wait there took 60 ms of the very
 * thread that is measured.
 */
const watchFor = (selector: string): string => `window.interactive = new Promise((resolve) => {
  const look = () => {
    if (document.querySelector(${JSON.stringify(selector)}) === null) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
  };
  const watch = new MutationObserver(look);
  watch.observe(document, { childList: true, subtree: true });
});`;

/** From the first byte asked for until the page stands and its main thread is free to answer. */
async function interactive(page: Page, path: string, selector: string): Promise<number> {
  await page.addInitScript(watchFor(selector));
  await page.goto(path, { waitUntil: 'commit' });
  return page.evaluate<number>('window.interactive');
}

async function openCrowded(page: Page, text: string): Promise<void> {
  await page.goto('/');
  const file = { name: 'match.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('button', { name: /show me the table/ }).click();
  await page.locator('.actions[data-asked="true"]').waitFor();
}

/** As text: what a bundler adds to named functions is not known on the page. */
const COUNT_FRAMES = `{
  const frames = (window.frames = []);
  requestAnimationFrame(function each(now) {
    frames.push(now);
    if (window.frames === frames) requestAnimationFrame(each);
  });
}`;

interface Dragged {
  readonly fps: number;
  readonly longest: number;
  /** Processor time of all the browser's processes for a frame: what a busy machine does not change. */
  readonly cost: number;
}

async function processorTime(browser: CDPSession): Promise<number> {
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
}

/** Drags the map about with the real mouse for a while, and counts the frames. */
async function dragMap(page: Page, whole: CDPSession): Promise<Dragged> {
  const box = await page.locator('.map-viewport').boundingBox();
  if (box === null) throw new Error('there is no map');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  for (let i = 0; i < 3; i++) await page.mouse.wheel(0, -240);
  await page.waitForTimeout(800);
  await page.evaluate(COUNT_FRAMES);
  await page.mouse.down();
  const before = await processorTime(whole);
  const began = performance.now();
  for (let step = 0; performance.now() - began < 3000; step++) {
    const turn = step / 25;
    await page.mouse.move(x + Math.sin(turn) * box.width * 0.35, y + Math.sin(turn * 1.7) * box.height * 0.35);
  }
  const frames = await page.evaluate<number[]>('window.frames');
  const cost = ((await processorTime(whole)) - before) / frames.length;
  await page.mouse.up();
  const gaps = frames.slice(1).map((at, i) => at - (frames[i] ?? at));
  const time = (frames.at(-1) ?? 0) - (frames[0] ?? 0);
  return { fps: (1000 * gaps.length) / time, longest: Math.max(...gaps), cost };
}

const served = await servePage();
const browser = await openBrowser();
const crowds = [
  { what: 'the map', ...crowdedMatch('crowded') },
  { what: 'the field of Auerstaedt', ...crowdedBattle('b') },
];
const load = loadavg()[0] ?? 0;
const say = (what: string, figure: string) => console.log(`${what.padEnd(58)} ${figure}`);
say('machine', `${cpus().length} cores, load ${load.toFixed(1)} at the start`);

for (const [what, path, selector] of [
  ['front page', '/', '[data-game] button'],
  ...games.flatMap(({ id, lesson }) =>
    lesson === null ? [] : ([[`a table of ${id}, opened by its address`, `/learn/${id}`, '.map-viewport']] as const),
  ),
] as const) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { page } = await openPage(browser, served.address, SLOWED);
    times.push(await interactive(page, path, selector));
    await page.context().close();
  }
  say(
    `${what}: interactive, ${SLOWED}x slowed`,
    `${Math.round(median(times))} ms (best ${Math.round(Math.min(...times))})`,
  );
  // What other work on the machine does not change: the main thread's own processor time until then.
  const costs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { page, cdp } = await openPage(browser, served.address, 1);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await interactive(page, path, selector);
    const { metrics } = await cdp.send('Performance.getMetrics');
    costs.push(1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0));
    await page.context().close();
  }
  const cost = median(costs);
  say(
    `${what}: main thread until then`,
    `${Math.round(cost)} ms, ${SLOWED} times that is ${Math.round(cost * SLOWED)}`,
  );
}

for (const { what, text, counters, slowed } of crowds.flatMap((crowd) =>
  [1, SLOWED].map((by) => ({ ...crowd, slowed: by })),
)) {
  const { page } = await openPage(browser, served.address, slowed);
  await openCrowded(page, text);
  const rounds: Dragged[] = [];
  const whole = await browser.newBrowserCDPSession();
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push(await dragMap(page, whole));
    await page.keyboard.press('f');
    await page.waitForTimeout(400);
  }
  const fps = median(rounds.map((round) => round.fps));
  const cost = median(rounds.map((round) => round.cost));
  const longest = median(rounds.map((round) => round.longest));
  say(
    `dragging ${what} with ${counters} counters, ${slowed}x slowed`,
    `${fps.toFixed(1)} frames a second, longest ${Math.round(longest)} ms, ${cost.toFixed(1)} ms of processor a frame`,
  );
  await page.context().close();
}
{
  const long = longMatch('long', 2600);
  const { page } = await openPage(browser, served.address, 1);
  const began = performance.now();
  await openCrowded(page, long.text);
  const read = performance.now() - began;
  const opened: number[] = [];
  for (let round = 0; round < ROUNDS; round++) opened.push(await interactive(page, page.url(), '.hand-over'));
  say(`a match of gloire with ${long.entries} entries: read in from its file`, `${Math.round(read)} ms`);
  say('the same, opened again', `${Math.round(median(opened))} ms (best ${Math.round(Math.min(...opened))})`);
  await page.context().close();
}
await browser.close();
await served.close();
