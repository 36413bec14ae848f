import {
  type BackOf,
  backSeen,
  canonical,
  copy,
  type Dice,
  difference,
  type Fact,
  includes,
  isFace,
  isOffered,
  type Kind,
  plainFault,
  PUBLIC,
  RulesFault,
  type Seat,
  type State,
  type Viewer,
} from '../src/index.ts';
import { eyesOf, imagine, Referee, viewOf } from '../src/table-door.ts';
import { anyAction, JUNK } from './random.ts';
import { sampleOf } from './sample.ts';

/** What is wrong, or null. */
export type Fault = string | null;

function viewers<S>(state: State<S>): Viewer[] {
  return [PUBLIC, ...state.holder.filter((seat, i) => seat >= 0 && state.holder.indexOf(seat) === i)];
}

export function aside<G extends Kind>(referee: Referee<G>, state: State<G['state']>): Referee<G> {
  return new Referee(referee.prepared, state);
}

/** A state is plain JSON, equals its round trip, and keeps what the game says must hold. */
export function stateIsSound<G extends Kind>({ state, prepared }: Referee<G>): Fault {
  const fault = plainFault(state);
  if (fault !== null) return fault;
  const off = difference(state, JSON.parse(JSON.stringify(state)));
  if (off !== null) return `the state is not its JSON round trip: ${off}`;
  return prepared.game.invariant?.(state.game) ?? null;
}

/** What the rules keep beside the state is what they would compute afresh. */
export function cachesAreFresh<G extends Kind>({ state, prepared }: Referee<G>): Fault {
  for (const cache of prepared.game.caches ?? []) {
    const off = difference(cache.kept(state.game), cache.fresh(copy(state.game)));
    if (off !== null) return `${cache.name} is stale: ${off}`;
  }
  return null;
}

/**
 * Every single offer is one and is made again in a copy. Of a long list a sample is played, of each verb some and others
 * each round: it is accepted, on a copy each, and none of them breaks the rules.
 */
export function everyOfferIsAccepted<G extends Kind>(referee: Referee<G>, seat: Seat, round = 0): Fault {
  const offers = referee.offers(seat);
  const keys = offers.map((offer) => JSON.stringify(offer));
  if (new Set(keys).size < keys.length) {
    return `${keys.find((key, i) => keys.indexOf(key) !== i)} is offered twice`;
  }
  const again = new Set(
    aside(referee, copy(referee.state))
      .offers(seat)
      .map((offer) => JSON.stringify(offer)),
  );
  const missing = keys.find((key) => !again.has(key));
  if (missing !== undefined) return `${missing} is not offered in a copy of the state`;
  for (const offer of sampleOf(offers, round)) {
    if (offer.some((part) => typeof part === 'object')) continue;
    const other = aside(referee, copy(referee.state));
    try {
      // As a client sends it: a list of its own, not the offer itself, which is let through unread.
      const played = other.play(seat, [...offer]);
      if (!played.ok) return `${JSON.stringify(offer)} is offered and refused: ${played.refused}`;
    } catch (error) {
      return `${JSON.stringify(offer)} is offered and breaks the rules: ${String(error)}`;
    }
  }
  return null;
}

/** What is not offered is refused, whatever it is, and changes nothing; what is offered is not explained away. */
export function othersAreRefused<G extends Kind>(referee: Referee<G>, seat: Seat, dice: Dice, tries: number): Fault {
  const before = copy(referee.state);
  for (let i = 0; i < tries; i++) {
    const who = dice.below(6) === 0 ? dice.below(referee.state.seats + 2) - 1 : seat;
    const action = dice.below(8) === 0 ? dice.pick(JUNK) : anyAction(referee, Math.max(0, who), dice);
    const stale = dice.below(10) === 0;
    const offered = Array.isArray(action) && isOffered(referee.offers(who), action as never);
    if (offered && !stale) {
      const why = referee.whyNot(who, action as never);
      if (why !== null) return `${JSON.stringify(action)} is offered, yet "${why.reason}" is said to forbid it`;
      continue;
    }
    const played = referee.play(who, action, stale ? { stamp: -7 } : {});
    if (!played.ok && played.refused === 'notOffered') referee.mark?.(played.clause);
    if (played.ok) return `${JSON.stringify(action)} was accepted from seat ${who}, though it is not offered`;
    const off = difference(before, referee.state);
    if (off !== null) return `refusing ${JSON.stringify(action)} changed the state: ${off}`;
  }
  return null;
}

