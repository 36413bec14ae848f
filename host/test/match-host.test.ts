import { type Action, PUBLIC, type Seat } from '@bivouac/kernel';
import { readMatch, type SeatInfo, Table } from '@bivouac/kernel/table';
import { tiny } from '@bivouac/kernel/testing';
import { describe, expect, test } from 'vitest';
import { BotRoom, type Connection, HostedMatch, type Look, MatchHost, type Push, Thinker } from '../src/index.ts';

/** Somebody who is connected: everything that was pushed to him. */
class Player {
  readonly pushes: Push[] = [];
  readonly line: Connection;

  constructor(host: MatchHost, seats: readonly Seat[], eyes: Seat) {
    this.line = host.connect(seats, eyes, (push) => this.pushes.push(structuredClone(push)));
  }

  get look(): Look {
    const last = this.pushes.at(-1);
    if (last?.push !== 'look') throw new Error('nothing was pushed');
    return last.look;
  }

  /** Takes the first plain offer. */
  async act(): Promise<void> {
    const { decision } = this.look.showing;
    const offer = decision?.offers.find((one) => one.every((part) => typeof part !== 'object'));
    if (offer === undefined) throw new Error('nothing is offered');
    const done = await this.line.act(offer as Action, decision?.stamp);
    if (!done.ok) throw new Error(done.refused);
  }
}

/** The tiny game for three; the last seats are bots. */
function hostOf(persons: number) {
  const powers = tiny.seatings.find(({ length }) => length === 3) ?? [];
  const seats = powers.map((own, seat): SeatInfo => {
    const name = `${seat}`;
    return seat < persons ? { name, kind: 'person', powers: own } : { name, kind: 'bot', level: 'random', powers: own };
  });
  const opening = { scenario: 'ring', options: {}, seats, clock: null, nonces: [], seed: 'host', every: 16 };
  const table = Table.open(tiny, opening, 0);
  if (!(table instanceof Table)) throw new Error(table.fault);
  let kept = 0;
  const bots = () => ({
    desk: new BotRoom(async () => ({ use: (what) => what(tiny, null) })),
    close: () => undefined,
    onFailure: () => undefined,
  });
  const host = new MatchHost(new HostedMatch(tiny, table, { now: () => 0 }), {
    thinker: new Thinker({ game: 'tiny', pack: null }, bots),
    now: () => 0,
    keep: async () => {
      kept++;
      return null;
    },
    noteSeen: async () => undefined,
  });
  return { host, table, keptTimes: () => kept };
}

/** Who made each entry. */
async function seatsIn({ hosted }: MatchHost): Promise<Seat[]> {
  const file = readMatch((await hosted.fileText()) ?? '');
  return 'fault' in file ? [] : file.entries.map(({ seat }) => seat);
}

const someTime = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('a seat belongs to a connection', () => {
  test('which sees and does what its own seat may, and nothing else', async () => {
    const { host, table } = hostOf(3);
    const [red, blue] = [new Player(host, [0], 0), new Player(host, [1], 1)];
    expect(red.look.showing.view).toEqual(table.show(0).view);
    expect(await red.line.eyes(1)).toEqual({ ok: false, refused: 'unknownSeat' });
    await expect(red.line.position(0, 1)).rejects.toThrow('not for this connection');
    const { length } = table;
    // Whatever Blue sends, it is Blue's: an offer of Red's is none of his.
    const [offer] = table.decision(0)?.offers ?? [];
    const stamp = table.decision(0)?.stamp;
    const before = table.state.stamp[0];
    await blue.line.act(offer as Action, stamp);
    expect(table.state.stamp[0]).toBe(before);
    expect(table.length - length).toBeLessThan(2);
  });

  test('whoever only watches can do nothing', async () => {
    const { host, table } = hostOf(3);
    const watcher = new Player(host, [], 0);
    expect(watcher.look.viewer).toBe(PUBLIC);
    for (const done of [await watcher.line.act(['a']), await watcher.line.undo(), await watcher.line.resign()]) {
      expect(done).toEqual({ ok: false, refused: 'unknownSeat' });
    }
    expect(await watcher.line.openly()).toMatchObject({ ok: false });
    expect(table.length).toBe(0);
  });

  test('one screen may hold several seats, and hands over between them', async () => {
    const { host, table } = hostOf(3);
    const screen = new Player(host, [0, 1, 2], PUBLIC);
    expect(screen.look.showing.decision).toBeNull();
    for (let n = 0; n < 12; n++) {
      const { waiting } = screen.look.showing;
      const seat = waiting[n % waiting.length] ?? 0;
      expect(await screen.line.eyes(seat)).toEqual({ ok: true });
      expect(screen.look.showing.view).toEqual(table.show(seat).view);
      await screen.act();
    }
    expect(table.length).toBe(12);
    expect(new Set(await seatsIn(host))).toEqual(new Set([0, 1, 2]));
  });
});

