import { dealUnknown, type Dice, type Eyes, type Game, handView, pileView, veilView } from '../../../src/index.ts';
import { battle, combat } from './combat.ts';
import { diplomacy, spending } from './diplomacy.ts';
import { losing } from './losing.ts';
import { paragraphs } from './paragraphs.ts';
import { alliance, freeing, sharing } from './pots.ts';
import { lapse, parting } from './relations.ts';
import {
  backOf,
  begin,
  CARDS,
  CHANNEL,
  content,
  EUROPE,
  grammar,
  type Pact,
  type PactState,
  PLACES,
  POWERS,
} from './state.ts';
import { course, movement, stationing } from './turn.ts';

export const allianceSpike: Game<Pact> = {
  id: 'spike-alliance',
  edition: '1',
  powers: ['napoleon', 'austria', 'russia', 'prussia', 'england'],
  seatings: [
    [[0], [1], [2], [3]],
    [[0], [1], [2, 3]],
    [[0], [1, 2, 3]],
  ],
  scenarios: [EUROPE, CHANNEL],
  perScenario: {
    [EUROPE]: { powers: [0, 1, 2, 3] },
    [CHANNEL]: {
      seatings: [
        [[0], [1], [2], [3], [4]],
        [[0], [1], [2], [3, 4]],
        [[0], [1, 4], [2, 3]],
        [[0], [1, 2, 3, 4]],
      ],
    },
  },
  content,
  grammar,
  domains: {
    power: () => POWERS,
    partners: () => 1 << POWERS,
    place: () => PLACES,
    card: () => CARDS.length + 1,
    thing: () => POWERS,
    resource: () => CARDS.length + 1,
    number: () => 30,
    effect: (state) => state.nextItem,
  },
  first: course,
  procedures: [
    stationing,
    diplomacy,
    alliance,
    freeing,
    spending,
    sharing,
    losing,
    lapse,
    parting,
    movement,
    combat,
    battle,
  ],
  paragraphs,
  talk: { phrases: { canPay: 1, holdACard: 0 }, free: 40 },
  // 4 turns of 4 advisers, 3 pots of 2 rounds of 4 members with 16 pledges each, 10 moves, 24 battles of 10 answers.
  bound: () => 4 * (5 + 3 * 2 * 4 * 16 + 10 + 24 * 10 + 30),
  begin,
  view,
  imagine,
  backOf,
  piles: (s) => [s.deck],
  reachable: [
    ...CARDS.map((card) => `card:${card}`),
    'alliance:made',
    'alliance:failed',
    'forced',
    'freed',
    'freeing:failed',
    'calledOff',
    'fall:allied',
    'fall:alone',
  ],
  invariant,
};

function view(s: PactState, eyes: Eyes): PactState {
  return {
    turn: s.turn,
    money: s.money.slice(),
    deck: pileView(s.deck, eyes.viewer, backOf),
    hands: s.hands.map((hand) => handView(hand, eyes.viewer, backOf)),
    discard: veilView(s.discard, eyes.viewer),
    troops: s.troops.slice(),
    control: s.control.slice(),
    advisers: s.advisers.slice(),
    allied: s.allied.slice(),
    initiator: s.initiator,
    pact: s.pact,
    fresh: s.fresh,
    forced: s.forced,
    yoke: s.yoke,
    calledOff: s.calledOff,
    calledOffIn: s.calledOffIn,
    successes: s.successes.slice(),
  };
}

function imagine(s: PactState, _: Eyes, dice: Dice): PactState {
  dealUnknown(content.cards, [s.deck, ...s.hands, s.discard], dice, backOf);
  return s;
}

function invariant(s: PactState): string | null {
  const cards = [...s.deck.is, ...s.discard.is, ...s.hands.flatMap((hand) => hand.is)].sort((a, b) => a - b);
  if (cards.join() !== content.cards.join()) return `the cards are now ${cards.join()}`;
  if (s.money.some((money) => money < 0)) return 'somebody owes money';
  if (s.troops.some((units) => units < 0)) return 'somebody has fewer than no troops';
  if (s.allied.filter((allied) => allied === 1).length === 1) return 'an alliance of one';
  if (s.forced !== -1 && s.allied[s.forced] === 1) return 'the forced ally is in the alliance';
  return null;
}
