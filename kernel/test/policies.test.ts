import { describe, expect, it } from 'vitest';
import { during, type Policy, procedure, type Procedure, window } from '../src/index.ts';
import { loadMatch, Table, writeMatch } from '../src/table-door.ts';
import { chargeSpike } from '../testing/index.ts';
import { begin, must, type Toy, toyGame } from './helpers.ts';

type None = Record<string, never>;

/** Power 0 acts, with a number; the other powers may answer it, again and again, with 5, 6 or 7. */
function alarmed(seats: readonly (readonly number[])[] = [[0], [1, 2]]) {
  const alarm = window<Toy, { size: number }>('alarm', {
    clause: 'T 3#1',
    prompt: 'alarm',
    again: true,
    finish: 'done',
    open: true,
    conditions: {
      least: (_, { at }, __, [size]) => at.size >= Number(size),
      only: (_, __, offer, [n]) => offer[1] === n,
    },
    lasting: (_, { size }) => (size > 9 ? 'great' : 'small'),
    may: (c) => [1, 2].filter((power) => c.s.notes.filter((note) => note.startsWith(`${power} `)).length < 3),
    offers: (c) => [5, 6, 7].forEach((n) => c.offer('act', n)),
    take: {
      act(c, _, n) {
        c.s.notes.push(`${c.actor} ${n}`);
        return c.go('next');
      },
    },
  });
  const first: Procedure<Toy, None> = procedure<Toy, None>('first', {
    move: {
      power: () => 0,
      prompt: 'move',
      clause: '',
      offers: (c) => [1, 10].forEach((n) => c.offer('act', n)),
      take: { act: (c, _, size) => c.call(alarm, during({ size }), 'moved') },
    },
    moved: (c) => c.go('move'),
  });
  return begin(toyGame(first, [alarm], { powers: ['red', 'blue', 'green'] }), seats);
}

const give = (played: ReturnType<typeof alarmed>, ...policies: Policy[]) =>
  expect(played.referee.orderAll(1, 'alarm', policies)).toEqual({ ok: true });

describe('policies', () => {
  it('are tried in their order, each with its condition, as often as they fit', () => {
    const played = alarmed();
    give(played, { answer: ['act', 7], when: ['least', 9] }, { answer: ['act', 5] });
    must(played.referee, 0, 'act', 1);
    expect(played.state.game.notes).toEqual(['1 5', '1 5', '1 5', '2 5', '2 5', '2 5']);
    const great = alarmed();
    give(great, { answer: ['act', 7], when: ['least', 9] }, { answer: ['pass'] });
    must(great.referee, 0, 'act', 10);
    expect(great.state.game.notes.slice(0, 3)).toEqual(['1 7', '1 7', '1 7']);
    expect(great.referee.waiting()).toEqual([0]);
  });

  it('may say only how an answer begins: the first offer that fits is meant', () => {
    const played = alarmed();
    give(played, { answer: ['act'], when: ['only', 6] });
    must(played.referee, 0, 'act', 1);
    expect(new Set(played.state.game.notes)).toEqual(new Set(['1 6', '2 6']));
  });

  it('may be for one power of a seat alone', () => {
    const played = alarmed();
    give(played, { answer: ['pass'], power: 1 });
    must(played.referee, 0, 'act', 1);
    expect(played.referee.decision(1)).toMatchObject({ power: 2 });
  });

  it('leave people to be asked where none fits', () => {
    const played = alarmed();
    give(played, { answer: ['act', 5], when: ['least', 9] });
    must(played.referee, 0, 'act', 1);
    expect(played.referee.decision(1)).toMatchObject({ power: 1, prompt: 'alarm' });
  });

  it('that are public are seen by all, told to all with their cause, and bar no undo', () => {
    const played = alarmed();
    give(played, { answer: ['pass'], when: ['least', 0], open: true });
    must(played.referee, 0, 'act', 1);
    expect(played.referee.disclosure.shown).toBe(0);
    expect(played.referee.through(0).state.orders[1]).toHaveLength(1);
    expect(played.facts).toContainEqual({
      fact: 'kernel.policy',
      power: 1,
      window: 'alarm',
      answer: ['pass'],
      when: ['least', 0],
    });
  });

  it('that are secret are their seat’s, and that it need not be asked is news', () => {
    const played = alarmed();
    give(played, { answer: ['pass'] });
    must(played.referee, 0, 'act', 1);
    expect(played.referee.disclosure.shown).not.toBe(0);
    expect(played.referee.through(0).state.orders).toEqual([[], []]);
    expect(played.facts.filter(({ fact }) => fact === 'kernel.policy').every(({ to }) => to !== undefined)).toBe(true);
  });

  it.each<[string, unknown]>([
    ['no list', 7],
    ['an unknown condition', [{ answer: ['pass'], when: ['moon'] }]],
    ['an unknown verb', [{ answer: ['fly'] }]],
    ['too many arguments', [{ answer: ['act', 1, 2] }]],
    ['no answer', [{}]],
    ['too many', Array.from({ length: 21 }, () => ({ answer: ['pass'] }))],
  ])('are refused: %s', (_, policies) => {
    const { referee, state } = alarmed();
    expect(referee.orderAll(1, 'alarm', policies)).toMatchObject({ refused: 'malformed' });
    expect(referee.orderAll(1, 'nothing', [])).toMatchObject({ refused: 'unknownWindow' });
    expect(state.orders).toEqual([[], []]);
  });
});

