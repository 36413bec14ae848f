import {
  dealUnknown,
  type Dice,
  type Eyes,
  type Game,
  handView,
  UNKNOWN,
  veilView,
  without,
} from '../../../src/index.ts';
import { battle } from './battle.ts';
import { afterDie, beforeDie, interception } from './interception.ts';
import { march } from './march.ts';
import { paragraphs } from './paragraphs.ts';
import { fallBack, intercepting } from './reactions.ts';
import {
  begin,
  type Campaign,
  type CampaignState,
  content,
  COUNTERS,
  countersAt,
  grammar,
  SIDE,
  TOWNS,
} from './state.ts';
import { course, keeping, phase } from './turn.ts';

export const interceptionSpike: Game<Campaign> = {
  id: 'spike-interception',
  edition: '1',
  powers: ['french', 'allies'],
  seatings: [[[0], [1]]],
  scenarios: ['saxony'],
  content,
  grammar,
  domains: {
    place: () => TOWNS,
    counter: () => COUNTERS,
    event: () => 3,
    thing: () => content.cards.length,
    effect: (state) => state.nextItem,
    resource: () => 1,
    number: () => 1,
  },
  first: course,
  procedures: [phase, march, keeping, fallBack, intercepting, interception, beforeDie, afterDie, battle],
  paragraphs,
  // 10 phases of at most 6 marches of 4 towns, each with 7 answers to a fall back and 4 attempts of 12 answers.
  bound: () => 10 * 6 * 4 * (1 + 7 + 4 * 12),
  begin,
  view,
  imagine,
  piles: (s) => [s.deck],
  reachable: [0, 1, 2].map((event) => `event:${event}`).concat(content.faces.map((_, face) => `face:${face}`)),
  invariant,
};

function view(s: CampaignState, eyes: Eyes): CampaignState {
  return {
    turn: s.turn,
    active: s.active,
    place: s.place.slice(),
    face: veilView(s.face, eyes.viewer),
    moved: s.moved.slice(),
    lost: s.lost.slice(),
    proof: s.proof.slice(),
    said: veilView(s.said, eyes.viewer),
    control: s.control.slice(),
    deck: veilView(s.deck, eyes.viewer),
    hands: s.hands.map((hand) => handView(hand, eyes.viewer)),
    discard: veilView(s.discard, eyes.viewer),
  };
}

function imagine(s: CampaignState, _: Eyes, dice: Dice): CampaignState {
  for (const side of [0, 1]) imagineFaces(s, side, dice);
  dealUnknown(
    content.cards.map((_card, id) => id),
    [s.deck, ...s.hands, s.discard],
    dice,
  );
  return s;
}

const strengthOf = (face: number) => content.faces[face]?.strength ?? 0;

/** Faces for the counters that are not known: first a unit wherever the owner had to own up to one (SPI 4#2). */
function imagineFaces(s: CampaignState, side: number, dice: Dice): void {
  const own = Array.from({ length: SIDE }, (_, i) => side * SIDE + i);
  const known = own.map((counter) => s.face.is[counter] as number).filter((face) => face !== UNKNOWN);
  const rest = without(own, [{ is: known, seen: [] }]);
  dice.shuffle(rest);
  for (let town = 0; town < TOWNS; town++) {
    if (s.proof[side * TOWNS + town] !== 1) continue;
    const here = countersAt(s, town, side);
    if (here.some((counter) => strengthOf(s.face.is[counter] as number) > 0)) continue;
    const unknown = here.filter((counter) => s.face.is[counter] === UNKNOWN);
    const unit = rest.findIndex((face) => strengthOf(face) > 0);
    if (unknown.length > 0 && unit >= 0) s.face.is[dice.pick(unknown)] = rest.splice(unit, 1)[0] as number;
  }
  for (const counter of own) if (s.face.is[counter] === UNKNOWN) s.face.is[counter] = rest.pop() as number;
}

function invariant(s: CampaignState): string | null {
  const cards = s.deck.is.length + s.discard.is.length + s.hands.reduce((sum, hand) => sum + hand.is.length, 0);
  if (cards !== content.cards.length) return `${cards} cards instead of ${content.cards.length}`;
  for (let face = 0; face < COUNTERS; face++) {
    if (!s.face.is.includes(face)) return `face ${face} is nowhere`;
    if ((s.lost[face] as number) > strengthOf(face)) return `face ${face} has lost more than it had`;
  }
  for (const [counter, face] of s.face.is.entries()) {
    const gone = strengthOf(face) > 0 && s.lost[face] === strengthOf(face);
    if (gone && s.place[counter] !== -1) return `counter ${counter} has nothing left and still stands`;
  }
  return null;
}
