import { cell, EVERYONE, fastDice, type Frame, type Game, only } from '@bivouac/kernel';
import { isFault, newState, prepare, Referee } from '@bivouac/kernel/guide';
import { type ConquestsContent, NAPOLEON } from '../../content/types.ts';
import { printedPoints } from '../../rules/cards/effects.ts';
import { embassy } from '../../rules/diplomacy/embassy.ts';
import { noteRefusal } from '../../rules/diplomacy/pacts.ts';
import { addTroops } from '../../rules/map/troops.ts';
import { type Conquests, type ConquestsState, IN_CONTINGENT, sideOf } from '../../rules/state.ts';

/** A position in words. Who is not named is off the map; every nation has a player of its own. */
export interface Setting {
  /** Units by land and nation: `{ paris: 'N:IICG' }`, I infantry, C cavalry, G gun. */
  readonly lands: { readonly [land: string]: string };
  /** Who is asked, what: to move first of all, or to act in Diplomacy. */
  readonly asks: string;
  readonly question: 'move' | 'diplomacy';
  /** The last turn of the short game is 3. */
  readonly turn: number;
  /** By nation, in the order NAERP. */
  readonly money?: readonly number[];
  readonly moves?: readonly number[];
  readonly morale?: readonly number[];
  /** Successful alliances so far: points that everybody sees. */
  readonly made?: readonly number[];
  /** Nations with so many cards that have a diplomacy tab. */
  readonly cards?: { readonly [nation: string]: number };
  /** Treaties so far: who has put one on the table this turn, who refused whom before (`RP`: Prussia refused Russia). */
  readonly offered?: string;
  readonly refused?: readonly string[];
  /** Napoleon's forced ally, since the turn before. */
  readonly forced?: string;
  /** Neutral capitals by who holds them since an earlier turn. */
  readonly held?: { readonly [land: string]: string };
}

const NATIONS = 'NAERP';
const LETTERS = 'ICG';

export const powerOf = (nation: string): number => NATIONS.indexOf(nation);

export function landCalled({ map }: ConquestsContent, id: string): number {
  const at = map.lands.findIndex((land) => land.id === id);
  if (at < 0) throw new Error(`there is no land "${id}"`);
  return at;
}

/** The position as a match that waits for its decision. */
export function setUpPosition(game: Game<Conquests>, setting: Setting): Referee<Conquests> {
  const { content } = game;
  const seats = game.seatings[0] ?? [];
  const state = newState(game, { scenario: 'short', options: {}, seats }, fastDice('suite'));
  if (isFault(state)) throw new Error(state.fault);
  const s = state.game;
  clear(s);
  for (const [id, words] of Object.entries(setting.lands)) {
    for (const group of words.split(' ')) put(content, s, landCalled(content, id), group);
  }
  const asked = powerOf(setting.asks);
  s.turn = setting.turn;
  s.order = [asked, ...[0, 1, 2, 3, 4].filter((power) => power !== asked)];
  s.money = [...(setting.money ?? [5, 5, 5, 5, 5])];
  s.moves = [...(setting.moves ?? [6, 6, 6, 6, 6])];
  s.morale = [...(setting.morale ?? [5, 5, 5, 5, 5])];
  s.made = [...(setting.made ?? [0, 0, 0, 0, 0])];
  for (const nation of setting.offered ?? '') s.offeredIn[powerOf(nation)] = s.turn;
  for (const [by = '', other = ''] of setting.refused ?? []) noteRefusal(s, powerOf(by), powerOf(other));
  if (setting.forced !== undefined) {
    [s.forced, s.forcedSince, s.forcedUntil] = [powerOf(setting.forced), s.turn - 1, s.turn];
  }
  for (const [id, nation] of Object.entries(setting.held ?? {})) {
    const capital = content.map.neutralCapitals.indexOf(landCalled(content, id));
    s.heldBy[capital] = powerOf(nation);
    s.heldSince[capital] = 1;
  }
  for (const [nation, count] of Object.entries(setting.cards ?? {})) deal(content, s, powerOf(nation), count);
  for (const power of [1, 2, 3, 4]) {
    const goal = s.objectives.is.pop();
    s.objectives.seen.pop();
    s.objective[power]?.is.push(goal ?? 0);
    s.objective[power]?.seen.push(only(power));
  }
  state.stack = framesFor(setting, asked);
  return new Referee(prepare(game), state);
}

function framesFor({ question }: Setting, asked: number): Frame[] {
  const course: Frame = { proc: 'course', step: 'next', vars: {} };
  if (question === 'move') {
    return [
      course,
      { proc: 'turn', step: 'fighting', vars: {} },
      { proc: 'movement', step: 'over', vars: {} },
      { proc: 'moving', step: 'ask', vars: { at: 0 } },
    ];
  }
  return [
    course,
    { proc: 'turn', step: 'moving', vars: {} },
    { proc: 'diplomacyZone', step: 'done', vars: { at: 22 } },
    { proc: 'embassy', step: 'act', vars: { ...embassy(asked, 'zone') } },
  ];
}

/** Everything off the map: units to the contingents. */
function clear(s: ConquestsState): void {
  for (const [at, count] of s.troops.entries()) {
    const power = Math.floor(at / 5) % 5;
    const kind = at % 5;
    if (kind < 3) s.contingent[power * 3 + kind] = cell(s.contingent, power * 3 + kind) + count;
  }
  s.troops.fill(0);
  s.ship.fill(IN_CONTINGENT);
}

function put(content: ConquestsContent, s: ConquestsState, land: number, group: string): void {
  const [nation = '', units = ''] = group.split(':');
  const power = powerOf(nation);
  for (const letter of units) {
    const kind = LETTERS.indexOf(letter);
    addTroops(s, land, power, kind, 1);
    const at = power * 3 + kind;
    const pool = cell(s.contingent, at) > 0 ? s.contingent : s.reserve;
    pool[at] = cell(pool, at) - 1;
    if (pool[at] < 0) throw new Error(`${nation} has no more ${letter} for ${content.map.lands[land]?.id}`);
  }
}

/** Cards with a diplomacy tab of one point, from the power's own pile. */
function deal(content: ConquestsContent, s: ConquestsState, power: number, count: number): void {
  const pile = s.pile[sideOf(power)];
  const hand = s.hands[power];
  if (pile === undefined || hand === undefined) return;
  for (let n = 0; n < count; n++) {
    const slot = pile.is.findIndex((card) => printedPoints({ content }, card) >= (power === NAPOLEON ? 2 : 1));
    const [card = 0] = pile.is.splice(slot, 1);
    pile.seen.splice(slot, 1);
    hand.is.push(card);
    hand.seen.push(power === NAPOLEON ? EVERYONE : only(power));
  }
}
