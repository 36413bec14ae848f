import { type BackOf, type Eyes, handView, pileView, veilView } from '@bivouac/kernel';
import type { ConquestsContent } from './content/types.ts';
import type { ConquestsState } from './rules/state.ts';

/** What the back of a card tells everyone (CON 3.6): whose deck, which age, and a domain that is on it for certain. */
export function backsOf({ cards }: ConquestsContent): BackOf {
  const backs = cards.map(({ deck, age, back }) => (deck * 2 + age - 1) * 5 + back);
  return (card) => backs[card] ?? 0;
}

/** What a seat may know: all but the faces of cards and objectives that it has not seen. */
export function view(backOf: BackOf, s: ConquestsState, { viewer }: Eyes): ConquestsState {
  return {
    scenario: s.scenario,
    turn: s.turn,
    age: s.age,
    order: s.order.slice(),
    money: s.money.slice(),
    moves: s.moves.slice(),
    morale: s.morale.slice(),
    society: s.society.slice(),
    moraleTaken: s.moraleTaken.slice(),
    societyTaken: s.societyTaken.slice(),
    owed: s.owed.slice(),
    troops: s.troops.slice(),
    ship: s.ship.slice(),
    cargo: s.cargo.slice(),
    loaded: s.loaded.slice(),
    landed: s.landed.slice(),
    engaged: s.engaged.slice(),
    fought: s.fought.slice(),
    reserve: s.reserve.slice(),
    contingent: s.contingent.slice(),
    guard: s.guard.slice(),
    space: s.space.slice(),
    kept: s.kept.slice(),
    hands: s.hands.map((hand) => handView(hand, viewer, backOf)),
    pile: s.pile.map((pile) => pileView(pile, viewer, backOf)),
    spent: s.spent.map((pile) => veilView(pile, viewer)),
    later: s.later.map((pile) => veilView(pile, viewer)),
    gone: s.gone.map((pile) => veilView(pile, viewer, backOf)),
    objective: s.objective.map((one) => veilView(one, viewer)),
    objectives: veilView(s.objectives, viewer),
    pact: s.pact.slice(),
    pactBy: s.pactBy.slice(),
    pactSince: s.pactSince.slice(),
    pactFresh: s.pactFresh.slice(),
    forced: s.forced,
    forcedSince: s.forcedSince,
    forcedUntil: s.forcedUntil,
    forcedFresh: s.forcedFresh,
    calledOff: s.calledOff.slice(),
    offeredIn: s.offeredIn.slice(),
    refusedIn: s.refusedIn.slice(),
    partedBy: s.partedBy.slice(),
    made: s.made.slice(),
    won: s.won.slice(),
    heldBy: s.heldBy.slice(),
    heldSince: s.heldSince.slice(),
    capitalBy: s.capitalBy.slice(),
    parisFor: s.parisFor.slice(),
    out: s.out.slice(),
    turnRule: s.turnRule.slice(),
  };
}
