import { EVERYONE, type Fact, fastDice, only, type Options, type Seats } from '@bivouac/kernel';
import { isFault, newState, prepare, Referee } from '@bivouac/kernel/table';
import { leipzig, type NationsContent } from '../content/index.ts';
import { nationsGame } from '../game.ts';
import { MARKERS, MARKERS_PER_ARMY, type Nations, NOWHERE, PLACED } from '../rules/state.ts';

export const content = leipzig;
export const game = nationsGame(leipzig);

/** The number of something by its id in the pack. */
export function army(id: string): number {
  return indexOf(
    content.armies.findIndex((one) => one.id === id),
    id,
  );
}

export function field(id: string): number {
  return indexOf(
    content.fields.findIndex((one) => one.id === id),
    id,
  );
}

export function card(id: string): number {
  return indexOf(
    content.cardKinds.findIndex((one) => one.id === id),
    id,
  );
}

/** The mission of a village. */
export function mission(village: string): number {
  return indexOf(
    content.missions.findIndex((one) => one.field === field(village)),
    village,
  );
}

function indexOf(index: number, id: string): number {
  if (index < 0) throw new Error(`there is no "${id}" in the pack`);
  return index;
}

/** A position in words: whatever is not named is as at the beginning of the first turn. */
export interface Position {
  readonly options?: Options;
  readonly active?: 'french' | 'allied';
  readonly actionsLeft?: number;
  readonly turn?: number;
  readonly time?: number;
  /** Markers on the board, by army and village. */
  readonly markers?: { readonly [army: string]: readonly string[] };
  /** Armies on the board, by village. */
  readonly armies?: { readonly [army: string]: string };
  readonly lost?: { readonly [army: string]: number };
  readonly units?: { readonly [army: string]: number };
  readonly hands?: readonly [french: readonly string[], allied: readonly string[]];
  readonly row?: readonly string[];
  readonly scouts?: readonly [french: number, allied: number];
  readonly missions?: readonly string[];
  readonly revealed?: readonly string[];
  readonly opened?: readonly [boolean, boolean];
}

export interface Played {
  readonly referee: Referee<Nations>;
  readonly s: Nations['state'];
  readonly facts: Fact[];
  /** Plays an action of a seat (0 French, 1 Allied) that must be legal. */
  act(seat: number, ...action: [string, ...(number | string)[]]): void;
  /** Whether this is offered. */
  may(seat: number, ...action: [string, ...(number | string)[]]): boolean;
  /** The verbs, or the arguments of one verb, that a seat is offered. */
  offers(seat: number, verb?: string): readonly (readonly unknown[])[];
  /** Why it is not. */
  why(seat: number, ...action: [string, ...(number | string)[]]): { reason?: string; clause?: string };
}

