import type { Grammar } from '@bivouac/kernel';

/** The verbs of movement and combat: one place each at the most, beside a kind or a power. */
export type WarVerbs = {
  /** Takes troops of a land in hand; a unit more, of one's own or of the forced ally; all of them. */
  from: readonly [land: number];
  take: readonly [kind: number];
  takeAlly: readonly [kind: number];
  takeAll: readonly [];
  /** Leaves a unit of the group where it is now. */
  putDown: readonly [kind: number];
  putDownAlly: readonly [kind: number];
  march: readonly [land: number];
  halt: readonly [];
  /** Takes a frigate in hand. */
  sailWith: readonly [ship: number];
  sail: readonly [sea: number];
  load: readonly [kind: number, land: number];
  unload: readonly [kind: number, land: number];
  engage: readonly [power: number];
  /** A frigate with several battles beside it supports this one, or waits. */
  support: readonly [ship: number];
  spare: readonly [ship: number];
  /** Division: against whom. Afterwards the others fight on or fall back. */
  divide: readonly [power: number];
  fight: readonly [];
  fallBack: readonly [];
  /** The ally who stands for the side. */
  entrust: readonly [power: number];
  recruit: readonly [power: number, kind: number];
  lose: readonly [power: number, kind: number];
  loseShip: readonly [ship: number];
  /** Retreats: the terms, the way. */
  pay: readonly [];
  sacrifice: readonly [];
  retreat: readonly [land: number];
  retreatSea: readonly [sea: number];
  embark: readonly [ship: number];
  breakOut: readonly [];
  abandon: readonly [];
  /** After a victory. */
  pursue: readonly [land: number];
  advance: readonly [land: number];
  bring: readonly [power: number, kind: number];
  bringAll: readonly [];
};

export const warGrammar: Grammar<WarVerbs> = {
  from: ['land'],
  take: ['kind'],
  takeAlly: ['kind'],
  takeAll: [],
  putDown: ['kind'],
  putDownAlly: ['kind'],
  march: ['land'],
  halt: [],
  sailWith: ['ship'],
  sail: ['sea'],
  load: ['kind', 'land'],
  unload: ['kind', 'land'],
  engage: ['power'],
  support: ['ship'],
  spare: ['ship'],
  divide: ['power'],
  fight: [],
  fallBack: [],
  entrust: ['power'],
  recruit: ['power', 'kind'],
  lose: ['power', 'kind'],
  loseShip: ['ship'],
  pay: [],
  sacrifice: [],
  retreat: ['land'],
  retreatSea: ['sea'],
  embark: ['ship'],
  breakOut: [],
  abandon: [],
  pursue: ['land'],
  advance: ['land'],
  bring: ['power', 'kind'],
  bringAll: [],
};
