import type { Grammar } from '@bivouac/kernel';
import { warGrammar, type WarVerbs } from './war-verbs.ts';

/** Advisers, zones, cards and diplomacy. */
type StateVerbs = {
  /** Puts an adviser on a space. */
  place: readonly [space: number];
  /** Plays a tab of a card. */
  play: readonly [card: number, tab: number];
  /** Buys the top card of one's pile. */
  buy: readonly [];
  /** England takes 5 FG for her friends. */
  subsidy: readonly [];
  /** Gives a power so many francs. */
  grant: readonly [power: number, francs: number];
  choose: readonly [part: number];
  /** Of the pools: infantry, cavalry, guns, frigates. */
  enrol: readonly [arm: number];
  /** Two PM for each franc. */
  buyMoves: readonly [francs: number];
  deploy: readonly [land: number];
  deploySea: readonly [sea: number];
  leave: readonly [];
  target: readonly [power: number];
  card: readonly [card: number];
  /** Takes a unit or a frigate from its owner. */
  strike: readonly [kind: number, land: number];
  strikeShip: readonly [ship: number];
  convert: readonly [kind: number, land: number];
  declare: readonly [];
  force: readonly [power: number];
  callOff: readonly [pact: number];
  free: readonly [];
  /** Shows a card to an ally, or hands it over. */
  show: readonly [card: number, power: number];
  give: readonly [card: number, power: number];
  retire: readonly [land: number];
  keep: readonly [card: number];
};

export type ConquestsVerbs = StateVerbs & WarVerbs;

const stateGrammar: Grammar<StateVerbs> = {
  place: ['space'],
  play: ['card', 'tab'],
  buy: [],
  subsidy: [],
  grant: ['power', 'number'],
  choose: ['part'],
  enrol: ['arm'],
  buyMoves: ['number'],
  deploy: ['land'],
  deploySea: ['sea'],
  leave: [],
  target: ['power'],
  card: ['card'],
  strike: ['kind', 'land'],
  strikeShip: ['ship'],
  convert: ['kind', 'land'],
  declare: [],
  force: ['power'],
  callOff: ['pact'],
  free: [],
  show: ['card', 'power'],
  give: ['card', 'power'],
  retire: ['land'],
  keep: ['card'],
};

export const grammar: Grammar<ConquestsVerbs> = { ...stateGrammar, ...warGrammar };
