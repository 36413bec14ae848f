import { randomBytes } from 'node:crypto';
import { fastDice, fillHoles, StateDice } from '@bivouac/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { playOn } from '../../testing/online/play.ts';
import { Player } from '../../testing/online/player.ts';
import { servedHouse, type TestHouse } from '../../testing/online/served.ts';
import { aPage, orderFor, twoAt } from './help.ts';

const pageFolder = aPage();
const houses: TestHouse[] = [];
afterEach(async () => {
  for (const house of houses.splice(0).toReversed()) await house.close();
});
async function opened(options: Parameters<typeof servedHouse>[1] = {}): Promise<TestHouse> {
  const house = await servedHouse(pageFolder, options);
  houses.push(house);
  return house;
}
const newRid = () => randomBytes(12).toString('hex');
const MINUTE = 60_000;

describe('a request that is heard twice', () => {
  test('is done once: doubled, late, on another line, and after the server was started anew', async () => {
    const house = await opened();
    const { id, lines, players } = await twoAt(house.address, 'nations');
    const dice = new StateDice(fastDice('twice'));
    await playOn(lines, dice, 6);
    const line = lines.find(({ showing }) => (showing.decision?.offers.length ?? 0) > 0) ?? lines[0];
    const at = lines.indexOf(line);
    const { decision, entries } = line.showing;
    if (decision === null) throw new Error('nobody is asked');
    const args = [fillHoles(dice.pick(decision.offers), dice), decision.stamp];
    const rid = newRid();
    expect(await line.call('act', args, rid)).toEqual({ ok: true });
    expect(await line.call('act', args, rid)).toEqual({ ok: true });
    expect(await line.call('act', args, rid, true)).toEqual({ ok: true });
    const second = await players[at]?.connect(id);
    expect(await second?.call('act', args, rid, true)).toEqual({ ok: true });
    expect(second?.showing.entries).toBe(entries + 1);
    await house.stop();
    await Promise.all(lines.map((one) => one.until(() => one.closed !== null)));
    const anew = await opened({ dataFolder: house.dataFolder });
    const player = new Player(anew.address);
    player.cookie = players[at]?.cookie ?? '';
    const third = await player.connect(id);
    expect(third.showing.entries).toBe(entries + 1);
    expect(await third.call('act', args, rid, true)).toEqual({ ok: true });
    expect(third.showing.entries).toBe(entries + 1);
    // Under another name it is another request, about a position that is gone.
    expect(await third.call('act', args)).toMatchObject({ ok: false });
    expect(await third.call('length', [])).toBe(entries + 1);
  });

  test('is done once in whatever order it comes: doubled, late and out of turn, on two lines', async () => {
    const house = await opened();
    const { id, lines, players } = await twoAt(house.address, 'nations');
    const tabs = await Promise.all(players.map((player) => player.connect(id)));
    const dice = new StateDice(fastDice('out of turn'));
    const sent: { readonly at: number; readonly rid: string; readonly args: readonly unknown[] }[] = [];
    for (let turn = 0; turn < 10; turn++) {
      const at = lines.findIndex(({ showing }) => (showing.decision?.offers.length ?? 0) > 0);
      const { decision, entries } = lines[at]?.showing ?? { decision: null, entries: 0 };
      if (decision === null) throw new Error('nobody is asked');
      const args = [fillHoles(dice.pick(decision.offers), dice), decision.stamp];
      sent.push({ at, rid: newRid(), args });
      // The new one among old ones, over one line of whoever sent it or over both.
      const old = sent.slice(0, -1).filter(() => dice.below(3) === 0);
      const heap = [...old, ...sent.slice(-1)].flatMap((one) => {
        const both = [lines[one.at], tabs[one.at]];
        return (dice.below(2) === 0 ? both : [both[dice.below(2)]]).map((line) => ({
          ...one,
          line,
          key: dice.below(1000),
        }));
      });
      const answers = heap
        .toSorted((x, y) => x.key - y.key)
        .map(async ({ line, args: given, rid }) => line?.call('act', given, rid, true));
      for (const answer of await Promise.all(answers)) expect(answer).toEqual({ ok: true });
      expect(await lines[at]?.call('length', [])).toBe(entries + 1);
      await Promise.all([...lines, ...tabs].map((line) => line.call('length', [])));
      // An action under a name of its own, about a position that is gone, is none.
      const late = sent[dice.below(sent.length)];
      if (late !== undefined) expect(await lines[late.at]?.call('act', late.args)).toMatchObject({ ok: false });
    }
  });

  test('two tabs that act at once on one position: one counts, the other is told that it is stale', async () => {
    const house = await opened();
    const { id, lines, players } = await twoAt(house.address, 'nations');
    const line = lines.find(({ showing }) => (showing.decision?.offers.length ?? 0) > 0) ?? lines[0];
    const tab = await players[lines.indexOf(line)]?.connect(id);
    const { decision } = line.showing;
    const dice = new StateDice(fastDice('tabs'));
    const args = [fillHoles(dice.pick(decision?.offers ?? []), dice), decision?.stamp];
    const done = await Promise.all([line.call('act', args), tab?.call('act', args)]);
    expect(done.filter((one) => (one as { ok: boolean }).ok)).toHaveLength(1);
  });
});

