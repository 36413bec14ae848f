import { type Action, type Game } from '@bivouac/kernel';
import type { Guide, Heard } from '@bivouac/kernel/guide';
import { type SeatInfo, Table } from '@bivouac/kernel/table';
import { tiny } from '@bivouac/kernel/testing';
import { expect, test } from 'vitest';
import { BotRoom, HostedMatch, MatchHost, Thinker } from '../src/index.ts';

type Tiny = typeof tiny extends Game<infer G> ? G : never;

const speaking: Game<Tiny> = { ...tiny, talk: { phrases: { canPay: 1, nothing: 0 }, kinds: { canPay: ['number'] } } };

/** A person and two bots, who say what they do, and note what they have heard. */
function tableOf(game: Game<Tiny>) {
  const heard: (readonly Heard[])[] = [];
  const guide = (ears: readonly Heard[]): Guide<Tiny> =>
    ({
      says: (_: unknown, seat: number, [verb]: Action) =>
        verb === undefined ? null : { to: seat === 1 ? [0] : [], phrase: 'canPay', args: [seat + ears.length] },
      hearing: (said: readonly Heard[]) => {
        heard.push(said);
        return guide(said);
      },
    }) as unknown as Guide<Tiny>;
  const powers = game.seatings.find(({ length }) => length === 3) ?? [];
  const seats = powers.map((own, seat): SeatInfo => {
    const name = `${seat}`;
    return seat === 0 ? { name, kind: 'person', powers: own } : { name, kind: 'bot', level: 'random', powers: own };
  });
  const opening = { scenario: 'ring', options: {}, seats, clock: null, nonces: [], seed: 'talk', every: 16 };
  const table = Table.open(game, opening, 0);
  if (!(table instanceof Table)) throw new Error(table.fault);
  const line = () => ({
    desk: new BotRoom(async () => ({ use: (what) => what(game, guide([])) })),
    close: () => undefined,
    onFailure: () => undefined,
  });
  const host = new MatchHost(new HostedMatch(game, table, { now: () => 0 }), {
    thinker: new Thinker({ game: 'tiny', pack: null }, line),
    now: () => 0,
    keep: async () => null,
    noteSeen: async () => undefined,
  });
  const connection = host.connect([0], 0, () => undefined);
  return { host, table, heard, connection };
}

/** The person takes the first plain offer whenever he is asked. */
async function playOn({ host, table, connection }: ReturnType<typeof tableOf>, entries: number) {
  for (let n = 0; n < 100 && table.length < entries && table.result === null; n++) {
    await connection.ready('quick');
    await host.letBotsPlay();
    await new Promise((resolve) => setTimeout(resolve));
    const decision = table.decision(0);
    const offer = decision?.offers.find((one) => one.every((part) => typeof part !== 'object'));
    if (offer !== undefined) await connection.act(offer as Action, decision?.stamp);
  }
}

const saidIn = ({ host }: ReturnType<typeof tableOf>, viewer: number) =>
  host.hosted
    .look(viewer, null)
    .showing.log.flatMap(({ fact }) => (fact.fact === 'kernel.said' ? [[fact['seat'], fact['number']]] : []));

test('bots say along with what they do what their guide has to say, to whom it is meant', async () => {
  const at = tableOf(speaking);
  await playOn(at, 24);
  const mine = saidIn(at, 0);
  expect(mine.length).toBeGreaterThan(1);
  expect(new Set(mine.map(([seat]) => seat))).toEqual(new Set([1, 2]));
  // What bot 1 says is for the person alone.
  expect(saidIn(at, 2).filter(([seat]) => seat === 1)).toEqual([]);
});

test('bots hear what was said to them and to all, the oldest first, and nothing else', async () => {
  const at = tableOf(speaking);
  expect(await at.connection.say({ to: [2], phrase: 'canPay', args: [1] })).toEqual({ ok: true });
  await at.connection.say({ to: [], phrase: 'nothing', args: [] });
  await playOn(at, 24);
  const first = (seat: number, phrase: string) =>
    at.heard.filter((ears) => ears.some((one) => one.seat === seat && one.phrase === phrase));
  expect(first(0, 'nothing').length).toBe(at.heard.length);
  // Bot 1 was not meant; bot 2 heard it first.
  expect(at.heard.some((ears) => ears[0]?.phrase === 'nothing')).toBe(true);
  expect(at.heard.some((ears) => ears[0]?.phrase === 'canPay' && ears[0].numbers[0] === 1)).toBe(true);
});

test('in a game without words nobody speaks', async () => {
  const at = tableOf(tiny);
  await playOn(at, 24);
  expect(saidIn(at, 0)).toEqual([]);
  expect(at.heard).toEqual([]);
  expect(at.table.length).toBeGreaterThan(2);
});