describe('a pass that lasts', () => {
  it('holds as long as the thing it rests on is the same, and no longer', () => {
    const { referee, state, facts } = alarmed([[0], [1], [2]]);
    must(referee, 0, 'act', 1);
    must(referee, 1, 'waive');
    must(referee, 2, 'pass');
    expect(facts).toContainEqual({ fact: 'kernel.waived', power: 1, window: 'alarm', clause: 'T 3#1' });
    must(referee, 0, 'act', 1);
    expect(referee.waiting()).toEqual([2]); // 1 is not asked
    must(referee, 2, 'pass');
    must(referee, 0, 'act', 10);
    expect(referee.waiting()).toEqual([1]); // something greater: asked again
    expect(state.waived).toBeUndefined();
  });

  it('leaves no trace in the state of a match in which nobody uses it', () => {
    const { referee, state } = alarmed();
    must(referee, 0, 'act', 1);
    must(referee, 1, 'pass');
    expect('waived' in state).toBe(false);
  });
});

describe('declining and going on', () => {
  it('never share a word: who has reacted is done, who has not passes', () => {
    const { referee } = alarmed();
    must(referee, 0, 'act', 1);
    expect(referee.offers(1)[0]).toEqual(['pass']);
    must(referee, 1, 'act', 5);
    expect(referee.offers(1)[0]).toEqual(['done']);
    expect(referee.play(1, ['pass'])).toMatchObject({ refused: 'notOffered' });
    must(referee, 1, 'done');
    expect(referee.decision(1)).toMatchObject({ power: 2 });
  });
});

describe('policies at a table', () => {
  const seat = (powers: number[]) => ({ name: '', kind: 'person' as const, powers });
  const open = () => {
    const opening = {
      scenario: 'field',
      options: {},
      seats: [seat([0]), seat([1])],
      clock: null,
      nonces: [],
      seed: 'x',
    };
    const table = Table.open(chargeSpike, opening, 0);
    if (!(table instanceof Table)) throw new Error(table.fault);
    return table;
  };

  it('are entries of the match: public ones that all hear of, secret ones that their seat alone counts', () => {
    const table = open();
    expect(table.orders(1, 'opportunity', [{ answer: ['fire'], open: true }], 0)).toEqual({ ok: true });
    expect(table.show(0).log.map(({ fact }) => fact.fact)).toContain('kernel.policies');
    expect(table.show(0).entries).toBe(1);
    expect(table.orders(1, 'squares', [{ answer: ['pass'] }], 0)).toEqual({ ok: true });
    expect([table.show(0).entries, table.show(1).entries]).toEqual([1, 2]);
    expect(table.orders(1, 'squares', [{ answer: ['pass'], when: ['nearly'] }], 0)).toMatchObject({
      refused: 'malformed',
    });
  });

  it('do not stand between somebody and his undo', () => {
    const table = open();
    table.orders(1, 'squares', [{ answer: ['pass'], open: true }], 0);
    table.orders(1, 'countering', [{ answer: ['pass'], open: true }], 0);
    const charge = table.decision(0)?.offers.find(([verb]) => verb === 'charge') ?? ['done'];
    expect(table.act(0, charge, 0)).toEqual({ ok: true });
    expect(table.decision(0)?.prompt).toBe('spc.ride');
    expect(table.undoBlocked(0)).toBeNull();
    expect(table.undo(0, 0)).toEqual({ ok: true });
    expect(table.decision(0)?.prompt).toBe('spc.charge');
  });

  it('are in the file, which loads and checks', () => {
    const table = open();
    table.orders(1, 'squares', [{ answer: ['square'], when: ['within', 2], open: true }, { answer: ['pass'] }], 0);
    table.act(0, table.decision(0)?.offers.find(([verb]) => verb === 'charge') ?? ['done'], 0);
    const loaded = loadMatch(chargeSpike, writeMatch(table.file(true)));
    if ('fault' in loaded) throw new Error(loaded.detail);
    expect(loaded.table.state).toEqual(table.state);
  });
});
