import { type Action, type Dice, fillHoles, type Game, type Offer, type Seat, type State } from '@bivouac/kernel';
import type { Gloire, GloireState } from '../../rules/state.ts';
import { eventToPlay } from './cards.ts';
import { aimArmy, aimLeader, aimTown, goFirst, man, placeDecoy, replace, share, suffer } from './chores.ts';
import { bridge, chooseTactic, nextFight, runOver, shelter, siege } from './fighting.ts';
import { offersOf } from './frames.ts';
import { activate, compose, onward } from './movement.ts';
import { type Question, questionOf } from './question.ts';
import { engage, goTo, intercept, react, toTheGuns, withdraw } from './reactions.ts';

/** What the rival is given: what its seat sees and is offered, and chance of its own. */
interface Seen {
  readonly game: Game<Gloire>;
  readonly view: State<GloireState>;
  readonly seat: Seat;
  readonly offers: readonly Offer[];
  readonly dice: Dice;
}

/** What is said when nothing better comes to mind. */
const MODEST = ['pass', 'done', 'stay', 'spare', 'normal'];

/**
 * A player of its own, written from the rulebook alone: something for the levels to be measured against. It thinks every
 * march through to its end on a rough picture of the map, and takes the one after which it likes the position best.
 */
export const rival = {
  id: 'rival',
  choose({ game, view, seat, offers, dice }: Seen): Action {
    const [only] = offers;
    if (only === undefined) throw new Error('the rival is asked, and offered nothing');
    if (offers.length === 1) return fillHoles(only, dice);
    const question = questionOf(game, view, seat, offers);
    const answer = eventToPlay(question) ?? answerTo(question, dice) ?? modest(offers) ?? only;
    return fillHoles(answer, dice);
  },
};

function modest(offers: readonly Offer[]): Offer | null {
  for (const verb of MODEST) {
    const [offer] = offersOf(offers, verb);
    if (offer !== undefined) return offer;
  }
  return null;
}

/** By what is going on, or else by what is offered. */
function answerTo(question: Question, dice: Dice): Offer | null {
  switch (question.frame?.proc ?? '') {
    case 'movement':
      return activate(question, dice);
    case 'planning':
      return compose(question);
    case 'march':
      return onward(question);
    case 'intercepting':
      return intercept(question);
    case 'marching':
      return toTheGuns(question);
    case 'reacting':
      return react(question);
    case 'withdrawing':
      return withdraw(question);
    case 'interception':
      return engage(question);
    case 'choosing':
      return chooseTactic(question);
    case 'combat':
      return nextFight(question);
    case 'suffering':
      return suffer(question);
    case 'replacing':
      return replace(question);
    case 'placingDecoys':
    case 'decoysBack':
      return placeDecoy(question);
    default:
      return byVerb(question);
  }
}

function byVerb(question: Question): Offer | null {
  switch (question.offers.find(([verb]) => verb !== 'pass' && verb !== 'done' && verb !== 'stay')?.[0] ?? '') {
    case 'first':
    case 'second':
      return goFirst(question);
    case 'share':
      return share(question);
    case 'overrun':
    case 'battle':
      return runOver(question);
    case 'inside':
    case 'outside':
      return shelter(question);
    case 'pick':
      return man(question);
    case 'assault':
    case 'besiege':
    case 'mask':
      return siege(question);
    case 'blow':
    case 'spare':
      return bridge(question);
    case 'retreat':
    case 'advance':
    case 'fallBack':
    case 'moveOut':
    case 'comeBack':
    case 'refuge':
    case 'slip':
      return goTo(question);
    case 'aimTown':
      return aimTown(question);
    case 'aimArmy':
      return aimArmy(question);
    case 'aimLeader':
      return aimLeader(question);
    default:
      return null;
  }
}
