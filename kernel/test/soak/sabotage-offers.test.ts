import { describe, expect, it } from 'vitest';
import { RulesFault } from '../../src/index.ts';
import { tiny } from '../../testing/index.ts';
import { type TinyGame, withAsk, withAuto } from '../table/help.ts';
import { caught, names } from './help.ts';

/** The game with one more thing offered in every turn. */
function alsoOffering(...offer: unknown[]): TinyGame {
  return withAsk(tiny, 'turn', 'choose', (old) => ({
    offers(c, vars) {
      old.offers(c, vars);
      const offering = (...all: unknown[]): void => c.offer(...(all as ['draw']));
      offering(...offer);
    },
  }));
}

describe('the soak finds offers that cannot be taken:', { timeout: 60_000 }, () => {
  it('a verb that the question does not take', () => {
    expect(caught(alsoOffering('tactic', 1), { every: 1 })).toMatchObject({
      property: 'every offer is accepted',
      detail: expect.stringMatching(/nobody takes "tactic"/),
    });
  });

  it('something that is offered only to whoever asks first', () => {
    let first: object | null = null;
    const game = withAsk(tiny, 'turn', 'choose', (old) => ({
      offers(c, vars) {
        old.offers(c, vars);
        first ??= c.s;
        if (c.s === first) c.offer('march', c.s.active * 2, 2);
      },
    }));
    expect(caught(game, { every: 1 })).toMatchObject({
      property: 'every offer is accepted',
      detail: expect.stringMatching(/not offered in a copy/),
    });
  });

  it('an offer whose carrying out breaks the rules', () => {
    const game = withAuto(tiny, 'turn', 'agreed', () => () => {
      throw new RulesFault('no truce');
    });
    expect(caught(game, { every: 1 })?.property).toBe('every offer is accepted');
  });

  it('an offer that nobody could send: the copy refuses it', () => {
    expect(caught(alsoOffering('march', 0, 1.5), { every: 1 })).not.toBeNull();
  });

  it.each<[string, unknown[]]>([
    ['half a place', ['march', 0, 1.5]],
    ['an argument too many', ['rest', 1]],
    ['a word for a number', ['march', 0, 'north']],
  ])('an offer that nobody could send, under the right name: %s', (_, offer) => {
    expect(caught(alsoOffering(...offer), { every: 1 })?.property).toBe('every offer is accepted');
  });

  it('the same thing offered twice', () => {
    expect(caught(alsoOffering('rest'), { every: 1, games: 2 })).not.toBeNull();
  });
});

describe('the soak finds refusals that are none:', { timeout: 60_000 }, () => {
  it('a question that changes the state when it is looked at', () => {
    const game = withAsk(tiny, 'turn', 'choose', (old) => ({
      power(c, vars) {
        if (c.viewer === null) c.s.lastSeen[0] = (c.s.lastSeen[0] ?? 0) + 1;
        return old.power(c, vars);
      },
    }));
    expect(caught(game, { every: 1 })).toMatchObject({
      property: 'only offers are accepted',
      detail: expect.stringMatching(/changed the state/),
    });
  });

  it('what is offered and said to be forbidden', () => {
    const game = withAsk(tiny, 'turn', 'choose', (old) => ({
      offers(c, vars) {
        old.offers(c, vars);
        // A second letter is offered by the truth, and not by the view: whoever asks why is told that it cannot be.
        if (c.viewer === null && (vars as { wrote: boolean }).wrote) c.offer('write', { text: 40 });
      },
    }));
    expect(names(game, { every: 2 })).toContain('only offers are accepted');
  });
});

describe('the soak reaches', { timeout: 60_000 }, () => {
  it('standing orders: a game that breaks on one is found', () => {
    const game = withAuto(tiny, 'ambush', 'next', (old) => (c, vars, got) => {
      const [power] = (vars as { queue: number[] }).queue;
      if (power !== undefined && c.standingOrder(power, 'ambush') !== null) throw new Error('no orders, please');
      return old(c, vars, got);
    });
    expect(caught(game, { every: 4, games: 4 })).not.toBeNull();
  });
});