function handle(referee: Referee<Nations>, facts: Fact[]): Played {
  return {
    referee,
    s: referee.state.game,
    facts,
    act(seat, ...action) {
      const played = referee.play(seat, action);
      if (!played.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(played)}`);
    },
    may: (seat, ...action) => referee.offers(seat).some((offer) => JSON.stringify(offer) === JSON.stringify(action)),
    offers: (seat, verb) =>
      referee
        .offers(seat)
        .filter((offer) => verb === undefined || offer[0] === verb)
        .map((offer) => (verb === undefined ? offer : offer.slice(1))),
    why(seat, ...action) {
      const reason = referee.whyNot(seat, action);
      return reason === null ? {} : { reason: reason.reason, clause: reason.clause ?? '' };
    },
  };
}

/** A match that has just begun: Napoleon chooses his missions. */
export function freshMatch(options: Options = {}, seed = 'position'): Played {
  const state = newState(game, { scenario: 'leipzig', options, seats: [[0], [1]] }, fastDice(seed));
  if (isFault(state)) throw new Error(state.fault);
  const facts: Fact[] = [];
  const referee = new Referee(prepare(game), state, { tell: (fact) => facts.push(fact) }).start();
  return handle(referee, facts);
}

/** The first turn of a match whose missions were chosen without thinking. */
export function firstTurn(options: Options = {}, seed = 'position'): Played {
  const played = freshMatch(options, seed);
  for (let i = 0; i < 4; i++) {
    const [offer] = played.referee.offers(0);
    if (offer !== undefined) played.act(0, ...(offer as [string, number]));
  }
  return played;
}

/** A position set up by hand, with the active player about to choose an action. */
export function position(wanted: Position): Played {
  const played = firstTurn(wanted.options);
  const { s } = played;
  if (wanted.active === 'allied') s.active = 1;
  s.turn = wanted.turn ?? 5;
  s.opened = [...(wanted.opened ?? [true, true])];
  s.actionsLeft = wanted.actionsLeft ?? content.actions;
  s.time = wanted.time ?? s.time;
  s.dates = content.dates.filter(({ at }) => at <= s.time).length;
  s.fightsFought = content.dates.filter(({ at, day }) => at <= s.time && content.fightDays.includes(day)).length;
  for (const [id, villages] of Object.entries(wanted.markers ?? {})) {
    s.status[army(id)] = MARKERS;
    for (const [k, village] of villages.entries()) s.marker[army(id) * MARKERS_PER_ARMY + k] = field(village);
  }
  for (const [id, village] of Object.entries(wanted.armies ?? {})) {
    s.status[army(id)] = PLACED;
    s.field[army(id)] = field(village);
    s.stands[field(village)] = army(id);
  }
  for (const [id, points] of Object.entries(wanted.lost ?? {})) s.lost[army(id)] = points;
  for (const [id, unit] of Object.entries(wanted.units ?? {})) s.unit[army(id)] = unit;
  if (wanted.scouts !== undefined) s.scouts = [...wanted.scouts];
  dealCards(s, wanted);
  if (wanted.missions !== undefined) {
    s.missions = { is: wanted.missions.map(mission), seen: wanted.missions.map(() => only(0)) };
  }
  for (const village of wanted.revealed ?? []) {
    const slot = s.missions.is.indexOf(mission(village));
    s.missions.seen[slot] = EVERYONE;
    s.revealed.push(mission(village));
    s.outcome.push(0);
  }
  // Offers of before are forgotten: the position is another one.
  return rebuilt(played);
}

/** Hands and open cards as wanted; all other cards are in the draw pile. */
function dealCards(s: Nations['state'], wanted: Position): void {
  const rest = [...content.deck];
  const take = (ids: readonly string[], seen: Seats) => {
    for (const id of ids) rest.splice(rest.indexOf(card(id)), 1);
    return { is: ids.map(card), seen: ids.map(() => seen) };
  };
  const hands = wanted.hands ?? [[], []];
  s.hands = [take(hands[0], only(0)), take(hands[1], only(1))];
  s.row = take(wanted.row ?? ['time', 'time', 'time', 'time'], EVERYONE);
  s.deck = { is: rest, seen: rest.map(() => 0) };
  s.discard = [];
}

function rebuilt({ referee }: Played): Played {
  const facts: Fact[] = [];
  const { state } = referee;
  const turn = state.stack.at(-1);
  // The player who is active now begins to think.
  if (turn !== undefined) {
    delete turn.fork;
    turn.step = 'choose';
  }
  return handle(new Referee(prepare(game), state, { tell: (fact) => facts.push(fact) }).start(), facts);
}

/** The same position under another pack of the same size; what comes into play is noted in `marks`. */
export function onPack({ referee }: Played, pack: NationsContent, marks: string[] = []): Played {
  const facts: Fact[] = [];
  const beside = { tell: (fact: Fact) => facts.push(fact), mark: (thing: string) => marks.push(thing) };
  return handle(new Referee(prepare(nationsGame(pack)), referee.state, beside), facts);
}

/** The villages in which markers of an army lie. */
export function markersOf(s: Nations['state'], id: string): string[] {
  const slots = s.marker.slice(army(id) * MARKERS_PER_ARMY, (army(id) + 1) * MARKERS_PER_ARMY);
  return slots.filter((at) => at !== NOWHERE).map((at) => content.fields[at]?.id ?? '?');
}
