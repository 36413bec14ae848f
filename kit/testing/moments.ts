import {
  type Action,
  copy,
  type Dice,
  type Fact,
  fastDice,
  type Game,
  type Kind,
  type Names,
  type Offer,
  readLog,
  type Seat,
  type Setup,
  type State,
  StateDice,
  type Viewer,
} from '@bivouac/kernel';
import { eyesOf, isFault, newState, prepare, Referee, viewOf } from '@bivouac/kernel/table';
import type { BoardProps, BoardSpeech } from '../src/contract.ts';

/** Words enough for tests: what an offer says is different for different offers. */
export function testSpeech(names: Names, grammar: { readonly [verb: string]: readonly string[] }): BoardSpeech {
  const nameOf = (kind: string, id: unknown): string => {
    const list: unknown = names[kind];
    const found: unknown = typeof list === 'object' && list !== null ? Reflect.get(list, String(id)) : undefined;
    if (typeof found === 'string') return found;
    return typeof id === 'string' ? id : `${kind} ${String(id)}`;
  };
  return {
    language: 'en',
    of: (words) => words.en,
    name: nameOf,
    offer([verb, ...args]) {
      const kinds = Object.hasOwn(grammar, verb) ? grammar[verb] : undefined;
      const kindAt = (i: number) => (kinds === undefined ? 'thing' : String(kinds[i]));
      return [verb, ...args.map((arg, i) => `${nameOf(kindAt(i), arg)} [${JSON.stringify(arg)}]`)].join(' ');
    },
    fact: (fact) => JSON.stringify(fact),
  };
}

/** A decision in a match that is played by chance. */
export interface Moment<G extends Kind> {
  readonly referee: Referee<G>;
  readonly seat: Seat;
  readonly prompt: string;
  readonly offers: readonly Offer[];
  /** What the last action brought about. */
  readonly news: readonly Fact[];
  /** The truth before the last action. */
  readonly before: State<G['state']>;
}

interface Playing {
  readonly setup: Setup;
  readonly seed: string;
  readonly choose: (offers: readonly Offer[], dice: Dice) => Action;
  /** After so many decisions it is enough. */
  readonly most?: number;
}

/** Plays a match and stops at every decision, and once more at its end. */
export function* playMoments<G extends Kind>(
  game: Game<G>,
  { setup, seed, choose, most = Number.POSITIVE_INFINITY }: Playing,
): Generator<Moment<G>> {
  const facts: Fact[] = [];
  const start = newState(game, setup, fastDice(seed));
  if (isFault(start)) throw new Error(start.fault);
  const referee = new Referee(prepare(game), start, { tell: (fact) => facts.push(fact) }).start();
  const dice = new StateDice(fastDice(`${seed} play`));
  let before = copy(referee.state);
  for (let i = 0; i < most && !referee.finished; i++) {
    const [seat = 0] = referee.waiting();
    const offers = referee.offers(seat);
    yield { referee, seat, prompt: referee.decision(seat)?.prompt ?? '', offers, news: [...facts], before };
    before = copy(referee.state);
    facts.length = 0;
    const answer = referee.play(seat, choose(offers, dice));
    if (!answer.ok) throw new Error(JSON.stringify(answer));
  }
  if (referee.finished) yield { referee, seat: 0, prompt: '', offers: [], news: [...facts], before };
}

/** What a viewer may read of the news. */
export const newsFor = (news: readonly Fact[], viewer: Viewer): readonly Fact[] =>
  readLog(
    news.map((fact) => ({ at: 0, fact })),
    viewer,
  ).map(({ fact }) => fact);

/** What a board is given at such a moment. */
export function boardProps<G extends Kind>(
  game: Game<G>,
  { referee, offers, seat }: Pick<Moment<G>, 'referee' | 'offers' | 'seat'>,
  viewer: Viewer,
  speech: BoardSpeech,
): BoardProps<G> {
  const view = viewOf(game, referee.state, viewer);
  return {
    content: game.content,
    view,
    viewer,
    eyes: eyesOf(view, viewer),
    seat: viewer === seat ? seat : null,
    prompt: '',
    offers: viewer === seat ? offers : [],
    onAct: () => undefined,
    onPoint: () => undefined,
    shown: null,
    log: [],
    news: [],
    onNewsOver: () => undefined,
    speed: 1,
    overlay: null,
    speech,
  };
}
