import { type Fact, type Game, fastDice, only, procedure, StateDice } from '@bivouac/kernel';
import { isFault, newState, prepare, Referee } from '@bivouac/kernel/table';
import { europe } from '../content/index.ts';
import { conquestsGame } from '../game.ts';
import { combat } from '../rules/combat/index.ts';
import { addTroops, troopsAt } from '../rules/map/troops.ts';
import { movement } from '../rules/movement/index.ts';
import { drawing } from '../rules/turn/drawing.ts';
import {
  type Conquests,
  type ConquestsState,
  FIRST_SHIP,
  FLEETS,
  IN_CONTINGENT,
  KINDS,
  POWERS,
} from '../rules/state.ts';
import { heard, imagining, soundReason, soundTable } from '../testing/strict.ts';

export const content = europe;

export const [N, A, E, R, P] = [0, 1, 2, 3, 4] as const;
export const [INF, CAV, CAN, GINF, GCAV] = [0, 1, 2, 3, 4] as const;

export function land(id: string): number {
  return found(
    content.map.lands.findIndex((one) => one.id === id),
    id,
  );
}

export function sea(id: string): number {
  return found(
    content.map.seas.findIndex((one) => one.id === id),
    id,
  );
}

export function card(id: string): number {
  return found(
    content.cards.findIndex((one) => one.id === id),
    id,
  );
}

function found(index: number, id: string): number {
  if (index < 0) throw new Error(`there is no "${id}" in the pack`);
  return index;
}

/** The tab of a card with the military domain. */
export function militaryTab(id: string): number {
  return content.cards[card(id)]?.tabs.findIndex(({ domain }) => domain === 3) ?? -1;
}

type Nation = 'N' | 'A' | 'E' | 'R' | 'P';
const NATIONS = 'NAERP';
const LETTERS = 'ICGic';

/** Units as letters: I infantry, C cavalry, G gun, i and c guards; F a frigate (with what is aboard in brackets). */
export interface Field {
  readonly lands?: { readonly [land: string]: { readonly [nation in Nation]?: string } };
  readonly seas?: { readonly [sea: string]: { readonly [nation in Nation]?: string } };
  /** By power. */
  readonly moves?: readonly number[];
  readonly money?: readonly number[];
  readonly morale?: readonly number[];
  readonly kept?: readonly number[];
  readonly hands?: { readonly [nation in Nation]?: readonly string[] };
  readonly order?: string;
  /** Members of alliances, the initiator first: 'RP'. */
  readonly pacts?: readonly string[];
  readonly forced?: Nation;
  /** What the dice throw first. */
  readonly dice?: readonly number[];
}

export interface Table {
  readonly referee: Referee<Conquests>;
  readonly s: ConquestsState;
  readonly facts: Fact[];
  act(power: number, ...action: [string, ...(number | string)[]]): Table;
  may(power: number, ...action: [string, ...(number | string)[]]): boolean;
  offers(power: number, verb?: string): readonly (readonly unknown[])[];
  why(power: number, ...action: [string, ...(number | string)[]]): { reason?: string; clause?: string };
  /** Who is asked, and by which prompt. */
  asked(): { power: number; prompt: string } | null;
  /** Units of a nation on a land, as letters. */
  at(id: string, power: number): string;
  told(fact: string): Fact[];
}

/** Movement, then combat, and the match is over: nothing else of a turn is played. */
const war = procedure<Conquests, Record<string, never>>('course', {
  moving: (c) => c.call(movement, {}, 'fighting'),
  fighting: (c) => c.call(combat, {}, 'drawing'),
  // Only who has kept an adviser for nothing is asked anything there (CON 11.1).
  drawing: (c) => (c.s.kept.some((kept) => kept > 0) ? c.call(drawing, {}, 'over') : c.go('over')),
  over: (c) => c.finish({ winners: [], reason: 'points' }),
});

function letters(text: string): number[] {
  return text.split('').map((letter) => {
    const kind = LETTERS.indexOf(letter);
    if (kind < 0) throw new Error(`no unit "${letter}"`);
    return kind;
  });
}

function putShips(s: ConquestsState, at: number, power: number, text: string): void {
  for (const [, cargo] of text.matchAll(/F(?:\(([ICGic]*)\))?/g)) {
    const from = FIRST_SHIP[power] as number;
    const end = from + (FLEETS[power] as number);
    let ship = from;
    while (ship < end && s.ship[ship] !== IN_CONTINGENT) ship++;
    if (ship === end) throw new Error('no frigate left');
    s.ship[ship] = at;
    for (const kind of letters(cargo ?? '')) {
      s.cargo[ship * KINDS + kind] = (s.cargo[ship * KINDS + kind] as number) + 1;
      fromPools(s, power, kind);
    }
  }
}

/** What stands on the map is not in a pool. */
function fromPools(s: ConquestsState, power: number, kind: number): void {
  if (kind > CAN) {
    s.guard[kind - GINF] = (s.guard[kind - GINF] as number) - 1;
    return;
  }
  const at = power * 3 + kind;
  if ((s.contingent[at] as number) > 0) s.contingent[at] = (s.contingent[at] as number) - 1;
  else s.reserve[at] = (s.reserve[at] as number) - 1;
}

