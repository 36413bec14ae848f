import {
  type Action,
  ByProcedure,
  type Dice,
  fillHoles,
  type Game,
  type Offer,
  type Seat,
  type State,
  varsIn,
} from '@bivouac/kernel';
import { withdrawing } from '../../rules/actions/withdrawal.ts';
import { battle } from '../../rules/battle/battle.ts';
import { combat } from '../../rules/battle/combat.ts';
import { suffering } from '../../rules/battle/suffering.ts';
import { choosing } from '../../rules/battle/tactics.ts';
import { decoysBack } from '../../rules/fog/decoys.ts';
import { march } from '../../rules/movement/march.ts';
import { movement } from '../../rules/movement/movement.ts';
import { planning } from '../../rules/movement/plan.ts';
import { marchingToGuns } from '../../rules/reactions/guns.ts';
import { intercepting, interception } from '../../rules/reactions/interception.ts';
import { reacting } from '../../rules/reactions/reaction.ts';
import { replacing } from '../../rules/reinforcements/replacements.ts';
import { placingDecoys } from '../../rules/turn/course.ts';
import type { Gloire, GloireState } from '../../rules/state.ts';
import { eventToPlay } from './cards.ts';
import { aimArmy, aimLeader, aimTown, goFirst, man, placeDecoy, replace, share, suffer } from './chores.ts';
import { bridge, chooseTactic, nextFight, runOver, shelter, siege } from './fighting.ts';
import { offersOf } from './frames.ts';
import { activate, compose, onward } from './movement.ts';
import { type Question, questionOf } from './question.ts';
import { engage, goTo, intercept, react, toTheGuns, withdraw } from './reactions.ts';

/** What the rival is given: what its seat sees and is offered, and chance of its own. */
interface Given {
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
  choose({ game, view, seat, offers, dice }: Given): Action {
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

/** What the rival says, and the chance of its own. */
interface Turn {
  readonly question: Question;
  readonly dice: Dice;
}

const answers = new ByProcedure<Turn, Offer | null>()
  .on(movement, ({ question, dice }, vars) => activate(question, vars, dice))
  .on(planning, ({ question }, vars) => compose(question, vars))
  .on(march, ({ question }, vars) => onward(question, vars))
  .on(intercepting, ({ question }) => intercept(question))
  .on(marchingToGuns, ({ question }) => toTheGuns(question))
  .on(reacting, ({ question }) => react(question))
  .on(withdrawing, ({ question }) => withdraw(question))
  .on(interception, ({ question }) => engage(question))
  .on(choosing, ({ question }, vars) => chooseTactic(question, vars.battle))
  .on(combat, ({ question }) => nextFight(question))
  .on(suffering, ({ question }) => suffer(question))
  .on(replacing, ({ question }) => replace(question))
  .on(placingDecoys, ({ question }) => placeDecoy(question))
  .on(decoysBack, ({ question }) => placeDecoy(question));

/** By what is going on, or else by what is offered. */
function answerTo(question: Question, dice: Dice): Offer | null {
  const answer = answers.to(question.frame, { question, dice });
  return answer === undefined ? byVerb(question) : answer;
}

function byVerb(question: Question): Offer | null {
  switch (question.offers.find(([verb]) => verb !== 'pass' && verb !== 'done' && verb !== 'stay')?.[0] ?? '') {
    case 'first':
    case 'second':
      return goFirst(question);
    case 'share':
      return share(question);
    case 'overrun':
    case 'battle': {
      const asked = varsIn(question.frame, battle);
      return asked === null ? null : runOver(question, asked);
    }
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