/** The first slot of any veil in a value that does not pass, or null. */
export function ledgerFault(value: unknown, passes: (thing: number, seen: number) => boolean, path = 'game'): Fault {
  if (typeof value !== 'object' || value === null) return null;
  // A column is copied in one go, so nothing hides in it.
  if (Array.isArray(value) && typeof value[0] !== 'object') return null;
  const { is, seen } = value as { is?: unknown; seen?: unknown };
  if (Array.isArray(is) && Array.isArray(seen)) {
    const at = is.findIndex((thing, i) => !passes(thing as number, seen[i] as number));
    return at < 0 ? null : `${path}[${at}] is ${is[at]}`;
  }
  for (const [key, field] of Object.entries(value)) {
    const fault = ledgerFault(field, passes, `${path}.${key}`);
    if (fault !== null) return fault;
  }
  return null;
}

/** The first slot of a view that shows a back which nothing in the same veil has, or null. */
export function backsFault(view: unknown, truth: unknown, backOf?: BackOf, path = 'game'): Fault {
  if (typeof view !== 'object' || view === null || typeof truth !== 'object' || truth === null) return null;
  if (Array.isArray(view) && typeof view[0] !== 'object') return null;
  const [here, there] = [view as Record<string, unknown>, truth as Record<string, unknown>];
  if (Array.isArray(here['is']) && Array.isArray(here['seen'])) {
    const things = (there['is'] as number[] | undefined) ?? [];
    const at = here['is'].findIndex((thing: number) => {
      const back = backSeen(thing);
      return back !== null && !things.some((one) => backOf?.(one) === back);
    });
    return at < 0 ? null : `${path}[${at}] is ${here['is'][at]}`;
  }
  for (const key of Object.keys(here)) {
    const fault = backsFault(here[key], there[key], backOf, `${path}.${key}`);
    if (fault !== null) return fault;
  }
  return null;
}

/** Seeing what one has imagined from what one sees is seeing the same. */
export function imaginationIsTrue<G extends Kind>(referee: Referee<G>, dice: Dice): Fault {
  const { game } = referee.prepared;
  for (const viewer of viewers(referee.state)) {
    const seen = viewOf(game, referee.state, viewer);
    const imagined = imagine(game, seen, viewer, dice);
    const fault = plainFault(imagined) ?? game.invariant?.(imagined.game) ?? null;
    if (fault !== null) return `what seat ${viewer} imagines is no state: ${fault}`;
    const blank = ledgerFault(imagined.game, isFace);
    if (blank !== null) return `seat ${viewer} leaves something unknown in what it imagines: ${blank}`;
    const off = difference(seen, viewOf(game, imagined, viewer));
    if (off !== null) return `seat ${viewer} imagines what it does not see: ${off}`;
  }
  return null;
}

/** All that a seat is given before it decides, as text. */
function given<G extends Kind>(referee: Referee<G>, viewer: Viewer, probes: readonly unknown[]): string {
  const { game } = referee.prepared;
  const view = viewOf(game, referee.state, viewer);
  const gifts: unknown[] = [
    view,
    referee.waiting(),
    referee.finished,
    game.hints?.(view.game, eyesOf(view, viewer)) ?? null,
  ];
  if (viewer >= 0) {
    gifts.push(referee.decision(viewer), referee.windowAsked(viewer));
    for (const probe of probes) {
      if (Array.isArray(probe) && isOffered(referee.offers(viewer), probe as never)) continue;
      gifts.push(referee.play(viewer, probe));
    }
  }
  return canonical(gifts);
}

