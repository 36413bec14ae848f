import { describe, expect, it } from 'vitest';
import { copy, type Seat } from '../../src/index.ts';
import { tiny } from '../../testing/index.ts';
import {
  act,
  loaded,
  longMatch,
  must,
  muster,
  opened,
  playOn,
  rolling,
  textOf,
  THREE,
  type TinyTable,
  wholeOf,
  entryCalled,
  lastFor,
  withTake,
} from './help.ts';

/** How everybody calls the first action after the muster: of the secret choices, each counts only his own. */
const FIRST = 5;

function sorted(list: readonly number[]): number[] {
  return list.toSorted((a, b) => a - b);
}

function agree(table: TinyTable, by: Seat, entry: number): void {
  must(table.propose(by, { kind: 'undo', entry }, 0));
  for (const seat of table.seats.keys()) if (seat !== by) must(table.answer(seat, true, 0));
}

/** The position without dice and stamps, which are never rewound, and without the order of the deck. */
function position(table: TinyTable): object {
  const { dice: _, stamp: __, game, ...rest } = copy(table.state);
  const { deck, ...others } = game;
  return { ...rest, game: others, deck: { ...deck, is: sorted(deck.is) } };
}

describe('an agreed undo', { timeout: 60_000 }, () => {
  it('goes back across new information, when all others are for it', () => {
    const table = opened();
    muster(table);
    const before = position(table);
    act(table, 0, ['draw']);
    act(table, 0, ['march', 1, 2]);
    must(table.propose(0, { kind: 'undo', entry: FIRST }, 0));
    must(table.answer(2, true, 0));
    expect(table.state.game.hands[0]?.is).toHaveLength(1);
    must(table.answer(1, true, 0));
    expect(position(table)).toEqual(before);
    expect(table.show(0).proposal).toBeNull();
    expect(table.log.at(-1)).toEqual({ at: 11, fact: { fact: 'kernel.rewound' } });
  });

  it('can be asked for by a seat whose action it was not', () => {
    const table = opened();
    muster(table);
    act(table, 0, ['draw']);
    agree(table, 2, FIRST);
    expect(table.state.game.hands[0]?.is).toEqual([]);
  });

  it('is off the table when one is against it', () => {
    const table = opened();
    muster(table);
    act(table, 0, ['draw']);
    const { state } = table;
    const before = copy(state);
    must(table.propose(0, { kind: 'undo', entry: FIRST }, 0));
    must(table.answer(1, true, 0));
    must(table.answer(2, false, 0));
    expect(table.state).toEqual(before);
    expect(table.answer(1, true, 0)).toEqual({ ok: false, refused: 'noProposal' });
  });

  it('needs nobody when all others are bots', () => {
    const bots = THREE.map((seat, i) => (i === 0 ? seat : { ...seat, kind: 'bot' as const, level: 'random' }));
    const table = opened({ seats: bots });
    muster(table);
    act(table, 0, ['draw']);
    must(table.propose(0, { kind: 'undo', entry: FIRST }, 0));
    expect(table.state.game.hands[0]?.is).toEqual([]);
  });

  it('is not offered for an entry that is no action, was taken back, or is not there', () => {
    const table = opened();
    muster(table);
    act(table, 0, ['march', 1, 2]);
    must(table.undo(0, 0));
    for (const entry of [FIRST, FIRST + 1, FIRST + 2, 0, -1, 1.5, Number.NaN]) {
      expect(table.propose(0, { kind: 'undo', entry }, 0)).toEqual({ ok: false, refused: 'noSuchEntry' });
    }
  });

  it('never rewinds the dice: the next roll is not the one that was taken back', () => {
    const rolls: number[] = [];
    for (let i = 0; i < 40; i++) {
      const table = opened({ seed: `roll ${i}` });
      muster(table, [1, 0, 1]);
      const at = () => (table.state.dice.kind === 'keyed' ? table.state.dice.at : -1);
      act(table, 0, ['march', 0, 1]);
      const first = at();
      act(table, 0, ['regroup', 1]);
      const then = at();
      expect(then).toBeGreaterThan(first);
      agree(table, 0, FIRST + 1);
      expect(at()).toBeGreaterThanOrEqual(then);
      const faces = () => table.state.game.face.is.slice(0, 2).join('');
      const before = faces();
      act(table, 0, ['regroup', 1]);
      rolls.push(faces() === before ? 0 : 1);
    }
    // Both sides of the coin come up: it is a new roll each time.
    expect(new Set(rolls).size).toBe(2);
  });

  it('reshuffles a pile that was drawn from, and keeps what is in it', () => {
    let moved = 0;
    for (let i = 0; i < 10; i++) {
      const table = opened({ seed: `pile ${i}` });
      muster(table);
      const deck = [...table.state.game.deck.is];
      act(table, 0, ['draw']);
      agree(table, 0, FIRST);
      const { is, seen } = table.state.game.deck;
      expect(sorted(is)).toEqual(sorted(deck));
      expect(seen).toEqual(deck.map(() => 0));
      if (is.join() !== deck.join()) moved++;
    }
    expect(moved).toBeGreaterThanOrEqual(8);
  });

  it('leaves a pile alone that nobody touched', () => {
    for (let i = 0; i < 10; i++) {
      const table = opened({ seed: `pile ${i}` });
      muster(table);
      const deck = [...table.state.game.deck.is];
      act(table, 0, ['march', 0, 1]);
      act(table, 0, ['regroup', 1]);
      agree(table, 0, FIRST);
      expect(table.state.game.deck.is).toEqual(deck);
    }
  });

  it('leaves in its place what somebody may know of a pile', () => {
    const game = withTake(tiny, ['muster', 'choose', 'done'], (old) => (c, vars, ...args) => {
      c.s.deck.seen[0] = 1;
      return old(c, vars, ...args);
    });
    const table = opened({ game });
    muster(table);
    const bottom = table.state.game.deck.is[0];
    act(table, 0, ['draw']);
    agree(table, 0, FIRST);
    expect(table.state.game.deck.is[0]).toBe(bottom);
    expect(table.state.game.deck.seen[0]).toBe(1);
  });

  it('lets play go on, and everything is in the file', () => {
    const table = opened();
    muster(table);
    act(table, 0, ['draw']);
    agree(table, 0, FIRST);
    playOn(table, 40, rolling('on'));
    const again = loaded(textOf(table));
    expect(again.state).toEqual(table.state);
    expect(again.log).toEqual(table.log);
  });

  it('can itself be followed by a plain undo of what came after it only', () => {
    const table = opened();
    muster(table);
    act(table, 0, ['draw']);
    agree(table, 0, FIRST);
    act(table, 0, ['march', 1, 2]);
    must(table.undo(0, 0));
    expect(table.undoBlocked(0)).toBe('other');
  });

  it.each([1, 63, 64, 65, 70, 129])('gives the same position as a replay, %i actions back', (back) => {
    const table = longMatch(150);
    const number = lastFor(table, 0) - back + 1;
    const replayed = loaded(textOf(table), { upTo: entryCalled(table, 0, number) - 1 });
    agree(table, 0, number);
    expect(position(table)).toEqual(position(replayed));
    // And the match is whole: it plays on, and its file loads.
    playOn(table, 30, rolling('further'));
    expect(loaded(textOf(table)).state).toEqual(table.state);
  });

  it('finds its way far back over undos, standing orders and earlier agreed undos', () => {
    const table = opened({ seed: 'winding 3' });
    const dice = rolling('winding 3');
    playOn(table, 20, dice);
    must(table.order(1, 'ambush', ['pass'], 0));
    playOn(table, 30, dice);
    agree(table, 1, lastFor(table, 1) - 8);
    playOn(table, 5, dice);
    for (const seat of [0, 1, 2]) table.undo(seat, 0);
    playOn(table, 70, dice);
    expect(table.result).toBeNull();
    let number = lastFor(table, 0) - 60;
    while (table.entries[entryCalled(table, 0, number) - 1]?.act[0].startsWith('!')) number++;
    const replayed = loaded(textOf(table), { upTo: entryCalled(table, 0, number) - 1 });
    const orders = copy(table.state.orders);
    agree(table, 0, number);
    expect(position(table)).toEqual({ ...position(replayed), orders });
    expect(wholeOf(loaded(textOf(table)))).toBe(wholeOf(table));
  });

  it('keeps the standing orders as they are now', () => {
    const table = opened();
    muster(table);
    act(table, 0, ['draw']);
    must(table.order(1, 'ambush', ['pass'], 0));
    agree(table, 0, FIRST);
    expect(table.state.orders[1]).toEqual([{ window: 'ambush', answer: ['pass'] }]);
  });

  it('does nothing more when the action was taken back before all had answered', () => {
    const table = opened();
    muster(table);
    act(table, 0, ['march', 1, 2]);
    must(table.propose(0, { kind: 'undo', entry: FIRST }, 0));
    must(table.undo(0, 0));
    const before = copy(table.state.game);
    for (const seat of [1, 2]) table.answer(seat, true, 0);
    expect(table.state.game).toEqual(before);
  });
});
