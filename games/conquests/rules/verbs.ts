import type { Grammar } from '@bivouac/kernel';
import { warGrammar, type WarVerbs } from './war-verbs.ts';

/** Advisers, zones, cards and diplomacy. */
type StateVerbs = {
  /** Puts an adviser on a space. */
  place: readonly [space: number];
  /** Puts a unit of the free set-up on a land. */
  station: readonly [kind: number, land: number];
  /** Plays a tab of a card. */
  play: readonly [card: number, tab: number];
  /** Buys the top card of one's pile. */
  buy: readonly [];
  /** England takes 5 FG for her friends. */
  subsidy: readonly [];
  give: readonly [power: number];
  choose: readonly [part: number];
  enrol: readonly [kind: number];
  buyMoves: readonly [];
  deploy: readonly [land: number];
  deploySea: readonly [sea: number];
  leave: readonly [];
  target: readonly [power: number];
  card: readonly [card: number];
  yield: readonly [kind: number, land: number];
  yieldShip: readonly [ship: number];
  convert: readonly [kind: number, land: number];
  declare: readonly [];
  force: readonly [power: number];
  callOff: readonly [pact: number];
  free: readonly [];
  show: readonly [card: number];
  trade: readonly [card: number];
  retire: readonly [land: number];
  retireSea: readonly [sea: number];
  keep: readonly [card: number];
};

export type ConquestsVerbs = StateVerbs & WarVerbs;

const stateGrammar: Grammar<StateVerbs> = {
  place: ['space'],
  station: ['kind', 'land'],
  play: ['card', 'tab'],
  buy: [],
  subsidy: [],
  give: ['power'],
  choose: ['part'],
  enrol: ['kind'],
  buyMoves: [],
  deploy: ['land'],
  deploySea: ['sea'],
  leave: [],
  target: ['power'],
  card: ['card'],
  yield: ['kind', 'land'],
  yieldShip: ['ship'],
  convert: ['kind', 'land'],
  declare: [],
  force: ['power'],
  callOff: ['pact'],
  free: [],
  show: ['card'],
  trade: ['card'],
  retire: ['land'],
  retireSea: ['sea'],
  keep: ['card'],
};

export const grammar: Grammar<ConquestsVerbs> = { ...stateGrammar, ...warGrammar };
