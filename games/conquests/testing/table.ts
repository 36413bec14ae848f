import {
  type AnyProcedure,
  EVERYONE,
  type Fact,
  fastDice,
  type Game,
  only,
  type Procedure,
  procedure,
} from '@bivouac/kernel';
import { isFault, newState, prepare, Referee } from '@bivouac/kernel/table';
import { europe } from '../content/index.ts';
import { conquestsGame } from '../game.ts';
import { addTroops } from '../rules/map/troops.ts';
import {
  type Board,
  type Conquests,
  type ConquestsState,
  FIRST_SHIP,
  FLEETS,
  IN_CONTINGENT,
  IN_RESERVE,
  KINDS,
  POOLED,
  POWERS,
} from '../rules/state.ts';
import { seatings } from '../rules/turn/seatings.ts';
import { heard, imagining, soundReason, soundTable } from './strict.ts';

export const [N, A, E, R, P] = [0, 1, 2, 3, 4] as const;
const NATIONS = 'NAERP';
const LETTERS = 'ICGic';

type Nation = 'N' | 'A' | 'E' | 'R' | 'P';
type ByNation<T> = { readonly [nation in Nation]?: T };

/** A position in letters: I infantry, C cavalry, G gun, i and c guards, F a frigate. */
export interface Position {
  readonly lands?: { readonly [land: string]: ByNation<string> };
  readonly seas?: { readonly [sea: string]: ByNation<string> };
  readonly hands?: ByNation<readonly string[]>;
  readonly objectives?: ByNation<string>;
  /** Members of alliances, the initiator first. */
  readonly pacts?: readonly string[];
  readonly forced?: Nation;
  readonly order?: string;
  /** Advisers by zone, a letter for each space and `.` for none: `{ finance: '.A' }`. */
  readonly advisers?: { readonly [zone: string]: string };
  readonly scenario?: 'short' | 'campaign';
  readonly players?: number;
  /** Anything else, done to the state before play goes on. */
  readonly also?: (s: ConquestsState) => void;
}

export interface Table {
  readonly referee: Referee<Conquests>;
  readonly s: ConquestsState;
  readonly board: Board;
  readonly facts: Fact[];
  act(power: number, ...action: [string, ...(number | string)[]]): Table;
  may(power: number, ...action: [string, ...(number | string)[]]): boolean;
  offers(power: number, verb?: string): readonly (readonly unknown[])[];
  why(power: number, ...action: [string, ...(number | string)[]]): string;
  asked(): { power: number; prompt: string } | null;
  told(fact: string): Fact[];
}

function found(at: number, id: string): number {
  if (at < 0) throw new Error(`there is no "${id}" in the pack`);
  return at;
}

const indexOf = (list: readonly { readonly id: string }[], id: string): number =>
  found(
    list.findIndex((one) => one.id === id),
    id,
  );

export const land = (id: string): number => indexOf(europe.map.lands, id);
export const sea = (id: string): number => indexOf(europe.map.seas, id);
export const card = (id: string): number => indexOf(europe.cards, id);
export const objective = (id: string): number => indexOf(europe.objectives, id);
export const power = (letter: string): number => found(NATIONS.indexOf(letter), letter);

/** The first card of a deck whose tab of a domain has this effect, and the tab. */
export function cardWith(deck: 0 | 1, kind: string, n?: number, skip = 0, age = 1): { card: number; tab: number } {
  let left = skip;
  for (const [at, one] of europe.cards.entries()) {
    if (one.deck !== deck || one.age !== age) continue;
    const tab = one.tabs.findIndex(
      ({ effect }) => effect.kind === kind && (n === undefined || ('n' in effect && effect.n === n)),
    );
    if (tab >= 0 && left-- === 0) return { card: at, tab };
  }
  throw new Error(`no card of deck ${deck} with ${kind} ${n ?? ''}`);
}

const idOf = (at: number): string => europe.cards[at]?.id ?? '';
/** Ids of cards with this effect, for a hand. */
export function idWith(deck: 0 | 1, kind: string, n?: number, skip = 0): string {
  return idOf(cardWith(deck, kind, n, skip).card);
}

function clear(s: ConquestsState): void {
  for (const [at, count] of s.troops.entries()) {
    const kind = at % KINDS;
    const owner = Math.floor(at / KINDS) % POWERS;
    if (kind < POOLED) s.contingent[owner * POOLED + kind] = (s.contingent[owner * POOLED + kind] as number) + count;
  }
  s.troops.fill(0);
  for (const [ship, at] of s.ship.entries()) if (at >= 0) s.ship[ship] = IN_CONTINGENT;
}

function fromPools(s: ConquestsState, owner: number, kind: number): void {
  if (kind >= POOLED) {
    s.guard[kind - POOLED] = (s.guard[kind - POOLED] as number) - 1;
    return;
  }
  const at = owner * POOLED + kind;
  const pool = (s.contingent[at] as number) > 0 ? s.contingent : s.reserve;
  pool[at] = (pool[at] as number) - 1;
}

function lay(s: ConquestsState, wanted: Position): void {
  clear(s);
  for (const [id, nations] of Object.entries(wanted.lands ?? {})) {
    for (const [nation, text] of Object.entries(nations)) {
      for (const letter of text) {
        const kind = found(LETTERS.indexOf(letter), letter);
        addTroops(s, land(id), power(nation), kind, 1);
        fromPools(s, power(nation), kind);
      }
    }
  }
  for (const [id, nations] of Object.entries(wanted.seas ?? {})) {
    for (const [nation, text] of Object.entries(nations)) {
      const from = FIRST_SHIP[power(nation)] as number;
      const fleet = Array.from({ length: FLEETS[power(nation)] as number }, (_, i) => from + i);
      for (const _ of text) {
        const ship =
          fleet.find((one) => s.ship[one] === IN_CONTINGENT) ?? fleet.find((one) => s.ship[one] === IN_RESERVE);
        if (ship !== undefined) s.ship[ship] = sea(id);
      }
    }
  }
}