/** No leak: with everything changed that a seat cannot know, all that it is given stays the same, to the byte. */
export function nothingLeaks<G extends Kind>(referee: Referee<G>, dice: Dice): Fault {
  const { game } = referee.prepared;
  for (const viewer of viewers(referee.state)) {
    const view = viewOf(game, referee.state, viewer);
    // A view that shows too much cannot be told from its imagination: the ledger is what it must keep to.
    const beyond = ledgerFault(view.game, (thing, seen) => !isFace(thing) || includes(seen, viewer));
    if (beyond !== null) return `seat ${viewer} is shown what the ledger keeps from it: ${beyond}`;
    const behind = backsFault(view.game, referee.state.game, game.backOf);
    if (behind !== null) return `seat ${viewer} is shown a back that is none: ${behind}`;
    const other = aside(referee, imagine(game, view, viewer, dice));
    const probes = viewer < 0 ? [] : Array.from({ length: 4 }, () => anyAction(referee, viewer, dice));
    const here = given(referee, viewer, probes);
    const there = given(other, viewer, probes);
    if (here !== there) {
      return `seat ${viewer} is told what it cannot know: ${difference(JSON.parse(here), JSON.parse(there))}`;
    }
    if (viewer < 0) continue;
    // What the public sees, every seat sees: else a player would open a spectator's page.
    const more = difference(viewOf(game, referee.state, PUBLIC), viewOf(game, other.state, PUBLIC));
    if (more !== null) return `the public is shown what seat ${viewer} cannot know: ${more}`;
    // What waits for whom, and what is offered, must follow from the view itself.
    const through = referee.through(viewer);
    const off =
      difference(referee.offers(viewer), through.offers(viewer)) ?? difference(referee.waiting(), through.waiting());
    if (off !== null) return `what seat ${viewer} is offered does not follow from what it sees: ${off}`;
  }
  return null;
}

/**
 * An action in which nobody rolled and in which a seat was shown nothing tells that seat nothing: the same action in
 * another state that it holds possible gives it the same view and the same facts. For the seat that acted it is what
 * makes undo safe; for the others it is what makes facts safe.
 */
export function silenceIsSilent<G extends Kind>(
  referee: Referee<G>,
  before: State<G['state']>,
  seat: Seat,
  action: unknown,
  facts: readonly Fact[],
  dice: Dice,
  elapsed: number,
): Fault {
  const { game } = referee.prepared;
  const { disclosure } = referee;
  if (disclosure.dice) return null;
  for (const viewer of viewers(before)) {
    if (includes(disclosure.shown, viewer)) continue;
    const heard: Fact[] = [];
    const possible = imagine(game, viewOf(game, before, viewer), viewer, dice);
    if (viewer !== seat) thinkAlike(before, possible, seat);
    const other = new Referee(referee.prepared, possible, { tell: (fact) => heard.push(fact) });
    if (!isOffered(other.offers(seat), action as never)) {
      if (viewer === seat) return `seat ${seat} could not do ${JSON.stringify(action)} in what it holds possible`;
      continue;
    }
    try {
      other.play(seat, action, { elapsed });
    } catch (error) {
      if (viewer === seat || !(error instanceof RulesFault)) throw error;
      // What the seat had in mind cannot be done where it holds other cards: not the same event.
      continue;
    }
    // In the other state a die may be rolled, or something shown: then it is not the same event.
    if (other.disclosure.dice || includes(other.disclosure.shown, viewer)) {
      if (viewer === seat)
        return `whether ${JSON.stringify(action)} can be undone depends on what seat ${seat} cannot know`;
      continue;
    }
    const told = (list: readonly Fact[]) => list.filter((fact) => fact.to === undefined || includes(fact.to, viewer));
    const off =
      difference(told(facts), told(heard)) ??
      difference(viewOf(game, referee.state, viewer), viewOf(game, possible, viewer));
    if (off !== null) return `${JSON.stringify(action)} of seat ${seat} tells seat ${viewer} something hidden: ${off}`;
  }
  return null;
}

/** Lets a seat have the same in mind: what it has chosen so far in its private branches. */
function thinkAlike<S>(before: State<S>, possible: State<S>, seat: Seat): void {
  for (const [i, frame] of before.stack.entries()) {
    for (const [k, branch] of (frame.fork ?? []).entries()) {
      const there = possible.stack[i]?.fork?.[k];
      if (there !== undefined && before.holder[branch.power] === seat) there.stack = copy(branch.stack);
    }
  }
}

/** What a seat does inside its private branch stays there. */
export function privacyIsKept<G extends Kind>(
  referee: Referee<G>,
  before: State<G['state']>,
  seat: Seat,
  facts: readonly Fact[],
): Fault {
  if (!referee.disclosure.private) return null;
  for (const viewer of viewers(before)) {
    if (viewer === seat) continue;
    const told = facts.find((fact) => fact.to === undefined || includes(fact.to, viewer));
    if (told !== undefined) return `seat ${viewer} is told "${told.fact}" of what seat ${seat} does in private`;
  }
  const off = difference(before.game, referee.state.game);
  return off === null ? null : `a private branch wrote outside its own frames: ${off}`;
}
