import { type Fact, type Frame, only, type State } from '../../src/index.ts';
import type { Referee } from '../../src/table-door.ts';
import { allianceSpike as game } from '../../testing/spikes/alliance/game.ts';
import { content, type Pact, type PactState, PLACES } from '../../testing/spikes/alliance/state.ts';
import { begun, frame, from } from './help.ts';

export const MONEY = 0;

export let r: Referee<Pact>;
export let state: State<PactState>;
export let s: PactState;
export let facts: Fact[];

/** Hands by power, then the frames on top of the course of play, which goes on at `step`. */
export function position(
  hands: readonly (readonly number[])[],
  step: string,
  frames: Frame[],
  seating = 0,
  set = () => {},
): void {
  state = begun(game, 1, seating).state;
  s = state.game;
  s.hands = hands.map((cards, power) => ({
    is: [...cards],
    seen: cards.map(() => only(state.holder[power] ?? 0)),
  }));
  const deck = [...content.cards];
  for (const card of hands.flat()) deck.splice(deck.indexOf(card), 1);
  s.deck = { is: deck, seen: deck.map(() => 0) };
  s.money = [6, 5, 5, 5];
  set();
  state.stack = [frame('course', step, {})];
  ({ r, facts } = from(game, state, ...frames));
}

/** The diplomacy of these advisers. */
export function parley(advisers: number[], hands: readonly (readonly number[])[], seating = 0, set = () => {}): void {
  const vars = { at: 0, target: -1, parties: [], shy: [] };
  position(hands, 'part', [frame('diplomacy', 'next', vars)], seating, () => {
    s.advisers = advisers;
    set();
  });
}

export function garrison(...units: readonly (readonly [power: number, place: number, count: number])[]): void {
  s.troops.fill(0);
  for (const [power, place, count] of units) s.troops[power * PLACES + place] = count;
}

export function purse(): { money: number[]; cards: number[][]; discard: number[] } {
  return {
    money: [...s.money],
    cards: s.hands.map((hand) => hand.is.toSorted((a, b) => a - b)),
    discard: [...s.discard.is],
  };
}

/** Goes on from the state as it is now, with these frames on top. */
export function goOn(...frames: Frame[]): void {
  ({ r, facts } = from(game, state, ...frames));
}
