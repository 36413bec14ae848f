import {
  type Action,
  type Arg,
  eyesOf,
  type Fact,
  fastDice,
  isFault,
  newState,
  type Offer,
  type Options,
  prepare,
  readLog,
  Referee,
  type Seat,
  type State,
  StateDice,
  viewOf,
  type Viewer,
} from '@bivouac/kernel';
import type { BoardProps, BoardSpeech } from '@bivouac/kit';
import { germany1813 } from '../../content/index.ts';
import { gloireGame } from '../../game.ts';
import { type Gloire, type GloireState, grammar } from '../../rules/state.ts';
import { gloireText } from '../../text/words.ts';

export const game = gloireGame(germany1813);

const { names } = gloireText('en', germany1813);

function nameOf(kind: string, id: unknown): string {
  const list: unknown = names[kind];
  const found: unknown = typeof list === 'object' && list !== null ? Reflect.get(list, String(id)) : undefined;
  if (typeof found === 'string') return found;
  return typeof id === 'string' ? id : `${kind} ${String(id)}`;
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
  readonly referee: Referee<Gloire>;
  readonly seat: Seat;
  readonly prompt: string;
  readonly offers: readonly Offer[];
  /** What the last action brought about. */
  readonly news: readonly Fact[];
  /** The truth before the last action. */
  readonly before: State<GloireState>;
}

/** An offer with the least that fills its holes. */
const filled = ([verb, ...args]: Offer): Action => [
  verb,
  ...args.map((part): Arg => (typeof part !== 'object' ? part : 'text' in part ? 'x' : part.from)),
];

const IDLE = new Set(['done', 'pass', 'cancel', 'detach', 'rejoin', 'entrench', 'destroy']);

/** Plays a match by chance, rather marching than waiting, and stops at every decision; for so many of them. */
export function* momentsOf(scenario: string, seed: string, most: number, options: Options = {}): Generator<Moment> {
  const facts: Fact[] = [];
  const start = newState(game, { scenario, options, seats: game.seatings[0] ?? [] }, fastDice(seed));
  if (isFault(start)) throw new Error(start.fault);
  const referee = new Referee(prepare(game), start, { tell: (fact) => facts.push(fact) }).start();
  const dice = new StateDice(fastDice(`${seed} play`));
  let before = structuredClone(referee.state);
  for (let i = 0; i < most && !referee.finished; i++) {
    const [seat = 0] = referee.waiting();
    const offers = referee.offers(seat);
    const prompt = referee.decision(seat)?.prompt ?? '';
    yield { referee, seat, prompt, offers, news: [...facts], before };
    const liked = offers.filter(([verb]) => !IDLE.has(verb));
    const action = filled(dice.pick(liked.length > 0 && dice.below(8) > 0 ? liked : offers));
    before = structuredClone(referee.state);
    facts.length = 0;
    const answer = referee.play(seat, action);
    if (!answer.ok) throw new Error(JSON.stringify(answer));
  }
}

/** What a viewer may read of the news. */
export const newsFor = (news: readonly Fact[], viewer: Viewer): readonly Fact[] =>
  readLog(
    news.map((fact) => ({ at: 0, fact })),
    viewer,
  ).map(({ fact }) => fact);

export function propsFor({ referee, offers, seat }: Moment, viewer: Viewer = seat): BoardProps<Gloire> {
  const view = viewOf(game, referee.state, viewer);
  return {
    content: germany1813,
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