/** Everything is taken off the map, into the contingents; then the field is set. */
function lay(s: ConquestsState, field: Field): void {
  for (let at = 0; at < s.troops.length; at++) {
    const count = s.troops[at] as number;
    const power = Math.floor(at / KINDS) % POWERS;
    s.contingent[power * 3 + (at % KINDS)] =
      (s.contingent[power * 3 + (at % KINDS)] as number) + (at % KINDS < 3 ? count : 0);
    s.troops[at] = 0;
  }
  s.ship.fill(IN_CONTINGENT);
  for (const [id, nations] of Object.entries(field.lands ?? {})) {
    for (const [nation, text] of Object.entries(nations)) {
      const power = NATIONS.indexOf(nation);
      for (const kind of letters(text)) {
        addTroops(s, land(id), power, kind, 1);
        fromPools(s, power, kind);
      }
    }
  }
  for (const [id, nations] of Object.entries(field.seas ?? {})) {
    for (const [nation, text] of Object.entries(nations)) putShips(s, sea(id), NATIONS.indexOf(nation), text);
  }
  s.order = (field.order ?? 'NAERP').split('').map((nation) => NATIONS.indexOf(nation));
  s.moves = [...(field.moves ?? [20, 20, 20, 20, 20])];
  s.money = [...(field.money ?? [5, 5, 5, 5, 5])];
  s.morale = [...(field.morale ?? [5, 5, 5, 5, 5])];
  s.moraleTaken = s.moraleTaken.map(() => -1);
  s.societyTaken = s.societyTaken.map(() => -1);
  s.kept = [...(field.kept ?? [0, 0, 0, 0, 0])];
  for (const [number, members] of (field.pacts ?? []).entries()) {
    for (const nation of members.split('')) s.pact[NATIONS.indexOf(nation)] = number + 1;
    s.pactBy[number] = NATIONS.indexOf(members.charAt(0));
    s.pactSince[number] = 1;
  }
  if (field.forced !== undefined) {
    s.forced = NATIONS.indexOf(field.forced);
    s.forcedUntil = 2;
  }
  for (const [nation, ids] of Object.entries(field.hands ?? {})) deal(s, NATIONS.indexOf(nation), ids);
}

function deal(s: ConquestsState, power: number, ids: readonly string[]): void {
  for (const id of ids) {
    const pile = [...s.pile, ...s.later].find(({ is }) => is.includes(card(id)));
    const hand = s.hands[power];
    if (pile === undefined || hand === undefined) throw new Error(`${id} is in no pile`);
    const slot = pile.is.indexOf(card(id));
    pile.is.splice(slot, 1);
    pile.seen.splice(slot, 1);
    hand.is.push(card(id));
    hand.seen.push(only(power));
  }
}

/** A seed whose dice begin like this: nothing else in these matches is left to chance. */
function seedFor(wanted: readonly number[]): string {
  for (let n = 0; ; n++) {
    const dice = new StateDice(fastDice(`war ${n}`));
    if (wanted.every((face) => dice.d6() === face)) return `war ${n}`;
  }
}

/** Powers are seats: each nation has its own player. */
export function table(field: Field): Table {
  const plain = conquestsGame(content);
  const game: Game<Conquests> = {
    ...plain,
    first: war,
    begin(setup) {
      const s = plain.begin(setup);
      lay(s, field);
      return s;
    },
  };
  const seats = [[0], [1], [2], [3], [4]];
  const state = newState(
    game,
    { scenario: content.scenarios[1]?.id ?? '', options: {}, seats },
    fastDice(seedFor(field.dice ?? [])),
  );
  if (isFault(state)) throw new Error(state.fault);
  const facts: Fact[] = [];
  const tell = (fact: Fact) => {
    heard(fact);
    facts.push(fact);
  };
  const referee = new Referee(prepare(game), state, { tell });
  const untold = imagining(referee, (silent) => silent.start());
  referee.start();
  untold();
  soundTable(referee, true);
  const s = referee.state.game;
  const played: Table = {
    referee,
    s,
    facts,
    act(power, ...action) {
      const untold = imagining(referee, (silent) => silent.play(power, action));
      const answer = referee.play(power, action);
      if (!answer.ok)
        throw new Error(
          `${JSON.stringify(action)}: ${JSON.stringify(answer)} ${JSON.stringify(referee.offers(power))}`,
        );
      untold();
      soundTable(referee);
      return played;
    },
    may: (power, ...action) => referee.offers(power).some((offer) => JSON.stringify(offer) === JSON.stringify(action)),
    offers: (power, verb) =>
      referee
        .offers(power)
        .filter((offer) => verb === undefined || offer[0] === verb)
        .map((offer) => (verb === undefined ? offer : offer.slice(1))),
    why(power, ...action) {
      const reason = referee.whyNot(power, action);
      soundReason(reason);
      return reason === null ? {} : { reason: reason.reason, clause: reason.clause ?? '' };
    },
    asked() {
      const [power] = referee.waiting();
      if (power === undefined) return null;
      const decision = referee.decision(power);
      return decision === null ? null : { power, prompt: decision.prompt };
    },
    at: (id, power) =>
      LETTERS.split('')
        .map((letter, kind) => letter.repeat(troopsAt(s, land(id), power, kind)))
        .join(''),
    told: (fact) => facts.filter((one) => one.fact === fact),
  };
  return played;
}