describe('what happens is pushed', () => {
  test('to everybody, after it is kept, with only the log that is new', async () => {
    const { host, keptTimes } = hostOf(3);
    const players = [0, 1, 2].map((seat) => new Player(host, [seat], seat));
    for (let n = 0; n < 30 && players[0]?.look.showing.result === null; n++) {
      const asked = players.find(({ look }) => look.showing.decision !== null);
      await asked?.act();
      expect(keptTimes()).toBe(n + 1);
    }
    for (const { pushes, look } of players) {
      expect(pushes).toHaveLength(keptTimes() + 1);
      // Put together, what was pushed is the log as a newcomer at the same seat gets it whole.
      let log: Look['showing']['log'] = [];
      for (const push of pushes) {
        if (push.push !== 'look') throw new Error(push.detail);
        const { since, showing } = push.look;
        expect(showing.log.every(({ at }) => at >= since)).toBe(true);
        log = [...log.filter(({ at }) => at < since), ...showing.log];
      }
      expect(log).toEqual(new Player(host, [look.viewer], look.viewer).look.showing.log);
    }
  });

  test('a proposal is answered by whoever it was put to; bots decline for themselves', async () => {
    const { host } = hostOf(3);
    const [red, blue] = [new Player(host, [0], 0), new Player(host, [1], 1)];
    expect(await blue.line.answer(true)).toEqual({ ok: false, refused: 'noProposal' });
    expect(await red.line.proposeDraw()).toEqual({ ok: true });
    expect(await red.line.answer(true)).toEqual({ ok: false, refused: 'unknownSeat' });
    expect(await blue.line.answer(false)).toEqual({ ok: true });
    expect(red.look.showing.proposal).toBeNull();
    const alone = hostOf(1);
    const one = new Player(alone.host, [0], 0);
    expect(await one.line.proposeDraw()).toEqual({ ok: true });
    expect(one.look.showing.proposal).toBeNull();
    expect(one.look.showing.result).toBeNull();
  });
});

describe('the host lets the bots play', () => {
  test('one entry at a time, and only when everybody has seen what was before', async () => {
    const { host, table } = hostOf(2);
    const [red, blue] = [new Player(host, [0], 0), new Player(host, [1], 1)];
    await red.act();
    await blue.act();
    const { length } = table;
    expect(red.look.bot).toBe(2);
    await red.line.ready('each');
    await someTime();
    expect(table.length).toBe(length);
    await blue.line.ready('each');
    await someTime();
    expect(table.length).toBe(length + 1);
    // What the bot chose in private they do not count, each as he counts himself.
    for (const [seat, { pushes }] of [red, blue].entries()) {
      expect(pushes.at(-1)).toMatchObject({ push: 'look', length: table.count(seat) });
    }
  });

  test('all together where nobody wants to see each', async () => {
    const { host, table } = hostOf(1);
    const red = new Player(host, [0], 0);
    for (let n = 0; n < 8 && table.result === null; n++) {
      if (red.look.showing.decision !== null) await red.act();
      const pushes = red.pushes.length;
      const isBots = red.look.bot !== null;
      await red.line.ready('quick');
      await someTime();
      expect(red.look.bot).toBeNull();
      expect(red.pushes.length - pushes).toBe(isBots ? 1 : 0);
    }
    expect((await seatsIn(host)).some((seat) => seat > 0)).toBe(true);
  });
});
