import { describe, expect, it } from 'vitest';
import {
  type DiceState,
  canonical,
  difference,
  type Fact,
  fastDice,
  keyedDice,
  plainFault,
  type State,
} from '../src/index.ts';
import { prepare, Referee } from '../src/table-door.ts';
import type { TinyState } from '../testing/tiny/state.ts';
import { tiny } from '../testing/index.ts';
import { begin, PATIENT, randomMove, rolling } from './helpers.ts';

const seatings: [string, number[][]][] = [
  ['two seats', [[0], [1, 2]]],
  ['three seats', [[0], [1], [2]]],
];
const chance: [string, (seed: string) => DiceState][] = [
  ['fast', fastDice],
  ['keyed', (seed) => keyedDice(seed, ['a', 'b'])],
];

describe.each(seatings)('the tiny game with %s', PATIENT, (_, seats) => {
  it.each(chance)('goes on identically from JSON at every action (%s dice)', (kind, dice) => {
    let actions = 0;
    for (let game = 0; game < 3; game++) {
      const choices = rolling(`round trip ${game}`);
      const { referee, state, facts } = begin(tiny, seats, dice(`${kind} ${game}`));
      while (!referee.finished) {
        expect(plainFault(state)).toBeNull();
        const stored = JSON.parse(JSON.stringify(state)) as State<TinyState>;
        expect(difference(state, stored)).toBeNull();
        const heard: Fact[] = [];
        const other = new Referee(prepare(tiny), stored, { tell: (fact) => heard.push(fact) });
        expect(other.waiting()).toEqual(referee.waiting());

        if (choices.below(12) === 0) {
          const [seat, answer] = [choices.below(seats.length), choices.pick([['pass'], ['play', 0], null])];
          expect(other.order(seat, 'ambush', answer)).toEqual(referee.order(seat, 'ambush', answer));
        }
        for (let seat = 0; seat < seats.length; seat++) {
          expect(other.decision(seat)).toEqual(referee.decision(seat));
        }
        facts.length = 0;
        const { seat, action } = randomMove(referee, choices);
        const elapsed = choices.below(90_000);
        const wire: unknown = JSON.parse(JSON.stringify(action));
        expect(referee.play(seat, action, { elapsed })).toEqual({ ok: true });
        expect(other.play(seat, wire, { elapsed })).toEqual({ ok: true });
        expect(canonical(stored)).toBe(canonical(state));
        expect(heard).toEqual(facts);
        expect(other.disclosure).toEqual(referee.disclosure);
        actions++;
      }
      expect(state.result).not.toBeNull();
    }
    expect(actions).toBeGreaterThan(150);
  });

  it('plays the same whether or not anybody listens', () => {
    const choices = rolling('listening');
    const loud = begin(tiny, seats);
    const quiet = begin(tiny, seats, undefined, { tell: null });
    while (!loud.referee.finished) {
      const { seat, action } = randomMove(loud.referee, choices);
      loud.referee.play(seat, action);
      quiet.referee.play(seat, action);
    }
    expect(quiet.facts).toEqual([]);
    expect(canonical(quiet.state)).toBe(canonical(loud.state));
  });

  it('ends within its bound, with all cards there, and never in a dead end', () => {
    for (let game = 0; game < 30; game++) {
      const choices = rolling(`end ${game}`);
      const { referee, state } = begin(tiny, seats, fastDice(`end ${game}`));
      let actions = 0;
      while (!referee.finished) {
        const { seat, action } = randomMove(referee, choices);
        referee.play(seat, action);
        expect(tiny.invariant?.(state.game) ?? null).toBeNull();
        actions++;
        if (actions > tiny.bound({ scenario: 'ring', options: {}, seats })) throw new Error('beyond its bound');
      }
      expect(state.game.turn).toBe(13);
    }
  });
});
