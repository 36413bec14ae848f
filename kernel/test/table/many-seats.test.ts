import { describe, expect, it } from 'vitest';
import { fastDice, type Game, StateDice } from '../../src/index.ts';
import { type ClockRules, loadMatch, type Leaving, Table, writeMatch } from '../../src/table-door.ts';
import { allianceSpike } from '../../testing/index.ts';
import { type Pact, PRUSSIA } from '../../testing/spikes/alliance/state.ts';

type Europe = Table<Pact>;
const BOT: Leaving = { to: 'bot', level: 'conscript' };

function open(leaving: Leaving | null, clock: ClockRules | null = null, game: Game<Pact> = allianceSpike): Europe {
  const seats = [0, 1, 2, 3, 4].map((power) => ({ name: `p${power}`, kind: 'person' as const, powers: [power] }));
  const table = Table.open(
    game,
    {
      scenario: 'channel',
      options: {},
      seats,
      clock,
      nonces: [],
      seed: 'five',
      ...(leaving === null ? {} : { leaving }),
    },
    0,
  );
  if (!(table instanceof Table)) throw new Error(table.fault);
  return table;
}

/** Random actions, one every so many milliseconds. */
function playOn(table: Europe, actions: number, from = 0, each = 10): number {
  const dice = new StateDice(fastDice(`on ${from}`));
  let now = from;
  for (let n = 0; n < actions && table.result === null; n++) {
    now += each;
    const seat = dice.pick(table.waiting());
    const offers = table.decision(seat)?.offers ?? [];
    const done = table.act(seat, dice.pick(offers), now);
    if (!done.ok) throw new Error(JSON.stringify(done));
  }
  return now;
}

function again(table: Europe, game: Game<Pact> = allianceSpike): Europe {
  const loaded = loadMatch(game, writeMatch(table.file(true)));
  if ('fault' in loaded) throw new Error(loaded.detail);
  return loaded.table;
}

describe('a match of five', () => {
  it('goes on when one resigns and one runs out of time, and three people finish it', () => {
    const table = open(BOT, { perTurn: 1000, bank: 1000 });
    let now = playOn(table, 10);
    expect(table.resign(4, now)).toEqual({ ok: true });
    now = playOn(table, 5, now);
    const [slow = 0] = table.waiting();
    now += 5000;
    expect(table.tick(now)).toEqual({ ok: true });
    expect([table.result, table.seats[4]?.kind, table.seats[slow]?.kind]).toEqual([null, 'bot', 'bot']);
    expect(table.seats.filter(({ kind }) => kind === 'person')).toHaveLength(3);
    playOn(table, 5000, now);
    expect(table.result).toMatchObject({ reason: 'capitals' });
    expect(table.log.map(({ fact }) => fact.fact)).toEqual(expect.arrayContaining(['kernel.resigned', 'kernel.time']));
    expect(again(table).state).toEqual(table.state);
  });

  it('ends with the first who leaves where it was not set up to go on', () => {
    const table = open(null);
    table.resign(4, 0);
    expect(table.result).toEqual({ winners: [0, 1, 2, 3], reason: 'resigned' });
  });

  it('may go on with the powers of the leaver in a partner’s hands, who then knows their cards', () => {
    const game: Game<Pact> = { ...allianceSpike, partner: (_, leaver) => (leaver === 4 ? PRUSSIA : null) };
    const table = open({ to: 'partner', level: '' }, null, game);
    expect(table.show(PRUSSIA).view.game.hands[4]?.is.every((card) => card < 0)).toBe(true);
    table.resign(4, 0);
    expect(table.state.holder).toEqual([0, 1, 2, 3, 3]);
    expect(table.show(PRUSSIA).view.game.hands[4]?.is).toEqual(table.state.game.hands[4]?.is);
    expect(table.seats.map(({ powers }) => powers.length)).toEqual([1, 1, 1, 2, 0]);
    playOn(table, 5000);
    expect(table.result).not.toBeNull();
    expect(again(table, game).state).toEqual(table.state);
  });

  it('keeps them there when somebody goes back to before it', () => {
    const game: Game<Pact> = { ...allianceSpike, partner: () => PRUSSIA };
    const table = open({ to: 'partner', level: '' }, null, game);
    const [seat = 0] = table.waiting();
    expect(table.act(seat, ['station'], 0)).toEqual({ ok: true });
    table.resign(4, 0);
    expect(table.undo(seat, 0)).toEqual({ ok: true });
    expect(table.state.holder).toEqual([0, 1, 2, 3, 3]);
    expect(again(table, game).state).toEqual(table.state);
  });

  it('is drawn when all agree, and not before', () => {
    const table = open(BOT);
    table.propose(2, { kind: 'draw' }, 0);
    for (const seat of [0, 1, 3]) table.answer(seat, true, 0);
    expect(table.result).toBeNull();
    table.answer(4, true, 0);
    expect(table.result).toEqual({ winners: [], reason: 'agreed' });
  });
});

describe('talk', () => {
  const game: Game<Pact> = allianceSpike;
  const { talk: _, ...mute } = allianceSpike;
  const heard = (table: Europe, viewer: number) =>
    table.show(viewer).log.flatMap(({ fact }) => (fact.fact === 'kernel.said' ? [fact['phrase']] : []));

  it('is heard by those it is meant for, and is in the file', () => {
    const table = open(null, null, game);
    expect(table.say(1, [2], 'canPay', [4], 0)).toEqual({ ok: true });
    expect(table.say(2, [], 'holdACard', [], 0)).toEqual({ ok: true });
    expect([1, 2, 0, -1].map((viewer) => heard(table, viewer))).toEqual([
      ['canPay', 'holdACard'],
      ['canPay', 'holdACard'],
      ['holdACard'],
      ['holdACard'],
    ]);
    expect(again(table, game).log).toEqual(table.log);
  });

  it('names things of the game by their kinds, and only such as there are', () => {
    const named: Game<Pact> = { ...game, talk: { phrases: { seek: 1 }, kinds: { seek: ['power'] } } };
    const table = open(null, null, { ...named, domains: { ...named.domains, power: () => 5 } });
    expect(table.say(1, [], 'seek', [3], 0)).toEqual({ ok: true });
    expect(table.log.at(-1)?.fact).toMatchObject({ fact: 'kernel.said', phrase: 'seek', power: 3 });
    for (const power of [5, -1]) {
      expect(table.say(1, [], 'seek', [power], 0)).toMatchObject({ ok: false, refused: 'malformed' });
    }
  });

  it('is of the game’s phrases, or free where the game allows it', () => {
    const table = open(null, null, game);
    expect(table.say(1, [], 'text', ['Marchons !'], 0)).toEqual({ ok: true });
    for (const [to, phrase, args] of [
      [[], 'text', ['x'.repeat(41)]],
      [[], 'text', ['bell \u0007']],
      [[], 'canPay', []],
      [[9], 'holdACard', []],
      [[], 'insult', []],
    ] as [number[], string, (string | number)[]][]) {
      expect(table.say(1, to, phrase, args, 0)).toMatchObject({ refused: 'malformed' });
    }
    expect(open(null, null, mute).say(1, [], 'canPay', [4], 0)).toMatchObject({ refused: 'malformed' });
  });
});
