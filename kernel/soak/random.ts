import { type Action, type Arg, type Dice, fillHoles, type Kind, type Offer, type Seat } from '../src/index.ts';
import type { Referee } from '../src/table-door.ts';

/** A seat that must decide, and what it is offered; null when the match is over. */
export function someDecision<G extends Kind>(
  referee: Referee<G>,
  dice: Dice,
): { seat: Seat; offers: readonly Offer[] } | null {
  const waiting = referee.waiting();
  if (waiting.length === 0) return null;
  const seat = dice.pick(waiting);
  return { seat, offers: referee.offers(seat) };
}

export function someAction(offers: readonly Offer[], dice: Dice): Action {
  return fillHoles(dice.pick(offers), dice);
}

/** A well-formed action of any verb, most often one that the question understands: mostly not offered. */
export function anyAction<G extends Kind>(referee: Referee<G>, seat: Seat, dice: Dice): Action {
  const { grammar, game } = referee.prepared;
  const asked = referee.verbsAsked(seat);
  const verb = asked.length > 0 && dice.below(4) > 0 ? dice.pick(asked) : dice.pick(Object.keys(grammar));
  const args = (grammar[verb] ?? []).map((kind): Arg => {
    if (kind === 'text') return dice.pick(['', 'x', 'y'.repeat(60)]);
    const many = game.domains[kind]?.(referee.state) ?? 3;
    // One below and one above the range as well: those are the ends at which checks are forgotten.
    return dice.below(many + 2) - 1;
  });
  return [verb, ...args];
}

/** Things that are no actions at all. */
export const JUNK: readonly unknown[] = [
  null,
  undefined,
  0,
  'pass',
  [],
  {},
  ['pass', 0],
  ['no such verb'],
  ['__proto__'],
  ['constructor', 1],
  [['pass']],
  [1, 2, 3],
  { verb: 'pass' },
  ['pick', 'one'],
  ['pick', 1.5],
  ['pick', Number.NaN],
  ['pick', -0],
  ['pick', { from: 0, to: 9 }],
];
