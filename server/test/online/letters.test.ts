import { auerstaedt1806 } from '@bivouac/empereur';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Player, type TableLine } from '../../testing/online/player.ts';
import { servedHouse, type TestHouse } from '../../testing/online/served.ts';
import { aPage, orderFor } from './help.ts';

const pageFolder = aPage();
let house: TestHouse;
beforeAll(async () => {
  house = await servedHouse(pageFolder);
});
afterAll(() => house.close());

const GUDIN = auerstaedt1806.leaders.findIndex(({ id }) => id === 'gudin');
const DAVOUT = auerstaedt1806.leaders.findIndex(({ id }) => id === 'davout');
const TEXT = 'Hold the village until noon.';
const SAID = 'Psst, over here.';

/** Three far apart: the French commander, the Prussian one, and Gudin. */
async function threeAt(): Promise<readonly TableLine[]> {
  const people = [new Player(house.address), new Player(house.address), new Player(house.address)] as const;
  const [host, ...guests] = people;
  const seats = [[0], [1], [GUDIN + 2]].map(
    (powers, i) => ({ kind: i === 0 ? 'me' : 'open', level: '', powers }) as const,
  );
  const order = { ...(await orderFor('empereur')), scenario: 'hassenhausen', options: {}, seats };
  const { table, link } = await host.lay(order);
  for (const guest of guests) await guest.sit(table.id, link);
  await host.begin(table.id);
  return Promise.all(people.map((one) => one.connect(table.id)));
}

const act = async (lines: readonly TableLine[], line: TableLine, action: readonly unknown[]) => {
  const before = line.showing.entries;
  expect(await line.call('act', [action, line.showing.decision?.stamp ?? 0])).toEqual({ ok: true });
  await line.until(() => line.showing.entries > before);
  for (const one of lines) await one.call('length', []);
};

test('by letters far apart: a letter comes to its man alone, and nobody can chat', async () => {
  const lines = await threeAt();
  const [davout, brunswick, gudin] = lines;
  if (davout === undefined || brunswick === undefined || gudin === undefined) throw new Error('three are here');
  for (let i = 0; i < 40 && gudin.showing.decision?.prompt !== 'mover'; i++) {
    const asked = lines.find(({ showing }) => (showing.decision?.offers.length ?? 0) > 0);
    if (asked !== undefined) await act(lines, asked, ['done']);
  }
  for (const action of [['staff'], ['letter', DAVOUT], ['words', TEXT], ['done']]) await act(lines, gudin, action);
  const knows = (line: TableLine) => line.frames.some((frame) => frame.includes(TEXT));
  expect([knows(davout), knows(brunswick), knows(gudin)]).toEqual([true, false, true]);
  gudin.send({ chat: { rid: 'a'.repeat(24), to: 'all', text: SAID } });
  gudin.send({ chat: { rid: 'b'.repeat(24), to: 0, text: SAID } });
  for (const line of lines) await line.call('length', []);
  expect(lines.some((line) => line.frames.some((frame) => frame.includes(SAID)))).toBe(false);
  for (const line of lines) await line.close();
}, 60_000);
