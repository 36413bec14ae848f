import {
  dealUnknown,
  type Dice,
  type Game,
  handView,
  type Eyes,
  type Setup,
  UNKNOWN,
  veilView,
} from '../../src/index.ts';
import { ambush, entry, panic, tactics } from './battle.ts';
import { begin, content, COUNTERS, DECOY, grammar, PLACES, POWERS, type Tiny, type TinyState, TROOP } from './state.ts';
import { course, muster, raid, resupply, truce, turn } from './turn.ts';
import { paragraphs } from './paragraphs.ts';

export const tiny: Game<Tiny> = {
  id: 'tiny',
  edition: '1',
  powers: ['red', 'blue', 'green'],
  seatings: [
    [[0], [1], [2]],
    [[0], [1, 2]],
    [[0, 2], [1]],
    [[0, 1], [2]],
  ],
  scenarios: ['ring'],
  content,
  grammar,
  domains: {
    counter: () => COUNTERS,
    place: () => PLACES,
    card: () => 3,
    tactic: () => 3,
    thing: () => 4,
    effect: (state) => state.nextItem,
    resource: () => 2,
    number: () => 5,
  },
  first: course,
  procedures: [turn, raid, entry, ambush, tactics, panic, truce, muster, resupply],
  timed: true,
  paragraphs,
  bound: () => 2000,
  begin: (setup: Setup) => begin(setup),
  view,
  imagine,
  piles: (s) => [s.deck],
  reachable: ['card:0', 'card:1', 'card:2', 'counter:decoy', 'counter:troop', 'tactic:0', 'tactic:1', 'tactic:2'],
  invariant,
};

function view(s: TinyState, eyes: Eyes): TinyState {
  return {
    turn: s.turn,
    active: s.active,
    actions: s.actions,
    place: s.place.slice(),
    face: veilView(s.face, eyes.viewer),
    deck: veilView(s.deck, eyes.viewer),
    hands: s.hands.map((hand) => handView(hand, eyes.viewer)),
    discard: s.discard.slice(),
    coins: s.coins.slice(),
    score: s.score.slice(),
    letters: s.letters.map((letter, power) => (mayRead(eyes, power) ? letter : '')),
    truce: s.truce.slice(),
    lastSeen: s.lastSeen.slice(),
  };
}

/** TINY 2#6: a letter is for the next power, and for whoever wrote it. */
function mayRead(eyes: Eyes, from: number): boolean {
  return eyes.holds(from) || eyes.holds((from + 1) % POWERS);
}

function imagine(s: TinyState, eyes: Eyes, dice: Dice): TinyState {
  dealUnknown(content.deck.filter(notIn(s.discard)), [s.deck, ...s.hands], dice);
  for (let power = 0; power < POWERS; power++) {
    const [a, b] = [power * 2, power * 2 + 1];
    const known = s.face.is[a] !== UNKNOWN ? a : s.face.is[b] !== UNKNOWN ? b : null;
    if (known === null) s.face.is[a] = dice.below(2);
    const sure = known ?? a;
    s.face.is[sure === a ? b : a] = s.face.is[sure] === TROOP ? DECOY : TROOP;
    if (!mayRead(eyes, power)) s.letters[power] = '';
  }
  return s;
}

/** Leaves out, once each, what lies in a list. */
function notIn(list: readonly number[]): (thing: number) => boolean {
  const left = [...list];
  return (thing) => {
    const at = left.indexOf(thing);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  };
}

function invariant(s: TinyState): string | null {
  const cards = s.deck.is.length + s.discard.length + s.hands.reduce((sum, hand) => sum + hand.is.length, 0);
  if (cards !== content.deck.length) return `${cards} cards instead of ${content.deck.length}`;
  if (s.coins.some((coins) => coins < 0)) return 'somebody owes coins';
  return null;
}
