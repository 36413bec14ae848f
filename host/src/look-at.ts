import {
  copy,
  type Decision,
  type Game,
  hasHole,
  type Kind,
  type Offer,
  PUBLIC,
  same,
  type Seat,
  type State,
  type Viewer,
} from '@bivouac/kernel';
import { prepare, type Prepared, Referee, type SeatInfo, viewOf } from '@bivouac/kernel/table';
import type { GameFacts, Openness } from './hosted.ts';

export function factsOf<G extends Kind>(game: Game<G>): GameFacts {
  const { id, powers, content, scenarios, domains, talk } = game;
  const { grammar, policies }: Pick<Prepared<G>, 'grammar' | 'policies'> = prepare(game);
  const windows = Object.fromEntries(policies);
  return {
    id,
    powers,
    grammar,
    kinds: Object.keys(domains),
    content,
    scenarios,
    windows,
    ...(talk === undefined ? {} : { talk }),
  };
}

/** How many things of each kind there are, as far as the viewer knows. */
export function countThings<G extends Kind>(game: Game<G>, view: State<G['state']>): { [kind: string]: number } {
  return Object.fromEntries(Object.entries(game.domains).map(([kind, count]) => [kind, count(view)]));
}

/** Of those who are waited for, the person who has the screen already, or else the first one. */
export function personAsked(waiting: readonly Seat[], seats: readonly SeatInfo[], viewer: Viewer): Seat | null {
  if (waiting.includes(viewer) && seats[viewer]?.kind === 'person') return viewer;
  return waiting.find((seat) => seats[seat]?.kind === 'person') ?? null;
}

/** A question to a person while somebody else's eyes are on the screen. */
export interface OpenQuestion {
  readonly seat: Seat;
  readonly viewer: Viewer;
  readonly offers: readonly Offer[];
}

/**
 * Whether a seat can be asked from what everybody sees: the public view alone gives the very same offers, so that the
 * question tells nothing that is hidden. One that says of itself that it is open belongs on the common view
 * (`'table'`); where somebody only reacts in another's turn, the screen stays with that other one (`'reaction'`).
 */
export function canAskOpenly<G extends Kind>(
  game: Game<G>,
  state: Readonly<State<G['state']>>,
  { seat, viewer, offers }: OpenQuestion,
): Openness {
  const referee = new Referee(prepare(game), viewOf(game, state, PUBLIC), { viewer: PUBLIC });
  try {
    if (referee.isAskedApart(seat)) return openOffers(referee.offers(seat), offers).length > 0 ? 'table' : 'no';
    if (!same(referee.offers(seat), offers)) return 'no';
    if (referee.isAskedOpenly(seat)) return 'table';
    const reacts = referee.windowAsked(seat) !== null || comesStraightBack(game, state, seat, viewer);
    return reacts ? 'reaction' : 'no';
  } catch {
    // The rules could not even offer without knowing what is hidden: so it is not open.
    return 'no';
  }
}

/** Of some offers those that the public would be given too. */
function openOffers(given: readonly Offer[], offers: readonly Offer[]): readonly Offer[] {
  return offers.filter((offer) => given.some((one) => same(one, offer)));
}

/** A question as it is put on the common view: of one that is open in parts, the answers that rest on public things. */
export function onCommonView<G extends Kind>(
  game: Game<G>,
  state: Readonly<State<G['state']>>,
  decision: Decision | null,
): Decision | null {
  if (decision === null) return null;
  const referee = new Referee(prepare(game), viewOf(game, state, PUBLIC), { viewer: PUBLIC });
  const { seat } = decision;
  if (!referee.isAskedApart(seat)) return decision;
  return { ...decision, offers: openOffers(referee.offers(seat), decision.offers) };
}

/** More answers than any reaction has. */
const MOST_ANSWERS = 20;

/** Whether the one who has the screen is asked again as soon as this seat has answered: then it is still his turn. */
function comesStraightBack<G extends Kind>(
  game: Game<G>,
  state: Readonly<State<G['state']>>,
  seat: Seat,
  viewer: Viewer,
): boolean {
  if (viewer < 0) return false;
  const referee = new Referee(prepare(game), copy(state));
  for (let n = 0; n < MOST_ANSWERS; n++) {
    const [offer] = referee.offers(seat);
    if (offer === undefined) break;
    if (hasHole(offer) || !referee.play(seat, offer).ok) return false;
  }
  return referee.waiting().includes(viewer) && !referee.waiting().includes(seat);
}