describe('clocks', () => {
  const clock = { perTurn: MINUTE, bank: 0 };

  test('time in which no server ran is charged to nobody; time in which nobody looked on is', async () => {
    let now = 1_800_000_000_000;
    const house = await opened({ now: () => now });
    const { id, lines, players } = await twoAt(house.address, 'nations', { clock });
    const mover = lines.find(({ showing }) => (showing.decision?.offers.length ?? 0) > 0) ?? lines[0];
    const at = lines.indexOf(mover);
    await Promise.all(lines.map((line) => line.close()));
    await house.stop();
    now += 3_600_000;
    const anew = await opened({ now: () => now, dataFolder: house.dataFolder });
    const player = new Player(anew.address);
    player.cookie = players[at]?.cookie ?? '';
    const line = await player.connect(id);
    expect(line.showing.result).toBeNull();
    expect(line.showing.clocks?.[at]?.turn).toBeGreaterThan(MINUTE - 10_000);
  });

  test('a clock that falls while nobody looks on has fallen when somebody comes', async () => {
    let now = 1_800_000_000_000;
    // The server lives on, and so does its heart: a longer silence than its own would be given back.
    const house = await opened({ now: () => now, silence: 60_000 });
    const brisk = { perTurn: 12_000, bank: 0 };
    const { id, lines, players } = await twoAt(house.address, 'nations', { clock: brisk });
    await Promise.all(lines.map((line) => line.close()));
    now += 16_000;
    const again = await players[0].connect(id);
    await again.until(() => again.showing.result !== null);
    expect(again.showing.result?.reason).toBe('time');
  });
});

test('of three, one who leaves does not end it: a bot goes on for him', async () => {
  const house = await opened();
  const people = [1, 2, 3].map(() => new Player(house.address)) as [Player, Player, Player];
  const { table, link } = await people[0].lay(await orderFor('conquests', 'open', 3));
  await people[1].sit(table.id, link);
  await people[2].sit(table.id, link);
  await people[0].begin(table.id);
  const lines = await Promise.all(people.map((player) => player.connect(table.id)));
  const [first, second, third] = lines;
  expect(await second?.call('resign', [])).toEqual({ ok: true });
  await first?.until(() => first.showing.seats[1]?.kind === 'bot');
  expect(first?.showing.result).toBeNull();
  await playOn(
    [first, third].flatMap((line) => line ?? []),
    new StateDice(fastDice('three')),
    10,
  );
});

test('a pause and a draw are agreed on', async () => {
  const house = await opened();
  const { lines } = await twoAt(house.address, 'nations');
  const [one, two] = lines;
  expect(await one.call('propose', [{ kind: 'pause' }])).toEqual({ ok: true });
  await two.until(() => two.showing.proposal !== null);
  expect(await two.call('answer', [true])).toEqual({ ok: true });
  await one.until(() => one.showing.paused);
  expect(await one.call('resumePlay', [])).toEqual({ ok: true });
  expect(await two.call('proposeDraw', [])).toEqual({ ok: true });
  expect(await one.call('answer', [true])).toEqual({ ok: true });
  await two.until(() => two.showing.result !== null);
  expect(two.showing.result?.winners).toEqual([]);
});
