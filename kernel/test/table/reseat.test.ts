import { describe, expect, it } from 'vitest';
import { act, loaded, must, muster, opened, textOf } from './help.ts';

describe('putting somebody else on a chair', () => {
  it('gives a seat to a bot, with its powers and the match as it stands', () => {
    const table = opened();
    muster(table);
    act(table, 0, ['rest']);
    const { view } = table.show(1);
    must(table.reseat(1, { kind: 'bot', name: 'Gneisenau', level: 'searcher' }, 0));
    expect(table.seats[1]).toEqual({ name: 'Gneisenau', kind: 'bot', level: 'searcher', powers: [1] });
    expect(table.botToMove()).toEqual({ seat: 1, level: 'searcher' });
    expect(table.show(1).view).toEqual(view);
    expect(table.log.at(-1)?.fact).toMatchObject({ fact: 'kernel.reseated', seat: 1, kind: 'bot', name: 'Gneisenau' });
  });

  it('gives it back to a person, who has no level', () => {
    const table = opened();
    must(table.reseat(1, { kind: 'bot', name: 'Bot', level: 'keen' }, 0));
    must(table.reseat(1, { kind: 'person', name: 'Blücher' }, 0));
    expect(table.seats[1]).toEqual({ name: 'Blücher', kind: 'person', powers: [1] });
    expect(table.botToMove()).toBeNull();
  });

  it('leaves the charter as it was at the start', () => {
    const table = opened();
    must(table.reseat(1, { kind: 'bot', name: 'Bot', level: 'keen' }, 0));
    expect(table.charter.seats[1]?.name).toBe('Blücher');
    expect(loaded(textOf(table)).seats).toEqual(table.seats);
  });

  it('takes the new bot out of who must agree to an undo', () => {
    const table = opened();
    muster(table);
    act(table, 0, ['draw']);
    must(table.reseat(1, { kind: 'bot', name: 'Bot' }, 0));
    must(table.propose(0, { kind: 'undo', entry: 5 }, 0));
    must(table.answer(2, true, 0));
    expect(table.state.game.hands[0]?.is).toEqual([]);
  });

  it('is possible after the end too, and does not change the result', () => {
    const table = opened();
    must(table.resign(0, 0));
    must(table.reseat(1, { kind: 'bot', name: 'Bot' }, 0));
    expect(table.result?.winners).toEqual([1, 2]);
    expect(loaded(textOf(table)).seats[1]?.kind).toBe('bot');
  });

  it('asks nobody any more whose chair a bot has taken: an open proposal does not wait for it', () => {
    const table = opened();
    muster(table);
    act(table, 0, ['draw']);
    must(table.propose(0, { kind: 'undo', entry: 5 }, 0));
    must(table.answer(2, true, 0));
    must(table.reseat(1, { kind: 'bot', name: 'Bot' }, 0));
    expect(table.show(0).proposal).toBeNull();
  });
});