/** Takes a card out of wherever it lies and puts it into a hand. */
function giveCard(s: ConquestsState, to: number, id: number, seen: number): void {
  for (const from of [...s.pile, ...s.later, ...s.hands]) {
    const slot = from.is.indexOf(id);
    if (slot < 0) continue;
    from.is.splice(slot, 1);
    from.seen.splice(slot, 1);
  }
  s.hands[to]?.is.push(id);
  s.hands[to]?.seen.push(seen);
}

function arrange(s: ConquestsState, wanted: Position, seatOf: (owner: number) => number): void {
  for (const [nation, ids] of Object.entries(wanted.hands ?? {})) {
    for (const id of ids) giveCard(s, power(nation), card(id), only(seatOf(power(nation))));
  }
  for (const [nation, id] of Object.entries(wanted.objectives ?? {})) {
    const slot = s.objectives.is.indexOf(objective(id));
    s.objectives.is.splice(slot, 1);
    s.objectives.seen.splice(slot, 1);
    s.objective[power(nation)] = { is: [objective(id)], seen: [only(seatOf(power(nation)))] };
  }
  for (const [i, members] of (wanted.pacts ?? []).entries()) {
    for (const letter of members) s.pact[power(letter)] = i + 1;
    s.pactBy[i] = power(members[0] ?? 'A');
    s.pactSince[i] = 1;
  }
  if (wanted.forced !== undefined) {
    s.forced = power(wanted.forced);
    s.forcedSince = 1;
    s.forcedUntil = 2;
  }
  if (wanted.order !== undefined) s.order = wanted.order.split('').map(power);
  for (const [zone, letters] of Object.entries(wanted.advisers ?? {})) {
    const index = ['initiative', 'finance', 'morale', 'society', 'military', 'diplomacy'].indexOf(zone);
    const spaces = europe.spaces.flatMap((one, at) => (one.zone === index ? [at] : []));
    for (const [i, letter] of letters.split('').entries()) {
      if (letter !== '.') s.space[spaces[i] ?? -1] = power(letter);
    }
  }
}

/** Plays nothing but this procedure from a position, and then the match is over. */
export function table<V extends object>(
  wanted: Position,
  proc: Procedure<Conquests, V>,
  vars: V | ((s: ConquestsState) => V),
): Table {
  const whole = conquestsGame(europe);
  const alone = procedure<Conquests, Record<string, never>>('course', {
    begin: (c) => c.call(proc, typeof vars === 'function' ? vars(c.s) : vars, 'over'),
    over: (c) => c.finish({ powers: [], reason: 'points' }),
  });
  const procedures = whole.procedures.some(({ name }) => name === proc.name)
    ? whole.procedures
    : [...whole.procedures, proc as AnyProcedure<Conquests>];
  const game: Game<Conquests> = { ...whole, first: alone, procedures };
  return sit(game, wanted, true);
}

/** A whole match from the start; with `laid` on a board that holds only what the position names. */
export function match(wanted: Position = {}): Table {
  return sit(conquestsGame(europe), wanted, false);
}

function sit(game: Game<Conquests>, wanted: Position, laid: boolean): Table {
  const seats = seatings.find(({ length }) => length === (wanted.players ?? POWERS)) ?? [];
  const state = newState(game, { scenario: wanted.scenario ?? 'short', options: {}, seats }, fastDice('table'));
  if (isFault(state)) throw new Error(state.fault);
  if (laid) lay(state.game, wanted);
  arrange(state.game, wanted, (owner) => state.holder[owner] ?? 0);
  wanted.also?.(state.game);
  const facts: Fact[] = [];
  const tell = (fact: Fact) => {
    heard(fact);
    facts.push(fact);
  };
  const referee = new Referee(prepare(game), state, { tell, mark: () => {} });
  const untold = imagining(referee, (silent) => silent.start());
  referee.start();
  untold();
  soundTable(referee, true);
  return handle(referee, facts);
}

function handle(referee: Referee<Conquests>, facts: Fact[]): Table {
  const seatOf = (owner: number) => referee.state.holder[owner] ?? 0;
  const one: Table = {
    referee,
    s: referee.state.game,
    board: { s: referee.state.game, content: europe },
    facts,
    act(owner, ...action) {
      const untold = imagining(referee, (silent) => silent.play(seatOf(owner), action));
      const answer = referee.play(seatOf(owner), action);
      if (!answer.ok) {
        const offers = JSON.stringify(referee.offers(seatOf(owner)));
        throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(answer)}; offered: ${offers}`);
      }
      untold();
      soundTable(referee);
      return one;
    },
    may: (owner, ...action) =>
      referee.offers(seatOf(owner)).some((offer) => JSON.stringify(offer) === JSON.stringify(action)),
    offers: (owner, verb) =>
      referee
        .offers(seatOf(owner))
        .filter((offer) => verb === undefined || offer[0] === verb)
        .map((offer) => (verb === undefined ? offer : offer.slice(1))),
    why(owner, ...action) {
      const reason = referee.whyNot(seatOf(owner), action);
      soundReason(reason);
      return reason?.reason ?? '';
    },
    asked() {
      const [seat] = referee.waiting();
      const decision = seat === undefined ? null : referee.decision(seat);
      return decision === null ? null : { power: decision.power, prompt: decision.prompt };
    },
    told: (fact) => facts.filter((told) => told.fact === fact),
  };
  return one;
}

export { EVERYONE, europe };
