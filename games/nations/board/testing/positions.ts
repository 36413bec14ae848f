import {
  type Action,
  type Fact,
  fastDice,
  eyesOf,
  isFault,
  newState,
  type Offer,
  type Options,
  prepare,
  readLog,
  Referee,
  type Seat,
  StateDice,
  type State,
  viewOf,
  type Viewer,
} from '@bivouac/kernel';
import type { BoardProps, BoardSpeech } from '@bivouac/kit';
import { leipzig } from '../../content/index.ts';
import { nationsGame } from '../../game.ts';
import { grammar, type Nations, type NationsState } from '../../rules/state.ts';
import { nationsText } from '../../text/words.ts';

export const game = nationsGame(leipzig);

const { names } = nationsText('en', leipzig);

function nameOf(kind: string, id: unknown): string {
  const list: unknown = names[kind];
  const found: unknown = typeof list === 'object' && list !== null ? Reflect.get(list, String(id)) : undefined;
  return typeof found === 'string' ? found : `${kind} ${String(id)}`;
}

/** Words enough for tests: what an offer says is different for different offers. */
export const speech: BoardSpeech = {
  language: 'en',
  of: (words) => words.en,
  name: nameOf,
  offer([verb, ...args]) {
    const kinds: unknown = Reflect.get(grammar, verb);
    const kindAt = (i: number) => (Array.isArray(kinds) ? String(kinds[i]) : 'thing');
    return [verb, ...args.map((arg, i) => `${nameOf(kindAt(i), arg)} [${JSON.stringify(arg)}]`)].join(' ');
  },
  fact: (fact) => JSON.stringify(fact),
};

export interface Moment {
  readonly referee: Referee<Nations>;
  readonly seat: Seat;
  readonly offers: readonly Offer[];
  /** What the last action brought about, as everyone or a seat reads it. */
  readonly news: readonly Fact[];
  /** The truth before the last action. */
  readonly before: State<NationsState>;
}

/** Plays a game by chance and stops at every decision; bold players rather play than draw, others hoard. */
export function* momentsOf(seed: string, options: Options = {}, isBold = true): Generator<Moment> {
  const facts: Fact[] = [];
  const setup = { scenario: 'leipzig', options, seats: [[0], [1]] };
  const start = newState(game, setup, fastDice(seed));
  if (isFault(start)) throw new Error(start.fault);
  const referee = new Referee(prepare(game), start, { tell: (fact) => facts.push(fact) }).start();
  const dice = new StateDice(fastDice(`${seed} play`));
  let before = structuredClone(referee.state);
  while (!referee.finished) {
    const [seat = 0] = referee.waiting();
    const offers = referee.offers(seat);
    yield { referee, seat, offers, news: [...facts], before };
    const liked = offers.filter(([verb]) => (verb === 'draw' || verb === 'take') !== isBold);
    const action = dice.pick(liked.length > 0 && dice.below(4) > 0 ? liked : offers) as Action;
    before = structuredClone(referee.state);
    facts.length = 0;
    referee.play(seat, action);
  }
  yield { referee, seat: 0, offers: [], news: [...facts], before };
}

/** What a viewer may read of the news. */
export const newsFor = (news: readonly Fact[], viewer: Viewer): readonly Fact[] =>
  readLog(
    news.map((fact) => ({ at: 0, fact })),
    viewer,
  ).map(({ fact }) => fact);

export function propsFor({ referee, offers, seat }: Moment, viewer: Viewer = seat): BoardProps<Nations> {
  const view = viewOf(game, referee.state, viewer);
  return {
    content: leipzig,
    view,
    viewer,
    eyes: eyesOf(view, viewer),
    seat: viewer === seat ? seat : null,
    prompt: '',
    offers: viewer === seat ? offers : [],
    onAct: () => undefined,
    onPoint: () => undefined,
    shown: null,
    news: [],
    onNewsOver: () => undefined,
    speed: 1,
    overlay: null,
    speech,
  };
}
