import { germany1813, gloireGame } from '@bivouac/gloire';
import { type Action, fastDice, StateDice } from '@bivouac/kernel';
import { isFault, type SeatInfo, Table } from '@bivouac/kernel/table';
import { expect, test } from 'vitest';
import { HostedMatch } from '@bivouac/host';

const game = gloireGame(germany1813);

/** Lützen with a person as the French; the other seat is a bot's, or another person's. */
function sitDown(other: SeatInfo['kind'], seed: string) {
  const powers = game.seatings.find((all) => all.length === 2) ?? [];
  const seats = powers.map((own, seat): SeatInfo => {
    const kind = seat === 0 ? 'person' : other;
    return { name: '', kind, powers: own, ...(kind === 'bot' ? { level: 'random' } : {}) };
  });
  const opening = { scenario: 'luetzen', options: {}, seats, clock: null, nonces: [], seed };
  const table = Table.open(game, opening, 0);
  if (isFault(table)) throw new Error(table.fault);
  return { table, host: new HostedMatch(game, table, { now: () => 0 }) };
}

const isPass = (offers: readonly Action[]) => offers.length === 1 && offers[0]?.[0] === 'pass';

/** Plays at random; what each seat was offered before it acted, and whatever is to be looked at after each action. */
function play(other: SeatInfo['kind'], seed: string, most: number, after?: (at: ReturnType<typeof sitDown>) => void) {
  const at = sitDown(other, seed);
  const { table, host } = at;
  const dice = new StateDice(fastDice(seed));
  const asked: { seat: number; offers: readonly Action[] }[] = [];
  for (let n = 0; n < most && table.result === null; n++) {
    const [seat = 0] = table.show(-1).waiting;
    const offers = (table.decision(seat)?.offers ?? []) as readonly Action[];
    asked.push({ seat, offers });
    const plain = offers.filter((offer) => offer.every((part) => typeof part !== 'object'));
    expect(host.act(seat, dice.pick(plain), undefined).ok).toBe(true);
    after?.(at);
  }
  return asked;
}

test('against bots nobody is asked who could only pass', () => {
  const alone = play('bot', 'pass', 250);
  expect(alone.filter(({ seat, offers }) => seat === 0 && isPass(offers))).toEqual([]);
  // The bot is asked all the same, and so are two persons: each could learn something from it.
  expect(alone.some(({ seat, offers }) => seat === 1 && isPass(offers))).toBe(true);
  const two = play('person', 'pass', 250);
  for (const one of [0, 1]) expect(two.some(({ seat, offers }) => seat === one && isPass(offers))).toBe(true);
});

test('what was passed for somebody does not stand between him and taking back what he did', () => {
  let passed = 0;
  let before = { state: '', entries: 0 };
  const text = (table: ReturnType<typeof sitDown>['table']) => JSON.stringify(table.state.game);
  play('bot', 'undo', 400, ({ table, host }) => {
    const entriesNow = () => host.news(0, 0).rows.flatMap(({ entry }) => entry ?? []);
    const entries = entriesNow();
    const last = entries.at(-1);
    const own = entries.slice(before.entries);
    if (own.length > 1 && own.every(({ seat }) => seat === 0) && last?.act[0] === 'pass') {
      const undone = host.undo(0);
      if (undone.ok) {
        passed++;
        expect(text(table)).toBe(before.state);
      } else expect(entriesNow().slice(0, entries.length)).toEqual(entries);
    }
    before = { state: text(table), entries: table.length };
  });
  expect(passed).toBeGreaterThan(0);
});
